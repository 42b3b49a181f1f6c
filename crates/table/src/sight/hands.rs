//! The hands on the table as a viewer sees them.

use alloc::vec::Vec;

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::{SetHand, Split};
use croupier_rules::chapters::three_card_prime::{Decision, ThreeCardRank, strength};
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::ranking::{point_count, value};

use super::Viewer;
use crate::baccarat::BaccaratTable;
use crate::poker::{Choice, Phase, PokerTable};
use crate::sealed::Sealed;
use crate::seat::Seat;
use crate::seen_by::SeenBy;
use crate::state::State;

/// A hand on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum HandName {
    /// The Player's Hand or the Banker's Hand.
    Baccarat {
        /// Which of the two.
        side: Side,
    },
    /// The dealer's hand.
    Dealer,
    /// The hand of a betting position.
    Position {
        /// The position.
        position: Seat,
    },
    /// The fourth card of a betting position.
    FourthCard {
        /// The position.
        position: Seat,
    },
}

/// A hand as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct HandView {
    /// Which.
    pub name: HandName,
    /// Its cards, in the order in which they were dealt.
    pub cards: Vec<Sealed<Card>>,
    /// The Point Count: of a hand of baccarat, of the showdown hand at Saigon 5 Card; where the viewer may know it.
    pub count: Option<u8>,
    /// The rank of a hand of Three Card Prime, where the viewer may know it.
    pub rank: Option<ThreeCardRank>,
    /// What the player of a poker-type game did with it.
    pub choice: Option<ChoiceView>,
}

/// What a player did after looking at a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum ChoiceView {
    /// Nothing yet.
    Open,
    /// Made a Play Wager.
    Played,
    /// Folded: forfeited the Ante.
    Folded,
    /// Set two hands.
    Set {
        /// How, where the viewer may know it.
        split: Sealed<Split>,
    },
}

impl HandView {
    /// A hand of which only the cards are told.
    fn of(name: HandName, viewer: Viewer, cards: impl Iterator<Item = (Card, SeenBy)>) -> HandView {
        let shown = |(card, seen_by)| Sealed::Open(card).shown_if(viewer.sees(seen_by));
        HandView { name, cards: cards.map(shown).collect(), count: None, rank: None, choice: None }
    }

    /// The cards, where the viewer sees all of them.
    fn known(&self) -> Option<Vec<Card>> {
        self.cards.iter().map(|card| card.seen().copied()).collect()
    }

    /// Exactly `N` cards, where there are that many and the viewer sees all of them.
    fn exactly<const N: usize>(&self) -> Option<[Card; N]> {
        self.known()?.try_into().ok()
    }
}

/// The two hands of baccarat.
pub(crate) fn baccarat(table: &BaccaratTable, viewer: Viewer) -> Vec<HandView> {
    Side::ALL.into_iter().map(|side| hand_of(table, viewer, side)).collect()
}

fn hand_of(table: &BaccaratTable, viewer: Viewer, side: Side) -> HandView {
    let lying = table.hand(side).filter_map(|which| table.card(which).zip(table.seen_by(which)));
    let hand = HandView::of(HandName::Baccarat { side }, viewer, lying);
    let known = hand.known().filter(|cards| cards.len() >= 2);
    let count = known.map(|cards| point_count(cards.into_iter().filter_map(value)).get());
    HandView { count, ..hand }
}

/// The hands of a poker-type game: the dealer's, then those of the positions.
pub(crate) fn poker(state: &State, table: &PokerTable, viewer: Viewer) -> Vec<HandView> {
    let dealers = HandView::of(HandName::Dealer, viewer, table.cards_of_dealer());
    let mut hands = Vec::with_capacity(1 + 2 * table.in_round().count());
    hands.push(worth(table, dealers, table.dealers_split()));
    for position in table.in_round() {
        hands.push(at_position(state, table, viewer, position));
        hands.extend(
            table
                .fourth_card_at(position)
                .map(|card| HandView::of(HandName::FourthCard { position }, viewer, core::iter::once(card))),
        );
    }
    hands
}

fn at_position(state: &State, table: &PokerTable, viewer: Viewer, position: Seat) -> HandView {
    let owner = state.wagering.owner(position);
    let hand = HandView::of(HandName::Position { position }, viewer, table.cards_at(position, owner));
    let choice = table.hand(position).map(|hand| match hand.choice {
        Choice::Open => ChoiceView::Open,
        Choice::Decided(Decision::Play) => ChoiceView::Played,
        Choice::Decided(Decision::Forfeit) => ChoiceView::Folded,
        Choice::Set(split) => {
            let may_know = viewer.sees(table.split_seen_by(position, owner));
            ChoiceView::Set { split: Sealed::Open(split).shown_if(may_know) }
        }
    });
    let split = match choice {
        Some(ChoiceView::Set { split }) => split.seen().copied(),
        Some(ChoiceView::Open | ChoiceView::Played | ChoiceView::Folded) | None => None,
    };
    HandView { choice, ..worth(table, hand, split) }
}

/// The same with what the hand is worth, once it is whole.
fn worth(table: &PokerTable, hand: HandView, split: Option<Split>) -> HandView {
    match table.phase() {
        Phase::Betting | Phase::Dealing | Phase::Stub | Phase::WrongStub => hand,
        Phase::Playing | Phase::Settling => {
            let rank = hand.exactly::<3>().map(|three| strength(three).rank());
            let set = hand.exactly::<5>().zip(split).map(|(five, split)| SetHand::new(five, split));
            HandView { rank, count: set.map(|set| set.point_count().get()), ..hand }
        }
    }
}

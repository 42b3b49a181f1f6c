//! What a viewer may see. Nobody sees a card they may not see: views are made here, from the state, per viewer.

use alloc::vec;
use alloc::vec::Vec;

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::ranking::{point_count, value};
use croupier_rules::kit::wager::Wager;
use croupier_rules::{Card, Cents, GameId};

use crate::baccarat::{BaccaratTable, Face, TableCard};
use crate::command::Actor;
use crate::ledger::Account;
use crate::poker::PokerTable;
use crate::poker::view::{Sight, cards_of, dealers_cards, fourth_card_of};
use crate::seat::Seat;
use crate::state::{Round, State};
use crate::steps::{Step, steps};
use crate::time::Time;
use crate::wagering::wagers;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player at the table.
    Player(Seat),
    /// Somebody who sees what lies open: the dealer, the floor, a passer-by.
    Bystander,
    /// Whoever replays the record afterwards and may see everything.
    Surveillance,
}

/// A hand on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandName {
    /// The Player's Hand or the Banker's Hand.
    Baccarat(Side),
    /// The dealer's hand.
    Dealer,
    /// The hand of a betting position.
    Position(Seat),
    /// The fourth card of a betting position.
    FourthCard(Seat),
}

/// A hand as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandView {
    /// Which.
    pub name: HandName,
    /// Its cards; `None` for one that the viewer may not see.
    pub cards: Vec<Option<Card>>,
    /// Its Point Count, where there is one and the viewer may know it.
    pub count: Option<u8>,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// The chips in front of it.
    pub chips: Cents,
    /// The wagers at its position, by name.
    pub wagers: Vec<(Wager, Cents)>,
    /// Vigorish that is marked.
    pub owed: Cents,
}

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The game.
    pub game: GameId,
    /// The time of the last entry.
    pub clock: Time,
    /// Whether the betting is open.
    pub betting: bool,
    /// The taken seats.
    pub seats: Vec<SeatView>,
    /// The hands on the table.
    pub hands: Vec<HandView>,
    /// How many cards are left in the stack.
    pub cards_left: usize,
    /// What the viewer must or may do.
    pub steps: Vec<Step>,
}

impl View {
    /// A hand, if it lies on the table.
    pub fn hand(&self, name: HandName) -> Option<&HandView> {
        self.hands.iter().find(|hand| hand.name == name)
    }
}

/// The table as a viewer sees it.
pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        game: state.game(),
        clock: state.clock,
        betting: state.betting_is_open(),
        seats: state.seats.taken().map(|seat| seat_view(state, seat)).collect(),
        hands: hands(state, viewer),
        cards_left: state.cards.shoe.remaining(),
        steps: steps(state).into_iter().filter(|step| concerns(viewer, step.actor)).collect(),
    }
}

/// Players see their own steps; everybody else sees all.
fn concerns(viewer: Viewer, actor: Actor) -> bool {
    match viewer {
        Viewer::Player(seat) => actor == Actor::Player(seat),
        Viewer::Bystander | Viewer::Surveillance => true,
    }
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let wagers = wagers(state.game()).iter();
    let staked = wagers.map(|&wager| (wager, state.ledger.balance(Account::Layout(seat, wager))));
    SeatView {
        seat,
        chips: state.ledger.balance(Account::Player(seat)),
        wagers: staked.filter(|(_, amount)| !amount.is_zero()).collect(),
        owed: match &state.round {
            Round::Baccarat(table) => table.vigorish_owed(seat),
            Round::Poker(_) => Cents::ZERO,
        },
    }
}

fn hands(state: &State, viewer: Viewer) -> Vec<HandView> {
    match &state.round {
        Round::Baccarat(table) => Side::ALL.iter().map(|&side| baccarat_hand(table, viewer, side)).collect(),
        Round::Poker(table) => poker_hands(state, table, viewer),
    }
}

/// Whether a viewer sees a card of baccarat.
fn sees(viewer: Viewer, face: Face) -> bool {
    match (viewer, face) {
        (Viewer::Surveillance, _) | (_, Face::FaceUp) => true,
        (Viewer::Player(seat), Face::ShownTo(shown)) => seat == shown,
        (Viewer::Player(_) | Viewer::Bystander, Face::FaceDown) | (Viewer::Bystander, Face::ShownTo(_)) => {
            false
        }
    }
}

fn baccarat_hand(table: &BaccaratTable, viewer: Viewer, side: Side) -> HandView {
    let places = (0..3).map(|place| TableCard::OfHand(side, place));
    let lying = places.filter_map(|which| table.card(which).zip(table.face(which)));
    let cards: Vec<_> = lying.map(|(card, face)| sees(viewer, face).then_some(card)).collect();
    let known: Option<Vec<Card>> = cards.iter().copied().collect();
    let count = known.filter(|cards| cards.len() >= 2);
    let count = count.map(|cards| point_count(cards.into_iter().filter_map(value)).get());
    HandView { name: HandName::Baccarat(side), cards, count }
}

fn poker_hands(state: &State, table: &PokerTable, viewer: Viewer) -> Vec<HandView> {
    let mut hands =
        vec![HandView { name: HandName::Dealer, cards: shown(viewer, dealers_cards(table)), count: None }];
    for position in table.in_round() {
        let cards = shown(viewer, cards_of(state, table, position));
        hands.push(HandView { name: HandName::Position(position), cards, count: None });
        if let Some(fourth) = fourth_card_of(table, position) {
            let cards = shown(viewer, [fourth].into_iter());
            hands.push(HandView { name: HandName::FourthCard(position), cards, count: None });
        }
    }
    hands
}

fn shown(viewer: Viewer, cards: impl Iterator<Item = (Card, Sight)>) -> Vec<Option<Card>> {
    let visible = |sight: Sight| match viewer {
        Viewer::Surveillance => true,
        Viewer::Player(seat) => sight.reaches(Some(seat)),
        Viewer::Bystander => sight.reaches(None),
    };
    cards.map(|(card, sight)| visible(sight).then_some(card)).collect()
}

//! What becomes of a card that should not have been drawn or seen, and of a round that runs out of cards.

use super::clauses::Clauses;
use super::dealing::{self, Renewal, ThirdCard};
use super::ranking::{HandSize, PointCount};
use crate::chapters::section::equipment::Discards;
use crate::kit::wager::Ruling;
use crate::law::{Cited, Provision};

/// The clauses of a chapter on irregularities, and what it chooses for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrregularityClauses {
    /// A card drawn in error and not seen.
    pub not_disclosed: Provision,
    /// A wrong third card of the Player's Hand, not seen.
    pub third_card_not_disclosed: Provision,
    /// A wrong third card of the Player's Hand, seen.
    pub third_card_disclosed: Provision,
    /// It is discarded with one more card.
    pub discard_with_one_more: Cited<Discards>,
    /// It begins a simulated round.
    pub simulated_round: Cited<Discards>,
    /// Any other card drawn in error and seen, or found face up in the shoe.
    pub disclosed: Cited<Discards>,
    /// Too few cards to complete a round.
    pub insufficient: Cited<Renewal>,
}

/// A card that was drawn in error or found face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardInError {
    /// A third card dealt to the Player's Hand, which must stay; with the two-card Point Counts.
    PlayersThirdCard {
        /// The Point Count of the Player's first two cards.
        player: PointCount,
        /// The Point Count of the Banker's first two cards.
        banker: PointCount,
        /// Whether the Banker's Hand has drawn already, and so may draw no more (reading ER-148).
        banker_has: HandSize,
    },
    /// A third card dealt to the Banker's Hand, which must stay: no paragraph of its own (reading ER-119).
    BankersThirdCard,
    /// Any other card.
    AnyOther,
}

/// Whether the card was seen. A card dealt properly is none of these cases, seen or not (reading ER-117).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Disclosure {
    /// Nobody saw its face.
    NotDisclosed,
    /// Its face was shown when it was dealt.
    WhenDealt,
    /// It lay face up in the shoe.
    FaceUpInShoe,
}

impl Disclosure {
    /// Every case.
    pub const ALL: [Disclosure; 3] =
        [Disclosure::NotDisclosed, Disclosure::WhenDealt, Disclosure::FaceUpInShoe];

    const fn is_disclosed(self) -> bool {
        match self {
            Disclosure::NotDisclosed => false,
            Disclosure::WhenDealt | Disclosure::FaceUpInShoe => true,
        }
    }
}

/// What the Rules Submission designates for a disclosed third card that no hand can use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Remedy {
    /// It is discarded with one more card, which nobody sees (reading ER-004).
    #[default]
    DiscardWithOneMore,
    /// It begins a simulated round.
    SimulatedRound,
}

impl Remedy {
    /// Both remedies.
    pub const ALL: [Remedy; 2] = [Remedy::DiscardWithOneMore, Remedy::SimulatedRound];
}

/// What becomes of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disposition {
    /// It is the third card of the Banker's Hand.
    BankersThirdCard,
    /// It is the first card of the next hand of play.
    FirstCardOfNextHand,
    /// It is discarded with one more card, face down.
    DiscardWithOneMore,
    /// It is the first card of a simulated round without wagers; no burn, third cards as always.
    SimulatedRound,
}

/// When a disposition is carried out (reading ER-118).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// In the round in progress.
    ThisRound,
    /// After the round in progress has been completed without the card, and settled.
    AfterThisRound,
}

impl Disposition {
    /// When it is carried out.
    pub const fn moment(self) -> Moment {
        match self {
            Disposition::BankersThirdCard | Disposition::DiscardWithOneMore => Moment::ThisRound,
            Disposition::FirstCardOfNextHand | Disposition::SimulatedRound => Moment::AfterThisRound,
        }
    }
}

/// An error for which no chapter gives a remedy: it is recorded and left to the floor (reading ER-119).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftToTheFloor {
    /// The first four cards went to the wrong hands.
    WrongOrder,
    /// A third card was not dealt where the rules ask for one.
    ThirdCardOmitted,
}

impl LeftToTheFloor {
    /// Both errors.
    pub const ALL: [LeftToTheFloor; 2] = [LeftToTheFloor::WrongOrder, LeftToTheFloor::ThirdCardOmitted];
}

/// What becomes of a card in error, and by which clause. `None` if it was not an error: the Player's Hand was
/// entitled to its third card.
pub fn dispose(
    clauses: &Clauses,
    card: CardInError,
    disclosure: Disclosure,
    remedy: Remedy,
) -> Option<Cited<Disposition>> {
    match card {
        CardInError::PlayersThirdCard { player, banker, banker_has } => {
            let stays = dealing::player_decision(player, banker).third_card == ThirdCard::Stay;
            let banker = bankers_need(player, banker, banker_has);
            stays.then(|| players_third_card(clauses, banker, disclosure, remedy))
        }
        CardInError::BankersThirdCard | CardInError::AnyOther => Some(any_other(clauses, disclosure)),
    }
}

/// Whether the Banker's Hand still draws. The Player's Hand counts as having stayed (reading ER-120); a Banker's Hand
/// that has drawn draws no more (reading ER-148).
fn bankers_need(player: PointCount, banker: PointCount, banker_has: HandSize) -> ThirdCard {
    match banker_has {
        HandSize::Two => dealing::banker_decision(player, banker, None).third_card,
        HandSize::Three => ThirdCard::Stay,
    }
}

fn players_third_card(
    clauses: &Clauses,
    banker: ThirdCard,
    disclosure: Disclosure,
    remedy: Remedy,
) -> Cited<Disposition> {
    let remedies = &clauses.irregularities;
    match (banker, disclosure.is_disclosed()) {
        (ThirdCard::Draw, false) => {
            Cited::new(Disposition::BankersThirdCard, remedies.third_card_not_disclosed)
        }
        (ThirdCard::Draw, true) => Cited::new(Disposition::BankersThirdCard, remedies.third_card_disclosed),
        (ThirdCard::Stay, false) => {
            Cited::new(Disposition::FirstCardOfNextHand, remedies.third_card_not_disclosed)
        }
        (ThirdCard::Stay, true) => remedied(clauses, remedy),
    }
}

const fn remedied(clauses: &Clauses, remedy: Remedy) -> Cited<Disposition> {
    let remedies = &clauses.irregularities;
    match remedy {
        Remedy::DiscardWithOneMore => {
            Cited::new(Disposition::DiscardWithOneMore, remedies.discard_with_one_more.provision)
        }
        Remedy::SimulatedRound => Cited::new(Disposition::SimulatedRound, remedies.simulated_round.provision),
    }
}

/// Every card that is not a wrong third card of the Player's Hand, in all three chapters alike (reading ER-003).
const fn any_other(clauses: &Clauses, disclosure: Disclosure) -> Cited<Disposition> {
    let remedies = &clauses.irregularities;
    if disclosure.is_disclosed() {
        Cited::new(Disposition::SimulatedRound, remedies.disclosed.provision)
    } else {
        Cited::new(Disposition::FirstCardOfNextHand, remedies.not_disclosed)
    }
}

/// Whether a shoe can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// The round can be completed.
    Sufficient,
    /// The round is void: every wager is returned, and no vigorish already owed is forgiven (reading ER-121).
    Void,
}

/// Whether the cards left in a shoe are enough for the cards that the round still needs.
pub const fn supply(left: usize, needed: usize) -> Supply {
    if left < needed { Supply::Void } else { Supply::Sufficient }
}

/// What the rules say of every wager of a void round.
pub const fn void(clauses: &Clauses) -> Ruling {
    Ruling::push(clauses.irregularities.insufficient.provision)
}

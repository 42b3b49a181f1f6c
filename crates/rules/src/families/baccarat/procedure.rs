//! The procedures by which the chapters let a round be dealt, as data: which steps in which order, who deals, who
//! turns the cards, and the clause behind each step.

use super::clauses::Clauses;
use super::ranking::Side;
use crate::law::Provision;

/// A way to deal a round that a Rules Submission can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// The first four cards are dealt face up.
    FaceUp,
    /// The first four cards are dealt face down, and the dealer turns them.
    FaceDown,
    /// They are dealt face down, and the players with the highest wagers turn them.
    PlayersTurn,
    /// The curator deals them face down, and the dealer calling the game turns them.
    CallerTurns,
}

impl Method {
    /// Every method.
    pub const ALL: [Method; 4] = [Method::FaceUp, Method::FaceDown, Method::PlayersTurn, Method::CallerTurns];
}

/// Something that is done with the first four cards before any third card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A hand is turned face up.
    Reveal(Side),
    /// Its Point Count is announced.
    Announce(Side),
}

/// How a card lies when it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Facing {
    Up,
    Down,
}

/// Who turns the hands that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turner {
    /// The dealer.
    Dealer,
    /// The players who have wagered most on them.
    HighestBettors(Turning),
}

/// The clauses on players who turn the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// Several players have wagered the same.
    pub equal_wagers: Provision,
    /// Nobody has wagered on the hand (reading ER-130).
    pub no_wager: Provision,
    /// The right is given up, or taken.
    pub relinquished: Provision,
}

/// Who draws the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum DealtBy {
    Dealer,
    Curator,
}

/// A way to deal a round, with the clauses that prescribe it. Pairs are for the Player's and the Banker's Hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Procedure {
    /// The choice of a Rules Submission that it is.
    pub method: Method,
    /// The clause that provides for it.
    pub provided: Provision,
    /// What follows the first four cards.
    pub tasks: &'static [Task],
    /// How the first four cards lie when they are dealt.
    pub first_four: Facing,
    /// How a third card lies when it is dealt.
    pub third_card: Facing,
    /// Who turns the hands.
    pub turned_by: Turner,
    /// Who deals.
    pub dealt_by: DealtBy,
    /// The betting ends before the first card.
    pub no_more_bets: Provision,
    /// The first four cards are dealt.
    pub deal: Provision,
    /// The bodily part of the deal.
    pub attested: Option<Provision>,
    /// The first two cards of each hand are turned.
    pub turn: [Provision; 2],
    /// The third card of each hand is turned.
    pub turn_third: [Provision; 2],
    /// The Point Count of each hand is announced as the hand is placed.
    pub placed: [Provision; 2],
    /// Both Point Counts are announced before third cards are considered.
    pub announced: Provision,
    /// Third cards are decided after the announcements.
    pub then_decided: Provision,
}

/// Each hand is turned and announced before the next one is turned (reading ER-126).
pub const HAND_BY_HAND: &[Task] = &[
    Task::Reveal(Side::Player),
    Task::Announce(Side::Player),
    Task::Reveal(Side::Banker),
    Task::Announce(Side::Banker),
];

/// Both hands are turned, then announced.
pub const TURNED_THEN_ANNOUNCED: &[Task] = &[
    Task::Reveal(Side::Player),
    Task::Reveal(Side::Banker),
    Task::Announce(Side::Player),
    Task::Announce(Side::Banker),
];

/// The hands are dealt face up and only announced.
pub const ANNOUNCED: &[Task] = &[Task::Announce(Side::Player), Task::Announce(Side::Banker)];

impl Clauses {
    /// The procedure of a method, if the chapter has that method.
    pub fn procedure(&self, method: Method) -> Option<&'static Procedure> {
        self.dealing.procedures.iter().find(|procedure| procedure.method == method)
    }
}

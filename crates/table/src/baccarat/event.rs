//! What is recorded of a round of baccarat, beside chips, announcements and bodily acts.

use croupier_rules::families::baccarat::{Clauses, Side};
use croupier_rules::{Card, Cents, Provision};

use crate::seat::Seat;

/// What can happen in a round of one of the three baccarat games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaccaratEvent {
    /// The betting has ended.
    BettingEnded,
    /// The right to turn a hand falls to a player, or to nobody.
    RightFalls {
        /// The hand.
        side: Side,
        /// The player.
        to: Option<Seat>,
    },
    /// The curator was instructed to deal.
    CardsCalled,
    /// A card went to a hand.
    Dealt {
        /// The hand.
        side: Side,
        /// The card.
        card: Card,
        /// How it lies.
        facing: Facing,
    },
    /// The cover card came and was set aside.
    CoverCardSetAside,
    /// A hand's cards that nobody has seen went to a player, face down.
    HandedOver {
        /// The hand.
        side: Side,
        /// The player.
        to: Seat,
    },
    /// They lie face up.
    Revealed(Side),
    /// A player gave up, or lost, the right to turn a hand.
    RightRelinquished {
        /// The hand.
        side: Side,
        /// The player.
        by: Seat,
    },
    /// It was offered to a player.
    RightOffered {
        /// The hand.
        side: Side,
        /// The player.
        to: Seat,
    },
    /// The player it was offered to has it now.
    RightAccepted(Side),
    /// The player it was offered to did not want it.
    RightDeclined(Side),
    /// The Point Count of a hand's first two cards was announced.
    PointCountAnnounced(Side),
    /// The final Point Counts were announced.
    ResultAnnounced {
        /// The hand that won, if one did.
        winner: Option<Side>,
    },
    /// The losing wagers are gone.
    LosingCollected,
    /// Vigorish is owed and marked.
    VigorishMarked {
        /// By whom.
        seat: Seat,
        /// How much more.
        amount: Cents,
    },
    /// What a seat owed was collected, and its marker removed.
    VigorishCollected(Seat),
    /// The cards of the round were removed.
    CardsRemoved,
    /// "Last hand" was announced.
    LastHandAnnounced,
    /// No further hand comes from this shoe.
    ShoeOver,
    /// The round is void.
    RoundVoid,
    /// A card drawn in error waits, unseen, to begin the next hand.
    KeptForNextHand(Card),
    /// A card drawn in error and seen waits to begin a simulated round.
    KeptForSimulatedRound {
        /// The card.
        card: Card,
        /// Why.
        cause: Simulation,
    },
    /// So many cards were drawn and discarded.
    Discarded(u8),
    /// A simulated round began with the card that waited for it.
    SimulatedRoundBegan,
    /// The shoe was offered to a player.
    ShoeOffered(Seat),
    /// The player it was offered to is curator.
    ShoeAccepted(Seat),
    /// The player it was offered to did not want it.
    ShoeDeclined(Seat),
    /// The dealer is curator, by the word of a player or for want of one.
    DealerIsCurator {
        /// The player.
        designated_by: Option<Seat>,
    },
    /// The curator gave the shoe away, or had to.
    ShoePassed,
    /// Somebody with a part in the round has left the table.
    PartGivenUp(Seat),
}

/// Why a simulated round is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Simulation {
    /// The Player's Hand was dealt a third card that no hand can use.
    PlayersThirdCard,
    /// Any other card was seen.
    AnyOtherCard,
}

impl Simulation {
    /// The clause of a chapter that orders the round.
    pub const fn clause(self, chapter: &Clauses) -> Provision {
        match self {
            Simulation::PlayersThirdCard => chapter.irregularities.simulated_round.provision,
            Simulation::AnyOtherCard => chapter.irregularities.disclosed.provision,
        }
    }
}

/// How a card lies when it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Facing {
    /// Its face shows.
    Up,
    /// Its back shows.
    Down,
}

//! What is recorded of a round of baccarat, beside chips, announcements and bodily acts.

use croupier_rules::families::baccarat::irregularities::Disclosure;
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::families::baccarat::{Clauses, Side};
use croupier_rules::{Card, Cents, Provision};

use crate::ground::Ground;
use crate::sealed::Sealed;
use crate::seat::Seat;
use crate::seen_by::SeenBy;

/// What can happen in a round of one of the three baccarat games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
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
    /// A card was dealt to a hand.
    Dealt {
        /// The hand.
        side: Side,
        /// The card.
        card: Sealed<Card>,
        /// How it lies.
        facing: Facing,
    },
    /// The cover card came and was set aside.
    CoverCardSetAside,
    /// The cards of a hand that lie face down were handed to a player.
    HandedOver {
        /// The hand.
        side: Side,
        /// The player.
        to: Seat,
    },
    /// They lie face up.
    Revealed {
        /// The hand.
        side: Side,
    },
    /// A player gave up the right to turn a hand.
    RightRelinquished {
        /// The hand.
        side: Side,
        /// The player.
        by: Seat,
    },
    /// A player was ordered to give it up.
    RelinquishmentOrdered {
        /// The hand.
        side: Side,
        /// The player.
        from: Seat,
        /// The ground.
        because: Option<Ground>,
    },
    /// It was offered to a player.
    RightOffered {
        /// The hand.
        side: Side,
        /// The player.
        to: Seat,
    },
    /// The player to whom it was offered accepted it.
    RightAccepted {
        /// The hand.
        side: Side,
    },
    /// The player to whom it was offered declined it.
    RightDeclined {
        /// The hand.
        side: Side,
    },
    /// The Point Count of a hand's first two cards was announced.
    PointCountAnnounced {
        /// The hand.
        side: Side,
    },
    /// The final Point Counts were announced.
    ResultAnnounced {
        /// The hand that won, if one did.
        winner: Option<Side>,
    },
    /// The losing wagers were collected.
    LosingCollected,
    /// Vigorish is owed and marked.
    VigorishMarked {
        /// Who owes it.
        seat: Seat,
        /// How much more.
        amount: Cents,
    },
    /// What a seat owed was collected, and its marker removed.
    VigorishCollected {
        /// Who owed it.
        seat: Seat,
    },
    /// The cards of the round were removed.
    CardsRemoved,
    /// "Last hand" was announced.
    LastHandAnnounced,
    /// No further hand comes from this shoe.
    ShoeOver,
    /// The round is void.
    RoundVoid,
    /// A third card was dealt to the Player's Hand too early to be judged: it waits until the first four cards lie face
    /// up.
    ThirdCardSetAside {
        /// The card.
        card: Sealed<Card>,
        /// Whether its face was seen.
        disclosure: Disclosure,
    },
    /// A card drawn in error, unseen, waits to begin the next hand.
    KeptForNextHand {
        /// The card.
        card: Sealed<Card>,
    },
    /// A card drawn in error and seen waits to begin a simulated round.
    KeptForSimulatedRound {
        /// The card.
        card: Card,
        /// Why.
        cause: Simulation,
    },
    /// A wrong third card that was seen was discarded, with one more that nobody sees while one is left.
    Discarded {
        /// The card that was seen.
        card: Card,
        /// How many cards were discarded in all.
        cards: u8,
    },
    /// A card that waited for a hand which does not come, since the shoe ends, was discarded.
    KeptCardDiscarded {
        /// The card.
        card: Sealed<Card>,
        /// Whether it lies face up.
        facing: Facing,
    },
    /// A simulated round began with the card that waited for it.
    SimulatedRoundBegan,
    /// The shoe was offered to a player.
    ShoeOffered {
        /// The player.
        to: Seat,
    },
    /// The player to whom it was offered accepted it and is the curator.
    ShoeAccepted {
        /// The player.
        by: Seat,
    },
    /// The player to whom it was offered declined it.
    ShoeDeclined {
        /// The player.
        by: Seat,
    },
    /// The dealer calling the game is the curator.
    DealerIsCurator {
        /// The player who designated the dealer; nobody where no player accepted the shoe.
        designated_by: Option<Seat>,
    },
    /// The curator passed the shoe.
    ShoePassed,
    /// The curator was ordered to pass it.
    PassOrdered {
        /// The ground.
        because: Option<Ground>,
    },
    /// A player with a part in the round left the table.
    PartGivenUp {
        /// The player.
        by: Seat,
    },
}

impl BaccaratEvent {
    /// The event as somebody is told of it who sees only some cards.
    #[must_use]
    pub fn told(self, sees: impl Fn(SeenBy) -> bool) -> BaccaratEvent {
        match self {
            BaccaratEvent::Dealt { side, card, facing } => {
                BaccaratEvent::Dealt { side, card: card.shown_if(sees(dealt(facing))), facing }
            }
            BaccaratEvent::KeptForNextHand { card } => {
                BaccaratEvent::KeptForNextHand { card: card.shown_if(sees(SeenBy::Nobody)) }
            }
            BaccaratEvent::ThirdCardSetAside { card, disclosure } => {
                let card = card.shown_if(sees(set_aside(disclosure)));
                BaccaratEvent::ThirdCardSetAside { card, disclosure }
            }
            BaccaratEvent::KeptCardDiscarded { card, facing } => {
                BaccaratEvent::KeptCardDiscarded { card: card.shown_if(sees(dealt(facing))), facing }
            }
            BaccaratEvent::BettingEnded
            | BaccaratEvent::RightFalls { .. }
            | BaccaratEvent::CardsCalled
            | BaccaratEvent::CoverCardSetAside
            | BaccaratEvent::HandedOver { .. }
            | BaccaratEvent::Revealed { .. }
            | BaccaratEvent::RightRelinquished { .. }
            | BaccaratEvent::RelinquishmentOrdered { .. }
            | BaccaratEvent::RightOffered { .. }
            | BaccaratEvent::RightAccepted { .. }
            | BaccaratEvent::RightDeclined { .. }
            | BaccaratEvent::PointCountAnnounced { .. }
            | BaccaratEvent::ResultAnnounced { .. }
            | BaccaratEvent::LosingCollected
            | BaccaratEvent::VigorishMarked { .. }
            | BaccaratEvent::VigorishCollected { .. }
            | BaccaratEvent::CardsRemoved
            | BaccaratEvent::LastHandAnnounced
            | BaccaratEvent::ShoeOver
            | BaccaratEvent::RoundVoid
            | BaccaratEvent::KeptForSimulatedRound { .. }
            | BaccaratEvent::Discarded { .. }
            | BaccaratEvent::SimulatedRoundBegan
            | BaccaratEvent::ShoeOffered { .. }
            | BaccaratEvent::ShoeAccepted { .. }
            | BaccaratEvent::ShoeDeclined { .. }
            | BaccaratEvent::DealerIsCurator { .. }
            | BaccaratEvent::ShoePassed
            | BaccaratEvent::PassOrdered { .. }
            | BaccaratEvent::PartGivenUp { .. } => self,
        }
    }
}

/// Who sees a card that is dealt like this.
pub(super) const fn dealt(facing: Facing) -> SeenBy {
    match facing {
        Facing::Up => SeenBy::Everybody,
        Facing::Down => SeenBy::Nobody,
    }
}

/// Who sees a third card that is set aside.
pub(super) const fn set_aside(disclosure: Disclosure) -> SeenBy {
    match disclosure {
        Disclosure::NotDisclosed => SeenBy::Nobody,
        Disclosure::WhenDealt | Disclosure::FaceUpInShoe => SeenBy::Everybody,
    }
}

/// Why a simulated round is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Simulation {
    /// The Player's Hand was dealt a third card that no hand can use.
    PlayersThirdCard,
    /// Any other card was seen.
    AnyOtherCard,
}

impl Simulation {
    /// The clause of a chapter that orders the round.
    pub const fn clause(self, clauses: &Clauses) -> Provision {
        match self {
            Simulation::PlayersThirdCard => clauses.irregularities.simulated_round.provision,
            Simulation::AnyOtherCard => clauses.irregularities.disclosed.provision,
        }
    }
}

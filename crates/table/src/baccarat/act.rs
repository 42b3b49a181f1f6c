//! What can be done in a round of baccarat, and between two rounds.

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::irregularities::Disclosure;

use crate::ground::Ground;
use crate::seat::Seat;

/// What can be done in a round of one of the three baccarat games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum BaccaratAct {
    /// The dealer ends the betting.
    NoMoreBets,
    /// The dealer calling the game of Baccarat instructs the curator to deal.
    CallCards,
    /// The first four cards are dealt, or those still missing.
    DealFirstFour,
    /// One of the first four cards is dealt.
    DealCard,
    /// The dealer turns a hand that no player turns.
    Turn {
        /// The hand.
        side: Side,
    },
    /// The dealer hands the cards of a hand, face down, to the player who may turn them.
    HandOver {
        /// The hand.
        side: Side,
        /// The player.
        to: Seat,
    },
    /// That player returns them face up.
    ReturnCards {
        /// The hand.
        side: Side,
    },
    /// A player gives up the right to turn a hand.
    Relinquish {
        /// The hand.
        side: Side,
    },
    /// The dealer or a floorperson takes that right from a player who delays the game.
    OrderRelinquish {
        /// The hand.
        side: Side,
        /// The ground.
        because: Option<Ground>,
    },
    /// The dealer offers that right to the next player.
    OfferRight {
        /// The hand.
        side: Side,
        /// The player.
        to: Seat,
    },
    /// The player accepts it.
    AcceptRight {
        /// The hand.
        side: Side,
    },
    /// The player declines it.
    DeclineRight {
        /// The hand.
        side: Side,
    },
    /// The dealer announces the Point Count of a hand's first two cards.
    Announce {
        /// The hand.
        side: Side,
    },
    /// A hand is dealt its third card.
    DealThirdCard {
        /// The hand.
        side: Side,
    },
    /// The dealer announces the final Point Counts and the winner.
    AnnounceResult,
    /// The dealer collects every losing wager.
    CollectLosing,
    /// The dealer pays a position, marks or collects its vigorish and releases the wagers that tied.
    SettlePosition {
        /// The betting position.
        position: Seat,
    },
    /// The dealer removes the cards of the round.
    ClearCards,
    /// The dealer announces that one more hand comes from this shoe.
    AnnounceLastHand,
    /// The dealer collects the marked vigorish of a seat.
    CollectVigorish {
        /// Who owes it.
        seat: Seat,
    },
    /// The dealer takes a seat's marker off the layout. Collecting the vigorish does that by itself.
    RemoveMarker {
        /// Whose marker.
        seat: Seat,
    },
    /// The dealer offers the shoe to a player.
    OfferShoe {
        /// The player.
        to: Seat,
    },
    /// The player accepts it and is the curator.
    AcceptShoe,
    /// The player declines it.
    DeclineShoe,
    /// A player who has the shoe designates the dealer calling the game as the curator.
    DesignateDealer,
    /// The dealer calling the game becomes the curator because no player accepts the shoe.
    TakeShoe,
    /// The curator passes the shoe.
    PassShoe,
    /// The dealer or a floorperson orders the curator to pass the shoe.
    OrderPass {
        /// The ground.
        because: Option<Ground>,
    },
    /// A card was drawn from the shoe in error, or found face up in it.
    ReportCardDrawn {
        /// Whether its face was seen.
        disclosure: Disclosure,
    },
    /// A hand that must stay was dealt a third card.
    ReportThirdCard {
        /// The hand.
        side: Side,
        /// Whether the card's face was seen.
        disclosure: Disclosure,
    },
    /// There are too few cards to complete the round: the dealer declares it void.
    DeclareVoid,
    /// A player touched the cards where no player may.
    ReportTouch {
        /// The player.
        seat: Seat,
    },
}

impl BaccaratAct {
    /// Whether the round, or the choice of who deals it, goes on by it. A called wager is answered before that; reports,
    /// orders and the answers of players wait for nothing.
    pub(super) const fn takes_the_round_on(&self) -> bool {
        match self {
            BaccaratAct::NoMoreBets
            | BaccaratAct::CallCards
            | BaccaratAct::DealFirstFour
            | BaccaratAct::DealCard
            | BaccaratAct::Turn { .. }
            | BaccaratAct::HandOver { .. }
            | BaccaratAct::OfferRight { .. }
            | BaccaratAct::Announce { .. }
            | BaccaratAct::DealThirdCard { .. }
            | BaccaratAct::AnnounceResult
            | BaccaratAct::CollectLosing
            | BaccaratAct::SettlePosition { .. }
            | BaccaratAct::ClearCards
            | BaccaratAct::AnnounceLastHand
            | BaccaratAct::OfferShoe { .. }
            | BaccaratAct::TakeShoe
            | BaccaratAct::DeclareVoid => true,
            BaccaratAct::ReturnCards { .. }
            | BaccaratAct::Relinquish { .. }
            | BaccaratAct::OrderRelinquish { .. }
            | BaccaratAct::AcceptRight { .. }
            | BaccaratAct::DeclineRight { .. }
            | BaccaratAct::CollectVigorish { .. }
            | BaccaratAct::RemoveMarker { .. }
            | BaccaratAct::AcceptShoe
            | BaccaratAct::DeclineShoe
            | BaccaratAct::DesignateDealer
            | BaccaratAct::PassShoe
            | BaccaratAct::OrderPass { .. }
            | BaccaratAct::ReportCardDrawn { .. }
            | BaccaratAct::ReportThirdCard { .. }
            | BaccaratAct::ReportTouch { .. } => false,
        }
    }
}

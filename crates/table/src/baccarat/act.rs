//! What can be done in a round of baccarat, and between two rounds.

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::irregularities::Disclosure;

use crate::seat::Seat;

/// What can be done in a round of one of the three baccarat games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaccaratAct {
    /// The dealer ends the betting.
    NoMoreBets,
    /// The dealer calling the game of Baccarat instructs the curator to deal.
    CallCards,
    /// The first four cards are dealt, or what is still missing of them.
    DealFirstFour,
    /// One of the first four cards is dealt.
    DealCard,
    /// The dealer turns the cards of a hand that no player turns.
    Turn(Side),
    /// The dealer hands the cards of a hand, face down, to the player who may turn them.
    HandOver {
        /// The hand.
        side: Side,
        /// The player.
        to: Seat,
    },
    /// That player returns them face up.
    ReturnCards(Side),
    /// A player gives up the right to turn the cards of a hand.
    Relinquish(Side),
    /// The dealer or a floorperson takes that right from a player who delays the game.
    OrderRelinquish(Side),
    /// The dealer offers that right to the next player.
    OfferRight {
        /// The hand.
        side: Side,
        /// To whom.
        to: Seat,
    },
    /// The player accepts it.
    AcceptRight(Side),
    /// The player does not.
    DeclineRight(Side),
    /// The dealer announces the Point Count of the first two cards of a hand.
    Announce(Side),
    /// A hand is dealt its third card.
    DealThirdCard(Side),
    /// The dealer announces the final Point Counts and the winner.
    AnnounceResult,
    /// The dealer collects every losing wager.
    CollectLosing,
    /// The dealer pays a position, marks or collects its vigorish and releases what tied.
    SettlePosition(Seat),
    /// The dealer removes the cards of the round.
    ClearCards,
    /// The dealer announces that one more hand comes from this shoe.
    AnnounceLastHand,
    /// The dealer collects the marked vigorish of a seat.
    CollectVigorish(Seat),
    /// The dealer takes the marker of a seat off the layout. Collecting does that by itself.
    RemoveMarker(Seat),
    /// The dealer offers the shoe to a player.
    OfferShoe(Seat),
    /// The player takes it and is curator.
    AcceptShoe,
    /// The player does not want it.
    DeclineShoe,
    /// A player who is offered the shoe, or has it, lets the dealer be the curator.
    DesignateDealer,
    /// The dealer is curator because no player wants the shoe.
    TakeShoe,
    /// The curator passes the shoe.
    PassShoe,
    /// The dealer or a floorperson orders the curator to pass the shoe.
    OrderPass,
    /// A card came out of the shoe in error, or lay in it face up.
    ReportCardDrawn(Disclosure),
    /// A hand that must stay was dealt a third card.
    ReportThirdCard {
        /// The hand.
        side: Side,
        /// Whether its face was seen.
        disclosure: Disclosure,
    },
    /// The cards do not suffice: the dealer declares the round void.
    DeclareVoid,
    /// A player touched the cards where no player may.
    ReportTouch(Seat),
}

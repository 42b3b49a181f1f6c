//! Why an act in a round of baccarat is refused.

use core::fmt;

use croupier_rules::Cents;
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::dealing::DrawRule;

use super::round::Due;
use crate::ground::Ground;
use crate::seat::Seat;

/// Why an act in a round is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
#[allow(missing_docs)]
pub enum BaccaratReason {
    NotTheDealer,
    NotTheDealerOrTheFloor,
    NotTheCurator,
    NotAPlayer,
    PlayersMayNotTouch,
    NotAtThisTable,
    OutOfOrder { due: Due },
    NoWagers,
    VigorishDue { seat: Seat, owed: Cents },
    LastHandNotAnnounced,
    LastHandNotDue,
    NoCurator,
    ShoeMustBePassed,
    ThirdCardDue { side: Side, rule: DrawRule },
    ThirdCardNotDue { side: Side, rule: DrawRule },
    SecondAdditionalCard { side: Side },
    EntitledToTheCard { side: Side, rule: DrawRule },
    CardsDoNotSuffice,
    CardsSuffice,
    NoCardLeft,
    PlayerTurns { seat: Seat },
    DealerTurns,
    NotHandedOver,
    HandedOver,
    NotYourRight,
    NotAGround { ground: Ground },
    OfferPending,
    OfferFirst { seat: Seat },
    NobodyLeftToAsk,
    NotOfferedToYou,
    CuratorChosen,
    ShoeNotAccepted,
    NoRoundDealtYet,
    AnotherPositionFirst { seat: Seat },
    NothingOwed,
    VigorishNotCovered { owed: Cents, chips: Cents },
    MarkerStays { owed: Cents },
    NobodyThere,
}

impl fmt::Display for BaccaratReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use BaccaratReason as Why;
        match self {
            Why::NotTheDealer => f.write_str("only the dealer does that"),
            Why::NotTheDealerOrTheFloor => f.write_str("only the dealer or a floorperson does that"),
            Why::NotTheCurator => f.write_str("only the curator does that"),
            Why::NotAPlayer => f.write_str("only a player does that"),
            Why::PlayersMayNotTouch => f.write_str("players do not touch the cards in this game"),
            Why::NotAtThisTable => f.write_str("that is not done at this table"),
            Why::OutOfOrder { due } => write!(f, "first {due}"),
            Why::NoWagers => f.write_str("there is no wager on the layout"),
            Why::VigorishDue { seat, owed } => write!(f, "{seat} owes vigorish of {owed}, which is due"),
            Why::LastHandNotAnnounced => f.write_str("the last hand has not been announced"),
            Why::LastHandNotDue => f.write_str("the next hand is not the last of this shoe"),
            Why::NoCurator => f.write_str("there is no curator"),
            Why::ShoeMustBePassed => {
                f.write_str("the Banker's Hand has lost: the curator passes the shoe first")
            }
            Why::ThirdCardDue { side, rule } => write!(f, "the {side} is due a third card: {rule}"),
            Why::ThirdCardNotDue { side, rule } => write!(f, "the {side} takes no third card: {rule}"),
            Why::SecondAdditionalCard { side } => write!(f, "the {side} already has its one additional card"),
            Why::EntitledToTheCard { side, rule } => {
                write!(f, "the {side} is entitled to its third card: {rule}")
            }
            Why::CardsDoNotSuffice => f.write_str("the shoe has too few cards to complete the round"),
            Why::CardsSuffice => f.write_str("the shoe has the cards that the round needs"),
            Why::NoCardLeft => f.write_str("no card is left in the shoe"),
            Why::PlayerTurns { seat } => write!(f, "{seat} may turn these cards"),
            Why::DealerTurns => f.write_str("the dealer turns these cards"),
            Why::NotHandedOver => f.write_str("the cards have not been handed over"),
            Why::HandedOver => f.write_str("the player already has the cards"),
            Why::NotYourRight => f.write_str("the right to turn these cards is not this player's"),
            Why::NotAGround { ground } => write!(f, "{ground} is not a ground for this order"),
            Why::OfferPending => f.write_str("a player has been asked and has not answered"),
            Why::OfferFirst { seat } => write!(f, "{seat} is asked first"),
            Why::NobodyLeftToAsk => f.write_str("nobody is left to ask"),
            Why::NotOfferedToYou => f.write_str("it has not been offered to this player"),
            Why::CuratorChosen => f.write_str("there already is a curator"),
            Why::ShoeNotAccepted => {
                f.write_str("a player designates the dealer after accepting the shoe, not before")
            }
            Why::NoRoundDealtYet => f.write_str("the curator passes the shoe after a round, not before"),
            Why::AnotherPositionFirst { seat } => write!(f, "{seat} is settled first"),
            Why::NothingOwed => f.write_str("no vigorish is owed there"),
            Why::VigorishNotCovered { owed, chips } => {
                write!(f, "vigorish of {owed} is owed, and the player has {chips} in chips")
            }
            Why::MarkerStays { owed } => write!(f, "the marker stays until the {owed} it shows is collected"),
            Why::NobodyThere => f.write_str("nobody sits there"),
        }
    }
}

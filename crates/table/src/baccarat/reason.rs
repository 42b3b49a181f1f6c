//! Why an act in a round of baccarat is refused.

use core::fmt;

use croupier_rules::Cents;
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::dealing::DrawRule;

use super::round::Due;
use crate::seat::Seat;

/// Why an act in a round is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    OfferPending,
    OfferFirst { seat: Seat },
    NobodyLeftToAsk,
    NotOfferedToYou,
    CuratorChosen,
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
            Why::OutOfOrder { due } => write!(f, "first {due}"),
            Why::VigorishDue { seat, owed } => write!(f, "{seat} owes vigorish of {owed}, and it is due"),
            Why::ThirdCardDue { side, rule } => write!(f, "the {side} is due a third card: {rule}"),
            Why::ThirdCardNotDue { side, rule } => write!(f, "the {side} takes no third card: {rule}"),
            Why::SecondAdditionalCard { side } => write!(f, "the {side} has its one additional card"),
            Why::EntitledToTheCard { side, rule } => {
                write!(f, "the third card of the {side} is no error: {rule}")
            }
            Why::PlayerTurns { seat } => write!(f, "{seat} may turn these cards"),
            Why::OfferFirst { seat } => write!(f, "it is offered to {seat} first"),
            Why::AnotherPositionFirst { seat } => write!(f, "{seat} is settled first"),
            Why::VigorishNotCovered { owed, chips } => {
                write!(f, "vigorish of {owed} is owed and the player has {chips} in chips")
            }
            Why::MarkerStays { owed } => write!(f, "the marker stays until the {owed} it shows is collected"),
            plain => f.write_str(plain.words()),
        }
    }
}

impl BaccaratReason {
    /// The reasons that need no figure.
    const fn words(&self) -> &'static str {
        use BaccaratReason as Why;
        match self {
            Why::NotTheDealer => "only the dealer does that",
            Why::NotTheDealerOrTheFloor => "only the dealer or a floorperson does that",
            Why::NotTheCurator => "only the curator does that",
            Why::NotAPlayer => "only a player does that",
            Why::PlayersMayNotTouch => "players do not touch the cards at this game",
            Why::NotAtThisTable => "that is not done at this table",
            Why::NoWagers => "there is no wager on the layout",
            Why::LastHandNotAnnounced => "the last hand has not been announced",
            Why::LastHandNotDue => "the next hand is not the last of this shoe",
            Why::NoCurator => "there is no curator",
            Why::ShoeMustBePassed => "the Banker's Hand has lost, so the curator passes the shoe first",
            Why::CardsDoNotSuffice => "the shoe has too few cards to complete the round",
            Why::CardsSuffice => "the shoe has the cards that the round needs",
            Why::NoCardLeft => "no card is left in the shoe",
            Why::DealerTurns => "the dealer turns these cards",
            Why::NotHandedOver => "the cards have not been handed over",
            Why::HandedOver => "the player has the cards already",
            Why::NotYourRight => "another player may turn these cards, or nobody",
            Why::OfferPending => "a player has been asked and has not answered",
            Why::NobodyLeftToAsk => "nobody is left to ask",
            Why::NotOfferedToYou => "it has not been offered to this player",
            Why::CuratorChosen => "there is a curator",
            Why::NoRoundDealtYet => "the curator passes the shoe after a round, not before",
            Why::NothingOwed => "no vigorish is owed there",
            Why::NobodyThere => "nobody sits there",
            Why::OutOfOrder { .. } | Why::VigorishDue { .. } | Why::ThirdCardDue { .. } => "",
            Why::ThirdCardNotDue { .. } | Why::SecondAdditionalCard { .. } => "",
            Why::EntitledToTheCard { .. } | Why::PlayerTurns { .. } => "",
            Why::OfferFirst { .. } | Why::AnotherPositionFirst { .. } => "",
            Why::VigorishNotCovered { .. } | Why::MarkerStays { .. } => "",
        }
    }
}

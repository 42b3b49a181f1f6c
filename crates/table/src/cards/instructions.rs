//! The instructions behind the steps: what is done with the hands, in our words.

use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::section::equipment::Discards;
use croupier_rules::chapters::section::shuffle::ByHand;

use super::act::{CardsAct, Distribution};
use crate::command::Actor;
use crate::ground::Ground;

pub(super) const RECEIVE_PRESHUFFLED: &str = "Receive decks that come preinspected and preshuffled.";

pub(super) const REPORT_COUNT: &str = "Report the number of cards if it is not right.";

pub(super) const INSERT_SECOND_COVER_CARD: &str = "Move the cover card and everything above it to the bottom, then insert the second cover card with at least 14 cards below it.";

/// The instruction for an act, to the one who does it.
pub(super) fn says(chapter: &Chapter, actor: Actor, act: &CardsAct) -> &'static str {
    match act {
        CardsAct::Receive { .. } => "Receive the decks at the table.",
        CardsAct::ReceivePreshuffled { .. } => RECEIVE_PRESHUFFLED,
        CardsAct::Inspect { .. } => "Inspect every deck for defects.",
        CardsAct::VerifyInspection { .. } => "Verify the dealer's inspection.",
        CardsAct::Spread { .. } => {
            "Spread the cards face up in horizontal fans, deck by deck, each suit in sequence; keep two sets apart."
        }
        CardsAct::LookAtCards { .. } => "Look over the spread cards, or let the opportunity pass.",
        CardsAct::Wash { .. } => wash(chapter),
        CardsAct::TurnFaceDown { .. } => "Turn this batch face down, apart from the other one.",
        CardsAct::Stack { .. } => "Stack the cards, each set separately.",
        CardsAct::PlaceInDevice { .. } => "Place the stack in the shuffling device.",
        CardsAct::Shuffle { .. } => shuffle(chapter, actor),
        CardsAct::ReportCount { .. } => REPORT_COUNT,
        CardsAct::VerifyShuffle { finding, .. } => verify(*finding),
        CardsAct::OrderReshuffle { .. } => "Direct that the cards be shuffled again.",
        CardsAct::OfferCut { .. } => {
            "Offer this player the stack for the cut, its backs facing away from you."
        }
        CardsAct::DeclineCut => "Decline the cut.",
        CardsAct::Cut { .. } => cut(chapter),
        CardsAct::InsertSecondCoverCard { .. } => INSERT_SECOND_COVER_CARD,
        CardsAct::OrderRecut { because } => recut(*because),
        CardsAct::Load { .. } => "Place the stack where it is dealt from.",
        CardsAct::Burn => burn(chapter),
        CardsAct::SpreadAtIdleTable { .. } => {
            "Take the cards from the shoe and the rack and spread them face down."
        }
        CardsAct::AskFaceUp { .. } => "Ask for the spread cards to be turned face up.",
        CardsAct::AskSpreadOfStored => "Ask for the batch from the device to be spread and shuffled again.",
        CardsAct::Remove { .. } => "Take these cards off the table to be replaced.",
        CardsAct::ReportJam => "Report that the device jammed, stopped or did not finish; shuffle again.",
        CardsAct::ReportOutOfOrder { .. } => "Report that the device cannot be used.",
        CardsAct::CoverDevice { .. } => "Cover the device or put an out-of-order sign on it.",
        CardsAct::ReportRepaired { .. } => "Report that the device works again.",
    }
}

fn wash(chapter: &Chapter) -> &'static str {
    match chapter.shuffle.shuffle.choice {
        ByHand::EachDealerIndependently => {
            "Turn the cards face down and wash them thoroughly, one or more dealers together."
        }
        ByHand::Feathered | ByHand::SingleStack => {
            "Turn the cards face down and mix them thoroughly by washing them."
        }
    }
}

pub(super) fn shuffle(chapter: &Chapter, actor: Actor) -> &'static str {
    match (actor, chapter.shuffle.shuffle.choice) {
        (Actor::Device, _) => {
            "Shuffle until the cards are randomly intermixed and, if the device counts, confirm the number of cards."
        }
        (_, ByHand::Feathered) => {
            "Shuffle until the cards are randomly intermixed, and leave the stack feathered for the floorperson to see."
        }
        (_, ByHand::EachDealerIndependently) => "Shuffle the stack, each dealer independently of the others.",
        (_, ByHand::SingleStack) => {
            "Shuffle until the cards are randomly intermixed, and leave a single stack."
        }
    }
}

/// What is burned goes to the rack or the bucket that the chapter has.
fn burn(chapter: &Chapter) -> &'static str {
    match chapter.equipment.discards.choice {
        Discards::Rack => {
            "Show the first card; put it and, face down, as many more as its face value in the discard rack, with tens and face cards counting ten."
        }
        Discards::Bucket => {
            "Show the first card; put it and, face down, as many more as its face value in the discard bucket, with tens and face cards counting ten."
        }
    }
}

fn verify(finding: Distribution) -> &'static str {
    match finding {
        Distribution::Even => "Verify in the feathered stack that the cards are evenly intermixed.",
        Distribution::Uneven => "Have the stack shuffled again if the cards are unevenly distributed.",
    }
}

fn recut(because: Option<Ground>) -> &'static str {
    match because {
        Some(Ground::ImproperCut) => "If the cut was performed improperly, require another.",
        Some(Ground::Integrity) => "If the cut might affect the integrity of the game, require another.",
        Some(Ground::Fairness) => "If the cut might affect the fairness of the game, require another.",
        Some(Ground::Delay | Ground::InvalidDeals) | None => {
            "Require another cut if this one was improper or could harm a fair game; state the ground."
        }
    }
}

pub(super) fn cut(chapter: &Chapter) -> &'static str {
    match chapter.shuffle.cut.choice.below_second {
        Some(_) => {
            "Put the cover card into the stack, at least ten cards from either end; touch nothing but the cover card."
        }
        None => {
            "Put the cover card at least ten cards from the top, then move it and everything above it to the bottom."
        }
    }
}

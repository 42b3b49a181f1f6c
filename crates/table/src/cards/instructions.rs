//! The instructions behind the steps: what is done with the hands, in our words.

use croupier_rules::GameId;

use super::act::{CardsAct, Distribution};
use crate::command::Actor;

/// The instruction for an act, to the one who does it.
pub(super) const fn says(game: GameId, actor: Actor, act: &CardsAct) -> &'static str {
    match act {
        CardsAct::Receive { .. } => "Receive the decks at the table.",
        CardsAct::ReceivePreshuffled { .. } => "Receive decks that come preinspected and preshuffled.",
        CardsAct::Inspect(_) => "Look through every deck for defects.",
        CardsAct::VerifyInspection(_) => "Verify the dealer's inspection.",
        CardsAct::Spread(_) => {
            "Spread the cards face up in horizontal fans: deck by deck, each suit in sequence, one set apart from another."
        }
        CardsAct::LookAtCards(_) => "Look the spread cards over, or let the opportunity pass.",
        CardsAct::Wash(_) => wash(game),
        CardsAct::TurnFaceDown(_) => "Turn this batch face down, apart from the other one.",
        CardsAct::Stack(_) => "Stack the cards, each set by itself.",
        CardsAct::PlaceInDevice(_) => "Place the stack in the shuffling device.",
        CardsAct::Shuffle { .. } => shuffle(game, actor),
        CardsAct::ReportCount { .. } => "Report the number of cards if it is not right.",
        CardsAct::VerifyShuffle { finding, .. } => verify(*finding),
        CardsAct::OrderReshuffle(_) => "Direct that the cards be shuffled again.",
        CardsAct::OfferCut(_) => "Offer this player the stack for the cut, its backs turned away from you.",
        CardsAct::DeclineCut => "Do not accept the cut.",
        CardsAct::Cut { .. } => cut(game),
        CardsAct::InsertSecondCoverCard { .. } => {
            "Move the cover card and everything above it to the bottom, then insert the second cover card with at least 14 cards below it."
        }
        CardsAct::OrderRecut => "Require another cut if this one was improper or could harm a fair game.",
        CardsAct::Load(_) => "Place the stack where it is dealt from.",
        CardsAct::Burn => {
            "Show the first card; discard it and, face down, as many more as its face value, tens and pictures counting ten."
        }
        CardsAct::SpreadAtIdleTable(_) => "Take the cards from shoe and rack and spread them face down.",
        CardsAct::AskFaceUp(_) => "Ask for the spread cards to lie face up.",
        CardsAct::AskSpreadOfStored => "Ask for the batch from the device to be spread and shuffled again.",
        CardsAct::Remove(_) => "Take these cards off the table, to be replaced.",
        CardsAct::ReportJam => "Report that the device jammed, stopped or did not finish; shuffle again.",
        CardsAct::ReportOutOfOrder(_) => "Report that the device cannot be used.",
        CardsAct::CoverDevice(_) => "Cover the device or put an out-of-order sign on it.",
        CardsAct::ReportRepaired(_) => "Report that the device works again.",
    }
}

const fn wash(game: GameId) -> &'static str {
    match game {
        GameId::Baccarat => {
            "Turn the cards face down and wash them thoroughly, one or more dealers together."
        }
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => {
            "Turn the cards face down and mix them thoroughly by washing them."
        }
    }
}

const fn shuffle(game: GameId, actor: Actor) -> &'static str {
    match (actor, game) {
        (Actor::Device, _) => "Shuffle and, if the device counts, confirm the number of cards.",
        (_, GameId::Minibaccarat | GameId::Midibaccarat) => {
            "Shuffle, and leave the stack feathered for the floorperson to see."
        }
        (_, GameId::Baccarat) => "Shuffle the stack, every dealer independently of the others.",
        (_, GameId::ThreeCardPrime | GameId::Saigon5Card) => "Shuffle, and leave a single stack.",
    }
}

const fn verify(finding: Distribution) -> &'static str {
    match finding {
        Distribution::Even => "Verify in the feathered stack that the cards are evenly intermixed.",
        Distribution::Uneven => "Have the stack shuffled again if the cards are unevenly distributed.",
    }
}

const fn cut(game: GameId) -> &'static str {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => {
            "Put the cover card into the stack, at least ten cards from either end; touch nothing but the cover card."
        }
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            "Put the cover card at least ten cards from the top, then move it and everything above it to the bottom."
        }
    }
}

//! A round of baccarat, in sentences.

use alloc::format;
use alloc::string::String;

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::procedure::Facing;

use crate::baccarat::{BaccaratEvent, Simulation};
use crate::ground::Ground;

pub(crate) fn sentence(event: &BaccaratEvent) -> String {
    match *event {
        BaccaratEvent::BettingEnded => "The betting has ended.".into(),
        BaccaratEvent::RightFalls { side, to: Some(seat) } => {
            format!("The highest wager on {} is at {seat}, whose player may turn the cards.", hand(side))
        }
        BaccaratEvent::RightFalls { side, to: None } => {
            format!("Nobody wagered on {}: the dealer turns the cards.", hand(side))
        }
        BaccaratEvent::CardsCalled => "The curator is told to deal.".into(),
        BaccaratEvent::Dealt { side, card, facing: Facing::Up } => {
            format!("{} goes face up to {}.", card.open(), hand(side))
        }
        BaccaratEvent::Dealt { side, card: _, facing: Facing::Down } => {
            format!("A card goes face down to {}.", hand(side))
        }
        BaccaratEvent::CoverCardSetAside => "The cover card shows and is set aside.".into(),
        BaccaratEvent::HandedOver { side, to } => format!("{} is handed to {to}, face down.", hand(side)),
        BaccaratEvent::Revealed { side } => format!("{} is turned face up.", hand(side)),
        BaccaratEvent::RightRelinquished { side, by } => {
            format!("{by} gives up the right to turn {}.", hand(side))
        }
        BaccaratEvent::RelinquishmentOrdered { side, from, because } => {
            format!("{from} is ordered to give up the right to turn {}: {}.", hand(side), ground(because))
        }
        BaccaratEvent::RightOffered { side, to } => {
            format!("The right to turn {} is offered to {to}.", hand(side))
        }
        BaccaratEvent::RightAccepted { side } => format!("The right to turn {} is accepted.", hand(side)),
        BaccaratEvent::RightDeclined { side } => format!("The right to turn {} is declined.", hand(side)),
        BaccaratEvent::PointCountAnnounced { side } => format!("The Point Count of {} is known.", hand(side)),
        BaccaratEvent::ResultAnnounced { winner: Some(side) } => format!("{} has won.", hand(side)),
        BaccaratEvent::ResultAnnounced { winner: None } => "The hands are equal.".into(),
        BaccaratEvent::LosingCollected => "The losing wagers are collected.".into(),
        BaccaratEvent::VigorishMarked { seat, amount } => {
            format!("Vigorish of {amount} is marked for {seat}.")
        }
        BaccaratEvent::VigorishCollected { seat } => {
            format!("The vigorish of {seat} is paid, and its marker removed.")
        }
        BaccaratEvent::CardsRemoved => "The cards leave the table.".into(),
        BaccaratEvent::LastHandAnnounced => "One more hand comes from this shoe.".into(),
        BaccaratEvent::ShoeOver => "The shoe is over.".into(),
        BaccaratEvent::RoundVoid => "The round is void; every wager is returned.".into(),
        BaccaratEvent::ThirdCardSetAside { card, disclosure: _ } => match card.seen() {
            Some(card) => format!(
                "The third card, {card}, came to the Player's Hand too early; it waits until both hands lie face up."
            ),
            None => {
                "A third card came to the Player's Hand too early; it waits, face down, until both hands lie face up."
                    .into()
            }
        },
        BaccaratEvent::KeptForNextHand { card: _ } => {
            "The card drawn in error will begin the next hand.".into()
        }
        BaccaratEvent::KeptForSimulatedRound { card, cause: Simulation::PlayersThirdCard } => {
            format!("The wrong third card, {card}, will begin a simulated round.")
        }
        BaccaratEvent::KeptForSimulatedRound { card, cause: Simulation::AnyOtherCard } => {
            format!("{card} was seen and will begin a simulated round.")
        }
        BaccaratEvent::Discarded { card, cards: 1 } => format!("The wrong third card, {card}, is discarded."),
        BaccaratEvent::Discarded { card, cards: _ } => {
            format!("The wrong third card, {card}, is discarded with one more card, face down.")
        }
        BaccaratEvent::KeptCardDiscarded { card, facing: Facing::Up } => {
            format!("The shoe ends, and {}, which was kept, is discarded.", card.open())
        }
        BaccaratEvent::KeptCardDiscarded { card: _, facing: Facing::Down } => {
            "The shoe ends, and the card kept for the next hand is discarded, face down.".into()
        }
        BaccaratEvent::SimulatedRoundBegan => "A simulated round begins, without wagers.".into(),
        BaccaratEvent::ShoeOffered { to } => format!("The shoe is offered to {to}."),
        BaccaratEvent::ShoeAccepted { by } => format!("{by} accepts the shoe and is the curator."),
        BaccaratEvent::ShoeDeclined { by } => format!("{by} declines the shoe."),
        BaccaratEvent::DealerIsCurator { designated_by: Some(seat) } => {
            format!("{seat} designates the dealer calling the game as the curator.")
        }
        BaccaratEvent::DealerIsCurator { designated_by: None } => {
            "No player accepts the shoe: the dealer calling the game is the curator.".into()
        }
        BaccaratEvent::ShoePassed => "The curator passes the shoe.".into(),
        BaccaratEvent::PassOrdered { because } => {
            format!("The curator is ordered to pass the shoe: {}.", ground(because))
        }
        BaccaratEvent::PartGivenUp { by } => format!("{by} gives up its part in the round."),
    }
}

/// The ground of an order, where one was stated (reading ER-150).
fn ground(because: Option<Ground>) -> &'static str {
    because.map_or("no ground stated", Ground::words)
}

const fn hand(side: Side) -> &'static str {
    match side {
        Side::Player => "the Player's Hand",
        Side::Banker => "the Banker's Hand",
    }
}

//! A round of baccarat, in sentences.

use alloc::format;
use alloc::string::String;

use croupier_rules::families::baccarat::Side;

use crate::baccarat::{BaccaratEvent, Facing, Simulation};

pub(crate) fn sentence(event: &BaccaratEvent) -> String {
    match event {
        BaccaratEvent::BettingEnded => "The betting has ended.".into(),
        BaccaratEvent::CardsCalled => "The curator is told to deal.".into(),
        BaccaratEvent::Dealt { side, card, facing: Facing::Up } => {
            format!("{card} goes face up to {}.", hand(*side))
        }
        BaccaratEvent::Dealt { side, facing: Facing::Down, .. } => {
            format!("A card goes face down to {}.", hand(*side))
        }
        BaccaratEvent::CoverCardSetAside => "The cover card shows and is set aside.".into(),
        BaccaratEvent::Revealed(side) => format!("{} is turned face up.", hand(*side)),
        BaccaratEvent::PointCountAnnounced(side) => format!("The Point Count of {} is known.", hand(*side)),
        BaccaratEvent::ResultAnnounced { winner: Some(side) } => format!("{} has won.", hand(*side)),
        BaccaratEvent::ResultAnnounced { winner: None } => "The hands are equal.".into(),
        BaccaratEvent::LosingCollected => "The losing wagers are collected.".into(),
        BaccaratEvent::VigorishMarked { seat, amount } => {
            format!("Vigorish of {amount} is marked for {seat}.")
        }
        BaccaratEvent::VigorishCollected(seat) => {
            format!("The vigorish of {seat} is paid, and its marker removed.")
        }
        BaccaratEvent::CardsRemoved => "The cards leave the table.".into(),
        BaccaratEvent::LastHandAnnounced => "One more hand comes from this shoe.".into(),
        BaccaratEvent::ShoeOver => "The shoe is over.".into(),
        BaccaratEvent::RoundVoid => "The round is void; every wager goes back.".into(),
        BaccaratEvent::KeptForNextHand(_) => "The card drawn in error will begin the next hand.".into(),
        BaccaratEvent::KeptForSimulatedRound { card, cause: Simulation::PlayersThirdCard } => {
            format!("The wrong third card, {card}, will begin a simulated round.")
        }
        BaccaratEvent::KeptForSimulatedRound { card, cause: Simulation::AnyOtherCard } => {
            format!("{card} was seen and will begin a simulated round.")
        }
        BaccaratEvent::Discarded(cards) => format!("{cards} cards are discarded."),
        BaccaratEvent::SimulatedRoundBegan => "A simulated round begins; nobody wagers.".into(),
        BaccaratEvent::PartGivenUp(seat) => format!("The player at {seat} gives up what is theirs to do."),
        BaccaratEvent::RightFalls { .. }
        | BaccaratEvent::HandedOver { .. }
        | BaccaratEvent::RightRelinquished { .. }
        | BaccaratEvent::RightOffered { .. }
        | BaccaratEvent::RightAccepted(_)
        | BaccaratEvent::RightDeclined(_) => right(event),
        BaccaratEvent::ShoeOffered(_)
        | BaccaratEvent::ShoeAccepted(_)
        | BaccaratEvent::ShoeDeclined(_)
        | BaccaratEvent::DealerIsCurator { .. }
        | BaccaratEvent::ShoePassed => curator(event),
    }
}

/// The right to turn over the cards.
fn right(event: &BaccaratEvent) -> String {
    match event {
        BaccaratEvent::RightFalls { side, to: Some(seat) } => {
            format!("The highest wager on {} is at {seat}, whose player may turn the cards.", hand(*side))
        }
        BaccaratEvent::RightFalls { side, to: None } => {
            format!("Nobody wagered on {}: the dealer turns the cards.", hand(*side))
        }
        BaccaratEvent::HandedOver { side, to } => format!("{} is handed to {to}, face down.", hand(*side)),
        BaccaratEvent::RightRelinquished { side, by } => format!("{by} gives up turning {}.", hand(*side)),
        BaccaratEvent::RightOffered { side, to } => format!("Turning {} is offered to {to}.", hand(*side)),
        BaccaratEvent::RightAccepted(side) => format!("Turning {} is accepted.", hand(*side)),
        BaccaratEvent::RightDeclined(side) => format!("Turning {} is declined.", hand(*side)),
        _ => String::new(),
    }
}

fn curator(event: &BaccaratEvent) -> String {
    match event {
        BaccaratEvent::ShoeOffered(seat) => format!("The shoe is offered to {seat}."),
        BaccaratEvent::ShoeAccepted(seat) => format!("{seat} accepts the shoe and is the curator."),
        BaccaratEvent::ShoeDeclined(seat) => format!("{seat} declines the shoe."),
        BaccaratEvent::DealerIsCurator { designated_by: Some(seat) } => {
            format!("{seat} designates the dealer as curator.")
        }
        BaccaratEvent::DealerIsCurator { designated_by: None } => {
            "No player wants the shoe: the dealer is curator.".into()
        }
        BaccaratEvent::ShoePassed => "The curator passes the shoe.".into(),
        _ => String::new(),
    }
}

const fn hand(side: Side) -> &'static str {
    match side {
        Side::Player => "the Player's Hand",
        Side::Banker => "the Banker's Hand",
    }
}

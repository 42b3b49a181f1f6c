//! Who comes and goes, what is said, who plays which box, and what was done or not done as instructed.

use alloc::format;

use croupier_rules::kit::explanation::{Explanation, capitalized};

use super::scene::{Scene, actor};
use crate::announcement::Announcement;
use crate::conduct::{ConductEvent, Matter};
use crate::seats::SeatsEvent;
use crate::wagering::WagerEvent;

pub(crate) fn seats(scene: &Scene, event: &SeatsEvent) -> Explanation {
    scene.say(match event {
        SeatsEvent::Sat { seat } => format!("A player sits down at {seat}."),
        SeatsEvent::Left { seat } => format!("The player at {seat} leaves."),
    })
}

pub(crate) fn announced(scene: &Scene, announcement: Announcement) -> Explanation {
    scene.say(format!("{} announces \"{announcement}\".", scene.actor()))
}

pub(crate) fn wager(scene: &Scene, event: &WagerEvent) -> Explanation {
    scene.say(match event {
        WagerEvent::BoxTaken { position, by } => format!("{by} also plays box {}.", position.number()),
        WagerEvent::BoxReleased { position } => format!("Box {} is free again.", position.number()),
        WagerEvent::Called { seat, wager, cash } => {
            format!("{seat} calls a {} and puts down {cash} in cash.", wager.name())
        }
        WagerEvent::Confirmed { seat } => format!("The dealer confirms the wager that {seat} called."),
        WagerEvent::Declined { seat } => {
            format!("The dealer does not confirm the wager that {seat} called; the cash goes back.")
        }
    })
}

pub(crate) fn conduct(scene: &Scene, event: &ConductEvent) -> Explanation {
    let (says, by) = (scene.provision.row().says, scene.actor());
    scene.say(match event {
        ConductEvent::Attested => format!("{by} attests that this was done: {says}"),
        ConductEvent::Breached { by: breaker } => {
            format!("{by} reports a breach by {}. The rule: {says}", actor(*breaker))
        }
        ConductEvent::Referred { matter } => {
            format!("{} {} refers it to the floor.", referred(*matter), capitalized(by))
        }
        ConductEvent::Corrected { matter } => format!("{by} decides the dispute about {matter}."),
    })
}

const fn referred(matter: Matter) -> &'static str {
    match matter {
        Matter::WrongOrder => "The first four cards went to the wrong hands, for which there is no rule.",
        Matter::ThirdCardOmitted => "A third card was due and was not dealt, for which there is no rule.",
        Matter::DealersCardExposed => {
            "One of the dealer's cards was exposed before it was revealed, for which there is no rule."
        }
        Matter::WrongNumberOfCards => "A wrong number of cards was found after the round: a dispute.",
    }
}

//! Why: what was done, in order, under which paragraph, and why every chip moved.

mod baccarat;
mod cards;
mod chips;
mod poker;

pub(crate) use baccarat::sentence as baccarat;
pub(crate) use cards::sentence as cards;
pub(crate) use chips::sentence as chips;
pub(crate) use poker::sentence as poker;

use alloc::format;
use alloc::string::String;

use croupier_rules::Provision;
use croupier_rules::kit::explanation::Explanation;

use crate::announcement::Announcement;
use crate::conduct::{ConductEvent, Matter};
use crate::event::{Entry, Event};
use crate::machine;
use crate::seats::SeatsEvent;
use crate::wagering::WagerEvent;

/// Explains entries of the record, one clause each, in their order.
pub fn explain<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Explanation {
    let mut why = Explanation::default();
    for entry in entries {
        why.say(entry.provision, sentence(entry));
    }
    why
}

/// What an entry says, in a sentence.
pub fn sentence(entry: &Entry) -> String {
    sentence_of(entry.provision, &entry.event)
}

/// What an event says, in a sentence; of a hidden card it says nothing.
pub(crate) fn sentence_of(provision: Provision, event: &Event) -> String {
    let text = machine::sentence(provision, event);
    let first = text.chars().next().map(char::len_utf8).unwrap_or_default();
    text[..first].to_uppercase() + &text[first..]
}

pub(crate) fn seats(event: &SeatsEvent) -> String {
    match event {
        SeatsEvent::Sat { seat } => format!("A player sits down at {seat}."),
        SeatsEvent::Left { seat } => format!("The player at {seat} leaves."),
    }
}

pub(crate) fn announced(announcement: Announcement) -> String {
    format!("The dealer announces \"{announcement}\".")
}

pub(crate) fn wager(event: &WagerEvent) -> String {
    match event {
        WagerEvent::BoxTaken { position, by } => {
            format!("The player at {by} also wagers in the box of {position}.")
        }
        WagerEvent::BoxReleased { position } => format!("The box of {position} is free again."),
        WagerEvent::Called { seat, wager, cash } => {
            format!("The player at {seat} calls a {wager} wager and puts down {cash} in cash.")
        }
        WagerEvent::Confirmed { seat } => format!("The dealer confirms the called wager of {seat}."),
        WagerEvent::Declined { seat } => format!("The dealer does not accept the called wager of {seat}."),
    }
}

pub(crate) fn conduct(provision: Provision, event: &ConductEvent) -> String {
    match event {
        ConductEvent::Attested => format!("Done as instructed: {}", provision.row().says),
        ConductEvent::Breached { by } => format!("A breach by the {by} is reported."),
        ConductEvent::Referred { matter: Matter::WrongOrder } => {
            "The first four cards went to the wrong hands; no rule decides, and the floor is told.".into()
        }
        ConductEvent::Referred { matter: Matter::ThirdCardOmitted } => {
            "A third card was due and not dealt; no rule decides, and the floor is told.".into()
        }
        ConductEvent::Referred { matter: Matter::DealersCardExposed } => {
            "A card of the dealer was exposed; no rule decides, and the floor is told.".into()
        }
        ConductEvent::Referred { matter: Matter::WrongNumberOfCards } => {
            "A wrong number of cards was found after the round; it is a dispute, and the floor is told."
                .into()
        }
        ConductEvent::Corrected { matter } => format!("The floor decides the dispute about {matter}."),
    }
}

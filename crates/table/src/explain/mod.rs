//! Why: what was done, in order, under which paragraph, and why every chip moved.

mod baccarat;
mod cards;
mod chips;
mod poker;

use croupier_rules::GameId;
use croupier_rules::kit::explanation::Explanation;

use crate::conduct::{ConductEvent, Matter};
use crate::event::{Entry, Event};
use crate::seats::SeatsEvent;
use crate::wagering::{WagerEvent, wager_slugs};

/// Explains entries of the record, one clause each, in their order.
pub fn explain<'a>(game: GameId, entries: impl IntoIterator<Item = &'a Entry>) -> Explanation {
    let mut why = Explanation::default();
    for entry in entries {
        why.say(entry.provision, sentence(game, entry));
    }
    why
}

/// What an entry says, in a sentence.
pub fn sentence(game: GameId, entry: &Entry) -> String {
    let text = told(game, entry);
    let first = text.chars().next().map(char::len_utf8).unwrap_or_default();
    text[..first].to_uppercase() + &text[first..]
}

fn told(game: GameId, entry: &Entry) -> String {
    match &entry.event {
        Event::Cards(event) => cards::sentence(event),
        Event::Seats(SeatsEvent::Sat(seat)) => format!("A player sits down at {seat}."),
        Event::Seats(SeatsEvent::Left(seat)) => format!("The player at {seat} leaves."),
        Event::Wager(event) => wager(game, event),
        Event::Chips(transfer) => chips::sentence(game, transfer),
        Event::Announced(announcement) => format!("The dealer announces \"{announcement}\"."),
        Event::Baccarat(event) => baccarat::sentence(event),
        Event::Poker(event) => poker::sentence(event),
        Event::Conduct(event) => conduct(entry, event),
    }
}

fn wager(game: GameId, event: &WagerEvent) -> String {
    match event {
        WagerEvent::BoxTaken { position, by } => {
            format!("The player at {by} also wagers in the box of {position}.")
        }
        WagerEvent::BoxReleased(position) => format!("The box of {position} is free again."),
        WagerEvent::Called { seat, wager, cash } => {
            let name = wager_slugs(game).get(*wager as usize).unwrap_or(&"unknown");
            format!("The player at {seat} calls a {name} wager and puts down {cash} in cash.")
        }
        WagerEvent::Confirmed(seat) => format!("The dealer confirms the called wager of {seat}."),
        WagerEvent::Declined(seat) => format!("The dealer does not accept the called wager of {seat}."),
    }
}

fn conduct(entry: &Entry, event: &ConductEvent) -> String {
    match event {
        ConductEvent::Attested => format!("Done as instructed: {}", entry.provision.row().says),
        ConductEvent::Breached { by } => format!("A breach by the {by} is reported."),
        ConductEvent::Referred(Matter::WrongOrder) => {
            "The first four cards went to the wrong hands; no rule decides, and the floor is told.".into()
        }
        ConductEvent::Referred(Matter::ThirdCardOmitted) => {
            "A third card was due and not dealt; no rule decides, and the floor is told.".into()
        }
        ConductEvent::Referred(Matter::DealersCardExposed) => {
            "A card of the dealer was exposed; no rule decides, and the floor is told.".into()
        }
    }
}

//! What a viewer sees, as a scenario writes it: cards, and `??` for a card face down.

use croupier_rules::families::baccarat::Side;

use croupier_table::sight::{HandName, Viewer, view};
use croupier_table::state::State;

use crate::actor;
use crate::failure::Problem;

/// The cards of a hand as a viewer sees them.
pub(crate) fn seen(state: &State, viewer: &str, hand: &str) -> Result<String, Problem> {
    let (viewer, hand) = (who(viewer)?, name(hand)?);
    let view = view(state, state.clock, viewer);
    let cards = view.hand(hand).map(|hand| hand.cards.clone()).unwrap_or_default();
    let cards = cards.into_iter().map(|card| card.seen().map_or("??".into(), ToString::to_string));
    Ok(cards.collect::<Vec<_>>().join(" "))
}

/// The Point Count of a hand, where all of its cards lie face up.
pub(crate) fn count(state: &State, hand: &str) -> Result<u8, Problem> {
    let hand = name(hand)?;
    let view = view(state, state.clock, Viewer::Surveillance);
    let count = view.hand(hand).and_then(|hand| hand.count);
    count.ok_or_else(|| Problem::unreadable("that hand has no Point Count now"))
}

fn who(text: &str) -> Result<Viewer, Problem> {
    match text {
        "everything" | "surveillance" => Ok(Viewer::Surveillance),
        "table" | "onlooker" => Ok(Viewer::Onlooker),
        "dealer" => Ok(Viewer::Dealer),
        "floorperson" => Ok(Viewer::Floorperson),
        seat => actor::seat(seat).map(Viewer::Patron),
    }
}

fn name(text: &str) -> Result<HandName, Problem> {
    match text {
        "player" => Ok(HandName::Baccarat { side: Side::Player }),
        "banker" => Ok(HandName::Baccarat { side: Side::Banker }),
        "dealer" => Ok(HandName::Dealer),
        other => match other.strip_prefix("fourth card of ") {
            Some(seat) => actor::seat(seat).map(|position| HandName::FourthCard { position }),
            None => actor::seat(other).map(|position| HandName::Position { position }),
        },
    }
}

//! What a viewer sees, as a scenario writes it: cards, and `??` for a card face down.

use croupier_rules::families::baccarat::Side;

use croupier_table::state::State;
use croupier_table::view::{HandName, Viewer, view};

use crate::actor;
use crate::failure::Problem;

/// The cards of a hand as a viewer sees them.
pub(in super::super) fn seen(state: &State, viewer: &str, hand: &str) -> Result<String, Problem> {
    let (viewer, hand) = (who(viewer)?, name(hand)?);
    let view = view(state, viewer);
    let cards = view.hand(hand).map(|hand| hand.cards.clone()).unwrap_or_default();
    let cards = cards.into_iter().map(|card| card.map_or("??".into(), |card| card.to_string()));
    Ok(cards.collect::<Vec<_>>().join(" "))
}

/// The Point Count of a hand, where all of its cards lie face up.
pub(in super::super) fn count(state: &State, hand: &str) -> Result<u8, Problem> {
    let hand = name(hand)?;
    let view = view(state, Viewer::Surveillance);
    let count = view.hand(hand).and_then(|hand| hand.count);
    count.ok_or_else(|| Problem::unreadable("that hand has no Point Count now"))
}

fn who(text: &str) -> Result<Viewer, Problem> {
    match text {
        "everything" | "surveillance" => Ok(Viewer::Surveillance),
        "table" => Ok(Viewer::Bystander),
        seat => actor::seat(seat).map(Viewer::Player),
    }
}

fn name(text: &str) -> Result<HandName, Problem> {
    match text {
        "player" => Ok(HandName::Baccarat(Side::Player)),
        "banker" => Ok(HandName::Baccarat(Side::Banker)),
        "dealer" => Ok(HandName::Dealer),
        other => match other.strip_prefix("fourth card of ") {
            Some(seat) => actor::seat(seat).map(HandName::FourthCard),
            None => actor::seat(other).map(HandName::Position),
        },
    }
}

//! Making, raising and withdrawing wagers.

use crate::command::Actor;
use crate::seat::Seat;
use crate::state::State;
use crate::wagering::{WagerAct, wager_slugs};

use super::super::failure::Problem;
use super::Words;

pub(super) fn parse(state: &State, actor: Actor, words: &mut Words<'_>) -> Result<Option<WagerAct>, Problem> {
    Ok(Some(if words.take("wager") {
        let (wager, amount) = (wager(state, words)?, words.dollars()?);
        WagerAct::Place { position: position(actor, words)?, wager, amount }
    } else if words.take("withdraw") {
        let wager = wager(state, words)?;
        WagerAct::Withdraw { position: position(actor, words)?, wager }
    } else if words.take("call") {
        WagerAct::CallWithCash { wager: wager(state, words)?, cash: words.dollars()? }
    } else if words.take("confirm call of") {
        WagerAct::ConfirmCall { seat: words.seat()? }
    } else if words.take("decline call of") {
        WagerAct::DeclineCall { seat: words.seat()? }
    } else {
        return Ok(None);
    }))
}

fn wager(state: &State, words: &mut Words<'_>) -> Result<u8, Problem> {
    let (slugs, name) = (wager_slugs(state.setup.game), words.word("a wager")?);
    let place = slugs.iter().position(|slug| *slug == name);
    place
        .map(|place| place as u8)
        .ok_or_else(|| Problem::unreadable(format!("the wagers are {}", slugs.join(", "))))
}

/// The box that is named, or the player's own.
fn position(actor: Actor, words: &mut Words<'_>) -> Result<Seat, Problem> {
    match (words.position()?, actor) {
        (Some(position), _) => Ok(position),
        (None, Actor::Player(seat)) => Ok(seat),
        (None, _) => Seat::new(1).ok_or_else(|| Problem::unreadable("on seat N")),
    }
}

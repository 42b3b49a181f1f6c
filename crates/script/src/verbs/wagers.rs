//! Making, raising and withdrawing wagers.

use croupier_rules::kit::wager::Wager;

use croupier_table::command::Actor;
use croupier_table::seat::Seat;
use croupier_table::state::State;
use croupier_table::wagering::{WagerAct, wagers};

use super::Words;
use crate::failure::Problem;

pub(crate) fn parse(state: &State, actor: Actor, words: &mut Words<'_>) -> Result<Option<WagerAct>, Problem> {
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

fn wager(state: &State, words: &mut Words<'_>) -> Result<Wager, Problem> {
    let (of_game, name) = (wagers(state.game()), words.word("a wager")?);
    let slugs = || of_game.iter().map(|wager| wager.slug()).collect::<Vec<_>>().join(", ");
    let wager = Wager::from_slug(name).filter(|wager| of_game.contains(wager));
    wager.ok_or_else(|| Problem::unreadable(format!("the wagers are {}", slugs())))
}

/// The box that is named, or the player's own.
fn position(actor: Actor, words: &mut Words<'_>) -> Result<Seat, Problem> {
    match (words.position()?, actor) {
        (Some(position), _) => Ok(position),
        (None, Actor::Player(seat)) => Ok(seat),
        (None, _) => Seat::new(1).ok_or_else(|| Problem::unreadable("on seat N")),
    }
}

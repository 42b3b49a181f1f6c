//! Bodily acts, breaches, and what the floor must decide.

use croupier_rules::Provision;

use croupier_table::conduct::{ConductAct, Matter};
use croupier_table::correction::{Correction, Direction};

use super::Words;
use crate::actor;
use crate::failure::Problem;

pub(crate) fn parse(words: &mut Words<'_>) -> Result<Option<ConductAct>, Problem> {
    Ok(Some(if words.take("attest") {
        ConductAct::Attest { provision: provision(words)? }
    } else if words.take("report breach of") {
        let provision = provision(words)?;
        if !words.take("by") {
            return Err(Problem::unreadable("report breach of PROVISION by ACTOR"));
        }
        ConductAct::ReportBreach { provision, by: actor::parse(core::mem::take(&mut words.rest))? }
    } else if words.take("refer wrong order") {
        ConductAct::ReferToFloor { matter: Matter::WrongOrder }
    } else if words.take("refer omitted third card") {
        ConductAct::ReferToFloor { matter: Matter::ThirdCardOmitted }
    } else if words.take("refer exposed dealer card") {
        ConductAct::ReferToFloor { matter: Matter::DealersCardExposed }
    } else if words.take("refer wrong number") {
        ConductAct::ReferToFloor { matter: Matter::WrongNumberOfCards }
    } else if words.take("correct") {
        ConductAct::Correct(correction(words)?)
    } else {
        return Ok(None);
    }))
}

/// `seat 3 receives 20 because wrong number`, or `returns`
fn correction(words: &mut Words<'_>) -> Result<Correction, Problem> {
    let readable = || Problem::unreadable("correct seat N receives|returns DOLLARS because wrong number");
    let seat = words.seat()?;
    let direction = if words.take("receives") {
        Direction::ToThePlayer
    } else if words.take("returns") {
        Direction::ToTheTable
    } else {
        return Err(readable());
    };
    let amount = words.dollars()?;
    if !words.take("because wrong number") {
        return Err(readable());
    }
    Ok(Correction { seat, direction, amount, matter: Matter::WrongNumberOfCards })
}

fn provision(words: &mut Words<'_>) -> Result<Provision, Problem> {
    let id = words.word("a provision")?;
    Provision::find(id).ok_or_else(|| Problem::unreadable(format!("{id:?} is not a provision")))
}

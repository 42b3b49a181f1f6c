//! Sitting down, buying in, leaving.

use crate::seats::SeatsAct;

use super::super::failure::Problem;
use super::Words;

pub(super) fn parse(words: &mut Words<'_>) -> Result<Option<SeatsAct>, Problem> {
    Ok(Some(if words.take("sit") {
        SeatsAct::Sit { cash: words.dollars()? }
    } else if words.take("buy in") {
        SeatsAct::BuyIn { cash: words.dollars()? }
    } else if words.take("leave") {
        SeatsAct::Leave
    } else if words.take("declare abandoned") {
        SeatsAct::DeclareAbandoned { seat: words.seat()? }
    } else {
        return Ok(None);
    }))
}

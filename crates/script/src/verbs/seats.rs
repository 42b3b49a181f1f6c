//! Sitting down, buying in, leaving.

use croupier_table::seats::SeatsAct;

use super::Words;
use crate::failure::Problem;

pub(crate) fn parse(words: &mut Words<'_>) -> Result<Option<SeatsAct>, Problem> {
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

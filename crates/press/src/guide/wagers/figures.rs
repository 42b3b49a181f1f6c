//! The hold of a wager and its chances, rounded at the moment of showing.

use croupier_odds::offer::OfferedWager;
use serde::Serialize;

use crate::guide::Said;
use crate::words::capital;

/// The decimals of a chance in per cent; a hold has those of [`OfferedWager::percent`].
pub const CHANCE: u32 = 2;

/// The figures of one wager, in per cent.
#[derive(Debug, Serialize)]
pub struct FigureRow {
    name: String,
    hold: String,
    wins: String,
    returned: String,
    loses: String,
    note: Option<Said>,
}

impl FigureRow {
    /// The figures of a wager.
    pub fn of(offered: &OfferedWager) -> FigureRow {
        let (hit, push) = (offered.figures.hit(), offered.figures.push());
        let lost = croupier_odds::Ratio::whole(1) - (&hit + &push);
        FigureRow {
            name: capital(offered.name),
            hold: offered.percent(),
            wins: hit.percent(CHANCE),
            returned: push.percent(CHANCE),
            loses: lost.percent(CHANCE),
            note: note(offered),
        }
    }
}

fn note(offered: &OfferedWager) -> Option<Said> {
    if let Some(stake) = offered.stake {
        return Some(Said::plain(format!(
            "The hold is that of a wager of {stake}, the lowest at this table: vigorish that is rounded up weighs \
             more on small wagers."
        )));
    }
    let (risk, play) = offered.figures.element_of_risk().zip(offered.figures.play.as_ref())?;
    Some(Said::plain(format!(
        "Hold and chances are those of the best play and refer to the Ante. Of all that is wagered, {} Antes on \
         average, the hold is {}%.",
        play.average_wager.decimal(4),
        risk.percent(4),
    )))
}

//! Readings of chapter 680a.

use croupier_rules::GameId;
use croupier_rules::chapters::saigon_5_card::SaigonWager;

use super::alternative::{Alternative, Changed, as_read};
use super::published::Published;
use crate::catalogue::{NotCounted, Table};
use crate::saigon_5_card::catalogue::{ANTE, BONUS};
use crate::saigon_5_card::{Remaining, WhatIf};

pub(crate) static ALTERNATIVES: [Alternative; WhatIf::ALL.len()] = [
    of(WhatIf::ALL[0], |game| compared(game, WhatIf::ALL[0])),
    of(WhatIf::ALL[1], |game| compared(game, WhatIf::ALL[1])),
    of(WhatIf::ALL[2], |game| compared(game, WhatIf::ALL[2])),
    of(WhatIf::ALL[3], |game| compared(game, WhatIf::ALL[3])),
    of(WhatIf::ALL[4], |game| compared(game, WhatIf::ALL[4])),
    of(WhatIf::ALL[5], |game| compared(game, WhatIf::ALL[5])),
    of(WhatIf::ALL[6], |game| compared(game, WhatIf::ALL[6])),
];

/// What the rulemaking publishes.
pub(crate) static PUBLISHED: [Published; 1] = [Published::new(GameId::Saigon5Card, &BONUS, "7.97", "7.97")];

const fn of(what_if: WhatIf, changes: fn(GameId) -> Changes) -> Alternative {
    Alternative::new(what_if.reading(), what_if.name(), changes)
}

type Changes = Result<Vec<Changed>, NotCounted>;

fn compared(game: GameId, what_if: WhatIf) -> Changes {
    let wager = match what_if.wager() {
        SaigonWager::Ante => &ANTE,
        SaigonWager::Bonus => &BONUS,
    };
    let otherwise = what_if.figures(Remaining::FULL);
    let figures = as_read(game, wager, Table::Ordinary)?;
    Ok(figures.into_iter().map(|as_read| Changed { as_read, otherwise: otherwise.clone() }).collect())
}

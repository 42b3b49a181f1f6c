//! Wagers by their names, within the limits of a table.

use croupier_rules::Cents;
use croupier_rules::kit::wager::{Bets, GameWager};
use croupier_rules::submission::Stakes;

use super::CannotSit;

/// The wagers of one unit, and how many units the table takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Staked<W> {
    pub bets: Bets<W>,
    pub most_units: i64,
}

impl<W: GameWager> Staked<W> {
    /// The wagers of a game from their names, within the limits of the table where those were filed.
    pub fn read(named: &[(String, Cents)], stakes: Option<&Stakes>) -> Result<Staked<W>, CannotSit> {
        let mut bets = Bets::NONE;
        for (name, stake) in named {
            let wager = W::from_slug(name).ok_or_else(|| no_such_wager::<W>(name))?;
            if bets.has(wager) {
                return Err(CannotSit::Twice(wager.slug()));
            }
            stakes.map_or(Ok(()), |stakes| within(stakes, wager.slug(), *stake))?;
            bets = bets.with(wager, *stake);
        }
        let largest = bets.made().map(|(_, stake)| stake.0).max().filter(|&largest| largest > 0);
        let largest = largest.ok_or(CannotSit::NothingStaked)?;
        Ok(Staked { bets, most_units: stakes.map_or(i64::MAX, |stakes| stakes.maximum.0 / largest) })
    }
}

fn no_such_wager<W: GameWager>(name: &str) -> CannotSit {
    let known = W::ALL.iter().map(|wager| wager.slug()).collect();
    CannotSit::NoSuchWager { name: name.to_owned(), known }
}

fn within(stakes: &Stakes, wager: &'static str, stake: Cents) -> Result<(), CannotSit> {
    if stake < stakes.minimum {
        Err(CannotSit::BelowMinimum(wager, stakes.minimum))
    } else if stake > stakes.maximum {
        Err(CannotSit::AboveMaximum(wager, stakes.maximum))
    } else if !stake.is_multiple_of(stakes.smallest_chip) {
        Err(CannotSit::NotInChips(wager, stakes.smallest_chip))
    } else {
        Ok(())
    }
}

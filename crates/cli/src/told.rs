//! A record in words, for a person to read: time, actor, what happened, and the paragraph.

use std::io::{self, Write};

use croupier_rules::Provision;
use croupier_script::{Played, Refused};
use croupier_table::explain::{Teller, opening, refused};
use croupier_table::sight::Happening;
use croupier_table::{Actor, Time, Viewer};

use crate::paragraph;

/// The width of the widest actor, `floorperson`.
const ACTOR: usize = 11;

/// Writes everything that happened at a table, and what was refused, in the order of time.
pub fn write(played: &Played, out: &mut impl Write) -> io::Result<()> {
    let genesis = played.table.genesis();
    let mut refusals = played.refused.iter().peekable();
    let mut teller = Teller::open(genesis, Viewer::Surveillance);
    line(genesis.at(), "house", &opening(genesis), &[], out)?;
    for (index, entry) in played.table.record().iter().enumerate() {
        while let Some(refused) = refusals.next_if(|refused| refused.after <= index) {
            write_refused(refused, out)?;
        }
        write_told(&teller.tell(entry), out)?;
    }
    refusals.try_for_each(|refused| write_refused(refused, out))
}

fn write_told(told: &Happening, out: &mut impl Write) -> io::Result<()> {
    let provisions: Vec<Provision> = [told.provision].into_iter().chain(told.also.iter().copied()).collect();
    line(told.at, &actor(told.by), &told.sentence, &provisions, out)
}

fn write_refused(tried: &Refused, out: &mut impl Write) -> io::Result<()> {
    let provisions: Vec<Provision> = tried.refusal.provision.into_iter().collect();
    line(tried.at, &actor(tried.by), &refused(&tried.wanted, &tried.refusal), &provisions, out)
}

fn actor(by: Actor) -> String {
    by.to_string()
}

fn line(at: Time, by: &str, text: &str, provisions: &[Provision], out: &mut impl Write) -> io::Result<()> {
    let cited = provisions.iter().map(|provision| provision.id()).collect::<Vec<_>>().join(", ");
    let time = at.to_string();
    paragraph::cited(out, &format!("{time:>8}  {by:ACTOR$}"), text, &cited)
}

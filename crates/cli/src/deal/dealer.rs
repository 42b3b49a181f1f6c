//! The automatic dealer: it takes every duty that is not the player's, attests what it did, and says so.

use std::io::Write;

use anyhow::anyhow;
use croupier_table::sight::Happening;
use croupier_table::staff::{attests, filled};
use croupier_table::steps::{Duty, Step, steps};
use croupier_table::{Act, Actor, Event, Form, Seat};

use super::Dealt;
use super::shuffle::Shuffler;
use crate::paragraph;

/// More duties in a row than any procedure has: beyond it something is wrong, and it is said.
const PATIENCE: usize = 10_000;

/// The dealer, the floorperson and the devices.
pub struct Dealer {
    shuffler: Shuffler,
    says_all: bool,
}

impl Dealer {
    /// A dealer who shuffles so, and says everything or only what players want to hear.
    pub fn new(shuffler: Shuffler, says_all: bool) -> Dealer {
        Dealer { shuffler, says_all }
    }

    /// Does everything that must be done by others than the player.
    pub fn carry_on(&mut self, dealt: &mut Dealt, player: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        for _ in 0..PATIENCE {
            let Some((step, act)) = self.duty(dealt, player) else { return Ok(()) };
            if self.says_all {
                paragraph::hanging(out, &format!("  {:9} {}", step.provision.id(), step.by), &step.says)?;
            }
            self.act(dealt, step.by, act, out)?;
        }
        Err(anyhow!("the dealer's duties never end"))
    }

    /// Announces "no more bets" and so begins the round.
    pub fn end_betting(&mut self, dealt: &mut Dealt, out: &mut impl Write) -> anyhow::Result<()> {
        let act = dealt.table.state().round.no_more_bets();
        self.act(dealt, Actor::Dealer, act, out)
    }

    /// The next duty of anybody but the player, and what it comes to; an act that was done is attested before the next.
    /// Ending the betting waits for the player's word.
    fn duty(&mut self, dealt: &Dealt, player: Seat) -> Option<(Step, Act)> {
        let state = dealt.table.state();
        let ends_betting = Form::Exact(state.round.no_more_bets());
        let due = |step: &Step| {
            step.duty == Duty::Must && step.by != Actor::Player(player) && step.act != ends_betting
        };
        let listed = steps(state, dealt.now());
        let (attestations, others): (Vec<Step>, Vec<Step>) = listed.into_iter().partition(attests);
        attestations.into_iter().chain(others.into_iter().filter(due)).find_map(|step| {
            let act = filled(state, &step.act, |cards| self.shuffler.shuffled(cards))?;
            Some((step, act))
        })
    }

    fn act(&self, dealt: &mut Dealt, by: Actor, act: Act, out: &mut impl Write) -> anyhow::Result<()> {
        match dealt.act(by, act) {
            Ok(told) => self.tell(&told, out),
            Err(refusal) => Ok(writeln!(out, "  refused: {refusal}")?),
        }
    }

    /// Says what an act brought about; the life of the cards only where everything is wanted.
    fn tell(&self, told: &[Happening], out: &mut impl Write) -> anyhow::Result<()> {
        for told in told {
            let quiet = matches!(told.event, Event::Cards(_) | Event::Conduct(_));
            if self.says_all || !quiet {
                paragraph::hanging(out, &format!("  {:20}", told.provision.id()), &told.sentence)?;
            }
        }
        Ok(())
    }
}

//! The automatic dealer: it takes every duty that is not the player's, and says what it does.

use std::io::Write;

use anyhow::anyhow;
use croupier_rules::GameId;
use croupier_table::baccarat::BaccaratAct;
use croupier_table::cards::CardsAct;
use croupier_table::explain::sentence;
use croupier_table::poker::PokerAct;
use croupier_table::scenario::Stage;
use croupier_table::steps::{Duty, Step, steps};
use croupier_table::{Act, Actor, Event, Seat};

use super::shuffle::Shuffler;
use crate::paragraph;

/// More duties in a row than any procedure has: beyond it something is wrong, and it is said.
const PATIENCE: usize = 10_000;

/// The dealer, the floorperson and the devices.
pub struct Dealer {
    game: GameId,
    shuffler: Shuffler,
    says_all: bool,
}

impl Dealer {
    /// A dealer for a game.
    pub fn new(game: GameId, shuffler: Shuffler, says_all: bool) -> Dealer {
        Dealer { game, shuffler, says_all }
    }

    /// Does everything that must be done by others than the player.
    pub fn carry_on(&mut self, stage: &mut Stage, player: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        for _ in 0..PATIENCE {
            let Some(step) = duty(stage, player) else { return Ok(()) };
            self.perform(stage, step, out)?;
        }
        Err(anyhow!("the dealer has duties without end"))
    }

    /// Announces "no more bets" and so begins the round.
    pub fn end_betting(&mut self, stage: &mut Stage, out: &mut impl Write) -> anyhow::Result<()> {
        let act = match self.game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => {
                Act::Baccarat(BaccaratAct::NoMoreBets)
            }
            GameId::ThreeCardPrime | GameId::Saigon5Card => Act::Poker(PokerAct::NoMoreBets),
        };
        self.act(stage, Actor::Dealer, act, out)
    }

    fn perform(&mut self, stage: &mut Stage, mut step: Step, out: &mut impl Write) -> anyhow::Result<()> {
        if let Act::Cards(CardsAct::Shuffle { order, .. } | CardsAct::ReceivePreshuffled { order, .. }) =
            &mut step.act
        {
            self.shuffler.shuffle(order);
        }
        if self.says_all {
            paragraph::hanging(out, &format!("  {:9} {}", step.provision.id(), step.actor), step.says)?;
        }
        self.act(stage, step.actor, step.act, out)
    }

    fn act(&mut self, stage: &mut Stage, actor: Actor, act: Act, out: &mut impl Write) -> anyhow::Result<()> {
        match stage.command(actor, act).map_err(|problem| anyhow!("{problem}"))? {
            Ok(_) => self.tell(stage, out),
            Err(refusal) => Ok(writeln!(out, "  refused: {refusal}")?),
        }
    }

    /// Says what the last act brought about; the life of the cards only where everything is wanted.
    fn tell(&self, stage: &Stage, out: &mut impl Write) -> anyhow::Result<()> {
        for entry in stage.last_entries() {
            let quiet = matches!(entry.event, Event::Cards(_) | Event::Conduct(_));
            if self.says_all || !quiet {
                paragraph::hanging(out, &format!("  {:20}", entry.provision.id()), &sentence(entry))?;
            }
        }
        Ok(())
    }
}

/// The next duty of anybody but the player.
fn duty(stage: &Stage, player: Seat) -> Option<Step> {
    let steps = stage.state().map(steps).unwrap_or_default();
    let due = |step: &Step| step.duty == Duty::Must && step.actor != Actor::Player(player);
    steps.into_iter().find(|step| due(step) && !ends_betting(&step.act))
}

/// Ending the betting waits for the player's word.
fn ends_betting(act: &Act) -> bool {
    matches!(act, Act::Baccarat(BaccaratAct::NoMoreBets) | Act::Poker(PokerAct::NoMoreBets))
}

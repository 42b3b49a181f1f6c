//! Outcomes gathered one by one.

use croupier_rules::{GameId, Odds};

use crate::figures::{Figures, Outcome, Play};
use crate::ratio::Ratio;

/// The outcomes of a wager while they are counted.
#[derive(Default)]
pub(super) struct Outcomes(Vec<Outcome>);

impl Outcomes {
    /// Counts an outcome. Outcomes of the same name are one; what cannot happen is not an outcome.
    pub(super) fn add(&mut self, name: String, (pays, net): (Option<Odds>, Ratio), count: u128) {
        match self.0.iter_mut().find(|outcome| outcome.name == name) {
            Some(outcome) => outcome.count += count,
            None if count > 0 => self.0.push(Outcome { name, pays, net, count }),
            None => {}
        }
    }

    /// The figures of a wager of one deck, best outcome first.
    pub(super) fn figures(
        mut self,
        wager: &'static str,
        paytable: Option<String>,
        play: Option<Play>,
    ) -> Figures {
        self.0.sort_by(|a, b| b.net.cmp(&a.net));
        let total = self.0.iter().map(|outcome| outcome.count).sum();
        Figures {
            game: GameId::ThreeCardPrime,
            decks: 1,
            ez: false,
            wager,
            paytable,
            total,
            outcomes: self.0,
            play,
        }
    }
}

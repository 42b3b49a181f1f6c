//! The outcomes of a wager, and the figures that follow from them.

use croupier_rules::{GameId, Odds};

use crate::ratio::Ratio;

/// One thing that can become of a wager.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its name: a line of the paytable, or what happened.
    pub name: String,
    /// The odds it is paid at, where it is paid.
    pub pays: Option<Odds>,
    /// What one unit of the named wager wins or loses, every later wager and every charge included.
    pub net: Ratio,
    /// In how many of the equally likely deals it happens.
    pub count: u128,
}

/// A wager under given options: every outcome, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The game.
    pub game: GameId,
    /// How many decks were shuffled together.
    pub decks: u8,
    /// Whether the table is an EZ Baccarat table.
    pub ez: bool,
    /// The wager's name on command lines and in files.
    pub wager: &'static str,
    /// The paytable, where the wager has one.
    pub paytable: Option<String>,
    /// The number of equally likely deals.
    pub total: u128,
    /// What can happen, best first; the counts add up to the total.
    pub outcomes: Vec<Outcome>,
    /// Where play involves a later wager.
    pub play: Option<Play>,
}

/// What a game with a decision adds to its figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The average total wager for one unit of the first wager.
    pub average_wager: Ratio,
    /// The strategy, as a person would follow it.
    pub strategy: String,
}

impl Figures {
    /// The house edge: the expected loss of one unit of the named wager. Negative when the player is ahead.
    pub fn edge(&self) -> Ratio {
        -self.mean(|net| net.clone())
    }

    /// The chance of a net win.
    pub fn hit(&self) -> Ratio {
        self.share(Ratio::is_positive)
    }

    /// The chance that nothing is won or lost.
    pub fn push(&self) -> Ratio {
        self.share(Ratio::is_zero)
    }

    /// The variance of what one unit wins.
    pub fn variance(&self) -> Ratio {
        let edge = self.edge();
        self.mean(|net| net * net) - &edge * &edge
    }

    /// The expected loss per unit of all that is wagered, where later wagers count too.
    pub fn element_of_risk(&self) -> Option<Ratio> {
        self.play.as_ref().map(|play| &self.edge() / &play.average_wager)
    }

    /// What an outcome adds to the expected result.
    pub fn contribution(&self, outcome: &Outcome) -> Ratio {
        &Ratio::new(outcome.count, self.total) * &outcome.net
    }

    fn mean(&self, of: impl Fn(&Ratio) -> Ratio) -> Ratio {
        let sum: Ratio = self.outcomes.iter().map(|o| &of(&o.net) * &Ratio::whole(o.count)).sum();
        &sum / &Ratio::whole(self.total)
    }

    fn share(&self, counts: impl Fn(&Ratio) -> bool) -> Ratio {
        let count: u128 = self.outcomes.iter().filter(|o| counts(&o.net)).map(|o| o.count).sum();
        Ratio::new(count, self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fair coin that pays 2 to 1 on heads, loses on tails, and stands on its edge one time in four.
    fn coin() -> Figures {
        let outcome = |name: &str, net, count| Outcome { name: name.into(), pays: None, net, count };
        Figures {
            game: GameId::Baccarat,
            decks: 8,
            ez: false,
            wager: "coin",
            paytable: None,
            total: 8,
            outcomes: vec![
                outcome("heads", Ratio::whole(2), 3),
                outcome("edge", Ratio::zero(), 2),
                outcome("tails", Ratio::whole(-1), 3),
            ],
            play: None,
        }
    }

    #[test]
    fn figures_follow_from_the_counts() {
        let coin = coin();
        assert_eq!(coin.edge(), Ratio::new(-3, 8));
        assert_eq!((coin.hit(), coin.push()), (Ratio::new(3, 8), Ratio::new(1, 4)));
        assert_eq!(coin.variance(), Ratio::new(15 * 8 - 9, 64));
        let contributions: Ratio = coin.outcomes.iter().map(|o| coin.contribution(o)).sum();
        assert_eq!(contributions, -coin.edge());
    }

    #[test]
    fn element_of_risk_spreads_the_edge_over_all_that_is_wagered() {
        let play = Play { average_wager: Ratio::new(3, 2), strategy: String::new() };
        assert_eq!(Figures { play: Some(play), ..coin() }.element_of_risk(), Some(Ratio::new(-1, 4)));
        assert_eq!(coin().element_of_risk(), None);
    }
}

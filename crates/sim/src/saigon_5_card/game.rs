//! A table of Saigon 5 Card, with everything that is chosen about it.

use core::iter;

use croupier_odds::saigon_5_card::Setting;
use croupier_rules::chapters::saigon_5_card::{RoundError, Terms};
use croupier_rules::submission::Stakes;
use croupier_rules::{Card, Cents, GameId};

use super::seats::SaigonSeats;
use super::strategy::Strategy;
use super::{Saigon5Card, Table, wagers};
use crate::dispatch::Instructions;
use crate::game::bets::Staked;
use crate::game::{self, CannotPlay, CannotSit, Game, Judged, Manner, Unfiled, Unlawful};
use crate::judge::Judge;
use crate::kernel::Kernel;
use crate::rows::{Hand, Row};
use crate::session::Seats;

/// A table of Saigon 5 Card, where the dealer sets the house way.
pub struct SaigonGame {
    terms: Terms,
    strategy: Strategy,
    judged: Judged,
}

impl From<RoundError> for Unlawful {
    fn from(why: RoundError) -> Unlawful {
        Unlawful { provision: why.provision(), why: Box::new(why) }
    }
}

impl SaigonGame {
    /// A table without a submission.
    pub(crate) fn unfiled(table: &Unfiled, manner: &Manner) -> Result<SaigonGame, CannotPlay> {
        table.of_one_deck(GameId::Saigon5Card)?;
        SaigonGame::new(Terms::default(), Judged::Everything, manner)
    }

    /// The table of a submission.
    pub(crate) fn filed(terms: Terms, stakes: Stakes, manner: &Manner) -> Result<SaigonGame, CannotPlay> {
        SaigonGame::new(terms, Judged::Filed(stakes), manner)
    }

    fn new(terms: Terms, judged: Judged, manner: &Manner) -> Result<SaigonGame, CannotPlay> {
        manner.without_cover_card(GameId::Saigon5Card)?;
        Ok(SaigonGame { terms, strategy: strategy(manner.strategy)?, judged })
    }

    fn players(&self) -> Saigon5Card {
        Saigon5Card::new(self.strategy.setting(), Box::new(Setting::Highest), Instructions::Widest)
    }
}

fn strategy(chosen: game::Strategy) -> Result<Strategy, CannotPlay> {
    match chosen {
        game::Strategy::Named(name) => {
            Strategy::from_name(name).ok_or_else(|| CannotPlay::NoSuchStrategy(name.to_owned()))
        }
        game::Strategy::Table(text) => match text.parse() {
            Ok(table) => Ok(Strategy::Table(table)),
            Err(why) => Err(CannotPlay::StrategyTable(Box::new(why))),
        },
    }
}

impl Game for SaigonGame {
    fn id(&self) -> GameId {
        GameId::Saigon5Card
    }

    fn strategy(&self) -> &'static str {
        self.strategy.name()
    }

    fn kernel(&self) -> Box<dyn Kernel> {
        Box::new(self.players())
    }

    fn judges(&self) -> Vec<Judge> {
        match self.judged {
            Judged::Everything => wagers::every(&self.strategy),
            Judged::Filed(_) => wagers::offered(&self.strategy, &self.terms),
        }
    }

    fn hands(&self) -> &'static [Hand] {
        &[Hand::Cards("player_cards"), Hand::Cards("dealer_cards")]
    }

    fn rows(&self, seed: u64) -> Box<dyn Iterator<Item = Row> + '_> {
        let (mut table, players) = (Table::new(seed, 0), self.players());
        Box::new(iter::from_fn(move || Some(row(&players, table.deal()))))
    }

    fn seats(&self, named: &[(String, Cents)], seed: u64) -> Result<Box<dyn Seats>, CannotSit> {
        let staked = Staked::read(named, self.judged.stakes())?;
        let seats = SaigonSeats::new(self.players(), &self.terms, staked, seed);
        Ok(Box::new(seats.map_err(|why| CannotSit::Unlawful(why.into()))?))
    }
}

fn row(players: &Saigon5Card, cards: [[Card; 5]; 2]) -> Row {
    let [player, dealer] = &cards;
    Row::new([&mut player.iter(), &mut dealer.iter()], [players.cell(cards).index()])
}

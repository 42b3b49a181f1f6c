//! A table of Three Card Prime, with everything that is chosen about it.

use core::iter;

use croupier_rules::chapters::three_card_prime::{Cards, RoundError, Terms};
use croupier_rules::kit::paytable::Letter;
use croupier_rules::submission::Stakes;
use croupier_rules::{Card, Cents, GameId};

use super::seats::PrimeSeats;
use super::strategy::Strategy;
use super::{Table, ThreeCardPrime, cells, wagers};
use crate::game::bets::Staked;
use crate::game::{self, CannotPlay, CannotSit, Game, Judged, Manner, Unfiled, Unlawful};
use crate::judge::Judge;
use crate::kernel::Kernel;
use crate::rows::{Hand, Row};
use crate::session::Seats;

/// A table of Three Card Prime.
pub struct PrimeGame {
    terms: Terms,
    strategy: Strategy,
    judged: Judged,
}

impl From<RoundError> for Unlawful {
    fn from(why: RoundError) -> Unlawful {
        Unlawful { provision: why.provision(), why: Box::new(why) }
    }
}

impl PrimeGame {
    /// A table without a submission. A paytable that a wager does not have is A for it.
    pub(crate) fn unfiled(table: &Unfiled, manner: &Manner) -> Result<PrimeGame, CannotPlay> {
        table.of_one_deck(GameId::ThreeCardPrime)?;
        let letter = table.paytable.unwrap_or(Letter::A);
        let or_a = |known: &[Letter]| if known.contains(&letter) { letter } else { Letter::A };
        let terms = Terms {
            bad_beat: or_a(&Terms::BAD_BEAT),
            pair_bonus: Some(or_a(&Terms::PAIR_BONUS)),
            all_six: Some(or_a(&Terms::ALL_SIX)),
            ..Terms::default()
        };
        PrimeGame::new(terms, Judged::Everything, manner)
    }

    /// The table of a submission.
    pub(crate) fn filed(terms: Terms, stakes: Stakes, manner: &Manner) -> Result<PrimeGame, CannotPlay> {
        PrimeGame::new(terms, Judged::Filed(stakes), manner)
    }

    fn new(terms: Terms, judged: Judged, manner: &Manner) -> Result<PrimeGame, CannotPlay> {
        manner.without_cover_card(GameId::ThreeCardPrime)?;
        Ok(PrimeGame { terms, strategy: strategy(manner.strategy)?, judged })
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

impl Game for PrimeGame {
    fn id(&self) -> GameId {
        GameId::ThreeCardPrime
    }

    fn strategy(&self) -> &'static str {
        self.strategy.name()
    }

    fn kernel(&self) -> Box<dyn Kernel> {
        Box::new(ThreeCardPrime::default())
    }

    fn judges(&self) -> Vec<Judge> {
        match self.judged {
            Judged::Everything => wagers::every(&self.strategy),
            Judged::Filed(_) => wagers::offered(&self.strategy, &self.terms),
        }
    }

    fn hands(&self) -> &'static [Hand] {
        &[Hand::Cards("player_cards"), Hand::Cards("dealer_cards"), Hand::Card("fourth_card")]
    }

    fn rows(&self, seed: u64) -> Box<dyn Iterator<Item = Row> + '_> {
        let mut table = Table::new(seed, 0);
        Box::new(iter::from_fn(move || Some(row(&table.deal()))))
    }

    fn seats(&self, named: &[(String, Cents)], seed: u64) -> Result<Box<dyn Seats>, CannotSit> {
        let staked = Staked::read(named, self.judged.stakes())?;
        let seats = PrimeSeats::new(&self.terms, staked, &self.strategy, seed);
        Ok(Box::new(seats.map_err(|why| CannotSit::Unlawful(why.into()))?))
    }
}

fn row(cards: &Cards) -> Row {
    let hands: [&mut dyn Iterator<Item = &Card>; 3] =
        [&mut cards.player.iter(), &mut cards.dealer.iter(), &mut cards.fourth.iter()];
    Row::new(hands, cells(cards).iter().map(|cell| cell.index()))
}

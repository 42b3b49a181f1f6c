//! What is played: the game of the command line, ready to be dealt and judged.

use std::fmt::Display;
use std::fs;
use std::str::FromStr;

use croupier_odds::saigon_5_card::Setting;
use croupier_rules::GameId;
use croupier_rules::families::baccarat::Terms;
use croupier_sim::baccarat::{self, Baccarat, Shoe};
use croupier_sim::dispatch::Instructions;
use croupier_sim::kernel::Kernel;
use croupier_sim::saigon_5_card::{self as saigon, Saigon5Card};
use croupier_sim::three_card_prime::{self as prime, ThreeCardPrime};
use croupier_sim::{Counted, Judge};

use super::Refused;
use super::arguments::GameArgs;

/// A game with all that is chosen about it.
pub struct Playing {
    /// The game.
    pub game: GameId,
    /// The shoe, where it is a game of baccarat.
    pub shoe: Option<Shoe>,
    /// How it is played, where that is a choice.
    pub strategy: Strategy,
}

/// A strategy of the game that it is for.
pub enum Strategy {
    /// Nobody decides anything.
    None,
    /// When to make a Play Wager.
    Prime(prime::strategy::Strategy),
    /// How to set five cards.
    Saigon(saigon::strategy::Strategy),
}

impl Playing {
    /// The game of the command line.
    pub fn new(args: &GameArgs) -> anyhow::Result<Playing> {
        let game = game(&args.game)?;
        let shoe = shoe(game, args.decks, args.cover_card)?;
        Ok(Playing { game, shoe, strategy: Strategy::new(game, &args.strategy)? })
    }

    /// How many decks are shuffled together.
    pub fn decks(&self) -> u8 {
        self.shoe.map_or(1, |shoe| shoe.decks)
    }

    /// What plays it.
    pub fn kernel(&self) -> Box<dyn Kernel> {
        match (&self.strategy, self.shoe) {
            (Strategy::None, shoe) => Box::new(Baccarat::new(shoe.unwrap_or(Shoe::of(8)))),
            (Strategy::Prime(_), _) => Box::new(ThreeCardPrime::default()),
            (Strategy::Saigon(strategy), _) => Box::new(saigon(strategy)),
        }
    }

    /// Every wager with every paytable.
    pub fn judges(&self) -> Vec<Judge> {
        match &self.strategy {
            Strategy::None => baccarat::wagers::wagers(self.game, self.decks()),
            Strategy::Prime(strategy) => prime::wagers::wagers(strategy),
            Strategy::Saigon(strategy) => saigon::wagers::wagers(strategy),
        }
    }

    /// The wagers of a name and a paytable, where those are asked for.
    pub fn narrowed(&self, wager: Option<&str>, paytable: Option<&str>) -> anyhow::Result<Vec<Judge>> {
        let all = self.judges();
        let names = |of: fn(&Counted) -> Option<&str>| {
            let mut names: Vec<&str> = all.iter().filter_map(|judge| of(judge.wager())).collect();
            names.sort();
            names.dedup();
            names.join(", ")
        };
        let is = |judge: &&Judge| {
            let counted = judge.wager();
            wager.is_none_or(|wager| counted.wager == wager)
                && paytable.is_none_or(|letter| {
                    counted.paytable.as_deref().is_some_and(|known| known.eq_ignore_ascii_case(letter))
                })
        };
        let found: Vec<Judge> = all.iter().filter(is).cloned().collect();
        if !found.is_empty() {
            return Ok(found);
        }
        let (wagers, letters) =
            (names(|counted| Some(counted.wager)), names(|counted| counted.paytable.as_deref()));
        Err(Refused::because(format!(
            "{} has no such wager; wagers: {wagers}; paytables: {letters}",
            self.game
        )))
    }
}

/// A player of Saigon 5 Card against the house way.
pub fn saigon(strategy: &saigon::strategy::Strategy) -> Saigon5Card {
    Saigon5Card::new(strategy.setting(), Box::new(Setting::Highest), Instructions::Widest)
}

fn game(name: &str) -> anyhow::Result<GameId> {
    let names = GameId::ALL.map(GameId::slug).join(", ");
    GameId::from_slug(name)
        .ok_or_else(|| Refused::because(format!("no game is called {name:?}; there are {names}")))
}

fn shoe(game: GameId, decks: Option<u8>, cover_card: Option<u8>) -> anyhow::Result<Option<Shoe>> {
    if !Baccarat::is(game) {
        return match (decks.unwrap_or(1), cover_card) {
            (1, None) => Ok(None),
            _ => Err(Refused::because(format!("{game} is played with one deck and without a cover card"))),
        };
    }
    let decks = decks.unwrap_or(*Terms::DECKS.end());
    if !Terms::DECKS.contains(&decks) {
        return Err(Refused::because(format!("a shoe of {game} has six to eight decks, not {decks}")));
    }
    let behind_cover_card = cover_card.unwrap_or(Shoe::LEAST_BEHIND_COVER_CARD);
    if behind_cover_card < Shoe::LEAST_BEHIND_COVER_CARD {
        return Err(Refused::because("at least 14 cards lie behind the cover card"));
    }
    Ok(Some(Shoe { decks, behind_cover_card }))
}

impl Strategy {
    fn new(game: GameId, name: &str) -> anyhow::Result<Strategy> {
        match game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat if name == "optimal" => {
                Ok(Strategy::None)
            }
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => {
                Err(Refused::because(format!("{game} leaves its players nothing to decide")))
            }
            GameId::ThreeCardPrime => prime_strategy(name).map(Strategy::Prime),
            GameId::Saigon5Card => saigon_strategy(name).map(Strategy::Saigon),
        }
    }

    /// The name, unless it is the optimal one.
    pub fn name(&self) -> Option<String> {
        let name = match self {
            Strategy::None => "optimal",
            Strategy::Prime(strategy) => strategy.name(),
            Strategy::Saigon(strategy) => strategy.name(),
        };
        (name != "optimal").then(|| name.to_string())
    }
}

fn prime_strategy(name: &str) -> anyhow::Result<prime::strategy::Strategy> {
    use prime::strategy::Strategy;
    match Strategy::from_name(name) {
        Some(strategy) => Ok(strategy),
        None => table(name, &Strategy::NAMES).map(Strategy::Table),
    }
}

fn saigon_strategy(name: &str) -> anyhow::Result<saigon::strategy::Strategy> {
    use saigon::strategy::Strategy;
    match Strategy::from_name(name) {
        Some(strategy) => Ok(strategy),
        None => table(name, &Strategy::NAMES).map(Strategy::Table),
    }
}

fn table<T: FromStr<Err: Display>>(name: &str, names: &[&str]) -> anyhow::Result<T> {
    file(name, names)?.parse().map_err(|why| Refused::because(format!("{name}: {why}")))
}

fn file(name: &str, names: &[&str]) -> anyhow::Result<String> {
    fs::read_to_string(name).map_err(|why| {
        let names = names.join(", ");
        Refused::because(format!("{name:?} is none of the strategies {names}, and no file: {why}"))
    })
}

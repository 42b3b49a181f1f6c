//! The registry: the one parser of a game's name, and what the commands say differently from game to game. No other
//! file of the program tells the games apart.

use std::io::{self, Write};

use croupier_rules::GameId;
use croupier_rules::finished::Hands;

use crate::odds::{Shown, strategies};
use crate::refusal::Refusal;
use crate::settle::hands;

/// What the commands need to know of a game.
pub struct Game {
    /// Whose the hand against the player's is.
    pub house: House,
    /// Writes what it costs to play a wager otherwise than best, where there is anything to decide.
    pub write_strategies: fn(&Shown, &mut dyn Write) -> anyhow::Result<()>,
}

static BACCARAT: Game = Game { house: House::Banker, write_strategies: |_, _| Ok(()) };

static THREE_CARD_PRIME: Game = Game { house: House::Dealer, write_strategies: strategies::write_prime };

static SAIGON_5_CARD: Game = Game { house: House::Dealer, write_strategies: strategies::write_saigon };

/// Whose the hand against the player's is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum House {
    /// The Banker's Hand.
    Banker,
    /// The dealer's hand.
    Dealer,
}

impl House {
    /// The name of the hand, on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            House::Banker => "banker",
            House::Dealer => "dealer",
        }
    }

    /// The hand of the house out of the two that may have been given; the other one must not be there.
    pub fn hand<T>(self, banker: Option<T>, dealer: Option<T>) -> Result<Option<T>, House> {
        let (hand, other) = match self {
            House::Banker => (banker, dealer),
            House::Dealer => (dealer, banker),
        };
        if other.is_some() { Err(self) } else { Ok(hand) }
    }
}

/// What the commands need to know of a game.
pub const fn of(game: GameId) -> &'static Game {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &BACCARAT,
        GameId::ThreeCardPrime => &THREE_CARD_PRIME,
        GameId::Saigon5Card => &SAIGON_5_CARD,
    }
}

/// The game of a name.
pub fn parse(name: &str) -> Result<GameId, Refusal> {
    let known = GameId::ALL.map(GameId::slug);
    GameId::from_slug(name).ok_or_else(|| Refusal::unknown("no game is called", name, known))
}

/// A game that is named beside a submission is the submission's.
pub fn agree(named: Option<&str>, filed: GameId) -> Result<(), Refusal> {
    match named.map(parse).transpose()? {
        Some(named) if named != filed => {
            Err(Refusal::new(format_args!("the submission is for {filed}, not for {named}")))
        }
        Some(_) | None => Ok(()),
    }
}

/// Writes the hands of a settled round.
pub fn write_hands(settled: &Hands, out: &mut impl Write) -> io::Result<()> {
    match settled {
        Hands::Baccarat { player, banker, winner, dragon_7 } => {
            hands::write_baccarat(player, banker, winner, *dragon_7, out)
        }
        Hands::Prime { player, dealer, dealer_qualifies, all_six, fourth } => {
            hands::write_prime(player, dealer, *dealer_qualifies, all_six, *fourth, out)
        }
        Hands::Saigon { player, dealer, bonus } => hands::write_saigon(player, dealer, *bonus, out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name_and_no_other() {
        for game in GameId::ALL {
            assert_eq!(parse(game.slug()), Ok(game));
        }
        for name in ["", "Baccarat", "three card prime", "poker", "baccarat "] {
            assert!(parse(name).is_err(), "{name:?}");
        }
        assert!(parse("saigon-5-crad").unwrap_err().to_string().ends_with("did you mean saigon-5-card?"));
    }
}

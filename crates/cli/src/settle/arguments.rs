//! The command line of `croupier settle`.

use anyhow::{Context, anyhow, bail};
use clap::Args;
use croupier_rules::finished::{FinishedRound, OptionName, OptionValue};
use croupier_rules::{Card, Cents, GameId};

/// A finished round on the command line.
#[derive(Args)]
#[command(
    after_help = "Cards are a rank A 2-9 T J Q K and a suit c d h s, the joker Jk. Money is dollars.\n\n\
    croupier settle minibaccarat --player \"Kc 4d 6h\" --banker \"2h 3s 2d\" --bets banker=100,dragon-bonus-banker=10\n\
    croupier settle three-card-prime --player \"As Ks Qs\" --dealer \"2c 2d 9h\" --bets ante=10,play=10,prime=5\n\
    croupier settle saigon-5-card --player \"Jk 8c 6d 5h 2s\" --dealer \"Tc 9d 9h 2c 5s\" --bets ante=10,bonus=5"
)]
pub struct SettleArgs {
    /// minibaccarat, midibaccarat, baccarat, three-card-prime or saigon-5-card
    #[arg(required_unless_present = "stdin")]
    game: Option<String>,
    /// The Player's Hand, or the player's cards
    #[arg(long, value_name = "CARDS")]
    player: Option<String>,
    /// The Banker's Hand (baccarat)
    #[arg(long, value_name = "CARDS")]
    banker: Option<String>,
    /// The dealer's cards (Three Card Prime, Saigon 5 Card)
    #[arg(long, value_name = "CARDS")]
    dealer: Option<String>,
    /// The fourth card of a Pair Bonus Wager
    #[arg(long, value_name = "CARD")]
    fourth: Option<String>,
    /// The three cards of the player's three-card hand (Saigon 5 Card)
    #[arg(long, value_name = "CARDS")]
    set: Option<String>,
    /// The wagers, such as ante=10,bonus=5
    #[arg(long, value_name = "NAME=DOLLARS", value_delimiter = ',')]
    bets: Vec<String>,
    /// An option of the table, such as ez, decks=6, tie="9 to 1" or payout-limit=50000
    #[arg(long = "option", value_name = "NAME[=VALUE]")]
    options: Vec<String>,
    /// Print the report as one line of JSON
    #[arg(long)]
    pub(super) json: bool,
    /// Read one JSON object a line from standard input, write one a line
    #[arg(long, conflicts_with_all = ["game", "player", "banker", "dealer", "fourth", "set", "bets", "options"])]
    pub(super) stdin: bool,
}

impl SettleArgs {
    /// The round that the words of the command line describe.
    pub(super) fn round(&self) -> anyhow::Result<FinishedRound> {
        let game = game(self.game.as_deref().unwrap_or_default())?;
        Ok(FinishedRound {
            player: cards("--player", self.player.as_deref().unwrap_or_default())?,
            house: self.house(game)?,
            fourth: self.fourth.as_deref().map(|text| card("--fourth", text)).transpose()?,
            set: self.set.as_deref().map(|text| cards("--set", text)).transpose()?,
            bets: self.bets.iter().map(|text| bet(text)).collect::<anyhow::Result<_>>()?,
            options: self.options.iter().map(|text| option(text)).collect::<anyhow::Result<_>>()?,
            ..FinishedRound::new(game)
        })
    }

    fn house(&self, game: GameId) -> anyhow::Result<Vec<Card>> {
        let (name, text, other) = match game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => {
                ("--banker", &self.banker, &self.dealer)
            }
            GameId::ThreeCardPrime | GameId::Saigon5Card => ("--dealer", &self.dealer, &self.banker),
        };
        if other.is_some() {
            bail!("the hand against the player is given with {name} in {game}");
        }
        cards(name, text.as_deref().unwrap_or_default())
    }
}

/// The game of a name; the error lists them all.
pub(super) fn game(name: &str) -> anyhow::Result<GameId> {
    let names = GameId::ALL.map(GameId::slug).join(", ");
    GameId::from_slug(name).ok_or_else(|| anyhow!("no game is called {name:?}; there are {names}"))
}

fn card(name: &str, text: &str) -> anyhow::Result<Card> {
    text.trim().parse().map_err(|why| anyhow!("{name}: {text:?} is no card; {why}"))
}

fn cards(name: &str, text: &str) -> anyhow::Result<Vec<Card>> {
    text.split_whitespace().map(|word| card(name, word)).collect()
}

fn bet(text: &str) -> anyhow::Result<(String, Cents)> {
    let (wager, dollars) =
        text.split_once('=').with_context(|| format!("--bets: {text:?} is not NAME=DOLLARS"))?;
    let stake = dollars.trim().parse().map_err(|why| anyhow!("--bets {wager}: {dollars:?}; {why}"))?;
    Ok((wager.trim().to_string(), stake))
}

/// `ez` alone means yes. The payout limit is dollars here and cents inside.
fn option(text: &str) -> anyhow::Result<(String, OptionValue)> {
    let (name, value) = text.split_once('=').unwrap_or((text, "true"));
    let (name, value) = (name.trim(), value.trim());
    if OptionName::from_name(name) == Some(OptionName::PayoutLimit) {
        let limit: Cents = value.parse().map_err(|why| anyhow!("--option {name}: {value:?}; {why}"))?;
        return Ok((name.to_string(), OptionValue::Number(limit.0)));
    }
    Ok((name.to_string(), OptionValue::Text(value.to_string())))
}

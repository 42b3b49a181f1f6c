//! The command line of `croupier settle`.

use clap::Args;
use croupier_rules::finished::{FinishedRound, OptionName, OptionValue};
use croupier_rules::{Card, Cents, GameId};

use crate::games;
use crate::refusal::Refusal;

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
    /// Read one JSON object per line from standard input, and write one per line
    #[arg(long, conflicts_with_all = ["game", "player", "banker", "dealer", "fourth", "set", "bets", "options"])]
    pub(super) stdin: bool,
}

impl SettleArgs {
    /// The round that the words of the command line describe.
    pub(super) fn round(&self) -> Result<FinishedRound, Refusal> {
        let game = games::parse(self.game.as_deref().unwrap_or_default())?;
        Ok(FinishedRound {
            player: cards("--player", self.player.as_deref().unwrap_or_default())?,
            house: self.house(game)?,
            fourth: self.fourth.as_deref().map(|text| card("--fourth", text)).transpose()?,
            set: self.set.as_deref().map(|text| cards("--set", text)).transpose()?,
            bets: self.bets.iter().map(|text| bet(text)).collect::<Result<_, Refusal>>()?,
            options: self.options.iter().map(|text| option(text)).collect::<Result<_, Refusal>>()?,
            ..FinishedRound::new(game)
        })
    }

    fn house(&self, game: GameId) -> Result<Vec<Card>, Refusal> {
        let house = games::of(game).house;
        let name = house.name();
        let misnamed =
            |_| Refusal::new(format_args!("the hand against the player is given with --{name} in {game}"));
        let hand = house.hand(self.banker.as_deref(), self.dealer.as_deref()).map_err(misnamed)?;
        cards(&format!("--{name}"), hand.unwrap_or_default())
    }
}

fn card(name: &str, text: &str) -> Result<Card, Refusal> {
    text.trim().parse().map_err(|why| Refusal::new(format_args!("{name}: {text:?} is not a card; {why}")))
}

fn cards(name: &str, text: &str) -> Result<Vec<Card>, Refusal> {
    text.split_whitespace().map(|word| card(name, word)).collect()
}

fn bet(text: &str) -> Result<(String, Cents), Refusal> {
    let (wager, dollars) = text
        .split_once('=')
        .ok_or_else(|| Refusal::new(format_args!("--bets: {text:?} is not NAME=DOLLARS")))?;
    let stake = dollars
        .trim()
        .parse()
        .map_err(|why| Refusal::new(format_args!("--bets {wager}: {dollars:?}; {why}")))?;
    Ok((wager.trim().to_string(), stake))
}

/// `ez` alone means yes. The payout limit is dollars here and cents inside.
fn option(text: &str) -> Result<(String, OptionValue), Refusal> {
    let (name, value) = text.split_once('=').unwrap_or((text, "true"));
    let (name, value) = (name.trim(), value.trim());
    if OptionName::from_name(name) == Some(OptionName::PayoutLimit) {
        let limit: Cents =
            value.parse().map_err(|why| Refusal::new(format_args!("--option {name}: {value:?}; {why}")))?;
        return Ok((name.to_string(), OptionValue::Number(limit.0)));
    }
    Ok((name.to_string(), OptionValue::Text(value.to_string())))
}

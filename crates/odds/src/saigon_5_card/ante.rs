//! The Ante Wager, over every deal of a player's and the dealer's five cards.

use croupier_rules::GameId;
use croupier_rules::chapters::saigon_5_card::completion::showdown;
use croupier_rules::chapters::saigon_5_card::payouts::{ANTE, ANTE_ON_FIVE};
use croupier_rules::chapters::saigon_5_card::{SaigonWager, Showdown, ShowdownCount};
use croupier_rules::kit::wager::{GameWager, WagerResult};

use super::ante_reading::AnteReading;
use super::deals::{ByCount, COUNTS, Deals, Hand, Holders, Pairs};
use super::remaining::Remaining;
use super::setting::{Setting, counts};
use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;

/// How the player chooses where several splits qualify.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Always the same way.
    By(Setting),
    /// Whatever wins most on average, knowing the five cards. A Point Count of five is paid half, so it is not
    /// plain that the highest count is best. From the whole deck it is: a choice between five and less is always
    /// one between five and one or two, which lose too often. From few cards it need not be.
    MostMoney,
}

impl Choice {
    /// Every choice, the best first.
    pub const ALL: [Choice; 3] =
        [Choice::MostMoney, Choice::By(Setting::Highest), Choice::By(Setting::Lowest)];

    /// The choice in words.
    pub const fn name(self) -> &'static str {
        match self {
            Choice::MostMoney => "the split that wins most on average",
            Choice::By(Setting::Highest) => "the house way: the highest Point Count",
            Choice::By(Setting::Lowest) => "the lowest Point Count",
        }
    }
}

impl Default for Choice {
    fn default() -> Self {
        Choice::By(Setting::Highest)
    }
}

/// What a showdown is called, best first.
const NAMES: [(Showdown, &str); 8] = [
    (Showdown::OnlyPlayerQualifies, "only player qualifies"),
    (Showdown::DealerLower, "player higher"),
    (Showdown::OnlyPlayerQualifiesWithFive, "only player qualifies with a five"),
    (Showdown::DealerLowerThanFive, "player higher with a five"),
    (Showdown::Equal, "equal"),
    (Showdown::NeitherQualifies, "neither qualifies"),
    (Showdown::OnlyDealerQualifies, "only dealer qualifies"),
    (Showdown::DealerHigher, "dealer higher"),
];

/// The Ante Wager of a player who chooses so against a dealer who sets so.
///
/// ```
/// use croupier_odds::saigon_5_card::{Choice, Remaining, Setting, ante};
/// let figures = ante(Remaining::FULL, Choice::default(), Setting::default());
/// assert_eq!(figures.total, 2_869_685 * 1_712_304);
/// assert_eq!(figures.edge().percent(2), "1.87");
/// ```
pub fn ante(remaining: Remaining, player: Choice, dealer: Setting) -> Figures {
    figures(&pairs(remaining, player, dealer))
}

/// The Ante Wager under a reading, both hands set with the highest Point Count that it allows.
pub fn ante_read(remaining: Remaining, reading: AnteReading) -> Figures {
    let deals = Deals::of(&remaining.values());
    let player = deals.holders(|hand| reading.players_count(hand.values()));
    let dealer = deals.holders(|hand| reading.dealers_count(hand.values()));
    figures(&deals.pairs(&player, &dealer))
}

fn figures(pairs: &Pairs) -> Figures {
    let deals = deals(pairs);
    Figures {
        game: GameId::Saigon5Card,
        decks: 1,
        ez: false,
        wager: SaigonWager::Ante.slug(),
        paytable: None,
        total: deals.iter().sum(),
        outcomes: NAMES.iter().map(|&(way, name)| outcome(way, name, deals[way as usize])).collect(),
        play: None,
    }
}

fn outcome(way: Showdown, name: &str, count: u128) -> Outcome {
    let (pays, net) = match way.ante_ruling().result {
        WagerResult::Win(odds) => (Some(odds), Ratio::of_odds(odds)),
        WagerResult::Push => (None, Ratio::zero()),
        WagerResult::Lose => (None, Ratio::whole(-1)),
    };
    Outcome { name: name.into(), pays, net, count }
}

fn pairs(remaining: Remaining, player: Choice, dealer: Setting) -> Pairs {
    let deals = Deals::of(&remaining.values());
    let dealers = deals.holders(|hand| dealer.count(hand.values()));
    match player {
        Choice::By(setting) if setting == dealer => deals.pairs(&dealers, &dealers),
        Choice::By(setting) => deals.pairs(&deals.holders(|hand| setting.count(hand.values())), &dealers),
        Choice::MostMoney => deals.pairs(&deals.holders(|hand| most_money(&deals, hand, &dealers)), &dealers),
    }
}

/// The deals that end in each way, keyed by [`Showdown`].
fn deals(pairs: &Pairs) -> [u128; Showdown::ALL.len()] {
    let mut deals = [0; Showdown::ALL.len()];
    for (player, dealer) in (0..COUNTS).flat_map(|p| (0..COUNTS).map(move |d| (p, d))) {
        deals[way(player, dealer) as usize] += pairs[player][dealer] as u128;
    }
    deals
}

fn way(player: usize, dealer: usize) -> Showdown {
    showdown(ShowdownCount::new(player as u8), ShowdownCount::new(dealer as u8))
}

/// The Point Count that wins most; the higher one where two win the same. Without a choice nothing is weighed.
fn most_money(deals: &Deals, hand: &Hand, dealer: &Holders) -> Option<ShowdownCount> {
    let (low, high) = (Setting::Lowest.count(hand.values())?, Setting::Highest.count(hand.values())?);
    if low == high {
        return Some(high);
    }
    let against = deals.against(hand, dealer);
    counts(hand.values()).max_by_key(|&count| (won(count, &against), count))
}

/// What a Point Count wins against all these dealer's hands, in the smallest part of a unit that is ever paid.
fn won(player: ShowdownCount, against: &ByCount) -> i64 {
    let net = |dealer| net(way(player.get() as usize, dealer));
    against.iter().enumerate().map(|(dealer, hands)| hands * net(dealer)).sum()
}

/// Units are counted in parts so small that every payout of the Ante is a whole number of them.
const PARTS: u32 = ANTE.0.per() * ANTE_ON_FIVE.0.per();

fn net(way: Showdown) -> i64 {
    match way.ante_ruling().result {
        WagerResult::Win(odds) => i64::from(PARTS / odds.per() * odds.pays()),
        WagerResult::Push => 0,
        WagerResult::Lose => -i64::from(PARTS),
    }
}

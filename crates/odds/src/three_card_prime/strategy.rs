//! Strategies as a person would follow them.

use croupier_rules::Card;
use croupier_rules::card::{Rank, Suit};
use croupier_rules::games::three_card_prime::{Decision, Strength, ThreeCardRank, qualifies, strength};

use super::cards_left::Hand;
use crate::figures::Figures;
use crate::ratio::Ratio;

/// The strategies that players are told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// A Play Wager with a queen, 6 and 4 or better.
    QueenSixFour,
    /// A Play Wager with every hand.
    AlwaysRaise,
    /// A Play Wager with every hand that a dealer would qualify with.
    MimicTheDealer,
}

const QUEEN_SIX_FOUR: Strength = strength([
    Card::new(Rank::Queen, Suit::Clubs),
    Card::new(Rank::Six, Suit::Diamonds),
    Card::new(Rank::Four, Suit::Hearts),
]);

impl Strategy {
    /// Every strategy.
    pub const ALL: [Strategy; 3] = [Strategy::QueenSixFour, Strategy::AlwaysRaise, Strategy::MimicTheDealer];

    /// The strategy in words.
    pub const fn name(self) -> &'static str {
        match self {
            Strategy::QueenSixFour => "raise with Q-6-4 or better, fold the rest",
            Strategy::AlwaysRaise => "raise every hand",
            Strategy::MimicTheDealer => {
                "raise with queen high or better, as the dealer qualifies, fold the rest"
            }
        }
    }

    /// What it does with a hand.
    pub fn decide(self, hand: Strength) -> Decision {
        let raises = match self {
            Strategy::QueenSixFour => hand >= QUEEN_SIX_FOUR,
            Strategy::AlwaysRaise => true,
            Strategy::MimicTheDealer => qualifies(hand),
        };
        if raises { Decision::Play } else { Decision::Forfeit }
    }
}

/// A strategy, what it leads to, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategyFigures {
    /// The strategy in words.
    pub name: String,
    /// The figures of the Ante under it.
    pub figures: Figures,
    /// By how much its house edge is above that of the best play.
    pub cost: Ratio,
}

/// The best play in the order of the hands: the threshold that fits it best, and the hands that do not fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BestPlay {
    /// The weakest hand from which on a Play Wager is made; none when every hand is folded.
    pub threshold: Option<Hand>,
    /// Hands below it that are raised all the same.
    pub raised_below: Vec<Hand>,
    /// Hands from it on that are folded all the same.
    pub folded_above: Vec<Hand>,
    folds_any: bool,
}

impl BestPlay {
    /// Reads decisions, made for hands in order of strength.
    pub(super) fn of(decided: &[(Hand, Decision)]) -> BestPlay {
        let start = threshold(decided);
        let (below, above) = decided.split_at(start);
        BestPlay {
            threshold: above.first().map(|(hand, _)| *hand),
            raised_below: those(below, Decision::Play),
            folded_above: those(above, Decision::Forfeit),
            folds_any: !below.is_empty(),
        }
    }

    /// Whether a threshold is all that the best play needs.
    pub fn is_threshold(&self) -> bool {
        self.raised_below.is_empty() && self.folded_above.is_empty()
    }

    /// In words: `raise with Q-6-4 or better, fold the rest`.
    pub fn text(&self) -> String {
        let rule = match &self.threshold {
            None => String::from("fold every hand"),
            Some(_) if !self.folds_any => String::from("raise every hand"),
            Some(hand) => format!("raise with {} or better, fold the rest", written(hand)),
        };
        let also = exceptions("raise", &self.raised_below);
        rule + &also + &exceptions("fold", &self.folded_above)
    }
}

/// The place from which raising the rest and folding what is before contradicts the fewest decisions. Hands of
/// one strength stay together.
fn threshold(decided: &[(Hand, Decision)]) -> usize {
    let folded = decided.iter().filter(|(_, decision)| *decision == Decision::Forfeit).count() as i64;
    let (mut best, mut contradicted) = ((folded, 0), folded);
    for (place, (hand, decision)) in decided.iter().enumerate() {
        contradicted += if *decision == Decision::Play { 1 } else { -1 };
        let ends_class = decided.get(place + 1).is_none_or(|(next, _)| next.strength > hand.strength);
        if ends_class {
            best = best.min((contradicted, place + 1));
        }
    }
    best.1
}

fn those(decided: &[(Hand, Decision)], wanted: Decision) -> Vec<Hand> {
    decided.iter().filter(|(_, decision)| *decision == wanted).map(|(hand, _)| *hand).collect()
}

/// A hand by its ranks, what there is more of first: `Q-6-4`, `9-9-2 (pair)`.
fn written(hand: &Hand) -> String {
    let ranks = by_weight(hand).map(|rank| rank.letter().to_string()).join("-").replace('T', "10");
    match hand.strength.rank() {
        ThreeCardRank::HighCard => ranks,
        rank @ (ThreeCardRank::Pair
        | ThreeCardRank::Flush
        | ThreeCardRank::Straight
        | ThreeCardRank::ThreeOfAKind
        | ThreeCardRank::StraightFlush
        | ThreeCardRank::MiniRoyal) => format!("{ranks} ({})", rank.name()),
    }
}

fn by_weight(hand: &Hand) -> [Rank; 3] {
    let mut ranks = hand.cards.map(|card| card.rank().unwrap_or(Rank::Two));
    let copies = |rank: Rank| ranks.iter().filter(|&&other| other == rank).count();
    let mut weighed = ranks.map(|rank| (copies(rank), rank));
    weighed.sort_unstable_by(|a, b| b.cmp(a));
    ranks = weighed.map(|(_, rank)| rank);
    ranks
}

/// How many exceptions are named one by one.
const NAMED: usize = 12;

fn exceptions(verb: &str, hands: &[Hand]) -> String {
    if hands.is_empty() {
        return String::new();
    }
    let named: Vec<String> =
        hands.iter().take(NAMED).map(|hand| hand.cards.map(|c| c.to_string()).join(" ")).collect();
    let more = match hands.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("; but {verb} {}{more}", named.join(", "))
}

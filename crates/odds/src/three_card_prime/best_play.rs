//! The best play as a person would follow it: found from the decision for each hand, not assumed.

use croupier_rules::chapters::three_card_prime::{Decision, ThreeCardRank};
use croupier_rules::kit::card::{Rank, Suit};

use super::cards_left::Hand;

/// The best play in the order of the hands: the threshold that fits it best, and the hands that do not fit.
///
/// Hands of one strength need not be played alike: which suits they hold changes what the dealer can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPlay {
    threshold: Option<Hand>,
    raised_below: Vec<Hand>,
    folded_above: Vec<Hand>,
    text: String,
}

impl BestPlay {
    /// Reads decisions, made for hands in order of strength.
    pub(super) fn of(decided: &[(Hand, Decision)]) -> BestPlay {
        let (below, above) = decided.split_at(threshold(decided));
        let (raised_below, folded_above) = (those(below, Decision::Play), those(above, Decision::Forfeit));
        let text = text((below, &raised_below), (above, &folded_above));
        BestPlay { threshold: above.first().map(|(hand, _)| *hand), raised_below, folded_above, text }
    }

    /// A hand of the least strength from which on a Play Wager is made; none when every hand is folded.
    pub fn threshold(&self) -> Option<Hand> {
        self.threshold
    }

    /// Hands below the threshold that are raised all the same.
    pub fn raised_below(&self) -> &[Hand] {
        &self.raised_below
    }

    /// Hands from the threshold on that are folded all the same.
    pub fn folded_above(&self) -> &[Hand] {
        &self.folded_above
    }

    /// Whether a threshold is all that the best play needs.
    pub fn is_threshold(&self) -> bool {
        self.raised_below.is_empty() && self.folded_above.is_empty()
    }

    /// In words, with every exception that there is.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Hands, each with what is best.
type Decided = [(Hand, Decision)];

/// The place from which raising the rest and folding what is before contradicts the fewest decisions. Hands of
/// one strength stay together.
fn threshold(decided: &Decided) -> usize {
    let mut contradicted = those(decided, Decision::Forfeit).len() as i64;
    let mut best = (contradicted, 0);
    for (place, (hand, decision)) in decided.iter().enumerate() {
        contradicted += if *decision == Decision::Play { 1 } else { -1 };
        let next = decided.get(place + 1).map(|(next, _)| next.strength);
        if next != Some(hand.strength) {
            best = best.min((contradicted, place + 1));
        }
    }
    best.1
}

fn those(decided: &Decided, wanted: Decision) -> Vec<Hand> {
    decided.iter().filter(|(_, decision)| *decision == wanted).map(|(hand, _)| *hand).collect()
}

/// The rule, from what lies below and above the threshold and the exceptions on each side.
fn text((below, raised): (&Decided, &[Hand]), (above, folded): (&Decided, &[Hand])) -> String {
    let raised = named(below, raised).map_or(String::new(), |hands| format!(" and with {hands}"));
    let folded = named(above, folded).map_or(String::new(), |hands| format!(", but not with {hands}"));
    match (below.is_empty(), above.first()) {
        (false, Some((least, _))) => {
            format!("raise with {} or better{raised}{folded}, fold the rest", by_ranks(least))
        }
        (true, Some(_)) => format!("raise every hand{folded}"),
        (false | true, None) => format!("fold every hand{}", raised.replacen(" and", ", but not", 1)),
    }
}

/// How many exceptions are named; beyond that they are only counted.
const NAMED: usize = 12;

/// Exceptions among hands, in words: by ranks where all hands of those ranks are meant, by the number of suits
/// where all of those, and card by card otherwise.
fn named(among: &Decided, exceptions: &[Hand]) -> Option<String> {
    let mut names = Vec::new();
    for name in exceptions.iter().map(|hand| name(hand, among, exceptions)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let rest = names.len().saturating_sub(NAMED);
    names.truncate(NAMED);
    let more = if rest > 0 { format!(" and {rest} more") } else { String::new() };
    (!names.is_empty()).then(|| names.join(", ") + &more)
}

fn name(hand: &Hand, among: &Decided, exceptions: &[Hand]) -> String {
    let equals = among.partition_point(|(other, _)| other.strength < hand.strength);
    let equals =
        among[equals..].iter().map(|(other, _)| other).take_while(|other| other.strength == hand.strength);
    let alike = equals.clone().filter(|other| suits(other) == suits(hand));
    let excepted = |other: &Hand| exceptions.contains(other);
    if equals.clone().all(excepted) {
        by_ranks(hand)
    } else if alike.clone().all(excepted) {
        format!("{} in {} suits", by_ranks(hand), ["no", "one", "two", "three"][suits(hand)])
    } else {
        hand.cards.map(|card| card.to_string()).join(" ")
    }
}

fn suits(hand: &Hand) -> usize {
    let held = |suit: &Suit| hand.cards.iter().any(|card| card.suit() == Some(*suit));
    Suit::ALL.iter().filter(|suit| held(suit)).count()
}

/// A hand by its ranks, what there is more of first: `Q-6-4`, `9-9-2 (pair)`.
fn by_ranks(hand: &Hand) -> String {
    let mut ranks = hand.cards.map(|card| (copies(hand, card.rank()), card.rank()));
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let ranks = ranks.map(|(_, rank)| letter(rank)).join("-");
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

fn copies(hand: &Hand, rank: Option<Rank>) -> usize {
    hand.cards.iter().filter(|card| card.rank() == rank).count()
}

fn letter(rank: Option<Rank>) -> String {
    rank.map_or(String::new(), |rank| if rank == Rank::Ten { "10".into() } else { rank.letter().to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::three_card_prime::CardsLeft;

    /// All hands, weakest first, raised by a condition.
    fn decided(raises: impl Fn(&Hand) -> bool) -> Vec<(Hand, Decision)> {
        let mut hands = CardsLeft::ALL.hands();
        hands.sort_by_key(|hand| hand.strength);
        let decide = |hand: Hand| (hand, if raises(&hand) { Decision::Play } else { Decision::Forfeit });
        hands.into_iter().map(decide).collect()
    }

    fn words(raises: impl Fn(&Hand) -> bool) -> String {
        BestPlay::of(&decided(raises)).text().into()
    }

    fn is(text: &str) -> impl Fn(&Hand) -> bool {
        move |hand| by_ranks(hand) == text
    }

    #[test]
    fn one_verdict_for_all_hands_needs_no_threshold() {
        assert_eq!(words(|_| true), "raise every hand");
        assert_eq!(words(|_| false), "fold every hand");
        assert_eq!(BestPlay::of(&decided(|_| false)).threshold(), None);
    }

    #[test]
    fn exceptions_are_named_by_what_they_have_in_common() {
        assert_eq!(words(is("A-K-Q (straight)")), "fold every hand, but not with A-K-Q (straight)");
        let pair = is("10-10-2 (pair)");
        assert_eq!(
            words(|hand| !(pair(hand) && suits(hand) == 2)),
            "raise every hand, but not with 10-10-2 (pair) in two suits"
        );
        let one = |hand: &Hand| is("3-3-3 (three-of-a-kind)")(hand) && hand.cards[2].to_string() == "3d";
        assert_eq!(words(one), "fold every hand, but not with 3s 3h 3d");
    }

    #[test]
    fn a_threshold_keeps_hands_of_one_strength_together() {
        let best = BestPlay::of(&decided(|hand| hand.strength.rank() >= ThreeCardRank::Flush));
        assert_eq!(best.text(), "raise with 5-3-2 (flush) or better, fold the rest");
        assert!(best.is_threshold());
    }

    #[test]
    fn more_exceptions_than_can_be_read_are_counted() {
        let text = words(|hand| hand.strength.rank() == ThreeCardRank::Straight);
        assert!(
            text.starts_with("raise with A-3-2 (straight) or better, but not with 2-2-2 (three-of-a-kind), ")
        );
        assert!(text.ends_with(", K-K-K (three-of-a-kind) and 13 more, fold the rest"), "{text}");
    }
}

//! Numbers of cards of the thirteen ranks, as a person counts them: ace first, king last.

use croupier_rules::Card;
use croupier_rules::kit::card::Rank;

use crate::refusal::Refusal;

/// The ranks in the order in which they are counted; [`Rank::ALL`] has the ace last.
pub const COUNTED: [Rank; 13] = {
    let mut counted = Rank::ALL;
    let mut place = 0;
    while place < 13 {
        counted[(place + 1) % 13] = Rank::ALL[place];
        place += 1;
    }
    counted
};

/// A number for each rank, in the order of [`Rank::ALL`].
pub type Numbers = [i64; 13];

/// Reads `A=32 2=30 … K=31`, in any order, or thirteen numbers from ace to king.
pub fn read(text: &str) -> Result<Numbers, Refusal> {
    let words: Vec<&str> = text.split([' ', ',', '\t', '\n']).filter(|word| !word.is_empty()).collect();
    let counted = if text.contains('=') { named(&words) } else { in_order(&words) };
    counted.map_err(|why| Refusal::new(format!("--ranks: {why}")))
}

fn in_order(words: &[&str]) -> Result<Numbers, String> {
    if words.len() != COUNTED.len() {
        let (found, numbers) = (words.len(), if words.len() == 1 { "number" } else { "numbers" });
        return Err(format!(
            "{found} {numbers} for 13 ranks; give the cards left of A 2 3 4 5 6 7 8 9 T J Q K, in this order"
        ));
    }
    let mut numbers = [0; 13];
    for (rank, word) in COUNTED.into_iter().zip(words) {
        numbers[rank as usize] = number(word)?;
    }
    Ok(numbers)
}

fn named(words: &[&str]) -> Result<Numbers, String> {
    let mut found: [Option<i64>; 13] = [None; 13];
    for word in words {
        let (name, cards) =
            word.split_once('=').ok_or_else(|| format!("{word:?} has no rank before it; write A=32"))?;
        let rank = rank(name).ok_or_else(|| {
            format!("{name:?} is not a rank; the ranks are A, 2 to 9, T (or 10), J, Q and K")
        })?;
        if found[rank as usize].replace(number(cards)?).is_some() {
            return Err(format!("{} comes twice", rank.letter()));
        }
    }
    let missing: Vec<String> = missing(&found).map(|rank| rank.letter().to_string()).collect();
    match missing[..] {
        [] => Ok(found.map(Option::unwrap_or_default)),
        [..] => {
            Err(format!("all 13 ranks are needed, 0 where none is left; missing: {}", missing.join(", ")))
        }
    }
}

fn missing(found: &[Option<i64>; 13]) -> impl Iterator<Item = Rank> {
    COUNTED.into_iter().filter(|&rank| found[rank as usize].is_none())
}

fn rank(name: &str) -> Option<Rank> {
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Rank::from_letter(letter.to_ascii_uppercase()),
        (_, _) => (name == "10").then_some(Rank::Ten),
    }
}

fn number(word: &str) -> Result<i64, String> {
    word.parse().map_err(|_| format!("{word:?} is not a number of cards"))
}

/// How many of these cards each rank has; the joker has none.
pub fn count(cards: impl IntoIterator<Item = Card>) -> Numbers {
    let mut numbers = [0; 13];
    cards.into_iter().filter_map(Card::rank).for_each(|rank| numbers[rank as usize] += 1);
    numbers
}

/// The numbers as they are given with `--ranks`, without those that a reader leaves out.
pub fn written(numbers: &Numbers, is_written: impl Fn(i64) -> bool) -> String {
    let ranks = COUNTED.into_iter().map(|rank| (rank, numbers[rank as usize]));
    let written = ranks.filter(|(_, number)| is_written(*number));
    written.map(|(rank, number)| format!("{}={number}", rank.letter())).collect::<Vec<_>>().join(" ")
}

/// The numbers in words: `A 32, 2 30, … K 31`.
pub fn text(numbers: &Numbers) -> String {
    let one = |rank: Rank| format!("{} {}", rank.letter(), numbers[rank as usize]);
    COUNTED.map(one).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        read(text).unwrap_err().to_string()
    }

    #[test]
    fn named_in_any_order_or_from_ace_to_king() {
        let numbers = read("1 2 3 4 5 6 7 8 9 10 11 12 13").unwrap();
        assert_eq!((numbers[Rank::Ace as usize], numbers[Rank::King as usize]), (1, 13));
        assert_eq!(read("k=13,q=12, j=11 10=10 9=9 8=8 7=7 6=6 5=5 4=4 3=3 2=2 a=1").unwrap(), numbers);
        assert_eq!(text(&numbers), "A 1, 2 2, 3 3, 4 4, 5 5, 6 6, 7 7, 8 8, 9 9, T 10, J 11, Q 12, K 13");
    }

    #[test]
    fn what_is_wrong_is_said_with_what_is_possible() {
        for (text, why) in [
            ("", "0 numbers for 13 ranks"),
            ("7", "1 number for 13 ranks"),
            ("1 2 3 4 5 6 7 8 9 10 11 12 13 14", "14 numbers for 13 ranks"),
            ("1 2 3 4 5 6 7 8 9 10 11 12 x", "\"x\" is not a number of cards"),
            ("1 2 3 4 5 6 7 8 9 10 11 12 99999999999999999999", "is not a number of cards"),
            ("A=1", "missing: 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K"),
            ("A=1 A=2", "A comes twice"),
            ("A=1 2", "\"2\" has no rank before it"),
            ("Ä=1", "\"Ä\" is not a rank"),
            ("=1", "\"\" is not a rank"),
            ("Jk=1", "\"Jk\" is not a rank"),
            ("1=4", "\"1\" is not a rank"),
            ("A=", "\"\" is not a number of cards"),
            ("A=1.5", "\"1.5\" is not a number of cards"),
        ] {
            assert!(refused(text).contains(why), "{text}: {}", refused(text));
        }
    }
}

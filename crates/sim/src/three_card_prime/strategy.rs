//! When a Play Wager is made.

use core::fmt;
use core::str::FromStr;

use croupier_odds::Figures;
use croupier_odds::three_card_prime::{self as odds, AntePlay};
use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::{Decision, Strength, strength};
use croupier_rules::kit::card::{Rank, Suit};

use super::Class;

/// A strategy for Ante and Play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// The best play by the exact odds, for each paytable.
    Optimal,
    /// One that players are told of.
    Named(odds::Strategy),
    /// The player's own table.
    Table(Table),
}

/// The simple strategies by their names on command lines.
const NAMED: [(&str, odds::Strategy); 3] = [
    ("q-6-4", odds::Strategy::QueenSixFour),
    ("always-raise", odds::Strategy::AlwaysRaise),
    ("mimic-the-dealer", odds::Strategy::MimicTheDealer),
];

impl Strategy {
    /// The names of the strategies that need no file.
    pub const NAMES: [&'static str; 4] = ["optimal", NAMED[0].0, NAMED[1].0, NAMED[2].0];

    /// The strategy of a name.
    pub fn from_name(name: &str) -> Option<Strategy> {
        let named = NAMED.iter().find(|(known, _)| *known == name).map(|&(_, named)| Strategy::Named(named));
        named.or((name == "optimal").then_some(Strategy::Optimal))
    }

    /// The name, or what a table is called.
    pub fn name(&self) -> &'static str {
        match self {
            Strategy::Optimal => "optimal",
            Strategy::Named(named) => {
                NAMED.iter().find(|(_, known)| known == named).map_or("", |(name, _)| name)
            }
            Strategy::Table(_) => "table",
        }
    }

    /// What it does with a hand of each class.
    pub fn decisions(&self, game: &AntePlay) -> Vec<Decision> {
        let by_strength =
            |decide: &dyn Fn(Strength) -> Decision| Class::all().map(|(_, hand)| decide(hand)).collect();
        match self {
            Strategy::Optimal => best(game),
            Strategy::Named(named) => by_strength(&|hand| named.decide(hand)),
            Strategy::Table(table) => by_strength(&|hand| table.0[hand.ordinal()]),
        }
    }

    /// The exact figures of Ante and Play.
    pub fn figures(&self, game: &AntePlay) -> Figures {
        match self {
            Strategy::Optimal => game.optimum(),
            Strategy::Named(named) => game.strategy(self.name(), |hand| named.decide(hand)).figures,
            Strategy::Table(table) => game.strategy(self.name(), |hand| table.0[hand.ordinal()]).figures,
        }
    }
}

/// The best play of each class; a test shows that no class mixes hands that are best played differently.
fn best(game: &AntePlay) -> Vec<Decision> {
    let mut decisions = vec![Decision::Forfeit; Class::COUNT];
    for matchup in game.hands() {
        decisions[Class::of(matchup.hand.cards).index()] = game.best(matchup);
    }
    decisions
}

/// A decision for each strength, read from lines such as `Q-6-4+ raise` or `K-9-5s fold`.
///
/// Three ranks name a hand, an `s` behind them one of a single suit, a `+` that hand and every better one. Later
/// lines have the last word, hands that no line names are folded, and `#` begins a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table(Vec<Decision>);

/// Why a table cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// No line says what to do with any hand.
    Empty,
    /// A line is not a hand and what to do with it.
    NotALine(String),
    /// A hand cannot be dealt.
    NotAHand(String),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Empty => {
                f.write_str("no line names a hand to raise or fold; write lines such as \"Q-6-4+ raise\"")
            }
            TableError::NotALine(line) => {
                write!(f, "{line:?} is not a hand and raise or fold, such as \"Q-6-4+ raise\"")
            }
            TableError::NotAHand(hand) => {
                write!(f, "{hand:?} is not a hand of three cards such as Q-6-4 or 7-7-2")
            }
        }
    }
}

impl std::error::Error for TableError {}

impl FromStr for Table {
    type Err = TableError;

    fn from_str(text: &str) -> Result<Table, TableError> {
        let mut table = Table(vec![Decision::Forfeit; Strength::CLASSES]);
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let mut lines = lines.filter(|line| !line.is_empty()).peekable();
        lines.peek().ok_or(TableError::Empty)?;
        lines.try_for_each(|line| table.read(line))?;
        Ok(table)
    }
}

impl Table {
    fn read(&mut self, line: &str) -> Result<(), TableError> {
        let bad = || TableError::NotALine(line.into());
        let (hand, verb) = line.split_once(char::is_whitespace).ok_or_else(bad)?;
        let decision = match verb.trim() {
            "raise" | "play" => Decision::Play,
            "fold" => Decision::Forfeit,
            _ => return Err(bad()),
        };
        let (hand, better) = hand.strip_suffix('+').map_or((hand, false), |hand| (hand, true));
        let from = read_hand(hand)?.ordinal();
        let to = if better { Strength::CLASSES } else { from + 1 };
        self.0[from..to].fill(decision);
        Ok(())
    }
}

fn read_hand(text: &str) -> Result<Strength, TableError> {
    let bad = || TableError::NotAHand(text.into());
    let (ranks, suits) = match text.strip_suffix('s') {
        Some(ranks) => (ranks, [Suit::Clubs; 3]),
        None => (text, [Suit::Clubs, Suit::Diamonds, Suit::Hearts]),
    };
    let ranks: String = ranks.replace("10", "T").chars().filter(|letter| *letter != '-').collect();
    let ranks: Vec<Rank> = ranks.chars().map(Rank::from_letter).collect::<Option<_>>().ok_or_else(bad)?;
    let cards: Vec<Card> = ranks.iter().zip(suits).map(|(&rank, suit)| Card::new(rank, suit)).collect();
    let hand: [Card; 3] =
        if ranks.len() == 3 { cards.try_into().map_err(|_| bad())? } else { return Err(bad()) };
    let twice = hand[0] == hand[1] || hand[0] == hand[2] || hand[1] == hand[2];
    if twice { Err(bad()) } else { Ok(strength(hand)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_one_line_is_the_strategy_it_says() {
        let table: Table = "# as the book says\nQ-6-4+ raise".parse().unwrap();
        let named = Strength::all().map(|hand| odds::Strategy::QueenSixFour.decide(hand));
        assert!(table.0.iter().copied().eq(named));
    }

    #[test]
    fn hands_of_a_class_are_best_played_alike() {
        use croupier_odds::three_card_prime::{CardsLeft, Reading, named_pays};
        use croupier_rules::chapters::three_card_prime::Terms;
        for letter in Terms::BAD_BEAT {
            let paytable = named_pays::bad_beat(letter).unwrap();
            let game = AntePlay::new(CardsLeft::ALL, &paytable, Reading::AsWritten);
            let decisions = Strategy::Optimal.decisions(&game);
            for matchup in game.hands() {
                assert_eq!(
                    decisions[Class::of(matchup.hand.cards).index()],
                    game.best(matchup),
                    "{matchup:?}"
                );
            }
            let three_suits = decisions[Class::IN_THREE_SUITS.index()];
            assert_ne!(three_suits, decisions[Class::TOLD_APART.ordinal()], "a class of its own is needed");
        }
    }

    #[test]
    fn later_lines_have_the_last_word() {
        let table: Table =
            "2-3-5+ raise\nK-9-5 fold\n10-10-2s raise".parse::<Table>().unwrap_or(Table(vec![]));
        assert!(table.0.is_empty(), "a pair of one suit cannot be dealt");
        let table: Table = "5-3-2+ raise\nK-9-5 fold".parse().unwrap();
        let folded: Vec<usize> = (0..741).filter(|&hand| table.0[hand] == Decision::Forfeit).collect();
        assert_eq!(folded, [read_hand("K95").unwrap().ordinal()]);
        assert_ne!(read_hand("K95"), read_hand("K95s"));
    }

    #[test]
    fn lines_that_say_nothing_are_refused() {
        for bad in ["Q-6-4", "Q-6-4 wait", "Q-6 raise", "Q-6-4-2 raise", "X-6-4 fold", "7-7-7s raise"] {
            assert!(bad.parse::<Table>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_table_without_a_line_is_refused() {
        for empty in ["", "\n \n", "# fold everything\n"] {
            assert_eq!(empty.parse::<Table>(), Err(TableError::Empty), "{empty:?}");
        }
    }

    #[test]
    fn names_lead_to_strategies_and_back() {
        for name in Strategy::NAMES {
            assert_eq!(Strategy::from_name(name).map(|strategy| strategy.name()), Some(name));
        }
        assert_eq!(Strategy::from_name("hope"), None);
    }
}

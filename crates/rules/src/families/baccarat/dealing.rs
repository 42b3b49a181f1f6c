//! Who is dealt which card, and the one third-card rule of the program.

use core::fmt;

use super::clauses::Clauses;
use super::coup::{Coup, HandResult};
use super::procedure::Procedure;
use super::ranking::{CardValue, HandSize, PointCount, Side};
use crate::law::{Cited, Provision};

/// The clauses of a chapter on the deal and the third cards, and what it chooses for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawClauses {
    /// The ways to deal a round.
    pub procedures: &'static [Procedure],
    /// Players do not touch the cards, where the chapter says so.
    pub touching: Option<Provision>,
    /// Two hands, and which is which.
    pub two_hands: Provision,
    /// The order of the first four cards, whose breach has no remedy (reading ER-119).
    pub order: Provision,
    /// Third cards follow the announcements; nor has their omission a remedy.
    pub third_cards: Provision,
    /// Which of the first four cards goes where.
    pub first_four: &'static [Provision],
    /// In which order third cards are dealt.
    pub third_card_order: Provision,
    /// No hand gets a second additional card.
    pub one_additional_card: Provision,
    /// What happens to the cards after the last hand of a shoe.
    pub after_last_hand: Cited<Renewal>,
    /// A Natural ends the drawing.
    pub natural: Provision,
    /// The Player's Hand draws.
    pub player_draws: Provision,
    /// The Player's Hand stays.
    pub player_stays: Provision,
    /// The Banker's Hand after a Player's Hand that stayed.
    pub banker_after_stay: Provision,
    /// The Banker's Hand draws below 3.
    pub banker_below_three: Provision,
    /// The Banker's Hand stays on 7.
    pub banker_seven: Provision,
    /// The Banker's Hand on 3 to 6 follows Table 1.
    pub table_1: Provision,
    /// The rows of Table 1.
    pub table_1_rows: [Provision; 4],
    /// What the rows of Table 1 stand for.
    pub table_1_row_key: Provision,
    /// What the columns of Table 1 stand for.
    pub table_1_column_key: Provision,
    /// What the letters in Table 1 mean.
    pub table_1_letters: Provision,
    /// How Table 1 is read, with an example.
    pub table_1_example: Cited<Table1Example>,
}

impl DrawClauses {
    /// The clause behind a rule.
    pub const fn of(&self, rule: DrawRule) -> Provision {
        match rule {
            DrawRule::Natural => self.natural,
            DrawRule::PlayerBelowSix => self.player_draws,
            DrawRule::PlayerSixOrMore => self.player_stays,
            DrawRule::BankerAfterStay => self.banker_after_stay,
            DrawRule::BankerBelowThree => self.banker_below_three,
            DrawRule::BankerSeven => self.banker_seven,
            DrawRule::Table1(row) => self.table_1_rows[row as usize],
        }
    }
}

/// What happens to the cards when a shoe has ended, or has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renewal {
    /// They are reshuffled.
    Reshuffle,
    /// They are replaced with new decks.
    NewDecks,
}

/// The hands to which the first four cards go, in the order of the deal.
pub const FIRST_FOUR: [Side; 4] = [Side::Player, Side::Banker, Side::Player, Side::Banker];

/// The hands in the order in which third cards are dealt.
pub const THIRD_CARDS: [Side; 2] = [Side::Player, Side::Banker];

/// Whether a hand takes a third card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThirdCard {
    /// It takes one: D in Table 1.
    Draw,
    /// It takes none: S in Table 1.
    Stay,
}

impl ThirdCard {
    /// The letter in Table 1.
    pub const fn letter(self) -> char {
        match self {
            ThirdCard::Draw => 'D',
            ThirdCard::Stay => 'S',
        }
    }

    /// The verb: `draws` or `stays`.
    pub const fn verb(self) -> &'static str {
        match self {
            ThirdCard::Draw => "draws",
            ThirdCard::Stay => "stays",
        }
    }

    const fn is_draw(self) -> bool {
        matches!(self, ThirdCard::Draw)
    }
}

const D: ThirdCard = ThirdCard::Draw;
const S: ThirdCard = ThirdCard::Stay;

/// Table 1: a row for each Banker's Hand of 3 to 6, a column for each value of the Player's third card.
pub const TABLE_1: [[ThirdCard; 10]; 4] = [
    [D, D, D, D, D, D, D, D, S, D],
    [S, S, D, D, D, D, D, D, S, S],
    [S, S, S, S, D, D, D, D, S, S],
    [S, S, S, S, S, S, D, D, S, S],
];

/// A row of Table 1: the Point Count of the Banker's first two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Table1Row {
    Three,
    Four,
    Five,
    Six,
}

impl Table1Row {
    /// The rows, from the top.
    pub const ALL: [Table1Row; 4] = [Table1Row::Three, Table1Row::Four, Table1Row::Five, Table1Row::Six];

    /// The letter where the row meets the column of a third card's value.
    pub const fn under(self, third: CardValue) -> ThirdCard {
        TABLE_1[self as usize][third.get() as usize]
    }
}

/// The chapters' own example of reading Table 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table1Example {
    /// The Point Count of the Banker's first two cards.
    pub banker: u8,
    /// The value of the Player's third card.
    pub third: u8,
    /// What Table 1 shows.
    pub shows: ThirdCard,
}

impl Table1Example {
    /// A Banker's Hand of 5 against a third card of 4 draws.
    pub const FIVE_AGAINST_FOUR: Table1Example =
        Table1Example { banker: 5, third: 4, shows: ThirdCard::Draw };
}

/// The rule that decides whether a hand takes a third card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DrawRule {
    /// Either hand is a Natural: nobody draws.
    Natural,
    /// The Player's Hand draws on 0 to 5.
    PlayerBelowSix,
    /// The Player's Hand stays on 6 and 7.
    PlayerSixOrMore,
    /// The Player's Hand stayed: the Banker's Hand draws on 0 to 5.
    BankerAfterStay,
    /// The Player's Hand drew: the Banker's Hand draws on 0 to 2.
    BankerBelowThree,
    /// The Player's Hand drew: the Banker's Hand stays on 7.
    BankerSeven,
    /// The Player's Hand drew: the Banker's Hand of 3 to 6 follows Table 1.
    #[cfg_attr(feature = "serde", serde(rename = "table-1"))]
    Table1(Table1Row),
}

impl DrawRule {
    /// The rule in a few words, for refusals.
    pub const fn words(self) -> &'static str {
        match self {
            DrawRule::Natural => "a Natural ends the drawing",
            DrawRule::PlayerBelowSix => "the Player's Hand draws on 0 to 5",
            DrawRule::PlayerSixOrMore => "the Player's Hand stays on 6 and 7",
            DrawRule::BankerAfterStay => {
                "after a Player's Hand that stayed, the Banker's Hand draws on 0 to 5"
            }
            DrawRule::BankerBelowThree => "after a Player's third card, the Banker's Hand draws on 0 to 2",
            DrawRule::BankerSeven => "after a Player's third card, the Banker's Hand stays on 7",
            DrawRule::Table1(Table1Row::Three) => "Table 1 lets a Banker's 3 draw on all but 8",
            DrawRule::Table1(Table1Row::Four) => "Table 1 lets a Banker's 4 draw on 2 to 7",
            DrawRule::Table1(Table1Row::Five) => "Table 1 lets a Banker's 5 draw on 4 to 7",
            DrawRule::Table1(Table1Row::Six) => "Table 1 lets a Banker's 6 draw on 6 and 7",
        }
    }
}

impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// Whether a hand takes a third card, and the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The rule.
    pub rule: DrawRule,
    /// What it says.
    pub third_card: ThirdCard,
}

impl Decision {
    const fn new(rule: DrawRule, third_card: ThirdCard) -> Decision {
        Decision { rule, third_card }
    }

    /// The clause of a chapter that decides.
    pub const fn provision(self, clauses: &Clauses) -> Provision {
        clauses.dealing.of(self.rule)
    }
}

/// Whether the first two cards of either hand end the drawing.
#[inline]
pub const fn naturals_stop(player: PointCount, banker: PointCount) -> bool {
    player.makes_a_natural() || banker.makes_a_natural()
}

/// Whether a Player's Hand of this count draws, where neither hand is a Natural.
#[inline]
pub const fn player_draws(player: PointCount) -> bool {
    player_rule(player).third_card.is_draw()
}

/// Whether a Banker's Hand of this count draws, where neither hand is a Natural, after a Player's third card
/// of this value or after a Player's Hand that stayed.
#[inline]
pub const fn banker_draws(banker: PointCount, player_third: Option<CardValue>) -> bool {
    banker_rule(banker, player_third).third_card.is_draw()
}

/// Whether the Player's Hand takes a third card, and why, on the first two cards of both hands.
pub const fn player_decision(player: PointCount, banker: PointCount) -> Decision {
    if naturals_stop(player, banker) { BY_NATURAL } else { player_rule(player) }
}

/// Whether the Banker's Hand takes a third card, and why, on the first two cards of both hands and the value of
/// the Player's third card.
pub const fn banker_decision(
    player: PointCount,
    banker: PointCount,
    player_third: Option<CardValue>,
) -> Decision {
    if naturals_stop(player, banker) { BY_NATURAL } else { banker_rule(banker, player_third) }
}

const BY_NATURAL: Decision = Decision::new(DrawRule::Natural, S);

#[inline]
const fn player_rule(player: PointCount) -> Decision {
    match player.get() {
        0..=5 => Decision::new(DrawRule::PlayerBelowSix, D),
        6..=7 => Decision::new(DrawRule::PlayerSixOrMore, S),
        8.. => BY_NATURAL,
    }
}

#[inline]
const fn banker_rule(banker: PointCount, player_third: Option<CardValue>) -> Decision {
    match (player_third, banker.get()) {
        (_, 8..) => BY_NATURAL,
        (None, 0..=5) => Decision::new(DrawRule::BankerAfterStay, D),
        (None, 6..=7) => Decision::new(DrawRule::BankerAfterStay, S),
        (Some(_), 0..=2) => Decision::new(DrawRule::BankerBelowThree, D),
        (Some(third), 3) => by_table_1(Table1Row::Three, third),
        (Some(third), 4) => by_table_1(Table1Row::Four, third),
        (Some(third), 5) => by_table_1(Table1Row::Five, third),
        (Some(third), 6) => by_table_1(Table1Row::Six, third),
        (Some(_), 7) => Decision::new(DrawRule::BankerSeven, S),
    }
}

const fn by_table_1(row: Table1Row, third: CardValue) -> Decision {
    Decision::new(DrawRule::Table1(row), row.under(third))
}

/// Deals one round from a source of values, in the order of the shoe, and says how it ended.
#[inline]
pub fn deal(mut next: impl FnMut() -> CardValue) -> Coup {
    let mut counts = [PointCount::ZERO; 2];
    for side in FIRST_FOUR {
        counts[side as usize] = counts[side as usize].plus(next());
    }
    let [player, banker] = counts;
    if naturals_stop(player, banker) {
        return Coup::new(two(player), two(banker));
    }
    let player_third = player_draws(player).then(&mut next);
    let banker_third = banker_draws(banker, player_third).then(next);
    Coup::new(finished(player, player_third), finished(banker, banker_third))
}

const fn two(count: PointCount) -> HandResult {
    HandResult::new(count, HandSize::Two)
}

/// A hand of a two-card count and the third card it took, if it took one.
#[inline]
pub const fn finished(two_card_count: PointCount, third: Option<CardValue>) -> HandResult {
    match third {
        Some(value) => HandResult::new(two_card_count.plus(value), HandSize::Three),
        None => two(two_card_count),
    }
}

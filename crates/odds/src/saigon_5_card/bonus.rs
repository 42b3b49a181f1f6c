//! The Bonus Wager, over every deal of five cards.
//!
//! Which Poker hand five cards make depends only on their ranks, on the joker, and on whether the others are of
//! one suit. Some ten thousand such classes stand for the 2,869,685 hands; the rules are asked once for each.

use croupier_rules::chapters::saigon_5_card::payouts::BONUS_A;
use croupier_rules::chapters::saigon_5_card::ranking::bonus as hand_of;
use croupier_rules::chapters::saigon_5_card::{BonusHand, SaigonWager};
use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::kit::paytable::{Line, Pays};
use croupier_rules::kit::wager::GameWager;
use croupier_rules::{Card, GameId};

use super::multisets::{Multisets, ways};
use super::remaining::Remaining;
use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;

/// How the text on straights and on the joker is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BonusReading {
    /// As the program reads it: ER-304 and ER-305.
    #[default]
    AsRead,
    /// The other side of ER-304: ten to ace is a straight only where it is a royal flush.
    NoAceHighStraight,
    /// The other side of ER-305: the joker is any card in any hand.
    WildJoker,
}

impl BonusReading {
    /// Every reading.
    pub const ALL: [BonusReading; 3] =
        [BonusReading::AsRead, BonusReading::NoAceHighStraight, BonusReading::WildJoker];

    /// The highest hand that five cards make under this reading.
    pub fn hand(self, cards: [Card; 5]) -> Option<BonusHand> {
        match self {
            BonusReading::AsRead => hand_of(cards),
            BonusReading::NoAceHighStraight => hand_of(cards).filter(|&hand| !needs_a_high_ace(hand, cards)),
            BonusReading::WildJoker => highest_with_wild_joker(cards),
        }
    }
}

/// Whether a straight exists only because an ace stands above a king. Without a natural ace it does not: ten to
/// king and the joker also run from nine. Such cards hold no other Poker hand, for an ace and the joker are a
/// lone pair.
fn needs_a_high_ace(hand: BonusHand, cards: [Card; 5]) -> bool {
    let ranks = || cards.iter().filter_map(|card| card.rank());
    let (ace, high) = (ranks().any(|rank| rank == Rank::Ace), ranks().any(is_ten_to_king));
    hand == BonusHand::Straight && ace && high
}

fn is_ten_to_king(rank: Rank) -> bool {
    (Rank::Ten..=Rank::King).contains(&rank)
}

/// The joker completes straights and flushes as any card already; what a wild one adds is a rank to match.
fn highest_with_wild_joker(cards: [Card; 5]) -> Option<BonusHand> {
    let matched = cards.into_iter().filter(|_| cards.contains(&Card::JOKER));
    let stand_ins = matched.filter_map(|card| another_of_its_rank(card, cards));
    let made = stand_ins.filter_map(|card| hand_of(with_stand_in(cards, card)));
    made.chain(hand_of(cards)).min_by_key(|hand| hand.index())
}

fn another_of_its_rank(card: Card, hand: [Card; 5]) -> Option<Card> {
    let rank = card.rank()?;
    Suit::ALL.into_iter().map(|suit| Card::new(rank, suit)).find(|other| !hand.contains(other))
}

fn with_stand_in(cards: [Card; 5], stand_in: Card) -> [Card; 5] {
    cards.map(|card| if card.is_joker() { stand_in } else { card })
}

/// What the Bonus Wager pays, and for what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusOptions {
    /// What the paytable is called.
    pub paytable: String,
    /// What it pays.
    pub pays: Pays<BonusHand>,
    /// How the hands are read.
    pub reading: BonusReading,
}

impl Default for BonusOptions {
    /// Paytable A, as written and as read.
    fn default() -> Self {
        BonusOptions {
            paytable: BONUS_A.letter.name().into(),
            pays: BONUS_A.pays,
            reading: BonusReading::AsRead,
        }
    }
}

/// The Bonus Wager: the ten hands, and `lose` for all the others.
///
/// ```
/// use croupier_odds::saigon_5_card::{BonusOptions, Remaining, bonus};
/// let figures = bonus(Remaining::FULL, &BonusOptions::default());
/// assert_eq!((figures.total, figures.edge().percent(2).as_str()), (2_869_685, "12.80"));
/// ```
pub fn bonus(remaining: Remaining, options: &BonusOptions) -> Figures {
    let hands = hands(remaining, options.reading);
    let line = |&line: &BonusHand| outcome(line.name(), options.pays.odds(line), hands[line.index()]);
    let lose = outcome("lose", None, hands[LOSE]);
    Figures {
        game: GameId::Saigon5Card,
        decks: 1,
        ez: false,
        wager: SaigonWager::Bonus.slug(),
        paytable: Some(options.paytable.clone()),
        total: hands.iter().map(|&hands| u128::from(hands)).sum(),
        outcomes: BonusHand::ALL.iter().map(line).chain([lose]).collect(),
        play: None,
    }
}

fn outcome(name: &str, pays: Option<croupier_rules::Odds>, hands: u64) -> Outcome {
    let net = pays.map_or(Ratio::whole(-1), Ratio::of_odds);
    Outcome { name: name.into(), pays, net, count: hands.into() }
}

/// Where the hands below two pair are counted, behind the lines of the paytable.
const LOSE: usize = BonusHand::ALL.len();

/// How many hands make each line, and how many none.
fn hands(remaining: Remaining, reading: BonusReading) -> [u64; LOSE + 1] {
    let mut hands = [0; LOSE + 1];
    let mut add = |ways, cards: [Card; 5]| hands[reading.hand(cards).map_or(LOSE, Line::index)] += ways;
    let left = Left::of(remaining);
    for ranks in Multisets::<5>::of(13) {
        left.classes(ranks, &mut add);
    }
    for ranks in Multisets::<4>::of(if remaining.has(Card::JOKER) { 13 } else { 0 }) {
        left.classes(ranks, |ways, [a, b, c, d]| add(ways, [a, b, c, d, Card::JOKER]));
    }
    hands
}

/// The natural cards that are left: the suits of each rank, and how many they are.
struct Left {
    suits: [u8; 13],
    cards: [u8; 13],
}

impl Left {
    fn of(remaining: Remaining) -> Left {
        let suits = Rank::ALL.map(|rank| remaining.suits(rank));
        Left { suits, cards: suits.map(|suits| suits.count_ones() as u8) }
    }

    /// Visits the classes of hands with these ranks, one member of each and the number of them: hands of one
    /// suit, which never repeat a rank, and all others.
    fn classes<const N: usize>(&self, ranks: [u8; N], mut visit: impl FnMut(u64, [Card; N])) {
        let suited = self.suited(&ranks);
        let others = ways(&ranks, &self.cards) - suited;
        if suited > 0 {
            visit(suited, ranks.map(|rank| Card::new(Rank::ALL[rank as usize], Suit::Clubs)));
        }
        if others > 0 {
            visit(others, in_two_suits_or_more(ranks));
        }
    }

    fn suited(&self, ranks: &[u8]) -> u64 {
        let distinct = ranks.windows(2).all(|two| two[0] < two[1]);
        let common = ranks.iter().fold(0b1111, |common, &rank| common & self.suits[rank as usize]);
        if distinct { common.count_ones().into() } else { 0 }
    }
}

/// Cards of these ranks, at most four of each: the suits go round, so that no card comes twice and never all are
/// of one suit.
fn in_two_suits_or_more<const N: usize>(ranks: [u8; N]) -> [Card; N] {
    let mut suits = Suit::ALL.into_iter().cycle();
    ranks.map(|rank| Card::new(Rank::ALL[rank as usize], suits.next().unwrap_or(Suit::Clubs)))
}

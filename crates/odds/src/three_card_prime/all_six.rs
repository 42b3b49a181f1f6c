//! The All-Six Bonus Wager: identities 5 and 6 of [the module's page](super).

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::payouts::AllSixLine;
use croupier_rules::chapters::three_card_prime::{self as rules, AllSixHand, PrimeWager};
use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::kit::paytable::Line;
use croupier_rules::kit::wager::GameWager;

use super::cards_left::CardsLeft;
use super::named_pays::{NamedPays, paid};
use super::outcomes::Outcomes;
use crate::figures::Figures;

/// Whether an ace closes a 2, 3, 4 and 5 to a straight (ER-208).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AceLow {
    /// It does: only so are the published holds met.
    #[default]
    Closes,
    /// It closes a 2 and 3 only, and so no straight of five cards.
    DoesNotClose,
}

impl AceLow {
    /// Both readings, the one that is implemented first.
    pub const ALL: [AceLow; 2] = [AceLow::Closes, AceLow::DoesNotClose];

    /// The best hand in six cards under this reading.
    pub fn read(self, cards: [Card; 6]) -> AllSixHand {
        match self {
            AceLow::Closes => rules::all_six(cards),
            AceLow::DoesNotClose => rules::all_six(without_ace_low(cards)),
        }
    }

    /// The name of the paytable under this reading: a what-if is never without its label.
    fn label(self, paytable: &str) -> String {
        match self {
            AceLow::Closes => paytable.into(),
            AceLow::DoesNotClose => format!("{paytable}, A-2-3-4-5 no straight"),
        }
    }
}

/// Beside a 2, 3, 4 and 5 an ace is good for nothing but the low straight and a flush: a king, or
/// where there is a king a queen, is good for the second only.
fn without_ace_low(cards: [Card; 6]) -> [Card; 6] {
    let holds = |rank| cards.iter().any(|card| card.rank() == Some(rank));
    let low = [Rank::Two, Rank::Three, Rank::Four, Rank::Five].into_iter().all(holds);
    let stand_in = if holds(Rank::King) { Rank::Queen } else { Rank::King };
    cards.map(|card| match (card.rank(), card.suit()) {
        (Some(Rank::Ace), Some(suit)) if low => Card::new(stand_in, suit),
        (Some(_) | None, Some(_) | None) => card,
    })
}

/// The figures of the All-Six Bonus Wager.
pub fn all_six(left: CardsLeft, paytable: &NamedPays<AllSixLine>, ace_low: AceLow) -> Figures {
    let (counts, mut outcomes) = (counts(left, ace_low), Outcomes::default());
    for hand in AllSixHand::ALL {
        let line = AllSixLine::paid(hand, &paytable.pays);
        let name = line.map_or(hand.name(), Line::name);
        let paid = paid(line.and_then(|line| paytable.pays.odds(line)));
        outcomes.add(name.into(), paid, counts[hand as usize] as u128);
    }
    outcomes.figures(PrimeWager::AllSix.slug(), Some(ace_low.label(&paytable.name)), None)
}

/// A number for each hand.
type Counts = [i64; AllSixHand::ALL.len()];

fn counts(left: CardsLeft, ace_low: AceLow) -> Counts {
    let mut count = Count { left: Left::new(left), ace_low, counts: Counts::default() };
    count.by_ranks(0, &mut [Rank::Two; 6], 0, 1);
    (0..1 << 13).for_each(|ranks: Ranks| match ranks.count_ones() {
        5 => count.five_of_a_suit(ranks),
        6 => count.six_of_a_suit(ranks),
        _ => {}
    });
    count.counts
}

/// A bit for each rank, two lowest.
type Ranks = u16;

/// The cards left, as this count looks at them.
struct Left {
    of_rank: [usize; 13],
    of_suit: [Ranks; 4],
    count: i64,
}

impl Left {
    fn new(cards: CardsLeft) -> Left {
        let (mut of_rank, mut of_suit) = ([0; 13], [0; 4]);
        for (rank, suit) in cards.cards().filter_map(|card| card.rank().zip(card.suit())) {
            of_rank[rank as usize] += 1;
            of_suit[suit as usize] |= 1 << rank as u16;
        }
        Left { of_rank, of_suit, count: cards.count() as i64 }
    }

    /// Whether all these ranks are left in a suit.
    fn holds(&self, ranks: Ranks, suit: Suit) -> bool {
        self.of_suit[suit as usize] & ranks == ranks
    }

    /// How many cards of a rank are left outside a suit.
    fn outside(&self, rank: Rank, suit: Suit) -> i64 {
        self.of_rank[rank as usize] as i64 - i64::from(self.holds(1 << rank as u16, suit))
    }

    fn outside_suit(&self, suit: Suit) -> i64 {
        self.count - i64::from(self.of_suit[suit as usize].count_ones())
    }

    /// How many hands of six ranks, in order, hold five cards of a suit or six.
    fn of_one_suit(&self, ranks: [Rank; 6]) -> i64 {
        let all = set(&ranks);
        let first = |place: usize| place == 0 || ranks[place] != ranks[place - 1];
        let mut hands = if all.count_ones() == 6 { self.six(all) } else { 0 };
        for place in (0..ranks.len()).filter(|&place| all.count_ones() >= 5 && first(place)) {
            let (before, after) = (&ranks[..place], &ranks[place + 1..]);
            let five = set(before) | set(after);
            hands += if five.count_ones() == 5 { self.five_and(five, ranks[place]) } else { 0 };
        }
        hands
    }

    fn six(&self, six: Ranks) -> i64 {
        Suit::ALL.into_iter().filter(|&suit| self.holds(six, suit)).count() as i64
    }

    /// How many hands are five such cards of a suit and one of another suit.
    fn five_and(&self, five: Ranks, sixth: Rank) -> i64 {
        let suits = Suit::ALL.into_iter().filter(|&suit| self.holds(five, suit));
        suits.map(|suit| self.outside(sixth, suit)).sum()
    }
}

struct Count {
    left: Left,
    ace_low: AceLow,
    counts: Counts,
}

impl Count {
    fn add(&mut self, cards: [Card; 6], count: i64) {
        self.counts[self.ace_low.read(cards) as usize] += count;
    }

    /// Counts the hands without five cards of a suit: by the ranks alone, lowest first.
    fn by_ranks(&mut self, from: usize, ranks: &mut [Rank; 6], chosen: usize, ways: i64) {
        if chosen == ranks.len() {
            return self.add(of_many_suits(*ranks), ways - self.left.of_one_suit(*ranks));
        }
        for rank in from..Rank::ALL.len() {
            let there = self.left.of_rank[rank];
            for copies in 1..=there.min(ranks.len() - chosen) {
                ranks[chosen + copies - 1] = Rank::ALL[rank];
                self.by_ranks(rank + 1, ranks, chosen + copies, ways * WAYS[there][copies]);
            }
        }
    }

    /// Counts the hands with five cards of a suit, these ranks, and one of another suit.
    fn five_of_a_suit(&mut self, five: Ranks) {
        for suit in Suit::ALL {
            if self.left.holds(five, suit) {
                self.add(with_one_more(five, suit), self.left.outside_suit(suit));
            }
        }
    }

    /// Counts the hands with six cards of a suit.
    fn six_of_a_suit(&mut self, six: Ranks) {
        for suit in Suit::ALL {
            if self.left.holds(six, suit) {
                self.add(ranks(six, None).map(|rank| Card::new(rank, suit)), 1);
            }
        }
    }
}

/// `WAYS[n][k]`: in how many ways `k` of `n` cards of a rank can be chosen.
const WAYS: [[i64; 5]; 5] =
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];

fn set(ranks: &[Rank]) -> Ranks {
    ranks.iter().fold(0, |set, &rank| set | 1 << rank as u16)
}

/// The six ranks of a set and of one card more, lowest first.
fn ranks(set: Ranks, more: Option<Rank>) -> [Rank; 6] {
    let (mut ranks, mut next) = ([Rank::Ace; 6], 0);
    for rank in Rank::ALL {
        for _ in 0..(set >> rank as u16 & 1) + u16::from(more == Some(rank)) {
            ranks[next] = rank;
            next += 1;
        }
    }
    ranks
}

/// A hand of these ranks, in order, that holds no suit more than twice.
fn of_many_suits(ranks: [Rank; 6]) -> [Card; 6] {
    core::array::from_fn(|i| Card::new(ranks[i], Suit::ALL[i % 4]))
}

/// Five cards of a suit and a sixth of another, which decides nothing: it repeats the lowest rank.
fn with_one_more(five: Ranks, suit: Suit) -> [Card; 6] {
    let lowest = Rank::ALL[five.trailing_zeros() as usize];
    let mut cards = ranks(five, Some(lowest)).map(|rank| Card::new(rank, suit));
    cards[0] = Card::new(lowest, Suit::ALL[(suit as usize + 1) % 4]);
    cards
}

//! How every player's hand fares against all dealer's hands: identities 1 and 2 of [the module's page](super).

use core::ops::Range;

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::{Cards, Showdown, Strength, ThreeCardRank, ante_play};

use super::cards_left::{CardsLeft, Hand, choose};

/// How many ways there are for two hands to compare.
pub(super) const SHOWDOWNS: usize = Showdown::ALL.len();

/// A value for each category of the player's hand and each showdown.
pub(super) type Grid<T> = [[T; SHOWDOWNS]; ThreeCardRank::ALL.len()];

/// A player's hand, and how the dealer's hands that can lie beside it compare with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matchup {
    /// The player's hand.
    pub hand: Hand,
    faced: [u16; SHOWDOWNS],
}

impl Matchup {
    /// How many dealer's hands lead to a showdown.
    pub const fn faced(&self, showdown: Showdown) -> u32 {
        self.faced[showdown as usize] as u32
    }
}

/// All player's hands, weakest first, and one deal for each kind of showdown.
pub(super) struct Matchups {
    /// The player's hands.
    pub hands: Vec<Matchup>,
    /// A deal that shows what is paid, for each kind of showdown that can happen.
    pub samples: Grid<Option<Cards>>,
    /// How many dealer's hands can lie beside a player's hand.
    pub dealers: u128,
}

impl Matchups {
    /// Sweeps over the hands once, from the weakest to the strongest.
    pub(super) fn new(left: CardsLeft) -> Matchups {
        let hands = weakest_first(left.hands());
        let dealers = choose(left.count() - 3, 3);
        let samples = [[None; SHOWDOWNS]; ThreeCardRank::ALL.len()];
        let matchups = Matchups { hands: Vec::with_capacity(hands.len()), samples, dealers };
        Sweep { hands: &hands, unqualified: Seen::new(0), beaten: Seen::new(0), matchups }.run()
    }
}

/// The hands in order of strength: so few strengths are best sorted by counting.
fn weakest_first(hands: Vec<Hand>) -> Vec<Hand> {
    let mut places = [0; Strength::CLASSES + 1];
    hands.iter().for_each(|hand| places[hand.strength.ordinal() + 1] += 1);
    (1..places.len()).for_each(|class| places[class] += places[class - 1]);
    let mut sorted = hands.clone();
    for hand in hands {
        let place = &mut places[hand.strength.ordinal()];
        sorted[*place] = hand;
        *place += 1;
    }
    sorted
}

/// Dealer's hands that lie together in the order of strength, counted by the cards they hold.
struct Seen {
    range: Range<usize>,
    with_card: [u16; Card::KINDS],
    with_pair: [[u8; Card::KINDS]; Card::KINDS],
}

impl Seen {
    fn new(from: usize) -> Seen {
        let with_pair = [[0; Card::KINDS]; Card::KINDS];
        Seen { range: from..from, with_card: [0; Card::KINDS], with_pair }
    }

    fn add(&mut self, hand: &Hand) {
        let [a, b, c] = hand.cards.map(Card::index);
        self.range.end += 1;
        [a, b, c].into_iter().for_each(|card| self.with_card[card] += 1);
        [(a, b), (a, c), (b, c)].into_iter().for_each(|(high, low)| self.with_pair[high][low] += 1);
    }

    /// How many of them share no card with a hand, which stands at a place in the order.
    fn avoiding(&self, hand: &Hand, place: usize) -> u16 {
        let [a, b, c] = hand.cards.map(Card::index);
        let one = self.with_card[a] + self.with_card[b] + self.with_card[c];
        let two = self.with_pair[a][b] + self.with_pair[a][c] + self.with_pair[b][c];
        let three = u16::from(self.range.contains(&place));
        self.range.len() as u16 + u16::from(two) - one - three
    }
}

/// The state of the sweep: the dealer's hands that do not beat the player's hands that come next.
struct Sweep<'a> {
    hands: &'a [Hand],
    unqualified: Seen,
    beaten: Seen,
    matchups: Matchups,
}

impl Sweep<'_> {
    fn run(mut self) -> Matchups {
        for place in 0..self.hands.len() {
            let hand = self.hands[place];
            self.advance(hand.strength);
            let matchup = self.matchup(hand, place);
            self.sample(&matchup);
            self.matchups.hands.push(matchup);
        }
        self.matchups
    }

    /// The first dealer's hand in the order that is not yet counted.
    fn next(&self) -> usize {
        self.beaten.range.end
    }

    /// How the player's hand compares with the dealer's hands that are not yet counted.
    fn rest(&self, player: Strength) -> Option<Showdown> {
        self.hands.get(self.next()).map(|dealer| ante_play(dealer.strength, player))
    }

    /// Counts the dealer's hands that do not beat the player's; who beats a hand never loses to a weaker one.
    fn advance(&mut self, player: Strength) {
        while let Some(showdown) = self.rest(player) {
            let dealer = &self.hands[self.next()];
            match showdown {
                Showdown::DealerDoesNotQualify => {
                    self.unqualified.add(dealer);
                    self.beaten.range = self.unqualified.range.end..self.unqualified.range.end;
                }
                Showdown::PlayerHigherOrEqual => self.beaten.add(dealer),
                Showdown::PlayerLowerFlushOrLower | Showdown::PlayerLowerStraightOrBetter => return,
            }
        }
    }

    fn matchup(&self, hand: Hand, place: usize) -> Matchup {
        let unqualified = self.unqualified.avoiding(&hand, place);
        let beaten = self.beaten.avoiding(&hand, place);
        let mut faced = [0; SHOWDOWNS];
        faced[Showdown::DealerDoesNotQualify as usize] = unqualified;
        faced[Showdown::PlayerHigherOrEqual as usize] = beaten;
        if let Some(rest) = self.rest(hand.strength) {
            faced[rest as usize] = self.matchups.dealers as u16 - unqualified - beaten;
        }
        Matchup { hand, faced }
    }

    /// Keeps a deal of every kind of showdown, the first that comes.
    fn sample(&mut self, matchup: &Matchup) {
        let rank = matchup.hand.strength.rank() as usize;
        for showdown in Showdown::ALL {
            if matchup.faced(showdown) > 0 && self.matchups.samples[rank][showdown as usize].is_none() {
                self.matchups.samples[rank][showdown as usize] = self.deal(&matchup.hand, showdown);
            }
        }
    }

    fn deal(&self, player: &Hand, showdown: Showdown) -> Option<Cards> {
        let dealers = match showdown {
            Showdown::DealerDoesNotQualify => &self.hands[self.unqualified.range.clone()],
            Showdown::PlayerHigherOrEqual => &self.hands[self.beaten.range.clone()],
            Showdown::PlayerLowerFlushOrLower | Showdown::PlayerLowerStraightOrBetter => {
                &self.hands[self.next()..]
            }
        };
        let dealer = dealers.iter().find(|dealer| dealer.set() & player.set() == 0)?;
        Some(Cards { player: player.cards, dealer: dealer.cards, fourth: None })
    }
}

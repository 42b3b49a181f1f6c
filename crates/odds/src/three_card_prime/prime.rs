//! The Prime Wager: identity 3 of [the module's page](super).

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::PrimeWager;
use croupier_rules::chapters::three_card_prime::payouts::{self, PrimeLine};
use croupier_rules::kit::card::{Color, Rank, Suit};
use croupier_rules::kit::paytable::{Line, Pays};
use croupier_rules::kit::wager::GameWager;

use super::cards_left::{CardsLeft, choose};
use super::named_pays::{NamedPays, paid};
use super::outcomes::Outcomes;
use crate::figures::Figures;

/// The figures of the Prime Wager at the payouts of the chapter.
pub fn prime(left: CardsLeft) -> Figures {
    figures(left, &payouts::PRIME.pays, None)
}

/// The figures of the Prime Wager at other payouts.
pub fn prime_at(left: CardsLeft, paytable: &NamedPays<PrimeLine>) -> Figures {
    figures(left, &paytable.pays, Some(paytable.name.clone()))
}

fn figures(left: CardsLeft, pays: &Pays<PrimeLine>, paytable: Option<String>) -> Figures {
    let mut outcomes = Outcomes::default();
    for player in Colors::hands() {
        for dealer in Colors::hands() {
            let line = PrimeLine::of(player.sample(PLAYERS), dealer.sample(DEALERS));
            let name = line.map_or("player's cards of both colors", Line::name);
            let paid = paid(line.and_then(|line| pays.odds(line)));
            outcomes.add(name.into(), paid, deals(left, player, dealer));
        }
    }
    outcomes.figures(PrimeWager::Prime.slug(), paytable, None)
}

/// How many cards of each color there are.
#[derive(Clone, Copy)]
struct Colors {
    red: usize,
    black: usize,
}

impl Colors {
    /// The ways to color a hand.
    fn hands() -> impl Iterator<Item = Colors> {
        (0..=3).map(|red| Colors { red, black: 3 - red })
    }

    fn of(left: CardsLeft) -> Colors {
        let count = |color| left.cards().filter(|card| card.suit().map(Suit::color) == Some(color)).count();
        Colors { red: count(Color::Red), black: count(Color::Black) }
    }

    /// In how many ways a hand of such colors can be dealt from these.
    fn ways(self, hand: Colors) -> u128 {
        choose(self.red, hand.red) * choose(self.black, hand.black)
    }

    fn minus(self, hand: Colors) -> Colors {
        Colors { red: self.red.saturating_sub(hand.red), black: self.black.saturating_sub(hand.black) }
    }

    /// A hand of these colors and ranks; it stands for all hands of the colors.
    fn sample(self, ranks: [Rank; 3]) -> [Card; 3] {
        let suit = |i| if i < self.red { Suit::Hearts } else { Suit::Spades };
        core::array::from_fn(|i| Card::new(ranks[i], suit(i)))
    }
}

/// The ranks of the hands that stand for others.
const PLAYERS: [Rank; 3] = [Rank::Two, Rank::Three, Rank::Four];
const DEALERS: [Rank; 3] = [Rank::Five, Rank::Six, Rank::Seven];

fn deals(left: CardsLeft, player: Colors, dealer: Colors) -> u128 {
    let all = Colors::of(left);
    all.ways(player) * all.minus(player).ways(dealer)
}

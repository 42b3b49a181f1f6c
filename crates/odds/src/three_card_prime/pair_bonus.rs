//! The Pair Bonus Wager: identity 4 of [the module's page](super).

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::completion::FourthCard;
use croupier_rules::chapters::three_card_prime::payouts::{self, PairBonusLine};
use croupier_rules::chapters::three_card_prime::{Cards, Decision, PrimeWager, Terms, ThreeCardRank, rule};
use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::kit::paytable::Line;
use croupier_rules::kit::wager::GameWager;

use super::cards_left::{CardsLeft, Set};
use super::named_pays::{NamedPays, paid};
use super::outcomes::Outcomes;
use crate::figures::Figures;

/// How many deals of a hand and a fourth card there are, by category and by whether that card is a 2.
type Counts = [[u128; 2]; ThreeCardRank::ALL.len()];

/// The figures of the Pair Bonus Wager. The payouts without a 2 are the same in every paytable.
pub fn pair_bonus(left: CardsLeft, with_two: &NamedPays<PairBonusLine>) -> Figures {
    let without_two = NamedPays::custom("without a 2", payouts::PAIR_BONUS_WITHOUT_TWO.pays);
    pair_bonus_at(left, &without_two, with_two)
}

/// The figures of the Pair Bonus Wager when the payouts without a 2 are other ones too.
pub fn pair_bonus_at(
    left: CardsLeft,
    without_two: &NamedPays<PairBonusLine>,
    with_two: &NamedPays<PairBonusLine>,
) -> Figures {
    let (counts, mut outcomes) = (counts(left), Outcomes::default());
    for rank in ThreeCardRank::ALL {
        let [other, two] = counts[rank as usize];
        match PairBonusLine::of(rank) {
            None => outcomes.add("less than a pair".into(), paid(None), other + two),
            Some(line) => {
                outcomes.add(format!("{} with a 2", line.name()), with_two.paid(line), two);
                outcomes.add(line.name().into(), without_two.paid(line), other);
            }
        }
    }
    outcomes.figures(PrimeWager::PairBonus.slug(), Some(with_two.name.clone()), None)
}

fn counts(left: CardsLeft) -> Counts {
    let twos = left.those(|card| decides(card) == FourthCard::Two);
    let others = left.those(|card| decides(card) == FourthCard::NotATwo);
    let mut counts = Counts::default();
    for hand in left.hands() {
        let still = |cards: Set| u128::from((cards & !hand.set()).count_ones());
        let count = &mut counts[hand.strength.rank() as usize];
        count[FourthCard::Two as usize] += still(twos);
        count[FourthCard::NotATwo as usize] += still(others);
    }
    counts
}

/// What a fourth card decides, asked of the rules beside three of a kind that it does not belong to.
fn decides(fourth: Card) -> FourthCard {
    let rank = if fourth.rank() == Some(Rank::King) { Rank::Queen } else { Rank::King };
    let three = |rank| [Suit::Clubs, Suit::Diamonds, Suit::Hearts].map(|suit| Card::new(rank, suit));
    let cards = Cards { player: three(rank), dealer: three(Rank::Ace), fourth: Some(fourth) };
    let ruling = rule(&Terms::default(), &cards, Decision::Forfeit, PrimeWager::PairBonus);
    if ruling.decided_by == FourthCard::Two.provision() { FourthCard::Two } else { FourthCard::NotATwo }
}

//! What a table of Three Card Prime offers.

use croupier_rules::chapters::three_card_prime::payouts::{
    self, EVEN_MONEY, PAIR_BONUS_WITHOUT_TWO, PLAY, PRIME,
};
use croupier_rules::chapters::three_card_prime::{PrimeWager, RoundError, Terms};
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::{GameWager, Offer};

use super::catalogue::ANTE_PLAY;
use super::{AceLow, AntePlay, CardsLeft, Reading, all_six, named_pays, pair_bonus, prime};
use crate::offer::{OfferedWager, Payout, PayoutList};

/// Every wager of the table, in the order of settlement, with its figures from the cards left.
pub(crate) fn offered(left: CardsLeft, terms: &Terms) -> Result<Vec<OfferedWager>, RoundError> {
    let ante_play = ante_play(left, terms.bad_beat)?;
    let color = (terms.prime == Offer::Offered).then(|| color(left));
    let pair = terms.pair_bonus.map(|letter| pair(left, letter)).transpose()?;
    let six = terms.all_six.map(|letter| six(left, letter));
    Ok([Some(ante_play), color, pair, six].into_iter().flatten().collect())
}

/// The Ante and the Play Wager, the Bad Beat Bonus included.
fn ante_play(left: CardsLeft, letter: Letter) -> Result<OfferedWager, RoundError> {
    let figures = AntePlay::new(left, &named_pays::bad_beat(letter)?, Reading::AsWritten).optimum();
    let paytable = payouts::bad_beat(letter).ok_or(RoundError::BadBeatPaytableIsUnknown(letter))?;
    let (even, clause) = EVEN_MONEY;
    let mut ante = PayoutList::one("Ante and Play", clause, "Ante Wager wins", even);
    ante.lines.extend(PayoutList::one("", clause, "Play Wager, dealer does not qualify", even).lines);
    let play = PayoutList::fixed("Play", PLAY.provision, &PLAY.pays).when("dealer qualifies");
    let bad_beat = PayoutList::selected("Bad Beat Bonus", paytable).when("player's hand is beaten");
    let text = format!("{even}, Play {}, Bad Beat Bonus {}", play.row(), bad_beat.row());
    Ok(OfferedWager::new(ANTE_PLAY.name, Payout { text, lists: vec![ante, play, bad_beat] }, figures))
}

fn color(left: CardsLeft) -> OfferedWager {
    let payout = Payout::of(PayoutList::fixed("Prime", PRIME.provision, &PRIME.pays));
    OfferedWager::new(PrimeWager::Prime.name(), payout, prime(left))
}

/// The Pair Bonus Wager, without a 2 and with one.
fn pair(left: CardsLeft, letter: Letter) -> Result<OfferedWager, RoundError> {
    let paytable =
        payouts::pair_bonus_with_two(letter).ok_or(RoundError::PairBonusPaytableIsUnknown(letter))?;
    let without = &PAIR_BONUS_WITHOUT_TWO;
    let without =
        PayoutList::fixed("Pair Bonus", without.provision, &without.pays).when("fourth card is not a 2");
    let with = PayoutList::selected("Pair Bonus", paytable).when("fourth card is a 2");
    let text = format!("{}, with a 2 {}", without.row(), with.row());
    let figures = pair_bonus(left, &named_pays::pair_bonus_with_two(letter)?);
    Ok(OfferedWager::new(PrimeWager::PairBonus.name(), Payout { text, lists: vec![without, with] }, figures))
}

fn six(left: CardsLeft, letter: Letter) -> OfferedWager {
    let list = PayoutList::selected("All-Six Bonus", &payouts::ALL_SIX[letter as usize]);
    let figures = all_six(left, &named_pays::all_six(letter), AceLow::Closes);
    OfferedWager::new(PrimeWager::AllSix.name(), Payout::of(list), figures)
}

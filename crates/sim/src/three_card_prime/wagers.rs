//! From cells to the outcomes of every wager of Three Card Prime.

use croupier_odds::three_card_prime::{
    AceLow, AntePlay, CardsLeft, Reading, Tariff, all_six, pair_bonus, prime, tariff,
};
use croupier_odds::{Figures, Ratio};
use croupier_rules::games::three_card_prime::completion::FourthCard;
use croupier_rules::games::three_card_prime::payouts::{
    self, AllSixLine, BadBeatLine, PairBonusLine, PlayLine, PrimeLine,
};
use croupier_rules::games::three_card_prime::{
    AllSixHand, Decision, Showdown, Strength, Terms, ThreeCardRank,
};
use croupier_rules::paytable::{Line, Pays};
use croupier_rules::wager::WagerResult;

use super::Cell;
use super::strategy::Strategy;
use crate::counted::{Counted, net};

/// Every wager with every paytable, Ante and Play by a strategy.
pub fn wagers(strategy: &Strategy, cells: &[u64]) -> Vec<Counted> {
    let ante_play = Terms::BAD_BEAT.iter().filter_map(|&letter| tariff::bad_beat(letter).ok());
    let ante_play = ante_play.map(|tariff| counted_ante_play(strategy, &tariff, cells));
    let color = core::iter::once(counted_prime(cells));
    let pair = Terms::PAIR_BONUS.iter().filter_map(|&letter| tariff::pair_bonus_with_two(letter).ok());
    let pair = pair.map(|tariff| counted_pair_bonus(&tariff, cells));
    let six = Terms::ALL_SIX.iter().map(|&letter| counted_all_six(&tariff::all_six(letter), cells));
    ante_play.chain(color).chain(pair).chain(six).map(Counted::sorted).collect()
}

fn counted_ante_play(strategy: &Strategy, tariff: &Tariff<BadBeatLine>, cells: &[u64]) -> Counted {
    let game = AntePlay::new(CardsLeft::ALL, tariff, Reading::AsWritten);
    let decisions = strategy.decisions(&game);
    let decide = |hand: Strength| decisions[hand.ordinal()];
    let figures: Figures = game.strategy(strategy.name(), decide).figures;
    let mut counted = Counted::of(figures);
    for hand in Strength::all() {
        for showdown in Showdown::ALL {
            let count = hands(hand, showdown, cells);
            match decide(hand) {
                Decision::Forfeit => counted.add("fold", || Ratio::whole(-1), count),
                Decision::Play => counted.add(
                    &showdown_name(showdown, hand.rank()),
                    || showdown_net(showdown, hand.rank(), tariff),
                    count,
                ),
            }
        }
    }
    without_what_cannot_be(counted)
}

/// A straight or better is beaten by name, anything lower just loses; cells that no deal fills name nothing.
fn without_what_cannot_be(mut counted: Counted) -> Counted {
    let exact = counted.exact.clone();
    let known =
        |name: &str| exact.iter().flat_map(|figures| &figures.outcomes).any(|known| known.name == name);
    counted.outcomes.retain(|outcome| outcome.count > 0 || known(&outcome.name));
    counted
}

fn hands(hand: Strength, showdown: Showdown, cells: &[u64]) -> u64 {
    let count = |fourth| cells[Cell::hands(hand, showdown, fourth).index()];
    count(FourthCard::NotATwo) + count(FourthCard::Two)
}

fn showdown_name(showdown: Showdown, rank: ThreeCardRank) -> String {
    match showdown {
        Showdown::DealerDoesNotQualify => "dealer does not qualify".into(),
        Showdown::PlayerHigherOrEqual => format!("win, {}", rank.name()),
        Showdown::PlayerLowerFlushOrLower => "lose".into(),
        Showdown::PlayerLowerStraightOrBetter => format!("bad beat, {}", rank.name()),
    }
}

/// What one unit of Ante wins or loses together with its Play Wager.
fn showdown_net(showdown: Showdown, rank: ThreeCardRank, bad_beat: &Tariff<BadBeatLine>) -> Ratio {
    let even = Ratio::of_odds(payouts::EVEN_MONEY.0);
    match showdown {
        Showdown::DealerDoesNotQualify => even,
        Showdown::PlayerHigherOrEqual => even + price(&payouts::PLAY.pays, Some(PlayLine::of(rank))),
        Showdown::PlayerLowerFlushOrLower => Ratio::whole(-2),
        Showdown::PlayerLowerStraightOrBetter => {
            Ratio::whole(-1) + price(&bad_beat.pays, BadBeatLine::of(rank))
        }
    }
}

/// What one unit wins by a line; without a line or a price it is lost.
fn price<L: Line>(pays: &Pays<L>, line: Option<L>) -> Ratio {
    net(line.and_then(|line| pays.odds(line)).map_or(WagerResult::Lose, WagerResult::Win))
}

fn counted_prime(cells: &[u64]) -> Counted {
    let mut counted = Counted::of(prime(CardsLeft::ALL));
    for line in PrimeLine::ALL.iter().copied().map(Some).chain([None]) {
        let name = line.map_or("player's cards of both colors", Line::name);
        counted.add(name, || price(&payouts::PRIME.pays, line), cells[Cell::colors(line).index()]);
    }
    counted
}

fn counted_pair_bonus(tariff: &Tariff<PairBonusLine>, cells: &[u64]) -> Counted {
    let mut counted = Counted::of(pair_bonus(CardsLeft::ALL, tariff));
    for hand in Strength::all() {
        let line = PairBonusLine::of(hand.rank());
        for (fourth, pays) in
            [(FourthCard::NotATwo, &payouts::PAIR_BONUS_WITHOUT_TWO.pays), (FourthCard::Two, &tariff.pays)]
        {
            let count = Showdown::ALL.iter().map(|&way| cells[Cell::hands(hand, way, fourth).index()]).sum();
            counted.add(&pair_bonus_name(line, fourth), || price(pays, line), count);
        }
    }
    counted
}

fn pair_bonus_name(line: Option<PairBonusLine>, fourth: FourthCard) -> String {
    match (line, fourth) {
        (None, FourthCard::NotATwo | FourthCard::Two) => "less than a pair".into(),
        (Some(line), FourthCard::NotATwo) => line.name().into(),
        (Some(line), FourthCard::Two) => format!("{} with a 2", line.name()),
    }
}

fn counted_all_six(tariff: &Tariff<AllSixLine>, cells: &[u64]) -> Counted {
    let mut counted = Counted::of(all_six(CardsLeft::ALL, tariff, AceLow::Closes));
    for hand in AllSixHand::ALL {
        let line = AllSixLine::paid(hand, &tariff.pays);
        let name = line.map_or(hand.name(), Line::name);
        counted.add(name, || price(&tariff.pays, line), cells[Cell::six(hand).index()]);
    }
    counted
}

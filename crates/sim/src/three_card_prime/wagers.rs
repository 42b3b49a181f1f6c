//! From cells to the outcomes of every wager of Three Card Prime.

use croupier_odds::Ratio;
use croupier_odds::three_card_prime::{
    AceLow, AntePlay, CardsLeft, NamedPays, Reading, all_six, named_pays, pair_bonus, prime,
};
use croupier_rules::chapters::three_card_prime::completion::FourthCard;
use croupier_rules::chapters::three_card_prime::payouts::{
    self, AllSixLine, BadBeatLine, PairBonusLine, PlayLine, PrimeLine,
};
use croupier_rules::chapters::three_card_prime::{
    AllSixHand, Decision, RoundError, Showdown, Strength, Terms, ThreeCardRank, ante_play,
};
use croupier_rules::kit::paytable::{Letter, Line, Pays};
use croupier_rules::kit::wager::{Offer, WagerResult};

use super::strategy::Strategy;
use super::{Cell, Class};
use crate::counted::{Counted, net};
use crate::judge::Judge;

/// Every wager with every paytable, Ante and Play by a strategy.
pub fn every(strategy: &Strategy) -> Vec<Judge> {
    let ante_play = Terms::BAD_BEAT.into_iter().map(|letter| judge_ante_play(strategy, letter));
    let pair = Terms::PAIR_BONUS.into_iter().map(judge_pair_bonus);
    let six = Terms::ALL_SIX.into_iter().map(judge_all_six);
    ante_play.chain([judge_prime()]).chain(pair).chain(six).collect()
}

/// The wagers of one table, Ante and Play by a strategy.
pub(super) fn offered(strategy: &Strategy, terms: &Terms) -> Vec<Judge> {
    let color = (terms.prime == Offer::Offered).then(judge_prime);
    let (pair, six) = (terms.pair_bonus.map(judge_pair_bonus), terms.all_six.map(judge_all_six));
    [Some(judge_ante_play(strategy, terms.bad_beat)), color, pair, six].into_iter().flatten().collect()
}

/// The paytable of a letter that the chapter has.
fn known<L>(paytable: Result<NamedPays<L>, RoundError>) -> NamedPays<L> {
    paytable.unwrap_or_else(|why| unreachable!("the letters of terms are those of the chapter: {why}"))
}

fn judge_ante_play(strategy: &Strategy, letter: Letter) -> Judge {
    let paytable = &known(named_pays::bad_beat(letter));
    let game = AntePlay::new(CardsLeft::ALL, paytable, Reading::AsWritten);
    let decisions = strategy.decisions(&game);
    let cells = hands().filter(|&(_, hand, showdown, _)| can_be(hand, showdown));
    let cells: Vec<_> = cells
        .map(|(class, hand, showdown, fourth)| {
            let (name, net) = ante_play_outcome(hand.rank(), showdown, decisions[class.index()], paytable);
            (Cell::hands(class, showdown, fourth).index(), name, net)
        })
        .collect();
    Judge::new(Counted::of(strategy.figures(&game)), cells)
}

fn hands() -> impl Iterator<Item = (Class, Strength, Showdown, FourthCard)> {
    let showdowns = |hand| Showdown::ALL.into_iter().map(move |showdown| (hand, showdown));
    let fourths = [FourthCard::NotATwo, FourthCard::Two];
    let with_fourth = move |((class, hand), showdown)| fourths.map(|fourth| (class, hand, showdown, fourth));
    Class::all().flat_map(showdowns).flat_map(with_fourth)
}

/// Whether the best dealer's hand, or the one that is as good, leads to a showdown.
fn can_be(hand: Strength, showdown: Showdown) -> bool {
    let Some(best) = Strength::all().last() else { return false };
    match showdown {
        Showdown::DealerDoesNotQualify | Showdown::PlayerHigherOrEqual => true,
        Showdown::PlayerLowerFlushOrLower | Showdown::PlayerLowerStraightOrBetter => {
            ante_play(best, hand) == showdown
        }
    }
}

fn ante_play_outcome(
    rank: ThreeCardRank,
    showdown: Showdown,
    decision: Decision,
    paytable: &NamedPays<BadBeatLine>,
) -> (String, Ratio) {
    match decision {
        Decision::Forfeit => ("fold".into(), Ratio::whole(-1)),
        Decision::Play => (showdown_name(showdown, rank), showdown_net(showdown, rank, paytable)),
    }
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
fn showdown_net(showdown: Showdown, rank: ThreeCardRank, bad_beat: &NamedPays<BadBeatLine>) -> Ratio {
    let even = Ratio::of_odds(payouts::EVEN_MONEY.0);
    match showdown {
        Showdown::DealerDoesNotQualify => even,
        Showdown::PlayerHigherOrEqual => even + paid(&payouts::PLAY.pays, Some(PlayLine::of(rank))),
        Showdown::PlayerLowerFlushOrLower => Ratio::whole(-2),
        Showdown::PlayerLowerStraightOrBetter => {
            Ratio::whole(-1) + paid(&bad_beat.pays, BadBeatLine::of(rank))
        }
    }
}

/// What one unit wins by a line; without a line or a payout it is lost.
fn paid<L: Line>(pays: &Pays<L>, line: Option<L>) -> Ratio {
    net(line.and_then(|line| pays.odds(line)).map_or(WagerResult::Lose, WagerResult::Win))
}

fn judge_prime() -> Judge {
    let lines = PrimeLine::ALL.iter().copied().map(Some).chain([None]);
    let cells = lines.map(|line| {
        let name = line.map_or("player's cards of both colors", Line::name);
        (Cell::colors(line).index(), name.to_owned(), paid(&payouts::PRIME.pays, line))
    });
    Judge::new(Counted::of(prime(CardsLeft::ALL)), cells)
}

fn judge_pair_bonus(letter: Letter) -> Judge {
    let paytable = &known(named_pays::pair_bonus_with_two(letter));
    let cells = hands().map(|(class, hand, showdown, fourth)| {
        let line = PairBonusLine::of(hand.rank());
        let pays = match fourth {
            FourthCard::NotATwo => &payouts::PAIR_BONUS_WITHOUT_TWO.pays,
            FourthCard::Two => &paytable.pays,
        };
        (Cell::hands(class, showdown, fourth).index(), pair_bonus_name(line, fourth), paid(pays, line))
    });
    Judge::new(Counted::of(pair_bonus(CardsLeft::ALL, paytable)), cells)
}

fn pair_bonus_name(line: Option<PairBonusLine>, fourth: FourthCard) -> String {
    match (line, fourth) {
        (None, FourthCard::NotATwo | FourthCard::Two) => "less than a pair".into(),
        (Some(line), FourthCard::NotATwo) => line.name().into(),
        (Some(line), FourthCard::Two) => format!("{} with a 2", line.name()),
    }
}

fn judge_all_six(letter: Letter) -> Judge {
    let paytable = &named_pays::all_six(letter);
    let cells = AllSixHand::ALL.map(|hand| {
        let line = AllSixLine::paid(hand, &paytable.pays);
        let name = line.map_or(hand.name(), Line::name);
        (Cell::six(hand).index(), name.to_owned(), paid(&paytable.pays, line))
    });
    Judge::new(Counted::of(all_six(CardsLeft::ALL, paytable, AceLow::Closes)), cells)
}

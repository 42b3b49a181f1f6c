//! Three Card Prime, every wager, by the functions of the rules.

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::payouts::{
    self, AllSixLine, BadBeatLine, PairBonusLine, PlayLine, PrimeLine,
};
use croupier_rules::chapters::three_card_prime::{Showdown, ThreeCardRank, all_six, ante_play, strength};
use croupier_rules::kit::card::Rank;
use croupier_rules::kit::paytable::{Line, Pays};

use super::Random;

fn pays<L: Line>(pays: &Pays<L>, line: Option<L>) -> i64 {
    line.and_then(|line| pays.odds(line)).map_or(-1, |odds| i64::from(odds.pays()))
}

fn ante_and_play(showdown: Showdown, rank: ThreeCardRank) -> i64 {
    match showdown {
        Showdown::DealerDoesNotQualify => 1,
        Showdown::PlayerHigherOrEqual => 1 + pays(&payouts::PLAY.pays, Some(PlayLine::of(rank))),
        Showdown::PlayerLowerFlushOrLower => -2,
        Showdown::PlayerLowerStraightOrBetter => pays(&payouts::BAD_BEAT[0].pays, BadBeatLine::of(rank)) - 1,
    }
}

/// What each wager won in this many rounds.
pub fn play(rounds: u64) -> [i64; 4] {
    let mut deck: [u8; 52] = core::array::from_fn(|index| index as u8);
    let (mut random, mut net) = (Random(7), [0; 4]);
    let queen_six_four = strength([40, 17, 10].map(|index| Card::from_index(index).unwrap()));
    for _ in 0..rounds {
        random.deal(&mut deck, 7);
        let card = |place: usize| Card::from_index(deck[place]).unwrap();
        let (player, dealer) = ([card(0), card(1), card(2)], [card(3), card(4), card(5)]);
        let (players, dealers) = (strength(player), strength(dealer));
        let raises = players >= queen_six_four;
        net[0] += if raises { ante_and_play(ante_play(dealers, players), players.rank()) } else { -1 };
        net[1] += pays(&payouts::PRIME.pays, PrimeLine::of(player, dealer));
        let line = PairBonusLine::of(players.rank());
        let two = card(6).rank() == Some(Rank::Two);
        let table =
            if two { &payouts::PAIR_BONUS_WITH_TWO[0].pays } else { &payouts::PAIR_BONUS_WITHOUT_TWO.pays };
        net[2] += pays(table, line);
        let six = all_six([card(0), card(1), card(2), card(3), card(4), card(5)]);
        let table = &payouts::ALL_SIX[4].pays;
        net[3] += pays(table, AllSixLine::paid(six, table));
    }
    net
}

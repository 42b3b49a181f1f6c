//! Whole rounds of six players against the rules' own settlement of each box: the same chips, hand by hand.

use crate::ordinary::ordinary;
use crate::testing;
use croupier_rules::chapters::saigon_5_card::{self, SaigonWager};
use croupier_rules::chapters::three_card_prime::{self, PrimeWager};
use croupier_rules::kit::wager::{Bets, GameWager, Wager};
use croupier_rules::submission::Terms;
use croupier_rules::{Card, Cents, GameId};

use super::helpers::*;
use super::walk::Dice;
use crate::poker::PokerAct;

/// Six seats with an Ante and any of the side wagers, dealt from a shuffled deck.
fn dealt(game: GameId, dice: &mut Dice) -> Bench {
    let order = dice.shuffled(game);
    let mut bench = Bench { state: testing::prepared(&ordinary(game), order, None) };
    let sides: &[Wager] = if game == ThreeCardPrime { &[PRIME, PAIR_BONUS, ALL_SIX] } else { &[BONUS] };
    for number in 1..=6 {
        bench.sit(number);
        bench.bet(number, number, ANTE, 10 + 2 * dice.below(20) as i64);
        for &side in sides {
            if dice.below(2) == 0 {
                bench.bet(number, number, side, 5 + dice.below(9) as i64);
            }
        }
    }
    bench.deal();
    bench
}

fn bets<W: GameWager>(bench: &Bench, number: u8) -> Bets<W> {
    let stake = |wager: W| bench.staked(number, wager.into());
    W::ALL.iter().fold(Bets::NONE, |bets, &wager| bets.with(wager, stake(wager)))
}

fn prime_net(bench: &Bench, number: u8) -> Cents {
    let Terms::ThreeCardPrime(terms) = &bench.state.filed().terms() else { unreachable!() };
    let hand = bench.table().hand(seat(number)).unwrap();
    let fourth = hand.fourth;
    let dealer = bench.table().dealers_cards().cards();
    let bets = bets::<PrimeWager>(bench, number);
    let round = three_card_prime::Round::new(terms, hand.cards.cards(), dealer, fourth, bets).unwrap();
    round.settle().unwrap().iter().map(|settled| settled.net()).sum()
}

fn saigon_net(bench: &Bench, number: u8, three: &[Card]) -> Cents {
    let Terms::Saigon5Card(terms) = &bench.state.filed().terms() else { unreachable!() };
    let dealer = bench.table().dealers_cards().cards();
    let bets = bets::<SaigonWager>(bench, number);
    let round = saigon_5_card::Round::new(terms, &bench.hand(number), dealer, Some(three), bets).unwrap();
    round.settle().unwrap().iter().map(|settled| settled.net()).sum()
}

#[test]
fn rounds_of_three_card_prime_end_as_the_rules_settle_them() {
    for seed in 0..300 {
        let dice = &mut Dice(seed);
        let mut bench = dealt(ThreeCardPrime, dice);
        for number in (1..=6).rev() {
            if dice.below(3) == 0 { bench.fold(number) } else { bench.play(number) }
        }
        let expected: Vec<Cents> = (1..=6).map(|number| dollars(1000) + prime_net(&bench, number)).collect();
        bench.finish();
        assert!((1..=6).map(|number| bench.chips(number)).eq(expected), "seed {seed}");
    }
}

#[test]
fn rounds_of_saigon_5_card_end_as_the_rules_settle_them() {
    for seed in 0..300 {
        let dice = &mut Dice(seed);
        let mut bench = dealt(Saigon5Card, dice);
        let mut expected = Vec::new();
        for number in 1..=6 {
            let five: [Card; 5] = bench.hand(number).try_into().unwrap();
            let split = saigon_5_card::Split::all().nth(dice.below(10)).unwrap();
            let (position, three) = (seat(number), split.three(five));
            expected.push(dollars(1000) + saigon_net(&bench, number, &three));
            bench.act(player(number), PokerAct::Set { position, three });
        }
        bench.finish();
        assert!((1..=6).map(|number| bench.chips(number)).eq(expected), "seed {seed}");
    }
}

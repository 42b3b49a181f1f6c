//! The order of settlement, against the order that the chapters give, written down once more.

use croupier_rules::families::baccarat::completion::rule;
use croupier_rules::kit::settlement::settle;
use croupier_rules::kit::wager::{Bets, WagerResult};
use croupier_rules::proves;

use super::*;
use crate::ledger::{Cause, Transfer};
use croupier_rules::submission::choice::Collection;

const ORDER: [&str; 3] = ["627a.11(b)", "629a.11(b)", "631a.12(b)"];

/// What is done with one wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    Collect,
    TakeVigorish,
    Pay,
    Release,
}

/// Everything on everything, at three seats.
fn everything(play: &mut Play) {
    for number in 1..=3 {
        for &wager in BaccaratWager::ALL {
            let place = WagerAct::Place {
                position: seat(number),
                wager: wager.into(),
                amount: Cents::dollars(10 * i64::from(number)),
            };
            let command = Command::new(play.state.clock, player(number), Act::Wager(place));
            let _offered = testing::act(&mut play.state, &command);
        }
    }
}

/// The steps that the table took, in the words of the rules.
fn steps_taken(events: &[Event]) -> Vec<(u8, Option<Wager>, Move, Cents)> {
    let steps = events.iter().filter_map(|event| match *event {
        Event::Chips(transfer) => step_of(transfer),
        Event::Baccarat(BaccaratEvent::VigorishMarked { seat, amount }) => {
            Some((seat.number(), Some(Wager::Banker), Move::TakeVigorish, amount))
        }
        _ => None,
    });
    steps.collect()
}

fn step_of(Transfer { from, to, amount, cause }: Transfer) -> Option<(u8, Option<Wager>, Move, Cents)> {
    let (seat, wager) = match (from, to) {
        (Account::Layout(seat, wager), _) => (seat, Some(wager)),
        (_, Account::Player(seat)) => (seat, None),
        _ => return None,
    };
    let act = match cause {
        Cause::WagerLost => Move::Collect,
        Cause::WagerPaid => Move::Pay,
        Cause::VigorishCollected => Move::TakeVigorish,
        Cause::WagerReturned => Move::Release,
        _ => return None,
    };
    Some((seat.number(), wager, act, amount))
}

/// What the chapters say: losing wagers first, then from the highest position down vigorish and payment, or payment and
/// vigorish at Baccarat. Stakes that go back are left out on both sides.
fn steps_of_rules(play: &Play) -> Vec<(u8, Move, Cents)> {
    let at_position = match play.state.game() {
        GameId::Baccarat => [Move::Pay, Move::TakeVigorish],
        _ => [Move::TakeVigorish, Move::Pay],
    };
    let of = |number: u8, act: Move| -> Vec<(u8, Move, Cents)> {
        let settlement = settlement(play, number);
        let moved = settlement.iter().map(|settled| match (act, settled.ruling.result) {
            (Move::Collect, WagerResult::Lose) => settled.stake,
            (Move::Pay, WagerResult::Win(_)) => settled.paid,
            (Move::TakeVigorish, WagerResult::Win(_)) => settled.vigorish,
            _ => Cents::ZERO,
        });
        moved.filter(|amount| !amount.is_zero()).map(|amount| (number, act, amount)).collect()
    };
    let losers = [3, 2, 1].into_iter().flat_map(|number| of(number, Move::Collect));
    let others =
        [3, 2, 1].into_iter().flat_map(|number| at_position.into_iter().flat_map(move |act| [(number, act)]));
    losers.chain(others.flat_map(|(number, act)| of(number, act))).collect()
}

fn settlement(play: &Play, number: u8) -> croupier_rules::kit::settlement::Settlement<BaccaratWager> {
    let table = play.table();
    let bets = BaccaratWager::ALL.iter().fold(Bets::NONE, |bets, &wager| {
        let area = Account::Layout(seat(number), wager.into());
        bets.with(wager, play.state.ledger.balance(area))
    });
    settle(&bets, None, |wager| rule(table.clauses, &table.options.terms, table.hands.coup(), wager)).unwrap()
}

/// An EZ Baccarat table collects nothing.
fn collections(variation: Variation) -> &'static [Collection] {
    match variation {
        Variation::Vigorish(_) => &[Collection::AtPayout, Collection::Deferred],
        Variation::Ez => &[Collection::None],
    }
}

#[test]
fn s627a_11_b_losers_first_then_from_the_highest_position_down_in_the_chapters_order() {
    proves!("627a.11(b)", "629a.11(b)", "631a.12(b)");
    let variations = [Variation::Vigorish(Default::default()), Variation::Ez];
    for game in GAMES {
        for variation in variations {
            for collection in collections(variation) {
                for values in [&PLAYER_WINS[..], &BANKER_WINS, &TIE, &DRAGON_7, &BOTH_STAY] {
                    let setup = played(game, variation).with("vigorish.collection", collection.word());
                    let mut play = Play::new(setup, values);
                    everything(&mut play);
                    play.end_betting();
                    play.until(Due::CollectLosing);
                    let expected = steps_of_rules(&play);
                    let taken = steps_taken(&play.finish());
                    let taken = taken.into_iter().filter(|(_, _, act, _)| *act != Move::Release);
                    let taken: Vec<_> = taken.map(|(seat, _, act, amount)| (seat, act, amount)).collect();
                    assert_eq!(taken, expected, "{game:?} {variation:?} {values:?}");
                    assert_eq!(play.on_layout(), Cents::ZERO);
                }
            }
        }
    }
}

/// Losing wagers go first although the highest position has won.
#[test]
fn s627a_11_b_no_position_is_paid_before_the_losing_wagers_are_collected() {
    proves!("627a.11(b)", "629a.11(b)", "631a.12(b)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &BANKER_WINS);
        play.bet(1, BaccaratWager::Player, 10);
        play.bet(3, BaccaratWager::Banker, 10);
        play.end_betting();
        play.until(Due::CollectLosing);
        let refused = play.refused(DEALER, BaccaratAct::SettlePosition { position: seat(3) });
        assert_eq!(refused, (BaccaratReason::OutOfOrder { due: Due::CollectLosing }, of(game, ORDER)));
        let entries = play.dealer(BaccaratAct::CollectLosing);
        let lost = of(game, ["627a.7(a)(2)(ii)", "629a.7(a)(2)(ii)", "631a.8(a)(2)(ii)"]);
        assert_eq!(ids(&entries), [lost, of(game, ORDER)]);
        assert_eq!(play.due(), Due::Settle { position: seat(3) });
    }
}

#[test]
fn s627a_11_b_positions_are_settled_in_descending_order() {
    proves!("627a.11(b)", "629a.11(b)", "631a.12(b)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &BANKER_WINS);
        (1..=3).for_each(|number| play.bet(number, BaccaratWager::Banker, 10));
        play.end_betting();
        play.until(Due::Settle { position: seat(3) });
        for next in [3, 2, 1] {
            for other in (1..=4).filter(|&other| other != next) {
                let refused = play.refused(DEALER, BaccaratAct::SettlePosition { position: seat(other) });
                let why = BaccaratReason::AnotherPositionFirst { seat: seat(next) };
                assert_eq!(refused, (why, of(game, ORDER)));
            }
            play.dealer(BaccaratAct::SettlePosition { position: seat(next) });
        }
        assert_eq!(play.due(), Due::ClearCards);
    }
}

/// Mini and Midi see to the vigorish and pay then, Baccarat the other way round.
#[test]
fn s631a_12_b_vigorish_comes_before_or_after_payment() {
    proves!("627a.11(b)", "629a.11(b)", "631a.12(b)");
    for game in GAMES {
        for collection in [Collection::AtPayout, Collection::Deferred] {
            let mut play =
                Play::new(standard(game).with("vigorish.collection", collection.word()), &BANKER_WINS);
            play.bet(2, BaccaratWager::Banker, 100);
            play.end_betting();
            play.until(Due::Settle { position: seat(2) });
            let entries = play.dealer(BaccaratAct::SettlePosition { position: seat(2) });
            let events: Vec<_> = entries.into_iter().map(|entry| entry.event).collect();
            let acts: Vec<_> = steps_taken(&events).into_iter().map(|(_, _, act, _)| act).collect();
            let expected = match game {
                GameId::Baccarat => [Move::Pay, Move::TakeVigorish, Move::Release],
                _ => [Move::TakeVigorish, Move::Pay, Move::Release],
            };
            assert_eq!(acts, expected);
        }
    }
}

/// Tied wagers come back with their position and bear nothing.
#[test]
fn s627a_7_a_1_iii_tied_wagers_are_released_to_their_players() {
    proves!("627a.7(a)(1)(iii)", "629a.7(a)(1)(iii)", "631a.8(a)(1)(iii)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &TIE);
        play.bet(1, BaccaratWager::Banker, 100);
        play.bet(2, BaccaratWager::Player, 100);
        play.end_betting();
        play.until(Due::Settle { position: seat(2) });
        play.dealer(BaccaratAct::SettlePosition { position: seat(2) });
        let entries = play.dealer(BaccaratAct::SettlePosition { position: seat(1) });
        let tied = of(game, ["627a.7(a)(1)(iii)", "629a.7(a)(1)(iii)", "631a.8(a)(1)(iii)"]);
        assert_eq!(ids(&entries), [tied]);
        assert_eq!([play.chips(1), play.chips(2), play.owed(1)], [1000, 1000, 0].map(Cents::dollars));
    }
}

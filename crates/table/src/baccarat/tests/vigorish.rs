//! Vigorish: with the payment or marked, rounded or not, and when what is marked falls due.

use croupier_rules::proves;

use super::*;
use croupier_rules::submission::choice::Collection;

const DUE: [&str; 3] = ["627a.12(d)(2)(i)", "629a.12(d)(2)(i)", "631a.13(d)(2)(i)"];

fn table(game: GameId, collection: Collection, rounding: Rounding) -> Edits {
    played(game, Variation::Vigorish(rounding)).with("vigorish.collection", collection.word())
}

fn won(setup: Edits, cents: i64) -> Play {
    let mut play = Play::new(setup, &[]);
    let (position, wager, amount) = (seat(1), Wager::Banker, Cents(cents));
    play.perform(player(1), Act::Wager(WagerAct::Place { position, wager, amount }));
    play.round();
    play
}

#[test]
fn s627a_12_d_1_vigorish_is_collected_with_the_payment() {
    proves!("627a.12(d)(1)", "629a.12(d)(1)", "631a.13(d)(1)", "627a.12(c)", "629a.12(c)", "631a.13(c)");
    for game in GAMES {
        for (rounding, stake, net) in
            [(Rounding::Exact, 1500, 1425), (Rounding::UpToQuarter, 700, 650), (Rounding::Exact, 700, 665)]
        {
            let play = won(table(game, Collection::AtPayout, rounding), stake);
            assert_eq!(play.chips(1), Cents::dollars(1000) + Cents(net));
            assert!(!play.table().vigorish_is_marked());
        }
    }
}

#[test]
fn s627a_12_d_1_the_entry_of_the_collection_cites_its_clause() {
    proves!("627a.12(d)(1)", "629a.12(d)(1)", "631a.13(d)(1)");
    for game in GAMES {
        let mut play = Play::new(table(game, Collection::AtPayout, Rounding::Exact), &BANKER_WINS);
        play.bet(2, BaccaratWager::Banker, 100);
        play.end_betting();
        play.until(Due::Settle { position: seat(2) });
        let entries = play.dealer(BaccaratAct::SettlePosition { position: seat(2) });
        let collected = of(game, ["627a.12(d)(1)", "629a.12(d)(1)", "631a.13(d)(1)"]);
        assert_eq!(ids(&entries).iter().filter(|id| **id == collected).count(), 1);
    }
}

/// A quarter on a stake of ten cents is more than the stake: what is missing is marked, no chip is invented.
#[test]
fn vigorish_that_a_tiny_stake_does_not_cover_is_marked() {
    for game in GAMES {
        let tiny = table(game, Collection::AtPayout, Rounding::UpToQuarter);
        let tiny = tiny.with("table.smallest_chip", "0.10").with("table.minimum", "0.10");
        let play = won(tiny, 10);
        assert_eq!((play.chips(1), play.owed(1)), (Cents::dollars(1000), Cents(15)));
    }
}

#[test]
fn s627a_12_d_2_vigorish_is_marked_and_adds_up() {
    proves!("627a.12(d)(2)", "629a.12(d)(2)", "631a.13(d)(2)");
    proves!("627a.12(d)(2)(ii)", "629a.12(d)(2)(ii)", "631a.13(d)(2)(ii)");
    for game in GAMES {
        for (rounding, each) in [(Rounding::Exact, 35), (Rounding::UpToQuarter, 50)] {
            let mut play = Play::new(table(game, Collection::Deferred, rounding), &[]);
            for rounds in 1..=3 {
                play.bet(1, BaccaratWager::Banker, 7);
                play.end_betting();
                play.until(Due::Settle { position: seat(1) });
                let entries = play.dealer(BaccaratAct::SettlePosition { position: seat(1) });
                let marked = BaccaratEvent::VigorishMarked { seat: seat(1), amount: Cents(each) };
                let id = of(game, ["627a.12(d)(2)(ii)", "629a.12(d)(2)(ii)", "631a.13(d)(2)(ii)"]);
                assert!(has(&entries, id, Event::Baccarat(marked)));
                play.finish();
                assert_eq!(play.owed(1), Cents(each * rounds));
                assert_eq!(play.chips(1), Cents::dollars(1000 + 7 * rounds));
            }
            assert_eq!(play.owed(2), Cents::ZERO);
        }
    }
}

#[test]
fn s627a_12_d_2_marked_vigorish_is_collected_by_the_dealer() {
    proves!("627a.12(d)(2)", "629a.12(d)(2)", "631a.13(d)(2)");
    for game in GAMES {
        let mut play = won(table(game, Collection::Deferred, Rounding::Exact), 10_000);
        assert_eq!(
            play.refused(player(1), BaccaratAct::CollectVigorish { seat: seat(1) }).0,
            BaccaratReason::NotTheDealer
        );
        assert_eq!(
            play.refused(DEALER, BaccaratAct::CollectVigorish { seat: seat(2) }).0,
            BaccaratReason::NothingOwed
        );
        let entries = play.dealer(BaccaratAct::CollectVigorish { seat: seat(1) });
        let later = of(game, ["627a.12(d)(2)", "629a.12(d)(2)", "631a.13(d)(2)"]);
        assert_eq!(ids(&entries), [later, of(game, DUE)]);
        assert_eq!((play.chips(1), play.owed(1)), (Cents::dollars(1095), Cents::ZERO));
        assert!(!play.table().vigorish_is_marked());
    }
}

#[test]
fn s627a_12_d_2_iii_the_marker_stays_until_the_vigorish_is_collected() {
    proves!("627a.12(d)(2)(iii)", "629a.12(d)(2)(iii)", "631a.13(d)(2)(iii)");
    for game in GAMES {
        let mut play = won(table(game, Collection::Deferred, Rounding::Exact), 10_000);
        let id = of(game, ["627a.12(d)(2)(iii)", "629a.12(d)(2)(iii)", "631a.13(d)(2)(iii)"]);
        let stays = BaccaratReason::MarkerStays { owed: Cents::dollars(5) };
        assert_eq!(play.refused(DEALER, BaccaratAct::RemoveMarker { seat: seat(1) }), (stays, id));
        play.dealer(BaccaratAct::CollectVigorish { seat: seat(1) });
        assert_eq!(
            play.refused(DEALER, BaccaratAct::RemoveMarker { seat: seat(1) }).0,
            BaccaratReason::NothingOwed
        );
    }
}

/// The cover card lies on top, so the second round is the last of the shoe.
#[test]
fn s627a_12_d_2_i_marked_vigorish_falls_due_when_the_shoe_is_over() {
    proves!("627a.12(d)(2)(i)", "629a.12(d)(2)(i)", "631a.13(d)(2)(i)");
    for game in GAMES {
        let setup = table(game, Collection::Deferred, Rounding::Exact);
        let mut play = Play::with_shoe(setup, cards(&BANKER_WINS.repeat(10)), Some(0));
        play.bet(1, BaccaratWager::Banker, 100);
        play.round();
        play.dealer(BaccaratAct::AnnounceLastHand);
        play.bet(2, BaccaratWager::Banker, 100);
        assert!(play.accepts(DEALER, BaccaratAct::NoMoreBets), "nothing is due while the shoe lasts");
        let duty_of = |play: &Play| {
            let collect = BaccaratAct::CollectVigorish { seat: seat(1) };
            play.listed().into_iter().find(|step| step.act == collect).map(|step| step.duty)
        };
        assert_eq!(duty_of(&play), Some(Duty::May));
        play.round();
        assert_eq!(duty_of(&play), Some(Duty::Must));
        play.new_shoe(&BANKER_WINS);
        play.bet(1, BaccaratWager::Banker, 100);
        if game == GameId::Baccarat {
            play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
            play.act(player(1), BaccaratAct::AcceptShoe);
        }
        for owing in [1, 2] {
            let why = BaccaratReason::VigorishDue { seat: seat(owing), owed: Cents::dollars(5) };
            assert_eq!(play.refused(DEALER, BaccaratAct::NoMoreBets), (why, of(game, DUE)));
            play.dealer(BaccaratAct::CollectVigorish { seat: seat(owing) });
        }
        play.dealer(BaccaratAct::NoMoreBets);
    }
}

#[test]
fn s627a_12_d_2_i_vigorish_is_not_collected_from_chips_that_are_not_there() {
    proves!("627a.12(d)(2)(i)", "629a.12(d)(2)(i)", "631a.13(d)(2)(i)");
    for game in GAMES {
        let mut play = won(table(game, Collection::Deferred, Rounding::Exact), 10_000);
        play.bet(1, BaccaratWager::Player, 1098);
        let (owed, chips) = (Cents::dollars(5), Cents::dollars(2));
        let refused = play.refused(DEALER, BaccaratAct::CollectVigorish { seat: seat(1) });
        assert_eq!(refused, (BaccaratReason::VigorishNotCovered { owed, chips }, of(game, DUE)));
    }
}

#[test]
fn vigorish_is_collected_between_rounds() {
    let mut play = won(table(GameId::Minibaccarat, Collection::Deferred, Rounding::Exact), 10_000);
    play.bet(1, BaccaratWager::Player, 10);
    play.end_betting();
    let why = play.refused(DEALER, BaccaratAct::CollectVigorish { seat: seat(1) }).0;
    assert_eq!(why, BaccaratReason::OutOfOrder { due: Due::FirstFour });
}

/// Nothing is dealt to a hand from the next shoe while vigorish is owed, in a simulated round either; it is collected
/// while that round waits (reading ER-147).
#[test]
fn s629a_12_d_2_i_no_simulated_round_is_dealt_from_a_new_shoe_while_vigorish_is_owed() {
    proves!("629a.12(d)(2)(i)", "631a.13(d)(2)(i)");
    for game in [GameId::Midibaccarat, GameId::Baccarat] {
        let setup = table(game, Collection::Deferred, Rounding::Exact);
        let mut play = Play::with_shoe(setup, cards(&BANKER_WINS.repeat(10)), Some(0));
        for owing in [1, 2] {
            play.bet(owing, BaccaratWager::Banker, 100);
            play.round();
        }
        play.new_shoe(&BANKER_WINS.repeat(2));
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        if game == GameId::Baccarat {
            play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
            play.act(player(1), BaccaratAct::AcceptShoe);
            play.dealer(BaccaratAct::CallCards);
        }
        let deals = play.table().curator.actor();
        for owing in [1, 2] {
            let why = BaccaratReason::VigorishDue { seat: seat(owing), owed: Cents::dollars(5) };
            for act in [BaccaratAct::DealFirstFour, BaccaratAct::DealCard] {
                assert_eq!(play.refused(deals, act), (why, of(game, DUE)));
            }
            assert!(play.musts().iter().all(|step| matches!(step.act, BaccaratAct::CollectVigorish { .. })));
            play.dealer(BaccaratAct::CollectVigorish { seat: seat(owing) });
        }
        play.act(deals, BaccaratAct::DealFirstFour);
    }
}

/// In the shoe in which it was earned nothing is due, and a simulated round is dealt.
#[test]
fn s629a_12_d_2_i_a_simulated_round_of_the_same_shoe_waits_for_no_vigorish() {
    proves!("629a.12(d)(2)(i)", "631a.13(d)(2)(i)");
    for game in GAMES {
        let mut play = won(table(game, Collection::Deferred, Rounding::Exact), 10_000);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        play.finish();
        assert_eq!(play.owed(1), Cents::dollars(5));
    }
}

//! Where one machine of the table depends on another: each of these broke once, or would in silence.

use croupier_rules::submission::choice::{DealingMethod, Shuffling};
use croupier_rules::{GameId, proves};
use croupier_script as scenario;
use croupier_table::cards::{Occasion, SetId, Stage};
use croupier_table::state::State;

/// Plays a scenario; the table as it ends.
fn play(lines: &[&str]) -> State {
    let text = lines.join("\n");
    let stage = scenario::run(&text).unwrap_or_else(|failure| panic!("{failure}\n{text}"));
    stage.state().expect("a table").clone()
}

/// A Banker win at a table that marks vigorish, until the next betting.
fn marked_vigorish(game: &str) -> String {
    let curator =
        ["dealer: offer shoe to seat 3", "seat 3: accept shoe", "dealer: say cards", "curator: deal four"];
    let (offer, deal) = if game == "baccarat" {
        (format!("{}\n{}", curator[0], curator[1]), format!("{}\n{}", curator[2], curator[3]))
    } else {
        (String::new(), "dealer: deal four".to_string())
    };
    let (turn, third) = match game {
        "baccarat" => ("dealer: turn player\ndealer: turn banker", "curator"),
        _ => ("", "dealer"),
    };
    format!(
        "game {game}\noption collection = deferred\ncards Kc 2h 4d 3s 6h 2d\nready\nseat 3: sit 500\n\
         seat 3: wager banker 100\n{offer}\ndealer: no more bets\n{deal}\n{turn}\ndealer: announce player\n\
         dealer: announce banker\n{third}: deal third card to player\n{third}: deal third card to banker\n\
         dealer: announce result\ndealer: collect losing wagers\ndealer: settle seat 3\ndealer: clear cards\n\
         expect owed seat 3 = 5"
    )
}

#[test]
fn s627a_12_d_2_i_marked_vigorish_is_collected_before_an_ordered_reshuffle() {
    proves!("627a.12(d)(2)(i)");
    play(&[
        &marked_vigorish("minibaccarat"),
        "floorperson: order reshuffle",
        "dealer: shuffle => refused 627a.12(d)(2)(i)",
        "expect next dealer: collect vigorish of seat 3",
        "dealer: collect vigorish of seat 3",
        "dealer: shuffle",
    ]);
}

#[test]
fn s627a_12_d_2_i_marked_vigorish_is_collected_before_an_idle_table_is_spread() {
    proves!("627a.12(d)(2)(i)");
    play(&[
        &marked_vigorish("minibaccarat"),
        "dealer: spread at idle table => refused 627a.12(d)(2)(i)",
        "dealer: collect vigorish of seat 3",
        "dealer: spread at idle table => refused 627a.5(g)",
        "seat 3: leave",
        "dealer: spread at idle table",
    ]);
}

#[test]
fn s631a_13_d_2_i_a_new_shoe_is_not_played_before_vigorish_is_collected() {
    proves!("631a.13(d)(2)(i)");
    play(&[
        &marked_vigorish("baccarat"),
        "floorperson: order reshuffle",
        "dealer: wash",
        "dealer: stack",
        "dealer: shuffle",
        "dealer: offer cut to seat 3",
        "seat 3: cut 100",
        "dealer: insert second cover card 14",
        "dealer: load",
        "dealer: burn",
        "dealer: offer shoe to seat 3",
        "seat 3: accept shoe",
        "seat 3: wager player 100",
        "dealer: no more bets => refused 631a.13(d)(2)(i)",
        "dealer: collect vigorish of seat 3",
        "dealer: no more bets",
    ]);
}

#[test]
fn s631a_5_b_the_cut_after_a_reshuffle_begins_with_the_last_curator() {
    proves!("631a.5(b)");
    let seated = ["game baccarat", "ready", "seat 2: sit 100", "seat 5: sit 100", "seat 9: sit 100"];
    let curator = ["dealer: offer shoe to seat 2", "seat 2: decline shoe", "dealer: offer shoe to seat 5"];
    let reshuffle = ["seat 5: accept shoe", "floorperson: order reshuffle", "dealer: wash", "dealer: stack"];
    let cut = [
        "dealer: shuffle",
        "dealer: offer cut to seat 9 => refused 631a.5(b)",
        "dealer: offer cut to seat 5",
        "seat 5: decline cut",
        "dealer: offer cut to seat 2",
    ];
    play(&[&seated[..], &curator, &reshuffle, &cut].concat());
}

#[test]
fn s631a_7_b_a_reshuffled_shoe_is_offered_from_seat_one_again() {
    proves!("631a.7(b)");
    play(&[
        "game baccarat",
        "ready",
        "seat 2: sit 100",
        "seat 5: sit 100",
        "dealer: offer shoe to seat 2",
        "seat 2: decline shoe",
        "dealer: offer shoe to seat 5",
        "seat 5: accept shoe",
        "floorperson: order reshuffle",
        "dealer: wash",
        "dealer: stack",
        "dealer: shuffle",
        "dealer: offer cut to seat 5",
        "seat 5: cut 50",
        "dealer: insert second cover card 14",
        "dealer: load",
        "dealer: burn",
        "dealer: offer shoe to seat 5 => refused 631a.7(b)",
        "dealer: offer shoe to seat 2",
    ]);
}

#[test]
fn s627a_3_c_cards_grow_old_while_nobody_does_anything() {
    proves!("627a.3(c)");
    let begun = ["game minibaccarat", "ready", "seat 1: sit 100", "seat 1: wager player 100"];
    play(&[&begun[..], &["at 23:59", "dealer: no more bets"]].concat());
    play(&[&begun[..], &["at 24:00", "dealer: no more bets => refused 627a.3(c)"]].concat());
}

/// An automated shoe that has dealt nothing yet, with an Ante on the layout.
fn automated_shoe(game: &str) -> Vec<String> {
    let lines = ["option dealing = automated shoe", "ready", "seat 1: sit 100", "seat 1: wager ante 20"];
    [format!("game {game}")].into_iter().chain(lines.map(String::from)).collect()
}

const POKER_TYPE: [(&str, GameId); 2] =
    [("three-card-prime", GameId::ThreeCardPrime), ("saigon-5-card", GameId::Saigon5Card)];

#[test]
fn s679a_13_f_cards_of_a_shoe_that_failed_are_shuffled_again() {
    proves!("679a.13(f)", "680a.13(e)");
    for (game, _) in POKER_TYPE {
        let lines = automated_shoe(game);
        let failed = ["dealer: no more bets", "dealer: deal next", "device: report shoe failed"];
        let again = ["expect chips seat 1 = 100", "expect next dealer: place in device"];
        let lines: Vec<&str> = lines.iter().map(String::as_str).chain(failed).chain(again).collect();
        let state = play(&lines);
        assert_eq!(state.cards.set(SetId::First).stage(), Stage::Stacked { occasion: Occasion::Shuffle });
        assert_eq!(state.cards.set(SetId::First).cards().len(), state.filed().deck().size());
    }
}

#[test]
fn s679a_8_h_a_deck_that_is_wrong_leaves_the_table() {
    proves!("679a.8(h)", "680a.8(g)");
    for ((game, _), out) in POKER_TYPE.into_iter().zip([6, 10]) {
        let begun = [&format!("game {game}"), "option shuffling = device", "ready", "seat 1: sit 100"];
        let dealt =
            ["seat 1: wager ante 20", "dealer: no more bets", "dealer: deal", "dealer: count stub 40"];
        let found = [&format!("dealer: determine misdeal {out}"), "expect chips seat 1 = 100"];
        let state = play(&[&begun[..], &dealt, &found, &["expect next dealer: receive 1"]].concat());
        assert_eq!(state.cards.set(SetId::First).stage(), Stage::Absent);
    }
}

#[test]
fn s679a_13_g_a_covered_shoe_is_dealt_around_by_hand_from_a_manual_one() {
    proves!("679a.13(g)", "680a.13(f)");
    for (game, _) in POKER_TYPE {
        let broken = ["seat 1: withdraw ante", "dealer: report out of order shoe"];
        let again = ["dealer: place in device", "device: shuffle"];
        let covered = ["dealer: load => refused", "dealer: cover shoe", "dealer: load"];
        let lines = automated_shoe(game);
        let lines = lines.iter().map(String::as_str).chain(broken).chain(again).chain(covered);
        let state = play(&lines.collect::<Vec<_>>());
        assert_eq!(state.cards.dealing(state.filed()), DealingMethod::ManualShoe);
    }
}

/// Four rounds with a counting device count for nothing; of those with cards shuffled by hand, while it is out of order,
/// the fifth is counted (reading ER-232).
#[test]
fn s679a_8_f_the_stub_is_counted_while_the_counting_device_is_out_of_order() {
    proves!("679a.8(f)", "680a.8(e)");
    for (game, _) in POKER_TYPE {
        let choose = if game == "saigon-5-card" { "seat 1: set 2c 2h 3c" } else { "seat 1: fold" };
        let shuffled = ["dealer: place in device", "device: shuffle", "device: load"];
        let by_hand = ["dealer: shuffle", "dealer: cut 20", "dealer: load"];
        let wager = ["seat 1: wager ante 20", "dealer: no more bets", "dealer: deal"];
        let game = format!("game {game}");
        let mut lines = vec![game.as_str(), "ready", "seat 1: sit 1000"];
        for round in 0..4 {
            lines.extend(if round == 0 { &[][..] } else { &shuffled[..] });
            lines.extend(wager);
            lines.extend(["dealer: discard stub", choose, "dealer: reveal"]);
            lines.extend(if choose.contains("set") { &["dealer: settle rest"][..] } else { &[] });
        }
        lines.extend(["dealer: report out of order shuffler", "dealer: cover shuffler"]);
        for _ in 0..4 {
            lines.extend(by_hand);
            lines.extend(wager);
            lines.extend(["dealer: discard stub", "dealer: report wrong number to dealer 9"]);
        }
        lines.extend(by_hand);
        lines.extend(wager);
        lines.push("dealer: discard stub => refused");
        let state = play(&lines);
        assert_eq!(state.cards.shuffling(state.filed()), Shuffling::Manual);
    }
}

#[test]
fn s627a_7_b_a_called_wager_is_confirmed_only_while_the_betting_is_open() {
    proves!("627a.7(b)", "627a.13(d)");
    play(&[
        "game minibaccarat",
        "ready",
        "seat 1: sit 100",
        "seat 1: call banker 20",
        "dealer: report card drawn disclosed",
        "dealer: confirm call of seat 1 => refused 627a.13(d)",
        "dealer: decline call of seat 1 => cites 627a.7(b)",
        "dealer: decline call of seat 1 => refused 627a.7(b)",
    ]);
}

#[test]
fn s627a_7_b_a_called_wager_that_cannot_be_confirmed_is_declined() {
    proves!("627a.7(b)");
    play(&[
        "game minibaccarat",
        "option maximum = 100",
        "ready",
        "seat 1: sit 100",
        "seat 1: call banker 60",
        "seat 1: wager banker 60",
        "dealer: confirm call of seat 1 => refused",
        "dealer: no more bets => refused 627a.7(b)",
        "expect next dealer: decline call of seat 1",
        "dealer: decline call of seat 1 => cites 627a.7(b)",
        "dealer: no more bets",
    ]);
}

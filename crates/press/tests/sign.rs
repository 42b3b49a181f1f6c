//! The signs, read back out of the PDF: every payout, every limit, the Dragon 7 notice, and nothing that is not
//! offered.

mod common;

use common::{OptionSet, deferred, ez, option_sets, words_of};
use croupier_felt::papers::{PageSize, Paper};
use croupier_press::print;
use croupier_rules::submission::Value;
use croupier_rules::{GameId, proves};

const BACCARAT: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];

fn prime(changes: &[(&str, &str)]) -> OptionSet {
    let changes: Vec<_> = changes.iter().map(|&(key, word)| (key, Value::text(word))).collect();
    OptionSet::new("sign", GameId::ThreeCardPrime, &changes)
}

#[test]
fn s627a_2_b_3_every_payout_of_every_table_is_posted() {
    proves!("627a.2(b)(3)", "629a.2(b)(3)", "631a.2(b)(3)", "679a.2(b)(4)", "680a.2(b)(5)");
    for set in option_sets() {
        let proof = set.proof(Paper::Sign);
        proof.is_sound();
        for list in set.filing().wagers().iter().flat_map(|wager| &wager.lists) {
            proof.has(&[list.title.split(',').next().expect("a title"), &list.provision.citation()]);
            for line in &list.lines {
                proof.has(&[line.hand.split(' ').next_back().expect("a word"), &line.pays]);
            }
        }
    }
}

#[test]
fn s627a_2_b_3_a_tie_is_posted_at_the_odds_that_were_filed() {
    proves!("627a.2(b)(3)", "629a.2(b)(3)", "631a.2(b)(3)");
    for game in BACCARAT {
        deferred(game).proof(Paper::Sign).has(&["9 to 1"]);
        ez(game).proof(Paper::Sign).has(&["8 to 1"]);
    }
}

#[test]
fn s627a_2_b_6_ii_the_dragon_7_notice_is_for_ez_tables_alone() {
    proves!("627a.2(b)(6)(ii)", "629a.2(b)(6)(ii)", "631a.2(b)(6)(ii)");
    for game in BACCARAT {
        let at_ez = ez(game).proof(Paper::Sign);
        at_ez.has(&[
            "wagers on the Banker's Hand push and are returned",
            "goes back to its player",
            "40 to 1",
        ]);
        assert_eq!(at_ez.pages, 3);
        let with_vigorish = deferred(game).proof(Paper::Sign);
        with_vigorish.lacks(&["Dragon 7", "EZ Baccarat", "40 to 1"]);
        assert_eq!(with_vigorish.pages, 2);
    }
}

#[test]
fn s679a_2_b_4_three_card_prime_is_told_when_the_dealer_qualifies_and_who_wins_ties() {
    proves!("679a.2(b)(4)");
    let phrases = ["Dealer Qualifies with a Queen or Ante Pushes and Play Wins", "Player wins ties"];
    prime(&[]).proof(Paper::Sign).has(&phrases);
    OptionSet::new("preset", GameId::Saigon5Card, &[]).proof(Paper::Sign).lacks(&phrases);
}

#[test]
fn s679a_2_b_5_a_payout_limit_is_posted_where_there_is_one() {
    proves!("679a.2(b)(5)", "680a.2(b)(6)");
    for game in [GameId::ThreeCardPrime, GameId::Saigon5Card] {
        let changes =
            [("table.payout_limit", Value::text("75000.00")), ("table.maximum", Value::text("75.00"))];
        OptionSet::new("limit", game, &changes).proof(Paper::Sign).has(&["payout limit", "$75,000", "$75"]);
        OptionSet::new("preset", game, &[]).proof(Paper::Sign).lacks(&["payout limit"]);
    }
}

#[test]
fn a_royal_flush_outside_the_limit_is_named_only_where_it_is_paid() {
    let limited = ("table.payout_limit", "75000.00");
    let maximum = ("table.maximum", "75.00");
    let words = "six-card royal flush is paid in full";
    prime(&[limited, maximum, ("wagers.all_six_bonus", "E")]).proof(Paper::Sign).has(&[words]);
    prime(&[limited, maximum, ("wagers.all_six_bonus", "D")]).proof(Paper::Sign).lacks(&[words]);
}

#[test]
fn what_is_not_offered_is_not_on_a_sign() {
    for game in BACCARAT {
        deferred(game).proof(Paper::Sign).lacks(&["Dragon Bonus", "Insurance", "Natural"]);
    }
    let bare = prime(&[
        ("wagers.prime", "not offered"),
        ("wagers.pair_bonus", "not offered"),
        ("wagers.all_six_bonus", "not offered"),
    ]);
    bare.proof(Paper::Sign).lacks(&["Pair Bonus", "All-Six", "Same color", "fourth card"]);
    let no_bonus = [("wagers.bonus", Value::text("not offered"))];
    OptionSet::new("sign", GameId::Saigon5Card, &no_bonus).proof(Paper::Sign).lacks(&["Bonus", "Five aces"]);
}

#[test]
fn s627a_12_c_vigorish_has_a_line_of_its_own_and_says_how_it_is_rounded() {
    for game in BACCARAT {
        let changes = [("vigorish.rounding", Value::text("up to quarter"))];
        let proof = OptionSet::new("rounded", game, &changes).proof(Paper::Sign);
        proof.has_rows(&["less 5% vigorish, rounded up to 25¢", "Banker's Hand wins 1 to 1"]);
        OptionSet::new("preset", game, &[]).proof(Paper::Sign).lacks(&["rounded"]);
    }
}

#[test]
fn a_sign_says_what_a_tie_returns_and_which_hands_are_meant() {
    for game in BACCARAT {
        let proof = OptionSet::new("preset", game, &[]).proof(Paper::Sign);
        proof.has_rows(&["Player's Hand wins 1 to 1", "Tie push", "Banker's Hand wins 1 to 1", "Tie push"]);
        for points in 4..=9 {
            proof.has(&[&format!("Non-natural win by {points} points")]);
        }
        ez(game).proof(Paper::Sign).has(&["EZ Baccarat Payout odds"]);
    }
    let saigon = OptionSet::new("preset", GameId::Saigon5Card, &[]);
    saigon.proof(Paper::Sign).has(&["Showdown hand with a Point Count of 5"]);
    prime(&[]).proof(Paper::Sign).has(&["fourth card is not a 2"]);
}

#[test]
fn a_sign_of_three_card_prime_says_on_every_page_that_the_text_is_a_proposal() {
    let words = "the rule proposed in 2015";
    let sign = prime(&[]).proof(Paper::Sign);
    assert!((1..=sign.pages).all(|page| sign.page(page).contains(words)), "{}", sign.text());
    OptionSet::new("preset", GameId::Saigon5Card, &[]).proof(Paper::Sign).lacks(&[words]);
}

#[test]
fn every_sign_keeps_to_its_pages() {
    for set in option_sets() {
        for size in [PageSize::Letter, PageSize::A4] {
            let pages = if set.name == "ez" { 3 } else { 2 };
            assert_eq!(set.proof_on(Paper::Sign, size).pages, pages, "{} {}", set.game, set.name);
        }
    }
}

#[test]
fn a_sign_is_the_same_bytes_twice_and_fits_both_sizes() {
    for game in GameId::ALL {
        let set = OptionSet::new("sizes", game, &[]);
        let (first, second) = (set.proof(Paper::Sign), set.proof(Paper::Sign));
        assert!(first.bytes == second.bytes, "{game}");
        let a4 = set.proof_on(Paper::Sign, PageSize::A4);
        a4.is_sound();
        assert!(a4.info().contains("A4"), "{}", a4.info());
        assert_eq!((first.pages, a4.pages), (2, 2), "{game}");
    }
}

#[test]
fn a_picture_of_a_sign_has_its_words_as_text() {
    for set in option_sets() {
        let picture = print(&set.filing(), Paper::Sign, PageSize::Letter).expect("a paper").svg();
        let words = words_of(&picture);
        for list in set.filing().wagers().iter().flat_map(|wager| &wager.lists) {
            assert!(words.contains(&list.provision.citation()), "{}: {words}", list.title);
            assert!(list.lines.iter().all(|line| words.contains(&line.pays)), "{}: {words}", list.title);
        }
        assert!(picture.ends_with("</g></svg>") && !words.contains(" & "), "{}", set.name);
    }
}

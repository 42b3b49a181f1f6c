//! The options: their values in every form, and what is said of those that are none.

use alloc::format;
use alloc::string::ToString;

use super::{FinishedRound, OptionValue, expect_refusal, refused, round, settled, with, with_option};
use crate::finished::{OptionName, Refused};
use crate::game::GameId;
use crate::proves;

const BACCARAT: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];

fn plain(game: GameId) -> FinishedRound {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => round(game, "9c Kd", "2c Kh", ""),
        GameId::ThreeCardPrime => round(game, "2c 3c 5d", "7c 8d Jh", ""),
        GameId::Saigon5Card => round(game, "Kc 4d 4h 7s 8c", "Tc 9d 9h 2c 5s", ""),
    }
}

fn every_value() -> [OptionValue; 6] {
    let text = |text: &str| OptionValue::Text(text.to_string());
    [
        OptionValue::Flag(true),
        OptionValue::Number(6),
        text("true"),
        text("A"),
        text("8 to 1"),
        text("5000000"),
    ]
}

/// Which of the values each option takes, in the order above.
const TAKES: [(OptionName, [bool; 6]); 9] = [
    (OptionName::Decks, [false, true, false, false, false, false]),
    (OptionName::Ez, [true, false, true, false, false, false]),
    (OptionName::VigorishRounding, [true, false, true, false, false, false]),
    (OptionName::Tie, [false, false, false, false, true, false]),
    (OptionName::DragonBonus, [false, false, false, true, false, false]),
    (OptionName::BadBeat, [false, false, false, true, false, false]),
    (OptionName::PairBonus, [false, false, false, true, false, false]),
    (OptionName::AllSix, [false, false, false, true, false, false]),
    (OptionName::PayoutLimit, [false, false, false, false, false, true]),
];

#[test]
fn an_option_takes_its_own_values_in_its_own_games_only() {
    for (game, (option, takes)) in GameId::ALL.into_iter().flat_map(|game| TAKES.map(|row| (game, row))) {
        for (value, takes) in every_value().into_iter().zip(takes) {
            let round = with_option(plain(game), option.name(), value.clone());
            match round.settle() {
                Ok(_) => {
                    assert!(takes && OptionName::of(game).contains(&option), "{game} {option:?} {value}")
                }
                Err(Refused::NotAnOptionHere { option: named, game: here, known }) => {
                    assert_eq!((named, here), (option, game));
                    assert!(!known.contains(&option.name()), "{known:?}");
                }
                Err(why) => {
                    assert!(!takes && matches!(why, Refused::OptionValue { .. }), "{game} {value} {why}")
                }
            }
        }
    }
}

#[test]
fn every_option_has_its_name_and_its_game() {
    for option in OptionName::ALL {
        assert_eq!(OptionName::from_name(option.name()), Some(option));
        assert!(GameId::ALL.into_iter().any(|game| OptionName::of(game).contains(&option)));
    }
    assert_eq!(OptionName::from_name("Ez"), None);
}

#[test]
fn an_unknown_option_lists_those_of_the_game() {
    let words = "no option is called \"deck\"; there are decks, ez, vigorish-rounding, tie, dragon-bonus";
    expect_refusal(&with(plain(GameId::Minibaccarat), "deck=6"), words, None);
    let words = "no option is called \"\"; there are payout-limit";
    expect_refusal(&with(plain(GameId::Saigon5Card), "=6"), words, None);
}

#[test]
fn an_option_of_another_game_is_refused() {
    let words = "all-six is no option of Saigon 5 Card, which has payout-limit";
    expect_refusal(&with(plain(GameId::Saigon5Card), "all-six=A"), words, None);
    let words =
        "payout-limit is no option of Baccarat, which has decks, ez, vigorish-rounding, tie, dragon-bonus";
    expect_refusal(&with(plain(GameId::Baccarat), "payout-limit=5000000"), words, None);
}

#[test]
fn an_option_is_given_once() {
    for game in GameId::ALL {
        let option = OptionName::of(game)[0];
        let (_, takes) = TAKES.into_iter().find(|(name, _)| *name == option).unwrap();
        let value = every_value().into_iter().zip(takes).find(|(_, takes)| *takes).unwrap().0;
        let once = with_option(plain(game), option.name(), value.clone());
        settled(&once);
        let why = refused(&with_option(once, option.name(), value));
        assert_eq!(why, Refused::OptionTwice { option });
        assert_eq!(why.to_string(), format!("option {} is given twice", option.name()));
        assert_eq!(why.provision(), None);
    }
}

#[test]
fn s627a_3_a_a_shoe_has_six_seven_or_eight_decks() {
    proves!("627a.3(a)", "629a.3(a)", "631a.3(a)");
    for (game, clause) in BACCARAT.into_iter().zip(["627a.3(a)", "629a.3(a)", "631a.3(a)"]) {
        for decks in -1..=300 {
            let round = with_option(plain(game), "decks", OptionValue::Number(decks));
            match decks {
                6..=8 => drop(settled(&round)),
                _ => {
                    let words = format!("option decks cannot be \"{decks}\"; it takes 6, 7 or 8");
                    expect_refusal(&round, &words, Some(clause));
                }
            }
        }
    }
}

#[test]
fn s627a_12_b_a_tie_pays_eight_to_one_or_better() {
    proves!("627a.12(b)", "629a.12(b)", "631a.13(b)");
    for (game, clause) in BACCARAT.into_iter().zip(["627a.12(b)", "629a.12(b)", "631a.13(b)"]) {
        for odds in ["8 to 1", "9 to 1", "16 to 2", "4,294,967,295 to 1"] {
            settled(&with_option(plain(game), "tie", OptionValue::Text(odds.to_string())));
        }
        let words = "a Tie Wager at 15 to 2 is too low; pay at least 8 to 1";
        expect_refusal(&with(plain(game), "tie=15 to 2"), words, Some(clause));
    }
    for odds in ["8", "8 for 1", "8 to 0", "-8 to 1", "99999999999 to 1", ""] {
        let round = with(plain(GameId::Baccarat), &format!("tie={odds}"));
        let words = format!("option tie cannot be {odds:?}; it takes odds such as \"8 to 1\"");
        expect_refusal(&round, &words, None);
    }
}

#[test]
fn s679a_12_every_letter_and_no_further_one() {
    proves!("627a.12(e)", "629a.12(e)", "631a.13(e)", "679a.12(c)", "679a.12(f)", "679a.12(g)");
    for (game, option, last, words, clause) in [
        (GameId::Minibaccarat, "dragon-bonus", 'C', "A, B or C", "627a.12(e)"),
        (GameId::Midibaccarat, "dragon-bonus", 'C', "A, B or C", "629a.12(e)"),
        (GameId::Baccarat, "dragon-bonus", 'C', "A, B or C", "631a.13(e)"),
        (GameId::ThreeCardPrime, "bad-beat", 'B', "A or B", "679a.12(c)"),
        (GameId::ThreeCardPrime, "pair-bonus", 'D', "A, B, C or D", "679a.12(f)"),
        (GameId::ThreeCardPrime, "all-six", 'E', "A, B, C, D or E", "679a.12(g)"),
    ] {
        for letter in 'A'..='G' {
            let round = with(plain(game), &format!("{option}={letter}"));
            if letter <= last {
                settled(&round);
                settled(&with(plain(game), &format!("{option}={}", letter.to_ascii_lowercase())));
                continue;
            }
            let words = format!("option {option} cannot be \"{letter}\"; it takes {words}");
            expect_refusal(&round, &words, Some(clause));
        }
    }
}

#[test]
fn s679a_12_h_no_payout_limit_under_50_000_dollars() {
    proves!("679a.12(h)", "680a.12(d)");
    for (game, clause) in [(GameId::ThreeCardPrime, "679a.12(h)"), (GameId::Saigon5Card, "680a.12(d)")] {
        for cents in [5_000_000, 5_000_001, i64::MAX] {
            settled(&with_option(plain(game), "payout-limit", OptionValue::Number(cents)));
        }
        for cents in [4_999_999, 0, -1, i64::MIN] {
            let round = with_option(plain(game), "payout-limit", OptionValue::Number(cents));
            let words = format!(
                "option payout-limit cannot be \"{cents}\"; it takes at least $50,000 (5000000 cents)"
            );
            expect_refusal(&round, &words, Some(clause));
        }
    }
}

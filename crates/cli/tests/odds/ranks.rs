//! What is left of a shoe, counted by rank.

use serde_json::json;

use super::{field, json, refusal, text};

/// Eight decks without two aces, a king and a 7, from ace to king.
const LEFT: &str = "30 32 32 32 32 32 31 32 32 32 32 32 31";

#[test]
fn counts_of_the_ranks_give_what_the_removed_cards_give() {
    for game in ["minibaccarat", "midibaccarat", "baccarat"] {
        let by_ranks = json(&[game, "--ranks", LEFT]);
        let by_cards = json(&[game, "--remove", "As Ad Kd 7h"]);
        assert_eq!(by_ranks.len(), 9);
        for (mut by_ranks, mut by_cards) in by_ranks.into_iter().zip(by_cards) {
            let left = by_ranks.as_object_mut().unwrap().remove("ranks").unwrap();
            assert_eq!(
                (&left["A"], &left["7"], &left["K"], &left["T"]),
                (&30.into(), &31.into(), &31.into(), &32.into())
            );
            assert_eq!(
                by_cards.as_object_mut().unwrap().remove("removed").unwrap(),
                json!(["As", "Ad", "Kd", "7h"])
            );
            assert_eq!(by_ranks, by_cards);
        }
    }
}

#[test]
fn names_may_come_in_any_order_and_are_written_from_ace_to_king() {
    let named = "K=31 Q=32 J=32 10=32 9=32 8=32 7=31 6=32 5=32 4=32 3=32 2=32 a=30";
    let args = |ranks| ["baccarat", "--wager", "tie", "--ranks", ranks];
    assert_eq!(text(&args(named)), text(&args(LEFT)));
    assert!(
        text(&args(named)).starts_with(
            "Baccarat, 58 Pa. Code ch. 631a, 8 decks of which are left A 30, 2 32, 3 32, 4 32, 5 32, 6 32, 7 31, "
        ),
        "{}",
        text(&args(named))
    );
    let line = text(&["baccarat", "--wager", "tie", "--ranks", LEFT, "--json"]);
    assert!(line.contains("\"ranks\":{\"A\":30,\"2\":32,\"3\":32,"), "{line}");
}

#[test]
fn six_cards_are_enough_and_five_are_not() {
    let six = "1 0 0 0 0 0 0 0 5 0 0 0 0";
    assert_eq!(field(&json(&["baccarat", "--wager", "player", "--ranks", six])[0], "total"), "720");
    let refused = refusal(&["baccarat", "--ranks", "0 0 0 0 0 0 0 0 5 0 0 0 0"]);
    assert!(refused.contains("six cards") && refused.contains("leave 5"), "{refused}");
}

#[test]
fn impossible_counts_are_refused_with_what_is_possible() {
    let of = |ace: &str| format!("{ace} 32 32 32 32 32 32 32 32 32 32 32 32");
    for (args, why) in [
        (vec!["baccarat", "--ranks", &of("-1")], "there can be 0 to 32 cards of a rank, not -1 of ace"),
        (vec!["baccarat", "--ranks", &of("33")], "there can be 0 to 32 cards of a rank, not 33 of ace"),
        (vec!["baccarat", "--decks", "6", "--ranks", &of("24")], "0 to 24 cards of a rank, not 32 of 2"),
        (vec!["baccarat", "--ranks", "-1"], "1 number for 13 ranks"),
        (vec!["baccarat", "--ranks", ""], "A 2 3 4 5 6 7 8 9 T J Q K, in this order"),
        (vec!["baccarat", "--ranks", "A=1 Z=2"], "\"Z\" is not a rank; the ranks are A, 2 to 9"),
        (vec!["baccarat", "--ranks", &of("a lot of")], "15 numbers for 13 ranks"),
        (vec!["baccarat", "--ranks", &of("9223372036854775808")], "is not a number of cards"),
        (vec!["baccarat", "--ranks", LEFT, "--remove", "As"], "cannot be used with"),
        (vec!["--all", "--ranks", LEFT], "cannot be used with"),
        (vec!["three-card-prime", "--ranks", LEFT], "the suits of the cards left matter in Three Card Prime"),
        (vec!["saigon-5-card", "--ranks", LEFT], "name the cards that are gone instead"),
    ] {
        let refused = refusal(&args);
        assert!(refused.contains(why), "{args:?}: {refused}");
    }
}

#[test]
fn a_tie_wager_may_be_paid_more_than_the_least() {
    let paid = |odds: &str| {
        let entry = &json(&["baccarat", "--wager", "tie", "--tie", odds])[0];
        (field(&entry["outcomes"][0], "pays").to_owned(), field(entry, "edge_percent").to_owned())
    };
    assert_eq!(paid("8 to 1"), ("8 to 1".into(), "14.359629".into()));
    assert_eq!(paid("9 to 1"), ("9 to 1".into(), "4.844032".into()));
    assert!(refusal(&["baccarat", "--tie", "7 to 1"]).contains("8 to 1 or more, not 7 to 1"));
    assert!(refusal(&["baccarat", "--tie", "nine"]).contains("\"nine\""));
    assert!(refusal(&["baccarat", "--wager", "player", "--tie", "9 to 1"]).contains("only the tie wager"));
    assert!(refusal(&["saigon-5-card", "--tie", "9 to 1"]).contains("only the tie wager"));
}

//! New files, and what is said of a file without a defect.

use croupier_rules::GameId;
use croupier_rules::submission::{self, Value};
use serde_json::Value as Json;

use super::{Folder, ez, filed, said, text, toml, verdict};

/// The holds of a verdict, by wager.
fn holds(verdict: &Json) -> Vec<(&str, Option<&str>, &str)> {
    let wagers = verdict["wagers"].as_array().unwrap().iter();
    wagers
        .map(|wager| {
            let word = |name: &str| wager[name].as_str();
            (word("wager").unwrap(), word("paytable"), word("hold_percent").unwrap())
        })
        .collect()
}

fn holds_of(game: GameId, changes: &[(&str, Value)], expected: &[(&str, Option<&str>, &str)]) {
    assert_eq!(holds(&verdict(&toml(&filed(game, changes)))), expected, "{game} {changes:?}");
}

#[test]
fn a_new_file_is_approved_as_it_stands() {
    for game in GameId::ALL {
        let (code, new, err) = said(&["new", game.slug()], "");
        assert_eq!((code, err.as_str()), (0, ""));
        assert_eq!(new, submission::new_file(game));
        assert_eq!(verdict(&new)["approved"], true, "{game}");
        assert_eq!(verdict(&new)["game"], game.slug());
    }
}

#[test]
fn a_new_file_is_written_where_it_is_wanted_and_never_over_another() {
    let folder = Folder::new("new");
    let path = folder.path("table.toml");
    assert_eq!(said(&["new", "baccarat", "-o", &path], ""), (0, String::new(), String::new()));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), submission::new_file(GameId::Baccarat));
    let (code, _, err) = said(&["new", "minibaccarat", "-o", &path], "");
    assert!(code == 2 && err.contains("is there already"), "{err}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), submission::new_file(GameId::Baccarat));
    assert_eq!(said(&["new", "minibaccarat", "-o", &path, "--force"], "").0, 0);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), submission::new_file(GameId::Minibaccarat));
    let nowhere = folder.path("no/such/folder.toml");
    let (code, _, err) = said(&["new", "baccarat", "-o", &nowhere], "");
    assert!(code == 2 && err.contains("cannot be written"), "{err}");
}

#[test]
fn the_summary_says_whose_table_it_is_and_what_it_holds() {
    let (code, out, err) = said(&["check", "-"], &submission::new_file(GameId::Minibaccarat));
    assert_eq!((code, err.as_str()), (0, ""));
    for line in [
        "  certificate holder  Name of the certificate holder",
        "  game                Minibaccarat",
        "  chapter             58 Pa. Code ch. 627a (125-151, 2011)",
        "  seats               9",
        "  limits              $10 to $1,000, in chips of $1",
    ] {
        assert!(out.lines().any(|said| said == line), "{line}\n{out}");
    }
    for (wager, rest) in [
        ("player ", "1.2351  627a.12(a)"),
        ("banker ", "1.0579  627a.12(c)"),
        ("tie ", "14.3596  627a.12(b)"),
        ("dragon-bonus-player ", "627a.12(e)/A"),
    ] {
        assert!(out.lines().any(|line| line.starts_with(wager) && line.ends_with(rest)), "{wager}\n{out}");
    }
}

/// The published figures of eight decks; 14.3596 is the tie at 8 to 1, 7.6113 Dragon 7 Insurance.
#[test]
fn baccarat_holds_what_is_known_of_eight_decks() {
    let bonus = [("dragon-bonus-player", Some("A"), "2.6517"), ("dragon-bonus-banker", Some("A"), "9.3731")];
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
        let main = [("player", None, "1.2351"), ("banker", None, "1.0579"), ("tie", None, "14.3596")];
        holds_of(game, &[], &[&main[..], &bonus].concat());
        let main = [("player", None, "1.2351"), ("banker", None, "1.0183"), ("tie", None, "14.3596")];
        let insurance = [("dragon-7-insurance", None, "7.6113")];
        holds_of(game, &ez(), &[&main[..], &bonus, &insurance].concat());
    }
}

#[test]
fn the_decks_of_one_shoe_and_the_tie_that_is_filed_decide_the_hold() {
    let bonus = [("dragon-bonus-player", Some("A")), ("dragon-bonus-banker", Some("A"))];
    let changes = [
        ("cards.decks", Value::Integer(12)),
        ("cards.shuffling", text("device")),
        ("cards.backs", text("two colors")),
        ("wagers.tie", text("9 to 1")),
    ];
    let verdict = verdict(&toml(&filed(GameId::Minibaccarat, &changes)));
    let found = holds(&verdict);
    assert_eq!(found[..3], [("player", None, "1.2374"), ("banker", None, "1.0558"), ("tie", None, "4.9313")]);
    assert_eq!([found[3], found[4]].map(|(wager, paytable, _)| (wager, paytable)), bonus);
}

#[test]
fn three_card_prime_holds_what_is_counted() {
    holds_of(
        GameId::ThreeCardPrime,
        &[],
        &[
            ("ante-play", Some("A"), "4.5155"),
            ("prime", None, "3.6206"),
            ("pair-bonus", Some("A"), "3.1848"),
            ("all-six", Some("A"), "10.2248"),
        ],
    );
}

#[test]
fn the_saigon_bonus_holds_more_than_was_published() {
    let verdict = verdict(&submission::new_file(GameId::Saigon5Card));
    assert_eq!(holds(&verdict), [("ante", None, "1.8675"), ("bonus", Some("A"), "12.8022")]);
    assert_eq!(verdict["wagers"][1]["provisions"][0], "680a.12(c)");
}

/// The fraction and the percentage are the same figure: 8 decks pay a tie 8 to 1.
#[test]
fn the_fraction_is_exact() {
    let verdict = verdict(&submission::new_file(GameId::Baccarat));
    let hold = verdict["wagers"][2]["hold"].as_str().unwrap();
    let (numerator, denominator) = hold.split_once('/').unwrap();
    let (n, d): (u128, u128) = (numerator.parse().unwrap(), denominator.parse().unwrap());
    let total: u128 = 4_998_398_275_503_360;
    assert_eq!(n * total, d * (total - 9 * 475_627_426_473_216));
}

#[test]
fn rounded_vigorish_is_counted_at_the_minimum_and_says_so() {
    let changes = [("vigorish.rounding", text("up to quarter")), ("table.minimum", text("2.00"))];
    let text = toml(&filed(GameId::Baccarat, &changes));
    let verdict = verdict(&text);
    assert_eq!(verdict["wagers"][1]["stake"], 200);
    assert_eq!(verdict["wagers"][0]["stake"], Json::Null);
    assert_ne!(verdict["wagers"][1]["hold_percent"], "1.0579");
    assert!(said(&["check", "-"], &text).1.contains("a stake of $2, the minimum"));
}

#[test]
fn a_payout_limit_is_named_and_so_is_what_it_does_to_the_figures() {
    let inscriptions = ["name or logo", "payout odds", "payout limit"];
    let changes =
        [("table.payout_limit", text("60000.00")), ("layout.inscriptions", Value::texts(&inscriptions))];
    let filed = toml(&filed(GameId::Saigon5Card, &changes));
    assert_eq!(verdict(&filed)["payout_limit"], 6_000_000);
    let out = said(&["check", "-"], &filed).1;
    assert!(out.contains("payout limit        $60,000") && out.contains("does not cut short"), "{out}");
}

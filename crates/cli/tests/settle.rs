//! `croupier settle`, run as a user runs it: amounts, messages, exit codes, and what a hostile user gets.

#[path = "settle/garbage.rs"]
mod garbage;
#[path = "settle/json.rs"]
mod json;
#[path = "settle/lines.rs"]
mod lines;
#[path = "settle/pipes.rs"]
mod pipes;

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// The example rounds: the arguments, and what is said of each wager.
const MINIBACCARAT: &[&str] = &[
    "minibaccarat",
    "--player",
    "Kc 4d 6h",
    "--banker",
    "2h 3s 2d",
    "--bets",
    "banker=100,dragon-bonus-banker=10",
];

#[rustfmt::skip]
const THREE_CARD_PRIME: &[&str] = &[
    "three-card-prime", "--player", "As Ks Qs", "--dealer", "2c 2d 9h", "--fourth", "2h",
    "--bets", "ante=10,play=10,prime=5,pair-bonus=5,all-six=1",
    "--option", "pair-bonus=A", "--option", "all-six=C", "--option", "bad-beat=A",
];

#[rustfmt::skip]
const SAIGON_5_CARD: &[&str] = &[
    "saigon-5-card", "--player", "Jk 8c 6d 5h 2s", "--dealer", "Tc 9d 9h 2c 5s",
    "--bets", "ante=10,bonus=5",
];

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
    command.arg("settle").args(args);
    command
}

fn output(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().unwrap()
}

fn text(args: &[&str]) -> String {
    let output = output(args);
    assert_eq!((output.status.code(), &*String::from_utf8_lossy(&output.stderr)), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(&[args, &["--json"]].concat())).unwrap()
}

/// The program, waiting for lines.
fn listening() -> Child {
    let mut command = command(&["--stdin"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// What is answered to the lines of standard input.
fn answers(input: &[u8]) -> Output {
    let mut child = listening();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

/// The complaint about a round that is refused: nothing but it is said, and the exit code is 2.
fn refusal(args: &[&str]) -> String {
    let output = output(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(output.stdout.is_empty(), "{args:?}");
    said
}

/// A wager of a report: name, result and payout; what is staked, paid, returned and owed; the provision.
type Row<'a> = (&'a str, &'a str, Option<&'a str>, [i64; 4], &'a str);

fn wagers(report: &Value) -> Vec<Row<'_>> {
    report["wagers"].as_array().unwrap().iter().map(row).collect()
}

fn row(line: &Value) -> Row<'_> {
    let word = |name: &str| line[name].as_str();
    let amounts = ["stake", "paid", "returned", "vigorish"].map(|name| line[name].as_i64().unwrap());
    (word("wager").unwrap(), word("result").unwrap(), word("pays"), amounts, word("provision").unwrap())
}

#[test]
fn the_minibaccarat_example_pays_in_cents() {
    assert_eq!(
        wagers(&json(MINIBACCARAT)),
        [
            ("banker", "win", Some("1 to 1"), [10_000, 10_000, 10_000, 500], "627a.12(c)"),
            ("dragon-bonus-banker", "win", Some("6 to 1"), [1000, 6000, 1000, 0], "627a.12(e)/A"),
        ]
    );
}

#[test]
fn the_three_card_prime_example_pays_in_cents() {
    assert_eq!(
        wagers(&json(THREE_CARD_PRIME)),
        [
            ("ante", "win", Some("1 to 1"), [1000, 1000, 1000, 0], "679a.12(a)"),
            ("play", "win", Some("10 to 1"), [1000, 10_000, 1000, 0], "679a.12(b)"),
            ("prime", "win", Some("3 to 1"), [500, 1500, 500, 0], "679a.12(d)"),
            ("pair-bonus", "win", Some("100 to 1"), [500, 50_000, 500, 0], "679a.12(f)/A"),
            ("all-six", "lose", None, [100, 0, 0, 0], "679a.11(d)(3)(i)"),
        ]
    );
}

#[test]
fn the_saigon_5_card_example_pays_in_cents() {
    assert_eq!(
        wagers(&json(SAIGON_5_CARD)),
        [
            ("ante", "win", Some("1 to 1"), [1000, 1000, 1000, 0], "680a.12(a)"),
            ("bonus", "lose", None, [500, 0, 0, 0], "680a.11(e)(1)"),
        ]
    );
}

#[test]
fn the_text_of_the_examples_is_what_was_read_and_found_good() {
    for (args, golden) in [
        (MINIBACCARAT, include_str!("settle/minibaccarat.txt")),
        (THREE_CARD_PRIME, include_str!("settle/three-card-prime.txt")),
        (SAIGON_5_CARD, include_str!("settle/saigon-5-card.txt")),
    ] {
        assert_eq!(text(args), golden);
    }
}

#[test]
fn the_text_fits_a_page_and_has_no_stray_blanks() {
    for line in [MINIBACCARAT, THREE_CARD_PRIME, SAIGON_5_CARD].map(text).iter().flat_map(|text| text.lines())
    {
        assert!(line.chars().count() <= 100 && line.trim_end() == line, "{line:?}");
    }
}

#[test]
fn a_set_that_is_reset_is_said_in_the_text() {
    let text = text(&[SAIGON_5_CARD, &["--set", "8c 6d 5h"]].concat());
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("the dealer resets the player's three-card hand to Jk 6d 5h."), "{text}");
}

#[test]
fn dollars_on_the_command_line_are_cents_in_json() {
    let bets = |bets| json(&["baccarat", "--player", "9c Kd", "--banker", "2c Kh", "--bets", bets]);
    assert_eq!(bets("player=0.01")["wagers"][0]["paid"], 1);
    assert_eq!(bets("player=7.5")["wagers"][0]["paid"], 750);
    assert_eq!(bets("player=$12.34")["wagers"][0]["paid"], 1234);
}

#[test]
fn a_payout_limit_is_dollars_on_the_command_line() {
    let bets = ["--bets", "ante=60000", "--option"];
    let limited = |limit| json(&[&SAIGON_5_CARD[..5], &bets, &[limit]].concat());
    for limit in ["payout-limit=50000", "payout-limit=$50,000", "payout-limit = 50000.00"] {
        assert_eq!(limited(limit)["wagers"][0]["paid"], 5_000_000, "{limit}");
    }
    assert_eq!(limited("payout-limit=50000.01")["wagers"][0]["paid"], 5_000_001);
}

#[test]
fn a_flag_alone_means_yes() {
    for option in ["ez", "ez=true"] {
        let report = json(&[MINIBACCARAT, &["--option", option]].concat());
        assert_eq!(wagers(&report)[0].1, "push");
    }
    assert_eq!(wagers(&json(&[MINIBACCARAT, &["--option", "ez=false"]].concat()))[0].1, "win");
}

/// The words and, in brackets, the provision.
#[test]
#[rustfmt::skip]
fn a_refused_round_names_the_provision_or_the_cause() {
    let baccarat = ["minibaccarat", "--player", "Kc 4d 6h", "--banker", "2h 3s 2d"];
    let prime = ["three-card-prime", "--player", "3c 3d 5h", "--dealer", "2c 2d 9h"];
    let saigon = &SAIGON_5_CARD[..5];
    let with = |round: &[&'static str], more: &[&'static str]| refusal(&[round, more].concat());
    for (said, words) in [
        (with(&["minibaccarat", "--player", "Kc 4d", "--banker", "2h 3s"], &[]), "must draw: the Player's Hand draws on 0 to 5 (627a.10(b)(1))\n"),
        (with(&["minibaccarat"], &[]), "the Player's Hand has 0 cards; a hand has two or three ("),
        (with(&["minibaccarat", "--player", "Kc 9d", "--banker", "2h Jk"], &[]), "this game is played without a joker (627a.3(a))\n"),
        (with(&baccarat, &["--bets", "dragon-7-insurance=1"]), "it needs an EZ Baccarat table (627a.7(a)(5))\n"),
        (with(&baccarat, &["--bets", "ante=1"]), "Minibaccarat has no wager \"ante\"; its wagers are player, banker,"),
        (with(&baccarat, &["--bets", "banker=0.01"]), "stake a multiple of $0.20 (627a.12(c))\n"),
        (with(&baccarat, &["--bets", "banker=0"]), "croupier: the banker wager of $0 is no wager;"),
        (with(&baccarat, &["--bets", "banker=-1"]), "--bets banker: \"-1\"; money is written in dollars"),
        (with(&baccarat, &["--bets", "banker=1.005"]), "--bets banker: \"1.005\"; money is written in dollars"),
        (with(&baccarat, &["--bets", "banker=99999999999999999999"]), "money is written in dollars"),
        (with(&baccarat, &["--bets", "banker=90000000000000000"]), "too large; stake at most $10,000,000,000\n"),
        (with(&baccarat, &["--bets", "banker"]), "--bets: \"banker\" is not NAME=DOLLARS\n"),
        (with(&baccarat, &["--bets", "tie=1,tie=1"]), "the tie wager is named twice\n"),
        (with(&baccarat, &["--option", "tie=7 to 1"]), "pay at least 8 to 1 (627a.12(b))\n"),
        (with(&baccarat, &["--option", "decks=9"]), "it takes 6, 7 or 8 (627a.3(a))\n"),
        (with(&baccarat, &["--option", "ez", "--option", "ez"]), "option ez is given twice\n"),
        (with(&baccarat, &["--option", "easy"]), "no option is called \"easy\"; there are decks, ez,"),
        (with(&baccarat, &["--fourth", "2c"]), "Minibaccarat has no \"fourth\"\n"),
        (with(&baccarat, &["--dealer", "2c"]), "is given with --banker in Minibaccarat\n"),
        (with(&prime, &["--banker", "2c"]), "is given with --dealer in Three Card Prime\n"),
        (with(&prime, &["--fourth", "3c"]), "3c appears twice, and there is one in the deck (679a.3(a))\n"),
        (with(&prime, &["--fourth", "2c 2d"]), "--fourth: \"2c 2d\" is not a card;"),
        (with(&prime, &["--bets", "prime=1"]), "needs an Ante Wager in the same box; make one first (679a.7(d)(2))\n"),
        (with(&prime, &["--bets", "ante=1,play=2"]), "make them equal, or fold (679a.7(d)(1))\n"),
        (with(&prime, &["--bets", "ante=1,pair-bonus=1"]), "needs its fourth card (679a.11(d)(2)(ii))\n"),
        (with(&prime, &["--option", "payout-limit=49999.99"]), "it takes at least $50,000"),
        (with(&prime, &["--option", "payout-limit"]), "money is written in dollars"),
        (with(&prime, &["--option", "ez"]), "ez is no option of Three Card Prime, which has bad-beat,"),
        (with(saigon, &["--set", "Jk 8c"]), "not 2 (680a.11(b))\n"),
        (with(saigon, &["--set", "Jk 8c 9d"]), "9d is not in the player's hand"),
        (with(saigon, &["--bets", "bonus=1"]), "in addition to an Ante Wager; make that too (680a.7(d)(2))\n"),
        (with(saigon, &["--bets", "ante=0.01"]), "stake an even number of cents (680a.12(b))\n"),
        (with(&["blackjack"], &[]), "no game is called \"blackjack\"; there are minibaccarat,"),
        (with(&["saigon-5-card", "--player", "Xx"], &[]), "--player: \"Xx\" is not a card; a card is a rank"),
    ] {
        assert!(said.starts_with("croupier: ") && said.contains(words), "{said:?} has not {words:?}");
        assert_eq!(said.lines().count(), 1, "{said:?}");
    }
}

#[test]
fn arguments_that_do_not_go_together_are_refused() {
    for args in [
        &[][..],
        &["--json"],
        &["--stdin", "minibaccarat"],
        &["--stdin", "--bets", "tie=1"],
        &["--cards", "2c"],
        &["minibaccarat", "--player"],
        &["minibaccarat", "baccarat"],
        &["minibaccarat", "--player", "2c", "--player", "2d"],
    ] {
        assert!(refusal(args).contains("try '--help'"), "{args:?}");
    }
}

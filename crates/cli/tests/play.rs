//! `croupier play` and `croupier deal`, run as a user runs them.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn croupier(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
    command.args(args);
    command
}

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

/// How many scenario files lie in a folder and the folders in it.
fn count(folder: &Path) -> usize {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of = |path: PathBuf| match path.is_dir() {
        true => count(&path),
        false => usize::from(path.extension().is_some_and(|ending| ending == "scenario")),
    };
    paths.map(of).sum()
}

/// Plays a scenario that is written for the occasion.
fn play(name: &str, text: &str) -> Output {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.scenario"));
    std::fs::write(&file, text).unwrap();
    croupier(&["play", file.to_str().unwrap()]).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn the_whole_folder_plays() {
    let output = croupier(&["play", scenarios().to_str().unwrap()]).output().unwrap();
    let text = stdout(&output);
    let sum = format!("{} passed, 0 failed", count(&scenarios()));
    assert_eq!(text.lines().last(), Some(sum.as_str()), "{text}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn every_game_has_scenarios_and_every_scenario_says_what_it_shows_and_proves() {
    for game in croupier_rules::GameId::ALL {
        let folder = scenarios().join(game.slug());
        assert!(count(&folder) >= 10, "{game}");
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(text.starts_with("# "), "{}", path.display());
            assert!(text.lines().any(|line| line.starts_with("proves ")), "{}", path.display());
            let other = text.lines().find(|line| line.starts_with("game ") && !line.ends_with(game.slug()));
            assert_eq!(other, None, "{}", path.display());
        }
    }
}

#[test]
fn a_line_that_fails_is_shown_with_what_was_expected_and_what_came() {
    let text =
        "game minibaccarat\nready\n\n# a remark\nseat 3: sit 500 => refused 627a.2(a)\nseat 3: leave\n";
    let output = play("wrong", text);
    let shown = stdout(&output);
    assert_eq!(output.status.code(), Some(1));
    let mut lines = shown.lines();
    assert!(lines.next().is_some_and(|line| line.starts_with("FAIL  ") && line.ends_with("wrong.scenario")));
    assert_eq!(lines.next(), Some("line 5: seat 3: sit 500 => refused 627a.2(a)"));
    assert_eq!(lines.next(), Some("  expected: refused under 627a.2(a)"));
    assert!(
        lines.next().is_some_and(|line| line.starts_with("  got:      done: 627a.2(a) A player sits")),
        "{shown}"
    );
    assert_eq!(lines.next(), Some("0 passed, 1 failed"));
    assert_eq!(lines.next(), None);
}

#[test]
fn an_expectation_of_the_table_fails_like_an_act() {
    for (line, expected, got) in [
        ("expect chips seat 3 = 400", "$400", "$500"),
        ("expect betting closed", "the betting is closed", "the betting is open"),
        ("expect cards left = 400", "400", "416"),
        ("expect next dealer: burn", "that is among the next steps", "that is not among the next steps"),
        ("expect said \"last hand\"", "\"last hand\" was said", "\"last hand\" was not said"),
        ("expect hand player = Kc 4d", "Kc 4d", ""),
    ] {
        let output = play("expectation", &format!("game minibaccarat\nready\nseat 3: sit 500\n{line}\n"));
        let shown = stdout(&output);
        assert_eq!(output.status.code(), Some(1), "{shown}");
        assert!(
            shown.contains(&format!("line 4: {line}\n  expected: {expected}\n  got:      {got}\n")),
            "{shown}"
        );
    }
}

#[test]
fn a_line_that_cannot_be_read_says_what_was_looked_for() {
    for (text, line, looked_for) in [
        (
            "game chess",
            1,
            "the games are minibaccarat, midibaccarat, baccarat, three-card-prime, saigon-5-card",
        ),
        ("ready", 1, "game GAME comes first"),
        ("game baccarat\noption decks 6", 2, "option NAME = VALUE"),
        ("game baccarat\noption colour = red", 2, "this game has no option \"colour\""),
        ("game baccarat\noption collection = never", 2, "one of: at payout, deferred"),
        ("game baccarat\ncards 1z", 2, "\"1z\" is not a card"),
        ("game baccarat\nat noon", 2, "at HOURS:MINUTES"),
        ("game baccarat\nleft few", 2, "left NUMBER-OF-CARDS"),
        (
            "game baccarat\nwaiter: bring water",
            2,
            "an actor is dealer, floorperson, curator, device or seat 1",
        ),
        ("game baccarat\ndealer bows", 2, "ACTOR: what is done"),
        ("game baccarat\ndealer: bow", 2, "no such verb"),
        ("game baccarat\ndealer: burn twice", 2, "too many words: \"twice\""),
        (
            "game baccarat\ndealer: cut some",
            2,
            "the cards above the cover card is a whole number, not \"some\"",
        ),
        ("game baccarat\nseat 1: wager red 5", 2, "the wagers are player, banker, tie"),
        ("game baccarat\nseat 1: sit 5 => refused 1a.1", 2, "\"1a.1\" is not a provision"),
        (
            "game baccarat\nseat 1: sit 5 => perhaps",
            2,
            "ok, refused [PROVISION], says \"WORDS\" or cites PROVISION",
        ),
        ("game baccarat\nexpect rain", 2, "expect chips, wager, owed, said, not said, betting, next"),
    ] {
        let output = play("unreadable", text);
        let shown = stdout(&output);
        assert_eq!(output.status.code(), Some(1), "{text:?}");
        assert!(shown.contains(&format!("line {line}: ")) && shown.contains("cannot be read; "), "{shown}");
        assert!(shown.contains(looked_for), "{text:?} is answered by {shown}");
    }
}

#[test]
fn a_file_that_is_not_there_is_a_kind_error() {
    let output = croupier(&["play", "nowhere.scenario"]).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(error.starts_with("croupier: reading nowhere.scenario: "), "{error}");
    assert!(!error.contains("panicked"), "{error}");
    assert_eq!(croupier(&["play"]).output().unwrap().status.code(), Some(2));
}

#[test]
fn explained_a_scenario_tells_its_clauses() {
    let file = scenarios().join("minibaccarat/marked-vigorish.scenario");
    let output = croupier(&["play", "--explain", file.to_str().unwrap()]).output().unwrap();
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(0));
    for id in ["627a.8(b)", "627a.10(b)(1)", "627a.12(c)", "627a.12(d)(2)(ii)"] {
        assert!(text.contains(id), "{id} in {text}");
    }
}

/// Deals a game from a number, with these lines typed in.
fn deal(game: &str, typed: &[&str]) -> Output {
    let mut child = croupier(&["deal", game, "--seed", "7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = typed.iter().map(|line| format!("{line}\n")).collect::<String>();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// What is typed to play one round of a game and leave. An empty line does the one thing there is to do, if any.
const ROUNDS: [(&str, &[&str], &str); 5] = [
    ("minibaccarat", &["", "cut 100", "banker 100", "deal", "leave"], "627a.11(c)"),
    (
        "midibaccarat",
        &["", "decline cut", "player 20", "deal", "return player", "", "", "leave"],
        "629a.11(c)",
    ),
    ("baccarat", &["", "cut 50", "accept shoe", "banker 20", "deal", "", "", "", "", "leave"], "631a.12(c)"),
    ("three-card-prime", &["", "ante 20", "prime 5", "deal", "play", "leave"], "679a.11(e)"),
    ("saigon-5-card", &["", "ante 20", "bonus 5", "deal", "", "leave"], "680a.11(f)"),
];

#[test]
fn a_round_of_every_game_is_dealt_to_a_player_at_the_terminal() {
    for (game, typed, cards_leave) in ROUNDS {
        let output = deal(game, typed);
        let text = stdout(&output);
        assert_eq!(output.status.code(), Some(0), "{game}: {text}");
        let said = ["announces \"no more bets\"", cards_leave, "The player at seat 1 leaves."];
        let places: Vec<_> = said.iter().map(|words| text.find(words)).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{game}: {places:?} in {text}");
        assert!(!text.contains("refused: ") && !text.contains("cannot be read"), "{game}: {text}");
    }
}

#[test]
fn the_same_number_deals_the_same_game() {
    for (game, typed, _) in ROUNDS {
        assert_eq!(deal(game, typed).stdout, deal(game, typed).stdout, "{game}");
    }
}

#[test]
fn no_hidden_card_is_shown_at_the_terminal() {
    let text = stdout(&deal("three-card-prime", &["", "ante 20", "deal", "fold", "leave"]));
    let dealer: Vec<_> = text.lines().filter(|line| line.starts_with("Dealer ")).collect();
    assert_eq!(dealer.len(), 1, "{text}");
    assert!(dealer[0].ends_with("?? ?? ??"), "{text}");
}

#[test]
fn what_is_refused_at_the_terminal_is_said_and_play_goes_on() {
    let typed = ["", "cut 9", "cut 10", "banker 5000", "banker 1", "sing", "tie 5", "deal", "leave"];
    let output = deal("minibaccarat", &typed);
    let text = stdout(&output);
    for told in
        ["(627a.5(c))", "refused: the player has $1,000 in chips", "the table minimum is $5", "no such verb"]
    {
        assert!(text.contains(told), "{told} in {text}");
    }
    assert!(text.contains("The player at seat 1 leaves."), "{text}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_game_that_does_not_exist_is_not_dealt() {
    let output = deal("poker", &[]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("no game is called \"poker\"; there are minibaccarat"), "{error}");
}

/// A scenario of every game as surveillance reads it, kept whole: `BLESS=1` writes what is said now, to be read.
#[test]
fn a_round_of_every_game_is_told_for_surveillance() {
    for game in ["minibaccarat", "midibaccarat", "baccarat", "three-card-prime", "saigon-5-card"] {
        let file = scenarios().join(game).join("told.scenario");
        let output = croupier(&["play", "--explain", file.to_str().unwrap()]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
        let text = stdout(&output);
        let lines: Vec<_> = text.lines().collect();
        let told = lines[1..lines.len() - 1].join("\n") + "\n";
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explained").join(format!("{game}.txt"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&kept, &told).unwrap();
        }
        assert_eq!(told, std::fs::read_to_string(&kept).unwrap(), "{game}");
    }
}

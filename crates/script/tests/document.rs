//! docs/SCENARIOS.md is true: its example plays, its options have the defaults it says, its verbs and announcements
//! are there, and what it says brings other things about does.

use croupier_rules::GameId;
use croupier_script::{Failure, Problem, Stage, run};
use croupier_table::announcement::Announcement;
use croupier_table::command::Actor;
use croupier_table::ledger::Account;
use croupier_table::seat::Seat;

const DOCUMENT: &str = include_str!("../../../docs/SCENARIOS.md");

fn plays(scenario: &str) -> Stage {
    run(scenario).unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn the_example_plays() {
    let (_, rest) = DOCUMENT.split_once("```text\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    assert!(example.lines().count() > 10);
    plays(example);
}

/// The part of the document from one heading to another.
fn section(from: &str, to: &str) -> &'static str {
    let (_, section) = DOCUMENT.split_once(from).expect("a heading");
    section.split_once(to).expect("the next heading").0
}

/// The rows of the tables of a section, cell by cell, without their heads.
fn rows(section: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let tables = section.split("| --- |").skip(1).flat_map(|table| table.split("\n\n").next());
    tables
        .flat_map(|table| table.lines().filter(|line| line.starts_with("| ")))
        .map(|row| row.split('|').skip(1).map(str::trim).collect())
}

fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// A row of the table of options.
#[derive(Clone, Copy, Debug)]
struct Row {
    name: &'static str,
    values: &'static str,
    default: Option<&'static str>,
    games: &'static str,
}

/// The rows of the table of options; where a cell is empty, the one above stands for it.
fn options() -> Vec<Row> {
    let mut options: Vec<Row> = Vec::new();
    for cells in rows(section("### Options", "In this table")) {
        let above = options.last().copied();
        let name = quoted(cells[0]).first().copied().or(above.map(|row| row.name)).expect("a name");
        let values = if cells[1].is_empty() { above.expect("a row above").values } else { cells[1] };
        options.push(Row { name, values, default: quoted(cells[2]).first().copied(), games: cells[3] });
    }
    options
}

/// The games of a row.
fn games(row: Row) -> impl Iterator<Item = GameId> {
    GameId::ALL.into_iter().filter(move |game| {
        let is_baccarat = game.chapter().baccarat().is_some();
        let listed = row.games.split(", ").any(|name| name == game.name());
        row.games == "all" || listed || (row.games == "baccarat" && is_baccarat)
    })
}

/// Something that stands for the values of a row.
fn values(row: Row) -> Vec<&'static str> {
    match quoted(row.values) {
        none if none.is_empty() => vec!["6"],
        values => values,
    }
}

#[test]
fn every_option_that_is_listed_can_be_said_to_some_game() {
    let rows = options();
    assert!(rows.len() > 30, "{rows:?}");
    for row in rows {
        for value in values(row) {
            let said = |game: GameId| {
                let scenario = format!("game {}\noption {} = {value}\n", game.slug(), row.name);
                !matches!(run(&scenario), Err(Failure { what: Problem::Unreadable { .. }, .. }))
            };
            assert!(games(row).any(said), "option {} = {value}", row.name);
        }
    }
}

/// The table of a game with one more line, if it is lawful.
fn opened(game: GameId, line: &str) -> Stage {
    plays(&format!("game {}\n{line}\nopen\n", game.slug()))
}

#[test]
fn a_default_changes_nothing() {
    let mut compared = 0;
    for row in options() {
        let Some(default) = row.default else { continue };
        for game in games(row) {
            let (plain, said) = (opened(game, ""), opened(game, &format!("option {} = {default}", row.name)));
            let [plain, said] = [&plain, &said].map(|stage| stage.state().expect("an open table"));
            assert!(plain.filed() == said.filed(), "{game}: option {} = {default}", row.name);
            let [plain, said] = [plain, said].map(|state| state.ledger.balance(Account::Bank));
            assert_eq!(plain, said, "{game}: option {} = {default}", row.name);
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared} defaults were compared");
}

#[test]
fn every_option_of_a_game_has_its_default_or_says_none() {
    for game in GameId::ALL {
        let of_game = |row: &Row| games(*row).any(|other| other == game);
        for row in options().into_iter().filter(of_game) {
            let said = |row: &Row| row.default.is_some() || row.name == "payout-limit";
            let same = |other: &Row| other.name == row.name && of_game(other) && said(other);
            assert!(options().iter().any(same), "{game}: {}", row.name);
        }
    }
}

/// An example of every announcement; a new one does not compile until it is here and in the document.
fn announcements() -> Vec<Announcement> {
    let example = |announcement| match announcement {
        Announcement::NoMoreBets => Some(Announcement::Cards),
        Announcement::Cards => Some(Announcement::PlayersHand { count: 6 }),
        Announcement::PlayersHand { .. } => Some(Announcement::BankersHand { count: 5 }),
        Announcement::BankersHand { .. } => Some(Announcement::Result { player: 7, banker: 0 }),
        Announcement::Result { player: 7, .. } => Some(Announcement::Result { player: 0, banker: 7 }),
        Announcement::Result { player: 0, .. } => Some(Announcement::Result { player: 6, banker: 6 }),
        Announcement::Result { .. } => Some(Announcement::TieHand),
        Announcement::TieHand => Some(Announcement::Dragon7),
        Announcement::Dragon7 => Some(Announcement::LastHand),
        Announcement::LastHand => None,
    };
    std::iter::successors(Some(Announcement::NoMoreBets), |&last| example(last)).collect()
}

#[test]
fn the_fixed_words_of_announcements_are_those() {
    let listed: Vec<&str> = rows(section("Announcements have fixed words", "### Seats and wagers"))
        .flat_map(|cells| quoted(cells[0]))
        .collect();
    let said: Vec<String> = announcements().iter().map(ToString::to_string).collect();
    assert_eq!(listed, said);
}

/// What stands for the blanks of a verb.
const BLANKS: [(&str, &str); 14] = [
    ("NUMBER-ABOVE", "20"),
    ("NUMBER-BELOW", "14"),
    ("NUMBER-OUT", "7"),
    ("NUMBER", "20"),
    ("DOLLARS", "10"),
    ("DECKS", "8"),
    ("PROVISION", "627a.4(a)"),
    ("ACTOR", "dealer"),
    ("GROUND", "delay"),
    ("CARDS", "4"),
    ("CARD", "2c"),
    ("seat N", "seat 1"),
    ("HAND", "player"),
    ("…", "report card drawn"),
];

/// A verb of the document as it could be said, with its optional words or without them.
fn said(verb: &str) -> Vec<String> {
    let filled = BLANKS.iter().fold(verb.to_string(), |verb, (blank, word)| verb.replace(blank, word));
    match filled.split_once(" [") {
        None => vec![filled],
        Some((start, rest)) => {
            let (option, end) = rest.split_once(']').expect("a closing bracket");
            vec![format!("{start}{end}"), format!("{start} {option}{end}")]
        }
    }
}

#[test]
fn every_verb_that_is_listed_is_one() {
    let tables = section("### Seats and wagers", "### What brings other things about");
    let conduct = section("### Conduct", "## Expecting");
    let stages = GameId::ALL.map(|game| opened(game, ""));
    let seat = Actor::Player(Seat::new(1).expect("a seat"));
    let mut verbs = 0;
    for verb in [tables, conduct].into_iter().flat_map(rows).flat_map(|cells| quoted(cells[0])) {
        for words in said(verb) {
            let named = ["banker", "ante"].map(|wager| words.replace("NAME", wager));
            let known = |stage: &Stage| named.iter().any(|words| stage.read(seat, words).is_ok());
            assert!(stages.iter().any(known), "{verb}: {words}");
            verbs += 1;
        }
    }
    assert!(verbs > 90, "{verbs} verbs");
}

/// A Player's win at Minibaccarat up to its result, seat 2 with a Tie Wager that loses or with nothing that does.
fn decided(wager: &str) -> String {
    format!(
        "game minibaccarat\ncards 9c 2h Kd 4s\nready\nseat 2: sit 100\nseat 2: wager {wager} 10\n\
         dealer: no more bets\ndealer: deal four\ndealer: announce player\ndealer: announce banker\n\
         dealer: announce result\n"
    )
}

#[test]
fn a_wager_adds_and_a_withdrawal_takes_all() {
    plays(
        "game minibaccarat\nready\nseat 2: sit 20000\nseat 2: wager banker 10\nseat 2: wager banker 15\n\
         expect wager seat 2 banker = 25\nseat 2: wager banker 9980 => refused\nseat 2: withdraw banker\n\
         expect wager seat 2 banker = 0\n",
    );
}

#[test]
fn losing_wagers_are_collected_even_where_nothing_loses() {
    let nothing_loses = decided("player");
    plays(&format!("{nothing_loses}dealer: settle seat 2 => refused\n"));
    plays(&format!(
        "{nothing_loses}dealer: collect losing wagers\ndealer: settle seat 2\ndealer: clear cards\n"
    ));
}

#[test]
fn a_wash_turns_the_cards() {
    plays(
        "game minibaccarat\nseat 2: sit 100\ndealer: receive 8\ndealer: inspect\nfloorperson: verify inspection\n\
         dealer: spread\nseat 2: look at cards\ndealer: turn face down => refused\ndealer: wash\ndealer: stack\n",
    );
}

#[test]
fn a_void_round_is_cleared() {
    plays(
        "game minibaccarat\nleft 3\nready\nseat 2: sit 100\nseat 2: wager tie 10\ndealer: no more bets\n\
         dealer: declare void\nexpect chips seat 2 = 100\nexpect hand player =\ndealer: clear cards => refused\n",
    );
}

/// Seat 1 is the curator and seat 2 wins a wager on the Player's Hand.
const BANKERS_LOSS: &str = "game baccarat\ncards 9c 2h Kd 4s\nready\nseat 1: sit 100\nseat 2: sit 100\n\
    dealer: offer shoe to seat 1\nseat 1: accept shoe\nseat 2: wager player 10\ndealer: no more bets\n\
    dealer: say cards\nseat 1: deal four\ndealer: turn player\ndealer: turn banker\ndealer: announce player\n\
    dealer: announce banker\ndealer: announce result\ndealer: collect losing wagers\ndealer: settle seat 2\n\
    dealer: clear cards\nseat 2: wager player 10\n";

#[test]
fn a_forced_pass_still_needs_the_pass() {
    plays(&format!(
        "{BANKERS_LOSS}dealer: no more bets => refused 631a.14(a)(1)\nseat 1: pass shoe\n\
         dealer: offer shoe to seat 2\nseat 2: accept shoe\ndealer: no more bets\n"
    ));
}

#[test]
fn a_simulated_round_begins_by_itself_and_has_no_result() {
    plays(
        "game minibaccarat\ncards 9c 2h Kd 4s\nready\nseat 2: sit 100\ndealer: report card drawn disclosed\n\
         expect hand player = 9c\nseat 2: wager tie 10 => refused\ndealer: deal four\ndealer: announce player\n\
         dealer: announce banker\ndealer: announce result => refused\ndealer: clear cards\nseat 2: wager tie 10\n",
    );
}

#[test]
fn the_stub_is_not_part_of_the_deal_and_a_reveal_collects_what_is_forfeited() {
    plays(
        "game three-card-prime\nready\nseat 2: sit 100\nseat 5: sit 100\nseat 2: wager ante 10\n\
         seat 5: wager ante 10\ndealer: no more bets\ndealer: deal\nseat 5: fold => refused\n\
         dealer: discard stub\nseat 5: fold\nseat 2: play\nexpect wager seat 5 ante = 10\ndealer: reveal\n\
         expect wager seat 5 ante = 0\nexpect hand seat 5 =\n",
    );
}

#[test]
fn a_citation_has_its_letter() {
    let settled = |cites: &str| {
        format!(
            "{}dealer: collect losing wagers\ndealer: settle seat 2 => cites {cites}\n",
            decided("dragon-bonus-player")
        )
    };
    plays(&settled("627a.12(e)/A"));
    assert!(run(&settled("627a.12(e)")).is_err());
}

#[test]
fn an_unlawful_value_is_judged_when_the_table_opens() {
    plays("game minibaccarat\noption tie = 7 to 1\nopen => refused 627a.12(b)\n");
    plays("game minibaccarat\noption dragon-bonus = Z => refused 627a.12(e)\n");
    plays("game minibaccarat\noption tie = 7 to 1\nseat 2: sit 100 => refused 627a.12(b)\n");
    let fails = [
        "option tie = 7 to 1\nexpect betting open",
        "option tie = 7 to 1",
        "option collection = never => refused",
        "option seats = many => refused",
        "option boxes = 2 => refused",
    ];
    for lines in fails {
        assert!(run(&format!("game minibaccarat\n{lines}\n")).is_err(), "{lines}");
    }
}

#[test]
fn some_options_are_lawful_only_together() {
    let together = [
        ("minibaccarat", "shuffling = device", "sets = two"),
        ("minibaccarat", "sets = two", "shuffling = device"),
        ("minibaccarat", "stored-batch = approved", "shuffling = device\noption sets = two"),
        ("three-card-prime", "shuffling = reshuffling shoe", "dealing = automated shoe"),
        ("three-card-prime", "shuffling = reshuffling shoe", "dealing = four-card stacks"),
        ("three-card-prime", "dealing = four-card stacks", "shuffling = reshuffling shoe"),
    ];
    for (game, one, other) in together {
        plays(&format!("game {game}\noption {one}\nopen => refused\n"));
        plays(&format!("game {game}\noption {one}\noption {other}\nopen\n"));
    }
    let apart = [
        ("three-card-prime", "sets = two", "shuffling = manual"),
        ("saigon-5-card", "dealing = hand", "shuffling = manual"),
        ("minibaccarat", "played = ez", "collection = deferred"),
        ("minibaccarat", "smallest-chip = 1", "minimum = 7.50"),
    ];
    for (game, one, other) in apart {
        plays(&format!("game {game}\noption {one}\nopen\n"));
        plays(&format!("game {game}\noption {one}\noption {other}\nopen => refused\n"));
    }
}

#[test]
fn the_clock_only_goes_forward() {
    plays("game minibaccarat\nready\nat 1:00\nseat 1: sit 100\nat 0:30\nseat 1: buy in 100 => refused\n");
}

/// Seats 1 and 6: the dealer goes down from the far left to deal, and up from the far right to settle.
#[test]
fn poker_is_dealt_from_the_highest_seat_and_settled_from_the_lowest() {
    plays(
        "game saigon-5-card\ncards 2c 2d 2h 3d 3c 3h 5c 5d 5h Kd Kc Kh Qd Qc Qh\nready\nseat 1: sit 100\n\
         seat 6: sit 100\nseat 1: wager ante 10\nseat 6: wager ante 10\ndealer: no more bets\ndealer: deal next\n\
         expect hand seat 6 = 2c\nexpect hand seat 1 =\ndealer: deal next\nexpect hand seat 1 = 2d\n\
         dealer: deal next\nexpect hand dealer = 2h\ndealer: deal\ndealer: discard stub\n\
         seat 1: set 2d 3c 5d\nseat 6: set 2c 3d 5c\ndealer: reveal\ndealer: settle next\n\
         expect hand seat 1 =\nexpect hand seat 6 = 2c 3d 5c Kd Qd\ndealer: settle next\nexpect betting open\n",
    );
}

#[test]
fn baccarat_is_settled_from_the_highest_seat() {
    plays(
        "game minibaccarat\ncards 9c 2h Kd 4s\nready\nseat 1: sit 100\nseat 9: sit 100\nseat 1: wager player 10\n\
         seat 9: wager player 10\ndealer: no more bets\ndealer: deal four\nexpect hand player = 9c Kd\n\
         dealer: announce player\ndealer: announce banker\ndealer: announce result\ndealer: collect losing wagers\n\
         dealer: settle seat 1 => refused 627a.11(b)\ndealer: settle seat 9\ndealer: settle seat 1\n",
    );
}

//! Every provision that asks for a bodily act, one by one: its actor is instructed in the step; nobody can attest it
//! before it is done, nor anybody who had no part in it; then it is asked for, and one word of it is recorded; and over
//! a breach that was reported it is neither asked for nor accepted (reading ER-233).

use croupier_rules::law::Way;
use croupier_rules::{Provision, proves};
use croupier_script as scenario;
use croupier_table::conduct::{ConductAct, ConductEvent, ConductReason, Standing};
use croupier_table::steps::{Duty, steps};
use croupier_table::{Act, Actor, Command, Entry, Event, Form, Reason, Refusal, Table};

/// A bodily act, and the table at which it is done.
struct Bodily {
    id: &'static str,
    /// The table as far as the step in which the act is instructed, as lines of a scenario.
    before: &'static [&'static str],
    /// Who is instructed, and in which words.
    instructed: (&'static str, &'static str),
    /// What is done, up to its last part.
    done: &'static [&'static str],
    /// Who is asked for the attestation.
    asked: &'static str,
    /// Somebody who has no part in it.
    stranger: &'static str,
}

const MINI: &str = "game minibaccarat\noption decks = 6\nseat 1: sit 500\ndealer: receive 6";
const MIDI: &str = "game midibaccarat\noption decks = 6\nseat 1: sit 500\ndealer: receive 6";
const BACCARAT: &str = "game baccarat\noption decks = 6\nseat 1: sit 500\ndealer: receive 6";
const PRIME: &str = "game three-card-prime\noption shuffling = manual\nseat 1: sit 500\ndealer: receive 1";
const SAIGON: &str = "game saigon-5-card\noption shuffling = manual\nseat 1: sit 500\ndealer: receive 1";

const TO_SPREAD: &str = "dealer: inspect\nfloorperson: verify inspection";
const TO_WASH: &str =
    "dealer: inspect\nfloorperson: verify inspection\ndealer: spread\nseat 1: look at cards";
const OPENED: &str = "dealer: inspect\nfloorperson: verify inspection\ndealer: spread\nseat 1: look at cards\n\
    dealer: wash\ndealer: stack";

const MINI_TWO: &str = "game minibaccarat\noption decks = 6\noption shuffling = device\noption sets = two\n\
    seat 1: sit 500\ndealer: receive 6\ndealer: receive 6 of set 2";
const PRIME_TWO: &str = "game three-card-prime\noption shuffling = counting device\noption sets = two\n\
    seat 1: sit 500\ndealer: receive 1\ndealer: receive 1 of set 2";
const SAIGON_TWO: &str = "game saigon-5-card\noption shuffling = counting device\noption sets = two\n\
    seat 1: sit 500\ndealer: receive 1\ndealer: receive 1 of set 2";
const BOTH_SPREAD: &str = "dealer: inspect\ndealer: inspect of set 2\nfloorperson: verify inspection\n\
    floorperson: verify inspection of set 2\ndealer: spread\nseat 1: look at cards\ndealer: spread of set 2\n\
    seat 1: look at cards of set 2";

const MINI_IDLE: &str = "game minibaccarat\noption decks = 6\nready\nseat 1: sit 500\nseat 1: leave";
const PRIME_IDLE: &str =
    "game three-card-prime\noption shuffling = manual\nready\nseat 1: sit 500\nseat 1: leave";
const SAIGON_IDLE: &str =
    "game saigon-5-card\noption shuffling = manual\nready\nseat 1: sit 500\nseat 1: leave";
const SPREAD_IDLE: &str = "dealer: spread at idle table\nseat 1: sit 500\nseat 1: look at cards";

const FACE_UP: &str = "game minibaccarat\noption dealing = face up\ncards 9c Kd Kc Kh\nready\nseat 1: sit 100\n\
    seat 1: wager player 10\ndealer: no more bets";
const FACE_DOWN: &str = "game minibaccarat\noption dealing = face down\ncards 9c Kd Kc Kh\nready\nseat 1: sit 100\n\
    seat 1: wager player 10\ndealer: no more bets";
const CURATOR: &str = "game baccarat\noption dealing = players turn\ncards 9c Kd Kc Kh\nready\nseat 1: sit 100\n\
    seat 2: sit 100\ndealer: offer shoe to seat 1\nseat 1: accept shoe\nseat 2: wager player 10\n\
    dealer: no more bets\ndealer: say cards";

const PRIME_SHOE: &str = "game three-card-prime\noption dealing = manual shoe\noption shuffling = manual\nready\n\
    seat 1: sit 100\nseat 2: sit 100\nseat 1: wager ante 10\ndealer: no more bets";
const SAIGON_SHOE: &str = "game saigon-5-card\noption dealing = manual shoe\noption shuffling = manual\n\
    cards Kh Kd 4c Qd 6d Jd 2h 4s 3d 2s\nready\n\
    seat 1: sit 100\nseat 2: sit 100\nseat 1: wager ante 10\ndealer: no more bets";
const PRIME_HAND: &str = "game three-card-prime\noption dealing = hand\noption shuffling = counting device\nready\n\
    seat 1: sit 100\nseat 1: wager ante 10";
const SAIGON_HAND: &str = "game saigon-5-card\noption dealing = hand\noption shuffling = counting device\nready\n\
    seat 1: sit 100\nseat 1: wager ante 10";
const DEALT: &str = "dealer: deal\ndealer: discard stub";

const INSPECT: (&str, &str) = ("dealer", "Inspect every deck for defects");
const SPREAD: (&str, &str) = ("dealer", "face up in horizontal fans, deck by deck");
const WASH: (&str, &str) = ("dealer", "face down and");
const IDLE: (&str, &str) = ("dealer", "from the shoe and the rack and spread them face down");
const OWN_CARDS: (&str, &str) = ("seat 1", "only you and the dealer may touch them");
const FULL_VIEW: (&str, &str) = ("seat 1", "in full view of the dealer");

const INSPECTED: &[&str] = &["dealer: inspect", "floorperson: verify inspection"];
const SET: &str = "seat 1: set Kh 4c 6d";
const WASHED: &[&str] = &["dealer: wash", "dealer: stack"];

/// A bodily act before a round, of the dealer.
const fn opening(
    id: &'static str,
    before: &'static [&'static str],
    instructed: (&'static str, &'static str),
    done: &'static [&'static str],
) -> Bodily {
    Bodily { id, before, instructed, done, asked: "dealer", stranger: "seat 1" }
}

/// A bodily act in a round.
const fn in_round(
    id: &'static str,
    before: &'static [&'static str],
    instructed: (&'static str, &'static str),
    done: &'static [&'static str],
    [asked, stranger]: [&'static str; 2],
) -> Bodily {
    Bodily { id, before, instructed, done, asked, stranger }
}

#[rustfmt::skip]
const ALL: [Bodily; 36] = [
    opening("627a.4(a)", &[MINI], INSPECT, INSPECTED),
    opening("627a.4(b)", &[MINI, TO_SPREAD], SPREAD, &["dealer: spread"]),
    opening("627a.4(c)", &[MINI, TO_WASH], WASH, WASHED),
    opening("627a.4(d)", &[MINI_TWO, BOTH_SPREAD], ("dealer", "this batch face down, apart from the other one"),
        &["dealer: turn face down", "dealer: stack", "dealer: turn face down of set 2", "dealer: stack of set 2"]),
    opening("627a.5(g)", &[MINI_IDLE], IDLE, &["dealer: spread at idle table"]),
    opening("627a.5(g)(1)", &[MINI_IDLE, SPREAD_IDLE], WASH, WASHED),
    in_round("627a.8(c)(1)", &[FACE_UP], ("dealer", "with the left hand and lay them face up with the right"),
        &["dealer: deal a card", "dealer: deal four"], ["dealer", "seat 1"]),
    in_round("627a.8(c)(2)", &[FACE_DOWN], ("dealer", "under the right corner of the shoe"),
        &["dealer: deal four", "dealer: turn player", "dealer: announce player", "dealer: turn banker"],
        ["dealer", "floorperson"]),
    opening("629a.4(a)", &[MIDI], INSPECT, INSPECTED),
    opening("629a.4(b)", &[MIDI, TO_SPREAD], SPREAD, &["dealer: spread"]),
    opening("629a.4(c)", &[MIDI, TO_WASH], WASH, WASHED),
    opening("631a.4(a)", &[BACCARAT], INSPECT, INSPECTED),
    opening("631a.4(b)", &[BACCARAT, TO_SPREAD], SPREAD, &["dealer: spread"]),
    opening("631a.4(c)", &[BACCARAT, TO_WASH], WASH, WASHED),
    opening("631a.5(a)", &[BACCARAT, OPENED, "dealer: wash\ndealer: stack"],
        ("dealer", "each dealer independently of the others"), &["dealer: shuffle"]),
    in_round("631a.9(d)(1)", &[CURATOR], ("seat 1", "put the Banker's Hand under the right corner of the shoe"),
        &["seat 1: deal a card", "curator: deal four"], ["seat 1", "dealer"]),
    opening("679a.4(a)", &[PRIME], INSPECT, INSPECTED),
    opening("679a.4(b)", &[PRIME, TO_SPREAD], SPREAD, &["dealer: spread"]),
    opening("679a.4(c)", &[PRIME, TO_WASH], WASH, WASHED),
    opening("679a.4(d)", &[PRIME_TWO, BOTH_SPREAD], WASH,
        &["dealer: wash", "dealer: stack", "dealer: wash of set 2", "dealer: stack of set 2"]),
    opening("679a.5(f)", &[PRIME_IDLE], IDLE,
        &["dealer: spread at idle table", "seat 1: sit 500\nseat 1: look at cards", "dealer: wash", "dealer: stack"]),
    in_round("679a.8(b)", &[PRIME_SHOE], ("dealer", "Draw with the hand nearest the shoe"),
        &["dealer: deal next", "dealer: deal"], ["dealer", "seat 1"]),
    in_round("679a.9(a)(2)", &[PRIME_HAND], ("dealer", "the deck stays in it for the whole round"),
        &["dealer: no more bets", "dealer: deal", "dealer: discard stub"], ["dealer", "seat 1"]),
    in_round("679a.11(a)", &[PRIME_SHOE, DEALT], OWN_CARDS, &["seat 1: play"], ["seat 1", "seat 2"]),
    in_round("679a.11(a)(1)", &[PRIME_SHOE, DEALT], OWN_CARDS, &["seat 1: play", "dealer: reveal"],
        ["dealer", "seat 2"]),
    in_round("679a.11(a)(2)", &[PRIME_SHOE, DEALT], FULL_VIEW, &["seat 1: play", "dealer: reveal"],
        ["dealer", "floorperson"]),
    opening("680a.4(a)", &[SAIGON], INSPECT, INSPECTED),
    opening("680a.4(b)", &[SAIGON, TO_SPREAD], SPREAD, &["dealer: spread"]),
    opening("680a.4(c)", &[SAIGON, TO_WASH], WASH, WASHED),
    opening("680a.4(d)", &[SAIGON_TWO, BOTH_SPREAD], WASH,
        &["dealer: wash", "dealer: stack", "dealer: wash of set 2", "dealer: stack of set 2"]),
    opening("680a.5(f)", &[SAIGON_IDLE], IDLE,
        &["dealer: spread at idle table", "seat 1: sit 500\nseat 1: look at cards", "dealer: wash", "dealer: stack"]),
    in_round("680a.8(b)", &[SAIGON_SHOE], ("dealer", "Draw with the hand nearest the shoe"),
        &["dealer: deal next", "dealer: deal"], ["dealer", "seat 1"]),
    in_round("680a.9(a)(2)", &[SAIGON_HAND], ("dealer", "the deck stays in it for the whole round"),
        &["dealer: no more bets", "dealer: deal", "dealer: discard stub"], ["dealer", "seat 1"]),
    in_round("680a.11(a)", &[SAIGON_SHOE, DEALT], OWN_CARDS, &[SET], ["seat 1", "seat 2"]),
    in_round("680a.11(a)(1)", &[SAIGON_SHOE, DEALT], OWN_CARDS, &[SET, "dealer: reveal"],
        ["dealer", "seat 2"]),
    in_round("680a.11(a)(2)", &[SAIGON_SHOE, DEALT], FULL_VIEW, &[SET, "dealer: reveal"],
        ["dealer", "floorperson"]),
];

impl Bodily {
    fn provision(&self) -> Provision {
        Provision::of(self.id)
    }

    fn at(&self, done: usize) -> Table {
        let lines = [self.before, &self.done[..done]].concat().join("\n");
        let stage = scenario::run(&lines).unwrap_or_else(|failure| panic!("{}: {failure}", self.id));
        stage.table().expect("a table").clone()
    }

    /// Says that it was done so.
    fn attest(&self, table: &mut Table, by: &str) -> Result<Vec<Entry>, Refusal> {
        perform(table, by, ConductAct::Attest { provision: self.provision() })
    }

    /// Reports that it was done otherwise.
    fn report(&self, table: &mut Table) -> Vec<Entry> {
        let act = ConductAct::ReportBreach { provision: self.provision(), by: actor(self.asked) };
        perform(table, "floorperson", act).expect("a breach can always be reported")
    }

    /// Who is asked for the attestation now.
    fn asks(&self, table: &Table) -> Vec<Actor> {
        let attest = Form::Exact(ConductAct::Attest { provision: self.provision() }.into());
        let listed = steps(table.state(), table.state().clock);
        let asking = listed.into_iter().filter(|step| step.act == attest);
        let asked = asking.map(|step| {
            assert_eq!((step.duty, step.provision), (Duty::May, self.provision()));
            step.by
        });
        asked.collect()
    }
}

fn actor(name: &str) -> Actor {
    name.parse().expect("an actor")
}

fn perform(table: &mut Table, by: &str, act: ConductAct) -> Result<Vec<Entry>, Refusal> {
    let command = Command::new(table.state().clock, actor(by), Act::Conduct(act));
    table.act(&command).map(<[Entry]>::to_vec)
}

fn refused(why: ConductReason, bodily: &Bodily) -> Result<Vec<Entry>, Refusal> {
    Err(Refusal { reason: Reason::Conduct(why), provision: Some(bodily.provision()) })
}

fn is_attestation(entry: &Entry) -> bool {
    entry.event == Event::Conduct(ConductEvent::Attested)
}

#[test]
fn the_list_has_every_provision_that_asks_for_a_bodily_act() {
    let instructed = Provision::all().filter(|provision| provision.row().way == Way::Instructed);
    assert!(instructed.eq(ALL.iter().map(Bodily::provision)));
}

#[test]
fn every_bodily_act_is_instructed_in_the_step_of_its_actor() {
    proves!("627a.4(a)", "627a.4(b)", "627a.4(c)", "627a.4(d)", "627a.5(g)", "627a.5(g)(1)");
    proves!("627a.8(c)(1)", "627a.8(c)(2)", "629a.4(a)", "629a.4(b)", "629a.4(c)", "631a.4(a)");
    proves!("631a.4(b)", "631a.4(c)", "631a.5(a)", "631a.9(d)(1)", "679a.4(a)", "679a.4(b)");
    proves!("679a.4(c)", "679a.4(d)", "679a.5(f)", "679a.8(b)", "679a.9(a)(2)", "679a.11(a)");
    proves!("679a.11(a)(1)", "679a.11(a)(2)", "680a.4(a)", "680a.4(b)", "680a.4(c)", "680a.4(d)");
    proves!("680a.5(f)", "680a.8(b)", "680a.9(a)(2)", "680a.11(a)", "680a.11(a)(1)", "680a.11(a)(2)");
    for bodily in &ALL {
        let (table, (by, words)) = (bodily.at(0), bodily.instructed);
        let listed = steps(table.state(), table.state().clock);
        let told: Vec<_> = listed.iter().filter(|step| step.says.contains(words)).collect();
        assert!(!told.is_empty(), "{}: nobody is told {words:?}: {listed:#?}", bodily.id);
        assert!(told.iter().all(|step| step.by == actor(by)), "{}: {told:?}", bodily.id);
    }
}

#[test]
fn no_act_of_another_kind_attests_anything() {
    proves!("627a.4(a)", "627a.4(b)", "627a.4(c)", "627a.4(d)", "627a.5(g)", "627a.5(g)(1)");
    proves!("627a.8(c)(1)", "627a.8(c)(2)", "629a.4(a)", "629a.4(b)", "629a.4(c)", "631a.4(a)");
    proves!("631a.4(b)", "631a.4(c)", "631a.5(a)", "631a.9(d)(1)", "679a.4(a)", "679a.4(b)");
    proves!("679a.4(c)", "679a.4(d)", "679a.5(f)", "679a.8(b)", "679a.9(a)(2)", "679a.11(a)");
    proves!("679a.11(a)(1)", "679a.11(a)(2)", "680a.4(a)", "680a.4(b)", "680a.4(c)", "680a.4(d)");
    proves!("680a.5(f)", "680a.8(b)", "680a.9(a)(2)", "680a.11(a)", "680a.11(a)(1)", "680a.11(a)(2)");
    for bodily in &ALL {
        let table = bodily.at(bodily.done.len());
        assert!(!table.record().iter().any(is_attestation), "{}", bodily.id);
    }
}

#[test]
fn a_bodily_act_is_attested_only_once_its_last_part_is_done() {
    proves!("627a.4(a)", "627a.4(b)", "627a.4(c)", "627a.4(d)", "627a.5(g)", "627a.5(g)(1)");
    proves!("627a.8(c)(1)", "627a.8(c)(2)", "629a.4(a)", "629a.4(b)", "629a.4(c)", "631a.4(a)");
    proves!("631a.4(b)", "631a.4(c)", "631a.5(a)", "631a.9(d)(1)", "679a.4(a)", "679a.4(b)");
    proves!("679a.4(c)", "679a.4(d)", "679a.5(f)", "679a.8(b)", "679a.9(a)(2)", "679a.11(a)");
    proves!("679a.11(a)(1)", "679a.11(a)(2)", "680a.4(a)", "680a.4(b)", "680a.4(c)", "680a.4(d)");
    proves!("680a.5(f)", "680a.8(b)", "680a.9(a)(2)", "680a.11(a)", "680a.11(a)(1)", "680a.11(a)(2)");
    for bodily in &ALL {
        for parts in 0..bodily.done.len() {
            let mut table = bodily.at(parts);
            assert_eq!(bodily.asks(&table), [], "{} after {parts} parts", bodily.id);
            let why = refused(ConductReason::NotDone, bodily);
            assert_eq!(bodily.attest(&mut table, bodily.asked), why, "{} after {parts} parts", bodily.id);
        }
        let mut table = bodily.at(bodily.done.len());
        assert!(bodily.asks(&table).contains(&actor(bodily.asked)), "{}", bodily.id);
        let stranger = bodily.attest(&mut table, bodily.stranger);
        assert_eq!(stranger, refused(ConductReason::NoPartInIt, bodily), "{}", bodily.id);
        let entries =
            bodily.attest(&mut table, bodily.asked).unwrap_or_else(|why| panic!("{}: {why}", bodily.id));
        let [entry] = &entries[..] else { panic!("{}: {entries:?}", bodily.id) };
        assert!(is_attestation(entry));
        assert_eq!((entry.by, entry.provision), (actor(bodily.asked), bodily.provision()));
        assert_eq!(bodily.asks(&table), [], "{}: whoever has said so is not asked again", bodily.id);
    }
}

#[test]
fn a_breach_can_be_reported_is_recorded_and_bars_the_attestation() {
    proves!("627a.4(a)", "627a.4(b)", "627a.4(c)", "627a.4(d)", "627a.5(g)", "627a.5(g)(1)");
    proves!("627a.8(c)(1)", "627a.8(c)(2)", "629a.4(a)", "629a.4(b)", "629a.4(c)", "631a.4(a)");
    proves!("631a.4(b)", "631a.4(c)", "631a.5(a)", "631a.9(d)(1)", "679a.4(a)", "679a.4(b)");
    proves!("679a.4(c)", "679a.4(d)", "679a.5(f)", "679a.8(b)", "679a.9(a)(2)", "679a.11(a)");
    proves!("679a.11(a)(1)", "679a.11(a)(2)", "680a.4(a)", "680a.4(b)", "680a.4(c)", "680a.4(d)");
    proves!("680a.5(f)", "680a.8(b)", "680a.9(a)(2)", "680a.11(a)", "680a.11(a)(1)", "680a.11(a)(2)");
    for bodily in &ALL {
        for parts in 0..=bodily.done.len() {
            let mut table = bodily.at(parts);
            let entries = bodily.report(&mut table);
            let breached = Event::Conduct(ConductEvent::Breached { by: actor(bodily.asked) });
            assert!(
                entries
                    .iter()
                    .map(|entry| (entry.provision, &entry.event))
                    .eq([(bodily.provision(), &breached)])
            );
            assert_eq!(bodily.asks(&table), [], "{}", bodily.id);
            let why = refused(ConductReason::BreachReported, bodily);
            assert_eq!(bodily.attest(&mut table, bodily.asked), why, "{}", bodily.id);
        }
    }
}

/// A breach bars what follows it in the same round, also where the act goes on as if nothing had been.
#[test]
fn a_breach_reported_during_the_act_stands_when_the_act_is_done() {
    proves!("627a.4(a)", "627a.4(b)", "627a.4(c)", "627a.4(d)", "627a.5(g)", "627a.5(g)(1)");
    proves!("627a.8(c)(1)", "627a.8(c)(2)", "629a.4(a)", "629a.4(b)", "629a.4(c)", "631a.4(a)");
    proves!("631a.4(b)", "631a.4(c)", "631a.5(a)", "631a.9(d)(1)", "679a.4(a)", "679a.4(b)");
    proves!("679a.4(c)", "679a.4(d)", "679a.5(f)", "679a.8(b)", "679a.9(a)(2)", "679a.11(a)");
    proves!("679a.11(a)(1)", "679a.11(a)(2)", "680a.4(a)", "680a.4(b)", "680a.4(c)", "680a.4(d)");
    proves!("680a.5(f)", "680a.8(b)", "680a.9(a)(2)", "680a.11(a)", "680a.11(a)(1)", "680a.11(a)(2)");
    for bodily in &ALL {
        let report = format!("floorperson: report breach of {} by dealer", bodily.id);
        let lines = [bodily.before, &[&report], bodily.done].concat().join("\n");
        // A round that begins in between is another round.
        if bodily.done.contains(&"dealer: no more bets") {
            continue;
        }
        let stage = scenario::run(&lines).unwrap_or_else(|failure| panic!("{}: {failure}", bodily.id));
        let state = stage.state().expect("a table");
        assert_eq!(state.conduct.standing(bodily.provision()), Some(Standing::Broken), "{}", bodily.id);
    }
}

#[test]
fn the_next_round_asks_about_nothing_that_was_done_before_it() {
    proves!("627a.8(c)(1)");
    let bodily = ALL.iter().find(|bodily| bodily.id == "627a.8(c)(1)").expect("it is in the list");
    let rest = "dealer: announce player\ndealer: announce banker\ndealer: announce result\n\
        dealer: collect losing wagers\ndealer: settle seat 1\ndealer: clear cards\nseat 1: wager player 10";
    for reported in ["", "floorperson: report breach of 627a.8(c)(1) by dealer"] {
        let lines = [bodily.before, bodily.done, &[reported, rest]].concat().join("\n");
        let play = |lines: &str| scenario::run(lines).unwrap().table().expect("a table").clone();
        let mut before = play(&lines);
        assert_eq!(bodily.attest(&mut before, "dealer").is_ok(), reported.is_empty());
        let mut next = play(&format!("{lines}\ndealer: no more bets"));
        assert_eq!(bodily.attest(&mut next, "dealer"), refused(ConductReason::NotDone, bodily));
    }
}

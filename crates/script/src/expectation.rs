//! What a scenario expects: of an act, and of the table.

use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Defect;
use croupier_rules::{Cents, Provision};

use croupier_table::command::Actor;
use croupier_table::decide::Decision;
use croupier_table::event::{Entry, Event};
use croupier_table::ledger::Account;
use croupier_table::steps::steps;
use croupier_table::wagering::wagers;

use crate::failure::Problem;
use crate::stage::{Stage, unlawful};
use crate::{actor, options, verbs};

/// What an act is expected to bring about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expectation {
    /// It is done.
    Done,
    /// It is refused, under a provision where one is named.
    Refused(Option<Provision>),
    /// Somebody says this.
    Says(String),
    /// An entry rests on this provision.
    Cites(Provision),
}

impl Expectation {
    pub(crate) fn parse(text: &str) -> Result<Expectation, Problem> {
        let text = text.trim();
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest.trim()) {
            ("ok", "") => Ok(Expectation::Done),
            ("refused", "") => Ok(Expectation::Refused(None)),
            ("refused", id) => provision(id).map(|provision| Expectation::Refused(Some(provision))),
            ("says", words) => Ok(Expectation::Says(words.trim_matches('"').to_string())),
            ("cites", id) => provision(id).map(Expectation::Cites),
            _ => Err(Problem::unreadable("ok, refused [PROVISION], says \"WORDS\" or cites PROVISION")),
        }
    }
}

fn provision(id: &str) -> Result<Provision, Problem> {
    Provision::find(id).ok_or_else(|| Problem::unreadable(format!("{id:?} is not a provision")))
}

/// Whether a decision is what was expected of it. `told` puts into words what was done.
pub(crate) fn meets(
    expects: &Expectation,
    decision: &Decision,
    told: impl Fn() -> String,
) -> Result<(), Problem> {
    let told = |decision: &Decision| match decision {
        Ok(_) => format!("done: {}", told()),
        Err(refusal) => format!("refused: {refusal}"),
    };
    match (expects, decision) {
        (Expectation::Done, Ok(_)) | (Expectation::Refused(None), Err(_)) => Ok(()),
        (Expectation::Refused(Some(provision)), Err(refusal)) if refusal.provision == Some(*provision) => {
            Ok(())
        }
        (Expectation::Refused(provision), _) => Err(Problem::differs(refused(*provision), told(decision))),
        (Expectation::Says(words), Ok(entries)) if said(entries, words) => Ok(()),
        (Expectation::Says(words), _) => Err(Problem::differs(format!("says {words:?}"), told(decision))),
        (Expectation::Cites(id), Ok(entries)) if entries.iter().any(|entry| entry.provision == *id) => Ok(()),
        (Expectation::Cites(id), _) => Err(Problem::differs(format!("cites {id}"), told(decision))),
        (Expectation::Done, Err(_)) => Err(Problem::differs("ok", told(decision))),
    }
}

/// Whether the judgment of a table's options is what was expected of it.
pub(crate) fn judges(expects: &Expectation, defects: Option<&[Defect]>) -> Result<(), Problem> {
    let under = |id: Provision| defects.is_some_and(|all| all.iter().any(|one| one.provision == Some(id)));
    let got = defects.map_or("a lawful table".to_string(), unlawful);
    match (expects, defects) {
        (Expectation::Done, None) | (Expectation::Refused(None), Some(_)) => Ok(()),
        (Expectation::Refused(Some(id)), Some(_)) if under(*id) => Ok(()),
        (Expectation::Refused(id), _) => Err(Problem::differs(refused(*id), got)),
        (Expectation::Done | Expectation::Says(_) | Expectation::Cites(_), _) => {
            Err(Problem::differs("a lawful table", got))
        }
    }
}

fn refused(provision: Option<Provision>) -> String {
    provision.map_or("refused".to_string(), |id| format!("refused under {id}"))
}

fn said(entries: &[Entry], words: &str) -> bool {
    let says = |event: &Event| matches!(event, Event::Announced(said) if said.to_string() == words);
    entries.iter().any(|entry| says(&entry.event))
}

/// Something that must be so at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// What an account holds.
    Chips(Account, Cents),
    /// What is staked: the position, the wager's name and how much.
    Wager(croupier_table::seat::Seat, String, Cents),
    /// Marked vigorish of a seat.
    Owed(croupier_table::seat::Seat, Cents),
    /// Words that were, or were not, said since the table opened.
    Said { said: bool, words: String },
    /// How many cards are left in the stack in play.
    CardsLeft(usize),
    /// Whether the betting is open.
    Betting(bool),
    /// A step that is, or is not, listed.
    Next { listed: bool, actor: Actor, words: String },
    /// What a viewer sees of a hand; `??` is a card face down.
    View { viewer: String, hand: String, cards: String },
    /// The Point Count of a hand.
    Count(String, u8),
}

impl Check {
    pub(crate) fn parse(text: &str) -> Result<Check, Problem> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "chips" => equals(rest)
                .and_then(|(who, amount)| Ok(Check::Chips(account(who)?, options::dollars(amount)?))),
            "wager" => wager(rest),
            "owed" => equals(rest)
                .and_then(|(who, amount)| Ok(Check::Owed(actor::seat(who)?, options::dollars(amount)?))),
            "said" => Ok(words_said(rest, true)),
            "cards" => cards_left(rest),
            "betting" => betting(rest),
            "next" => next(rest, true),
            "not" => not(rest),
            "hand" => equals(rest).map(|(hand, cards)| view("everything", hand, cards)),
            "view" => seen(rest),
            "count" => count(rest),
            _ => Err(Problem::unreadable(
                "expect chips, wager, owed, said, not said, betting, next, not next, hand, view, count or cards left",
            )),
        }
    }

    /// Whether it is so.
    pub(crate) fn hold(&self, stage: &Stage) -> Result<(), Problem> {
        let state = stage.state().ok_or_else(|| Problem::unreadable("something must be done first"))?;
        match self {
            Check::Chips(account, amount) => same(state.ledger.balance(*account), *amount),
            Check::Wager(position, name, amount) => {
                let of_game = |wager: &Wager| wagers(state.game()).contains(wager);
                let wager = Wager::from_slug(name).filter(of_game);
                let wager =
                    wager.ok_or_else(|| Problem::unreadable(format!("this game has no wager {name:?}")))?;
                same(state.ledger.balance(Account::Layout(*position, wager)), *amount)
            }
            Check::Owed(seat, amount) => match state.baccarat() {
                Some(table) => same(table.vigorish_owed(*seat), *amount),
                None => Err(Problem::unreadable("only the baccarat games have vigorish")),
            },
            Check::Said { said: expected, words } => heard(said(stage.record(), words), *expected, words),
            Check::CardsLeft(cards) => same(state.cards.shoe().remaining(), *cards),
            Check::Betting(open) => same(betting_is(state.betting_is_open()), betting_is(*open)),
            Check::Next { listed, actor, words } => {
                let act = stage.read(*actor, words)?;
                let found = steps(state, state.clock)
                    .iter()
                    .any(|step| step.by == *actor && step.act.resembles(&act));
                same(step_is(found), step_is(*listed))
            }
            Check::View { viewer, hand, cards } => {
                let got = verbs::seen(state, viewer, hand)?;
                if got == *cards { Ok(()) } else { Err(Problem::differs(cards.as_str(), got)) }
            }
            Check::Count(hand, count) => same(verbs::count(state, hand)?, *count),
        }
    }
}

fn same<T: PartialEq + ToString>(got: T, expected: T) -> Result<(), Problem> {
    if got == expected { Ok(()) } else { Err(Problem::differs(expected.to_string(), got.to_string())) }
}

const fn betting_is(open: bool) -> &'static str {
    if open { "the betting is open" } else { "the betting is closed" }
}

const fn step_is(listed: bool) -> &'static str {
    if listed { "that is among the next steps" } else { "that is not among the next steps" }
}

fn equals(text: &str) -> Result<(&str, &str), Problem> {
    let (left, right) = text.split_once('=').ok_or_else(|| Problem::unreadable("WHAT = VALUE"))?;
    Ok((left.trim(), right.trim()))
}

fn account(text: &str) -> Result<Account, Problem> {
    match text {
        "bank" => Ok(Account::Bank),
        "drop box" => Ok(Account::DropBox),
        seat => actor::seat(seat).map(Account::Player),
    }
}

/// `seat 3 banker = 100`
fn wager(text: &str) -> Result<Check, Problem> {
    let (what, amount) = equals(text)?;
    let (seat, name) = what.rsplit_once(' ').ok_or_else(|| Problem::unreadable("seat N WAGER = DOLLARS"))?;
    Ok(Check::Wager(actor::seat(seat)?, name.to_string(), options::dollars(amount)?))
}

fn betting(text: &str) -> Result<Check, Problem> {
    match text.trim() {
        "open" => Ok(Check::Betting(true)),
        "closed" => Ok(Check::Betting(false)),
        _ => Err(Problem::unreadable("betting open or betting closed")),
    }
}

/// `not next ACTOR: VERB` or `not said "WORDS"`
fn not(text: &str) -> Result<Check, Problem> {
    match text.split_once(' ') {
        Some(("next", rest)) => next(rest, false),
        Some(("said", rest)) => Ok(words_said(rest, false)),
        _ => Err(Problem::unreadable("not next ACTOR: what is done, or not said \"WORDS\"")),
    }
}

fn words_said(text: &str, said: bool) -> Check {
    Check::Said { said, words: text.trim().trim_matches('"').to_string() }
}

fn heard(said: bool, expected: bool, words: &str) -> Result<(), Problem> {
    let told = |said| if said { format!("{words:?} was said") } else { format!("{words:?} was not said") };
    if said == expected { Ok(()) } else { Err(Problem::differs(told(expected), told(said))) }
}

/// `left = 300`
fn cards_left(text: &str) -> Result<Check, Problem> {
    match equals(text)? {
        ("left", number) => {
            number.parse().map(Check::CardsLeft).map_err(|_| Problem::unreadable("a number of cards"))
        }
        _ => Err(Problem::unreadable("cards left = NUMBER")),
    }
}

fn next(text: &str, listed: bool) -> Result<Check, Problem> {
    let (who, words) = text.split_once(':').ok_or_else(|| Problem::unreadable("next ACTOR: what is done"))?;
    Ok(Check::Next { listed, actor: actor::parse(who)?, words: words.trim().to_string() })
}

/// `seat 3: dealer = ?? ?? ??`
fn seen(text: &str) -> Result<Check, Problem> {
    let (viewer, rest) =
        text.split_once(':').ok_or_else(|| Problem::unreadable("view VIEWER: HAND = CARDS"))?;
    let (hand, cards) = equals(rest)?;
    Ok(view(viewer.trim(), hand, cards))
}

fn view(viewer: &str, hand: &str, cards: &str) -> Check {
    let cards = cards.split_whitespace().collect::<Vec<_>>().join(" ");
    Check::View { viewer: viewer.to_string(), hand: hand.to_string(), cards }
}

fn count(text: &str) -> Result<Check, Problem> {
    let (hand, count) = equals(text)?;
    let count = count.parse().map_err(|_| Problem::unreadable("a Point Count"))?;
    Ok(Check::Count(hand.to_string(), count))
}

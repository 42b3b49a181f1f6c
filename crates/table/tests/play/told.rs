//! Every entry of random rounds is told: by whom, when, under which provision, in a sentence that is fit for surveillance.
//! A card is named when it becomes known to whoever is told, and not before.

use std::collections::BTreeSet;

use croupier_rules::{Card, GameId};
use croupier_table::explain::{Teller, sentence};
use croupier_table::ledger::Cause;
use croupier_table::sight::{Happening, Seen};
use croupier_table::{Entry, Event, State, Table, Viewer, view};

use crate::recorder::genesis;
use crate::tables;
use crate::undealt::cards_in;
use crate::walk::{Trouble, Walk};
use crate::wire;

/// The cards that a sentence names.
fn named(sentence: &str) -> BTreeSet<Card> {
    let words = sentence.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter_map(|word| word.parse().ok().filter(|card: &Card| card.to_string() == word)).collect()
}

/// The cards of hands that a viewer sees.
fn seen(state: &State, viewer: Viewer) -> BTreeSet<Card> {
    let hands = view(state, state.clock, viewer).hands;
    hands.iter().flat_map(|hand| &hand.cards).filter_map(|card| card.seen().copied()).collect()
}

/// What has been told, to be sure that there was something to tell.
#[derive(Debug, Default)]
struct Counted {
    entries: usize,
    cards: usize,
    payments: usize,
    reasons: usize,
}

/// Whether a sentence reads like one.
#[track_caller]
fn is_a_sentence(text: &str) {
    let first = text.chars().next().expect("a sentence has words");
    assert!(first.is_ascii_uppercase() || first.is_ascii_digit() || first == '$', "{text:?}");
    assert!(text.ends_with(['.', '"']) && !text.contains("  ") && !text.contains(".."), "{text:?}");
}

fn check_line(entry: &Entry, told: &Happening, game: GameId) {
    assert_eq!((told.n, told.at, told.by), (entry.n, entry.at, entry.by));
    assert!(told.also.iter().chain([&told.provision]).all(|provision| provision.game() == game), "{told:?}");
    assert!(!told.also.contains(&told.provision), "{told:?}");
    is_a_sentence(&told.sentence);
}

/// Every card that was shown is named, and no card that the viewer does not know.
fn check_cards(told: &Happening, known: &BTreeSet<Card>, counted: &mut Counted) {
    let (names, event) =
        (named(&told.sentence), serde_json::to_value(&told.event).expect("an event can be written"));
    let opened = cards_in(&event);
    for card in told.shown.iter().map(|shown| shown.card).chain(opened.iter().copied()) {
        assert!(names.contains(&card), "{card} becomes known: {told:?}");
    }
    // What a provision says can begin with "As".
    if matches!(told.event, Event::Conduct(_)) {
        return;
    }
    let strange: Vec<_> =
        names.iter().filter(|card| !known.contains(card) && !opened.contains(card)).collect();
    assert!(strange.is_empty(), "{strange:?} is not known: {told:?}");
    counted.cards += names.len();
}

/// A payment has its odds, a wager that is lost or returned its reason.
fn check_chips(told: &Happening, counted: &mut Counted) {
    let Event::Chips(transfer) = &told.event else { return };
    let says = |words: &str| told.sentence.contains(words);
    match transfer.cause {
        Cause::WagerPaid => {
            assert!(says("It is paid at ") && says(" to ") && says(" wins: "), "{told:?}");
            counted.payments += 1;
        }
        Cause::WagerLost => {
            assert!(says(" loses: "), "{told:?}");
            counted.reasons += 1;
        }
        Cause::WagerReturned => assert!(says(" goes back.") || says(" is returned: "), "{told:?}"),
        Cause::BuyIn
        | Cause::CashOut
        | Cause::WagerPlaced
        | Cause::WagerWithdrawn
        | Cause::BeyondGap
        | Cause::RoundVoid
        | Cause::PaymentReversed
        | Cause::LossReversed
        | Cause::Corrected
        | Cause::WagerAbandoned
        | Cause::VigorishCollected => {}
    }
}

/// Plays a table for a while and has it told to somebody.
fn told(game: GameId, number: usize, counted: &mut Counted) {
    let setups = tables::of(game);
    let genesis = genesis(&setups[number % setups.len()]);
    let mut walk = Walk::at(genesis.clone(), number as u64, Trouble::Frequent);
    while walk.commands.len() < 250 {
        walk.command();
    }
    let viewers = wire::viewers(Table::open(genesis.clone()).state());
    for viewer in [Viewer::Surveillance, viewers[number % viewers.len()]] {
        let mut teller = Teller::open(&genesis, viewer);
        for entry in walk.table.record() {
            let mut known = seen(teller.state(), viewer);
            let told = teller.tell(entry);
            known.extend(seen(teller.state(), viewer));
            check_line(entry, &told, game);
            is_a_sentence(&sentence(entry));
            check_cards(&told, &known, counted);
            check_chips(&told, counted);
            counted.entries += 1;
        }
    }
}

#[test]
fn every_entry_is_told_with_its_cards_odds_and_reasons() {
    for game in GameId::ALL {
        let mut counted = Counted::default();
        (0..40).for_each(|number| told(game, number, &mut counted));
        assert!(counted.entries > 10_000 && counted.cards > 1_000, "{game}: {counted:?}");
        assert!(counted.payments > 100 && counted.reasons > 100, "{game}: {counted:?}");
    }
}

/// What surveillance is told of a deal names the card, face down or not; a player who may not see it is not told.
#[test]
fn a_teller_tells_what_a_happening_does() {
    let genesis = genesis(&tables::of(GameId::Midibaccarat)[0]);
    let mut walk = Walk::at(genesis.clone(), 7, Trouble::None);
    (0..3).for_each(|_| walk.round());
    let viewer = Viewer::Onlooker;
    let (mut teller, mut state) = (Teller::open(&genesis, viewer), Table::open(genesis).state().clone());
    for entry in walk.table.record() {
        let before = Seen::by(&state, viewer);
        croupier_table::evolve(&mut state, entry);
        assert_eq!(teller.tell(entry), croupier_table::sight::happening(&before, &state, entry, viewer));
    }
    assert_eq!(teller.state(), &state);
}

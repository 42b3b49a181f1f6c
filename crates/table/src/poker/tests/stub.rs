//! The stub: discarded unseen, or counted at least every fifth round (reading ER-224).

use croupier_rules::submission::Edits;
use croupier_rules::{Cents, Provision, proves};

use super::helpers::*;
use crate::cards::{CardsAct, CardsReason, SetId};
use crate::command::{Act, Actor};
use crate::decide::decide;
use crate::poker::{Phase, PokerAct, PokerReason};
use crate::seats::SeatsAct;

/// The clauses on discarding, counting, a right count and a wrong count.
const CLAUSES: [(croupier_rules::GameId, Dealing, [&str; 4]); 6] = [
    (ThreeCardPrime, Dealing::ManualShoe, ["679a.8(e)", "679a.8(f)", "679a.8(g)", "679a.8(h)"]),
    (ThreeCardPrime, Dealing::Hand, ["679a.9(c)", "679a.9(d)", "679a.9(e)", "679a.9(f)"]),
    (ThreeCardPrime, Dealing::AutomatedShoe, ["679a.10(c)", "679a.10(d)", "679a.10(e)", "679a.10(f)"]),
    (Saigon5Card, Dealing::ManualShoe, ["680a.8(d)", "680a.8(e)", "680a.8(f)", "680a.8(g)"]),
    (Saigon5Card, Dealing::Hand, ["680a.9(c)", "680a.9(d)", "680a.9(e)", "680a.9(f)"]),
    (Saigon5Card, Dealing::AutomatedShoe, ["680a.10(c)", "680a.10(d)", "680a.10(e)", "680a.10(f)"]),
];

fn setup(game: croupier_rules::GameId, dealing: Dealing) -> Edits {
    dealt_by(game, dealing).with("cards.shuffling", "device")
}

/// Two players, every hand dealt, the stub still there. Also the right number of cards in the stub.
fn dealt(game: croupier_rules::GameId, method: Dealing) -> (Bench, u8) {
    let mut bench = Bench::with_antes(setup(game, method), "", &[1, 2]);
    bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
    let stub = if game == ThreeCardPrime { 52 - 9 } else { 53 - 15 };
    (bench, stub)
}

#[test]
fn s679a_8_e_the_stub_goes_to_the_rack_before_the_players_act() {
    proves!("679a.8(e)", "679a.9(c)", "679a.10(c)", "680a.8(d)", "680a.9(c)", "680a.10(c)");
    for (game, method, [stub, ..]) in CLAUSES {
        let (mut bench, _) = dealt(game, method);
        assert_eq!(bench.refuse(Dealer, PokerAct::Reveal), (PokerReason::StubIsThere, Some(stub)));
        let told = told(&bench.act(Dealer, PokerAct::DiscardStub));
        let removed = provisions_of(&told, "StubRemoved");
        assert_eq!(removed, if method == Dealing::Hand { vec![] } else { vec![stub] });
        assert_eq!(provisions_of(&told, "StubDiscarded"), [stub]);
        assert_eq!(bench.refuse(Dealer, PokerAct::DiscardStub), (PokerReason::StubIsGone, Some(stub)));
        assert_eq!(bench.table().phase(), Phase::Playing);
    }
}

/// A round that nobody wins anything in: all is void because of a reported wrong number of cards.
fn next_round(bench: &mut Bench) {
    bench.next_deck("");
    for number in [1, 2] {
        bench.bet(number, number, ANTE, 10);
    }
    bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
}

fn void(bench: &mut Bench) {
    let to = crate::poker::Recipient::Dealer;
    bench.act(Dealer, PokerAct::ReportWrongNumber { to, cards: 0 });
}

#[test]
fn s679a_8_f_fifth_round_without_a_count_must_be_counted() {
    proves!("679a.8(f)", "679a.9(d)", "679a.10(d)", "680a.8(e)", "680a.9(d)", "680a.10(d)");
    for (game, method, [_, count, ..]) in CLAUSES {
        let (mut bench, stub) = dealt(game, method);
        for _ in 1..5 {
            bench.act(Dealer, PokerAct::DiscardStub);
            void(&mut bench);
            next_round(&mut bench);
        }
        assert_eq!(bench.refuse(Dealer, PokerAct::DiscardStub), (PokerReason::CountIsDue, Some(count)));
        let told = told(&bench.act(Dealer, PokerAct::CountStub { cards: stub }));
        assert_eq!(provisions_of(&told, "StubCounted"), [count]);
        void(&mut bench);
        for _ in 0..4 {
            next_round(&mut bench);
            bench.act(Dealer, PokerAct::DiscardStub);
            void(&mut bench);
        }
        next_round(&mut bench);
        assert_eq!(bench.refuse(Dealer, PokerAct::DiscardStub), (PokerReason::CountIsDue, Some(count)));
    }
}

#[test]
fn s679a_8_f_a_device_that_counts_makes_the_count_unnecessary() {
    proves!("679a.8(f)", "679a.9(d)", "679a.10(d)", "680a.8(e)", "680a.9(d)", "680a.10(d)");
    for (game, method, _) in CLAUSES {
        let counting = setup(game, method).with("cards.shuffling", "counting device");
        let mut bench = Bench::with_antes(counting, "", &[1, 2]);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
        for _ in 0..7 {
            bench.act(Dealer, PokerAct::DiscardStub);
            void(&mut bench);
            next_round(&mut bench);
        }
    }
}

#[test]
fn s679a_8_g_a_right_count_sends_the_stub_to_the_rack() {
    proves!("679a.8(g)", "679a.9(e)", "679a.10(e)", "680a.8(f)", "680a.9(e)", "680a.10(e)");
    for (game, method, [_, count, right, _]) in CLAUSES {
        let (mut bench, stub) = dealt(game, method);
        let told = told(&bench.act(Dealer, PokerAct::CountStub { cards: stub }));
        assert_eq!(provisions_of(&told, "StubCounted"), [count]);
        assert_eq!(provisions_of(&told, "StubDiscarded"), [right]);
        assert_eq!(bench.table().phase(), Phase::Playing);
    }
}

/// After a wrong count: what was recorded, with every chip back where it was.
fn determined(bench: &mut Bench, cards_out: u8) -> Vec<(String, &'static str)> {
    let told = told(&bench.act(Dealer, PokerAct::DetermineMisdeal { cards_out }));
    assert!(bench.table().betting_is_open());
    assert_eq!([bench.chips(1), bench.chips(2)], [dollars(1000); 2]);
    assert_eq!(bench.staked(1, ANTE), Cents::ZERO);
    told
}

#[test]
fn s679a_8_h_misdealt_cards_void_the_hands_and_the_deck_stays() {
    proves!("679a.8(h)", "679a.9(f)", "679a.10(f)", "680a.8(g)", "680a.9(f)", "680a.10(f)");
    for (game, method, [.., wrong]) in CLAUSES {
        let (mut bench, stub) = dealt(game, method);
        bench.act(Dealer, PokerAct::CountStub { cards: stub - 1 });
        assert_eq!(bench.refuse(Dealer, PokerAct::Reveal), (PokerReason::WrongCountIsOpen, Some(wrong)));
        let out = bench.state.filed().deck().size() as u8 - stub;
        let told = determined(&mut bench, out + 1);
        assert_eq!(provisions_of(&told, "Voided { why: Misdealt }"), [wrong]);
        assert_eq!(provisions_of(&told, "RoundVoid $10"), [wrong, wrong]);
        assert!(provisions_of(&told, "DeckRemoved").is_empty());
    }
}

#[test]
fn s679a_8_h_a_deck_that_is_wrong_without_a_misdeal_leaves_the_table() {
    proves!("679a.8(h)", "679a.9(f)", "679a.10(f)", "680a.8(g)", "680a.9(f)", "680a.10(f)");
    for (game, method, [.., wrong]) in CLAUSES {
        for found in [-1i8, 1] {
            let (mut bench, stub) = dealt(game, method);
            bench.act(Dealer, PokerAct::CountStub { cards: stub.saturating_add_signed(found) });
            let out = bench.state.filed().deck().size() as u8 - stub;
            let told = determined(&mut bench, out);
            assert_eq!(provisions_of(&told, "Voided { why: DeckIsWrong }"), [wrong]);
            assert_eq!(provisions_of(&told, "RoundVoid $10"), [wrong, wrong]);
            assert_eq!(provisions_of(&told, "DeckRemoved"), [wrong]);
        }
    }
}

#[test]
fn misdealt_cards_are_no_excuse_for_a_deck_that_is_not_whole() {
    for (game, method, [.., wrong]) in CLAUSES {
        let (mut bench, stub) = dealt(game, method);
        bench.act(Dealer, PokerAct::CountStub { cards: stub - 2 });
        let out = bench.state.filed().deck().size() as u8 - stub;
        let told = determined(&mut bench, out + 1);
        assert_eq!(provisions_of(&told, "DeckRemoved"), [wrong]);
    }
}

#[test]
fn a_card_found_face_up_is_not_missing_from_the_stub() {
    let mut bench = Bench::with_antes(setup(ThreeCardPrime, Dealing::ManualShoe), "", &[1]);
    bench.dealer(&[PokerAct::NoMoreBets, PokerAct::ReportFaceUp, PokerAct::Deal]);
    bench.act(Dealer, PokerAct::CountStub { cards: 52 - 7 });
    assert_eq!(bench.table().phase(), Phase::Playing);
}

/// Four rounds go by uncounted, and the fifth is dealt.
fn fifth(game: croupier_rules::GameId, method: Dealing) -> (Bench, u8) {
    let (mut bench, stub) = dealt(game, method);
    for _ in 1..5 {
        bench.act(Dealer, PokerAct::DiscardStub);
        void(&mut bench);
        next_round(&mut bench);
    }
    assert_eq!(bench.table().rounds_since_count(), 5);
    (bench, stub)
}

fn abandon(bench: &mut Bench, number: u8) {
    let act = SeatsAct::DeclareAbandoned { seat: seat(number) };
    bench.perform(Actor::Floorperson, Act::Seats(act));
}

/// Everything that would bring the next shuffle or round about is refused under the clause on the count.
fn assert_waits(bench: &Bench, clause: &str) {
    let (set, order) = (SetId::First, deck(bench.state.game(), ""));
    for act in [
        CardsAct::Shuffle { set, order },
        CardsAct::PlaceInDevice { set },
        CardsAct::SpreadAtIdleTable { set },
    ] {
        let refusal = decide(&bench.state, &bench.command(Dealer, Act::Cards(act))).unwrap_err();
        let device_shuffles = refusal.reason == CardsReason::DeviceShuffles.into();
        assert!(device_shuffles || refusal.provision.map(Provision::id) == Some(clause), "{refusal:?}");
    }
}

#[test]
fn s679a_8_f_a_fifth_round_that_everybody_abandons_is_counted_before_the_next_shuffle() {
    proves!("679a.8(f)", "679a.9(d)", "679a.10(d)", "680a.8(e)", "680a.9(d)", "680a.10(d)");
    for (game, method, [_, count, right, _]) in CLAUSES {
        let (mut bench, stub) = fifth(game, method);
        abandon(&mut bench, 1);
        abandon(&mut bench, 2);
        assert!(bench.table().betting_is_open());
        assert_waits(&bench, count);
        let told = told(&bench.act(Dealer, PokerAct::CountStub { cards: stub }));
        assert_eq!(provisions_of(&told, "StubCounted"), [count]);
        assert_eq!(provisions_of(&told, "StubDiscarded"), [right]);
        assert!(bench.table().betting_is_open() && bench.table().rounds_since_count() == 0);
        let shuffle = CardsAct::PlaceInDevice { set: SetId::First };
        bench.perform(Dealer, Act::Cards(shuffle));
    }
}

#[test]
fn s679a_8_f_however_the_fifth_round_ends_its_stub_is_counted() {
    proves!("679a.8(f)", "680a.8(e)");
    for (game, method, [_, count, ..]) in [CLAUSES[0], CLAUSES[3]] {
        let (mut bench, stub) = fifth(game, method);
        void(&mut bench);
        assert_waits(&bench, count);
        bench.act(Dealer, PokerAct::CountStub { cards: stub });
        bench.next_deck("");
        for number in [1, 2] {
            bench.bet(number, number, ANTE, 10);
        }
        bench.act(Dealer, PokerAct::NoMoreBets);
    }
}

#[test]
fn s679a_8_f_no_round_begins_with_another_deck_before_the_count() {
    proves!("679a.8(f)");
    let (mut bench, stub) = fifth(ThreeCardPrime, Dealing::ManualShoe);
    void(&mut bench);
    bench.next_deck("");
    bench.bet(1, 1, ANTE, 10);
    assert_eq!(bench.refuse(Dealer, PokerAct::NoMoreBets), (PokerReason::CountIsDue, Some("679a.8(f)")));
    bench.act(Dealer, PokerAct::CountStub { cards: stub });
    bench.act(Dealer, PokerAct::NoMoreBets);
}

#[test]
fn s679a_8_h_a_stub_counted_after_the_round_can_take_the_deck_away() {
    proves!("679a.8(h)", "680a.8(g)");
    for (game, method, [.., wrong]) in [CLAUSES[0], CLAUSES[3]] {
        for (found, out, stays) in [(1, 1, false), (1, 0, true)] {
            let (mut bench, stub) = fifth(game, method);
            let due = bench.state.filed().deck().size() as u8 - stub;
            void(&mut bench);
            bench.act(Dealer, PokerAct::CountStub { cards: stub - found });
            assert_waits(&bench, wrong);
            bench.bet(1, 1, ANTE, 10);
            let again = bench.refuse(Dealer, PokerAct::CountStub { cards: stub });
            assert_eq!(again, (PokerReason::WrongCountIsOpen, Some(wrong)));
            let told = told(&bench.act(Dealer, PokerAct::DetermineMisdeal { cards_out: due + found - out }));
            assert_eq!(provisions_of(&told, "DeckRemoved").is_empty(), stays);
            assert!(provisions_of(&told, "Voided").is_empty(), "the round was over");
            assert_eq!(bench.staked(1, ANTE), dollars(10), "a wager of the next round stays");
            assert_eq!(bench.table().uncounted(), None);
        }
    }
}

#[test]
fn s679a_8_f_a_deck_that_leaves_the_table_takes_its_stub_along() {
    proves!("679a.8(f)");
    let (mut bench, _) = fifth(ThreeCardPrime, Dealing::ManualShoe);
    void(&mut bench);
    bench.perform(Dealer, Act::Cards(CardsAct::Remove { set: SetId::First }));
    assert_eq!(bench.table().uncounted(), None);
}

#[test]
fn s679a_8_f_rounds_with_a_counting_device_do_not_count_toward_five() {
    proves!("679a.8(f)", "680a.8(e)");
    for (game, count) in [(ThreeCardPrime, "679a.8(f)"), (Saigon5Card, "680a.8(e)")] {
        let counting = setup(game, Dealing::ManualShoe).with("cards.shuffling", "counting device");
        let mut bench = Bench::with_antes(counting, "", &[1, 2]);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
        for _ in 0..6 {
            assert_eq!(bench.table().rounds_since_count(), 0);
            bench.act(Dealer, PokerAct::DiscardStub);
            void(&mut bench);
            next_round(&mut bench);
        }
        void(&mut bench);
        // The device fails, and five rounds are dealt from decks that were shuffled by hand.
        for round in 1..=5 {
            bench.next_deck("");
            bench.state.cards.shuffled_by_hand();
            for number in [1, 2] {
                bench.bet(number, number, ANTE, 10);
            }
            bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
            assert_eq!(bench.table().rounds_since_count(), round);
            if round < 5 {
                bench.act(Dealer, PokerAct::DiscardStub);
                void(&mut bench);
            }
        }
        assert_eq!(bench.refuse(Dealer, PokerAct::DiscardStub), (PokerReason::CountIsDue, Some(count)));
    }
}

#[test]
fn s679a_8_f_a_round_that_ends_before_its_first_card_was_not_dealt() {
    proves!("679a.8(f)", "680a.8(e)");
    for game in [ThreeCardPrime, Saigon5Card] {
        let mut bench = Bench::with_antes(setup(game, Dealing::ManualShoe), "", &[1]);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::ReportFaceUp, PokerAct::ReportFaceUp]);
        assert_eq!(bench.table().rounds_since_count(), 0);
    }
}

//! The stub: discarded unseen, or counted at least every fifth round (reading ER-224).

use croupier_rules::submission::Edits;
use croupier_rules::{Cents, proves};

use super::helpers::*;
use crate::poker::{Phase, PokerAct, PokerReason};

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

/// Two players, every hand dealt, the stub still there. The right stub has so many cards.
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

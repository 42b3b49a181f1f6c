use super::{Section, count, id};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::dealing::Renewal;
use crate::families::baccarat::irregularities::{
    CardInError, Disclosure, Disposition, LeftToTheFloor, Moment, Remedy, Supply, dispose, supply, void,
};
use crate::families::baccarat::ranking::{HandSize, PointCount};
use crate::kit::money::Cents;
use crate::kit::settlement::settle;
use crate::kit::wager::{Bets, WagerResult};
use crate::proves;

const SEEN: [Disclosure; 2] = [Disclosure::WhenDealt, Disclosure::FaceUpInShoe];

/// What becomes of a card, and the paragraph that says so, is the same in every chapter.
fn disposed(card: CardInError, disclosure: Disclosure, remedy: Remedy, to: Disposition, paragraph: &str) {
    for chapter in Clauses::ALL {
        let disposed = dispose(chapter, card, disclosure, remedy).unwrap();
        assert_eq!((disposed.choice, disposed.provision.id()), (to, &*paragraph_of(chapter, paragraph)));
    }
}

fn paragraph_of(chapter: &Clauses, paragraph: &str) -> alloc::string::String {
    id(chapter, Section::Irregularities, paragraph)
}

fn third(player: u8, banker: u8) -> CardInError {
    CardInError::PlayersThirdCard { player: count(player), banker: count(banker), banker_has: HandSize::Two }
}

/// The same after the Banker's Hand has drawn.
fn third_after_the_banker(player: u8, banker: u8) -> CardInError {
    CardInError::PlayersThirdCard {
        player: count(player),
        banker: count(banker),
        banker_has: HandSize::Three,
    }
}

/// Every pair of two-card counts on which the Player's Hand may have no third card.
fn unauthorized() -> impl Iterator<Item = (u8, u8)> {
    (0..10).flat_map(|player| (0..10).map(move |banker| (player, banker))).filter(|&(p, b)| p >= 6 || b >= 8)
}

/// The Banker's Hand draws as after a hand that stayed, and never against or with a Natural.
fn banker_must_draw((player, banker): (u8, u8)) -> bool {
    player < 8 && banker <= 5
}

#[test]
fn s627a_13_a_an_unseen_card_in_error_begins_the_next_hand() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)");
    for remedy in Remedy::ALL {
        let to = Disposition::FirstCardOfNextHand;
        disposed(CardInError::AnyOther, Disclosure::NotDisclosed, remedy, to, "(a)");
        disposed(CardInError::BankersThirdCard, Disclosure::NotDisclosed, remedy, to, "(a)");
    }
}

#[test]
fn s627a_13_b_an_unseen_third_card_of_the_player_goes_to_a_banker_who_must_draw() {
    proves!("627a.13(b)", "629a.13(b)", "631a.15(b)");
    for (player, banker) in unauthorized().filter(|&counts| banker_must_draw(counts)) {
        for remedy in Remedy::ALL {
            let (card, to) = (third(player, banker), Disposition::BankersThirdCard);
            disposed(card, Disclosure::NotDisclosed, remedy, to, "(b)");
        }
    }
}

#[test]
fn s627a_13_b_an_unseen_third_card_of_the_player_begins_the_next_hand_if_the_banker_stays() {
    proves!("627a.13(b)", "629a.13(b)", "631a.15(b)");
    for (player, banker) in unauthorized().filter(|&counts| !banker_must_draw(counts)) {
        for remedy in Remedy::ALL {
            let (card, to) = (third(player, banker), Disposition::FirstCardOfNextHand);
            disposed(card, Disclosure::NotDisclosed, remedy, to, "(b)");
        }
    }
}

#[test]
fn s627a_13_c_a_seen_third_card_of_the_player_goes_to_a_banker_who_must_draw() {
    proves!("627a.13(c)", "629a.13(c)", "631a.15(c)");
    for (player, banker) in unauthorized().filter(|&counts| banker_must_draw(counts)) {
        for (remedy, seen) in Remedy::ALL.into_iter().flat_map(|remedy| SEEN.map(|seen| (remedy, seen))) {
            disposed(third(player, banker), seen, remedy, Disposition::BankersThirdCard, "(c)");
        }
    }
}

#[test]
fn s627a_13_c_1_a_seen_third_card_is_discarded_with_one_more_if_so_designated() {
    proves!("627a.13(c)(1)", "629a.13(c)(1)", "631a.15(c)(1)");
    for (player, banker) in unauthorized().filter(|&counts| !banker_must_draw(counts)) {
        for seen in SEEN {
            let (remedy, to) = (Remedy::DiscardWithOneMore, Disposition::DiscardWithOneMore);
            disposed(third(player, banker), seen, remedy, to, "(c)(1)");
        }
    }
}

#[test]
fn s627a_13_c_2_a_seen_third_card_begins_a_simulated_round_if_so_designated() {
    proves!("627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)");
    for (player, banker) in unauthorized().filter(|&counts| !banker_must_draw(counts)) {
        for seen in SEEN {
            let (remedy, to) = (Remedy::SimulatedRound, Disposition::SimulatedRound);
            disposed(third(player, banker), seen, remedy, to, "(c)(2)");
        }
    }
}

/// A Banker's Hand that has drawn takes no more, and the card stays one of (b) or (c), never of (a) or (d) (reading
/// ER-148).
#[test]
fn s627a_13_c_a_third_card_of_the_player_after_the_banker_drew_is_remedied_as_filed() {
    proves!("627a.13(b)", "629a.13(b)", "631a.15(b)", "627a.13(c)", "629a.13(c)", "631a.15(c)");
    for (player, banker) in unauthorized() {
        let card = third_after_the_banker(player, banker);
        for seen in SEEN {
            let to = Disposition::DiscardWithOneMore;
            disposed(card, seen, Remedy::DiscardWithOneMore, to, "(c)(1)");
            disposed(card, seen, Remedy::SimulatedRound, Disposition::SimulatedRound, "(c)(2)");
        }
        for remedy in Remedy::ALL {
            disposed(card, Disclosure::NotDisclosed, remedy, Disposition::FirstCardOfNextHand, "(b)");
        }
    }
}

#[test]
fn s627a_13_d_any_other_seen_card_begins_a_simulated_round_whatever_is_designated() {
    proves!("627a.13(d)", "629a.13(d)", "631a.15(d)");
    for (remedy, seen) in Remedy::ALL.into_iter().flat_map(|remedy| SEEN.map(|seen| (remedy, seen))) {
        disposed(CardInError::AnyOther, seen, remedy, Disposition::SimulatedRound, "(d)");
        disposed(CardInError::BankersThirdCard, seen, remedy, Disposition::SimulatedRound, "(d)");
    }
}

#[test]
fn a_third_card_to_which_the_player_is_entitled_is_no_irregularity() {
    for (player, banker) in (0..6).flat_map(|player| (0..8).map(move |banker| (player, banker))) {
        for disclosure in Disclosure::ALL {
            let disposed =
                dispose(Clauses::ALL[0], third(player, banker), disclosure, Remedy::SimulatedRound);
            assert_eq!(disposed, None);
        }
    }
    assert_eq!(unauthorized().count() + 6 * 8, PointCount::all().count().pow(2));
}

#[test]
fn the_round_in_progress_is_completed_before_a_card_begins_another() {
    assert_eq!(Disposition::BankersThirdCard.moment(), Moment::ThisRound);
    assert_eq!(Disposition::DiscardWithOneMore.moment(), Moment::ThisRound);
    assert_eq!(Disposition::FirstCardOfNextHand.moment(), Moment::AfterThisRound);
    assert_eq!(Disposition::SimulatedRound.moment(), Moment::AfterThisRound);
    assert_eq!(LeftToTheFloor::ALL.len(), 2);
}

#[test]
fn s627a_13_e_a_round_without_enough_cards_is_void_and_every_wager_is_returned() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    for (left, needed) in (0..7).flat_map(|left| (0..7).map(move |needed| (left, needed))) {
        assert_eq!(supply(left, needed) == Supply::Void, left < needed);
    }
    use crate::families::baccarat::BaccaratWager;
    use crate::kit::wager::GameWager;
    for chapter in Clauses::ALL {
        let bets = BaccaratWager::ALL.iter().fold(Bets::NONE, |bets, &wager| bets.with(wager, Cents(37)));
        let settlement = settle(&bets, None, |_| void(chapter)).unwrap();
        assert_eq!(settlement.iter().count(), 6);
        for settled in settlement.iter() {
            assert_eq!((settled.ruling.result, settled.net()), (WagerResult::Push, Cents::ZERO));
            assert_eq!(settled.ruling.decided_by.id(), paragraph_of(chapter, "(e)"));
        }
    }
}

#[test]
fn s627a_13_e_minibaccarat_reshuffles_after_a_void_round_and_the_others_replace() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    let renewals = Clauses::ALL.map(|chapter| chapter.irregularities.insufficient.choice);
    assert_eq!(renewals, [Renewal::Reshuffle, Renewal::NewDecks, Renewal::NewDecks]);
}

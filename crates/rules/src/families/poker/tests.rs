//! What both chapters are tested with, and what holds in both.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::dealing::{DealingClauses, Delivery, Method, MethodClauses, Place, Recipient, Share};
use super::irregularities::{Disposition, Hands, Irregularity, WagerFate};
use super::{Clauses, StubCount};

/// Every card of a deal.
pub(crate) fn dealt(clauses: &DealingClauses, by: &MethodClauses, positions: &[Share]) -> Vec<Delivery> {
    let mut deal = Vec::new();
    clauses.deal(by, positions, |delivery| deal.push(delivery));
    deal
}

/// A deal as letters: the position or `D`, followed by `+` for a fourth card and `x` for the discard rack.
pub(crate) fn written(deal: &[Delivery]) -> String {
    let card = |delivery: &Delivery| {
        let to = match delivery.to {
            Recipient::Player(at) => format!("{at}"),
            Recipient::Dealer => "D".into(),
        };
        let place = match delivery.place {
            Place::Hand => "",
            Place::FourthCard => "+",
            Place::DiscardRack => "x",
        };
        to + place
    };
    deal.iter().map(card).collect::<Vec<_>>().join(" ")
}

/// The provisions of a deal, each as long as it lasts.
pub(crate) fn ids(deal: &[Delivery]) -> Vec<&'static str> {
    let mut ids: Vec<&'static str> = deal.iter().map(|delivery| delivery.provision.id()).collect();
    ids.dedup();
    ids
}

/// How many cards everybody got.
pub(crate) struct Dealt {
    pub dealers_hand: usize,
    /// Of each position: cards in the hand, fourth cards.
    pub players: [(usize, usize); 6],
}

impl Dealt {
    pub(crate) fn of(clauses: &DealingClauses, by: &MethodClauses, positions: &[Share; 6]) -> Dealt {
        let deal = dealt(clauses, by, positions);
        let got = |to, place| deal.iter().filter(|card| (card.to, card.place) == (to, place)).count();
        let player =
            |at| (got(Recipient::Player(at), Place::Hand), got(Recipient::Player(at), Place::FourthCard));
        Dealt { dealers_hand: got(Recipient::Dealer, Place::Hand), players: core::array::from_fn(player) }
    }
}

/// Both chapters with each of their methods.
fn methods() -> impl Iterator<Item = (&'static Clauses, &'static MethodClauses)> {
    Clauses::ALL.into_iter().flat_map(|clauses| clauses.dealing.methods().map(move |by| (clauses, by)))
}

#[test]
fn a_method_is_filed_under_its_own_name() {
    for (clauses, by) in methods() {
        assert_eq!(clauses.dealing.of(by.method), Some(by));
        let automated = matches!(by.method, Method::AutomatedShoe | Method::FourCardStacks);
        assert_eq!(
            (by.is_automated(), by.keeps_its_stub()),
            (automated, by.method == Method::FourCardStacks)
        );
    }
}

#[test]
fn the_number_of_cards_agrees_with_the_deal() {
    let table =
        [Share::Nothing, Share::Hand, Share::Hand, Share::Nothing, Share::HandAndFourthCard, Share::Hand];
    for (clauses, by) in methods() {
        let deal = dealt(&clauses.dealing, by, &table);
        let got = |to| deal.iter().filter(|card| card.to == to).count();
        for (at, share) in
            table.into_iter().enumerate().filter(|(_, share)| *share != Share::HandAndFourthCard)
        {
            assert_eq!(got(Recipient::Player(at)), clauses.dealing.cards_for(by, share) as usize);
        }
        assert_eq!(got(Recipient::Dealer), clauses.dealing.cards_for(by, Share::Hand) as usize);
        if by.fourth_cards.is_some() {
            let expected = clauses.dealing.cards_for(by, Share::HandAndFourthCard);
            assert_eq!(got(Recipient::Player(4)), expected as usize);
        }
    }
}

/// The hands are void and every wager returned, or neither; an exposed card of the dealer's is the one exception.
fn is_whole(done: &Disposition) -> bool {
    match (done.hands, done.ante_and_play, done.optional_wagers) {
        (Hands::Stand, WagerFate::Stands, WagerFate::Stands) => true,
        (Hands::Void, WagerFate::Returned, WagerFate::Returned) => true,
        (Hands::Void, WagerFate::Returned, WagerFate::SettledNonetheless) => false,
        other => panic!("{other:?}"),
    }
}

#[test]
fn wagers_are_returned_where_hands_are_void() {
    for clauses in Clauses::ALL {
        for irregularity in Irregularity::ALL {
            let exposed = irregularity == Irregularity::DealersCardExposed;
            assert!(
                clauses.remedy(irregularity).is_none_or(|done| is_whole(&done) != exposed),
                "{irregularity:?}"
            );
        }
    }
    for (_, by) in methods() {
        assert!(StubCount::ALL.into_iter().all(|count| is_whole(&by.after_count(count))));
    }
}

//! The deal of Saigon 5 Card (680a.8 to 680a.10).

use croupier_rules::chapters::saigon_5_card::dealing::{self, Method, Shuffler, StubStep};
use croupier_rules::chapters::saigon_5_card::irregularities::{Action, StubCount};
use croupier_rules::kit::deck::Deck;
use croupier_rules::submission::choice::Shuffling;
use croupier_rules::{Cents, Provision};

use super::super::act::Recipient;
use super::super::event::{Place, Void};
use super::super::lineup::{Lineup, POSITIONS, Share};
use super::stub::WrongCount;
use super::{Deal, Due, from_the_left};
use crate::state::State;

pub(super) fn deal(state: &State, lineup: &Lineup, method: Method) -> Deal {
    let antes = antes(state, lineup);
    let provision = method.clauses().deal;
    let mut deal = Deal::new();
    for delivery in dealing::deliveries(method, &antes) {
        if let Some(to) = recipient(state, delivery.to) {
            deal.extend((0..delivery.cards).map(|_| Due { to, place: Place::Hand, provision }));
        }
    }
    deal
}

/// The rules ask only where there is an Ante, not how large it is.
fn antes(state: &State, lineup: &Lineup) -> [Cents; POSITIONS] {
    core::array::from_fn(|place| {
        match from_the_left(state, place).map_or(Share::Nothing, |seat| lineup.share(seat)) {
            Share::Nothing => Cents::ZERO,
            Share::Hand | Share::HandAndFourthCard => Cents(1),
        }
    })
}

fn recipient(state: &State, to: dealing::Recipient) -> Option<Recipient> {
    match to {
        dealing::Recipient::Box(place) => from_the_left(state, place).map(Recipient::Position),
        dealing::Recipient::Dealer => Some(Recipient::Dealer),
    }
}

const fn shuffler(shuffling: Shuffling) -> Shuffler {
    match shuffling {
        Shuffling::Manual => Shuffler::Dealer,
        Shuffling::Device => Shuffler::Device,
        Shuffling::CountingDevice | Shuffling::ReshufflingDevice | Shuffling::ReshufflingShoe => {
            Shuffler::CountingDevice
        }
    }
}

/// The clause that has the stub counted in this round, if it must be.
pub(super) fn count_due(method: Method, shuffling: Shuffling, rounds: u32) -> Option<Provision> {
    match dealing::stub_step(method, shuffler(shuffling), rounds) {
        (StubStep::Count, clause) => Some(clause),
        (StubStep::Discard, _) => None,
    }
}

/// What a wrong count means, from the cards that are out of the stub and those that should be.
pub(super) fn wrong_count(method: Method, stub: u8, cards_out: u8, should_be_out: u8) -> WrongCount {
    let whole = stub as usize + cards_out as usize == Deck::WITH_JOKER.size();
    let count = match (cards_out == should_be_out, whole) {
        (true, _) => StubCount::NotMisdealt,
        (false, true) => StubCount::MisdealtWith53,
        (false, false) => StubCount::MisdealtWithout53,
    };
    let disposition = count.disposition(method);
    let removed = disposition.actions.contains(&Action::RemoveDeck);
    let void = if removed { Void::DeckIsWrong } else { Void::Misdealt };
    WrongCount { void, provision: method.clauses().wrong_count }
}

//! The deal of Three Card Prime (679a.8 to 679a.10).

use croupier_rules::Provision;
use croupier_rules::chapters::three_card_prime::dealing::{self, Method, PairBonus, Position, Stack};
use croupier_rules::chapters::three_card_prime::irregularities::{CardsFate, after_stub_count};
use croupier_rules::submission::choice::Shuffling;

use super::super::act::Recipient;
use super::super::event::{Place, Void};
use super::super::lineup::{Lineup, POSITIONS, Share};
use super::stub::WrongCount;
use super::{Deal, Due, from_the_left};
use crate::state::State;

pub(super) fn deal(state: &State, lineup: &Lineup, method: Method) -> Deal {
    let deliveries = dealing::deal(method, &positions(state, lineup));
    deliveries.iter().filter_map(|delivery| due(state, delivery)).collect()
}

fn positions(state: &State, lineup: &Lineup) -> [Position; POSITIONS] {
    core::array::from_fn(|place| {
        match from_the_left(state, place).map_or(Share::Nothing, |seat| lineup.share(seat)) {
            Share::Nothing => Position::NoAnte,
            Share::Hand => Position::Ante(PairBonus::NotMade),
            Share::HandAndFourthCard => Position::Ante(PairBonus::Made),
        }
    })
}

fn due(state: &State, delivery: &dealing::Delivery) -> Option<Due> {
    let to = match delivery.to {
        dealing::Recipient::Player(place) => Recipient::Position(from_the_left(state, place)?),
        dealing::Recipient::Dealer => Recipient::Dealer,
    };
    let place = match delivery.place {
        dealing::Place::Hand => Place::Hand,
        dealing::Place::FourthCard => Place::FourthCard,
        dealing::Place::DiscardRack => Place::DiscardRack,
    };
    Some(Due { to, place, provision: delivery.provision })
}

pub(super) fn deals_fourth_cards_from_stub(method: Method) -> bool {
    method == Method::AutomatedShoe(Stack::Three)
}

pub(super) fn keeps_its_stub(method: Method) -> bool {
    method == Method::AutomatedShoe(Stack::Four)
}

/// The clause that has the stub counted in this round, if it must be.
pub(super) fn count_due(method: Method, shuffling: Shuffling, rounds: u32) -> Option<Provision> {
    let shuffler = if shuffling.counts() {
        dealing::CountingShuffler::InUse
    } else {
        dealing::CountingShuffler::NotInUse
    };
    dealing::stub_count_due(method, shuffler, rounds.saturating_sub(1))
}

/// What a wrong count means, from the cards that are out of the stub and those that should be.
pub(super) fn wrong_count(method: Method, stub: u8, cards_out: u8, should_be_out: u8) -> WrongCount {
    let count = dealing::read_stub_count(stub as usize, cards_out as usize, should_be_out as usize);
    let disposition = after_stub_count(method, count);
    let void = match disposition.cards {
        CardsFate::RemoveDeck => Void::DeckIsWrong,
        CardsFate::Untouched
        | CardsFate::DiscardThatCard
        | CardsFate::UseAsNextCard
        | CardsFate::Reshuffle
        | CardsFate::ReshuffleWithThoseDealt
        | CardsFate::ShuffleAsAfterEveryRound
        | CardsFate::DiscardStub => Void::Misdealt,
    };
    WrongCount { void, provision: disposition.provision }
}

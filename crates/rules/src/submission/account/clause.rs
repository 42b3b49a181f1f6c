//! The clauses that sentences rest on, asked of whichever chapter it is; and what tells chapters apart here.

use crate::chapters::Chapter;
use crate::chapters::section::cards::{CardLife, SetOf, Shuffler, TwoSets};
use crate::chapters::section::shuffle::Cutter;
use crate::families::baccarat::payouts::VigorishDue;
use crate::families::baccarat::procedure::{Method, Procedure};
use crate::families::poker::{self, MethodClauses};
use crate::law::Provision;

type Clause = Option<Provision>;

pub fn one_set(chapter: &Chapter) -> Clause {
    Some(chapter.cards.set.provision)
}

pub fn life(chapter: &Chapter) -> Clause {
    Some(chapter.cards.life.provision)
}

pub fn life_dealt_by_hand(chapter: &Chapter) -> Clause {
    chapter.cards.life_dealt_by_hand.map(|life| life.provision)
}

fn two_sets(chapter: &Chapter) -> Option<&TwoSets> {
    chapter.cards.two_sets.as_ref()
}

pub fn two_sets_provided(chapter: &Chapter) -> Clause {
    two_sets(chapter).map(|sets| sets.provided)
}

pub fn decks_of_each(chapter: &Chapter) -> Clause {
    two_sets(chapter).map(|sets| sets.decks_of_each)
}

pub fn one_is_stored(chapter: &Chapter) -> Clause {
    two_sets(chapter).map(|sets| sets.stored)
}

pub fn they_alternate(chapter: &Chapter) -> Clause {
    two_sets(chapter).map(|sets| sets.alternate)
}

pub fn shuffle(chapter: &Chapter) -> Clause {
    Some(chapter.shuffle.shuffle.provision)
}

pub fn who_cuts(chapter: &Chapter) -> Clause {
    Some(chapter.shuffle.who_cuts.provision)
}

pub fn no_cut(chapter: &Chapter) -> Clause {
    chapter.shuffle.no_cut_after_device
}

pub fn wrong_count(chapter: &Chapter) -> Clause {
    chapter.shuffle.wrong_count
}

pub fn reshuffling_device(chapter: &Chapter) -> Clause {
    chapter.shuffle.reshuffling_device
}

pub fn idle_table(chapter: &Chapter) -> Clause {
    chapter.shuffle.idle.map(|idle| idle.spread)
}

fn procedure(chapter: &Chapter, method: Method) -> Option<&'static Procedure> {
    chapter.baccarat().and_then(|clauses| clauses.procedure(method))
}

pub fn dealt_face_up(chapter: &Chapter) -> Clause {
    procedure(chapter, Method::FaceUp).map(|procedure| procedure.provided)
}

pub fn dealt_face_down(chapter: &Chapter) -> Clause {
    procedure(chapter, Method::FaceDown).map(|procedure| procedure.provided)
}

pub fn caller_turns(chapter: &Chapter) -> Clause {
    procedure(chapter, Method::CallerTurns).map(|procedure| procedure.provided)
}

pub fn players_turn(chapter: &Chapter) -> Clause {
    procedure(chapter, Method::PlayersTurn).map(|procedure| procedure.provided)
}

pub fn players_hand_turned(chapter: &Chapter) -> Clause {
    procedure(chapter, Method::PlayersTurn).map(|procedure| procedure.turn[0])
}

pub fn bankers_hand_turned(chapter: &Chapter) -> Clause {
    procedure(chapter, Method::PlayersTurn).map(|procedure| procedure.turn[1])
}

fn dealing(chapter: &Chapter, method: poker::Method) -> Option<&'static MethodClauses> {
    chapter.poker().and_then(|clauses| clauses.dealing.of(method))
}

pub fn from_a_manual_shoe(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::ManualShoe).map(|by| by.hands)
}

pub fn from_the_hand(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::Hand).map(|by| by.hands)
}

pub fn hand_needs_device(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::Hand).and_then(|by| by.needs_shuffling_device)
}

pub fn from_an_automated_shoe(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::AutomatedShoe).map(|by| by.hands)
}

pub fn stacks_of_four(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::FourCardStacks).map(|by| by.hands)
}

pub fn top_card_kept(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::FourCardStacks).and_then(|by| by.fourth_cards)
}

pub fn top_card_discarded(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::FourCardStacks).and_then(MethodClauses::top_card_discarded)
}

pub fn counted_from_a_manual_shoe(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::ManualShoe).map(|by| by.count)
}

pub fn counted_from_the_hand(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::Hand).map(|by| by.count)
}

pub fn counted_from_an_automated_shoe(chapter: &Chapter) -> Clause {
    dealing(chapter, poker::Method::AutomatedShoe).map(|by| by.count)
}

pub fn bankers_hand_pays(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.payouts.banker)
}

pub fn vigorish_at_payout(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.payouts.vigorish_at_payout)
}

pub fn vigorish_later(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.payouts.vigorish_later)
}

pub fn vigorish_due(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.payouts.vigorish_due.provision)
}

pub fn vigorish_marked(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.payouts.vigorish_marked)
}

pub fn marker_stays(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.payouts.marker_stays)
}

pub fn discard_with_one_more(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.irregularities.discard_with_one_more.provision)
}

pub fn simulated_round(chapter: &Chapter) -> Clause {
    chapter.baccarat().map(|clauses| clauses.irregularities.simulated_round.provision)
}

/// A device doubles the decks.
pub fn has_batches(chapter: &Chapter) -> bool {
    chapter.cards.shuffler.choice == Shuffler::TwoBatches
}

/// Every shoe has fresh decks.
pub fn has_fresh_cards(chapter: &Chapter) -> bool {
    chapter.cards.life.choice == CardLife::EachShoe
}

/// Marked vigorish falls due before any reshuffle.
pub fn due_before_reshuffle(chapter: &Chapter) -> bool {
    is_due(chapter, VigorishDue::BeforeReshuffle)
}

/// Marked vigorish falls due before the next shoe.
pub fn due_before_next_shoe(chapter: &Chapter) -> bool {
    is_due(chapter, VigorishDue::BeforeNextShoe)
}

fn is_due(chapter: &Chapter, due: VigorishDue) -> bool {
    chapter.baccarat().is_some_and(|clauses| clauses.payouts.vigorish_due.choice == due)
}

/// The set is one deck.
pub fn has_one_deck(chapter: &Chapter) -> bool {
    chapter.cards.set.choice == SetOf::OneDeck
}

/// The set is one deck with its joker.
pub fn has_one_deck_with_joker(chapter: &Chapter) -> bool {
    chapter.cards.set.choice == SetOf::OneDeckWithJoker
}

/// The dealer cuts.
pub fn dealer_cuts(chapter: &Chapter) -> bool {
    chapter.shuffle.who_cuts.choice == Cutter::Dealer
}

/// The players cut.
pub fn players_cut(chapter: &Chapter) -> bool {
    !dealer_cuts(chapter)
}

/// The cards may be dealt from the hand.
pub fn deals_from_the_hand(chapter: &Chapter) -> bool {
    chapter.dealing.hand.is_some()
}

/// The players turn the cards, and there is no other way to deal.
pub fn only_players_turn(chapter: &Chapter) -> bool {
    let procedures = chapter.baccarat().map_or(&[][..], |clauses| clauses.dealing.procedures);
    procedures.iter().map(|procedure| procedure.method).eq([Method::PlayersTurn])
}

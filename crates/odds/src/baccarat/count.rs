//! All deals of a composition, class by class.

use super::class::Class;
use super::four::{Four, Square};
use super::number::Number;
use super::rules::{
    BANKER_DRAWS_AFTER_STAY_BELOW, BANKER_DRAWS_BELOW, NATURAL, PLAYER_DRAWS_BELOW, THREE_THREE, THREE_TWO,
    TWO_THREE, TWO_TWO,
};
use super::six::both_draw;

/// A number for each class.
pub(super) type Classes<T> = [T; Class::COUNT];

/// The ordered deals of six cards, class by class: cards that a round does not use are counted with the rest.
#[inline(always)]
pub(super) fn count<T: Number>(cards: [T; 10]) -> Classes<T> {
    let four = Four::new(cards);
    let (fourth, fifth) = unused(cards);
    let (stood, one_drew, mut classes) = (stood(&four), one_drew(&four), both_drew(&four));
    for (class, (stood, one_drew)) in classes.iter_mut().zip(stood.into_iter().zip(one_drew)) {
        *class = *class + (stood * fourth + one_drew) * fifth;
    }
    classes
}

/// How many cards are left after four and after five.
#[inline(always)]
fn unused<T: Number>(cards: [T; 10]) -> (T, T) {
    let four = T::ONE.twice().twice();
    let all = cards.into_iter().fold(T::ZERO, |sum, cards| sum + cards);
    (all - four, all - four - T::ONE)
}

/// The deals of four cards after which nobody draws.
#[inline(always)]
fn stood<T: Number>(four: &Four<T>) -> Classes<T> {
    let mut classes = [T::ZERO; Class::COUNT];
    for (player, row) in four.deals.iter().enumerate() {
        for (banker, &deals) in row.iter().enumerate().filter(|&(banker, _)| stands(player, banker)) {
            add(&mut classes, TWO_TWO[player][banker], deals);
        }
    }
    classes
}

const fn stands(player: usize, banker: usize) -> bool {
    player >= NATURAL
        || banker >= NATURAL
        || (player >= PLAYER_DRAWS_BELOW && banker >= BANKER_DRAWS_AFTER_STAY_BELOW)
}

/// The deals of five cards after which nobody draws any more.
#[inline(always)]
fn one_drew<T: Number>(four: &Four<T>) -> Classes<T> {
    let mut classes = [T::ZERO; Class::COUNT];
    for value in 0..10 {
        let mut five = four.avoiding(value);
        five.as_flattened_mut().iter_mut().for_each(|deals| *deals = four.pairs.cards[value] * *deals);
        only_player_drew(&five, value, &mut classes);
        only_banker_drew(&five, value, &mut classes);
    }
    classes
}

#[inline(always)]
fn only_player_drew<T: Number>(five: &Square<T>, third: usize, classes: &mut Classes<T>) {
    for player in 0..PLAYER_DRAWS_BELOW {
        for banker in BANKER_DRAWS_BELOW[third]..NATURAL {
            let class = THREE_TWO[(player + third) % 10][banker];
            add(classes, class, five[banker][player]);
        }
    }
}

#[inline(always)]
fn only_banker_drew<T: Number>(five: &Square<T>, third: usize, classes: &mut Classes<T>) {
    for banker in 0..BANKER_DRAWS_AFTER_STAY_BELOW {
        for player in PLAYER_DRAWS_BELOW..NATURAL {
            let class = TWO_THREE[player][(banker + third) % 10];
            add(classes, class, five[player][banker]);
        }
    }
}

/// The deals of six cards in which both hands drew.
#[inline(always)]
fn both_drew<T: Number>(four: &Four<T>) -> Classes<T> {
    let mut classes = [T::ZERO; Class::COUNT];
    for (banker, row) in both_draw(four).iter().enumerate() {
        for (player, &deals) in row.iter().enumerate() {
            add(&mut classes, THREE_THREE[player % 10][banker % 10], deals);
        }
    }
    classes
}

#[inline(always)]
fn add<T: Number>(classes: &mut Classes<T>, class: u8, deals: T) {
    let sum = &mut classes[class as usize];
    *sum = *sum + deals;
}

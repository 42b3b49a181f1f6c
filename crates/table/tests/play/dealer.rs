//! An automatic dealer and everybody who obeys: the first duty on the list is done. Orders of cards and depths of
//! cuts, which the list fills with examples, are drawn.

use croupier_rules::Card;
use croupier_table::baccarat::BaccaratAct;
use croupier_table::cards::CardsAct;
use croupier_table::poker::PokerAct;
use croupier_table::state::Round;
use croupier_table::steps::{Duty, Step};
use croupier_table::{Act, Actor, Command, Seat, Span, State, Time};

use crate::random::Random;

/// The next duty of anybody, the end of the betting excepted; of one player's duties any may be chosen.
pub fn duty(state: &State, listed: &[Step], random: &mut Random) -> Option<Command> {
    let duties: Vec<&Step> =
        listed.iter().filter(|step| step.duty == Duty::Must && !ends_betting(&step.act)).collect();
    let first = *duties.first()?;
    let alternatives: Vec<&Step> = duties.into_iter().filter(|step| is_alternative(first, step)).collect();
    Some(command(state, random.pick(&alternatives), random))
}

/// A player chooses among all of the player's duties, and the dealer finds out one of two things about a stub.
fn is_alternative(first: &Step, step: &Step) -> bool {
    step == first || (step.actor == first.actor && (is_player(step.actor) || is_finding(&step.act)))
}

fn is_player(actor: Actor) -> bool {
    matches!(actor, Actor::Player(_))
}

fn is_finding(act: &Act) -> bool {
    matches!(act, Act::Poker(PokerAct::DetermineMisdeal { .. }))
}

pub fn ends_betting(act: &Act) -> bool {
    matches!(act, Act::Baccarat(BaccaratAct::NoMoreBets) | Act::Poker(PokerAct::NoMoreBets))
}

/// The end of the betting, if it is listed.
pub fn no_more_bets(state: &State, listed: &[Step]) -> Option<Command> {
    let step = listed.iter().find(|step| ends_betting(&step.act))?;
    Some(Command::new(state.clock, step.actor, step.act.clone()))
}

/// What the list names, with its random parts drawn.
pub fn command(state: &State, step: &Step, random: &mut Random) -> Command {
    let act = match &step.act {
        Act::Cards(act) => Act::Cards(drawn(state, act, random)),
        Act::Poker(PokerAct::Set { position, three }) => {
            Act::Poker(PokerAct::Set { position: *position, three: set(state, *position, *three, random) })
        }
        act => act.clone(),
    };
    Command::new(state.clock, step.actor, act)
}

fn drawn(state: &State, act: &CardsAct, random: &mut Random) -> CardsAct {
    match act {
        CardsAct::Shuffle { set, order } => CardsAct::Shuffle { set: *set, order: mixed(order, random) },
        CardsAct::ReceivePreshuffled { set, decks, order } => {
            CardsAct::ReceivePreshuffled { set: *set, decks: *decks, order: mixed(order, random) }
        }
        CardsAct::Cut { above } => CardsAct::Cut { above: depth(state, *above, random) },
        CardsAct::InsertSecondCoverCard { .. } => {
            CardsAct::InsertSecondCoverCard { below: below_second_cover_card(state, random) }
        }
        act => act.clone(),
    }
}

/// At the bottom, so that cards may run out; higher up; or near the top, so that the shoe is soon over.
fn below_second_cover_card(state: &State, random: &mut Random) -> u16 {
    let cards = cards_of_current(state);
    let below = match random.below(3) {
        0 => random.between(14, 16),
        1 => random.between(14, 80),
        _ => cards - random.between(20, 80),
    };
    below.clamp(14, cards - 20) as u16
}

/// Any three of the five cards; the house way half of the time.
fn set(state: &State, position: Seat, example: [Card; 3], random: &mut Random) -> [Card; 3] {
    let Round::Poker(table) = &state.round else { return example };
    let Some(hand) = table.hand(position).filter(|_| random.one_in(2)) else { return example };
    let mut cards = hand.cards.cards().to_vec();
    random.shuffle(&mut cards);
    [cards[0], cards[1], cards[2]]
}

/// Mixed well; now and then a single deck comes nearly as it left the factory, so that rare hands are dealt.
fn mixed(order: &[Card], random: &mut Random) -> Vec<Card> {
    let mut order = order.to_vec();
    if order.len() > 53 || !random.one_in(4) {
        random.shuffle(&mut order);
        return order;
    }
    order.sort_by_key(|card| (card.suit(), card.rank()));
    let (stride, start) = (random.between(1, 7), random.below(order.len()));
    let mut places: Vec<usize> = (0..order.len()).collect();
    places.sort_by_key(|place| (place % stride, *place));
    (0..order.len()).map(|place| order[(places[place] + start) % order.len()]).collect()
}

fn cards_of_current(state: &State) -> usize {
    state.cards.set(state.cards.current()).cards().len()
}

/// Ten cards from either end at least, which every chapter allows.
fn depth(state: &State, example: u16, random: &mut Random) -> u16 {
    match cards_of_current(state) {
        0..=20 => example,
        cards => random.between(10, cards - 10) as u16,
    }
}

/// Some time later.
pub fn later(state: &State, seconds: usize) -> Time {
    state.clock + Span::seconds(seconds as u64)
}

//! An automatic dealer and everybody who obeys: the first duty on the list is done. What the list leaves blank is
//! drawn: amounts, numbers, orders of cards, three of five cards.

use croupier_rules::chapters::saigon_5_card::ranking::best_split;
use croupier_rules::{Card, Cents};
use croupier_table::cards::{CardsAct, SetId};
use croupier_table::form::{Amount, Number};
use croupier_table::poker::PokerAct;
use croupier_table::seats::SeatsAct;
use croupier_table::steps::{Duty, Step};
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Command, Form, Seat, Span, State, Time};

use crate::random::Random;

/// The next duty of anybody, the end of the betting excepted; of one player's duties any may be chosen.
pub fn duty(state: &State, listed: &[Step], random: &mut Random) -> Option<Command> {
    let duties: Vec<&Step> =
        listed.iter().filter(|step| step.duty == Duty::Must && !ends_betting(state, &step.act)).collect();
    let first = *duties.first()?;
    let alternatives: Vec<&Step> = duties.into_iter().filter(|step| is_alternative(first, step)).collect();
    Some(command(state, random.pick(&alternatives), random))
}

/// A player chooses among all of the player's duties.
fn is_alternative(first: &Step, step: &Step) -> bool {
    step == first || (step.by == first.by && matches!(step.by, Actor::Player(_)))
}

pub fn ends_betting(state: &State, form: &Form) -> bool {
    *form == Form::Exact(state.round.no_more_bets())
}

/// The end of the betting, if it is listed.
pub fn no_more_bets(state: &State, listed: &[Step]) -> Option<Command> {
    let step = listed.iter().find(|step| ends_betting(state, &step.act))?;
    Some(Command::new(state.clock, step.by, state.round.no_more_bets()))
}

/// What the list names, with its blanks filled at random.
pub fn command(state: &State, step: &Step, random: &mut Random) -> Command {
    Command::new(state.clock, step.by, filled(state, &step.act, random))
}

/// The act of a form, with its blank filled at random.
pub fn filled(state: &State, form: &Form, random: &mut Random) -> Act {
    match form {
        Form::Exact(act) => act.clone(),
        Form::Sit { cash } => SeatsAct::Sit { cash: amount(cash, random) }.into(),
        Form::BuyIn { cash } => SeatsAct::BuyIn { cash: amount(cash, random) }.into(),
        Form::Wager { position, wager, amount: stake } => {
            WagerAct::Place { position: *position, wager: *wager, amount: amount(stake, random) }.into()
        }
        Form::CallWithCash { wager, cash } => {
            WagerAct::CallWithCash { wager: *wager, cash: amount(cash, random) }.into()
        }
        Form::ReceivePreshuffled { set, decks } => {
            let order = mixed(state.filed().deck().cards().collect(), random);
            CardsAct::ReceivePreshuffled { set: *set, decks: *decks, order }.into()
        }
        Form::Shuffle { set } => {
            CardsAct::Shuffle { set: *set, order: mixed(cards_of(state, *set), random) }.into()
        }
        Form::ReportCount { set, cards } => {
            CardsAct::ReportCount { set: *set, cards: number(cards, random) }.into()
        }
        Form::Cut { above } => CardsAct::Cut { above: number(above, random) }.into(),
        Form::InsertSecondCoverCard { below } => {
            CardsAct::InsertSecondCoverCard { below: below_second_cover_card(below, random) }.into()
        }
        Form::CountStub { cards } => PokerAct::CountStub { cards: counted(state, cards, random) }.into(),
        Form::DetermineMisdeal { cards_out } => {
            PokerAct::DetermineMisdeal { cards_out: counted_out(state, cards_out, random) }.into()
        }
        Form::Set { position } => {
            PokerAct::Set { position: *position, three: three(state, *position, random) }.into()
        }
        Form::ReportWrongNumber { to, cards } => {
            PokerAct::ReportWrongNumber { to: *to, cards: number(cards, random) as u8 }.into()
        }
    }
}

/// Small amounts more often than large ones, and the ends of what is allowed.
pub fn amount(amount: &Amount, random: &mut Random) -> Cents {
    let pieces = (amount.maximum.0 - amount.minimum.0) / amount.multiple_of.0;
    let chosen = match random.below(8) {
        0 => 0,
        1 => pieces,
        _ => pieces.min(random.below(2_000) as i64),
    };
    Cents(amount.minimum.0 + chosen * amount.multiple_of.0)
}

/// Any number of those allowed.
pub fn number(number: &Number, random: &mut Random) -> u16 {
    let chosen = random.between(number.least.into(), number.most.into()) as u16;
    if number.admits(chosen) {
        chosen
    } else if chosen > number.least {
        chosen - 1
    } else {
        chosen + 1
    }
}

/// At the bottom, so that cards may run out; higher up; or near the top, so that the shoe is soon over.
fn below_second_cover_card(below: &Number, random: &mut Random) -> u16 {
    let (least, most) = (usize::from(below.least), usize::from(below.most));
    let chosen = match random.below(3) {
        0 => random.between(least, least + 2),
        1 => random.between(least, 80),
        _ => most.saturating_sub(random.between(20, 80)),
    };
    chosen.clamp(least, most.max(least + 20) - 20) as u16
}

/// The right number, unless something is wrong with the deck.
fn counted(state: &State, cards: &Number, random: &mut Random) -> u8 {
    let out = state.poker().map_or(0, |table| table.cards_out());
    let right = state.filed().deck().size() as u8 - out;
    if random.one_in(20) { number(cards, random) as u8 } else { right }
}

/// The dealer finds that cards were misdealt, or that the deck is wrong.
fn counted_out(state: &State, cards_out: &Number, random: &mut Random) -> u8 {
    let out = state.poker().map_or(0, |table| table.cards_out());
    if random.one_in(2) { number(cards_out, random) as u8 } else { out }
}

/// Any three of the five cards; cards that qualify half of the time.
fn three(state: &State, position: Seat, random: &mut Random) -> [Card; 3] {
    let hand = state.poker().and_then(|table| table.hand(position)).expect("a hand that is to be set");
    let five: [Card; 5] = hand.cards.cards().try_into().expect("five cards");
    match best_split(five) {
        Some((split, _)) if random.one_in(2) => split.three(five),
        _ => {
            let mut cards = five;
            random.shuffle(&mut cards);
            [cards[0], cards[1], cards[2]]
        }
    }
}

/// Mixed well; now and then a single deck comes nearly as it left the factory, so that rare hands are dealt.
fn mixed(mut order: Vec<Card>, random: &mut Random) -> Vec<Card> {
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

fn cards_of(state: &State, set: SetId) -> Vec<Card> {
    state.cards.set(set).cards().to_vec()
}

/// Some time later.
pub fn later(state: &State, seconds: usize) -> Time {
    state.clock + Span::seconds(seconds as u64)
}

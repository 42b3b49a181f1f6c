//! Random walks through both games by every method: what is listed is accepted, what is accepted is listed, chips
//! are conserved, nobody owes, and every round ends.

use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Edits;
use croupier_rules::{Card, Cents, GameId};

use super::helpers::*;
use crate::cards::{Cards, Stage};
use crate::command::{Act, Actor, Command};
use crate::decide::decide;
use crate::form::{Form, Number};
use crate::ordinary::ordinary;
use crate::poker::{PokerAct, Recipient};
use crate::seat::Seat;
use crate::seats::SeatsAct;
use crate::steps::{Duty, Step, steps, steps_of};
use crate::testing;
use crate::wagering::WagerAct;

/// A small generator, so that a walk is the same every time.
pub(super) struct Dice(pub u64);

impl Dice {
    pub(super) fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % sides as u64) as usize
    }

    pub(super) fn shuffled(&mut self, game: GameId) -> Vec<Card> {
        let mut order = deck(game, "");
        for place in (1..order.len()).rev() {
            order.swap(place, self.below(place + 1));
        }
        order
    }
}

fn actors() -> impl Iterator<Item = Actor> {
    let players = (1..=6).map(player);
    players.chain([Dealer, Actor::Floorperson, Actor::Curator, Actor::Device])
}

/// Acts of every kind, with numbers and cards that may or may not be right.
fn candidates(bench: &Bench, dice: &mut Dice) -> Vec<PokerAct> {
    let mut acts = vec![
        PokerAct::NoMoreBets,
        PokerAct::Deal,
        PokerAct::DealNext,
        PokerAct::DiscardStub,
        PokerAct::Reveal,
        PokerAct::SettleNext,
        PokerAct::SettleRest,
        PokerAct::ReportFaceUp,
        PokerAct::ReportDrawnInError,
        PokerAct::ReportDealersCardExposed,
        PokerAct::ReportShoeFailed,
    ];
    for cards in [0, 3, 5, dice.below(256) as u8, u8::MAX] {
        acts.push(PokerAct::CountStub { cards });
        acts.push(PokerAct::DetermineMisdeal { cards_out: cards });
        acts.push(PokerAct::ReportWrongNumber { to: Recipient::Dealer, cards });
    }
    for position in Seat::counterclockwise(7) {
        let five = bench.hand(position.number());
        let three = [0, 1, dice.below(5)].map(|place| five.get(place).copied().unwrap_or(Card::JOKER));
        acts.extend([
            PokerAct::Play { position },
            PokerAct::Fold { position },
            PokerAct::Set { position, three },
            PokerAct::ReportWrongNumber { to: Recipient::Position(position), cards: dice.below(7) as u8 },
        ]);
    }
    acts
}

/// Something that can stand in the blank of a number.
fn number(dice: &mut Dice, number: Number) -> u8 {
    let any = (number.least + dice.below(usize::from(number.most - number.least) + 1) as u16) as u8;
    if number.admits(any.into()) { any } else { any.wrapping_add(1) }
}

/// An act with its blanks filled in, where they are not about shuffled cards.
fn filled(bench: &Bench, dice: &mut Dice, form: &Form) -> Option<Act> {
    let act = match *form {
        Form::Exact(ref act) => act.clone(),
        Form::Sit { cash } => SeatsAct::Sit { cash: cash.maximum.min(dollars(1000)) }.into(),
        Form::BuyIn { cash } => SeatsAct::BuyIn { cash: cash.maximum.min(dollars(1000)) }.into(),
        Form::Wager { position, wager, amount } => {
            WagerAct::Place { position, wager, amount: amount.minimum }.into()
        }
        Form::CallWithCash { wager, cash } => WagerAct::CallWithCash { wager, cash: cash.minimum }.into(),
        Form::CountStub { cards } => PokerAct::CountStub { cards: number(dice, cards) }.into(),
        Form::DetermineMisdeal { cards_out } => {
            PokerAct::DetermineMisdeal { cards_out: number(dice, cards_out) }.into()
        }
        Form::Set { position } => {
            let five: [Card; 5] = bench.hand(position.number()).try_into().unwrap();
            let three = Split::all().nth(dice.below(10)).unwrap().three(five);
            PokerAct::Set { position, three }.into()
        }
        Form::ReportWrongNumber { to, cards } => {
            PokerAct::ReportWrongNumber { to, cards: number(dice, cards) }.into()
        }
        Form::ReceivePreshuffled { .. }
        | Form::Shuffle { .. }
        | Form::ReportCount { .. }
        | Form::Cut { .. }
        | Form::InsertSecondCoverCard { .. } => return None,
    };
    assert!(form.admits(&act), "{form:?} admits {act:?}");
    Some(act)
}

fn assert_listed_is_accepted(bench: &Bench, dice: &mut Dice, listed: &[Step]) {
    for step in listed {
        let Some(act) = filled(bench, dice, &step.act) else { continue };
        let decision = decide(&bench.state, &Command::new(bench.state.clock, step.by, act));
        assert!(decision.is_ok(), "{step:?}: {decision:?}");
        assert_eq!(step.provision.game(), bench.state.game());
    }
}

/// What one actor is listed is what everybody's list has of that actor.
fn assert_own_lists_agree(bench: &Bench, listed: &[Step]) {
    for actor in actors() {
        let own = steps_of(&bench.state, bench.state.clock, actor);
        let of_all: Vec<Step> = listed.iter().filter(|step| step.by == actor).cloned().collect();
        assert_eq!(own, of_all);
    }
}

fn assert_accepted_is_listed(bench: &Bench, dice: &mut Dice, listed: &[Step]) {
    for act in candidates(bench, dice) {
        for actor in actors() {
            let command = Command::new(bench.state.clock, actor, Act::Poker(act));
            if decide(&bench.state, &command).is_ok() {
                let is_listed = |step: &Step| step.by == actor && step.act.admits(&command.act);
                assert!(listed.iter().any(is_listed), "{actor} {act:?} is not listed");
            } else {
                let mut after = bench.state.clone();
                assert!(testing::act(&mut after, &command).is_err());
                assert_eq!(after, bench.state);
            }
        }
    }
}

fn assert_sound(bench: &Bench) {
    assert_eq!(bench.state.ledger.total(), Cents::ZERO);
    for number in 1..=6 {
        assert!(bench.chips(number) >= Cents::ZERO);
        assert!(Wager::ALL.iter().all(|&wager| bench.staked(number, wager) >= Cents::ZERO));
    }
    let table = bench.table();
    assert!(table.in_round().all(|position| !bench.state.ledger.on_layout(position).is_zero()));
    if table.betting_is_open() {
        assert!(table.in_round().next().is_none());
    }
}

/// Mostly a duty of the round, sometimes anything that leaves the cards where they are. The betting ends before long.
fn choose(dice: &mut Dice, listed: &[Step]) -> Step {
    let is_of_cards = |step: &Step| match &step.act {
        Form::Exact(act) => matches!(act, Act::Cards(_)),
        form => filled_by_shuffling(form),
    };
    let listed: Vec<&Step> = listed.iter().filter(|step| !is_of_cards(step)).collect();
    let goes_on = |step: &&Step| step.duty == Duty::Must || step.act == Form::from(PokerAct::NoMoreBets);
    let round: Vec<&Step> = listed.iter().copied().filter(goes_on).collect();
    if !round.is_empty() && dice.below(3) > 0 {
        return round[dice.below(round.len())].clone();
    }
    listed[dice.below(listed.len())].clone()
}

fn filled_by_shuffling(form: &Form) -> bool {
    matches!(
        form,
        Form::ReceivePreshuffled { .. }
            | Form::Shuffle { .. }
            | Form::ReportCount { .. }
            | Form::Cut { .. }
            | Form::InsertSecondCoverCard { .. }
    )
}

fn walk(setup: Edits, seed: u64) -> usize {
    let mut dice = Dice(seed);
    let game = setup.game();
    let order = dice.shuffled(game);
    let mut bench = Bench { state: testing::prepared(&setup, order, None) };
    [1, 4, 6].into_iter().for_each(|number| bench.sit(number));
    let mut rounds = 0;
    for pace in 0..400 {
        let listed = steps(&bench.state, bench.state.clock);
        assert_listed_is_accepted(&bench, &mut dice, &listed);
        if pace % 3 == 0 {
            assert_accepted_is_listed(&bench, &mut dice, &listed);
            assert_own_lists_agree(&bench, &listed);
        }
        let step = choose(&mut dice, &listed);
        let was_open = bench.state.betting_is_open();
        let act = filled(&bench, &mut dice, &step.act).unwrap();
        bench.perform(step.by, act);
        assert_sound(&bench);
        let over = !was_open && bench.state.betting_is_open();
        if over {
            rounds += 1;
            assert!((1..=6).all(|number| bench.state.ledger.on_layout(seat(number)).is_zero()));
        }
        let deck_is_gone = bench.state.cards.set(bench.state.cards.current()).stage() == Stage::Absent;
        if over || deck_is_gone {
            let order = dice.shuffled(game);
            bench.state.cards = Cards::prepared(bench.state.filed(), order, None, bench.state.clock);
        }
    }
    rounds
}

#[test]
fn whatever_is_done_the_list_the_check_and_the_effect_agree() {
    let mut rounds = 0;
    for game in [ThreeCardPrime, Saigon5Card] {
        for dealing in METHODS.into_iter().chain([Dealing::FourCardStacks]) {
            if game == Saigon5Card && dealing == Dealing::FourCardStacks {
                continue;
            }
            let shuffling = match dealing {
                Dealing::FourCardStacks => "reshuffling shoe",
                Dealing::ManualShoe | Dealing::Hand | Dealing::AutomatedShoe => "device",
            };
            let setup =
                dealt_by(game, dealing).with("cards.shuffling", shuffling).with("table.boxes_per_player", 2);
            for seed in 1..6 {
                rounds += walk(setup.clone(), seed);
            }
        }
    }
    assert!(rounds > 200, "{rounds} rounds were played out");
}

/// No duty is ever left without a way to do it.
#[test]
fn while_a_round_is_under_way_somebody_has_a_duty() {
    for game in [ThreeCardPrime, Saigon5Card] {
        let mut bench = Bench::with_antes(ordinary(game), "", &[2, 3]);
        bench.act(Dealer, PokerAct::NoMoreBets);
        let mut dice = Dice(7);
        while !bench.state.betting_is_open() {
            let listed = steps(&bench.state, bench.state.clock);
            let duty = listed.into_iter().find(|step| step.duty == Duty::Must);
            let duty = duty.unwrap_or_else(|| panic!("nothing to do at {:?}", bench.table().phase()));
            assert!(!duty.says.is_empty());
            let act = filled(&bench, &mut dice, &duty.act).unwrap();
            bench.perform(duty.by, act);
        }
    }
}

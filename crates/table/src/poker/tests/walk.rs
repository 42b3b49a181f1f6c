//! Random walks through both games by every method: what is listed is accepted, what is accepted is listed, chips
//! are conserved, nobody owes, and every round ends.

use crate::ordinary::ordinary;
use crate::testing;
use core::mem::discriminant;
use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Edits;

use croupier_rules::{Card, Cents, GameId};

use super::helpers::*;
use crate::cards::Cards;
use crate::command::{Act, Actor, Command};
use crate::decide::decide;
use crate::poker::{PokerAct, Recipient};
use crate::seat::Seat;
use crate::steps::{Duty, Step, steps};

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

/// Acts of every kind, with amounts that may or may not be right.
fn candidates(bench: &Bench) -> Vec<PokerAct> {
    let mut acts = vec![
        PokerAct::NoMoreBets,
        PokerAct::Deal,
        PokerAct::DealNext,
        PokerAct::DiscardStub,
        PokerAct::CountStub { cards: 30 },
        PokerAct::DetermineMisdeal { cards_out: 9 },
        PokerAct::Reveal,
        PokerAct::SettleNext,
        PokerAct::SettleRest,
        PokerAct::ReportFaceUp,
        PokerAct::ReportDrawnInError,
        PokerAct::ReportWrongNumber { to: Recipient::Dealer, cards: 9 },
        PokerAct::ReportDealersCardExposed,
        PokerAct::ReportShoeFailed,
    ];
    for position in Seat::counterclockwise(6) {
        let five = bench.hand(position.number());
        let three = [0, 1, 2].map(|place| five.get(place).copied().unwrap_or(Card::JOKER));
        acts.extend([
            PokerAct::Play { position },
            PokerAct::Fold { position },
            PokerAct::Set { position, three },
            PokerAct::ReportWrongNumber { to: Recipient::Position(position), cards: 9 },
        ]);
    }
    acts
}

fn assert_listed_is_accepted(bench: &Bench, listed: &[Step]) {
    for step in listed {
        let command = Command::new(bench.state.clock, step.actor, step.act.clone());
        let decision = decide(&bench.state, &command);
        assert!(decision.is_ok(), "{step:?}: {decision:?}");
        assert_eq!(step.provision.game(), bench.state.game());
    }
}

fn position_of(act: &PokerAct) -> Option<Recipient> {
    match *act {
        PokerAct::Play { position } | PokerAct::Fold { position } | PokerAct::Set { position, .. } => {
            Some(Recipient::Position(position))
        }
        PokerAct::ReportWrongNumber { to, .. } => Some(to),
        _ => None,
    }
}

fn is_like(step: &Step, actor: Actor, act: &PokerAct) -> bool {
    match &step.act {
        Act::Poker(listed) => {
            step.actor == actor
                && discriminant(listed) == discriminant(act)
                && position_of(listed) == position_of(act)
        }
        _ => false,
    }
}

fn assert_accepted_is_listed(bench: &Bench, listed: &[Step]) {
    for act in candidates(bench) {
        for actor in actors() {
            let command = Command::new(bench.state.clock, actor, Act::Poker(act));
            if decide(&bench.state, &command).is_ok() {
                assert!(
                    listed.iter().any(|step| is_like(step, actor, &act)),
                    "{actor} {act:?} is not listed"
                );
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

/// Mostly a duty of the round, sometimes anything that leaves the cards where they are.
fn choose(dice: &mut Dice, listed: &[Step]) -> Step {
    let listed: Vec<&Step> = listed.iter().filter(|step| !matches!(step.act, Act::Cards(_))).collect();
    let round: Vec<&Step> = listed
        .iter()
        .copied()
        .filter(|step| matches!(step.act, Act::Poker(_)) && step.duty == Duty::Must)
        .collect();
    if !round.is_empty() && dice.below(8) > 0 {
        return round[dice.below(round.len())].clone();
    }
    listed[dice.below(listed.len())].clone()
}

fn walk(setup: Edits, seed: u64) -> usize {
    let mut dice = Dice(seed);
    let game = setup.game();
    let order = dice.shuffled(game);
    let mut bench = Bench { state: testing::prepared(&setup, order, None) };
    [1, 4, 6].into_iter().for_each(|number| bench.sit(number));
    let mut rounds = 0;
    for pace in 0..400 {
        let listed = steps(&bench.state);
        assert_listed_is_accepted(&bench, &listed);
        if pace % 3 == 0 {
            assert_accepted_is_listed(&bench, &listed);
        }
        let step = choose(&mut dice, &listed);
        let was_open = bench.state.betting_is_open();
        bench.perform(step.actor, step.act);
        assert_sound(&bench);
        if !was_open && bench.state.betting_is_open() {
            rounds += 1;
            assert!((1..=6).all(|number| bench.state.ledger.on_layout(seat(number)).is_zero()));
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
        while !bench.state.betting_is_open() {
            let listed = steps(&bench.state);
            let duty = listed.into_iter().find(|step| step.duty == Duty::Must);
            let duty = duty.unwrap_or_else(|| panic!("nothing to do at {:?}", bench.table().stage()));
            assert!(!duty.says.is_empty());
            bench.perform(duty.actor, duty.act);
        }
    }
}

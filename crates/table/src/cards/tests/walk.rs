//! The list, the check and the effect agree: every listed step is accepted, and the duties lead to a ready shoe.

use super::*;
use crate::cards::{Device, Occasion};
use crate::decide::decide;

/// Every listed step of the cards machine is accepted with anything that its blank admits.
fn check_listed(table: &Table) {
    for step in table.listed() {
        assert_eq!(step.provision.game(), table.game());
        assert!(!step.says.is_empty());
        for act in table.filled(&step.act) {
            let command = Command::new(table.now, step.by, Act::Cards(act));
            assert!(step.act.admits(&command.act));
            let entries =
                decide(&table.state, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
            assert_eq!(entries[0].provision, step.provision);
        }
    }
}

/// One act of every kind for a set, with figures that suit.
fn every_act(table: &Table, set: SetId) -> Vec<CardsAct> {
    let order = table.order(set);
    let mut acts = vec![
        CardsAct::Receive { set, decks: table.state.filed().deck().decks() },
        table.preshuffled(set),
        CardsAct::Inspect { set },
        CardsAct::VerifyInspection { set },
        CardsAct::Spread { set },
        CardsAct::LookAtCards { set },
        CardsAct::Wash { set },
        CardsAct::TurnFaceDown { set },
        CardsAct::Stack { set },
        CardsAct::PlaceInDevice { set },
        CardsAct::Shuffle { set, order },
        CardsAct::VerifyShuffle { set, finding: Distribution::Even },
        CardsAct::OrderReshuffle { set },
        CardsAct::DeclineCut,
        CardsAct::OrderRecut { because: None },
        CardsAct::Load { set },
        CardsAct::Burn,
        CardsAct::SpreadAtIdleTable { set },
        CardsAct::AskFaceUp { set },
        CardsAct::AskSpreadOfStored,
        CardsAct::Remove { set },
        CardsAct::ReportJam,
    ];
    for number in [0, 1, 9, 10, 13, 14, 42, 43, 51, 52, 53, 311, 312, 405, 406, 407, 415, 416, 417, u16::MAX]
    {
        acts.push(CardsAct::ReportCount { set, cards: number });
        acts.push(CardsAct::Cut { above: number });
        acts.push(CardsAct::InsertSecondCoverCard { below: number });
    }
    acts.extend([1, 2, 5].map(|number| CardsAct::OfferCut { seat: seat(number) }));
    for device in Device::ALL {
        acts.push(CardsAct::ReportOutOfOrder { device });
        acts.push(CardsAct::CoverDevice { device });
        acts.push(CardsAct::ReportRepaired { device });
    }
    acts
}

/// Every act that is accepted is listed for that actor.
fn check_accepted(table: &Table) {
    let listed = table.listed();
    for set in SetId::ALL {
        for act in every_act(table, set).into_iter().map(Act::Cards) {
            for actor in [DEALER, FLOOR, DEVICE, Actor::Curator, player(1), player(2), player(5)] {
                let command = Command::new(table.now, actor, act.clone());
                let accepted = decide(&table.state, &command).is_ok();
                let admitted = listed.iter().any(|step| step.by == actor && step.act.admits(&act));
                assert_eq!(accepted, admitted, "{actor} {act:?}");
            }
        }
    }
}

/// Walks the duties to ready cards and checks list against decision on the way.
fn walk_checked(table: &mut Table) {
    for _ in 0..200 {
        check_listed(table);
        check_accepted(table);
        if !table.take_duty() {
            break;
        }
    }
    table.assert_ready();
}

fn every_setup() -> Vec<Edits> {
    GameId::ALL.into_iter().flat_map(provided).collect()
}

#[test]
fn the_duties_lead_from_an_empty_table_to_a_ready_shoe() {
    for setup in every_setup() {
        let mut table = Table::with_players(setup, &[1, 5]);
        walk_checked(&mut table);
        table.state.cards.round_over();
        walk_checked(&mut table);
        table.state.cards.shoe_over();
        walk_checked(&mut table);
    }
}

/// An act that interrupts the play from a set.
type Interruption = fn(SetId) -> CardsAct;

#[test]
fn the_duties_lead_back_to_a_ready_shoe_after_every_interruption() {
    let interruptions: [(Actor, Interruption); 5] = [
        (FLOOR, |set| CardsAct::OrderReshuffle { set }),
        (DEALER, |set| CardsAct::SpreadAtIdleTable { set }),
        (DEALER, |set| CardsAct::Remove { set }),
        (DEALER, |_| CardsAct::ReportOutOfOrder { device: Device::Shuffler }),
        (FLOOR, |_| CardsAct::ReportOutOfOrder { device: Device::DealingShoe }),
    ];
    for setup in every_setup() {
        let ready = Table::ready(setup);
        for (actor, interruption) in interruptions {
            for set in SetId::ALL {
                let mut table = ready.clone();
                if table.any(actor, Act::Cards(interruption(set))).is_ok() {
                    walk_checked(&mut table);
                }
            }
        }
    }
}

#[test]
fn every_may_step_on_the_way_leaves_a_way_to_a_ready_shoe() {
    for setup in every_setup() {
        let mut table = Table::with_players(setup, &[1, 5]);
        for _ in 0..60 {
            for step in table.listed() {
                for act in table.filled(&step.act) {
                    let mut branch = table.clone();
                    branch.ok(step.by, act);
                    branch.walk();
                }
            }
            if !table.take_duty() {
                break;
            }
        }
    }
}

#[test]
fn overdue_cards_are_the_first_duty_at_every_stage() {
    let mut table = Table::with_players(manual(GameId::ThreeCardPrime), &[1]);
    table.walk_to(FIRST, Stage::Stacked { occasion: Occasion::Opening });
    table.wait(Span::hours(8));
    assert_eq!(table.duties()[0].act, Form::Exact(Act::Cards(CardsAct::Remove { set: FIRST })));
    table.walk();
}

#[test]
fn a_refusal_says_something() {
    let reasons = [
        CardsReason::OneSetOnly,
        CardsReason::RoundUnderWay,
        CardsReason::VigorishMarked,
        CardsReason::OfferTo { seat: None },
        CardsReason::Due { stage: Stage::InPlay },
    ];
    assert!(reasons.iter().all(|reason| !reason.to_string().is_empty()));
}

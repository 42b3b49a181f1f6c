//! Paragraphs that hold several duties, duty by duty, and what the steps say of bodily acts.

use croupier_rules::proves;

use super::*;
use crate::cards::{CardsEvent, Occasion, Role};
use crate::explain::sentence;
use crate::ground::Ground;

const OPENING: Occasion = Occasion::Opening;

/// The only duty that is listed now.
#[track_caller]
fn only_duty(table: &Table) -> Step {
    let duties = table.duties();
    assert_eq!(duties.len(), 1, "{duties:?}");
    duties.into_iter().next().unwrap()
}

/// Whether an instruction has all these words.
#[track_caller]
fn says(step: &Step, words: &[&str]) {
    words.iter().for_each(|word| assert!(step.says.contains(word), "{word} is missing: {}", step.says));
}

fn received(setup: Edits) -> Table {
    let mut table = Table::with_players(setup, &[1]);
    table.receive(FIRST);
    table
}

#[test]
fn s627a_4_a_the_dealer_inspects_the_cards_for_defects() {
    proves!("627a.4(a)", "629a.4(a)", "631a.4(a)", "679a.4(a)", "680a.4(a)");
    for game in GameId::ALL {
        let mut table = received(manual(game));
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.provision.id()), (DEALER, id(game, "4(a)").as_str()));
        says(&duty, &["Inspect", "every deck", "defects"]);
        let refused = table.no(DEALER, CardsAct::Spread { set: FIRST });
        assert_eq!(refused, (CardsReason::Due { stage: Stage::Received }, id(game, "4(a)")));
        table.ok(DEALER, CardsAct::Inspect { set: FIRST });
        assert_eq!(table.stage(FIRST), Stage::Inspected);
    }
}

#[test]
fn s627a_4_a_the_floorperson_verifies_the_inspection() {
    proves!("627a.4(a)", "629a.4(a)", "631a.4(a)", "679a.4(a)", "680a.4(a)");
    for game in GameId::ALL {
        let mut table = received(manual(game));
        let verify = CardsAct::VerifyInspection { set: FIRST };
        let refused = (CardsReason::Due { stage: Stage::Received }, id(game, "4(a)"));
        assert_eq!(table.no(FLOOR, verify.clone()), refused, "there is nothing to verify yet");
        table.ok(DEALER, CardsAct::Inspect { set: FIRST });
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.provision.id()), (FLOOR, id(game, "4(a)").as_str()));
        says(&duty, &["Verify", "inspection"]);
        let refused = table.no(DEALER, CardsAct::Spread { set: FIRST });
        assert_eq!(refused, (CardsReason::Due { stage: Stage::Inspected }, id(game, "4(a)")));
        for actor in [DEALER, DEVICE, player(1), Actor::Curator] {
            let refused = table.no(actor, verify.clone());
            assert_eq!(refused, (CardsReason::NotYours { role: Role::Floorperson }, id(game, "4(a)")));
        }
        table.ok(FLOOR, verify);
        assert_eq!(table.stage(FIRST), Stage::Verified);
    }
}

#[test]
fn s627a_4_b_the_cards_are_spread_face_up_in_fans_by_deck_suit_and_sequence() {
    proves!("627a.4(b)", "629a.4(b)", "631a.4(b)", "679a.4(b)", "680a.4(b)");
    for game in GameId::ALL {
        let mut table = received(manual(game));
        table.walk_to(FIRST, Stage::Verified);
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.provision.id()), (DEALER, id(game, "4(b)").as_str()));
        says(&duty, &["face up", "horizontal fans", "deck by deck", "suit", "sequence"]);
        for act in [CardsAct::Wash { set: FIRST }, CardsAct::Stack { set: FIRST }, table.shuffle(FIRST)] {
            let refused = table.no(DEALER, act);
            assert_eq!(refused, (CardsReason::Due { stage: Stage::Verified }, id(game, "4(b)")));
        }
        let order: Vec<Card> = table.state.filed().deck().cards().collect();
        assert_eq!(table.state.cards.set(FIRST).cards(), order, "as they came");
        table.ok(DEALER, CardsAct::Spread { set: FIRST });
        assert_eq!(table.stage(FIRST), Stage::Spread { occasion: OPENING });
    }
}

#[test]
fn s627a_4_b_the_cards_lie_spread_until_a_player_at_the_table_has_looked() {
    proves!("627a.4(b)", "629a.4(b)", "631a.4(b)", "679a.4(b)", "680a.4(b)");
    for game in GameId::ALL {
        let mut table = received(manual(game));
        table.walk_to(FIRST, Stage::Spread { occasion: OPENING });
        table.leave(1);
        let due = CardsReason::Due { stage: Stage::Spread { occasion: OPENING } };
        assert_eq!(table.no(DEALER, CardsAct::Wash { set: FIRST }).0, due);
        let look = CardsAct::LookAtCards { set: FIRST };
        for actor in [DEALER, FLOOR, DEVICE, player(1), player(2)] {
            let refused = table.no(actor, look.clone());
            assert_eq!(refused, (CardsReason::NotYours { role: Role::Player }, id(game, "4(b)")));
        }
        assert_eq!(table.duties(), [], "nothing is due before somebody comes");
        table.sit(2);
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.provision.id()), (player(2), id(game, "4(b)").as_str()));
        table.ok(player(2), look);
        assert_eq!(table.stage(FIRST), Stage::Seen { occasion: OPENING });
    }
}

#[test]
fn s627a_4_c_the_cards_are_turned_face_down_and_washed_and_then_stacked() {
    proves!("627a.4(c)", "629a.4(c)", "631a.4(c)", "679a.4(c)", "680a.4(c)");
    for game in GameId::ALL {
        let mut table = received(manual(game));
        table.walk_to(FIRST, Stage::Seen { occasion: OPENING });
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.provision.id()), (DEALER, id(game, "4(c)").as_str()));
        says(&duty, &["face down", "thoroughly", "wash"]);
        let refused = table.no(DEALER, CardsAct::Stack { set: FIRST });
        assert_eq!(refused.1, id(game, "4(c)"));
        table.ok(DEALER, CardsAct::Wash { set: FIRST });
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.provision.id()), (DEALER, id(game, "4(c)").as_str()));
        says(&duty, &["Stack"]);
        assert_eq!(table.no(DEALER, table.shuffle(FIRST)).1, id(game, "4(c)"));
        table.ok(DEALER, CardsAct::Stack { set: FIRST });
    }
}

#[test]
fn s627a_5_a_the_shuffle_is_to_intermix_the_cards_randomly() {
    proves!("627a.5(a)", "629a.5(a)", "679a.5(a)", "680a.5(a)");
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::ThreeCardPrime, GameId::Saigon5Card] {
        let mut table = received(manual(game));
        table.walk_to(FIRST, Stage::Stacked { occasion: OPENING });
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.act.clone()), (DEALER, Form::Shuffle { set: FIRST }));
        says(&duty, &["randomly intermixed"]);
    }
    for setup in [
        two_sets(GameId::Minibaccarat),
        one_device(GameId::Midibaccarat),
        one_device(GameId::ThreeCardPrime),
        one_device(GameId::Saigon5Card),
    ] {
        let mut table = received(setup);
        table.walk_to(FIRST, Stage::InDevice);
        let duties = table.duties();
        says(duties.iter().find(|step| step.by == DEVICE).unwrap(), &["randomly intermixed"]);
    }
}

#[test]
fn s627a_5_a_a_stack_shuffled_by_hand_is_left_feathered_for_the_floorperson() {
    proves!("627a.5(a)", "629a.5(a)");
    for game in [GameId::Minibaccarat, GameId::Midibaccarat] {
        let mut table = received(manual(game));
        table.walk_to(FIRST, Stage::Stacked { occasion: OPENING });
        says(&only_duty(&table), &["feathered", "floorperson"]);
        table.ok(DEALER, table.shuffle(FIRST));
        let refused = (CardsReason::Due { stage: Stage::Feathered }, id(game, "5(a)"));
        assert_eq!(table.no(DEALER, CardsAct::OfferCut { seat: seat(1) }), refused);
        let uneven = CardsAct::VerifyShuffle { set: FIRST, finding: Distribution::Uneven };
        table.ok(FLOOR, uneven);
        assert_eq!(table.stage(FIRST), Stage::TO_SHUFFLE, "an uneven stack is shuffled again");
        table.walk();
    }
}

#[test]
fn s679a_5_a_a_shuffled_deck_is_one_stack() {
    proves!("679a.5(a)", "680a.5(a)");
    for game in POKER {
        let mut table = received(manual(game));
        table.walk_to(FIRST, Stage::Stacked { occasion: OPENING });
        says(&only_duty(&table), &["single stack"]);
        table.ok(DEALER, table.shuffle(FIRST));
        assert_eq!(table.stage(FIRST), Stage::Shuffled);
    }
}

#[test]
fn s631a_5_a_dealers_wash_and_stack_and_each_of_them_shuffles() {
    proves!("631a.5(a)");
    let mut table = received(manual(GameId::Baccarat));
    table.walk_to(FIRST, Stage::Unwashed);
    let duty = only_duty(&table);
    assert_eq!(duty.provision.id(), "631a.5(a)");
    says(&duty, &["wash", "one or more dealers"]);
    assert_eq!(table.no(DEALER, table.shuffle(FIRST)).1, "631a.5(a)");
    table.ok(DEALER, CardsAct::Wash { set: FIRST });
    table.ok(DEALER, CardsAct::Stack { set: FIRST });
    says(&only_duty(&table), &["each dealer independently"]);
}

#[test]
fn s627a_5_f_the_burn_goes_to_the_rack_or_to_the_bucket() {
    proves!("627a.5(f)", "629a.5(f)", "631a.5(f)");
    for (game, place) in BACCARAT.into_iter().zip(["discard rack", "discard bucket", "discard bucket"]) {
        let mut table = received(manual(game));
        table.walk_to(FIRST, Stage::Loaded);
        let duty = only_duty(&table);
        assert_eq!((duty.by, duty.provision.id()), (DEALER, id(game, "5(f)").as_str()));
        says(&duty, &[place, "face down", "face value", "counting ten"]);
    }
}

#[test]
fn s680a_3_a_one_deck_is_used() {
    proves!("680a.3(a)", "679a.3(a)");
    for game in POKER {
        let mut table = Table::new(manual(game));
        let refused = table.no(DEALER, CardsAct::Receive { set: FIRST, decks: 2 });
        assert_eq!(refused, (CardsReason::WrongNumberOfDecks { decks: 1 }, id(game, "3(a)")));
        table.receive(FIRST);
        let suited: Vec<&Card> =
            table.state.cards.set(FIRST).cards.iter().filter(|card| !card.is_joker()).collect();
        assert_eq!(suited.len(), 52);
        assert!(suited.iter().enumerate().all(|(place, card)| !suited[..place].contains(card)));
    }
}

#[test]
fn s680a_3_a_one_joker_is_in_play_however_many_a_deck_is_made_with() {
    proves!("680a.3(a)");
    for manufactured in [1, 2] {
        let setup = manual(GameId::Saigon5Card).with("cards.jokers_manufactured", manufactured);
        let mut table = Table::new(setup);
        table.receive(FIRST);
        let cards = table.state.cards.set(FIRST).cards().to_vec();
        assert_eq!((cards.len(), cards.iter().filter(|card| card.is_joker()).count()), (53, 1));
        let mut two_jokers = cards;
        let joker = *two_jokers.iter().find(|card| card.is_joker()).unwrap();
        let plain = two_jokers.iter().position(|card| !card.is_joker()).unwrap();
        two_jokers[plain] = joker;
        let mut fresh = Table::new(manual(GameId::Saigon5Card));
        let refused =
            fresh.no(DEALER, CardsAct::ReceivePreshuffled { set: FIRST, decks: 1, order: two_jokers });
        assert_eq!(refused.0, CardsReason::NotTheSameCards);
    }
}

#[test]
fn s680a_3_a_one_cover_card_makes_the_cut() {
    proves!("679a.3(a)", "680a.3(a)");
    for game in POKER {
        let mut table = Table::new(manual(game));
        table.ok(DEALER, table.preshuffled(FIRST));
        let entries = table.any(DEALER, Act::Cards(CardsAct::Cut { above: 20 })).unwrap();
        assert_eq!(entries[0].event, Event::Cards(CardsEvent::CutThrough { above: 20, below: None }));
        let second = table.no(DEALER, CardsAct::InsertSecondCoverCard { below: 14 });
        assert_eq!(second.0, CardsReason::Due { stage: Stage::CutThrough });
    }
}

#[test]
fn er_150_a_recut_is_told_with_its_ground_or_as_one_without() {
    let told = |because| {
        let mut table = Table::new(manual(GameId::ThreeCardPrime));
        table.ok(DEALER, table.preshuffled(FIRST));
        table.ok(DEALER, CardsAct::Cut { above: 20 });
        let entries = table.any(FLOOR, Act::Cards(CardsAct::OrderRecut { because })).unwrap();
        sentence(&entries[0])
    };
    assert!(told(Some(Ground::Fairness)).contains("fairness"));
    assert!(told(Some(Ground::ImproperCut)).contains("improper cut"));
    assert!(told(Some(Ground::Integrity)).contains("integrity"));
    assert!(told(None).contains("no ground stated"));
}

#[test]
fn er_150_every_ground_fits_a_power() {
    for ground in Ground::ALL {
        let of_a_recut = crate::cards::cut::RECUT_GROUNDS.contains(&ground);
        let of_a_curator = matches!(ground, Ground::Delay | Ground::InvalidDeals);
        assert!(of_a_recut != of_a_curator, "{ground} is a ground of one kind of power");
    }
}

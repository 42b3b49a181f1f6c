//! Loading the shoe and the burn (.5(d) and .5(f) of the baccarat chapters, .8 to .10 of the poker-type chapters).

use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::proves;

use super::*;
use crate::cards::{CardsEvent, Role, Shoe};

/// A loaded shoe whose first card has a rank.
fn loaded(game: GameId, first: Rank) -> Table {
    let mut table = Table::new(manual(game));
    let CardsAct::ReceivePreshuffled { set, decks, mut order } = table.preshuffled(FIRST) else { panic!() };
    let place = order.iter().rposition(|&card| card == Card::new(first, Suit::Spades)).unwrap();
    order.swap(100, place);
    table.ok(DEALER, CardsAct::ReceivePreshuffled { set, decks, order });
    table.ok(DEALER, CardsAct::Cut { above: 100 });
    table.ok(DEALER, CardsAct::InsertSecondCoverCard { below: 14 });
    table.ok(DEALER, CardsAct::Load { set: FIRST });
    table
}

#[test]
fn s627a_5_f_burns_the_first_card_and_as_many_as_its_face_value() {
    proves!("627a.5(f)", "629a.5(f)", "631a.5(f)");
    for game in BACCARAT {
        for (rank, further) in Rank::ALL.into_iter().zip([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1]) {
            let mut table = loaded(game, rank);
            let entries = table.any(DEALER, Act::Cards(CardsAct::Burn)).unwrap();
            let burned = CardsEvent::Burned { first: Card::new(rank, Suit::Spades), further };
            assert_eq!((&entries[0].event, entries.len()), (&Event::Cards(burned), 1));
            assert_eq!(entries[0].provision.id(), id(game, "5(f)"));
            let cards = &table.state.cards;
            assert_eq!(
                (cards.shoe().drawn(), cards.burned()),
                (usize::from(further) + 1, usize::from(further) + 1)
            );
            assert!(cards.shoe_is_fresh());
            assert_eq!(cards.discards_hold(), Some(FIRST));
            table.assert_ready();
        }
    }
}

#[test]
fn s627a_5_f_no_round_begins_before_the_burn_and_no_shoe_is_burned_twice() {
    proves!("627a.5(f)", "629a.5(f)", "631a.5(f)");
    for game in BACCARAT {
        let mut table = loaded(game, Rank::Two);
        assert_eq!(table.ready_check(), Err((CardsReason::Due { stage: Stage::Loaded }, id(game, "5(f)"))));
        let by_floor = table.no(FLOOR, CardsAct::Burn);
        assert_eq!(by_floor, (CardsReason::NotYours { role: Role::Dealer }, id(game, "5(f)")));
        table.ok(DEALER, CardsAct::Burn);
        assert_eq!(table.no(DEALER, CardsAct::Burn).0, CardsReason::Due { stage: Stage::InPlay });
    }
}

#[test]
fn the_poker_type_chapters_burn_nothing() {
    for game in POKER {
        let mut table = Table::ready(manual(game));
        assert_eq!(table.state.cards.burned(), 0);
        table.no(DEALER, CardsAct::Burn);
    }
}

#[test]
fn a_cover_card_among_the_burned_cards_still_ends_the_shoe() {
    let mut shoe = Shoe::new(Card::all_52().collect(), Some(3));
    shoe.burn(11);
    assert!(shoe.cover_card_next(0));
    let mut deeper = Shoe::new(Card::all_52().collect(), Some(30));
    deeper.burn(11);
    assert!(deeper.cover_card_next(19));
}

#[test]
fn s679a_5_a_a_device_may_put_its_stack_straight_into_the_shoe() {
    proves!("679a.5(a)", "680a.5(a)", "679a.8(a)", "680a.8(a)");
    for game in POKER {
        let mut table = Table::with_players(one_device(game), &[1]);
        table.walk_to(FIRST, Stage::Shuffled);
        assert_eq!(table.ok(DEVICE, CardsAct::Load { set: FIRST }), [id(game, "8(a)")]);
        table.assert_ready();
        let mut by_hand = Table::with_players(manual(game), &[1]);
        by_hand.walk_to(FIRST, Stage::CutThrough);
        let refused = by_hand.no(DEVICE, CardsAct::Load { set: FIRST });
        assert_eq!(refused, (CardsReason::NotYours { role: Role::Dealer }, id(game, "5(d)")));
    }
}

#[test]
fn s679a_8_a_9_a_2_10_a_1_the_stack_goes_where_it_is_dealt_from() {
    proves!("679a.8(a)", "679a.9(a)(2)", "679a.10(a)(1)", "680a.8(a)", "680a.9(a)(2)", "680a.10(a)(1)");
    use DealingMethod::{AutomatedShoe, Hand, ManualShoe};
    for game in POKER {
        for (dealing, paragraph) in [(ManualShoe, "8(a)"), (Hand, "9(a)(2)"), (AutomatedShoe, "10(a)(1)")] {
            let mut table = Table::with_players(dealt(&one_device(game), dealing), &[1]);
            table.walk_to(FIRST, Stage::Stacked { occasion: crate::cards::Occasion::Opening });
            let refused = table.no(DEALER, CardsAct::Load { set: FIRST });
            assert_eq!(refused, (CardsReason::Due { stage: table.stage(FIRST) }, id(game, "5(a)")));
            table.walk_to(FIRST, Stage::Shuffled);
            assert_eq!(table.ok(DEALER, CardsAct::Load { set: FIRST }), [id(game, paragraph)]);
        }
    }
}

#[test]
fn prepared_cards_are_ready_and_their_age_begins_then() {
    for game in GameId::ALL {
        for setup in provided(game) {
            let order = testing::approved(&setup).deck().cards().collect();
            let table = Table { state: prepared(&setup, order, None), now: Time::default() };
            table.assert_ready();
        }
    }
}

#[test]
fn s679a_9_a_2_no_device_puts_a_deck_in_the_dealers_hand() {
    proves!("679a.9(a)(2)", "680a.9(a)(2)");
    for game in POKER {
        for (method, refused) in [
            (DealingMethod::Hand, Some("9(a)(2)")),
            (DealingMethod::ManualShoe, None),
            (DealingMethod::AutomatedShoe, None),
        ] {
            let mut table = Table::with_players(dealt(&one_device(game), method), &[1]);
            table.walk_to(FIRST, Stage::Shuffled);
            match refused {
                Some(paragraph) => {
                    let refused = table.no(DEVICE, CardsAct::Load { set: FIRST });
                    assert_eq!(refused, (CardsReason::NotYours { role: Role::Dealer }, id(game, paragraph)));
                    table.ok(DEALER, CardsAct::Load { set: FIRST });
                }
                None => _ = table.ok(DEVICE, CardsAct::Load { set: FIRST }),
            }
            table.assert_ready();
        }
    }
}

//! Edits bring what follows from them, and nothing else.

use crate::game::GameId;
use crate::kit::layout::LayoutItem;
use crate::submission::choice::{Collection, DealingMethod, Shuffling};
use crate::submission::{CardSets, Edits, preset};

#[test]
fn no_edit_is_the_preset() {
    for game in GameId::ALL {
        assert_eq!(Edits::of(game).document(), preset(game));
        assert_eq!(Edits::of(game).check().unwrap().document(), &preset(game));
    }
}

#[test]
fn every_way_to_shuffle_and_deal_that_the_chapters_provide_for_needs_no_further_edit() {
    for game in super::POKER_TYPE {
        for &method in DealingMethod::ALL {
            for &shuffling in Shuffling::ALL {
                for decks in [1, 2] {
                    let edits = Edits::of(game)
                        .with("dealing.method", method.word())
                        .with("cards.shuffling", shuffling.word())
                        .with("cards.decks", decks);
                    let needs_device = decks == 2 || method == DealingMethod::Hand;
                    let deals =
                        shuffling != Shuffling::ReshufflingShoe || method == DealingMethod::AutomatedShoe;
                    let lawful = deals && (shuffling.is_automated() || !needs_device);
                    assert_eq!(edits.check().is_ok(), lawful, "{edits:?}: {:?}", edits.check());
                }
            }
        }
    }
}

#[test]
fn an_edit_stands_against_what_would_follow() {
    for game in super::BACCARAT {
        let ez = Edits::of(game).with("wagers.variation", "ez");
        assert_eq!(ez.check().unwrap().collection(), Collection::None);
        let defects = ez.with("vigorish.collection", "deferred").check().unwrap_err();
        assert!(defects.iter().any(|defect| defect.key == "vigorish.collection"), "{defects:?}");
    }
}

#[test]
fn a_wager_that_is_not_offered_has_no_area() {
    let edits = Edits::of(GameId::ThreeCardPrime).with("wagers.pair_bonus", "not offered");
    let approved = edits.check().unwrap();
    assert!(
        !approved
            .layout()
            .areas
            .iter()
            .any(|area| [LayoutItem::PairBonusWager, LayoutItem::FourthCard].contains(area))
    );
}

#[test]
fn two_batches_are_two_sets() {
    let edits = Edits::of(GameId::Minibaccarat).with("cards.shuffling", "device").with("cards.decks", 12);
    let approved = edits.check().unwrap();
    assert_eq!((approved.sets(), approved.deck().decks()), (CardSets::TwoAlternating, 6));
    assert_eq!(Edits::of(GameId::Minibaccarat).check().unwrap().sets(), CardSets::One);
}

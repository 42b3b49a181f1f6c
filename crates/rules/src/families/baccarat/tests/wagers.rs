use std::collections::BTreeSet;

use super::{EZ, Section, VIGORISH, all_terms, id};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::ranking::Side;
use crate::families::baccarat::wagers::{BaccaratWager, offer};
use crate::families::baccarat::{Terms, Variation};
use crate::kit::wager::{GameWager, Offer};
use crate::proves;

#[test]
fn wagers_are_found_by_their_slugs() {
    let slugs =
        ["player", "banker", "tie", "dragon-bonus-player", "dragon-bonus-banker", "dragon-7-insurance"];
    assert!(BaccaratWager::ALL.iter().map(|wager| wager.slug()).eq(slugs));
    for (index, &wager) in BaccaratWager::ALL.iter().enumerate() {
        assert_eq!((wager.index(), BaccaratWager::from_slug(wager.slug())), (index, Some(wager)));
    }
    assert_eq!(BaccaratWager::from_slug("panda-8"), None);
    let names: BTreeSet<_> = BaccaratWager::ALL.iter().map(|wager| wager.name()).collect();
    assert_eq!(names.len(), 6);
    assert_eq!(
        Side::ALL.map(BaccaratWager::dragon_bonus_on),
        [BaccaratWager::DragonBonusPlayer, BaccaratWager::DragonBonusBanker]
    );
}

fn offered(terms: &Terms) -> BTreeSet<&'static str> {
    let offered = BaccaratWager::ALL.iter().filter(|&&wager| offer(terms, wager) == Offer::Offered);
    offered.map(|wager| wager.slug()).collect()
}

#[test]
fn s627a_7_a_every_table_offers_three_wagers_and_no_others_but_those_two() {
    proves!("627a.7(a)", "629a.7(a)", "631a.8(a)");
    for terms in all_terms() {
        let offered = offered(&terms);
        assert!(["player", "banker", "tie"].iter().all(|slug| offered.contains(slug)));
        let most =
            3 + 2 * usize::from(terms.dragon_bonus.is_some()) + usize::from(terms.variation == Variation::Ez);
        assert_eq!(offered.len(), most);
    }
    for chapter in Clauses::ALL {
        for wager in [BaccaratWager::Player, BaccaratWager::Banker, BaccaratWager::Tie] {
            assert_eq!(chapter.offered_by(wager).id(), id(chapter, Section::Wagers, "(a)"));
        }
    }
}

#[test]
fn s627a_7_a_4_dragon_bonus_exists_only_where_offered_on_either_hand() {
    proves!("627a.7(a)(4)", "629a.7(a)(4)", "631a.8(a)(4)");
    let without = Terms { dragon_bonus: None, ..VIGORISH };
    for chapter in Clauses::ALL {
        for wager in Side::ALL.map(BaccaratWager::dragon_bonus_on) {
            let (yes, no) = (chapter.offer(&VIGORISH, wager), chapter.offer(&without, wager));
            assert_eq!((yes.choice, no.choice), (Offer::Offered, Offer::NotOffered));
            assert_eq!(no.provision.id(), id(chapter, Section::Wagers, "(a)(4)"));
        }
    }
}

#[test]
fn s627a_7_a_5_insurance_exists_only_at_ez_tables() {
    proves!("627a.7(a)(5)", "629a.7(a)(5)", "631a.8(a)(5)");
    let wager = BaccaratWager::Dragon7Insurance;
    for chapter in Clauses::ALL {
        let (yes, no) = (chapter.offer(&EZ, wager), chapter.offer(&VIGORISH, wager));
        assert_eq!((yes.choice, no.choice), (Offer::Offered, Offer::NotOffered));
        assert_eq!(no.provision.id(), id(chapter, Section::Wagers, "(a)(5)"));
    }
}

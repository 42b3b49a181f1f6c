use super::{EZ, Section, VARIATIONS, VIGORISH, all_terms, coup, id, same_id, three, two};
use crate::chapters::section::completion::Removal;
use crate::families::baccarat::Clauses;
use crate::families::baccarat::completion::{Announcement, Verdict, result, rule};
use crate::families::baccarat::ranking::Side;
use crate::families::baccarat::wagers::BaccaratWager;
use crate::families::baccarat::{Coup, HandResult, HandSize, Terms, Variation};
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;
use crate::kit::wager::{Charge, GameWager, Rounding, WagerResult};
use crate::proves;

/// Checks that a wager is decided by a paragraph on exactly the coups that a condition names.
fn decided_on(terms: &Terms, wager: BaccaratWager, word: &str, paragraph: &str, when: impl Fn(Coup) -> bool) {
    for chapter in Clauses::ALL {
        for coup in Coup::all() {
            let ruling = rule(chapter, terms, coup, wager);
            let by = ruling.decided_by.id() == id(chapter, Section::Wagers, paragraph);
            assert_eq!(by, when(coup), "{paragraph} {coup:?} {ruling:?}");
            assert!(!by || ruling.result.word() == word, "{paragraph} {coup:?} {ruling:?}");
        }
    }
}

fn counts(coup: Coup) -> (u8, u8) {
    (coup.player().count.get(), coup.banker().count.get())
}

fn dragon(coup: Coup) -> bool {
    let ((player, banker), size) = (counts(coup), coup.banker().size);
    size == HandSize::Three && banker == 7 && player <= 6
}

fn player_higher(coup: Coup) -> bool {
    let (player, banker) = counts(coup);
    player > banker
}

fn banker_higher(coup: Coup) -> bool {
    let (player, banker) = counts(coup);
    banker > player
}

fn equal(coup: Coup) -> bool {
    let (player, banker) = counts(coup);
    player == banker
}

#[test]
fn s627a_7_a_1_i_banker_wins_with_the_higher_count_but_not_on_an_ez_dragon_7() {
    proves!("627a.7(a)(1)(i)", "629a.7(a)(1)(i)", "631a.8(a)(1)(i)");
    decided_on(&VIGORISH, BaccaratWager::Banker, "win", "(a)(1)(i)", banker_higher);
    decided_on(&EZ, BaccaratWager::Banker, "win", "(a)(1)(i)", |coup| banker_higher(coup) && !dragon(coup));
}

#[test]
fn s627a_7_a_1_ii_banker_loses_with_the_lower_count() {
    proves!("627a.7(a)(1)(ii)", "629a.7(a)(1)(ii)", "631a.8(a)(1)(ii)");
    decided_on(&VIGORISH, BaccaratWager::Banker, "lose", "(a)(1)(ii)", player_higher);
    decided_on(&EZ, BaccaratWager::Banker, "lose", "(a)(1)(ii)", player_higher);
}

#[test]
fn s627a_7_a_1_iii_banker_is_returned_on_equal_counts() {
    proves!("627a.7(a)(1)(iii)", "629a.7(a)(1)(iii)", "631a.8(a)(1)(iii)");
    decided_on(&VIGORISH, BaccaratWager::Banker, "push", "(a)(1)(iii)", equal);
}

#[test]
fn s627a_7_a_1_iii_banker_is_returned_on_an_ez_dragon_7() {
    proves!("627a.7(a)(1)(iii)", "629a.7(a)(1)(iii)", "631a.8(a)(1)(iii)");
    decided_on(&EZ, BaccaratWager::Banker, "push", "(a)(1)(iii)", |coup| equal(coup) || dragon(coup));
}

#[test]
fn s627a_7_a_2_i_player_wins_with_the_higher_count() {
    proves!("627a.7(a)(2)(i)", "629a.7(a)(2)(i)", "631a.8(a)(2)(i)");
    decided_on(&VIGORISH, BaccaratWager::Player, "win", "(a)(2)(i)", player_higher);
    decided_on(&EZ, BaccaratWager::Player, "win", "(a)(2)(i)", player_higher);
}

#[test]
fn s627a_7_a_2_ii_player_loses_with_the_lower_count_and_on_an_ez_dragon_7() {
    proves!("627a.7(a)(2)(ii)", "629a.7(a)(2)(ii)", "631a.8(a)(2)(ii)");
    decided_on(&VIGORISH, BaccaratWager::Player, "lose", "(a)(2)(ii)", banker_higher);
    decided_on(&EZ, BaccaratWager::Player, "lose", "(a)(2)(ii)", |coup| banker_higher(coup) || dragon(coup));
}

#[test]
fn s627a_7_a_2_iii_player_is_returned_on_equal_counts() {
    proves!("627a.7(a)(2)(iii)", "629a.7(a)(2)(iii)", "631a.8(a)(2)(iii)");
    decided_on(&VIGORISH, BaccaratWager::Player, "push", "(a)(2)(iii)", equal);
    decided_on(&EZ, BaccaratWager::Player, "push", "(a)(2)(iii)", equal);
}

#[test]
fn s627a_7_a_3_i_tie_wins_on_equal_counts() {
    proves!("627a.7(a)(3)(i)", "629a.7(a)(3)(i)", "631a.8(a)(3)(i)");
    decided_on(&VIGORISH, BaccaratWager::Tie, "win", "(a)(3)(i)", equal);
    decided_on(&EZ, BaccaratWager::Tie, "win", "(a)(3)(i)", equal);
}

#[test]
fn s627a_7_a_3_ii_tie_loses_on_different_counts() {
    proves!("627a.7(a)(3)(ii)", "629a.7(a)(3)(ii)", "631a.8(a)(3)(ii)");
    decided_on(&VIGORISH, BaccaratWager::Tie, "lose", "(a)(3)(ii)", |coup| !equal(coup));
    decided_on(&EZ, BaccaratWager::Tie, "lose", "(a)(3)(ii)", |coup| !equal(coup));
}

/// A condition on the selected hand and the other one.
type Condition = fn(HandResult, HandResult) -> bool;

/// The wager and its order of hands, for both hands.
fn bonus_decided_on(word: &str, paragraph: &str, when: Condition) {
    for terms in [&VIGORISH, &EZ] {
        let (player, banker) = (BaccaratWager::DragonBonusPlayer, BaccaratWager::DragonBonusBanker);
        decided_on(terms, player, word, paragraph, |coup| when(coup.player(), coup.banker()));
        decided_on(terms, banker, word, paragraph, |coup| when(coup.banker(), coup.player()));
    }
}

fn natural(hand: HandResult) -> bool {
    hand == two(8) || hand == two(9)
}

fn points(selected: HandResult, other: HandResult) -> i16 {
    i16::from(selected.count.get()) - i16::from(other.count.get())
}

#[test]
fn s627a_7_a_4_i_a_dragon_bonus_wins_with_a_natural_over_none() {
    proves!("627a.7(a)(4)(i)(A)", "629a.7(a)(4)(i)(A)", "631a.8(a)(4)(i)(A)");
    bonus_decided_on("win", "(a)(4)(i)(A)", |selected, other| natural(selected) && !natural(other));
}

#[test]
fn s627a_7_a_4_i_b_dragon_bonus_wins_with_natural_9_over_natural_8() {
    proves!("627a.7(a)(4)(i)(B)", "629a.7(a)(4)(i)(B)", "631a.8(a)(4)(i)(B)");
    bonus_decided_on("win", "(a)(4)(i)(B)", |selected, other| selected == two(9) && other == two(8));
}

#[test]
fn s627a_7_a_4_i_c_dragon_bonus_wins_by_four_points_or_more() {
    proves!("627a.7(a)(4)(i)(C)", "629a.7(a)(4)(i)(C)", "631a.8(a)(4)(i)(C)");
    bonus_decided_on("win", "(a)(4)(i)(C)", |selected, other| {
        !natural(selected) && points(selected, other) >= 4
    });
}

#[test]
fn s627a_7_a_4_ii_a_dragon_bonus_loses_with_natural_8_under_natural_9() {
    proves!("627a.7(a)(4)(ii)(A)", "629a.7(a)(4)(ii)(A)", "631a.8(a)(4)(ii)(A)");
    bonus_decided_on("lose", "(a)(4)(ii)(A)", |selected, other| selected == two(8) && other == two(9));
}

#[test]
fn s627a_7_a_4_ii_b_dragon_bonus_loses_when_not_ahead_equal_counts_included() {
    proves!("627a.7(a)(4)(ii)(B)", "629a.7(a)(4)(ii)(B)", "631a.8(a)(4)(ii)(B)");
    bonus_decided_on("lose", "(a)(4)(ii)(B)", |selected, other| {
        !natural(selected) && points(selected, other) <= 0
    });
}

#[test]
fn s627a_7_a_4_ii_c_dragon_bonus_loses_when_ahead_by_less_than_four() {
    proves!("627a.7(a)(4)(ii)(C)", "629a.7(a)(4)(ii)(C)", "631a.8(a)(4)(ii)(C)");
    bonus_decided_on("lose", "(a)(4)(ii)(C)", |selected, other| {
        !natural(selected) && [1, 2, 3].contains(&points(selected, other))
    });
}

#[test]
fn s627a_7_a_4_iii_dragon_bonus_is_returned_on_equal_naturals() {
    proves!("627a.7(a)(4)(iii)", "629a.7(a)(4)(iii)", "631a.8(a)(4)(iii)");
    bonus_decided_on("push", "(a)(4)(iii)", |selected, other| natural(selected) && selected == other);
}

#[test]
fn s627a_7_a_5_i_insurance_wins_on_a_dragon_7() {
    proves!("627a.7(a)(5)(i)", "629a.7(a)(5)(i)", "631a.8(a)(5)(i)");
    decided_on(&EZ, BaccaratWager::Dragon7Insurance, "win", "(a)(5)(i)", dragon);
}

#[test]
fn s627a_7_a_5_ii_insurance_loses_without_a_dragon_7() {
    proves!("627a.7(a)(5)(ii)", "629a.7(a)(5)(ii)", "631a.8(a)(5)(ii)");
    decided_on(&EZ, BaccaratWager::Dragon7Insurance, "lose", "(a)(5)(ii)", |coup| !dragon(coup));
}

#[test]
fn a_wager_that_is_not_offered_is_handed_back() {
    let without = Terms { dragon_bonus: None, ..VIGORISH };
    decided_on(&without, BaccaratWager::DragonBonusPlayer, "push", "(a)(4)", |_| true);
    decided_on(&without, BaccaratWager::DragonBonusBanker, "push", "(a)(4)", |_| true);
    decided_on(&VIGORISH, BaccaratWager::Dragon7Insurance, "push", "(a)(5)", |_| true);
    let verdict = Verdict::of(&without, coup(two(9), two(0)), BaccaratWager::DragonBonusPlayer);
    assert_eq!(verdict, Verdict::NotOffered(BaccaratWager::DragonBonusPlayer));
}

/// What a wager brings for one unit, said again from the chapters: `None` is a loss, zero a push. In halves, so
/// that 17 to 2 is whole.
fn oracle(terms: &Terms, coup: Coup, wager: BaccaratWager) -> Option<u32> {
    let ez = terms.variation == Variation::Ez;
    let (win, push, lose) = (Some, Some(0), None);
    match wager {
        BaccaratWager::Player if equal(coup) => push,
        BaccaratWager::Player => {
            if player_higher(coup) {
                win(2)
            } else {
                lose
            }
        }
        BaccaratWager::Banker if equal(coup) || (ez && dragon(coup)) => push,
        BaccaratWager::Banker => {
            if banker_higher(coup) {
                win(2)
            } else {
                lose
            }
        }
        BaccaratWager::Tie => {
            if equal(coup) {
                win(2 * terms.tie.pays() / terms.tie.per())
            } else {
                lose
            }
        }
        BaccaratWager::DragonBonusPlayer => bonus_oracle(terms, coup.player(), coup.banker()),
        BaccaratWager::DragonBonusBanker => bonus_oracle(terms, coup.banker(), coup.player()),
        BaccaratWager::Dragon7Insurance if !ez => push,
        BaccaratWager::Dragon7Insurance => {
            if dragon(coup) {
                win(80)
            } else {
                lose
            }
        }
    }
}

fn bonus_oracle(terms: &Terms, selected: HandResult, other: HandResult) -> Option<u32> {
    let Some(letter) = terms.dragon_bonus else { return Some(0) };
    if natural(selected) {
        let wins = !natural(other) || points(selected, other) > 0;
        return if wins { Some(2) } else { (selected == other).then_some(0) };
    }
    let pays = match letter {
        Letter::A => [1, 2, 4, 6, 10, 30],
        Letter::B => [1, 3, 4, 7, 8, 20],
        Letter::C => [2, 2, 4, 4, 10, 30],
        Letter::D | Letter::E => unreachable!("the chapters have three paytables"),
    };
    (points(selected, other) >= 4).then(|| 2 * pays[points(selected, other) as usize - 4])
}

fn halves(result: WagerResult) -> Option<u32> {
    match result {
        WagerResult::Win(odds) => Some(2 * odds.pays() / odds.per()),
        WagerResult::Push => Some(0),
        WagerResult::Lose => None,
    }
}

#[test]
fn every_coup_wager_variation_and_paytable_brings_what_the_chapters_say() {
    let mut cases = 0;
    for terms in all_terms() {
        for (coup, &wager) in Coup::all().flat_map(|coup| BaccaratWager::ALL.iter().map(move |w| (coup, w))) {
            let expected = oracle(&terms, coup, wager);
            assert_eq!(halves(result(&terms, coup, wager)), expected, "{terms:?} {coup:?} {wager:?}");
            for chapter in Clauses::ALL {
                let ruling = rule(chapter, &terms, coup, wager);
                assert_eq!(ruling.result, result(&terms, coup, wager));
                assert_eq!(ruling.paid_by.is_some(), matches!(ruling.result, WagerResult::Win(_)));
            }
            cases += 1;
        }
    }
    assert_eq!(cases, 36 * 400 * 6);
}

#[test]
fn s627a_1_ez_baccarat_collects_no_vigorish_ever() {
    proves!("627a.1/ez-baccarat", "629a.1/ez-baccarat", "631a.1/ez-baccarat");
    for chapter in Clauses::ALL {
        assert_eq!(chapter.cards.ez_baccarat.id(), same_id(chapter, "1/ez-baccarat"));
        for (coup, &wager) in Coup::all().flat_map(|coup| BaccaratWager::ALL.iter().map(move |w| (coup, w))) {
            assert_eq!(rule(chapter, &EZ, coup, wager).charge, Charge::Free);
        }
    }
}

#[test]
fn s627a_12_c_vigorish_is_owed_on_a_winning_banker_wager_and_on_nothing_else() {
    proves!("627a.12(c)", "629a.12(c)", "631a.13(c)", "627a.12(e)", "629a.12(e)", "631a.13(e)");
    for rounding in [Rounding::Exact, Rounding::UpToQuarter] {
        let terms = Terms { variation: Variation::Vigorish(rounding), ..VIGORISH };
        for chapter in Clauses::ALL {
            for (coup, &wager) in
                Coup::all().flat_map(|coup| BaccaratWager::ALL.iter().map(move |w| (coup, w)))
            {
                let owed = wager == BaccaratWager::Banker && banker_higher(coup);
                let charge = if owed { Charge::Vigorish(rounding) } else { Charge::Free };
                assert_eq!(rule(chapter, &terms, coup, wager).charge, charge);
            }
        }
    }
}

#[test]
fn s627a_11_a_announces_the_winner_the_tie_hand_and_the_dragon_7() {
    proves!("627a.11(a)", "629a.11(a)", "631a.12(a)");
    for variation in VARIATIONS {
        for coup in Coup::all() {
            let expected = match counts(coup) {
                (player, banker) if player == banker => Announcement::TieHand,
                _ if variation == Variation::Ez && dragon(coup) => Announcement::Dragon7,
                (player, banker) if player > banker => Announcement::Wins(Side::Player),
                _ => Announcement::Wins(Side::Banker),
            };
            assert_eq!(Announcement::of(variation, coup), expected);
        }
    }
    assert_eq!((Announcement::TieHand.words(), Announcement::Dragon7.words()), ("tie hand", "Dragon 7"));
    let winners = Side::ALL.map(|side| Announcement::Wins(side).words());
    assert_eq!(winners, ["Player's Hand wins", "Banker's Hand wins"]);
    for chapter in Clauses::ALL {
        assert_eq!(chapter.completion.announcement.id(), id(chapter, Section::Result, "(a)"));
    }
}

#[test]
fn s627a_11_c_minibaccarat_discards_so_that_hands_can_be_reconstructed() {
    let removals = Clauses::ALL.map(|chapter| chapter.game.chapter().completion.cards_removed);
    assert_eq!(
        removals.map(|removal| removal.choice),
        [Removal::Reconstructible, Removal::AnyManner, Removal::AnyManner]
    );
    assert_eq!(removals.map(|removal| removal.provision.id()), ["627a.11(c)", "629a.11(c)", "631a.12(c)"]);
}

#[test]
fn a_dragon_7_ties_nothing_but_the_banker_wager() {
    let dragon_7 = coup(three(2), three(7));
    let words = BaccaratWager::ALL.iter().map(|&wager| result(&EZ, dragon_7, wager));
    let expected = [
        WagerResult::Lose,
        WagerResult::Push,
        WagerResult::Lose,
        WagerResult::Lose,
        WagerResult::Win(Odds::to_1(2)),
        WagerResult::Win(Odds::to_1(40)),
    ];
    assert!(words.eq(expected));
}

#[test]
fn s627a_11_b_the_vigorish_of_a_position_comes_before_its_payment_except_at_baccarat() {
    proves!("627a.11(b)", "629a.11(b)", "631a.12(b)");
    use crate::families::baccarat::completion::Act;
    let before = [Act::TakeVigorish, Act::Pay, Act::Release];
    let after = [Act::Pay, Act::TakeVigorish, Act::Release];
    let orders = Clauses::ALL.map(|chapter| chapter.completion.vigorish_order);
    assert_eq!(orders.map(|order| order.choice.acts()), [before, before, after]);
    assert_eq!(orders.map(|order| order.provision.id()), ["627a.11(b)", "629a.11(b)", "631a.12(b)"]);
}

use std::collections::{BTreeMap, BTreeSet};
use std::vec::Vec;

use super::{Section, count, id, same_id, worth};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::dealing::{
    Decision, DrawRule, FIRST_FOUR, Renewal, TABLE_1, THIRD_CARDS, Table1Row, ThirdCard, banker_decision,
    banker_draws, deal, naturals_stop, player_decision, player_draws,
};
use crate::families::baccarat::ranking::{CardValue, HandSize, PointCount, Side};
use crate::proves;

/// The drawing as a dealer learns it by heart, written without a look at the code.
fn player_oracle(player: u8, banker: u8) -> bool {
    ![8, 9].contains(&player) && ![8, 9].contains(&banker) && [0, 1, 2, 3, 4, 5].contains(&player)
}

fn banker_oracle(player: u8, banker: u8, third: Option<u8>) -> bool {
    if player > 7 || banker > 7 {
        return false;
    }
    match third {
        None => banker < 6,
        Some(third) => match banker {
            0..=2 => true,
            3 => third != 8,
            4 => !"0189".contains(char::from(b'0' + third)),
            5 => "4567".contains(char::from(b'0' + third)),
            6 => third == 6 || third == 7,
            _ => false,
        },
    }
}

fn thirds() -> impl Iterator<Item = Option<CardValue>> + Clone {
    core::iter::once(None).chain(CardValue::all().map(Some))
}

/// Every pair of two-card counts and every third card of the Player's Hand: 10 x 10 x 11 cases.
fn domain() -> impl Iterator<Item = (PointCount, PointCount, Option<CardValue>)> {
    PointCount::all()
        .flat_map(|p| PointCount::all().flat_map(move |b| thirds().map(move |third| (p, b, third))))
}

fn draws(decision: Decision) -> bool {
    decision.third_card == ThirdCard::Draw
}

fn check_clauses(rule: DrawRule, paragraph: &str) {
    for chapter in Clauses::ALL {
        let decision = Decision { rule, third_card: ThirdCard::Draw };
        assert_eq!(decision.provision(chapter).id(), id(chapter, Section::Drawing, paragraph));
    }
}

#[test]
fn the_drawing_is_what_a_dealer_knows_by_heart_on_the_whole_domain() {
    let mut cases = 0;
    for (player, banker, third) in domain() {
        let (p, b, t) = (player.get(), banker.get(), third.map(CardValue::get));
        assert_eq!(draws(player_decision(player, banker)), player_oracle(p, b), "{p} {b}");
        assert_eq!(draws(banker_decision(player, banker, third)), banker_oracle(p, b, t), "{p} {b} {t:?}");
        if !naturals_stop(player, banker) {
            assert_eq!(player_draws(player), player_oracle(p, b));
            assert_eq!(banker_draws(banker, third), banker_oracle(p, b, t));
        }
        cases += 1;
    }
    assert_eq!(cases, 1100);
}

#[test]
fn s627a_10_a_a_natural_ends_the_drawing() {
    proves!("627a.10(a)", "629a.10(a)", "631a.11(a)");
    for (player, banker, third) in domain() {
        let natural = player.get() >= 8 || banker.get() >= 8;
        assert_eq!(naturals_stop(player, banker), natural);
        for decision in [player_decision(player, banker), banker_decision(player, banker, third)] {
            assert_eq!(decision.rule == DrawRule::Natural, natural);
            assert!(!(natural && draws(decision)));
        }
    }
    check_clauses(DrawRule::Natural, "(a)");
}

#[test]
fn s627a_10_b_1_player_draws_below_6() {
    proves!("627a.10(b)(1)", "629a.10(b)(1)", "631a.11(b)(1)");
    for (player, banker) in (0..6).flat_map(|p| (0..8).map(move |b| (p, b))) {
        let expected = Decision { rule: DrawRule::PlayerBelowSix, third_card: ThirdCard::Draw };
        assert_eq!(player_decision(count(player), count(banker)), expected);
    }
    check_clauses(DrawRule::PlayerBelowSix, "(b)(1)");
}

#[test]
fn s627a_10_b_2_player_stays_on_6_and_7() {
    proves!("627a.10(b)(2)", "629a.10(b)(2)", "631a.11(b)(2)");
    for (player, banker) in (6..8).flat_map(|p| (0..8).map(move |b| (p, b))) {
        let expected = Decision { rule: DrawRule::PlayerSixOrMore, third_card: ThirdCard::Stay };
        assert_eq!(player_decision(count(player), count(banker)), expected);
    }
    check_clauses(DrawRule::PlayerSixOrMore, "(b)(2)");
}

#[test]
fn s627a_10_c_1_banker_draws_on_5_or_less_after_a_player_who_stayed() {
    proves!("627a.10(c)(1)", "629a.10(c)(1)", "631a.11(c)(1)");
    for banker in 0..8 {
        let decision = banker_decision(count(6), count(banker), None);
        assert_eq!((decision.rule, draws(decision)), (DrawRule::BankerAfterStay, banker <= 5));
    }
    check_clauses(DrawRule::BankerAfterStay, "(c)(1)");
}

#[test]
fn s627a_10_c_2_i_banker_draws_below_3_whatever_the_third_card() {
    proves!("627a.10(c)(2)(i)", "629a.10(c)(2)(i)", "631a.11(c)(2)(i)");
    for (banker, third) in (0..3).flat_map(|b| CardValue::all().map(move |third| (b, third))) {
        let expected = Decision { rule: DrawRule::BankerBelowThree, third_card: ThirdCard::Draw };
        assert_eq!(banker_decision(count(0), count(banker), Some(third)), expected);
    }
    check_clauses(DrawRule::BankerBelowThree, "(c)(2)(i)");
}

#[test]
fn s627a_10_c_2_ii_banker_never_draws_on_7() {
    proves!("627a.10(c)(2)(ii)", "629a.10(c)(2)(ii)", "631a.11(c)(2)(ii)");
    for third in CardValue::all() {
        let expected = Decision { rule: DrawRule::BankerSeven, third_card: ThirdCard::Stay };
        assert_eq!(banker_decision(count(0), count(7), Some(third)), expected);
    }
    check_clauses(DrawRule::BankerSeven, "(c)(2)(ii)");
}

#[test]
fn s627a_10_c_2_iii_table_1_decides_for_3_to_6_and_for_nothing_else() {
    proves!("627a.10(c)(2)(iii)", "629a.10(c)(2)(iii)", "631a.11(c)(2)(iii)");
    for (player, banker, third) in domain() {
        let by_table = matches!(banker_decision(player, banker, third).rule, DrawRule::Table1(_));
        let expected = player.get() < 8 && (3..=6).contains(&banker.get()) && third.is_some();
        assert_eq!(by_table, expected);
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.dealing.table_1.id(), id(chapter, Section::Drawing, "(c)(2)(iii)"));
    }
}

/// The row of a Banker's count: the third cards on which it draws, and nothing else.
fn check_row(banker: u8, row: Table1Row, paragraph: &str, on: &[u8]) {
    for third in 0..10 {
        let decision = banker_decision(count(0), count(banker), Some(worth(third)));
        assert_eq!((decision.rule, draws(decision)), (DrawRule::Table1(row), on.contains(&third)), "{third}");
    }
    check_clauses(DrawRule::Table1(row), paragraph);
}

#[test]
fn s627a_10_c_2_iii_row_3_draws_on_all_but_8() {
    proves!("627a.10(c)(2)(iii)/3", "629a.10(c)(2)(iii)/3", "631a.11(c)(2)(iii)/3");
    check_row(3, Table1Row::Three, "(c)(2)(iii)/3", &[0, 1, 2, 3, 4, 5, 6, 7, 9]);
}

#[test]
fn s627a_10_c_2_iii_row_4_draws_on_2_to_7() {
    proves!("627a.10(c)(2)(iii)/4", "629a.10(c)(2)(iii)/4", "631a.11(c)(2)(iii)/4");
    check_row(4, Table1Row::Four, "(c)(2)(iii)/4", &[2, 3, 4, 5, 6, 7]);
}

#[test]
fn s627a_10_c_2_iii_row_5_draws_on_4_to_7() {
    proves!("627a.10(c)(2)(iii)/5", "629a.10(c)(2)(iii)/5", "631a.11(c)(2)(iii)/5");
    check_row(5, Table1Row::Five, "(c)(2)(iii)/5", &[4, 5, 6, 7]);
}

#[test]
fn s627a_10_c_2_iii_row_6_draws_on_6_and_7() {
    proves!("627a.10(c)(2)(iii)/6", "629a.10(c)(2)(iii)/6", "631a.11(c)(2)(iii)/6");
    check_row(6, Table1Row::Six, "(c)(2)(iii)/6", &[6, 7]);
}

#[test]
fn s627a_10_d_the_row_is_the_bankers_two_card_count() {
    proves!("627a.10(d)", "629a.10(d)", "631a.11(d)");
    for (banker, row) in (3..7).zip(Table1Row::ALL) {
        let decision = banker_decision(count(0), count(banker), Some(worth(0)));
        assert_eq!(decision.rule, DrawRule::Table1(row));
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.dealing.table_1_row_key.id(), id(chapter, Section::Drawing, "(d)"));
    }
}

#[test]
fn s627a_10_e_the_column_is_the_value_of_the_third_card_and_not_the_players_count() {
    proves!("627a.10(e)", "629a.10(e)", "631a.11(e)");
    for third in CardValue::all() {
        let by_count: BTreeSet<_> =
            (0..6).map(|player| draws(banker_decision(count(player), count(6), Some(third)))).collect();
        assert_eq!(by_count, BTreeSet::from([matches!(third.get(), 6 | 7)]), "{third:?}");
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.dealing.table_1_column_key.id(), id(chapter, Section::Drawing, "(e)"));
    }
}

#[test]
fn s627a_10_f_d_draws_and_s_stays() {
    proves!("627a.10(f)", "629a.10(f)", "631a.11(f)");
    let printed = ["DDDDDDDDSD", "SSDDDDDDSS", "SSSSDDDDSS", "SSSSSSDDSS"];
    for ((letters, row), banker) in printed.into_iter().zip(TABLE_1).zip(3..) {
        assert!(row.iter().map(|third_card| third_card.letter()).eq(letters.chars()));
        for (letter, third) in letters.chars().zip(0..) {
            assert_eq!(banker_draws(count(banker), Some(worth(third))), letter == 'D');
        }
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.dealing.table_1_letters.id(), id(chapter, Section::Drawing, "(f)"));
    }
}

#[test]
fn s627a_10_g_banker_5_against_a_third_card_of_4_draws() {
    proves!("627a.10(g)", "629a.10(g)", "631a.11(g)");
    assert!(banker_draws(count(5), Some(worth(4))));
    for chapter in Clauses::ALL {
        let example = chapter.dealing.table_1_example;
        assert_eq!(example.provision.id(), id(chapter, Section::Drawing, "(g)"));
        let (banker, third) = (count(example.choice.banker), worth(example.choice.third));
        assert_eq!((banker.get(), third.get(), example.choice.shows), (5, 4, ThirdCard::Draw));
        assert_eq!(banker_decision(count(0), banker, Some(third)).third_card, example.choice.shows);
    }
}

/// Deals from a list of values, and says how many it took.
fn dealt(values: &[u8]) -> (crate::families::baccarat::Coup, usize) {
    let mut taken = 0;
    let coup = deal(|| {
        taken += 1;
        worth(values[taken - 1])
    });
    (coup, taken)
}

#[test]
fn s627a_8_c_first_and_third_card_to_the_player_second_and_fourth_to_the_banker() {
    proves!("627a.8(a)", "629a.8(a)", "631a.9(a)", "627a.8(c)(1)", "627a.8(c)(2)", "629a.8(c)", "631a.9(c)");
    assert_eq!(FIRST_FOUR, [Side::Player, Side::Banker, Side::Player, Side::Banker]);
    let (coup, taken) = dealt(&[1, 3, 5, 4]);
    assert_eq!((coup.player().count, coup.banker().count, taken), (count(6), count(7), 4));
    let [mini, midi, baccarat] = Clauses::ALL.map(|chapter| chapter.dealing.first_four);
    assert!(mini.iter().map(|clause| clause.id()).eq(["627a.8(c)(1)", "627a.8(c)(2)"]));
    assert!(midi.iter().chain(baccarat).map(|clause| clause.id()).eq(["629a.8(c)", "631a.9(c)"]));
    for chapter in Clauses::ALL {
        assert_eq!(chapter.dealing.two_hands.id(), id(chapter, Section::FirstFour, "(a)"));
    }
}

#[test]
fn s627a_9_c_third_cards_go_first_to_the_player() {
    proves!("627a.9(c)", "629a.9(b)", "631a.10(b)");
    assert_eq!(THIRD_CARDS, [Side::Player, Side::Banker]);
    let (coup, taken) = dealt(&[0, 0, 0, 0, 2, 5]);
    assert_eq!((coup.player().count, coup.banker().count, taken), (count(2), count(5), 6));
    let clauses = Clauses::ALL.map(|chapter| chapter.dealing.third_card_order.id());
    assert_eq!(clauses, ["627a.9(c)", "629a.9(b)", "631a.10(b)"]);
}

#[test]
fn a_third_card_goes_to_the_banker_alone_where_the_player_stays() {
    let (coup, taken) = dealt(&[3, 2, 4, 3, 9]);
    assert_eq!((coup.player().size, coup.banker().size, taken), (HandSize::Two, HandSize::Three, 5));
    assert_eq!(coup.banker().count, count(4));
}

#[test]
fn s627a_9_e_minibaccarat_reshuffles_and_the_others_replace() {
    let renewals = Clauses::ALL.map(|chapter| chapter.dealing.after_last_hand);
    assert_eq!(
        renewals.map(|renewal| renewal.choice),
        [Renewal::Reshuffle, Renewal::NewDecks, Renewal::NewDecks]
    );
    assert_eq!(renewals.map(|renewal| renewal.provision.id()), ["627a.9(e)", "629a.9(d)", "631a.10(d)"]);
}

#[test]
fn s627a_2_a_seats() {
    let seats = Clauses::ALL.map(|chapter| chapter.game.chapter().equipment.positions.choice);
    assert_eq!(seats.map(|seats| (seats.fewest, seats.most)), [(1, 9), (1, 9), (10, 14)]);
    for chapter in Clauses::ALL {
        assert_eq!(chapter.game.chapter().equipment.positions.provision.id(), same_id(chapter, "2(a)"));
    }
}

/// The published count of all ordered six-card draws from eight decks, in which every round is decided.
#[test]
fn the_rounds_of_an_eight_deck_shoe_are_the_published_ones() {
    let mut by_winner = BTreeMap::new();
    let mut shoe = [32u64; 10];
    shoe[0] = 128;
    count_rounds(&mut shoe, 1, &mut Vec::new(), &mut by_winner);
    let [tie, player, banker] = [None, Some("player"), Some("banker")].map(|who| by_winner[&who]);
    assert_eq!(banker, 2_292_252_566_437_888);
    assert_eq!(player, 2_230_518_282_592_256);
    assert_eq!(tie, 475_627_426_473_216);
    assert_eq!(banker + player + tie, 416 * 415 * 414 * 413 * 412 * 411);
}

fn count_rounds(
    shoe: &mut [u64; 10],
    ways: u64,
    dealt: &mut Vec<u8>,
    by_winner: &mut BTreeMap<Option<&str>, u64>,
) {
    if dealt.len() == 6 {
        let mut values = dealt.iter().map(|&value| worth(value));
        let winner = deal(|| values.next().unwrap()).winner();
        let winner = winner.map(|side| if side == Side::Player { "player" } else { "banker" });
        *by_winner.entry(winner).or_default() += ways;
        return;
    }
    for value in 0..10 {
        let copies = shoe[value];
        shoe[value] -= 1;
        dealt.push(value as u8);
        count_rounds(shoe, ways * copies, dealt, by_winner);
        dealt.pop();
        shoe[value] += 1;
    }
}

use super::{EZ, Section, VIGORISH, all_terms, count, coup, id, three, two};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::completion::rule;
use crate::families::baccarat::payouts::{
    BonusClause, BonusResult, DragonBonusHand, VigorishDue, dragon_bonus, smallest_stake,
};
use crate::families::baccarat::ranking::HandSize;
use crate::families::baccarat::round::check_terms;
use crate::families::baccarat::wagers::BaccaratWager;
use crate::families::baccarat::{Coup, HandResult, Terms};
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::{Letter, Line};
use crate::kit::settlement::settle;
use crate::kit::wager::{Bets, GameWager, Ruling, WagerResult};
use crate::proves;

/// Checks the payout of every win of a wager, and the clause that sets it.
fn paid_at(terms: &Terms, wager: BaccaratWager, paragraph: &str, odds: Odds) {
    for chapter in Clauses::ALL {
        let mut wins = 0;
        for coup in Coup::all() {
            let ruling = rule(chapter, terms, coup, wager);
            if let (WagerResult::Win(paid), Some(payout)) = (ruling.result, ruling.paid_by) {
                assert_eq!((paid, payout.id()), (odds, id(chapter, Section::Payout, paragraph).as_str()));
                wins += 1;
            }
        }
        assert!(wins > 0);
    }
}

#[test]
fn s627a_12_a_a_winning_player_wager_pays_even_money() {
    proves!("627a.12(a)", "629a.12(a)", "631a.13(a)");
    paid_at(&VIGORISH, BaccaratWager::Player, "(a)", Odds::to_1(1));
    paid_at(&EZ, BaccaratWager::Player, "(a)", Odds::to_1(1));
}

#[test]
fn s627a_12_b_a_winning_tie_wager_pays_the_posted_odds_of_at_least_8_to_1() {
    proves!("627a.12(b)", "629a.12(b)", "631a.13(b)");
    for (tie, allowed) in [
        (Odds::to_1(8), true),
        (Odds::to_1(9), true),
        (Odds::new(17, 2).unwrap(), true),
        (Odds::new(16, 2).unwrap(), true),
        (Odds::to_1(7), false),
        (Odds::new(15, 2).unwrap(), false),
    ] {
        let terms = Terms { tie, ..VIGORISH };
        paid_at(&terms, BaccaratWager::Tie, "(b)", tie);
        for chapter in Clauses::ALL {
            assert_eq!(check_terms(chapter, &terms).is_ok(), allowed, "{tie}");
        }
    }
}

#[test]
fn s627a_12_c_a_winning_banker_wager_pays_even_money() {
    proves!("627a.12(c)", "629a.12(c)", "631a.13(c)");
    paid_at(&VIGORISH, BaccaratWager::Banker, "(c)", Odds::to_1(1));
    paid_at(&EZ, BaccaratWager::Banker, "(c)", Odds::to_1(1));
}

#[test]
fn s627a_12_f_a_winning_insurance_wager_pays_40_to_1() {
    proves!("627a.12(f)", "629a.12(f)", "631a.13(f)");
    paid_at(&EZ, BaccaratWager::Dragon7Insurance, "(f)", Odds::to_1(40));
}

/// A paytable, line by line, and its clause, through the ruling on both hands.
fn check_paytable(letter: Letter, paragraph: &str, pays: [u32; 7]) {
    let winners = [9, 8, 7, 6, 5, 4].map(|points| (three(points), three(0)));
    let winners = winners.into_iter().chain([(two(8), two(7))]);
    let terms = Terms { dragon_bonus: Some(letter), ..VIGORISH };
    for chapter in Clauses::ALL {
        for ((winner, loser), pays) in winners.clone().zip(pays) {
            for (coup, wager) in [
                (coup(winner, loser), BaccaratWager::DragonBonusPlayer),
                (coup(loser, winner), BaccaratWager::DragonBonusBanker),
            ] {
                let ruling = rule(chapter, &terms, coup, wager);
                assert_eq!(ruling.result, WagerResult::Win(Odds::to_1(pays)));
                assert_eq!(ruling.provision().id(), id(chapter, Section::Payout, paragraph));
            }
        }
        let tie = rule(chapter, &terms, coup(two(9), two(9)), BaccaratWager::DragonBonusPlayer);
        assert_eq!(tie.result, WagerResult::Push);
        let table =
            chapter.dragon_bonus_paytables().into_iter().find(|table| table.letter == letter).unwrap();
        assert_eq!(table.provision.id(), id(chapter, Section::Payout, paragraph));
        assert_eq!(Some(&table.pays), dragon_bonus(letter));
    }
}

#[test]
fn s627a_12_e_paytable_a() {
    proves!("627a.12(e)/A", "629a.12(e)/A", "631a.13(e)/A");
    check_paytable(Letter::A, "(e)/A", [30, 10, 6, 4, 2, 1, 1]);
}

#[test]
fn s627a_12_e_paytable_b() {
    proves!("627a.12(e)/B", "629a.12(e)/B", "631a.13(e)/B");
    check_paytable(Letter::B, "(e)/B", [20, 8, 7, 4, 3, 1, 1]);
}

#[test]
fn s627a_12_e_paytable_c() {
    proves!("627a.12(e)/C", "629a.12(e)/C", "631a.13(e)/C");
    check_paytable(Letter::C, "(e)/C", [30, 10, 4, 4, 2, 2, 1]);
}

#[test]
fn s627a_12_e_three_paytables_and_no_vigorish_on_what_they_pay() {
    proves!("627a.12(e)", "629a.12(e)", "631a.13(e)");
    let known = Letter::ALL.into_iter().filter(|&letter| dragon_bonus(letter).is_some());
    assert!(known.eq([Letter::A, Letter::B, Letter::C]));
    for chapter in Clauses::ALL {
        assert_eq!(chapter.payouts.dragon_bonus.id(), id(chapter, Section::Payout, "(e)"));
        let bets = Bets::NONE.with(BaccaratWager::DragonBonusBanker, Cents(101));
        let settlement = settle(&bets, None, |wager| rule(chapter, &VIGORISH, coup(two(0), three(9)), wager));
        let settled = *settlement.unwrap().get(BaccaratWager::DragonBonusBanker).unwrap();
        assert_eq!((settled.paid, settled.vigorish), (Cents(3030), Cents::ZERO));
    }
}

#[test]
fn the_lines_are_named_and_listed_as_the_paytables_list_them() {
    let names = [
        "win by 9 points",
        "win by 8 points",
        "win by 7 points",
        "win by 6 points",
        "win by 5 points",
        "win by 4 points",
        "natural winner",
        "natural tie",
    ];
    assert!(DragonBonusHand::ALL.iter().map(|line| line.name()).eq(names));
    assert!(DragonBonusHand::ALL.iter().map(|line| line.index()).eq(0..8));
}

/// A Natural is paid as a Natural winner, whatever it wins by; nothing else is.
#[test]
fn a_natural_never_wins_by_points() {
    for coup in Coup::all() {
        let (selected, other) = (coup.player(), coup.banker());
        let is_natural = selected.size == HandSize::Two && selected.count >= count(8);
        match BonusClause::of(selected, other).result() {
            BonusResult::Win(line) => assert_eq!(line == DragonBonusHand::NaturalWinner, is_natural),
            BonusResult::Push => assert!(is_natural && selected == other),
            BonusResult::Lose => assert!(selected != two(9)),
        }
    }
    let win = |selected: HandResult, other| BonusClause::of(selected, other).result();
    assert_eq!(win(two(9), two(0)), BonusResult::Win(DragonBonusHand::NaturalWinner));
    assert_eq!(win(two(9), two(8)), BonusResult::Win(DragonBonusHand::NaturalWinner));
    assert_eq!(win(three(9), three(0)), BonusResult::Win(DragonBonusHand::WinBy9));
}

#[test]
fn s627a_12_d_2_i_marked_vigorish_falls_due_as_each_chapter_says() {
    let due = Clauses::ALL.map(|chapter| chapter.payouts.vigorish_due);
    assert_eq!(
        due.map(|due| due.choice),
        [VigorishDue::BeforeReshuffle, VigorishDue::BeforeNextShoe, VigorishDue::BeforeNextShoe]
    );
    let clauses = due.map(|due| due.provision.id());
    assert_eq!(clauses, ["627a.12(d)(2)(i)", "629a.12(d)(2)(i)", "631a.13(d)(2)(i)"]);
}

/// The smallest stake is neither too strict nor too lax: a multiple settles whatever the coup, and any other
/// stake breaks a cent on some coup.
#[test]
fn a_stake_is_refused_exactly_if_some_coup_would_break_a_cent() {
    for terms in all_terms() {
        for &wager in BaccaratWager::ALL {
            for stake in (1..=120).map(Cents) {
                let bets = Bets::NONE.with(wager, stake);
                let ruling = |coup| move |wager| -> Ruling { rule(Clauses::ALL[0], &terms, coup, wager) };
                let always = Coup::all().all(|coup| settle(&bets, None, ruling(coup)).is_ok());
                let whole = stake.is_multiple_of(smallest_stake(&terms, wager));
                assert_eq!(whole, always, "{terms:?} {wager:?} {stake}");
            }
        }
    }
}

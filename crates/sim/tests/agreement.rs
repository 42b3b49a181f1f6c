//! Long runs of every wager of every game against the exact figures, and wrong rules that are found out.

use croupier_rules::GameId;
use croupier_rules::chapters::saigon_5_card::{ShowdownCount, Value};
use croupier_rules::families::baccarat::{Clauses, Coup, dealing};
use croupier_sim::baccarat::{self, Baccarat, Shoe, Table};
use croupier_sim::dispatch::Instructions;
use croupier_sim::kernel::Kernel;
use croupier_sim::run::{Run, Shard, Span, Unwatched};
use croupier_sim::saigon_5_card::{self, Saigon5Card};
use croupier_sim::three_card_prime::{self, ThreeCardPrime};
use croupier_sim::{Counted, Judge};

const ROUNDS: u64 = 20_000_000;

fn clauses(game: GameId) -> &'static Clauses {
    Clauses::of(game).unwrap()
}

/// Standard errors beyond which a figure does not agree.
const MOST: f64 = 4.0;

fn cells(game: &dyn Kernel, rounds: u64) -> Vec<u64> {
    let span = Span::of(rounds, Shard::WHOLE).unwrap();
    let mut run = Run::new(game, 7, span, 0);
    run.play(2, &Unwatched, |_| {}).unwrap();
    assert_eq!(run.done(), rounds);
    run.cells().to_vec()
}

fn assert_agrees(counted: &Counted, rounds: u64) {
    let name = format!("{} {:?} ez {}", counted.wager, counted.paytable, counted.ez);
    let exact = counted.exact.as_ref().unwrap();
    assert_eq!(counted.rounds(), rounds, "{name}");
    let names = |outcomes: Vec<&String>| outcomes.into_iter().cloned().collect::<Vec<_>>();
    assert_eq!(
        names(counted.outcomes.iter().map(|outcome| &outcome.name).collect()),
        names(exact.outcomes.iter().map(|outcome| &outcome.name).collect()),
        "{name}"
    );
    for (counted, exact) in counted.outcomes.iter().zip(&exact.outcomes) {
        assert_eq!(counted.net, exact.net, "{name}: {}", counted.name);
    }
    let z = counted.z().unwrap();
    assert!(z.abs() < MOST, "{name}: z = {z}");
    let p = counted.chi_square().unwrap().p();
    assert!(p > 1e-5, "{name}: p = {p}");
}

#[test]
fn baccarat_agrees_with_the_exact_figures() {
    for decks in 6..=8 {
        let cells = cells(&Baccarat::new(Shoe::of(decks)), ROUNDS);
        for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
            let wagers = judged(baccarat::wagers::every(clauses(game), decks), &cells);
            assert_eq!(wagers.len(), 19);
            wagers.iter().for_each(|counted| assert_agrees(counted, ROUNDS));
        }
    }
}

#[test]
fn three_card_prime_agrees_with_the_exact_figures() {
    let cells = cells(&ThreeCardPrime::default(), ROUNDS);
    for name in three_card_prime::strategy::Strategy::NAMES {
        let strategy = three_card_prime::strategy::Strategy::from_name(name).unwrap();
        let wagers = judged(three_card_prime::wagers::every(&strategy), &cells);
        assert_eq!(wagers.len(), 2 + 1 + 4 + 5);
        wagers.iter().for_each(|counted| assert_agrees(counted, ROUNDS));
    }
}

#[test]
fn saigon_5_card_agrees_with_the_exact_figures() {
    for name in saigon_5_card::strategy::Strategy::NAMES {
        let strategy = saigon_5_card::strategy::Strategy::from_name(name).unwrap();
        let house = Box::new(croupier_odds::saigon_5_card::Setting::Highest);
        let game = Saigon5Card::new(strategy.setting(), house, Instructions::Widest);
        let wagers = judged(saigon_5_card::wagers::every(&strategy), &cells(&game, ROUNDS));
        assert_eq!(wagers.len(), 2);
        wagers.iter().for_each(|counted| assert_agrees(counted, ROUNDS));
    }
}

fn judged(judges: Vec<Judge>, cells: &[u64]) -> Vec<Counted> {
    judges.iter().map(|judge| judge.count(cells)).collect()
}

/// The largest z of any wager, whichever its sign.
fn worst(wagers: &[Counted]) -> f64 {
    wagers.iter().filter_map(Counted::z).fold(0.0, |worst, z| z.abs().max(worst))
}

/// A dealer who lets the Banker's Hand stay on 5 whatever the Player's third card is.
fn banker_stays_on_five(next: &mut dyn FnMut() -> croupier_rules::families::baccarat::CardValue) -> Coup {
    use croupier_rules::families::baccarat::PointCount;
    let mut counts = [PointCount::ZERO; 2];
    for side in dealing::FIRST_FOUR {
        counts[side as usize] = counts[side as usize].plus(next());
    }
    let [player, banker] = counts;
    if dealing::naturals_stop(player, banker) {
        return Coup::new(dealing::finished(player, None), dealing::finished(banker, None));
    }
    let third = dealing::player_draws(player).then(&mut *next);
    let draws = dealing::banker_draws(banker, third) && !(banker.get() == 5 && third.is_some());
    let banker_third = draws.then(next);
    Coup::new(dealing::finished(player, third), dealing::finished(banker, banker_third))
}

#[test]
fn a_wrong_drawing_rule_is_found_out() {
    let mut cells = vec![0; Coup::COUNT];
    let mut table = Table::new(Shoe::of(8), 7, 0);
    (0..1_000_000).for_each(|_| cells[table.deal_by(banker_stays_on_five).coup.index()] += 1);
    assert!(worst(&judged(baccarat::wagers::every(clauses(GameId::Baccarat), 8), &cells)) > MOST);
}

#[test]
fn a_right_drawing_rule_is_not() {
    let mut cells = vec![0; Coup::COUNT];
    let mut table = Table::new(Shoe::of(8), 7, 0);
    (0..1_000_000).for_each(|_| cells[table.deal().coup.index()] += 1);
    assert!(worst(&judged(baccarat::wagers::every(clauses(GameId::Baccarat), 8), &cells)) < MOST);
}

#[test]
fn a_dealer_who_need_not_qualify_is_found_out() {
    use croupier_rules::chapters::three_card_prime::completion::FourthCard;
    use croupier_rules::chapters::three_card_prime::{Showdown, strength};
    use croupier_sim::three_card_prime::{Cell, Class, Table};
    let mut cells = vec![0; Cell::COUNT];
    let mut table = Table::new(7, 0);
    for _ in 0..1_000_000 {
        let cards = table.deal();
        let (player, dealer) = (strength(cards.player), strength(cards.dealer));
        let showdown = match (player >= dealer, player.is_straight_or_better()) {
            (true, _) => Showdown::PlayerHigherOrEqual,
            (false, false) => Showdown::PlayerLowerFlushOrLower,
            (false, true) => Showdown::PlayerLowerStraightOrBetter,
        };
        cells[Cell::hands(Class::of(cards.player), showdown, FourthCard::NotATwo).index()] += 1;
    }
    let optimal = three_card_prime::strategy::Strategy::Optimal;
    assert!(worst(&judged(three_card_prime::wagers::every(&optimal), &cells)[..1]) > MOST);
}

/// A joker that counts ten wherever it lies.
fn joker_counts_ten(five: [Value; 5]) -> Option<ShowdownCount> {
    let five = five.map(|value| if value == Value::Joker { Value::Ten } else { value });
    croupier_odds::saigon_5_card::Setting::Highest.count(five)
}

#[test]
fn a_joker_that_counts_ten_is_found_out() {
    let setting = || Box::new(joker_counts_ten as fn([Value; 5]) -> Option<ShowdownCount>);
    let highest = Box::new(croupier_odds::saigon_5_card::Setting::Highest);
    let game = Saigon5Card::new(setting(), highest, Instructions::Widest);
    let optimal = saigon_5_card::strategy::Strategy::Optimal;
    assert!(worst(&judged(saigon_5_card::wagers::every(&optimal), &cells(&game, 2_000_000))) > MOST);
}

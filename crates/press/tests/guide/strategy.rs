//! The strategy card, where there is a decision; the setting of hands, where there are hands to set.

use croupier_odds::saigon_5_card::{Choice, Remaining, Setting, ante};
use croupier_odds::three_card_prime::{AntePlay, CardsLeft, Reading, Strategy, named_pays};
use croupier_rules::GameId;
use croupier_rules::submission::Terms;

use crate::page::Printed;
use crate::sets::sets;

#[test]
fn only_three_card_prime_has_a_strategy_card_and_only_saigon_5_card_hands_to_set() {
    for set in sets() {
        let printed = Printed::of(&set);
        assert_eq!(printed.text.contains("strategy card"), set.game == GameId::ThreeCardPrime);
        assert_eq!(printed.text.contains("setting your hand"), set.game == GameId::Saigon5Card);
    }
}

#[test]
fn the_strategy_card_is_the_best_play_under_the_paytable_of_the_table() {
    for set in sets() {
        let Terms::ThreeCardPrime(terms) = set.filing().submission().terms() else { continue };
        let printed = Printed::of(&set);
        let paid = named_pays::bad_beat(terms.bad_beat).expect("a paytable");
        let game = AntePlay::new(CardsLeft::ALL, &paid, Reading::AsWritten);
        printed.has(&format!("queen high {}.", game.best_play().text()));
        printed.has_line("King high or better Make the Play Wager");
        printed.has_line("Jack high or less Fold");
        for strategy in Strategy::ALL {
            let figures = game.strategy(strategy.name(), |hand| strategy.decide(hand));
            let (hold, cost) = (figures.figures.edge().percent(4), figures.cost.percent(6));
            printed.has_line(&format!("{} {hold}% {cost}%", &strategy.name()[1..]));
        }
    }
}

#[test]
fn setting_the_lowest_hand_costs_what_odds_counts() {
    let set = sets().into_iter().find(|set| set.game == GameId::Saigon5Card).expect("a table");
    let printed = Printed::of(&set);
    let hold = |setting| ante(Remaining::FULL, Choice::By(setting), Setting::Highest).edge();
    let (best, worst) = (hold(Setting::Highest), hold(Setting::Lowest));
    let more = (&worst - &best).percent(6);
    printed.has_line(&format!("Always the lowest Point Count {}% {more}%", worst.percent(4)));
    printed.has_line(&format!("Always the highest Point Count {}% 0.000000%", best.percent(4)));
}

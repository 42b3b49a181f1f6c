//! Every wager offered, with its name, its payouts and its hold; and the limits.

use croupier_rules::GameId;

use crate::common::{deferred, ez};
use crate::page::Printed;
use crate::sets::{generous, quarters, sets};

#[test]
fn every_wager_has_its_name_its_payouts_and_its_hold() {
    for set in sets() {
        let (printed, filing) = (Printed::of(&set), set.filing());
        for wager in filing.wagers() {
            let (name, hold) = (capital(wager.name), wager.hold.percent(4));
            printed.has(wager.name);
            printed.has(&format!("{}%", wager.hold.percent(4)));
            printed.has_line(&format!("{name} {hold}% "));
            for line in wager.lists.iter().flat_map(|list| &list.lines) {
                printed.has_row(&capital(line.hand), &line.pays);
            }
            for list in &wager.lists {
                printed.has(list.provision.id());
            }
        }
    }
}

#[test]
fn chances_add_up_and_name_their_rounding() {
    for set in sets() {
        let (printed, filing) = (Printed::of(&set), set.filing());
        for wager in filing.wagers() {
            printed.has(&format!("wins {}%", wager.figures.hit().percent(2)));
        }
        printed.has("halves are rounded away from zero");
    }
}

/// The figures that any book on the game gives, eight decks.
#[test]
fn the_holds_of_minibaccarat_are_the_known_ones() {
    let printed = Printed::of(&deferred(GameId::Minibaccarat));
    for line in ["Wager on the Player's Hand 1.2351% $1.24", "Wager on the Banker's Hand 1.0579% $1.06"] {
        printed.has_line(line);
    }
    let ez = Printed::of(&ez(GameId::Minibaccarat));
    ez.has_line("Dragon 7 Insurance Wager 7.6113% $7.61");
    ez.has_line("Wager on the Banker's Hand 1.0183% $1.02");
}

#[test]
fn at_an_ez_table_a_dragon_7_returns_the_wager_on_the_bankers_hand() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
        let printed = Printed::of(&ez(game));
        printed.has("counts higher, but not with a");
        printed.has("both hands count the same, and on a");
        printed.has_row("Banker's Hand wins with a Dragon 7", "push");
    }
}

#[test]
fn a_hold_that_hangs_on_the_stake_says_so() {
    let printed = Printed::of(&quarters());
    printed.has("the hold is that of a wager of $7");
    printed.has("less 5% vigorish, rounded up to 25¢");
}

/// 8 to 1 holds 14.3596%, so that a tie comes (1 - 0.143596) / 9 of the time, and 13 of these are 1.237028.
#[test]
fn a_payout_at_which_the_house_loses_has_a_sign_and_no_bar() {
    Printed::of(&generous()).has_line("Tie Wager -23.7028% -$23.70");
}

#[test]
fn the_limits_of_the_table_are_stated_and_a_payout_limit_only_where_there_is_one() {
    for set in sets() {
        let (printed, filing) = (Printed::of(&set), set.filing());
        let stakes = filing.submission().stakes();
        printed.has(&format!("the minimum of {} and the maximum of {}", stakes.minimum, stakes.maximum));
        match filing.submission().payout_limit() {
            Some(limit) => printed.has(&format!("one player is paid {limit} in a round at most")),
            None => printed.lacks("payout limit"),
        }
    }
}

fn capital(text: &str) -> String {
    text[..1].to_uppercase() + &text[1..]
}

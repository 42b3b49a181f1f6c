//! A round of the three baccarat games.

use croupier_rules::Provision;
use croupier_rules::families::baccarat::curator::CuratorClauses;
use croupier_rules::families::baccarat::dealing::Renewal;
use croupier_rules::families::baccarat::procedure::{Procedure, Turner, Turning};
use croupier_rules::families::baccarat::{Clauses, Variation};
use croupier_rules::submission::account::Heading;

use super::Baccarat;
use crate::filing::Filing;
use crate::guide::{Said, Step, chosen};

pub fn of(table: &Baccarat, filing: &Filing) -> Vec<Step> {
    let (clauses, procedure) = (table.clauses, table.procedure);
    let curator = clauses.curator.map(|clauses| Step::new("Who deals", curator(&clauses)));
    let round = [
        Step::new("Place your wagers", placing(table)),
        Step::new("Four cards are dealt", dealing(filing, clauses, procedure)),
        Step::new("The Point Counts are called", calling(clauses, procedure)),
        Step::new("A third card, perhaps", third_cards(clauses, procedure)),
        Step::new("The result", result(clauses, table.terms.variation)),
        Step::new("Settling", settling(filing, clauses, table.terms.variation)),
        Step::new("The end of the shoe", end_of_shoe(clauses)),
    ];
    curator.into_iter().chain(round).collect()
}

fn curator(clauses: &CuratorClauses) -> Vec<Said> {
    vec![
        Said::under(
            "The dealer offers a new shoe to seat 1 and then round the table, counterclockwise; whoever takes it \
             is the curator and deals. If nobody does, the dealer deals.",
            &[clauses.offered, clauses.accepted, clauses.nobody_accepts],
        ),
        Said::under(
            "After a round the curator may keep the shoe or pass it on, and must pass it when the Banker's Hand \
             has lost; it goes to the first player to the right who takes it.",
            &[clauses.may_pass, clauses.must_pass, clauses.offered_on],
        ),
    ]
}

fn placing(table: &Baccarat) -> Vec<Said> {
    let wagers = &table.chapter.wagers;
    vec![
        Said::under(
            "Put value chips or plaques on the areas at your place. A spoken wager needs cash beside it and the \
             dealer's confirmation.",
            &[wagers.chips_on_layout.provision],
        ),
        Said::under(
            "From the call \"no more bets\" on, nothing is placed, raised or taken back.",
            &[table.procedure.no_more_bets, wagers.no_more_bets],
        ),
    ]
}

/// The sentence for the chosen way of dealing is the last of the account; that on the shoe stands before it.
fn dealing(filing: &Filing, clauses: &Clauses, procedure: &Procedure) -> Vec<Said> {
    let way = chosen(filing, Heading::Dealing).next_back();
    let untouched = clauses.dealing.touching.map(|clause| {
        Said::under("The cards are the dealer's to handle: players do not touch them.", &[clause])
    });
    let turned = match procedure.turned_by {
        Turner::HighestBettors(turning) => turned(&turning),
        Turner::Dealer => Vec::new(),
    };
    way.into_iter().chain(untouched).chain(turned).collect()
}

const SHARED: &str = "Where the highest wager is shared, the hand goes to the one of those players whom the dealer \
                      reaches first, counterclockwise.";
const UNBACKED: &str = "A hand that nobody has backed is turned by the dealer.";
const PASSED: &str = "If you would rather not turn the cards, or take too long, they are offered to the player on \
                      your right and so on round.";

fn turned(turning: &Turning) -> Vec<Said> {
    vec![
        Said::under(SHARED, &[turning.equal_wagers]),
        Said::under(UNBACKED, &[turning.no_wager]),
        Said::under(PASSED, &[turning.relinquished]),
    ]
}

fn calling(clauses: &Clauses, procedure: &Procedure) -> Vec<Said> {
    vec![
        Said::under("The dealer calls the Point Count of each hand.", &called(procedure)),
        Said::under(
            "If either is a Natural, an 8 or 9 in two cards, no further card is dealt.",
            &[clauses.cards.natural, clauses.dealing.natural],
        ),
    ]
}

/// The clause on the announcements or, where they are steps of one paragraph, those steps.
fn called(procedure: &Procedure) -> Vec<Provision> {
    let announced = procedure.announced;
    let is_step = |step: &Provision| *step != announced && step.id().starts_with(announced.id());
    if procedure.placed.iter().all(is_step) { procedure.placed.to_vec() } else { vec![announced] }
}

fn third_cards(clauses: &Clauses, procedure: &Procedure) -> Vec<Said> {
    let mut said = vec![Said::under(
        "Otherwise the Player's Hand and then the Banker's Hand draw or stay as the drawing rules say. Nobody \
         chooses, and no hand gets more than one further card.",
        &[clauses.dealing.third_card_order, clauses.dealing.one_additional_card],
    )];
    match procedure.turned_by {
        Turner::HighestBettors(_) => {
            said.push(Said::under("Whoever turned a hand also turns its third card.", &procedure.turn_third));
        }
        Turner::Dealer => {}
    }
    said
}

fn result(clauses: &Clauses, variation: Variation) -> Vec<Said> {
    let calls = match variation {
        Variation::Ez => {
            "The dealer calls both final Point Counts and the winner, \"tie hand\" when they are equal, and \
             \"Dragon 7\" when there is one."
        }
        Variation::Vigorish(_) => {
            "The dealer calls both final Point Counts and the winner, or \"tie hand\" when they are equal."
        }
    };
    vec![Said::under(calls, &[clauses.completion.announcement])]
}

fn settling(filing: &Filing, clauses: &Clauses, variation: Variation) -> Vec<Said> {
    let order = Said::under(
        "Losing wagers are collected first. Then winners are paid, from the highest seat number down.",
        &[clauses.completion.vigorish_order.provision],
    );
    let vigorish = match variation {
        Variation::Ez => Vec::new(),
        Variation::Vigorish(_) => chosen(filing, Heading::Vigorish).collect(),
    };
    core::iter::once(order).chain(vigorish).collect()
}

fn end_of_shoe(clauses: &Clauses) -> Vec<Said> {
    let after = clauses.dealing.after_last_hand;
    let renewed = match after.choice {
        Renewal::Reshuffle => "the cards are reshuffled",
        Renewal::NewDecks => "new decks replace the cards",
    };
    let text = format!(
        "When the cover card shows, the hand is finished and the dealer calls \"last hand\"; after one more, \
         {renewed}."
    );
    vec![Said::under(text, &[after.provision])]
}

//! The wagers of the three baccarat games.

use croupier_odds::offer::OfferedWager;
use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Side, Terms, Variation};
use croupier_rules::kit::wager::GameWager;

use crate::guide::{Outcome, Said, Words, loses, returned, wins};
use crate::words::capital;

/// The sentences on a wager; the Dragon Bonus on the Banker's Hand goes with the one on the Player's Hand.
pub fn words(clauses: &Clauses, terms: &Terms, offered: &OfferedWager) -> Option<Words> {
    match BaccaratWager::from_slug(offered.slug)? {
        BaccaratWager::Player => Some(on_a_hand(clauses, terms, Side::Player, offered)),
        BaccaratWager::Banker => Some(on_a_hand(clauses, terms, Side::Banker, offered)),
        BaccaratWager::Tie => Some(tie(clauses, offered)),
        BaccaratWager::DragonBonusPlayer => Some(dragon_bonus(clauses)),
        BaccaratWager::DragonBonusBanker => None,
        BaccaratWager::Dragon7Insurance => Some(insurance(clauses, offered)),
    }
}

fn on_a_hand(clauses: &Clauses, terms: &Terms, side: Side, offered: &OfferedWager) -> Words {
    let outcomes = match (side, terms.variation) {
        (Side::Player, Variation::Ez | Variation::Vigorish(_)) => player(clauses),
        (Side::Banker, Variation::Vigorish(_)) => banker(clauses),
        (Side::Banker, Variation::Ez) => banker_at_ez(clauses),
    };
    Words {
        name: capital(offered.name),
        what: Said::under(format!("That the {side} wins."), &[clauses.wagers.permitted]),
        outcomes,
        notes: Vec::new(),
    }
}

fn player(clauses: &Clauses) -> Vec<Outcome> {
    let wagers = &clauses.wagers;
    vec![
        wins(Said::under("when the Player's Hand counts higher", &[wagers.player_wins])),
        returned(Said::under("when both hands count the same", &[wagers.player_returned])),
        loses(Said::under("when the Player's Hand counts lower", &[wagers.player_loses])),
    ]
}

fn banker(clauses: &Clauses) -> Vec<Outcome> {
    let wagers = &clauses.wagers;
    vec![
        wins(Said::under("when the Banker's Hand counts higher", &[wagers.banker_wins])),
        returned(Said::under("when both hands count the same", &[wagers.banker_returned])),
        loses(Said::under("when the Banker's Hand counts lower", &[wagers.banker_loses])),
    ]
}

fn banker_at_ez(clauses: &Clauses) -> Vec<Outcome> {
    let wagers = &clauses.wagers;
    let higher = "when the Banker's Hand counts higher, but not with a Dragon 7";
    let same = "when both hands count the same, and on a Dragon 7";
    vec![
        wins(Said::under(higher, &[wagers.banker_wins])),
        returned(Said::under(same, &[wagers.banker_returned])),
        loses(Said::under("when the Banker's Hand counts lower", &[wagers.banker_loses])),
    ]
}

fn tie(clauses: &Clauses, offered: &OfferedWager) -> Words {
    let wagers = &clauses.wagers;
    Words {
        name: capital(offered.name),
        what: Said::under("That both hands count the same.", &[wagers.permitted]),
        outcomes: vec![
            wins(Said::under("when both hands count the same", &[wagers.tie_wins])),
            loses(Said::under("when they do not", &[wagers.tie_loses])),
        ],
        notes: Vec::new(),
    }
}

fn dragon_bonus(clauses: &Clauses) -> Words {
    let wagers = &clauses.wagers;
    let what = "That the hand you choose wins with a Natural or by a wide margin. You may choose either hand, or \
                both.";
    Words {
        name: "Dragon Bonus Wager".to_owned(),
        what: Said::under(what, &[wagers.dragon_bonus]),
        outcomes: vec![
            wins(Said::under(
                "when your hand is a Natural and the other is none, or a Natural 9 against a Natural 8",
                &[wagers.natural_over_other, wagers.natural_9_over_8],
            )),
            wins(Said::under(
                "when your hand, no Natural, is ahead by four points or more",
                &[wagers.four_or_more],
            )),
            returned(Said::under("when both are Naturals of the same count", &[wagers.equal_naturals])),
            loses(Said::under(
                "in every other case: a Natural 8 against a 9, behind, level, or ahead by less than four",
                &[wagers.natural_8_under_9, wagers.not_ahead, wagers.under_four],
            )),
        ],
        notes: vec![Said::under(
            "A Natural that wins is paid as a Natural, whatever its margin.",
            &[wagers.four_or_more, wagers.natural_over_other],
        )],
    }
}

fn insurance(clauses: &Clauses, offered: &OfferedWager) -> Words {
    let wagers = &clauses.wagers;
    Words {
        name: capital(offered.name),
        what: Said::under("That the round ends in a Dragon 7.", &[wagers.insurance]),
        outcomes: vec![
            wins(Said::under(
                "when the Banker's Hand wins with three cards that count 7",
                &[wagers.insurance_wins, clauses.cards.dragon_7],
            )),
            loses(Said::under("on any other result", &[wagers.insurance_loses])),
        ],
        notes: Vec::new(),
    }
}

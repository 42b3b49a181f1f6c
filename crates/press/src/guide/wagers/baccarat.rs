//! The wagers of the three baccarat games.

use croupier_odds::offer::OfferedWager;
use croupier_rules::GameId;
use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Side, Terms, Variation};
use croupier_rules::kit::wager::GameWager;

use super::super::said::Said;
use super::{Outcome, Words, loses, returned, wins};
use crate::prices::capital;

/// The sentences on a wager; the Dragon Bonus on the Banker's Hand goes with the one on the Player's Hand.
pub fn words(game: GameId, terms: &Terms, offered: &OfferedWager) -> Option<Words> {
    let chapter = Clauses::of(game)?;
    match BaccaratWager::from_slug(offered.slug)? {
        BaccaratWager::Player => Some(on_a_hand(chapter, terms, Side::Player, offered)),
        BaccaratWager::Banker => Some(on_a_hand(chapter, terms, Side::Banker, offered)),
        BaccaratWager::Tie => Some(tie(chapter, offered)),
        BaccaratWager::DragonBonusPlayer => Some(dragon_bonus(chapter)),
        BaccaratWager::DragonBonusBanker => None,
        BaccaratWager::Dragon7Insurance => Some(insurance(chapter, offered)),
    }
}

fn on_a_hand(chapter: &Clauses, terms: &Terms, side: Side, offered: &OfferedWager) -> Words {
    let outcomes = match (side, terms.variation) {
        (Side::Player, Variation::Ez | Variation::Vigorish(_)) => player(chapter),
        (Side::Banker, Variation::Vigorish(_)) => banker(chapter),
        (Side::Banker, Variation::Ez) => banker_at_ez(chapter),
    };
    Words {
        name: capital(offered.name),
        what: Said::under(format!("That the {side} wins."), &[chapter.wagers.permitted]),
        outcomes,
        notes: Vec::new(),
    }
}

fn player(chapter: &Clauses) -> Vec<Outcome> {
    let clauses = &chapter.wagers;
    vec![
        wins(Said::under("when the Player's Hand counts higher", &[clauses.player_wins])),
        returned(Said::under("when both hands count the same", &[clauses.player_returned])),
        loses(Said::under("when the Player's Hand counts lower", &[clauses.player_loses])),
    ]
}

fn banker(chapter: &Clauses) -> Vec<Outcome> {
    let clauses = &chapter.wagers;
    vec![
        wins(Said::under("when the Banker's Hand counts higher", &[clauses.banker_wins])),
        returned(Said::under("when both hands count the same", &[clauses.banker_returned])),
        loses(Said::under("when the Banker's Hand counts lower", &[clauses.banker_loses])),
    ]
}

fn banker_at_ez(chapter: &Clauses) -> Vec<Outcome> {
    let clauses = &chapter.wagers;
    let higher = "when the Banker's Hand counts higher, but not with a Dragon 7";
    let same = "when both hands count the same, and on a Dragon 7";
    vec![
        wins(Said::under(higher, &[clauses.banker_wins])),
        returned(Said::under(same, &[clauses.banker_returned])),
        loses(Said::under("when the Banker's Hand counts lower", &[clauses.banker_loses])),
    ]
}

fn tie(chapter: &Clauses, offered: &OfferedWager) -> Words {
    let clauses = &chapter.wagers;
    Words {
        name: capital(offered.name),
        what: Said::under("That both hands count the same.", &[clauses.permitted]),
        outcomes: vec![
            wins(Said::under("when both hands count the same", &[clauses.tie_wins])),
            loses(Said::under("when they do not", &[clauses.tie_loses])),
        ],
        notes: Vec::new(),
    }
}

fn dragon_bonus(chapter: &Clauses) -> Words {
    let clauses = &chapter.wagers;
    let what = "That the hand you choose wins with a Natural or by a wide margin. You may choose either hand, or \
                both.";
    Words {
        name: "Dragon Bonus Wager".to_owned(),
        what: Said::under(what, &[clauses.dragon_bonus]),
        outcomes: vec![
            wins(Said::under(
                "when your hand is a Natural and the other is none, or a Natural 9 against a Natural 8",
                &[clauses.natural_over_other, clauses.natural_9_over_8],
            )),
            wins(Said::under(
                "when your hand, no Natural, is ahead by four points or more",
                &[clauses.four_or_more],
            )),
            returned(Said::under("when both are Naturals of the same count", &[clauses.equal_naturals])),
            loses(Said::under(
                "in every other case: a Natural 8 against a 9, behind, level, or ahead by less than four",
                &[clauses.natural_8_under_9, clauses.not_ahead, clauses.under_four],
            )),
        ],
        notes: vec![Said::under(
            "A Natural that wins is paid as a Natural, whatever its margin.",
            &[clauses.four_or_more, clauses.natural_over_other],
        )],
    }
}

fn insurance(chapter: &Clauses, offered: &OfferedWager) -> Words {
    let clauses = &chapter.wagers;
    Words {
        name: capital(offered.name),
        what: Said::under("That the round ends in a Dragon 7.", &[clauses.insurance]),
        outcomes: vec![
            wins(Said::under(
                "when the Banker's Hand wins with three cards that count 7",
                &[clauses.insurance_wins, chapter.cards.dragon_7],
            )),
            loses(Said::under("on any other result", &[clauses.insurance_loses])),
        ],
        notes: Vec::new(),
    }
}

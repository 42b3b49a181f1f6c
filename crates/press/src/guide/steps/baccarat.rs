//! A round of the three baccarat games.

use croupier_rules::families::baccarat::dealing::Renewal;
use croupier_rules::families::baccarat::{Clauses, Variation};
use croupier_rules::submission::account::Heading;
use croupier_rules::submission::choice::TurnedBy;
use croupier_rules::submission::{BaccaratOptions, ChapterOptions};
use croupier_rules::{GameId, Provision, cite};

use super::super::said::Said;
use super::{Step, chosen};
use crate::filing::Filing;

/// A clause that each of the three chapters has: 627a, 629a, 631a.
struct InEach([Provision; 3]);

const CHIPS: InEach = InEach([cite!("627a.7(b)"), cite!("629a.7(b)"), cite!("631a.8(b)")]);
const CLOSED: InEach = InEach([cite!("627a.7(c)"), cite!("629a.7(c)"), cite!("631a.8(c)")]);
const NO_MORE_BETS: InEach = InEach([cite!("627a.8(b)"), cite!("629a.8(b)"), cite!("631a.9(b)")]);
const CALLED: InEach = InEach([cite!("627a.9(a)"), cite!("629a.9(a)"), cite!("631a.10(a)")]);

impl InEach {
    fn of(&self, chapter: &Clauses) -> Provision {
        let [mini, midi, large] = self.0;
        match chapter.game {
            GameId::Midibaccarat => midi,
            GameId::Baccarat => large,
            GameId::Minibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => mini,
        }
    }
}

pub fn steps(filing: &Filing, options: &BaccaratOptions) -> Vec<Step> {
    let Some(chapter) = Clauses::of(filing.game()) else { return Vec::new() };
    let mut steps = vec![
        Step::new("Place your wagers", placing(chapter)),
        Step::new("Four cards are dealt", dealing(filing, options)),
        Step::new("The Point Counts are called", calling(chapter, options)),
        Step::new("A third card, perhaps", third_cards(chapter, options)),
        Step::new("The result", result(chapter, options)),
        Step::new("Settling", settling(filing, chapter, options)),
        Step::new("The end of the shoe", end_of_shoe(chapter)),
    ];
    if filing.game() == GameId::Baccarat {
        steps.insert(0, Step::new("Who deals", curator()));
    }
    steps
}

fn curator() -> Vec<Said> {
    vec![
        Said::under(
            "The dealer offers a new shoe to seat 1 and then round the table, counterclockwise; whoever takes it \
             is the curator and deals. If nobody does, the dealer deals.",
            &[cite!("631a.7(b)"), cite!("631a.7(c)"), cite!("631a.7(d)(2)")],
        ),
        Said::under(
            "After a round the curator may keep the shoe or pass it on, and must pass it when the Banker's Hand \
             has lost; it goes to the first player to the right who takes it.",
            &[cite!("631a.14(a)"), cite!("631a.14(a)(1)"), cite!("631a.14(b)")],
        ),
    ]
}

fn placing(chapter: &Clauses) -> Vec<Said> {
    vec![
        Said::under(
            "Put value chips or plaques on the areas at your place. A spoken wager needs cash beside it and the \
             dealer's confirmation.",
            &[CHIPS.of(chapter)],
        ),
        Said::under(
            "From the call \"no more bets\" on, nothing is placed, raised or taken back.",
            &[NO_MORE_BETS.of(chapter), CLOSED.of(chapter)],
        ),
    ]
}

/// The sentence for the chosen way of dealing is the last of the account; that on the shoe stands before it.
fn dealing(filing: &Filing, options: &BaccaratOptions) -> Vec<Said> {
    let way = chosen(filing, Heading::Dealing).next_back();
    let then = match options.chapter {
        ChapterOptions::Minibaccarat { .. } => vec![Said::under(
            "The cards are the dealer's to handle: players do not touch them.",
            &[cite!("627a.8(d)")],
        )],
        ChapterOptions::Midibaccarat => turned_in_midibaccarat(),
        ChapterOptions::Baccarat { turned_by: TurnedBy::Players } => turned_in_baccarat(),
        ChapterOptions::Baccarat { turned_by: TurnedBy::Dealer } => Vec::new(),
    };
    way.into_iter().chain(then).collect()
}

const SHARED: &str = "Where the highest wager is shared, the hand goes to the one of those players whom the dealer \
                      reaches first, counterclockwise.";
const UNBACKED: &str = "A hand that nobody has backed is turned by the dealer.";
const PASSED: &str = "If you would rather not turn the cards, or take too long, they are offered to the player on \
                      your right and so on round.";

fn turned_in_midibaccarat() -> Vec<Said> {
    vec![
        Said::under(SHARED, &[cite!("629a.8(c)(5)")]),
        Said::under(UNBACKED, &[cite!("629a.8(c)")]),
        Said::under(PASSED, &[cite!("629a.8(d)")]),
    ]
}

fn turned_in_baccarat() -> Vec<Said> {
    vec![
        Said::under(SHARED, &[cite!("631a.9(d)(6)")]),
        Said::under(UNBACKED, &[cite!("631a.9(d)(7)")]),
        Said::under(PASSED, &[cite!("631a.9(e)")]),
    ]
}

fn calling(chapter: &Clauses, options: &BaccaratOptions) -> Vec<Said> {
    let called: &[Provision] = match options.chapter {
        ChapterOptions::Baccarat { turned_by: TurnedBy::Players } => {
            &[cite!("631a.9(d)(2)"), cite!("631a.9(d)(3)")]
        }
        ChapterOptions::Minibaccarat { .. }
        | ChapterOptions::Midibaccarat
        | ChapterOptions::Baccarat { turned_by: TurnedBy::Dealer } => &[CALLED.of(chapter)],
    };
    vec![
        Said::under("The dealer calls the Point Count of each hand.", called),
        Said::under(
            "If either is a Natural, an 8 or 9 in two cards, no further card is dealt.",
            &[chapter.cards.natural, chapter.dealing.natural],
        ),
    ]
}

fn third_cards(chapter: &Clauses, options: &BaccaratOptions) -> Vec<Said> {
    let clauses = &chapter.dealing;
    let mut said = vec![Said::under(
        "Otherwise the Player's Hand and then the Banker's Hand draw or stay as the drawing rules say. Nobody \
         chooses, and no hand gets more than one further card.",
        &[clauses.third_card_order, clauses.one_additional_card],
    )];
    let handed: &[Provision] = match options.chapter {
        ChapterOptions::Midibaccarat => &[cite!("629a.8(c)(3)"), cite!("629a.8(c)(4)")],
        ChapterOptions::Baccarat { turned_by: TurnedBy::Players } => {
            &[cite!("631a.9(d)(4)"), cite!("631a.9(d)(5)")]
        }
        ChapterOptions::Minibaccarat { .. } | ChapterOptions::Baccarat { turned_by: TurnedBy::Dealer } => &[],
    };
    if !handed.is_empty() {
        said.push(Said::under("Whoever turned a hand also turns its third card.", handed));
    }
    said
}

fn result(chapter: &Clauses, options: &BaccaratOptions) -> Vec<Said> {
    let calls = match options.terms.variation {
        Variation::Ez => {
            "The dealer calls both final Point Counts and the winner, \"tie hand\" when they are equal, and \
             \"Dragon 7\" when there is one."
        }
        Variation::Vigorish(_) => {
            "The dealer calls both final Point Counts and the winner, or \"tie hand\" when they are equal."
        }
    };
    vec![Said::under(calls, &[chapter.completion.announcement])]
}

fn settling(filing: &Filing, chapter: &Clauses, options: &BaccaratOptions) -> Vec<Said> {
    let order = Said::under(
        "Losing wagers are collected first. Then winners are paid, from the highest seat number down.",
        &[chapter.completion.vigorish_order.provision],
    );
    let vigorish = match options.terms.variation {
        Variation::Ez => Vec::new(),
        Variation::Vigorish(_) => chosen(filing, Heading::Vigorish).collect(),
    };
    core::iter::once(order).chain(vigorish).collect()
}

fn end_of_shoe(chapter: &Clauses) -> Vec<Said> {
    let after = chapter.dealing.after_last_hand;
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

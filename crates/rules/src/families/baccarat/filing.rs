//! What the three baccarat chapters ask alike, each in its own paragraph.

use super::{BaccaratWager, Clauses, Procedure, Terms, Variation, payouts};
use crate::chapters::section::cards::CardSets;
use crate::kit::deck::Deck;
use crate::kit::layout::LayoutItem;
use crate::kit::wager::{GameWager, Rounding};
use crate::law::{Cited, Provision};
use crate::submission::answers::Answers;
use crate::submission::choice::{
    Collection, DealingMethod, DisclosedCard, MarkerButtons, Played, StoredBatch, VigorishRounding,
};
use crate::submission::filing::Chosen;
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};
use crate::submission::setup::Setup;
use crate::submission::{self, BaccaratOptions, Options, WagerTerms};

pub const AREAS: &[LayoutItem] = &[
    LayoutItem::NumberedPositions,
    LayoutItem::BankersHandWager,
    LayoutItem::PlayersHandWager,
    LayoutItem::TieWager,
    LayoutItem::PlayersHandCards,
    LayoutItem::BankersHandCards,
    LayoutItem::DragonBonusWager,
    LayoutItem::Dragon7InsuranceWager,
    LayoutItem::VigorishSpaces,
];

pub const AREAS_AT_FIRST: &[LayoutItem] = &[
    LayoutItem::NumberedPositions,
    LayoutItem::BankersHandWager,
    LayoutItem::PlayersHandWager,
    LayoutItem::TieWager,
    LayoutItem::PlayersHandCards,
    LayoutItem::BankersHandCards,
    LayoutItem::DragonBonusWager,
];

pub const INSCRIPTIONS: &[LayoutItem] =
    &[LayoutItem::NameOrLogo, LayoutItem::PayoutOdds, LayoutItem::Dragon7Pushes];
pub const INSCRIPTIONS_AT_FIRST: &[LayoutItem] = &[LayoutItem::NameOrLogo, LayoutItem::PayoutOdds];
pub const SIGNS: &[LayoutItem] = &[LayoutItem::PayoutOdds, LayoutItem::Dragon7Pushes];

pub const fn decks(most: i64, provision: Provision) -> OptionSpec {
    let explains = "How many decks are at the table.";
    let shape = Shape::Whole { least: 6, most };
    OptionSpec::new(key::DECKS, shape, Preset::Integer(8), Some(provision), explains)
}

pub const fn variation(provision: Provision) -> OptionSpec {
    let explains = "Whether the table extracts vigorish or is designated for EZ Baccarat, which collects none and \
                    offers Dragon 7 Insurance.";
    let word = Preset::Text(Played::WithVigorish.word());
    OptionSpec::new(key::VARIATION, Shape::Choice(Played::WORDS), word, Some(provision), explains)
}

pub const fn tie(provision: Provision) -> OptionSpec {
    let explains = "What a winning Tie Wager is paid.";
    let shape = Shape::OddsFrom(Terms::LEAST_TIE);
    OptionSpec::new(key::TIE, shape, Preset::Text("8 to 1"), Some(provision), explains)
}

pub const fn dragon_bonus(provision: Provision) -> OptionSpec {
    let explains = "The paytable of the Dragon Bonus Wager, if it is offered.";
    let shape = Shape::PaytableIfOffered(&Terms::DRAGON_BONUS);
    OptionSpec::new(key::DRAGON_BONUS, shape, Preset::Text("A"), Some(provision), explains)
}

pub const fn collection(provision: Provision) -> OptionSpec {
    let explains = "When vigorish is collected.";
    let word = Preset::Text(Collection::AtPayout.word());
    OptionSpec::new(key::COLLECTION, Shape::Choice(Collection::WORDS), word, Some(provision), explains)
}

pub const fn rounding(provision: Provision) -> OptionSpec {
    let explains = "How vigorish is rounded; one setting for the whole table.";
    let word = Preset::Text(VigorishRounding::Exact.word());
    OptionSpec::new(key::ROUNDING, Shape::Choice(VigorishRounding::WORDS), word, Some(provision), explains)
}

pub const fn disclosed_card(provision: Provision) -> OptionSpec {
    let explains = "What is done with a disclosed card that was wrongly dealt to the Player's Hand as a third card, \
                    when the Banker's Hand stays.";
    let word = Preset::Text(DisclosedCard::DiscardWithOneMore.word());
    OptionSpec::new(key::DISCLOSED_CARD, Shape::Choice(DisclosedCard::WORDS), word, Some(provision), explains)
}

pub const fn marker_buttons(provision: Provision) -> OptionSpec {
    let explains = "Where the buttons that mark deferred vigorish are kept; coins may mark it instead.";
    let word = Preset::Text(MarkerButtons::NotUsed.word());
    OptionSpec::new(key::MARKER_BUTTONS, Shape::Choice(MarkerButtons::WORDS), word, Some(provision), explains)
}

/// What the answers come to in a chapter of baccarat; `own` is what that chapter alone asks.
pub fn build(clauses: &'static Clauses, answers: &Answers, own: Own) -> Option<Chosen> {
    let terms = terms(answers, own.sets)?;
    let options = BaccaratOptions {
        decks: answers.count(key::DECKS)?,
        backs: answers.chosen(key::BACKS)?,
        shuffling: answers.chosen(key::SHUFFLING)?,
        collection: answers.chosen(key::COLLECTION)?,
        marker_buttons: answers.chosen(key::MARKER_BUTTONS)?,
        disclosed_card: answers.chosen(key::DISCLOSED_CARD)?,
        clauses,
        procedure: own.procedure,
        terms,
    };
    Some(Chosen {
        terms: submission::Terms::Baccarat(terms),
        setup: setup(&options, &own),
        wagers: BaccaratWager::ALL.iter().map(|&wager| wager_terms(clauses, &terms, wager)).collect(),
        options: Options::Baccarat(options),
    })
}

/// What only one of the chapters asks.
pub struct Own {
    pub procedure: &'static Procedure,
    pub sets: CardSets,
    pub changed_every_hours: Option<u8>,
    pub stored_batch: StoredBatch,
}

impl Own {
    /// One set of cards, changed with every shoe.
    pub const fn with_fresh_cards(procedure: &'static Procedure) -> Own {
        let (sets, stored_batch) = (CardSets::One, StoredBatch::Spread);
        Own { procedure, sets, changed_every_hours: None, stored_batch }
    }
}

fn setup(options: &BaccaratOptions, own: &Own) -> Setup {
    Setup {
        shuffling: options.shuffling,
        deck: Deck::shoe(options.terms.decks),
        sets: own.sets,
        method: DealingMethod::ManualShoe,
        cards_per_stack: None,
        boxes_per_player: 1,
        changed_every_hours: own.changed_every_hours,
        collection: options.collection,
        stored_batch: own.stored_batch,
        payout_limit: None,
    }
}

fn wager_terms(clauses: &Clauses, terms: &Terms, wager: BaccaratWager) -> WagerTerms {
    let offer = clauses.offer(terms, wager);
    WagerTerms {
        wager: wager.into(),
        offering: Cited::new(offer.choice.into(), offer.provision),
        smallest_stake: payouts::smallest_stake(terms, wager),
        paid_by: clauses.paid_by(terms, wager),
    }
}

fn terms(answers: &Answers, sets: CardSets) -> Option<Terms> {
    Some(Terms {
        decks: decks_in_shoe(answers, sets)?,
        variation: variation_of(answers)?,
        tie: answers.odds(key::TIE)?,
        dragon_bonus: answers.paytable(key::DRAGON_BONUS)?,
    })
}

/// Of two batches one is in the shoe.
fn decks_in_shoe(answers: &Answers, sets: CardSets) -> Option<u8> {
    let decks = answers.count(key::DECKS)?;
    Some(match sets {
        CardSets::One => decks,
        CardSets::TwoAlternating => decks / 2,
    })
}

fn variation_of(answers: &Answers) -> Option<Variation> {
    Some(match answers.chosen(key::VARIATION)? {
        Played::WithVigorish => Variation::Vigorish(rounding_of(answers)?),
        Played::Ez => Variation::Ez,
    })
}

fn rounding_of(answers: &Answers) -> Option<Rounding> {
    match answers.chosen(key::ROUNDING)? {
        VigorishRounding::Exact => Some(Rounding::Exact),
        VigorishRounding::UpToQuarter => Some(Rounding::UpToQuarter),
        VigorishRounding::None => None,
    }
}

//! From answers without a defect to the typed submission. `None` only where an answer is missing, which the check
//! has reported by then.

use super::answers::Answers;
use super::approved::{
    ApprovedSubmission, BaccaratOptions, Boxes, ChapterOptions, DealingOptions, Layout, Options,
    PrimeOptions, SaigonOptions, Stakes,
};
use super::choice::{Played, Shuffling, VigorishRounding};
use super::filed::Table;
use super::key;
use crate::chapters::{saigon_5_card, three_card_prime};
use crate::families::baccarat as baccarat_common;
use crate::families::baccarat::terms::Variation;
use crate::game::GameId;
use crate::kit::wager::{Offer, Rounding};

pub fn submission(game: GameId, answers: &Answers, filed: &Table) -> Option<ApprovedSubmission> {
    Some(ApprovedSubmission {
        document: filed.clone(),
        game,
        certificate_holder: answers.name(key::CERTIFICATE_HOLDER)?.into(),
        stakes: stakes(answers)?,
        layout: layout(answers)?,
        boxes: boxes(answers)?,
        options: options(game, answers)?,
    })
}

fn stakes(answers: &Answers) -> Option<Stakes> {
    Some(Stakes {
        seats: answers.count(key::SEATS)?,
        minimum: answers.money(key::MINIMUM)?,
        maximum: answers.money(key::MAXIMUM)?,
        smallest_chip: answers.money(key::SMALLEST_CHIP)?,
    })
}

fn layout(answers: &Answers) -> Option<Layout> {
    Some(Layout {
        standing: answers.chosen(key::STANDING)?,
        areas: answers.items(key::AREAS)?.into(),
        inscriptions: answers.items(key::INSCRIPTIONS)?.into(),
        signs: answers.items(key::SIGNS)?.into(),
    })
}

fn boxes(answers: &Answers) -> Option<Boxes> {
    Some(Boxes {
        drop_box: answers.chosen(key::DROP_BOX)?,
        tip_box: answers.chosen(key::TIP_BOX)?,
        prevented_by: answers.chosen(key::TIP_BOX_PREVENTED_BY)?,
    })
}

fn options(game: GameId, answers: &Answers) -> Option<Options> {
    Some(match game {
        GameId::Minibaccarat => Options::Baccarat(baccarat(answers, minibaccarat(answers)?)?),
        GameId::Midibaccarat => Options::Baccarat(baccarat(answers, ChapterOptions::Midibaccarat)?),
        GameId::Baccarat => Options::Baccarat(baccarat(answers, baccarat_alone(answers)?)?),
        GameId::ThreeCardPrime => Options::ThreeCardPrime(prime(answers)?),
        GameId::Saigon5Card => Options::Saigon5Card(saigon(answers)?),
    })
}

fn minibaccarat(answers: &Answers) -> Option<ChapterOptions> {
    Some(ChapterOptions::Minibaccarat {
        initial_cards: answers.chosen(key::INITIAL_CARDS)?,
        stored_batch: answers.chosen(key::STORED_BATCH)?,
        changed_every_hours: answers.count(key::HOURS)?,
    })
}

fn baccarat_alone(answers: &Answers) -> Option<ChapterOptions> {
    Some(ChapterOptions::Baccarat { turned_by: answers.chosen(key::TURNED_BY)? })
}

fn baccarat(answers: &Answers, chapter: ChapterOptions) -> Option<BaccaratOptions> {
    Some(BaccaratOptions {
        decks: answers.count(key::DECKS)?,
        backs: answers.chosen(key::BACKS)?,
        shuffling: answers.chosen(key::SHUFFLING)?,
        collection: answers.chosen(key::COLLECTION)?,
        marker_buttons: answers.chosen(key::MARKER_BUTTONS)?,
        disclosed_card: answers.chosen(key::DISCLOSED_CARD)?,
        chapter,
        terms: baccarat_terms(answers, chapter)?,
    })
}

fn baccarat_terms(answers: &Answers, chapter: ChapterOptions) -> Option<baccarat_common::Terms> {
    Some(baccarat_common::Terms {
        decks: decks_in_shoe(answers, chapter)?,
        variation: variation(answers)?,
        tie: answers.odds(key::TIE)?,
        dragon_bonus: answers.paytable(key::DRAGON_BONUS)?,
    })
}

/// Minibaccarat with a device has two batches, of which one is in the shoe.
fn decks_in_shoe(answers: &Answers, chapter: ChapterOptions) -> Option<u8> {
    let decks = answers.count(key::DECKS)?;
    Some(match (chapter, answers.chosen(key::SHUFFLING)?) {
        (ChapterOptions::Minibaccarat { .. }, Shuffling::Device) => decks / 2,
        _ => decks,
    })
}

fn variation(answers: &Answers) -> Option<Variation> {
    Some(match answers.chosen(key::VARIATION)? {
        Played::WithVigorish => Variation::Vigorish(rounding(answers)?),
        Played::Ez => Variation::Ez,
    })
}

fn rounding(answers: &Answers) -> Option<Rounding> {
    match answers.chosen(key::ROUNDING)? {
        VigorishRounding::Exact => Some(Rounding::Exact),
        VigorishRounding::UpToQuarter => Some(Rounding::UpToQuarter),
        VigorishRounding::None => None,
    }
}

fn dealing(answers: &Answers) -> Option<DealingOptions> {
    Some(DealingOptions {
        decks: answers.count(key::DECKS)?,
        backs: answers.chosen(key::BACKS)?,
        shuffling: answers.chosen(key::SHUFFLING)?,
        laboratory_approval: answers.chosen(key::LABORATORY)?,
        changed_every_hours: answers.count(key::HOURS)?,
        method: answers.chosen(key::METHOD)?,
        boxes_per_player: answers.count(key::BOXES)?,
    })
}

fn prime(answers: &Answers) -> Option<PrimeOptions> {
    Some(PrimeOptions {
        dealing: dealing(answers)?,
        cards_per_stack: answers.count(key::STACK)?,
        terms: prime_terms(answers)?,
    })
}

/// The terms of Three Card Prime, as far as they can be read.
pub fn prime_terms(answers: &Answers) -> Option<three_card_prime::Terms> {
    Some(three_card_prime::Terms {
        bad_beat: answers.paytable(key::BAD_BEAT)??,
        prime: answers.chosen(key::PRIME)?,
        pair_bonus: answers.paytable(key::PAIR_BONUS)?,
        all_six: answers.paytable(key::ALL_SIX)?,
        payout_limit: answers.limit(key::PAYOUT_LIMIT)?,
    })
}

fn saigon(answers: &Answers) -> Option<SaigonOptions> {
    Some(SaigonOptions {
        dealing: dealing(answers)?,
        jokers_manufactured: answers.count(key::JOKERS_MANUFACTURED)?,
        terms: saigon_terms(answers)?,
    })
}

/// The terms of Saigon 5 Card, as far as they can be read.
pub fn saigon_terms(answers: &Answers) -> Option<saigon_5_card::Terms> {
    Some(saigon_5_card::Terms {
        bonus: answers.paytable(key::BONUS)?.map_or(Offer::NotOffered, |_| Offer::Offered),
        payout_limit: answers.limit(key::PAYOUT_LIMIT)?,
    })
}

//! From answers without a defect to the typed submission. `None` only where an answer is missing, which the check
//! has reported by then.

use super::answers::Answers;
use super::approved::{ApprovedSubmission, Boxes, Layout, Stakes};
use super::filed::Table;
use super::key;
use crate::game::GameId;

pub fn submission(game: GameId, answers: &Answers, filed: &Table) -> Option<ApprovedSubmission> {
    let chosen = (game.chapter().filing.build)(answers)?;
    Some(ApprovedSubmission {
        document: filed.clone(),
        game,
        certificate_holder: answers.name(key::CERTIFICATE_HOLDER)?.into(),
        stakes: stakes(answers)?,
        layout: layout(answers)?,
        boxes: boxes(answers)?,
        options: chosen.options,
        terms: chosen.terms,
        setup: chosen.setup,
        wagers: chosen.wagers,
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

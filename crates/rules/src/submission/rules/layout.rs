//! What stands on the layout and on the signs. A layout has an area for every wager offered and for none other.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::kit::wager::Offer;
use crate::law::Provision;
use crate::submission::answers::Answers;
use crate::submission::choice::{Collection, Played};
use crate::submission::defect::{Defect, DefectKind};
use crate::submission::filed::Table;
use crate::submission::key;

/// One thing that a layout, or a sign in its stead, may have to show.
#[derive(Clone, Copy, Debug)]
pub struct LayoutItem {
    /// The word that declares it.
    pub word: &'static str,
    /// Where it may be shown.
    pub place: Place,
    /// The provision that asks for it.
    pub provision: Provision,
    /// Whether these answers ask for it.
    pub need: fn(&Answers) -> Need,
}

/// Where an item is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// An area of the layout.
    Area,
    /// Words or a picture on the layout.
    Inscription,
    /// Words on the layout or, failing that, on a sign at the table.
    InscriptionOrSign,
}

/// Whether an item belongs on a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It must be there.
    Required,
    /// It must not: it would mislead the patrons.
    Excluded,
    /// The answers that decide it could not be read.
    Undecided,
}

impl LayoutItem {
    pub const fn new(
        word: &'static str,
        place: Place,
        provision: Provision,
        need: fn(&Answers) -> Need,
    ) -> LayoutItem {
        LayoutItem { word, place, provision, need }
    }

    /// The lists in which it may be declared, the first one preferred.
    pub fn lists(&self) -> &'static [&'static str] {
        match self.place {
            Place::Area => &[key::AREAS],
            Place::Inscription => &[key::INSCRIPTIONS],
            Place::InscriptionOrSign => &[key::INSCRIPTIONS, key::SIGNS],
        }
    }

    fn declared_in(&self, answers: &Answers, list: &str) -> Option<bool> {
        answers.words(list).map(|words| words.contains(&self.word))
    }

    fn defect(&self, list: &str, filed: &Table, allowed: String) -> Defect {
        Defect::new(DefectKind::Contradicts, list, filed.at(list), allowed).under(Some(self.provision))
    }

    /// Required, and certainly in none of its lists.
    fn lacking(&self, answers: &Answers, filed: &Table) -> Option<Defect> {
        let absent = self.lists().iter().all(|list| self.declared_in(answers, list) == Some(false));
        absent.then(|| {
            self.defect(self.lists()[0], filed, format!("a list with \"{}\"{}", self.word, self.or_sign()))
        })
    }

    fn or_sign(&self) -> &'static str {
        match self.place {
            Place::Area | Place::Inscription => "",
            Place::InscriptionOrSign => ", or a sign with it",
        }
    }

    /// Excluded, and declared all the same.
    fn superfluous<'a>(
        &'a self,
        answers: &'a Answers,
        filed: &'a Table,
    ) -> impl Iterator<Item = Defect> + 'a {
        let declared = self.lists().iter().filter(|list| self.declared_in(answers, list) == Some(true));
        declared
            .map(|list| self.defect(list, filed, format!("a list without \"{}\" at this table", self.word)))
    }

    fn breaches(&self, answers: &Answers, filed: &Table) -> Vec<Defect> {
        match (self.need)(answers) {
            Need::Required => self.lacking(answers, filed).into_iter().collect(),
            Need::Excluded => self.superfluous(answers, filed).collect(),
            Need::Undecided => Vec::new(),
        }
    }
}

/// What a layout lacks and what it has too much.
pub fn breaches<'a>(
    items: &'a [LayoutItem],
    answers: &'a Answers,
    filed: &'a Table,
) -> impl Iterator<Item = Defect> + 'a {
    items.iter().flat_map(move |item| item.breaches(answers, filed))
}

fn required_when(condition: Option<bool>) -> Need {
    match condition {
        Some(true) => Need::Required,
        Some(false) => Need::Excluded,
        None => Need::Undecided,
    }
}

/// At every table.
pub fn always(_: &Answers) -> Need {
    Need::Required
}

/// At EZ Baccarat tables.
pub fn at_ez(answers: &Answers) -> Need {
    required_when(answers.chosen::<Played>(key::VARIATION).map(|played| played == Played::Ez))
}

/// Where vigorish waits on the layout to be collected (reading ER-111).
pub fn where_vigorish_is_deferred(answers: &Answers) -> Need {
    required_when(answers.chosen::<Collection>(key::COLLECTION).map(|when| when == Collection::Deferred))
}

pub fn with_dragon_bonus(answers: &Answers) -> Need {
    with_paytable(answers, key::DRAGON_BONUS)
}

pub fn with_prime(answers: &Answers) -> Need {
    required_when(answers.chosen::<Offer>(key::PRIME).map(|offer| offer == Offer::Offered))
}

pub fn with_pair_bonus(answers: &Answers) -> Need {
    with_paytable(answers, key::PAIR_BONUS)
}

pub fn with_all_six(answers: &Answers) -> Need {
    with_paytable(answers, key::ALL_SIX)
}

pub fn with_bonus(answers: &Answers) -> Need {
    with_paytable(answers, key::BONUS)
}

/// Where a payout limit is set.
pub fn with_payout_limit(answers: &Answers) -> Need {
    required_when(answers.limit(key::PAYOUT_LIMIT).map(|limit| limit.is_some()))
}

fn with_paytable(answers: &Answers, wager: &str) -> Need {
    required_when(answers.paytable(wager).map(|letter| letter.is_some()))
}

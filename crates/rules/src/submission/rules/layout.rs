//! What stands on the layout and on the signs. A layout has an area for every wager offered and no others.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::chapters::section::Equipment;
use crate::kit::layout::{LayoutItem, Showing};
use crate::kit::wager::Offer;
use crate::law::Provision;
use crate::submission::answers::Answers;
use crate::submission::choice::{Collection, Played};
use crate::submission::defect::{Defect, DefectKind};
use crate::submission::filed::Table;
use crate::submission::key;

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

/// An item and the clause that asks for it.
#[derive(Clone, Copy, Debug)]
struct Asked {
    item: LayoutItem,
    provision: Provision,
}

/// What a layout lacks and what it has too much.
pub fn breaches<'a>(
    equipment: &'static Equipment,
    answers: &'a Answers,
    filed: &'a Table,
) -> impl Iterator<Item = Defect> + 'a {
    let asked = equipment.layout_items().map(|(item, provision)| Asked { item, provision });
    asked.flat_map(move |asked| asked.breaches(answers, filed))
}

/// The lists in which an item may be declared, the first one preferred.
pub const fn lists(item: LayoutItem) -> &'static [&'static str] {
    match item.showing() {
        Showing::Area => &[key::AREAS],
        Showing::Inscription => &[key::INSCRIPTIONS],
        Showing::InscriptionOrSign => &[key::INSCRIPTIONS, key::SIGNS],
    }
}

impl Asked {
    fn breaches(self, answers: &Answers, filed: &Table) -> Vec<Defect> {
        match need(self.item, answers) {
            Need::Required => self.lacking(answers, filed).into_iter().collect(),
            Need::Excluded => self.superfluous(answers, filed),
            Need::Undecided => Vec::new(),
        }
    }

    fn declared_in(self, answers: &Answers, list: &str) -> Option<bool> {
        answers.items(list).map(|items| items.contains(&self.item))
    }

    fn defect(self, list: &str, filed: &Table, allowed: String) -> Defect {
        Defect::new(DefectKind::Contradicts, list, filed.at(list), allowed).under(Some(self.provision))
    }

    /// Required, and certainly in none of its lists.
    fn lacking(self, answers: &Answers, filed: &Table) -> Option<Defect> {
        let lists = lists(self.item);
        let absent = lists.iter().all(|list| self.declared_in(answers, list) == Some(false));
        absent
            .then(|| self.defect(lists[0], filed, format!("a list with \"{}\"{}", self.item, self.or_sign())))
    }

    const fn or_sign(self) -> &'static str {
        match self.item.showing() {
            Showing::Area | Showing::Inscription => "",
            Showing::InscriptionOrSign => ", or a sign with it",
        }
    }

    /// Excluded, and declared all the same.
    fn superfluous(self, answers: &Answers, filed: &Table) -> Vec<Defect> {
        let declared = lists(self.item).iter().filter(|list| self.declared_in(answers, list) == Some(true));
        let without =
            |list: &&str| self.defect(list, filed, format!("a list without \"{}\" at this table", self.item));
        declared.map(without).collect()
    }
}

/// Whether these answers ask for an item.
pub fn need(item: LayoutItem, answers: &Answers) -> Need {
    match item {
        LayoutItem::NumberedPositions
        | LayoutItem::BankersHandWager
        | LayoutItem::PlayersHandWager
        | LayoutItem::TieWager
        | LayoutItem::PlayersHandCards
        | LayoutItem::BankersHandCards
        | LayoutItem::AnteWager
        | LayoutItem::PlayWager
        | LayoutItem::ThreeCardHand
        | LayoutItem::ShowdownHand
        | LayoutItem::DealersCards
        | LayoutItem::NameOrLogo
        | LayoutItem::PayoutOdds
        | LayoutItem::DealerQualifies
        | LayoutItem::PlayerWinsTies => Need::Required,
        LayoutItem::DragonBonusWager => with_paytable(answers, key::DRAGON_BONUS),
        LayoutItem::Dragon7InsuranceWager | LayoutItem::Dragon7Pushes => at_ez(answers),
        LayoutItem::VigorishSpaces => where_vigorish_is_deferred(answers),
        LayoutItem::PrimeWager => where_prime_is_offered(answers),
        LayoutItem::PairBonusWager | LayoutItem::FourthCard => with_paytable(answers, key::PAIR_BONUS),
        LayoutItem::AllSixBonusWager => with_paytable(answers, key::ALL_SIX),
        LayoutItem::BonusWager => with_paytable(answers, key::BONUS),
        LayoutItem::PayoutLimit => with_payout_limit(answers),
    }
}

fn required_when(condition: Option<bool>) -> Need {
    match condition {
        Some(true) => Need::Required,
        Some(false) => Need::Excluded,
        None => Need::Undecided,
    }
}

/// At EZ Baccarat tables.
fn at_ez(answers: &Answers) -> Need {
    required_when(answers.chosen::<Played>(key::VARIATION).map(|played| played == Played::Ez))
}

/// Where vigorish waits on the layout to be collected (reading ER-111).
fn where_vigorish_is_deferred(answers: &Answers) -> Need {
    required_when(answers.chosen::<Collection>(key::COLLECTION).map(|when| when == Collection::Deferred))
}

fn where_prime_is_offered(answers: &Answers) -> Need {
    required_when(answers.chosen::<Offer>(key::PRIME).map(|offer| offer == Offer::Offered))
}

/// Where a payout limit is set.
fn with_payout_limit(answers: &Answers) -> Need {
    required_when(answers.limit(key::PAYOUT_LIMIT).map(|limit| limit.is_some()))
}

/// Where a wager is offered by one of its paytables.
fn with_paytable(answers: &Answers, wager: &str) -> Need {
    required_when(answers.paytable(wager).map(|letter| letter.is_some()))
}

//! The signs at a table, a page each: payout odds, limits, and the Dragon 7 notice of EZ Baccarat.

use croupier_rules::chapters::section::equipment::{Equipment, EquipmentClause};
use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::submission::account::{Heading, Sentence, account};
use serde::Serialize;

use crate::filing::Filing;
use crate::payouts::{PostedList, posted};
use crate::words::capital;

/// Every sign of a table.
#[derive(Debug, Serialize)]
pub struct Signs {
    variation: Option<&'static str>,
    payouts: PayoutSign,
    limits: LimitSign,
    dragon_7: Option<Dragon7Notice>,
}

/// What every wager is paid.
#[derive(Debug, Serialize)]
struct PayoutSign {
    citation: Option<String>,
    lists: Vec<PostedList>,
    phrases: Vec<&'static str>,
}

/// What may be wagered and, where it is limited, paid.
#[derive(Debug, Serialize)]
struct LimitSign {
    minimum: String,
    maximum: String,
    chip: String,
    wagers: Vec<String>,
    payout: Option<PayoutLimit>,
}

/// The most that one player is paid in a round.
#[derive(Debug, Serialize)]
struct PayoutLimit {
    citation: Option<String>,
    amount: String,
    says: Vec<String>,
}

/// What becomes of the Banker's Hand wager on a Dragon 7.
#[derive(Debug, Serialize)]
struct Dragon7Notice {
    citation: Option<String>,
    headline: &'static str,
    insurance: Option<PostedList>,
}

impl Signs {
    /// The signs of a filing.
    pub fn of(filing: &Filing) -> Signs {
        let lists = posted(filing);
        let insurance = lists.iter().find(|list| list.title.starts_with("Dragon 7")).cloned();
        Signs {
            variation: filing.words().variation(),
            dragon_7: Dragon7Notice::of(filing, insurance),
            payouts: PayoutSign::of(&filing.game().chapter().equipment, lists),
            limits: LimitSign::of(filing),
        }
    }
}

/// The paragraph that asks for an item, as the law cites it.
fn citation(equipment: &Equipment, item: LayoutItem) -> Option<String> {
    equipment.asking_for(item).map(|clause| clause.provision.citation())
}

impl PayoutSign {
    /// The payouts, and the phrases that the same clause asks for.
    fn of(equipment: &Equipment, lists: Vec<PostedList>) -> PayoutSign {
        let asked = equipment.asking_for(LayoutItem::PayoutOdds);
        let phrases = |asked: &EquipmentClause| {
            asked.layout.iter().filter_map(|&item| equipment.phrase(item)).collect()
        };
        let citation = citation(equipment, LayoutItem::PayoutOdds);
        PayoutSign { citation, lists, phrases: asked.map_or_else(Vec::new, phrases) }
    }
}

impl Dragon7Notice {
    /// The notice, at a table where patrons are told of it.
    fn of(filing: &Filing, insurance: Option<PostedList>) -> Option<Dragon7Notice> {
        let (equipment, layout) = (&filing.game().chapter().equipment, filing.submission().layout());
        let notice = LayoutItem::Dragon7Pushes;
        let is_told = layout.inscriptions.contains(&notice) || layout.signs.contains(&notice);
        let headline = equipment.phrase(notice).filter(|_| is_told)?;
        Some(Dragon7Notice { citation: citation(equipment, notice), headline, insurance })
    }
}

impl LimitSign {
    fn of(filing: &Filing) -> LimitSign {
        let stakes = filing.submission().stakes();
        LimitSign {
            minimum: stakes.minimum.to_string(),
            maximum: stakes.maximum.to_string(),
            chip: stakes.smallest_chip.to_string(),
            wagers: filing.wagers().iter().map(|wager| capital(wager.name)).collect(),
            payout: PayoutLimit::of(filing),
        }
    }
}

impl PayoutLimit {
    fn of(filing: &Filing) -> Option<PayoutLimit> {
        let amount = filing.submission().payout_limit()?.to_string();
        let citation = citation(&filing.game().chapter().equipment, LayoutItem::PayoutLimit);
        Some(PayoutLimit { citation, amount, says: said(filing) })
    }
}

/// What the submission says about the limit, in sentences.
fn said(filing: &Filing) -> Vec<String> {
    let limit = filing.game().chapter().payouts.limit;
    let about = |sentence: &Sentence| sentence.provisions.iter().any(|clause| Some(*clause) == limit);
    let sentences = account(filing.game(), filing.filed(), Heading::Table);
    sentences.into_iter().filter(about).map(|sentence| sentence.text).collect()
}

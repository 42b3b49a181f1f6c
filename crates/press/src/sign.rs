//! The signs at a table, a page each: payout odds, limits, and the Dragon 7 notice of EZ Baccarat.

use croupier_rules::submission::account::{Heading, Sentence, account};
use croupier_rules::{GameId, Provision};
use serde::Serialize;

use crate::filing::Filing;
use crate::inscription::{self, DRAGON_7_PUSHES, PRIME_PHRASES};
use crate::prices::{PostedList, posted};

/// Every sign of a table.
#[derive(Debug, Serialize)]
pub struct Signs {
    payouts: PayoutSign,
    limits: LimitSign,
    dragon_7: Option<Dragon7Notice>,
}

/// What every wager is paid.
#[derive(Debug, Serialize)]
struct PayoutSign {
    clause: &'static str,
    lists: Vec<PostedList>,
    phrases: &'static [&'static str],
}

/// What may be wagered and, where it is limited, paid.
#[derive(Debug, Serialize)]
struct LimitSign {
    minimum: String,
    maximum: String,
    chip: String,
    payout: Option<PayoutLimit>,
}

/// The most that one player is paid in a round.
#[derive(Debug, Serialize)]
struct PayoutLimit {
    clause: Option<&'static str>,
    amount: String,
    says: Vec<String>,
}

/// What becomes of the Banker's Hand wager on a Dragon 7.
#[derive(Debug, Serialize)]
struct Dragon7Notice {
    clause: &'static str,
    headline: &'static str,
    insurance: Option<PostedList>,
}

impl Signs {
    /// The signs of a filing.
    pub fn of(filing: &Filing) -> Signs {
        let lists = posted(filing);
        let dragon_7 = inscription::dragon_7_pushes(filing.submission()).map(|clause| Dragon7Notice {
            clause: clause.id(),
            headline: DRAGON_7_PUSHES,
            insurance: lists.iter().find(|list| list.title.starts_with("Dragon 7")).cloned(),
        });
        let payouts = PayoutSign {
            clause: inscription::payout_odds(filing.game()).id(),
            lists,
            phrases: phrases(filing.game()),
        };
        Signs { payouts, limits: LimitSign::of(filing), dragon_7 }
    }
}

const fn phrases(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::ThreeCardPrime => &PRIME_PHRASES,
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat | GameId::Saigon5Card => &[],
    }
}

impl LimitSign {
    fn of(filing: &Filing) -> LimitSign {
        let stakes = filing.submission().stakes();
        LimitSign {
            minimum: stakes.minimum.to_string(),
            maximum: stakes.maximum.to_string(),
            chip: stakes.smallest_chip.to_string(),
            payout: PayoutLimit::of(filing),
        }
    }
}

impl PayoutLimit {
    fn of(filing: &Filing) -> Option<PayoutLimit> {
        let amount = filing.payout_limit()?.to_string();
        let clause = inscription::payout_limit(filing.game()).map(|clause| clause.id());
        Some(PayoutLimit { clause, amount, says: said(filing) })
    }
}

/// What the submission says about the limit, in sentences.
fn said(filing: &Filing) -> Vec<String> {
    let is_about_it = |provision: &Provision| matches!(provision.id(), "679a.12(h)" | "680a.12(d)");
    let about = |sentence: &Sentence| sentence.provisions.iter().any(is_about_it);
    let sentences = account(filing.game(), filing.filed(), Heading::Table);
    sentences.into_iter().filter(about).map(|sentence| sentence.text).collect()
}

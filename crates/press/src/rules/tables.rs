//! Paytables and Table 1, as tables.

use croupier_rules::Provision;
use croupier_rules::chapters::saigon_5_card::payouts::BONUS_A;
use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::chapters::three_card_prime::payouts as prime;
use croupier_rules::families::baccarat::dealing::{TABLE_1, ThirdCard};
use croupier_rules::families::baccarat::{Clauses, DragonBonusHand};
use croupier_rules::kit::paytable::{Letter, Line, Pays, Paytable};
use croupier_rules::kit::wager::Offer;
use serde::Serialize;

use crate::words::capital;

/// What stands for a hand that a paytable leaves without a payout.
const NO_PAYOUT: &str = "–";

/// All tables of a chapter, each with the provision that it belongs to.
pub struct Tables {
    payouts: Vec<(Provision, PayoutTable)>,
    table_1: Option<(Provision, Table1)>,
}

/// Payouts: a row for every hand, a column for every paytable.
#[derive(Clone, Debug, Serialize)]
pub struct PayoutTable {
    columns: Vec<Column>,
    lines: Vec<Hand>,
    note: Option<&'static str>,
}

/// A paytable, and whether this table pays by it.
#[derive(Clone, Debug, Serialize)]
struct Column {
    letter: Option<&'static str>,
    clause: &'static str,
    used: bool,
}

/// A hand and what each paytable pays for it.
#[derive(Clone, Debug, Serialize)]
struct Hand {
    name: String,
    pays: Vec<String>,
}

/// Table 1 of the baccarat chapters.
#[derive(Clone, Debug, Serialize)]
pub struct Table1 {
    rows: Vec<Table1Row>,
}

#[derive(Clone, Debug, Serialize)]
struct Table1Row {
    count: &'static str,
    letters: Vec<char>,
}

impl Tables {
    /// The tables of a baccarat chapter.
    pub fn baccarat(chapter: &Clauses, used: Option<Letter>) -> Tables {
        let bonus = PayoutTable::to_choose(&chapter.dragon_bonus_paytables(), used).naming_push();
        let [.., last] = chapter.dealing.table_1_rows;
        Tables {
            payouts: vec![(chapter.payouts.dragon_bonus, bonus)],
            table_1: Some((last, Table1::new(chapter))),
        }
    }

    /// The tables of Three Card Prime.
    pub fn prime(terms: &PrimeTerms) -> Tables {
        let offered = |is_offered| if is_offered { Offer::Offered } else { Offer::NotOffered };
        let fixed = [
            (
                prime::PLAY.provision,
                PayoutTable::fixed(prime::PLAY.provision, &prime::PLAY.pays, Offer::Offered),
            ),
            (
                prime::PRIME.provision,
                PayoutTable::fixed(prime::PRIME.provision, &prime::PRIME.pays, terms.prime),
            ),
            pair_bonus(offered(terms.pair_bonus.is_some())),
        ];
        let six = PayoutTable::to_choose(&prime::ALL_SIX, terms.all_six).with_note(ROYAL);
        let to_choose = [
            (prime::BAD_BEAT_SELECTION, PayoutTable::to_choose(&prime::BAD_BEAT, Some(terms.bad_beat))),
            (
                prime::PAIR_BONUS_SELECTION,
                PayoutTable::to_choose(&prime::PAIR_BONUS_WITH_TWO, terms.pair_bonus),
            ),
            (prime::ALL_SIX_SELECTION, six),
        ];
        Tables { payouts: fixed.into_iter().chain(to_choose).collect(), table_1: None }
    }

    /// The table of Saigon 5 Card.
    pub fn saigon(offer: Offer) -> Tables {
        let payouts = PayoutTable::fixed(BONUS_A.provision, &BONUS_A.pays, offer);
        Tables { payouts: vec![(BONUS_A.provision, payouts)], table_1: None }
    }

    /// Whether a provision is one column of a table, and so no paragraph of its own.
    pub fn is_column(&self, row: Provision) -> bool {
        self.payouts.iter().any(|(at, payouts)| *at != row && payouts.has(row))
    }

    /// A provision and, if it selects among paytables, those.
    pub fn with_columns(&self, row: Provision) -> impl Iterator<Item = Provision> {
        let columns =
            self.payouts.iter().filter(move |(at, _)| *at == row).flat_map(|(_, payouts)| &payouts.columns);
        core::iter::once(row).chain(columns.filter_map(|column| Provision::find(column.clause)))
    }

    /// The table of payouts that follows a paragraph.
    pub fn payouts(&self, row: Provision) -> Option<PayoutTable> {
        self.payouts.iter().find(|(at, _)| *at == row).map(|(_, payouts)| payouts.clone())
    }

    /// Table 1, after its last row.
    pub fn table_1_after(&self, row: Provision) -> Option<Table1> {
        self.table_1.as_ref().filter(|(last, _)| *last == row).map(|(_, table)| table.clone())
    }
}

/// How reading ER-209 fills the gap in paytables A to D.
const ROYAL: &str = "A hand without a payout of its own is paid as a royal flush (ER-209).";

fn pair_bonus(offer: Offer) -> (Provision, PayoutTable) {
    let table = &prime::PAIR_BONUS_WITHOUT_TWO;
    (table.provision, PayoutTable::fixed(table.provision, &table.pays, offer))
}

impl PayoutTable {
    /// Paytables among which a certificate holder chooses.
    fn to_choose<L: Line>(paytables: &[Paytable<L>], used: Option<Letter>) -> PayoutTable {
        let column = |paytable: &Paytable<L>| Column {
            letter: Some(paytable.letter.name()),
            clause: paytable.provision.id(),
            used: used == Some(paytable.letter),
        };
        let pays: Vec<&Pays<L>> = paytables.iter().map(|paytable| &paytable.pays).collect();
        PayoutTable { columns: paytables.iter().map(column).collect(), lines: hands(&pays), note: None }
    }

    /// The one table of a wager.
    fn fixed<L: Line>(clause: Provision, pays: &Pays<L>, offer: Offer) -> PayoutTable {
        let used = offer == Offer::Offered;
        let column = Column { letter: None, clause: clause.id(), used };
        PayoutTable { columns: vec![column], lines: hands(&[pays]), note: None }
    }

    /// A Natural tie has no payout because it is returned.
    fn naming_push(mut self) -> PayoutTable {
        let tie = capital(DragonBonusHand::NaturalTie.name());
        for line in self.lines.iter_mut().filter(|line| line.name == tie) {
            line.pays.fill("push".to_owned());
        }
        self
    }

    const fn with_note(mut self, note: &'static str) -> PayoutTable {
        self.note = Some(note);
        self
    }

    fn has(&self, row: Provision) -> bool {
        self.columns.iter().any(|column| column.clause == row.id())
    }
}

fn hands<L: Line>(pays: &[&Pays<L>]) -> Vec<Hand> {
    let odds = |line: L| pays.iter().map(move |pays| payout(pays, line)).collect();
    L::ALL.iter().map(|&line| Hand { name: capital(line.name()), pays: odds(line) }).collect()
}

fn payout<L: Line>(pays: &Pays<L>, line: L) -> String {
    pays.odds(line).map_or_else(|| NO_PAYOUT.to_owned(), |odds| odds.to_string())
}

impl Table1 {
    fn new(chapter: &Clauses) -> Table1 {
        let rows = chapter.dealing.table_1_rows.into_iter().zip(TABLE_1);
        let row = |(provision, cells): (Provision, [ThirdCard; 10])| Table1Row {
            count: super::path::after_slash(provision).unwrap_or_default(),
            letters: cells.map(ThirdCard::letter).to_vec(),
        };
        Table1 { rows: rows.map(row).collect() }
    }
}

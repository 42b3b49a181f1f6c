//! What must be honoured by now. A stage of the work that takes on more widens this table, up to a row for
//! every kind with [`Scope::All`].

use croupier_rules::Provision;
use croupier_rules::provision::Kind;

/// Which provisions of a kind are due.
enum Scope {
    /// All of them.
    All,
    /// All but these.
    Except(&'static [Provision]),
    /// These alone.
    Only(&'static [Provision]),
}

/// A kind, what of it is due, and why.
struct Due {
    kind: Kind,
    scope: Scope,
    reason: &'static str,
}

const fn due(kind: Kind, scope: Scope, reason: &'static str) -> Due {
    Due { kind, scope, reason }
}

const DUE: [Due; 7] = [
    due(Kind::Definition, Scope::All, "the words that the results are stated in"),
    due(Kind::Filing, Scope::All, "a submission is checked before a table opens"),
    due(Kind::Ranking, Scope::All, "values and ranks decide every result"),
    due(Kind::Wager, Scope::Except(&PLACING_A_WAGER), "which wagers there are and when each wins"),
    due(Kind::Settlement, Scope::All, "what is collected and what is paid"),
    due(Kind::Payout, Scope::All, "the price of every result"),
    due(Kind::Vigorish, Scope::Only(&AMOUNT_OF_VIGORISH), "the amount is part of a payment"),
];

/// How and when chips are laid down; that belongs to the table.
const PLACING_A_WAGER: [Provision; 12] = [
    Provision::of("627a.7(b)"),
    Provision::of("627a.7(c)"),
    Provision::of("629a.7(b)"),
    Provision::of("629a.7(c)"),
    Provision::of("631a.8(b)"),
    Provision::of("631a.8(c)"),
    Provision::of("679a.7(a)"),
    Provision::of("679a.7(b)"),
    Provision::of("679a.7(c)"),
    Provision::of("680a.7(a)"),
    Provision::of("680a.7(b)"),
    Provision::of("680a.7(c)"),
];

/// How much; how it is collected belongs to the table.
const AMOUNT_OF_VIGORISH: [Provision; 3] =
    [Provision::of("627a.12(c)"), Provision::of("629a.12(c)"), Provision::of("631a.13(c)")];

/// Why a provision is due now, if it is.
pub fn reason(provision: Provision) -> Option<&'static str> {
    DUE.iter().find(|due| due.covers(provision)).map(|due| due.reason)
}

impl Due {
    fn covers(&self, provision: Provision) -> bool {
        let of_kind = provision.row().kind == self.kind;
        of_kind
            && match self.scope {
                Scope::All => true,
                Scope::Except(these) => !these.contains(&provision),
                Scope::Only(these) => these.contains(&provision),
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_part_is_due_and_the_table_is_not() {
        for id in ["627a.1/natural", "680a.11(d)", "627a.12(c)", "631a.8(a)", "679a.7(d)(1)"] {
            assert!(reason(Provision::of(id)).is_some(), "{id}");
        }
        for id in ["627a.7(b)", "680a.7(a)", "627a.12(d)", "627a.5(f)", "627a.2(a)"] {
            assert!(reason(Provision::of(id)).is_none(), "{id}");
        }
    }

    #[test]
    fn every_exception_is_of_the_kind_it_is_an_exception_to() {
        assert!(PLACING_A_WAGER.iter().all(|provision| provision.row().kind == Kind::Wager));
        assert!(AMOUNT_OF_VIGORISH.iter().all(|provision| provision.row().kind == Kind::Vigorish));
        let due = Provision::all().filter(|provision| reason(*provision).is_some()).count();
        assert_eq!(due, 21 + 8 + 54 + (78 - 12) + 30 + 44 + 3);
    }
}

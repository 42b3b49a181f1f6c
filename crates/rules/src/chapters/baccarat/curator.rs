//! The curator of Baccarat (631a.7 and 631a.14).

use crate::cite;
use crate::families::baccarat::curator::CuratorClauses;

pub(super) const CLAUSES: CuratorClauses = CuratorClauses {
    definition: cite!("631a.1/curator"),
    offered: cite!("631a.7(b)"),
    accepted: cite!("631a.7(c)"),
    dealer: cite!("631a.7(d)"),
    designated: cite!("631a.7(d)(1)"),
    nobody_accepts: cite!("631a.7(d)(2)"),
    called: cite!("631a.9(b)"),
    deals: cite!("631a.9(c)"),
    may_pass: cite!("631a.14(a)"),
    must_pass: cite!("631a.14(a)(1)"),
    ordered: cite!("631a.14(a)(2)"),
    offered_on: cite!("631a.14(b)"),
};

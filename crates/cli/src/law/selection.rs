//! The provisions that a call asks for.

use croupier_rules::Provision;

use super::args::LawArgs;
use super::entry::Entry;
use super::query::Query;
use super::suggestion::Unknown;

/// A question and the entries that answer it.
#[derive(Debug)]
pub struct Selection<'a> {
    /// The question.
    pub query: Query<'a>,
    /// The answer, in the order of the chapters.
    pub entries: Vec<Entry>,
}

impl<'a> Selection<'a> {
    /// What the arguments select.
    pub fn of(args: &'a LawArgs) -> Result<Selection<'a>, Unknown> {
        let query = Query::of(args.what.as_deref())?;
        let asked = Provision::all().filter(|provision| query.includes(*provision));
        let entries = asked.map(Entry::of).filter(|entry| passes(entry, args)).collect();
        Ok(Selection { query, entries })
    }
}

/// Whether an entry passes the filters; one that is not given lets everything through.
fn passes(entry: &Entry, args: &LawArgs) -> bool {
    let row = entry.provision.row();
    args.kind.is_none_or(|kind| kind == row.kind)
        && args.way.is_none_or(|way| way == row.way)
        && args.status.is_none_or(|status| status == entry.status())
}

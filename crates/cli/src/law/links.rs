//! What the build script found: where the source cites provisions, and which tests prove them.

use croupier_rules::Provision;

/// A place in the source that speaks of a provision.
#[derive(Debug, PartialEq, Eq)]
pub struct Link {
    /// The id as written there. `cite!` and `proves!` take no unknown one, but a scenario is mere text.
    pub id: &'static str,
    /// The file, from the root of the workspace.
    pub file: &'static str,
    /// The line, counted from one.
    pub line: u32,
    /// The item that cites, or the test that proves.
    pub name: &'static str,
}

/// The generated tables, in the order of the ids.
mod table {
    use super::Link;

    include!(concat!(env!("OUT_DIR"), "/links.rs"));
}

/// The places in the code that cite a provision.
pub fn code(id: &str) -> &'static [Link] {
    of(table::CODE, id)
}

/// The tests that prove a provision.
pub fn tests(id: &str) -> &'static [Link] {
    of(table::TESTS, id)
}

/// The links to ids that the register does not have.
pub fn stray() -> Vec<&'static Link> {
    let all = table::CODE.iter().chain(table::TESTS);
    all.filter(|link| Provision::find(link.id).is_none()).collect()
}

/// The run of links to one id, in a table in the order of the ids.
fn of(table: &'static [Link], id: &str) -> &'static [Link] {
    let from = table.partition_point(|link| link.id < id);
    let rest = &table[from..];
    &rest[..rest.partition_point(|link| link.id == id)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn link(id: &'static str) -> Link {
        Link { id, file: "", line: 1, name: "" }
    }

    static TABLE: &[Link] = &[link("627a.1"), link("627a.10"), link("627a.10"), link("629a.1")];

    #[test]
    fn a_run_of_links_is_found_wherever_it_stands() {
        for (id, many) in [("627a.1", 1), ("627a.10", 2), ("629a.1", 1), ("627a", 0), ("680a", 0)] {
            let found = of(TABLE, id);
            assert_eq!(found.len(), many, "{id}");
            assert!(found.iter().all(|link| link.id == id));
        }
    }

    #[test]
    fn the_generated_tables_are_in_order() {
        assert!(table::CODE.is_sorted_by_key(|link| link.id));
        assert!(table::TESTS.is_sorted_by_key(|link| link.id));
    }
}

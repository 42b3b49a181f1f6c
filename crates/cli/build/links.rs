//! Links between provisions and the places that honor them.

/// A place in the source that cites a provision. The order is the order of the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Link {
    /// The id as it is written there; nobody has looked it up yet.
    pub id: String,
    /// The file, from the root of the workspace, with forward slashes.
    pub file: String,
    /// The line, counted from one.
    pub line: usize,
    /// The item that cites, or the test that proves.
    pub name: String,
}

/// The links of one file or of many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// `cite!` in code that ships.
    pub code: Vec<Link>,
    /// `proves!` in tests, and scenarios.
    pub tests: Vec<Link>,
}

impl Links {
    /// Takes over the links of another file.
    pub fn extend(&mut self, other: Links) {
        self.code.extend(other.code);
        self.tests.extend(other.tests);
    }

    /// Puts the links in order and drops what is said twice on one line.
    pub fn sort(&mut self) {
        for links in [&mut self.code, &mut self.tests] {
            links.sort();
            links.dedup();
        }
    }
}

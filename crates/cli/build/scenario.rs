//! The links of a scenario: a text file that says on a line, or in a comment, which provisions it proves.

use super::links::{Link, Links};

/// Scans the text of a scenario; its tests bear the name of the file.
pub fn scan(file: &str, text: &str) -> Links {
    let lines = text.lines().enumerate();
    let links = |(index, line)| proved(line).map(move |id| link(file, index + 1, id));
    Links { code: Vec::new(), tests: lines.flat_map(links).collect() }
}

/// The ids of a line such as `# proves 627a.5(f) 629a.5(f)`. A line of prose that happens to begin with the word
/// is none, since no id begins with a letter.
fn proved(line: &str) -> impl Iterator<Item = &str> {
    let line = line.trim_start_matches(|c: char| c == '#' || c.is_whitespace());
    let ids = line.strip_prefix("proves ").unwrap_or_default().trim_start();
    let ids = if ids.starts_with(|c: char| c.is_ascii_digit()) { ids } else { "" };
    ids.split([' ', '\t', ',']).filter(|id| !id.is_empty())
}

fn link(file: &str, line: usize, id: &str) -> Link {
    Link { id: id.to_owned(), file: file.to_owned(), line, name: stem(file).to_owned() }
}

fn stem(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.strip_suffix(".scenario").unwrap_or(name)
}

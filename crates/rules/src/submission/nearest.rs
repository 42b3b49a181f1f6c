//! The option that somebody probably meant by a key that does not exist.

use alloc::vec::Vec;

use super::option::OptionSpec;

/// The option whose key is nearest to an unknown one, if any is near enough to be meant.
pub fn nearest(unknown: &str, options: &[OptionSpec]) -> Option<&'static str> {
    let far = unknown.chars().count() / 2 + 1;
    let distances = options.iter().map(|spec| (distance(unknown, spec.key), spec.key));
    distances
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| *distance <= far)
        .map(|(_, key)| key)
}

/// How far two keys are apart; the right name in the wrong section counts as near.
fn distance(unknown: &str, key: &str) -> usize {
    edits(unknown, key).min(1 + edits(last(unknown), last(key)))
}

fn last(key: &str) -> &str {
    key.rsplit('.').next().unwrap_or(key)
}

/// The fewest letters to add, drop or change.
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for letter in from.chars() {
        next_row(&mut row, letter, &to);
    }
    row[to.len()]
}

/// One row further down the table of edit distances.
fn next_row(row: &mut [usize], letter: char, to: &[char]) {
    let mut diagonal = row[0];
    row[0] += 1;
    for (place, &other) in to.iter().enumerate() {
        let change = diagonal + usize::from(letter != other);
        diagonal = row[place + 1];
        row[place + 1] = change.min(1 + row[place].min(diagonal));
    }
}

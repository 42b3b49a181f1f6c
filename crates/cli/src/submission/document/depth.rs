//! A key of thousands of parts would nest as many tables, more than any stack holds. No option has more than two.

/// The most dots that may part words on a line; a name of a company has a few.
const MOST: usize = 32;

/// The first byte of a line with too many dots. Comments and dots in a row part no words.
pub fn too_deep(text: &str) -> Option<usize> {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if !line.trim_start().starts_with('#') && dots(line) > MOST {
            return Some(start);
        }
        start += line.len();
    }
    None
}

fn dots(line: &str) -> usize {
    line.split('.').filter(|part| !part.is_empty()).count().saturating_sub(1)
}

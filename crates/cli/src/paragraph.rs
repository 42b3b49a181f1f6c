//! Labelled paragraphs, wrapped between a margin and the edge of the page.

use std::io::{self, Write};

/// Where labels begin.
const INDENT: usize = 2;
/// Where the text begins.
const MARGIN: usize = 15;
/// Where it ends.
const EDGE: usize = 100;

/// Writes a label and its text; the label stands beside the first line.
pub fn write(label: &str, text: &str, out: &mut impl Write) -> io::Result<()> {
    write_lines(label, wrap(text, EDGE - MARGIN), out)
}

/// Writes a label and lines that stay whole, such as places in files.
pub fn write_lines(
    label: &str,
    lines: impl IntoIterator<Item = String>,
    out: &mut impl Write,
) -> io::Result<()> {
    for (index, line) in lines.into_iter().enumerate() {
        let label = if index == 0 { label } else { "" };
        let labelled = format!("{:INDENT$}{label}", "");
        writeln!(out, "{labelled:MARGIN$}{line}")?;
    }
    Ok(())
}

/// Writes a text behind a lead as wide as it is; later lines begin where the first one does.
pub fn hanging(out: &mut impl Write, lead: &str, text: &str) -> io::Result<()> {
    let margin = lead.chars().count() + 2;
    for (index, line) in wrap(text, EDGE.saturating_sub(margin)).iter().enumerate() {
        let lead = if index == 0 { lead } else { "" };
        writeln!(out, "{lead:margin$}{line}")?;
    }
    Ok(())
}

/// The same with what it rests on behind it: two spaces after the text where that fits, or on a line of its own.
pub fn cited(out: &mut impl Write, lead: &str, text: &str, rests_on: &str) -> io::Result<()> {
    let margin = lead.chars().count() + 2;
    let width = EDGE.saturating_sub(margin);
    let mut lines = wrap(text, width);
    match lines.last_mut() {
        _ if rests_on.is_empty() => {}
        Some(last) if last.chars().count() + 2 + rests_on.chars().count() <= width => {
            last.push_str("  ");
            last.push_str(rests_on);
        }
        Some(_) | None => lines.extend(wrap(rests_on, width)),
    }
    for (index, line) in lines.iter().enumerate() {
        let lead = if index == 0 { lead } else { "" };
        writeln!(out, "{}", format!("{lead:margin$}{line}").trim_end())?;
    }
    Ok(())
}

/// The lines of a text, none wider than it must be. An empty text has one, empty line.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if fits(line, word, width) => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn fits(line: &str, word: &str, width: usize) -> bool {
    line.chars().count() + 1 + word.chars().count() <= width
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_to_the_next_line_when_they_do_not_fit() {
        assert_eq!(wrap("a bb ccc dddddd e", 6), ["a bb", "ccc", "dddddd", "e"]);
        assert_eq!(wrap("12345678 9", 4), ["12345678", "9"]);
        assert_eq!(wrap("", 4), [""]);
    }

    #[test]
    fn what_a_text_rests_on_stands_behind_it_or_below() {
        let written = |text: &str| {
            let mut out = Vec::new();
            cited(&mut out, "0:00  dealer", text, "627a.8(b)").unwrap();
            String::from_utf8(out).unwrap()
        };
        assert_eq!(written("Dealt."), "0:00  dealer  Dealt.  627a.8(b)\n");
        let long = "x".repeat(80);
        assert_eq!(written(&long), format!("0:00  dealer  {long}\n              627a.8(b)\n"));
    }

    #[test]
    fn the_label_stands_beside_the_first_line_only() {
        let mut out = Vec::new();
        write("says", &"word ".repeat(20), &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let starts: Vec<_> = text.lines().map(|line| &line[..MARGIN + 1]).collect();
        assert_eq!(starts, ["  says         w", "               w"]);
    }
}

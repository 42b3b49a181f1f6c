//! Aligned columns for a person to read.

use std::io::{self, Write};

/// On which side a column is flush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table of text: a heading row and rows of cells.
pub struct Columns {
    align: Vec<Align>,
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// Columns with these headings.
    pub fn new(headings: &[(&str, Align)]) -> Columns {
        let align = headings.iter().map(|(_, align)| *align).collect();
        Columns { align, rows: vec![headings.iter().map(|(text, _)| (*text).to_string()).collect()] }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// Writes the rows, each column as wide as its widest cell.
    pub fn write(&self, out: &mut (impl Write + ?Sized)) -> io::Result<()> {
        let widths: Vec<usize> = (0..self.align.len()).map(|column| self.width(column)).collect();
        for row in &self.rows {
            let cells = row.iter().zip(&widths).zip(&self.align).map(|((cell, &width), align)| match align {
                Align::Left => format!("{cell:<width$}"),
                Align::Right => format!("{cell:>width$}"),
            });
            writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }

    fn width(&self, column: usize) -> usize {
        self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_left_and_numbers_right() {
        let mut columns = Columns::new(&[("wager", Align::Left), ("stake", Align::Right)]);
        columns.row(vec!["tie".into(), "$5".into()]);
        columns.row(vec!["insurance".into(), "$1,000".into()]);
        let mut out = Vec::new();
        columns.write(&mut out).unwrap();
        assert_eq!(
            String::from_utf8(out).unwrap(),
            "wager       stake\ntie            $5\ninsurance  $1,000\n"
        );
    }
}

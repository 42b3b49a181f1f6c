//! A Parquet file of rounds.

use std::io::Write;
use std::sync::Arc;

use croupier_sim::game::Game;
use croupier_sim::rows::{Hand, Row};
use croupier_sim::{Counted, Judge};
use parquet::basic::Encoding;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;

use super::group::Group;

/// A file that rounds are written to, a group at a time.
pub struct RoundsFile<W: Write + Send> {
    writer: SerializedFileWriter<W>,
}

impl<W: Write + Send> RoundsFile<W> {
    /// Begins a file.
    pub fn new(
        to: W,
        game: &dyn Game,
        judges: &[Judge],
        about: Vec<KeyValue>,
    ) -> Result<RoundsFile<W>, ParquetError> {
        let schema = Arc::new(parse_message_type(&schema(game, judges))?);
        let writer = SerializedFileWriter::new(to, schema, Arc::new(properties(about)))?;
        Ok(RoundsFile { writer })
    }

    /// Writes some rounds, the first of which has this number.
    pub fn write(
        &mut self,
        game: &dyn Game,
        judges: &[Judge],
        first: u64,
        rows: &[Row],
    ) -> Result<(), ParquetError> {
        let mut group = Group::new(self.writer.next_row_group()?, first, rows);
        group.write(game, judges)?;
        group.close()
    }

    /// Ends the file.
    pub fn close(self) -> Result<(), ParquetError> {
        self.writer.close().map(|_| ())
    }
}

/// Columns whose values never repeat, or hardly change from one round to the next.
const NUMBERS: [&str; 2] = ["round", "shoe"];

/// Few statistics and no index of pages: they would be kept in memory to the end of the file.
fn properties(about: Vec<KeyValue>) -> WriterProperties {
    let properties = WriterProperties::builder()
        .set_created_by(concat!("croupier version ", env!("CARGO_PKG_VERSION")).into())
        .set_key_value_metadata(Some(about))
        .set_statistics_enabled(EnabledStatistics::None)
        .set_offset_index_disabled(true);
    let number = |properties: parquet::file::properties::WriterPropertiesBuilder, name: &str| {
        let path = || ColumnPath::from(name);
        properties
            .set_column_statistics_enabled(path(), EnabledStatistics::Chunk)
            .set_column_dictionary_enabled(path(), false)
            .set_column_encoding(path(), Encoding::DELTA_BINARY_PACKED)
    };
    NUMBERS.iter().fold(properties, |properties, name| number(properties, name)).build()
}

/// The columns: where the round is, the cards of each hand, and what became of each wager.
fn schema(game: &dyn Game, judges: &[Judge]) -> String {
    let shoe = game.shoe().map(|_| "int64 shoe;".to_string());
    let places = ["int64 round;".to_string()].into_iter().chain(shoe);
    let hands = game.hands().iter().map(|hand| match hand {
        Hand::Cards(name) => {
            format!("group {name} (LIST) {{ repeated group list {{ required binary element (STRING); }} }}")
        }
        Hand::Card(name) => format!("binary {name} (STRING);"),
    });
    let results = judges.iter().map(|judge| {
        let name = column(judge.wager());
        format!("binary {name}_outcome (STRING); required double {name}_net;")
    });
    let columns = places.chain(hands).chain(results);
    let columns: Vec<String> = columns.map(|column| format!("required {column}")).collect();
    format!("message rounds {{ {} }}", columns.join(" "))
}

/// The name of a wager in the names of its columns: `dragon_bonus_player_a_ez`.
fn column(wager: &Counted) -> String {
    let paytable = wager.paytable.as_ref().map(|letter| letter.to_lowercase());
    let parts = [Some(wager.wager.replace('-', "_")), paytable, wager.ez.then(|| "ez".to_string())];
    parts.into_iter().flatten().collect::<Vec<_>>().join("_")
}

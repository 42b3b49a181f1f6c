//! Rows of a journal as a Parquet file, with the columns of every other export.

use std::io::Write;
use std::sync::Arc;

use croupier_journal::store::sqlite::Reader;
use croupier_journal::{Row, Stream, export};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

const SCHEMA: &str = "message rows {
    required binary stream (STRING);
    required int64 n;
    required int64 at (TIMESTAMP(MICROS, true));
    required binary by (STRING);
    optional int32 person;
    optional binary key (STRING);
    optional binary provision (STRING);
    required binary event (JSON);
    required binary hash (STRING);
}";

/// How many rows are kept in memory before they are written.
const GROUP: usize = 1 << 14;

/// Writes the rows of all streams, or of one.
pub fn write(from: &Reader, only: Option<&Stream>, to: impl Write + Send) -> anyhow::Result<()> {
    let schema = Arc::new(parse_message_type(SCHEMA)?);
    let mut file = SerializedFileWriter::new(to, schema, Arc::new(WriterProperties::default()))?;
    let mut rows = Vec::new();
    export::rows(from, only, |row| -> anyhow::Result<()> {
        rows.push(row.clone());
        if rows.len() == GROUP {
            write_group(&mut file, &rows)?;
            rows.clear();
        }
        Ok(())
    })?;
    if !rows.is_empty() {
        write_group(&mut file, &rows)?;
    }
    file.close()?;
    Ok(())
}

fn write_group<W: Write + Send>(
    file: &mut SerializedFileWriter<W>,
    rows: &[Row],
) -> Result<(), ParquetError> {
    let mut group = file.next_row_group()?;
    let to = &mut group;
    let text = |text: &str| Some(ByteArray::from(text));
    column::<ByteArrayType, _>(to, rows, |row| text(&row.note.stream.to_string()))?;
    column::<Int64Type, _>(to, rows, |row| Some(row.note.n.cast_signed()))?;
    column::<Int64Type, _>(to, rows, |row| Some(row.note.at.0.cast_signed()))?;
    column::<ByteArrayType, _>(to, rows, |row| text(&row.note.by))?;
    column::<Int32Type, _>(to, rows, |row| row.note.person.map(|person| person.number().cast_signed()))?;
    column::<ByteArrayType, _>(to, rows, |row| row.note.key.as_deref().and_then(text))?;
    column::<ByteArrayType, _>(to, rows, |row| row.note.provision.as_deref().and_then(text))?;
    column::<ByteArrayType, _>(to, rows, |row| text(&row.note.event))?;
    column::<ByteArrayType, _>(to, rows, |row| text(&row.hash.to_string()))?;
    group.close().map(|_| ())
}

/// Writes the next column. Where a row has no value there is none; a required column has one in every row.
fn column<T: DataType, W: Write + Send>(
    to: &mut SerializedRowGroupWriter<'_, W>,
    rows: &[Row],
    value: impl Fn(&Row) -> Option<T::T>,
) -> Result<(), ParquetError> {
    let Some(mut column) = to.next_column()? else { return Ok(()) };
    let values: Vec<Option<T::T>> = rows.iter().map(value).collect();
    let present: Vec<i16> = values.iter().map(|value| i16::from(value.is_some())).collect();
    let values: Vec<T::T> = values.into_iter().flatten().collect();
    column.typed::<T>().write_batch(&values, Some(&present), None)?;
    column.close()
}

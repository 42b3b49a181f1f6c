//! A group of rounds in a Parquet file, written column by column.

use std::io::Write;

use croupier_rules::Card;
use croupier_sim::Judge;
use croupier_sim::game::Game;
use croupier_sim::rows::{Hand, Row};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::writer::SerializedRowGroupWriter;

/// How many rounds of a column are handed over at a time.
const BATCH: usize = 1 << 14;

/// Some rounds on their way into a file.
pub struct Group<'a, W: Write + Send> {
    writer: SerializedRowGroupWriter<'a, W>,
    first: u64,
    rows: &'a [Row],
    cards: Vec<ByteArray>,
}

/// The values of a column for some rounds. A list says where each round begins.
struct Batch<T> {
    values: Vec<T>,
    begins: Option<Vec<i16>>,
}

impl<T> From<Vec<T>> for Batch<T> {
    fn from(values: Vec<T>) -> Self {
        Batch { values, begins: None }
    }
}

impl<'a, W: Write + Send> Group<'a, W> {
    /// A group of rounds, the first of which has this number.
    pub fn new(writer: SerializedRowGroupWriter<'a, W>, first: u64, rows: &'a [Row]) -> Group<'a, W> {
        let cards =
            Card::all_52().chain([Card::JOKER]).map(|card| ByteArray::from(card.notation())).collect();
        Group { writer, first, rows, cards }
    }

    /// Writes every column, in the order of the schema.
    pub fn write(&mut self, game: &dyn Game, judges: &[Judge]) -> Result<(), ParquetError> {
        let first = self.first;
        let numbers = |at: usize, rows: &[Row]| first + at as u64..first + (at + rows.len()) as u64;
        self.column::<Int64Type>(|at, rows| numbers(at, rows).map(|n| n as i64).collect::<Vec<_>>().into())?;
        if game.shoe().is_some() {
            let shoes = |rows: &[Row]| rows.iter().map(|row| i64::from(row.shoe)).collect::<Vec<_>>();
            self.column::<Int64Type>(|_, rows| shoes(rows).into())?;
        }
        for (place, hand) in game.hands().iter().enumerate() {
            let texts = self.cards.clone();
            self.column::<ByteArrayType>(|_, rows| cards(rows, place, *hand, &texts))?;
        }
        judges.iter().try_for_each(|judge| self.wager(judge))
    }

    /// Ends the group.
    pub fn close(self) -> Result<(), ParquetError> {
        self.writer.close().map(|_| ())
    }

    fn wager(&mut self, judge: &Judge) -> Result<(), ParquetError> {
        let outcomes = &judge.wager().outcomes;
        let names: Vec<ByteArray> = outcomes.iter().map(|o| ByteArray::from(o.name.as_str())).collect();
        let nets: Vec<f64> = outcomes.iter().map(|outcome| outcome.net.to_f64()).collect();
        let of = |rows: &[Row]| rows.iter().filter_map(|row| row.outcome(judge)).collect::<Vec<usize>>();
        self.column::<ByteArrayType>(|_, rows| {
            of(rows).into_iter().map(|at| names[at].clone()).collect::<Vec<_>>().into()
        })?;
        self.column::<DoubleType>(|_, rows| {
            of(rows).into_iter().map(|at| nets[at]).collect::<Vec<_>>().into()
        })
    }

    /// Writes the next column, from the place of some rounds in the group and the rounds.
    fn column<T: DataType>(
        &mut self,
        batch: impl Fn(usize, &[Row]) -> Batch<T::T>,
    ) -> Result<(), ParquetError> {
        let Some(mut column) = self.writer.next_column()? else { return Ok(()) };
        for (number, rows) in self.rows.chunks(BATCH).enumerate() {
            let Batch { values, begins } = batch(number * BATCH, rows);
            let present = begins.as_ref().map(|begins| vec![1; begins.len()]);
            column.typed::<T>().write_batch(&values, present.as_deref(), begins.as_deref())?;
        }
        column.close()
    }
}

/// The cards of a hand in some rounds.
fn cards(rows: &[Row], place: usize, hand: Hand, texts: &[ByteArray]) -> Batch<ByteArray> {
    let hands = || rows.iter().map(|row| row.hand(place));
    let values = hands().flatten().map(|card| texts[card.index()].clone()).collect();
    let begins = || hands().flat_map(|cards| (0..cards.len()).map(|card| i16::from(card > 0))).collect();
    Batch { values, begins: matches!(hand, Hand::Cards(_)).then(begins) }
}

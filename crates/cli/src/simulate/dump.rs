//! `croupier simulate dump`: rounds as a Parquet file, card by card.

use std::fs::File;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use croupier_sim::Judge;
use croupier_sim::stream::ROUNDS_PER_TABLE;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::Refused;
use super::arguments::DumpArgs;
use super::dealer::{Dealer, HANDS, Row};
use super::playing::Playing;

/// How many rounds are held in memory at a time.
const GROUP: u64 = 16 * ROUNDS_PER_TABLE;

/// Writes the file.
pub fn run(args: &DumpArgs) -> anyhow::Result<ExitCode> {
    let playing = Playing::new(&args.game)?;
    let (dealer, judges) = (Dealer::new(&playing), playing.judges());
    let schema = parse_message_type(&schema(dealer.hands(), &judges))?;
    let mut writer = SerializedFileWriter::new(create(&args.output)?, Arc::new(schema), Arc::default())?;
    for first in (0..args.rounds).step_by(GROUP as usize) {
        let rows = dealer.rounds(args.game.seed, first..args.rounds.min(first + GROUP));
        let mut group = writer.next_row_group()?;
        write_group(&mut group, first, &rows, dealer.hands(), &judges)?;
        group.close()?;
    }
    writer.close()?;
    Ok(ExitCode::SUCCESS)
}

fn create(path: &Path) -> anyhow::Result<File> {
    File::create(path).map_err(|why| Refused::because(format!("{}: {why}", path.display())))
}

/// The columns: where the round is, the cards of each hand, and what a unit of each wager won.
fn schema(hands: &[&str], judges: &[Judge]) -> String {
    let places = PLACES.iter().map(|name| format!("required int64 {name};"));
    let cards = hands.iter().map(|name| format!("required binary {name} (UTF8);"));
    let nets = judges.iter().map(|judge| format!("required double {};", column(judge)));
    format!("message rounds {{ {} }}", places.chain(cards).chain(nets).collect::<Vec<_>>().join(" "))
}

/// The number of the round in the run, of its table, and of the shoe at the table.
const PLACES: [&str; 3] = ["round", "table", "shoe"];

/// The name of a wager's column: `dragon_bonus_player_a_ez_net`.
fn column(judge: &Judge) -> String {
    let wager = judge.wager();
    let paytable = wager.paytable.as_ref().map(|letter| letter.to_lowercase());
    let parts = [Some(wager.wager.replace('-', "_")), paytable, wager.ez.then(|| "ez".to_string())];
    parts.into_iter().flatten().chain(["net".to_string()]).collect::<Vec<_>>().join("_")
}

type Group<'a> = SerializedRowGroupWriter<'a, File>;

fn write_group(
    group: &mut Group,
    first: u64,
    rows: &[Row],
    hands: &[&str],
    judges: &[Judge],
) -> Result<(), ParquetError> {
    let round = |place: usize| first + place as u64;
    write_whole(group, (0..rows.len()).map(round))?;
    write_whole(group, (0..rows.len()).map(|place| round(place) / ROUNDS_PER_TABLE))?;
    write_whole(group, rows.iter().map(|row| row.shoe))?;
    for hand in 0..hands.len().min(HANDS) {
        write_text(group, rows.iter().map(|row| row.hands[hand].as_str()))?;
    }
    judges.iter().try_for_each(|judge| write_double(group, rows.iter().map(|row| row.net(judge))))
}

fn write_whole(group: &mut Group, numbers: impl Iterator<Item = u64>) -> Result<(), ParquetError> {
    let values: Vec<i64> = numbers.map(|number| number as i64).collect();
    if let Some(mut column) = group.next_column()? {
        column.typed::<Int64Type>().write_batch(&values, None, None)?;
        column.close()?;
    }
    Ok(())
}

fn write_text<'a>(group: &mut Group, texts: impl Iterator<Item = &'a str>) -> Result<(), ParquetError> {
    let values: Vec<ByteArray> = texts.map(ByteArray::from).collect();
    if let Some(mut column) = group.next_column()? {
        column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
        column.close()?;
    }
    Ok(())
}

fn write_double(group: &mut Group, numbers: impl Iterator<Item = f64>) -> Result<(), ParquetError> {
    let values: Vec<f64> = numbers.collect();
    if let Some(mut column) = group.next_column()? {
        column.typed::<DoubleType>().write_batch(&values, None, None)?;
        column.close()?;
    }
    Ok(())
}

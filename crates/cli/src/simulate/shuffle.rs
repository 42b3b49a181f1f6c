//! `croupier shuffle-test`.

use std::io::Write;
use std::process::ExitCode;

use croupier_shuffle::Shuffler;
use croupier_sim::shuffle_test::ShuffleTest;
use serde_json::json;

use super::arguments::ShuffleTestArgs;
use super::text::grouped;
use crate::chance;
use crate::columns::{Align, Columns};

/// Tests shuffles, or writes raw bytes.
pub fn run(args: &ShuffleTestArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut shuffler = Shuffler::new(chance::key(args.seed)?);
    if let Some(bytes) = args.raw {
        write_raw(&mut shuffler, bytes, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut test = ShuffleTest::new(usize::from(args.decks) * 52);
    test.run(&mut shuffler, args.shuffles);
    if args.json {
        write_json(&test, out)?
    } else {
        write_text(&test, out)?
    };
    Ok(ExitCode::SUCCESS)
}

fn write_raw(shuffler: &mut Shuffler, bytes: u64, out: &mut impl Write) -> anyhow::Result<()> {
    let mut buffer = vec![0; 1 << 16];
    let mut left = bytes;
    while left > 0 {
        let part = &mut buffer[..left.min(1 << 16) as usize];
        shuffler.fill(part);
        out.write_all(part)?;
        left -= part.len() as u64;
    }
    Ok(())
}

fn write_text(test: &ShuffleTest, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "ChaCha20, {} shuffles of {} cards", grouped(test.shuffles()), test.cards())?;
    writeln!(out)?;
    let right = Align::Right;
    let mut columns =
        Columns::new(&[("test", Align::Left), ("chi-square", right), ("degrees", right), ("p", right)]);
    for named in test.results() {
        let cell =
            |text: fn(croupier_sim::statistics::ChiSquare) -> String| named.result.map_or("-".into(), text);
        columns.row(vec![
            named.name.into(),
            cell(|test| format!("{:.1}", test.statistic)),
            cell(|test| test.degrees.to_string()),
            cell(|test| format!("{:.4}", test.p())),
        ]);
    }
    columns.write(out)?;
    Ok(())
}

fn write_json(test: &ShuffleTest, out: &mut impl Write) -> anyhow::Result<()> {
    let tests = test.results().map(|named| {
        json!({
            "test": named.name,
            "chi_square": named.result.map(|test| test.statistic),
            "degrees": named.result.map(|test| test.degrees),
            "p": named.result.map(|test| test.p()),
        })
    });
    let report = json!({
        "generator": "ChaCha20",
        "cards": test.cards(),
        "shuffles": test.shuffles(),
        "tests": tests,
    });
    writeln!(out, "{report}")?;
    Ok(())
}

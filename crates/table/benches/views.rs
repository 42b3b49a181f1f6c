//! What one view and one happening cost: fourteen players at a table of Baccarat who bet, six at the other games.
//!
//! `cargo bench -p croupier-table --bench views`

use std::time::Instant;

use croupier_rules::{Cents, GameId};
use croupier_table::seats::SeatsAct;
use croupier_table::sight::{Seen, happening, view};
use croupier_table::steps::{steps, steps_of};
use croupier_table::wagering::WagerAct;
use croupier_table::{Actor, Command, Entry, Genesis, ReadyCards, Seat, Table, Viewer, ordinary};

/// A table with everybody seated and a wager before each.
fn betting(game: GameId) -> Table {
    let edits =
        if game == GameId::Baccarat { ordinary(game).with("table.seats", 14) } else { ordinary(game) };
    let genesis = Genesis::new(edits.check().expect("a lawful table"), Cents::dollars(1_000_000));
    let order = genesis.submission().deck().cards().collect();
    let mut table = Table::open(genesis.ready(ReadyCards::new(order, None)).expect("the cards of the table"));
    let first = game.chapter().wagers.list[0];
    for seat in Seat::counterclockwise(table.state().filed().seats()) {
        act(&mut table, seat, SeatsAct::Sit { cash: Cents::dollars(1_000) });
        act(&mut table, seat, WagerAct::Place { position: seat, wager: first, amount: Cents::dollars(25) });
    }
    table
}

fn act(table: &mut Table, seat: Seat, act: impl Into<croupier_table::Act>) {
    let command = Command::new(table.state().clock, Actor::Player(seat), act.into());
    table.act(&command).expect("everybody may bet");
}

/// How long something takes, in nanoseconds.
fn time<T>(mut what: impl FnMut() -> T) -> u128 {
    const TIMES: u32 = 20_000;
    let start = Instant::now();
    (0..TIMES).for_each(|_| drop(std::hint::black_box(what())));
    start.elapsed().as_nanos() / u128::from(TIMES)
}

fn main() {
    for game in GameId::ALL {
        let table = betting(game);
        let (state, now) = (table.state(), table.state().clock);
        let seat = Seat::new(3).expect("a seat");
        println!("{game}, {} seats, betting:", state.filed().seats());
        for viewer in [Viewer::Patron(seat), Viewer::Onlooker, Viewer::Dealer, Viewer::Surveillance] {
            let (before, entry): (Seen, &Entry) =
                (Seen::by(state, viewer), table.record().last().expect("an entry"));
            let seen = view(state, now, viewer);
            println!(
                "  {:>12}: a view {:>6} ns ({} steps), a happening {:>5} ns",
                viewer.to_string(),
                time(|| view(state, now, viewer)),
                seen.steps.len(),
                time(|| happening(&before, state, entry, viewer)),
            );
        }
        println!(
            "  steps: of a player {} ns, of everybody {} ns",
            time(|| steps_of(state, now, Actor::Player(seat))),
            time(|| steps(state, now)),
        );
    }
}

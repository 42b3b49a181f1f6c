//! Over the wire and back: what is written is what is read.

use core::fmt::Debug;

use croupier_table::{Entry, Genesis, Seat, State, Table, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::recorder::Recorder;

/// Something equals itself through JSON.
#[track_caller]
pub fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(said: &T) {
    let written = serde_json::to_string(said).expect("it can be written");
    let read: T = serde_json::from_str(&written).unwrap_or_else(|why| panic!("{why}: {written}"));
    assert_eq!(&read, said, "{written}");
}

/// Everybody who can look at a table.
pub fn viewers(state: &State) -> Vec<Viewer> {
    let patrons = Seat::counterclockwise(state.filed().seats()).map(Viewer::Patron);
    let staff = [Viewer::Onlooker, Viewer::Dealer, Viewer::Floorperson, Viewer::Surveillance];
    patrons.chain(staff).collect()
}

/// A record as it is written: the genesis, then a line for each entry.
pub fn written(genesis: &Genesis, record: &[Entry]) -> String {
    let mut lines = vec![serde_json::to_string(genesis).expect("a genesis can be written")];
    lines.extend(record.iter().map(|entry| serde_json::to_string(entry).expect("an entry can be written")));
    lines.join("\n") + "\n"
}

/// The table that a written record gives.
pub fn read(text: &str) -> Table {
    let mut lines = text.lines();
    let genesis: Genesis = serde_json::from_str(lines.next().expect("a genesis")).expect("a genesis is read");
    let entries = lines.map(|line| serde_json::from_str::<Entry>(line).expect("an entry is read"));
    Table::replay(genesis, entries).expect("a whole record")
}

/// The state that a record gives after it was written and read.
pub fn replayed(table: &Recorder) -> State {
    read(&written(table.genesis(), table.record())).state().clone()
}

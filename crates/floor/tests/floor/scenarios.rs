//! Every scenario a second time, through the floor: the same acts give the same table, and its record gives it again.

use std::path::{Path, PathBuf};

use croupier_floor::{Answer, Pace, Plan, Request, Staffing, What, Who};
use croupier_script::Played;
use croupier_table::Command;

use crate::world::{World, table};

fn scenarios(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = entries.flat_map(|path| if path.is_dir() { scenarios(&path) } else { vec![path] });
    found.filter(|path| path.extension().is_some_and(|ending| ending == "scenario")).collect()
}

/// Does at a training table of the floor what was done at the table of a scenario.
fn again(played: &Played) -> World {
    let mut world = World::at_midnight();
    let (id, genesis) = (table("again"), played.table.genesis());
    let plan = Plan { staffing: Staffing::People, pace: Pace::INSTANT, training: true };
    world.open_by(&id, genesis, plan);
    for Command { at, by, act, .. } in &played.done {
        world.now = *at;
        let what = What::Act(Box::new(act.clone()));
        let request = Request::Act { table: id.clone(), by: *by, what, expected: None };
        let answer = world.ask(Who::House, None, request);
        assert!(matches!(answer, Answer::Done(_)), "{act:?}: {answer:?}");
    }
    world
}

#[test]
fn every_scenario_ends_in_the_same_state_through_the_floor() {
    let files = scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"));
    assert!(files.len() > 100);
    let mut acts = 0;
    for file in files {
        let stage = croupier_script::run(&std::fs::read_to_string(&file).unwrap()).unwrap();
        for played in stage.tables() {
            let world = again(&played);
            let restored = world.restored();
            for floor in [&world.floor, &restored] {
                let live = floor.table(&table("again")).unwrap();
                assert_eq!(live.durable.state, *played.table.state(), "{}", file.display());
            }
            acts += played.done.len();
        }
    }
    assert!(acts > 2_000, "{acts}");
}

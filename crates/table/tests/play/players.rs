//! Players who sit down, wager at random and sometimes walk away.

use croupier_rules::Cents;
use croupier_rules::kit::wager::Wager;
use croupier_table::ledger::Account;
use croupier_table::seats::SeatsAct;
use croupier_table::wagering::{WagerAct, wagers};
use croupier_table::{Act, Actor, Command, Seat, State};

use crate::dealer::later;
use crate::random::Random;

/// Stakes that every wager of every game pays in whole cents: multiples of twenty cents.
const STAKES: [i64; 8] = [500, 520, 1_000, 2_540, 10_000, 12_560, 100_000, 500_000];

/// What a table of players does before a round: a list of commands, some of which may be refused.
pub fn before_round(state: &State, random: &mut Random) -> Vec<Command> {
    let mut commands = Vec::new();
    for seat in Seat::counterclockwise(state.filed().seats()) {
        if state.seats.is_taken(seat) {
            seated(state, seat, random, &mut commands);
        } else if random.one_in(4) {
            let sit = SeatsAct::Sit { cash: cash(random) };
            commands.push(act(state, random, seat, Act::Seats(sit)));
        }
    }
    commands
}

fn act(state: &State, random: &mut Random, seat: Seat, act: Act) -> Command {
    Command::new(later(state, random.below(60)), Actor::Player(seat), act)
}

fn cash(random: &mut Random) -> Cents {
    Cents(random.pick(&STAKES) * 4)
}

fn seated(state: &State, seat: Seat, random: &mut Random, commands: &mut Vec<Command>) {
    if state.ledger.balance(Account::Player(seat)) < Cents(200_000) {
        commands.push(act(state, random, seat, Act::Seats(SeatsAct::BuyIn { cash: Cents(2_000_000) })));
    }
    if random.one_in(60) {
        return commands.push(act(state, random, seat, Act::Seats(SeatsAct::Leave)));
    }
    for position in positions(state, seat, random) {
        for &wager in wagers(state.game()) {
            if random.one_in(2) || wager == Wager::Ante {
                commands.push(place(state, random, seat, position, wager));
            }
        }
    }
    if random.one_in(10) {
        let wager = random.pick(wagers(state.game()));
        let called = WagerAct::CallWithCash { wager, cash: Cents(random.pick(&STAKES)) };
        commands.push(act(state, random, seat, Act::Wager(called)));
    }
    if random.one_in(10) {
        let withdrawn = WagerAct::Withdraw { position: seat, wager: random.pick(wagers(state.game())) };
        commands.push(act(state, random, seat, Act::Wager(withdrawn)));
    }
}

/// The player's own box and, now and then, the next ones.
fn positions(state: &State, seat: Seat, random: &mut Random) -> Vec<Seat> {
    let boxes = random.between(1, usize::from(state.filed().boxes_per_player()).min(3));
    (0..boxes as u8).filter_map(|further| Seat::new(seat.number() + further)).collect()
}

fn place(state: &State, random: &mut Random, seat: Seat, position: Seat, wager: Wager) -> Command {
    let amount = Cents(random.pick(&STAKES));
    act(state, random, seat, Act::Wager(WagerAct::Place { position, wager, amount }))
}

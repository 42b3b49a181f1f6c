//! Players who sit down, wager at random and sometimes walk away.

use croupier_rules::{Cents, GameId};
use croupier_table::ledger::Account;
use croupier_table::seats::SeatsAct;
use croupier_table::wagering::{WagerAct, wager_slugs};
use croupier_table::{Act, Actor, Command, Seat, State};

use crate::dealer::later;
use crate::random::Random;

/// Stakes that every wager of every game pays in whole cents: multiples of twenty cents.
const STAKES: [i64; 8] = [500, 520, 1_000, 2_540, 10_000, 12_560, 100_000, 500_000];

/// What a table of players does before a round: a list of commands, some of which may be refused.
pub fn before_round(state: &State, random: &mut Random) -> Vec<Command> {
    let mut commands = Vec::new();
    for seat in Seat::counterclockwise(state.setup.seats) {
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
    Command { at: later(state, random.below(60)), actor: Actor::Player(seat), act }
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
        let wagers = wager_slugs(state.setup.game).len() as u8;
        for wager in 0..wagers {
            if random.one_in(2) || (wager == 0 && needs_ante(state.setup.game)) {
                commands.push(place(state, random, seat, position, wager));
            }
        }
    }
    if random.one_in(10) {
        let wager = random.below(6) as u8;
        let called = WagerAct::CallWithCash { wager, cash: Cents(random.pick(&STAKES)) };
        commands.push(act(state, random, seat, Act::Wager(called)));
    }
    if random.one_in(10) {
        let withdrawn = WagerAct::Withdraw { position: seat, wager: random.below(6) as u8 };
        commands.push(act(state, random, seat, Act::Wager(withdrawn)));
    }
}

fn needs_ante(game: GameId) -> bool {
    matches!(game, GameId::ThreeCardPrime | GameId::Saigon5Card)
}

/// The own box and, now and then, the next ones.
fn positions(state: &State, seat: Seat, random: &mut Random) -> Vec<Seat> {
    let boxes = random.between(1, usize::from(state.setup.boxes_per_player).min(3));
    (0..boxes as u8).filter_map(|further| Seat::new(seat.number() + further)).collect()
}

fn place(state: &State, random: &mut Random, seat: Seat, position: Seat, wager: u8) -> Command {
    let amount = Cents(random.pick(&STAKES));
    act(state, random, seat, Act::Wager(WagerAct::Place { position, wager, amount }))
}

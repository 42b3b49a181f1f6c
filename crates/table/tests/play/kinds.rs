//! The kind of a command: which act of which machine, by which kind of actor. Amounts, seats and orders aside.

use core::mem::{Discriminant, discriminant};

use croupier_table::baccarat::BaccaratAct;
use croupier_table::cards::CardsAct;
use croupier_table::conduct::ConductAct;
use croupier_table::poker::PokerAct;
use croupier_table::seats::SeatsAct;
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActKind {
    Cards(Discriminant<CardsAct>),
    Seats(Discriminant<SeatsAct>),
    Wager(Discriminant<WagerAct>),
    Baccarat(Discriminant<BaccaratAct>),
    Poker(Discriminant<PokerAct>),
    Conduct(Discriminant<ConductAct>),
}

impl ActKind {
    pub fn of(act: &Act) -> ActKind {
        match act {
            Act::Cards(act) => ActKind::Cards(discriminant(act)),
            Act::Seats(act) => ActKind::Seats(discriminant(act)),
            Act::Wager(act) => ActKind::Wager(discriminant(act)),
            Act::Baccarat(act) => ActKind::Baccarat(discriminant(act)),
            Act::Poker(act) => ActKind::Poker(discriminant(act)),
            Act::Conduct(act) => ActKind::Conduct(discriminant(act)),
        }
    }
}

/// Whether two actors are one. The curator is a player or the dealer, whoever it is now.
pub fn is_same_actor(state: &State, one: Actor, other: Actor) -> bool {
    let curator = state.baccarat().and_then(|table| table.curator()).map_or(Actor::Dealer, Actor::Player);
    let who = |actor: Actor| if actor == Actor::Curator { curator } else { actor };
    who(one) == who(other)
}

/// The name of an act: the words before its figures.
pub fn name(act: &Act) -> String {
    let told = format!("{act:?}");
    let inner = told.split_once('(').map_or("", |(_, inner)| inner);
    inner.split(['(', ')', ' ', '{']).next().unwrap_or_default().to_string()
}

//! Proofs of the cards machine, by section.

mod alternation;
mod cut;
mod device;
mod duties;
mod event;
mod idle;
mod life;
mod load;
mod opening;
mod shoe;
mod shuffle;
mod walk;

use croupier_rules::submission::choice::{DealingMethod, Shuffling};
use croupier_rules::submission::{CardSets, Edits};
use croupier_rules::{Card, Cents, GameId, Provision};

use super::{CardsAct, CardsReason, Distribution, SetId, ShuffledBy, Stage};
use crate::command::{Act, Actor, Command};
use crate::conduct::Standing;
use crate::decide::Decision;
use crate::event::Event;
use crate::form::{Form, Number};
use crate::ordinary::ordinary;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::seats::SeatsAct;
use crate::state::State;
use crate::steps::{Duty, Step, steps};
use crate::testing::{self, prepared};
use crate::time::{Span, Time};

pub(super) const FIRST: SetId = SetId::First;
pub(super) const SECOND: SetId = SetId::Second;
pub(super) const BACCARAT: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];
pub(super) const POKER: [GameId; 2] = [GameId::ThreeCardPrime, GameId::Saigon5Card];
pub(super) const DEALER: Actor = Actor::Dealer;
pub(super) const FLOOR: Actor = Actor::Floorperson;
pub(super) const DEVICE: Actor = Actor::Device;

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(super) fn player(number: u8) -> Actor {
    Actor::Player(seat(number))
}

/// An ordinary table with this way of shuffling and these sets.
pub(super) fn setup(game: GameId, shuffling: Shuffling, sets: CardSets) -> Edits {
    let of_one_set = if BACCARAT.contains(&game) { 8 } else { 1 };
    let decks = match sets {
        CardSets::One => of_one_set,
        CardSets::TwoAlternating => 2 * of_one_set,
    };
    ordinary(game).with("cards.shuffling", shuffling.word()).with("cards.decks", decks)
}

/// The same, dealt in this way.
pub(super) fn dealt(setup: &Edits, method: DealingMethod) -> Edits {
    setup.clone().with("dealing.method", method.word())
}

/// Stacks of four, from the shoe that reshuffles.
pub(super) fn four_card_stacks() -> Edits {
    let shoe = setup(GameId::ThreeCardPrime, Shuffling::ReshufflingShoe, CardSets::One);
    dealt(&shoe, DealingMethod::AutomatedShoe).with("dealing.cards_per_stack", 4)
}

pub(super) fn manual(game: GameId) -> Edits {
    setup(game, Shuffling::Manual, CardSets::One)
}

/// The device that a chapter provides for: one that counts where it says so.
fn device(game: GameId) -> Shuffling {
    if BACCARAT.contains(&game) { Shuffling::Device } else { Shuffling::CountingDevice }
}

pub(super) fn one_device(game: GameId) -> Edits {
    setup(game, device(game), CardSets::One)
}

pub(super) fn two_sets(game: GameId) -> Edits {
    setup(game, device(game), CardSets::TwoAlternating)
}

/// Everything a chapter provides for: shuffling, sets and, in the poker-type chapters, dealing.
pub(super) fn provided(game: GameId) -> Vec<Edits> {
    let mut setups = Vec::new();
    for &shuffling in Shuffling::ALL {
        for sets in [CardSets::One, CardSets::TwoAlternating] {
            let setup = setup(game, shuffling, sets);
            match BACCARAT.contains(&game) {
                true => setups.push(setup),
                false => setups.extend(DealingMethod::ALL.iter().map(|&method| dealt(&setup, method))),
            }
        }
    }
    if game == GameId::ThreeCardPrime {
        setups.push(four_card_stacks());
    }
    setups.retain(|setup| setup.check().is_ok());
    setups
}

/// The paragraphs under which a table is refused before it opens.
pub(super) fn refused(setup: &Edits) -> Vec<&'static str> {
    let defects = setup.check().err().unwrap_or_default();
    defects.iter().filter_map(|defect| defect.provision).map(|provision| provision.id()).collect()
}

/// The id of a paragraph in a game's chapter.
pub(super) fn id(game: GameId, paragraph: &str) -> String {
    format!("{}.{paragraph}", game.number())
}

/// A table under test.
#[derive(Clone)]
pub(super) struct Table {
    pub state: State,
    pub now: Time,
}

impl Table {
    pub fn new(setup: Edits) -> Table {
        Table { state: testing::closed(&setup), now: Time::default() }
    }

    /// A table with players in these seats.
    pub fn with_players(setup: Edits, seats: &[u8]) -> Table {
        let mut table = Table::new(setup);
        seats.iter().for_each(|&number| table.sit(number));
        table
    }

    /// The standard opening with a player in seat 1, up to cards that are ready.
    pub fn ready(setup: Edits) -> Table {
        let mut table = Table::with_players(setup, &[1]);
        table.walk();
        table
    }

    pub fn sit(&mut self, number: u8) {
        self.any(player(number), Act::Seats(SeatsAct::Sit { cash: Cents::dollars(100) })).unwrap();
    }

    pub fn leave(&mut self, number: u8) {
        self.any(player(number), Act::Seats(SeatsAct::Leave)).unwrap();
    }

    pub fn any(&mut self, actor: Actor, act: Act) -> Decision {
        testing::act(&mut self.state, &Command::new(self.now, actor, act))
    }

    /// Does an act that is accepted; the provisions of its entries.
    #[track_caller]
    pub fn ok(&mut self, actor: Actor, act: CardsAct) -> Vec<&'static str> {
        let entries = self.any(actor, Act::Cards(act.clone()));
        let entries = entries.unwrap_or_else(|refusal| panic!("{actor} {act:?}: {refusal}"));
        entries.iter().map(|entry| entry.provision.id()).collect()
    }

    /// Tries an act that is refused and leaves the table as it was: why, and under which provision.
    #[track_caller]
    pub fn no(&mut self, actor: Actor, act: CardsAct) -> (CardsReason, String) {
        let before = self.state.clone();
        let refusal = self.any(actor, Act::Cards(act)).expect_err("refused");
        assert_eq!(self.state, before);
        let Reason::Cards(reason) = refusal.reason else { panic!("{refusal}") };
        assert!(!reason.to_string().is_empty());
        (reason, refusal.provision.map_or(String::new(), |provision| provision.id().to_owned()))
    }

    /// How a bodily duty stands.
    pub fn standing(&self, id: &str) -> Option<Standing> {
        self.state.conduct.standing(Provision::of(id))
    }

    pub fn stage(&self, set: SetId) -> Stage {
        self.state.cards.set(set).stage()
    }

    pub fn game(&self) -> GameId {
        self.state.game()
    }

    /// The cards of a set in a mixed order.
    pub fn order(&self, set: SetId) -> Vec<Card> {
        mixed(self.state.cards.set(set).cards())
    }

    pub fn receive(&mut self, set: SetId) {
        let decks = self.state.filed().deck().decks();
        self.ok(DEALER, CardsAct::Receive { set, decks });
    }

    pub fn preshuffled(&self, set: SetId) -> CardsAct {
        let deck = self.state.filed().deck();
        let order = mixed(&deck.cards().collect::<Vec<_>>());
        CardsAct::ReceivePreshuffled { set, decks: deck.decks(), order }
    }

    pub fn shuffle(&self, set: SetId) -> CardsAct {
        CardsAct::Shuffle { set, order: self.order(set) }
    }

    /// The steps of the cards machine that are listed now.
    pub fn listed(&self) -> Vec<Step> {
        let listed = steps(&self.state, self.now).into_iter();
        listed.filter(|step| !self.filled(&step.act).is_empty()).collect()
    }

    /// The cards duties listed now.
    pub fn duties(&self) -> Vec<Step> {
        self.listed().into_iter().filter(|step| step.duty == Duty::Must).collect()
    }

    /// Acts of a form, if it is one of the cards machine: something in between first, then the extremes of its blank.
    pub fn filled(&self, form: &Form) -> Vec<CardsAct> {
        match *form {
            Form::Exact(Act::Cards(ref act)) => vec![act.clone()],
            Form::ReceivePreshuffled { set, .. } => vec![self.preshuffled(set)],
            Form::Shuffle { set } => vec![self.shuffle(set)],
            Form::ReportCount { set, cards } => {
                numbers(cards).map(|cards| CardsAct::ReportCount { set, cards }).collect()
            }
            Form::Cut { above } => numbers(above).map(|above| CardsAct::Cut { above }).collect(),
            Form::InsertSecondCoverCard { below } => {
                numbers(below).map(|below| CardsAct::InsertSecondCoverCard { below }).collect()
            }
            Form::Exact(_)
            | Form::Sit { .. }
            | Form::BuyIn { .. }
            | Form::Wager { .. }
            | Form::CallWithCash { .. }
            | Form::CountStub { .. }
            | Form::DetermineMisdeal { .. }
            | Form::Set { .. }
            | Form::ReportWrongNumber { .. } => vec![],
        }
    }

    /// Takes the first listed duty of the cards machine with a mixed order, if there is one.
    pub fn take_duty(&mut self) -> bool {
        let Some(step) = self.duties().into_iter().next() else { return false };
        let act = self.filled(&step.act).swap_remove(0);
        self.any(step.by, Act::Cards(act)).unwrap();
        true
    }

    /// Takes duties until none is left; the cards are ready then.
    pub fn walk(&mut self) {
        for _ in 0..200 {
            if !self.take_duty() {
                break;
            }
        }
        self.assert_ready();
    }

    /// Takes duties until a set has come to a stage.
    #[track_caller]
    pub fn walk_to(&mut self, set: SetId, stage: Stage) {
        for _ in 0..200 {
            if self.stage(set) == stage {
                return;
            }
            assert!(self.take_duty(), "no duty leads from {:?} to {stage:?}", self.stage(set));
        }
        panic!("{stage:?} is not reached");
    }

    #[track_caller]
    pub fn assert_ready(&self) {
        assert_eq!(self.ready_check(), Ok(()), "{:?}", self.state.filed());
    }

    pub fn ready_check(&self) -> Result<(), (CardsReason, String)> {
        self.state.cards.check_ready(&self.state, self.now).map_err(|refusal| {
            let Reason::Cards(reason) = refusal.reason else { panic!("{refusal}") };
            (reason, refusal.provision.map_or(String::new(), |provision| provision.id().to_owned()))
        })
    }

    pub fn wait(&mut self, span: Span) {
        self.now = self.now + span;
    }
}

/// The middle of a blank, its ends, and those next to a number that it excepts.
fn numbers(number: Number) -> impl Iterator<Item = u16> {
    let Number { least, most, except } = number;
    let beside = except.into_iter().flat_map(|right| [right - 1, right + 1]);
    [least.midpoint(most), least, most].into_iter().chain(beside).filter(move |&said| number.admits(said))
}

/// Cards in another order: every fifth from the end, and so on.
pub(super) fn mixed(cards: &[Card]) -> Vec<Card> {
    (0..5).flat_map(|start| cards.iter().rev().skip(start).step_by(5)).copied().collect()
}

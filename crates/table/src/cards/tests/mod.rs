//! Proofs of the cards machine, by section.

mod alternation;
mod cut;
mod device;
mod idle;
mod life;
mod load;
mod opening;
mod shuffle;
mod walk;

use croupier_rules::{Card, Cents, GameId};

use super::opening::deck;
use super::{CardsAct, CardsReason, Distribution, SetId, ShuffledBy, Stage};
use crate::command::{Act, Actor, Command};
use crate::conduct::ConductEvent;
use crate::decide::{Decision, perform};
use crate::event::Event;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::seats::SeatsAct;
use crate::setup::{CardSets, DealingMethod, Setup, Shuffling};
use crate::state::State;
use crate::steps::{Duty, Step, steps};
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

/// A standard table with this way of shuffling and these sets.
pub(super) fn setup(game: GameId, shuffling: Shuffling, sets: CardSets) -> Setup {
    Setup { shuffling, sets, ..Setup::standard(game) }
}

pub(super) fn manual(game: GameId) -> Setup {
    setup(game, Shuffling::Manual, CardSets::One)
}

pub(super) fn one_device(game: GameId) -> Setup {
    setup(game, Shuffling::CountingDevice, CardSets::One)
}

pub(super) fn two_sets(game: GameId) -> Setup {
    setup(game, Shuffling::CountingDevice, CardSets::TwoAlternating)
}

/// Everything a chapter provides for: shuffling, sets and, in the poker-type chapters, dealing.
pub(super) fn provided(game: GameId) -> Vec<Setup> {
    use DealingMethod::{AutomatedShoe, Hand, ManualShoe};
    use Shuffling::{CountingDevice, Device, Manual, ReshufflingDevice};
    let (one, two) = (CardSets::One, CardSets::TwoAlternating);
    match game {
        GameId::Minibaccarat => {
            vec![setup(game, Manual, one), setup(game, Device, two), setup(game, CountingDevice, two)]
        }
        GameId::Midibaccarat => [Manual, Device, CountingDevice].map(|how| setup(game, how, one)).to_vec(),
        GameId::Baccarat => vec![setup(game, Manual, one)],
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            let mut setups = vec![setup(game, Manual, one)];
            setups.push(Setup { dealing: AutomatedShoe, ..setup(game, Manual, one) });
            for how in [Device, CountingDevice, ReshufflingDevice] {
                for (sets, dealing) in [one, two]
                    .into_iter()
                    .flat_map(|sets| [ManualShoe, Hand, AutomatedShoe].map(|dealing| (sets, dealing)))
                {
                    setups.push(Setup { dealing, ..setup(game, how, sets) });
                }
            }
            if game == GameId::ThreeCardPrime {
                let stacks = setup(game, ReshufflingDevice, one);
                setups.push(Setup { dealing: DealingMethod::FourCardStacks, ..stacks });
            }
            setups
        }
    }
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
    pub fn new(setup: Setup) -> Table {
        Table { state: State::new(setup), now: Time::default() }
    }

    /// A table with players in these seats.
    pub fn with_players(setup: Setup, seats: &[u8]) -> Table {
        let mut table = Table::new(setup);
        seats.iter().for_each(|&number| table.sit(number));
        table
    }

    /// The standard opening with a player in seat 1, up to cards that are ready.
    pub fn ready(setup: Setup) -> Table {
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
        perform(&mut self.state, &Command { at: self.now, actor, act })
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

    /// Whether an act attests the bodily act behind it.
    #[track_caller]
    pub fn attests(&mut self, actor: Actor, act: CardsAct) -> bool {
        let entries = self.any(actor, Act::Cards(act)).unwrap();
        entries.iter().any(|entry| entry.event == Event::Conduct(ConductEvent::Attested))
    }

    pub fn stage(&self, set: SetId) -> Stage {
        self.state.cards.set(set).stage()
    }

    pub fn game(&self) -> GameId {
        self.state.setup.game
    }

    /// The cards of a set in a mixed order.
    pub fn order(&self, set: SetId) -> Vec<Card> {
        mixed(self.state.cards.set(set).cards())
    }

    pub fn receive(&mut self, set: SetId) {
        let decks = deck(&self.state.setup).decks();
        self.ok(DEALER, CardsAct::Receive { set, decks });
    }

    pub fn preshuffled(&self, set: SetId) -> CardsAct {
        let deck = deck(&self.state.setup);
        let order = mixed(&deck.cards().collect::<Vec<_>>());
        CardsAct::ReceivePreshuffled { set, decks: deck.decks(), order }
    }

    pub fn shuffle(&self, set: SetId) -> CardsAct {
        CardsAct::Shuffle { set, order: self.order(set) }
    }

    /// The cards duties listed now.
    pub fn duties(&self) -> Vec<Step> {
        let listed = steps(&self.state).into_iter();
        listed.filter(|step| step.duty == Duty::Must && matches!(step.act, Act::Cards(_))).collect()
    }

    /// Takes the first listed duty of the cards machine with a mixed order, if there is one.
    pub fn take_duty(&mut self) -> bool {
        let Some(step) = self.duties().into_iter().next() else { return false };
        let act = match step.act {
            Act::Cards(CardsAct::Shuffle { set, .. }) => Act::Cards(self.shuffle(set)),
            act => act,
        };
        self.any(step.actor, act).unwrap();
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
        assert_eq!(self.ready_check(), Ok(()), "{:?}", self.state.setup);
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

/// Cards in another order: every fifth from the end, and so on.
pub(super) fn mixed(cards: &[Card]) -> Vec<Card> {
    (0..5).flat_map(|start| cards.iter().rev().skip(start).step_by(5)).copied().collect()
}

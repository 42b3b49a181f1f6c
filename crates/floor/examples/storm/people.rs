//! People who act well, badly and twice.

use std::sync::Arc;

use croupier_floor::{Key, Request, TableId, TableRequest, What};
use croupier_rules::{Card, Cents};
use croupier_shuffle::Contribution;
use croupier_table::cards::CardsAct;
use croupier_table::form::{Amount, Number};
use croupier_table::poker::PokerAct;
use croupier_table::seats::SeatsAct;
use croupier_table::sight::HandName;
use croupier_table::steps::Duty;
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Form, Person, Seat, View};

use crate::dice::Dice;

/// Somebody on the floor, and what this person waits for.
#[derive(Clone, Debug)]
pub struct Client {
    pub person: Person,
    /// In which part: at a seat, as the dealer, as the floorperson.
    pub part: Part,
    pub table: TableId,
    pub open: Option<Open>,
    pub keys: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Patron(Seat),
    Dealer,
    Floorperson,
}

/// What was asked and not answered.
#[derive(Clone, Debug)]
pub struct Open {
    pub key: Key,
    pub request: Request,
    pub sent_at: u64,
}

impl Client {
    /// What this person asks for, looking at the table.
    pub fn wish(&mut self, dice: &mut Dice, view: &View) -> Option<Request> {
        if let Part::Patron(_) = self.part {
            if dice.happens(50) {
                return Some(Request::Table(self.table.clone(), TableRequest::Ready));
            }
            if dice.happens(20) {
                let bytes = [dice.roll() as u8; 32];
                let contribute = TableRequest::Contribute(Contribution::new(bytes));
                return Some(Request::Table(self.table.clone(), contribute));
            }
        }
        if dice.happens(60) {
            return Some(self.act(What::Words(nonsense(dice)), dice));
        }
        let act = self.likely(dice, view)?;
        Some(self.act(What::Act(Box::new(act)), dice))
    }

    fn act(&self, what: What, dice: &mut Dice) -> Request {
        let by = match self.part {
            Part::Patron(seat) => Actor::Player(seat),
            Part::Dealer if dice.happens(200) => Actor::Device,
            Part::Dealer => Actor::Dealer,
            Part::Floorperson => Actor::Floorperson,
        };
        Request::Act { table: self.table.clone(), by, what, expected: None }
    }

    /// One of the steps that the person is shown, duties more often than not.
    fn likely(&self, dice: &mut Dice, view: &View) -> Option<Act> {
        let must: Vec<_> = view.steps.iter().filter(|step| step.duty == Duty::Must).collect();
        let step = match dice.pick(&must) {
            Some(step) if dice.happens(850) => *step,
            _ => dice.pick(&view.steps)?,
        };
        filled(&step.act, dice, view)
    }
}

/// What no table understands, or no table allows.
fn nonsense(dice: &mut Dice) -> Arc<str> {
    let lines = [
        "",
        "sit -5",
        "wager banker 0",
        "wager moon 5",
        "deal four",
        "leave now",
        "sit 99999999999",
        "cut 1",
    ];
    Arc::from(*dice.pick(&lines).unwrap_or(&""))
}

fn filled(form: &Form, dice: &mut Dice, view: &View) -> Option<Act> {
    Some(match form {
        Form::Exact(act) => act.clone(),
        Form::Sit { cash } => SeatsAct::Sit { cash: some(*cash, dice) }.into(),
        Form::BuyIn { cash } => SeatsAct::BuyIn { cash: some(*cash, dice) }.into(),
        Form::Wager { position, wager, amount } => {
            let amount = some(*amount, dice);
            WagerAct::Place { position: *position, wager: *wager, amount }.into()
        }
        Form::CallWithCash { wager, cash } => {
            WagerAct::CallWithCash { wager: *wager, cash: some(*cash, dice) }.into()
        }
        Form::Shuffle { set } => CardsAct::Shuffle { set: *set, order: Vec::new() }.into(),
        Form::ReceivePreshuffled { set, decks } => {
            CardsAct::ReceivePreshuffled { set: *set, decks: *decks, order: Vec::new() }.into()
        }
        Form::ReportCount { set, cards } => {
            CardsAct::ReportCount { set: *set, cards: any(*cards, dice) }.into()
        }
        Form::Cut { above } => CardsAct::Cut { above: any(*above, dice) }.into(),
        Form::InsertSecondCoverCard { below } => {
            CardsAct::InsertSecondCoverCard { below: any(*below, dice) }.into()
        }
        Form::CountStub { cards } => PokerAct::CountStub { cards: any(*cards, dice) as u8 }.into(),
        Form::DetermineMisdeal { cards_out } => {
            PokerAct::DetermineMisdeal { cards_out: any(*cards_out, dice) as u8 }.into()
        }
        Form::Set { position } => {
            PokerAct::Set { position: *position, three: three(view, *position)? }.into()
        }
        Form::ReportWrongNumber { to, cards } => {
            PokerAct::ReportWrongNumber { to: *to, cards: any(*cards, dice) as u8 }.into()
        }
    })
}

/// The first three cards of one's own.
fn three(view: &View, position: Seat) -> Option<[Card; 3]> {
    let hand = view.hand(HandName::Position { position })?;
    let cards: Option<Vec<Card>> = hand.cards.iter().take(3).map(|card| card.seen().copied()).collect();
    cards?.try_into().ok()
}

fn some(amount: Amount, dice: &mut Dice) -> Cents {
    let most = amount.maximum.0.min(amount.minimum.0 + 50_000);
    let steps = (most - amount.minimum.0) / amount.multiple_of.0.max(1);
    Cents(amount.minimum.0 + dice.below(steps.max(0) as usize + 1) as i64 * amount.multiple_of.0)
}

fn any(number: Number, dice: &mut Dice) -> u16 {
    let span = usize::from(number.most - number.least).min(80);
    number.least + dice.below(span + 1) as u16
}

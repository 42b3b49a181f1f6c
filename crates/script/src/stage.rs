//! The table on which a scenario plays.

use croupier_rules::submission::{ApprovedSubmission, Defect, Table as Filed};
use croupier_rules::{Card, GameId};

use croupier_table::command::{Act, Actor, Command};
use croupier_table::decide::Decision;
use croupier_table::event::Entry;
use croupier_table::explain::Teller;
use croupier_table::genesis::{Genesis, ReadyCards};
use croupier_table::refusal::Refusal;
use croupier_table::sight::Viewer;
use croupier_table::state::State;
use croupier_table::table::Table;
use croupier_table::time::Time;

use crate::expectation::{self, Expectation};
use crate::failure::Problem;
use crate::files::Files;
use crate::options::{TableOptions, usual_cover};
use crate::script::Item;
use crate::verbs;

/// A table, its clock and the cards that are rigged.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    options: Option<TableOptions>,
    table: Option<Table>,
    now: Time,
    cards: Vec<Card>,
    cover: Option<usize>,
    left: Option<usize>,
    last: usize,
    judged: Judged,
    done: Vec<Command>,
    refused: Vec<Refused>,
    earlier: Vec<Played>,
}

/// An act that was refused. No record holds it, since nothing happened.
#[derive(Clone, Debug)]
pub struct Refused {
    /// How many entries the record had.
    pub after: usize,
    /// When.
    pub at: Time,
    /// By whom it was tried.
    pub by: Actor,
    /// What was wanted, in the words of the scenario.
    pub wanted: String,
    /// Why it was refused.
    pub refusal: Refusal,
}

/// A table as it was left, with what was refused at it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The table and its record.
    pub table: Table,
    /// What was done, in order.
    pub done: Vec<Command>,
    /// What was refused, in order.
    pub refused: Vec<Refused>,
}

/// Whether the options of a table have been judged as they are now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Judged {
    #[default]
    NotYet,
    Already,
}

impl Stage {
    /// A stage with a table on it.
    pub fn with(table: Table) -> Stage {
        Stage { now: table.state().clock, table: Some(table), ..Stage::default() }
    }

    /// The table, once it is open.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// How the table stands, once it is open.
    pub fn state(&self) -> Option<&State> {
        self.table().map(Table::state)
    }

    /// Everything that was recorded at this table, in order.
    pub fn record(&self) -> &[Entry] {
        self.table().map(Table::record).unwrap_or_default()
    }

    /// Every table of the scenario in its order, the last one as it stands.
    pub fn tables(&self) -> impl Iterator<Item = Played> {
        let (done, refused) = (self.done.clone(), self.refused.clone());
        let last = self.table.clone().map(|table| Played { table, done, refused });
        self.earlier.iter().cloned().chain(last)
    }

    /// What the last act brought about, in sentences.
    pub(crate) fn told(&self) -> String {
        let Some(table) = self.table() else { return String::new() };
        let mut teller = Teller::open(table.genesis(), Viewer::Surveillance);
        let told = table.record().iter().map(|entry| teller.tell(entry));
        let sentences = told.skip(self.last).map(|told| format!("{} {}", told.provision, told.sentence));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// What the last act brought about.
    pub fn last_entries(&self) -> &[Entry] {
        &self.record()[self.last..]
    }

    /// All the cards of one set of this table.
    pub(crate) fn set(&self) -> Result<Vec<Card>, Problem> {
        let state = self.state().ok_or_else(no_game)?;
        Ok(state.filed().deck().cards().collect())
    }

    /// Reads what an actor wants to do, as a scenario writes it.
    pub fn read(&self, actor: Actor, words: &str) -> Result<Act, Problem> {
        let state = self.state().ok_or_else(no_game)?;
        verbs::read(state, actor, words, &|| self.order(self.set()?))
    }

    /// Does something, where it is accepted, and records it.
    pub fn command(&mut self, actor: Actor, act: Act) -> Result<Decision, Problem> {
        let command = Command::new(self.now, actor, act);
        self.last = self.record().len();
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let decision = table.act(&command).map(<[_]>::to_vec);
        if decision.is_ok() {
            self.done.push(command);
        }
        Ok(decision)
    }

    pub(crate) fn perform(&mut self, item: &Item, files: &dyn Files) -> Result<(), Problem> {
        match item {
            Item::Game(game) => return self.game(*game, files.by()),
            Item::Option { name, value, expects } => return self.option(name, value, expects.as_ref()),
            Item::Submission { file, expects } => {
                let filed = files.submission(file).map_err(Problem::unreadable)?;
                return self.submission(filed, expects.as_ref());
            }
            Item::Cards(cards) => self.cards = cards.clone(),
            Item::Cover(above) => self.cover = Some(*above),
            Item::Left(cards) => self.left = Some(*cards),
            Item::Ready(expects) => return self.opens(expects, Stage::ready),
            Item::Open(expects) => return self.opens(expects, Stage::closed),
            Item::At(time) => self.now = *time,
            Item::Act { actor, words, expects } => return self.act(*actor, words, expects),
            Item::Expect(check) => return self.open().and_then(|()| check.hold(self)),
        }
        Ok(())
    }

    /// A table of this game; what was done at another one before has nothing to do with it.
    fn game(&mut self, game: GameId, by: Option<Filed>) -> Result<(), Problem> {
        if self.options.is_some() {
            self.end()?;
        }
        let options = match by {
            None => TableOptions::new(game),
            Some(filed) => TableOptions::filed(filed).of(game)?,
        };
        let earlier = self.tables().collect();
        *self = Stage { options: Some(options), earlier, ..Stage::default() };
        Ok(())
    }

    /// Sets an option. Where the line says what is to be expected, the ordinary table with this one option is judged
    /// at once, and an option that is refused is not set; otherwise all are judged together when the table opens.
    fn option(&mut self, name: &str, value: &str, expects: Option<&Expectation>) -> Result<(), Problem> {
        self.not_open_yet()?;
        let options = self.options.as_mut().ok_or_else(no_game)?;
        let Some(expects) = expects else {
            self.judged = Judged::NotYet;
            return options.set(name, value);
        };
        let alone = options.alone(name, value)?.check();
        expectation::judges(expects, alone.as_ref().err().map(Vec::as_slice))?;
        if alone.is_ok() { options.set(name, value) } else { Ok(()) }
    }

    /// Takes all options from what was filed.
    fn submission(&mut self, filed: Filed, expects: Option<&Expectation>) -> Result<(), Problem> {
        self.not_open_yet()?;
        let options = TableOptions::filed(filed);
        let judged = if expects.is_some() { Judged::Already } else { Judged::NotYet };
        if let Some(expects) = expects {
            expectation::judges(expects, options.check().as_ref().err().map(Vec::as_slice))?;
        }
        *self = Stage { options: Some(options), now: self.now, judged, ..Stage::default() };
        Ok(())
    }

    fn not_open_yet(&self) -> Result<(), Problem> {
        match self.table {
            None => Ok(()),
            Some(_) => Err(Problem::unreadable("options come before the first act")),
        }
    }

    /// The rigged cards on top, the rest of the set below in the order of the notation.
    pub(crate) fn order(&self, set: Vec<Card>) -> Result<Vec<Card>, Problem> {
        let mut rest = set;
        for card in &self.cards {
            let place = rest.iter().position(|other| other == card);
            let place = place.ok_or_else(|| Problem::unreadable(format!("the set has no more {card}")))?;
            rest.remove(place);
        }
        Ok(self.cards.iter().copied().chain(rest).collect())
    }

    /// Opens the table if its options are lawful, and holds that against what was expected.
    fn opens(
        &mut self,
        expects: &Expectation,
        genesis: fn(&Stage, Genesis) -> Result<Genesis, Problem>,
    ) -> Result<(), Problem> {
        let options = self.options.as_ref().ok_or_else(no_game)?;
        let (inventory, judged) = (options.inventory(), options.check());
        self.judged = Judged::Already;
        expectation::judges(expects, judged.as_ref().err().map(Vec::as_slice))?;
        if let Ok(approved) = judged {
            self.table = Some(Table::open(genesis(self, Genesis::new(approved, inventory))?));
        }
        Ok(())
    }

    fn closed(&self, genesis: Genesis) -> Result<Genesis, Problem> {
        Ok(genesis)
    }

    fn ready(&self, genesis: Genesis) -> Result<Genesis, Problem> {
        let cards = self.ready_cards(genesis.submission())?;
        genesis.ready(cards).map_err(|why| Problem::unreadable(why.to_string()))
    }

    fn ready_cards(&self, filed: &ApprovedSubmission) -> Result<ReadyCards, Problem> {
        let mut order = self.order(filed.deck().cards().collect())?;
        let dealt = self.dealt(order.len())?;
        order.rotate_right(dealt);
        let cover = match (self.cover, self.left) {
            (Some(above), _) => Some(dealt + above),
            (None, Some(_)) => None,
            (None, None) => usual_cover(filed),
        };
        Ok(ReadyCards { order, cover, dealt })
    }

    /// How many cards of the stack have been dealt before.
    fn dealt(&self, cards: usize) -> Result<usize, Problem> {
        let dealt = self.left.map_or(Some(0), |left| cards.checked_sub(left));
        dealt.ok_or_else(|| Problem::unreadable(format!("the stack has {cards} cards")))
    }

    /// The table opens, closed, with the first thing that is done at it.
    fn open(&mut self) -> Result<(), Problem> {
        match self.table {
            Some(_) => Ok(()),
            None => self.opens(&Expectation::Done, Stage::closed),
        }
    }

    /// Nothing more is done at this table: one that nobody opened is judged all the same.
    pub(crate) fn end(&mut self) -> Result<(), Problem> {
        match self.judged {
            Judged::Already => Ok(()),
            Judged::NotYet => self.open(),
        }
    }

    /// Does what an actor wants. Where the options of the table are unlawful, that is why it is refused.
    fn act(&mut self, actor: Actor, words: &str, expects: &[Expectation]) -> Result<(), Problem> {
        if let (None, Some(options)) = (&self.table, &self.options)
            && let Err(defects) = options.check()
        {
            self.judged = Judged::Already;
            return expects.iter().try_for_each(|expects| expectation::judges(expects, Some(&defects)));
        }
        self.open()?;
        let act = self.read(actor, words)?;
        let decision = self.command(actor, act)?;
        if let Err(refusal) = &decision {
            let (after, wanted, refusal) = (self.last, words.to_string(), refusal.clone());
            self.refused.push(Refused { after, at: self.now, by: actor, wanted, refusal });
        }
        expects.iter().try_for_each(|expects| expectation::meets(expects, &decision, || self.told()))
    }
}

fn no_game() -> Problem {
    Problem::unreadable("game GAME comes first")
}

/// The defects of a table that cannot be opened, in words.
pub(crate) fn unlawful(defects: &[Defect]) -> String {
    defects.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

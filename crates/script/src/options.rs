//! The options of the table that a scenario plays at: edits of a filed document, judged as a submission is.

use croupier_rules::families::baccarat::procedure::Method;
use croupier_rules::kit::money::NotDollars;
use croupier_rules::submission::choice::{DealingMethod, InitialCards, Shuffling, StoredBatch, TurnedBy};
use croupier_rules::submission::{
    ApprovedSubmission, Defect, Edits, NOT_OFFERED, Shape, Table as Filed, Value, check, option,
};
use croupier_rules::{Cents, GameId};

use croupier_table::ordinary::ordinary;

use crate::failure::Problem;

/// What the options of a scenario have said so far.
#[derive(Clone, Debug)]
pub(crate) struct TableOptions {
    source: Source,
    inventory: Cents,
}

/// Where the options come from.
#[derive(Clone, Debug)]
enum Source {
    /// Lines of the scenario.
    Lines(Lines),
    /// A submission, as it was filed.
    Filed(Filed),
}

/// The lines of options, as edits of an ordinary table.
#[derive(Clone, Debug)]
struct Lines {
    edits: Edits,
    /// The decks of one set, where they were said.
    decks: Option<i64>,
    sets: Sets,
    shuffling: Option<Shuffling>,
    stacks: Stacks,
}

/// How many sets of cards there are, where it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sets {
    AsFiled,
    One,
    Two,
}

/// Whether stacks of four were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stacks {
    OfThree,
    OfFour,
}

/// What the table inventory holds, unless the scenario says otherwise.
const INVENTORY: Cents = Cents::dollars(10_000_000);

/// The decks of a baccarat shoe, unless the scenario says otherwise.
const DECKS: i64 = 8;

/// Options that are filed as they stand, each under its key.
const AS_THEY_STAND: [(&str, &str, Kind); 15] = [
    ("seats", "table.seats", Kind::Number),
    ("boxes", "table.boxes_per_player", Kind::Number),
    ("minimum", "table.minimum", Kind::Dollars),
    ("maximum", "table.maximum", Kind::Dollars),
    ("smallest-chip", "table.smallest_chip", Kind::Dollars),
    ("payout-limit", "table.payout_limit", Kind::Dollars),
    ("hours", "cards.changed_every_hours", Kind::Number),
    ("collection", "vigorish.collection", Kind::Words),
    ("remedy", "irregularities.disclosed_player_card", Kind::Words),
    ("tie", "wagers.tie", Kind::Words),
    ("dragon-bonus", "wagers.dragon_bonus", Kind::Words),
    ("bad-beat", "wagers.bad_beat_bonus", Kind::Words),
    ("prime", "wagers.prime", Kind::Words),
    ("pair-bonus", "wagers.pair_bonus", Kind::Words),
    ("all-six", "wagers.all_six_bonus", Kind::Words),
];

/// How an option is written.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Number,
    Dollars,
    Words,
}

impl TableOptions {
    /// The ordinary table of a game.
    pub(crate) fn new(game: GameId) -> TableOptions {
        TableOptions { source: Source::Lines(Lines::new(game)), inventory: INVENTORY }
    }

    /// The table of a submission.
    pub(crate) fn filed(filed: Filed) -> TableOptions {
        TableOptions { source: Source::Filed(filed), inventory: INVENTORY }
    }

    /// The same, if it is a table of this game.
    pub(crate) fn of(self, game: GameId) -> Result<TableOptions, Problem> {
        match &self.source {
            Source::Filed(filed) if filed.get("game") != Some(&Value::text(game.slug())) => {
                Err(Problem::unreadable(format!("the submission is not for {game}")))
            }
            Source::Filed(_) | Source::Lines(_) => Ok(self),
        }
    }

    /// What the table inventory holds when the table opens.
    pub(crate) fn inventory(&self) -> Cents {
        self.inventory
    }

    /// Sets an option. Whether the table is lawful with it is judged when it opens.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        match (name, &mut self.source) {
            ("float", _) => self.inventory = dollars(value)?,
            (_, Source::Lines(lines)) => lines.set(name, value)?,
            (_, Source::Filed(_)) => return Err(Problem::unreadable("a submission has its own options")),
        }
        Ok(())
    }

    /// An ordinary table of the same game with one option only.
    pub(crate) fn alone(&self, name: &str, value: &str) -> Result<TableOptions, Problem> {
        let mut alone = match &self.source {
            Source::Lines(lines) => TableOptions::new(lines.game()),
            Source::Filed(_) => return Err(Problem::unreadable("a submission has its own options")),
        };
        alone.set(name, value).map(|()| alone)
    }

    /// Judges the options.
    pub(crate) fn check(&self) -> Result<ApprovedSubmission, Vec<Defect>> {
        match &self.source {
            Source::Lines(lines) => lines.filed().check(),
            Source::Filed(filed) => check(filed),
        }
    }
}

impl Lines {
    fn new(game: GameId) -> Lines {
        let edits = ordinary(game);
        Lines { edits, decks: None, sets: Sets::AsFiled, shuffling: None, stacks: Stacks::OfThree }
    }

    fn game(&self) -> GameId {
        self.edits.game()
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        match name {
            "sets" => self.sets = word(value, &[("one", Sets::One), ("two", Sets::Two)])?,
            "decks" => {
                self.has(name, "wagers.variation")?;
                self.decks = Some(number(value)?);
            }
            "shuffling" => self.shuffling = Some(word(value, &words(Shuffling::ALL, Shuffling::word))?),
            "dealing" => self.dealing(value)?,
            "played" => self.played(value)?,
            "stored-batch" => self.stored_batch(value)?,
            "bonus" => self.bonus(value)?,
            _ => self.as_it_stands(name, value)?,
        }
        Ok(())
    }

    /// The game's submission asks for this.
    fn has(&self, name: &str, key: &str) -> Result<(), Problem> {
        if option(self.game(), key).is_some() { Ok(()) } else { Err(no_such_option(name)) }
    }

    fn file(&mut self, name: &str, key: &str, value: impl Into<Value>) -> Result<(), Problem> {
        self.has(name, key)?;
        self.edits.set(key, value);
        Ok(())
    }

    fn as_it_stands(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        let known = AS_THEY_STAND.iter().find(|(known, ..)| *known == name);
        let &(_, key, kind) = known.ok_or_else(|| no_such_option(name))?;
        match kind {
            Kind::Number => self.file(name, key, number(value)?),
            Kind::Dollars => dollars(value).and_then(|_| self.file(name, key, value)),
            Kind::Words => self.one_of_its_words(key, value).and_then(|()| self.file(name, key, value)),
        }
    }

    /// Where the submission takes only certain words, it is one of them.
    fn one_of_its_words(&self, key: &str, value: &str) -> Result<(), Problem> {
        match option(self.game(), key).map(|spec| spec.shape) {
            Some(Shape::Choice(words)) if !words.contains(&value) => {
                Err(Problem::unreadable(format!("one of: {}", words.join(", "))))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// How the cards reach the hands, under the key of the game that asks for it.
    fn dealing(&mut self, value: &str) -> Result<(), Problem> {
        let (name, method) = ("dealing", "dealing.method");
        match value {
            "face up" => self.file(name, "dealing.initial_cards", InitialCards::FaceUp.word()),
            "face down" => self.file(name, "dealing.initial_cards", InitialCards::FaceDown.word()),
            "caller turns" => self.file(name, "dealing.cards_turned_by", TurnedBy::Dealer.word()),
            "players turn" if self.players_always_turn() => Ok(()),
            "players turn" => self.file(name, "dealing.cards_turned_by", TurnedBy::Players.word()),
            "four-card stacks" => {
                self.stacks = Stacks::OfFour;
                self.file(name, "dealing.cards_per_stack", 4)?;
                self.file(name, method, DealingMethod::AutomatedShoe.word())
            }
            other => {
                let known = word(other, &words(DealingMethod::ALL, DealingMethod::word))?;
                self.file(name, method, known.word())
            }
        }
    }

    /// Whether the chapter knows no other way, so that none is filed.
    fn players_always_turn(&self) -> bool {
        let asked = option(self.game(), "dealing.cards_turned_by").is_some();
        let clauses = self.game().chapter().baccarat();
        !asked && clauses.is_some_and(|clauses| clauses.procedure(Method::PlayersTurn).is_some())
    }

    fn played(&mut self, value: &str) -> Result<(), Problem> {
        let (variation, rounding) = match value {
            "ez" => ("ez", "none"),
            "exact vigorish" => ("vigorish", "exact"),
            "vigorish up to quarter" => ("vigorish", "up to quarter"),
            _ => return Err(Problem::unreadable("one of: ez, exact vigorish, vigorish up to quarter")),
        };
        self.file("played", "wagers.variation", variation)?;
        self.file("played", "vigorish.rounding", rounding)
    }

    fn stored_batch(&mut self, value: &str) -> Result<(), Problem> {
        let batches = [("approved", StoredBatch::WithoutSpread), ("not approved", StoredBatch::Spread)];
        let batch = word(value, &batches)?;
        self.file("stored-batch", "cards.stored_batch_without_spread", batch.word())
    }

    fn bonus(&mut self, value: &str) -> Result<(), Problem> {
        let filed = word(value, &[("offered", "A"), (NOT_OFFERED, NOT_OFFERED)])?;
        self.file("bonus", "wagers.bonus", filed)
    }

    /// The edits, with all decks at the table and the device that four-card stacks come from.
    fn filed(&self) -> Edits {
        let mut edits = self.edits.clone();
        if let Some(decks) = self.decks_at_the_table() {
            edits.set("cards.decks", decks);
        }
        if let Some(shuffling) = self.shuffling {
            edits.set("cards.shuffling", self.shuffled(shuffling).word());
        }
        edits
    }

    fn decks_at_the_table(&self) -> Option<i64> {
        let of_a_set = if option(self.game(), "wagers.variation").is_some() { DECKS } else { 1 };
        let sets = match self.sets {
            Sets::AsFiled => return self.decks,
            Sets::One => 1,
            Sets::Two => 2,
        };
        Some(self.decks.unwrap_or(of_a_set) * sets)
    }

    /// Stacks of four come from the shoe that reshuffles.
    fn shuffled(&self, said: Shuffling) -> Shuffling {
        match (self.stacks, said) {
            (Stacks::OfFour, Shuffling::ReshufflingDevice) => Shuffling::ReshufflingShoe,
            (Stacks::OfThree | Stacks::OfFour, said) => said,
        }
    }
}

/// Where the second cover card of a ready shoe lies: fourteen cards from the bottom.
pub(crate) fn usual_cover(filed: &ApprovedSubmission) -> Option<usize> {
    filed.chapter().baccarat().map(|_| filed.deck().size() - 14)
}

fn no_such_option(name: &str) -> Problem {
    Problem::unreadable(format!("this game has no option {name:?}; see docs/SCENARIOS.md"))
}

fn words<T: Copy>(all: &[T], word: fn(T) -> &'static str) -> Vec<(&'static str, T)> {
    all.iter().map(|&choice| (word(choice), choice)).collect()
}

fn word<T: Copy>(value: &str, words: &[(&str, T)]) -> Result<T, Problem> {
    let known = words.iter().find(|(word, _)| *word == value).map(|(_, choice)| *choice);
    let names = || words.iter().map(|(word, _)| word.to_string()).collect::<Vec<String>>().join(", ");
    known.ok_or_else(|| Problem::unreadable(format!("one of: {}", names())))
}

fn number(value: &str) -> Result<i64, Problem> {
    value.parse().map_err(|_| Problem::unreadable("a whole number"))
}

/// Reads dollars.
pub(crate) fn dollars(value: &str) -> Result<Cents, Problem> {
    value.trim().parse().map_err(|why: NotDollars| Problem::unreadable(why.to_string()))
}

//! One row of the explanation: which answer it puts into words, in which chapters, resting on which clauses.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Sentence;
use crate::chapters::Chapter;
use crate::game::GameId;
use crate::law::Provision;
use crate::submission::filed::Table;
use crate::submission::{OptionSpec, option, plain};

/// A sentence for an answer.
pub struct Row {
    /// The option that it explains; empty where the chapter leaves no choice.
    pub key: &'static str,
    /// Which answers it explains.
    pub want: Want,
    /// A further option that must be answered so.
    pub also: Option<(&'static str, Want)>,
    /// Which of the chapters that have the option it is for.
    pub when: fn(&Chapter) -> bool,
    /// What it rests on.
    pub under: Under,
    /// The sentence; `{}` is the answer and `{half}` half of it.
    pub says: &'static str,
}

/// Which answers are meant.
#[derive(Clone, Copy)]
pub enum Want {
    /// Any.
    Any,
    /// This one.
    Is(&'static str),
    /// Any but this one.
    Not(&'static str),
}

/// A clause of whichever chapter it is, where the chapter has it.
pub type Clause = fn(&Chapter) -> Option<Provision>;

/// What a sentence rests on.
#[derive(Clone, Copy)]
pub enum Under {
    /// The provision of the option.
    TheOption,
    /// The further provisions that the option points to.
    WhatTheOptionSees,
    /// These clauses.
    Clauses(&'static [Clause]),
}

impl Row {
    /// A row that rests on the provision of its option, in every chapter that has the option.
    pub const fn new(key: &'static str, want: Want, says: &'static str) -> Row {
        Row { key, want, also: None, when: |_| true, under: Under::TheOption, says }
    }

    /// The same, in these chapters alone.
    pub const fn when(mut self, when: fn(&Chapter) -> bool) -> Row {
        self.when = when;
        self
    }

    /// The same, resting on these clauses.
    pub const fn under(mut self, clauses: &'static [Clause]) -> Row {
        self.under = Under::Clauses(clauses);
        self
    }

    /// The same, resting on what its option points to.
    pub const fn under_what_it_sees(mut self) -> Row {
        self.under = Under::WhatTheOptionSees;
        self
    }

    /// The same, if another option is answered so.
    pub const fn also(mut self, key: &'static str, want: Want) -> Row {
        self.also = Some((key, want));
        self
    }

    /// Whether a chapter can have the sentence.
    pub fn is_for(&self, game: GameId) -> bool {
        let known = self.key.is_empty() || option(game, self.key).is_some();
        known && (self.when)(game.chapter())
    }

    /// The sentence, if the chapter and the answers are the ones that are meant.
    pub fn sentence(&self, game: GameId, filed: &Table) -> Option<Sentence> {
        let also = self.also.is_none_or(|(key, want)| want.meets(&answer(game, filed, key)));
        let answer = answer(game, filed, self.key);
        let meant = self.is_for(game) && self.want.meets(&answer) && also;
        meant.then(|| Sentence { text: self.text(&answer), provisions: self.provisions(game) })
    }

    fn text(&self, answer: &str) -> String {
        let half = answer.parse::<u32>().map_or(String::new(), |number| (number / 2).to_string());
        let mut said = self.says.replace("{}", answer).replace("{half}", &half);
        // A name such as "Inc." brings the full stop of its sentence with it.
        if said.ends_with("..") {
            said.pop();
        }
        said
    }

    /// The provisions that the sentence rests on.
    pub fn provisions(&self, game: GameId) -> Vec<Provision> {
        let spec = option(game, self.key);
        match self.under {
            Under::TheOption => spec.and_then(|spec| spec.provision).into_iter().collect(),
            Under::WhatTheOptionSees => spec.map_or(Vec::new(), |spec: &OptionSpec| spec.see.into()),
            Under::Clauses(clauses) => clauses.iter().filter_map(|clause| clause(game.chapter())).collect(),
        }
    }
}

impl Want {
    fn meets(self, answer: &str) -> bool {
        match self {
            Want::Any => true,
            Want::Is(word) => answer == word,
            Want::Not(word) => answer != word,
        }
    }
}

fn answer(game: GameId, filed: &Table, key: &str) -> String {
    let value = option(game, key).zip(filed.at(key));
    value.map_or(String::new(), |(spec, value)| plain::answer(spec, value))
}

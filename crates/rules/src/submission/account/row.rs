//! One row of the explanation: which answer it puts into words, in which games, resting on which paragraphs.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Sentence;
use crate::game::GameId;
use crate::law::Provision;
use crate::submission::filed::Table;
use crate::submission::{option, plain};

/// A sentence for an answer.
pub struct Row {
    /// The games that it is for.
    pub games: &'static [GameId],
    /// The option that it explains; empty where the chapter leaves no choice.
    pub key: &'static str,
    /// Which answers it explains.
    pub want: Want,
    /// A further option that must be answered so.
    pub also: Option<(&'static str, Want)>,
    /// The paragraphs of the chapter, without its number; empty for the provision of the option. `{pay}` and
    /// `{irregularity}` are the sections on payouts and irregularities, which chapter 631a has later than others.
    pub under: &'static str,
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

pub const EVERY_GAME: &[GameId] = &GameId::ALL;
pub const BACCARAT: &[GameId] = &[GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];
pub const POKER_TYPE: &[GameId] = &[GameId::ThreeCardPrime, GameId::Saigon5Card];
pub const MINI: &[GameId] = &[GameId::Minibaccarat];
pub const MIDI: &[GameId] = &[GameId::Midibaccarat];
pub const LARGE: &[GameId] = &[GameId::Baccarat];
pub const FRESH_CARDS: &[GameId] = &[GameId::Midibaccarat, GameId::Baccarat];
/// The tables with all players on one side; that of Baccarat has them around it.
pub const ONE_SIDED: &[GameId] =
    &[GameId::Minibaccarat, GameId::Midibaccarat, GameId::ThreeCardPrime, GameId::Saigon5Card];
pub const PRIME: &[GameId] = &[GameId::ThreeCardPrime];
pub const SAIGON: &[GameId] = &[GameId::Saigon5Card];

impl Row {
    /// A row that rests on the provision of its option.
    pub const fn new(games: &'static [GameId], key: &'static str, want: Want, says: &'static str) -> Row {
        Row { games, key, want, also: None, under: "", says }
    }

    /// The same, resting on these paragraphs.
    pub const fn under(mut self, paragraphs: &'static str) -> Row {
        self.under = paragraphs;
        self
    }

    /// The same, if another option is answered so.
    pub const fn also(mut self, key: &'static str, want: Want) -> Row {
        self.also = Some((key, want));
        self
    }

    /// The sentence, if the game and its answers are the ones that are meant.
    pub fn sentence(&self, game: GameId, filed: &Table) -> Option<Sentence> {
        let also = self.also.is_none_or(|(key, want)| want.meets(&answer(game, filed, key)));
        let answer = answer(game, filed, self.key);
        let meant = self.games.contains(&game) && self.want.meets(&answer) && also;
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
        if self.under.is_empty() {
            return option(game, self.key).and_then(|spec| spec.provision).into_iter().collect();
        }
        self.under.split(' ').filter_map(|paragraph| Provision::find(&id(game, paragraph))).collect()
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

/// The id of a paragraph in the chapter of a game.
pub fn id(game: GameId, paragraph: &str) -> String {
    let (pay, irregularity) = match game {
        GameId::Baccarat => ("13", "15"),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => {
            ("12", "13")
        }
    };
    let paragraph = paragraph.replace("{pay}", pay).replace("{irregularity}", irregularity);
    format!("{}.{paragraph}", game.number())
}

fn answer(game: GameId, filed: &Table, key: &str) -> String {
    let value = option(game, key).zip(filed.at(key));
    value.map_or(String::new(), |(spec, value)| plain::answer(spec, value))
}

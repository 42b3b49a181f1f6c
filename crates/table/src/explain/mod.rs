//! What happened, in sentences: what was done, by whom, under which paragraph, and why every chip moved.
//!
//! A ruling is told in the words of `rules`, the same in which `croupier settle` explains a round; the sentences of the
//! table itself stand here. Every sentence is written for a viewer and says only what that viewer may know: hands come
//! from [`sight`](crate::sight), and what is hidden in an event stays hidden. [`Teller`] tells a whole record.
//!
//! | where | what |
//! | --- | --- |
//! | `scene` | an entry that is told: the table after it, and to whom |
//! | `cards`, `chips`, `baccarat`, `poker`, `people` | the events of each machine |
//! | `prime`, `saigon` | what only one of the poker-type games has to tell |
//! | [`Teller`] | folds a record and tells each entry in its order |

mod baccarat;
mod cards;
mod chips;
mod people;
mod poker;
mod prime;
mod saigon;
mod scene;
mod teller;

pub(crate) use baccarat::{ruling as baccarat_ruling, tell as baccarat};
pub(crate) use cards::tell as cards;
pub(crate) use chips::tell as chips;
pub(crate) use people::{announced, conduct, seats, wager};
pub(crate) use poker::{Tales, ruling as poker_ruling, tell as poker};
pub(crate) use scene::Scene;
pub use teller::{Teller, opening, refused, sentence};

use alloc::string::String;
use alloc::vec::Vec;

use croupier_rules::Provision;
use croupier_rules::kit::explanation::Explanation;

use crate::event::Event;
use crate::machine;
use crate::sight::SeenCard;

/// An event in words.
pub(crate) struct Told {
    /// The sentences.
    pub sentence: String,
    /// The provisions they rest on besides the one that the entry cites.
    pub also: Vec<Provision>,
}

/// Puts an event into words. Cards that the viewer sees since, and that the sentence does not name, are named after it.
pub(crate) fn told(scene: &Scene, event: &Event, shown: &[SeenCard]) -> Told {
    let why = machine::tell(scene, event);
    let mut also: Vec<Provision> = Vec::new();
    for clause in &why.0 {
        if clause.provision != scene.provision && !also.contains(&clause.provision) {
            also.push(clause.provision);
        }
    }
    let mut sentence = joined(&why);
    scene.name_unnamed(shown, &mut sentence);
    Told { sentence, also }
}

fn joined(why: &Explanation) -> String {
    let mut text = String::with_capacity(why.0.iter().map(|clause| clause.text.len() + 1).sum());
    for clause in &why.0 {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&clause.text);
    }
    text
}

//! The complete rules of play, for public inspection: every provision of the chapter in the order of the chapter,
//! what this table chose beside the paragraph that left the choice, and the readings of what the text left open.

mod here;
mod note;
mod paragraph;
mod path;
mod section;
mod tables;

use croupier_rules::game::Standing;
use serde::Serialize;

use crate::filing::Filing;
use here::Choices;
use note::Note;
use section::Section;

pub use tables::Tables;

/// Everything that the paper says.
#[derive(Debug, Serialize)]
pub struct CompleteRules {
    standing: &'static str,
    about_the_table: Vec<String>,
    sections: Vec<Section>,
    notes: Vec<Note>,
}

impl CompleteRules {
    /// The rules of the table that was filed.
    pub fn of(filing: &Filing) -> CompleteRules {
        let game = filing.game();
        let choices = Choices::of(filing);
        let tables = filing.words().tables();
        CompleteRules {
            standing: standing(game.edition().standing),
            about_the_table: choices.resting_on_nothing(),
            sections: Section::all(filing, &choices, &tables),
            notes: Note::all(game),
        }
    }
}

/// How far the text of a chapter has come, as it precedes the number of its rulemaking.
pub const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Proposed => "proposed rulemaking",
        Standing::FinalForm => "final-form rulemaking",
        Standing::Codified => "codified from rulemaking",
    }
}

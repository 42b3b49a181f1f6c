//! The Rules Submission as a checklist: every option with the answers that the chapter allows and the one that
//! was filed, the wagers that follow from them, and room for signatures.

mod answer;
mod offer;

use croupier_rules::submission::account::Heading;
use croupier_rules::submission::{OptionSpec, Table, options, plain};
use serde::Serialize;

use crate::filing::Filing;
use crate::rules::standing;
use answer::Answer;
use croupier_felt::papers::Paper;
use offer::Wager;

/// The section that has a certificate holder file its choices; none of the five chapters, so not in the register.
const FILED_UNDER: &str = "601a.2";

/// The whole form.
#[derive(Debug, Serialize)]
pub struct Form {
    filed_under: &'static str,
    standing: &'static str,
    head: Vec<Question>,
    parts: Vec<Part>,
    wagers: Vec<Wager>,
    attachments: Vec<Attachment>,
    declarations: Vec<&'static str>,
}

/// A group of questions.
#[derive(Debug, Serialize)]
struct Part {
    title: &'static str,
    questions: Vec<Question>,
}

/// One option: what is asked, what may be answered, what was.
#[derive(Debug, Serialize)]
struct Question {
    number: Option<usize>,
    key: &'static str,
    asks: &'static str,
    clause: Option<&'static str>,
    see: Vec<&'static str>,
    answer: Answer,
    filed: String,
}

/// A paper that is filed with the form.
#[derive(Debug, Serialize)]
struct Attachment {
    title: &'static str,
}

impl Form {
    /// The form of a filing.
    pub fn of(filing: &Filing) -> Form {
        let game = filing.game();
        let questions = |section: Option<&str>| Question::all(filing, section);
        Form {
            filed_under: FILED_UNDER,
            standing: standing(game.edition().standing),
            head: questions(None),
            parts: Heading::ALL
                .into_iter()
                .map(|part| Part::of(part, &questions))
                .filter(Part::asks)
                .collect(),
            wagers: filing.wagers().iter().map(Wager::of).collect(),
            attachments: Paper::ALL.into_iter().filter_map(Attachment::of).collect(),
            declarations: DECLARATIONS.to_vec(),
        }
    }
}

const DECLARATIONS: [&str; 4] = [
    "What is filed here is complete and true, and whoever signs may file it for the certificate holder.",
    "The table is run as this form says, and a change is filed before it is made.",
    "The papers attached were made from these answers and agree with them.",
    "The holds stated are exact for the rules and payouts filed here, with best play where players have a choice.",
];

impl Part {
    fn of(heading: Heading, questions: &impl Fn(Option<&str>) -> Vec<Question>) -> Part {
        Part { title: heading.title(), questions: questions(Some(section(heading))) }
    }

    fn asks(&self) -> bool {
        !self.questions.is_empty()
    }
}

/// The section of the file whose options stand under a heading.
const fn section(heading: Heading) -> &'static str {
    match heading {
        Heading::Table => "table",
        Heading::Cards => "cards",
        Heading::Dealing => "dealing",
        Heading::Wagers => "wagers",
        Heading::Vigorish => "vigorish",
        Heading::Irregularities => "irregularities",
        Heading::Layout => "layout",
        Heading::Equipment => "equipment",
    }
}

impl Question {
    /// The questions of a section, numbered as they stand in the whole form; those at its head have no number.
    fn all(filing: &Filing, section: Option<&str>) -> Vec<Question> {
        let (head, asked): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
            options(filing.game()).iter().partition(|spec| spec.section().is_none());
        let numbered = head.into_iter().map(|spec| (None, spec)).chain((1..).map(Some).zip(asked));
        let wanted = numbered.filter(|(_, spec)| spec.section() == section);
        wanted.map(|(number, spec)| Question::of(number, spec, filing.filed())).collect()
    }

    fn of(number: Option<usize>, spec: &OptionSpec, filed: &Table) -> Question {
        let value = filed.at(spec.key);
        Question {
            number,
            key: spec.key,
            asks: spec.explains,
            clause: spec.provision.map(|provision| provision.id()),
            see: spec.see.iter().map(|provision| provision.id()).collect(),
            answer: Answer::of(spec, value),
            filed: value.map_or(String::new(), |value| plain::answer(spec, value)),
        }
    }
}

impl Attachment {
    /// Every paper but this one.
    fn of(paper: Paper) -> Option<Attachment> {
        (paper != Paper::Form).then(|| Attachment { title: paper.title() })
    }
}

#[cfg(test)]
mod tests {
    use croupier_rules::GameId;

    use super::*;

    #[test]
    fn every_option_has_a_part_of_the_form() {
        let parts: Vec<&str> = Heading::ALL.into_iter().map(section).collect();
        for game in GameId::ALL {
            for spec in options(game) {
                assert!(spec.section().is_none_or(|section| parts.contains(&section)), "{}", spec.key);
            }
        }
    }
}

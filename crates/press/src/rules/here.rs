//! What this table chose, each sentence under the paragraph that left the choice.

use croupier_odds::offer::PayoutList;
use croupier_rules::Provision;
use croupier_rules::submission::account::{Heading, Sentence, account};
use croupier_rules::submission::choice::OFFERED;
use croupier_rules::submission::{OptionSpec, Shape, options, plain};
use serde::Serialize;

use super::path::before_slash;
use crate::filing::Filing;

/// One sentence about this table and the further paragraphs that it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    text: String,
    also: Vec<&'static str>,
}

/// Everything that is said about this table.
pub struct Choices {
    sentences: Vec<Sentence>,
}

impl Choices {
    /// What the answers of a filing mean, and what it pays where the chapter lets it choose.
    pub fn of(filing: &Filing) -> Choices {
        let (game, filed) = (filing.game(), filing.filed());
        let said = Heading::ALL.into_iter().flat_map(|heading| account(game, filed, heading));
        let mut sentences: Vec<Sentence> = said.chain(offered(filing)).chain(paid(filing)).collect();
        remove_repeated(&mut sentences);
        Choices { sentences }
    }

    /// The sentences that rest on a provision before all others.
    pub fn resting_on(&self, row: Provision) -> Vec<Choice> {
        let first = |sentence: &&Sentence| {
            sentence
                .provisions
                .first()
                .is_some_and(|&provision| before_slash(provision) == row.id() || provision == row)
        };
        self.sentences.iter().filter(first).map(Choice::of).collect()
    }

    /// The sentences about what no chapter decides.
    pub fn resting_on_nothing(&self) -> Vec<String> {
        let outside = self.sentences.iter().filter(|sentence| sentence.provisions.is_empty());
        outside.map(|sentence| sentence.text.clone()).collect()
    }
}

impl Choice {
    fn of(sentence: &Sentence) -> Choice {
        let also = sentence.provisions.iter().skip(1).map(|provision| provision.id()).collect();
        Choice { text: sentence.text.clone(), also }
    }
}

/// A wager that has no paytable to choose is offered or not; the account says when it is not.
fn offered(filing: &Filing) -> impl Iterator<Item = Sentence> {
    let is_offered = |spec: &&OptionSpec| {
        let answer = filing.filed().at(spec.key).map(|value| plain::answer(spec, value));
        matches!(spec.shape, Shape::Choice(_)) && answer.as_deref() == Some(OFFERED)
    };
    let offered = options(filing.game()).iter().filter(is_offered);
    offered.map(|spec| sentence("The wager is offered.".to_owned(), spec.provision.into_iter().collect()))
}

/// The payouts that were chosen: a paytable by its letter, or odds from the least payout upward.
fn paid(filing: &Filing) -> impl Iterator<Item = Sentence> {
    let chosen: Vec<Provision> = options(filing.game())
        .iter()
        .filter(|spec| matches!(spec.shape, Shape::OddsFrom(_)))
        .filter_map(|spec| spec.provision)
        .collect();
    let lists = filing.wagers().iter().flat_map(|wager| &wager.lists);
    lists.filter_map(move |list| payout(list, chosen.contains(&list.provision)))
}

fn payout(list: &PayoutList, is_chosen: bool) -> Option<Sentence> {
    let title = list.title.split(',').next().unwrap_or(list.title);
    let text = match (list.letter, list.lines.first()) {
        (Some(letter), _) => format!("The {title} is paid by paytable {letter}."),
        (None, Some(line)) if is_chosen => format!("The {title} Wager is paid {}.", line.pays),
        (None, Some(_) | None) => return None,
    };
    Some(sentence(text, vec![list.provision]))
}

const fn sentence(text: String, provisions: Vec<Provision>) -> Sentence {
    Sentence { text, provisions }
}

/// The Dragon Bonus is paid alike on both hands; that is said once.
fn remove_repeated(sentences: &mut Vec<Sentence>) {
    let mut said: Vec<Sentence> = Vec::new();
    sentences.retain(|sentence| {
        let fresh = !said.contains(sentence);
        if fresh {
            said.push(sentence.clone());
        }
        fresh
    });
}

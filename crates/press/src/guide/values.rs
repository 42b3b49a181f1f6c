//! What the cards are worth.

use croupier_rules::chapters::saigon_5_card::Value;
use croupier_rules::chapters::saigon_5_card::ranking::{JOKER_VALUES, WORKED_EXAMPLES};
use croupier_rules::families::baccarat::{CardValue, Clauses, Variation};
use croupier_rules::kit::card::Rank;
use croupier_rules::submission::Terms;
use croupier_rules::{Card, cite};
use serde::Serialize;

use super::face::Face;
use super::said::{Said, any_of};
use crate::filing::Filing;

/// The ranks side by side, and what follows from them.
#[derive(Debug, Serialize)]
pub struct Values {
    title: &'static str,
    strip: Vec<Worth>,
    said: Vec<Said>,
}

/// A rank and its worth; none where ranks are only compared.
#[derive(Debug, Serialize)]
pub struct Worth {
    face: Face,
    worth: Option<String>,
}

/// The values of the cards of a game.
pub fn of(filing: &Filing) -> Values {
    match filing.submission().terms() {
        Terms::Baccarat(terms) => Values {
            title: "What the cards count",
            strip: ace_to_king().map(|rank| Worth::new(rank, CardValue::of(rank).get())).collect(),
            said: Clauses::of(filing.game())
                .map_or_else(Vec::new, |chapter| baccarat(chapter, terms.variation)),
        },
        Terms::ThreeCardPrime(_) => Values {
            title: "How the cards rank",
            strip: Rank::ALL.into_iter().rev().map(Worth::ranked).collect(),
            said: vec![prime()],
        },
        Terms::Saigon5Card(_) => {
            Values { title: "What the cards count", strip: saigon_strip(), said: saigon() }
        }
    }
}

fn ace_to_king() -> impl Iterator<Item = Rank> {
    let (ace, rest) = (Rank::Ace, Rank::ALL);
    core::iter::once(ace).chain(rest.into_iter().filter(move |&rank| rank != ace))
}

impl Worth {
    fn new(rank: Rank, worth: u8) -> Worth {
        Worth { face: Face::of_rank(rank), worth: Some(worth.to_string()) }
    }

    fn ranked(rank: Rank) -> Worth {
        Worth { face: Face::of_rank(rank), worth: None }
    }
}

fn baccarat(chapter: &Clauses, variation: Variation) -> Vec<Said> {
    let (cards, ranking) = (&chapter.cards, &chapter.ranking);
    let mut said = vec![
        Said::under(
            "A 2 to a 9 counts as it says, an ace 1, and a 10, jack, queen or king nothing.",
            &[ranking.two_to_nine, ranking.ten_to_king, ranking.ace],
        ),
        Said::registered(ranking.point_count),
    ];
    said.extend(ranking.examples.iter().map(|example| Said::registered(example.provision)));
    said.push(Said::registered(cards.natural));
    match variation {
        Variation::Ez => said.push(Said::registered(cards.dragon_7)),
        Variation::Vigorish(_) => {}
    }
    said
}

fn prime() -> Said {
    Said::under(
        "The ace is highest and the 2 lowest, and no suit ranks above another. An ace also goes below a 2 and a 3 \
         in a straight or straight flush, but never round the corner as in K-A-2.",
        &[cite!("679a.6(a)")],
    )
}

fn saigon_strip() -> Vec<Worth> {
    let joker = JOKER_VALUES.map(|value| value.to_string());
    let joker =
        Worth { face: Face::of(Card::JOKER), worth: Some(any_of(&joker.each_ref().map(String::as_str))) };
    ace_to_king().map(|rank| Worth::new(rank, Value::of_rank(rank).points(0))).chain([joker]).collect()
}

fn saigon() -> Vec<Said> {
    let mut said = vec![
        Said::under(
            "A 2 to a 9 counts as it says, an ace 1, and a 10, jack, queen or king ten.",
            &[cite!("680a.6(a)(1)"), cite!("680a.6(a)(2)"), cite!("680a.6(a)(3)")],
        ),
        Said::under(
            "The joker counts whichever of its values is best for the hand in which it lies, yours or the dealer's.",
            &[cite!("680a.6(a)(4)")],
        ),
        Said::registered(cite!("680a.6(b)")),
    ];
    said.extend(WORKED_EXAMPLES.iter().map(|example| Said::registered(example.provision)));
    said
}

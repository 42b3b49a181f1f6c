use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::saigon_5_card::SaigonWager;
use super::section::equipment::{Equipment, EquipmentClause};
use super::three_card_prime::PrimeWager;
use crate::families::baccarat::BaccaratWager;
use crate::families::{baccarat, poker};
use crate::game::GameId;
use crate::kit::wager::{GameWager, Wager};

#[test]
fn a_chapter_is_found_by_its_game() {
    for game in GameId::ALL {
        let chapter = game.chapter();
        assert_eq!(chapter.game, game);
        assert_eq!(GameId::from_slug(chapter.slug), Some(game));
        assert_eq!(GameId::from_number(chapter.number), Some(game));
        assert_eq!(
            chapter.baccarat().map(|clauses| clauses.game),
            Some(game).filter(|_| chapter.poker().is_none())
        );
        assert_eq!(
            chapter.poker().map(|clauses| clauses.game),
            Some(game).filter(|_| chapter.baccarat().is_none())
        );
    }
}

/// A clause table that was copied from a sibling and not changed would cite the wrong chapter.
#[test]
fn every_clause_of_a_chapter_stands_in_that_chapter() {
    for game in GameId::ALL {
        let written = format!("{:?}", game.chapter());
        for other in GameId::ALL.into_iter().filter(|&other| other != game) {
            assert!(!written.contains(&format!("{}.", other.number())), "{} in {written}", other.number());
        }
        assert!(written.matches(&format!("{}.", game.number())).count() >= 70, "{game}");
    }
}

/// The provisions that a table of clauses shows when it is written out.
fn cited(game: GameId, written: &str) -> Vec<String> {
    let number = format!("{}.", game.number());
    let ids = written.split(|c: char| c.is_whitespace() || ",[]{}".contains(c));
    ids.filter_map(|word| word.find(&number).map(|at| word[at..].into())).collect()
}

#[test]
fn every_section_cites_its_own_paragraphs() {
    for game in GameId::ALL {
        let (chapter, number) = (game.chapter(), game.number());
        let of_this_section = Equipment { elsewhere: &[], ..chapter.equipment };
        for (section, written) in [
            ("2", format!("{of_this_section:?}")),
            ("4", format!("{:?}", chapter.opening)),
            ("5", format!("{:?}", chapter.shuffle)),
        ] {
            let cited = cited(game, &written);
            assert!(!cited.is_empty(), "{game}: {section}");
            for id in cited {
                assert!(id.starts_with(&format!("{number}.{section}(")), "{game}: {id} is not in .{section}");
            }
        }
    }
}

#[test]
fn a_procedure_is_found_by_its_method_and_only_in_its_chapter() {
    use baccarat::procedure::Method;
    let methods = baccarat::Clauses::ALL.map(|clauses| {
        let has = |method: &Method| clauses.procedure(*method).is_some();
        Method::ALL.into_iter().filter(has).collect::<Vec<_>>()
    });
    let expected: [&[Method]; 3] = [
        &[Method::FaceUp, Method::FaceDown],
        &[Method::PlayersTurn],
        &[Method::PlayersTurn, Method::CallerTurns],
    ];
    assert_eq!(methods, expected);
}

#[test]
fn only_three_card_prime_deals_stacks_of_four() {
    for clauses in poker::Clauses::ALL {
        for method in poker::Method::ALL {
            let stacks = method == poker::Method::FourCardStacks;
            let expected = !stacks || clauses.game == GameId::ThreeCardPrime;
            assert_eq!(clauses.dealing.of(method).is_some(), expected, "{}: {method:?}", clauses.game);
        }
    }
}

fn is_listed<W: GameWager>(game: GameId) {
    let list: Vec<Wager> = W::ALL.iter().map(|&wager| wager.into()).collect();
    assert_eq!(game.chapter().wagers.list, list, "{game}");
}

#[test]
fn the_wagers_of_a_chapter_are_those_that_are_settled_in_that_order() {
    baccarat::Clauses::ALL.iter().for_each(|clauses| is_listed::<BaccaratWager>(clauses.game));
    is_listed::<PrimeWager>(GameId::ThreeCardPrime);
    is_listed::<SaigonWager>(GameId::Saigon5Card);
}

#[test]
fn a_table_is_asked_for_each_thing_once_and_in_the_order_of_its_chapter() {
    for game in GameId::ALL {
        let equipment = &game.chapter().equipment;
        let clauses: Vec<_> = equipment.drawn().map(|clause| clause.provision).collect();
        assert!(clauses.is_sorted_by(|one, next| one < next), "{clauses:?}");
        let mut items: Vec<_> = equipment.drawn().flat_map(EquipmentClause::items).collect();
        let asked = items.len();
        items.sort();
        items.dedup();
        assert_eq!(items.len(), asked, "{game}");
    }
}

#[test]
fn what_every_table_has_is_asked_for_and_fixed_words_are_of_an_inscription_asked_for() {
    for game in GameId::ALL {
        let equipment = &game.chapter().equipment;
        let always = equipment.places.iter().copied().chain([equipment.discards.choice.fixture()]);
        for fixture in always {
            assert!(equipment.drawn().any(|clause| clause.fixtures.contains(&fixture)), "{game} {fixture:?}");
        }
        for phrase in equipment.phrases {
            assert!(equipment.asking_for(phrase.item).is_some(), "{game}: {phrase:?}");
            assert_eq!(equipment.phrase(phrase.item), Some(phrase.text));
        }
    }
}

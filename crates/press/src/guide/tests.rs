//! What the guide shows by example is what the rules say it is.

use croupier_rules::chapters::saigon_5_card::ranking::bonus;
use croupier_rules::chapters::three_card_prime::{AllSixHand, ThreeCardRank, all_six, strength};
use croupier_rules::submission::preset;
use croupier_rules::{Card, GameId};

use super::face::pictured;
use super::{all_of, any_of, cards};
use crate::filing::Filing;
use crate::games::{BONUS_HANDS, SIX_CARDS, three_card_words};

fn exactly<const N: usize>(notation: &str) -> [Card; N] {
    cards(notation).try_into().unwrap_or_else(|cards| panic!("{notation}: {cards:?}"))
}

#[test]
fn every_example_of_a_ranking_is_the_hand_it_stands_for() {
    for rank in ThreeCardRank::ALL {
        assert_eq!(strength(exactly(three_card_words(rank).1)).rank(), rank);
    }
    for (hand, example) in SIX_CARDS {
        assert_eq!(all_six(exactly(example)), hand);
    }
    for (hand, example) in BONUS_HANDS {
        assert_eq!(bonus(exactly(example)), Some(hand));
    }
}

#[test]
fn the_rankings_are_complete_and_in_order() {
    let six = SIX_CARDS.map(|(hand, _)| hand);
    assert!(six.windows(2).all(|pair| pair[0] > pair[1]));
    let left_out: Vec<AllSixHand> = AllSixHand::ALL.into_iter().filter(|hand| !six.contains(hand)).collect();
    assert_eq!(left_out, [AllSixHand::SixCardRoyalDiamonds, AllSixHand::Nothing]);
    assert_eq!(BONUS_HANDS.map(|(hand, _)| hand), croupier_rules::chapters::saigon_5_card::BonusHand::ALL);
}

#[test]
fn cards_in_a_sentence_become_pictures_and_words_stay_words() {
    let text = pictured("The Player's Hand: Kc 4d. It takes Th, not Jk; as 20 = 10 + Ah.");
    assert_eq!(text, "The Player's Hand: K♣ 4♦. It takes 10♥, not Joker; as 20 = 10 + A♥.");
}

#[test]
fn lists_of_words_read_as_sentences() {
    assert_eq!(any_of(&["3", "6", "9"]), "3, 6 or 9");
    assert_eq!((all_of(&["one", "two"]).as_str(), all_of(&["one"]).as_str()), ("one and two", "one"));
}

#[test]
fn every_title_shows_whole_cards() {
    for game in GameId::ALL {
        let motto = Filing::of(&preset(game)).unwrap().words().motto();
        assert_eq!(cards(motto).len(), motto.split(' ').count(), "{motto}");
        assert!(cards(motto).len() >= 2 && cards(motto).len() <= 5);
    }
}

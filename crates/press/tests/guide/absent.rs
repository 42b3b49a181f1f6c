//! What the table does not offer is not in its guide.

use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::families::baccarat::Variation;
use croupier_rules::kit::wager::Offer;
use croupier_rules::submission::Terms;
use croupier_rules::{GameId, Provision};

use crate::common::OptionSet;
use crate::page::Printed;
use crate::sets::sets;

/// Words that belong to what a table does not offer.
fn not_offered(set: &OptionSet) -> Vec<&'static str> {
    match set.filing().submission().terms() {
        Terms::Baccarat(terms) => {
            let bonus = terms.dragon_bonus.is_none().then_some("Dragon Bonus");
            let other: &[&str] = match terms.variation {
                Variation::Ez => &["less 5%", "vigorish is collected", "vigorish is marked"],
                Variation::Vigorish(_) => &["EZ Baccarat", "Dragon 7", "Insurance"],
            };
            bonus.into_iter().chain(other.iter().copied()).collect()
        }
        Terms::ThreeCardPrime(terms) => prime_not_offered(&terms),
        Terms::Saigon5Card(terms) => match terms.bonus {
            Offer::NotOffered => vec!["Bonus"],
            Offer::Offered => Vec::new(),
        },
    }
}

fn prime_not_offered(terms: &PrimeTerms) -> Vec<&'static str> {
    let prime = (terms.prime == Offer::NotOffered).then_some("Prime Wager");
    let pair = terms.pair_bonus.is_none().then_some(["Pair Bonus", "fourth card"]);
    let six = terms.all_six.is_none().then_some(["All-Six", "six-card"]);
    prime.into_iter().chain(pair.into_iter().flatten()).chain(six.into_iter().flatten()).collect()
}

#[test]
fn wagers_that_are_not_offered_are_not_mentioned() {
    let mut checked = 0;
    for set in sets() {
        let printed = Printed::of(&set);
        for words in not_offered(&set) {
            printed.lacks(words);
            checked += 1;
        }
    }
    assert!(checked > 40, "{checked}");
}

#[test]
fn every_id_in_it_is_a_provision_of_its_own_chapter() {
    for set in sets() {
        let printed = Printed::of(&set);
        let ids: Vec<&str> = printed.text.split(' ').filter_map(id).collect();
        assert!(ids.len() > 50, "{} {}: {}", set.game, set.name, ids.len());
        for id in ids {
            let provision = provision(id).unwrap_or_else(|| panic!("{} {}: {id}", set.game, set.name));
            assert_eq!(provision.game(), set.game, "{} {}: {id}", set.game, set.name);
        }
    }
}

/// The id in a word, without the marks of the sentence around it.
fn id(word: &str) -> Option<&str> {
    let word = word.trim_end_matches([',', '.', ';', ':']);
    let is_id = |game: GameId| word.strip_prefix(game.number()).is_some_and(|rest| rest.starts_with('.'));
    GameId::ALL.into_iter().any(is_id).then_some(word)
}

/// The text was made small; the labels of paragraphs are capital here and there.
fn provision(id: &str) -> Option<Provision> {
    Provision::all().find(|provision| provision.id().eq_ignore_ascii_case(id) || provision.section() == id)
}

#[test]
fn options_that_were_not_chosen_are_not_told() {
    for set in sets() {
        let printed = Printed::of(&set);
        let filed = |key: &str| set.filed.at(key).map(ToString::to_string).unwrap_or_default();
        if set.game == GameId::Minibaccarat {
            let down = filed("dealing.initial_cards").contains("down");
            assert_eq!(printed.text.contains("dealt face down"), down, "{}", set.name);
            assert_eq!(printed.text.contains("are dealt face up, alternately"), !down, "{}", set.name);
        }
        let deferred = filed("vigorish.collection").contains("deferred");
        assert_eq!(printed.text.contains("vigorish is marked in the space"), deferred, "{}", set.name);
        let turned = set.game == GameId::Midibaccarat || filed("dealing.cards_turned_by").contains("players");
        assert_eq!(printed.text.contains("whoever turned a hand"), turned, "{} {}", set.game, set.name);
        assert_eq!(printed.text.contains("curator"), set.game == GameId::Baccarat);
        let by_hand = filed("dealing.method").contains("hand");
        assert_eq!(printed.text.contains("the dealer deals from the hand"), by_hand, "{}", set.name);
    }
}

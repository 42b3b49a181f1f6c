//! The game in a few words, and the table at a glance.

use croupier_rules::families::baccarat::{Clauses, Variation};
use croupier_rules::submission::{Options, Terms};
use croupier_rules::{GameId, Provision, cite};
use serde::Serialize;

use super::face::{Face, cards};
use super::said::Said;
use crate::filing::Filing;

/// One thing about the table.
#[derive(Debug, Serialize)]
pub struct Fact {
    label: &'static str,
    value: String,
    clause: Option<&'static str>,
}

/// The cards on the title: good ones of the game.
pub fn motto(game: GameId) -> Vec<Face> {
    Face::all(&cards(match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => "9h Ks",
        GameId::ThreeCardPrime => "As Ks Qs",
        GameId::Saigon5Card => "Jk Kh 4c 6d 4s",
    }))
}

/// What the game is.
pub fn about(filing: &Filing) -> Vec<Said> {
    match filing.submission().terms() {
        Terms::Baccarat(terms) => Clauses::of(filing.game())
            .map_or_else(Vec::new, |chapter| baccarat(filing.game(), chapter, terms.variation)),
        Terms::ThreeCardPrime(_) => prime(),
        Terms::Saigon5Card(_) => saigon(),
    }
}

fn baccarat(game: GameId, chapter: &Clauses, variation: Variation) -> Vec<Said> {
    let mut about = vec![
        Said::under(
            "Two hands are dealt, the Player's Hand and the Banker's Hand, and the one with the higher Point \
             Count, nine at best, wins.",
            &[chapter.dealing.two_hands, chapter.ranking.point_count],
        ),
        Said::under(
            "You wager on either hand or on a tie: the Player's Hand is not yours, nor is the Banker's Hand the \
             casino's, and the cards themselves leave nothing to decide.",
            &[chapter.wagers.permitted],
        ),
    ];
    if game == GameId::Baccarat {
        about.push(Said::under(
            "The cards are dealt by one of the players, the curator.",
            &[cite!("631a.7(c)"), cite!("631a.9(c)")],
        ));
    }
    about.push(match variation {
        Variation::Ez => Said::under(
            "This is an EZ Baccarat table: no vigorish is ever collected, and instead a Dragon 7 returns a wager \
             on the Banker's Hand.",
            &[chapter.cards.ez_baccarat, chapter.wagers.banker_returned],
        ),
        Variation::Vigorish(_) => Said::under(
            "A winning wager on the Banker's Hand owes a small charge, the vigorish.",
            &[chapter.payouts.banker],
        ),
    });
    about
}

fn prime() -> Vec<Said> {
    vec![
        Said::under(
            "You and the dealer get three cards each, and the better Poker hand wins.",
            &[cite!("679a.1/hand"), cite!("679a.7(d)(1)")],
        ),
        Said::under(
            "An Ante Wager brings you into the round; having seen your cards, you either match it with a Play \
             Wager or fold.",
            &[cite!("679a.1/ante-wager"), cite!("679a.1/play-wager")],
        ),
        Said::under(
            "The dealer needs queen high or better to qualify, and a tie is yours.",
            &[cite!("679a.1/qualify"), cite!("679a.11(c)(3)(ii)")],
        ),
    ]
}

fn saigon() -> Vec<Said> {
    vec![
        Said::under(
            "You get five cards, and so does the dealer, from a deck with one joker.",
            &[cite!("680a.3(a)"), cite!("680a.8(c)")],
        ),
        Said::under(
            "Three of the five should total 10, 20 or 30: then the hand qualifies, and the two cards that are \
             left show down against the dealer's.",
            &[cite!("680a.1/qualify"), cite!("680a.1/showdown-hand")],
        ),
        Said::under("The higher Point Count of the two wins, ten at best.", &[cite!("680a.6(b)")]),
    ]
}

/// The table at a glance.
pub fn facts(filing: &Filing) -> Vec<Fact> {
    let stakes = filing.submission().stakes();
    let fact =
        |label, value, clause: Option<Provision>| Fact { label, value, clause: clause.map(Provision::id) };
    let mut facts = vec![
        fact("Lowest wager", stakes.minimum.to_string(), None),
        fact("Highest wager", stakes.maximum.to_string(), None),
        fact("In steps of", stakes.smallest_chip.to_string(), None),
        fact("Players", stakes.seats.to_string(), Some(seats(filing.game()))),
        fact("Cards", decks(filing), Some(decks_clause(filing.game()))),
    ];
    if let Some((boxes, clause)) = boxes(filing) {
        facts.push(fact("Boxes per player", boxes.to_string(), Some(clause)));
    }
    if let Some(limit) = filing.payout_limit() {
        facts.push(fact("Payout limit", limit.to_string(), super::closing::limit_clause(filing.game())));
    }
    facts
}

const fn seats(game: GameId) -> Provision {
    match game {
        GameId::Minibaccarat => cite!("627a.2(a)"),
        GameId::Midibaccarat => cite!("629a.2(a)"),
        GameId::Baccarat => cite!("631a.2(a)"),
        GameId::ThreeCardPrime => cite!("679a.2(a)"),
        GameId::Saigon5Card => cite!("680a.2(a)"),
    }
}

const fn decks_clause(game: GameId) -> Provision {
    match game {
        GameId::Minibaccarat => cite!("627a.3(a)"),
        GameId::Midibaccarat => cite!("629a.3(a)"),
        GameId::Baccarat => cite!("631a.3(a)"),
        GameId::ThreeCardPrime => cite!("679a.3(a)"),
        GameId::Saigon5Card => cite!("680a.3(a)"),
    }
}

/// The cards that a round is dealt from; a second batch or deck waits its turn.
fn decks(filing: &Filing) -> String {
    match filing.submission().terms() {
        Terms::Baccarat(terms) => format!("{} decks", terms.decks),
        Terms::ThreeCardPrime(_) => "one deck of 52".to_owned(),
        Terms::Saigon5Card(_) => "52 and a joker".to_owned(),
    }
}

fn boxes(filing: &Filing) -> Option<(u8, Provision)> {
    match filing.submission().options() {
        Options::Baccarat(_) => None,
        Options::ThreeCardPrime(options) => Some((options.dealing.boxes_per_player, cite!("679a.7(e)"))),
        Options::Saigon5Card(options) => Some((options.dealing.boxes_per_player, cite!("680a.7(e)"))),
    }
}

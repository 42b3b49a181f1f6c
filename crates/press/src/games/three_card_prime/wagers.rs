//! The wagers of Three Card Prime.

use croupier_odds::offer::OfferedWager;
use croupier_rules::chapters::three_card_prime::{PrimeWager, Terms};
use croupier_rules::cite;
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::GameWager;

use crate::guide::{Outcome, Said, Words, loses, returned, wins};
use crate::words::capital;

/// The sentences on a wager. The Ante and the Play Wager have figures of their own together.
pub fn words(terms: &Terms, offered: &OfferedWager) -> Words {
    let (what, outcomes, notes) = match PrimeWager::from_slug(offered.slug) {
        None | Some(PrimeWager::Ante | PrimeWager::Play) => (ante_play(), contest(), Vec::new()),
        Some(PrimeWager::Prime) => (color(), one_color(), Vec::new()),
        Some(PrimeWager::PairBonus) => (pair_bonus(), pair_or_better(), Vec::new()),
        Some(PrimeWager::AllSix) => (all_six(), three_or_better(), six_card_royal(terms)),
    };
    Words { name: capital(offered.name), what, outcomes, notes }
}

fn ante_play() -> Said {
    Said::under(
        "Your hand against the dealer's: the Ante before the deal, and the Play Wager, as much again, if you stay in.",
        &[cite!("679a.1/ante-wager"), cite!("679a.1/play-wager"), cite!("679a.7(d)(1)")],
    )
}

fn contest() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "Ante and Play, when the dealer qualifies and your hand is higher or equal",
            &[cite!("679a.11(c)(3)(ii)")],
        )),
        returned(Said::under(
            "the Ante, when the dealer does not qualify; the Play Wager then wins",
            &[cite!("679a.11(c)(3)(i)")],
        )),
        loses(Said::under(
            "Ante and Play, when the dealer qualifies and beats your flush or less",
            &[cite!("679a.11(c)(3)(iii)")],
        )),
        loses(Said::under(
            "the Ante only, when the dealer beats your straight or better: the Play Wager is then paid the Bad Beat \
             Bonus",
            &[cite!("679a.11(c)(3)(iv)")],
        )),
        loses(Said::under("the Ante, when you fold", &[cite!("679a.11(b)")])),
    ]
}

fn color() -> Said {
    Said::under(
        "That your three cards are all red or all black.",
        &[cite!("679a.1/prime-wager"), cite!("679a.7(d)(2)")],
    )
}

fn one_color() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "when your cards share a color, and at the higher price when the dealer's three share it too",
            &[cite!("679a.11(d)(1)(ii)")],
        )),
        loses(Said::under("when your cards mix red and black", &[cite!("679a.11(d)(1)(i)")])),
    ]
}

fn pair_bonus() -> Said {
    Said::under(
        "That you are dealt a pair or better. A fourth card decides by which list you are paid.",
        &[cite!("679a.1/pair-bonus-wager"), cite!("679a.7(d)(3)")],
    )
}

fn pair_or_better() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "with a pair or better; the dealer then turns up your fourth card",
            &[cite!("679a.11(d)(2)(ii)")],
        )),
        loses(Said::under("with less than a pair", &[cite!("679a.11(d)(2)(i)")])),
    ]
}

fn all_six() -> Said {
    Said::under(
        "That your three cards and the dealer's three together make three-of-a-kind or better.",
        &[cite!("679a.1/all-six-bonus-wager"), cite!("679a.7(d)(4)")],
    )
}

fn three_or_better() -> Vec<Outcome> {
    vec![
        wins(Said::under("with three-of-a-kind or better in the six cards", &[cite!("679a.11(d)(3)(ii)")])),
        loses(Said::under("with less than that", &[cite!("679a.11(d)(3)(i)")])),
    ]
}

/// Four of the five paytables have no payout of its own for it (ER-209).
fn six_card_royal(terms: &Terms) -> Vec<Said> {
    match terms.all_six {
        Some(Letter::A | Letter::B | Letter::C | Letter::D) => vec![Said::under(
            "A six-card royal flush contains a royal flush and is paid as one.",
            &[cite!("679a.6(d)(1)"), cite!("679a.12(g)")],
        )],
        Some(Letter::E) | None => Vec::new(),
    }
}

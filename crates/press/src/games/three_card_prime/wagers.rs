//! The wagers of Three Card Prime.

use croupier_odds::offer::OfferedWager;
use croupier_rules::Provision;
use croupier_rules::chapters::three_card_prime::completion::{
    ALL_SIX_LOSES, ALL_SIX_WINS, FourthCard, PAIR_BONUS_LOSES, PRIME_LOSES, PRIME_WINS,
};
use croupier_rules::chapters::three_card_prime::payouts::ALL_SIX_SELECTION;
use croupier_rules::chapters::three_card_prime::{AllSixHand, Decision, PrimeWager, Showdown, Terms};
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

fn definition(wager: PrimeWager) -> Provision {
    wager.definition().provision
}

fn ante_play() -> Said {
    Said::under(
        "Your hand against the dealer's: the Ante before the deal, and the Play Wager, as much again, if you stay in.",
        &[definition(PrimeWager::Ante), definition(PrimeWager::Play), PrimeWager::Ante.provision()],
    )
}

fn contest() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "Ante and Play, when the dealer qualifies and your hand is higher or equal",
            &[Showdown::PlayerHigherOrEqual.provision()],
        )),
        returned(Said::under(
            "the Ante, when the dealer does not qualify; the Play Wager then wins",
            &[Showdown::DealerDoesNotQualify.provision()],
        )),
        loses(Said::under(
            "Ante and Play, when the dealer qualifies and beats your flush or less",
            &[Showdown::PlayerLowerFlushOrLower.provision()],
        )),
        loses(Said::under(
            "the Ante only, when the dealer beats your straight or better: the Play Wager is then paid the Bad Beat \
             Bonus",
            &[Showdown::PlayerLowerStraightOrBetter.provision()],
        )),
        loses(Said::under("the Ante, when you fold", &[Decision::PROVISION])),
    ]
}

fn color() -> Said {
    Said::under(
        "That your three cards are all red or all black.",
        &[definition(PrimeWager::Prime), PrimeWager::Prime.provision()],
    )
}

fn one_color() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "when your cards share a color, and at the higher payout when the dealer's three share it too",
            &[PRIME_WINS],
        )),
        loses(Said::under("when your cards mix red and black", &[PRIME_LOSES])),
    ]
}

fn pair_bonus() -> Said {
    Said::under(
        "That you are dealt a pair or better. A fourth card decides by which list you are paid.",
        &[definition(PrimeWager::PairBonus), PrimeWager::PairBonus.provision()],
    )
}

fn pair_or_better() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "with a pair or better; the dealer then turns up your fourth card",
            &[FourthCard::REVEALED],
        )),
        loses(Said::under("with less than a pair", &[PAIR_BONUS_LOSES])),
    ]
}

fn all_six() -> Said {
    Said::under(
        "That your three cards and the dealer's three together make three-of-a-kind or better.",
        &[definition(PrimeWager::AllSix), PrimeWager::AllSix.provision()],
    )
}

fn three_or_better() -> Vec<Outcome> {
    vec![
        wins(Said::under("with three-of-a-kind or better in the six cards", &[ALL_SIX_WINS])),
        loses(Said::under("with less than that", &[ALL_SIX_LOSES])),
    ]
}

/// Four of the five paytables have no payout of its own for it (ER-209).
fn six_card_royal(terms: &Terms) -> Vec<Said> {
    match terms.all_six {
        Some(Letter::A | Letter::B | Letter::C | Letter::D) => vec![Said::under(
            "A six-card royal flush contains a royal flush and is paid as one.",
            &[AllSixHand::SixCardRoyal.provision(), ALL_SIX_SELECTION],
        )],
        Some(Letter::E) | None => Vec::new(),
    }
}

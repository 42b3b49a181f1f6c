//! The wagers of Saigon 5 Card.

use croupier_odds::offer::OfferedWager;
use croupier_rules::chapters::saigon_5_card::SaigonWager;
use croupier_rules::cite;
use croupier_rules::kit::wager::GameWager;

use crate::guide::{Outcome, Said, Words, loses, returned, wins};
use crate::words::capital;

pub fn words(offered: &OfferedWager) -> Option<Words> {
    let (what, outcomes) = match SaigonWager::from_slug(offered.slug)? {
        SaigonWager::Ante => (ante(), contest()),
        SaigonWager::Bonus => (bonus(), two_pair_or_better()),
    };
    Some(Words { name: capital(offered.name), what, outcomes, notes: Vec::new() })
}

fn ante() -> Said {
    let text = "Your two hands against the dealer's two.";
    Said::under(text, &[cite!("680a.1/ante-wager"), cite!("680a.7(d)(1)")])
}

fn contest() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "when you qualify and the dealer does not",
            &[cite!("680a.11(d)(1)(ii)(A)"), cite!("680a.11(d)(1)(ii)(B)")],
        )),
        wins(Said::under(
            "when both qualify and your Point Count is the higher",
            &[cite!("680a.11(d)(2)(ii)(B)")],
        )),
        returned(Said::under("when neither qualifies", &[cite!("680a.11(d)(1)(i)")])),
        returned(Said::under(
            "when both qualify with the same Point Count",
            &[cite!("680a.11(d)(2)(ii)(C)")],
        )),
        loses(Said::under("when only the dealer qualifies", &[cite!("680a.11(d)(2)(i)")])),
        loses(Said::under(
            "when both qualify and the dealer's Point Count is the higher",
            &[cite!("680a.11(d)(2)(ii)(A)")],
        )),
    ]
}

fn bonus() -> Said {
    Said::under(
        "That your five cards make two pair or better, whatever the dealer holds.",
        &[cite!("680a.1/bonus-wager"), cite!("680a.7(d)(2)")],
    )
}

fn two_pair_or_better() -> Vec<Outcome> {
    vec![
        wins(Said::under("with two pair or better", &[cite!("680a.11(e)(2)")])),
        loses(Said::under("with less than two pair", &[cite!("680a.11(e)(1)")])),
    ]
}

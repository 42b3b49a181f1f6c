//! The wagers of Saigon 5 Card.

use croupier_odds::offer::OfferedWager;
use croupier_rules::Provision;
use croupier_rules::chapters::saigon_5_card::completion::bonus_ruling;
use croupier_rules::chapters::saigon_5_card::{BonusHand, SaigonWager, Showdown};
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

/// The definition of a wager, and the clause that allows it.
const fn made(wager: SaigonWager) -> [Provision; 2] {
    let (_, definition) = wager.standing();
    [definition, wager.provision()]
}

/// The clause that decides the Ante Wager.
const fn decided(showdown: Showdown) -> Provision {
    showdown.ante_ruling().decided_by
}

fn ante() -> Said {
    let text = "Your two hands against the dealer's two.";
    Said::under(text, &made(SaigonWager::Ante))
}

fn contest() -> Vec<Outcome> {
    vec![
        wins(Said::under(
            "when you qualify and the dealer does not",
            &[decided(Showdown::OnlyPlayerQualifies), decided(Showdown::OnlyPlayerQualifiesWithFive)],
        )),
        wins(Said::under(
            "when both qualify and your Point Count is the higher",
            &[decided(Showdown::DealerLower)],
        )),
        returned(Said::under("when neither qualifies", &[decided(Showdown::NeitherQualifies)])),
        returned(Said::under("when both qualify with the same Point Count", &[decided(Showdown::Equal)])),
        loses(Said::under("when only the dealer qualifies", &[decided(Showdown::OnlyDealerQualifies)])),
        loses(Said::under(
            "when both qualify and the dealer's Point Count is the higher",
            &[decided(Showdown::DealerHigher)],
        )),
    ]
}

fn bonus() -> Said {
    Said::under(
        "That your five cards make two pair or better, whatever the dealer holds.",
        &made(SaigonWager::Bonus),
    )
}

fn two_pair_or_better() -> Vec<Outcome> {
    vec![
        wins(Said::under("with two pair or better", &[bonus_ruling(Some(BonusHand::TwoPair)).decided_by])),
        loses(Said::under("with less than two pair", &[bonus_ruling(None).decided_by])),
    ]
}

//! A round of Three Card Prime.

use croupier_rules::chapters::three_card_prime::{PrimeWager, Terms};
use croupier_rules::kit::wager::{GameWager, Offer};
use croupier_rules::submission::PrimeOptions;
use croupier_rules::submission::account::Heading;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::{Provision, cite};

use super::super::said::{Said, all_of, any_of};
use super::{Step, chosen};
use crate::filing::Filing;

pub fn steps(filing: &Filing, options: &PrimeOptions) -> Vec<Step> {
    let optional = optional(&options.terms);
    vec![
        Step::new("Place your wagers", placing(&optional)),
        Step::new("Three cards each", dealing(filing, options)),
        Step::new("Look at your hand", looking()),
        Step::new("Play or fold", deciding(&optional)),
        Step::new("The dealer's hand", revealing()),
        Step::new("Settling", settling(&optional)),
    ]
}

/// The optional wagers that the table offers.
pub fn optional(terms: &Terms) -> Vec<PrimeWager> {
    let optional = [PrimeWager::Prime, PrimeWager::PairBonus, PrimeWager::AllSix];
    optional.into_iter().filter(|wager| wager.offer(terms) == Offer::Offered).collect()
}

fn names(wagers: &[PrimeWager]) -> Vec<&'static str> {
    wagers.iter().map(|wager| wager.name()).collect()
}

fn placing(optional: &[PrimeWager]) -> Vec<Said> {
    let mut said = vec![Said::under(
        "Everybody who plays puts down an Ante Wager in chips or plaques before the first card; spoken wagers and \
         cash are not taken.",
        &[cite!("679a.1/ante-wager"), cite!("679a.7(a)")],
    )];
    if !optional.is_empty() {
        let clauses: Vec<Provision> = optional.iter().map(|wager| wager.provision()).collect();
        said.push(Said::under(format!("Beside it you may make the {}.", any_of(&names(optional))), &clauses));
    }
    said.push(Said::under(
        "From the call \"no more bets\" on, only the Play Wager is still to come. Only seated players wager, and \
         they stay until the round is over.",
        &[cite!("679a.7(b)"), cite!("679a.7(c)")],
    ));
    said
}

fn dealing(filing: &Filing, options: &PrimeOptions) -> Vec<Said> {
    let way = chosen(filing, Heading::Dealing).next();
    let fourth = options.terms.pair_bonus.map(|_| {
        Said::under(
            "With a Pair Bonus Wager you get a fourth card, which lies face down until it is needed.",
            &[fourth_card(options)],
        )
    });
    way.into_iter().chain(fourth).collect()
}

const fn fourth_card(options: &PrimeOptions) -> Provision {
    match (options.dealing.method, options.cards_per_stack) {
        (DealingMethod::ManualShoe, _) => cite!("679a.8(c)"),
        (DealingMethod::Hand, _) => cite!("679a.9(b)"),
        (DealingMethod::AutomatedShoe, 4) => cite!("679a.10(g)(1)"),
        (DealingMethod::AutomatedShoe, _) => cite!("679a.10(c)"),
    }
}

fn looking() -> Vec<Said> {
    vec![Said::under(
        "Look at your own cards and keep them where the dealer can see them. Nobody but you and the dealer may \
         touch them.",
        &[cite!("679a.11(a)"), cite!("679a.11(a)(1)"), cite!("679a.11(a)(2)")],
    )]
}

fn deciding(optional: &[PrimeWager]) -> Vec<Said> {
    let mut said = vec![Said::under(
        "Asked in turn, you either make a Play Wager of exactly the amount of your Ante, or fold and give up the \
         Ante.",
        &[cite!("679a.7(d)(1)"), cite!("679a.11(b)")],
    )];
    if !optional.is_empty() {
        let text = format!("Folding leaves the {} in play.", all_of(&names(optional)));
        said.push(Said::under(text, &[cite!("679a.11(b)")]));
    }
    said
}

fn revealing() -> Vec<Said> {
    vec![Said::under(
        "The dealer turns up three cards. Queen high or better qualifies.",
        &[cite!("679a.11(c)"), cite!("679a.1/qualify")],
    )]
}

fn settling(optional: &[PrimeWager]) -> Vec<Said> {
    let mut said = vec![Said::under(
        "From the dealer's right on, hand after hand is turned up, compared and settled. An equal hand wins for \
         the player.",
        &[cite!("679a.11(c)"), cite!("679a.11(c)(3)(ii)")],
    )];
    if !optional.is_empty() {
        let last = "Optional wagers are settled last, each player's after the same player's Ante and Play.";
        said.push(Said::under(last, &[PrimeWager::OPTIONAL_WAGERS_LAST]));
    }
    said
}

//! A round of Three Card Prime.

use croupier_rules::Provision;
use croupier_rules::chapters::three_card_prime::ranking::QUALIFYING;
use croupier_rules::chapters::three_card_prime::{CLAUSES, PrimeWager, Showdown, Terms};
use croupier_rules::families::poker::Method;
use croupier_rules::kit::wager::{GameWager, Offer};
use croupier_rules::submission::PrimeOptions;
use croupier_rules::submission::account::Heading;
use croupier_rules::submission::choice::DealingMethod;

use super::Prime;
use crate::filing::Filing;
use crate::games::poker_type::{ante, closed, looking};
use crate::guide::{Said, Step, all_of, any_of, chosen};

pub fn of(table: &Prime, filing: &Filing) -> Vec<Step> {
    let optional = optional(&table.options.terms);
    vec![
        Step::new("Place your wagers", placing(table, &optional)),
        Step::new("Three cards each", dealing(filing, &table.options)),
        Step::new("Look at your hand", vec![looking(&CLAUSES.completion)]),
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

fn placing(table: &Prime, optional: &[PrimeWager]) -> Vec<Said> {
    let mut said = vec![ante(table.chapter, PrimeWager::Ante.definition().provision)];
    if !optional.is_empty() {
        let clauses: Vec<Provision> = optional.iter().map(|wager| wager.provision()).collect();
        said.push(Said::under(format!("Beside it you may make the {}.", any_of(&names(optional))), &clauses));
    }
    said.push(Said::under(
        "From the call \"no more bets\" on, only the Play Wager is still to come. Only seated players wager, and \
         they stay until the round is over.",
        &closed(table.chapter),
    ));
    said
}

fn dealing(filing: &Filing, options: &PrimeOptions) -> Vec<Said> {
    let way = chosen(filing, Heading::Dealing).next();
    let fourth = options.terms.pair_bonus.and_then(|_| fourth_card(options)).map(|clause| {
        let text = "With a Pair Bonus Wager you get a fourth card, which lies face down until it is needed.";
        Said::under(text, &[clause])
    });
    way.into_iter().chain(fourth).collect()
}

/// The clause under which the fourth card is dealt.
fn fourth_card(options: &PrimeOptions) -> Option<Provision> {
    let method = match options.dealing.method {
        DealingMethod::ManualShoe => Method::ManualShoe,
        DealingMethod::Hand => Method::Hand,
        DealingMethod::AutomatedShoe if options.cards_per_stack == 4 => Method::FourCardStacks,
        DealingMethod::AutomatedShoe => Method::AutomatedShoe,
    };
    CLAUSES.dealing.of(method)?.fourth_cards
}

fn deciding(optional: &[PrimeWager]) -> Vec<Said> {
    let mut said = vec![Said::under(
        "Asked in turn, you either make a Play Wager of exactly the amount of your Ante, or fold and give up the \
         Ante.",
        &[PrimeWager::Play.provision(), CLAUSES.completion.decide],
    )];
    if !optional.is_empty() {
        let text = format!("Folding leaves the {} in play.", all_of(&names(optional)));
        said.push(Said::under(text, &[CLAUSES.completion.decide]));
    }
    said
}

fn revealing() -> Vec<Said> {
    vec![Said::under(
        "The dealer turns up three cards. Queen high or better qualifies.",
        &[CLAUSES.completion.reveal, QUALIFYING],
    )]
}

fn settling(optional: &[PrimeWager]) -> Vec<Said> {
    let mut said = vec![Said::under(
        "From the dealer's right on, hand after hand is turned up, compared and settled. An equal hand wins for \
         the player.",
        &[CLAUSES.completion.settle, Showdown::PlayerHigherOrEqual.provision()],
    )];
    if !optional.is_empty() {
        let last = "Optional wagers are settled last, each player's after the same player's Ante and Play.";
        said.push(Said::under(last, &[PrimeWager::OPTIONAL_WAGERS_LAST]));
    }
    said
}

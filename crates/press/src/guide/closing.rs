//! What can go wrong, the limits of the table, and a word of care.

use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::chapters::{saigon_5_card, three_card_prime};
use croupier_rules::families::baccarat::Clauses;
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::Offer;
use croupier_rules::submission::account::{Heading, account};
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::submission::{Options, Terms};
use croupier_rules::{GameId, Provision, cite};

use super::said::Said;
use crate::filing::Filing;

/// Said to everybody.
pub const CARE: [&str; 3] = [
    "Play for the pleasure of the game, with money that you can do without, and decide before you sit down how much \
     and how long.",
    "Raising or lowering your wagers by a system does not change what they hold, and a loss is not won back by playing \
     on.",
    "If it is no longer a pleasure, stop. Anybody who works here will tell you, in confidence, where help with \
     gambling is to be had, and how to be kept from playing if you ask for it.",
];

/// What a patron should know about mistakes.
pub fn irregular(filing: &Filing) -> Vec<Said> {
    let mut said = match filing.submission().options() {
        Options::Baccarat(_) => baccarat(filing),
        Options::ThreeCardPrime(options) => prime(&options.terms, options.dealing.method),
        Options::Saigon5Card(options) => saigon(options.dealing.method),
    };
    said.push(Said::plain(
        "If something looks wrong to you, say so at once. What no rule covers is for the floorperson to decide.",
    ));
    said
}

fn baccarat(filing: &Filing) -> Vec<Said> {
    let Some(chapter) = Clauses::of(filing.game()) else { return Vec::new() };
    let clauses = &chapter.irregularities;
    let mut said = vec![Said::under(
        "A card drawn by mistake that nobody has seen starts the next hand. If it went to a Player's Hand that stays, \
         it is the Banker's third card where that hand must draw.",
        &[clauses.not_disclosed, clauses.third_card_not_disclosed],
    )];
    said.extend(account(filing.game(), filing.filed(), Heading::Irregularities).into_iter().map(Said::from));
    said.push(Said::under(
        "Any other card seen by mistake, or found face up in the shoe, starts a round that is dealt without wagers.",
        &[clauses.disclosed.provision],
    ));
    said.push(Said::under(
        "If the shoe cannot finish a round, the round is void and every wager is returned.",
        &[clauses.insufficient.provision],
    ));
    said
}

const FACE_UP: &str = "A card found face up during the deal is not used. If there is a second one, every hand is void, \
                       all wagers are returned and the cards are reshuffled.";
const UNSEEN: &str = "A card drawn by mistake whose face nobody saw is used as the next card.";
const WRONG_NUMBER: &str = "If you or the dealer get a wrong number of cards, every hand is void and all wagers are \
                            returned.";
const JAMMED: &str =
    "If the automated shoe jams or stops in a round, the round is void and all wagers are returned.";
const LEFT: &str = "If you leave the table during a round, your wagers may count as abandoned and lost.";

fn prime(terms: &PrimeTerms, method: DealingMethod) -> Vec<Said> {
    let mut said = vec![
        Said::under(FACE_UP, &[cite!("679a.13(a)")]),
        Said::under(UNSEEN, &[cite!("679a.13(b)")]),
        Said::under(WRONG_NUMBER, &[cite!("679a.13(c)")]),
        Said::under(exposed(terms), &[cite!("679a.13(d)")]),
    ];
    if method == DealingMethod::AutomatedShoe {
        said.push(Said::under(JAMMED, &[cite!("679a.13(f)")]));
    }
    said.push(Said::under(LEFT, &[cite!("679a.7(b)")]));
    said
}

fn exposed(terms: &PrimeTerms) -> &'static str {
    let has_optional = terms.prime == Offer::Offered || terms.pair_bonus.is_some() || terms.all_six.is_some();
    if has_optional {
        "If a card of the dealer's is seen too early, Ante and Play Wagers are returned; the optional wagers are \
         settled all the same."
    } else {
        "If a card of the dealer's is seen too early, every hand is void and Ante and Play Wagers are returned."
    }
}

fn saigon(method: DealingMethod) -> Vec<Said> {
    let mut said = vec![
        Said::under(FACE_UP, &[cite!("680a.13(a)")]),
        Said::under(UNSEEN, &[cite!("680a.13(b)")]),
        Said::under(WRONG_NUMBER, &[cite!("680a.13(c)")]),
    ];
    if method == DealingMethod::AutomatedShoe {
        said.push(Said::under(JAMMED, &[cite!("680a.13(e)")]));
    }
    said.push(Said::under(LEFT, &[cite!("680a.7(b)")]));
    said
}

/// The clause under which a payout limit stands.
pub const fn limit_clause(game: GameId) -> Option<Provision> {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => None,
        GameId::ThreeCardPrime => Some(three_card_prime::payouts::PAYOUT_LIMIT),
        GameId::Saigon5Card => Some(saigon_5_card::payouts::PAYOUT_LIMIT),
    }
}

/// The limits that all wagers are subject to.
pub fn limits(filing: &Filing) -> Vec<Said> {
    let stakes = filing.submission().stakes();
    let (minimum, maximum) = (stakes.minimum, stakes.maximum);
    let wagers = Said::plain(format!(
        "Every wager is subject to the minimum of {minimum} and the maximum of {maximum} of this table."
    ));
    core::iter::once(wagers).chain(payout_limit(filing)).chain(outside_limit(filing)).collect()
}

fn payout_limit(filing: &Filing) -> Option<Said> {
    let (limit, clause) = filing.payout_limit().zip(limit_clause(filing.game()))?;
    let text = format!("All wagers together, one player is paid {limit} in a round at most.");
    Some(Said::under(text, &[clause]))
}

fn outside_limit(filing: &Filing) -> Option<Said> {
    match filing.submission().terms() {
        Terms::ThreeCardPrime(PrimeTerms { all_six: Some(Letter::E), payout_limit: Some(_), .. }) => {
            let text = "A six-card royal flush is paid in full, outside that limit.";
            Some(Said::under(text, &[three_card_prime::payouts::PAYOUT_LIMIT]))
        }
        Terms::ThreeCardPrime(_) | Terms::Baccarat(_) | Terms::Saigon5Card(_) => None,
    }
}

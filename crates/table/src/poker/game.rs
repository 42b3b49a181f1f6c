//! Which of the two games is played, by which method, and under which clauses. What differs between the games
//! lives in a `prime` and a `saigon` file of each concern; this is the fork they hang on.

use croupier_rules::chapters::saigon_5_card::Terms as SaigonTerms;
use croupier_rules::chapters::saigon_5_card::dealing::Method as SaigonMethod;
use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::chapters::three_card_prime::dealing::{Method as PrimeMethod, Stack};
use croupier_rules::chapters::{saigon_5_card, three_card_prime};
use croupier_rules::kit::wager::GameWager;
use croupier_rules::{Cents, Provision, cite};

use super::reason::PokerReason;
use crate::refusal::{Reason, Refusal};
use crate::setup::{DealingMethod, Setup, Terms};
use crate::state::State;

/// The game of a table, with its terms and its method of dealing.
#[derive(Clone, Copy, Debug)]
pub(super) enum Game<'a> {
    Prime(&'a PrimeTerms, PrimeMethod),
    Saigon(&'a SaigonTerms, SaigonMethod),
}

/// The clauses of one method of dealing.
#[derive(Clone, Copy, Debug)]
pub(super) struct DealingClauses {
    pub no_more_bets: Provision,
    pub hands: Provision,
    pub stub: Provision,
    pub count: Provision,
    pub right_count: Provision,
    pub wrong_count: Provision,
}

/// The clauses by which a round is completed.
#[derive(Clone, Copy, Debug)]
pub(super) struct CompletionClauses {
    pub examine: Provision,
    pub touch: Provision,
    pub full_view: Provision,
    pub decide: Provision,
    pub reveal: Provision,
    pub settle: Provision,
    pub discard: Provision,
    pub payout_limit: Provision,
}

const PRIME: CompletionClauses = CompletionClauses {
    examine: cite!("679a.11(a)"),
    touch: cite!("679a.11(a)(1)"),
    full_view: cite!("679a.11(a)(2)"),
    decide: three_card_prime::Decision::PROVISION,
    reveal: cite!("679a.11(c)"),
    settle: cite!("679a.11(c)"),
    discard: cite!("679a.11(e)"),
    payout_limit: three_card_prime::payouts::PAYOUT_LIMIT,
};

const SAIGON: CompletionClauses = CompletionClauses {
    examine: cite!("680a.11(a)"),
    touch: cite!("680a.11(a)(1)"),
    full_view: cite!("680a.11(a)(2)"),
    decide: cite!("680a.11(b)"),
    reveal: cite!("680a.11(c)"),
    settle: saigon_5_card::completion::SETTLEMENT_ORDER,
    discard: cite!("680a.11(f)"),
    payout_limit: saigon_5_card::payouts::PAYOUT_LIMIT,
};

impl<'a> Game<'a> {
    /// The game as it is dealt now: as filed, or from a manual shoe while a device cannot be used.
    pub(super) fn of(state: &'a State) -> Result<Game<'a>, Refusal> {
        Game::dealt(&state.setup, state.cards.dealing(&state.setup))
    }

    /// The game as it is filed.
    pub(super) fn filed(setup: &'a Setup) -> Result<Game<'a>, Refusal> {
        Game::dealt(setup, setup.dealing)
    }

    /// The game with a method of dealing, if that is one of the game's.
    fn dealt(setup: &'a Setup, dealing: DealingMethod) -> Result<Game<'a>, Refusal> {
        let game = match &setup.terms {
            Terms::Prime(terms) => prime_method(dealing).map(|method| Game::Prime(terms, method)),
            Terms::Saigon(terms) => saigon_method(dealing).map(|method| Game::Saigon(terms, method)),
            Terms::Baccarat(_) => return Err(Refusal::plain(Reason::AnotherGame)),
        };
        game.ok_or(Refusal::plain(PokerReason::MethodOfAnotherGame))
    }

    pub(super) fn dealing(&self) -> DealingClauses {
        match self {
            Game::Prime(_, method) => prime_clauses(method.steps()),
            Game::Saigon(_, method) => saigon_clauses(method.clauses()),
        }
    }

    pub(super) fn completion(&self) -> &'static CompletionClauses {
        match self {
            Game::Prime(..) => &PRIME,
            Game::Saigon(..) => &SAIGON,
        }
    }

    /// How many wagers a box can hold.
    pub(super) fn wagers(&self) -> u8 {
        match self {
            Game::Prime(..) => three_card_prime::PrimeWager::ALL.len() as u8,
            Game::Saigon(..) => saigon_5_card::SaigonWager::ALL.len() as u8,
        }
    }

    pub(super) fn payout_limit(&self) -> Option<Cents> {
        match self {
            Game::Prime(terms, _) => terms.payout_limit,
            Game::Saigon(terms, _) => terms.payout_limit,
        }
    }

    /// Whether the cards come from an automated dealing shoe, in stacks.
    pub(super) fn has_automated_shoe(&self) -> bool {
        match self {
            Game::Prime(_, PrimeMethod::AutomatedShoe(_)) => true,
            Game::Saigon(_, SaigonMethod::AutomatedShoe) => true,
            Game::Prime(_, PrimeMethod::ManualShoe | PrimeMethod::Hand) => false,
            Game::Saigon(_, SaigonMethod::ManualShoe | SaigonMethod::Hand) => false,
        }
    }

    /// The clause on drawing each card with the hand that is nearest to the shoe, where there is a manual one.
    pub(super) fn nearest_hand(&self) -> Option<Provision> {
        match self {
            Game::Prime(_, PrimeMethod::ManualShoe) => Some(cite!("679a.8(b)")),
            Game::Saigon(_, SaigonMethod::ManualShoe) => Some(cite!("680a.8(b)")),
            Game::Prime(_, PrimeMethod::Hand | PrimeMethod::AutomatedShoe(_)) => None,
            Game::Saigon(_, SaigonMethod::Hand | SaigonMethod::AutomatedShoe) => None,
        }
    }

    /// The clause on holding the deck in one hand for the whole round, where it is dealt from the hand.
    pub(super) fn chosen_hand(&self) -> Option<Provision> {
        match self {
            Game::Prime(_, PrimeMethod::Hand) => Some(cite!("679a.9(a)(2)")),
            Game::Saigon(_, SaigonMethod::Hand) => Some(cite!("680a.9(a)(2)")),
            Game::Prime(_, PrimeMethod::ManualShoe | PrimeMethod::AutomatedShoe(_)) => None,
            Game::Saigon(_, SaigonMethod::ManualShoe | SaigonMethod::AutomatedShoe) => None,
        }
    }
}

const fn prime_method(dealing: DealingMethod) -> Option<PrimeMethod> {
    match dealing {
        DealingMethod::ManualShoe => Some(PrimeMethod::ManualShoe),
        DealingMethod::Hand => Some(PrimeMethod::Hand),
        DealingMethod::AutomatedShoe => Some(PrimeMethod::AutomatedShoe(Stack::Three)),
        DealingMethod::FourCardStacks => Some(PrimeMethod::AutomatedShoe(Stack::Four)),
        DealingMethod::FaceUp
        | DealingMethod::FaceDown
        | DealingMethod::PlayersTurn
        | DealingMethod::CallerTurns => None,
    }
}

const fn saigon_method(dealing: DealingMethod) -> Option<SaigonMethod> {
    match dealing {
        DealingMethod::ManualShoe => Some(SaigonMethod::ManualShoe),
        DealingMethod::Hand => Some(SaigonMethod::Hand),
        DealingMethod::AutomatedShoe => Some(SaigonMethod::AutomatedShoe),
        DealingMethod::FourCardStacks
        | DealingMethod::FaceUp
        | DealingMethod::FaceDown
        | DealingMethod::PlayersTurn
        | DealingMethod::CallerTurns => None,
    }
}

const fn prime_clauses(steps: three_card_prime::dealing::Steps) -> DealingClauses {
    DealingClauses {
        no_more_bets: steps.no_more_bets,
        hands: steps.hands,
        stub: steps.stub,
        count: steps.count,
        right_count: steps.right_count,
        wrong_count: steps.wrong_count,
    }
}

const fn saigon_clauses(clauses: &saigon_5_card::dealing::Clauses) -> DealingClauses {
    DealingClauses {
        no_more_bets: clauses.no_more_bets,
        hands: clauses.deal,
        stub: clauses.stub,
        count: clauses.count,
        right_count: clauses.right_count,
        wrong_count: clauses.wrong_count,
    }
}

//! Which of the two games is played, by which method, and under which clauses. What differs between the games
//! lives in a `prime` and a `saigon` file of each concern; this is the fork they hang on.

use croupier_rules::chapters::saigon_5_card::Terms as SaigonTerms;
use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::chapters::{saigon_5_card, three_card_prime};
use croupier_rules::families::poker::dealing::HandUsed;
use croupier_rules::families::poker::{Clauses, CompletionClauses, Method, MethodClauses};
use croupier_rules::kit::wager::GameWager;
use croupier_rules::{Cents, Provision};

use super::reason::PokerReason;
use crate::refusal::{Reason, Refusal};
use crate::setup::{DealingMethod, Setup, Terms};
use crate::state::State;

/// The game of a table, with its terms and its method of dealing.
#[derive(Clone, Copy, Debug)]
pub(super) enum Game<'a> {
    Prime(&'a PrimeTerms, &'static MethodClauses),
    Saigon(&'a SaigonTerms, &'static MethodClauses),
}

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
        let clauses = setup.game.chapter().poker();
        let by = clauses.and_then(|clauses| clauses.dealing.of(method(dealing)?));
        let game = match &setup.terms {
            Terms::Prime(terms) => by.map(|by| Game::Prime(terms, by)),
            Terms::Saigon(terms) => by.map(|by| Game::Saigon(terms, by)),
            Terms::Baccarat(_) => return Err(Refusal::plain(Reason::AnotherGame)),
        };
        game.ok_or(Refusal::plain(PokerReason::MethodOfAnotherGame))
    }

    pub(super) fn dealing(&self) -> &'static MethodClauses {
        match self {
            Game::Prime(_, by) | Game::Saigon(_, by) => by,
        }
    }

    pub(super) fn clauses(&self) -> &'static Clauses {
        match self {
            Game::Prime(..) => three_card_prime::CLAUSES,
            Game::Saigon(..) => saigon_5_card::CLAUSES,
        }
    }

    pub(super) fn completion(&self) -> &'static CompletionClauses {
        &self.clauses().completion
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
        self.dealing().is_automated()
    }

    /// The clause on drawing each card with the hand that is nearest to the shoe, where there is a manual one.
    pub(super) fn nearest_hand(&self) -> Option<Provision> {
        match self.dealing().hand_used {
            Some(HandUsed::NearestTheShoe(clause)) => Some(clause),
            Some(HandUsed::OneForTheRound(_)) | None => None,
        }
    }

    /// The clause on holding the deck in one hand for the whole round, where it is dealt from the hand.
    pub(super) fn chosen_hand(&self) -> Option<Provision> {
        match self.dealing().hand_used {
            Some(HandUsed::OneForTheRound(clause)) => Some(clause),
            Some(HandUsed::NearestTheShoe(_)) | None => None,
        }
    }
}

const fn method(dealing: DealingMethod) -> Option<Method> {
    match dealing {
        DealingMethod::ManualShoe => Some(Method::ManualShoe),
        DealingMethod::Hand => Some(Method::Hand),
        DealingMethod::AutomatedShoe => Some(Method::AutomatedShoe),
        DealingMethod::FourCardStacks => Some(Method::FourCardStacks),
        DealingMethod::FaceUp
        | DealingMethod::FaceDown
        | DealingMethod::PlayersTurn
        | DealingMethod::CallerTurns => None,
    }
}

//! Which of the two games is played, by which method, and under which clauses. What differs between the games
//! lives in a `prime` and a `saigon` file of each concern; this is the fork they hang on.

use croupier_rules::chapters::saigon_5_card::Terms as SaigonTerms;
use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::chapters::{saigon_5_card, three_card_prime};
use croupier_rules::families::poker::dealing::HandUsed;
use croupier_rules::families::poker::{Clauses, CompletionClauses, Method, MethodClauses};
use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::submission::{ApprovedSubmission, Options};
use croupier_rules::{Cents, GameId, Provision};

use crate::state::State;
use crate::wagering::wagers;

/// The game of a table, with its terms and its method of dealing.
#[derive(Clone, Copy, Debug)]
pub(super) enum Game<'a> {
    Prime(&'a PrimeTerms, &'static MethodClauses),
    Saigon(&'a SaigonTerms, &'static MethodClauses),
}

impl<'a> Game<'a> {
    /// The game as it is dealt now: as filed, or from a manual shoe while a device cannot be used.
    pub(super) fn of(state: &'a State) -> Game<'a> {
        let by = method(state.filed(), state.cards.dealing(state.filed()));
        match state.filed().options() {
            Options::ThreeCardPrime(options) => {
                Game::Prime(&options.terms, dealt(three_card_prime::CLAUSES, by))
            }
            Options::Saigon5Card(options) => Game::Saigon(&options.terms, dealt(saigon_5_card::CLAUSES, by)),
            Options::Baccarat(_) => unreachable!("a table of a poker-type game is filed as one"),
        }
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

    /// The wagers that a box can hold.
    pub(super) fn wagers(&self) -> &'static [Wager] {
        match self {
            Game::Prime(..) => wagers(GameId::ThreeCardPrime),
            Game::Saigon(..) => wagers(GameId::Saigon5Card),
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

/// The method by which cards are dealt.
fn method(filed: &ApprovedSubmission, dealing: DealingMethod) -> Method {
    match (dealing, filed.cards_per_stack()) {
        (DealingMethod::ManualShoe, _) => Method::ManualShoe,
        (DealingMethod::Hand, _) => Method::Hand,
        (DealingMethod::AutomatedShoe, Some(4)) => Method::FourCardStacks,
        (DealingMethod::AutomatedShoe, _) => Method::AutomatedShoe,
    }
}

/// The clauses of a chapter on a method. A method that the chapter does not have cannot be filed.
fn dealt(chapter: &'static Clauses, by: Method) -> &'static MethodClauses {
    chapter.dealing.of(by).unwrap_or_else(|| unreachable!("the filed method is one of the chapter's"))
}

//! The clauses the cards machine rests on, by chapter.

use croupier_rules::submission::CardSets;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::{GameId, Provision, cite};

use super::set::{Occasion, ShuffledBy, Stage};
use crate::clause::Clause;

/// How many decks a set has.
pub(super) const DECKS: Clause = Clause {
    minibaccarat: cite!("627a.3(a)"),
    midibaccarat: cite!("629a.3(a)"),
    baccarat: cite!("631a.3(a)"),
    prime: cite!("679a.3(a)"),
    saigon: cite!("680a.3(a)"),
};

/// The dealer inspects and the floorperson verifies.
pub(super) const INSPECTION: Clause = Clause {
    minibaccarat: cite!("627a.4(a)"),
    midibaccarat: cite!("629a.4(a)"),
    baccarat: cite!("631a.4(a)"),
    prime: cite!("679a.4(a)"),
    saigon: cite!("680a.4(a)"),
};

const SPREAD: Clause = Clause {
    minibaccarat: cite!("627a.4(b)"),
    midibaccarat: cite!("629a.4(b)"),
    baccarat: cite!("631a.4(b)"),
    prime: cite!("679a.4(b)"),
    saigon: cite!("680a.4(b)"),
};

const WASH: Clause = Clause {
    minibaccarat: cite!("627a.4(c)"),
    midibaccarat: cite!("629a.4(c)"),
    baccarat: cite!("631a.4(c)"),
    prime: cite!("679a.4(c)"),
    saigon: cite!("680a.4(c)"),
};

/// Preinspected and preshuffled cards skip the opening (680a.4(e) misprints the word, reading ER-013).
pub(super) const PRESHUFFLED: Clause = Clause {
    minibaccarat: cite!("627a.4(e)"),
    midibaccarat: cite!("629a.4(d)"),
    baccarat: cite!("631a.4(d)"),
    prime: cite!("679a.4(e)"),
    saigon: cite!("680a.4(e)"),
};

/// The shuffle.
pub(super) const SHUFFLE: Clause = Clause {
    minibaccarat: cite!("627a.5(a)"),
    midibaccarat: cite!("629a.5(a)"),
    baccarat: cite!("631a.5(a)"),
    prime: cite!("679a.5(a)"),
    saigon: cite!("680a.5(a)"),
};

/// Who cuts: the players in turn, or the dealer where a cut is required.
pub(super) const WHO_CUTS: Clause = Clause {
    minibaccarat: cite!("627a.5(b)"),
    midibaccarat: cite!("629a.5(b)"),
    baccarat: cite!("631a.5(b)"),
    prime: cite!("679a.5(c)(2)"),
    saigon: cite!("680a.5(c)(2)"),
};

/// Where the cover card goes.
pub(super) const CUT: Clause = Clause {
    minibaccarat: cite!("627a.5(c)"),
    midibaccarat: cite!("629a.5(c)"),
    baccarat: cite!("631a.5(c)"),
    prime: cite!("679a.5(d)"),
    saigon: cite!("680a.5(d)"),
};

/// The cards above the cover card go to the bottom, and the stack into the shoe.
pub(super) const CUT_THROUGH: Clause = Clause {
    minibaccarat: cite!("627a.5(d)"),
    midibaccarat: cite!("629a.5(d)"),
    baccarat: cite!("631a.5(d)"),
    prime: cite!("679a.5(d)"),
    saigon: cite!("680a.5(d)"),
};

/// Another cut on order.
pub(super) const RECUT: Clause = Clause {
    minibaccarat: cite!("627a.5(e)"),
    midibaccarat: cite!("629a.5(e)"),
    baccarat: cite!("631a.5(e)"),
    prime: cite!("679a.5(e)"),
    saigon: cite!("680a.5(e)"),
};

/// How long the cards serve, where the chapter has no hours: a shoe.
pub(super) const LIFE: Clause = Clause {
    minibaccarat: cite!("627a.3(c)"),
    midibaccarat: cite!("629a.3(b)"),
    baccarat: cite!("631a.3(b)"),
    prime: cite!("679a.3(c)(2)"),
    saigon: cite!("680a.3(c)(2)"),
};

/// The clauses of a chapter in which two sets alternate.
#[derive(Clone, Copy)]
pub(super) struct TwoSets {
    pub opening: Provision,
    pub stored: Provision,
    pub alternate: Provision,
    pub one_in_the_rack: Provision,
}

/// The clauses on two sets, where the chapter has any.
pub(super) const fn two_sets(game: GameId) -> Option<TwoSets> {
    match game {
        GameId::Minibaccarat => Some(TwoSets {
            opening: cite!("627a.4(d)"),
            stored: cite!("627a.3(b)(3)"),
            alternate: cite!("627a.3(b)(4)"),
            one_in_the_rack: cite!("627a.3(b)(5)"),
        }),
        GameId::ThreeCardPrime => Some(TwoSets {
            opening: cite!("679a.4(d)"),
            stored: cite!("679a.3(b)(2)"),
            alternate: cite!("679a.3(b)(3)"),
            one_in_the_rack: cite!("679a.3(b)(4)"),
        }),
        GameId::Saigon5Card => Some(TwoSets {
            opening: cite!("680a.4(d)"),
            stored: cite!("680a.3(b)(2)"),
            alternate: cite!("680a.3(b)(3)"),
            one_in_the_rack: cite!("680a.3(b)(4)"),
        }),
        GameId::Midibaccarat | GameId::Baccarat => None,
    }
}

/// The clauses of the poker-type chapters that the baccarat chapters do not have.
#[derive(Clone, Copy)]
pub(super) struct PokerClauses {
    pub wrong_count: Provision,
    pub no_cut: Provision,
    pub idle: Provision,
    pub reshuffling_device: Provision,
    pub shuffler_jam: Provision,
    pub covered: Provision,
    pub manual_shoe: Provision,
    pub hand: Provision,
    pub automated_shoe: Provision,
}

const PRIME: PokerClauses = PokerClauses {
    wrong_count: cite!("679a.5(b)"),
    no_cut: cite!("679a.5(c)(1)"),
    idle: cite!("679a.5(f)"),
    reshuffling_device: cite!("679a.5(g)"),
    shuffler_jam: cite!("679a.13(e)"),
    covered: cite!("679a.13(g)"),
    manual_shoe: cite!("679a.8(a)"),
    hand: cite!("679a.9(a)(2)"),
    automated_shoe: cite!("679a.10(a)(1)"),
};

const SAIGON: PokerClauses = PokerClauses {
    wrong_count: cite!("680a.5(b)"),
    no_cut: cite!("680a.5(c)(1)"),
    idle: cite!("680a.5(f)"),
    reshuffling_device: cite!("680a.5(g)"),
    shuffler_jam: cite!("680a.13(d)"),
    covered: cite!("680a.13(f)"),
    manual_shoe: cite!("680a.8(a)"),
    hand: cite!("680a.9(a)(2)"),
    automated_shoe: cite!("680a.10(a)(1)"),
};

/// The clauses of a poker-type chapter.
pub(super) const fn poker(game: GameId) -> Option<&'static PokerClauses> {
    match game {
        GameId::ThreeCardPrime => Some(&PRIME),
        GameId::Saigon5Card => Some(&SAIGON),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => None,
    }
}

/// The burn, in the baccarat chapters.
pub(super) const fn burn(game: GameId) -> Option<Provision> {
    match game {
        GameId::Minibaccarat => Some(cite!("627a.5(f)")),
        GameId::Midibaccarat => Some(cite!("629a.5(f)")),
        GameId::Baccarat => Some(cite!("631a.5(f)")),
        GameId::ThreeCardPrime | GameId::Saigon5Card => None,
    }
}

/// The idle table, where the chapter has a rule on it (reading ER-128).
pub(super) const fn idle(game: GameId) -> Option<Provision> {
    match game {
        GameId::Minibaccarat => Some(cite!("627a.5(g)")),
        GameId::ThreeCardPrime => Some(PRIME.idle),
        GameId::Saigon5Card => Some(SAIGON.idle),
        GameId::Midibaccarat | GameId::Baccarat => None,
    }
}

/// How many decks one of the sets has: batches are equal, and of two decks each is a set.
pub(super) const fn decks_of_set(game: GameId, sets: CardSets) -> Provision {
    match (game, sets) {
        (GameId::Minibaccarat, CardSets::TwoAlternating) => cite!("627a.3(b)(1)"),
        (GameId::ThreeCardPrime, CardSets::TwoAlternating) => cite!("679a.3(b)"),
        (GameId::Saigon5Card, CardSets::TwoAlternating) => cite!("680a.3(b)"),
        (GameId::Midibaccarat | GameId::Baccarat, CardSets::TwoAlternating) | (_, CardSets::One) => {
            DECKS.of(game)
        }
    }
}

/// The spread of received cards.
pub(super) fn spread(game: GameId, sets: CardSets) -> Provision {
    opening_of_two(game, sets).unwrap_or(SPREAD.of(game))
}

/// The clause on opening two sets each for itself, at a table that has two.
fn opening_of_two(game: GameId, sets: CardSets) -> Option<Provision> {
    match sets {
        CardSets::One => None,
        CardSets::TwoAlternating => two_sets(game).map(|clauses| clauses.opening),
    }
}

/// Turning, washing and stacking on an occasion.
pub(super) fn wash(game: GameId, sets: CardSets, occasion: Occasion) -> Provision {
    match occasion {
        Occasion::Opening => opening_of_two(game, sets).unwrap_or(WASH.of(game)),
        Occasion::Shuffle => SHUFFLE.of(game),
        Occasion::Idle => idle_wash(game, sets),
    }
}

/// In Minibaccarat a device in use makes the difference between washing and stacking alone.
fn idle_wash(game: GameId, sets: CardSets) -> Provision {
    match (game, sets) {
        (GameId::Minibaccarat, CardSets::One) => cite!("627a.5(g)(1)"),
        (GameId::Minibaccarat, CardSets::TwoAlternating) => cite!("627a.5(g)(2)"),
        (GameId::Midibaccarat | GameId::Baccarat | GameId::ThreeCardPrime | GameId::Saigon5Card, _) => {
            idle(game).unwrap_or(SHUFFLE.of(game))
        }
    }
}

/// Loading a stack for a method of dealing.
pub(super) fn load(game: GameId, dealing: DealingMethod) -> Provision {
    let Some(clauses) = poker(game) else { return CUT_THROUGH.of(game) };
    match dealing {
        DealingMethod::Hand => clauses.hand,
        DealingMethod::AutomatedShoe => clauses.automated_shoe,
        DealingMethod::ManualShoe => clauses.manual_shoe,
    }
}

/// What comes after the shuffle: a cut, or in the poker-type chapters none after a device.
pub(super) fn after_shuffle(game: GameId, by: Option<ShuffledBy>) -> Provision {
    match (by, poker(game)) {
        (Some(ShuffledBy::Device), Some(clauses)) => clauses.no_cut,
        (_, None) | (None | Some(ShuffledBy::Hand | ShuffledBy::Preshuffled), _) => WHO_CUTS.of(game),
    }
}

/// The clause behind what a stage waits for. Cards in play wait for nothing here.
pub(super) fn due(game: GameId, sets: CardSets, stage: Stage, by: Option<ShuffledBy>) -> Option<Provision> {
    match stage {
        Stage::Absent | Stage::Received | Stage::Inspected => Some(INSPECTION.of(game)),
        Stage::Verified => Some(spread(game, sets)),
        Stage::Spread(Occasion::Idle) => idle(game),
        Stage::Spread(occasion) | Stage::Seen(occasion) | Stage::FaceDown(occasion) => {
            Some(wash(game, sets, occasion))
        }
        Stage::Stacked(_) | Stage::Spent | Stage::InDevice | Stage::Feathered => Some(SHUFFLE.of(game)),
        Stage::Shuffled => Some(after_shuffle(game, by)),
        Stage::Cut | Stage::CutThrough => Some(CUT_THROUGH.of(game)),
        Stage::Loaded => burn(game),
        Stage::InPlay => None,
    }
}

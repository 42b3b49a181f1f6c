//! Which wagers there are, and what each needs.

use croupier_rules::chapters::saigon_5_card::wagers::SaigonWager;
use croupier_rules::chapters::three_card_prime::wagers::PrimeWager;
use croupier_rules::families::baccarat::{BaccaratWager, Clauses};
use croupier_rules::kit::wager::{GameWager, Offer};
use croupier_rules::{GameId, Provision, cite};

use crate::ledger::Account;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::setup::Terms;
use crate::state::State;

use super::WagerReason;

const BACCARAT: [&str; 6] =
    ["player", "banker", "tie", "dragon-bonus-player", "dragon-bonus-banker", "dragon-7-insurance"];
const PRIME: [&str; 5] = ["ante", "play", "prime", "pair-bonus", "all-six"];
const SAIGON: [&str; 2] = ["ante", "bonus"];

/// The names of a game's wagers, in the order in which they are settled.
pub const fn wager_slugs(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &BACCARAT,
        GameId::ThreeCardPrime => &PRIME,
        GameId::Saigon5Card => &SAIGON,
    }
}

/// The clause by which only seated players wager, where the chapter has one (reading ER-141).
pub(super) const fn seated_only(game: GameId) -> Option<Provision> {
    match game {
        GameId::ThreeCardPrime => Some(cite!("679a.7(b)")),
        GameId::Saigon5Card => Some(cite!("680a.7(b)")),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => None,
    }
}

/// The clause on adjacent boxes, where the chapter has one.
pub(super) const fn adjacent_boxes(game: GameId) -> Option<Provision> {
    match game {
        GameId::ThreeCardPrime => Some(cite!("679a.7(e)")),
        GameId::Saigon5Card => Some(cite!("680a.7(e)")),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => None,
    }
}

/// The wager exists, is offered, and is made before the cards are dealt.
pub(super) fn check(state: &State, wager: u8) -> Result<(), Refusal> {
    let place = wager as usize;
    match &state.setup.terms {
        Terms::Baccarat(terms) => {
            let wager = *BaccaratWager::ALL.get(place).ok_or(Refusal::plain(WagerReason::NoSuchWager))?;
            let chapter = Clauses::of(state.setup.game).ok_or(Refusal::plain(WagerReason::NoSuchWager))?;
            let offer = chapter.offer(terms, wager);
            offered(offer.choice, offer.provision)
        }
        Terms::Prime(terms) => match PrimeWager::ALL.get(place) {
            Some(PrimeWager::Ante) => Ok(()),
            Some(PrimeWager::Play) => Err(Refusal::under(cite!("679a.11(b)"), WagerReason::MadeLater)),
            Some(PrimeWager::Prime) => offered(terms.prime, cite!("679a.7(d)(2)")),
            Some(PrimeWager::PairBonus) => offered(of(terms.pair_bonus), cite!("679a.7(d)(3)")),
            Some(PrimeWager::AllSix) => offered(of(terms.all_six), cite!("679a.7(d)(4)")),
            None => Err(Refusal::plain(WagerReason::NoSuchWager)),
        },
        Terms::Saigon(terms) => match SaigonWager::ALL.get(place) {
            Some(SaigonWager::Ante) => Ok(()),
            Some(SaigonWager::Bonus) => offered(terms.bonus, cite!("680a.7(d)(2)")),
            None => Err(Refusal::plain(WagerReason::NoSuchWager)),
        },
    }
}

fn of<T>(paytable: Option<T>) -> Offer {
    if paytable.is_some() { Offer::Offered } else { Offer::NotOffered }
}

fn offered(offer: Offer, provision: Provision) -> Result<(), Refusal> {
    match offer {
        Offer::Offered => Ok(()),
        Offer::NotOffered => Err(Refusal::under(provision, WagerReason::NotOffered)),
    }
}

/// The clause of the Ante, which every other wager of the poker-type games needs (reading ER-225).
const fn ante(game: GameId) -> Option<Provision> {
    match game {
        GameId::ThreeCardPrime => Some(cite!("679a.7(d)(1)")),
        GameId::Saigon5Card => Some(cite!("680a.7(d)(1)")),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => None,
    }
}

/// A side wager needs an Ante in the same box.
pub(super) fn check_ante_first(state: &State, position: Seat, wager: u8) -> Result<(), Refusal> {
    match ante(state.setup.game) {
        Some(clause) if wager != 0 && state.ledger.balance(Account::Layout(position, 0)).is_zero() => {
            Err(Refusal::under(clause, WagerReason::AnteFirst))
        }
        _ => Ok(()),
    }
}

/// An Ante with side wagers beside it is not taken back before they are.
pub(super) fn check_nothing_depends(state: &State, position: Seat, wager: u8) -> Result<(), Refusal> {
    let alone = state.ledger.on_layout(position) == state.ledger.balance(Account::Layout(position, wager));
    match ante(state.setup.game) {
        Some(clause) if wager == 0 && !alone => {
            Err(Refusal::under(clause, WagerReason::OtherWagersDependOnIt))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_those_of_the_rules() {
        assert!(BaccaratWager::ALL.iter().map(|w| w.slug()).eq(BACCARAT));
        assert!(PrimeWager::ALL.iter().map(|w| w.slug()).eq(PRIME));
        assert!(SaigonWager::ALL.iter().map(|w| w.slug()).eq(SAIGON));
    }
}

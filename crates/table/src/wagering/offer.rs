//! Which wagers there are, and what each needs.

use croupier_rules::chapters::saigon_5_card::wagers::SaigonWager;
use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::chapters::three_card_prime::wagers::PrimeWager;
use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Terms as BaccaratTerms};
use croupier_rules::kit::wager::{GameWager, Offer, Wager};
use croupier_rules::submission::Options;
use croupier_rules::{GameId, Provision, cite};

use crate::ledger::Account;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

use super::WagerReason;

const BACCARAT: [Wager; 6] = [
    Wager::Player,
    Wager::Banker,
    Wager::Tie,
    Wager::DragonBonusPlayer,
    Wager::DragonBonusBanker,
    Wager::Dragon7Insurance,
];
const PRIME: [Wager; 5] = [Wager::Ante, Wager::Play, Wager::Prime, Wager::PairBonus, Wager::AllSix];
const SAIGON: [Wager; 2] = [Wager::Ante, Wager::Bonus];

/// The wagers of a game, in the order in which they are settled.
pub const fn wagers(game: GameId) -> &'static [Wager] {
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
pub(super) fn check(state: &State, wager: Wager) -> Result<(), Refusal> {
    match state.filed().options() {
        Options::Baccarat(options) => baccarat(state.game(), &options.terms, of_game(wager)?),
        Options::ThreeCardPrime(options) => prime(&options.terms, of_game(wager)?),
        Options::Saigon5Card(options) => match of_game(wager)? {
            SaigonWager::Ante => Ok(()),
            SaigonWager::Bonus => offered(options.terms.bonus, cite!("680a.7(d)(2)")),
        },
    }
}

/// The wager as one of the game's.
fn of_game<W: GameWager>(wager: Wager) -> Result<W, Refusal> {
    W::try_from(wager).map_err(|_| Refusal::plain(WagerReason::NoSuchWager))
}

fn baccarat(game: GameId, terms: &BaccaratTerms, wager: BaccaratWager) -> Result<(), Refusal> {
    let chapter = Clauses::of(game).ok_or(Refusal::plain(WagerReason::NoSuchWager))?;
    let offer = chapter.offer(terms, wager);
    offered(offer.choice, offer.provision)
}

fn prime(terms: &PrimeTerms, wager: PrimeWager) -> Result<(), Refusal> {
    match wager {
        PrimeWager::Ante => Ok(()),
        PrimeWager::Play => Err(Refusal::under(cite!("679a.11(b)"), WagerReason::MadeLater)),
        PrimeWager::Prime => offered(terms.prime, cite!("679a.7(d)(2)")),
        PrimeWager::PairBonus => offered(of(terms.pair_bonus), cite!("679a.7(d)(3)")),
        PrimeWager::AllSix => offered(of(terms.all_six), cite!("679a.7(d)(4)")),
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
pub(super) fn check_ante_first(state: &State, position: Seat, wager: Wager) -> Result<(), Refusal> {
    match ante(state.game()) {
        Some(clause) if wager != Wager::Ante && !has_ante(state, position) => {
            Err(Refusal::under(clause, WagerReason::AnteFirst))
        }
        _ => Ok(()),
    }
}

fn has_ante(state: &State, position: Seat) -> bool {
    !state.ledger.balance(Account::Layout(position, Wager::Ante)).is_zero()
}

/// An Ante with side wagers beside it is not taken back before they are.
pub(super) fn check_nothing_depends(state: &State, position: Seat, wager: Wager) -> Result<(), Refusal> {
    let alone = state.ledger.on_layout(position) == state.ledger.balance(Account::Layout(position, wager));
    match ante(state.game()) {
        Some(clause) if wager == Wager::Ante && !alone => {
            Err(Refusal::under(clause, WagerReason::OtherWagersDependOnIt))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_order<W: GameWager>(game: GameId) -> bool {
        W::ALL.iter().map(|&wager| wager.into()).eq(wagers(game).iter().copied())
    }

    #[test]
    fn the_wagers_are_those_of_the_rules() {
        assert!(in_order::<BaccaratWager>(GameId::Baccarat));
        assert!(in_order::<PrimeWager>(GameId::ThreeCardPrime));
        assert!(in_order::<SaigonWager>(GameId::Saigon5Card));
    }
}

//! What to do when something goes wrong (679a.13, and the wrong stub counts of 679a.8 to 679a.10).

use super::completion::{Cards, Decision, rule};
use super::dealing::{Method, PairBonus, StubCount};
use super::terms::Terms;
use super::wagers::PrimeWager;
use crate::chapters::section::Irregularities;
use crate::chapters::section::irregularities::DeviceFaults;
use crate::cite;
use crate::families::poker::{ExposedCard, IrregularityClauses};
use crate::kit::wager::Ruling;
use crate::law::{Cited, Provision};

pub(super) const IRREGULARITIES: Irregularities = Irregularities {
    devices: Some(DeviceFaults {
        shuffler: cite!("679a.13(e)"),
        shoe: cite!("679a.13(f)"),
        covered: cite!("679a.13(g)"),
    }),
};

pub(super) const CLAUSES: IrregularityClauses = IrregularityClauses {
    face_up: cite!("679a.13(a)"),
    drawn_in_error: cite!("679a.13(b)"),
    wrong_number: cite!("679a.13(c)"),
    dealers_card_exposed: Cited::new(ExposedCard::AnteAndPlayReturned, cite!("679a.13(d)")),
    shoe_failed: cite!("679a.13(f)"),
};

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Irregularity {
    /// One card was found face up in the shoe or deck during the deal.
    OneCardFaceUp,
    /// More than one was.
    SeveralCardsFaceUp,
    /// A card was drawn in error, and its face was not seen.
    CardDrawnInError,
    /// Somebody got too few cards or too many.
    WrongNumberOfCards,
    /// A card of the dealer's was seen before its time.
    DealerCardExposed,
    /// The shuffling device jammed, stopped or did not finish.
    ShufflerFailed,
    /// The automated dealing shoe jammed, stopped or did not deal all cards.
    ShoeFailed,
    /// A shuffling device or automated shoe cannot be used any more.
    DeviceUnusable,
}

/// What becomes of the hands of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hands {
    /// They stand.
    Stand,
    /// They are void.
    Void,
}

/// What becomes of a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WagerFate {
    /// It stays in play.
    Stands,
    /// It goes back to the player.
    Returned,
    /// It is settled although the hands are void.
    SettledNonetheless,
}

/// What becomes of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardsFate {
    /// They stay where they are.
    Untouched,
    /// The card goes to the discard rack unused.
    DiscardThatCard,
    /// The card is used as the next one.
    UseAsNextCard,
    /// They are shuffled again.
    Reshuffle,
    /// They are taken from the shoe and shuffled again with those already dealt.
    ReshuffleWithThoseDealt,
    /// The ordinary shuffle after the round follows (ER-224).
    ShuffleAsAfterEveryRound,
    /// The stub goes to the discard rack unseen.
    DiscardStub,
    /// The whole deck leaves the table.
    RemoveDeck,
}

/// What becomes of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeviceFate {
    /// Nothing.
    Unmarked,
    /// It is covered or marked out of order before the table goes on in another way.
    CoveredOrMarked,
}

/// What is done about an irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disposition {
    /// The provision.
    pub provision: Provision,
    /// The hands.
    pub hands: Hands,
    /// The Ante and Play Wagers; a folded Ante is still on the layout and shares their fate (ER-223).
    pub ante_and_play: WagerFate,
    /// The Prime, Pair Bonus and All-Six Bonus Wagers.
    pub optional_wagers: WagerFate,
    /// The cards.
    pub cards: CardsFate,
    /// The device.
    pub device: DeviceFate,
}

impl Disposition {
    const fn goes_on(provision: Provision, cards: CardsFate) -> Disposition {
        Disposition {
            provision,
            hands: Hands::Stand,
            ante_and_play: WagerFate::Stands,
            optional_wagers: WagerFate::Stands,
            cards,
            device: DeviceFate::Unmarked,
        }
    }

    const fn void(provision: Provision, cards: CardsFate) -> Disposition {
        Disposition {
            provision,
            hands: Hands::Void,
            ante_and_play: WagerFate::Returned,
            optional_wagers: WagerFate::Returned,
            cards,
            device: DeviceFate::Unmarked,
        }
    }

    /// What becomes of one wager.
    pub const fn wager(&self, wager: PrimeWager) -> WagerFate {
        match wager {
            PrimeWager::Ante | PrimeWager::Play => self.ante_and_play,
            PrimeWager::Prime | PrimeWager::PairBonus | PrimeWager::AllSix => self.optional_wagers,
        }
    }
}

impl Irregularity {
    /// Every irregularity of 679a.13, in its order.
    pub const ALL: [Irregularity; 8] = [
        Irregularity::OneCardFaceUp,
        Irregularity::SeveralCardsFaceUp,
        Irregularity::CardDrawnInError,
        Irregularity::WrongNumberOfCards,
        Irregularity::DealerCardExposed,
        Irregularity::ShufflerFailed,
        Irregularity::ShoeFailed,
        Irregularity::DeviceUnusable,
    ];

    /// What is done about it.
    pub const fn disposition(self) -> Disposition {
        match self {
            Irregularity::OneCardFaceUp => {
                Disposition::goes_on(cite!("679a.13(a)"), CardsFate::DiscardThatCard)
            }
            Irregularity::SeveralCardsFaceUp => Disposition::void(cite!("679a.13(a)"), CardsFate::Reshuffle),
            Irregularity::CardDrawnInError => {
                Disposition::goes_on(cite!("679a.13(b)"), CardsFate::UseAsNextCard)
            }
            Irregularity::WrongNumberOfCards => Disposition::void(cite!("679a.13(c)"), CardsFate::Reshuffle),
            Irregularity::DealerCardExposed => DEALER_CARD_EXPOSED,
            Irregularity::ShufflerFailed => Disposition::goes_on(cite!("679a.13(e)"), CardsFate::Reshuffle),
            Irregularity::ShoeFailed => {
                Disposition::void(cite!("679a.13(f)"), CardsFate::ReshuffleWithThoseDealt)
            }
            Irregularity::DeviceUnusable => DEVICE_UNUSABLE,
        }
    }
}

pub(super) const DEALER_CARD_EXPOSED: Disposition = Disposition {
    optional_wagers: WagerFate::SettledNonetheless,
    ..Disposition::void(cite!("679a.13(d)"), CardsFate::Reshuffle)
};

const DEVICE_UNUSABLE: Disposition = Disposition {
    device: DeviceFate::CoveredOrMarked,
    ..Disposition::goes_on(cite!("679a.13(g)"), CardsFate::Untouched)
};

/// What the rules say of a wager after a card of the dealer's was exposed: Ante and Play go back, the optional
/// wagers are settled on the hands as they are (ER-223).
pub fn rule_after_exposed_dealer_card(terms: &Terms, cards: &Cards, wager: PrimeWager) -> Ruling {
    match DEALER_CARD_EXPOSED.wager(wager) {
        WagerFate::Returned => Ruling::push(DEALER_CARD_EXPOSED.provision),
        WagerFate::Stands | WagerFate::SettledNonetheless => rule(terms, cards, Decision::Forfeit, wager),
    }
}

/// The irregularity in the number of face-up cards found during a deal, if there is one.
pub const fn face_up(found: usize) -> Option<Irregularity> {
    match found {
        0 => None,
        1 => Some(Irregularity::OneCardFaceUp),
        _ => Some(Irregularity::SeveralCardsFaceUp),
    }
}

/// The irregularity in the number of cards that somebody got, if there is one. The dealer has no Pair Bonus.
pub const fn number_of_cards(method: Method, pair_bonus: PairBonus, got: usize) -> Option<Irregularity> {
    if got == method.cards_for(pair_bonus) { None } else { Some(Irregularity::WrongNumberOfCards) }
}

/// What is done after the stub was counted. Cards that were misdealt out of a deck that is not whole are no
/// excuse for the deck: it is removed as if they had been dealt well.
pub const fn after_stub_count(method: Method, count: StubCount) -> Disposition {
    let steps = method.steps();
    match count {
        StubCount::Right => Disposition::goes_on(steps.right_count, CardsFate::DiscardStub),
        StubCount::Misdealt => Disposition::void(steps.wrong_count, CardsFate::ShuffleAsAfterEveryRound),
        StubCount::DeckIsWrong => Disposition::void(steps.wrong_count, CardsFate::RemoveDeck),
    }
}

#[cfg(test)]
mod tests;

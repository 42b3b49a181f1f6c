//! What to do when something goes wrong in a round, or the stub is wrong.

use super::clauses::Clauses;
use super::dealing::MethodClauses;
use super::stub::StubCount;
use crate::chapters::section::irregularities::DeviceFaults;
use crate::law::{Cited, Provision};

/// The clauses of a chapter on what goes wrong in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrregularityClauses {
    /// Cards are found face up in the shoe or the deck.
    pub face_up: Provision,
    /// A card is drawn in error, and nobody sees its face.
    pub drawn_in_error: Provision,
    /// Somebody has a wrong number of cards.
    pub wrong_number: Provision,
    /// A card of the dealer's is seen before its time.
    pub dealers_card_exposed: Cited<ExposedCard>,
    /// A device fails.
    pub devices: DeviceFaults,
}

/// What follows when a card of the dealer's is seen before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExposedCard {
    /// The hands are void and the Ante and Play Wagers returned; the optional wagers are settled (reading ER-223).
    AnteAndPlayReturned,
    /// The chapter has no remedy; the clause is the one that was broken (reading ER-309).
    LeftToTheFloor,
}

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Irregularity {
    /// One card was found face up in the shoe or deck during the deal.
    OneCardFaceUp,
    /// More than one was.
    SeveralCardsFaceUp,
    /// A card was drawn in error, and its face was not seen.
    CardDrawnInError,
    /// A card was drawn in error, and its face was seen. Neither chapter has a rule for it.
    CardDrawnInErrorSeen,
    /// Somebody got too few cards or too many.
    WrongNumberOfCards,
    /// A card of the dealer's was seen before its time.
    DealersCardExposed,
    /// The shuffling device jammed, stopped or did not finish.
    ShufflerFailed,
    /// The automated dealing shoe jammed, stopped or did not deal all cards.
    ShoeFailed,
    /// A shuffling device or automated shoe can no longer be used.
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
    /// The ordinary shuffle after the round follows (reading ER-224).
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
    /// The Ante Wagers and any Play Wagers; a folded Ante is still on the layout and shares their fate (reading
    /// ER-223).
    pub ante_and_play: WagerFate,
    /// The optional wagers.
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

    /// A card of the dealer's was exposed, in a chapter with a remedy for it.
    pub const fn of_exposed_card(provision: Provision) -> Disposition {
        let optional_wagers = WagerFate::SettledNonetheless;
        Disposition { optional_wagers, ..Disposition::void(provision, CardsFate::Reshuffle) }
    }

    const fn of_unusable_device(provision: Provision) -> Disposition {
        let device = DeviceFate::CoveredOrMarked;
        Disposition { device, ..Disposition::goes_on(provision, CardsFate::Untouched) }
    }
}

impl Irregularity {
    /// Every irregularity, in the order of the chapters.
    pub const ALL: [Irregularity; 9] = [
        Irregularity::OneCardFaceUp,
        Irregularity::SeveralCardsFaceUp,
        Irregularity::CardDrawnInError,
        Irregularity::CardDrawnInErrorSeen,
        Irregularity::WrongNumberOfCards,
        Irregularity::DealersCardExposed,
        Irregularity::ShufflerFailed,
        Irregularity::ShoeFailed,
        Irregularity::DeviceUnusable,
    ];

    /// The irregularity in the number of face-up cards found during a deal, if there is one.
    pub const fn face_up(found: usize) -> Option<Irregularity> {
        match found {
            0 => None,
            1 => Some(Irregularity::OneCardFaceUp),
            2.. => Some(Irregularity::SeveralCardsFaceUp),
        }
    }
}

impl Clauses {
    /// What the chapter has done about an irregularity. `None` where it is silent: nothing is void, the matter is
    /// recorded and left to the floor.
    pub const fn remedy(&self, irregularity: Irregularity) -> Option<Disposition> {
        let clauses = &self.irregularities;
        Some(match irregularity {
            Irregularity::OneCardFaceUp => Disposition::goes_on(clauses.face_up, CardsFate::DiscardThatCard),
            Irregularity::SeveralCardsFaceUp => Disposition::void(clauses.face_up, CardsFate::Reshuffle),
            Irregularity::CardDrawnInError => {
                Disposition::goes_on(clauses.drawn_in_error, CardsFate::UseAsNextCard)
            }
            Irregularity::CardDrawnInErrorSeen => return None,
            Irregularity::WrongNumberOfCards => Disposition::void(clauses.wrong_number, CardsFate::Reshuffle),
            Irregularity::DealersCardExposed => return exposed(clauses.dealers_card_exposed),
            Irregularity::ShufflerFailed => {
                Disposition::goes_on(clauses.devices.shuffler, CardsFate::Reshuffle)
            }
            Irregularity::ShoeFailed => {
                Disposition::void(clauses.devices.shoe, CardsFate::ReshuffleWithThoseDealt)
            }
            Irregularity::DeviceUnusable => Disposition::of_unusable_device(clauses.devices.covered),
        })
    }
}

const fn exposed(clause: Cited<ExposedCard>) -> Option<Disposition> {
    match clause.choice {
        ExposedCard::AnteAndPlayReturned => Some(Disposition::of_exposed_card(clause.provision)),
        ExposedCard::LeftToTheFloor => None,
    }
}

impl MethodClauses {
    /// What is done after the stub was counted. Cards that were misdealt out of a deck that is not whole do not
    /// excuse the deck: it is removed as if they had been dealt well.
    pub const fn after_count(&self, count: StubCount) -> Disposition {
        match count {
            StubCount::Right => Disposition::goes_on(self.right_count, CardsFate::DiscardStub),
            StubCount::Misdealt => Disposition::void(self.wrong_count, CardsFate::ShuffleAsAfterEveryRound),
            StubCount::DeckIsWrong => Disposition::void(self.wrong_count, CardsFate::RemoveDeck),
        }
    }
}

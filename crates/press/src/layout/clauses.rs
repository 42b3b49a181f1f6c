//! What each chapter wants to see on the drawing, clause by clause, in the order of the list on the second sheet.

use croupier_rules::{GameId, Provision, cite};

use super::item::Item;

/// A clause and the things that answer it, where they are at the table.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    pub provision: Provision,
    pub items: &'static [Item],
    /// What it asks for: the sentence of the register, unless that names wagers this table may not offer.
    pub says: &'static str,
}

const fn clause(provision: Provision, items: &'static [Item]) -> Clause {
    Clause { provision, items, says: provision.row().says }
}

impl Clause {
    /// The same in words that fit every table, also one without the wagers that the register names.
    const fn saying(mut self, says: &'static str) -> Clause {
        self.says = says;
        self
    }
}

const A_SPACE_FOR_EACH_SEAT: &str =
    "The layout has a numbered space for each seat, where its vigorish is marked.";
const DEALERS_PAY: &str = "Dealers in charge of wagers collect those that lose and pay those that win.";
const AN_AREA_FOR_EACH: &str = "Every optional wager on offer has an area of its own for each player.";

/// The clauses of a game.
pub const fn of(game: GameId) -> &'static [Clause] {
    match game {
        GameId::Minibaccarat => MINIBACCARAT,
        GameId::Midibaccarat => MIDIBACCARAT,
        GameId::Baccarat => BACCARAT,
        GameId::ThreeCardPrime => THREE_CARD_PRIME,
        GameId::Saigon5Card => SAIGON_5_CARD,
    }
}

const PLACES: &[Item] = &[Item::NumberedPosition, Item::DealersPlace];
const BETTING_PLACES: &[Item] = &[Item::BettingPosition, Item::DealersPlace];
const HAND_WAGERS: &[Item] = &[Item::BankerWager, Item::PlayerWager, Item::TieWager];
const HAND_CARDS: &[Item] = &[Item::PlayersHandCards, Item::BankersHandCards];
const MARKER_BUTTONS: &[Item] = &[Item::InventoryContainer, Item::MarkerRack];
const BOXES: &[Item] = &[Item::DropBox, Item::TipBox];
const OPTIONAL_WAGERS: &[Item] = &[Item::PrimeWager, Item::PairBonusWager, Item::AllSixBonusWager];
const RESHUFFLERS: &[Item] = &[Item::ReshufflingShoe, Item::ReshufflingDevice];

#[rustfmt::skip]
const MINIBACCARAT: &[Clause] = &[
    clause(cite!("627a.2(a)"), PLACES),
    clause(cite!("627a.2(b)(1)"), &[Item::Name]),
    clause(cite!("627a.2(b)(2)"), HAND_WAGERS),
    clause(cite!("627a.2(b)(3)"), &[Item::PayoutOdds]),
    clause(cite!("627a.2(b)(4)"), HAND_CARDS),
    clause(cite!("627a.2(b)(5)"), &[Item::DragonBonusWager]),
    clause(cite!("627a.2(b)(6)(i)"), &[Item::Dragon7InsuranceWager]),
    clause(cite!("627a.2(b)(6)(ii)"), &[Item::Dragon7Pushes]),
    clause(cite!("627a.2(b)(7)"), &[Item::VigorishSpace]).saying(A_SPACE_FOR_EACH_SEAT),
    clause(cite!("627a.2(c)"), MARKER_BUTTONS),
    clause(cite!("627a.2(d)"), BOXES),
    clause(cite!("627a.2(e)"), &[Item::DiscardRack]),
    clause(cite!("627a.3(b)"), &[Item::ShufflingDevice]),
    clause(cite!("627a.8(c)"), &[Item::DealingShoe]),
];

#[rustfmt::skip]
const MIDIBACCARAT: &[Clause] = &[
    clause(cite!("629a.2(a)"), PLACES),
    clause(cite!("629a.2(b)(1)"), &[Item::Name]),
    clause(cite!("629a.2(b)(2)"), HAND_WAGERS),
    clause(cite!("629a.2(b)(3)"), &[Item::PayoutOdds]),
    clause(cite!("629a.2(b)(4)"), HAND_CARDS),
    clause(cite!("629a.2(b)(5)"), &[Item::DragonBonusWager]),
    clause(cite!("629a.2(b)(6)(i)"), &[Item::Dragon7InsuranceWager]),
    clause(cite!("629a.2(b)(6)(ii)"), &[Item::Dragon7Pushes]),
    clause(cite!("629a.2(b)(7)"), &[Item::VigorishSpace]).saying(A_SPACE_FOR_EACH_SEAT),
    clause(cite!("629a.2(c)"), MARKER_BUTTONS),
    clause(cite!("629a.2(d)"), BOXES),
    clause(cite!("629a.2(e)"), &[Item::DiscardBucket]),
    clause(cite!("629a.5(a)"), &[Item::ShufflingDevice]),
    clause(cite!("629a.8(c)"), &[Item::DealingShoe]),
];

#[rustfmt::skip]
const BACCARAT: &[Clause] = &[
    clause(cite!("631a.2(a)"), &[Item::NumberedPosition]),
    clause(cite!("631a.2(b)(1)"), &[Item::Name]),
    clause(cite!("631a.2(b)(2)"), HAND_WAGERS),
    clause(cite!("631a.2(b)(3)"), &[Item::PayoutOdds]),
    clause(cite!("631a.2(b)(4)"), HAND_CARDS),
    clause(cite!("631a.2(b)(5)"), &[Item::DragonBonusWager]),
    clause(cite!("631a.2(b)(6)(i)"), &[Item::Dragon7InsuranceWager]),
    clause(cite!("631a.2(b)(6)(ii)"), &[Item::Dragon7Pushes]),
    clause(cite!("631a.2(b)(7)"), &[Item::VigorishSpace]).saying(A_SPACE_FOR_EACH_SEAT),
    clause(cite!("631a.2(c)"), MARKER_BUTTONS),
    clause(cite!("631a.2(d)"), BOXES),
    clause(cite!("631a.2(e)"), &[Item::DiscardBucket]),
    clause(cite!("631a.7(a)"), &[Item::DealingShoe]),
    // One dealer calls the game and others pay; the chapter gives neither a place (reading ER-133).
    clause(cite!("631a.9(c)"), &[Item::CallersPlace]),
    clause(cite!("631a.12(b)"), &[Item::PayersPlaces]).saying(DEALERS_PAY),
];

#[rustfmt::skip]
const THREE_CARD_PRIME: &[Clause] = &[
    clause(cite!("679a.2(a)"), BETTING_PLACES),
    clause(cite!("679a.2(b)(1)"), &[Item::Name]),
    // One area each: the third one that the chapter counts is a slip (reading ER-202).
    clause(cite!("679a.2(b)(2)"), &[Item::AnteWager, Item::PlayWager]),
    clause(cite!("679a.2(b)(3)"), OPTIONAL_WAGERS).saying(AN_AREA_FOR_EACH),
    clause(cite!("679a.2(b)(4)"), &[Item::PayoutOdds, Item::DealerQualifies, Item::PlayerWinsTies]),
    clause(cite!("679a.2(b)(5)"), &[Item::PayoutLimit]),
    clause(cite!("679a.2(c)"), BOXES),
    clause(cite!("679a.2(d)"), &[Item::DiscardRack]),
    clause(cite!("679a.5(a)"), &[Item::ShufflingDevice]),
    clause(cite!("679a.5(g)"), RESHUFFLERS),
    clause(cite!("679a.8(a)"), &[Item::DealingShoe]),
    // Missing from the list of the layout, needed by the dealing procedures (reading ER-203).
    clause(cite!("679a.8(c)"), &[Item::FourthCard]),
    clause(cite!("679a.9(a)(2)"), &[Item::InventoryContainer]),
    clause(cite!("679a.10(a)(1)"), &[Item::AutomatedShoe]),
    clause(cite!("679a.10(b)"), &[Item::DealersCards]),
];

#[rustfmt::skip]
const SAIGON_5_CARD: &[Clause] = &[
    clause(cite!("680a.2(a)"), BETTING_PLACES),
    clause(cite!("680a.2(b)(1)"), &[Item::Name]),
    clause(cite!("680a.2(b)(2)"), &[Item::AnteWager]),
    clause(cite!("680a.2(b)(3)"), &[Item::ThreeCardHand, Item::ShowdownHand]),
    clause(cite!("680a.2(b)(4)"), &[Item::BonusWager]),
    clause(cite!("680a.2(b)(5)"), &[Item::PayoutOdds]),
    clause(cite!("680a.2(b)(6)"), &[Item::PayoutLimit]),
    clause(cite!("680a.2(c)"), BOXES),
    clause(cite!("680a.2(d)"), &[Item::DiscardRack]),
    clause(cite!("680a.5(a)"), &[Item::ShufflingDevice]),
    clause(cite!("680a.5(g)"), RESHUFFLERS),
    clause(cite!("680a.8(a)"), &[Item::DealingShoe]),
    clause(cite!("680a.9(a)(2)"), &[Item::InventoryContainer]),
    clause(cite!("680a.10(a)(1)"), &[Item::AutomatedShoe]),
    clause(cite!("680a.10(b)"), &[Item::DealersCards]),
];

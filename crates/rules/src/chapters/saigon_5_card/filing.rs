//! Chapter 680a, Saigon 5 Card.

use alloc::string::String;

use super::cards::{CARDS, HOURS};
use super::equipment::EQUIPMENT;
use super::payouts::{ANTE_ON_FIVE, BONUS_A, most_won_at_minimum};
use super::terms::Terms;
use super::wagers::SaigonWager;
use crate::cite;
use crate::families::poker::filing;
use crate::kit::deck::Deck;
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::payout_limit;
use crate::kit::paytable::Letter;
use crate::kit::wager::Offer;
use crate::law::Cited;
use crate::submission::answers::Answers;
use crate::submission::choice::{Backs, Discard, Shuffling};
use crate::submission::every_game;
use crate::submission::filing::{Chosen, Filing};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};
use crate::submission::rules::{CrossRule, cards, dealing, equipment, stakes};
use crate::submission::{self, Options, SaigonOptions, WagerTerms};

pub(super) const FILING: Filing = Filing { options: OPTIONS, rules: RULES, build };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["saigon-5-card"]),
    every_game::certificate_holder(cite!("680a.2(b)(1)")),
    every_game::seats(EQUIPMENT.positions),
    every_game::places(cite!("680a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    filing::boxes(cite!("680a.7(e)")),
    filing::payout_limit(cite!("680a.12(d)")),
    filing::decks(cite!("680a.3(a)")).seeing(&[cite!("680a.3(b)")]),
    every_game::cover_cards(1, cite!("680a.3(a)")),
    every_game::backs(Backs::WORDS, cite!("680a.3(b)(1)")).seeing(&[cite!("680a.3(a)")]),
    every_game::shuffling(Shuffling::WORDS, filing::SHUFFLING_AT_FIRST, cite!("680a.5(a)"))
        .seeing(&[cite!("680a.5(b)"), cite!("680a.5(g)")]),
    filing::laboratory(cite!("680a.5(g)")),
    every_game::hours(HOURS, CARDS.life.provision).seeing(&[cite!("680a.3(c)(1)")]),
    JOKERS_MANUFACTURED,
    JOKERS_IN_PLAY,
    filing::method(cite!("680a.5(c)(1)")).seeing(&[cite!("680a.9(a)(1)")]),
    filing::shoe_place(cite!("680a.8(a)")),
    BONUS,
    every_game::standing(cite!("680a.2(b)")),
    every_game::areas(AREAS, AREAS, cite!("680a.2(b)")),
    every_game::inscriptions(INSCRIPTIONS, INSCRIPTIONS_AT_FIRST, cite!("680a.2(b)")),
    every_game::signs(SIGNS, cite!("680a.2(b)(5)")),
    every_game::drop_box(cite!("680a.2(c)")),
    every_game::tip_box(cite!("680a.2(c)")),
    every_game::tip_box_prevented_by(cite!("680a.2(c)")),
    every_game::boxes_approved(cite!("680a.2(c)")),
    every_game::discard(&[Discard::AttachedRack.word()], cite!("680a.2(d)")),
];

/// A new file offers every wager, so it needs every area.
const AREAS: &[LayoutItem] = &[
    LayoutItem::AnteWager,
    LayoutItem::ThreeCardHand,
    LayoutItem::ShowdownHand,
    LayoutItem::BonusWager,
    LayoutItem::DealersCards,
];
const INSCRIPTIONS: &[LayoutItem] =
    &[LayoutItem::NameOrLogo, LayoutItem::PayoutOdds, LayoutItem::PayoutLimit];
const INSCRIPTIONS_AT_FIRST: &[LayoutItem] = &[LayoutItem::NameOrLogo, LayoutItem::PayoutOdds];
const SIGNS: &[LayoutItem] = &[LayoutItem::PayoutOdds, LayoutItem::PayoutLimit];

const JOKERS_MANUFACTURED: OptionSpec = OptionSpec::new(
    key::JOKERS_MANUFACTURED,
    Shape::Whole { least: 1, most: 2 },
    Preset::Integer(1),
    Some(cite!("680a.3(a)")),
    "How many jokers each deck comes with.",
);

const JOKERS_IN_PLAY: OptionSpec = OptionSpec::new(
    key::JOKERS_IN_PLAY,
    Shape::Whole { least: 1, most: 1 },
    Preset::Integer(1),
    Some(cite!("680a.3(a)")),
    "How many jokers of each deck are in play.",
);

/// One paytable only, keyed by its letter so that others can be added (reading ER-310).
const BONUS: OptionSpec = OptionSpec::new(
    key::BONUS,
    Shape::PaytableIfOffered(&[Letter::A]),
    Preset::Text("A"),
    Some(cite!("680a.7(d)(2)")),
    "The paytable of the Bonus Wager, if it is offered.",
)
.seeing(&[cite!("680a.12(c)")]);

const RULES: &[CrossRule] = &[
    stakes::MAXIMUM_NOT_BELOW_MINIMUM,
    stakes::MINIMUM_IN_CHIPS,
    stakes::MAXIMUM_IN_CHIPS,
    stakes::half_in_cents(cite!("680a.12(b)")),
    stakes::boxes_at_the_table(cite!("680a.7(e)")),
    stakes::limit_floor(cite!("680a.12(d)"), limit_is_too_low, floor_in_words),
    cards::two_decks_need_device(cite!("680a.3(b)")),
    cards::decks_differ(cite!("680a.3(b)(1)")),
    cards::one_deck_looks_alike(cite!("680a.3(a)")),
    cards::reshuffling_is_approved(cite!("680a.5(g)")),
    cards::hand_dealt_cards_change(cite!("680a.3(c)(1)")),
    dealing::hand_needs_device(cite!("680a.9(a)(1)")),
    dealing::reshuffling_shoe_deals(cite!("680a.5(g)")),
    dealing::manual_shoe_has_place(cite!("680a.8(a)")),
    dealing::place_has_manual_shoe(cite!("680a.8(a)")),
    equipment::boxes_on_opposite_sides(cite!("680a.2(c)")),
    equipment::alternative_needs_reason(cite!("680a.2(c)")),
    equipment::shuffling_device_is_there(cite!("680a.2(c)")),
];

/// The payout limit reaches what one patron can win at the minimum in all the boxes (readings ER-222 and ER-230).
fn floor(answers: &Answers) -> Option<Cents> {
    let boxes = filing::boxes_of(answers)?;
    let won = most_won_at_minimum(&terms(answers)?, answers.money(key::MINIMUM)?, boxes);
    Some(payout_limit::floor(won))
}

fn limit_is_too_low(answers: &Answers) -> bool {
    stakes::limit_is_below(answers, floor(answers))
}

fn floor_in_words(answers: &Answers) -> String {
    stakes::floor_in_words(floor(answers))
}

fn build(answers: &Answers) -> Option<Chosen> {
    let (dealing, terms) = (filing::dealing_of(answers)?, terms(answers)?);
    let jokers_manufactured = answers.count(key::JOKERS_MANUFACTURED)?;
    Some(Chosen {
        options: Options::Saigon5Card(SaigonOptions { dealing, jokers_manufactured, terms }),
        terms: submission::Terms::Saigon5Card(terms),
        setup: filing::setup(&dealing, Deck::WITH_JOKER, terms.payout_limit),
        wagers: SaigonWager::ALL.into_iter().map(|wager| wager_terms(&terms, wager)).collect(),
    })
}

fn terms(answers: &Answers) -> Option<Terms> {
    Some(Terms {
        bonus: answers.paytable(key::BONUS)?.map_or(Offer::NotOffered, |_| Offer::Offered),
        payout_limit: answers.limit(key::PAYOUT_LIMIT)?,
    })
}

/// Any Ante Wager can be paid 1 to 2 (reading ER-307).
fn wager_terms(terms: &Terms, wager: SaigonWager) -> WagerTerms {
    let (offer, (odds, paid_by)) = match wager {
        SaigonWager::Ante => (Offer::Offered, ANTE_ON_FIVE),
        SaigonWager::Bonus => (terms.bonus, (Odds::EVEN, BONUS_A.provision)),
    };
    WagerTerms {
        wager: wager.into(),
        offering: Cited::new(offer.into(), wager.provision()),
        smallest_stake: odds.smallest_stake(),
        paid_by,
    }
}

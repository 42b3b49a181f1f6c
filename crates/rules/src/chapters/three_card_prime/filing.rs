//! Chapter 679a, Three Card Prime.

use alloc::string::String;

use super::cards::{CARDS, HOURS};
use super::completion::Decision;
use super::equipment::EQUIPMENT;
use super::payouts::{self, most_won_at_minimum};
use super::terms::Terms;
use super::wagers::PrimeWager;
use crate::cite;
use crate::families::poker::filing;
use crate::kit::deck::Deck;
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;
use crate::kit::payout_limit;
use crate::kit::wager::GameWager;
use crate::law::Cited;
use crate::submission::answers::Answers;
use crate::submission::choice::{Backs, Discard, OFFERED, Shuffling};
use crate::submission::every_game;
use crate::submission::filing::{Chosen, Filing};
use crate::submission::key;
use crate::submission::option::{NOT_OFFERED, OptionSpec, Preset, Shape};
use crate::submission::rules::{CrossRule, cards, dealing, equipment, stakes};
use crate::submission::setup::Setup;
use crate::submission::{self, Offering, Options, PrimeOptions, WagerTerms};

pub(super) const FILING: Filing = Filing { options: OPTIONS, rules: RULES, build };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["three-card-prime"]),
    every_game::certificate_holder(cite!("679a.2(b)(1)")),
    every_game::seats(EQUIPMENT.positions),
    every_game::places(cite!("679a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    filing::boxes(cite!("679a.7(e)")),
    filing::payout_limit(cite!("679a.12(h)")),
    filing::decks(cite!("679a.3(a)")).seeing(&[cite!("679a.3(b)")]),
    every_game::cover_cards(1, cite!("679a.3(a)")),
    every_game::backs(Backs::WORDS, cite!("679a.3(b)(1)")).seeing(&[cite!("679a.3(a)")]),
    every_game::shuffling(Shuffling::WORDS, filing::SHUFFLING_AT_FIRST, cite!("679a.5(a)"))
        .seeing(&[cite!("679a.5(b)"), cite!("679a.5(g)")]),
    filing::laboratory(cite!("679a.5(g)")),
    every_game::hours(HOURS, CARDS.life.provision).seeing(&[cite!("679a.3(c)(1)")]),
    filing::method(cite!("679a.5(c)(1)")).seeing(&[cite!("679a.9(a)(1)")]),
    filing::shoe_place(cite!("679a.8(a)")),
    STACK,
    BAD_BEAT,
    PRIME,
    PAIR_BONUS,
    ALL_SIX,
    every_game::standing(cite!("679a.2(b)")),
    every_game::areas(AREAS, AREAS, cite!("679a.2(b)")),
    every_game::inscriptions(INSCRIPTIONS, INSCRIPTIONS_AT_FIRST, cite!("679a.2(b)")),
    every_game::signs(SIGNS, cite!("679a.2(b)(4)")),
    every_game::drop_box(cite!("679a.2(c)")),
    every_game::tip_box(cite!("679a.2(c)")),
    every_game::tip_box_prevented_by(cite!("679a.2(c)")),
    every_game::boxes_approved(cite!("679a.2(c)")),
    every_game::discard(&[Discard::AttachedRack.word()], cite!("679a.2(d)")),
];

/// One Ante area and one Play area for each player: the third one that the chapter counts is a slip, or an area
/// that it asks for again with the optional wagers (reading ER-202). A new file offers every wager.
const AREAS: &[LayoutItem] = &[
    LayoutItem::AnteWager,
    LayoutItem::PlayWager,
    LayoutItem::PrimeWager,
    LayoutItem::PairBonusWager,
    LayoutItem::AllSixBonusWager,
    LayoutItem::DealersCards,
    LayoutItem::FourthCard,
];
const INSCRIPTIONS: &[LayoutItem] = &[
    LayoutItem::NameOrLogo,
    LayoutItem::PayoutOdds,
    LayoutItem::DealerQualifies,
    LayoutItem::PlayerWinsTies,
    LayoutItem::PayoutLimit,
];
const INSCRIPTIONS_AT_FIRST: &[LayoutItem] = &[
    LayoutItem::NameOrLogo,
    LayoutItem::PayoutOdds,
    LayoutItem::DealerQualifies,
    LayoutItem::PlayerWinsTies,
];
const SIGNS: &[LayoutItem] = &[LayoutItem::PayoutOdds, LayoutItem::PayoutLimit];

const STACK: OptionSpec = OptionSpec::new(
    key::STACK,
    Shape::Whole { least: 3, most: 4 },
    Preset::Integer(3),
    Some(cite!("679a.10(g)")),
    "How many cards each stack has. A shoe that reshuffles automatically may dispense four, the top one being the \
     fourth card of a Pair Bonus Wager.",
);

const BAD_BEAT: OptionSpec = OptionSpec::new(
    key::BAD_BEAT,
    Shape::Paytable(&Terms::BAD_BEAT),
    Preset::Text("A"),
    Some(cite!("679a.12(c)")),
    "The paytable of the Bad Beat Bonus, which is part of every Play Wager.",
);

const PRIME: OptionSpec = OptionSpec::new(
    key::PRIME,
    Shape::Choice(&[OFFERED, NOT_OFFERED]),
    Preset::Text(OFFERED),
    Some(cite!("679a.7(d)(2)")),
    "Whether the Prime Wager is offered.",
);

const PAIR_BONUS: OptionSpec = OptionSpec::new(
    key::PAIR_BONUS,
    Shape::PaytableIfOffered(&Terms::PAIR_BONUS),
    Preset::Text("A"),
    Some(cite!("679a.12(f)")),
    "The paytable of the Pair Bonus Wager when the fourth card is a 2, if the wager is offered.",
)
.seeing(&[cite!("679a.7(d)(3)")]);

const ALL_SIX: OptionSpec = OptionSpec::new(
    key::ALL_SIX,
    Shape::PaytableIfOffered(&Terms::ALL_SIX),
    Preset::Text("A"),
    Some(cite!("679a.12(g)")),
    "The paytable of the All-Six Bonus Wager, if it is offered.",
)
.seeing(&[cite!("679a.7(d)(4)")]);

const RULES: &[CrossRule] = &[
    stakes::MAXIMUM_NOT_BELOW_MINIMUM,
    stakes::MINIMUM_IN_CHIPS,
    stakes::MAXIMUM_IN_CHIPS,
    stakes::boxes_at_the_table(cite!("679a.7(e)")),
    stakes::limit_floor(cite!("679a.12(h)"), limit_is_too_low, floor_in_words),
    cards::two_decks_need_device(cite!("679a.3(b)")),
    cards::decks_differ(cite!("679a.3(b)(1)")),
    cards::one_deck_looks_alike(cite!("679a.3(a)")),
    cards::reshuffling_is_approved(cite!("679a.5(g)")),
    cards::hand_dealt_cards_change(cite!("679a.3(c)(1)")),
    dealing::hand_needs_device(cite!("679a.9(a)(1)")),
    dealing::reshuffling_shoe_deals(cite!("679a.5(g)")),
    dealing::manual_shoe_has_place(cite!("679a.8(a)")),
    dealing::place_has_manual_shoe(cite!("679a.8(a)")),
    dealing::four_cards_need_reshuffling_shoe(cite!("679a.10(g)")),
    equipment::boxes_on_opposite_sides(cite!("679a.2(c)")),
    equipment::alternative_needs_reason(cite!("679a.2(c)")),
    equipment::shuffling_device_is_there(cite!("679a.2(c)")),
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
    let cards_per_stack = answers.count(key::STACK)?;
    Some(Chosen {
        options: Options::ThreeCardPrime(PrimeOptions { dealing, cards_per_stack, terms }),
        terms: submission::Terms::ThreeCardPrime(terms),
        setup: Setup {
            cards_per_stack: Some(cards_per_stack),
            ..filing::setup(&dealing, Deck::SINGLE, terms.payout_limit)
        },
        wagers: PrimeWager::ALL.iter().map(|&wager| wager_terms(&terms, wager)).collect(),
    })
}

fn terms(answers: &Answers) -> Option<Terms> {
    Some(Terms {
        bad_beat: answers.paytable(key::BAD_BEAT)??,
        prime: answers.chosen(key::PRIME)?,
        pair_bonus: answers.paytable(key::PAIR_BONUS)?,
        all_six: answers.paytable(key::ALL_SIX)?,
        payout_limit: answers.limit(key::PAYOUT_LIMIT)?,
    })
}

/// Every payout of the chapter is a whole number to one.
fn wager_terms(terms: &Terms, wager: PrimeWager) -> WagerTerms {
    WagerTerms {
        wager: wager.into(),
        offering: match wager {
            PrimeWager::Play => Cited::new(Offering::AfterTheDeal, Decision::PROVISION),
            PrimeWager::Ante | PrimeWager::Prime | PrimeWager::PairBonus | PrimeWager::AllSix => {
                Cited::new(wager.offer(terms).into(), wager.provision())
            }
        },
        smallest_stake: Cents(1),
        paid_by: payouts::paid_by(wager),
    }
}

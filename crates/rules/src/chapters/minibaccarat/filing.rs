//! Chapter 627a, Minibaccarat: one set by hand or two batches through a device, face up or face down.

use super::CLAUSES;
use super::cards::{CARDS, HOURS};
use super::dealing::{FACE_DOWN, FACE_UP};
use super::equipment::EQUIPMENT;
use crate::chapters::section::cards::CardSets;
use crate::cite;
use crate::families::baccarat::filing::{self, Own};
use crate::submission::answers::Answers;
use crate::submission::choice::{Approval, Backs, Discard, InitialCards, Shuffling, Storage, StoredBatch};
use crate::submission::every_game;
use crate::submission::filing::{Chosen, Filing};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};
use crate::submission::rules::{CrossRule, cards, equipment, stakes, vigorish};

pub(super) const FILING: Filing = Filing { options: OPTIONS, rules: RULES, build };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["minibaccarat"]),
    every_game::certificate_holder(cite!("627a.2(b)(1)")),
    every_game::seats(EQUIPMENT.positions),
    every_game::places(cite!("627a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    filing::decks(16, cite!("627a.3(a)")).seeing(&[cite!("627a.3(b)"), cite!("627a.3(b)(1)")]),
    every_game::cover_cards(2, cite!("627a.3(a)")),
    every_game::backs(Backs::WORDS, cite!("627a.3(b)(2)")).seeing(&[cite!("627a.3(a)")]),
    every_game::shuffling(SHUFFLING, SHUFFLING[0], cite!("627a.5(a)")).seeing(&[cite!("627a.3(b)")]),
    every_game::hours(HOURS, CARDS.life.provision),
    STORED_BATCH,
    STORED_BATCH_SECURE,
    STORED_BATCH_PROCEDURES,
    INITIAL_CARDS,
    filing::variation(cite!("627a.1/ez-baccarat")).seeing(&[cite!("627a.7(a)(5)"), cite!("627a.12(c)")]),
    filing::tie(cite!("627a.12(b)")),
    filing::dragon_bonus(cite!("627a.12(e)")).seeing(&[cite!("627a.7(a)(4)")]),
    filing::collection(cite!("627a.12(d)")),
    filing::rounding(cite!("627a.12(c)")),
    filing::disclosed_card(cite!("627a.13(c)")),
    every_game::standing(cite!("627a.2(b)")),
    every_game::areas(filing::AREAS, filing::AREAS_AT_FIRST, cite!("627a.2(b)")),
    every_game::inscriptions(filing::INSCRIPTIONS, filing::INSCRIPTIONS_AT_FIRST, cite!("627a.2(b)")),
    every_game::signs(filing::SIGNS, cite!("627a.2(b)(3)")),
    every_game::drop_box(cite!("627a.2(d)")),
    every_game::tip_box(cite!("627a.2(d)")),
    every_game::tip_box_prevented_by(cite!("627a.2(d)")),
    every_game::boxes_approved(cite!("627a.2(d)")),
    every_game::discard(&[Discard::AttachedRack.word()], cite!("627a.2(e)")),
    filing::marker_buttons(cite!("627a.2(c)")),
];

const SHUFFLING: &[&str] = &[Shuffling::Manual.word(), Shuffling::Device.word()];

const STORED_BATCH: OptionSpec = OptionSpec::new(
    key::STORED_BATCH,
    Shape::Choice(StoredBatch::WORDS),
    Preset::Text(StoredBatch::Spread.word()),
    Some(cite!("627a.5(g)(2)")),
    "Whether, at an idle table, the batch in the device is dealt without being spread, unless a player asks.",
);

const STORED_BATCH_SECURE: OptionSpec = OptionSpec::new(
    key::STORED_BATCH_SECURE,
    Shape::Choice(Storage::WORDS),
    Preset::Text(Storage::NotSecure.word()),
    Some(cite!("627a.5(g)(2)(i)")),
    "Whether the device securely stores one shuffled batch; the first condition for the option above.",
);

const STORED_BATCH_PROCEDURES: OptionSpec = OptionSpec::new(
    key::STORED_BATCH_PROCEDURES,
    Shape::Choice(Approval::WORDS),
    Preset::Text(Approval::None.word()),
    Some(cite!("627a.5(g)(2)(ii)")),
    "Whether procedures for the stored batch were approved under 465a.2; the second condition for the option above.",
);

const INITIAL_CARDS: OptionSpec = OptionSpec::new(
    key::INITIAL_CARDS,
    Shape::Choice(InitialCards::WORDS),
    Preset::Text(InitialCards::FaceUp.word()),
    Some(cite!("627a.8(c)")),
    "How the first four cards of a round are dealt.",
)
.seeing(&[cite!("627a.8(c)(1)"), cite!("627a.8(c)(2)")]);

const RULES: &[CrossRule] = &[
    stakes::MAXIMUM_NOT_BELOW_MINIMUM,
    stakes::MINIMUM_IN_CHIPS,
    stakes::MAXIMUM_IN_CHIPS,
    stakes::vigorish_in_cents(cite!("627a.12(c)")),
    stakes::tie_in_cents(cite!("627a.12(b)")),
    cards::six_to_eight_by_hand(cite!("627a.3(a)")),
    cards::twelve_to_sixteen_by_device(cite!("627a.3(b)")),
    cards::equal_batches(cite!("627a.3(b)(1)")),
    cards::batches_differ(cite!("627a.3(b)(2)")),
    cards::one_set_looks_alike(cite!("627a.3(a)")),
    cards::stored_batch_needs_device(cite!("627a.5(g)(2)")),
    cards::stored_batch_is_secure(cite!("627a.5(g)(2)(i)")),
    cards::stored_batch_has_procedures(cite!("627a.5(g)(2)(ii)")),
    vigorish::none_collected_at_ez(cite!("627a.12(c)")),
    vigorish::collected_elsewhere(cite!("627a.12(d)")),
    vigorish::none_rounded_at_ez(cite!("627a.12(c)")),
    vigorish::rounding_elsewhere(cite!("627a.12(c)")),
    vigorish::marker_buttons_mark_deferred(cite!("627a.2(c)")),
    equipment::boxes_on_opposite_sides(cite!("627a.2(d)")),
    equipment::alternative_needs_reason(cite!("627a.2(d)")),
    equipment::shuffling_device_is_there(cite!("627a.2(d)")),
];

fn build(answers: &Answers) -> Option<Chosen> {
    let own = Own {
        procedure: match answers.chosen(key::INITIAL_CARDS)? {
            InitialCards::FaceUp => &FACE_UP,
            InitialCards::FaceDown => &FACE_DOWN,
        },
        sets: sets(answers.chosen(key::SHUFFLING)?),
        changed_every_hours: Some(answers.count(key::HOURS)?),
        stored_batch: answers.chosen(key::STORED_BATCH)?,
    };
    filing::build(CLAUSES, answers, own)
}

/// With a device there are two batches (reading ER-122).
const fn sets(shuffling: Shuffling) -> CardSets {
    if shuffling.is_automated() { CardSets::TwoAlternating } else { CardSets::One }
}

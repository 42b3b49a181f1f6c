//! The cut: offered round the table in the baccarat chapters, the dealer's where a poker-type chapter requires it.

use croupier_rules::{GameId, Provision};

use super::act::CardsEvent;
use super::check::{Check, at_stage, between_rounds, by, due, refuse};
use super::clauses;
use super::reason::{CardsReason, Role};
use super::set::{SetId, ShuffleTurn, ShuffledBy, Stage};
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// The fewest cards on either side of the cover card (reading ER-113); above it alone in the poker-type chapters.
pub(super) const LEAST_CUT: u16 = 10;

/// The fewest cards below the second cover card.
pub(super) const LEAST_BELOW: u16 = 14;

/// Where the cut of the stack stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cutting {
    /// How many positions, in the order of the offer, have had their turn.
    pub(super) passed: u8,
    /// To whom the stack is offered.
    pub(super) offered: Option<Seat>,
    /// How many cards lie above the first cover card.
    pub(super) above: u16,
    /// How many cards lie below the second cover card.
    pub(super) below: u16,
}

impl Cutting {
    /// The dealer has cut: nobody is left to offer the stack to.
    pub(super) const EXHAUSTED: u8 = u8::MAX;
}

/// The positions in the order in which the cut is offered: from the highest number clockwise or, in a reshuffle at
/// Baccarat, from the last curator.
fn order(state: &State) -> impl Iterator<Item = Seat> + Clone {
    let seats = state.filed().seats();
    let first = start(state).or(Seat::new(seats));
    first.into_iter().flat_map(move |first| core::iter::once(first).chain(first.others_clockwise(seats)))
}

/// The last curator, in a reshuffle (reading ER-134).
fn start(state: &State) -> Option<Seat> {
    let cards = &state.cards;
    match (state.game(), cards.set(cards.current).shuffle) {
        (GameId::Baccarat, ShuffleTurn::Reshuffle) => cards.last_curator,
        (GameId::Baccarat, ShuffleTurn::Regular)
        | (GameId::Minibaccarat | GameId::Midibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card, _) => {
            None
        }
    }
}

/// The player to whom the cut is offered next; the dealer cuts where there is none (reading ER-144).
pub(super) fn next_offer(state: &State) -> Option<Seat> {
    order(state).skip(usize::from(state.cards.cutting.passed)).find(|&seat| state.seats.is_taken(seat))
}

/// The player who holds the offer now.
pub(super) fn offered(state: &State) -> Option<Seat> {
    state.cards.cutting.offered.filter(|&seat| state.seats.is_taken(seat))
}

/// How many positions have had their turn once a seat has.
pub(super) fn passed_with(state: &State, seat: Seat) -> u8 {
    order(state).position(|other| other == seat).map_or(Cutting::EXHAUSTED, |place| place as u8 + 1)
}

/// The stack lies shuffled for a cut.
fn ready_for_cut(state: &State) -> Check {
    let set = state.cards.current;
    at_stage(state, set, &[Stage::Shuffled])?;
    if needs_cut(state, set) {
        return Ok(());
    }
    let by = state.cards.set(set).shuffled_by;
    refuse(clauses::after_shuffle(state.game(), by), CardsReason::NoCutAfterADevice)
}

/// Baccarat always cuts; the poker-type chapters do not after a device (reading ER-123).
pub(super) fn needs_cut(state: &State, set: SetId) -> bool {
    clauses::poker(state.game()).is_none() || state.cards.set(set).shuffled_by != Some(ShuffledBy::Device)
}

/// The chapter lets the players cut.
fn players_cut(state: &State, clause: Provision) -> Check {
    match clauses::poker(state.game()) {
        None => Ok(()),
        Some(_) => refuse(clause, CardsReason::OnlyTheDealerCuts),
    }
}

pub(super) fn offer(context: Context, seat: Seat) -> Decision {
    let clause = clauses::WHO_CUTS.of(context.game());
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    players_cut(context.state, clause)?;
    ready_for_cut(context.state)?;
    let next = next_offer(context.state);
    if next != Some(seat) || offered(context.state).is_some() {
        return refuse(clause, CardsReason::OfferTo(next));
    }
    context.fact(clause, CardsEvent::CutOffered(seat))
}

/// The player acts to whom the stack is offered.
fn by_offered(context: Context, clause: Provision) -> Result<Seat, Refusal> {
    match (context.by(), offered(context.state)) {
        (Actor::Player(seat), Some(holder)) if seat == holder => Ok(seat),
        _ => refuse(clause, CardsReason::NotOffered),
    }
}

pub(super) fn decline(context: Context) -> Decision {
    let clause = clauses::WHO_CUTS.of(context.game());
    between_rounds(context.state)?;
    players_cut(context.state, clause)?;
    ready_for_cut(context.state)?;
    let seat = by_offered(context, clause)?;
    context.fact(clause, CardsEvent::CutDeclined(seat))
}

pub(super) fn cut(context: Context, above: u16) -> Decision {
    between_rounds(context.state)?;
    ready_for_cut(context.state)?;
    let who = cutter(context)?;
    deep_enough(context.state, above)?;
    let clause = clauses::CUT.of(context.game());
    match clauses::poker(context.game()) {
        Some(_) => context.fact(clause, CardsEvent::CutThrough { above, below: None }),
        None => context.fact(clause, CardsEvent::CoverCardPlaced { by: who, above }),
    }
}

/// The seat that cuts, or the dealer when no player is left to offer the cut to.
fn cutter(context: Context) -> Result<Option<Seat>, Refusal> {
    let clause = clauses::WHO_CUTS.of(context.game());
    let to_offer = players_cut(context.state, clause).is_ok().then(|| next_offer(context.state)).flatten();
    match (context.by(), to_offer) {
        (Actor::Dealer, None) => Ok(None),
        (Actor::Dealer, Some(seat)) => refuse(clause, CardsReason::OfferTo(Some(seat))),
        (Actor::Player(_), _) => {
            players_cut(context.state, clause)?;
            by_offered(context, clause).map(Some)
        }
        (Actor::Floorperson | Actor::Curator | Actor::Device, _) => {
            refuse(clause, CardsReason::NotYours(Role::Dealer))
        }
    }
}

/// The cover card lies deep enough, and not at the very bottom.
fn deep_enough(state: &State, above: u16) -> Check {
    let clause = clauses::CUT.of(state.game());
    let least_below = if clauses::poker(state.game()).is_some() { 1 } else { LEAST_CUT };
    if above < LEAST_CUT {
        return refuse(clause, CardsReason::TooNearTheTop { least: LEAST_CUT });
    }
    if below(state, above) < i32::from(least_below) {
        return refuse(clause, CardsReason::TooNearTheBottom { least: least_below });
    }
    Ok(())
}

/// How many cards of the stack lie below so many.
fn below(state: &State, above: u16) -> i32 {
    state.cards.set(state.cards.current).cards.len() as i32 - i32::from(above)
}

/// The dealer moves everything above the cover card to the bottom and inserts the second cover card.
pub(super) fn insert_second(context: Context, below_it: u16) -> Decision {
    let clause = clauses::CUT_THROUGH.of(context.game());
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, context.state.cards.current, &[Stage::Cut])?;
    if below_it < LEAST_BELOW {
        return refuse(clause, CardsReason::TooNearTheBottom { least: LEAST_BELOW });
    }
    if below(context.state, below_it) < 1 {
        return refuse(clause, CardsReason::TooNearTheTop { least: 1 });
    }
    let event = CardsEvent::CutThrough { above: context.state.cards.cutting.above, below: Some(below_it) };
    context.fact(clause, event)
}

/// A floorperson may want the cut repeated: in the baccarat chapters until the shoe is loaded, in the poker-type
/// chapters until a card is dealt. It is repeated in full (reading ER-114).
pub(super) fn order_recut(context: Context) -> Decision {
    let (clause, set) = (clauses::RECUT.of(context.game()), context.state.cards.current);
    by(context, Role::Floorperson, clause)?;
    between_rounds(context.state)?;
    may_recut(context.state, set, clause)?;
    context.attested(clause, CardsEvent::RecutOrdered)
}

fn may_recut(state: &State, set: SetId, clause: Provision) -> Check {
    match state.cards.set(set).stage {
        Stage::Cut | Stage::CutThrough => Ok(()),
        Stage::Shuffled => refuse(clause, CardsReason::NothingWasCut),
        Stage::Loaded => refuse(clause, CardsReason::CardsWereDealt),
        Stage::InPlay => may_recut_in_play(state, set, clause),
        Stage::Absent
        | Stage::Received
        | Stage::Inspected
        | Stage::Verified
        | Stage::Spread(_)
        | Stage::Seen(_)
        | Stage::FaceDown(_)
        | Stage::Stacked(_)
        | Stage::Spent
        | Stage::InDevice
        | Stage::Feathered => Err(due(state, set)),
    }
}

/// A stack that is ready to be dealt is recut in the poker-type chapters alone.
fn may_recut_in_play(state: &State, set: SetId, clause: Provision) -> Check {
    let is_poker = clauses::poker(state.game()).is_some();
    if !needs_cut(state, set) {
        return refuse(clause, CardsReason::NothingWasCut);
    }
    if is_poker && state.cards.shoe.drawn() == 0 {
        return Ok(());
    }
    refuse(clause, CardsReason::CardsWereDealt)
}

//! The cut: offered round the table in the baccarat chapters, the dealer's where a poker-type chapter requires one.

use croupier_rules::Provision;
use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::section::shuffle::{Cutter, RecutUntil};

use super::check::{Check, at_stage, before_the_deal, between_rounds, by, due, refuse};
use super::event::CardsEvent;
use super::reason::{CardsReason, Role};
use super::set::{SetId, ShuffleTurn, ShuffledBy};
use super::stage::Stage;
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::form::Number;
use crate::ground::Ground;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// Where the cut of the stack stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cutting {
    /// How many positions, in the order of the offer, have had their turn.
    pub(super) passed: u8,
    /// To whom the stack is offered.
    pub(super) offered: Option<Seat>,
    /// How many cards lie above the first cover card, once it is in the stack.
    pub(super) above: Option<u16>,
    /// How many cards lie below the second cover card, once it is in the stack.
    pub(super) below: Option<u16>,
}

impl Cutting {
    /// The dealer has cut: nobody is left to offer the stack to.
    pub(super) const EXHAUSTED: u8 = u8::MAX;
}

/// The positions in the order in which the cut is offered: clockwise from the highest number or, in a reshuffle where
/// the chapter says so, from the last curator.
fn order(state: &State) -> impl Iterator<Item = Seat> + Clone {
    let seats = state.filed().seats();
    let Some(highest) = Seat::new(seats) else { unreachable!("an approved table has seats") };
    let first = last_curator(state).unwrap_or(highest);
    core::iter::once(first).chain(first.others_clockwise(seats))
}

/// The last curator, in a reshuffle where the chapter begins the offer there (reading ER-134).
fn last_curator(state: &State) -> Option<Seat> {
    let cards = &state.cards;
    match (state.chapter().shuffle.who_cuts.choice, cards.set(cards.current).shuffle) {
        (Cutter::PlayersOrLastCurator, ShuffleTurn::Reshuffle) => cards.last_curator,
        (Cutter::PlayersOrLastCurator, ShuffleTurn::Regular) | (Cutter::Players | Cutter::Dealer, _) => None,
    }
}

/// The player to whom the cut is offered next; the dealer cuts where there is none (reading ER-144).
pub(super) fn next_offer(state: &State) -> Option<Seat> {
    order(state).skip(usize::from(state.cards.cutting.passed)).find(|&seat| state.seats.is_taken(seat))
}

/// The player to whom the stack is offered for the cut, while that player is at the table.
pub(crate) fn offered(state: &State) -> Option<Seat> {
    state.cards.cutting.offered.filter(|&seat| state.seats.is_taken(seat))
}

/// How many positions have had their turn once a seat has.
pub(super) fn passed_with(state: &State, seat: Seat) -> u8 {
    let place = order(state).position(|other| other == seat);
    let Some(place) = place else { unreachable!("the cut is offered to the seats of the table") };
    place as u8 + 1
}

/// The stack lies shuffled for a cut.
fn ready_for_cut(state: &State) -> Check {
    let set = state.cards.current;
    at_stage(state, set, &[Stage::Shuffled])?;
    if needs_cut(state, set) {
        return Ok(());
    }
    let clause = clause_after_shuffle(state.chapter(), state.cards.set(set).shuffled_by);
    refuse(clause, CardsReason::NoCutAfterADevice)
}

/// A stack is cut unless a device shuffled it in a chapter that then has no cut (reading ER-123).
pub(super) fn needs_cut(state: &State, set: SetId) -> bool {
    uncut_clause(state.chapter(), state.cards.set(set).shuffled_by).is_none()
}

/// The clause by which a stack shuffled this way is dealt without a cut, if there is one.
fn uncut_clause(chapter: &Chapter, by: Option<ShuffledBy>) -> Option<Provision> {
    chapter.shuffle.no_cut_after_device.filter(|_| by == Some(ShuffledBy::Device))
}

/// The clause on what comes after the shuffle: a cut, or none.
pub(super) fn clause_after_shuffle(chapter: &Chapter, by: Option<ShuffledBy>) -> Provision {
    uncut_clause(chapter, by).unwrap_or(chapter.shuffle.who_cuts.provision)
}

/// The chapter lets the players cut.
fn players_cut(state: &State) -> Check {
    let who = state.chapter().shuffle.who_cuts;
    match who.choice {
        Cutter::Players | Cutter::PlayersOrLastCurator => Ok(()),
        Cutter::Dealer => refuse(who.provision, CardsReason::OnlyTheDealerCuts),
    }
}

pub(super) fn offer(context: Context, seat: Seat) -> Decision {
    let clause = context.chapter().shuffle.who_cuts.provision;
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(context.state)?;
    players_cut(context.state)?;
    ready_for_cut(context.state)?;
    let next = next_offer(context.state);
    if next != Some(seat) || offered(context.state).is_some() {
        return refuse(clause, CardsReason::OfferTo { seat: next });
    }
    context.fact(clause, CardsEvent::CutOffered { seat })
}

/// The player acts to whom the stack is offered.
fn by_offered(state: &State, actor: Actor) -> Result<Seat, Refusal> {
    match offered(state) {
        Some(holder) if actor == Actor::Player(holder) => Ok(holder),
        Some(_) | None => refuse(state.chapter().shuffle.who_cuts.provision, CardsReason::NotOffered),
    }
}

pub(super) fn decline(context: Context) -> Decision {
    between_rounds(context.state)?;
    players_cut(context.state)?;
    ready_for_cut(context.state)?;
    let seat = by_offered(context.state, context.by())?;
    context.fact(context.chapter().shuffle.who_cuts.provision, CardsEvent::CutDeclined { seat })
}

pub(super) fn cut(context: Context, above: u16) -> Decision {
    let (who, depths) = may_cut(context.state, context.by())?;
    let cut = context.chapter().shuffle.cut;
    if above < depths.least {
        return refuse(cut.provision, CardsReason::TooNearTheTop { least: cut.choice.above });
    }
    if above > depths.most {
        return refuse(cut.provision, CardsReason::TooNearTheBottom { least: cut.choice.below });
    }
    let event = match cut.choice.below_second {
        None => CardsEvent::CutThrough { above, below: None },
        Some(_) => CardsEvent::CoverCardPlaced { by: who, above },
    };
    context.fact(cut.provision, event)
}

/// Whether somebody can cut now: the seat, or nobody's for the dealer, and how many cards can lie above the cover
/// card.
pub(super) fn may_cut(state: &State, actor: Actor) -> Result<(Option<Seat>, Number), Refusal> {
    before_the_deal(state)?;
    ready_for_cut(state)?;
    let cover = state.chapter().shuffle.cut.choice;
    Ok((cutter(state, actor)?, Number::between(cover.above, size(state) - cover.below)))
}

/// How many cards the stack has that is cut.
fn size(state: &State) -> u16 {
    state.cards.set(state.cards.current).cards.len() as u16
}

/// The seat that cuts, or the dealer when no player is left to offer the cut to.
fn cutter(state: &State, actor: Actor) -> Result<Option<Seat>, Refusal> {
    let clause = state.chapter().shuffle.who_cuts.provision;
    let to_offer = players_cut(state).is_ok().then(|| next_offer(state)).flatten();
    match (actor, to_offer) {
        (Actor::Dealer, None) => Ok(None),
        (Actor::Dealer, seat @ Some(_)) => refuse(clause, CardsReason::OfferTo { seat }),
        (Actor::Player(_), _) => {
            players_cut(state)?;
            by_offered(state, actor).map(Some)
        }
        (Actor::Floorperson | Actor::Curator | Actor::Device, _) => {
            refuse(clause, CardsReason::NotYours { role: Role::Dealer })
        }
    }
}

/// The dealer moves everything above the cover card to the bottom and inserts the second cover card.
pub(super) fn insert_second(context: Context, below: u16) -> Decision {
    let depths = may_insert_second(context.state, context.by())?;
    let clause = context.chapter().shuffle.cut_through;
    if below < depths.least {
        return refuse(clause, CardsReason::TooNearTheBottom { least: depths.least });
    }
    if below > depths.most {
        return refuse(clause, CardsReason::TooNearTheTop { least: 1 });
    }
    let Some(above) = context.state.cards.cutting.above else {
        unreachable!("a stack that was cut has a cover card in it")
    };
    context.fact(clause, CardsEvent::CutThrough { above, below: Some(below) })
}

/// How many cards can lie below the second cover card, if somebody can insert it now.
pub(super) fn may_insert_second(state: &State, actor: Actor) -> Result<Number, Refusal> {
    let shuffle = &state.chapter().shuffle;
    by(actor, Role::Dealer, shuffle.cut_through)?;
    between_rounds(state)?;
    at_stage(state, state.cards.current, &[Stage::Cut])?;
    let Some(least) = shuffle.cut.choice.below_second else {
        unreachable!("where there is no second cover card the cut is carried out at once")
    };
    Ok(Number::between(least, size(state) - 1))
}

/// The grounds on which the chapters let a recut be ordered (reading ER-150).
pub(super) const RECUT_GROUNDS: [Ground; 3] = [Ground::ImproperCut, Ground::Integrity, Ground::Fairness];

/// A floorperson may want the cut repeated: in the baccarat chapters until the shoe is loaded, in the poker-type
/// chapters until the first card leaves the stack, after "no more bets" too (reading ER-231). It is repeated in full
/// (reading ER-114).
pub(super) fn order_recut(context: Context, because: Option<Ground>) -> Decision {
    let clause = context.chapter().shuffle.recut.provision;
    by(context.by(), Role::Floorperson, clause)?;
    no_reshuffling_device(context.state)?;
    on_a_ground(because, clause)?;
    may_recut(context.state, context.state.cards.current, clause)?;
    context.fact(clause, CardsEvent::RecutOrdered { because })
}

/// The ground that is stated, if any is, is one of the chapter's.
fn on_a_ground(because: Option<Ground>, clause: Provision) -> Check {
    match because {
        Some(ground) if !RECUT_GROUNDS.contains(&ground) => {
            refuse(clause, CardsReason::NotAGround { ground })
        }
        Some(_) | None => Ok(()),
    }
}

/// There is no recut where an approved device reshuffles the cards by itself; a stack that was cut because the device
/// failed is another matter.
fn no_reshuffling_device(state: &State) -> Check {
    let by = state.cards.set(state.cards.current).shuffled_by;
    let by_itself = state.filed().shuffling().reshuffles() && by.is_none_or(|by| by == ShuffledBy::Device);
    match state.chapter().shuffle.reshuffling_device {
        Some(clause) if by_itself => refuse(clause, CardsReason::ReshufflingDevice),
        Some(_) | None => Ok(()),
    }
}

fn may_recut(state: &State, set: SetId, clause: Provision) -> Check {
    match state.cards.set(set).stage {
        Stage::Cut | Stage::CutThrough => Ok(()),
        Stage::Shuffled => refuse(clause, CardsReason::NothingWasCut),
        Stage::Loaded => refuse(clause, CardsReason::ShoeIsLoaded),
        Stage::InPlay => may_recut_in_play(state, set, clause),
        Stage::Absent
        | Stage::Received
        | Stage::Inspected
        | Stage::Verified
        | Stage::Spread { .. }
        | Stage::Seen { .. }
        | Stage::Unwashed
        | Stage::FaceDown { .. }
        | Stage::Stacked { .. }
        | Stage::Spent
        | Stage::InDevice
        | Stage::Feathered => Err(due(state, set)),
    }
}

/// A stack that is ready to be dealt is recut only where the chapter allows it until a card is dealt.
fn may_recut_in_play(state: &State, set: SetId, clause: Provision) -> Check {
    if !needs_cut(state, set) {
        return refuse(clause, CardsReason::NothingWasCut);
    }
    match state.chapter().shuffle.recut.choice {
        RecutUntil::FirstCardDealt if state.cards.shoe.is_untouched() => Ok(()),
        RecutUntil::FirstCardDealt => refuse(clause, CardsReason::CardsWereDealt),
        RecutUntil::ShoeLoaded => refuse(clause, CardsReason::ShoeIsLoaded),
    }
}

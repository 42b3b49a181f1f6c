//! From "no more bets" until the last card of the deal (679a.8 to 679a.10, 680a.8 to 680a.10).

mod stub;

use croupier_rules::Provision;
use croupier_rules::families::poker;
use croupier_rules::kit::wager::Wager;
use smallvec::SmallVec;

use super::Context;
use super::act::Recipient;
use super::event::{Place, PokerEvent};
use super::game::Game;
use super::lineup::{Lineup, POSITIONS, Share};
use super::reason::PokerReason;
use super::record::Record;
use super::stage::{self, Phase};
use super::table::{PokerTable, Stub};
use crate::announcement::Announcement;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

pub(super) use stub::{count, determine, discard};

/// One card that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Due {
    pub to: Recipient,
    pub place: Place,
    pub provision: Provision,
}

/// A whole deal; the longest has seven hands of five.
pub(super) type Deal = SmallVec<[Due; 36]>;

/// How much is dealt at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Everything,
    Next,
}

/// Every card of this round in its order, those of positions that are gone by now included.
pub(super) fn deal_of(state: &State, table: &PokerTable, game: &Game) -> Deal {
    let shares: [Share; POSITIONS] = core::array::from_fn(|place| share(state, table, place));
    let mut deal = Deal::new();
    game.clauses().dealing.deal(game.dealing(), &shares, |delivery| deal.extend(due(state, delivery)));
    deal
}

fn share(state: &State, table: &PokerTable, place: usize) -> Share {
    from_the_left(state, place).map_or(Share::Nothing, |seat| table.lineup.share(seat))
}

fn due(state: &State, delivery: poker::Delivery) -> Option<Due> {
    let to = match delivery.to {
        poker::Recipient::Player(place) => Recipient::Position(from_the_left(state, place)?),
        poker::Recipient::Dealer => Recipient::Dealer,
    };
    let place = match delivery.place {
        poker::Place::Hand => Place::Hand,
        poker::Place::FourthCard => Place::FourthCard,
        poker::Place::DiscardRack => Place::DiscardRack,
    };
    Some(Due { to, place, provision: delivery.provision })
}

/// The seat of a place counted from the dealer's far left, as the rules count.
fn from_the_left(state: &State, place: usize) -> Option<Seat> {
    let positions = state.filed().seats().min(POSITIONS as u8);
    positions.checked_sub(place as u8).and_then(Seat::new)
}

/// The betting ends: the cards are ready and somebody has an Ante.
pub(super) fn begin(context: Context, game: &Game) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::Betting)?;
    context.state.cards.check_ready(context.state, context.command.at)?;
    let lineup = Lineup::of(context.state, fourth_card_wager(game));
    if lineup.is_empty() {
        return Err(Refusal::under(game.dealing().hands, PokerReason::NobodyHasAnAnte));
    }
    let mut record = Record::new(context);
    let clause = game.dealing().no_more_bets;
    record.push(clause, Announcement::NoMoreBets);
    record.poker(clause, PokerEvent::Began(lineup));
    if let Some(clause) = game.chosen_hand() {
        record.attest(clause);
    }
    record.done()
}

const fn fourth_card_wager(game: &Game) -> Option<Wager> {
    match game {
        Game::Prime(..) => Some(Wager::PairBonus),
        Game::Saigon(..) => None,
    }
}

/// Cards are dealt, face down, as far as there are any.
pub(super) fn deal(context: Context, game: &Game, extent: Extent) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::Dealing)?;
    let mut record = Record::new(context);
    if let Some(clause) = game.nearest_hand() {
        record.attest(clause);
    }
    let deal = deal_of(context.state, context.table, game);
    let due = still_due(context.table, &deal);
    match deal_cards(&mut record, context.table, game, due, extent) {
        Dealt::Everything => finish(&mut record, game),
        Dealt::Nothing => return Err(Refusal::under(game.dealing().hands, PokerReason::CardsRunOut)),
        Dealt::Something => {}
    }
    record.done()
}

/// The cards that are due to those who are still in the round, with their places in the deal.
fn still_due<'a>(table: &'a PokerTable, deal: &'a Deal) -> impl Iterator<Item = (u8, Due)> + 'a {
    let places = (0u8..).zip(deal.iter().copied()).skip(table.turn as usize);
    places.filter(|(_, due)| table.is_dealt_to(due.to))
}

/// How much of what was due has been dealt.
enum Dealt {
    Nothing,
    Something,
    Everything,
}

/// Deals from the top as far as the cards reach.
fn deal_cards(
    record: &mut Record,
    table: &PokerTable,
    game: &Game,
    due: impl Iterator<Item = (u8, Due)>,
    extent: Extent,
) -> Dealt {
    let in_stacks = game.has_automated_shoe();
    let mut first = None;
    let mut stub = table.stub;
    for (dealt, (turn, Due { to, place, provision })) in due.enumerate() {
        let together = dealt == 0 || (in_stacks && *first.get_or_insert(to) == to);
        let next = record.state.cards.shoe.peek(dealt);
        let Some(card) = next.filter(|_| extent == Extent::Everything || together) else {
            return if dealt == 0 { Dealt::Nothing } else { Dealt::Something };
        };
        first = first.or(Some(to));
        if place == Place::FourthCard {
            remove_stub_for_fourth_cards(record, &mut stub, game);
        }
        record.poker(provision, PokerEvent::Dealt { turn, to, place, card });
    }
    Dealt::Everything
}

/// Fourth cards of an automated shoe with stacks of three come from the stub, out of the shoe (ER-214).
fn remove_stub_for_fourth_cards(record: &mut Record, stub: &mut Stub, game: &Game) {
    if game.has_automated_shoe() && !game.dealing().keeps_its_stub() && *stub == Stub::InPlace {
        record.poker(game.dealing().stub, PokerEvent::StubRemoved);
        *stub = Stub::Removed;
    }
}

/// Everybody has their cards. A shoe that reshuffles by itself keeps its stub (ER-215).
fn finish(record: &mut Record, game: &Game) {
    record.poker(game.dealing().hands, PokerEvent::HandsDealt);
    if game.dealing().keeps_its_stub() {
        record.poker(game.dealing().hands, PokerEvent::StubGone);
    }
}

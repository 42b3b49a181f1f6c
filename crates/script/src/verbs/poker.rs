//! A round of Three Card Prime or Saigon 5 Card.

use croupier_table::command::Actor;
use croupier_table::poker::{PokerAct, Recipient};
use croupier_table::seat::Seat;

use super::Words;
use crate::failure::Problem;

/// Verbs that stand alone; a longer one stands before the shorter one it begins with.
const PLAIN: [(&str, PokerAct); 11] = [
    ("no more bets", PokerAct::NoMoreBets),
    ("deal next", PokerAct::DealNext),
    ("deal", PokerAct::Deal),
    ("discard stub", PokerAct::DiscardStub),
    ("reveal", PokerAct::Reveal),
    ("settle next", PokerAct::SettleNext),
    ("settle rest", PokerAct::SettleRest),
    ("report face up", PokerAct::ReportFaceUp),
    ("report drawn in error", PokerAct::ReportDrawnInError),
    ("report dealer card exposed", PokerAct::ReportDealersCardExposed),
    ("report shoe failed", PokerAct::ReportShoeFailed),
];

pub(crate) fn parse(actor: Actor, words: &mut Words<'_>) -> Result<Option<PokerAct>, Problem> {
    if let Some((_, act)) = PLAIN.iter().find(|(verb, _)| words.take(verb)) {
        return Ok(Some(*act));
    }
    Ok(Some(if words.take("count stub") {
        PokerAct::CountStub { cards: words.number("the count")? }
    } else if words.take("determine misdeal") {
        PokerAct::DetermineMisdeal { cards_out: words.number("the cards dealt")? }
    } else if words.take("play") {
        PokerAct::Play { position: position(actor, words)? }
    } else if words.take("fold") {
        PokerAct::Fold { position: position(actor, words)? }
    } else if words.take("set") {
        let position = position(actor, words)?;
        let three = words.cards()?.try_into().map_err(|_| Problem::unreadable("set takes three cards"))?;
        PokerAct::Set { position, three }
    } else if words.take("report wrong number to") {
        let to = if words.take("dealer") { Recipient::Dealer } else { Recipient::Position(words.seat()?) };
        PokerAct::ReportWrongNumber { to, cards: words.number("the number of cards")? }
    } else {
        return Ok(None);
    }))
}

/// The box that is named, or the player's own.
fn position(actor: Actor, words: &mut Words<'_>) -> Result<Seat, Problem> {
    match (words.position()?, actor) {
        (Some(position), _) => Ok(position),
        (None, Actor::Player(seat)) => Ok(seat),
        (None, _) => Err(Problem::unreadable("on seat N")),
    }
}

//! A round of Three Card Prime or Saigon 5 Card, in sentences.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use croupier_rules::chapters::three_card_prime::Decision;
use croupier_rules::kit::explanation::{Explanation, listed};
use croupier_rules::kit::settlement::Settled;
use croupier_rules::kit::wager::{GameWager, Ruling, Wager, WagerResult};
use croupier_rules::{Card, Cents};

use super::chips;
use super::scene::{Player, Scene};
use crate::ledger::{Account, Cause, Transfer};
use crate::machine;
use crate::poker::{Part, Place, PokerEvent, PokerTable, Recipient, StubFinding, Void};
use crate::sealed::Sealed;
use crate::seat::Seat;
use crate::sight::HandName;

/// What only one of the games has to tell. The approved options of a table are its game; `machine` says which.
pub(crate) trait Tales {
    /// A player has decided or set a hand, or the dealer has set a player's hand again.
    fn chosen(&self, scene: &Scene, position: Seat, choice: &PokerEvent) -> Explanation;

    /// What the dealer's cards are, now that they are face up.
    fn dealers_hand(&self, scene: &Scene, table: &PokerTable) -> Explanation;

    /// Cards of a player are turned face up.
    fn shown(&self, scene: &Scene, position: Seat, part: Part) -> Explanation;

    /// What a player's hand is, now that it is face up.
    fn formed(&self, scene: &Scene, position: Seat) -> Explanation;

    /// A wager at a position was collected, returned or paid.
    fn ruled(&self, scene: &Scene, table: &PokerTable, settling: &Settling) -> Option<Explanation>;
}

/// A wager while its chips move.
pub(crate) struct Settling {
    pub position: Seat,
    pub player: Player,
    pub wager: Wager,
    pub stake: Cents,
    /// What was paid; nothing where the wager was collected or returned.
    pub paid: Option<Cents>,
}

impl Settling {
    /// The wager as the rules settle it, where the entry rests on their ruling.
    pub fn by<W: GameWager>(&self, wager: W, ruling: Ruling) -> Settled<W> {
        let (stake, paid) = (self.stake, self.paid.unwrap_or(Cents::ZERO));
        Settled { wager, stake, ruling, paid, returned: Cents::ZERO, vigorish: Cents::ZERO }
    }
}

/// An event of the round, with its rulings where the table is known.
pub(crate) fn tell(scene: &Scene, table: Option<&PokerTable>, event: &PokerEvent) -> Explanation {
    let (Some(table), Some(state)) = (table, scene.after) else { return scene.say(sentence(scene, event)) };
    let tales = machine::poker_tales(state.filed());
    match *event {
        PokerEvent::Decided { position, .. }
        | PokerEvent::Set { position, .. }
        | PokerEvent::Reset { position, .. } => tales.chosen(scene, position, event),
        PokerEvent::DealerSet { .. }
        | PokerEvent::DealerDoesNotQualify
        | PokerEvent::Formed { whose: Recipient::Dealer, .. } => tales.dealers_hand(scene, table),
        PokerEvent::Shown { position, part } => tales.shown(scene, position, part),
        PokerEvent::Formed { whose: Recipient::Position(position), .. } => tales.formed(scene, position),
        PokerEvent::Began { .. } => scene.say(began(scene, table)),
        PokerEvent::Dealt { .. }
        | PokerEvent::HandsDealt
        | PokerEvent::StubRemoved
        | PokerEvent::StubCounted { .. }
        | PokerEvent::StubDiscarded
        | PokerEvent::StubKept
        | PokerEvent::StubLeftUncounted
        | PokerEvent::CardsOutCounted { .. }
        | PokerEvent::FoundFaceUp { .. }
        | PokerEvent::DrawnInError
        | PokerEvent::WrongNumberFound { .. }
        | PokerEvent::DealersCardExposed
        | PokerEvent::Revealed { .. }
        | PokerEvent::TowardsLimit { .. }
        | PokerEvent::Discarded { .. }
        | PokerEvent::Voided { .. }
        | PokerEvent::DeckRemoved
        | PokerEvent::Over => scene.say(sentence(scene, event)),
    }
}

/// What needs no more than one sentence, or what is left to say where the table is not known.
fn sentence(scene: &Scene, event: &PokerEvent) -> String {
    let of = |position: Seat, what: &str| scene.player(position).whose().own(what);
    match *event {
        PokerEvent::Decided { position, decision: Decision::Play } => {
            format!("{} stays in with a Play Wager.", scene.player(position).whose().name())
        }
        PokerEvent::Decided { position, decision: Decision::Forfeit } => {
            format!("{} gives up the Ante.", scene.player(position).whose().name())
        }
        PokerEvent::Set { position, .. } => {
            format!("{} sets the hand.", scene.player(position).whose().name())
        }
        PokerEvent::Reset { position, .. } => format!("The dealer resets {}.", of(position, "hand")),
        PokerEvent::DealerSet { .. } => "The dealer qualifies, and sets the hand the house way.".into(),
        PokerEvent::DealerDoesNotQualify => "The dealer does not qualify.".into(),
        PokerEvent::Shown { position, part } => format!("{} turned face up.", of(position, shown(part))),
        PokerEvent::Formed { whose: Recipient::Dealer, rank } => {
            format!("The dealer holds: {}.", rank.name())
        }
        PokerEvent::Formed { whose: Recipient::Position(position), rank } => {
            format!("{} holds: {}.", scene.player(position).whose().name(), rank.name())
        }
        PokerEvent::Began { .. } => "The round begins.".into(),
        PokerEvent::Dealt { to, place, card } => dealt(scene, to, place, card),
        PokerEvent::HandsDealt => "Every hand has its cards.".into(),
        PokerEvent::StubRemoved => "The stub is taken out of the shoe.".into(),
        PokerEvent::StubCounted { cards, finding: StubFinding::Right } => {
            format!("The stub has {}: the deck is complete.", count(cards))
        }
        PokerEvent::StubCounted { cards, finding: StubFinding::Wrong } => {
            format!("The stub has {}, which is wrong.", count(cards))
        }
        PokerEvent::StubDiscarded => format!("The stub goes to the {}, unseen.", scene.discards()),
        PokerEvent::StubLeftUncounted => {
            "The round ended before the stub was counted; it is counted before the next shuffle.".into()
        }
        PokerEvent::StubKept => "The stub stays in the shoe, which reshuffles by itself.".into(),
        PokerEvent::CardsOutCounted { cards } => {
            format!("The dealer counts the cards outside the stub: {}.", count(cards))
        }
        PokerEvent::FoundFaceUp { card } => {
            format!("{card} is found face up and goes to the {}.", scene.discards())
        }
        PokerEvent::DrawnInError => "A card was drawn in error, unseen; it is used as the next card.".into(),
        PokerEvent::WrongNumberFound { to, cards, due } => {
            format!("{} has {}, and should have {due}.", recipient(scene, to), count(cards))
        }
        PokerEvent::DealersCardExposed => {
            "One of the dealer's cards is exposed too early: Ante and Play Wagers are off.".into()
        }
        PokerEvent::Revealed { cards } => {
            format!("The dealer turns over {}.", listed(cards.cards()))
        }
        PokerEvent::TowardsLimit { player, won, paid } => {
            format!("{player} wins {won}, of which the payout limit allows {paid}.")
        }
        PokerEvent::Discarded { position } => {
            let cards = scene.player(position).whose().own("cards");
            format!("{cards} go to the {}.", scene.discards())
        }
        PokerEvent::Voided { why } => voided(why).into(),
        PokerEvent::DeckRemoved => "The deck is removed from the table.".into(),
        PokerEvent::Over => {
            format!("The round is over, and its cards are in the {}.", scene.discards())
        }
    }
}

fn count(cards: u8) -> String {
    match cards {
        0 => "no cards".into(),
        1 => "1 card".into(),
        _ => format!("{cards} cards"),
    }
}

fn recipient(scene: &Scene, to: Recipient) -> String {
    match to {
        Recipient::Position(position) => scene.player(position).whose().name(),
        Recipient::Dealer => "the dealer".to_string(),
    }
}

/// Who is dealt cards, in the order of the deal.
fn began(scene: &Scene, table: &PokerTable) -> String {
    let players: Vec<String> =
        table.in_round().rev().map(|position| scene.player(position).whose().name()).collect();
    format!("The round begins. In it: {}.", players.join(", "))
}

fn dealt(scene: &Scene, to: Recipient, place: Place, card: Sealed<Card>) -> String {
    let to = recipient(scene, to);
    let card = card.seen();
    let named = |what: &str| card.map_or(what.to_string(), |card| format!("{what}, {card},"));
    match place {
        Place::Hand => {
            let card = card.map_or("a card".to_string(), ToString::to_string);
            format!("{card} is dealt face down to {to}.")
        }
        Place::FourthCard => format!("{} is dealt face down to {to}.", named("a fourth card")),
        Place::DiscardRack => {
            format!(
                "{} for {to} goes to the {}, unseen.",
                named("the top card of the stack"),
                scene.discards()
            )
        }
    }
}

/// Cards that are turned, with their verb.
const fn shown(part: Part) -> &'static str {
    match part {
        Part::Hand => "cards are",
        Part::ThreeCardHand => "three-card hand is",
        Part::ShowdownHand => "showdown hand is",
        Part::FourthCard => "fourth card is",
    }
}

const fn voided(void: Void) -> &'static str {
    match void {
        Void::SeveralCardsFaceUp => "More than one card lay face up: the hands are void.",
        Void::WrongNumberOfCards => "A hand has the wrong number of cards: the hands are void.",
        Void::ShoeFailed => "The shoe failed: the round is void.",
        Void::Misdealt => "The cards were misdealt: the hands are void.",
        Void::DeckIsWrong => "The deck is not complete: the hands are void.",
    }
}

/// The cards of a player that have just been turned face up.
pub(super) fn turned(scene: &Scene, position: Seat, what: &str, cards: &[Card]) -> Explanation {
    let turned = scene.player(position).whose().own(what);
    let are = if what.ends_with('s') { "are" } else { "is" };
    scene.say(format!("{turned} {are} turned face up: {}.", listed(cards)))
}

/// Chips that move because of a result, told by the ruling; nothing where they move for another reason.
pub(crate) fn ruling(scene: &Scene, table: &PokerTable, transfer: &Transfer) -> Option<Explanation> {
    let settling = settling(scene, table, transfer)?;
    machine::poker_tales(scene.after?.filed()).ruled(scene, table, &settling)
}

fn settling(scene: &Scene, table: &PokerTable, transfer: &Transfer) -> Option<Settling> {
    let Transfer { from, to, amount, cause } = *transfer;
    match (cause, from) {
        (Cause::WagerLost | Cause::WagerReturned, Account::Layout(position, wager)) => {
            let player = scene.player(position);
            Some(Settling { position, player, wager, stake: amount, paid: None })
        }
        (Cause::WagerPaid, Account::Bank) => {
            let position = table.in_round().next()?;
            let (wager, stake) = first_stake(scene, position)?;
            let player = chips::paid(scene, to, Some(position))?;
            Some(Settling { position, player, wager, stake, paid: Some(amount) })
        }
        (
            Cause::BuyIn
            | Cause::CashOut
            | Cause::WagerPlaced
            | Cause::WagerWithdrawn
            | Cause::BeyondGap
            | Cause::WagerLost
            | Cause::WagerPaid
            | Cause::WagerReturned
            | Cause::RoundVoid
            | Cause::PaymentReversed
            | Cause::LossReversed
            | Cause::Corrected
            | Cause::WagerAbandoned
            | Cause::VigorishCollected,
            _,
        ) => None,
    }
}

/// The wager that is paid at a position: the first in the order of settlement that still lies there.
fn first_stake(scene: &Scene, position: Seat) -> Option<(Wager, Cents)> {
    let state = scene.after?;
    let stake = |&wager: &Wager| (wager, state.ledger.balance(Account::Layout(position, wager)));
    state.chapter().wagers.list.iter().map(stake).find(|(_, stake)| !stake.is_zero())
}

/// The sentences of a ruling: why the wager was decided so, then what it brings. The stake of a winner goes back by an
/// entry of its own.
pub(super) fn by_ruling<W: GameWager>(
    scene: &Scene,
    settling: &Settling,
    settled: &Settled<W>,
    decided: impl FnOnce() -> Explanation,
) -> Explanation {
    match (settled.ruling.result, settling.paid) {
        (WagerResult::Win(_), None) => {
            scene.say(chips::stake_returned(scene, settling.position, settling.stake, settling.wager))
        }
        (WagerResult::Win(_), Some(_)) => {
            let mut why = decided();
            why.add(settled.payment());
            why
        }
        (WagerResult::Push | WagerResult::Lose, _) => decided(),
    }
}

/// The three or five cards of a position, where the viewer sees all of them.
pub(super) fn cards_at<const N: usize>(scene: &Scene, position: Seat) -> Option<[Card; N]> {
    scene.whole(HandName::Position { position })
}

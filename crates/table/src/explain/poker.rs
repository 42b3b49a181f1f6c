//! A round of Three Card Prime or Saigon 5 Card, in sentences.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use croupier_rules::chapters::three_card_prime::Decision;

use crate::poker::{Part, Place, PokerEvent, Recipient, StubFinding, Void};

pub(crate) fn sentence(event: &PokerEvent) -> String {
    match event {
        PokerEvent::Began { .. } => "The round begins.".into(),
        PokerEvent::Dealt { to, place, .. } => dealt(*to, *place),
        PokerEvent::HandsDealt => "Every hand has its cards.".into(),
        PokerEvent::StubRemoved => "The stub is taken out of the shoe.".into(),
        PokerEvent::StubCounted { cards, finding: StubFinding::Right } => {
            format!("The stub has {cards} cards: the deck is complete.")
        }
        PokerEvent::StubCounted { cards, finding: StubFinding::Wrong } => {
            format!("The stub has {cards} cards, which is wrong.")
        }
        PokerEvent::StubLeftUncounted => {
            "The round ended before the stub was counted; it is counted before the next shuffle.".into()
        }
        PokerEvent::StubDiscarded => "The stub goes to the discard rack unseen.".into(),
        PokerEvent::StubKept => "The stub stays in the shoe, which reshuffles by itself.".into(),
        PokerEvent::CardsOutCounted { cards } => format!("{cards} cards are out of the stub."),
        PokerEvent::FoundFaceUp { card } => format!("{card} was found face up and is not used."),
        PokerEvent::DrawnInError => "A card was drawn in error, unseen; it is used as the next card.".into(),
        PokerEvent::Decided { position, decision: Decision::Play } => {
            format!("{position} makes a Play Wager.")
        }
        PokerEvent::Decided { position, decision: Decision::Forfeit } => {
            format!("{position} forfeits the Ante.")
        }
        PokerEvent::Set { position, .. } => format!("{position} sets the hand."),
        PokerEvent::Reset { position, .. } => {
            format!("The dealer resets the hand of {position}, since it qualifies.")
        }
        PokerEvent::DealersCardExposed => "One of the dealer's cards was exposed too early.".into(),
        PokerEvent::Revealed { cards } => {
            let cards: Vec<String> = cards.cards().iter().map(ToString::to_string).collect();
            format!("The dealer reveals {}.", cards.join(" "))
        }
        PokerEvent::DealerSet { .. } => "The dealer sets the hand the house way.".into(),
        PokerEvent::DealerDoesNotQualify => "The dealer does not qualify.".into(),
        PokerEvent::Shown { position, part } => format!("{} of {position} is turned face up.", name(*part)),
        PokerEvent::Formed { whose, rank } => format!("{} holds: {}.", holder(*whose), rank.name()),
        PokerEvent::TowardsLimit { player, won, paid } => {
            format!("{player} wins {won}, of which the payout limit allows {paid}.")
        }
        PokerEvent::Discarded { position } => format!("The cards of {position} go to the discard rack."),
        PokerEvent::Voided { why } => voided(*why).into(),
        PokerEvent::DeckRemoved => "The deck is removed from the table.".into(),
        PokerEvent::Over => "The round is over.".into(),
    }
}

fn dealt(to: Recipient, place: Place) -> String {
    match place {
        Place::Hand => format!("A card is dealt face down to {}.", holder(to)),
        Place::FourthCard => format!("A fourth card is dealt face down to {}.", holder(to)),
        Place::DiscardRack => format!("The top card of the stack of {} is discarded unseen.", holder(to)),
    }
}

fn holder(recipient: Recipient) -> String {
    match recipient {
        Recipient::Position(position) => position.to_string(),
        Recipient::Dealer => "the dealer".into(),
    }
}

const fn name(part: Part) -> &'static str {
    match part {
        Part::Hand => "the hand",
        Part::ThreeCardHand => "the three-card hand",
        Part::ShowdownHand => "the showdown hand",
        Part::FourthCard => "the fourth card",
    }
}

const fn voided(void: Void) -> &'static str {
    match void {
        Void::SeveralCardsFaceUp => {
            "Several cards lay face up: the hands are void, and the wagers are returned."
        }
        Void::WrongNumberOfCards => {
            "A hand has the wrong number of cards: the hands are void, and the wagers are returned."
        }
        Void::ShoeFailed => "The shoe failed: the round is void, and the wagers are returned.",
        Void::Misdealt => "The cards were misdealt: the hands are void, and the wagers are returned.",
        Void::DeckIsWrong => "The deck is not complete: the hands are void, and the wagers are returned.",
    }
}

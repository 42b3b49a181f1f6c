//! The instruction that goes with each act, to the one who acts, bodily detail included.

use croupier_rules::chapters::section::completion::Removal;
use croupier_rules::families::baccarat::Side;

use super::BaccaratAct;
use super::event::Facing;
use super::round::{BaccaratTable, DealtBy, TurnedBy};

/// The instruction of an act at a table.
pub(super) fn says(table: &BaccaratTable, act: BaccaratAct) -> &'static str {
    match act {
        BaccaratAct::NoMoreBets => "Announce \"no more bets\".",
        BaccaratAct::CallCards => "Announce \"cards\", so that the curator deals.",
        BaccaratAct::DealFirstFour => first_four(table),
        BaccaratAct::DealCard => "Deal one card of the first four.",
        BaccaratAct::Turn(side) => turn(table, side),
        BaccaratAct::HandOver { .. } => "Hand the cards face down to the player who may turn them.",
        BaccaratAct::ReturnCards(_) => "Look at the cards and return them face up to the dealer.",
        BaccaratAct::Relinquish(_) => "Give up the right to turn these cards.",
        BaccaratAct::OrderRelinquish(_) => {
            "If the player delays the game without reason, take the cards back."
        }
        BaccaratAct::OfferRight { .. } => "Offer the right to turn these cards to this player.",
        BaccaratAct::AcceptRight(_) => "Accept the right to turn these cards.",
        BaccaratAct::DeclineRight(_) => "Decline the right to turn these cards.",
        BaccaratAct::Announce(Side::Player) => {
            "Lay the cards in their place and announce the Player's count."
        }
        BaccaratAct::Announce(Side::Banker) => {
            "Lay the cards in their place and announce the Banker's count."
        }
        BaccaratAct::DealThirdCard(side) => third_card(table, side),
        BaccaratAct::AnnounceResult => "Announce both final Point Counts and which hand has won.",
        BaccaratAct::CollectLosing => "Collect every losing wager.",
        BaccaratAct::SettlePosition(_) => settle(table),
        BaccaratAct::ClearCards => clear(table),
        BaccaratAct::AnnounceLastHand => "Announce \"last hand\".",
        BaccaratAct::CollectVigorish(_) => "Collect the vigorish owed there, then remove its marker.",
        BaccaratAct::RemoveMarker(_) => "Leave the marker where it is.",
        BaccaratAct::OfferShoe(_) => "Offer the shoe to this player.",
        BaccaratAct::AcceptShoe => "Take the shoe and be the curator.",
        BaccaratAct::DeclineShoe => "Let the shoe go by.",
        BaccaratAct::DesignateDealer => "Let the dealer calling the game be the curator.",
        BaccaratAct::TakeShoe => "Nobody wants the shoe: be the curator.",
        BaccaratAct::PassShoe => "Pass the shoe.",
        BaccaratAct::OrderPass => {
            "If the curator delays the game or keeps dealing wrongly, order the shoe on."
        }
        BaccaratAct::ReportCardDrawn(_) => {
            "Report a card that was drawn in error or lay face up in the shoe."
        }
        BaccaratAct::ReportThirdCard { .. } => "Report a third card dealt to a hand that must stay.",
        BaccaratAct::DeclareVoid => "The cards do not suffice: declare the round void, return all wagers.",
        BaccaratAct::ReportTouch(_) => "Report a player who touched the cards.",
    }
}

fn first_four(table: &BaccaratTable) -> &'static str {
    let procedure = table.procedure;
    match (procedure.dealt_by, procedure.first_four, procedure.turned_by) {
        (DealtBy::Dealer, Facing::Up, _) => {
            "Draw four cards with the left hand and lay them face up with the right: Player, Banker, Player, Banker."
        }
        (DealtBy::Dealer, Facing::Down, TurnedBy::Dealer) => {
            "Draw four cards with the left hand and lay them face down: Player, Banker, Player, Banker; the \
             Banker's go under the right corner of the shoe."
        }
        (DealtBy::Dealer, Facing::Down, TurnedBy::HighestBettors(_)) => {
            "Deal four cards face down: Player, Banker, Player, Banker. Then put the Banker's Hand under the right \
             corner of the shoe."
        }
        (DealtBy::Curator, _, TurnedBy::Dealer) => {
            "Deal four cards face down: Player, Banker, Player, Banker."
        }
        (DealtBy::Curator, _, TurnedBy::HighestBettors(_)) => {
            "Deal four cards face down: Player, Banker, Player, Banker; put the Banker's Hand under the right \
             corner of the shoe."
        }
    }
}

fn turn(table: &BaccaratTable, side: Side) -> &'static str {
    match (table.procedure.dealt_by, side) {
        (DealtBy::Dealer, Side::Player) => "Turn the Player's cards face up on their area.",
        (DealtBy::Dealer, Side::Banker) => "Turn the Banker's cards face up on their area.",
        (DealtBy::Curator, Side::Player) => "Lay the Player's cards face up before you.",
        (DealtBy::Curator, Side::Banker) => "Lay the Banker's cards face up before you.",
    }
}

fn third_card(table: &BaccaratTable, side: Side) -> &'static str {
    match (table.procedure.third_card, side) {
        (Facing::Up, Side::Player) => "Deal the Player's Hand its third card, face up.",
        (Facing::Up, Side::Banker) => "Deal the Banker's Hand its third card, face up.",
        (Facing::Down, Side::Player) => "Deal the Player's Hand its third card, face down.",
        (Facing::Down, Side::Banker) => "Deal the Banker's Hand its third card, face down.",
    }
}

fn settle(table: &BaccaratTable) -> &'static str {
    use croupier_rules::families::baccarat::completion::VigorishOrder;
    match table.chapter.completion.vigorish_order.choice {
        VigorishOrder::BeforePayment => "See to the vigorish of this position, then pay its winners.",
        VigorishOrder::AfterPayment => "Pay the winners of this position, then see to its vigorish.",
    }
}

fn clear(table: &BaccaratTable) -> &'static str {
    match table.chapter.game.chapter().completion.cards_removed.choice {
        Removal::Reconstructible => {
            "Put the cards into the discard rack, in an order from which every hand can be laid out again."
        }
        Removal::AnyManner => "Put the cards into the discard bucket.",
    }
}

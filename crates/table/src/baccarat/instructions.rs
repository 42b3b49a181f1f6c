//! The instruction that goes with each act, to the one who acts, bodily detail included.

use croupier_rules::chapters::section::completion::Removal;
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::completion::VigorishOrder;
use croupier_rules::families::baccarat::procedure::{DealtBy, Facing, Turner};

use super::BaccaratAct;
use super::round::BaccaratTable;
use crate::ground::Ground;

/// The instruction of an act at a table.
pub(super) fn says(table: &BaccaratTable, act: BaccaratAct) -> &'static str {
    match act {
        BaccaratAct::NoMoreBets => "Announce \"no more bets\".",
        BaccaratAct::CallCards => "Announce \"cards\" to tell the curator to deal.",
        BaccaratAct::DealFirstFour => first_four(table),
        BaccaratAct::DealCard => "Deal one of the first four cards.",
        BaccaratAct::Turn { side } => turn(table, side),
        BaccaratAct::HandOver { .. } => "Hand the cards face down to the player who may turn them.",
        BaccaratAct::ReturnCards { .. } => "Look at the cards and return them face up to the dealer.",
        BaccaratAct::Relinquish { .. } => "Give up the right to turn these cards.",
        BaccaratAct::OrderRelinquish { because, .. } => take_back(because),
        BaccaratAct::OfferRight { .. } => "Offer this player the right to turn these cards.",
        BaccaratAct::AcceptRight { .. } => "Accept the right to turn these cards.",
        BaccaratAct::DeclineRight { .. } => "Decline the right to turn these cards.",
        BaccaratAct::Announce { side } => announce(side),
        BaccaratAct::DealThirdCard { side } => third_card(table, side),
        BaccaratAct::AnnounceResult => "Announce both final Point Counts and which hand has won.",
        BaccaratAct::CollectLosing => "Collect every losing wager.",
        BaccaratAct::SettlePosition { .. } => settle(table),
        BaccaratAct::ClearCards => clear(table),
        BaccaratAct::AnnounceLastHand => "Announce \"last hand\".",
        BaccaratAct::CollectVigorish { .. } => "Collect the vigorish owed there, then remove its marker.",
        BaccaratAct::RemoveMarker { .. } => "Leave the marker where it is.",
        BaccaratAct::OfferShoe { .. } => "Offer the shoe to this player.",
        BaccaratAct::AcceptShoe => "Accept the shoe and be the curator.",
        BaccaratAct::DeclineShoe => "Decline the shoe.",
        BaccaratAct::DesignateDealer => "Designate the dealer calling the game as the curator.",
        BaccaratAct::TakeShoe => "No player accepts the shoe: be the curator.",
        BaccaratAct::PassShoe => "Pass the shoe.",
        BaccaratAct::OrderPass { because } => pass(because),
        BaccaratAct::ReportCardDrawn { .. } => "Report a card drawn in error or found face up in the shoe.",
        BaccaratAct::ReportThirdCard { .. } => "Report a third card dealt to a hand that must stay.",
        BaccaratAct::DeclareVoid => "Too few cards are left: declare the round void and return every wager.",
        BaccaratAct::ReportTouch { .. } => "Report a player who touched the cards.",
    }
}

fn take_back(because: Option<Ground>) -> &'static str {
    match because {
        Some(Ground::Delay) => "If the player unreasonably delays the game, take the cards back.",
        Some(Ground::InvalidDeals | Ground::ImproperCut | Ground::Integrity | Ground::Fairness) | None => {
            "Take the cards back without stating a ground."
        }
    }
}

fn pass(because: Option<Ground>) -> &'static str {
    match because {
        Some(Ground::Delay) => "If the curator unreasonably delays the game, order the shoe passed.",
        Some(Ground::InvalidDeals) => "If the curator's deals are repeatedly invalid, order the shoe passed.",
        Some(Ground::ImproperCut | Ground::Integrity | Ground::Fairness) | None => {
            "Order the shoe passed without stating a ground."
        }
    }
}

fn announce(side: Side) -> &'static str {
    match side {
        Side::Player => "Lay the cards on their area and announce the Point Count of the Player's Hand.",
        Side::Banker => "Lay the cards on their area and announce the Point Count of the Banker's Hand.",
    }
}

fn first_four(table: &BaccaratTable) -> &'static str {
    let procedure = table.procedure;
    match (procedure.dealt_by, procedure.first_four, procedure.turned_by) {
        (DealtBy::Dealer, Facing::Up, Turner::Dealer | Turner::HighestBettors(_)) => {
            "Draw four cards with the left hand and lay them face up with the right: Player, Banker, Player, Banker."
        }
        (DealtBy::Dealer, Facing::Down, Turner::Dealer) => {
            "Draw four cards with the left hand and lay them face down: Player, Banker, Player, Banker; the \
             Banker's go under the right corner of the shoe."
        }
        (DealtBy::Dealer, Facing::Down, Turner::HighestBettors(_)) => {
            "Deal four cards face down: Player, Banker, Player, Banker. Then put the Banker's Hand under the right \
             corner of the shoe."
        }
        (DealtBy::Curator, Facing::Up | Facing::Down, Turner::Dealer) => {
            "Deal four cards face down: Player, Banker, Player, Banker."
        }
        (DealtBy::Curator, Facing::Up | Facing::Down, Turner::HighestBettors(_)) => {
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
    match table.clauses.completion.vigorish_order.choice {
        VigorishOrder::BeforePayment => {
            "Mark or collect the vigorish of this position, then pay its winners."
        }
        VigorishOrder::AfterPayment => "Pay the winners of this position, then mark or collect its vigorish.",
    }
}

fn clear(table: &BaccaratTable) -> &'static str {
    match table.chapter().completion.cards_removed.choice {
        Removal::Reconstructible => {
            "Put the cards into the discard rack, in an order from which every hand can be laid out again."
        }
        Removal::AnyManner => "Put the cards into the discard bucket.",
    }
}

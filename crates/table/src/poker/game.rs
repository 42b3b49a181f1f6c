//! What Three Card Prime and Saigon 5 Card do each in its own way.

use croupier_rules::chapters::three_card_prime::Decision as Choose;
use croupier_rules::kit::wager::Wager;
use croupier_rules::{Card, Cents};

use super::checks::Context;
use super::completion::Payer;
use super::hand::Hand;
use super::reason::PokerReason;
use super::table::PokerTable;
use crate::context::{Check, Draft};
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::steps::Steps;

/// What only one of the games does. The approved options of a table are its game; `machine` says which.
pub(crate) trait Game {
    /// The wager that brings a position a fourth card, where the game has one.
    fn fourth_card_wager(&self) -> Option<Wager> {
        None
    }

    /// A player makes a Play Wager or forfeits the Ante.
    fn choose(&self, _context: Context, _position: Seat, _choice: Choose) -> Decision {
        Err(Refusal::plain(PokerReason::NotInThisGame))
    }

    /// Whether a wager may be made after the deal by putting chips down, instead of in answer to the dealer.
    fn check_made_later(&self, _context: Context, _seat: Seat, _position: Seat, _amount: Cents) -> Check {
        Ok(())
    }

    /// A player sets the hand.
    fn set(&self, _context: Context, _position: Seat, _three: [Card; 3]) -> Decision {
        Err(Refusal::plain(PokerReason::NotInThisGame))
    }

    /// Lists what the player of a position must or may do about the hand.
    fn list_choices(&self, steps: &mut Steps, table: &PokerTable, position: Seat);

    /// What the dealer is told to do when everybody has decided.
    fn reveal_says(&self) -> &'static str;

    /// Collects what is forfeited before the dealer's cards are turned up, and says how many hands went with it.
    fn collect_forfeits(&self, _context: Context, _draft: &mut Draft) -> usize {
        0
    }

    /// Says what the dealer's cards are, now that they are face up.
    fn form_dealers_hand(&self, context: Context, draft: &mut Draft);

    /// Shows the hand of a position and settles its wagers.
    fn settle(&self, payer: &mut Payer, position: Seat, hand: &Hand);
}

//! The round as a viewer sees it, beside its hands.

use alloc::vec::Vec;

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::families::baccarat::{Coup, Side};

use super::Viewer;
use crate::baccarat::{self, BaccaratTable, Cover, Due, RightToTurn, ShoeHolder, Simulation, TableCard};
use crate::poker::{self, Exposure, PokerTable, Stub};
use crate::sealed::Sealed;
use crate::seat::Seat;
use crate::state::State;

/// A round of baccarat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct BaccaratView {
    /// The phase of the round.
    pub phase: baccarat::Phase,
    /// What is due next.
    pub due: Due,
    /// Why the round is a simulated one, if it is.
    pub simulation: Option<Simulation>,
    /// How far the shoe is from its end.
    pub cover: Cover,
    /// The result, once it was announced.
    pub result: Option<ResultView>,
    /// Who has the shoe, where players deal.
    pub shoe: Option<ShoeHolder>,
    /// Who may turn the Player's Hand.
    pub turns_players_hand: RightToTurn,
    /// Who may turn the Banker's Hand.
    pub turns_bankers_hand: RightToTurn,
    /// Cards that were drawn in error and wait.
    pub kept: Vec<KeptView>,
}

/// An announced result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct ResultView {
    /// The hand that won, if one did.
    pub winner: Option<Side>,
    /// The Point Count of the Player's Hand.
    pub player: u8,
    /// The Point Count of the Banker's Hand.
    pub banker: u8,
}

/// A card that was drawn in error and waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct KeptView {
    /// What it waits for.
    pub waits: TableCard,
    /// The card, where the viewer may see it.
    pub card: Sealed<Card>,
}

pub(super) fn baccarat(state: &State, table: &BaccaratTable, viewer: Viewer) -> BaccaratView {
    BaccaratView {
        phase: table.phase(),
        due: table.due(state),
        simulation: table.simulation(),
        cover: table.cover(),
        result: table.result().map(result),
        shoe: table.shoe_holder(),
        turns_players_hand: table.right_to_turn(Side::Player),
        turns_bankers_hand: table.right_to_turn(Side::Banker),
        kept: table.kept().filter_map(|waits| kept(table, waits, viewer)).collect(),
    }
}

fn result(coup: Coup) -> ResultView {
    let (player, banker) = (coup.player().count.get(), coup.banker().count.get());
    ResultView { winner: coup.winner(), player, banker }
}

fn kept(table: &BaccaratTable, waits: TableCard, viewer: Viewer) -> Option<KeptView> {
    let (card, seen_by) = table.card(waits).zip(table.seen_by(waits))?;
    Some(KeptView { waits, card: Sealed::Open(card).shown_if(viewer.sees(seen_by)) })
}

/// A round of a poker-type game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct PokerView {
    /// The phase of the round.
    pub phase: poker::Phase,
    /// The first position that has not decided or set its hand, clockwise from the dealer's far left.
    pub turn: Option<Seat>,
    /// How many cards have left the stack in this round.
    pub cards_out: u8,
    /// Where the stub is.
    pub stub: Stub,
    /// How many rounds were begun since the stub was last counted, this one included.
    pub rounds_since_count: u32,
    /// Whether a card of the dealer's was exposed too early.
    pub exposure: Exposure,
    /// How the dealer's cards are set, where they qualify and are revealed.
    pub dealers_split: Option<Split>,
}

pub(super) fn poker(table: &PokerTable) -> PokerView {
    PokerView {
        phase: table.phase(),
        turn: table.turn_to_decide(),
        cards_out: table.cards_out(),
        stub: table.stub(),
        rounds_since_count: table.rounds_since_count(),
        exposure: table.exposure(),
        dealers_split: table.dealers_split(),
    }
}

//! A Rules Submission without a defect. [`check`](super::check) is the only way to get one.

use alloc::string::String;
use alloc::vec::Vec;

use super::choice::{
    Approval, Backs, Collection, DealingMethod, DisclosedCard, DropBox, LayoutStanding, MarkerButtons,
    PreventedBy, Shuffling, TipBox,
};
use super::filed::Table;
use super::setup::Setup;
use super::wager_terms::WagerTerms;
use crate::chapters::{saigon_5_card, three_card_prime};
use crate::families::baccarat::{self, Clauses, Procedure};
use crate::game::GameId;
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;

/// What a certificate holder filed for one game, every defect excluded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApprovedSubmission {
    pub(super) document: Table,
    pub(super) game: GameId,
    pub(super) certificate_holder: String,
    pub(super) stakes: Stakes,
    pub(super) layout: Layout,
    pub(super) boxes: Boxes,
    pub(super) options: Options,
    pub(super) terms: Terms,
    pub(super) setup: Setup,
    pub(super) wagers: Vec<WagerTerms>,
}

impl ApprovedSubmission {
    /// The document as it was filed: what [`check`](super::check) makes this submission from again.
    pub const fn document(&self) -> &Table {
        &self.document
    }

    /// The game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The certificate holder's name.
    pub fn certificate_holder(&self) -> &str {
        &self.certificate_holder
    }

    /// Seats and what may be wagered.
    pub const fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// What the layout and the signs show.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Where the drop box and the tip box are.
    pub const fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// What the game's own chapter leaves open.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What the choices change in the result of a round.
    pub const fn terms(&self) -> Terms {
        self.terms
    }
}

/// The terms of a table of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Terms {
    Baccarat(baccarat::Terms),
    ThreeCardPrime(three_card_prime::Terms),
    Saigon5Card(saigon_5_card::Terms),
}

/// Seats and what may be wagered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stakes {
    /// How many players can sit.
    pub seats: u8,
    /// The minimum wager.
    pub minimum: Cents,
    /// The maximum wager.
    pub maximum: Cents,
    /// Every wager is a multiple of this.
    pub smallest_chip: Cents,
}

/// What the layout and the signs show.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Layout {
    /// How far it has come on its way to approval.
    pub standing: LayoutStanding,
    /// Its areas.
    pub areas: Vec<LayoutItem>,
    /// Its inscriptions.
    pub inscriptions: Vec<LayoutItem>,
    /// The signs at the table.
    pub signs: Vec<LayoutItem>,
}

/// Where the drop box and the tip box are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Boxes {
    /// The drop box.
    pub drop_box: DropBox,
    /// The tip box.
    pub tip_box: TipBox,
    /// What keeps the tip box from its usual location.
    pub prevented_by: PreventedBy,
}

/// What the chapter of the game leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Options {
    Baccarat(BaccaratOptions),
    ThreeCardPrime(PrimeOptions),
    Saigon5Card(SaigonOptions),
}

/// The options of the three baccarat chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BaccaratOptions {
    /// All decks at the table, both batches together; [`Terms`](baccarat::Terms) has those of one shoe.
    pub decks: u8,
    /// The backs of the cards.
    pub backs: Backs,
    /// What shuffles them.
    pub shuffling: Shuffling,
    /// When vigorish is collected.
    pub collection: Collection,
    /// Where marker buttons are kept.
    pub marker_buttons: MarkerButtons,
    /// The remedy for a disclosed third card of the Player's Hand.
    pub disclosed_card: DisclosedCard,
    /// What the chapter says.
    pub clauses: &'static Clauses,
    /// How a round is dealt.
    pub procedure: &'static Procedure,
    /// What the choices change in a round.
    pub terms: baccarat::Terms,
}

/// The cards of the two poker-type games and how they are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DealingOptions {
    /// One deck, or two that alternate.
    pub decks: u8,
    /// The backs of the cards.
    pub backs: Backs,
    /// What shuffles them.
    pub shuffling: Shuffling,
    /// Whether the laboratory approved a device that reshuffles automatically.
    pub laboratory_approval: Approval,
    /// After how many hours the cards are changed.
    pub changed_every_hours: u8,
    /// Where the cards are dealt from.
    pub method: DealingMethod,
    /// On how many adjacent boxes one player may wager.
    pub boxes_per_player: u8,
}

/// The options of Three Card Prime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PrimeOptions {
    /// The cards and how they are dealt.
    pub dealing: DealingOptions,
    /// Three cards per stack, or four from a shoe that reshuffles automatically.
    pub cards_per_stack: u8,
    /// What the choices change in a round.
    pub terms: three_card_prime::Terms,
}

/// The options of Saigon 5 Card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SaigonOptions {
    /// The cards and how they are dealt.
    pub dealing: DealingOptions,
    /// How many jokers a deck comes with; one is in play.
    pub jokers_manufactured: u8,
    /// What the choices change in a round.
    pub terms: saigon_5_card::Terms,
}

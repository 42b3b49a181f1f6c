//! The state of a baccarat table between two entries, and what the rest of the table may ask of it.

use croupier_rules::chapters::Chapter;
use croupier_rules::families::baccarat::curator::CuratorClauses;
use croupier_rules::families::baccarat::procedure::DealtBy;
use croupier_rules::families::baccarat::{Clauses, Coup, Procedure, Side};
use croupier_rules::submission::BaccaratOptions;
use croupier_rules::{Card, Cents};

use super::{Cover, Hands, Kept, Phase, RoundKind, TableCard};
use crate::baccarat::curator::{Curator, ShoeHolder};
use crate::baccarat::event::{Simulation, set_aside};
use crate::baccarat::turning::{Right, RightToTurn};
use crate::baccarat::vigorish::Vigorish;
use crate::seat::Seat;
use crate::seen_by::SeenBy;
use crate::wagering::Betting;

/// The round, and what lasts from one round to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaccaratTable {
    pub(in crate::baccarat) clauses: &'static Clauses,
    pub(in crate::baccarat) procedure: &'static Procedure,
    pub(in crate::baccarat) options: BaccaratOptions,
    pub(in crate::baccarat) phase: Phase,
    pub(in crate::baccarat) kind: RoundKind,
    pub(in crate::baccarat) hands: Hands,
    pub(in crate::baccarat) tasks_done: u8,
    pub(in crate::baccarat) rights: [Right; 2],
    pub(in crate::baccarat) kept: Kept,
    pub(in crate::baccarat) cover: Cover,
    pub(in crate::baccarat) vigorish: Vigorish,
    pub(in crate::baccarat) curator: Curator,
}

impl BaccaratTable {
    /// A table between rounds, by what was filed under its chapter.
    pub(crate) fn new(options: BaccaratOptions) -> BaccaratTable {
        let BaccaratOptions { clauses, procedure, .. } = options;
        BaccaratTable {
            clauses,
            procedure,
            options,
            phase: Phase::Betting,
            kind: RoundKind::Wagered,
            hands: Hands::default(),
            tasks_done: 0,
            rights: [Right::Dealer; 2],
            kept: Kept::default(),
            cover: Cover::Ahead,
            vigorish: Vigorish::default(),
            curator: Curator::at_new_shoe(procedure.dealt_by),
        }
    }

    /// What was filed.
    pub(crate) const fn options(&self) -> &BaccaratOptions {
        &self.options
    }

    /// How a round is dealt at this table.
    pub const fn procedure(&self) -> &'static Procedure {
        self.procedure
    }

    /// The phase of the round.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether wagers may be made now.
    pub fn betting_is_open(&self) -> bool {
        self.phase == Phase::Betting
    }

    /// Whether wagers may be made, raised or taken back now, and what forbids it: the dealer's announcement, or the
    /// clause by which a simulated round is dealt (reading ER-149).
    pub(crate) fn betting(&self) -> Betting {
        match (self.phase, self.kind) {
            (Phase::Betting, _) => Betting::Open,
            (_, RoundKind::Simulated(cause)) => Betting::NotInThisRound(cause.clause(self.clauses)),
            (_, RoundKind::Wagered) => Betting::Ended,
        }
    }

    /// Why a simulated round is dealt, on which no wager depends, if one is.
    pub const fn simulation(&self) -> Option<Simulation> {
        match self.kind {
            RoundKind::Wagered => None,
            RoundKind::Simulated(cause) => Some(cause),
        }
    }

    /// Whether the round that is dealt is a simulated one.
    pub const fn is_simulated(&self) -> bool {
        self.simulation().is_some()
    }

    /// The result, once it has been announced.
    pub fn result(&self) -> Option<Coup> {
        match self.phase {
            Phase::Collecting | Phase::Paying => Some(self.hands.coup()),
            Phase::Betting | Phase::BeforeCards | Phase::FirstFour | Phase::Hands => None,
        }
    }

    /// How far the shoe is from its end.
    pub const fn cover(&self) -> Cover {
        self.cover
    }

    /// Whether any seat owes vigorish that is marked on the layout.
    pub fn vigorish_is_marked(&self) -> bool {
        self.vigorish.first_owing().is_some()
    }

    /// Whether marked vigorish has to be collected before the cards of its shoe are shuffled again or replaced.
    pub fn vigorish_is_due(&self) -> bool {
        self.vigorish.first_due().is_some()
    }

    /// What a seat owes in marked vigorish.
    pub fn vigorish_owed(&self, seat: Seat) -> Cents {
        self.vigorish.owed(seat)
    }

    /// The seat of the curator, where a player is the curator.
    pub fn curator(&self) -> Option<Seat> {
        self.curator.seat()
    }

    /// Who has the shoe, where the game has a curator.
    pub fn shoe_holder(&self) -> Option<ShoeHolder> {
        self.curator.holder()
    }

    /// Who may turn a hand in this round.
    pub fn right_to_turn(&self, side: Side) -> RightToTurn {
        self.rights[side as usize].told()
    }

    /// A card on the table, whoever may see it.
    pub fn card(&self, which: TableCard) -> Option<Card> {
        match which {
            TableCard::OfHand { side, place } => self.hands.card(side, place),
            TableCard::SetAside => self.kept.third_card.map(|(card, _)| card),
            TableCard::ForNextHand { place } => self.kept.for_next_hand.get(place as usize).copied(),
            TableCard::ForSimulatedRound { place } => {
                self.kept.for_simulated_round.get(place as usize).map(|&(card, _)| card)
            }
        }
    }

    /// Who may see the face of a card on the table now.
    pub fn seen_by(&self, which: TableCard) -> Option<SeenBy> {
        self.card(which)?;
        match which {
            TableCard::OfHand { side, place } => self.hands.seen_by(side, place),
            TableCard::SetAside => self.kept.third_card.map(|(_, disclosure)| set_aside(disclosure)),
            TableCard::ForNextHand { .. } => Some(SeenBy::Nobody),
            TableCard::ForSimulatedRound { .. } => Some(SeenBy::Everybody),
        }
    }

    /// The cards of a hand, in their order.
    pub fn hand(&self, side: Side) -> impl Iterator<Item = TableCard> + '_ {
        let places = (0..3).map(move |place| TableCard::OfHand { side, place });
        places.filter(|&which| self.card(which).is_some())
    }

    /// The cards that wait beside the table: to be judged, for the next hand and for simulated rounds.
    pub fn kept(&self) -> impl Iterator<Item = TableCard> + '_ {
        let next = 0..self.kept.for_next_hand.len() as u8;
        let simulated = 0..self.kept.for_simulated_round.len() as u8;
        let simulated = simulated.map(|place| TableCard::ForSimulatedRound { place });
        let set_aside = self.kept.third_card.map(|_| TableCard::SetAside);
        set_aside.into_iter().chain(next.map(|place| TableCard::ForNextHand { place })).chain(simulated)
    }

    /// Every card on the table: hands first, then what waits.
    pub fn cards(&self) -> impl Iterator<Item = TableCard> + '_ {
        Side::ALL.into_iter().flat_map(|side| self.hand(side)).chain(self.kept())
    }

    /// No further hand comes from this shoe: the curator is chosen afresh at the next, marked vigorish falls due,
    /// and cards that waited go with the rest.
    pub(crate) fn shoe_ended(&mut self) {
        self.cover = Cover::Ahead;
        self.kept = Kept::default();
        self.vigorish.fall_due();
        self.curator = Curator::at_new_shoe(self.procedure.dealt_by);
    }

    /// The chapter, for what every game has.
    pub(in crate::baccarat) const fn chapter(&self) -> &'static Chapter {
        self.clauses.game.chapter()
    }

    /// Whether players deal the cards.
    pub(in crate::baccarat) fn has_curator(&self) -> bool {
        self.procedure.dealt_by == DealtBy::Curator
    }

    /// The clauses on the curator, where one acts.
    pub(in crate::baccarat) fn curator_clauses(&self) -> &'static CuratorClauses {
        let Some(clauses) = &self.clauses.curator else {
            unreachable!("a curator acts only under a chapter that has one")
        };
        clauses
    }
}

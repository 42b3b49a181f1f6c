//! The state of a baccarat table between two entries.

use croupier_rules::chapters::{baccarat, midibaccarat, minibaccarat};
use croupier_rules::families::baccarat::{Clauses, Coup, Side};
use croupier_rules::submission::{BaccaratOptions, ChapterOptions};
use croupier_rules::{Card, Cents};

use super::{DealtBy, Face, Hands, Kept, Procedure, TableCard};
use crate::baccarat::curator::Curator;
use crate::baccarat::event::Simulation;
use crate::baccarat::turning::Right;
use crate::baccarat::vigorish::Vigorish;
use crate::seat::Seat;

/// The round, and what lasts from one round to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaccaratTable {
    pub(in crate::baccarat) chapter: &'static Clauses,
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

/// The phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::baccarat) enum Phase {
    /// Wagers are made.
    Betting,
    /// The betting has ended and the curator waits for the word.
    BeforeCards,
    /// The first four cards are dealt.
    FirstFour,
    /// Hands are turned and announced, third cards dealt.
    Hands,
    /// Losing wagers are collected.
    Collecting,
    /// Winners are paid, position by position.
    Paying,
}

/// Whether wagers depend on the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::baccarat) enum RoundKind {
    Wagered,
    /// Dealt to use up a card that was seen.
    Simulated(Simulation),
}

/// How far the shoe is from its end (reading ER-116).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::baccarat) enum Cover {
    /// The cover card has not come.
    Ahead,
    /// It has come: the hand is finished.
    Seen,
    /// That hand is finished, and "last hand" not yet announced.
    LastHandDue,
    /// One more hand.
    LastHand,
    /// It was played.
    Played,
}

impl Cover {
    /// After the cards of a round are removed. A simulated round is no hand for this count.
    pub const fn after(self, kind: RoundKind) -> Cover {
        match (kind, self) {
            (RoundKind::Wagered, Cover::Seen) => Cover::LastHandDue,
            (RoundKind::Wagered, Cover::LastHand) => Cover::Played,
            (RoundKind::Wagered | RoundKind::Simulated(_), unchanged) => unchanged,
        }
    }
}

impl BaccaratTable {
    /// A table between rounds.
    pub(crate) fn new(options: BaccaratOptions) -> BaccaratTable {
        let procedure = Procedure::filed(options.chapter);
        BaccaratTable {
            chapter: chapter(options.chapter),
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

    /// Whether wagers may be made now.
    pub fn betting_is_open(&self) -> bool {
        self.phase == Phase::Betting
    }

    /// Whether any seat owes vigorish that is marked on the layout.
    pub fn vigorish_is_marked(&self) -> bool {
        self.vigorish.first_owing().is_some()
    }

    /// Whether marked vigorish has to be collected before the cards of its shoe are shuffled again or replaced.
    pub(crate) fn vigorish_is_due(&self) -> bool {
        self.vigorish.first_due().is_some()
    }

    /// What a seat owes in marked vigorish.
    pub fn vigorish_owed(&self, seat: Seat) -> Cents {
        self.vigorish.owed(seat)
    }

    /// The seat of the curator, where a player is curator.
    pub fn curator(&self) -> Option<Seat> {
        self.curator.seat()
    }

    /// Whether the round that is dealt is a simulated one, on which no wager depends.
    pub fn is_simulated(&self) -> bool {
        self.kind != RoundKind::Wagered
    }

    /// The result, once it has been announced.
    pub fn result(&self) -> Option<Coup> {
        matches!(self.phase, Phase::Collecting | Phase::Paying).then(|| self.hands.coup())
    }

    /// A card on the table, whoever may see it.
    pub fn card(&self, which: TableCard) -> Option<Card> {
        match which {
            TableCard::OfHand(side, place) => self.hands.card(side, place),
            TableCard::ForNextHand(place) => self.kept.for_next_hand.get(place as usize).copied(),
            TableCard::ForSimulatedRound(place) => {
                self.kept.for_simulated_round.get(place as usize).map(|&(card, _)| card)
            }
        }
    }

    /// Who may see the face of a card on the table now.
    pub fn face(&self, which: TableCard) -> Option<Face> {
        self.card(which)?;
        match which {
            TableCard::OfHand(side, place) => self.hands.face(side, place),
            TableCard::ForNextHand(_) => Some(Face::FaceDown),
            TableCard::ForSimulatedRound(_) => Some(Face::FaceUp),
        }
    }

    /// Every card on the table: hands first, then what waits.
    pub fn cards(&self) -> impl Iterator<Item = TableCard> + '_ {
        let hands =
            Side::ALL.into_iter().flat_map(|side| (0..3).map(move |place| TableCard::OfHand(side, place)));
        let next = (0..self.kept.for_next_hand.len() as u8).map(TableCard::ForNextHand);
        let simulated = (0..self.kept.for_simulated_round.len() as u8).map(TableCard::ForSimulatedRound);
        hands.chain(next).chain(simulated).filter(|&which| self.card(which).is_some())
    }

    /// No further hand comes from this shoe: the curator is chosen afresh at the next, marked vigorish falls due,
    /// and cards that waited go with the rest.
    pub(crate) fn shoe_ended(&mut self) {
        self.cover = Cover::Ahead;
        self.kept = Kept::default();
        self.vigorish.fall_due();
        self.curator = Curator::at_new_shoe(self.procedure.dealt_by);
    }

    /// Whether players deal the cards.
    pub(in crate::baccarat) fn has_curator(&self) -> bool {
        self.procedure.dealt_by == DealtBy::Curator
    }
}

/// The chapter whose options are filed.
const fn chapter(options: ChapterOptions) -> &'static Clauses {
    match options {
        ChapterOptions::Minibaccarat { .. } => minibaccarat::CLAUSES,
        ChapterOptions::Midibaccarat => midibaccarat::CLAUSES,
        ChapterOptions::Baccarat { .. } => baccarat::CLAUSES,
    }
}

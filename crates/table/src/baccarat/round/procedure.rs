//! The five procedures by which the chapters let a round be dealt, as data.

use croupier_rules::families::baccarat::Side;
use croupier_rules::submission::ChapterOptions;
use croupier_rules::submission::choice::{self, InitialCards};
use croupier_rules::{Provision, cite};

use crate::baccarat::event::Facing;

/// Something that is done with the first four cards before any third card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::baccarat) enum Task {
    /// A hand is turned face up.
    Reveal(Side),
    /// Its Point Count is announced.
    Announce(Side),
}

/// Who turns the hands that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::baccarat) enum TurnedBy {
    Dealer,
    HighestBettors(&'static Turning),
}

/// The clauses on players who turn the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::baccarat) struct Turning {
    /// Two players have wagered the same.
    pub equal_wagers: Provision,
    /// Nobody has wagered on the hand (reading ER-130).
    pub no_wager: Provision,
    /// The right is given up, or taken.
    pub relinquished: Provision,
}

/// Who draws the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::baccarat) enum DealtBy {
    Dealer,
    Curator,
}

/// A way to deal a round, with the clauses that prescribe it. Pairs are for the Player's and the Banker's Hand.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::baccarat) struct Procedure {
    /// What follows the first four cards.
    pub tasks: &'static [Task],
    /// How the first four cards lie when they are dealt.
    pub first_four: Facing,
    /// How a third card lies when it is dealt.
    pub third_card: Facing,
    /// Who turns the hands.
    pub turned_by: TurnedBy,
    /// Who deals.
    pub dealt_by: DealtBy,
    /// The betting ends before the first card.
    pub no_more_bets: Provision,
    /// The deal of the first four cards.
    pub deal: Provision,
    /// The bodily part of it, attested when it is done.
    pub attested: Option<Provision>,
    /// The first two cards of each hand are turned.
    pub turn: [Provision; 2],
    /// The third card of each hand is turned.
    pub turn_third: [Provision; 2],
    /// The Point Count of each hand is announced as the hand is placed.
    pub placed: [Provision; 2],
    /// Both Point Counts are announced before third cards are thought of.
    pub announced: Provision,
    /// Third cards are decided after the announcements.
    pub then_decided: Provision,
}

use Side::{Banker, Player};
use Task::{Announce, Reveal};

const MINIBACCARAT_FACE_UP: Procedure = Procedure {
    tasks: &[Announce(Player), Announce(Banker)],
    first_four: Facing::Up,
    third_card: Facing::Up,
    turned_by: TurnedBy::Dealer,
    dealt_by: DealtBy::Dealer,
    no_more_bets: cite!("627a.8(b)"),
    deal: cite!("627a.8(c)(1)"),
    attested: Some(cite!("627a.8(c)(1)")),
    turn: [cite!("627a.8(c)(1)"); 2],
    turn_third: [cite!("627a.9(c)"); 2],
    placed: [cite!("627a.9(a)"); 2],
    announced: cite!("627a.9(a)"),
    then_decided: cite!("627a.9(b)"),
};

/// The Player's Hand is turned and called, then the Banker's (reading ER-126).
const MINIBACCARAT_FACE_DOWN: Procedure = Procedure {
    tasks: &[Reveal(Player), Announce(Player), Reveal(Banker), Announce(Banker)],
    first_four: Facing::Down,
    deal: cite!("627a.8(c)(2)"),
    attested: Some(cite!("627a.8(c)(2)")),
    turn: [cite!("627a.8(c)(2)"); 2],
    ..MINIBACCARAT_FACE_UP
};

/// One announcement for each hand satisfies both clauses (reading ER-131).
const MIDIBACCARAT: Procedure = Procedure {
    tasks: &[Reveal(Player), Announce(Player), Reveal(Banker), Announce(Banker)],
    first_four: Facing::Down,
    third_card: Facing::Down,
    turned_by: TurnedBy::HighestBettors(&Turning {
        equal_wagers: cite!("629a.8(c)(5)"),
        no_wager: cite!("629a.8(c)"),
        relinquished: cite!("629a.8(d)"),
    }),
    dealt_by: DealtBy::Dealer,
    no_more_bets: cite!("629a.8(b)"),
    deal: cite!("629a.8(c)"),
    attested: None,
    turn: [cite!("629a.8(c)(1)"), cite!("629a.8(c)(2)")],
    turn_third: [cite!("629a.8(c)(3)"), cite!("629a.8(c)(4)")],
    placed: [cite!("629a.8(c)(1)"), cite!("629a.8(c)(2)")],
    announced: cite!("629a.9(a)"),
    then_decided: cite!("629a.9(b)"),
};

const BACCARAT_PLAYERS_TURN: Procedure = Procedure {
    tasks: &[Reveal(Player), Announce(Player), Reveal(Banker), Announce(Banker)],
    first_four: Facing::Down,
    third_card: Facing::Down,
    turned_by: TurnedBy::HighestBettors(&Turning {
        equal_wagers: cite!("631a.9(d)(6)"),
        no_wager: cite!("631a.9(d)(7)"),
        relinquished: cite!("631a.9(e)"),
    }),
    dealt_by: DealtBy::Curator,
    no_more_bets: cite!("631a.9(b)"),
    deal: cite!("631a.9(c)"),
    attested: Some(cite!("631a.9(d)(1)")),
    turn: [cite!("631a.9(d)(2)"), cite!("631a.9(d)(3)")],
    turn_third: [cite!("631a.9(d)(4)"), cite!("631a.9(d)(5)")],
    placed: [cite!("631a.9(d)(2)"), cite!("631a.9(d)(3)")],
    announced: cite!("631a.9(d)"),
    then_decided: cite!("631a.10(b)"),
};

const BACCARAT_CALLER_TURNS: Procedure = Procedure {
    tasks: &[Reveal(Player), Reveal(Banker), Announce(Player), Announce(Banker)],
    third_card: Facing::Up,
    turned_by: TurnedBy::Dealer,
    attested: None,
    turn: [cite!("631a.9(c)"); 2],
    turn_third: [cite!("631a.9(c)"); 2],
    placed: [cite!("631a.10(a)"); 2],
    announced: cite!("631a.10(a)"),
    ..BACCARAT_PLAYERS_TURN
};

impl Procedure {
    /// The procedure that is filed. Midibaccarat has only one.
    pub const fn filed(options: ChapterOptions) -> &'static Procedure {
        match options {
            ChapterOptions::Minibaccarat { initial_cards: InitialCards::FaceUp, .. } => &MINIBACCARAT_FACE_UP,
            ChapterOptions::Minibaccarat { initial_cards: InitialCards::FaceDown, .. } => {
                &MINIBACCARAT_FACE_DOWN
            }
            ChapterOptions::Midibaccarat => &MIDIBACCARAT,
            ChapterOptions::Baccarat { turned_by: choice::TurnedBy::Players } => &BACCARAT_PLAYERS_TURN,
            ChapterOptions::Baccarat { turned_by: choice::TurnedBy::Dealer } => &BACCARAT_CALLER_TURNS,
        }
    }
}

//! What the dealer, the players and the device must or may do now. Every candidate is put to `decide`, so what is
//! listed is what is accepted.

use alloc::vec::Vec;

use croupier_rules::Provision;

use super::act::{PokerAct, Recipient};
use super::completion::house_way;
use super::game::Game;
use super::irregularities::due_by_now;
use super::table::{PokerTable, Stage};
use crate::command::{Act, Actor, Command};
use crate::context::Context;
use crate::seat::Seat;
use crate::state::State;
use crate::steps::{Duty, Step};

pub(crate) fn steps(state: &State, table: &PokerTable, steps: &mut Vec<Step>) {
    let mut list = List { state, table, game: Game::of(state), steps };
    match table.stage {
        Stage::Betting => list.betting(),
        Stage::Dealing => list.dealing(),
        Stage::Stub => list.stub(),
        Stage::WrongStub { counted } => list.wrong_stub(counted),
        Stage::Playing => list.playing(),
        Stage::Settling => list.settling(),
    }
    list.reports();
}

struct List<'a> {
    state: &'a State,
    table: &'a PokerTable,
    game: Game<'a>,
    steps: &'a mut Vec<Step>,
}

/// What a player is told at a decision: to look in the dealer's full view, and what can be done.
const PLAY: &str = "Look at your cards in the dealer's full view; only you and the dealer touch them. Play: wager as much again.";
const FOLD: &str = "Look at your cards in the dealer's full view; only you and the dealer touch them. Fold: give up the Ante.";
const SET: &str = "Look at your cards in the dealer's full view; only you and the dealer touch them. \
    Set three that total 10, 20 or 30, if you can.";

impl List<'_> {
    /// Lists an act, if it is accepted.
    fn offer(
        &mut self,
        actor: Actor,
        act: PokerAct,
        duty: Duty,
        provision: Provision,
        says: &'static str,
    ) -> bool {
        let command = Command::new(self.state.clock, actor, Act::Poker(act));
        let accepted = super::decide(Context::new(self.state, &command).at(self.table), &act).is_ok();
        if accepted {
            self.steps.push(Step { actor, act: command.act, duty, provision, says });
        }
        accepted
    }

    fn dealer(&mut self, act: PokerAct, duty: Duty, provision: Provision, says: &'static str) -> bool {
        self.offer(Actor::Dealer, act, duty, provision, says)
    }

    /// The betting goes on until the dealer ends it.
    fn betting(&mut self) {
        let clause = self.game.dealing().no_more_bets;
        let says = match self.game.chosen_hand() {
            None => "Announce \"no more bets\".",
            Some(_) => {
                "Announce \"no more bets\". Choose the hand that holds the deck: the deck stays in it for the \
                 whole round, above the chip container and before you."
            }
        };
        self.dealer(PokerAct::NoMoreBets, Duty::May, clause, says);
    }

    fn dealing(&mut self) {
        let clause = self.game.dealing().hands;
        let says = if self.game.nearest_hand().is_some() {
            "Deal face down from your far left, clockwise, yourself last. Draw with the hand next to the shoe, \
             lay the card down with the other."
        } else if self.game.has_automated_shoe() {
            "Hand out the stacks face down from your far left, clockwise, yourself last."
        } else {
            "Deal the top cards face down from your far left, clockwise, yourself last."
        };
        self.dealer(PokerAct::Deal, Duty::Must, clause, says);
        self.dealer(PokerAct::DealNext, Duty::May, clause, "Deal only the next card or stack.");
    }

    fn stub(&mut self) {
        let clauses = self.game.dealing();
        let cards = self.whole_deck().saturating_sub(self.table.cards_out);
        let says = "Put the stub in the discard rack without exposing a card.";
        let uncounted = self.dealer(PokerAct::DiscardStub, Duty::Must, clauses.stub, says);
        let duty = if uncounted { Duty::May } else { Duty::Must };
        let says = "Count the stub, face down on the layout.";
        self.dealer(PokerAct::CountStub { cards }, duty, clauses.count, says);
    }

    fn whole_deck(&self) -> u8 {
        self.state.filed().deck().size() as u8
    }

    fn wrong_stub(&mut self, counted: u8) {
        let clause = self.game.dealing().wrong_count;
        let misdealt = PokerAct::DetermineMisdeal { cards_out: self.whole_deck().saturating_sub(counted) };
        let deck = PokerAct::DetermineMisdeal { cards_out: self.table.cards_out };
        let says = "Count the cards that are out. As many as were due: the deck is wrong.";
        self.dealer(deck, Duty::Must, clause, says);
        let says = "Count the cards that are out. They make the deck whole: cards were misdealt.";
        self.dealer(misdealt, Duty::Must, clause, says);
    }

    fn playing(&mut self) {
        for position in self.table.in_round().rev() {
            self.players_choices(position);
        }
        let clause = self.game.completion().reveal;
        let says = match self.game {
            Game::Prime(..) => {
                "Collect what is forfeited, cards too unless an optional wager is on them. Then turn your cards up."
            }
            Game::Saigon(..) => "Turn your five cards up and set them.",
        };
        self.dealer(PokerAct::Reveal, Duty::Must, clause, says);
    }

    fn players_choices(&mut self, position: Seat) {
        let owner = Actor::Player(self.state.wagering.owner(position));
        let clause = self.game.completion().decide;
        match self.game {
            Game::Prime(..) => {
                self.offer(owner, PokerAct::Play { position }, Duty::Must, clause, PLAY);
                self.offer(owner, PokerAct::Fold { position }, Duty::Must, clause, FOLD);
            }
            Game::Saigon(..) => {
                if let Some(three) = self.table.hand(position).and_then(house_way) {
                    self.offer(owner, PokerAct::Set { position, three }, Duty::Must, clause, SET);
                }
            }
        }
    }

    fn settling(&mut self) {
        let clause = self.game.completion().settle;
        let says = "Settle every position from your far right, counterclockwise; each one's cards go to the \
                    discard rack in order.";
        self.dealer(PokerAct::SettleRest, Duty::Must, clause, says);
        self.dealer(PokerAct::SettleNext, Duty::May, clause, "Settle only the next position.");
    }

    /// What can go wrong, and is reported when it does.
    fn reports(&mut self) {
        let clauses = &self.game.clauses().irregularities;
        let says = "Report a card that lies face up in the shoe or the deck.";
        self.dealer(PokerAct::ReportFaceUp, Duty::May, clauses.face_up, says);
        let says = "Report a card that was drawn in error and not seen.";
        self.dealer(PokerAct::ReportDrawnInError, Duty::May, clauses.drawn_in_error, says);
        self.wrong_number(clauses.wrong_number);
        let says = "Report that one of your cards was seen too early.";
        self.dealer(
            PokerAct::ReportDealersCardExposed,
            Duty::May,
            clauses.dealers_card_exposed.provision,
            says,
        );
        let says = "Report that the shoe jammed, stopped or did not deal everything.";
        for actor in [Actor::Dealer, Actor::Device] {
            self.offer(actor, PokerAct::ReportShoeFailed, Duty::May, clauses.devices.shoe, says);
        }
    }

    /// A wrong number of cards; when the cards have run out there is no other way on.
    fn wrong_number(&mut self, clause: Provision) {
        let run_out = self.table.stage == Stage::Dealing && self.state.cards.shoe.remaining() == 0;
        let duty = if run_out { Duty::Must } else { Duty::May };
        let says = "Report that somebody was dealt too few or too many cards.";
        let positions = self.table.in_round().map(Recipient::Position);
        for to in positions.chain([Recipient::Dealer]) {
            let due = due_by_now(self.state, self.table, &self.game, to);
            let act = PokerAct::ReportWrongNumber { to, cards: due + 1 };
            self.dealer(act, duty, clause, says);
        }
    }
}

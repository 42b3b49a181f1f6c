//! What the dealer, the players and the device must or may do now. An act without a blank is put to `decide`, so that
//! what is listed is what is accepted; a blank is open as far as `decide` takes what stands in it.

use croupier_rules::Provision;
use croupier_rules::families::poker::dealing::HandUsed;
use croupier_rules::families::poker::{IrregularityClauses, MethodClauses};

use super::act::{PokerAct, Recipient};
use super::irregularities::{WRONG_NUMBER, due_by_now};
use super::lineup::positions;
use super::phase::Phase;
use super::table::{PokerTable, Uncounted};
use crate::cards::stack_is_back;
use crate::command::Actor;
use crate::form::{Form, Number};
use crate::machine::poker_game;
use crate::state::State;
use crate::steps::{Duty, Steps};

/// Any number of cards that a dealer can count or find.
const ANY_NUMBER: Number = Number::between(0, u8::MAX as u16);

/// Lists the steps of the round.
pub(crate) fn steps(table: &PokerTable, steps: &mut Steps) {
    if stack_is_back(steps.state).is_err() {
        return;
    }
    players(table, steps);
    if steps.wants(Actor::Dealer) {
        let mut list = Dealers { table, method: table.method(steps.state), steps };
        list.next();
        list.reports(&table.clauses.irregularities);
    }
    shoe_failed(table, steps, Actor::Device);
}

/// What the players decide about their hands, clockwise from the dealer's far left.
fn players(table: &PokerTable, steps: &mut Steps) {
    if table.phase != Phase::Playing {
        return;
    }
    let (state, game) = (steps.state, poker_game(steps.state.filed()));
    for position in table.in_round().rev() {
        if steps.wants(Actor::Player(state.wagering.owner(position))) {
            game.list_choices(steps, table, position);
        }
    }
}

/// Whoever is dealt cards in this round.
fn in_the_deal<'a>(table: &'a PokerTable, state: &State) -> impl Iterator<Item = Recipient> + use<'a> {
    let positions = positions(state).map(Recipient::Position);
    positions.chain([Recipient::Dealer]).filter(|&to| table.is_in_the_deal(to))
}

fn shoe_failed(table: &PokerTable, steps: &mut Steps, by: Actor) {
    let clause = table.clauses.irregularities.devices.shoe;
    let says = "Report that the shoe jammed, stopped or did not deal all the cards.";
    steps.offer(by, PokerAct::ReportShoeFailed, Duty::May, clause, says);
}

/// The dealer's steps while they are listed.
struct Dealers<'a, 'b> {
    table: &'a PokerTable,
    method: &'static MethodClauses,
    steps: &'a mut Steps<'b>,
}

impl Dealers<'_, '_> {
    /// Lists an act, if it is accepted; whether it was.
    fn offer(&mut self, act: PokerAct, duty: Duty, provision: Provision, says: &'static str) -> bool {
        self.steps.offer(Actor::Dealer, act, duty, provision, says)
    }

    /// What the round waits for.
    fn next(&mut self) {
        match self.table.phase {
            Phase::Betting => self.betting(),
            Phase::Dealing => self.dealing(),
            Phase::Stub => self.stub(),
            Phase::WrongStub => self.wrong_stub(),
            Phase::Playing => self.playing(),
            Phase::Settling => self.settling(),
        }
    }

    /// The betting goes on until the dealer ends it.
    fn betting(&mut self) {
        if let Some(left) = self.table.uncounted() {
            return self.uncounted(left);
        }
        let says = match self.method.hand_used {
            Some(HandUsed::OneForTheRound(_)) => {
                "Announce \"no more bets\". Choose the hand that holds the deck: the deck stays in it for the \
                 whole round, in front of you and over the chip container."
            }
            Some(HandUsed::NearestTheShoe(_)) | None => "Announce \"no more bets\".",
        };
        self.offer(PokerAct::NoMoreBets, Duty::May, self.method.no_more_bets, says);
    }

    /// The stub of the last round is counted before anything else.
    fn uncounted(&mut self, left: Uncounted) {
        match left.wrong_count {
            None => {
                let (form, says) = (
                    Form::CountStub { cards: ANY_NUMBER },
                    "Count the stub of the last round, face down on the layout.",
                );
                self.steps.list(Actor::Dealer, form, Duty::Must, left.by.count, says);
            }
            Some(_) => self.determine(left.by.wrong_count),
        }
    }

    fn dealing(&mut self) {
        let says = match self.method.hand_used {
            Some(HandUsed::NearestTheShoe(_)) => {
                "Deal face down from your far left, clockwise, yourself last. Draw with the hand nearest the \
                 shoe, and place the card with the other."
            }
            Some(HandUsed::OneForTheRound(_)) => {
                "Deal the top cards face down from your far left, clockwise, yourself last."
            }
            None => "Deliver the stacks face down from your far left, clockwise, yourself last.",
        };
        self.offer(PokerAct::Deal, Duty::Must, self.method.hands, says);
        self.offer(PokerAct::DealNext, Duty::May, self.method.hands, "Deal only the next card or stack.");
    }

    /// The stub goes uncounted where it may; a count is always allowed.
    fn stub(&mut self) {
        let says = "Put the stub in the discard rack without exposing a card.";
        let uncounted = self.offer(PokerAct::DiscardStub, Duty::Must, self.method.stub, says);
        let duty = if uncounted { Duty::May } else { Duty::Must };
        let says = "Count the stub, face down on the layout.";
        self.steps.list(Actor::Dealer, Form::CountStub { cards: ANY_NUMBER }, duty, self.method.count, says);
    }

    fn wrong_stub(&mut self) {
        self.determine(self.method.wrong_count);
    }

    fn determine(&mut self, clause: Provision) {
        let says = "Count the cards that are out. If they are as many as were due, the deck is wrong; if they \
                    make the deck whole, cards were misdealt.";
        let form = Form::DetermineMisdeal { cards_out: ANY_NUMBER };
        self.steps.list(Actor::Dealer, form, Duty::Must, clause, says);
    }

    fn playing(&mut self) {
        let says = poker_game(self.steps.state.filed()).reveal_says();
        self.offer(PokerAct::Reveal, Duty::Must, self.table.clauses.completion.reveal, says);
    }

    fn settling(&mut self) {
        let clause = self.table.clauses.completion.settle;
        let says = "Settle every position from your far right, counterclockwise; put each one's cards in the \
                    discard rack in order.";
        self.offer(PokerAct::SettleRest, Duty::Must, clause, says);
        self.offer(PokerAct::SettleNext, Duty::May, clause, "Settle only the next position.");
    }

    /// What can go wrong, and is reported when it does.
    fn reports(&mut self, clauses: &IrregularityClauses) {
        let says = "Report a card that lies face up in the shoe or the deck.";
        self.offer(PokerAct::ReportFaceUp, Duty::May, clauses.face_up, says);
        let says = "Report a card that was drawn in error and not seen.";
        self.offer(PokerAct::ReportDrawnInError, Duty::May, clauses.drawn_in_error, says);
        self.wrong_number(clauses.wrong_number);
        let (says, exposed) =
            ("Report that one of your cards was seen too early.", clauses.dealers_card_exposed.provision);
        self.offer(PokerAct::ReportDealersCardExposed, Duty::May, exposed, says);
        shoe_failed(self.table, self.steps, Actor::Dealer);
    }

    /// A wrong number of cards; once the cards have run out there is no other way on.
    fn wrong_number(&mut self, clause: Provision) {
        let (table, state) = (self.table, self.steps.state);
        if !table.phase.is_between(WRONG_NUMBER.0, WRONG_NUMBER.1) || !table.has_dealt() {
            return;
        }
        let run_out = table.phase == Phase::Dealing && state.cards.shoe.remaining() == 0;
        let duty = if run_out { Duty::Must } else { Duty::May };
        for to in in_the_deal(table, state) {
            let cards = Number { except: Some(due_by_now(state, table, to).into()), ..ANY_NUMBER };
            let says = "Report that somebody was dealt too few or too many cards.";
            self.steps.list(Actor::Dealer, Form::ReportWrongNumber { to, cards }, duty, clause, says);
        }
    }
}

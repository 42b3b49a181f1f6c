//! A table to try rounds at: short ways to seat, wager, deal and look.

use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Edits;
use croupier_rules::{Card, Cents, GameId, Provision};

use crate::cards::Cards;
use crate::command::{Act, Actor, Command};
use crate::conduct::Standing;
use crate::decide::decide;
use crate::event::{Entries, Event};
use crate::ledger::Account;
use crate::ordinary::ordinary;
use crate::poker::{PokerAct, PokerEvent, PokerReason, PokerTable};
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;
use crate::seats::SeatsAct;
use crate::state::State;
use crate::testing;
use crate::wagering::WagerAct;

pub(super) use Actor::Dealer;
pub(super) use GameId::{Saigon5Card, ThreeCardPrime};

pub(super) const ANTE: Wager = Wager::Ante;
pub(super) const PLAY: Wager = Wager::Play;
pub(super) const PRIME: Wager = Wager::Prime;
pub(super) const PAIR_BONUS: Wager = Wager::PairBonus;
pub(super) const ALL_SIX: Wager = Wager::AllSix;
pub(super) const BONUS: Wager = Wager::Bonus;

/// How the cards of a round are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dealing {
    ManualShoe,
    Hand,
    AutomatedShoe,
    FourCardStacks,
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(super) fn player(number: u8) -> Actor {
    Actor::Player(seat(number))
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

pub(super) fn three(text: &str) -> [Card; 3] {
    cards(text).try_into().unwrap()
}

/// Hands as they come off the top one card at a time, the dealer's last.
pub(super) fn laps(hands: &[&str]) -> String {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let lap = |card: usize| hands.iter().map(move |hand| format!("{} ", hand[card]));
    (0..hands[0].len()).flat_map(lap).collect()
}

/// A whole deck that begins with these cards.
pub(super) fn deck(game: GameId, head: &str) -> Vec<Card> {
    let mut order = cards(head);
    let all = if game == Saigon5Card { 53 } else { 52 };
    let rest: Vec<Card> = Card::all_53().take(all).filter(|card| !order.contains(card)).collect();
    order.extend(rest);
    assert_eq!(order.len(), all, "a card twice in {head}");
    order
}

/// A table with this method of dealing, shuffled by what that method needs.
pub(super) fn dealt_by(game: GameId, dealing: Dealing) -> Edits {
    match dealing {
        Dealing::ManualShoe => ordinary(game).with("dealing.method", "manual shoe"),
        Dealing::Hand => ordinary(game).with("dealing.method", "hand"),
        Dealing::AutomatedShoe => ordinary(game).with("dealing.method", "automated shoe"),
        Dealing::FourCardStacks => ordinary(game)
            .with("dealing.method", "automated shoe")
            .with("dealing.cards_per_stack", 4)
            .with("cards.shuffling", "reshuffling shoe"),
    }
}

pub(super) fn limited(game: GameId, limit: &str) -> Edits {
    ordinary(game).with("table.boxes_per_player", 6).with("table.payout_limit", limit)
}

/// The paragraphs under which a table is refused before it opens.
pub(super) fn unlawful(setup: &Edits) -> Vec<&'static str> {
    let defects = setup.check().err().unwrap_or_default();
    defects.iter().filter_map(|defect| defect.provision).map(Provision::id).collect()
}

/// The three methods that both games have.
pub(super) const METHODS: [Dealing; 3] = [Dealing::ManualShoe, Dealing::Hand, Dealing::AutomatedShoe];

pub(super) struct Bench {
    pub state: State,
}

impl Bench {
    pub(super) fn new(setup: Edits, head: &str) -> Bench {
        let order = deck(setup.game(), head);
        Bench { state: testing::prepared(&setup, order, None) }
    }

    /// A table of the standard setup, with this many seats taken, an Ante of $10 at each, ready to deal.
    pub(super) fn with_antes(setup: Edits, head: &str, seats: &[u8]) -> Bench {
        let mut bench = Bench::new(setup, head);
        for &number in seats {
            bench.sit(number);
            bench.bet(number, number, ANTE, 10);
        }
        bench
    }

    /// The cards for a further round.
    pub(super) fn next_deck(&mut self, head: &str) {
        let order = deck(self.state.game(), head);
        self.state.cards = Cards::prepared(self.state.filed(), order, None, self.state.clock);
    }

    /// How a bodily duty stands.
    pub(super) fn standing(&self, id: &str) -> Option<Standing> {
        self.state.conduct.standing(Provision::of(id))
    }

    pub(super) fn table(&self) -> &PokerTable {
        self.state.poker().unwrap()
    }

    pub(super) fn command(&self, actor: Actor, act: Act) -> Command {
        Command::new(self.state.clock, actor, act)
    }

    pub(super) fn perform(&mut self, actor: Actor, act: Act) -> Entries {
        let command = self.command(actor, act);
        let before = self.state.clone();
        let entries = match testing::act(&mut self.state, &command) {
            Ok(entries) => entries,
            Err(refusal) => panic!("{command:?}: {refusal}"),
        };
        assert_eq!(self.state.ledger.total(), Cents::ZERO);
        assert_eq!(decide(&before, &command), Ok(entries.clone()), "deciding changes nothing");
        entries
    }

    pub(super) fn sit(&mut self, number: u8) {
        self.perform(player(number), Act::Seats(SeatsAct::Sit { cash: Cents::dollars(1000) }));
    }

    pub(super) fn bet(&mut self, who: u8, position: u8, wager: Wager, dollars: i64) {
        let (position, amount) = (seat(position), Cents::dollars(dollars));
        self.perform(player(who), Act::Wager(WagerAct::Place { position, wager, amount }));
    }

    /// An act that is accepted.
    pub(super) fn act(&mut self, actor: Actor, act: PokerAct) -> Entries {
        self.perform(actor, Act::Poker(act))
    }

    pub(super) fn dealer(&mut self, acts: &[PokerAct]) -> Entries {
        acts.iter().map(|&act| self.act(Dealer, act)).last().unwrap_or_default()
    }

    /// An act that is refused, and leaves the table as it was.
    pub(super) fn refuse(&self, actor: Actor, act: PokerAct) -> (PokerReason, Option<&'static str>) {
        let mut after = self.state.clone();
        let refusal = testing::act(&mut after, &self.command(actor, Act::Poker(act))).unwrap_err();
        assert_eq!(after, self.state);
        let provision = refusal.provision.map(Provision::id);
        match refusal {
            Refusal { reason: Reason::Poker(reason), .. } => {
                assert!(!reason.to_string().is_empty());
                (reason, provision)
            }
            Refusal { reason, .. } => panic!("{reason}"),
        }
    }

    /// The betting ends, every card is dealt and the stub goes.
    pub(super) fn deal(&mut self) {
        self.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal, PokerAct::DiscardStub]);
    }

    pub(super) fn play(&mut self, number: u8) {
        self.act(player(number), PokerAct::Play { position: seat(number) });
    }

    pub(super) fn fold(&mut self, number: u8) {
        self.act(player(number), PokerAct::Fold { position: seat(number) });
    }

    pub(super) fn set(&mut self, number: u8, text: &str) -> Entries {
        let (position, three) = (seat(number), three(text));
        self.act(player(number), PokerAct::Set { position, three })
    }

    /// The dealer reveals and settles everything; what was recorded of it.
    pub(super) fn finish(&mut self) -> Vec<(String, &'static str)> {
        let revealed = self.act(Dealer, PokerAct::Reveal);
        let mut told = told(&revealed);
        if !self.table().betting_is_open() {
            told.extend(self::told(&self.act(Dealer, PokerAct::SettleRest)));
        }
        assert!(self.table().betting_is_open());
        told
    }

    pub(super) fn chips(&self, number: u8) -> Cents {
        self.state.ledger.balance(Account::Player(seat(number)))
    }

    pub(super) fn bank(&self) -> Cents {
        self.state.ledger.balance(Account::Bank)
    }

    pub(super) fn staked(&self, position: u8, wager: Wager) -> Cents {
        self.state.ledger.balance(Account::Layout(seat(position), wager))
    }

    pub(super) fn hand(&self, position: u8) -> Vec<Card> {
        self.table().hand(seat(position)).map_or(Vec::new(), |hand| hand.cards.cards().to_vec())
    }
}

/// Entries in a few words each, with their provisions.
pub(super) fn told(entries: &Entries) -> Vec<(String, &'static str)> {
    entries.iter().map(|entry| (word(&entry.event), entry.provision.id())).collect()
}

fn word(event: &Event) -> String {
    match event {
        Event::Chips(transfer) => format!("{:?} {}", transfer.cause, transfer.amount),
        Event::Poker(PokerEvent::Shown { position, part }) => format!("Shown {position} {part:?}"),
        Event::Poker(PokerEvent::Discarded { position }) => format!("Discarded {position}"),
        Event::Poker(PokerEvent::Dealt { to, place, card }) => format!("{} {place:?} {to:?}", card.open()),
        Event::Poker(event) => format!("{event:?}"),
        Event::Conduct(event) => format!("{event:?}"),
        Event::Announced(words) => format!("\"{words}\""),
        Event::Wager(event) => format!("{event:?}"),
        Event::Seats(event) => format!("{event:?}"),
        Event::Cards(event) => format!("{event:?}"),
        Event::Baccarat(_) => unreachable!(),
    }
}

/// The provisions of the entries of one kind.
pub(super) fn provisions_of(told: &[(String, &'static str)], word: &str) -> Vec<&'static str> {
    told.iter().filter(|(said, _)| said.starts_with(word)).map(|&(_, provision)| provision).collect()
}

/// The cards that were dealt, in order, as text.
pub(super) fn dealt(entries: &Entries) -> Vec<String> {
    let dealt = |event: &Event| matches!(event, Event::Poker(PokerEvent::Dealt { .. }));
    entries.iter().filter(|entry| dealt(&entry.event)).map(|entry| word(&entry.event)).collect()
}

pub(super) fn dollars(amount: i64) -> Cents {
    Cents::dollars(amount)
}

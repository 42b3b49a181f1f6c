//! Full-procedure rounds per second on one core: six players wager in every round, every command is decided,
//! recorded and applied, and shoes are changed as the chapters prescribe. Nothing is skipped but the clock.
//!
//! `cargo bench -p croupier-table --bench rounds [SECONDS]`

use std::time::{Duration, Instant};

use croupier_rules::games::baccarat_common::Side;
use croupier_rules::{Card, Cents, GameId};
use croupier_table::baccarat::{BaccaratAct, Due};
use croupier_table::cards::{CardsAct, SetId, Stage};
use croupier_table::poker::{self, PokerAct};
use croupier_table::seats::SeatsAct;
use croupier_table::state::Round;
use croupier_table::steps::{Duty, steps};
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Command, Seat, Setup, State, perform};

/// A tiny generator: the bench measures the table, not the shuffle.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * end as u64) >> 32) as usize
    }
}

/// A table that is played as fast as it goes.
struct Bench {
    state: State,
    random: Random,
    commands: u64,
    entries: u64,
    shoes: u64,
}

const PLAYERS: u8 = 6;

impl Bench {
    /// A table from its opening until everything is ready for the first round.
    fn open(game: GameId) -> Bench {
        let state = State::new(Setup::standard(game));
        let mut bench = Bench { state, random: Random(0x5EED), commands: 0, entries: 0, shoes: 0 };
        for seat in Seat::counterclockwise(PLAYERS) {
            let cash = Cents::dollars(1_000_000_000);
            bench.act(Actor::Player(seat), Act::Seats(SeatsAct::Sit { cash }));
        }
        bench.prepare();
        bench
    }

    fn act(&mut self, actor: Actor, act: Act) {
        let command = Command { at: self.state.clock, actor, act };
        match perform(&mut self.state, &command) {
            Ok(entries) => self.entries += entries.len() as u64,
            Err(refusal) => panic!("{command:?}: {refusal}"),
        }
        self.commands += 1;
    }

    fn cards(&mut self, actor: Actor, act: CardsAct) {
        self.act(actor, Act::Cards(act));
    }

    /// Whatever the cards wait for, by the list of steps; used where it does not happen in every round.
    fn prepare(&mut self) {
        self.shoes += 1;
        while self.state.cards.set(self.state.cards.current()).stage() != Stage::InPlay {
            let due = steps(&self.state).into_iter().find(|step| step.duty == Duty::Must);
            let step = due.expect("something is due");
            match step.act {
                Act::Cards(CardsAct::Shuffle { set, .. }) => self.shuffle(step.actor, set),
                act => self.act(step.actor, act),
            }
        }
    }

    fn shuffle(&mut self, actor: Actor, set: SetId) {
        let mut order: Vec<Card> = self.state.cards.set(set).cards().to_vec();
        for last in (1..order.len()).rev() {
            order.swap(last, self.random.below(last + 1));
        }
        self.cards(actor, CardsAct::Shuffle { set, order });
    }

    fn wager(&mut self, seat: Seat, wager: u8, dollars: i64) {
        let act = WagerAct::Place { position: seat, wager, amount: Cents::dollars(dollars) };
        self.act(Actor::Player(seat), Act::Wager(act));
    }

    fn round(&mut self) {
        match self.state.setup.game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => self.baccarat_round(),
            GameId::ThreeCardPrime | GameId::Saigon5Card => self.poker_round(),
        }
    }

    fn baccarat_round(&mut self) {
        self.baccarat_between();
        for seat in Seat::counterclockwise(PLAYERS) {
            self.wager(seat, seat.number() % 2, 20);
        }
        loop {
            self.due();
            if self.state.betting_is_open() {
                return;
            }
        }
    }

    /// The shoe that is over is replaced, vigorish collected, the curator found, the last hand announced.
    fn baccarat_between(&mut self) {
        let ready =
            |bench: &Bench| bench.state.cards.set(bench.state.cards.current()).stage() == Stage::InPlay;
        if !ready(self) {
            self.collect();
            self.prepare();
        }
        let last_hand = Act::Baccarat(BaccaratAct::AnnounceLastHand);
        let command = Command { at: self.state.clock, actor: Actor::Dealer, act: last_hand };
        self.commands += u64::from(perform(&mut self.state, &command).is_ok());
        if self.state.setup.game == GameId::Baccarat {
            self.curator();
        }
    }

    fn collect(&mut self) {
        for seat in Seat::counterclockwise(PLAYERS) {
            let owed = matches!(&self.state.round, Round::Baccarat(table) if table.vigorish_owed(seat).0 > 0);
            if owed {
                self.baccarat(Actor::Dealer, BaccaratAct::CollectVigorish(seat));
            }
        }
    }

    /// The first player who is offered the shoe takes it; a curator who has lost passes it.
    fn curator(&mut self) {
        let pass = Act::Baccarat(BaccaratAct::PassShoe);
        let command = Command { at: self.state.clock, actor: Actor::Curator, act: pass };
        let keeps = matches!(&self.state.round, Round::Baccarat(table) if table.curator().is_some());
        if keeps && perform(&mut self.state, &command).is_ok() {
            self.commands += 1;
        }
        while let Some(seat) = self.offered_next() {
            self.baccarat(Actor::Dealer, BaccaratAct::OfferShoe(seat));
            self.baccarat(Actor::Player(seat), BaccaratAct::AcceptShoe);
        }
    }

    fn offered_next(&self) -> Option<Seat> {
        let Round::Baccarat(table) = &self.state.round else { return None };
        if table.curator().is_some() {
            return None;
        }
        Seat::counterclockwise(PLAYERS).find(|&seat| {
            let act = Act::Baccarat(BaccaratAct::OfferShoe(seat));
            let command = Command { at: self.state.clock, actor: Actor::Dealer, act };
            croupier_table::decide(&self.state, &command).is_ok()
        })
    }

    fn baccarat(&mut self, actor: Actor, act: BaccaratAct) {
        self.act(actor, Act::Baccarat(act));
    }

    /// Does what is due.
    fn due(&mut self) {
        let Round::Baccarat(table) = &self.state.round else { return };
        let dealer = Actor::Dealer;
        let deals = if self.state.setup.game == GameId::Baccarat { Actor::Curator } else { dealer };
        match table.due(&self.state) {
            Due::NoMoreBets => self.baccarat(dealer, BaccaratAct::NoMoreBets),
            Due::CallCards => self.baccarat(dealer, BaccaratAct::CallCards),
            Due::FirstFour => self.baccarat(deals, BaccaratAct::DealFirstFour),
            Due::Turn(side) => self.turn(side),
            Due::Announce(side) => self.baccarat(dealer, BaccaratAct::Announce(side)),
            Due::ThirdCard(side) => self.baccarat(deals, BaccaratAct::DealThirdCard(side)),
            Due::Result => self.baccarat(dealer, BaccaratAct::AnnounceResult),
            Due::CollectLosing => self.baccarat(dealer, BaccaratAct::CollectLosing),
            Due::Settle(seat) => self.baccarat(dealer, BaccaratAct::SettlePosition(seat)),
            Due::ClearCards => self.baccarat(dealer, BaccaratAct::ClearCards),
        }
    }

    /// At Midibaccarat the highest bettor turns the cards: seat 2 of the Player's Hand, seat 1 of the Banker's.
    fn turn(&mut self, side: Side) {
        if self.state.setup.game == GameId::Baccarat {
            return self.baccarat(Actor::Dealer, BaccaratAct::Turn(side));
        }
        let number = match side {
            Side::Player => 2,
            Side::Banker => 1,
        };
        let to = Seat::new(number).expect("a seat");
        self.baccarat(Actor::Dealer, BaccaratAct::HandOver { side, to });
        self.baccarat(Actor::Player(to), BaccaratAct::ReturnCards(side));
    }

    fn poker(&mut self, actor: Actor, act: PokerAct) {
        self.act(actor, Act::Poker(act));
    }

    fn poker_round(&mut self) {
        if self.state.cards.set(SetId::First).stage() != Stage::InPlay {
            self.cards(Actor::Dealer, CardsAct::PlaceInDevice(SetId::First));
            self.shuffle(Actor::Device, SetId::First);
            self.cards(Actor::Device, CardsAct::Load(SetId::First));
        }
        for seat in Seat::counterclockwise(PLAYERS) {
            self.wager(seat, 0, 20);
        }
        for act in [PokerAct::NoMoreBets, PokerAct::Deal, PokerAct::DiscardStub] {
            self.poker(Actor::Dealer, act);
        }
        for position in Seat::clockwise(PLAYERS) {
            let act = self.choice(position);
            self.poker(Actor::Player(position), act);
        }
        self.poker(Actor::Dealer, PokerAct::Reveal);
        self.poker(Actor::Dealer, PokerAct::SettleRest);
    }

    /// Every other player folds; a hand of Saigon 5 Card is set as it was dealt.
    fn choice(&self, position: Seat) -> PokerAct {
        let Round::Poker(table) = &self.state.round else { return PokerAct::Fold { position } };
        match (self.state.setup.game, table.hand(position).map(|hand| hand.cards)) {
            (GameId::Saigon5Card, Some(cards)) => PokerAct::Set { position, three: first_three(&cards) },
            _ if position.number() % 2 == 0 => PokerAct::Play { position },
            _ => PokerAct::Fold { position },
        }
    }
}

fn first_three(cards: &poker::Pile) -> [Card; 3] {
    [cards.cards()[0], cards.cards()[1], cards.cards()[2]]
}

fn measure(game: GameId, time: Duration) {
    let mut bench = Bench::open(game);
    (0..1_000).for_each(|_| bench.round());
    (bench.commands, bench.entries, bench.shoes) = (0, 0, 0);
    let (start, mut rounds) = (Instant::now(), 0u64);
    while start.elapsed() < time {
        (0..500).for_each(|_| bench.round());
        rounds += 500;
    }
    let seconds = start.elapsed().as_secs_f64();
    let per_second = |count: u64| (count as f64 / seconds) as u64;
    println!(
        "{:<17} {:>9} rounds/s {:>10} commands/s {:>10} entries/s {:>6} shoes",
        game.slug(),
        per_second(rounds),
        per_second(bench.commands),
        per_second(bench.entries),
        bench.shoes
    );
}

fn main() {
    let seconds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(1);
    for game in GameId::ALL {
        measure(game, Duration::from_secs(seconds));
    }
}

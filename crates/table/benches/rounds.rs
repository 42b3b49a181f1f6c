//! Full-procedure rounds per second on one core: six players wager in every round, every command is decided,
//! recorded and applied, shoes are changed as the chapters prescribe, and the staff attests what it did. Nothing is
//! skipped but the clock.
//!
//! `cargo bench -p croupier-table --bench rounds -- [SECONDS] [GAME ...]`

use std::time::Instant;

use croupier_rules::families::baccarat::Side;
use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::choice::Shuffling;
use croupier_rules::{Card, Cents, GameId, Provision, law};
use croupier_table::baccarat::{BaccaratAct, Due};
use croupier_table::cards::{CardsAct, Distribution, SetId, Stage};
use croupier_table::conduct::ConductAct;
use croupier_table::poker::{self, PokerAct};
use croupier_table::seats::SeatsAct;
use croupier_table::state::Round;
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Command, Genesis, Seat, State, Table, decide, ordinary};

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
    table: Table,
    random: Random,
    commands: u64,
    entries: u64,
    shoes: u64,
}

const PLAYERS: u8 = 6;

impl Bench {
    /// A table from its opening until everything is ready for the first round.
    fn open(game: GameId) -> Bench {
        let approved = ordinary(game).check().expect("an ordinary table is lawful");
        let table = Table::open(Genesis::new(approved, Cents::dollars(10_000_000)));
        let mut bench = Bench { table, random: Random(0x5EED), commands: 0, entries: 0, shoes: 0 };
        for seat in Seat::counterclockwise(PLAYERS) {
            let cash = Cents::dollars(1_000_000_000);
            bench.act(Actor::Player(seat), Act::Seats(SeatsAct::Sit { cash }));
        }
        bench.prepare();
        bench
    }

    fn state(&self) -> &State {
        self.table.state()
    }

    fn command(&self, actor: Actor, act: Act) -> Command {
        Command::new(self.state().clock, actor, act)
    }

    fn act(&mut self, actor: Actor, act: Act) {
        let command = self.command(actor, act);
        match self.table.act(&command) {
            Ok(entries) => self.entries += entries.len() as u64,
            Err(refusal) => panic!("{command:?}: {refusal}"),
        }
        self.commands += 1;
    }

    fn cards(&mut self, actor: Actor, act: CardsAct) {
        self.act(actor, Act::Cards(act));
    }

    /// Opens, shuffles, cuts, loads and burns, whatever the cards wait for.
    fn prepare(&mut self) {
        self.shoes += 1;
        let set = self.state().cards.current();
        while self.stage() != Stage::InPlay {
            match self.stage() {
                Stage::Stacked { .. } | Stage::Spent
                    if self.state().filed().shuffling() == Shuffling::Manual =>
                {
                    self.shuffle(Actor::Dealer, set);
                }
                Stage::InDevice => self.shuffle(Actor::Device, set),
                stage => self.handle(set, stage),
            }
            self.attest();
        }
    }

    fn stage(&self) -> Stage {
        self.state().cards.set(self.state().cards.current()).stage()
    }

    /// The one act that a stage waits for. The player in the highest position cuts.
    fn handle(&mut self, set: SetId, stage: Stage) {
        let (dealer, floor) = (Actor::Dealer, Actor::Floorperson);
        let first = Seat::new(1).expect("a seat");
        let cutter = Seat::new(PLAYERS).expect("a seat");
        let decks = self.state().filed().deck().decks();
        match stage {
            Stage::Absent => self.cards(dealer, CardsAct::Receive { set, decks }),
            Stage::Received => self.cards(dealer, CardsAct::Inspect { set }),
            Stage::Inspected => self.cards(floor, CardsAct::VerifyInspection { set }),
            Stage::Verified => self.cards(dealer, CardsAct::Spread { set }),
            Stage::Spread { .. } => self.cards(Actor::Player(first), CardsAct::LookAtCards { set }),
            Stage::Seen { .. } | Stage::Unwashed => self.cards(dealer, CardsAct::Wash { set }),
            Stage::FaceDown { .. } => self.cards(dealer, CardsAct::Stack { set }),
            Stage::Stacked { .. } | Stage::Spent => self.cards(dealer, CardsAct::PlaceInDevice { set }),
            Stage::Feathered => {
                self.cards(floor, CardsAct::VerifyShuffle { set, finding: Distribution::Even });
            }
            Stage::Shuffled if self.is_poker() => self.cards(dealer, CardsAct::Load { set }),
            Stage::Shuffled => {
                self.cards(dealer, CardsAct::OfferCut { seat: cutter });
                self.cards(Actor::Player(cutter), CardsAct::Cut { above: 100 });
            }
            Stage::Cut => self.cards(dealer, CardsAct::InsertSecondCoverCard { below: 14 }),
            Stage::CutThrough => self.cards(dealer, CardsAct::Load { set }),
            Stage::Loaded => self.cards(dealer, CardsAct::Burn),
            Stage::InDevice | Stage::InPlay => {}
        }
    }

    fn is_poker(&self) -> bool {
        matches!(self.state().round, Round::Poker(_))
    }

    fn shuffle(&mut self, actor: Actor, set: SetId) {
        let mut order: Vec<Card> = self.state().cards.set(set).cards().to_vec();
        for last in (1..order.len()).rev() {
            order.swap(last, self.random.below(last + 1));
        }
        self.cards(actor, CardsAct::Shuffle { set, order });
    }

    fn wager(&mut self, seat: Seat, wager: Wager, dollars: i64) {
        let act = WagerAct::Place { position: seat, wager, amount: Cents::dollars(dollars) };
        self.act(Actor::Player(seat), Act::Wager(act));
    }

    /// A round, after which the record is handed over as to a journal.
    fn round(&mut self) {
        self.table.hand_over().for_each(drop);
        match self.state().game() {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => self.baccarat_round(),
            GameId::ThreeCardPrime | GameId::Saigon5Card => self.poker_round(),
        }
    }

    /// Those who did it attest every bodily act that was done.
    fn attest(&mut self) {
        while let Some(provision) = self.awaiting() {
            let by = match provision.row().actor {
                law::Actor::Curator => Actor::Curator,
                _ => Actor::Dealer,
            };
            self.act(by, Act::Conduct(ConductAct::Attest { provision }));
        }
    }

    fn awaiting(&self) -> Option<Provision> {
        self.state().conduct.awaiting().find(|&duty| !is_players_own(duty))
    }

    fn baccarat_round(&mut self) {
        self.baccarat_between();
        for seat in Seat::counterclockwise(PLAYERS) {
            let wager = if seat.number().is_multiple_of(2) { Wager::Player } else { Wager::Banker };
            self.wager(seat, wager, 20);
        }
        loop {
            self.due();
            if self.state().betting_is_open() {
                return;
            }
        }
    }

    /// The shoe that is over is replaced, vigorish collected, the curator found, the last hand announced.
    fn baccarat_between(&mut self) {
        let ready =
            |bench: &Bench| bench.state().cards.set(bench.state().cards.current()).stage() == Stage::InPlay;
        if !ready(self) {
            self.collect();
            self.prepare();
        }
        let last_hand = Act::Baccarat(BaccaratAct::AnnounceLastHand);
        let command = self.command(Actor::Dealer, last_hand);
        self.commands += u64::from(self.table.act(&command).is_ok());
        if self.state().game() == GameId::Baccarat {
            self.curator();
        }
    }

    fn collect(&mut self) {
        for seat in Seat::counterclockwise(PLAYERS) {
            let owed =
                matches!(&self.state().round, Round::Baccarat(table) if table.vigorish_owed(seat).0 > 0);
            if owed {
                self.baccarat(Actor::Dealer, BaccaratAct::CollectVigorish { seat });
            }
        }
    }

    /// The first player who is offered the shoe takes it; a curator who has lost passes it.
    fn curator(&mut self) {
        let pass = Act::Baccarat(BaccaratAct::PassShoe);
        let command = self.command(Actor::Curator, pass);
        let keeps = matches!(&self.state().round, Round::Baccarat(table) if table.curator().is_some());
        if keeps && self.table.act(&command).is_ok() {
            self.commands += 1;
        }
        while let Some(seat) = self.offered_next() {
            self.baccarat(Actor::Dealer, BaccaratAct::OfferShoe { to: seat });
            self.baccarat(Actor::Player(seat), BaccaratAct::AcceptShoe);
        }
    }

    fn offered_next(&self) -> Option<Seat> {
        let Round::Baccarat(table) = &self.state().round else { return None };
        if table.curator().is_some() {
            return None;
        }
        Seat::counterclockwise(PLAYERS).find(|&seat| {
            let act = Act::Baccarat(BaccaratAct::OfferShoe { to: seat });
            decide(self.state(), &self.command(Actor::Dealer, act)).is_ok()
        })
    }

    fn baccarat(&mut self, actor: Actor, act: BaccaratAct) {
        self.act(actor, Act::Baccarat(act));
    }

    /// Does what is due.
    fn due(&mut self) {
        let Round::Baccarat(table) = &self.state().round else { return };
        let dealer = Actor::Dealer;
        let deals = if self.state().game() == GameId::Baccarat { Actor::Curator } else { dealer };
        match table.due(self.state()) {
            Due::NoMoreBets => self.baccarat(dealer, BaccaratAct::NoMoreBets),
            Due::CallCards => self.baccarat(dealer, BaccaratAct::CallCards),
            Due::FirstFour => self.baccarat(deals, BaccaratAct::DealFirstFour),
            Due::Turn { side } => self.turn(side),
            Due::Announce { side } => self.baccarat(dealer, BaccaratAct::Announce { side }),
            Due::ThirdCard { side } => self.baccarat(deals, BaccaratAct::DealThirdCard { side }),
            Due::Result => self.baccarat(dealer, BaccaratAct::AnnounceResult),
            Due::CollectLosing => self.baccarat(dealer, BaccaratAct::CollectLosing),
            Due::Settle { position: seat } => {
                self.baccarat(dealer, BaccaratAct::SettlePosition { position: seat })
            }
            Due::ClearCards => {
                self.attest();
                self.baccarat(dealer, BaccaratAct::ClearCards);
            }
        }
    }

    /// At Midibaccarat the highest bettor turns the cards: seat 2 of the Player's Hand, seat 1 of the Banker's.
    fn turn(&mut self, side: Side) {
        if self.state().game() == GameId::Baccarat {
            return self.baccarat(Actor::Dealer, BaccaratAct::Turn { side });
        }
        let number = match side {
            Side::Player => 2,
            Side::Banker => 1,
        };
        let to = Seat::new(number).expect("a seat");
        self.baccarat(Actor::Dealer, BaccaratAct::HandOver { side, to });
        self.baccarat(Actor::Player(to), BaccaratAct::ReturnCards { side });
    }

    fn poker(&mut self, actor: Actor, act: PokerAct) {
        self.act(actor, Act::Poker(act));
    }

    fn poker_round(&mut self) {
        if self.stage() != Stage::InPlay {
            self.prepare();
        }
        for seat in Seat::counterclockwise(PLAYERS) {
            self.wager(seat, Wager::Ante, 20);
        }
        for act in [PokerAct::NoMoreBets, PokerAct::Deal, PokerAct::DiscardStub] {
            self.poker(Actor::Dealer, act);
        }
        for position in Seat::clockwise(PLAYERS) {
            let act = self.choice(position);
            self.poker(Actor::Player(position), act);
        }
        self.poker(Actor::Dealer, PokerAct::Reveal);
        self.attest();
        self.poker(Actor::Dealer, PokerAct::SettleRest);
    }

    /// Every other player folds; a hand of Saigon 5 Card is set as it was dealt.
    fn choice(&self, position: Seat) -> PokerAct {
        let Round::Poker(table) = &self.state().round else { return PokerAct::Fold { position } };
        match (self.state().game(), table.hand(position).map(|hand| hand.cards)) {
            (GameId::Saigon5Card, Some(cards)) => PokerAct::Set { position, three: first_three(&cards) },
            _ if position.number().is_multiple_of(2) => PokerAct::Play { position },
            _ => PokerAct::Fold { position },
        }
    }
}

/// What each player says of the player's own cards, and need not.
fn is_players_own(duty: Provision) -> bool {
    ["679a.11(a)", "680a.11(a)"].contains(&duty.id())
}

fn first_three(cards: &poker::Pile) -> [Card; 3] {
    [cards.cards()[0], cards.cards()[1], cards.cards()[2]]
}

/// Nanoseconds that this thread has had a core, where the system tells; other work on the machine does not count.
fn on_core() -> Option<u64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

/// A stopwatch that stands still while something else has the core.
struct Watch {
    started: Instant,
    on_core: Option<u64>,
}

impl Watch {
    fn start() -> Watch {
        Watch { started: Instant::now(), on_core: on_core() }
    }

    fn seconds(&self) -> f64 {
        match (self.on_core, on_core()) {
            (Some(before), Some(now)) => (now - before) as f64 / 1e9,
            _ => self.started.elapsed().as_secs_f64(),
        }
    }
}

fn measure(game: GameId, seconds: f64) {
    let mut bench = Bench::open(game);
    (0..1_000).for_each(|_| bench.round());
    (bench.commands, bench.entries, bench.shoes) = (0, 0, 0);
    let (watch, mut rounds) = (Watch::start(), 0u64);
    while watch.seconds() < seconds {
        (0..500).for_each(|_| bench.round());
        rounds += 500;
    }
    let seconds = watch.seconds();
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
    println!("an entry has {} bytes", size_of::<croupier_table::Entry>());
    println!("a table has {} bytes", size_of::<State>());
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seconds = words.iter().find_map(|word| word.parse().ok()).unwrap_or(1.0);
    let named: Vec<GameId> = words.iter().filter_map(|word| GameId::from_slug(word)).collect();
    for game in if named.is_empty() { GameId::ALL.to_vec() } else { named } {
        measure(game, seconds);
    }
}

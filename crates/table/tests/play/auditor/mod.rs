//! An auditor who reads the record and knows the regulations, and nothing else: no settlement, no ruling and no
//! drawing rule of the program is called here. What players choose (buying in, wagers, decisions, leaving) is
//! taken from the record; what the house then owes and collects is worked out anew, by slow and plain code.

mod baccarat;
mod cards;
mod prime;
mod saigon;

use croupier_rules::families::baccarat::Side;
use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::choice::Collection;
use croupier_rules::submission::{ApprovedSubmission, Terms};
use croupier_rules::{Card, Cents};
use croupier_table::baccarat::BaccaratEvent;
use croupier_table::ledger::{Account, Cause, Ledger, Transfer};
use croupier_table::poker::{Place, PokerEvent, Recipient};
use croupier_table::seat::MAX_SEATS;
use croupier_table::seats::SeatsEvent;
use croupier_table::state::Round;
use croupier_table::wagering::{WagerEvent, wagers};
use croupier_table::{Entry, Event, Genesis, Seat, State};

use prime::PrimeHand;
use saigon::SaigonHand;

const WAGERS: usize = 6;

/// The place of a wager in the auditor's books: as the layout has them, from the first.
fn place(wager: Wager) -> usize {
    match wager {
        Wager::Player | Wager::Ante => 0,
        Wager::Banker | Wager::Play | Wager::Bonus => 1,
        Wager::Tie | Wager::Prime => 2,
        Wager::DragonBonusPlayer | Wager::PairBonus => 3,
        Wager::DragonBonusBanker | Wager::AllSix => 4,
        Wager::Dragon7Insurance => 5,
    }
}

/// What becomes of a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Lost,
    Returned,
    /// Paid this much for that much.
    Paid(i64, i64),
    /// Paid this much to one, whatever the payout limit.
    PaidOutsideLimit(i64),
}

/// A position of a poker-type round.
#[derive(Clone, Debug, Default)]
struct Position {
    owner: usize,
    cards: Vec<Card>,
    fourth: Option<Card>,
    folded: bool,
    /// The places of the three-card hand.
    three: Option<[usize; 3]>,
}

/// The books as the auditor keeps them.
pub struct Auditor {
    filed: ApprovedSubmission,
    bank: i64,
    drop_box: i64,
    outside: i64,
    players: [i64; MAX_SEATS],
    layout: [[i64; WAGERS]; MAX_SEATS],
    owed: [i64; MAX_SEATS],
    owners: [usize; MAX_SEATS],
    hands: [Vec<Card>; 2],
    simulated: bool,
    positions: [Option<Position>; MAX_SEATS],
    dealer: Vec<Card>,
    /// What a payout limit still leaves each player in this round.
    left: [i64; MAX_SEATS],
    /// Rounds that were settled, and rounds that were void.
    pub settled: usize,
    pub void: usize,
    /// What was paid and what was collected in vigorish, so that a run can show that it had any.
    pub paid: i64,
    pub vigorish: i64,
    pub cut_by_limit: usize,
    pub outside_limit: usize,
    /// Hands that the dealer had to set again.
    pub reset: usize,
}

impl Auditor {
    pub fn new(genesis: &Genesis) -> Auditor {
        let inventory = genesis.inventory().0;
        Auditor {
            filed: ApprovedSubmission::clone(genesis.submission()),
            bank: inventory,
            drop_box: 0,
            outside: -inventory,
            players: [0; MAX_SEATS],
            layout: [[0; WAGERS]; MAX_SEATS],
            owed: [0; MAX_SEATS],
            owners: core::array::from_fn(|seat| seat),
            hands: [Vec::new(), Vec::new()],
            simulated: false,
            positions: [const { None }; MAX_SEATS],
            dealer: Vec::new(),
            left: [i64::MAX; MAX_SEATS],
            settled: 0,
            void: 0,
            paid: 0,
            vigorish: 0,
            cut_by_limit: 0,
            outside_limit: 0,
            reset: 0,
        }
    }

    pub fn read(&mut self, entry: &Entry) {
        match &entry.event {
            Event::Chips(transfer) => self.transfer(transfer),
            Event::Wager(WagerEvent::BoxTaken { position, by }) => {
                self.owners[position.index()] = by.index();
            }
            Event::Wager(WagerEvent::BoxReleased { position }) => {
                self.owners[position.index()] = position.index();
            }
            Event::Baccarat(event) => self.baccarat(event),
            Event::Poker(event) => self.poker(event),
            // Whoever walks away has been settled as far as the dealer came; a void round does not change it.
            Event::Seats(SeatsEvent::Left { seat }) => self.settle_poker(|owner| owner == seat.index()),
            Event::Wager(_)
            | Event::Cards(_)
            | Event::Seats(SeatsEvent::Sat { .. })
            | Event::Announced(_)
            | Event::Conduct(_) => {}
        }
    }

    /// Movements that somebody chose are booked as they stand; those of a settlement are not believed.
    fn transfer(&mut self, transfer: &Transfer) {
        match transfer.cause {
            Cause::BuyIn
            | Cause::CashOut
            | Cause::WagerPlaced
            | Cause::WagerWithdrawn
            | Cause::BeyondGap
            | Cause::WagerAbandoned
            | Cause::Corrected => {
                *self.account(transfer.from) -= transfer.amount.0;
                *self.account(transfer.to) += transfer.amount.0;
            }
            Cause::WagerLost
            | Cause::WagerPaid
            | Cause::WagerReturned
            | Cause::RoundVoid
            | Cause::PaymentReversed
            | Cause::LossReversed
            | Cause::VigorishCollected => {}
        }
    }

    fn account(&mut self, account: Account) -> &mut i64 {
        match account {
            Account::Bank => &mut self.bank,
            Account::DropBox => &mut self.drop_box,
            Account::Outside => &mut self.outside,
            Account::Player(seat) => &mut self.players[seat.index()],
            Account::Layout(seat, wager) => &mut self.layout[seat.index()][place(wager)],
        }
    }

    /// Everything that the table's ledger says must be what the auditor has.
    pub fn compare(&self, state: &State) {
        let ledger: &Ledger = &state.ledger;
        let balance = |account| ledger.balance(account).0;
        for seat in Seat::counterclockwise(MAX_SEATS as u8) {
            let at = seat.index();
            assert_eq!(balance(Account::Player(seat)), self.players[at], "chips of {seat}");
            for &wager in wagers(state.game()) {
                let account = Account::Layout(seat, wager);
                assert_eq!(balance(account), self.layout[at][place(wager)], "{account:?}");
            }
            let owed = match &state.round {
                Round::Baccarat(table) => table.vigorish_owed(seat),
                Round::Poker(_) => Cents::ZERO,
            };
            assert_eq!(owed.0, self.owed[at], "vigorish of {seat}");
        }
        assert_eq!(balance(Account::Bank), self.bank, "the table inventory");
        assert_eq!(balance(Account::DropBox), self.drop_box, "the drop box");
        assert_eq!(balance(Account::Outside), self.outside, "the world outside");
    }

    fn baccarat(&mut self, event: &BaccaratEvent) {
        match event {
            BaccaratEvent::BettingEnded => self.hands = [Vec::new(), Vec::new()],
            BaccaratEvent::SimulatedRoundBegan => self.simulated = true,
            BaccaratEvent::Dealt { side, card, .. } if !self.simulated => {
                self.hands[usize::from(*side == Side::Banker)].push(*card.open());
            }
            // A player who is paid may leave, and pay vigorish, before the round is over.
            BaccaratEvent::ResultAnnounced { .. } => self.settle_baccarat(),
            BaccaratEvent::CardsRemoved => self.simulated = false,
            BaccaratEvent::RoundVoid if self.simulated => self.simulated = false,
            BaccaratEvent::RoundVoid => self.void_round(),
            BaccaratEvent::VigorishCollected { seat } => {
                let owed = core::mem::take(&mut self.owed[seat.index()]);
                self.players[seat.index()] -= owed;
                self.bank += owed;
            }
            _ => {}
        }
    }

    fn settle_baccarat(&mut self) {
        let Terms::Baccarat(terms) = self.filed.terms() else { unreachable!("a baccarat table") };
        let outcome = baccarat::outcome(&self.hands[0], &self.hands[1]);
        for seat in 0..MAX_SEATS {
            for wager in 0..WAGERS {
                let fate = baccarat::fate(&terms, &outcome, wager);
                let won = self.settle(seat, seat, wager, fate, &mut { i64::MAX });
                if wager == 1 && won > 0 {
                    self.charge(seat, baccarat::vigorish(&terms, won));
                }
            }
        }
        self.settled += 1;
    }

    fn charge(&mut self, seat: usize, vigorish: i64) {
        self.vigorish += vigorish;
        match self.filed.collection() {
            Collection::AtPayout => {
                self.players[seat] -= vigorish;
                self.bank += vigorish;
            }
            Collection::Deferred => self.owed[seat] += vigorish,
            Collection::None => assert_eq!(vigorish, 0, "an EZ Baccarat table"),
        }
    }

    /// Settles one stake; says what it has won. `left` is what a payout limit still leaves.
    fn settle(&mut self, seat: usize, owner: usize, wager: usize, fate: Fate, left: &mut i64) -> i64 {
        let stake = core::mem::take(&mut self.layout[seat][wager]);
        let won = match fate {
            Fate::Lost => {
                self.bank += stake;
                return 0;
            }
            Fate::Returned => 0,
            Fate::Paid(pays, per) => {
                assert_eq!(stake * pays % per, 0, "whole cents");
                self.within_limit(stake * pays / per, left)
            }
            Fate::PaidOutsideLimit(pays) => {
                self.outside_limit += 1;
                stake * pays
            }
        };
        self.players[owner] += stake + won;
        self.bank -= won;
        self.paid += won;
        won
    }

    fn within_limit(&mut self, won: i64, left: &mut i64) -> i64 {
        let paid = won.min(*left);
        self.cut_by_limit += usize::from(paid < won);
        *left -= paid;
        paid
    }

    /// Everything goes back to whose it was.
    fn void_round(&mut self) {
        for seat in 0..MAX_SEATS {
            (0..WAGERS).for_each(|wager| self.give_back(seat, wager));
        }
        self.positions = [const { None }; MAX_SEATS];
        self.void += 1;
    }

    fn give_back(&mut self, seat: usize, wager: usize) {
        let owner = self.positions[seat].as_ref().map_or(self.owners[seat], |position| position.owner);
        self.players[owner] += core::mem::take(&mut self.layout[seat][wager]);
    }

    fn poker(&mut self, event: &PokerEvent) {
        match event {
            PokerEvent::Began { .. } => self.begin(),
            PokerEvent::Dealt { to, place, card, .. } => self.dealt(*to, *place, *card.open()),
            PokerEvent::Decided { position, decision } => {
                self.position(*position).folded =
                    *decision == croupier_rules::chapters::three_card_prime::Decision::Forfeit;
            }
            PokerEvent::Set { position, split } => {
                self.position(*position).three = Some(split.open().three([0, 1, 2, 3, 4]));
            }
            PokerEvent::DealersCardExposed => {
                for seat in 0..MAX_SEATS {
                    (0..2).for_each(|wager| self.give_back(seat, wager));
                }
            }
            PokerEvent::Reset { .. } => self.reset += 1,
            PokerEvent::Voided { .. } => self.void_round(),
            PokerEvent::Over => {
                self.settled += usize::from(self.positions.iter().any(Option::is_some));
                self.settle_poker(|_| true);
            }
            _ => {}
        }
    }

    fn begin(&mut self) {
        self.dealer.clear();
        self.left = [self.limit(); MAX_SEATS];
        for seat in 0..MAX_SEATS {
            let position = Position { owner: self.owners[seat], ..Position::default() };
            self.positions[seat] = (self.layout[seat][0] > 0).then_some(position);
        }
    }

    fn position(&mut self, seat: Seat) -> &mut Position {
        self.positions[seat.index()].as_mut().expect("a position of this round")
    }

    fn dealt(&mut self, to: Recipient, place: Place, card: Card) {
        match (to, place) {
            (Recipient::Dealer, Place::Hand) => self.dealer.push(card),
            (Recipient::Position(seat), Place::Hand) => self.position(seat).cards.push(card),
            (Recipient::Position(seat), Place::FourthCard) => self.position(seat).fourth = Some(card),
            (Recipient::Dealer, Place::FourthCard) | (_, Place::DiscardRack) => {}
        }
    }

    /// The positions from the dealer's right, counterclockwise; the limit is each player's over all boxes.
    fn settle_poker(&mut self, of: impl Fn(usize) -> bool) {
        for seat in 0..MAX_SEATS {
            let is_settled = |position: &mut Position| of(position.owner);
            let Some(position) = self.positions[seat].take_if(is_settled) else { continue };
            let mut left = self.left[position.owner];
            for wager in 0..WAGERS {
                if self.layout[seat][wager] == 0 {
                    continue;
                }
                let fate = self.fate(&position, wager);
                self.settle(seat, position.owner, wager, fate, &mut left);
            }
            self.left[position.owner] = left;
        }
    }

    fn limit(&self) -> i64 {
        let limit = match &self.filed.terms() {
            Terms::Baccarat(_) => None,
            Terms::ThreeCardPrime(terms) => terms.payout_limit,
            Terms::Saigon5Card(terms) => terms.payout_limit,
        };
        limit.map_or(i64::MAX, |limit| limit.0)
    }

    fn fate(&self, position: &Position, wager: usize) -> Fate {
        match &self.filed.terms() {
            Terms::ThreeCardPrime(terms) => {
                let (player, dealer) = (&position.cards, &self.dealer);
                let hand = PrimeHand { player, dealer, fourth: position.fourth, folded: position.folded };
                prime::fate(terms, &hand, wager)
            }
            Terms::Saigon5Card(_) => {
                let three = position.three.unwrap_or([0, 1, 2]);
                saigon::fate(&SaigonHand { player: &position.cards, dealer: &self.dealer, three }, wager)
            }
            Terms::Baccarat(_) => unreachable!("a poker-type table"),
        }
    }
}

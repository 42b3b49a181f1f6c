//! Commands that nobody listed: changed ones, and ones made up from nothing.

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::irregularities::Disclosure;
use croupier_rules::kit::wager::Wager;
use croupier_rules::{Card, Cents, Provision};
use croupier_table::baccarat::BaccaratAct;
use croupier_table::cards::{CardsAct, Device, Distribution, SetId};
use croupier_table::conduct::{ConductAct, Matter};
use croupier_table::correction::{Correction, Direction};
use croupier_table::ground::Ground;
use croupier_table::poker::{PokerAct, Recipient};
use croupier_table::seats::SeatsAct;
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Command, Seat, Span, State, Time};

use crate::random::Random;

const AMOUNTS: [i64; 16] =
    [0, -1, 1, 7, 99, 100, 105, 500, 520, 1_000, 2_500, 99_999, 1_000_000, 5_000_000_000, i64::MAX, i64::MIN];
const NUMBERS: [usize; 10] = [0, 1, 9, 10, 13, 14, 26, 42, 52, 65_535];

pub struct Maker<'a> {
    pub state: &'a State,
    pub random: &'a mut Random,
}

impl Maker<'_> {
    /// A command with one thing changed: who, when, or how much.
    pub fn changed(&mut self, command: &Command) -> Command {
        let mut command = command.clone();
        match self.random.below(4) {
            0 => command.by = self.actor(),
            1 => command.at = self.time(),
            _ => command.act = self.changed_act(&command.act),
        }
        command
    }

    /// A command made up from nothing.
    pub fn invented(&mut self) -> Command {
        let act = match self.random.below(9) {
            0 | 1 => Act::Cards(self.cards()),
            2 => Act::Seats(self.seats()),
            3 | 4 => Act::Wager(self.wager()),
            5 | 6 => Act::Baccarat(self.baccarat()),
            7 => Act::Poker(self.poker()),
            _ => Act::Conduct(self.conduct()),
        };
        Command::new(self.time(), self.actor(), act)
    }

    /// Mostly now; sometimes hours later; never mind the past.
    pub fn time(&mut self) -> Time {
        let now = self.state.clock;
        match self.random.below(64) {
            0 => Time(now.0.saturating_sub(1)),
            1 => now + Span::hours(self.random.below(30) as u64),
            2..=9 => now + Span(self.random.below(60_000_000) as u64),
            _ => now,
        }
    }

    fn actor(&mut self) -> Actor {
        match self.random.below(8) {
            0..=2 => Actor::Dealer,
            3 => Actor::Floorperson,
            4 => Actor::Curator,
            5 => Actor::Device,
            _ => Actor::Player(self.seat()),
        }
    }

    /// A seat of the table, or now and then of none.
    fn seat(&mut self) -> Seat {
        let most = if self.random.one_in(12) { 14 } else { usize::from(self.state.filed().seats()) };
        Seat::new(self.random.between(1, most) as u8).expect("a seat of some table")
    }

    fn amount(&mut self) -> Cents {
        Cents(self.random.pick(&AMOUNTS))
    }

    fn number(&mut self) -> usize {
        self.random.pick(&NUMBERS)
    }

    fn card(&mut self) -> Card {
        Card::from_index(self.random.below(Card::KINDS) as u8).expect("an index of a card")
    }

    fn side(&mut self) -> Side {
        self.random.pick(&Side::ALL)
    }

    fn disclosure(&mut self) -> Disclosure {
        self.random.pick(&Disclosure::ALL)
    }

    fn set(&mut self) -> SetId {
        self.random.pick(&SetId::ALL)
    }

    fn ground(&mut self) -> Option<Ground> {
        self.random.one_in(2).then(|| self.random.pick(&Ground::ALL))
    }

    fn device(&mut self) -> Device {
        self.random.pick(&Device::ALL)
    }

    /// The cards of a set, whole and mixed, or with one card wrong or missing.
    fn order(&mut self, set: SetId) -> Vec<Card> {
        let mut order = self.state.cards.set(set).cards().to_vec();
        self.random.shuffle(&mut order);
        match self.random.below(3) {
            0 => drop(order.pop()),
            1 => order.push(self.card()),
            _ => {}
        }
        order
    }

    fn changed_act(&mut self, act: &Act) -> Act {
        match act {
            Act::Cards(act) => Act::Cards(self.changed_cards(act)),
            Act::Wager(act) => Act::Wager(self.changed_wager(*act)),
            Act::Seats(SeatsAct::BuyIn { .. }) => Act::Seats(SeatsAct::BuyIn { cash: self.amount() }),
            Act::Seats(SeatsAct::Sit { .. }) => Act::Seats(SeatsAct::Sit { cash: self.amount() }),
            Act::Poker(act) => Act::Poker(self.changed_poker(*act)),
            Act::Baccarat(_) => Act::Baccarat(self.baccarat()),
            Act::Seats(_) | Act::Conduct(_) => Act::Seats(self.seats()),
        }
    }

    fn changed_cards(&mut self, act: &CardsAct) -> CardsAct {
        match act {
            CardsAct::Shuffle { set, .. } => CardsAct::Shuffle { set: *set, order: self.order(*set) },
            CardsAct::ReceivePreshuffled { set, decks, order } => {
                let (mut order, other) = (order.clone(), self.card());
                order[0] = other;
                CardsAct::ReceivePreshuffled { set: *set, decks: *decks, order }
            }
            CardsAct::Cut { .. } => CardsAct::Cut { above: self.number() as u16 },
            CardsAct::InsertSecondCoverCard { .. } => {
                CardsAct::InsertSecondCoverCard { below: self.number() as u16 }
            }
            _ => self.cards(),
        }
    }

    fn changed_wager(&mut self, act: WagerAct) -> WagerAct {
        match act {
            WagerAct::Place { position, wager, .. } => {
                WagerAct::Place { position, wager, amount: self.amount() }
            }
            WagerAct::CallWithCash { wager, .. } => WagerAct::CallWithCash { wager, cash: self.amount() },
            WagerAct::Withdraw { .. } | WagerAct::ConfirmCall { .. } | WagerAct::DeclineCall { .. } => {
                self.wager()
            }
        }
    }

    fn changed_poker(&mut self, act: PokerAct) -> PokerAct {
        match act {
            PokerAct::Set { position, three } => {
                PokerAct::Set { position, three: [three[0], three[1], self.card()] }
            }
            PokerAct::CountStub { .. } => PokerAct::CountStub { cards: self.number() as u8 },
            _ => self.poker(),
        }
    }

    fn cards(&mut self) -> CardsAct {
        let set = self.set();
        match self.random.below(29) {
            0 => CardsAct::Receive { set, decks: self.number() as u8 },
            1 => CardsAct::ReceivePreshuffled { set, decks: 1, order: self.order(set) },
            2 => CardsAct::Inspect { set },
            3 => CardsAct::VerifyInspection { set },
            4 => CardsAct::Spread { set },
            5 => CardsAct::LookAtCards { set },
            6 => CardsAct::Wash { set },
            7 => CardsAct::TurnFaceDown { set },
            8 => CardsAct::Stack { set },
            9 => CardsAct::PlaceInDevice { set },
            10 => CardsAct::Shuffle { set, order: self.order(set) },
            11 => CardsAct::ReportCount { set, cards: self.number() as u16 },
            12 => CardsAct::VerifyShuffle { set, finding: Distribution::Even },
            13 => CardsAct::VerifyShuffle { set, finding: Distribution::Uneven },
            14 => CardsAct::OrderReshuffle { set },
            15 => CardsAct::OfferCut { seat: self.seat() },
            16 => CardsAct::DeclineCut,
            17 => CardsAct::Cut { above: self.number() as u16 },
            18 => CardsAct::InsertSecondCoverCard { below: self.number() as u16 },
            19 => CardsAct::OrderRecut { because: self.ground() },
            20 => CardsAct::Load { set },
            21 => CardsAct::Burn,
            22 => CardsAct::SpreadAtIdleTable { set },
            23 => CardsAct::AskFaceUp { set },
            24 => CardsAct::AskSpreadOfStored,
            25 => CardsAct::Remove { set },
            26 => CardsAct::ReportJam,
            27 => CardsAct::ReportOutOfOrder { device: self.device() },
            _ => self.devices(),
        }
    }

    fn devices(&mut self) -> CardsAct {
        let device = self.device();
        if self.random.one_in(2) {
            CardsAct::CoverDevice { device }
        } else {
            CardsAct::ReportRepaired { device }
        }
    }

    fn seats(&mut self) -> SeatsAct {
        match self.random.below(4) {
            0 => SeatsAct::Sit { cash: self.amount() },
            1 => SeatsAct::BuyIn { cash: self.amount() },
            2 => SeatsAct::Leave,
            _ => SeatsAct::DeclareAbandoned { seat: self.seat() },
        }
    }

    fn wager(&mut self) -> WagerAct {
        let (position, wager) = (self.seat(), self.random.pick(&Wager::ALL));
        match self.random.below(6) {
            0 | 1 => WagerAct::Place { position, wager, amount: self.amount() },
            2 => WagerAct::Withdraw { position, wager },
            3 => WagerAct::CallWithCash { wager, cash: self.amount() },
            4 => WagerAct::ConfirmCall { seat: position },
            _ => WagerAct::DeclineCall { seat: position },
        }
    }

    fn baccarat(&mut self) -> BaccaratAct {
        let (side, seat) = (self.side(), self.seat());
        match self.random.below(33) {
            0 => BaccaratAct::NoMoreBets,
            1 => BaccaratAct::CallCards,
            2 => BaccaratAct::DealFirstFour,
            3 => BaccaratAct::DealCard,
            4 => BaccaratAct::Turn { side },
            5 => BaccaratAct::HandOver { side, to: seat },
            6 => BaccaratAct::ReturnCards { side },
            7 => BaccaratAct::Relinquish { side },
            8 => BaccaratAct::OrderRelinquish { side, because: None },
            9 => BaccaratAct::OfferRight { side, to: seat },
            10 => BaccaratAct::AcceptRight { side },
            11 => BaccaratAct::DeclineRight { side },
            12 => BaccaratAct::Announce { side },
            13 => BaccaratAct::DealThirdCard { side },
            14 => BaccaratAct::AnnounceResult,
            15 => BaccaratAct::CollectLosing,
            16 => BaccaratAct::SettlePosition { position: seat },
            17 => BaccaratAct::ClearCards,
            18 => BaccaratAct::AnnounceLastHand,
            19 => BaccaratAct::CollectVigorish { seat },
            20 => BaccaratAct::RemoveMarker { seat },
            21 => BaccaratAct::OfferShoe { to: seat },
            22 => BaccaratAct::AcceptShoe,
            23 => BaccaratAct::DeclineShoe,
            24 => BaccaratAct::DesignateDealer,
            25 => BaccaratAct::TakeShoe,
            26 => BaccaratAct::PassShoe,
            27 => BaccaratAct::OrderPass { because: None },
            28 => BaccaratAct::ReportCardDrawn { disclosure: self.disclosure() },
            29 => BaccaratAct::ReportThirdCard { side, disclosure: self.disclosure() },
            30 => BaccaratAct::DeclareVoid,
            _ => BaccaratAct::ReportTouch { seat },
        }
    }

    fn poker(&mut self) -> PokerAct {
        let position = self.seat();
        match self.random.below(17) {
            0 => PokerAct::NoMoreBets,
            1 => PokerAct::Deal,
            2 => PokerAct::DealNext,
            3 => PokerAct::DiscardStub,
            4 => PokerAct::CountStub { cards: self.number() as u8 },
            5 => PokerAct::DetermineMisdeal { cards_out: self.number() as u8 },
            6 => PokerAct::Play { position },
            7 => PokerAct::Fold { position },
            8 => PokerAct::Set { position, three: [self.card(), self.card(), self.card()] },
            9 => PokerAct::Reveal,
            10 => PokerAct::SettleNext,
            11 => PokerAct::SettleRest,
            12 => PokerAct::ReportFaceUp,
            13 => PokerAct::ReportDrawnInError,
            14 => PokerAct::ReportWrongNumber { to: self.recipient(), cards: self.number() as u8 },
            15 => PokerAct::ReportDealersCardExposed,
            _ => PokerAct::ReportShoeFailed,
        }
    }

    fn recipient(&mut self) -> Recipient {
        if self.random.one_in(2) { Recipient::Dealer } else { Recipient::Position(self.seat()) }
    }

    /// What only the poker-type games have.
    fn dispute(&mut self) -> ConductAct {
        match self.random.below(3) {
            0 => ConductAct::ReferToFloor { matter: Matter::DealersCardExposed },
            1 => ConductAct::ReferToFloor { matter: Matter::WrongNumberOfCards },
            _ => ConductAct::Correct(self.correction()),
        }
    }

    fn correction(&mut self) -> Correction {
        let ways = [Direction::ToThePlayer, Direction::ToTheTable];
        Correction {
            seat: self.seat(),
            direction: ways[self.random.below(2)],
            amount: Cents(self.number() as i64),
            matter: Matter::WrongNumberOfCards,
        }
    }

    fn conduct(&mut self) -> ConductAct {
        let provision = Provision::all().nth(self.random.below(Provision::all().count()));
        let provision = provision.expect("one of the register");
        match self.random.below(5) {
            0 => ConductAct::Attest { provision },
            1 => ConductAct::ReportBreach { provision, by: self.actor() },
            2 => ConductAct::ReferToFloor { matter: Matter::WrongOrder },
            3 => ConductAct::ReferToFloor { matter: Matter::ThirdCardOmitted },
            _ if self.state.poker().is_none() => {
                ConductAct::ReferToFloor { matter: Matter::DealersCardExposed }
            }
            _ => self.dispute(),
        }
    }
}

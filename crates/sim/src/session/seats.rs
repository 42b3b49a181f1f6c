//! Where a player sits: which game, which wagers.

use croupier_odds::three_card_prime::{AntePlay, CardsLeft, Reading, tariff};
use croupier_rules::Cents;
use croupier_rules::chapters::{saigon_5_card as saigon, three_card_prime as prime};
use croupier_rules::families::baccarat;
use croupier_rules::families::baccarat::round::{check_bets, check_terms};
use croupier_rules::kit::settlement::{Settlement, settle};
use croupier_rules::kit::wager::{Bets, GameWager};

use crate::baccarat::{Shoe, Table};
use crate::saigon_5_card::{Saigon5Card, Table as SaigonTable};
use crate::three_card_prime::{Class, Table as PrimeTable, strategy};

/// A game and the wagers of one unit, at which any number of sessions can be played.
pub trait Seats: Sync {
    /// The most that one round of one unit can lose.
    fn at_risk(&self) -> Cents;

    /// Sits down for the session of a number: each call is a round, and says what one unit won.
    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_>;
}

fn net<W: GameWager>(settlement: &Settlement<W>) -> Cents {
    settlement.iter().map(|settled| settled.net()).sum()
}

/// A seat at a table of baccarat. A coup's payment is settled once.
pub struct BaccaratSeats {
    shoe: Shoe,
    seed: u64,
    at_risk: Cents,
    nets: Vec<Cents>,
}

impl BaccaratSeats {
    /// Wagers at a table, if they may be made there.
    pub fn new(
        chapter: &baccarat::Clauses,
        terms: &baccarat::Terms,
        shoe: Shoe,
        bets: &Bets<baccarat::BaccaratWager>,
        seed: u64,
    ) -> Result<BaccaratSeats, baccarat::RoundError> {
        check_terms(chapter, terms)?;
        check_bets(chapter, terms, bets)?;
        let settled = |coup| settle(bets, None, |wager| baccarat::rule(chapter, terms, coup, wager));
        let nets = baccarat::Coup::all().map(|coup| settled(coup).map(|settled| net(&settled)));
        let nets = nets.collect::<Result<_, _>>().map_err(baccarat::RoundError::StakeBreaksCents)?;
        Ok(BaccaratSeats { shoe, seed, at_risk: bets.total(), nets })
    }
}

impl Seats for BaccaratSeats {
    fn at_risk(&self) -> Cents {
        self.at_risk
    }

    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_> {
        let mut table = Table::new(self.shoe, self.seed, session);
        Box::new(move || self.nets[table.deal().coup.index()])
    }
}

/// A seat at a table of Three Card Prime; the Play Wager follows a strategy.
pub struct PrimeSeats {
    terms: prime::Terms,
    bets: Bets<prime::PrimeWager>,
    decisions: Vec<prime::Decision>,
    seed: u64,
}

impl PrimeSeats {
    /// Wagers at a table, if they may be made there.
    pub fn new(
        terms: &prime::Terms,
        bets: Bets<prime::PrimeWager>,
        strategy: &strategy::Strategy,
        seed: u64,
    ) -> Result<PrimeSeats, prime::RoundError> {
        let bad_beat = tariff::bad_beat(terms.bad_beat)?;
        let decisions = strategy.decisions(&AntePlay::new(CardsLeft::ALL, &bad_beat, Reading::AsWritten));
        let any = PrimeTable::new(seed, 0).deal();
        prime::Round::new(terms, &any.player, &any.dealer, any.fourth, bets)?;
        Ok(PrimeSeats { terms: *terms, bets, decisions, seed })
    }

    fn round(&self, cards: &prime::Cards) -> Cents {
        let decision = self.decisions[Class::of(cards.player).index()];
        let play = match decision {
            prime::Decision::Play => self.bets.stake(prime::PrimeWager::Ante),
            prime::Decision::Forfeit => Cents::ZERO,
        };
        let bets = self.bets.with(prime::PrimeWager::Play, play);
        let settled =
            settle(&bets, self.terms.payout_limit, |wager| prime::rule(&self.terms, cards, decision, wager));
        settled.map_or(Cents::ZERO, |settled| net(&settled))
    }
}

impl Seats for PrimeSeats {
    fn at_risk(&self) -> Cents {
        let ante = self.bets.stake(prime::PrimeWager::Ante);
        self.bets.with(prime::PrimeWager::Play, ante).total()
    }

    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_> {
        let mut table = PrimeTable::new(self.seed, session);
        Box::new(move || self.round(&table.deal()))
    }
}

/// A seat at a table of Saigon 5 Card.
pub struct SaigonSeats {
    game: Saigon5Card,
    terms: saigon::Terms,
    bets: Bets<saigon::SaigonWager>,
    seed: u64,
}

impl SaigonSeats {
    /// Wagers at a table, if they may be made there.
    pub fn new(
        game: Saigon5Card,
        terms: &saigon::Terms,
        bets: Bets<saigon::SaigonWager>,
        seed: u64,
    ) -> Result<SaigonSeats, saigon::RoundError> {
        let [player, dealer] = SaigonTable::new(seed, 0).deal();
        saigon::Round::new(terms, &player, &dealer, None, bets)?;
        Ok(SaigonSeats { game, terms: *terms, bets, seed })
    }
}

impl Seats for SaigonSeats {
    fn at_risk(&self) -> Cents {
        self.bets.total()
    }

    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_> {
        let mut table = SaigonTable::new(self.seed, session);
        Box::new(move || {
            let cell = self.game.cell(table.deal());
            let showdown = saigon::completion::showdown(cell.player(), cell.dealer());
            let rule = |wager| saigon::completion::rule(wager, showdown, cell.hand());
            settle(&self.bets, self.terms.payout_limit, rule).map_or(Cents::ZERO, |settled| net(&settled))
        })
    }
}

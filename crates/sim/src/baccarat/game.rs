//! A table of baccarat, with everything that is chosen about it.

use core::iter;

use croupier_rules::families::baccarat::round::check_terms;
use croupier_rules::families::baccarat::{Clauses, HandSize, RoundError, Terms, Variation};
use croupier_rules::kit::paytable::Letter;
use croupier_rules::submission::Stakes;
use croupier_rules::{Cents, GameId};

use super::advantage::Target;
use super::seats::BaccaratSeats;
use super::{Baccarat, Dealt, Shoe, Table, wagers};
use crate::game::bets::Staked;
use crate::game::{CannotPlay, CannotSit, Game, Judged, Kind, Manner, Unfiled, Unlawful};
use crate::judge::Judge;
use crate::kernel::Kernel;
use crate::rows::{Hand, Row};
use crate::session::Seats;

/// A table of one of the three games of baccarat.
pub struct BaccaratGame {
    chapter: &'static Clauses,
    terms: Terms,
    shoe: Shoe,
    judged: Judged,
}

impl From<RoundError> for Unlawful {
    fn from(why: RoundError) -> Unlawful {
        Unlawful { provision: why.provision(), why: Box::new(why) }
    }
}

impl BaccaratGame {
    /// A table without a submission.
    pub(crate) fn unfiled(
        chapter: &'static Clauses,
        table: &Unfiled,
        manner: &Manner,
    ) -> Result<BaccaratGame, CannotPlay> {
        let standard = Terms::default();
        let terms = Terms {
            decks: table.decks.unwrap_or(standard.decks),
            variation: match table.kind {
                Kind::Ordinary => standard.variation,
                Kind::Ez => Variation::Ez,
            },
            tie: table.tie.unwrap_or(standard.tie),
            dragon_bonus: Some(table.paytable.unwrap_or(Letter::A)),
        };
        BaccaratGame::new(chapter, terms, Judged::Everything, manner)
    }

    /// The table of a submission.
    pub(crate) fn filed(
        game: GameId,
        terms: Terms,
        stakes: Stakes,
        manner: &Manner,
    ) -> Result<BaccaratGame, CannotPlay> {
        let chapter = Clauses::of(game)
            .unwrap_or_else(|| unreachable!("terms of baccarat are filed for a game of baccarat"));
        BaccaratGame::new(chapter, terms, Judged::Filed(stakes), manner)
    }

    fn new(
        chapter: &'static Clauses,
        terms: Terms,
        judged: Judged,
        manner: &Manner,
    ) -> Result<BaccaratGame, CannotPlay> {
        check_terms(chapter, &terms).map_err(|why| CannotPlay::Unlawful(why.into()))?;
        if *manner != (Manner { cover_card: manner.cover_card, ..Manner::default() }) {
            return Err(CannotPlay::NothingToDecide(chapter.game));
        }
        let shoe = Shoe { decks: terms.decks, behind_cover_card: behind_cover_card(chapter, manner)? };
        Ok(BaccaratGame { chapter, terms, shoe, judged })
    }
}

fn behind_cover_card(chapter: &Clauses, manner: &Manner) -> Result<u8, CannotPlay> {
    let fewest = Shoe::LEAST_BEHIND_COVER_CARD;
    match manner.cover_card.unwrap_or(fewest) {
        cards if cards >= fewest => Ok(cards),
        _ => Err(CannotPlay::CoverCard { fewest, provision: chapter.game.chapter().shuffle.cut_through }),
    }
}

impl Game for BaccaratGame {
    fn id(&self) -> GameId {
        self.chapter.game
    }

    fn shoe(&self) -> Option<Shoe> {
        Some(self.shoe)
    }

    fn kernel(&self) -> Box<dyn Kernel> {
        Box::new(Baccarat::new(self.shoe))
    }

    fn judges(&self) -> Vec<Judge> {
        match &self.judged {
            Judged::Everything => wagers::every(self.chapter, self.terms.decks),
            Judged::Filed(stakes) => wagers::offered(self.chapter, self.terms, stakes.minimum),
        }
    }

    fn hands(&self) -> &'static [Hand] {
        &[Hand::Cards("player_cards"), Hand::Cards("banker_cards")]
    }

    fn rows(&self, seed: u64) -> Box<dyn Iterator<Item = Row> + '_> {
        let mut table = Table::new(self.shoe, seed, 0);
        Box::new(iter::from_fn(move || Some(row(&table.deal()))))
    }

    fn seats(&self, named: &[(String, Cents)], seed: u64) -> Result<Box<dyn Seats>, CannotSit> {
        let staked = Staked::read(named, self.judged.stakes())?;
        let seats = BaccaratSeats::new(self.chapter, &self.terms, self.shoe, &staked, seed);
        Ok(Box::new(seats.map_err(|why| CannotSit::Unlawful(why.into()))?))
    }

    fn targets(&self) -> Vec<Target> {
        let insured = match self.judged {
            Judged::Everything => true,
            Judged::Filed(_) => self.terms.variation == Variation::Ez,
        };
        insured.then_some(Target::Dragon7).into_iter().chain([Target::Tie(self.terms.tie)]).collect()
    }
}

/// The cards of the shoe went to the Player's Hand, the Banker's, and so on; the fifth to whoever drew first.
fn row(dealt: &Dealt) -> Row {
    let cards = dealt.cards();
    let thirds = cards.get(4..).unwrap_or_default();
    let player_drew = usize::from(dealt.coup.player().size == HandSize::Three);
    let (player_third, banker_third) = thirds.split_at(player_drew.min(thirds.len()));
    let player = &mut [&cards[0], &cards[2]].into_iter().chain(player_third);
    let banker = &mut [&cards[1], &cards[3]].into_iter().chain(banker_third);
    Row::new([player, banker], [dealt.coup.index()]).of_shoe(dealt.shoe as u32)
}

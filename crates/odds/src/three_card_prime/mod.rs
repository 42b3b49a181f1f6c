//! Three Card Prime (chapter 679a): exact odds of every wager, from a whole deck or from what is left of one.
//!
//! ```
//! use croupier_odds::three_card_prime::{AntePlay, CardsLeft, Reading, named_pays};
//! use croupier_rules::kit::paytable::Letter;
//!
//! let game = AntePlay::new(CardsLeft::ALL, &named_pays::bad_beat(Letter::A)?, Reading::AsWritten);
//! let figures = game.optimum();
//! assert_eq!(figures.edge().percent(2), "4.52");
//! assert_eq!(
//!     game.best_play().text(),
//!     "raise with Q-6-4 or better and with Q-6-3 in three suits, fold the rest"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Every result is decided by the functions of `croupier-rules`, asked once for each class of deals that they
//! treat alike. Nothing is sampled and nothing is rounded. What makes it fast:
//!
//! 1. **Dealer's hands that avoid a player's hand.** Of a set of dealer's hands, those that share no card with
//!    the hand *abc* are `all − (a + b + c) + (ab + ac + bc) − abc`, where a letter counts the hands of the set
//!    that hold those cards. So 52 counters and 1,326 counters say for any hand what 18,424 dealer's hands would.
//! 2. **One sweep in order of strength.** The dealer's hands that a player's hand does not lose to only grow as
//!    that hand gets better. Hands sorted by strength are therefore added to the counters once and asked once:
//!    2 × 22,100 steps take the place of 407,170,400 comparisons, for all hands and not one for each class, so
//!    that any cards may be missing. The deals of each hand do not depend on payouts; the best decision is found for
//!    each hand, by whole numbers.
//! 3. **Prime** sees colors only: 4 × 4 ways to color two hands, each a product of binomials.
//! 4. **Pair Bonus** sees the category and whether the fourth card is a 2: for each of 22,100 hands, the 2s left
//!    and the other cards left.
//! 5. **All-Six without five of a suit** is decided by the ranks: 18,395 multisets of six ranks, each as often as
//!    the product of `C(cards left of the rank, copies)` says, less its hands with five of a suit or six.
//! 6. **All-Six with five of a suit** is decided by that suit: 1,287 sets of five ranks and 1,716 of six, in each
//!    suit. So 20,358,520 hands take 30,407 readings.
//!
//! Missing cards cost nothing: the same identities hold for any cards left, and fewer of them are faster.
//!
//! | where | what |
//! | --- | --- |
//! | [`AntePlay`] | Ante and Play under the best play, found for each hand, and under other strategies |
//! | [`prime`], [`pair_bonus`], [`all_six`] | the optional wagers |
//! | [`offered`] | every wager that a table offers |
//! | [`WhatIf`] | the readings not taken, beside those taken |
//! | [`CardsLeft`] | the deck, or what is left of it |
//! | [`NamedPays`] | paytables of the chapter and others |

mod all_six;
mod ante_play;
mod best_play;
mod cards_left;
pub(crate) mod catalogue;
mod matchups;
pub mod named_pays;
pub(crate) mod offer;
mod outcomes;
mod pair_bonus;
mod payments;
mod prime;
mod reading;
mod strategy;
mod what_if;

pub use all_six::{AceLow, all_six};
pub use ante_play::AntePlay;
pub(crate) use ante_play::BAD_BEAT;
pub use best_play::BestPlay;
pub use cards_left::{CannotDeal, CardsLeft, Hand};
pub use catalogue::ante_play;
pub use matchups::Matchup;
pub use named_pays::NamedPays;
pub use pair_bonus::{pair_bonus, pair_bonus_at};
pub use prime::{prime, prime_at};
pub use reading::Reading;
pub use strategy::{Strategy, StrategyFigures};
pub use what_if::{Comparison, WhatIf};

use croupier_rules::chapters::three_card_prime::{RoundError, Terms};

use crate::figures::Figures;

/// The figures of every wager that a table offers, Ante and Play first.
pub fn offered(left: CardsLeft, terms: &Terms) -> Result<Vec<Figures>, RoundError> {
    Ok(offer::offered(left, terms)?.into_iter().map(|wager| wager.figures).collect())
}

/// Ante and Play under the best play and under simpler strategies, by the paytable of the terms.
pub fn strategies(left: CardsLeft, terms: &Terms) -> Result<Vec<StrategyFigures>, RoundError> {
    let bad_beat = named_pays::bad_beat(terms.bad_beat)?;
    Ok(AntePlay::new(left, &bad_beat, Reading::AsWritten).strategies())
}

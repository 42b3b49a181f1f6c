//! The wagers that have figures of their own.

use core::fmt;
use core::hash::{Hash, Hasher};

use croupier_rules::GameId;
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::Wager;

use super::conditions::{Conditions, NotCounted};
use super::entry::Entry;
use crate::custom::Custom;
use crate::figures::Figures;
use crate::games;

/// Whether other payouts than the chapter's can be considered for a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payouts {
    /// The wager has one payout, and no paytable to replace.
    Fixed,
    /// It is paid by a table.
    Listed,
}

/// Whether a player decides anything while the wager is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Nothing: chance decides.
    None,
    /// How the hand is played, so that the figures are those of the best play.
    Matters,
}

/// A wager of any game that has figures of its own. The Ante and the Play Wager of Three Card Prime have them
/// together, because the second is decided on when the first is on the table.
///
/// Each game lists its own. Two are equal if their slugs are, which no two wagers share.
pub struct CountedWager {
    /// The name used on command lines and in files.
    pub slug: &'static str,
    /// The name as it is spoken and printed.
    pub name: &'static str,
    /// The letters of its paytables; none where there is no choice. Those of Ante and Play are the Bad Beat Bonus
    /// paytables.
    pub paytables: &'static [Letter],
    /// What a paytable is called.
    pub paytable_name: &'static str,
    /// Whether other payouts can be considered for it.
    pub payouts: Payouts,
    /// Whether there is anything to decide.
    pub skill: Skill,
    /// Counts it.
    pub(crate) figures: fn(&Entry, &Conditions) -> Result<Figures, NotCounted>,
    /// What the paytable of an entry pays.
    pub(crate) pays: fn(&Entry) -> Result<Custom, NotCounted>,
}

impl CountedWager {
    /// A wager at one payout, left to chance.
    pub(crate) const fn fixed(
        wager: Wager,
        figures: fn(&Entry, &Conditions) -> Result<Figures, NotCounted>,
    ) -> CountedWager {
        CountedWager {
            slug: wager.slug(),
            name: wager.name(),
            paytables: &[],
            paytable_name: "paytable",
            payouts: Payouts::Fixed,
            skill: Skill::None,
            figures,
            pays: |entry| Err(NotCounted::FixedPayout(entry.wager)),
        }
    }

    /// A wager that is paid by one of these paytables, left to chance.
    pub(crate) const fn listed(
        wager: Wager,
        paytables: &'static [Letter],
        figures: fn(&Entry, &Conditions) -> Result<Figures, NotCounted>,
        pays: fn(&Entry) -> Result<Custom, NotCounted>,
    ) -> CountedWager {
        CountedWager { paytables, payouts: Payouts::Listed, pays, ..CountedWager::fixed(wager, figures) }
    }

    /// The wagers of a game.
    pub const fn of_game(game: GameId) -> &'static [&'static CountedWager] {
        games::of(game).wagers
    }

    /// The wager of a slug in a game.
    pub fn from_slug(game: GameId, slug: &str) -> Option<&'static CountedWager> {
        CountedWager::of_game(game).iter().copied().find(|wager| wager.slug == slug)
    }

    /// Whether it is this wager of the rules, alone.
    pub fn is(&self, wager: Wager) -> bool {
        self.slug == wager.slug()
    }
}

impl PartialEq for CountedWager {
    fn eq(&self, other: &CountedWager) -> bool {
        self.slug == other.slug
    }
}

impl Eq for CountedWager {}

impl Hash for CountedWager {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slug.hash(state);
    }
}

impl fmt::Debug for CountedWager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug)
    }
}

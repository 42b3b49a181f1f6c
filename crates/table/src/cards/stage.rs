//! How far a set has come on its way into play, and which clause says what comes next.

use croupier_rules::Provision;
use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::section::shuffle::ByHand;
use croupier_rules::submission::CardSets;

use super::cut;
use super::idle;
use super::opening;
use super::set::ShuffledBy;

/// Why cards are spread, washed and stacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Occasion {
    /// They were just received at the table.
    Opening,
    /// They are about to be shuffled; at Baccarat the dealers wash and stack them first.
    Shuffle,
    /// The table was without gaming activity.
    Idle,
}

impl Occasion {
    /// Every occasion.
    pub const ALL: [Occasion; 3] = [Occasion::Opening, Occasion::Shuffle, Occasion::Idle];
}

/// How far a set has come. Each stage is named for what was done last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Stage {
    /// There is no such set at the table.
    Absent,
    /// It lies at the table and waits for the dealer's inspection.
    Received,
    /// The dealer has inspected it; the floorperson verifies.
    Inspected,
    /// The floorperson has verified the inspection; it is spread next.
    Verified,
    /// It lies spread until the first player has looked at it.
    Spread {
        /// Why.
        occasion: Occasion,
    },
    /// The player has looked; it is washed, or only turned or stacked, next.
    Seen {
        /// Why it was spread.
        occasion: Occasion,
    },
    /// It lies in a stack or in the rack, and the dealers wash it before they shuffle it (631a.5(a), reading ER-134).
    Unwashed,
    /// It lies face down and is stacked next.
    FaceDown {
        /// Why it was turned.
        occasion: Occasion,
    },
    /// It is stacked and is shuffled next.
    Stacked {
        /// Why.
        occasion: Occasion,
    },
    /// It was played and waits in the rack for its shuffle.
    Spent,
    /// The device is shuffling it.
    InDevice,
    /// It was shuffled by hand and lies feathered for the floorperson.
    Feathered,
    /// It is shuffled: offered for the cut, stored in the device, or loaded as it is.
    Shuffled,
    /// The first cover card is in the stack.
    Cut,
    /// The cut is carried out; the stack is loaded next.
    CutThrough,
    /// It is in the shoe and the burn is due.
    Loaded,
    /// It is ready for a round, or in one.
    InPlay,
}

impl Stage {
    /// Stacked for the shuffle that every stack gets before its shoe.
    pub(super) const TO_SHUFFLE: Stage = Stage::Stacked { occasion: Occasion::Shuffle };

    /// The stages from which a set goes to its shuffle.
    pub(super) const TO_BE_SHUFFLED: [Stage; 4] = [
        Stage::Stacked { occasion: Occasion::Opening },
        Stage::Stacked { occasion: Occasion::Shuffle },
        Stage::Stacked { occasion: Occasion::Idle },
        Stage::Spent,
    ];

    /// The stages of a set that is shuffled and not yet played out.
    pub(super) const SHUFFLED_ALREADY: [Stage; 5] =
        [Stage::Shuffled, Stage::Cut, Stage::CutThrough, Stage::Loaded, Stage::InPlay];

    /// Whether the stack is in the shoe.
    pub(super) const fn is_in_shoe(self) -> bool {
        match self {
            Stage::Loaded | Stage::InPlay => true,
            Stage::Absent
            | Stage::Received
            | Stage::Inspected
            | Stage::Verified
            | Stage::Spread { .. }
            | Stage::Seen { .. }
            | Stage::Unwashed
            | Stage::FaceDown { .. }
            | Stage::Stacked { .. }
            | Stage::Spent
            | Stage::InDevice
            | Stage::Feathered
            | Stage::Shuffled
            | Stage::Cut
            | Stage::CutThrough => false,
        }
    }

    /// Why the cards lie spread, face down or stacked.
    pub(super) fn occasion(self) -> Occasion {
        match self {
            Stage::Spread { occasion }
            | Stage::Seen { occasion }
            | Stage::FaceDown { occasion }
            | Stage::Stacked { occasion } => occasion,
            Stage::Unwashed => Occasion::Shuffle,
            Stage::Absent
            | Stage::Received
            | Stage::Inspected
            | Stage::Verified
            | Stage::Spent
            | Stage::InDevice
            | Stage::Feathered
            | Stage::Shuffled
            | Stage::Cut
            | Stage::CutThrough
            | Stage::Loaded
            | Stage::InPlay => unreachable!("only cards that were spread are looked at, turned and stacked"),
        }
    }

    /// Where a stack goes that was stacked on this occasion. At Baccarat the dealers wash and stack once more before
    /// they shuffle (631a.5(a), reading ER-134).
    pub(super) fn after_stacking(chapter: &Chapter, occasion: Occasion) -> Stage {
        match occasion {
            Occasion::Opening if washes_to_shuffle(chapter) => Stage::Unwashed,
            Occasion::Opening | Occasion::Shuffle | Occasion::Idle => Stage::Stacked { occasion },
        }
    }

    /// Where a reshuffle begins: at Baccarat with the dealers' wash.
    pub(super) fn to_reshuffle(chapter: &Chapter) -> Stage {
        if washes_to_shuffle(chapter) { Stage::Unwashed } else { Stage::TO_SHUFFLE }
    }

    /// How a stack lies after its shuffle: left feathered by the dealer, where the chapter says so.
    pub(super) fn after_shuffle(chapter: &Chapter, by: ShuffledBy) -> Stage {
        match (by, chapter.shuffle.shuffle.choice) {
            (ShuffledBy::Hand, ByHand::Feathered) => Stage::Feathered,
            (ShuffledBy::Hand, ByHand::EachDealerIndependently | ByHand::SingleStack)
            | (ShuffledBy::Device | ShuffledBy::Preshuffled, _) => Stage::Shuffled,
        }
    }

    /// What a loaded stack waits for: the burn, where the chapter has one.
    pub(super) fn after_loading(chapter: &Chapter) -> Stage {
        if chapter.shuffle.burn.is_some() { Stage::Loaded } else { Stage::InPlay }
    }

    /// The clause behind what a set at this stage waits for. Cards in play wait for nothing here.
    pub(super) fn due(self, chapter: &Chapter, sets: CardSets, by: Option<ShuffledBy>) -> Option<Provision> {
        match self {
            Stage::Absent | Stage::Received | Stage::Inspected => Some(chapter.opening.inspection),
            Stage::Verified => Some(chapter.opening.spread(sets)),
            Stage::Spread { occasion: Occasion::Idle } => Some(idle::clauses(chapter).spread),
            Stage::Spread { occasion } | Stage::Seen { occasion } | Stage::FaceDown { occasion } => {
                Some(opening::wash_clause(chapter, sets, occasion))
            }
            Stage::Unwashed | Stage::Stacked { .. } | Stage::Spent | Stage::InDevice | Stage::Feathered => {
                Some(chapter.shuffle.shuffle.provision)
            }
            Stage::Shuffled => Some(cut::clause_after_shuffle(chapter, by)),
            Stage::Cut | Stage::CutThrough => Some(chapter.shuffle.cut_through),
            Stage::Loaded => chapter.shuffle.burn,
            Stage::InPlay => None,
        }
    }
}

/// Whether every shuffle by hand begins with a wash.
fn washes_to_shuffle(chapter: &Chapter) -> bool {
    chapter.shuffle.shuffle.choice == ByHand::EachDealerIndependently
}

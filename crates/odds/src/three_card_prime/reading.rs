//! How the text on Ante and Play is read, and how else it could be.

/// A reading of the text on the Ante and the Play Wager.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reading {
    /// As it is implemented.
    #[default]
    AsWritten,
    /// The Play Wager is paid by the table for a dealer who qualifies even if the dealer does not (ER-217): the
    /// published hold results from this, and from nothing written.
    PlayTableAlways,
    /// An Ante that was forfeited comes back when the dealer does not qualify (ER-216): so the text could be read
    /// for a player whose cards stay on the table for an optional wager.
    FoldedAnteReturned,
}

impl Reading {
    /// Every reading, the one that is implemented first.
    pub const ALL: [Reading; 3] = [Reading::AsWritten, Reading::PlayTableAlways, Reading::FoldedAnteReturned];

    /// The name of the paytable under this reading: a what-if is never without its label.
    pub(super) fn label(self, paytable: &str) -> String {
        match self {
            Reading::AsWritten => paytable.into(),
            Reading::PlayTableAlways => format!("{paytable}, Play by its table for every dealer's hand"),
            Reading::FoldedAnteReturned => format!("{paytable}, folded Antes returned"),
        }
    }

    /// Whether the table of the Play Wager is for every dealer's hand.
    pub(super) const fn pays_play_by_table_always(self) -> bool {
        matches!(self, Reading::PlayTableAlways)
    }

    /// Whether a folded Ante can come back.
    pub(super) const fn returns_folded_antes(self) -> bool {
        matches!(self, Reading::FoldedAnteReturned)
    }
}

//! What a provision is about, whom it binds and how it is honored.

use core::fmt;

/// A closed list whose members have a name.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident { $($(#[$item_doc:meta])* $item:ident => $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $type { $($(#[$item_doc])* $item),+ }

        impl $type {
            /// Every member.
            pub const ALL: &'static [$type] = &[$($type::$item),+];

            /// The name, as printed and as filters take it.
            pub const fn name(self) -> &'static str {
                match self { $($type::$item => $name),+ }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

named! {
    /// The subject of a provision.
    Kind {
        /// A word and its meaning.
        Definition => "definition",
        /// The table, its layout and what stands on it.
        Equipment => "equipment",
        /// What must be submitted or approved.
        Filing => "filing",
        /// Decks, batches and how long they serve.
        Cards => "cards",
        /// Receiving, inspecting and spreading the cards.
        Opening => "opening",
        /// Shuffle, cut, burn and the idle table.
        ShuffleCut => "shuffle-cut",
        /// Values, Point Counts and hand ranks.
        Ranking => "ranking",
        /// Which wagers there are and when each wins.
        Wager => "wager",
        /// How the cards reach the hands.
        Dealing => "dealing",
        /// The curator of Baccarat.
        Curator => "curator",
        /// From the last card to the end of the round.
        Completion => "completion",
        /// Collecting and paying.
        Settlement => "settlement",
        /// The payout of a winning wager.
        Payout => "payout",
        /// The charge on a winning Banker's Hand wager.
        Vigorish => "vigorish",
        /// What to do when something goes wrong.
        Irregularity => "irregularity",
    }
}

named! {
    /// Whom a provision binds.
    Actor {
        /// Nobody: it states how things are.
        Nobody => "none",
        /// The casino.
        CertificateHolder => "certificate-holder",
        /// The dealer, or the dealer calling the game.
        Dealer => "dealer",
        /// A floorperson or above.
        Floorperson => "floorperson",
        /// A patron at the table.
        Player => "player",
        /// The player who deals in Baccarat.
        Curator => "curator",
        /// A shuffling device or automated shoe.
        Device => "device",
        /// A bureau of the Board.
        Bureau => "bureau",
    }
}

named! {
    /// The way a provision is honored.
    Way {
        /// The program does it.
        Executed => "executed",
        /// Acting against it is refused with its citation.
        Enforced => "enforced",
        /// Checked in a Rules Submission or in the table's declared equipment.
        Filed => "filed",
        /// Appears on a generated layout, sign, guide or form.
        Printed => "printed",
        /// A bodily act: given as the next step, attested by whoever did it, and open to a report of its breach.
        Instructed => "instructed",
    }
}

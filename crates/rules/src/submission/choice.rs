//! The choices of a Rules Submission as closed lists, each with the word that is filed for it.

use super::option::NOT_OFFERED;
use crate::kit::wager::Offer;

/// A closed list of answers, each filed as a word.
pub trait Choice: Copy + 'static {
    /// The answer of a word.
    fn from_word(word: &str) -> Option<Self>;
}

macro_rules! choice {
    ($(#[$doc:meta])* $type:ident { $($(#[$item_doc:meta])* $item:ident => $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type { $($(#[$item_doc])* $item),+ }

        impl $type {
            /// Every answer.
            pub const ALL: &'static [$type] = &[$($type::$item),+];

            /// The words of all answers.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word that is filed for it.
            pub const fn word(self) -> &'static str {
                match self { $($type::$item => $word),+ }
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let word = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
                let unknown = || serde::de::Error::unknown_variant(&word, $type::WORDS);
                $type::from_word(&word).ok_or_else(unknown)
            }
        }

        impl Choice for $type {
            fn from_word(word: &str) -> Option<$type> {
                $type::ALL.iter().copied().find(|answer| answer.word() == word)
            }
        }
    };
}

choice! {
    /// How the cards are shuffled.
    Shuffling {
        /// By hand.
        Manual => "manual",
        /// By an automated card shuffling device.
        Device => "device",
        /// By an automated device that also counts the deck after each shuffle.
        CountingDevice => "counting device",
        /// By a device other than a shoe that reshuffles and counts automatically.
        ReshufflingDevice => "reshuffling device",
        /// By a dealing shoe that reshuffles and counts automatically.
        ReshufflingShoe => "reshuffling shoe",
    }
}

impl Shuffling {
    /// Whether any device is used.
    pub const fn is_automated(self) -> bool {
        match self {
            Shuffling::Manual => false,
            Shuffling::Device
            | Shuffling::CountingDevice
            | Shuffling::ReshufflingDevice
            | Shuffling::ReshufflingShoe => true,
        }
    }

    /// Whether the device tells how many cards there are.
    pub const fn counts(self) -> bool {
        match self {
            Shuffling::Manual | Shuffling::Device => false,
            Shuffling::CountingDevice | Shuffling::ReshufflingDevice | Shuffling::ReshufflingShoe => true,
        }
    }

    /// Whether it reshuffles automatically.
    pub const fn reshuffles(self) -> bool {
        match self {
            Shuffling::Manual | Shuffling::Device | Shuffling::CountingDevice => false,
            Shuffling::ReshufflingDevice | Shuffling::ReshufflingShoe => true,
        }
    }
}

choice! {
    /// The backs of the cards at a table.
    Backs {
        /// All cards look the same.
        Identical => "identical",
        /// One design in two colors, one for each batch or deck.
        TwoColors => "two colors",
    }
}

choice! {
    /// Whether a bureau of the Board has approved something.
    Approval {
        /// It was submitted and approved.
        Approved => "approved",
        /// There is no approval.
        None => "none",
    }
}

choice! {
    /// Whether a batch that the device has stored is dealt at an idle table without spreading it first.
    StoredBatch {
        /// It is, unless a player asks for the spread.
        WithoutSpread => "dealt without spread",
        /// It is always spread.
        Spread => "always spread",
    }
}

choice! {
    /// Whether the device keeps its stored batch securely.
    Storage {
        /// A single shuffled batch, in a secure manner.
        Secure => "secure",
        /// Not so, or there is no device.
        NotSecure => "not secure",
    }
}

choice! {
    /// How the first four cards of Minibaccarat are dealt.
    InitialCards {
        /// Straight to their areas, face up.
        FaceUp => "face up",
        /// Face down, the Banker's Hand under the corner of the shoe.
        FaceDown => "face down",
    }
}

choice! {
    /// Who turns the cards of Baccarat.
    TurnedBy {
        /// The dealer calling the game.
        Dealer => "dealer",
        /// The players with the highest wagers.
        Players => "players",
    }
}

choice! {
    /// The dealing shoe of Baccarat.
    Shoe {
        /// A manual dealing shoe made for the game.
        ManualForBaccarat => "manual shoe for baccarat",
    }
}

choice! {
    /// Where the cards of the two poker-type games come from.
    DealingMethod {
        /// A manual dealing shoe.
        ManualShoe => "manual shoe",
        /// The dealer's hand.
        Hand => "hand",
        /// An automated dealing shoe.
        AutomatedShoe => "automated shoe",
    }
}

choice! {
    /// The place of a manual dealing shoe.
    ShoePlace {
        /// Approved by the Bureau of Casino Compliance.
        Approved => "approved",
        /// There is no manual shoe.
        NoManualShoe => "no manual shoe",
    }
}

choice! {
    /// Whether a baccarat table extracts vigorish.
    Played {
        /// It does.
        WithVigorish => "vigorish",
        /// EZ Baccarat: it does not.
        Ez => "ez",
    }
}

choice! {
    /// When vigorish is collected.
    Collection {
        /// With the winning payout.
        AtPayout => "at payout",
        /// Later, marked on the layout until then.
        Deferred => "deferred",
        /// Never: EZ Baccarat.
        None => "none",
    }
}

choice! {
    /// Whether vigorish is rounded.
    VigorishRounding {
        /// To the cent.
        Exact => "exact",
        /// Up to the next quarter of a dollar.
        UpToQuarter => "up to quarter",
        /// There is none: EZ Baccarat.
        None => "none",
    }
}

choice! {
    /// What becomes of a wrongly dealt, disclosed third card of the Player's Hand when the Banker's Hand stays.
    DisclosedCard {
        /// It is discarded with one more card that nobody sees.
        DiscardWithOneMore => "discard with one more",
        /// It begins a simulated round without wagers.
        SimulatedRound => "simulated round",
    }
}

choice! {
    /// How far the layout has come: the Bureau of Gaming Operations reviews it, the Executive Director approves it.
    LayoutStanding {
        /// Submitted.
        Submitted => "submitted",
        /// Submitted and approved.
        Approved => "approved",
    }
}

choice! {
    /// Where players and dealer sit.
    Places {
        /// The players along one side, the dealer across from them.
        DealerOpposite => "players on one side, dealer opposite",
    }
}

choice! {
    /// Where the drop box is attached, seen from the dealer.
    DropBox {
        /// On the dealer's side, to the left.
        DealersLeft => "dealer's left",
        /// On the dealer's side, to the right.
        DealersRight => "dealer's right",
    }
}

choice! {
    /// Where the tip box is attached, seen from the dealer.
    TipBox {
        /// On the dealer's side, to the left.
        DealersLeft => "dealer's left",
        /// On the dealer's side, to the right.
        DealersRight => "dealer's right",
        /// Where the Bureau of Casino Compliance approved it instead.
        ApprovedAlternative => "approved alternative",
    }
}

choice! {
    /// What keeps the tip box from its usual location.
    PreventedBy {
        /// Nothing does.
        Nothing => "nothing",
        /// A card shuffling device.
        ShufflingDevice => "card shuffling device",
        /// Other equipment of the table.
        OtherEquipment => "other equipment",
    }
}

choice! {
    /// Where used cards go.
    Discard {
        /// A rack, securely attached to the top of the dealer's side.
        AttachedRack => "rack attached to the dealer's side",
        /// A bucket on the dealer's side.
        Bucket => "bucket on the dealer's side",
    }
}

choice! {
    /// Where marker buttons are kept.
    MarkerButtons {
        /// There are none.
        NotUsed => "not used",
        /// In the table inventory container.
        InventoryContainer => "inventory container",
        /// In a rack of their own, in front of the container during gaming.
        RackInFront => "rack in front of the inventory container",
    }
}

/// The word for a wager that a table takes.
pub const OFFERED: &str = "offered";

impl Choice for Offer {
    fn from_word(word: &str) -> Option<Offer> {
        match word {
            OFFERED => Some(Offer::Offered),
            NOT_OFFERED => Some(Offer::NotOffered),
            _ => None,
        }
    }
}

//! The table and what stands on it.

use crate::kit::layout::LayoutItem;
use crate::law::{Cited, Provision};

/// What a table has besides its layout: where people have their places, and the equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fixture {
    /// Where a player wagers, at a table whose positions have no numbers.
    BettingPosition,
    /// The place of the dealer.
    DealersPlace,
    /// The place of the dealer calling the game.
    CallersPlace,
    /// The places of the dealers responsible for the wagers.
    PayersPlaces,
    /// The table inventory container.
    InventoryContainer,
    /// The rack of the marker buttons, in front of the inventory container.
    MarkerRack,
    /// The drop box.
    DropBox,
    /// The tip box.
    TipBox,
    /// A discard rack, attached to the table top.
    DiscardRack,
    /// A discard bucket.
    DiscardBucket,
    /// A manual dealing shoe.
    DealingShoe,
    /// An automated dealing shoe.
    AutomatedShoe,
    /// An automated dealing shoe that reshuffles and counts automatically.
    ReshufflingShoe,
    /// An automated card shuffling device.
    ShufflingDevice,
    /// A device other than a shoe that reshuffles and counts automatically.
    ReshufflingDevice,
}

/// Something that a clause asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum Item {
    /// An area or an inscription of the layout.
    Layout(LayoutItem),
    /// A place or a piece of equipment.
    Fixture(Fixture),
}

/// A clause and what answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EquipmentClause {
    /// The clause.
    pub provision: Provision,
    /// What the layout shows because of it.
    pub layout: &'static [LayoutItem],
    /// What the table has because of it.
    pub fixtures: &'static [Fixture],
    /// What it asks for, where the sentence of the register names wagers that a table may not offer.
    words: Option<&'static str>,
}

/// Words that a layout carries exactly so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The inscription.
    pub item: LayoutItem,
    /// Its words.
    pub text: &'static str,
}

/// The clauses of a chapter on the table and its equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// How many players sit at the table, or how many betting positions it has.
    pub positions: Cited<Positions>,
    /// Where played cards go.
    pub discards: Cited<Discards>,
    /// The layout as a whole.
    pub layout: Provision,
    /// Every clause of the section that something on a drawing of the table answers.
    pub clauses: &'static [EquipmentClause],
    /// The same of later sections: a device, a shoe, a place that only a procedure mentions.
    pub elsewhere: &'static [EquipmentClause],
    /// The places of people that every table has.
    pub places: &'static [Fixture],
    /// The inscriptions whose words are fixed.
    pub phrases: &'static [Phrase],
}

/// How many positions a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Positions {
    /// The fewest.
    pub fewest: u8,
    /// The most.
    pub most: u8,
}

/// Where played cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discards {
    /// The discard rack.
    Rack,
    /// The discard bucket.
    Bucket,
}

impl Discards {
    /// The name of the place.
    pub const fn name(self) -> &'static str {
        match self {
            Discards::Rack => "discard rack",
            Discards::Bucket => "discard bucket",
        }
    }

    /// The place as a thing at the table.
    pub const fn fixture(self) -> Fixture {
        match self {
            Discards::Rack => Fixture::DiscardRack,
            Discards::Bucket => Fixture::DiscardBucket,
        }
    }
}

impl Fixture {
    /// What it is called where data names it.
    pub const fn word(self) -> &'static str {
        match self {
            Fixture::BettingPosition => "betting position",
            Fixture::DealersPlace => "dealer's place",
            Fixture::CallersPlace => "caller's place",
            Fixture::PayersPlaces => "payers' places",
            Fixture::InventoryContainer => "inventory container",
            Fixture::MarkerRack => "marker rack",
            Fixture::DropBox => "drop box",
            Fixture::TipBox => "tip box",
            Fixture::DiscardRack => "discard rack",
            Fixture::DiscardBucket => "discard bucket",
            Fixture::DealingShoe => "dealing shoe",
            Fixture::AutomatedShoe => "automated shoe",
            Fixture::ReshufflingShoe => "reshuffling shoe",
            Fixture::ShufflingDevice => "shuffling device",
            Fixture::ReshufflingDevice => "reshuffling device",
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fixture {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl From<LayoutItem> for Item {
    fn from(item: LayoutItem) -> Item {
        Item::Layout(item)
    }
}

impl From<Fixture> for Item {
    fn from(fixture: Fixture) -> Item {
        Item::Fixture(fixture)
    }
}

impl EquipmentClause {
    /// A clause that the layout answers.
    pub const fn shown(provision: Provision, layout: &'static [LayoutItem]) -> EquipmentClause {
        EquipmentClause { provision, layout, fixtures: &[], words: None }
    }

    /// A clause that a place or a piece of equipment answers.
    pub const fn placed(provision: Provision, fixtures: &'static [Fixture]) -> EquipmentClause {
        EquipmentClause { provision, layout: &[], fixtures, words: None }
    }

    /// The same, answered by these as well.
    pub const fn and(mut self, fixtures: &'static [Fixture]) -> EquipmentClause {
        self.fixtures = fixtures;
        self
    }

    /// The same in words that fit every table, also one without the wagers that the register names.
    pub const fn saying(mut self, says: &'static str) -> EquipmentClause {
        self.words = Some(says);
        self
    }

    /// What it asks for.
    pub fn says(&self) -> &'static str {
        self.words.unwrap_or(self.provision.row().says)
    }

    /// Everything that answers it.
    pub fn items(&self) -> impl Iterator<Item = Item> + use<> {
        let fixtures = self.fixtures.iter().copied().map(Item::Fixture);
        self.layout.iter().copied().map(Item::Layout).chain(fixtures)
    }
}

impl Equipment {
    /// Every clause that something on a drawing of the table answers, in the order of the chapter.
    pub fn drawn(&self) -> impl Iterator<Item = &'static EquipmentClause> + use<> {
        self.clauses.iter().chain(self.elsewhere)
    }

    /// Every item of the layout with the clause that asks for it.
    pub fn layout_items(&self) -> impl Iterator<Item = (LayoutItem, Provision)> + use<> {
        self.drawn().flat_map(|clause| clause.layout.iter().map(|&item| (item, clause.provision)))
    }

    /// The clause that asks for an item of the layout, where the chapter has it.
    pub fn asking_for(&self, item: LayoutItem) -> Option<&'static EquipmentClause> {
        self.drawn().find(|clause| clause.layout.contains(&item))
    }

    /// The words of an inscription, where they are fixed.
    pub fn phrase(&self, item: LayoutItem) -> Option<&'static str> {
        self.phrases.iter().find(|phrase| phrase.item == item).map(|phrase| phrase.text)
    }
}

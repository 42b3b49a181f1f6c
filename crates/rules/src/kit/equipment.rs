//! What the second section of a chapter asks of a table, clause by clause.

use super::layout::LayoutItem;
use crate::law::Provision;

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
    /// An automated dealing shoe that reshuffles and counts by itself.
    ReshufflingShoe,
    /// An automated card shuffling device.
    ShufflingDevice,
    /// A device other than a shoe that reshuffles and counts by itself.
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
#[derive(Clone, Copy, Debug)]
pub struct EquipmentClause {
    /// The clause.
    pub provision: Provision,
    /// What the layout shows because of it.
    pub layout: &'static [LayoutItem],
    /// What the table has because of it.
    pub fixtures: &'static [Fixture],
    /// What it asks for: the sentence of the register, unless that names wagers this table may not offer.
    pub says: &'static str,
}

/// Words that a layout carries exactly so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The inscription.
    pub item: LayoutItem,
    /// Its words.
    pub text: &'static str,
}

/// The seats, the layout and the equipment of a table, as its chapter asks for them.
#[derive(Clone, Copy, Debug)]
pub struct Equipment {
    /// The clause on the seats.
    pub seats: Provision,
    /// The clause on the layout as a whole.
    pub layout: Provision,
    /// Every clause that something on a drawing of the table answers, in the order of the chapter.
    pub clauses: &'static [EquipmentClause],
    /// What every table has, whatever was filed.
    pub always: &'static [Fixture],
    /// The inscriptions whose words are fixed.
    pub phrases: &'static [Phrase],
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
        EquipmentClause { provision, layout, fixtures: &[], says: provision.row().says }
    }

    /// A clause that a place or a piece of equipment answers.
    pub const fn placed(provision: Provision, fixtures: &'static [Fixture]) -> EquipmentClause {
        EquipmentClause { provision, layout: &[], fixtures, says: provision.row().says }
    }

    /// The same, answered by these as well.
    pub const fn and(mut self, fixtures: &'static [Fixture]) -> EquipmentClause {
        self.fixtures = fixtures;
        self
    }

    /// The same in words that fit every table, also one without the wagers that the register names.
    pub const fn saying(mut self, says: &'static str) -> EquipmentClause {
        self.says = says;
        self
    }

    /// Everything that answers it.
    pub fn items(&self) -> impl Iterator<Item = Item> + use<> {
        let fixtures = self.fixtures.iter().copied().map(Item::Fixture);
        self.layout.iter().copied().map(Item::Layout).chain(fixtures)
    }
}

impl Equipment {
    /// Every item of the layout with the clause that asks for it.
    pub fn layout_items(&self) -> impl Iterator<Item = (LayoutItem, Provision)> + use<> {
        self.clauses.iter().flat_map(|clause| clause.layout.iter().map(|&item| (item, clause.provision)))
    }

    /// The clause that asks for an item of the layout, where the chapter has it.
    pub fn asking_for(&self, item: LayoutItem) -> Option<&'static EquipmentClause> {
        self.clauses.iter().find(|clause| clause.layout.contains(&item))
    }

    /// The words of an inscription, where they are fixed.
    pub fn phrase(&self, item: LayoutItem) -> Option<&'static str> {
        self.phrases.iter().find(|phrase| phrase.item == item).map(|phrase| phrase.text)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::chapters;
    use crate::game::GameId;

    #[test]
    fn a_table_is_asked_for_things_by_its_own_chapter_once_each_and_in_its_order() {
        for game in GameId::ALL {
            let equipment = chapters::equipment(game);
            let clauses = equipment.clauses.iter().map(|clause| clause.provision);
            let all: Vec<Provision> =
                [equipment.seats, equipment.layout].into_iter().chain(clauses).collect();
            assert!(all.iter().all(|provision| provision.game() == game), "{all:?}");
            assert!(all[2..].is_sorted_by(|one, next| one < next), "{all:?}");
            let mut items: Vec<Item> = equipment.clauses.iter().flat_map(EquipmentClause::items).collect();
            let asked = items.len();
            items.sort();
            items.dedup();
            assert_eq!(items.len(), asked, "{game}");
        }
    }

    #[test]
    fn what_every_table_has_is_asked_for_and_fixed_words_are_of_an_inscription_asked_for() {
        for game in GameId::ALL {
            let equipment = chapters::equipment(game);
            let asked = |fixture| equipment.clauses.iter().any(|clause| clause.fixtures.contains(&fixture));
            assert!(equipment.always.iter().all(|&fixture| asked(fixture)), "{game}");
            for phrase in equipment.phrases {
                assert!(equipment.asking_for(phrase.item).is_some(), "{game}: {phrase:?}");
                assert_eq!(equipment.phrase(phrase.item), Some(phrase.text));
            }
        }
    }
}

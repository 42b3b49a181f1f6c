//! Who looks at which table, as whom, and what they see.

use croupier_table::{Person, Viewer, view};

use super::Floor;
use crate::live::LiveTable;
use crate::names::{Screen, TableId};
use crate::outputs::Shown;
use crate::role::{Power, Role};
use crate::view::{FairShoe, Sitter, TableView, Waits};
use crate::work::Work;

impl Floor {
    /// A screen follows a table: it is told what it missed, or shown the table whole.
    pub(super) fn watch(
        &mut self,
        work: &mut Work,
        screen: Screen,
        person: Option<Person>,
        id: &TableId,
        after: Option<u64>,
    ) {
        let Some(table) = self.tables.get_mut(id) else { return };
        table.screens.insert(screen, person);
        let Some(table) = self.tables.get(id) else { return };
        let viewer = self.viewer_of(table, person);
        let missed = after.and_then(|after| table.told(after, table.durable.sequence(), viewer));
        match missed {
            Some(missed) => {
                let shown = missed.into_iter().map(|told| (screen, Shown::Happening(Box::new(told))));
                work.out.shown.extend(shown);
                let view = Box::new(self.table_view(table, person));
                work.out.shown.push((screen, Shown::Notice(view)));
            }
            None => {
                let view = Box::new(self.table_view(table, person));
                work.out.shown.push((screen, Shown::View(view)));
            }
        }
    }

    /// A screen is gone; the seat of its person is kept for a while.
    pub(super) fn gone(&mut self, screen: Screen) {
        let now = self.now;
        for table in self.tables.values_mut() {
            if let Some(Some(person)) = table.screens.remove(&screen) {
                table.clocks.heard.insert(person, now);
            }
        }
    }

    /// As whom a person sees a table.
    pub fn viewer(&self, person: Option<Person>, id: &TableId) -> Viewer {
        self.tables.get(id).map_or(Viewer::Onlooker, |table| self.viewer_of(table, person))
    }

    /// As whom a person sees a table: by what is durable, so that nobody sees a card at a seat that may yet be lost.
    pub(super) fn viewer_of(&self, table: &LiveTable, person: Option<Person>) -> Viewer {
        let Some((person, member)) = person.and_then(|p| Some((p, self.durable.member(p)?))) else {
            return Viewer::Onlooker;
        };
        match member.role {
            Role::Patron => table.durable.seat_of(person).map_or(Viewer::Onlooker, Viewer::Patron),
            Role::Dealer => Viewer::Dealer,
            role if role.may(Power::SeeEverything) => Viewer::Surveillance,
            role if role.may(Power::SeeAsFloorperson) => Viewer::Floorperson,
            Role::Floorperson | Role::Surveillance | Role::Manager => Viewer::Onlooker,
        }
    }

    /// A table as a person sees it now.
    pub fn view(&self, person: Option<Person>, id: &TableId) -> Option<TableView> {
        self.tables.get(id).map(|table| self.table_view(table, person))
    }

    pub(super) fn table_view(&self, table: &LiveTable, person: Option<Person>) -> TableView {
        let now = &table.durable;
        TableView {
            table: table.id.clone(),
            view: view(&now.state, self.now, self.viewer_of(table, person)),
            plan: now.plan,
            round: now.round,
            sitters: self.sitters(table),
            waits: self.waits(table),
            disabled: now.disabled.clone(),
            promise: now.promise,
            contributions: now.contributions.iter().map(|(_, bytes)| *bytes).collect(),
            shoes: shoes(table),
            cage: person.and_then(|person| Some(self.durable.member(person)?.cage)),
        }
    }

    fn sitters(&self, table: &LiveTable) -> Vec<Sitter> {
        let sitter = |(seat, person)| {
            let member = self.durable.member(person)?;
            Some(Sitter { seat, person, name: member.name.clone(), kind: member.kind })
        };
        table.durable.sitters().filter_map(sitter).collect()
    }

    fn waits(&self, table: &LiveTable) -> Option<Waits> {
        if table.durable.state.betting_is_open() {
            return Some(Waits::Betting { until: self.betting_closes(table) });
        }
        let seat = table.clocks.waiting?.seat;
        Some(Waits::Decision { seat, until: self.silence_at(table).map(|(_, at)| at) })
    }
}

fn shoes(table: &LiveTable) -> Vec<FairShoe> {
    let shoe = |set: croupier_table::cards::SetId| {
        let made = table.durable.shoes[set.index()].clone()?;
        Some(FairShoe { set, commitment: made.commitment, contributions: made.contributions })
    };
    croupier_table::cards::SetId::ALL.into_iter().filter_map(shoe).collect()
}

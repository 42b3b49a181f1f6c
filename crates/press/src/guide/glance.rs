//! The table at a glance.

use croupier_rules::Provision;
use serde::Serialize;

use crate::filing::Filing;

/// One thing about the table.
#[derive(Debug, Serialize)]
pub struct Fact {
    label: &'static str,
    value: String,
    clause: Option<&'static str>,
}

/// The table at a glance.
pub fn facts(filing: &Filing) -> Vec<Fact> {
    let (game, chapter) = (filing.words(), filing.game().chapter());
    let (submission, stakes) = (filing.submission(), filing.submission().stakes());
    let seats = Some(chapter.equipment.positions.provision);
    let always = [
        Fact::new("Lowest wager", stakes.minimum.to_string(), None),
        Fact::new("Highest wager", stakes.maximum.to_string(), None),
        Fact::new("In steps of", stakes.smallest_chip.to_string(), None),
        Fact::new("Players", stakes.seats.to_string(), seats),
        Fact::new("Cards", game.cards(), Some(chapter.cards.set.provision)),
    ];
    let boxes = game
        .boxes_per_player()
        .map(|boxes| Fact::new("Boxes per player", boxes.to_string(), chapter.wagers.adjacent_boxes));
    let limit = submission
        .payout_limit()
        .map(|limit| Fact::new("Payout limit", limit.to_string(), chapter.payouts.limit));
    always.into_iter().chain(boxes).chain(limit).collect()
}

impl Fact {
    fn new(label: &'static str, value: String, clause: Option<Provision>) -> Fact {
        Fact { label, value, clause: clause.map(Provision::id) }
    }
}

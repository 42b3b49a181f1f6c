//! What the guide says of both poker-type games, each under clauses of its own chapter.

use croupier_rules::Provision;
use croupier_rules::chapters::Chapter;
use croupier_rules::families::poker::{CompletionClauses, IrregularityClauses};
use croupier_rules::submission::choice::DealingMethod;

use crate::guide::Said;

/// The names of the sections from the sixth to the last but one.
pub fn sections(chapter: &Chapter) -> Vec<String> {
    let dealt_from = ["a manual dealing shoe", "the hand", "an automated dealing shoe"];
    let dealing = dealt_from.map(|from| format!("Procedures for dealing the cards from {from}"));
    let first = [format!("{} rankings", chapter.name), "Wagers".to_owned()];
    let last =
        ["Procedures for completion of each round of play", "Payout odds; Envy Bonus; rate of progression"];
    first.into_iter().chain(dealing).chain(last.map(str::to_owned)).collect()
}

/// The wager that everybody who plays makes.
pub fn ante(chapter: &Chapter, definition: Provision) -> Said {
    Said::under(
        "Everybody who plays puts down an Ante Wager in chips or plaques before the first card; spoken wagers and \
         cash are not taken.",
        &[definition, chapter.wagers.chips_on_layout.provision],
    )
}

/// The clauses on who wagers, and until when.
pub fn closed(chapter: &Chapter) -> Vec<Provision> {
    chapter.wagers.seated_only.into_iter().chain([chapter.wagers.no_more_bets]).collect()
}

/// A player's own cards.
pub fn looking(clauses: &CompletionClauses) -> Said {
    Said::under(
        "Look at your own cards and keep them where the dealer can see them. Nobody but you and the dealer may \
         touch them.",
        &[clauses.examine, clauses.touch, clauses.full_view],
    )
}

const FACE_UP: &str = "A card found face up during the deal is not used. If there is a second one, every hand is void, \
                       all wagers are returned and the cards are reshuffled.";
const UNSEEN: &str = "A card drawn by mistake whose face nobody saw is used as the next card.";
const WRONG_NUMBER: &str = "If you or the dealer get a wrong number of cards, every hand is void and all wagers are \
                            returned.";
const JAMMED: &str =
    "If the automated shoe jams or stops in a round, the round is void and all wagers are returned.";
const LEFT: &str = "If you leave the table during a round, your wagers may count as abandoned and lost.";

/// What goes wrong in a round.
pub fn irregular(
    chapter: &Chapter,
    clauses: &IrregularityClauses,
    exposed: Option<&'static str>,
    method: DealingMethod,
) -> Vec<Said> {
    let always = [
        Said::under(FACE_UP, &[clauses.face_up]),
        Said::under(UNSEEN, &[clauses.drawn_in_error]),
        Said::under(WRONG_NUMBER, &[clauses.wrong_number]),
    ];
    let exposed = exposed.map(|text| Said::under(text, &[clauses.dealers_card_exposed.provision]));
    let is_automated = method == DealingMethod::AutomatedShoe;
    let jammed = is_automated.then(|| Said::under(JAMMED, &[clauses.devices.shoe]));
    let left = chapter.wagers.seated_only.map(|clause| Said::under(LEFT, &[clause]));
    always.into_iter().chain(exposed).chain(jammed).chain(left).collect()
}

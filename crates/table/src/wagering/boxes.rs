//! The boxes of one player lie side by side, beginning at the player's own (reading ER-229).

use crate::seat::Seat;
use crate::state::State;

/// Whether a box lies beyond a gap in the player's boxes, once a wager lies in it: a box between it and the player's own
/// is empty or, where there are boxes on both sides, the player's own is.
pub(super) fn is_beyond_gap(state: &State, player: Seat, position: Seat) -> bool {
    let holds = |at: Seat| at == position || has_wagers(state, player, at);
    let (low, high) = (player.min(position), player.max(position));
    let gap_between = boxes(state).any(|at| low < at && at < high && !holds(at));
    let beyond_own = |at: Seat| (at < player) != (position < player) && at != player;
    gap_between
        || (position != player && !holds(player) && boxes(state).any(|at| beyond_own(at) && holds(at)))
}

fn boxes(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::counterclockwise(state.filed().seats())
}

fn has_wagers(state: &State, player: Seat, at: Seat) -> bool {
    state.wagering.owner(at) == player && !state.ledger.on_layout(at).is_zero()
}

/// Whether the wagers in a box go back when the betting ends, since one that lay between was withdrawn.
pub(crate) fn goes_back(state: &State, position: Seat) -> bool {
    let player = state.wagering.owner(position);
    has_wagers(state, player, position) && is_beyond_gap(state, player, position)
}

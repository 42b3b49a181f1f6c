//! The round as it stands: the two hands, what is due next, and what waits beside them.

mod checks;
mod due;
mod hands;
mod kept;
mod phase;
mod table;

pub(super) use checks::Context;
pub use due::Due;
pub(super) use hands::Hands;
pub use hands::TableCard;
pub(super) use kept::Kept;
pub(super) use phase::RoundKind;
pub use phase::{Cover, Phase};
pub use table::BaccaratTable;

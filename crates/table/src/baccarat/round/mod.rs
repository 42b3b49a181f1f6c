//! The round as it stands: the two hands, what is due next, and what waits beside them.

mod checks;
mod due;
mod hands;
mod kept;
mod procedure;
mod table;

pub(super) use checks::{Context, touching};
pub use due::Due;
pub(super) use hands::Hands;
pub use hands::{Face, TableCard};
pub(super) use kept::Kept;
pub(super) use procedure::{DealtBy, Procedure, Task, TurnedBy};
pub use table::BaccaratTable;
pub(super) use table::{Cover, Phase, RoundKind};

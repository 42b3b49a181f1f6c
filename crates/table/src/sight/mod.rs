//! What a viewer may see, and what a viewer is told. Views and happenings are made here, from the state, per viewer:
//! surveillance sees every card that was dealt, everybody else what lies face up or is theirs to look at, and nobody
//! an undealt card.
//!
//! ```
//! use croupier_rules::{Cents, GameId};
//! use croupier_rules::submission::{check, preset};
//! use croupier_table::{Genesis, Seat, Table, Time, Viewer, view};
//!
//! let approved = check(&preset(GameId::Baccarat)).unwrap();
//! let table = Table::open(Genesis::new(approved, Cents::dollars(100_000)));
//! let seat = Seat::new(2).unwrap();
//! let seen = view(table.state(), Time(0), Viewer::Patron(seat));
//! assert!(seen.betting && !seen.seats[1].taken);
//! assert_eq!(seen.steps[0].says, "Sit down and change cash for chips.");
//! ```

mod cards;
mod hands;
mod happening;
mod round;
mod seats;
mod view;
mod viewer;

pub use cards::{CardsView, DeviceView, SetView};
pub use hands::{ChoiceView, HandName, HandView};
pub use happening::{Happening, Seen, SeenCard, happening};
pub use round::{BaccaratView, KeptView, PokerView, ResultView};
pub use seats::{CalledView, SeatView, Stake};
pub use view::{Limits, View, view};
pub use viewer::{NotAViewer, Viewer};

pub(crate) use hands::{baccarat as baccarat_hands, poker as poker_hands};

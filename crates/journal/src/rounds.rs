//! Which rows make a round: the same in every game, and the same as in the view `rounds` of the file.

use croupier_table::Event;
use croupier_table::baccarat::BaccaratEvent;
use croupier_table::poker::PokerEvent;

/// Counts the rounds of a table while its events go by.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rounds {
    finished: u64,
    betting_ended: bool,
}

impl Rounds {
    /// The number of the round that an event belongs to: from the event after one round's last to the last of its own.
    pub fn of(&mut self, event: &Event) -> u64 {
        let round = self.finished + 1;
        match mark(event) {
            Some(Mark::BettingEnded) => self.betting_ended = true,
            Some(Mark::Simulated) => self.betting_ended = false,
            Some(Mark::Over) => {
                self.finished += u64::from(self.betting_ended);
                self.betting_ended = false;
            }
            None => {}
        }
        round
    }

    /// How many rounds are finished.
    pub const fn finished(self) -> u64 {
        self.finished
    }
}

/// What begins and ends rounds.
enum Mark {
    BettingEnded,
    /// A round without wagers, which is not counted.
    Simulated,
    Over,
}

fn mark(event: &Event) -> Option<Mark> {
    match event {
        Event::Baccarat(BaccaratEvent::BettingEnded) | Event::Poker(PokerEvent::Began { .. }) => {
            Some(Mark::BettingEnded)
        }
        Event::Baccarat(BaccaratEvent::SimulatedRoundBegan) => Some(Mark::Simulated),
        Event::Baccarat(BaccaratEvent::CardsRemoved | BaccaratEvent::RoundVoid)
        | Event::Poker(PokerEvent::Over) => Some(Mark::Over),
        Event::Cards(_)
        | Event::Seats(_)
        | Event::Wager(_)
        | Event::Chips(_)
        | Event::Announced(_)
        | Event::Baccarat(_)
        | Event::Poker(_)
        | Event::Conduct(_) => None,
    }
}

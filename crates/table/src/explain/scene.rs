//! An entry that is told: the table after it, who brought it about, and who is told.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use croupier_rules::kit::explanation::{Clause, Explanation, Whose, capitalized, listed};
use croupier_rules::{Card, Provision};

use crate::command::Actor;
use crate::ground::Ground;
use crate::machine;
use crate::seat::Seat;
use crate::sight::{HandName, HandView, SeenCard, Viewer};
use crate::state::State;

/// What a sentence can look at. Hands are looked at through the eyes of the viewer.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    /// The table with the entry; nothing for a reader who cannot rebuild the table.
    pub after: Option<&'a State>,
    /// Whose act brought it about.
    pub by: Actor,
    /// The provision by which the viewer is told of it.
    pub provision: Provision,
    /// Who is told.
    pub viewer: Viewer,
}

/// A player and a box, put into words.
pub(crate) struct Player {
    seat: String,
    place: String,
}

impl Player {
    /// The player of a seat in the box of a position.
    pub fn at(seat: Seat, position: Seat) -> Player {
        let place = if seat == position { String::new() } else { format!(" in box {}", position.number()) };
        Player { seat: seat.to_string(), place }
    }

    /// Whose it is.
    pub fn whose(&self) -> Whose<'_> {
        Whose::Named { player: &self.seat, place: &self.place }
    }
}

impl Scene<'_> {
    /// One sentence, under the provision of the entry.
    pub fn say(&self, text: impl Into<String>) -> Explanation {
        Explanation(Vec::from([Clause::new(self.provision, text)]))
    }

    /// Who did it: `the dealer`, `seat 3`.
    pub fn actor(&self) -> String {
        actor(self.by)
    }

    /// Who plays a position.
    pub fn player(&self, position: Seat) -> Player {
        Player::at(self.owner(position), position)
    }

    /// Whose wagers lie at a position.
    pub fn owner(&self, position: Seat) -> Seat {
        self.after.map_or(position, |state| state.wagering.owner(position))
    }

    /// Where played cards go at this table.
    pub fn discards(&self) -> &'static str {
        self.provision.game().chapter().equipment.discards.choice.name()
    }

    /// A hand as the viewer sees it, while it lies on the table.
    pub fn hand(&self, name: HandName) -> Option<HandView> {
        machine::hands(self.after?, self.viewer).into_iter().find(|hand| hand.name == name)
    }

    /// The cards of a hand that the viewer sees, from a place on.
    pub fn seen(&self, name: HandName, from: usize) -> Vec<Card> {
        let hand = self.hand(name);
        let cards = hand.iter().flat_map(|hand| hand.cards.iter().skip(from));
        cards.filter_map(|card| card.seen().copied()).collect()
    }

    /// A whole hand of `N` cards, where the viewer sees all of them.
    pub fn whole<const N: usize>(&self, name: HandName) -> Option<[Card; N]> {
        self.seen(name, 0).try_into().ok()
    }

    /// Names the cards that have just become visible and that the text does not name.
    pub fn name_unnamed(&self, shown: &[SeenCard], text: &mut String) {
        let named = |card: &SeenCard| is_named(text, card.card);
        let unnamed: Vec<SeenCard> = shown.iter().filter(|card| !named(card)).copied().collect();
        let mut rest = unnamed.as_slice();
        while let Some(first) = rest.first() {
            let (of_hand, others) =
                rest.split_at(rest.iter().take_while(|card| card.hand == first.hand).count());
            let cards: Vec<Card> = of_hand.iter().map(|card| card.card).collect();
            let told = format!(" {}: {}.", self.hand_name(first.hand), listed(&cards));
            text.push_str(&told);
            rest = others;
        }
    }

    fn hand_name(&self, hand: HandName) -> String {
        capitalized(match hand {
            HandName::Baccarat { side } => format!("the {side}"),
            HandName::Dealer => "the dealer's cards".into(),
            HandName::Position { position } => self.player(position).whose().own("cards"),
            HandName::FourthCard { position } => self.player(position).whose().own("fourth card"),
        })
    }
}

/// Whether a text names a card.
fn is_named(text: &str, card: Card) -> bool {
    let name = card.to_string();
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).any(|word| word == name)
}

/// An actor in a sentence: `the dealer`, `seat 3`.
pub(super) fn actor(by: Actor) -> String {
    match by {
        Actor::Player(seat) => seat.to_string(),
        Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => format!("the {by}"),
    }
}

/// The ground of an order, where one was stated (reading ER-150).
pub(super) fn ground(because: Option<Ground>) -> String {
    because.map_or("no ground stated".into(), |ground| format!("on the ground of {ground}"))
}

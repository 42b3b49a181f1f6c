//! Hands that are played alike.

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::{Strength, strength};
use croupier_rules::kit::card::{Rank, Suit};

/// A class for each strength, and one more: the best play raises Q-6-3 in three suits and folds it in two. Suits
/// matter that little, because they only change how many flushes the dealer can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class(usize);

impl Class {
    /// How many classes there are.
    pub const COUNT: usize = Strength::CLASSES + 1;

    /// The strength whose hands in three suits are a class of their own.
    pub(super) const TOLD_APART: Strength = strength([
        Card::new(Rank::Queen, Suit::Clubs),
        Card::new(Rank::Six, Suit::Diamonds),
        Card::new(Rank::Three, Suit::Hearts),
    ]);

    /// The class of those hands.
    pub(super) const IN_THREE_SUITS: Class = Class(Strength::CLASSES);

    /// The class of three cards.
    pub fn of(cards: [Card; 3]) -> Class {
        let [a, b, c] = cards.map(Card::suit);
        let (strength, three_suits) = (strength(cards), a != b && a != c && b != c);
        if strength == Class::TOLD_APART && three_suits {
            Class::IN_THREE_SUITS
        } else {
            Class(strength.ordinal())
        }
    }

    /// Every class, with its strength.
    pub fn all() -> impl Iterator<Item = (Class, Strength)> {
        let strengths = Strength::all().map(|strength| (Class(strength.ordinal()), strength));
        strengths.chain([(Class::IN_THREE_SUITS, Class::TOLD_APART)])
    }

    /// The place of the class.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0
    }
}

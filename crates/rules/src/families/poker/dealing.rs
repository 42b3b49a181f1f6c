//! The ways to deal, and the clauses behind each step of them.

use crate::law::Provision;

/// How the cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// From a manual dealing shoe.
    ManualShoe,
    /// From the dealer's hand.
    Hand,
    /// From an automated dealing shoe, a hand in a stack.
    AutomatedShoe,
    /// From an automated dealing shoe that reshuffles by itself, a hand and one card more in a stack.
    FourCardStacks,
}

impl Method {
    /// Every method; the chapters share the first three.
    pub const ALL: [Method; 4] =
        [Method::ManualShoe, Method::Hand, Method::AutomatedShoe, Method::FourCardStacks];

    /// Whether the cards come from an automated dealing shoe, in stacks.
    pub const fn is_automated(self) -> bool {
        match self {
            Method::AutomatedShoe | Method::FourCardStacks => true,
            Method::ManualShoe | Method::Hand => false,
        }
    }
}

/// The clauses of a chapter on the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealingClauses {
    /// How many cards a hand has.
    pub hand: u8,
    /// From a manual dealing shoe.
    pub manual_shoe: MethodClauses,
    /// From the dealer's hand.
    pub from_the_hand: MethodClauses,
    /// From an automated dealing shoe.
    pub automated_shoe: MethodClauses,
    /// From an automated dealing shoe in stacks of four, where the chapter allows them.
    pub four_card_stacks: Option<MethodClauses>,
}

/// The clauses of one way to deal, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodClauses {
    /// The cards are made ready.
    pub ready: Provision,
    /// "No more bets" is announced.
    pub no_more_bets: Provision,
    /// The hands are dealt.
    pub hands: Provision,
    /// Fourth cards are dealt, where the chapter has any.
    pub fourth_cards: Option<Provision>,
    /// The stub goes to the discard rack uncounted.
    pub stub: Provision,
    /// The stub is counted.
    pub count: Provision,
    /// The count was right.
    pub right_count: Provision,
    /// The count was wrong.
    pub wrong_count: Provision,
    /// With which hand the dealer draws or holds the cards, attested each time.
    pub hand_used: Option<HandUsed>,
}

/// The bodily part of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandUsed {
    /// Each card is drawn with the hand that is nearest to the shoe.
    NearestTheShoe(Provision),
    /// The deck stays in one hand for the whole round.
    OneForTheRound(Provision),
}

impl DealingClauses {
    /// The clauses of a method, if the chapter has that method.
    pub const fn of(&self, method: Method) -> Option<&MethodClauses> {
        match method {
            Method::ManualShoe => Some(&self.manual_shoe),
            Method::Hand => Some(&self.from_the_hand),
            Method::AutomatedShoe => Some(&self.automated_shoe),
            Method::FourCardStacks => self.four_card_stacks.as_ref(),
        }
    }
}

//! Who gets which card (679a.8 to 679a.10): three methods, and four-card stacks as an exception to the last.

use alloc::vec::Vec;

use crate::chapters::section::Dealing;
use crate::chapters::section::dealing::Hand as FromTheHand;
use crate::cite;
use crate::families::poker::dealing::{DealingClauses, HandUsed, MethodClauses};
use crate::kit::deck::Deck;
use crate::law::Provision;

/// The stack is made ready for one of three ways to deal.
pub(super) const DEALING: Dealing = Dealing {
    manual_shoe: cite!("679a.8(a)"),
    hand: Some(FromTheHand { needs_device: cite!("679a.9(a)(1)"), held: cite!("679a.9(a)(2)") }),
    automated_shoe: Some(cite!("679a.10(a)(1)")),
};

const FROM_AUTOMATED_SHOE: MethodClauses = MethodClauses {
    ready: cite!("679a.10(a)(1)"),
    no_more_bets: cite!("679a.10(a)(2)"),
    hands: cite!("679a.10(b)"),
    fourth_cards: Some(cite!("679a.10(c)")),
    stub: cite!("679a.10(c)"),
    count: cite!("679a.10(d)"),
    right_count: cite!("679a.10(e)"),
    wrong_count: cite!("679a.10(f)"),
    hand_used: None,
};

pub(super) const METHODS: DealingClauses = DealingClauses {
    hand: 3,
    manual_shoe: MethodClauses {
        ready: cite!("679a.8(a)"),
        no_more_bets: cite!("679a.8(b)"),
        hands: cite!("679a.8(c)"),
        fourth_cards: Some(cite!("679a.8(c)")),
        stub: cite!("679a.8(e)"),
        count: cite!("679a.8(f)"),
        right_count: cite!("679a.8(g)"),
        wrong_count: cite!("679a.8(h)"),
        hand_used: Some(HandUsed::NearestTheShoe(cite!("679a.8(b)"))),
    },
    from_the_hand: MethodClauses {
        ready: cite!("679a.9(a)(2)"),
        no_more_bets: cite!("679a.9(a)(3)"),
        hands: cite!("679a.9(b)"),
        fourth_cards: Some(cite!("679a.9(b)")),
        stub: cite!("679a.9(c)"),
        count: cite!("679a.9(d)"),
        right_count: cite!("679a.9(e)"),
        wrong_count: cite!("679a.9(f)"),
        hand_used: Some(HandUsed::OneForTheRound(cite!("679a.9(a)(2)"))),
    },
    automated_shoe: FROM_AUTOMATED_SHOE,
    four_card_stacks: Some(MethodClauses {
        hands: cite!("679a.10(g)"),
        fourth_cards: Some(cite!("679a.10(g)(1)")),
        ..FROM_AUTOMATED_SHOE
    }),
};

/// The betting positions of a table, at most (679a.2(a)).
pub const POSITIONS: usize = 6;

/// The cards of a hand.
pub const HAND: usize = 3;

/// The stub is counted at least once in so many rounds.
pub const ROUNDS_BETWEEN_STUB_COUNTS: u32 = 5;

/// How many cards an automated dealing shoe puts in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stack {
    /// A hand.
    Three,
    /// A hand under a card that is split off; only a shoe that reshuffles by itself may do so.
    Four,
}

/// How the cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// From a manual dealing shoe.
    ManualShoe,
    /// From the dealer's hand.
    Hand,
    /// From an automated dealing shoe.
    AutomatedShoe(Stack),
}

/// The provisions of one method of dealing, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The cards are made ready.
    pub ready: Provision,
    /// "No more bets" is announced.
    pub no_more_bets: Provision,
    /// The hands are dealt.
    pub hands: Provision,
    /// The fourth cards are dealt.
    pub fourth_cards: Provision,
    /// The stub goes to the discard rack uncounted.
    pub stub: Provision,
    /// The stub is counted.
    pub count: Provision,
    /// The count was right.
    pub right_count: Provision,
    /// The count was wrong.
    pub wrong_count: Provision,
}

const MANUAL_SHOE: Steps = Steps {
    ready: cite!("679a.8(a)"),
    no_more_bets: cite!("679a.8(b)"),
    hands: cite!("679a.8(c)"),
    fourth_cards: cite!("679a.8(c)"),
    stub: cite!("679a.8(e)"),
    count: cite!("679a.8(f)"),
    right_count: cite!("679a.8(g)"),
    wrong_count: cite!("679a.8(h)"),
};

const HAND_DEALT: Steps = Steps {
    ready: cite!("679a.9(a)(2)"),
    no_more_bets: cite!("679a.9(a)(3)"),
    hands: cite!("679a.9(b)"),
    fourth_cards: cite!("679a.9(b)"),
    stub: cite!("679a.9(c)"),
    count: cite!("679a.9(d)"),
    right_count: cite!("679a.9(e)"),
    wrong_count: cite!("679a.9(f)"),
};

const AUTOMATED_SHOE: Steps = Steps {
    ready: cite!("679a.10(a)(1)"),
    no_more_bets: cite!("679a.10(a)(2)"),
    hands: cite!("679a.10(b)"),
    fourth_cards: cite!("679a.10(c)"),
    stub: cite!("679a.10(c)"),
    count: cite!("679a.10(d)"),
    right_count: cite!("679a.10(e)"),
    wrong_count: cite!("679a.10(f)"),
};

impl Method {
    /// Every method.
    pub const ALL: [Method; 4] = [
        Method::ManualShoe,
        Method::Hand,
        Method::AutomatedShoe(Stack::Three),
        Method::AutomatedShoe(Stack::Four),
    ];

    /// The provisions of its steps. Four-card stacks depart from those on hands and fourth cards alone.
    pub const fn steps(self) -> Steps {
        match self {
            Method::ManualShoe => MANUAL_SHOE,
            Method::Hand => HAND_DEALT,
            Method::AutomatedShoe(Stack::Three) => AUTOMATED_SHOE,
            Method::AutomatedShoe(Stack::Four) => {
                Steps { hands: cite!("679a.10(g)"), fourth_cards: cite!("679a.10(g)(1)"), ..AUTOMATED_SHOE }
            }
        }
    }

    /// The provision that forbids a shuffle by hand before this deal, if one does.
    pub const fn needs_shuffling_device(self) -> Option<Provision> {
        match self {
            Method::Hand => Some(cite!("679a.9(a)(1)")),
            Method::ManualShoe | Method::AutomatedShoe(_) => None,
        }
    }

    /// How many cards a recipient gets in all. In a four-card stack four is the right number for all (ER-215).
    pub const fn cards_for(self, pair_bonus: PairBonus) -> usize {
        match (self, pair_bonus) {
            (Method::AutomatedShoe(Stack::Four), _) | (_, PairBonus::Made) => HAND + 1,
            (_, PairBonus::NotMade) => HAND,
        }
    }
}

/// Whether a recipient of cards has a Pair Bonus Wager; the dealer has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairBonus {
    /// It was made.
    Made,
    /// It was not made.
    NotMade,
}

/// What lies on a betting position when the deal begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// No Ante, and so no cards.
    NoAnte,
    /// An Ante, with or without a Pair Bonus Wager.
    Ante(PairBonus),
}

impl Position {
    const fn pair_bonus(self) -> Option<PairBonus> {
        match self {
            Position::NoAnte => None,
            Position::Ante(pair_bonus) => Some(pair_bonus),
        }
    }
}

/// Who is dealt a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recipient {
    /// The player at a position, counted from the dealer's far left.
    Player(usize),
    /// The dealer.
    Dealer,
}

/// Where a card comes to lie, always face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the recipient's hand.
    Hand,
    /// On the area of the fourth card.
    FourthCard,
    /// In the discard rack.
    DiscardRack,
}

/// One card on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// To whom.
    pub to: Recipient,
    /// Where to.
    pub place: Place,
    /// Under which provision.
    pub provision: Provision,
}

/// Every card of a deal in its order. The positions begin at the dealer's far left and run clockwise.
pub fn deal(method: Method, positions: &[Position; POSITIONS]) -> Vec<Delivery> {
    let steps = method.steps();
    let mut deal = Vec::new();
    match method {
        Method::ManualShoe | Method::Hand => one_at_a_time(&mut deal, steps, positions),
        Method::AutomatedShoe(Stack::Three) => stacks_of_three(&mut deal, steps, positions),
        Method::AutomatedShoe(Stack::Four) => stacks_of_four(&mut deal, steps, positions),
    }
    deal
}

/// The players in the deal, clockwise, and the dealer last.
fn recipients(positions: &[Position; POSITIONS]) -> impl Iterator<Item = (Recipient, PairBonus)> + '_ {
    let players = positions.iter().enumerate();
    players
        .filter_map(|(at, position)| Some((Recipient::Player(at), position.pair_bonus()?)))
        .chain([(Recipient::Dealer, PairBonus::NotMade)])
}

fn one_at_a_time(deal: &mut Vec<Delivery>, steps: Steps, positions: &[Position; POSITIONS]) {
    for _ in 0..HAND {
        deal.extend(recipients(positions).map(|(to, _)| to_hand(to, steps)));
    }
    fourth_cards(deal, steps, positions);
}

fn stacks_of_three(deal: &mut Vec<Delivery>, steps: Steps, positions: &[Position; POSITIONS]) {
    for (to, _) in recipients(positions) {
        deal.extend([to_hand(to, steps); HAND]);
    }
    fourth_cards(deal, steps, positions);
}

/// The top card of each stack is split off first; it is the fourth card, or nobody's.
fn stacks_of_four(deal: &mut Vec<Delivery>, steps: Steps, positions: &[Position; POSITIONS]) {
    for (to, pair_bonus) in recipients(positions) {
        let (place, provision) = match pair_bonus {
            PairBonus::Made => (Place::FourthCard, steps.fourth_cards),
            PairBonus::NotMade => (Place::DiscardRack, cite!("679a.10(g)(2)")),
        };
        deal.push(Delivery { to, place, provision });
        deal.extend([to_hand(to, steps); HAND]);
    }
}

const fn to_hand(to: Recipient, steps: Steps) -> Delivery {
    Delivery { to, place: Place::Hand, provision: steps.hands }
}

/// Fourth cards come after all hands are complete, clockwise (ER-213).
fn fourth_cards(deal: &mut Vec<Delivery>, steps: Steps, positions: &[Position; POSITIONS]) {
    let made = recipients(positions).filter(|&(_, pair_bonus)| pair_bonus == PairBonus::Made);
    let provision = steps.fourth_cards;
    deal.extend(made.map(|(to, _)| Delivery { to, place: Place::FourthCard, provision }));
}

/// How many cards the stub has when nothing went wrong.
pub fn expected_stub(method: Method, positions: &[Position; POSITIONS]) -> usize {
    Deck::SINGLE.size() - deal(method, positions).len()
}

/// Whether the shuffling device counts the deck after each shuffle and says whether it is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountingShuffler {
    /// One is in use.
    InUse,
    /// None is in use.
    NotInUse,
}

/// The provision under which the stub must be counted in this round, if it must, after so many rounds without a
/// count. A shoe that reshuffles by itself leaves no stub to count (ER-215).
pub const fn stub_count_due(
    method: Method,
    shuffler: CountingShuffler,
    rounds_without_count: u32,
) -> Option<Provision> {
    match (method, shuffler) {
        (Method::AutomatedShoe(Stack::Four), _) | (_, CountingShuffler::InUse) => None,
        (_, CountingShuffler::NotInUse) if rounds_without_count < ROUNDS_BETWEEN_STUB_COUNTS - 1 => None,
        (_, CountingShuffler::NotInUse) => Some(method.steps().count),
    }
}

/// What a count of the stub showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StubCount {
    /// The deck is whole and was dealt as it should be.
    Right,
    /// The deck is whole, but cards went where they should not.
    Misdealt,
    /// The deck is not whole.
    DeckIsWrong,
}

/// Reads a count: stub and cards dealt or discarded this round make one deck (ER-224).
pub fn read_stub_count(stub: usize, cards_out: usize, cards_that_should_be_out: usize) -> StubCount {
    if stub.checked_add(cards_out) != Some(Deck::SINGLE.size()) {
        StubCount::DeckIsWrong
    } else if cards_out != cards_that_should_be_out {
        StubCount::Misdealt
    } else {
        StubCount::Right
    }
}

#[cfg(test)]
mod tests;

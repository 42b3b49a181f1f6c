//! How the cards reach the hands, and the count of the stub (680a.8, 680a.9 and 680a.10).

use super::round::CARDS_IN_HAND;
use crate::chapters::section::Dealing;
use crate::chapters::section::dealing::Hand as FromTheHand;
use crate::cite;
use crate::families::poker::dealing::{DealingClauses, HandUsed, MethodClauses};
use crate::kit::deck::Deck;
use crate::kit::money::Cents;
use crate::law::Provision;

/// The stack is made ready for one of three ways to deal.
pub(super) const DEALING: Dealing = Dealing {
    manual_shoe: cite!("680a.8(a)"),
    hand: Some(FromTheHand { needs_device: cite!("680a.9(a)(1)"), held: cite!("680a.9(a)(2)") }),
    automated_shoe: Some(cite!("680a.10(a)(1)")),
};

const FROM_AUTOMATED_SHOE: MethodClauses = MethodClauses {
    ready: cite!("680a.10(a)(1)"),
    no_more_bets: cite!("680a.10(a)(2)"),
    hands: cite!("680a.10(b)"),
    fourth_cards: None,
    stub: cite!("680a.10(c)"),
    count: cite!("680a.10(d)"),
    right_count: cite!("680a.10(e)"),
    wrong_count: cite!("680a.10(f)"),
    hand_used: None,
};

pub(super) const METHODS: DealingClauses = DealingClauses {
    hand: 5,
    manual_shoe: MethodClauses {
        ready: cite!("680a.8(a)"),
        no_more_bets: cite!("680a.8(b)"),
        hands: cite!("680a.8(c)"),
        fourth_cards: None,
        stub: cite!("680a.8(d)"),
        count: cite!("680a.8(e)"),
        right_count: cite!("680a.8(f)"),
        wrong_count: cite!("680a.8(g)"),
        hand_used: Some(HandUsed::NearestTheShoe(cite!("680a.8(b)"))),
    },
    from_the_hand: MethodClauses {
        ready: cite!("680a.9(a)(2)"),
        no_more_bets: cite!("680a.9(a)(3)"),
        hands: cite!("680a.9(b)"),
        fourth_cards: None,
        stub: cite!("680a.9(c)"),
        count: cite!("680a.9(d)"),
        right_count: cite!("680a.9(e)"),
        wrong_count: cite!("680a.9(f)"),
        hand_used: Some(HandUsed::OneForTheRound(cite!("680a.9(a)(2)"))),
    },
    automated_shoe: FROM_AUTOMATED_SHOE,
    four_card_stacks: None,
};

/// Where the cards are dealt from; each has a section of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Method {
    ManualShoe,
    Hand,
    AutomatedShoe,
}

/// How the deck was shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shuffler {
    /// By the dealer.
    Dealer,
    /// By a device.
    Device,
    /// By a device that counts the cards after each shuffle and tells whether there are 53.
    CountingDevice,
}

/// The clauses that one method deals under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clauses {
    /// The announcement before the first card.
    pub no_more_bets: Provision,
    /// The order of the deal.
    pub deal: Provision,
    /// What becomes of the stub.
    pub stub: Provision,
    /// When the stub is counted first.
    pub count: Provision,
    /// What follows a right count.
    pub right_count: Provision,
    /// What follows a wrong count.
    pub wrong_count: Provision,
}

const CLAUSES: [Clauses; 3] = [
    Clauses {
        no_more_bets: cite!("680a.8(b)"),
        deal: cite!("680a.8(c)"),
        stub: cite!("680a.8(d)"),
        count: cite!("680a.8(e)"),
        right_count: cite!("680a.8(f)"),
        wrong_count: cite!("680a.8(g)"),
    },
    Clauses {
        no_more_bets: cite!("680a.9(a)(3)"),
        deal: cite!("680a.9(b)"),
        stub: cite!("680a.9(c)"),
        count: cite!("680a.9(d)"),
        right_count: cite!("680a.9(e)"),
        wrong_count: cite!("680a.9(f)"),
    },
    Clauses {
        no_more_bets: cite!("680a.10(a)(2)"),
        deal: cite!("680a.10(b)"),
        stub: cite!("680a.10(c)"),
        count: cite!("680a.10(d)"),
        right_count: cite!("680a.10(e)"),
        wrong_count: cite!("680a.10(f)"),
    },
];

impl Method {
    /// Every method.
    pub const ALL: [Method; 3] = [Method::ManualShoe, Method::Hand, Method::AutomatedShoe];

    /// The clauses it deals under.
    pub const fn clauses(self) -> &'static Clauses {
        &CLAUSES[self as usize]
    }

    /// How many cards a recipient gets at a time: an automated shoe dispenses whole stacks.
    pub const fn cards_at_a_time(self) -> usize {
        match self {
            Method::ManualShoe | Method::Hand => 1,
            Method::AutomatedShoe => CARDS_IN_HAND,
        }
    }

    /// The clause that forbids dealing in this way after such a shuffle, if one does.
    pub const fn forbidden_after(self, shuffler: Shuffler) -> Option<Provision> {
        match (self, shuffler) {
            (Method::Hand, Shuffler::Dealer) => Some(cite!("680a.9(a)(1)")),
            (Method::Hand, Shuffler::Device | Shuffler::CountingDevice) => None,
            (Method::ManualShoe | Method::AutomatedShoe, _) => None,
        }
    }
}

/// Who gets the next cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recipient {
    /// A box, numbered from zero at the dealer's far left.
    Box(usize),
    /// The dealer.
    Dealer,
}

/// Cards laid before a recipient, face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Delivery {
    /// Who gets them.
    pub to: Recipient,
    /// How many at once.
    pub cards: usize,
}

/// The deliveries of a round in their order: from the dealer's far left, clockwise, to each box with an
/// Ante Wager and then to the dealer, until everyone has five cards.
pub fn deliveries(method: Method, antes: &[Cents]) -> impl Iterator<Item = Delivery> + '_ {
    let cards = method.cards_at_a_time();
    let rounds = CARDS_IN_HAND / cards;
    (0..rounds).flat_map(move |_| recipients(antes)).map(move |to| Delivery { to, cards })
}

fn recipients(antes: &[Cents]) -> impl Iterator<Item = Recipient> + '_ {
    let boxes = (0..antes.len()).filter(|&place| !antes[place].is_zero()).map(Recipient::Box);
    boxes.chain([Recipient::Dealer])
}

/// The stub is counted at least once in so many rounds.
pub const ROUNDS_BETWEEN_COUNTS: u32 = 5;

/// What becomes of the stub when everyone has five cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StubStep {
    /// It goes to the discard rack unseen.
    Discard,
    /// It is counted face down first.
    Count,
}

/// What to do with the stub and by which clause, given how many rounds, this one included, were dealt since
/// the last count. A device that counts the deck itself makes the count unnecessary.
pub fn stub_step(method: Method, shuffler: Shuffler, rounds_since_count: u32) -> (StubStep, Provision) {
    let clauses = method.clauses();
    match shuffler {
        Shuffler::Dealer | Shuffler::Device if rounds_since_count >= ROUNDS_BETWEEN_COUNTS => {
            (StubStep::Count, clauses.count)
        }
        Shuffler::Dealer | Shuffler::Device | Shuffler::CountingDevice => (StubStep::Discard, clauses.stub),
    }
}

/// How many cards the stub has after a right deal to so many players and the dealer, with so many cards set
/// aside because they were found face up. `None` if the deck has not so many cards.
pub fn expected_stub(players: usize, set_aside: usize) -> Option<usize> {
    let dealt = players.checked_add(1)?.checked_mul(CARDS_IN_HAND)?;
    Deck::WITH_JOKER.size().checked_sub(dealt.checked_add(set_aside)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proves;
    use std::vec::Vec;

    const ANTES: [Cents; 6] = [Cents(0), Cents(500), Cents(0), Cents(0), Cents(500), Cents(0)];

    #[test]
    fn s680a_8_c_and_9_b_one_card_at_a_time_from_the_left_until_five_each() {
        proves!("680a.8(c)", "680a.9(b)");
        for method in [Method::ManualShoe, Method::Hand] {
            let dealt: Vec<_> = deliveries(method, &ANTES).collect();
            let lap = [Recipient::Box(1), Recipient::Box(4), Recipient::Dealer];
            assert_eq!(dealt.len(), 15);
            for (place, delivery) in dealt.into_iter().enumerate() {
                assert_eq!(delivery, Delivery { to: lap[place % 3], cards: 1 });
            }
        }
    }

    #[test]
    fn s680a_10_b_stacks_of_five_from_the_left_and_the_dealer_last() {
        proves!("680a.10(b)");
        let lap = [Recipient::Box(1), Recipient::Box(4), Recipient::Dealer];
        let stacks = lap.map(|to| Delivery { to, cards: 5 });
        assert!(deliveries(Method::AutomatedShoe, &ANTES).eq(stacks));
    }

    #[test]
    fn s680a_9_a_1_dealing_from_the_hand_needs_a_device_shuffle() {
        proves!("680a.9(a)(1)");
        let refused = Some(cite!("680a.9(a)(1)"));
        assert_eq!(Method::Hand.forbidden_after(Shuffler::Dealer), refused);
        assert_eq!(Method::Hand.forbidden_after(Shuffler::Device), None);
        assert_eq!(Method::Hand.forbidden_after(Shuffler::CountingDevice), None);
        assert_eq!(Method::ManualShoe.forbidden_after(Shuffler::Dealer), None);
        assert_eq!(Method::AutomatedShoe.forbidden_after(Shuffler::Dealer), None);
    }

    #[test]
    fn s680a_8_d_the_stub_is_discarded_until_a_count_is_due() {
        proves!("680a.8(d)", "680a.9(c)", "680a.10(c)");
        let clauses = [cite!("680a.8(d)"), cite!("680a.9(c)"), cite!("680a.10(c)")];
        for (method, clause) in Method::ALL.into_iter().zip(clauses) {
            let discard = (StubStep::Discard, clause);
            for shuffler in [Shuffler::Dealer, Shuffler::Device, Shuffler::CountingDevice] {
                assert!((1..5).all(|rounds| stub_step(method, shuffler, rounds) == discard));
            }
            assert!((5..99).all(|rounds| stub_step(method, Shuffler::CountingDevice, rounds) == discard));
        }
    }

    #[test]
    fn s680a_8_e_the_stub_is_counted_every_five_rounds_unless_a_device_counts() {
        proves!("680a.8(e)", "680a.9(d)", "680a.10(d)");
        let clauses = [cite!("680a.8(e)"), cite!("680a.9(d)"), cite!("680a.10(d)")];
        for (method, clause) in Method::ALL.into_iter().zip(clauses) {
            for shuffler in [Shuffler::Dealer, Shuffler::Device] {
                assert!(
                    (5..8).all(|rounds| stub_step(method, shuffler, rounds) == (StubStep::Count, clause))
                );
            }
        }
    }

    #[test]
    fn the_expected_stub_is_what_the_deal_leaves_of_53() {
        for (players, left) in [(0, 48), (1, 43), (2, 38), (3, 33), (4, 28), (5, 23), (6, 18)] {
            assert_eq!(expected_stub(players, 0), Some(left));
            assert_eq!(expected_stub(players, 1), Some(left - 1));
            let dealt: usize = deliveries(Method::Hand, &[Cents(1); 6][..players]).map(|d| d.cards).sum();
            assert_eq!(dealt + left, 53);
        }
        assert_eq!(expected_stub(10, 0), None);
        assert_eq!(expected_stub(usize::MAX, usize::MAX), None);
    }
}

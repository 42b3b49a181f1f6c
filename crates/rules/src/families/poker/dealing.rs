//! The ways to deal, the clauses behind each step of them, and who gets which card.

use crate::law::Provision;

/// The betting positions of a table, at most.
pub const POSITIONS: usize = 6;

/// How the cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// From a manual dealing shoe.
    ManualShoe,
    /// From the dealer's hand.
    Hand,
    /// From an automated dealing shoe, a hand in a stack.
    AutomatedShoe,
    /// From an automated dealing shoe that reshuffles automatically, a hand and one more card in a stack.
    FourCardStacks,
}

impl Method {
    /// Every method; the chapters share the first three.
    pub const ALL: [Method; 4] =
        [Method::ManualShoe, Method::Hand, Method::AutomatedShoe, Method::FourCardStacks];
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
    /// The choice of a Rules Submission that it is.
    pub method: Method,
    /// What is delivered at a time.
    pub delivered: Delivered,
    /// The cards are made ready.
    pub ready: Provision,
    /// The clause that forbids a shuffle by hand before this deal, if one does.
    pub needs_shuffling_device: Option<Provision>,
    /// With which hand the dealer draws or holds the cards.
    pub hand_used: Option<HandUsed>,
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
}

/// What is delivered at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivered {
    /// One card to each recipient in turn.
    OneCard,
    /// A whole hand in a stack.
    Stack,
    /// A hand under a card that is split off; only a shoe that reshuffles automatically may do so. It keeps its stub
    /// (reading ER-215).
    StackUnderTopCard {
        /// The top card of a recipient without a fourth card is discarded.
        discarded: Provision,
    },
}

/// The bodily part of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandUsed {
    /// Each card is drawn with the hand that is nearest to the shoe.
    NearestTheShoe(Provision),
    /// The deck stays in one hand for the whole round.
    OneForTheRound(Provision),
}

/// What a betting position is dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Share {
    /// It has no Ante, and so no cards.
    #[default]
    Nothing,
    /// A hand.
    Hand,
    /// A hand, and the fourth card of a Pair Bonus Wager.
    HandAndFourthCard,
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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

    /// The methods of the chapter.
    pub fn methods(&self) -> impl Iterator<Item = &MethodClauses> {
        Method::ALL.into_iter().filter_map(|method| self.of(method))
    }

    /// Every card of a deal in its order. The positions begin at the dealer's far left and run clockwise.
    pub fn deal(&self, by: &MethodClauses, positions: &[Share], mut each: impl FnMut(Delivery)) {
        match by.delivered {
            Delivered::OneCard => self.one_at_a_time(by, positions, &mut each),
            Delivered::Stack => self.in_stacks(by, positions, &mut each),
            Delivered::StackUnderTopCard { discarded } => {
                return self.under_top_cards(by, discarded, positions, &mut each);
            }
        }
        by.fourth_cards(positions, &mut each);
    }

    fn one_at_a_time(&self, by: &MethodClauses, positions: &[Share], each: &mut impl FnMut(Delivery)) {
        for _ in 0..self.hand {
            recipients(positions).for_each(|(to, _)| each(by.hand_card(to)));
        }
    }

    fn in_stacks(&self, by: &MethodClauses, positions: &[Share], each: &mut impl FnMut(Delivery)) {
        recipients(positions).for_each(|(to, _)| self.stack(by, to, each));
    }

    fn stack(&self, by: &MethodClauses, to: Recipient, each: &mut impl FnMut(Delivery)) {
        (0..self.hand).for_each(|_| each(by.hand_card(to)));
    }

    /// The top card of each stack is split off first; it is the fourth card, or nobody's.
    fn under_top_cards(
        &self,
        by: &MethodClauses,
        discarded: Provision,
        positions: &[Share],
        each: &mut impl FnMut(Delivery),
    ) {
        for (to, share) in recipients(positions) {
            each(match (share, by.fourth_cards) {
                (Share::HandAndFourthCard, Some(provision)) => {
                    Delivery { to, place: Place::FourthCard, provision }
                }
                (Share::HandAndFourthCard | Share::Hand | Share::Nothing, _) => {
                    Delivery { to, place: Place::DiscardRack, provision: discarded }
                }
            });
            self.stack(by, to, each);
        }
    }

    /// How many cards somebody gets in all. Of a stack under a top card four is the right number for everybody
    /// (reading ER-215); the dealer's share is a hand.
    pub const fn cards_for(&self, by: &MethodClauses, share: Share) -> u8 {
        match (by.delivered, share) {
            (_, Share::Nothing) => 0,
            (Delivered::StackUnderTopCard { .. }, _) | (_, Share::HandAndFourthCard) => self.hand + 1,
            (Delivered::OneCard | Delivered::Stack, Share::Hand) => self.hand,
        }
    }
}

/// The players in the deal, clockwise, and the dealer last.
fn recipients(positions: &[Share]) -> impl Iterator<Item = (Recipient, Share)> + '_ {
    let players = positions.iter().enumerate().map(|(at, &share)| (Recipient::Player(at), share));
    players.filter(|&(_, share)| share != Share::Nothing).chain([(Recipient::Dealer, Share::Hand)])
}

impl MethodClauses {
    const fn hand_card(&self, to: Recipient) -> Delivery {
        Delivery { to, place: Place::Hand, provision: self.hands }
    }

    /// Fourth cards come after all hands are complete, clockwise (reading ER-213).
    fn fourth_cards(&self, positions: &[Share], each: &mut impl FnMut(Delivery)) {
        let Some(provision) = self.fourth_cards else { return };
        for (to, _) in recipients(positions).filter(|&(_, share)| share == Share::HandAndFourthCard) {
            each(Delivery { to, place: Place::FourthCard, provision });
        }
    }

    /// The clause by which a top card that is nobody's fourth card is discarded, where top cards are split off.
    pub const fn top_card_discarded(&self) -> Option<Provision> {
        match self.delivered {
            Delivered::StackUnderTopCard { discarded } => Some(discarded),
            Delivered::OneCard | Delivered::Stack => None,
        }
    }

    /// Whether the cards come from an automated dealing shoe, in stacks.
    pub const fn is_automated(&self) -> bool {
        match self.delivered {
            Delivered::Stack | Delivered::StackUnderTopCard { .. } => true,
            Delivered::OneCard => false,
        }
    }

    /// Whether the shoe keeps its stub, since it reshuffles automatically (reading ER-215).
    pub const fn keeps_its_stub(&self) -> bool {
        match self.delivered {
            Delivered::StackUnderTopCard { .. } => true,
            Delivered::OneCard | Delivered::Stack => false,
        }
    }
}

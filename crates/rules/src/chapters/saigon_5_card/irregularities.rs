//! What follows when something goes wrong (680a.13, and the wrong counts of 680a.8 to 680a.10).

use super::dealing::Method;
use crate::chapters::section::Irregularities;
use crate::chapters::section::irregularities::DeviceFaults;
use crate::cite;
use crate::families::poker::{ExposedCard, IrregularityClauses};
use crate::law::{Cited, Provision};

pub(super) const IRREGULARITIES: Irregularities = Irregularities {
    devices: Some(DeviceFaults {
        shuffler: cite!("680a.13(d)"),
        shoe: cite!("680a.13(e)"),
        covered: cite!("680a.13(f)"),
    }),
};

pub(super) const CLAUSES: IrregularityClauses = IrregularityClauses {
    face_up: cite!("680a.13(a)"),
    drawn_in_error: cite!("680a.13(b)"),
    wrong_number: cite!("680a.13(c)"),
    dealers_card_exposed: Cited::new(ExposedCard::LeftToTheFloor, cite!("680a.11(c)")),
    shoe_failed: cite!("680a.13(e)"),
};

/// Something that went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Irregularity {
    /// One card lay face up in the shoe or the deck.
    OneCardFaceUp,
    /// More than one card lay face up in the shoe or the deck.
    SeveralCardsFaceUp,
    /// A card was drawn in error and nobody saw its face.
    DrawnInErrorUnexposed,
    /// A card was drawn in error and its face was seen. The chapter has no rule for it.
    DrawnInErrorExposed,
    /// A player or the dealer has too few or too many cards.
    WrongNumberOfCards,
    /// The shuffling device jammed, stopped or did not finish its cycle.
    ShufflerFailed,
    /// The automated shoe jammed, stopped or did not deal all cards.
    AutomatedShoeFailed,
    /// A shuffling device or automated shoe can no longer be used.
    DeviceUnusable,
    /// A card of the dealer was seen before the players had set their hands. The chapter has no rule for it
    /// (ER-309).
    DealerCardExposed,
}

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The card goes to the discard rack and is not used in the round.
    DiscardCard,
    /// The card is dealt as the next one.
    UseAsNextCard,
    /// Every hand of the round is void.
    VoidHands,
    /// Every wager goes back to its player.
    ReturnWagers,
    /// The cards are taken out of the device.
    EmptyDevice,
    /// The cards are shuffled again, those already dealt among them.
    Reshuffle,
    /// The whole deck leaves the table.
    RemoveDeck,
    /// The device is covered or marked out of order before another method is used.
    MarkOutOfOrder,
    /// The stub goes to the discard rack unseen.
    DiscardStub,
    /// It is written down and a floorperson decides.
    ReferToFloor,
}

/// What follows, in order, and the clause that says so; none where the chapter is silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disposition {
    /// The clause.
    pub provision: Option<Provision>,
    /// What to do.
    pub actions: &'static [Action],
}

const fn by(provision: Provision, actions: &'static [Action]) -> Disposition {
    Disposition { provision: Some(provision), actions }
}

const VOID_AND_RESHUFFLE: &[Action] = &[Action::VoidHands, Action::ReturnWagers, Action::Reshuffle];
const VOID_AND_RESHUFFLE_DEVICE: &[Action] =
    &[Action::VoidHands, Action::ReturnWagers, Action::EmptyDevice, Action::Reshuffle];
const NO_RULE: Disposition = Disposition { provision: None, actions: &[Action::ReferToFloor] };

/// The disposition of each member of [`Irregularity::ALL`].
const DISPOSITIONS: [Disposition; 9] = [
    by(cite!("680a.13(a)"), &[Action::DiscardCard]),
    by(cite!("680a.13(a)"), VOID_AND_RESHUFFLE),
    by(cite!("680a.13(b)"), &[Action::UseAsNextCard]),
    NO_RULE,
    by(cite!("680a.13(c)"), VOID_AND_RESHUFFLE),
    by(cite!("680a.13(d)"), &[Action::Reshuffle]),
    by(cite!("680a.13(e)"), VOID_AND_RESHUFFLE_DEVICE),
    by(cite!("680a.13(f)"), &[Action::MarkOutOfOrder]),
    NO_RULE,
];

impl Irregularity {
    /// Every irregularity.
    pub const ALL: [Irregularity; 9] = [
        Irregularity::OneCardFaceUp,
        Irregularity::SeveralCardsFaceUp,
        Irregularity::DrawnInErrorUnexposed,
        Irregularity::DrawnInErrorExposed,
        Irregularity::WrongNumberOfCards,
        Irregularity::ShufflerFailed,
        Irregularity::AutomatedShoeFailed,
        Irregularity::DeviceUnusable,
        Irregularity::DealerCardExposed,
    ];

    /// The irregularity of having found so many cards face up in one round.
    pub const fn face_up(found: usize) -> Option<Irregularity> {
        match found {
            0 => None,
            1 => Some(Irregularity::OneCardFaceUp),
            _ => Some(Irregularity::SeveralCardsFaceUp),
        }
    }

    /// What follows.
    pub const fn disposition(self) -> Disposition {
        DISPOSITIONS[self as usize]
    }
}

/// What the count of the stub showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StubCount {
    /// The deck has 53 cards and the stub has its share.
    Right,
    /// The stub is wrong because cards were misdealt; the deck still has 53.
    MisdealtWith53,
    /// Cards were misdealt and the deck has not 53 either.
    MisdealtWithout53,
    /// The stub is wrong and no card was misdealt: the deck is at fault.
    NotMisdealt,
}

impl StubCount {
    /// Every finding.
    pub const ALL: [StubCount; 4] =
        [StubCount::Right, StubCount::MisdealtWith53, StubCount::MisdealtWithout53, StubCount::NotMisdealt];

    /// What follows. A misdeal from a deck that is not whole is named by no clause; its deck is as unfit as
    /// one that is wrong without a misdeal, so it leaves the table too.
    pub const fn disposition(self, method: Method) -> Disposition {
        let clauses = method.clauses();
        match self {
            StubCount::Right => by(clauses.right_count, &[Action::DiscardStub]),
            StubCount::MisdealtWith53 => by(clauses.wrong_count, &[Action::VoidHands, Action::ReturnWagers]),
            StubCount::MisdealtWithout53 | StubCount::NotMisdealt => {
                by(clauses.wrong_count, &[Action::VoidHands, Action::ReturnWagers, Action::RemoveDeck])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proves;

    fn expect(irregularity: Irregularity, provision: &str, actions: &[Action]) {
        let disposition = irregularity.disposition();
        assert_eq!(disposition.provision.map(Provision::id), Some(provision));
        assert_eq!(disposition.actions, actions);
    }

    const VOID: [Action; 3] = [Action::VoidHands, Action::ReturnWagers, Action::Reshuffle];

    #[test]
    fn s680a_13_a_one_card_face_up_is_discarded_and_a_second_voids_the_round() {
        proves!("680a.13(a)");
        assert_eq!(Irregularity::face_up(0), None);
        expect(Irregularity::face_up(1).unwrap(), "680a.13(a)", &[Action::DiscardCard]);
        for found in [2, 3, 53] {
            expect(Irregularity::face_up(found).unwrap(), "680a.13(a)", &VOID);
        }
    }

    #[test]
    fn s680a_13_b_an_unseen_card_drawn_in_error_is_the_next_card() {
        proves!("680a.13(b)");
        expect(Irregularity::DrawnInErrorUnexposed, "680a.13(b)", &[Action::UseAsNextCard]);
    }

    #[test]
    fn s680a_13_c_a_wrong_number_of_cards_voids_the_round() {
        proves!("680a.13(c)");
        expect(Irregularity::WrongNumberOfCards, "680a.13(c)", &VOID);
    }

    #[test]
    fn s680a_13_d_a_failed_shuffle_is_done_again() {
        proves!("680a.13(d)");
        expect(Irregularity::ShufflerFailed, "680a.13(d)", &[Action::Reshuffle]);
    }

    #[test]
    fn s680a_13_e_a_failed_shoe_voids_the_round_and_is_emptied() {
        proves!("680a.13(e)");
        let actions = [Action::VoidHands, Action::ReturnWagers, Action::EmptyDevice, Action::Reshuffle];
        expect(Irregularity::AutomatedShoeFailed, "680a.13(e)", &actions);
    }

    #[test]
    fn s680a_13_f_an_unusable_device_is_marked_before_another_method() {
        proves!("680a.13(f)");
        expect(Irregularity::DeviceUnusable, "680a.13(f)", &[Action::MarkOutOfOrder]);
    }

    #[test]
    fn where_the_chapter_is_silent_the_floor_decides_and_nothing_is_void() {
        for irregularity in [Irregularity::DealerCardExposed, Irregularity::DrawnInErrorExposed] {
            let disposition = irregularity.disposition();
            assert_eq!((disposition.provision, disposition.actions), (None, &[Action::ReferToFloor][..]));
        }
    }

    #[test]
    fn s680a_8_f_a_right_count_sends_the_stub_to_the_rack() {
        proves!("680a.8(f)", "680a.9(e)", "680a.10(e)");
        let clauses = [cite!("680a.8(f)"), cite!("680a.9(e)"), cite!("680a.10(e)")];
        for (method, clause) in Method::ALL.into_iter().zip(clauses) {
            assert_eq!(StubCount::Right.disposition(method), by(clause, &[Action::DiscardStub]));
        }
    }

    #[test]
    fn s680a_8_g_a_wrong_count_voids_and_a_faulty_deck_leaves_the_table() {
        proves!("680a.8(g)", "680a.9(f)", "680a.10(f)");
        let clauses = [cite!("680a.8(g)"), cite!("680a.9(f)"), cite!("680a.10(f)")];
        let void = [Action::VoidHands, Action::ReturnWagers];
        let removed = [Action::VoidHands, Action::ReturnWagers, Action::RemoveDeck];
        for (method, clause) in Method::ALL.into_iter().zip(clauses) {
            let found = |count: StubCount| count.disposition(method);
            assert_eq!(found(StubCount::MisdealtWith53).provision, Some(clause));
            assert_eq!(found(StubCount::MisdealtWith53).actions, void);
            assert_eq!(found(StubCount::NotMisdealt).provision, Some(clause));
            assert_eq!(found(StubCount::NotMisdealt).actions, removed);
            assert_eq!(found(StubCount::MisdealtWithout53).actions, removed);
        }
    }
}

//! How the bodily duties stand since the last round began: done, attested or broken (reading ER-233).

use croupier_rules::Provision;
use croupier_rules::law::Way;
use smallvec::SmallVec;

use crate::seat::Seat;

/// The bodily duties of a table since its last round began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duties {
    standing: SmallVec<[(Provision, Standing); 8]>,
    /// The players who have looked at their cards.
    looked: Players,
    /// Those of them who have attested it.
    told: Players,
}

/// How a bodily duty stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// The act is done, and nobody has attested it.
    Done,
    /// It is done and attested.
    Attested,
    /// A breach was reported.
    Broken,
}

/// A set of players, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Players(u16);

impl Players {
    const fn of(seat: Seat) -> Players {
        Players(1 << seat.index())
    }

    const fn with(self, seat: Seat) -> Players {
        Players(self.0 | Players::of(seat).0)
    }

    const fn without(self, others: Players) -> Players {
        Players(self.0 & !others.0)
    }

    const fn has(self, seat: Seat) -> bool {
        self.0 & Players::of(seat).0 != 0
    }
}

impl Duties {
    /// How a duty stands; `None` while its act is not done.
    pub fn standing(&self, clause: Provision) -> Option<Standing> {
        self.standing.iter().find(|(duty, _)| *duty == clause).map(|(_, standing)| *standing)
    }

    /// Whether a player has looked at cards of this round.
    pub fn has_looked(&self, seat: Seat) -> bool {
        self.looked.has(seat)
    }

    /// The duties that were done and not attested, in the order in which they were done.
    pub fn awaiting(&self) -> impl Iterator<Item = Provision> + '_ {
        self.standing.iter().filter(|(_, standing)| *standing == Standing::Done).map(|(duty, _)| *duty)
    }

    /// Whether a player has looked at cards of this round and not said so.
    pub(super) fn owes_word(&self, seat: Seat) -> bool {
        self.looked.without(self.told).has(seat)
    }

    /// A round begins: what was done before it is no longer asked about.
    pub(crate) fn round_begins(&mut self) {
        self.standing.clear();
        (self.looked, self.told) = (Players::default(), Players::default());
    }

    /// An act of several parts begins, again perhaps: until its last part nothing can be attested.
    pub(crate) fn begins(&mut self, clause: Provision) {
        self.standing.retain(|(duty, standing)| *duty != clause || *standing == Standing::Broken);
    }

    /// An act is done to its last part. Only bodily acts are asked about.
    pub(crate) fn done(&mut self, clause: Provision) {
        match clause.row().way {
            Way::Instructed => self.stands(clause, Standing::Done),
            Way::Executed | Way::Enforced | Way::Filed | Way::Printed => {}
        }
    }

    /// A player has looked at cards of this round.
    pub(crate) fn looked(&mut self, clause: Provision, seat: Seat) {
        self.looked = self.looked.with(seat);
        self.done(clause);
    }

    /// A player has left, and nobody else can speak for what that player did.
    pub(crate) fn left(&mut self, seat: Seat) {
        self.looked = self.looked.without(Players::of(seat));
    }

    pub(super) fn attested(&mut self, clause: Provision) {
        self.stands(clause, Standing::Attested);
    }

    /// A player has attested having looked; the others are still asked.
    pub(super) fn told(&mut self, seat: Seat) {
        self.told = self.told.with(seat);
    }

    pub(super) fn broken(&mut self, clause: Provision) {
        self.stands(clause, Standing::Broken);
    }

    /// A duty stands so from now on, unless a breach of it was reported in the same round.
    fn stands(&mut self, clause: Provision, standing: Standing) {
        match self.standing.iter_mut().find(|(duty, _)| *duty == clause) {
            Some((_, Standing::Broken)) => {}
            Some((_, before)) => *before = standing,
            None => self.standing.push((clause, standing)),
        }
    }
}

//! The curator: the player who has the shoe and deals. Only chapter 631a has one.

use crate::law::Provision;

/// The clauses on who has the shoe, how it is offered and how it is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CuratorClauses {
    /// Who the curator is.
    pub definition: Provision,
    /// A newly loaded shoe is offered from seat number one.
    pub offered: Provision,
    /// The player who accepts the shoe is the curator.
    pub accepted: Provision,
    /// The dealer may be the curator on two conditions.
    pub dealer: Provision,
    /// A player designates the dealer (reading ER-135).
    pub designated: Provision,
    /// Nobody accepts the shoe (reading ER-139).
    pub nobody_accepts: Provision,
    /// The dealer calling the game instructs the curator to deal.
    pub called: Provision,
    /// The curator deals.
    pub deals: Provision,
    /// After a round the curator may keep the shoe or pass it.
    pub may_pass: Provision,
    /// The Banker's Hand has lost: the shoe is passed.
    pub must_pass: Provision,
    /// The shoe is passed by order.
    pub ordered: Provision,
    /// A passed shoe is offered on, from the right of the previous curator (reading ER-138).
    pub offered_on: Provision,
}

//! Baccarat: every result of a round, counted exactly from any cards.
//!
//! ```
//! use croupier_odds::baccarat::{Composition, Question, figures, solve};
//! use croupier_rules::GameId;
//! use croupier_rules::families::baccarat::{BaccaratWager, Side, Terms};
//!
//! let shoe = Composition::decks(8)?;
//! assert_eq!(solve(&shoe).won_by(Some(Side::Banker)), 2_292_252_566_437_888);
//!
//! let banker = Question::new(GameId::Minibaccarat, Terms::default(), BaccaratWager::Banker);
//! assert_eq!(figures(&banker, &shoe)?.edge().percent(4), "1.0579");
//!
//! let fewer = shoe.without(["As".parse()?, "Kd".parse()?])?;
//! assert_eq!(fewer.size(), 414);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A deal is an ordered draw of six cards, so all deals of a composition are equally likely; a round that ends
//! after four or five cards is counted once for each way in which the unused cards could have followed. Results
//! are kept by [`Class`], and anyone who wants figures asks the rules to judge one coup of each class.
//!
//! # How it is counted
//!
//! Nested loops over the values of six cards visit some hundred thousand deals. The identities below need a few
//! thousand multiplications. Cards are told apart, values are digits and all sums are modulo ten; *a certain card*
//! is one particular card of a value, and `[…]` is 1 if something holds and 0 otherwise. There are `c(v)` cards of
//! the value `v`, `n` in all.
//!
//! 1. **Partners.** With a certain card of value `v`, a count `s` is made by
//!    `L(s,v) = c(s−v) − [s−v = v]` other cards.
//! 2. **Pairs.** The ordered pairs of count `s` number `A(s) = Σ c(v)·L(s,v)`. Those that avoid two certain cards
//!    of values `i` and `j` number `A(s; i,j) = A(s) − 2·L(s,i) − 2·L(s,j) + 2·[i+j = s]`: each card is in `2·L`
//!    pairs, and the pairs of both were taken away twice.
//! 3. **Four cards.** A pair of count `p` and then a pair of count `b` can be dealt in
//!    `G(p,b) = A(p)·A(b) − 4·Σ c(v)·L(p,v)·L(b,v) + 2·[p = b]·A(p)` ways. The product lets the second pair use
//!    cards of the first again; the sum takes away the choices that share a card in one of 2·2 places; those that
//!    share both cards, in one order or the other, were then taken away twice.
//! 4. **A certain card in it.** Of those deals, `g(v;p,b) = 2·L(p,v)·A(b; v,p−v) + 2·L(b,v)·A(p; v,b−v)` hold a
//!    certain card of value `v`: it is one of the two in a pair, its partner is chosen, and the other pair avoids
//!    both. So `G − g` avoid it, and with a fifth card of value `v` there are `c(v)·(G − g(v))` deals.
//! 5. **Third cards first.** No order of the cards is likelier than another, so the third cards may as well be
//!    dealt before the pairs. Two certain third cards of values `z` and `w` are avoided by
//!    `G − g(z) − g(w) + h(z,w)` deals of four cards, where `h` counts the deals that hold both. There are
//!    `c(z)·(c(w) − [z = w])` ways to choose the two. Which of them is the Player's matters only for what the
//!    Banker's Hand does, so each unordered choice is counted once and entered twice.
//! 6. **Both certain cards in it.** Let `d(v)` be `c(v)` without those two cards. Then `h` adds up
//!    `2·[z+w = p]·A(b; z,w)` and `2·[z+w = b]·A(p; z,w)` for both in one pair, and for one in each pair
//!    `4·d(p−z)·(d(b−w) − [p−z = b−w])` and `4·d(p−w)·(d(b−z) − [p−w = b−z])`.
//!
//! The drawing rules then say which counts draw. After a Player's third card, the Banker's Hand draws on all
//! counts below one that depends only on that card's value, which a test reads off the rules.
//!
//! All of this is polynomial in the numbers of cards, without a division, so it may be evaluated modulo 2⁶⁴ as long
//! as the number of deals is smaller, whatever the intermediate terms do: that reaches to 1,625 cards. Beyond, the
//! same code runs modulo 2¹²⁸. [`solve_many`] runs it on several shoes at a time in doubles, where every term is a
//! whole number below 2⁵³ and therefore exact.

mod answer;
pub(crate) mod catalogue;
pub mod class;
pub mod composition;
mod count;
pub mod counts;
mod four;
mod lanes;
mod number;
pub(crate) mod offer;
pub mod question;
mod rules;
mod six;
pub mod solve;

pub use answer::outcome_name;
pub use class::Class;
pub use composition::{Composition, CompositionError};
pub use counts::Counts;
pub use question::{NoFigures, Question, figures};
pub use solve::{solve, solve_many};

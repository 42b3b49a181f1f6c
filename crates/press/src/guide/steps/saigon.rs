//! A round of Saigon 5 Card.

use croupier_rules::chapters::saigon_5_card::completion::BONUS_AFTER_ANTE;
use croupier_rules::cite;
use croupier_rules::kit::wager::Offer;
use croupier_rules::submission::SaigonOptions;
use croupier_rules::submission::account::Heading;

use super::super::said::Said;
use super::{Step, chosen};
use crate::filing::Filing;

pub fn steps(filing: &Filing, options: &SaigonOptions) -> Vec<Step> {
    let bonus = options.terms.bonus;
    vec![
        Step::new("Place your wagers", placing(bonus)),
        Step::new("Five cards each", dealing(filing)),
        Step::new("Set two hands", setting()),
        Step::new("The dealer's hands", revealing()),
        Step::new("Comparing", comparing()),
        Step::new("Settling", settling(bonus)),
    ]
}

fn placing(bonus: Offer) -> Vec<Said> {
    let ante = Said::under(
        "Everybody who plays puts down an Ante Wager in chips or plaques before the first card; spoken wagers and \
         cash are not taken.",
        &[cite!("680a.1/ante-wager"), cite!("680a.7(a)")],
    );
    let bonus = (bonus == Offer::Offered)
        .then(|| Said::under("Beside it you may make the Bonus Wager.", &[cite!("680a.7(d)(2)")]));
    let seated = Said::under(
        "From the call \"no more bets\" on, nothing is wagered, raised or taken back. Only seated players wager, \
         and they stay until the round is over.",
        &[cite!("680a.7(b)"), cite!("680a.7(c)")],
    );
    [Some(ante), bonus, Some(seated)].into_iter().flatten().collect()
}

fn dealing(filing: &Filing) -> Vec<Said> {
    let own = Said::under(
        "Look at your own cards and keep them where the dealer can see them. Nobody but you and the dealer may \
         touch them.",
        &[cite!("680a.11(a)"), cite!("680a.11(a)(1)"), cite!("680a.11(a)(2)")],
    );
    chosen(filing, Heading::Dealing).take(1).chain([own]).collect()
}

fn setting() -> Vec<Said> {
    vec![
        Said::under(
            "If any three of your cards total 10, 20 or 30, you qualify: they are your three-card hand, and the \
             other two are your showdown hand.",
            &[cite!("680a.11(b)(1)")],
        ),
        Said::under(
            "Where several threes qualify, the choice is yours. If you overlook them all, the dealer sets your hand \
             again so that it qualifies.",
            &[cite!("680a.11(b)(1)")],
        ),
        Said::under("If no three do, set the cards as you like.", &[cite!("680a.11(b)(2)")]),
    ]
}

fn revealing() -> Vec<Said> {
    vec![
        Said::registered(cite!("680a.11(c)")),
        Said::under(
            "By the rule of the house, a dealer with several qualifying threes takes the one that leaves the \
             highest Point Count.",
            &[cite!("680a.11(c)(1)")],
        ),
    ]
}

fn comparing() -> Vec<Said> {
    vec![
        Said::under(
            "From the dealer's right on, hand after hand is compared. First it counts who qualifies.",
            &[cite!("680a.11(d)")],
        ),
        Said::under(
            "If both do, the higher Point Count of the showdown hands wins.",
            &[cite!("680a.11(d)(2)(ii)")],
        ),
    ]
}

fn settling(bonus: Offer) -> Vec<Said> {
    let ante = Said::under(
        "The Ante is paid, returned or collected at once.",
        &[cite!("680a.11(d)(1)(i)"), cite!("680a.11(d)(2)(i)")],
    );
    let bonus = (bonus == Offer::Offered).then(|| {
        let text = "Then a Bonus Wager is settled on the best Poker hand in all five cards.";
        Said::under(text, &[BONUS_AFTER_ANTE])
    });
    core::iter::once(ante).chain(bonus).collect()
}

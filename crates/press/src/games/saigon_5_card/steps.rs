//! A round of Saigon 5 Card.

use croupier_rules::chapters::saigon_5_card::completion::{
    BONUS_AFTER_ANTE, DEALER_QUALIFIES, SET_FREELY, SET_TO_QUALIFY,
};
use croupier_rules::chapters::saigon_5_card::{CLAUSES, SaigonWager, Showdown};
use croupier_rules::kit::wager::Offer;
use croupier_rules::submission::account::Heading;

use super::Saigon;
use crate::filing::Filing;
use crate::games::poker_type::{ante, closed, looking};
use crate::guide::{Said, Step, chosen};

pub fn of(table: &Saigon, filing: &Filing) -> Vec<Step> {
    let bonus = table.options.terms.bonus;
    vec![
        Step::new("Place your wagers", placing(table, bonus)),
        Step::new("Five cards each", dealing(filing)),
        Step::new("Set two hands", setting()),
        Step::new("The dealer's hands", revealing()),
        Step::new("Comparing", comparing()),
        Step::new("Settling", settling(bonus)),
    ]
}

fn placing(table: &Saigon, bonus: Offer) -> Vec<Said> {
    let (_, definition) = SaigonWager::Ante.standing();
    let bonus = (bonus == Offer::Offered)
        .then(|| Said::under("Beside it you may make the Bonus Wager.", &[SaigonWager::Bonus.provision()]));
    let seated = Said::under(
        "From the call \"no more bets\" on, nothing is wagered, raised or taken back. Only seated players wager, \
         and they stay until the round is over.",
        &closed(table.chapter),
    );
    core::iter::once(ante(table.chapter, definition)).chain(bonus).chain([seated]).collect()
}

fn dealing(filing: &Filing) -> Vec<Said> {
    chosen(filing, Heading::Dealing).take(1).chain([looking(&CLAUSES.completion)]).collect()
}

fn setting() -> Vec<Said> {
    vec![
        Said::under(
            "If any three of your cards total 10, 20 or 30, you qualify: they are your three-card hand, and the \
             other two are your showdown hand.",
            &[SET_TO_QUALIFY],
        ),
        Said::under(
            "Where several threes qualify, the choice is yours. If you overlook them all, the dealer sets your hand \
             again so that it qualifies.",
            &[SET_TO_QUALIFY],
        ),
        Said::under("If no three do, set the cards as you like.", &[SET_FREELY]),
    ]
}

fn revealing() -> Vec<Said> {
    vec![
        Said::registered(CLAUSES.completion.reveal),
        Said::under(
            "By the rule of the house, a dealer with several qualifying threes takes the one that leaves the \
             highest Point Count.",
            &[DEALER_QUALIFIES],
        ),
    ]
}

fn comparing() -> Vec<Said> {
    vec![
        Said::under(
            "From the dealer's right on, hand after hand is compared. First it counts who qualifies.",
            &[CLAUSES.completion.settle],
        ),
        Said::under(
            "If both do, the higher Point Count of the showdown hands wins.",
            Showdown::Equal.reveals_showdown_hand().as_slice(),
        ),
    ]
}

fn settling(bonus: Offer) -> Vec<Said> {
    let ante = Said::under(
        "The Ante is paid, returned or collected at once.",
        &[Showdown::NeitherQualifies, Showdown::OnlyDealerQualifies].map(|end| end.ante_ruling().decided_by),
    );
    let bonus = (bonus == Offer::Offered).then(|| {
        let text = "Then a Bonus Wager is settled on the best Poker hand in all five cards.";
        Said::under(text, &[BONUS_AFTER_ANTE])
    });
    core::iter::once(ante).chain(bonus).collect()
}

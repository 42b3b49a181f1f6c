//! Why a round of Saigon 5 Card came out as it did.

use alloc::format;
use alloc::string::{String, ToString};

use super::round::{Round, SetBy};
use super::{BONUS_AFTER_ANTE, SETTLEMENT_ORDER, Showdown};
use crate::chapters::saigon_5_card::payouts::PAYOUT_LIMIT;
use crate::chapters::saigon_5_card::ranking::{SUBSTITUTION, SetHand, Value};
use crate::chapters::saigon_5_card::wagers::SaigonWager;
use crate::cite;
use crate::kit::card::Card;
use crate::kit::explanation::Explanation;
use crate::kit::paytable::Line;
use crate::kit::settlement::{Settled, Settlement};
use crate::kit::wager::{GameWager, WagerResult};

pub(super) fn explain(round: &Round, settlement: &Settlement<SaigonWager>) -> Explanation {
    let mut why = Explanation::default();
    explain_player(&mut why, round);
    explain_dealer(&mut why, round.dealer());
    explain_comparison(&mut why, round);
    if let Some(ante) = settlement.get(SaigonWager::Ante) {
        why.say(ante.ruling.decided_by, decision(round));
        explain_payment(&mut why, ante);
    }
    if let Some(bonus) = settlement.get(SaigonWager::Bonus) {
        explain_bonus(&mut why, round);
        explain_payment(&mut why, bonus);
    }
    why
}

fn explain_player(why: &mut Explanation, round: &Round) {
    let hand = round.player();
    let clause = if hand.qualifies() { cite!("680a.11(b)(1)") } else { cite!("680a.11(b)(2)") };
    why.say(clause, player_set(round));
    explain_hand(why, "player", hand);
}

fn player_set(round: &Round) -> String {
    let hand = round.player();
    let three = list(hand.three_card_hand());
    match round.set_by() {
        SetBy::Player => format!("The player sets {three} as the three-card hand."),
        SetBy::DealerReset { chosen } => {
            let refused = list(chosen.three(hand.cards()));
            format!(
                "The player set {refused}, which does not qualify though other cards do: the dealer resets \
                 the three-card hand to {three}."
            )
        }
        SetBy::HouseWay if hand.qualifies() => {
            format!("The player's best qualifying three-card hand is {three}.")
        }
        SetBy::HouseWay => "The player's cards may be set in any way.".to_string(),
    }
}

fn explain_dealer(why: &mut Explanation, hand: &SetHand) {
    if hand.qualifies() {
        let three = list(hand.three_card_hand());
        why.say(cite!("680a.11(c)(1)"), format!("The dealer's best qualifying three-card hand is {three}."));
    } else {
        why.say(cite!("680a.11(c)(2)"), "The dealer has no three-card hand to set.");
    }
    explain_hand(why, "dealer", hand);
}

fn explain_hand(why: &mut Explanation, whose: &str, hand: &SetHand) {
    let Some(total) = hand.total() else {
        let five = list(hand.cards());
        let text = format!("No three of {five} total 10, 20 or 30: the {whose} does not qualify.");
        return why.say(cite!("680a.1/qualify"), text);
    };
    let joker = hand.joker_value().unwrap_or_default();
    if joker > 0 {
        why.say(Value::Joker.provision(), format!("The {whose}'s joker counts {joker}."));
    }
    let sum = sum(hand.three_card_hand(), joker);
    why.say(cite!("680a.1/qualify"), format!("{sum} = {total}: the {whose} qualifies."));
    explain_showdown_hand(why, whose, hand, joker);
}

fn explain_showdown_hand(why: &mut Explanation, whose: &str, hand: &SetHand, joker: u8) {
    let two = hand.showdown_hand();
    let total: u8 = two.map(|card| Value::of(card).points(joker)).iter().sum();
    let (cards, sum, count) = (list(two), sum(two, joker), hand.point_count());
    why.say(cite!("680a.1/showdown-hand"), format!("The {whose}'s showdown hand is {cards}."));
    why.say(cite!("680a.6(b)"), format!("{sum} = {total}: a Point Count of {count}."));
}

fn explain_comparison(why: &mut Explanation, round: &Round) {
    let showdown = round.showdown();
    why.say(SETTLEMENT_ORDER, qualification(showdown));
    if let Some(reveals) = showdown.reveals_showdown_hand() {
        why.say(reveals, "The player's showdown hand is revealed.");
    }
}

fn qualification(showdown: Showdown) -> &'static str {
    match showdown {
        Showdown::NeitherQualifies => "Neither hand qualifies.",
        Showdown::OnlyPlayerQualifies | Showdown::OnlyPlayerQualifiesWithFive => {
            "Only the player's hand qualifies."
        }
        Showdown::OnlyDealerQualifies => "Only the dealer's hand qualifies.",
        Showdown::DealerHigher | Showdown::DealerLower | Showdown::DealerLowerThanFive | Showdown::Equal => {
            "Both hands qualify."
        }
    }
}

fn decision(round: &Round) -> String {
    let (player, dealer) = (round.player().point_count(), round.dealer().point_count());
    match round.showdown() {
        Showdown::NeitherQualifies => "The Ante Wager is returned.".to_string(),
        Showdown::OnlyPlayerQualifies | Showdown::OnlyPlayerQualifiesWithFive => {
            format!("The Ante Wager wins with a Point Count of {player}.")
        }
        Showdown::OnlyDealerQualifies => "The Ante Wager loses.".to_string(),
        Showdown::DealerHigher => {
            format!("The dealer's {dealer} beats the player's {player}: the Ante Wager loses.")
        }
        Showdown::DealerLower | Showdown::DealerLowerThanFive => {
            format!("The player's {player} beats the dealer's {dealer}: the Ante Wager wins.")
        }
        Showdown::Equal => format!("Both have {player}: the Ante Wager is returned."),
    }
}

fn explain_bonus(why: &mut Explanation, round: &Round) {
    let five = list(round.player().cards());
    why.say(BONUS_AFTER_ANTE, format!("The Bonus Wager looks at all five cards: {five}."));
    match round.bonus_hand() {
        Some(hand) => why.say(hand.provision(), format!("They make this Poker hand: {}.", hand.name())),
        None => why.say(SUBSTITUTION, "They make no Poker hand of two pair or better."),
    }
    let ruling = round.rule(SaigonWager::Bonus);
    why.say(ruling.decided_by, format!("The Bonus Wager {}.", verb(ruling.result)));
}

fn verb(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Win(_) => "wins",
        WagerResult::Push => "is returned",
        WagerResult::Lose => "loses",
    }
}

fn explain_payment(why: &mut Explanation, settled: &Settled<SaigonWager>) {
    let WagerResult::Win(odds) = settled.ruling.result else { return };
    let Settled { stake, paid, .. } = *settled;
    let (name, won) = (settled.wager.name(), odds.pay(stake).unwrap_or(paid));
    why.say(settled.ruling.provision(), format!("The {name} of {stake} is paid {odds}: {won}."));
    if paid < won {
        why.say(PAYOUT_LIMIT, format!("The payout limit leaves {paid} of {won} to be paid."));
    }
}

/// Cards side by side: `Jk 5c 6d`.
fn list<const N: usize>(cards: [Card; N]) -> String {
    cards.map(|card| card.to_string()).join(" ")
}

/// Values as a sum: `9 + 5 + 6`.
fn sum<const N: usize>(cards: [Card; N], joker: u8) -> String {
    cards.map(|card| Value::of(card).points(joker).to_string()).join(" + ")
}

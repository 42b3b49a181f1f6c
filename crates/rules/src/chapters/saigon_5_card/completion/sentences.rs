//! The sentences of a round, for one that is settled on paper and for one that is played at a table.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::round::SetBy;
use super::{
    BONUS_AFTER_ANTE, DEALER_DOES_NOT_QUALIFY, DEALER_QUALIFIES, SET_FREELY, SET_TO_QUALIFY, Showdown,
};
use crate::chapters::saigon_5_card::payouts::PAYOUT_LIMIT;
use crate::chapters::saigon_5_card::ranking::{
    BonusHand, POINT_COUNT, QUALIFYING, SHOWDOWN_HAND, SUBSTITUTION, SetHand, ShowdownCount, Value,
    best_split, bonus,
};
use crate::chapters::saigon_5_card::wagers::SaigonWager;
use crate::kit::card::Card;
use crate::kit::explanation::{Clause, Explanation, Whose, listed};
use crate::kit::paytable::Line;
use crate::kit::settlement::Settled;
use crate::kit::wager::WagerResult;
use crate::law::Provision;

/// How the player's cards are set, and by whom.
pub fn player_set(whose: Whose, hand: &SetHand, set_by: SetBy) -> Explanation {
    let mut why = Explanation::default();
    let text = match set_by {
        SetBy::Player => format!("{} sets {} as the three-card hand.", whose.name(), three(hand)),
        SetBy::DealerReset { chosen } => {
            let refused = listed(&chosen.three(hand.cards()));
            why.say(SET_TO_QUALIFY, format!("{} sets {refused}, which do not qualify.", whose.name()));
            why.add([reset(whose, hand)]);
            return why;
        }
        SetBy::HouseWay if hand.qualifies() => {
            format!("{} is {}.", whose.own("best qualifying three-card hand"), three(hand))
        }
        SetBy::HouseWay => format!("{} may be set in any way.", whose.own("cards")),
    };
    why.say(set_under(hand), text);
    why
}

/// The clause by which a hand is set: the duty where some three cards qualify, the liberty where none do.
fn set_under(hand: &SetHand) -> Provision {
    if best_split(hand.cards()).is_some() { SET_TO_QUALIFY } else { SET_FREELY }
}

/// The dealer sets again what overlooked three cards that qualify (ER-302).
pub fn reset(whose: Whose, hand: &SetHand) -> Clause {
    let text = format!(
        "Other cards qualify: the dealer resets {} to {}.",
        whose.own("three-card hand"),
        three(hand)
    );
    Clause::new(SET_TO_QUALIFY, text)
}

fn three(hand: &SetHand) -> String {
    listed(&hand.three_card_hand())
}

/// How the dealer's cards are set, if they are.
pub fn dealer_set(hand: &SetHand) -> Clause {
    if hand.qualifies() {
        let text = format!("The dealer's best qualifying three-card hand is {}.", three(hand));
        Clause::new(DEALER_QUALIFIES, text)
    } else {
        Clause::new(DEALER_DOES_NOT_QUALIFY, "The dealer has no three-card hand to set.")
    }
}

/// Whether a hand qualifies and, where it does, its showdown hand and Point Count.
pub fn hand(whose: Whose, hand: &SetHand) -> Explanation {
    let mut why = Explanation::default();
    if hand.qualifies() {
        why.add(three_card_hand(whose, hand));
        why.add(showdown_hand(whose, hand));
    } else {
        let five = listed(&hand.cards());
        let text = format!("No three of {five} total 10, 20 or 30: {} does not qualify.", whose.name());
        why.say(QUALIFYING, text);
    }
    why
}

/// What three cards that were set total; the other two are not looked at.
pub fn three_card_hand(whose: Whose, hand: &SetHand) -> Explanation {
    let mut why = Explanation::default();
    let three = hand.three_card_hand();
    let Some(total) = hand.total() else {
        why.say(QUALIFYING, format!("{} do not total 10, 20 or 30.", listed(&three)));
        return why;
    };
    let joker = hand.joker_value().unwrap_or_default();
    why.add(joker_counts(whose, &three, joker));
    why.say(QUALIFYING, format!("{} = {total}: {} qualifies.", sum(&three, joker), whose.name()));
    why
}

/// What the joker counts, where it is among the cards.
fn joker_counts(whose: Whose, cards: &[Card], counts: u8) -> Option<Clause> {
    let text = format!("{} counts {counts}.", whose.own("joker"));
    cards.contains(&Card::JOKER).then(|| Clause::new(Value::Joker.provision(), text))
}

/// The showdown hand and its Point Count.
pub fn showdown_hand(whose: Whose, hand: &SetHand) -> Explanation {
    let (mut why, two) = (Explanation::default(), hand.showdown_hand());
    let joker = hand.joker_value().unwrap_or_default();
    let total: u8 = two.map(|card| Value::of(card).points(joker)).iter().sum();
    why.say(SHOWDOWN_HAND, format!("{} is {}.", whose.own("showdown hand"), listed(&two)));
    why.add(joker_counts(whose, &two, joker));
    let (sum, count) = (sum(&two, joker), hand.point_count());
    why.say(POINT_COUNT, format!("{sum} = {total}: a Point Count of {count}."));
    why
}

/// Values as a sum: `9 + 5 + 6`.
fn sum(cards: &[Card], joker: u8) -> String {
    cards.iter().map(|&card| Value::of(card).points(joker).to_string()).collect::<Vec<_>>().join(" + ")
}

/// Which of the two hands qualifies.
pub const fn qualification(showdown: Showdown) -> &'static str {
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

/// The Point Counts of a round, of the player's and of the dealer's showdown hand.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// The player's.
    pub player: ShowdownCount,
    /// The dealer's.
    pub dealer: ShowdownCount,
}

/// What became of the Ante Wager, and why. The counts are looked at only where a hand that has one qualifies.
pub fn ante(whose: Whose, settled: &Settled<SaigonWager>, showdown: Showdown, counts: Counts) -> Clause {
    let Counts { player, dealer } = counts;
    settled.decision(
        whose,
        &match showdown {
            Showdown::NeitherQualifies => "neither hand qualifies".to_string(),
            Showdown::OnlyPlayerQualifies | Showdown::OnlyPlayerQualifiesWithFive => {
                format!("only the player's hand qualifies, with a Point Count of {player}")
            }
            Showdown::OnlyDealerQualifies => "only the dealer's hand qualifies".to_string(),
            Showdown::DealerHigher => format!("the dealer's {dealer} beats the player's {player}"),
            Showdown::DealerLower | Showdown::DealerLowerThanFive => {
                format!("the player's {player} beats the dealer's {dealer}")
            }
            Showdown::Equal => format!("both have {player}"),
        },
    )
}

/// The five cards that a Bonus Wager looks at, and what they make.
pub fn five_cards(whose: Whose, five: [Card; 5]) -> [Clause; 2] {
    let looks = format!("{} looks at all five cards: {}.", whose.only("Bonus Wager"), listed(&five));
    let makes = match bonus(five) {
        Some(hand) => Clause::new(hand.provision(), format!("They make this Poker hand: {}.", hand.name())),
        None => Clause::new(SUBSTITUTION, "They make no Poker hand of two pair or better."),
    };
    [Clause::new(BONUS_AFTER_ANTE, looks), makes]
}

/// What became of the Bonus Wager, and why.
pub fn bonus_wager(whose: Whose, settled: &Settled<SaigonWager>, hand: Option<BonusHand>) -> Clause {
    settled.decision(whose, hand.map_or("less than two pair", BonusHand::name))
}

/// What a payout limit leaves of a payment.
pub fn limit(settled: &Settled<SaigonWager>) -> Option<Clause> {
    let WagerResult::Win(odds) = settled.ruling.result else { return None };
    let (paid, won) = (settled.paid, odds.pay(settled.stake)?);
    let text = format!("The payout limit leaves {paid} of {won} to be paid.");
    (paid < won).then(|| Clause::new(PAYOUT_LIMIT, text))
}

//! The sentences of a round, for one that is settled on paper and for one that is played at a table.

use alloc::format;
use alloc::string::String;
use core::cmp::Ordering;

use super::{Cards, Decision, FourthCard, SIX_CARDS_TOGETHER, Showdown};
use crate::chapters::three_card_prime::payouts::{self, PairBonusLine, PrimeLine};
use crate::chapters::three_card_prime::ranking::{
    QUALIFYING, ThreeCardRank, all_six, one_color, qualifies, strength,
};
use crate::chapters::three_card_prime::wagers::PrimeWager;
use crate::kit::card::{Card, Color, Rank};
use crate::kit::explanation::{Clause, Explanation, Whose, listed};
use crate::kit::money::Cents;
use crate::kit::settlement::Settled;
use crate::kit::wager::{Limit, WagerResult};

/// What three cards are.
pub fn hand(whose: Whose, cards: [Card; 3]) -> Explanation {
    let (mut why, rank) = (Explanation::default(), strength(cards).rank());
    why.say(rank.provision(), format!("{} are {}.", whose.own(listed(&cards)), words(cards)));
    let consecutive = matches!(rank, ThreeCardRank::Straight | ThreeCardRank::StraightFlush);
    if consecutive && has(cards, Rank::Ace) && has(cards, Rank::Two) {
        why.say(ThreeCardRank::CARD_ORDER, "The ace counts low, below the 2 and 3.");
    }
    why
}

fn has(hand: [Card; 3], rank: Rank) -> bool {
    hand.iter().any(|card| card.rank() == Some(rank))
}

/// The hand in a sentence: `a straight`, or `queen high` where it is not a listed hand.
fn words(hand: [Card; 3]) -> String {
    match (strength(hand).rank(), hand.iter().filter_map(|card| card.rank()).max()) {
        (ThreeCardRank::HighCard, Some(highest)) => format!("{} high", highest.word()),
        (rank, _) => format!("a {}", rank.name()),
    }
}

fn article(name: &str) -> String {
    if name.starts_with("less") { name.into() } else { format!("a {name}") }
}

/// Whether the dealer's hand qualifies.
pub fn qualification(dealer: [Card; 3]) -> Clause {
    let verb = if qualifies(strength(dealer)) { "qualifies" } else { "does not qualify" };
    let text = format!("The dealer {verb} with {}; queen high is the least.", words(dealer));
    Clause::new(QUALIFYING, text)
}

/// Which hand is higher, where the dealer's qualifies.
pub fn comparison(whose: Whose, cards: &Cards) -> Option<Clause> {
    let (player, dealer) = (strength(cards.player), strength(cards.dealer));
    if !qualifies(dealer) {
        return None;
    }
    let same_rank = player.rank() == dealer.rank();
    let clause = if same_rank { ThreeCardRank::TIE_BREAK } else { ThreeCardRank::ORDER };
    Some(Clause::new(
        clause,
        match player.cmp(&dealer) {
            Ordering::Greater => format!("{} is the higher.", whose.own("hand")),
            Ordering::Equal => "The hands tie, and the player wins ties.".into(),
            Ordering::Less => "The dealer's hand is the higher.".into(),
        },
    ))
}

/// The player gives up the Ante.
pub fn forfeit(whose: Whose) -> Clause {
    Clause::new(
        Decision::PROVISION,
        format!("{} makes no Play Wager and so gives up the Ante.", whose.name()),
    )
}

/// The fourth card, where the player holds a pair or better and it counts.
pub fn fourth_card(whose: Whose, cards: &Cards) -> Option<Clause> {
    let wins = PairBonusLine::of(cards.player_rank()).is_some();
    let (true, Some(card)) = (wins, cards.fourth) else { return None };
    let what = match FourthCard::of(cards) {
        FourthCard::Two => "is a 2",
        FourthCard::NotATwo => "is not a 2",
    };
    Some(Clause::new(FourthCard::REVEALED, format!("{}, {card}, {what}.", whose.only("fourth card"))))
}

/// The six cards that the All-Six Bonus Wager looks at, and what they make.
pub fn six_cards(cards: &Cards) -> [Clause; 2] {
    let best = all_six(cards.six());
    let together = format!("Player and dealer together hold {}.", listed(&cards.six()));
    let makes = format!("The best hand in them is {}.", article(best.name()));
    [Clause::new(SIX_CARDS_TOGETHER, together), Clause::new(best.provision(), makes)]
}

/// What became of a wager, and why.
pub fn wager(whose: Whose, settled: &Settled<PrimeWager>, decision: Decision, cards: &Cards) -> Clause {
    settled.decision(whose, &reason(settled.wager, decision, cards))
}

/// What became of a wager after a card of the dealer's was exposed before its time.
pub fn wager_after_exposure(whose: Whose, settled: &Settled<PrimeWager>) -> Clause {
    settled.decision(whose, "a card of the dealer's was exposed before its time")
}

fn reason(wager: PrimeWager, decision: Decision, cards: &Cards) -> String {
    match wager {
        PrimeWager::Ante | PrimeWager::Play => contest(decision, cards.showdown()).into(),
        PrimeWager::Prime => color(cards),
        PrimeWager::PairBonus => format!("the player holds {}", words(cards.player)),
        PrimeWager::AllSix => format!("the six cards make {}", article(all_six(cards.six()).name())),
    }
}

const fn contest(decision: Decision, showdown: Showdown) -> &'static str {
    match (decision, showdown) {
        (Decision::Forfeit, _) => "it was given up",
        (Decision::Play, Showdown::DealerDoesNotQualify) => "the dealer does not qualify",
        (Decision::Play, Showdown::PlayerHigherOrEqual) => {
            "the dealer qualifies and does not beat the player"
        }
        (Decision::Play, Showdown::PlayerLowerFlushOrLower) => "the dealer beats a flush or less",
        (Decision::Play, Showdown::PlayerLowerStraightOrBetter) => "the dealer beats a straight or better",
    }
}

fn color(cards: &Cards) -> String {
    let color = match one_color(cards.player) {
        Some(Color::Red) => "red",
        Some(Color::Black) => "black",
        None => return "the player's cards are of both colors".into(),
    };
    match PrimeLine::of(cards.player, cards.dealer) {
        Some(PrimeLine::PlayerAndDealer) => format!("the player's and the dealer's cards are all {color}"),
        Some(PrimeLine::Player) | None => format!("the player's cards are all {color}"),
    }
}

/// What a payout limit leaves of a payment, or that it does not count it.
pub fn limit(settled: &Settled<PrimeWager>, limit: Cents) -> Option<Clause> {
    let WagerResult::Win(odds) = settled.ruling.result else { return None };
    let (paid, won) = (settled.paid, odds.pay(settled.stake).unwrap_or(settled.paid));
    let text = match settled.ruling.limit {
        Limit::Outside => format!("The limit of {limit} does not count this payment."),
        Limit::Counts if paid < won => format!("The payout limit of {limit} leaves {paid} of these {won}."),
        Limit::Counts => return None,
    };
    Some(Clause::new(payouts::PAYOUT_LIMIT, text))
}

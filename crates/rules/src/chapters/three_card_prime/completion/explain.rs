//! Why a round ended as it did: the clauses in order, with the values they saw.

use alloc::format;
use alloc::string::String;
use core::cmp::Ordering;

use super::{Cards, Decision, FourthCard, Round, SIX_CARDS_TOGETHER, Showdown};
use crate::chapters::three_card_prime::irregularities;
use crate::chapters::three_card_prime::payouts::{self, PairBonusLine, PrimeLine};
use crate::chapters::three_card_prime::ranking::{ThreeCardRank, all_six, one_color, qualifies, strength};
use crate::chapters::three_card_prime::wagers::PrimeWager;
use crate::cite;
use crate::kit::card::{Card, Color, Rank};
use crate::kit::explanation::Explanation;
use crate::kit::money::Cents;
use crate::kit::settlement::{Settled, Settlement};
use crate::kit::wager::{GameWager, Limit, WagerResult};

impl Round {
    /// The clauses that led to a settlement of this round, in the order in which they were applied.
    pub fn explain(&self, settlement: &Settlement<PrimeWager>) -> Explanation {
        let mut why = Explanation::default();
        say_hand(&mut why, "player", self.cards.player);
        say_hand(&mut why, "dealer", self.cards.dealer);
        if settlement.get(PrimeWager::Ante).is_some_and(|ante| !was_exposed(ante)) {
            self.say_contest(&mut why);
        }
        settlement.iter().for_each(|settled| self.say_wager(&mut why, settled));
        why
    }

    /// A folded hand is not compared: its Ante is gone whatever the dealer holds (ER-216).
    fn say_contest(&self, why: &mut Explanation) {
        match self.decision() {
            Decision::Forfeit => {
                why.say(Decision::PROVISION, "The player makes no Play Wager and so gives up the Ante.");
            }
            Decision::Play => {
                say_qualification(why, self.cards.dealer);
                say_comparison(why, &self.cards);
            }
        }
    }

    fn say_wager(&self, why: &mut Explanation, settled: &Settled<PrimeWager>) {
        self.say_first_optional(why, settled.wager);
        match settled.wager {
            PrimeWager::PairBonus => say_fourth_card(why, &self.cards),
            PrimeWager::AllSix => say_six(why, &self.cards),
            PrimeWager::Ante | PrimeWager::Play | PrimeWager::Prime => {}
        }
        let Settled { wager, stake, ruling, .. } = settled;
        let outcome = outcome(ruling.result);
        let reason = if was_exposed(settled) { EXPOSED.into() } else { self.reason(*wager) };
        why.say(ruling.decided_by, format!("The {} of {stake} {outcome}: {reason}.", wager.name()));
        self.say_payment(why, settled);
    }

    fn say_first_optional(&self, why: &mut Explanation, wager: PrimeWager) {
        let optional = [PrimeWager::Prime, PrimeWager::PairBonus, PrimeWager::AllSix];
        if optional.into_iter().find(|&wager| self.bets.has(wager)) == Some(wager) {
            why.say(PrimeWager::OPTIONAL_WAGERS_LAST, "The optional wagers come after Ante and Play.");
        }
    }

    fn say_payment(&self, why: &mut Explanation, settled: &Settled<PrimeWager>) {
        let (WagerResult::Win(odds), Some(paid_by)) = (settled.ruling.result, settled.ruling.paid_by) else {
            return;
        };
        let full = odds.pay(settled.stake).unwrap_or(settled.paid);
        why.say(paid_by, format!("It is paid at {odds}: {full} on {}.", settled.stake));
        self.say_limit(why, settled, full);
    }

    fn say_limit(&self, why: &mut Explanation, settled: &Settled<PrimeWager>, full: Cents) {
        let Some(limit) = self.terms.payout_limit else { return };
        match settled.ruling.limit {
            Limit::Outside => {
                why.say(payouts::PAYOUT_LIMIT, format!("The limit of {limit} does not count this payment."));
            }
            Limit::Counts if settled.paid < full => {
                let paid = settled.paid;
                let cut = format!("The payout limit of {limit} leaves {paid} of these {full}.");
                why.say(payouts::PAYOUT_LIMIT, cut);
            }
            Limit::Counts => {}
        }
    }

    fn reason(&self, wager: PrimeWager) -> String {
        match wager {
            PrimeWager::Ante | PrimeWager::Play => contest(self.decision(), self.cards.showdown()).into(),
            PrimeWager::Prime => color_words(&self.cards),
            PrimeWager::PairBonus => format!("the player holds {}", words(self.cards.player)),
            PrimeWager::AllSix => format!("the six cards make {}", article(all_six(self.cards.six()).name())),
        }
    }
}

const EXPOSED: &str = "a card of the dealer's was exposed before its time";

/// Whether the hands were void because a card of the dealer's was seen, so that nothing was compared.
fn was_exposed(settled: &Settled<PrimeWager>) -> bool {
    settled.ruling.decided_by == irregularities::EXPOSED
}

fn outcome(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Win(_) => "wins",
        WagerResult::Push => "is returned",
        WagerResult::Lose => "loses",
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

fn say_hand(why: &mut Explanation, whose: &str, hand: [Card; 3]) {
    let rank = strength(hand).rank();
    let [a, b, c] = hand;
    why.say(rank.provision(), format!("The {whose}'s {a} {b} {c} are {}.", words(hand)));
    let consecutive = matches!(rank, ThreeCardRank::Straight | ThreeCardRank::StraightFlush);
    if consecutive && has(hand, Rank::Ace) && has(hand, Rank::Two) {
        why.say(ThreeCardRank::CARD_ORDER, "The ace counts low, below the 2 and 3.");
    }
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

fn say_qualification(why: &mut Explanation, dealer: [Card; 3]) {
    let verb = if qualifies(strength(dealer)) { "qualifies" } else { "does not qualify" };
    let held = words(dealer);
    why.say(cite!("679a.1/qualify"), format!("The dealer {verb} with {held}; queen high is the least."));
}

fn say_comparison(why: &mut Explanation, cards: &Cards) {
    let (player, dealer) = (strength(cards.player), strength(cards.dealer));
    if !qualifies(dealer) {
        return;
    }
    let same_rank = player.rank() == dealer.rank();
    let clause = if same_rank { ThreeCardRank::TIE_BREAK } else { ThreeCardRank::ORDER };
    let verdict = match player.cmp(&dealer) {
        Ordering::Greater => "The player's hand is the higher.",
        Ordering::Equal => "The hands tie, and the player wins ties.",
        Ordering::Less => "The dealer's hand is the higher.",
    };
    why.say(clause, verdict);
}

fn say_fourth_card(why: &mut Explanation, cards: &Cards) {
    let wins = PairBonusLine::of(cards.player_rank()).is_some();
    let (true, Some(card)) = (wins, cards.fourth) else { return };
    let what = match FourthCard::of(cards) {
        FourthCard::Two => "is a 2",
        FourthCard::NotATwo => "is no 2",
    };
    why.say(FourthCard::REVEALED, format!("The fourth card, {card}, {what}."));
}

fn say_six(why: &mut Explanation, cards: &Cards) {
    let hand = all_six(cards.six());
    let [a, b, c, d, e, f] = cards.six();
    why.say(SIX_CARDS_TOGETHER, format!("Player and dealer together hold {a} {b} {c} {d} {e} {f}."));
    why.say(hand.provision(), format!("The best hand in them is {}.", article(hand.name())));
}

fn color_words(cards: &Cards) -> String {
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

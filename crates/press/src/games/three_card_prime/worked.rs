//! A round in which a pair meets a dealer who just qualifies, and the fourth card is a 2.

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::ThreeCardRank;
use croupier_rules::chapters::three_card_prime::{PrimeWager, Round, Terms, qualifies, strength};
use croupier_rules::kit::wager::{GameWager, Offer};

use crate::filing::Filing;
use crate::guide::{Group, WorkedHand, WorkedRound, cards, finished, lowest};
use crate::words::capital;

const PLAYER: &str = "7h 7d Ks";
const DEALER: &str = "Qs 9c 4d";
const FOURTH: &str = "2c";

pub fn round(filing: &Filing, terms: &Terms) -> Result<WorkedRound, String> {
    let offered = PrimeWager::ALL.iter().copied().filter(|wager| wager.offer(terms) == Offer::Offered);
    let fourth = terms.pair_bonus.and_then(|_| cards(FOURTH).first().copied());
    let (player, dealer) = (cards(PLAYER), cards(DEALER));
    let round = Round::new(terms, &player, &dealer, fourth, lowest(filing, offered))
        .map_err(|why| why.to_string())?;
    let settlement = round.settle().map_err(|why| why.to_string())?;
    Ok(finished(filing, hands(&round), &settlement, round.explain(&settlement)))
}

fn hands(round: &Round) -> Vec<WorkedHand> {
    let cards = round.cards();
    let fourth = cards.fourth.map(|card| Group::of(Some("fourth"), &[card]));
    let player = core::iter::once(Group::of(None, &cards.player)).chain(fourth);
    let verb = if qualifies(strength(cards.dealer)) { "qualifies" } else { "does not qualify" };
    vec![
        WorkedHand { title: "Your hand", groups: player.collect(), reads: reads(cards.player) },
        WorkedHand {
            title: "Dealer's hand",
            groups: vec![Group::of(None, &cards.dealer)],
            reads: format!("{}, {verb}", reads(cards.dealer)),
        },
    ]
}

fn reads(hand: [Card; 3]) -> String {
    let highest = hand.iter().filter_map(|card| card.rank()).max();
    match (strength(hand).rank(), highest) {
        (ThreeCardRank::HighCard, Some(highest)) => capital(&format!("{} high", highest.word())),
        (rank, _) => capital(rank.name()),
    }
}

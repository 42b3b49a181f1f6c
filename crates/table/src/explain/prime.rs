//! What only Three Card Prime has to tell.

use alloc::format;

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::completion::sentences;
use croupier_rules::chapters::three_card_prime::irregularities::rule_after_exposed_dealer_card;
use croupier_rules::chapters::three_card_prime::{Cards, Decision, PrimeWager, rule};
use croupier_rules::kit::explanation::{Explanation, Whose};
use croupier_rules::kit::settlement::Settled;
use croupier_rules::kit::wager::Ruling;
use croupier_rules::submission::PrimeOptions;

use super::poker::{Settling, Tales, by_ruling, cards_at, turned};
use super::scene::Scene;
use crate::poker::{Exposure, Part, Phase, PokerEvent, PokerTable};
use crate::seat::Seat;
use crate::sight::HandName;

impl Tales for PrimeOptions {
    fn chosen(&self, scene: &Scene, position: Seat, choice: &PokerEvent) -> Explanation {
        let player = scene.player(position);
        if let PokerEvent::Decided { decision: Decision::Forfeit, .. } = choice {
            let mut why = Explanation::default();
            why.add([sentences::forfeit(player.whose())]);
            return why;
        }
        scene.say(format!("{} stays in with a Play Wager.", player.whose().name()))
    }

    /// Whether the dealer qualifies does not matter once Ante and Play Wagers are off.
    fn dealers_hand(&self, scene: &Scene, table: &PokerTable) -> Explanation {
        let mut why = Explanation::default();
        let Some(cards) = scene.whole(HandName::Dealer) else { return why };
        why.add(sentences::hand(Whose::TheDealer, cards));
        match table.exposure() {
            Exposure::None => why.add([sentences::qualification(cards)]),
            Exposure::DealersCard => {}
        }
        why
    }

    fn shown(&self, scene: &Scene, position: Seat, part: Part) -> Explanation {
        let hand = scene.seen(HandName::Position { position }, 0);
        match part {
            Part::Hand | Part::ThreeCardHand | Part::ShowdownHand => turned(scene, position, "cards", &hand),
            Part::FourthCard => {
                let fourth = scene.seen(HandName::FourthCard { position }, 0);
                let cards = cards_at(scene, position).zip(fourth.first().copied());
                let told = cards.and_then(|(player, card)| {
                    let cards = Cards { player, dealer: player, fourth: Some(card) };
                    sentences::fourth_card(scene.player(position).whose(), &cards)
                });
                let mut why = Explanation::default();
                why.add(told);
                if why.0.is_empty() { turned(scene, position, "fourth card", &fourth) } else { why }
            }
        }
    }

    fn formed(&self, scene: &Scene, position: Seat) -> Explanation {
        let whole = cards_at::<3>(scene, position);
        whole.map(|cards| sentences::hand(scene.player(position).whose(), cards)).unwrap_or_default()
    }

    fn ruled(&self, scene: &Scene, table: &PokerTable, settling: &Settling) -> Option<Explanation> {
        let wager = PrimeWager::try_from(settling.wager).ok()?;
        let round = Ruled::at(table, settling.position)?;
        let settled = settling.by(wager, round.ruling(self, wager));
        let mut why = by_ruling(scene, settling, &settled, || round.decided(settling, &settled));
        if settling.paid.is_some() {
            why.add(self.terms.payout_limit.and_then(|limit| sentences::limit(&settled, limit)));
        }
        Some(why)
    }
}

/// What the rules look at when they rule on the wagers of a position.
struct Ruled {
    cards: Cards,
    decision: Decision,
    exposure: Exposure,
}

impl Ruled {
    /// Wagers are ruled on once the dealer's cards are face up; before that, only an Ante that was given up.
    fn at(table: &PokerTable, position: Seat) -> Option<Ruled> {
        let hand = table.hand(position)?;
        if table.phase() != Phase::Settling && !hand.is_folded() {
            return None;
        }
        let whole = |cards: &[Card]| <[Card; 3]>::try_from(cards).ok();
        let (player, dealer) = (whole(hand.cards.cards())?, whole(table.dealers_cards().cards())?);
        let decision = if hand.is_folded() { Decision::Forfeit } else { Decision::Play };
        let cards = Cards { player, dealer, fourth: hand.fourth };
        Some(Ruled { cards, decision, exposure: table.exposure() })
    }

    fn ruling(&self, options: &PrimeOptions, wager: PrimeWager) -> Ruling {
        match self.exposure {
            Exposure::None => rule(&options.terms, &self.cards, self.decision, wager),
            Exposure::DealersCard => rule_after_exposed_dealer_card(&options.terms, &self.cards, wager),
        }
    }

    /// The hands are compared for the Ante, the six cards looked at for the All-Six Bonus Wager.
    fn decided(&self, settling: &Settling, settled: &Settled<PrimeWager>) -> Explanation {
        let (mut why, whose) = (Explanation::default(), settling.player.whose());
        match (settled.wager, self.decision) {
            (PrimeWager::Ante, Decision::Play) => why.add(sentences::comparison(whose, &self.cards)),
            (PrimeWager::AllSix, Decision::Play | Decision::Forfeit) => {
                why.add(sentences::six_cards(&self.cards));
            }
            (PrimeWager::Ante | PrimeWager::Play | PrimeWager::Prime | PrimeWager::PairBonus, _) => {}
        }
        why.add([sentences::wager(whose, settled, self.decision, &self.cards)]);
        why
    }
}

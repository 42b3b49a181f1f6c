//! What only Saigon 5 Card has to tell.

use alloc::format;

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::completion::sentences::{self, Counts};
use croupier_rules::chapters::saigon_5_card::completion::{SetBy, rule, showdown};
use croupier_rules::chapters::saigon_5_card::ranking::{best_split, bonus};
use croupier_rules::chapters::saigon_5_card::{SaigonWager, SetHand, Split};
use croupier_rules::kit::explanation::{Explanation, Whose};
use croupier_rules::submission::SaigonOptions;

use super::poker::{Settling, Tales, by_ruling, cards_at, turned};
use super::scene::Scene;
use crate::poker::{Part, Phase, PokerEvent, PokerTable};
use crate::seat::Seat;
use crate::sight::{ChoiceView, HandName};

impl Tales for SaigonOptions {
    /// How a hand is set is told to those who see its cards.
    fn chosen(&self, scene: &Scene, position: Seat, choice: &PokerEvent) -> Explanation {
        let player = scene.player(position);
        if let (PokerEvent::Reset { .. }, Some(hand)) = (choice, laid(scene, position)) {
            let mut why = Explanation::default();
            why.add([sentences::reset(player.whose(), &hand)]);
            why.add(sentences::three_card_hand(player.whose(), &hand));
            return why;
        }
        match set_hand(scene, position) {
            Some(hand) => sentences::player_set(player.whose(), &hand, SetBy::Player),
            None => scene.say(format!("{} sets the hand.", player.whose().name())),
        }
    }

    fn dealers_hand(&self, scene: &Scene, _: &PokerTable) -> Explanation {
        let Some(five) = scene.whole::<5>(HandName::Dealer) else { return Explanation::default() };
        let hand = SetHand::new(five, best_split(five).map_or(Split::FIRST, |(split, _)| split));
        let mut why = Explanation::default();
        why.add([sentences::dealer_set(&hand)]);
        why.add(sentences::hand(Whose::TheDealer, &hand));
        why
    }

    fn shown(&self, scene: &Scene, position: Seat, part: Part) -> Explanation {
        let (player, hand) = (scene.player(position), laid(scene, position));
        match part {
            Part::ThreeCardHand => {
                let three = hand.map(|hand| hand.three_card_hand());
                let mut why = turned(scene, position, "three-card hand", three.as_slice().as_flattened());
                why.add(
                    hand.map(|hand| sentences::three_card_hand(player.whose(), &hand)).unwrap_or_default(),
                );
                why
            }
            Part::ShowdownHand => {
                hand.map(|hand| sentences::showdown_hand(player.whose(), &hand)).unwrap_or_default()
            }
            Part::Hand | Part::FourthCard => {
                let five = cards_at(scene, position);
                let five = five.map(|five| sentences::five_cards(player.whose(), five));
                let mut why = Explanation::default();
                why.add(five.into_iter().flatten());
                why
            }
        }
    }

    fn formed(&self, _: &Scene, _: Seat) -> Explanation {
        Explanation::default()
    }

    fn ruled(&self, scene: &Scene, table: &PokerTable, settling: &Settling) -> Option<Explanation> {
        if table.phase() != Phase::Settling {
            return None;
        }
        let wager = SaigonWager::try_from(settling.wager).ok()?;
        let player = laid(scene, settling.position)?;
        let dealer = dealer(table)?;
        let dealers_count = table.dealers_split().map(|_| dealer.point_count());
        let showdown = showdown(player.qualified_count(), dealers_count);
        let best = bonus(player.cards());
        let settled = settling.by(wager, rule(wager, showdown, best));
        let whose = settling.player.whose();
        let decided = match wager {
            SaigonWager::Ante => {
                let counts = Counts { player: player.point_count(), dealer: dealer.point_count() };
                sentences::ante(whose, &settled, showdown, counts)
            }
            SaigonWager::Bonus => sentences::bonus_wager(whose, &settled, best),
        };
        let mut why = by_ruling(scene, settling, &settled, || Explanation([decided].into()));
        if settling.paid.is_some() {
            why.add(sentences::limit(&settled));
        }
        Some(why)
    }
}

/// The hand of a position as it lies set on the table, whoever sees it. What is told of it is told of cards that are
/// face up, or not of the cards at all.
fn laid(scene: &Scene, position: Seat) -> Option<SetHand> {
    let hand = scene.after?.poker()?.hand(position)?;
    let five: [Card; 5] = hand.cards.cards().try_into().ok()?;
    hand.split().map(|split| SetHand::new(five, split))
}

/// The hand of a position where the viewer sees all its cards and knows how it is set.
fn set_hand(scene: &Scene, position: Seat) -> Option<SetHand> {
    let hand = scene.hand(HandName::Position { position })?;
    match hand.choice? {
        ChoiceView::Set { split } => Some(SetHand::new(cards_at(scene, position)?, *split.seen()?)),
        ChoiceView::Open | ChoiceView::Played | ChoiceView::Folded => None,
    }
}

/// The dealer's hand, set where it qualifies.
fn dealer(table: &PokerTable) -> Option<SetHand> {
    let five: [Card; 5] = table.dealers_cards().cards().try_into().ok()?;
    Some(SetHand::new(five, table.dealers_split().unwrap_or(Split::FIRST)))
}

//! A round of baccarat, in sentences.

use alloc::format;
use alloc::string::String;

use croupier_rules::families::baccarat::completion::{Announcement as Outcome, Verdict, rule};
use croupier_rules::families::baccarat::dealing::{ThirdCard, banker_decision, player_decision};
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::families::baccarat::ranking::{PointCount, point_count, value};
use croupier_rules::families::baccarat::sentences::{self, Drawing};
use croupier_rules::families::baccarat::{BaccaratWager, Coup, Side};
use croupier_rules::kit::explanation::{Clause, Explanation, listed};
use croupier_rules::kit::settlement::{Settled, settle};
use croupier_rules::kit::wager::{Bets, Charge, GameWager, WagerResult};
use croupier_rules::{Card, Cents};

use super::chips;
use super::scene::{Scene, ground};
use crate::baccarat::{BaccaratEvent, BaccaratTable, Simulation, TableCard};
use crate::ledger::{Account, Cause, Transfer};
use crate::sealed::Sealed;
use crate::seat::Seat;
use crate::sight::HandName;
use crate::state::State;

/// An event of the round, with its rulings where the table is known.
pub(crate) fn tell(scene: &Scene, table: Option<&BaccaratTable>, event: &BaccaratEvent) -> Explanation {
    let Some(table) = table else { return scene.say(sentence(scene, event)) };
    match *event {
        BaccaratEvent::Dealt { side, card, facing } => dealt(scene, table, side, card, facing),
        BaccaratEvent::PointCountAnnounced { side } => announced(scene, table, side),
        BaccaratEvent::ResultAnnounced { winner } => result(scene, table, winner),
        BaccaratEvent::VigorishMarked { seat, amount } => marked(scene, table, seat, amount),
        BaccaratEvent::BettingEnded
        | BaccaratEvent::RightFalls { .. }
        | BaccaratEvent::CardsCalled
        | BaccaratEvent::CoverCardSetAside
        | BaccaratEvent::HandedOver { .. }
        | BaccaratEvent::Revealed { .. }
        | BaccaratEvent::RightRelinquished { .. }
        | BaccaratEvent::RelinquishmentOrdered { .. }
        | BaccaratEvent::RightOffered { .. }
        | BaccaratEvent::RightAccepted { .. }
        | BaccaratEvent::RightDeclined { .. }
        | BaccaratEvent::LosingCollected
        | BaccaratEvent::VigorishCollected { .. }
        | BaccaratEvent::CardsRemoved
        | BaccaratEvent::LastHandAnnounced
        | BaccaratEvent::ShoeOver
        | BaccaratEvent::RoundVoid
        | BaccaratEvent::ThirdCardSetAside { .. }
        | BaccaratEvent::KeptCardDiscarded { .. }
        | BaccaratEvent::KeptForNextHand { .. }
        | BaccaratEvent::KeptForSimulatedRound { .. }
        | BaccaratEvent::Discarded { .. }
        | BaccaratEvent::SimulatedRoundBegan
        | BaccaratEvent::ShoeOffered { .. }
        | BaccaratEvent::ShoeAccepted { .. }
        | BaccaratEvent::ShoeDeclined { .. }
        | BaccaratEvent::DealerIsCurator { .. }
        | BaccaratEvent::ShoePassed
        | BaccaratEvent::PassOrdered { .. }
        | BaccaratEvent::PartGivenUp { .. } => scene.say(sentence(scene, event)),
    }
}

/// What needs no more than one sentence.
fn sentence(scene: &Scene, event: &BaccaratEvent) -> String {
    let by = scene.actor();
    match *event {
        BaccaratEvent::BettingEnded => "Betting is closed.".into(),
        BaccaratEvent::RightFalls { side, to: Some(seat) } => {
            format!("{seat} has the highest wager on the {side} and may turn its cards.")
        }
        BaccaratEvent::RightFalls { side, to: None } => {
            format!("Nobody wagered on the {side}: the dealer turns its cards.")
        }
        BaccaratEvent::CardsCalled => "The curator is told to deal.".into(),
        BaccaratEvent::CoverCardSetAside => "The cover card shows and is set aside.".into(),
        BaccaratEvent::HandedOver { side, to } => {
            format!("{by} hands {} to {to}, face down.", latest(scene, side))
        }
        BaccaratEvent::Revealed { side } => revealed(scene, side),
        BaccaratEvent::RightRelinquished { side, by } => {
            format!("{by} gives up the right to turn the {side}.")
        }
        BaccaratEvent::RelinquishmentOrdered { side, from, because } => {
            format!("{by} orders {from} to give up the right to turn the {side}: {}.", ground(because))
        }
        BaccaratEvent::RightOffered { side, to } => {
            format!("{by} offers {to} the right to turn the {side}.")
        }
        BaccaratEvent::RightAccepted { side } => format!("{by} accepts the right to turn the {side}."),
        BaccaratEvent::RightDeclined { side } => format!("{by} declines the right to turn the {side}."),
        BaccaratEvent::PointCountAnnounced { side } => format!("The Point Count of the {side} is announced."),
        BaccaratEvent::ResultAnnounced { winner: Some(side) } => format!("The {side} wins."),
        BaccaratEvent::ResultAnnounced { winner: None } => "The hands tie.".into(),
        BaccaratEvent::LosingCollected => "Every losing wager has been collected.".into(),
        BaccaratEvent::VigorishMarked { seat, amount } => {
            format!("{amount} in vigorish is marked for {seat}.")
        }
        BaccaratEvent::VigorishCollected { seat } => {
            format!("{seat} owes no more vigorish, and the marker is removed.")
        }
        BaccaratEvent::CardsRemoved => format!("The cards of the round go to the {}.", scene.discards()),
        BaccaratEvent::LastHandAnnounced => "One more hand will be dealt from this shoe.".into(),
        BaccaratEvent::ShoeOver => "The shoe is over.".into(),
        BaccaratEvent::RoundVoid => "The round is void.".into(),
        BaccaratEvent::Dealt { side, card, facing } => dealt_how(card, facing, side),
        BaccaratEvent::ThirdCardSetAside { card, disclosure: _ } => {
            let card = card.seen().map_or(", face down,".into(), |card| format!(", {card},"));
            format!(
                "A third card{card} came to the Player's Hand too early; it waits until both hands lie face up."
            )
        }
        BaccaratEvent::KeptForNextHand { card } => {
            format!("{}, drawn in error and not disclosed, is kept to begin the next hand.", a_card(card))
        }
        BaccaratEvent::KeptForSimulatedRound { card, cause: Simulation::PlayersThirdCard } => {
            format!("The wrong third card, {card}, is kept to begin a simulated round.")
        }
        BaccaratEvent::KeptForSimulatedRound { card, cause: Simulation::AnyOtherCard } => {
            format!("{card}, drawn in error and disclosed, is kept to begin a simulated round.")
        }
        BaccaratEvent::Discarded { card, cards } => discarded(scene, card, cards),
        BaccaratEvent::KeptCardDiscarded { card, facing } => {
            let facing = facing_words(facing);
            format!(
                "The shoe ends: {}, which was kept, goes to the {}, {facing}.",
                a_card(card),
                scene.discards()
            )
        }
        BaccaratEvent::SimulatedRoundBegan => simulated(scene),
        BaccaratEvent::ShoeOffered { to } => format!("{by} offers {to} the shoe."),
        BaccaratEvent::ShoeAccepted { by } => format!("{by} accepts the shoe and is the curator."),
        BaccaratEvent::ShoeDeclined { by } => format!("{by} declines the shoe."),
        BaccaratEvent::DealerIsCurator { designated_by: Some(seat) } => {
            format!("{seat} designates the dealer calling the game as the curator.")
        }
        BaccaratEvent::DealerIsCurator { designated_by: None } => {
            "No player accepts the shoe: the dealer calling the game is the curator.".into()
        }
        BaccaratEvent::ShoePassed => format!("{by} passes the shoe."),
        BaccaratEvent::PassOrdered { because } => {
            format!("{by} orders the curator to pass the shoe: {}.", ground(because))
        }
        BaccaratEvent::PartGivenUp { by } => format!("{by} gives up any part in the round."),
    }
}

fn a_card(card: Sealed<Card>) -> String {
    card.seen().map_or("a card".into(), |card| format!("{card}"))
}

/// A card of the first four is told as it lies; a third card, with the rule that brings it.
fn dealt(
    scene: &Scene,
    table: &BaccaratTable,
    side: Side,
    card: Sealed<Card>,
    facing: Facing,
) -> Explanation {
    let lies = Clause::new(scene.provision, dealt_how(card, facing, side));
    let mut why = Explanation::default();
    if table.card(TableCard::OfHand { side, place: 2 }).is_some() {
        let drawing = drawing(table, side);
        if drawing.decision.third_card == ThirdCard::Draw {
            why.add(drawing.told(table.options().clauses));
        }
    }
    why.add([lies]);
    why
}

fn dealt_how(card: Sealed<Card>, facing: Facing, side: Side) -> String {
    format!("{} is dealt {} to the {side}.", a_card(card), facing_words(facing))
}

const fn facing_words(facing: Facing) -> &'static str {
    match facing {
        Facing::Up => "face up",
        Facing::Down => "face down",
    }
}

/// The Point Count of the first two cards of a hand. It decides third cards only after it was announced.
fn two_card_count(table: &BaccaratTable, side: Side) -> PointCount {
    let cards = [0, 1].map(|place| table.card(TableCard::OfHand { side, place }));
    point_count(cards.into_iter().flatten().filter_map(value))
}

/// Whether a hand draws, and why.
fn drawing(table: &BaccaratTable, side: Side) -> Drawing {
    let [player, banker] = Side::ALL.map(|side| two_card_count(table, side));
    let third = table.card(TableCard::OfHand { side: Side::Player, place: 2 });
    let players_third = third.and_then(value);
    let (decision, count) = match side {
        Side::Player => (player_decision(player, banker), player),
        Side::Banker => (banker_decision(player, banker, players_third), banker),
    };
    Drawing { side, decision, count, players_third }
}

/// The cards of a hand that were dealt last: its first two, or its third.
fn latest(scene: &Scene, side: Side) -> String {
    let third = scene
        .after
        .and_then(State::baccarat)
        .and_then(|table| table.card(TableCard::OfHand { side, place: 2 }));
    if third.is_some() { format!("the third card of the {side}") } else { format!("the {side}") }
}

/// The cards that were just turned.
fn revealed(scene: &Scene, side: Side) -> String {
    let cards = scene.seen(HandName::Baccarat { side }, 0);
    match cards.as_slice() {
        [_, _, third] => format!("{} is turned face up: {third}.", latest(scene, side)),
        [] => format!("{} is turned face up.", latest(scene, side)),
        cards => format!("{} is turned face up: {}.", latest(scene, side), listed(cards)),
    }
}

fn announced(scene: &Scene, table: &BaccaratTable, side: Side) -> Explanation {
    let Ok(two) = <[Card; 2]>::try_from(scene.seen(HandName::Baccarat { side }, 0)) else {
        return scene.say(sentence(scene, &BaccaratEvent::PointCountAnnounced { side }));
    };
    let (clauses, count) = (table.options().clauses, two_card_count(table, side));
    let mut why = Explanation::default();
    why.add([sentences::first_two(clauses, side, two)]);
    if count.makes_a_natural() {
        why.add([sentences::natural(clauses, side, count)]);
    }
    why
}

/// Hands that stayed are told with the result: that they did is an act of nobody.
fn result(scene: &Scene, table: &BaccaratTable, winner: Option<Side>) -> Explanation {
    let (clauses, mut why) = (table.options().clauses, Explanation::default());
    for side in Side::ALL {
        let drawing = drawing(table, side);
        if drawing.decision.third_card == ThirdCard::Stay {
            why.add(drawing.told(clauses));
        }
    }
    if let Some(coup) = table.result() {
        why.add([sentences::final_counts(clauses, coup)]);
        if Outcome::of(table.options().terms.variation, coup) == Outcome::Dragon7 {
            why.add([sentences::dragon_7(clauses, coup)]);
        }
    }
    why.add(scene.say(sentence(scene, &BaccaratEvent::ResultAnnounced { winner })));
    why
}

/// A wrong third card that was disclosed, and cards that nobody sees.
fn discarded(scene: &Scene, card: Card, cards: u8) -> String {
    let rack = scene.discards();
    match cards {
        0 | 1 => format!("The wrong third card, {card}, goes to the {rack}."),
        2 => format!("The wrong third card, {card}, goes to the {rack} with one more card, face down."),
        _ => format!(
            "The wrong third card, {card}, goes to the {rack} with {} more cards, face down.",
            cards - 1
        ),
    }
}

fn simulated(scene: &Scene) -> String {
    let first = scene.seen(HandName::Baccarat { side: Side::Player }, 0);
    let begins = first.first().map_or(String::new(), |card| format!(": {card} begins the Player's Hand"));
    format!("A simulated round begins, without wagers{begins}.")
}

/// The position whose wagers are settled: the highest at which any are left.
fn being_settled(scene: &Scene) -> Option<Seat> {
    let state = scene.after?;
    let mut positions = Seat::clockwise(state.filed().seats());
    positions.find(|&position| !state.ledger.on_layout(position).is_zero())
}

/// A wager that is settled, as the rules settle it.
fn settled(
    table: &BaccaratTable,
    coup: Coup,
    wager: BaccaratWager,
    stake: Cents,
) -> Option<Settled<BaccaratWager>> {
    let options = table.options();
    let bets = Bets::NONE.with(wager, stake);
    let settlement = settle(&bets, None, |wager| rule(options.clauses, &options.terms, coup, wager)).ok()?;
    settlement.get(wager).copied()
}

/// Chips that move because of a result, told by the ruling; nothing where they move for another reason.
pub(crate) fn ruling(scene: &Scene, table: &BaccaratTable, transfer: &Transfer) -> Option<Explanation> {
    let Transfer { from, amount, cause, .. } = *transfer;
    let coup = table.result()?;
    match (cause, from) {
        (Cause::WagerLost | Cause::WagerReturned, Account::Layout(position, wager)) => {
            let wager = BaccaratWager::try_from(wager).ok()?;
            let options = table.options();
            let ruling = rule(options.clauses, &options.terms, coup, wager);
            if ruling.decided_by != scene.provision {
                return None;
            }
            Some(match ruling.result {
                WagerResult::Win(_) => {
                    scene.say(chips::stake_returned(scene, position, amount, wager.into()))
                }
                WagerResult::Push | WagerResult::Lose => {
                    let (paid, returned, vigorish) = (Cents::ZERO, Cents::ZERO, Cents::ZERO);
                    let settled = Settled { wager, stake: amount, ruling, paid, returned, vigorish };
                    decided(scene, table, coup, position, &settled)
                }
            })
        }
        (Cause::WagerPaid, Account::Bank) => paid(scene, table, coup, transfer),
        (Cause::VigorishCollected, Account::Layout(position, _)) => {
            let stake = scene.after?.ledger.balance(from) + amount;
            let owed = settled(table, coup, BaccaratWager::Banker, stake)?;
            let player = scene.player(position);
            let mut why = Explanation::default();
            why.add(sentences::charge(table.options().clauses, table.options().terms.variation, &owed));
            why.add(scene.say(format!("{amount} is collected from {}.", player.whose().own("stake"))));
            Some(why)
        }
        (
            Cause::BuyIn
            | Cause::CashOut
            | Cause::WagerPlaced
            | Cause::WagerWithdrawn
            | Cause::BeyondGap
            | Cause::WagerLost
            | Cause::WagerPaid
            | Cause::WagerReturned
            | Cause::RoundVoid
            | Cause::PaymentReversed
            | Cause::LossReversed
            | Cause::Corrected
            | Cause::WagerAbandoned
            | Cause::VigorishCollected,
            _,
        ) => None,
    }
}

fn decided(
    scene: &Scene,
    table: &BaccaratTable,
    coup: Coup,
    position: Seat,
    settled: &Settled<BaccaratWager>,
) -> Explanation {
    let verdict = Verdict::of(&table.options().terms, coup, settled.wager);
    let mut why = Explanation::default();
    why.add([sentences::wager(scene.player(position).whose(), settled, verdict)]);
    why
}

/// A payment says at which odds. Which wager it pays is known by its clause: no clause pays two wagers of one result.
fn paid(scene: &Scene, table: &BaccaratTable, coup: Coup, transfer: &Transfer) -> Option<Explanation> {
    let options = table.options();
    let pays = |wager: &&BaccaratWager| {
        let ruling = rule(options.clauses, &options.terms, coup, **wager);
        matches!(ruling.result, WagerResult::Win(_)) && ruling.provision() == scene.provision
    };
    let &wager = BaccaratWager::ALL.iter().find(pays)?;
    let WagerResult::Win(odds) = rule(options.clauses, &options.terms, coup, wager).result else {
        return None;
    };
    let stake = Cents(transfer.amount.0 * i64::from(odds.per()) / i64::from(odds.pays()));
    let settled = settled(table, coup, wager, stake)?;
    let player = chips::paid(scene, transfer.to, being_settled(scene))?;
    let mut why = Explanation::default();
    why.add([sentences::wager(player.whose(), &settled, Verdict::of(&options.terms, coup, wager))]);
    why.add(settled.payment());
    if settled.ruling.charge == Charge::Free {
        why.add(sentences::charge(options.clauses, options.terms.variation, &settled));
    }
    Some(why)
}

fn marked(scene: &Scene, table: &BaccaratTable, seat: Seat, amount: Cents) -> Explanation {
    let mut why = Explanation::default();
    let stake = |position| {
        let area = Account::Layout(position, BaccaratWager::Banker.into());
        scene.after.map(|state| state.ledger.balance(area))
    };
    let won = being_settled(scene).and_then(stake).zip(table.result());
    let owed = won.and_then(|(stake, coup)| settled(table, coup, BaccaratWager::Banker, stake));
    if let Some(owed) = owed.filter(|owed| owed.vigorish == amount) {
        why.add(sentences::charge(table.options().clauses, table.options().terms.variation, &owed));
    }
    why.add(scene.say(sentence(scene, &BaccaratEvent::VigorishMarked { seat, amount })));
    why
}

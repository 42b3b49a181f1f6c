//! What is recorded: facts, small, and without a stage in them.

use super::*;
use crate::cards::CardsEvent;
use crate::sealed::Sealed;

/// The events of the cards machine from an empty table to a ready shoe, and the table they lead to.
fn recorded(setup: Edits) -> (Vec<CardsEvent>, Table) {
    let (mut events, mut table) = (Vec::new(), Table::with_players(setup, &[1]));
    while let Some(step) = table.duties().into_iter().next() {
        let act = table.filled(&step.act).swap_remove(0);
        let entries = table.any(step.by, Act::Cards(act)).unwrap();
        events.extend(entries.into_iter().filter_map(|entry| match entry.event {
            Event::Cards(event) => Some(event),
            _ => None,
        }));
    }
    (events, table)
}

#[test]
fn events_stay_small() {
    assert_eq!(size_of::<CardsEvent>(), 24);
}

#[test]
fn the_facts_alone_lead_to_the_same_cards() {
    for setup in GameId::ALL.into_iter().flat_map(provided) {
        let (events, table) = recorded(setup.clone());
        let mut again = Table::with_players(setup, &[1]);
        events.iter().for_each(|event| crate::cards::evolve(&mut again.state, event, again.now));
        assert_eq!(again.state.cards, table.state.cards);
    }
}

#[test]
fn an_opening_is_told_in_the_words_of_the_chapter() {
    let (events, _) = recorded(manual(GameId::Midibaccarat));
    let told: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
    let words = told.iter().map(|event| event.split(' ').next().unwrap());
    let expected = "Received Inspected InspectionVerified Spread LookedAt Washed Stacked Shuffled ShuffleVerified \
                    CutOffered CoverCardPlaced CutThrough Loaded Burned";
    assert_eq!(words.collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn nobody_is_told_the_order_of_undealt_cards() {
    let set = FIRST;
    let table = Table::new(manual(GameId::Saigon5Card));
    let CardsAct::ReceivePreshuffled { order, .. } = table.preshuffled(set) else { unreachable!() };
    let received = |order| CardsEvent::ReceivedPreshuffled { set, order };
    let open = Sealed::Open(order.into());
    assert_eq!(received(open.clone()).without_order(), received(Sealed::Hidden));
    let shuffled = |order| CardsEvent::Shuffled { set, by: ShuffledBy::Hand, order };
    assert_eq!(shuffled(open).without_order(), shuffled(Sealed::Hidden));
    assert_eq!(CardsEvent::Stacked { set }.without_order(), CardsEvent::Stacked { set });
}

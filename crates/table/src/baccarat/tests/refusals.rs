//! Every act at every moment: what is listed is accepted, what is accepted is listed, and nothing refused leaves a
//! trace.

use super::*;
use crate::baccarat::reason::BaccaratReason as Why;

/// Every act there is, with every seat of the table.
pub(super) fn every_act() -> Vec<BaccaratAct> {
    use BaccaratAct as A;
    let mut acts = vec![
        A::NoMoreBets,
        A::CallCards,
        A::DealFirstFour,
        A::DealCard,
        A::AnnounceResult,
        A::CollectLosing,
        A::ClearCards,
        A::AnnounceLastHand,
        A::AcceptShoe,
        A::DeclineShoe,
        A::DesignateDealer,
        A::TakeShoe,
        A::PassShoe,
        A::OrderPass,
        A::DeclareVoid,
    ];
    for side in Side::ALL {
        acts.extend([A::Turn(side), A::ReturnCards(side), A::Relinquish(side), A::OrderRelinquish(side)]);
        acts.extend([A::AcceptRight(side), A::DeclineRight(side), A::Announce(side), A::DealThirdCard(side)]);
        acts.extend(Disclosure::ALL.map(|disclosure| A::ReportThirdCard { side, disclosure }));
        acts.extend((1..=4).map(|to| A::HandOver { side, to: seat(to) }));
        acts.extend((1..=4).map(|to| A::OfferRight { side, to: seat(to) }));
    }
    acts.extend(Disclosure::ALL.map(A::ReportCardDrawn));
    for place in (1..=4).map(seat) {
        acts.extend([A::SettlePosition(place), A::CollectVigorish(place), A::RemoveMarker(place)]);
        acts.extend([A::OfferShoe(place), A::ReportTouch(place)]);
    }
    acts
}

const ACTORS: [Actor; 4] = [DEALER, FLOOR, Actor::Curator, Actor::Device];

/// What is accepted and not listed, and what is listed and not accepted, at this moment.
pub(super) fn check_moment(play: &Play, acts: &[BaccaratAct]) {
    let listed: Vec<Step> = steps(&play.state);
    for step in &listed {
        let command = Command::new(play.state.clock, step.actor, step.act.clone());
        assert!(decide(&play.state, &command).is_ok(), "listed and refused: {step:?}");
    }
    let of_round = |act: BaccaratAct| listed.iter().any(|step| same_kind(&step.act, act));
    for actor in ACTORS.into_iter().chain((1..=4).map(player)) {
        for &act in acts {
            assert!(!play.accepts(actor, act) || of_round(act), "accepted and not listed: {actor} {act:?}");
        }
    }
}

fn same_kind(listed: &Act, act: BaccaratAct) -> bool {
    match listed {
        Act::Baccarat(listed) => core::mem::discriminant(listed) == core::mem::discriminant(&act),
        _ => false,
    }
}

/// Only one act moves a plain round on at any moment, and it is the one that is due.
#[test]
fn acts_out_of_order_are_refused_at_every_moment() {
    use BaccaratAct as A;
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &DRAGON_7);
        play.bet(2, BaccaratWager::Player, 100);
        play.end_betting();
        while !play.state.betting_is_open() {
            let due = play.due();
            let moves = [
                (Due::NoMoreBets, A::NoMoreBets),
                (Due::Result, A::AnnounceResult),
                (Due::CollectLosing, A::CollectLosing),
                (Due::ClearCards, A::ClearCards),
                (Due::Announce(Side::Player), A::Announce(Side::Player)),
                (Due::Announce(Side::Banker), A::Announce(Side::Banker)),
            ];
            for (when, act) in moves {
                assert_eq!(play.accepts(DEALER, act), when == due, "{act:?} while {due:?} is due");
            }
            play.next();
        }
    }
}

#[test]
fn only_the_dealer_moves_the_round_on() {
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &DRAGON_7);
        play.bet(2, BaccaratWager::Player, 100);
        play.end_betting();
        while !play.state.betting_is_open() {
            let step = play.musts().remove(0);
            let Act::Baccarat(act) = step.act else { unreachable!() };
            if step.actor == DEALER {
                for other in [FLOOR, Actor::Device] {
                    assert_eq!(play.refused(other, act).0, Why::NotTheDealer);
                }
            } else {
                assert!(!play.accepts(DEALER, act) && !play.accepts(FLOOR, act));
            }
            play.act(step.actor, act);
        }
    }
}

/// The reasons speak.
#[test]
fn every_reason_has_words() {
    let plain = [Why::NotTheDealer, Why::NoWagers, Why::CardsSuffice, Why::NobodyThere, Why::OfferPending];
    let (seat, owed, side) = (seat(3), Cents::dollars(5), Side::Banker);
    let rule = croupier_rules::families::baccarat::dealing::DrawRule::BankerSeven;
    let with_figures = [
        (Why::VigorishDue { seat, owed }, "seat 3 owes vigorish of $5, and it is due"),
        (Why::OutOfOrder { due: Due::Turn(side) }, "first the Banker's Hand has to be turned"),
        (Why::SecondAdditionalCard { side }, "the Banker's Hand has its one additional card"),
        (Why::OfferFirst { seat }, "it is offered to seat 3 first"),
        (
            Why::ThirdCardNotDue { side, rule },
            "the Banker's Hand takes no third card: after a Player's third card, the Banker's Hand stays on 7",
        ),
    ];
    assert!(plain.iter().all(|reason| !reason.to_string().is_empty()));
    for (reason, words) in with_figures {
        assert_eq!(reason.to_string(), words);
    }
}

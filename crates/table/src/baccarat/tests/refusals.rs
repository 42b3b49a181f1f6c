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
        A::OrderPass { because: None },
        A::OrderPass { because: Some(Ground::Delay) },
        A::OrderPass { because: Some(Ground::Fairness) },
        A::DeclareVoid,
    ];
    for side in Side::ALL {
        acts.extend([
            A::Turn { side },
            A::ReturnCards { side },
            A::Relinquish { side },
            A::OrderRelinquish { side, because: None },
            A::OrderRelinquish { side, because: Some(Ground::Delay) },
            A::OrderRelinquish { side, because: Some(Ground::InvalidDeals) },
        ]);
        acts.extend([
            A::AcceptRight { side },
            A::DeclineRight { side },
            A::Announce { side },
            A::DealThirdCard { side },
        ]);
        acts.extend(Disclosure::ALL.map(|disclosure| A::ReportThirdCard { side, disclosure }));
        acts.extend((1..=4).map(|to| A::HandOver { side, to: seat(to) }));
        acts.extend((1..=4).map(|to| A::OfferRight { side, to: seat(to) }));
    }
    acts.extend(Disclosure::ALL.map(|disclosure| A::ReportCardDrawn { disclosure }));
    for place in (1..=4).map(seat) {
        acts.extend([
            A::SettlePosition { position: place },
            A::CollectVigorish { seat: place },
            A::RemoveMarker { seat: place },
        ]);
        acts.extend([A::OfferShoe { to: place }, A::ReportTouch { seat: place }]);
    }
    acts
}

const ACTORS: [Actor; 4] = [DEALER, FLOOR, Actor::Curator, Actor::Device];

/// What is accepted and not listed, and what is listed and not accepted, at this moment.
pub(super) fn check_moment(play: &Play, acts: &[BaccaratAct]) {
    let listed = play.listed();
    for step in &listed {
        assert!(play.accepts(step.by, step.act), "listed and refused: {step:?}");
    }
    let is_listed = |actor, act| listed.iter().any(|step| step.act == act && is_actor(play, step.by, actor));
    for actor in ACTORS.into_iter().chain((1..=4).map(player)) {
        for &act in acts {
            assert!(
                !play.accepts(actor, act) || is_listed(actor, act),
                "accepted, not listed: {actor} {act:?}"
            );
        }
    }
}

/// The curator is listed as the player or the dealer who is the curator.
fn is_actor(play: &Play, listed: Actor, actor: Actor) -> bool {
    listed == actor || (actor == Actor::Curator && listed == play.table().curator.actor())
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
                (Due::Announce { side: Side::Player }, A::Announce { side: Side::Player }),
                (Due::Announce { side: Side::Banker }, A::Announce { side: Side::Banker }),
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
            let Listed { by, act, .. } = play.musts().remove(0);
            if by == DEALER {
                for other in [FLOOR, Actor::Device] {
                    assert_eq!(play.refused(other, act).0, Why::NotTheDealer);
                }
            } else {
                assert!(!play.accepts(DEALER, act) && !play.accepts(FLOOR, act));
            }
            play.act(by, act);
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
        (Why::VigorishDue { seat, owed }, "seat 3 owes vigorish of $5, which is due"),
        (Why::OutOfOrder { due: Due::Turn { side } }, "first the Banker's Hand has to be turned"),
        (Why::SecondAdditionalCard { side }, "the Banker's Hand already has its one additional card"),
        (Why::OfferFirst { seat }, "seat 3 is asked first"),
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

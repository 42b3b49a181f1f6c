//! Every act at every stage: accepted where it belongs, refused everywhere else, and only from whose it is.

use crate::ordinary::ordinary;
use crate::testing;
use croupier_rules::GameId;

use super::helpers::*;
use crate::command::Actor;
use crate::decide::decide;
use crate::poker::{PokerAct, PokerReason, Recipient};

/// The stages a round goes through, with how to get there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Betting,
    Dealing,
    Stub,
    WrongStub,
    Undecided,
    Decided,
    Settling,
}

const STAGES: [At; 7] =
    [At::Betting, At::Dealing, At::Stub, At::WrongStub, At::Undecided, At::Decided, At::Settling];

fn bench(game: GameId, at: At) -> Bench {
    let head = match game {
        ThreeCardPrime => "Kd Qc Jc 9d 9s 4h".to_string(),
        _ => "Kc Qd Jh 4c 3d Ks Qs Js 9c 7h".to_string(),
    };
    let mut bench = Bench::with_antes(dealt_by(game, Dealing::AutomatedShoe), &head, &[1]);
    let (begin, deal) = (PokerAct::NoMoreBets, PokerAct::Deal);
    match at {
        At::Betting => {}
        At::Dealing => {
            bench.dealer(&[begin, PokerAct::DealNext]);
        }
        At::Stub => {
            bench.dealer(&[begin, deal]);
        }
        At::WrongStub => {
            bench.dealer(&[begin, deal, PokerAct::CountStub { cards: 1 }]);
        }
        At::Undecided => bench.deal(),
        At::Decided | At::Settling => {
            bench.deal();
            let act = choice(game);
            bench.act(player(1), act);
        }
    }
    if at == At::Settling {
        bench.act(Dealer, PokerAct::Reveal);
    }
    bench
}

fn choice(game: GameId) -> PokerAct {
    match game {
        ThreeCardPrime => PokerAct::Play { position: seat(1) },
        _ => PokerAct::Set { position: seat(1), three: three("Kc Qd Jh") },
    }
}

/// Who does what, and at which stages; the dealer's exposed card needs dealt cards, so not while dealing here.
fn acts(game: GameId) -> Vec<(Actor, PokerAct, Vec<At>)> {
    let wrong = PokerAct::ReportWrongNumber { to: Recipient::Dealer, cards: 9 };
    let unrevealed = vec![At::Stub, At::Undecided, At::Decided];
    let mut acts = vec![
        (Dealer, PokerAct::NoMoreBets, vec![At::Betting]),
        (Dealer, PokerAct::Deal, vec![At::Dealing]),
        (Dealer, PokerAct::DealNext, vec![At::Dealing]),
        (Dealer, PokerAct::DiscardStub, vec![At::Stub]),
        (Dealer, PokerAct::CountStub { cards: 7 }, vec![At::Stub]),
        (Dealer, PokerAct::DetermineMisdeal { cards_out: 7 }, vec![At::WrongStub]),
        (player(1), choice(game), vec![At::Undecided]),
        (Dealer, PokerAct::Reveal, vec![At::Decided]),
        (Dealer, PokerAct::SettleNext, vec![At::Settling]),
        (Dealer, PokerAct::SettleRest, vec![At::Settling]),
        (Dealer, PokerAct::ReportFaceUp, vec![At::Dealing]),
        (Dealer, PokerAct::ReportDrawnInError, vec![At::Dealing, At::Stub]),
        (Dealer, wrong, [vec![At::Dealing, At::Settling], unrevealed.clone()].concat()),
        (Dealer, PokerAct::ReportDealersCardExposed, unrevealed),
        (Dealer, PokerAct::ReportShoeFailed, vec![At::Dealing]),
    ];
    if game == ThreeCardPrime {
        acts.push((player(1), PokerAct::Fold { position: seat(1) }, vec![At::Undecided]));
    }
    acts
}

#[test]
fn every_act_is_accepted_at_its_stages_and_refused_at_all_others() {
    for game in [ThreeCardPrime, Saigon5Card] {
        for (actor, act, stages) in acts(game) {
            for at in STAGES {
                let bench = bench(game, at);
                if stages.contains(&at) {
                    let command = bench.command(actor, crate::Act::Poker(act));
                    assert!(decide(&bench.state, &command).is_ok(), "{act:?} at {at:?}");
                } else {
                    let (_, provision) = bench.refuse(actor, act);
                    assert!(provision.is_some(), "{act:?} at {at:?} names its provision");
                }
            }
        }
    }
}

#[test]
fn a_refusal_says_what_is_still_to_do_or_what_is_over() {
    use PokerReason::*;
    for game in [ThreeCardPrime, Saigon5Card] {
        for (at, act, reason) in [
            (At::Betting, PokerAct::Deal, BettingIsOpen),
            (At::Betting, PokerAct::ReportFaceUp, BettingIsOpen),
            (At::Dealing, PokerAct::NoMoreBets, RoundIsUnderWay),
            (At::Dealing, PokerAct::DiscardStub, DealIsNotOver),
            (At::Dealing, PokerAct::Reveal, DealIsNotOver),
            (At::Stub, PokerAct::Deal, DealIsOver),
            (At::Stub, PokerAct::Reveal, StubIsThere),
            (At::Stub, PokerAct::DetermineMisdeal { cards_out: 6 }, NoWrongCount),
            (At::WrongStub, PokerAct::DiscardStub, WrongCountIsOpen),
            (At::WrongStub, PokerAct::Deal, WrongCountIsOpen),
            (At::WrongStub, PokerAct::Reveal, WrongCountIsOpen),
            (At::WrongStub, PokerAct::ReportDealersCardExposed, WrongCountIsOpen),
            (At::Decided, PokerAct::CountStub { cards: 1 }, StubIsGone),
            (At::Decided, PokerAct::SettleRest, DealersCardsAreDown),
            (At::Settling, PokerAct::Reveal, DealersCardsAreUp),
            (At::Settling, PokerAct::NoMoreBets, RoundIsUnderWay),
            (At::Settling, PokerAct::DetermineMisdeal { cards_out: 6 }, NoWrongCount),
        ] {
            assert_eq!(bench(game, at).refuse(Dealer, act).0, reason, "{act:?} at {at:?}");
        }
    }
}

#[test]
fn only_the_dealer_deals_counts_reveals_settles_and_reports() {
    for game in [ThreeCardPrime, Saigon5Card] {
        for (actor, act, stages) in acts(game) {
            if actor != Dealer || act == PokerAct::ReportShoeFailed {
                continue;
            }
            let bench = bench(game, stages[0]);
            for other in [player(1), Actor::Floorperson, Actor::Curator, Actor::Device] {
                assert_eq!(bench.refuse(other, act), (PokerReason::NotTheDealer, None), "{act:?}");
            }
        }
    }
}

#[test]
fn an_act_of_one_game_is_refused_at_the_other() {
    let set = PokerAct::Set { position: seat(1), three: three("Kd Qc Jc") };
    assert_eq!(bench(ThreeCardPrime, At::Undecided).refuse(player(1), set).0, PokerReason::NotInThisGame);
    let mut baccarat = Bench::new(ordinary(ThreeCardPrime), "");
    baccarat.state = testing::closed(&ordinary(GameId::Baccarat));
    let command = baccarat.command(Dealer, crate::Act::Poker(PokerAct::Deal));
    let refusal = decide(&baccarat.state, &command).unwrap_err();
    assert_eq!(refusal.reason, crate::Reason::AnotherGame);
}

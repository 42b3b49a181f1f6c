//! The words that go with what must or may be done.

use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::proves;

use super::*;

#[test]
fn s627a_9_c_the_instruction_of_a_third_card_names_its_hand_and_how_it_lies() {
    proves!("627a.9(c)");
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &DRAGON_7);
        play.bet(1, BaccaratWager::Player, 10);
        play.end_betting();
        let mut third_cards = 0;
        while play.due() != Due::Result {
            for step in play.listed() {
                assert!(!step.says.is_empty(), "{game:?}: {:?}", step.act);
                if let BaccaratAct::DealThirdCard { side } = step.act {
                    third_cards += 1;
                    let hand = match side {
                        Side::Player => "Player's Hand",
                        Side::Banker => "Banker's Hand",
                    };
                    let lies = match play.table().procedure.third_card {
                        Facing::Up => "face up",
                        Facing::Down => "face down",
                    };
                    assert!(step.says.contains(hand) && step.says.contains(lies), "{}", step.says);
                }
            }
            play.next();
        }
        assert_eq!(third_cards, 2, "{game:?}");
        assert!(game != GameId::Minibaccarat || play.table().procedure.third_card == Facing::Up);
    }
}

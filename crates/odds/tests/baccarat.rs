use croupier_odds::baccarat::{Composition, solve};
use croupier_rules::games::baccarat_common::Side;
#[test]
fn eight() {
    let c = solve(&Composition::decks(8).unwrap());
    assert_eq!(c.total(), 4_998_398_275_503_360);
    assert_eq!(c.won_by(Some(Side::Banker)), 2_292_252_566_437_888);
    assert_eq!(c.won_by(Some(Side::Player)), 2_230_518_282_592_256);
    assert_eq!(c.won_by(None), 475_627_426_473_216);
    assert_eq!(c.dragon_7(), 112_633_011_329_024);
}

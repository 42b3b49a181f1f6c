//! Tables side by side play the very rounds that each of them plays alone, by the functions of the rules.

use croupier_odds::saigon_5_card::Setting;
use croupier_sim::baccarat::{Baccarat, Shoe};
use croupier_sim::dispatch::Instructions;
use croupier_sim::kernel::Kernel;
use croupier_sim::saigon_5_card::Saigon5Card;
use croupier_sim::stream::ROUNDS_PER_TABLE;
use croupier_sim::three_card_prime::ThreeCardPrime;

const BOTH: [Instructions; 2] = [Instructions::Portable, Instructions::Widest];

fn assert_same_rounds(game: &impl Kernel) {
    for (seed, first) in [(7, 0), (8, 1000), (u64::MAX, 1 << 40)] {
        let (mut fast, mut alone) = (vec![0; game.cells()], vec![0; game.cells()]);
        game.block(seed, first, &mut fast);
        for table in first..first + game.side_by_side() {
            game.table(seed, table, ROUNDS_PER_TABLE, &mut alone);
        }
        assert_eq!(fast, alone);
    }
}

#[test]
fn baccarat() {
    for (decks, behind_cover_card) in [(6, 14), (7, 30), (8, 14)] {
        let shoe = Shoe { decks, behind_cover_card };
        BOTH.iter().for_each(|&instructions| assert_same_rounds(&Baccarat { shoe, instructions }));
    }
}

#[test]
fn three_card_prime() {
    BOTH.iter().for_each(|&instructions| assert_same_rounds(&ThreeCardPrime::new(instructions)));
}

#[test]
fn saigon_5_card() {
    for player in Setting::ALL {
        BOTH.iter().for_each(|&instructions| {
            assert_same_rounds(&Saigon5Card::new(Box::new(player), Box::new(Setting::Highest), instructions))
        });
    }
}

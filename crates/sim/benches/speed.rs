use std::time::Instant;
use croupier_sim::baccarat::{Baccarat, Shoe};
use croupier_sim::dispatch::Instructions;
use croupier_sim::kernel::Kernel;
fn main() {
    for instructions in [Instructions::Portable, Instructions::Widest] {
        let game = Baccarat { shoe: Shoe::of(8), instructions };
        let mut cells = vec![0; game.cells()];
        let start = Instant::now();
        for block in 0..300 { game.block(7, block*32, &mut cells); }
        let n: u64 = cells.iter().sum();
        println!("{instructions:?} {:.2} ns", start.elapsed().as_secs_f64()*1e9 / n as f64);
    }
    let game = Baccarat { shoe: Shoe::of(8), instructions: Instructions::Portable };
    let (mut a, mut b) = (vec![0; 400], vec![0;400]);
    game.block(7, 0, &mut a);
    let start = Instant::now();
    (0..32).for_each(|t| game.table(7, t, 1024, &mut b));
    println!("card {:.2} ns same {}", start.elapsed().as_secs_f64()*1e9 / 32768.0, a==b);
}

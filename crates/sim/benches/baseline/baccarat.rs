//! Baccarat, eight decks, all six wagers, in twentieths of a unit.

use super::Random;

/// A shoe of 416 bytes that is shuffled as far as it is dealt.
struct Shoe {
    cards: [u8; 416],
    at: usize,
    cover_card: usize,
    random: Random,
}

impl Shoe {
    fn new() -> Shoe {
        let value = |index: usize| if index % 13 > 8 { 0 } else { (index % 13 + 1) as u8 };
        Shoe { cards: core::array::from_fn(value), at: 0, cover_card: 0, random: Random(7) }
    }

    fn next(&mut self) -> u8 {
        let other = self.at + self.random.below((self.cards.len() - self.at) as u32);
        self.cards.swap(self.at, other);
        self.at += 1;
        self.cards[self.at - 1]
    }

    fn renew(&mut self) {
        self.at = 0;
        let first = self.next();
        let burned = if first == 0 { 10 } else { usize::from(first) };
        self.at += burned;
        self.cover_card = self.cards.len() - 14;
    }
}

/// A finished hand.
struct Hand {
    count: u8,
    drew: bool,
}

impl Hand {
    fn is_natural(&self) -> bool {
        !self.drew && self.count >= 8
    }
}

fn sum(a: u8, b: u8) -> u8 {
    (a + b) % 10
}

fn deal(shoe: &mut Shoe) -> (Hand, Hand) {
    let (a, b, c, d) = (shoe.next(), shoe.next(), shoe.next(), shoe.next());
    let mut player = Hand { count: sum(a, c), drew: false };
    let mut banker = Hand { count: sum(b, d), drew: false };
    if player.count >= 8 || banker.count >= 8 {
        return (player, banker);
    }
    if player.count < 6 {
        let third = shoe.next();
        player = Hand { count: sum(player.count, third), drew: true };
        if banker_draws(banker.count, third) {
            banker = Hand { count: sum(banker.count, shoe.next()), drew: true };
        }
    } else if banker.count < 6 {
        banker = Hand { count: sum(banker.count, shoe.next()), drew: true };
    }
    (player, banker)
}

fn banker_draws(banker: u8, third: u8) -> bool {
    match banker {
        0..=2 => true,
        3 => third != 8,
        4 => (2..=7).contains(&third),
        5 => (4..=7).contains(&third),
        6 => third == 6 || third == 7,
        _ => false,
    }
}

fn dragon_bonus(selected: &Hand, other: &Hand) -> i64 {
    match (selected.is_natural(), other.is_natural()) {
        (true, false) => 1,
        (true, true) => i64::from(selected.count > other.count) - i64::from(selected.count < other.count),
        (false, _) => match selected.count as i8 - other.count as i8 {
            9 => 30,
            8 => 10,
            7 => 6,
            6 => 4,
            5 => 2,
            4 => 1,
            _ => -1,
        },
    }
}

fn settle(player: &Hand, banker: &Hand, net: &mut [i64; 6]) {
    if player.count > banker.count {
        net[0] += 20;
        net[1] -= 20;
        net[2] -= 20;
    } else if player.count < banker.count {
        net[0] -= 20;
        net[1] += 19;
        net[2] -= 20;
    } else {
        net[2] += 160;
    }
    net[3] += 20 * dragon_bonus(player, banker);
    net[4] += 20 * dragon_bonus(banker, player);
    net[5] += if banker.drew && banker.count == 7 && player.count < 7 { 800 } else { -20 };
}

/// What each wager won in this many rounds.
pub fn play(rounds: u64) -> [i64; 6] {
    let (mut shoe, mut net, mut last) = (Shoe::new(), [0; 6], true);
    for _ in 0..rounds {
        if last {
            shoe.renew();
        }
        last = shoe.at > shoe.cover_card;
        let (player, banker) = deal(&mut shoe);
        settle(&player, &banker, &mut net);
    }
    net
}

//! The counts of baccarat against published numbers, against plain loops and against cards laid out one by one.

use croupier_odds::baccarat::{Class, Composition, CompositionError, Counts, solve, solve_many};
use croupier_rules::Card;
use croupier_rules::families::baccarat::dealing::deal;
use croupier_rules::families::baccarat::ranking::value;
use croupier_rules::families::baccarat::{CardValue, Coup, Side};
use croupier_rules::kit::card::Rank;
use croupier_rules::kit::deck::TooManyCopies;

type Classes = [u128; Class::COUNT];

fn classes(counts: &Counts) -> Classes {
    let mut classes = [0; Class::COUNT];
    counts.classes().for_each(|(class, deals)| classes[class.index()] = deals);
    classes
}

/// The round that six values bring.
fn round(values: [usize; 6]) -> Coup {
    let mut values = values.into_iter();
    deal(|| CardValue::new(values.next().unwrap() as u8).unwrap())
}

/// The class of the round that any six values bring, by the values read as one number.
fn all_rounds() -> Vec<Class> {
    (0..1_000_000).map(|number| Class::of(round(digits(number)))).collect()
}

fn digits(number: usize) -> [usize; 6] {
    [100_000, 10_000, 1000, 100, 10, 1].map(|place| number / place % 10)
}

/// The slow route: every sequence of six values, as often as cards can make it.
fn loops(cards: [u32; 10], rounds: &[Class]) -> Classes {
    let mut classes = [0; Class::COUNT];
    for (number, class) in rounds.iter().enumerate() {
        classes[class.index()] += ways(cards, digits(number));
    }
    classes
}

fn ways(mut cards: [u32; 10], values: [usize; 6]) -> u128 {
    let mut ways = 1;
    for value in values {
        ways *= cards[value] as u128;
        cards[value] = cards[value].saturating_sub(1);
    }
    ways
}

/// The literal route: every ordered choice of six of these very cards.
fn laid_out(cards: &[usize]) -> Classes {
    let mut classes = [0; Class::COUNT];
    choose(cards, &mut Vec::new(), &mut |order| {
        let values = core::array::from_fn(|place| cards[order[place]]);
        classes[Class::of(round(values)).index()] += 1;
    });
    classes
}

fn choose(cards: &[usize], order: &mut Vec<usize>, then: &mut impl FnMut(&[usize])) {
    if order.len() == 6 {
        return then(order);
    }
    for card in 0..cards.len() {
        if !order.contains(&card) {
            order.push(card);
            choose(cards, order, then);
            order.pop();
        }
    }
}

/// Numbers that look random and are the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    /// What is left of a shoe when all but this many cards are gone.
    fn left_of(&mut self, decks: u8, left: u32) -> Composition {
        let mut shoe = Composition::decks(decks).unwrap();
        while shoe.size() > left {
            let _none_left = shoe.remove(Card::from_index(self.below(52) as u8).unwrap());
        }
        shoe
    }
}

#[test]
fn eight_decks_give_the_published_numbers() {
    let counts = solve(&Composition::decks(8).unwrap());
    assert_eq!(counts.total(), 4_998_398_275_503_360);
    assert_eq!(counts.won_by(Some(Side::Banker)), 2_292_252_566_437_888);
    assert_eq!(counts.won_by(Some(Side::Player)), 2_230_518_282_592_256);
    assert_eq!(counts.won_by(None), 475_627_426_473_216);
    assert_eq!(counts.dragon_7(), 112_633_011_329_024);
}

#[test]
fn every_class_equals_plain_loops_from_full_and_from_depleted_shoes() {
    let rounds = all_rounds();
    let mut random = Random(1);
    let mut shoes: Vec<_> = (6..=8).map(|decks| Composition::decks(decks).unwrap()).collect();
    shoes.extend([6, 7, 9, 12, 20, 40, 90, 200, 300, 400].map(|left| random.left_of(8, left)));
    shoes.extend([6, 10, 30, 52, 51].map(|left| random.left_of(1, left)));
    for shoe in shoes {
        assert_eq!(classes(&solve(&shoe)), loops(shoe.values(), &rounds), "{:?}", shoe.values());
    }
}

#[test]
fn shoes_of_strange_composition_equal_plain_loops() {
    let rounds = all_rounds();
    let mut random = Random(2);
    let strange = (0..12).map(|_| core::array::from_fn(|_| random.below(5).saturating_sub(2) as u16 * 7));
    let single: [[u16; 13]; 2] = [core::array::from_fn(|rank| if rank == 4 { 9 } else { 0 }), [65_535; 13]];
    for ranks in strange.chain(single) {
        let Ok(shoe) = Composition::from_ranks(ranks) else { continue };
        assert_eq!(classes(&solve(&shoe)), loops(shoe.values(), &rounds), "{ranks:?}");
    }
}

#[test]
fn nearly_empty_shoes_equal_cards_laid_out_one_by_one() {
    let mut random = Random(3);
    for left in [6, 7, 8].repeat(12) {
        let shoe = random.left_of(8, left);
        let cards: Vec<usize> = shoe
            .values()
            .iter()
            .enumerate()
            .flat_map(|(value, &cards)| vec![value; cards as usize])
            .collect();
        assert_eq!(classes(&solve(&shoe)), laid_out(&cards), "{cards:?}");
    }
}

#[test]
fn all_deals_are_counted_however_large_the_shoe() {
    for decks in [1, 6, 8, 9, 31, 32, 255] {
        let counts = solve(&Composition::decks(decks).unwrap());
        let cards = 52 * decks as u128;
        assert_eq!(counts.total(), (0..6).map(|gone| cards - gone).product());
    }
}

#[test]
fn narrow_and_wide_numbers_meet_at_their_border() {
    let rounds = all_rounds();
    for twos in [125, 126] {
        let mut ranks = [125; 13];
        ranks[Rank::Two as usize] = twos;
        let shoe = Composition::from_ranks(ranks).unwrap();
        assert_eq!(shoe.size(), 1500 + twos as u32);
        assert_eq!(classes(&solve(&shoe)), loops(shoe.values(), &rounds));
    }
}

#[test]
fn many_compositions_give_what_each_gives_alone() {
    let mut random = Random(4);
    let mut shoes: Vec<_> = (0..101).map(|i| random.left_of(8, 6 + i * 4)).collect();
    shoes.extend([8, 9, 32, 255, 8, 1].map(|decks| Composition::decks(decks).unwrap()));
    // Odd numbers of cards, so that no count ends in many zero bits and one bit too few shows.
    shoes.extend([35, 125, 125, 37, 37, 501].map(|cards| Composition::from_ranks([cards; 13]).unwrap()));
    for length in [0, 1, 2, 3, 5, shoes.len()] {
        let alone: Vec<_> = shoes[..length].iter().map(solve).collect();
        assert_eq!(solve_many(&shoes[..length]), alone);
    }
    assert_eq!(solve_many(&shoes[50..]), shoes[50..].iter().map(solve).collect::<Vec<_>>());
}

#[test]
fn a_ninth_copy_cannot_leave_eight_decks() {
    let ace: Card = "As".parse().unwrap();
    let mut shoe = Composition::decks(8).unwrap().without([ace; 8]).unwrap();
    assert_eq!((shoe.size(), shoe.values()[1]), (408, 24));
    let before = shoe;
    let too_many = CompositionError::TooManyCopies(TooManyCopies { card: ace, copies: 8 });
    assert_eq!(shoe.remove(ace), Err(too_many));
    assert_eq!(shoe, before);
    assert_eq!(too_many.to_string(), "As appears 9 times, and there are 8 in the shoe");
    assert_eq!(shoe.remove("Ah".parse().unwrap()), Ok(()));
    assert_eq!(shoe.remove(Card::JOKER).unwrap_err().to_string(), "this game is played without a joker");
}

#[test]
fn six_cards_must_be_left() {
    let mut six = [0; 13];
    six[Rank::King as usize] = 6;
    let mut shoe = Composition::from_ranks(six).unwrap();
    let too_few = CompositionError::FewerThanSix { left: 5 };
    assert_eq!(shoe.remove("Ks".parse().unwrap()), Err(too_few));
    assert_eq!(too_few.to_string(), "a round can take six cards, and that would leave 5");
    assert_eq!(shoe.size(), 6);
    assert_eq!(Composition::decks(0), Err(CompositionError::FewerThanSix { left: 0 }));
    assert_eq!(Composition::from_ranks([0; 13]), Err(CompositionError::FewerThanSix { left: 0 }));
}

#[test]
fn a_rank_that_is_gone_cannot_be_removed() {
    let mut ranks = [8; 13];
    ranks[Rank::Ace as usize] = 0;
    let mut shoe = Composition::from_ranks(ranks).unwrap();
    let none = CompositionError::NoneOfRank(Rank::Ace);
    assert_eq!(shoe.remove("As".parse().unwrap()), Err(none));
    assert_eq!(none.to_string(), "no ace is left to be removed");
}

#[test]
fn impossible_numbers_of_cards_are_refused_with_what_is_possible() {
    for cards in [-1, 65_536, i64::MIN, i64::MAX] {
        let mut numbers = [32; 13];
        numbers[Rank::Ten as usize] = cards;
        let refused = CompositionError::OutOfRange { rank: Rank::Ten, cards, most: u16::MAX };
        assert_eq!(Composition::try_from(numbers), Err(refused));
        assert_eq!(
            refused.to_string(),
            format!("there can be 0 to 65535 cards of a rank, not {cards} of 10")
        );
    }
    let from_numbers = Composition::try_from([32i64; 13]).unwrap();
    assert_eq!(from_numbers.values(), Composition::decks(8).unwrap().values());
}

#[test]
fn what_is_left_of_a_shoe_cannot_be_more_than_was_in_it() {
    for decks in 6..=8u8 {
        let most = 4 * u16::from(decks);
        assert_eq!(
            Composition::left_of(decks, [most.into(); 13]).unwrap().values(),
            Composition::decks(decks).unwrap().values()
        );
        let mut numbers = [0; 13];
        numbers[Rank::King as usize] = i64::from(most) + 1;
        let refused = CompositionError::OutOfRange { rank: Rank::King, cards: i64::from(most) + 1, most };
        assert_eq!(Composition::left_of(decks, numbers), Err(refused));
    }
    assert_eq!(Composition::left_of(8, [0; 13]), Err(CompositionError::FewerThanSix { left: 0 }));
}

#[test]
fn removed_cards_leave_by_their_value() {
    let full = Composition::decks(8).unwrap().values();
    for card in Card::all_52() {
        let mut less = full;
        less[value(card).unwrap().get() as usize] -= 1;
        assert_eq!(Composition::decks(8).unwrap().without([card]).unwrap().values(), less);
    }
}

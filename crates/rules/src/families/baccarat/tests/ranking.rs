use super::{cards, count, same_id, worth};
use crate::chapters::section::cards::{CardLife, Shuffler};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::ranking::{
    CardValue, Hand, HandSize, NotAHand, PointCount, burn_value, point_count, value,
};
use crate::kit::card::{Card, Rank, Suit};
use crate::proves;

fn ranks(from: Rank, to: Rank) -> impl Iterator<Item = Rank> {
    Rank::ALL.into_iter().filter(move |&rank| from <= rank && rank <= to)
}

#[test]
fn s627a_6_a_1_two_to_nine_count_their_face() {
    proves!("627a.6(a)(1)", "629a.6(a)(1)", "631a.6(a)(1)");
    for (rank, face) in ranks(Rank::Two, Rank::Nine).zip(2..) {
        for suit in Suit::ALL {
            assert_eq!(value(Card::new(rank, suit)), CardValue::new(face));
        }
        for chapter in Clauses::ALL {
            assert_eq!(chapter.ranking.value_of(rank).id(), same_id(chapter, "6(a)(1)"));
        }
    }
}

#[test]
fn s627a_6_a_2_ten_to_king_count_nothing() {
    proves!("627a.6(a)(2)", "629a.6(a)(2)", "631a.6(a)(2)");
    for rank in ranks(Rank::Ten, Rank::King) {
        for suit in Suit::ALL {
            assert_eq!(value(Card::new(rank, suit)), CardValue::new(0));
        }
        for chapter in Clauses::ALL {
            assert_eq!(chapter.ranking.value_of(rank).id(), same_id(chapter, "6(a)(2)"));
        }
    }
}

#[test]
fn s627a_6_a_3_an_ace_counts_one() {
    proves!("627a.6(a)(3)", "629a.6(a)(3)", "631a.6(a)(3)");
    for suit in Suit::ALL {
        assert_eq!(value(Card::new(Rank::Ace, suit)), CardValue::new(1));
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.ranking.value_of(Rank::Ace).id(), same_id(chapter, "6(a)(3)"));
    }
}

#[test]
fn a_joker_has_no_value() {
    assert_eq!((value(Card::JOKER), burn_value(Card::JOKER)), (None, None));
    assert_eq!(Hand::new(&[Card::JOKER, Card::JOKER]), Err(NotAHand::Joker));
    assert_eq!(Hand::new(&[cards("2s")[0], cards("2s")[0], Card::JOKER]), Err(NotAHand::Joker));
}

#[test]
fn s627a_6_b_the_left_digit_of_a_total_falls_away() {
    proves!("627a.6(b)", "629a.6(b)", "631a.6(b)");
    for (a, b) in (0..10).flat_map(|a| (0..10).map(move |b| (a, b))) {
        assert_eq!(point_count([worth(a), worth(b)]).get(), (a + b) % 10);
        for c in 0..10 {
            assert_eq!(point_count([worth(a), worth(b), worth(c)]).get(), (a + b + c) % 10);
        }
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.ranking.point_count.id(), same_id(chapter, "6(b)"));
    }
}

#[test]
fn s627a_6_b_1_ace_2_and_4_count_7() {
    proves!("627a.6(b)(1)", "629a.6(b)(1)", "631a.6(b)(1)");
    assert_eq!(Hand::new(&cards("Ah 2c 4d")).unwrap().point_count(), count(7));
    check_example(0, "6(b)(1)", [Rank::Ace, Rank::Two, Rank::Four], 7);
}

#[test]
fn s627a_6_b_2_ace_2_and_9_total_12_and_count_2() {
    proves!("627a.6(b)(2)", "629a.6(b)(2)", "631a.6(b)(2)");
    assert_eq!(Hand::new(&cards("Ah 2c 9d")).unwrap().point_count(), count(2));
    check_example(1, "6(b)(2)", [Rank::Ace, Rank::Two, Rank::Nine], 2);
}

/// The example that documents print is the one of the chapter, and the rule gives its figure.
fn check_example(index: usize, paragraph: &str, ranks: [Rank; 3], figure: u8) {
    for chapter in Clauses::ALL {
        let example = chapter.ranking.examples[index];
        assert_eq!(example.provision.id(), same_id(chapter, paragraph));
        assert_eq!((example.choice.ranks, example.choice.point_count), (ranks, count(figure)));
        assert_eq!(point_count(ranks.map(CardValue::of)), example.choice.point_count);
    }
}

#[test]
fn s627a_1_natural_is_an_8_or_9_of_the_first_two_cards() {
    proves!("627a.1/natural", "629a.1/natural", "631a.1/natural");
    for first in Card::all_52() {
        for second in Card::all_52() {
            let total = value(first).unwrap().get() + value(second).unwrap().get();
            let natural = total % 10 == 8 || total % 10 == 9;
            assert_eq!(Hand::new(&[first, second]).unwrap().is_natural(), natural, "{first} {second}");
        }
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.cards.natural.id(), same_id(chapter, "1/natural"));
    }
}

#[test]
fn s627a_1_natural_is_no_8_or_9_of_three_cards() {
    proves!("627a.1/natural", "629a.1/natural", "631a.1/natural");
    for text in ["2s 3s 3h", "2s 3s 4h", "Ks Kd 9h"] {
        let hand = Hand::new(&cards(text)).unwrap();
        assert!(hand.point_count() >= count(8) && !hand.is_natural(), "{text}");
    }
}

#[test]
fn a_hand_has_two_or_three_cards() {
    let four = cards("2s 3h 4d 5c");
    for size in [0, 1, 4] {
        assert_eq!(Hand::new(&four[..size]), Err(NotAHand::NeitherTwoNorThree));
    }
    let hand = Hand::new(&four[..3]).unwrap();
    assert_eq!(
        (hand.size(), hand.third(), hand.third_value()),
        (HandSize::Three, Some(four[2]), Some(worth(4)))
    );
    assert_eq!((hand.two_card_count(), hand.point_count()), (count(5), count(9)));
    assert!(hand.cards().eq(four[..3].iter().copied()));
    assert_eq!(Hand::new(&four[..2]).unwrap().size(), HandSize::Two);
    assert_eq!(alloc::format!("{hand}"), "2s 3h 4d");
}

#[test]
fn s627a_5_f_burns_by_face_value_with_tens_and_pictures_as_ten() {
    proves!("627a.5(f)", "629a.5(f)", "631a.5(f)");
    let faces = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1];
    for (rank, face) in Rank::ALL.into_iter().zip(faces) {
        for suit in Suit::ALL {
            assert_eq!(burn_value(Card::new(rank, suit)), Some(face));
        }
    }
    for chapter in Clauses::ALL {
        assert_eq!(chapter.game.chapter().shuffle.burn.unwrap().id(), same_id(chapter, "5(f)"));
    }
}

#[test]
fn digits_only() {
    assert_eq!((PointCount::new(10), CardValue::new(10)), (None, None));
    assert_eq!((PointCount::all().count(), CardValue::all().count()), (10, 10));
}

#[test]
fn s627a_3_cards_live_a_day_in_minibaccarat_and_a_shoe_elsewhere() {
    let [mini, midi, baccarat] = Clauses::ALL.map(|chapter| chapter.game.chapter().cards.life);
    assert_eq!((mini.choice, mini.provision.id()), (CardLife::Hours(24), "627a.3(c)"));
    assert_eq!((midi.choice, midi.provision.id()), (CardLife::EachShoe, "629a.3(b)"));
    assert_eq!((baccarat.choice, baccarat.provision.id()), (CardLife::EachShoe, "631a.3(b)"));
}

#[test]
fn shufflers_make_two_batches_in_minibaccarat_only() {
    let [mini, midi, baccarat] = Clauses::ALL.map(|chapter| chapter.game.chapter().cards.shuffler);
    assert_eq!((mini.choice, mini.provision.id()), (Shuffler::TwoBatches, "627a.3(b)"));
    assert_eq!((midi.choice, midi.provision.id()), (Shuffler::OneSet, "629a.5(a)"));
    assert_eq!((baccarat.choice, baccarat.provision.id()), (Shuffler::NotProvidedFor, "631a.5(a)"));
}

#[test]
fn minibaccarat_discards_in_a_rack_and_the_others_in_a_bucket() {
    let places = Clauses::ALL.map(|chapter| chapter.game.chapter().equipment.discards.choice.name());
    assert_eq!(places, ["discard rack", "discard bucket", "discard bucket"]);
    for chapter in Clauses::ALL {
        let (equipment, irregularities) = (&chapter.game.chapter().equipment, &chapter.irregularities);
        assert_eq!(equipment.discards.provision.id(), same_id(chapter, "2(e)"));
        for place in
            [irregularities.discard_with_one_more, irregularities.simulated_round, irregularities.disclosed]
        {
            assert_eq!(place.choice, equipment.discards.choice);
        }
    }
}

//! The cards: how many, how they look, who shuffles them, and how they are dealt.

use super::row::Want::{Any, Is, Not};
use super::row::{BACCARAT, EVERY_GAME, FRESH_CARDS, LARGE, MIDI, MINI, POKER_TYPE, PRIME, Row, SAIGON};

const DECKS: &str = "cards.decks";
const SHUFFLING: &str = "cards.shuffling";
const METHOD: &str = "dealing.method";
const HOURS: &str = "cards.changed_every_hours";

const COUNTED: &str =
    "Nothing counts the deck, so the dealer counts the stub once in five rounds or more often.";

#[rustfmt::skip]
pub const CARDS: &[Row] = &[
    Row::new(MINI, DECKS, Any, "{} decks are used as one set.").under("3(a)").also(SHUFFLING, Is("manual")),
    Row::new(MINI, DECKS, Any, "{} decks are used in two batches of {half}, which take turns shoe by shoe.").under("3(b) 3(b)(1) 3(b)(4)").also(SHUFFLING, Is("device")),
    Row::new(MINI, SHUFFLING, Is("device"), "The device shuffles one batch and keeps it while the other is played.").under("3(b)(3)"),
    Row::new(FRESH_CARDS, DECKS, Any, "{} decks are used, and others for every new shoe.").under("3(a) 3(b)"),
    Row::new(PRIME, DECKS, Is("1"), "One deck of 52 cards is used.").under("3(a)"),
    Row::new(SAIGON, DECKS, Is("1"), "One deck of 53 cards is used, the joker among them.").under("3(a)"),
    Row::new(POKER_TYPE, DECKS, Is("2"), "Two decks take turns round by round: the device shuffles one while the other is in play.").under("3(b) 3(b)(2) 3(b)(3)"),
    Row::new(EVERY_GAME, "cards.cover_cards", Is("1"), "One cover card is used."),
    Row::new(EVERY_GAME, "cards.cover_cards", Is("2"), "Two cover cards are used."),
    Row::new(EVERY_GAME, "cards.backs", Is("identical"), "All backs look the same.").under("3(a)"),
    Row::new(EVERY_GAME, "cards.backs", Is("two colors"), "The backs share a design, in one color for each of the two sets."),
    Row::new(SAIGON, "cards.jokers_manufactured", Is("1"), "A deck comes with one joker."),
    Row::new(SAIGON, "cards.jokers_manufactured", Is("2"), "A deck comes with two jokers, of which one is left out."),
    Row::new(SAIGON, "cards.jokers_in_play", Any, "One joker of a deck is in play."),
    Row::new(BACCARAT, SHUFFLING, Is("manual"), "The cards are shuffled by hand and then cut.").under("5(a) 5(b)"),
    Row::new(BACCARAT, SHUFFLING, Is("device"), "An automated device shuffles the cards, which are then cut.").under("5(a) 5(b)"),
    Row::new(POKER_TYPE, SHUFFLING, Is("manual"), "The dealer shuffles the cards by hand after every round and then cuts them.").under("5(a) 5(c)(2)"),
    Row::new(POKER_TYPE, SHUFFLING, Is("device"), "An automated device shuffles the cards after every round; they are not cut.").under("5(a) 5(c)(1)"),
    Row::new(POKER_TYPE, SHUFFLING, Is("counting device"), "An automated device shuffles and counts the cards after every round; they are not cut, and a deck with a wrong count leaves the table.").under("5(a) 5(b) 5(c)(1)"),
    Row::new(POKER_TYPE, SHUFFLING, Is("reshuffling device"), "A device reshuffles and counts the cards by itself; they are not cut.").under("5(g)"),
    Row::new(POKER_TYPE, SHUFFLING, Is("reshuffling shoe"), "The dealing shoe reshuffles and counts the cards by itself; they are not cut.").under("5(g)"),
    Row::new(POKER_TYPE, "cards.laboratory_approval", Is("approved"), "What reshuffles by itself has the approval of the Bureau of Gaming Laboratory Operations."),
    Row::new(POKER_TYPE, "cards.laboratory_approval", Is("none"), "Nothing that reshuffles by itself is used, and no approval of it is filed."),
    Row::new(MINI, HOURS, Any, "The cards are changed after {} h at the latest."),
    Row::new(POKER_TYPE, HOURS, Any, "Dealt from a shoe, the cards are changed after {} h at the latest.").under("3(c)(2)").also(METHOD, Not("hand")),
    Row::new(POKER_TYPE, HOURS, Any, "Dealt from the hand, the cards are changed after {} h at the latest.").under("3(c)(1)").also(METHOD, Is("hand")),
    Row::new(MINI, "cards.stored_batch_without_spread", Is("always spread"), "At an idle table the cards are always spread before they are dealt again.").under("5(g)"),
    Row::new(MINI, "cards.stored_batch_without_spread", Is("dealt without spread"), "At an idle table the batch in the device is dealt without a spread, unless a player asks for one."),
    Row::new(MINI, "cards.stored_batch_secure", Is("secure"), "The device keeps its one shuffled batch securely."),
    Row::new(MINI, "cards.stored_batch_secure", Is("not secure"), "No device is declared to keep a shuffled batch securely."),
    Row::new(MINI, "cards.stored_batch_procedures", Is("approved"), "The procedures for the stored batch are approved."),
    Row::new(MINI, "cards.stored_batch_procedures", Is("none"), "No procedures for a stored batch are approved."),
];

#[rustfmt::skip]
pub const DEALING: &[Row] = &[
    Row::new(MINI, "dealing.initial_cards", Is("face up"), "The first four cards are dealt face up, by turns to the Player's Hand and the Banker's Hand.").under("8(c)(1)"),
    Row::new(MINI, "dealing.initial_cards", Is("face down"), "The first four cards are dealt face down; those of the Banker's Hand wait under the corner of the shoe until the Player's Hand is called.").under("8(c)(2)"),
    Row::new(MIDI, "", Any, "The first four cards are dealt face down; whoever has the highest wager on a hand turns its cards.").under("8(c) 8(c)(1) 8(c)(2)"),
    Row::new(LARGE, "dealing.shoe", Any, "The cards are dealt from a manual shoe made for Baccarat."),
    Row::new(LARGE, "dealing.cards_turned_by", Is("dealer"), "The curator deals the first four cards face down, and the dealer calling the game turns them.").under("9(c)"),
    Row::new(LARGE, "dealing.cards_turned_by", Is("players"), "The curator deals the first four cards face down, and whoever has the highest wager on a hand turns its cards.").under("9(d) 9(d)(2) 9(d)(3)"),
    Row::new(POKER_TYPE, METHOD, Is("manual shoe"), "The cards are dealt from a manual shoe, one at a time and face down.").under("8(c)"),
    Row::new(POKER_TYPE, METHOD, Is("hand"), "The dealer deals from the hand, one card at a time and face down.").under("9(a)(1) 9(b)"),
    Row::new(POKER_TYPE, METHOD, Is("automated shoe"), "An automated shoe dispenses each hand as one stack, face down.").under("10(b)"),
    Row::new(POKER_TYPE, "dealing.manual_shoe_place", Is("approved"), "The manual shoe stands where the Bureau of Casino Compliance approved it."),
    Row::new(POKER_TYPE, "dealing.manual_shoe_place", Is("no manual shoe"), "There is no manual shoe on the table."),
    Row::new(PRIME, "dealing.cards_per_stack", Is("3"), "Each hand is dealt as three cards; no stack has a fourth."),
    Row::new(PRIME, "dealing.cards_per_stack", Is("4"), "A stack has four cards: the top one stays face down for a Pair Bonus Wager and is discarded unseen everywhere else.").under("10(g) 10(g)(1) 10(g)(2)"),
    Row::new(PRIME, METHOD, Is("manual shoe"), COUNTED).under("8(f)").also(SHUFFLING, Is("manual")),
    Row::new(PRIME, METHOD, Is("manual shoe"), COUNTED).under("8(f)").also(SHUFFLING, Is("device")),
    Row::new(SAIGON, METHOD, Is("manual shoe"), COUNTED).under("8(e)").also(SHUFFLING, Is("manual")),
    Row::new(SAIGON, METHOD, Is("manual shoe"), COUNTED).under("8(e)").also(SHUFFLING, Is("device")),
    Row::new(POKER_TYPE, METHOD, Is("hand"), COUNTED).under("9(d)").also(SHUFFLING, Is("device")),
    Row::new(POKER_TYPE, METHOD, Is("automated shoe"), COUNTED).under("10(d)").also(SHUFFLING, Is("manual")),
    Row::new(POKER_TYPE, METHOD, Is("automated shoe"), COUNTED).under("10(d)").also(SHUFFLING, Is("device")),
];

//! The cards: how many, how they look, who shuffles them, and how they are dealt.

use super::clause::{
    bankers_hand_turned, caller_turns, counted_from_a_manual_shoe, counted_from_an_automated_shoe,
    counted_from_the_hand, dealer_cuts, deals_from_the_hand, dealt_face_down, dealt_face_up, decks_of_each,
    from_a_manual_shoe, from_an_automated_shoe, from_the_hand, hand_needs_device, has_batches,
    has_fresh_cards, has_one_deck, has_one_deck_with_joker, idle_table, life, life_dealt_by_hand, no_cut,
    one_is_stored, one_set, only_players_turn, players_cut, players_hand_turned, players_turn,
    reshuffling_device, shuffle, stacks_of_four, they_alternate, top_card_discarded, top_card_kept,
    two_sets_provided, who_cuts, wrong_count,
};
use super::row::Row;
use super::row::Want::{Any, Is, Not};

const DECKS: &str = "cards.decks";
const SHUFFLING: &str = "cards.shuffling";
const METHOD: &str = "dealing.method";
const HOURS: &str = "cards.changed_every_hours";

const COUNTED: &str =
    "No device counts the deck, so the dealer counts the stub at least once every five rounds.";

#[rustfmt::skip]
pub const CARDS: &[Row] = &[
    Row::new(DECKS, Any, "{} decks are used as one set.").under(&[one_set]).also(SHUFFLING, Is("manual")).when(has_batches),
    Row::new(DECKS, Any, "{} decks are used in two batches of {half}, which alternate from shoe to shoe.").under(&[two_sets_provided, decks_of_each, they_alternate]).also(SHUFFLING, Is("device")).when(has_batches),
    Row::new(SHUFFLING, Is("device"), "The device shuffles one batch and keeps it while the other is played.").under(&[one_is_stored]).when(has_batches),
    Row::new(DECKS, Any, "{} decks are used, and every new shoe gets new ones.").under(&[one_set, life]).when(has_fresh_cards),
    Row::new(DECKS, Is("1"), "One deck of 52 cards is used.").under(&[one_set]).when(has_one_deck),
    Row::new(DECKS, Is("1"), "One deck of 53 cards is used, including the joker.").under(&[one_set]).when(has_one_deck_with_joker),
    Row::new(DECKS, Is("2"), "Two decks alternate from round to round: the device shuffles one while the other is in play.").under(&[two_sets_provided, one_is_stored, they_alternate]).when(deals_from_the_hand),
    Row::new("cards.cover_cards", Is("1"), "One cover card is used."),
    Row::new("cards.cover_cards", Is("2"), "Two cover cards are used."),
    Row::new("cards.backs", Is("identical"), "All card backs look the same.").under(&[one_set]),
    Row::new("cards.backs", Is("two colors"), "The backs share a design, in one color for each of the two sets."),
    Row::new("cards.jokers_manufactured", Is("1"), "A deck comes with one joker."),
    Row::new("cards.jokers_manufactured", Is("2"), "A deck comes with two jokers, of which one is left out."),
    Row::new("cards.jokers_in_play", Any, "One joker of a deck is in play."),
    Row::new(SHUFFLING, Is("manual"), "The cards are shuffled by hand and then cut.").under(&[shuffle, who_cuts]).when(players_cut),
    Row::new(SHUFFLING, Is("device"), "An automated device shuffles the cards, which are then cut.").under(&[shuffle, who_cuts]).when(players_cut),
    Row::new(SHUFFLING, Is("manual"), "The dealer shuffles the cards by hand after every round and then cuts them.").under(&[shuffle, who_cuts]).when(dealer_cuts),
    Row::new(SHUFFLING, Is("device"), "An automated device shuffles the cards after every round; they are not cut.").under(&[shuffle, no_cut]).when(dealer_cuts),
    Row::new(SHUFFLING, Is("counting device"), "An automated device shuffles and counts the cards after every round; they are not cut, and a deck with a wrong count leaves the table.").under(&[shuffle, wrong_count, no_cut]).when(dealer_cuts),
    Row::new(SHUFFLING, Is("reshuffling device"), "A device automatically reshuffles and counts the cards; they are not cut.").under(&[reshuffling_device]).when(dealer_cuts),
    Row::new(SHUFFLING, Is("reshuffling shoe"), "The dealing shoe automatically reshuffles and counts the cards; they are not cut.").under(&[reshuffling_device]).when(dealer_cuts),
    Row::new("cards.laboratory_approval", Is("approved"), "The Bureau of Gaming Laboratory Operations has approved the equipment that reshuffles automatically."),
    Row::new("cards.laboratory_approval", Is("none"), "No equipment that reshuffles automatically is used, and no approval is filed."),
    Row::new(HOURS, Any, "The cards are changed at least once every {} h.").when(has_batches),
    Row::new(HOURS, Any, "Dealt from a shoe, the cards are changed at least once every {} h.").under(&[life]).also(METHOD, Not("hand")).when(deals_from_the_hand),
    Row::new(HOURS, Any, "Dealt from the hand, the cards are changed at least once every {} h.").under(&[life_dealt_by_hand]).also(METHOD, Is("hand")).when(deals_from_the_hand),
    Row::new("cards.stored_batch_without_spread", Is("always spread"), "At an idle table the cards are always spread before they are dealt again.").under(&[idle_table]),
    Row::new("cards.stored_batch_without_spread", Is("dealt without spread"), "At an idle table the batch in the device is dealt without a spread, unless a player asks for one."),
    Row::new("cards.stored_batch_secure", Is("secure"), "The device keeps its one shuffled batch securely."),
    Row::new("cards.stored_batch_secure", Is("not secure"), "No device is declared to keep a shuffled batch securely."),
    Row::new("cards.stored_batch_procedures", Is("approved"), "The procedures for the stored batch are approved."),
    Row::new("cards.stored_batch_procedures", Is("none"), "No procedures for a stored batch are approved."),
];

#[rustfmt::skip]
pub const DEALING: &[Row] = &[
    Row::new("dealing.initial_cards", Is("face up"), "The first four cards are dealt face up, alternately to the Player's Hand and the Banker's Hand.").under(&[dealt_face_up]),
    Row::new("dealing.initial_cards", Is("face down"), "The first four cards are dealt face down; those of the Banker's Hand wait under the corner of the shoe until the Player's Hand is called.").under(&[dealt_face_down]),
    Row::new("", Any, "The first four cards are dealt face down; whoever has the highest wager on a hand turns its cards.").under(&[players_turn, players_hand_turned, bankers_hand_turned]).when(only_players_turn),
    Row::new("dealing.shoe", Any, "The cards are dealt from a manual shoe made for Baccarat."),
    Row::new("dealing.cards_turned_by", Is("dealer"), "The curator deals the first four cards face down, and the dealer calling the game turns them.").under(&[caller_turns]),
    Row::new("dealing.cards_turned_by", Is("players"), "The curator deals the first four cards face down, and whoever has the highest wager on a hand turns its cards.").under(&[players_turn, players_hand_turned, bankers_hand_turned]),
    Row::new(METHOD, Is("manual shoe"), "The cards are dealt from a manual shoe, one at a time and face down.").under(&[from_a_manual_shoe]),
    Row::new(METHOD, Is("hand"), "The dealer deals from the hand, one card at a time and face down.").under(&[hand_needs_device, from_the_hand]),
    Row::new(METHOD, Is("automated shoe"), "An automated shoe dispenses each hand as one stack, face down.").under(&[from_an_automated_shoe]),
    Row::new("dealing.manual_shoe_place", Is("approved"), "The manual shoe stands where the Bureau of Casino Compliance approved it."),
    Row::new("dealing.manual_shoe_place", Is("no manual shoe"), "There is no manual shoe on the table."),
    Row::new("dealing.cards_per_stack", Is("3"), "Each hand is dealt as three cards; no stack has a fourth."),
    Row::new("dealing.cards_per_stack", Is("4"), "A stack has four cards: the top one stays face down for a Pair Bonus Wager and is discarded unseen everywhere else.").under(&[stacks_of_four, top_card_kept, top_card_discarded]),
    Row::new(METHOD, Is("manual shoe"), COUNTED).under(&[counted_from_a_manual_shoe]).also(SHUFFLING, Is("manual")),
    Row::new(METHOD, Is("manual shoe"), COUNTED).under(&[counted_from_a_manual_shoe]).also(SHUFFLING, Is("device")),
    Row::new(METHOD, Is("hand"), COUNTED).under(&[counted_from_the_hand]).also(SHUFFLING, Is("device")),
    Row::new(METHOD, Is("automated shoe"), COUNTED).under(&[counted_from_an_automated_shoe]).also(SHUFFLING, Is("manual")),
    Row::new(METHOD, Is("automated shoe"), COUNTED).under(&[counted_from_an_automated_shoe]).also(SHUFFLING, Is("device")),
];

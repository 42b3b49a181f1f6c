//! Valid submissions out of a seed: every option takes any value that its neighbors leave it.

use croupier_rules::GameId;
use croupier_rules::submission::{Table, Value, options, preset};

/// Marsaglia's xorshift, so that the same seed files the same submission everywhere.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % count
    }

    pub fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    fn between(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least + 1) as usize) as i64
    }
}

/// A submission while it is filled in.
struct Draft<'a> {
    game: GameId,
    table: Table,
    dice: &'a mut Dice,
}

/// A valid submission.
pub fn valid(game: GameId, dice: &mut Dice) -> Table {
    let mut draft = Draft { game, table: preset(game), dice };
    draft.every_game();
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => draft.baccarat(),
        GameId::ThreeCardPrime | GameId::Saigon5Card => draft.poker_type(),
    }
    draft.equipment();
    draft.table
}

impl Draft<'_> {
    fn word(&mut self, key: &str, words: &[&str]) -> String {
        let word = self.dice.pick(words);
        self.table.set(key, Value::text(word));
        word.into()
    }

    fn number(&mut self, key: &str, least: i64, most: i64) -> i64 {
        let number = self.dice.between(least, most);
        self.table.set(key, Value::Integer(number));
        number
    }

    fn asks(&self, key: &str) -> bool {
        options(self.game).iter().any(|spec| spec.key == key)
    }

    fn add(&mut self, list: &str, word: &str) {
        let Some(Value::List(mut entries)) = self.table.at(list).cloned() else { panic!("{list}") };
        entries.push(Value::text(word));
        self.table.set(list, Value::List(entries));
    }

    fn drop(&mut self, list: &str, word: &str) {
        let Some(Value::List(mut entries)) = self.table.at(list).cloned() else { panic!("{list}") };
        entries.retain(|entry| *entry != Value::text(word));
        self.table.set(list, Value::List(entries));
    }

    /// Amounts in any spelling: text with cents, with commas, or a whole number.
    fn money(&mut self, key: &str, cents: i64) {
        let spellings =
            [format!("{}.{:02}", cents / 100, cents % 100), format!("${}.{:02}", cents / 100, cents % 100)];
        let mut values = spellings.map(|text| Value::text(&text)).to_vec();
        if cents % 100 == 0 {
            values.push(Value::Integer(cents / 100));
        }
        let value = self.dice.pick(&values);
        self.table.set(key, value);
    }

    fn stakes(&mut self, chips: &[i64]) {
        let chip = self.dice.pick(chips);
        let minimum = chip * self.dice.between(1, 40);
        let maximum = minimum * self.dice.between(1, 100);
        self.money("table.smallest_chip", chip);
        self.money("table.minimum", minimum);
        self.money("table.maximum", maximum);
    }

    fn every_game(&mut self) {
        let seats = if self.game == GameId::Baccarat { (10, 14) } else { (1, 6) };
        self.number("table.seats", seats.0, seats.1);
        self.word("certificate_holder", &["Ace & Sons", "Café \"Zero\"", "L.L.C. \\ Ltd."]);
        self.word("layout.standing", &["submitted", "approved"]);
        if self.dice.below(2) == 0 {
            self.drop("layout.inscriptions", "payout odds");
            self.add("layout.signs", "payout odds");
        }
    }

    fn baccarat(&mut self) {
        if self.dice.below(3) == 0 {
            self.ez()
        } else {
            self.vigorish()
        }
        if self.word("wagers.dragon_bonus", &["A", "B", "c", "not offered"]) == "not offered" {
            self.drop("layout.areas", "dragon bonus wager");
        }
        self.word("irregularities.disclosed_player_card", &["discard with one more", "simulated round"]);
        match self.game {
            GameId::Minibaccarat => self.minibaccarat(),
            GameId::Midibaccarat => drop(self.word("cards.shuffling", &["manual", "device"])),
            _ => drop(self.word("dealing.cards_turned_by", &["dealer", "players"])),
        }
        if self.game != GameId::Minibaccarat {
            self.number("cards.decks", 6, 8);
        }
    }

    fn ez(&mut self) {
        self.table.set("wagers.variation", Value::text("ez"));
        self.table.set("vigorish.collection", Value::text("none"));
        self.table.set("vigorish.rounding", Value::text("none"));
        self.add("layout.areas", "dragon 7 insurance wager");
        let list = self.dice.pick(&["layout.inscriptions", "layout.signs"]);
        self.add(list, "dragon 7 pushes");
        self.word("wagers.tie", &["8 to 1", "9 to 1", "17 to 2"]);
        self.stakes(&[50, 100, 500, 2500]);
    }

    fn vigorish(&mut self) {
        if self.word("vigorish.collection", &["at payout", "deferred"]) == "deferred" {
            self.add("layout.areas", "vigorish spaces");
            let places = ["not used", "inventory container", "rack in front of the inventory container"];
            self.word("equipment.marker_buttons", &places);
        }
        if self.word("vigorish.rounding", &["exact", "up to quarter"]) == "exact" {
            self.word("wagers.tie", &["8 to 1", "17 to 2", "12 to 1"]);
            self.stakes(&[20, 100, 500, 2500]);
        } else {
            self.word("wagers.tie", &["8 to 1", "9 to 1", "100 to 1"]);
            self.stakes(&[1, 25, 50, 500]);
        }
    }

    fn minibaccarat(&mut self) {
        self.number("cards.changed_every_hours", 1, 24);
        self.word("dealing.initial_cards", &["face up", "face down"]);
        if self.word("cards.shuffling", &["manual", "device"]) == "manual" {
            self.number("cards.decks", 6, 8);
            return;
        }
        let decks = self.dice.pick(&[12, 14, 16]);
        self.table.set("cards.decks", Value::Integer(decks));
        self.table.set("cards.backs", Value::text("two colors"));
        let dealt = ["always spread", "dealt without spread"];
        if self.word("cards.stored_batch_without_spread", &dealt) == "dealt without spread" {
            self.table.set("cards.stored_batch_secure", Value::text("secure"));
            self.table.set("cards.stored_batch_procedures", Value::text("approved"));
        }
    }

    fn poker_type(&mut self) {
        let Some(&Value::Integer(seats)) = self.table.at("table.seats") else { panic!("no seats") };
        self.number("table.boxes_per_player", 1, seats);
        self.stakes(&[50, 100, 500, 2500]);
        if self.dice.below(2) == 0 {
            self.table.set("table.payout_limit", Value::Integer(1_000_000_000));
            let list = self.dice.pick(&["layout.inscriptions", "layout.signs"]);
            self.add(list, "payout limit");
        }
        self.cards();
        self.optional_wagers();
    }

    fn cards(&mut self) {
        let words = ["manual", "device", "counting device", "reshuffling device", "reshuffling shoe"];
        let shuffling = self.word("cards.shuffling", &words);
        if shuffling != "manual" && self.dice.below(2) == 0 {
            self.table.set("cards.decks", Value::Integer(2));
            self.table.set("cards.backs", Value::text("two colors"));
        }
        if shuffling.starts_with("reshuffling") || self.dice.below(3) == 0 {
            self.table.set("cards.laboratory_approval", Value::text("approved"));
        }
        let methods: &[&str] = match shuffling.as_str() {
            "reshuffling shoe" => &["automated shoe"],
            "manual" => &["manual shoe", "automated shoe"],
            _ => &["manual shoe", "automated shoe", "hand"],
        };
        let method = self.word("dealing.method", methods);
        let place = if method == "manual shoe" { "approved" } else { "no manual shoe" };
        self.table.set("dealing.manual_shoe_place", Value::text(place));
        self.number("cards.changed_every_hours", 1, if method == "hand" { 4 } else { 8 });
        if self.asks("dealing.cards_per_stack") {
            self.number("dealing.cards_per_stack", 3, if shuffling == "reshuffling shoe" { 4 } else { 3 });
        }
    }

    fn optional_wagers(&mut self) {
        if self.game == GameId::Saigon5Card {
            self.number("cards.jokers_manufactured", 1, 2);
            return self.optional("wagers.bonus", &["A", "not offered"], &["bonus wager"]);
        }
        self.word("wagers.bad_beat_bonus", &["A", "B"]);
        self.optional("wagers.prime", &["offered", "not offered"], &["prime wager"]);
        self.optional(
            "wagers.pair_bonus",
            &["A", "B", "C", "D", "not offered"],
            &["pair bonus wager", "fourth card"],
        );
        self.optional(
            "wagers.all_six_bonus",
            &["A", "B", "C", "D", "E", "not offered"],
            &["all-six bonus wager"],
        );
    }

    fn optional(&mut self, key: &str, words: &[&str], areas: &[&str]) {
        if self.word(key, words) == "not offered" {
            areas.iter().for_each(|area| self.drop("layout.areas", area));
        }
    }

    fn equipment(&mut self) {
        let (left, right) = ("dealer's left", "dealer's right");
        let drop_box = self.word("equipment.drop_box", &[left, right]);
        let opposite = if drop_box == left { right } else { left };
        if self.word("equipment.tip_box", &[opposite, "approved alternative"]) != opposite {
            let manual = self.table.at("cards.shuffling") == Some(&Value::text("manual"));
            let reasons = ["other equipment", "card shuffling device"];
            self.word("equipment.tip_box_prevented_by", if manual { &reasons[..1] } else { &reasons });
        }
    }
}

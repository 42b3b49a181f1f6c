//! Nobody sees a card they may not see: whatever the cards are that a viewer may not see, the viewer's steps, views and
//! happenings are the same to the last byte.
//!
//! A table is played to a random moment. Then every card that the viewer has not been allowed to see so far, in the
//! stack or face down on the table, changes places with another such card, the same commands are given again from the
//! genesis on, and the two streams are compared. The cards of a second set that waits change places too. What a viewer may see is said here once more, from the regulations and
//! without the code that is tested.

use std::collections::{BTreeSet, VecDeque};

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::irregularities::Disclosure;
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::submission::{CardSets, Edits};
use croupier_rules::{Card, GameId};
use croupier_table::baccarat::BaccaratEvent;
use croupier_table::cards::{CardsAct, CardsEvent, SetId, Stage};
use croupier_table::poker::{Part, Place, PokerAct, PokerEvent, Recipient};
use croupier_table::sight::{Seen, happening};
use croupier_table::{Act, Command, Entry, Event, Genesis, ReadyCards, Seat, State, Table, Viewer, view};

use crate::random::Random;
use crate::recorder::genesis;
use crate::tables;
use crate::walk::{Trouble, Walk};
use crate::wire;

/// Where a card of the stack in play lies now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Hand(Side),
    Position(Seat),
    FourthCard(Seat),
    Dealer,
}

/// What one viewer may have seen of the stack in play, card by card, from the top.
struct Witness {
    viewer: Viewer,
    /// The places in the stack of the cards that lie on the table.
    table: Vec<(Spot, usize)>,
    /// The places of cards that wait to begin the next hand.
    kept: VecDeque<usize>,
    /// The place of a third card that waits to be judged.
    set_aside: Option<usize>,
    seen: BTreeSet<usize>,
    drawn: usize,
}

impl Witness {
    fn new(viewer: Viewer, drawn: usize) -> Witness {
        Witness {
            viewer,
            table: Vec::new(),
            kept: VecDeque::new(),
            set_aside: None,
            seen: BTreeSet::new(),
            drawn,
        }
    }

    fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Patron(seat)
    }

    fn at(&self, spot: Spot) -> Vec<usize> {
        self.table.iter().filter(|(lies, _)| *lies == spot).map(|&(_, place)| place).collect()
    }

    fn sees(&mut self, places: impl IntoIterator<Item = usize>) {
        self.seen.extend(places);
    }

    /// Follows an entry; `after` is the table with it.
    fn follow(&mut self, entry: &Entry, after: &State) {
        let first = core::mem::replace(&mut self.drawn, after.cards.shoe().drawn());
        match &entry.event {
            Event::Cards(CardsEvent::Burned { .. }) => self.sees([first]),
            Event::Cards(CardsEvent::Loaded { .. }) => *self = Witness::new(self.viewer, self.drawn),
            Event::Baccarat(event) => self.baccarat(event, first),
            Event::Poker(event) => self.poker(event, first, after),
            _ => {}
        }
    }

    fn lay(&mut self, spot: Spot, place: usize) {
        self.table.push((spot, place));
        if self.viewer == Viewer::Surveillance {
            self.sees([place]);
        }
    }

    fn baccarat(&mut self, event: &BaccaratEvent, first: usize) {
        match *event {
            BaccaratEvent::Dealt { side, facing, .. } => {
                let place = match self.set_aside.take() {
                    Some(place) => place,
                    None if self.drawn > first => first,
                    None => self.kept.pop_front().expect("a card that waited"),
                };
                self.lay(Spot::Hand(side), place);
                if facing == Facing::Up {
                    self.sees([place]);
                }
            }
            BaccaratEvent::HandedOver { side, to } if self.is(to) => self.sees(self.at(Spot::Hand(side))),
            BaccaratEvent::Revealed { side } => self.sees(self.at(Spot::Hand(side))),
            BaccaratEvent::ThirdCardSetAside { disclosure, .. } => {
                self.set_aside = Some(first);
                if self.viewer == Viewer::Surveillance || disclosure != Disclosure::NotDisclosed {
                    self.sees([first]);
                }
            }
            BaccaratEvent::KeptForNextHand { .. } => {
                let place = self.set_aside.take().unwrap_or(first);
                self.kept.push_back(place);
                if self.viewer == Viewer::Surveillance {
                    self.sees([place]);
                }
            }
            BaccaratEvent::KeptForSimulatedRound { .. } | BaccaratEvent::Discarded { .. } => {
                let place = self.set_aside.take().unwrap_or(first);
                self.sees([place]);
            }
            BaccaratEvent::KeptCardDiscarded { facing: Facing::Down, .. } => {
                self.kept.pop_front().expect("a card that waited");
            }
            BaccaratEvent::CardsRemoved | BaccaratEvent::RoundVoid => self.table.clear(),
            _ => {}
        }
    }

    fn poker(&mut self, event: &PokerEvent, first: usize, after: &State) {
        if self.viewer == Viewer::Surveillance && matches!(event, PokerEvent::Dealt { .. }) {
            self.sees([first]);
        }
        match *event {
            PokerEvent::Dealt { to, place, .. } => match (to, place) {
                (Recipient::Dealer, _) => self.lay(Spot::Dealer, first),
                (Recipient::Position(position), Place::Hand) => self.lay(Spot::Position(position), first),
                (Recipient::Position(position), Place::FourthCard) => {
                    self.lay(Spot::FourthCard(position), first);
                }
                (Recipient::Position(_), Place::DiscardRack) => {}
            },
            PokerEvent::FoundFaceUp { .. } => self.sees([first]),
            PokerEvent::StubDiscarded | PokerEvent::StubKept => {
                let own = |position: &Seat| self.is(after.wagering.owner(*position));
                let positions: Vec<Seat> = Seat::counterclockwise(6).filter(own).collect();
                positions.into_iter().for_each(|position| self.sees(self.at(Spot::Position(position))));
            }
            PokerEvent::Revealed { .. } => self.sees(self.at(Spot::Dealer)),
            PokerEvent::Shown { position, part } => self.shown(position, part, after),
            PokerEvent::Over => self.table.clear(),
            _ => {}
        }
    }

    fn shown(&mut self, position: Seat, part: Part, after: &State) {
        let hand = self.at(Spot::Position(position));
        match part {
            Part::Hand | Part::ShowdownHand => self.sees(hand),
            Part::FourthCard => self.sees(self.at(Spot::FourthCard(position))),
            Part::ThreeCardHand => {
                let hand: [usize; 5] = hand.try_into().expect("five cards");
                let set = after.poker().and_then(|table| table.hand(position)).expect("a hand that is shown");
                self.sees(set.split().expect("a hand that is set").three(hand));
            }
        }
    }
}

/// What a viewer is told and sees, line by line.
struct Stream {
    table: Table,
    viewer: Viewer,
    lines: Vec<String>,
}

impl Stream {
    fn open(genesis: Genesis, viewer: Viewer) -> Stream {
        Stream { table: Table::open(genesis), viewer, lines: Vec::new() }
    }

    /// Does what a command says and writes down what the viewer gets to know of it.
    fn act(&mut self, command: &Command, mut follow: impl FnMut(&Entry, &State)) {
        let mut state = self.table.state().clone();
        let entries = self.table.act(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        for entry in entries {
            let before = Seen::by(&state, self.viewer);
            croupier_table::evolve(&mut state, entry);
            let told = happening(&before, &state, entry, self.viewer);
            wire::there_and_back(&told);
            self.lines.push(serde_json::to_string(&told).expect("a happening can be written"));
            follow(entry, &state);
        }
        let seen = view(&state, state.clock, self.viewer);
        self.lines.push(serde_json::to_string(&seen).expect("a view can be written"));
    }
}

/// A table that was played for a while, by the commands that were accepted.
struct Played {
    genesis: Genesis,
    commands: Vec<Command>,
}

/// Plays until a random moment.
fn played(edits: &Edits, seed: u64) -> Played {
    let mut random = Random::new(seed);
    let genesis = ready(genesis(edits), &mut random);
    let mut walk = Walk::at(genesis.clone(), seed, Trouble::Frequent);
    let most = random.between(1, 240);
    while walk.commands.len() < most {
        walk.command();
    }
    walk.commands.truncate(most);
    Played { genesis, commands: walk.commands }
}

/// Cards that are ready, as a rule, so that most of the walk is rounds. Two sets that are ready are in one order, and one
/// of them would tell of the other.
fn ready(genesis: Genesis, random: &mut Random) -> Genesis {
    if random.one_in(5) || genesis.submission().sets() == CardSets::TwoAlternating {
        return genesis;
    }
    let mut order: Vec<Card> = genesis.submission().deck().cards().collect();
    random.shuffle(&mut order);
    let (most, size) = (order.len().saturating_sub(60), order.len());
    let dealt = if size > 60 { random.below(most) } else { 0 };
    let cover = (size > 60).then_some(size - 14);
    genesis.ready(ReadyCards { order, cover, dealt }).expect("the cards of the table")
}

/// Where the order of a set was given: by the genesis, or by the command of this number; and how it was cut since.
#[derive(Clone, Copy, Debug)]
struct Source {
    set: SetId,
    command: Option<usize>,
    above: usize,
}

/// What gave a set the order that it has now, if it has one that matters: in the shoe, or on its way there. Cards that
/// are yet to be shuffled have none.
fn source(original: &Played, table: &Table, set: SetId) -> Option<Source> {
    let state = table.state();
    let now = match state.cards.set(set).stage() {
        Stage::Loaded | Stage::InPlay => state.cards.shoe().all(),
        Stage::Feathered | Stage::Shuffled | Stage::Cut | Stage::CutThrough => state.cards.set(set).cards(),
        _ => return None,
    };
    let mut found = original.genesis.ready_cards().map(|_| Source { set, command: None, above: 0 });
    let mut replayed = Table::open(original.genesis.clone());
    for (number, command) in original.commands.iter().enumerate() {
        let current = replayed.state().cards.current();
        if orders(&command.act, set) {
            found = Some(Source { set, command: Some(number), above: 0 });
        }
        let entries = replayed.act(command).expect("it was accepted before");
        for entry in entries {
            if let (Event::Cards(CardsEvent::CutThrough { above, .. }), Some(source)) =
                (&entry.event, &mut found)
                && current == set
            {
                source.above = (source.above + usize::from(*above)) % now.len();
            }
        }
    }
    let source = found?;
    let mut order = order_of(original, source).to_vec();
    order.rotate_left(source.above);
    (order == now).then_some(source)
}

fn orders(act: &Act, of: SetId) -> bool {
    match act {
        Act::Cards(CardsAct::Shuffle { set, .. } | CardsAct::ReceivePreshuffled { set, .. }) => *set == of,
        _ => false,
    }
}

fn order_of(played: &Played, source: Source) -> &[Card] {
    match source.command.map(|number| &played.commands[number].act) {
        None => &played.genesis.ready_cards().expect("cards that are ready").order,
        Some(Act::Cards(CardsAct::Shuffle { order, .. } | CardsAct::ReceivePreshuffled { order, .. })) => {
            order
        }
        Some(act) => panic!("{act:?} gives no order"),
    }
}

/// The same with cards that a viewer has not seen in other places.
fn rearranged(original: &Played, source: Source, hidden: &[usize], random: &mut Random) -> Played {
    let mut order = order_of(original, source).to_vec();
    order.rotate_left(source.above);
    let mut cards: Vec<Card> = hidden.iter().map(|&place| order[place]).collect();
    random.shuffle(&mut cards);
    hidden.iter().zip(cards).for_each(|(&place, card)| order[place] = card);
    order.rotate_right(source.above);
    let mut changed = Played { genesis: original.genesis.clone(), commands: original.commands.clone() };
    match source.command {
        None => {
            let ready = original.genesis.ready_cards().expect("cards that are ready").clone();
            changed.genesis =
                changed.genesis.ready(ReadyCards { order, ..ready }).expect("the cards of the table");
        }
        Some(number) => {
            let Act::Cards(
                CardsAct::Shuffle { order: given, .. } | CardsAct::ReceivePreshuffled { order: given, .. },
            ) = &mut changed.commands[number].act
            else {
                panic!("no order")
            };
            *given = order;
        }
    }
    changed
}

/// The same command at the other table: a player who sets a hand names the cards in the same places.
fn mapped(command: &Command, here: &State, there: &State) -> Command {
    let Act::Poker(PokerAct::Set { position, three }) = &command.act else { return command.clone() };
    let hand = |state: &State| -> Vec<Card> {
        state.poker().and_then(|table| table.hand(*position)).expect("a hand").cards.cards().to_vec()
    };
    let (mine, theirs) = (hand(here), hand(there));
    let same = |card: &Card| theirs[mine.iter().position(|other| other == card).expect("a card of the hand")];
    let act =
        PokerAct::Set { position: *position, three: [same(&three[0]), same(&three[1]), same(&three[2])] };
    Command { act: act.into(), ..command.clone() }
}

/// How much two streams had to hide.
#[derive(Debug, Default)]
struct Compared {
    moments: usize,
    lines: usize,
    undealt: usize,
    on_the_table: usize,
    /// How many stacks were in another order.
    stacks: usize,
    /// How many of them waited in the device while the other set had its turn.
    stored: usize,
}

/// Compares what a viewer gets to know at two tables that differ only in what the viewer may not see.
fn compare(original: &Played, viewer: Viewer, seed: u64, compared: &mut Compared) {
    let drawn = original.genesis.ready_cards().map_or(0, |ready| ready.dealt);
    let (mut here, mut witness) =
        (Stream::open(original.genesis.clone(), viewer), Witness::new(viewer, drawn));
    original
        .commands
        .iter()
        .for_each(|command| here.act(command, |entry, after| witness.follow(entry, after)));
    let mut changed = Played { genesis: original.genesis.clone(), commands: original.commands.clone() };
    let mut random = Random::new(seed ^ 0x51_617);
    let cards = &here.table.state().cards;
    for source in SetId::ALL.into_iter().filter_map(|set| source(original, &here.table, set)) {
        let in_shoe = matches!(cards.set(source.set).stage(), Stage::Loaded | Stage::InPlay);
        let unseen = |place: &usize| !in_shoe || !witness.seen.contains(place);
        let places = drawn_before(original, source)..order_of(original, source).len();
        let hidden: Vec<usize> = places.filter(unseen).collect();
        changed = rearranged(&changed, source, &hidden, &mut random);
        if in_shoe {
            compared.undealt += cards.shoe().all().len() - witness.drawn;
            compared.on_the_table += hidden.iter().filter(|&&place| place < witness.drawn).count();
        }
        if cards.set(source.set).is_stored() && source.set != cards.current() {
            compared.stored += 1;
        }
        compared.stacks += 1;
    }
    let (mut mine, mut there) =
        (Table::open(original.genesis.clone()), Stream::open(changed.genesis.clone(), viewer));
    for (original, changed) in original.commands.iter().zip(&changed.commands) {
        there.act(&mapped(changed, mine.state(), &there.table.state().clone()), |_, _| {});
        mine.act(original).expect("it was accepted before");
    }
    for (one, other) in here.lines.iter().zip(&there.lines) {
        assert_eq!(one, other, "{viewer} learns something of a hidden card");
    }
    assert_eq!(here.lines.len(), there.lines.len());
    compared.moments += 1;
    compared.lines += here.lines.len();
}

/// Cards that were dealt before the table opened are nobody's.
fn drawn_before(original: &Played, source: Source) -> usize {
    if source.command.is_some() { 0 } else { original.genesis.ready_cards().map_or(0, |ready| ready.dealt) }
}

/// So many moments at tables of a game, each with another viewer.
fn moments(game: GameId, moments: u64) -> Compared {
    let setups = tables::of(game);
    let mut compared = Compared::default();
    for seed in 0..moments {
        let edits = &setups[seed as usize % setups.len()];
        let original = played(edits, seed);
        let viewers = wire::viewers(Table::open(original.genesis.clone()).state());
        let viewer = viewers[(seed as usize / setups.len()) % viewers.len()];
        compare(&original, viewer, seed, &mut compared);
    }
    assert!(compared.stacks as u64 * 2 > moments, "{compared:?}");
    assert!(compared.on_the_table > compared.moments / 2, "cards lay face down: {compared:?}");
    let two_sets = game.chapter().cards.two_sets.is_some();
    assert_eq!(compared.stored > 20, two_sets, "a second set waited in the device: {compared:?}");
    compared
}

const MOMENTS: u64 = 600;

#[test]
fn nobody_learns_of_a_hidden_card_at_minibaccarat() {
    moments(GameId::Minibaccarat, MOMENTS);
}

#[test]
fn nobody_learns_of_a_hidden_card_at_midibaccarat() {
    moments(GameId::Midibaccarat, MOMENTS);
}

#[test]
fn nobody_learns_of_a_hidden_card_at_baccarat() {
    moments(GameId::Baccarat, MOMENTS);
}

#[test]
fn nobody_learns_of_a_hidden_card_at_three_card_prime() {
    moments(GameId::ThreeCardPrime, MOMENTS);
}

#[test]
fn nobody_learns_of_a_hidden_card_at_saigon_5_card() {
    moments(GameId::Saigon5Card, MOMENTS);
}

//! The player at the terminal.

use std::io::{BufRead, Write};

use anyhow::anyhow;
use croupier_rules::Cents;
use croupier_rules::chapters::saigon_5_card::ranking::{Split, best_split};
use croupier_script::Problem;
use croupier_table::poker::PokerAct;
use croupier_table::seats::SeatsAct;
use croupier_table::sight::{HandName, HandView, Happening, SeatView, View, Viewer, view};
use croupier_table::steps::{Duty, Step};
use croupier_table::{Act, Actor, Form, Seat, State};

use super::Dealt;
use crate::paragraph;

/// A person in a seat.
pub struct Player {
    seat: Seat,
}

/// What the player wants.
pub enum Wish {
    /// Something was done, or nothing.
    GoOn,
    /// The betting is over.
    Deal,
    /// The player leaves.
    Leave,
}

impl Player {
    /// Seats the player with chips.
    pub fn sit(dealt: &mut Dealt, seat: Seat, cash: Cents) -> anyhow::Result<Player> {
        let sat = dealt.act(Actor::Player(seat), Act::Seats(SeatsAct::Sit { cash }));
        sat.map_err(|refusal| anyhow!("{refusal}"))?;
        Ok(Player { seat })
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Shows the table and does what the player says.
    pub fn turn(
        &self,
        dealt: &mut Dealt,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Wish> {
        let view = view(dealt.table.state(), dealt.now(), Viewer::Patron(self.seat));
        show(&view, out)?;
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(Wish::Leave);
        }
        self.hear(dealt, &view, line.trim(), out)
    }

    fn hear(
        &self,
        dealt: &mut Dealt,
        view: &View,
        words: &str,
        out: &mut impl Write,
    ) -> anyhow::Result<Wish> {
        if let Some(step) = chosen(view, words) {
            return self.choose(dealt, step, out).map(|()| Wish::GoOn);
        }
        match words {
            "" | "deal" if duties(view).next().is_some() => {
                writeln!(out, "  First do one of the numbered things above: type its number.")?;
                Ok(Wish::GoOn)
            }
            "" | "deal" if view.betting && wagered(view, self.seat) => Ok(Wish::Deal),
            "" => Ok(Wish::GoOn),
            "?" | "help" => help(view, out).map(|()| Wish::GoOn),
            "leave" | "quit" | "q" => self.leave(dealt, out),
            words => self.act(dealt, &spelled_out(view, words), out).map(|()| Wish::GoOn),
        }
    }

    /// Does what a numbered line says; where it leaves something open, says how to name it.
    fn choose(&self, dealt: &mut Dealt, step: &Step, out: &mut impl Write) -> anyhow::Result<()> {
        let act = if let Form::Exact(act) = &step.act {
            Some(act.clone())
        } else if let Form::Set { position } = step.act {
            house_way(dealt.table.state(), position)
        } else {
            None
        };
        match act {
            Some(act) => self.perform(dealt, act, out),
            None => Ok(writeln!(out, "  Type {}.", in_words(&step.act))?),
        }
    }

    fn act(&self, dealt: &mut Dealt, words: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let no_order = || Err(Problem::unreadable("the dealer shuffles"));
        match croupier_script::read(dealt.table.state(), Actor::Player(self.seat), words, &no_order) {
            Ok(act) => self.perform(dealt, act, out),
            Err(problem) => Ok(writeln!(out, "  {words:?} {problem}")?),
        }
    }

    fn perform(&self, dealt: &mut Dealt, act: Act, out: &mut impl Write) -> anyhow::Result<()> {
        match dealt.act(Actor::Player(self.seat), act) {
            Ok(told) => tell(&told, out),
            Err(refusal) => Ok(writeln!(out, "  refused: {refusal}")?),
        }
    }

    fn leave(&self, dealt: &mut Dealt, out: &mut impl Write) -> anyhow::Result<Wish> {
        match dealt.act(Actor::Player(self.seat), Act::Seats(SeatsAct::Leave)) {
            Ok(told) => tell(&told, out).map(|()| Wish::Leave),
            Err(refusal) => {
                writeln!(out, "  refused: {refusal}")?;
                Ok(Wish::GoOn)
            }
        }
    }
}

/// The duties of the player, in the order in which they are shown.
fn duties(view: &View) -> impl Iterator<Item = &Step> {
    view.steps.iter().filter(|step| step.duty == Duty::Must)
}

/// The duty of a number; an empty line is enough where there is only one.
fn chosen<'a>(view: &'a View, words: &str) -> Option<&'a Step> {
    match words.parse::<usize>() {
        Ok(number) => duties(view).nth(number.checked_sub(1)?),
        Err(_) if words.is_empty() && duties(view).count() == 1 => duties(view).next(),
        Err(_) => None,
    }
}

/// `banker 25` is short for `wager banker 25`.
fn spelled_out(view: &View, words: &str) -> String {
    let first = words.split(' ').next().unwrap_or_default();
    let amount = words.split(' ').nth(1).is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    if amount && wagers(view).contains(&first) { format!("wager {words}") } else { words.to_string() }
}

fn wagered(view: &View, seat: Seat) -> bool {
    view.seats.iter().any(|other| other.seat == seat && !other.wagers.is_empty())
}

fn tell(told: &[Happening], out: &mut impl Write) -> anyhow::Result<()> {
    for told in told {
        paragraph::hanging(out, &format!("  {:20}", told.provision.id()), &told.sentence)?;
    }
    Ok(())
}

/// The player's own cards set as the dealer would set them: the best split that qualifies, or any.
fn house_way(state: &State, position: Seat) -> Option<Act> {
    let five = state.poker()?.hand(position)?.cards.cards().try_into().ok()?;
    let split = best_split(five).map_or(Split::FIRST, |(split, _)| split);
    Some(PokerAct::Set { position, three: split.three(five) }.into())
}

/// How a player says what a form leaves open.
fn in_words(form: &Form) -> String {
    match form {
        Form::Set { .. } => "set and the three cards of your three-card hand, such as set 5h 6d Jk".into(),
        Form::Cut { above } => {
            format!(
                "cut and how many cards are to lie above the cover card, {} to {}",
                above.least, above.most
            )
        }
        Form::Exact(_)
        | Form::Sit { .. }
        | Form::BuyIn { .. }
        | Form::Wager { .. }
        | Form::CallWithCash { .. }
        | Form::ReceivePreshuffled { .. }
        | Form::Shuffle { .. }
        | Form::ReportCount { .. }
        | Form::InsertSecondCoverCard { .. }
        | Form::CountStub { .. }
        | Form::DetermineMisdeal { .. }
        | Form::ReportWrongNumber { .. } => "what you want to do; ? lists it".into(),
    }
}

/// The names of the wagers of the game.
fn wagers(view: &View) -> Vec<&'static str> {
    view.game.chapter().wagers.list.iter().map(|wager| wager.slug()).collect()
}

fn show(view: &View, out: &mut impl Write) -> anyhow::Result<()> {
    for hand in view.hands.iter().filter(|hand| !hand.cards.is_empty()) {
        writeln!(out, "{}", hand_line(hand))?;
    }
    for seat in view.seats.iter().filter(|seat| seat.taken || !seat.wagers.is_empty()) {
        writeln!(out, "{}", seat_line(seat))?;
    }
    for (number, step) in duties(view).enumerate() {
        writeln!(out, "  {}: {} ({})", number + 1, step.says, step.provision)?;
    }
    if view.betting && duties(view).next().is_none() {
        writeln!(out, "Wagers: {}. Then deal.", open_wagers(view).join(" "))?;
    }
    Ok(())
}

/// The wagers that the player can make now.
fn open_wagers(view: &View) -> Vec<&'static str> {
    let open = |slug: &str| {
        view.steps.iter().any(|step| matches!(step.act, Form::Wager { wager, .. } if wager.slug() == slug))
    };
    wagers(view).into_iter().filter(|slug| open(slug)).collect()
}

fn hand_line(hand: &HandView) -> String {
    let name = match hand.name {
        HandName::Baccarat { side } => side.name().into(),
        HandName::Dealer => "Dealer".into(),
        HandName::Position { position } => position.to_string(),
        HandName::FourthCard { position } => format!("{position}, fourth card"),
    };
    let cards: Vec<String> =
        hand.cards.iter().map(|card| card.seen().map_or("??".into(), ToString::to_string)).collect();
    let count = hand.count.map_or(String::new(), |count| format!("  Point Count {count}"));
    format!("{name:16} {}{count}", cards.join(" "))
}

fn seat_line(seat: &SeatView) -> String {
    let mut parts = vec![format!("{} in chips", seat.chips)];
    parts.extend(seat.wagers.iter().map(|stake| format!("{} {}", stake.wager.slug(), stake.amount)));
    if !seat.owed.is_zero() {
        parts.push(format!("owes vigorish of {}", seat.owed));
    }
    format!("{:16} {}", seat.seat.to_string(), parts.join(", "))
}

fn help(view: &View, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "  Type a number to do what it names; an empty line does the only thing there is to do.")?;
    writeln!(out, "  Wagers: NAME DOLLARS, such as {} 25; withdraw NAME.", wagers(view)[0])?;
    writeln!(
        out,
        "  deal (or an empty line) ends the betting; play, fold, set CARD CARD CARD decide a hand\n  (the number of a hand to set does it the house way);"
    )?;
    writeln!(
        out,
        "  cut NUMBER, decline cut, return HAND and the other verbs of docs/SCENARIOS.md work too; leave ends."
    )?;
    let mut said: Vec<&Step> = Vec::new();
    for step in &view.steps {
        if !said.iter().any(|other| other.says == step.says) {
            paragraph::hanging(out, &format!("  {:12}", step.provision.id()), &step.says)?;
            said.push(step);
        }
    }
    Ok(())
}

//! `croupier odds`, run as a user runs it.

#[path = "odds/cost.rs"]
mod cost;
#[path = "odds/ranks.rs"]
mod ranks;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use croupier_odds::Ratio;
use croupier_odds::saigon_5_card::{Choice, Remaining, Setting, ante};
use croupier_rules::Card;
use serde_json::Value;

fn odds(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
    command.arg("odds").args(args);
    command
}

fn output(args: &[&str]) -> Output {
    odds(args).output().unwrap()
}

fn text(args: &[&str]) -> String {
    let output = output(args);
    assert!(output.status.success(), "{args:?} {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Vec<Value> {
    serde_json::from_str(&text(&[args, &["--json"]].concat())).unwrap()
}

fn refusal(args: &[&str]) -> String {
    let output = output(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The text of a field; numbers are texts, too.
fn field<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_else(|| panic!("{name} of {value}"))
}

fn ratio(text: &str) -> Ratio {
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    Ratio::new(over.parse::<i128>().unwrap(), under.parse::<i128>().unwrap())
}

fn outcomes(entry: &Value) -> Vec<(Ratio, u128)> {
    let outcomes = entry["outcomes"].as_array().unwrap();
    outcomes.iter().map(|o| (ratio(field(o, "net")), field(o, "count").parse().unwrap())).collect()
}

fn count(entry: &Value, outcome: &str) -> String {
    let outcomes = entry["outcomes"].as_array().unwrap();
    let found = outcomes.iter().find(|o| field(o, "name") == outcome);
    field(found.unwrap_or_else(|| panic!("{outcome} in {entry}")), "count").to_owned()
}

fn mean(entry: &Value, of: impl Fn(&Ratio) -> Ratio) -> Ratio {
    let total: u128 = field(entry, "total").parse().unwrap();
    outcomes(entry).iter().map(|(net, count)| of(net) * Ratio::new(*count, total)).sum()
}

#[test]
fn eight_decks_of_baccarat_are_counted_as_everybody_counts_them() {
    for game in ["minibaccarat", "midibaccarat", "baccarat"] {
        let banker = &json(&[game, "--wager", "banker"])[0];
        assert_eq!(field(banker, "total"), "4998398275503360");
        assert_eq!(count(banker, "banker wins"), "2292252566437888");
        assert_eq!(count(banker, "player wins"), "2230518282592256");
        assert_eq!(count(banker, "tie"), "475627426473216");
        let insurance = &json(&[game, "--ez", "--wager", "dragon-7-insurance"])[0];
        assert_eq!(count(insurance, "dragon 7"), "112633011329024");
        assert_eq!(insurance["ez"], true);
    }
}

#[test]
fn an_entry_has_the_fields_of_the_agreed_form_in_their_order() {
    let line = text(&["minibaccarat", "--wager", "dragon-bonus-player", "--paytable", "A", "--json"]);
    let begins = concat!(
        "[\n{\"game\":\"minibaccarat\",\"chapter\":\"627a\",\"decks\":8,\"wager\":\"dragon-bonus-player\",",
        "\"paytable\":\"A\",\"total\":\"4998398275503360\",\"outcomes\":[{\"name\":\"win by 9 points\",",
        "\"pays\":\"30 to 1\",\"net\":\"30\",\"count\":\"18409431764992\"},"
    );
    assert!(line.starts_with(begins), "{line}");
    let entry = &json(&["minibaccarat", "--wager", "dragon-bonus-player", "--paytable", "A"])[0];
    let last = entry["outcomes"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((last["pays"].clone(), field(&last, "net")), (Value::Null, "-1"));
    let places: Vec<_> = ["\"edge\":", "\"hit\":", "\"push\":", "\"variance\":", "\"edge_percent\":"]
        .iter()
        .map(|name| line.find(name).unwrap())
        .collect();
    assert!(places.is_sorted());
}

#[test]
fn the_catalogue_has_every_wager_paytable_and_number_of_decks_once() {
    let all = json(&["--all"]);
    let key = |entry: &Value| {
        let ez = entry.get("ez").is_some();
        (
            field(entry, "game").to_owned(),
            entry["decks"].clone().to_string(),
            ez,
            entry["wager"].to_string(),
            entry["paytable"].to_string(),
        )
    };
    let keys: BTreeSet<_> = all.iter().map(key).collect();
    assert_eq!((all.len(), keys.len()), (185, 185));
    for (game, entries) in [
        ("minibaccarat", 57),
        ("midibaccarat", 57),
        ("baccarat", 57),
        ("three-card-prime", 12),
        ("saigon-5-card", 2),
    ] {
        assert_eq!(all.iter().filter(|entry| field(entry, "game") == game).count(), entries, "{game}");
    }
    let insured = |entry: &&Value| field(entry, "wager") == "dragon-7-insurance";
    assert!(all.iter().filter(insured).all(|entry| entry["ez"] == true));
    assert_eq!(all.iter().filter(insured).count(), 9);
}

#[test]
fn every_figure_of_every_entry_follows_from_its_counts() {
    for entry in json(&["--all"]) {
        let total: u128 = field(&entry, "total").parse().unwrap();
        assert_eq!(outcomes(&entry).iter().map(|(_, count)| count).sum::<u128>(), total, "{entry}");
        let edge = -mean(&entry, Ratio::clone);
        assert_eq!(edge.to_string(), field(&entry, "edge"), "{entry}");
        assert_eq!(edge.percent(6), field(&entry, "edge_percent"));
        let chance =
            |holds: fn(&Ratio) -> bool| mean(&entry, |net| Ratio::whole(i32::from(holds(net)))).to_string();
        assert_eq!(chance(Ratio::is_positive), field(&entry, "hit"));
        assert_eq!(chance(Ratio::is_zero), field(&entry, "push"));
        let variance = mean(&entry, |net| net * net) - &edge * &edge;
        assert_eq!(variance.to_string(), field(&entry, "variance"));
    }
}

#[test]
fn a_push_or_a_loss_is_not_paid_and_a_win_is() {
    for entry in json(&["--all"]) {
        for outcome in entry["outcomes"].as_array().unwrap() {
            let won = ratio(field(outcome, "net")).is_positive();
            assert_eq!(outcome["pays"].is_string(), won, "{outcome}");
        }
    }
}

#[test]
fn ante_and_play_come_with_their_strategy() {
    let entries = json(&["three-card-prime", "--wager", "ante-play"]);
    let edges: Vec<_> = entries.iter().map(|entry| ratio(field(entry, "edge")).percent(2)).collect();
    assert_eq!(edges, ["4.52", "4.65"]);
    for entry in &entries {
        let risk = ratio(field(entry, "edge")) / ratio(field(entry, "average_wager"));
        assert_eq!(risk.to_string(), field(entry, "element_of_risk"));
        assert!(field(entry, "strategy").starts_with("raise with Q-6-4 or better"));
        assert_eq!((entry["decks"].clone(), entry.get("ez")), (1.into(), None));
    }
    let text = text(&["three-card-prime", "--wager", "ante-play", "--paytable", "A"]);
    assert!(text.contains("raise every hand") && text.contains("8.790403"));
}

#[test]
fn costs_of_simpler_play_are_exact() {
    let prime = text(&["three-card-prime", "--wager", "ante-play", "--paytable", "A"]);
    assert!(prime.contains("\nAnte and Play Wagers, Bad Beat Bonus paytable A\n"), "{prime}");
    let cost = |line: &str| prime.lines().find(|l| l.starts_with(line)).unwrap().to_owned();
    assert!(cost("raise every hand").ends_with("  4.274854  = 870297/20358520"), "{prime}");
    let saigon = text(&["saigon-5-card", "--wager", "ante"]);
    assert!(
        saigon.contains("the house way: the highest Point Count      1.867544  0.000000  = 0\n"),
        "{saigon}"
    );
    assert!(saigon.contains("the lowest Point Count                      4.862566  "), "{saigon}");
}

/// From so few cards a count of five, paid half, is not always worth showing.
#[test]
fn from_few_cards_the_best_split_is_not_the_house_way() {
    let left = "3c 4h 6d 7c 7s 8d 8h 9c Kd Jk";
    let gone: Vec<String> =
        Card::all_53().map(|card| card.to_string()).filter(|card| !left.contains(card.as_str())).collect();
    let args = ["saigon-5-card", "--wager", "ante", "--remove", &gone.join(" ")];
    let text = text(&args);
    assert!(text.starts_with("Saigon 5 Card, 58 Pa. Code ch. 680a, one deck without 43 cards\n"), "{text}");
    let best = ratio(field(&json(&args)[0], "edge"));
    let left =
        Remaining::without(&gone.iter().map(|card| card.parse().unwrap()).collect::<Vec<_>>()).unwrap();
    assert_eq!(best, ante(left, Choice::MostMoney, Setting::Highest).edge());
    assert!(best < ante(left, Choice::By(Setting::Highest), Setting::Highest).edge());
}

#[test]
fn a_table_for_people_is_aligned_and_exact() {
    let text = text(&["baccarat", "--wager", "banker"]);
    assert!(text.starts_with("Baccarat, 58 Pa. Code ch. 631a, 8 decks\n"));
    let rows: Vec<&str> = text.lines().filter(|line| line.contains(" wins ")).collect();
    assert!(rows[0].contains("2,292,252,566,437,888   45.859742   43.566755"), "{text}");
    assert_eq!(rows[0].len(), rows[1].len());
    assert!(text.contains("house edge   1.057906 %  = 114753351728/10847218479825"));
}

#[test]
fn several_wagers_stand_behind_an_overview() {
    let text = text(&["minibaccarat", "--decks", "6", "--ez"]);
    assert!(text.contains("EZ Baccarat, 6 decks"));
    let (overview, tables) = text.split_once("\n\nWager on the Player's Hand\n").unwrap();
    assert_eq!(overview.lines().filter(|line| line.starts_with("dragon-")).count(), 7);
    assert_eq!(tables.matches("house edge").count(), 10);
}

#[test]
fn comma_separated_values_have_a_row_for_each_outcome() {
    let csv = text(&["three-card-prime", "--wager", "all-six", "--paytable", "E", "--csv"]);
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert!(lines[0].starts_with("game,chapter,decks,ez,wager,paytable,stake,outcome,pays,net,count,total,"));
    assert!(lines[1].starts_with("three-card-prime,679a,1,false,all-six,E,,six-card royal flush - diamonds,\"200,000 to 1\",200000,1,20358520,"));
    assert_eq!((lines.len(), lines[11]), (12, ""));
}

#[test]
fn removed_cards_change_the_figures_and_are_named() {
    let whole = &json(&["minibaccarat", "--wager", "tie"])[0];
    let fewer = &json(&["minibaccarat", "--wager", "tie", "--remove", "As Kd"])[0];
    assert_ne!(whole["edge"], fewer["edge"]);
    assert_eq!(fewer["removed"], serde_json::json!(["As", "Kd"]));
    assert_eq!(fewer["total"], (409..=414u128).product::<u128>().to_string());
    assert!(whole.get("removed").is_none());
    assert!(
        text(&["saigon-5-card", "--remove", "Jk"])
            .starts_with("Saigon 5 Card, 58 Pa. Code ch. 680a, one deck without Jk\n")
    );
}

/// The last two cells of every row of a CSV.
fn gone_and_left(args: &[&str]) -> Vec<(String, String)> {
    let csv = text(&[args, &["--csv"]].concat());
    let (headings, rows) = csv.split_once("\r\n").unwrap();
    assert!(headings.ends_with(",variance,removed,remaining"), "{headings}");
    let cells = |row: &str| {
        let mut cells = row.rsplit(',').map(str::to_owned);
        let left = cells.next().unwrap();
        (cells.next().unwrap(), left)
    };
    let mut found: Vec<_> = rows.split_terminator("\r\n").map(cells).collect();
    found.dedup();
    found
}

#[test]
fn comma_separated_values_name_the_cards_that_are_gone_and_left() {
    let one = |args: &[&str]| {
        let found = gone_and_left(args);
        assert_eq!(found.len(), 1, "{found:?}");
        found[0].clone()
    };
    assert_eq!(one(&["minibaccarat"]), (String::new(), String::new()));
    let (gone, left) = one(&["minibaccarat", "--remove", "As Kd Kd"]);
    assert_eq!(gone, "As Kd Kd");
    assert_eq!(left, "A=31 2=32 3=32 4=32 5=32 6=32 7=32 8=32 9=32 T=32 J=32 Q=32 K=30");
    let again = json(&["minibaccarat", "--wager", "tie", "--ranks", &left]);
    let named = json(&["minibaccarat", "--wager", "tie", "--remove", "As Kd Kd"]);
    assert_eq!(again[0]["edge"], named[0]["edge"], "what is left can be given back with --ranks");
    let ranks = "A=23 2=24 3=24 4=20 5=24 6=24 7=24 8=24 9=24 T=24 J=24 Q=24 K=24";
    let (gone, left) = one(&["baccarat", "--decks", "6", "--ranks", ranks]);
    assert_eq!((gone.as_str(), left.as_str()), ("A=1 4=4", ranks));
    let (gone, left) = one(&["saigon-5-card", "--remove", "2c"]);
    assert_eq!((gone.as_str(), left.ends_with("K=4 Jk=1")), ("2c", true));
    let (gone, left) = one(&["saigon-5-card", "--remove", "Jk"]);
    assert_eq!((gone.as_str(), left.ends_with("K=4")), ("Jk", true));
}

#[test]
fn a_stake_adds_the_banker_with_rounded_vigorish() {
    let entries = json(&["baccarat", "--wager", "banker", "--stake", "7.00"]);
    assert_eq!(entries.len(), 2);
    assert_eq!((entries[0].get("stake"), field(&entries[1], "stake")), (None, "7.00"));
    let nets: Vec<_> = entries.iter().map(|entry| field(&entry["outcomes"][0], "net").to_owned()).collect();
    assert_eq!(nets, ["19/20", "13/14"]);
    assert_eq!(json(&["baccarat", "--stake", "7.00"]).len(), 10);
}

#[test]
fn payouts_from_a_file_take_the_place_of_the_paytable() {
    let path = std::env::temp_dir().join(format!("croupier-odds-{}.toml", std::process::id()));
    let payouts = [5000, 1000, 250, 100, 50, 20, 15, 12, 10, 9];
    let names = json(&["saigon-5-card", "--wager", "bonus"])[0]["outcomes"].clone();
    let lines = payouts.iter().zip(names.as_array().unwrap());
    let toml: String =
        lines.map(|(payout, line)| format!("{:?} = \"{payout} to 1\"\n", field(line, "name"))).collect();
    std::fs::write(&path, &toml).unwrap();
    let args = ["saigon-5-card", "--wager", "bonus", "--paytable-file", path.to_str().unwrap()];
    let entry = &json(&args)[0];
    assert_eq!((field(entry, "paytable"), ratio(field(entry, "edge")).percent(2)), ("custom", "7.97".into()));
    std::fs::write(&path, toml.replace("two pair", "two pears")).unwrap();
    let refused = refusal(&args);
    assert!(refused.contains("two pears") && refused.contains("the nearest is \"two pair\""), "{refused}");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_template_is_a_paytable_file_with_the_payouts_as_they_stand() {
    let path = std::env::temp_dir().join(format!("croupier-template-{}.toml", std::process::id()));
    for (game, wager, letter) in [
        ("saigon-5-card", "bonus", "A"),
        ("three-card-prime", "all-six", "E"),
        ("three-card-prime", "pair-bonus", "B"),
        ("three-card-prime", "ante-play", "B"),
        ("baccarat", "dragon-bonus-banker", "C"),
    ] {
        let of = [game, "--wager", wager, "--paytable", letter];
        let template = text(&[&of[..], &["--paytable-template"]].concat());
        assert!(template.starts_with('#') && template.contains(" to 1\"\n"), "{template}");
        std::fs::write(&path, &template).unwrap();
        let file = [game, "--wager", wager, "--paytable-file", path.to_str().unwrap()];
        assert_eq!(json(&file)[0]["outcomes"], json(&of)[0]["outcomes"], "{template}");
    }
    std::fs::remove_file(&path).unwrap();
    assert!(
        refusal(&["baccarat", "--wager", "tie", "--paytable-template"]).contains("no paytable to replace")
    );
    refusal(&["baccarat", "--paytable-template"]);
}

#[test]
fn a_picture_names_every_outcome() {
    let path = std::env::temp_dir().join(format!("croupier-odds-{}.svg", std::process::id()));
    text(&["saigon-5-card", "--svg", path.to_str().unwrap()]);
    let picture = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(picture.starts_with("<svg"));
    // On a logarithmic axis there is no zero for a bar to begin at: 8 and 11 chances are dots, 19 contributions bars.
    assert_eq!(picture.matches("<circle").count(), 19);
    assert_eq!(picture.matches("<rect").count(), 1 + 19, "the paper and the contributions");
    for words in
        ["Saigon 5 Card: Bonus Wager, paytable A", "two pair", "dealer higher", "house edge 12.802241 %"]
    {
        assert!(picture.contains(words), "{words}");
    }
}

#[test]
fn impossible_questions_are_refused_with_what_is_possible() {
    for (args, wrong, possible) in [
        (
            &["chess"][..],
            "\"chess\"",
            "minibaccarat, midibaccarat, baccarat, three-card-prime, saigon-5-card",
        ),
        (&["minibaccarrat"], "minibaccarrat", "did you mean minibaccarat?"),
        (&["baccarat", "--decks", "5"], "5 decks", "6, 7, 8"),
        (&["baccarat", "--decks", "-1"], "-1 decks", "6, 7, 8"),
        (&["saigon-5-card", "--decks", "8"], "8 decks", "possible: 1"),
        (&["baccarat", "--wager", "bank"], "\"bank\"", "player, banker, tie"),
        (&["three-card-prime", "--wager", "ante"], "\"ante\"", "ante-play"),
        (&["baccarat", "--wager", "dragon-7-insurance"], "EZ Baccarat tables only", "--ez"),
        (&["saigon-5-card", "--ez"], "no EZ table", "minibaccarat"),
        (&["baccarat", "--wager", "dragon-bonus-banker", "--paytable", "D"], "paytable \"D\"", "A, B, C"),
        (&["baccarat", "--wager", "tie", "--paytable", "A"], "no paytables", "Tie Wager"),
        (&["baccarat", "--remove", "As As As As As As As As As"], "As appears 9 times", "there are 8"),
        (&["three-card-prime", "--remove", "As As"], "As appears twice", "one in the deck"),
        (&["baccarat", "--remove", "Jk"], "joker", "without"),
        (&["baccarat", "--remove", "1s"], "\"1s\"", "Kd"),
        (&["baccarat", "--stake", "-7"], "-7", "7.50"),
        (&["baccarat", "--stake", "0"], "$0", "one cent"),
        (&["baccarat", "--wager", "tie", "--stake", "7"], "stake", "banker"),
        (
            &["baccarat", "--wager", "tie", "--paytable-file", "/nowhere.toml"],
            "/nowhere.toml",
            "No such file",
        ),
        (&["what-if", "chess"], "\"chess\"", "saigon-5-card"),
        (&["--all", "--wager", "bankers"], "\"bankers\"", "did you mean banker?"),
        (&["--all", "--paytable", "Z"], "\"Z\"", "A, B, C, D, E"),
        (&["--all", "--decks", "3"], "\"3\"", "1, 6, 7, 8"),
        (&["--all", "--ez", "--wager", "bonus"], "nothing in the catalogue is all of that", "--all"),
    ] {
        let refused = refusal(args);
        assert!(refused.contains(wrong) && refused.contains(possible), "{args:?}: {refused}");
    }
}

#[test]
fn fewer_cards_than_a_round_takes_are_refused() {
    let deck = |copies: usize| {
        let ranks =
            "23456789TJQKA".chars().flat_map(|rank| "cdhs".chars().map(move |suit| format!("{rank}{suit}")));
        ranks.flat_map(|card| std::iter::repeat_n(card, copies)).collect::<Vec<_>>()
    };
    let refused = refusal(&["baccarat", "--decks", "6", "--remove", &deck(6)[..307].join(" ")]);
    assert!(refused.contains("six cards") && refused.contains("leave 5"), "{refused}");
    assert_eq!(json(&["baccarat", "--decks", "6", "--remove", &deck(6)[..306].join(" ")]).len(), 9);
    assert!(refusal(&["three-card-prime", "--remove", &deck(1)[..46].join(" ")]).contains("seven cards"));
    assert!(refusal(&["saigon-5-card", "--remove", &deck(1)[..44].join(" ")]).contains("ten cards"));
}

#[test]
fn designs_meet_the_wish_nearest_first() {
    let wish = ["--hold", "5%..9%", "--line", "straight=8..14", "--line", "two-pair=7..10", "--most", "5"];
    let designs = json(&[&["design", "saigon-5-card", "--wager", "bonus"], &wish[..]].concat());
    assert_eq!(designs.len(), 5);
    let holds: Vec<Ratio> = designs.iter().map(|design| ratio(field(design, "edge"))).collect();
    assert!(holds.iter().all(|hold| (Ratio::new(5, 100)..=Ratio::new(9, 100)).contains(hold)));
    let distances: Vec<Ratio> = designs.iter().map(|design| ratio(field(design, "distance"))).collect();
    assert!(distances.is_sorted());
    assert_eq!(
        designs[0]["changes"],
        serde_json::json!([{"line": "two pair", "from": "8 to 1", "to": "9 to 1"}])
    );
}

#[test]
fn bad_beats_are_designed_and_a_single_percentage_is_what_rounds_to_it() {
    let design = ["design", "three-card-prime", "--wager", "ante-play", "--paytable", "B", "--hold", "4.5%"];
    let designs = json(&[&design[..], &["--line", "bad beat, straight=1..20"]].concat());
    let changed = serde_json::json!([{"line": "bad beat, straight", "from": "2 to 1", "to": "4 to 1"}]);
    assert_eq!((designs.len(), &designs[0]["changes"]), (2, &changed), "{designs:?}");
    assert!(designs.iter().all(|design| ratio(field(design, "edge")).percent(1) == "4.5"));
    let refused = refusal(&[&design[..], &["--line", "win, pair=1..2"]].concat());
    let lines = "the lines are bad beat, straight flush; bad beat, three-of-a-kind; bad beat, straight\n";
    assert!(refused.contains("has no payout that can be moved") && refused.ends_with(lines), "{refused}");
    let banker = ["design", "baccarat", "--wager", "banker", "--hold", "1%", "--line", "banker wins=1..2"];
    assert!(refusal(&banker).contains("no payout of this wager can be moved"));
}

#[test]
fn a_wish_that_cannot_be_read_or_granted_says_why() {
    let design = |more: &[&'static str]| [&["design", "saigon-5-card"], more].concat();
    let bonus = |hold, line| design(&["--wager", "bonus", "--hold", hold, "--line", line]);
    for (args, why) in [
        (design(&["--hold", "5%", "--line", "straight=8..9"]), "choose with --wager"),
        (bonus("five", "straight=8..9"), "5%..7%"),
        (bonus("7%..5%", "straight=8..9"), "least hold is above the most"),
        (bonus("5%", "strait=8..9"), "the nearest is \"straight\""),
        (bonus("5%", "strait=8..9"), "the lines are five aces"),
        (bonus("5%", "straight"), "straight=8..12"),
        (bonus("5%", "straight=9..8"), "hold no payout"),
        ([&bonus("5%", "straight=8..9")[..], &["--most", "0"]].concat(), "--most <N>"),
    ] {
        let refused = refusal(&args);
        assert!(refused.contains(why), "{args:?}: {refused}");
    }
    assert!(text(&bonus("50%..60%", "straight=11..12")).contains("from 12.802241 % to 13.517721 %"));
}

#[test]
fn the_audit_finds_what_the_published_figures_were_computed_from() {
    let audit = text(&["audit"]);
    for (wager, verdict) in [("prime ", "match"), ("pair-bonus", "match"), ("all-six", "match")] {
        let line = audit.lines().find(|line| line.contains(&format!("  {wager}"))).unwrap();
        assert!(line.ends_with(&format!("  {verdict}")), "{line}");
    }
    assert!(audit.contains("two pair at 9 to 1 instead of 8 to 1"), "{audit}");
    assert!(audit.contains("ER-217") && audit.contains("2.90 (A), 3.03 (B)"));
    let findings = json(&["audit"]);
    let explained = |wager: &str| {
        let finding = findings.iter().find(|finding| field(finding, "wager") == wager).unwrap();
        assert_eq!(field(finding, "verdict"), "mismatch");
        finding["explanations"].as_array().unwrap().clone()
    };
    assert_eq!(field(&explained("ante-play")[0], "reading"), "ER-217");
    let price = explained("bonus").into_iter().find(|found| field(found, "kind") == "price").unwrap();
    assert_eq!(
        (field(&price, "line"), field(&price, "from"), field(&price, "to")),
        ("two pair", "8 to 1", "9 to 1")
    );
}

#[test]
fn readings_not_taken_stand_beside_those_taken() {
    let rows = json(&["what-if"]);
    assert!(rows.iter().all(|row| row["edge"] != row["otherwise"]));
    let row = |reading: &str| rows.iter().find(|row| field(row, "reading") == reading).unwrap();
    assert_eq!(field(row("ER-306"), "edge_percent"), "12.802241");
    assert_eq!(field(row("ER-306"), "otherwise_percent"), "7.972443");
    assert!(
        text(&["what-if", "saigon-5-card"]).lines().skip(1).filter(|line| line.starts_with("ER-3")).count()
            == 7
    );
}

#[test]
fn a_reader_may_close_the_pipe_at_any_time() {
    for args in [
        &["--all", "--json"][..],
        &["--all"],
        &["--all", "--csv"],
        &["minibaccarat"],
        &["audit"],
        &["what-if"],
    ] {
        let mut child = odds(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::with_capacity(1, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{args:?} {output:?}");
    }
}

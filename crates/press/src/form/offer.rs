//! The wagers that follow from the answers.

use croupier_odds::offer::OfferedWager;
use serde::Serialize;

use crate::words::capital;

/// A wager offered, with its payout and its hold.
#[derive(Debug, Serialize)]
pub struct Wager {
    name: String,
    paytable: Option<String>,
    payout: String,
    clauses: Vec<&'static str>,
    percent: String,
    fraction: Vec<String>,
    stake: Option<String>,
}

impl Wager {
    /// What the form says about a wager.
    pub fn of(wager: &OfferedWager) -> Wager {
        Wager {
            name: capital(wager.name),
            paytable: wager.paytable.clone(),
            payout: wager.payout.clone(),
            clauses: wager.provisions.iter().map(|provision| provision.id()).collect(),
            percent: wager.percent(),
            fraction: wager.hold.to_string().split('/').map(grouped).collect(),
            stake: wager.stake.map(|stake| stake.to_string()),
        }
    }
}

/// `19,524,993` of `19524993`.
fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        let left = digits.len() - place;
        if place > 0 && left.is_multiple_of(3) && !text.ends_with('-') {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_stand_in_groups_of_three() {
        let groups = ["7", "70", "700", "7000", "19524993", "-123456"].map(grouped);
        assert_eq!(groups, ["7", "70", "700", "7,000", "19,524,993", "-123,456"]);
    }
}

//! The sheets themselves: sound, the same every time, on both sizes, and nothing outside the margins.

use croupier_felt::papers::{PageSize, Paper};
use croupier_press::print;
use croupier_rules::GameId;

use crate::common::{OptionSet, on_signs};
use crate::page::{Printed, read};
use crate::sets::sets;

#[test]
fn every_guide_is_sound_and_of_three_to_six_pages_on_both_sizes() {
    for set in sets() {
        for (size, points) in [(PageSize::Letter, "612 x 792"), (PageSize::A4, "595.276 x 841.89")] {
            let printed = Printed::on(&set, size);
            let proof = &printed.proof;
            proof.is_sound();
            assert!((3..=6).contains(&proof.pages), "{}: {}", proof.path.display(), proof.pages);
            assert!(proof.info().contains(points), "{}", proof.info());
        }
    }
}

#[test]
fn the_same_table_gives_the_same_bytes() {
    for game in GameId::ALL {
        let set = OptionSet::new("preset", game, &[]);
        let again =
            print(&set.filing(), Paper::Guide, PageSize::Letter).expect("a paper").pdf().expect("PDF");
        assert!(Printed::of(&set).proof.bytes == again, "{game}");
    }
}

/// Every word with its box, as pdftotext finds it.
fn outside(printed: &Printed, margin: f64) -> Vec<String> {
    let mut width = 0.0;
    let mut found = Vec::new();
    for line in read(&printed.proof, "-bbox").lines() {
        let number = |name: &str| {
            let rest = line.split_once(&format!("{name}=\""))?.1;
            rest.split_once('"')?.0.parse::<f64>().ok()
        };
        width = number("<page width").unwrap_or(width);
        if let (Some(left), Some(right)) = (number("xMin"), number("xMax"))
            && (left < margin || right > width - margin)
        {
            found.push(line.trim().to_owned());
        }
    }
    found
}

#[test]
fn no_word_leaves_the_margins() {
    for set in sets() {
        for size in PageSize::ALL {
            let printed = Printed::on(&set, size);
            let outside = outside(&printed, 46.0);
            assert!(outside.is_empty(), "{}: {outside:?}", printed.proof.path.display());
        }
    }
}

#[test]
fn a_long_name_stands_whole_on_the_title_and_at_the_foot() {
    for game in GameId::ALL {
        let printed = Printed::of(&on_signs(game));
        let name = "the allegheny & susquehanna grand resort, spa and casino, l.p.";
        assert!(printed.text.matches(name).count() > printed.proof.pages - 1, "{}", printed.text);
    }
}

#[test]
fn every_guide_ends_with_a_word_of_care() {
    for set in sets() {
        let printed = Printed::of(&set);
        printed.has("play with care");
        printed.has("money that you can do without");
        printed.has("where help with gambling is to be had");
    }
}

use alloc::format;

use crate::chapters::{baccarat, midibaccarat, minibaccarat};
use crate::families::baccarat::Chapter;
use crate::game::GameId;

#[test]
fn a_chapter_is_found_by_its_game() {
    assert_eq!(Chapter::of(GameId::Minibaccarat), Some(minibaccarat::CHAPTER));
    assert_eq!(Chapter::of(GameId::Midibaccarat), Some(midibaccarat::CHAPTER));
    assert_eq!(Chapter::of(GameId::Baccarat), Some(baccarat::CHAPTER));
    assert_eq!((Chapter::of(GameId::ThreeCardPrime), Chapter::of(GameId::Saigon5Card)), (None, None));
    for chapter in Chapter::ALL {
        assert_eq!(Chapter::of(chapter.game), Some(chapter));
    }
}

/// A clause table that was copied from a sibling and not changed would cite the wrong chapter.
#[test]
fn every_clause_of_a_chapter_stands_in_that_chapter() {
    for chapter in Chapter::ALL {
        let written = format!("{chapter:?}");
        for other in GameId::ALL.into_iter().filter(|&game| game != chapter.game) {
            assert!(!written.contains(&format!("{}.", other.chapter())), "{} in {written}", other.chapter());
        }
        assert!(written.matches(&format!("{}.", chapter.game.chapter())).count() >= 70);
    }
}

//! Every shipped mission played at random to its end, under the eyes of a watcher.
//!
//! `SORTIE_WATCH=100 cargo test -p sortie-defenders --test all watched` plays so many games of each.

use crate::watch;

/// How many games of a mission.
fn many() -> u64 {
    std::env::var("SORTIE_WATCH").ok().and_then(|word| word.parse().ok()).unwrap_or(5)
}

fn watch_all(mission: &str) {
    let first = std::env::var("SORTIE_FIRST").ok().and_then(|word| word.parse().ok()).unwrap_or(0);
    let mut wrong = Vec::new();
    for number in first..first + many() {
        match watch::at_random(mission, number, |_| ()) {
            Ok(played) => {
                if std::env::var("SORTIE_TELL").is_ok() {
                    eprintln!("{mission} {number}: {played:?}");
                }
            }
            Err(why) => wrong.push(why),
        }
    }
    assert!(wrong.is_empty(), "{} of {} games:\n{}", wrong.len(), many(), wrong.join("\n"));
}

macro_rules! missions {
    ($($mission:ident)+) => {
        $(
            #[test]
            fn $mission() {
                watch_all(stringify!($mission));
            }
        )+

        /// Whatever ships is in the list.
        #[test]
        fn no_mission_is_left_out() {
            let all: Vec<&str> = watch::CONTENT.missions.iter().map(|mission| mission.id.as_str()).collect();
            let mut listed = vec![$(stringify!($mission)),+];
            listed.sort_unstable();
            let mut shipped = all;
            shipped.sort_unstable();
            assert_eq!(shipped, listed);
        }
    };
}

missions! {
    first_watch
    close_encounters
    new_hopes
    star_tech
    alien_nation
    starship_troops
    agents_in_black
    in_the_matrix
    visitors
    everyone_can_hear
    galaktica
    judgement_day
    back_in_time
}

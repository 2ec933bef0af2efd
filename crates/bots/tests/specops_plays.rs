//! The greedy bot of `specops` goes for what a mission decides: it beats chance from either side of each. The figures are in
//! `docs/balance-specops.md`.

use std::sync::Arc;

use sortie_bots::Match;
use sortie_games::Contest;
use sortie_specops::content::Content;
use sortie_specops::{Setup, Specops};

/// Games of each colour.
const GAMES: u64 = 5;

/// Plays a mission against chance until the greedy bot has had both colours often enough, which are thrown for (C1.7): how often it won
/// as blue and as red.
fn won(mission: &str, teams: [&str; 2]) -> [u64; 2] {
    let content = Arc::new(Content::shipped());
    let mut setup = Setup::new(teams);
    setup.mission = Some(mission.to_owned());
    let (mut played, mut won) = ([0; 2], [0; 2]);
    for seed in 0.. {
        let seat = (seed % 2) as usize;
        let bots = if seat == 1 { ["random", "greedy"] } else { ["greedy", "random"] };
        let contest =
            Match::<Specops>::new(content.clone(), setup.clone(), &bots).expect("specops has these bots");
        let result = contest.play(seed);
        let is_won = result.standings[seat].won;
        let ending = result.ending.expect("it ends");
        // Whoever has not won has the other colour; nobody wins a draw.
        let colour = usize::from(ending.starts_with("red") == is_won);
        if ending.starts_with("draw") || played[colour] == GAMES {
            continue;
        }
        played[colour] += 1;
        won[colour] += u64::from(is_won);
        if played == [GAMES; 2] {
            break;
        }
    }
    won
}

fn check(mission: &str, teams: [&str; 2]) {
    let [blue, red] = won(mission, teams);
    assert!(
        blue >= GAMES - 1 && red >= GAMES - 1,
        "{mission}: of {GAMES} games {blue} as blue, {red} as red"
    );
}

#[test]
fn greedy_takes_the_shields_down_and_keeps_them_up() {
    check("shields", ["clone_troopers", "imperial_special_forces"]);
}

#[test]
fn greedy_carries_the_codes_and_catches_who_does() {
    check("codes", ["imperial_infantry", "rebel_troopers"]);
}

#[test]
fn greedy_blows_the_vehicle_up_and_stands_by_it() {
    check("vehicle", ["invasion_squad", "mandalorian_super_commandos"]);
}

#[test]
fn greedy_holds_what_gives_points() {
    check("priorities", ["imperial_infantry", "rebel_troopers"]);
}

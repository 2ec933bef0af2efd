//! The greedy bot of `specops` goes for what a mission decides: it beats chance from either side of each, and nobody foresees its
//! loadouts. The figures are in `docs/balance-specops.md`.

use std::sync::Arc;

use sortie_bots::{Match, Playable, Question, Thinking};
use sortie_games::Contest;
use sortie_kernel::{Game, Seed, Sink, Viewer, run, step_unchecked};
use sortie_specops::content::Content;
use sortie_specops::{Choice, Setup, Specops};

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

/// The sides of loadout cards that both seats take.
fn loadouts(content: &Content, setup: &Setup, seed: u64) -> [[bool; 3]; 2] {
    let bot = Specops::bot("greedy").expect("specops has this bot");
    let mut thinking = Thinking::new(seed);
    let mut state = Specops::begin(content, setup, Seed::from_number(seed));
    run::<Specops>(content, &mut state, &mut Sink::silent());
    let mut sides = [None; 2];
    while let [None, _] | [_, None] = sides {
        let mut offers = Vec::new();
        Specops::offers(content, &state, &mut offers);
        let seat = offers[0].seat;
        offers.retain(|offer| offer.seat == seat);
        let viewer = Viewer::Seat(seat);
        let view = Specops::view_for_bots(content, &state, viewer);
        let prompt = Specops::prompt(content, &state, viewer);
        let question = Question { content, view: &view, prompt: &prompt, offers: &offers };
        let choice = offers[bot.choose(&question, &mut thinking).expect("it never waits")].choice;
        if let Choice::Loadouts { sides: taken } = choice {
            sides[seat.index()] = Some(taken);
        }
        step_unchecked::<Specops>(content, &mut state, seat, &choice, &mut Sink::silent());
    }
    sides.map(Option::unwrap_or_default)
}

/// Neither side of a card is taken more than 80 times of 100, over all missions and against various teams.
/// specops D8
#[test]
fn greedy_takes_both_sides_of_every_loadout_card() {
    let content = Content::shipped();
    let n_teams = content.teams.len();
    for (n, team) in content.teams.iter().enumerate() {
        let (mut taken, mut games) = ([0; 3], 0_u32);
        for (other, mission) in (1..n_teams).flat_map(|by| content.missions.iter().map(move |it| (by, it))) {
            let mut setup = Setup::new([team.id.as_str(), content.teams[(n + other) % n_teams].id.as_str()]);
            setup.mission = Some(mission.id.clone());
            for _ in 0..12 {
                let [sides, _] = loadouts(&content, &setup, games.into());
                games += 1;
                sides.into_iter().zip(&mut taken).for_each(|(is_b, taken)| *taken += u32::from(is_b));
            }
        }
        for (card, b) in taken.into_iter().enumerate() {
            let most = b.max(games - b);
            assert!(most * 100 <= games * 80, "{}, card {card}: side B {b} times of {games}", team.id);
        }
    }
}

//! Fifty recorded games, answer by answer, in all missions, with all teams, on ready tables and on built ones, under all conditions, with rolled
//! and with real dice. They play again to the same states; read the difference, then write them anew with
//! `UPDATE_GOLDEN=1 cargo nextest run -p sortie-specops recorded`.
//!
//! ```text
//! game 3 {"teams":["rebel_commandos","clone_troopers"],…}
//! 0 4 t6@4000,4000/3 p2@870,4840 m0:2@5000,5000;5200,5600 …
//! = 02595cb8…
//! ```
//!
//! A number is the answer with that number in the list; answers from a region say what they are. After every so many answers stands the
//! digest of the state.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use sortie_boards::Member;
use sortie_boards::plane::{PieceId, Point, Way};
use sortie_kernel::{Answers, DiceSource, Digest, Offer, RegionOffer, Seed, Table, watch};
use sortie_specops::action::Action;
use sortie_specops::content::StockId;
use sortie_specops::ids::UnitId;
use sortie_specops::{Choice, Region, Setup, Specops};

use super::common::SHIPPED;
use crate::watch::pick_any;

const GAMES: usize = 50;
/// So many answers stand on a line, and a digest after them.
const LINE: usize = 24;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/games.txt")
}

/// Missions, tables and teams take turns; every fourth table is built, every seventh game has real dice.
fn setup(n: usize) -> Setup {
    let content = &*SHIPPED;
    let mission = &content.missions[n % content.missions.len()];
    let table = mission.tables[n / content.missions.len() % mission.tables.len()];
    let team = |n: usize| content.teams[n % content.teams.len()].id.as_str();
    let mut setup = Setup::new([team(n), team(3 * n + 1 + n / content.teams.len())]);
    setup.mission = Some(mission.id.clone());
    if n % 5 == 3 {
        setup.build = true;
        setup.mission = setup.mission.filter(|_| n.is_multiple_of(2));
    } else {
        setup.table = Some(content.table(table).id.clone());
    }
    setup.condition = !n.is_multiple_of(3);
    if n % 7 == 6 {
        setup.dice = DiceSource::Physical;
    }
    setup
}

const MOVES: [Action; 5] = [Action::Move, Action::Dash, Action::Climb, Action::Jump, Action::Withdraw];

/// An answer in short: its number, or what it is.
fn written(answers: &Answers<Specops>, offer: &Offer<Choice>) -> String {
    if let Some(n) = answers.offers.iter().position(|other| other == offer) {
        return n.to_string();
    }
    let at = |point: Point| format!("@{},{}", point.x(), point.y());
    let on = |on: Option<PieceId>| on.map_or(String::new(), |on| format!("/{}", on.index()));
    let unit = |unit: UnitId| unit.index();
    match offer.choice {
        Choice::Place { unit: who, at: to, on: roof } => format!("p{}{}{}", unit(who), at(to), on(roof)),
        Choice::Hide { unit: Some(who), at: to } => format!("h{}{}", unit(who), at(to)),
        Choice::Lay { at: to } => format!("l{}", at(to)),
        Choice::Terrain { stock, at: to, turn } => format!("t{}{}/{turn}", stock.index(), at(to)),
        Choice::Move { action, tool, way, on: roof } => {
            let action = MOVES.iter().position(|other| *other == action).expect("a move");
            let joint = way.joint.map_or(String::new(), |joint| format!("{};", &at(joint)[1..]));
            format!("m{action}:{tool}@{joint}{}{}", &at(way.end)[1..], on(roof))
        }
        other => panic!("{other:?} is no answer from a region"),
    }
}

/// The answer that a word means, now.
fn read(answers: &Answers<Specops>, word: &str) -> Option<Offer<Choice>> {
    if let Ok(n) = word.parse::<usize>() {
        return answers.offers.get(n).copied();
    }
    let (head, rest) = word.split_once('@')?;
    let (points, tail) = rest.split_once('/').map_or((rest, None), |(points, tail)| (points, Some(tail)));
    let point = |text: &str| {
        let (x, y) = text.split_once(',')?;
        Point::checked(x.parse().ok()?, y.parse().ok()?)
    };
    let on = match tail {
        Some(n) => Some(PieceId::from_number(n.parse().ok()?)),
        None => None,
    };
    let (kind, number) = head.split_at(1);
    let choice = match kind {
        "p" => Choice::Place { unit: UnitId(number.parse().ok()?), at: point(points)?, on },
        "h" => Choice::Hide { unit: Some(UnitId(number.parse().ok()?)), at: point(points)? },
        "l" => Choice::Lay { at: point(points)? },
        "t" => Choice::Terrain {
            stock: StockId(number.parse().ok()?),
            at: point(points)?,
            turn: tail?.parse().ok()?,
        },
        "m" => {
            let (action, tool) = number.split_once(':')?;
            let (joint, end) = match points.split_once(';') {
                Some((joint, end)) => (Some(point(joint)?), point(end)?),
                None => (None, point(points)?),
            };
            let action = *MOVES.get(action.parse::<usize>().ok()?)?;
            Choice::Move { action, tool: tool.parse().ok()?, way: Way { joint, end }, on }
        }
        _ => return None,
    };
    let concerned =
        |offer: &&RegionOffer<Region>| sortie_kernel::Region::<Specops>::concerns(&offer.region, &choice);
    let seat = answers.regions.iter().find(concerned)?.seat;
    Some(Offer { seat, choice })
}

/// Plays a game to its end by words, and where there are none, or one means nothing any more, by chance; it is written down as it went.
fn played(n: usize, words: &[&str]) -> String {
    let setup = setup(n);
    let mut text = format!("game {n} {}\n", serde_json::to_string(&setup).expect("plain data"));
    let begun = Table::<Specops>::begin(SHIPPED.clone(), setup, Seed::from_number(n as u64));
    let mut table = begun.expect("a set-up");
    let mut draw = watch::words(n as u64);
    let mut line = Vec::new();
    for step in 0.. {
        let is_over = table.decision().is_none();
        if line.len() == LINE || is_over {
            writeln!(text, "{}\n= {}", line.join(" "), Digest::of(table.state())).expect("text");
            line.clear();
        }
        if is_over {
            return text;
        }
        let known = words.get(step).and_then(|word| read(table.answers(), word));
        let legal = known.filter(|offer| {
            table.answers().check(&SHIPPED, table.state(), offer.seat, &offer.choice).is_ok()
        });
        let offer = legal.unwrap_or_else(|| pick_any(&SHIPPED, table.answers(), &mut draw));
        line.push(written(table.answers(), &offer));
        table.choose(offer.seat, &offer.choice).expect("it was offered");
    }
    unreachable!("games end")
}

/// The games of the file, each with its words.
fn games(text: &str) -> Vec<(String, Vec<&str>)> {
    let mut games: Vec<(String, Vec<&str>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with("game ") {
            games.push((String::new(), Vec::new()));
        }
        let Some((whole, words)) = games.last_mut() else { continue };
        whole.push_str(line);
        whole.push('\n');
        if !line.starts_with("game ") && !line.starts_with("= ") {
            words.extend(line.split_whitespace());
        }
    }
    games
}

#[test]
fn recorded_games_lead_to_their_digests() {
    let before = fs::read_to_string(path()).unwrap_or_default();
    let recorded = games(&before);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let words = |n: usize| recorded.get(n).map_or(&[][..], |(_, words)| &words[..]);
        let anew: String = (0..GAMES).map(|n| played(n, words(n))).collect();
        let head =
            "# Fifty games, answer by answer; see tests/play/recorded.rs. Written by UPDATE_GOLDEN=1.\n";
        fs::write(path(), format!("{head}{anew}")).expect("a file to write");
        return;
    }
    assert_eq!(recorded.len(), GAMES, "recorded games");
    let mut differ = Vec::new();
    for (n, (whole, words)) in recorded.iter().enumerate() {
        let now = played(n, words);
        if now != *whole {
            let at = now.lines().zip(whole.lines()).position(|(now, then)| now != then);
            differ.push(format!("game {n} goes another way at line {} of its own", at.unwrap_or(0) + 1));
        }
    }
    assert!(differ.is_empty(), "{}\nif this is meant, record anew with UPDATE_GOLDEN=1", differ.join("\n"));
}

/// All missions, teams, conditions, kinds of tables and dice are among them.
#[test]
fn recorded_games_are_of_all_kinds() {
    let setups: Vec<Setup> = (0..GAMES).map(setup).collect();
    let missions: BTreeSet<_> = setups.iter().filter_map(|setup| setup.mission.clone()).collect();
    let teams: BTreeSet<_> = setups.iter().flat_map(|setup| setup.teams.clone()).collect();
    let tables: BTreeSet<_> = setups.iter().filter_map(|setup| setup.table.clone()).collect();
    assert_eq!((missions.len(), teams.len()), (4, 10));
    assert!(tables.len() >= 20, "{}", tables.len());
    assert_eq!(setups.iter().filter(|setup| setup.build).count(), 10);
    assert!(
        setups.iter().any(|setup| setup.build && setup.mission.is_none()),
        "a mission that is drawn afterwards"
    );
    assert!(setups.iter().any(|setup| setup.dice == DiceSource::Physical));
    assert!(setups.iter().any(|setup| setup.condition) && setups.iter().any(|setup| !setup.condition));
}

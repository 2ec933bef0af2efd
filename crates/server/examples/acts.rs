//! `make acts`: the campaigns of every game that has one, hundreds of times through the public interface. A server on a database
//! of its own, clients that know HTTP and WebSocket, and one table a game of what came of it. Ends with 1 if an act stalls
//! or an ending is never reached.
//!
//! `cargo run --release -p sortie-server --example acts -- [acts watched] [acts played] [at once] [game]`
#![allow(clippy::print_stdout, reason = "a table for people to read")]

#[path = "../tests/acts/act.rs"]
mod act;
#[path = "../tests/acts/alliance.rs"]
mod alliance;
#[allow(dead_code, unused_imports, reason = "the tests use more of it")]
#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/acts/defenders.rs"]
mod defenders;
#[path = "../tests/acts/kind.rs"]
mod kind;
#[path = "../tests/acts/policy.rs"]
mod policy;
#[path = "../tests/acts/public.rs"]
mod public;
#[path = "../tests/acts/wire.rs"]
mod wire;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use act::{Act, Ended, Seating, Stall};
use common::{Database, TestServer};
use kind::{KINDS, Kind};
use policy::Style;
use public::Public;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Some endings are rare: one in sixty acts of bots has `both`. If one is missing in the end, bots play on, so many acts
/// at most.
const ENCORES: u64 = 160;

#[tokio::main]
async fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let mut number = |or: u64| words.next().map_or(or, |word| word.parse().expect("a number"));
    let (watched, played, at_once) = (number(100), number(100), number(8).max(1));
    let game = words.next();
    let database = Database::new("acts");
    let server = TestServer::on(&database).await;
    let mut is_well = true;
    for kind in KINDS.into_iter().filter(|kind| game.as_deref().is_none_or(|game| game == kind.game)) {
        let begin = Instant::now();
        let public = Public::read(&mut server.guest("Reader").await, kind).await;
        let mut tally = Tally::default();
        let watched = (0..watched).map(|number| (number, Seating::Bots));
        let played = (0..if kind.wishes.is_empty() { 0 } else { played })
            .map(|number| (number, if number % 2 == 0 { anything() } else { story(kind, number / 2) }));
        play_all(&server, kind, &public, watched.chain(played), at_once, &mut tally).await;
        for encore in 0..ENCORES / at_once {
            if tally.reached_all(&public) || tally.stalls > 0 {
                break;
            }
            let numbers = 1000 + encore * at_once..1000 + (encore + 1) * at_once;
            let more = numbers.map(|number| (number, Seating::Bots));
            play_all(&server, kind, &public, more, at_once, &mut tally).await;
        }
        println!("\n{}: {}", kind.game, kind.campaign);
        tally.print(&public, begin.elapsed());
        is_well &= tally.stalls == 0 && tally.reached_all(&public);
    }
    server.stop().await;
    ExitCode::from(u8::from(!is_well))
}

/// The client on all seats takes whatever is offered.
fn anything() -> Seating {
    Seating::Client(Style::Anything)
}

/// The client, with bots beside it, follows the story to one of its ends.
fn story(kind: &Kind, number: u64) -> Seating {
    Seating::Among(Style::Story(kind.wishes[number as usize % kind.wishes.len()]))
}

/// Plays acts, so many at once: two, three and four seats, two levels in turn, other teams each time.
async fn play_all(
    server: &TestServer,
    kind: &'static Kind,
    public: &Public,
    acts: impl Iterator<Item = (u64, Seating)>,
    at_once: u64,
    tally: &mut Tally,
) {
    let turns = Arc::new(Semaphore::new(at_once as usize));
    let mut tables = JoinSet::new();
    for (number, seating) in acts {
        let members = public.team(number, 2 + (number % 3) as usize);
        let difficulty = kind.levels[(number / 3 % 2) as usize];
        let act = Act { number, members, difficulty, seating };
        let (turns, mut guest) = (turns.clone(), server.guest("Player").await);
        tables.spawn(async move {
            let _turn = turns.acquire().await;
            let result = act::play(&mut guest, kind, &act).await;
            (act, result)
        });
    }
    while let Some(result) = tables.join_next().await {
        match result {
            Ok((act, Ok(ended))) => tally.ended(&act, &ended),
            Ok((act, Err(stall))) => tally.stalled(&act, &stall),
            Err(error) => tally.broke(&error),
        }
    }
}

/// Who played, as a line of the table.
fn who(seating: Seating) -> &'static str {
    match seating {
        Seating::Bots => "bots, watched",
        Seating::Client(_) => "client, any offer",
        Seating::Among(_) => "client among bots",
    }
}

/// What came of the acts.
#[derive(Default)]
struct Tally {
    /// By who played, by ending.
    endings: BTreeMap<&'static str, BTreeMap<usize, u64>>,
    /// By mission: played and won.
    missions: BTreeMap<usize, (u64, u64)>,
    decisions: u64,
    longest: Duration,
    stalls: u64,
}

impl Tally {
    fn ended(&mut self, act: &Act, ended: &Ended) {
        *self.endings.entry(who(act.seating)).or_default().entry(ended.ending).or_default() += 1;
        for &(mission, is_won) in &ended.missions {
            let (played, won) = self.missions.entry(mission).or_default();
            *played += 1;
            *won += u64::from(is_won);
        }
        self.decisions += ended.decisions;
        self.longest = self.longest.max(ended.longest);
    }

    fn stalled(&mut self, act: &Act, stall: &Stall) {
        self.stalls += 1;
        println!("stalled: {act:?}\n    {stall}");
    }

    fn broke(&mut self, error: &tokio::task::JoinError) {
        self.stalls += 1;
        println!("stalled: the client broke off: {error}");
    }

    fn reached(&self, ending: usize) -> u64 {
        self.endings.values().filter_map(|of| of.get(&ending)).sum()
    }

    fn reached_all(&self, public: &Public) -> bool {
        (0..public.endings.len()).all(|ending| self.reached(ending) > 0)
    }

    fn print(&self, public: &Public, time: Duration) {
        let columns: Vec<&str> = self.endings.keys().copied().collect();
        println!(
            "\n{:<20}{}{:>8}",
            "ending",
            columns.iter().map(|it| format!("{it:>20}")).collect::<String>(),
            "all"
        );
        for (n, ending) in public.endings.iter().enumerate() {
            let of = |who: &&str| self.endings[who].get(&n).copied().unwrap_or_default();
            let counts: String = columns.iter().map(|who| format!("{:>20}", of(who))).collect();
            let how = if public.is_won[n] { "won" } else { "lost" };
            let missing = if self.reached(n) == 0 { ", never reached" } else { "" };
            println!("{ending:<20}{counts}{:>8}  {how}{missing}", self.reached(n));
        }
        println!("\n{:<20}{:>20}{:>20}", "mission", "played", "won");
        for (&mission, (played, won)) in &self.missions {
            println!("{:<20}{played:>20}{won:>20}", public.missions[mission]);
        }
        let acts: u64 = (0..public.endings.len()).map(|ending| self.reached(ending)).sum();
        println!("\nacts ended          {acts:>20}");
        println!("decisions           {:>20}", self.decisions);
        println!("longest pause       {:>18.2} s", self.longest.as_secs_f64());
        println!("stalls              {:>20}", self.stalls);
        println!("time                {:>18.0} s", time.as_secs_f64());
    }
}

//! `sortie simulate`.

use std::io::IsTerminal;
use std::process::ExitCode;

use anyhow::{anyhow, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sortie_alliance::{Alliance, CampaignPick, Difficulty};
use sortie_arena::Arena;
use sortie_bots::Playable;
use sortie_games::Listed;
use sortie_lab::{Games, Missions, Player, Report, simulate, simulate_campaigns};

use crate::content::ContentArgs;

/// Arguments of `sortie simulate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Which game: alliance or arena.
    #[arg(long)]
    game: String,
    /// Which mission; of alliance, a mission or the map of a skirmish. The first map if left out.
    #[arg(long)]
    mission: Option<String>,
    /// Which campaign of alliance, played from its first mission to its ending. Outcomes are then its endings, and each
    /// mission is counted for itself.
    #[arg(long, conflicts_with = "mission")]
    campaign: Option<String>,
    /// How hard: easy, normal or hard. Missions and campaigns are normal or hard.
    #[arg(long, default_value = "normal")]
    difficulty: String,
    /// How many seats.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// One bot a seat: random or greedy. The last one named plays all further seats.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The first game's seed; game n has seed + n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores if left out.
    #[arg(long)]
    threads: Option<usize>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    content: ContentArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    args.content.install()?;
    ensure!(sortie_games::info(&args.game).is_some(), "--game: there is no game `{}`", args.game);
    let report = match args.game.as_str() {
        "alliance" if args.campaign.is_some() => {
            play::<Alliance>(args, &campaign(args)?, |games, tick| simulate_campaigns(games, tick))?
        }
        "alliance" => play::<Alliance>(args, &alliance(args)?, |games, tick| simulate(games, tick))?,
        _ => play::<Arena>(args, &arena(args)?, |games, tick| simulate(games, tick))?,
    };
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print(&report);
    }
    Ok(ExitCode::from(u8::from(report.failures > 0)))
}

fn difficulty<T: DeserializeOwned>(args: &Args) -> anyhow::Result<T> {
    serde_json::from_value(Value::from(args.difficulty.as_str()))
        .map_err(|_| anyhow!("--difficulty: easy, normal or hard, not `{}`", args.difficulty))
}

fn arena(args: &Args) -> anyhow::Result<sortie_arena::Setup> {
    ensure!(args.mission.is_none(), "--mission: arena has no missions");
    ensure!(args.campaign.is_none(), "--campaign: arena has no campaigns");
    ensure!((2..=4).contains(&args.seats), "--seats: 2 to 4 can play");
    Ok(sortie_arena::Setup::new(args.seats, difficulty(args)?))
}

/// A skirmish or a mission of the first heroes of the content, with their starting items. A tutorial has its own.
fn alliance(args: &Args) -> anyhow::Result<sortie_alliance::Setup> {
    ensure!((2..=4).contains(&args.seats), "--seats: 2 to 4 can play");
    let content = sortie_games::alliance_content();
    let mission = args.mission.as_ref().and_then(|id| content.mission(id)).map(|n| &content.missions[n]);
    let map = match (&args.mission, mission) {
        (None, _) => &content.maps[0].id,
        (Some(_), Some(mission)) => &mission.scene[0].map,
        (Some(id), None) => {
            let maps = content.skirmish_maps().map(|map| map.id.as_str());
            let known: Vec<&str> =
                maps.chain(content.missions.iter().map(|mission| mission.id.as_str())).collect();
            ensure!(
                known.contains(&id.as_str()),
                "--mission: there is no mission or map `{id}`; there are {}",
                known.join(", ")
            );
            id
        }
    };
    let all = content.heroes.iter().map(|hero| hero.id.as_str());
    let heroes: Vec<&str> = match mission.filter(|mission| !mission.heroes.is_empty()) {
        Some(mission) => mission.heroes.iter().map(String::as_str).collect(),
        None => all.take(usize::from(args.seats)).collect(),
    };
    let mut setup = sortie_alliance::Setup::new(&heroes, map);
    setup.mission = mission.map(|mission| mission.id.clone());
    setup.difficulty = difficulty(args)?;
    Ok(setup)
}

/// A campaign of the first heroes of the content.
fn campaign(args: &Args) -> anyhow::Result<sortie_alliance::Setup> {
    let content = sortie_games::alliance_content();
    let id = args.campaign.clone().unwrap_or_default();
    let known: Vec<&str> = content.campaigns.iter().map(|campaign| campaign.id.as_str()).collect();
    ensure!(
        known.contains(&id.as_str()),
        "--campaign: there is no campaign `{id}`; there are {}",
        known.join(", ")
    );
    let mut setup = alliance(args)?;
    ensure!(setup.difficulty != Difficulty::Easy, "--difficulty: a campaign is normal or hard");
    setup.map = String::new();
    setup.campaign = Some(CampaignPick { id, team: "Bots".to_owned(), resume: None });
    Ok(setup)
}

/// Called after each game.
type Tick<'a> = &'a (dyn Fn() + Sync);

fn play<G: Listed + Playable>(
    args: &Args,
    setup: &G::Setup,
    simulate: fn(&Games<'_, G>, Tick<'_>) -> Report,
) -> anyhow::Result<Report> {
    let players = Player::<G>::team(&args.bots, G::n_seats(setup)).map_err(|name| {
        let known = sortie_games::info(G::ID).map_or(&[][..], |info| info.bots).join(", ");
        anyhow!("--bots: {} has no bot `{name}`; there are {known}", G::ID)
    })?;
    let content = &*G::content().0;
    let games = Games::<G> { content, setup, players: &players, seed: args.seed, games: args.games };
    let bar = progress(args.games);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build()?;
    let report = pool.install(|| simulate(&games, &|| bar.inc(1)));
    bar.finish_and_clear();
    Ok(report)
}

/// A bar for people; silent when nobody watches.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(report: &Report) {
    let percent = |share: f64| share * 100.0;
    println!("games               {:>12}", report.games);
    println!(
        "won                 {:>11.1} % (± {:.1})",
        percent(report.win_rate),
        percent(report.win_rate_error)
    );
    for (outcome, n) in &report.outcomes {
        println!("  {outcome:<18}{n:>12}");
    }
    for (mission, Missions { played, won }) in &report.missions {
        println!("{mission:<20}{won:>12} of {played} won");
    }
    let rounds = if report.missions.is_empty() { "mean last round" } else { "mean rounds" };
    println!("{rounds:<20}{:>12.2}", report.mean_rounds);
    println!("decisions           {:>12}", report.decisions);
    println!("decisions a second  {:>12.0}", report.decisions_per_second);
    println!("failures            {:>12}", report.failures);
}

//! `sortie simulate`.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::anyhow;
use clap::{Arg, ArgMatches, Command};
use indicatif::{ProgressBar, ProgressStyle};
use sortie_games::{Registry, Wish, WishOption};
use sortie_lab::{Ending, Figures, Missions, Report, simulate};

use crate::content::ContentArgs;
use crate::{examples, odds};

/// Arguments of `sortie simulate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Which game.
    #[arg(long)]
    game: String,
    /// Which mission.
    #[arg(long)]
    mission: Option<String>,
    /// Which campaign.
    #[arg(long, conflicts_with = "mission")]
    campaign: Option<String>,
    /// How hard: easy, normal or hard. Missions and campaigns are normal or hard.
    #[arg(long, default_value = "normal")]
    difficulty: String,
    /// How many seats; four if nothing is said, or as many as can play.
    #[arg(long)]
    seats: Option<u8>,
    /// One bot a seat.
    #[arg(long, value_delimiter = ',')]
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
    /// A folder for an example of each ending: game files that `sortie replay` plays and the browser imports.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    content: ContentArgs,
}

/// So many play if nothing is said.
const SEATS: u8 = 4;

/// Adds the options of the game that is named; without one, of all.
pub(crate) fn declare(command: Command, registry: &Registry, arguments: &[OsString]) -> Command {
    let games = registry.games().map(|game| (game.info().id, game.wishes()));
    let games: Vec<_> = games.filter(|(_, wishes)| !wishes.is_empty()).collect();
    let is_any_named = registry.games().any(|game| odds::is_named(arguments, game.info().id));
    let meant = games.into_iter().filter(|(game, _)| !is_any_named || odds::is_named(arguments, game));
    meant.fold(command, |command, (game, wishes)| {
        wishes.iter().fold(command, |command, wish| {
            if command.get_arguments().any(|arg| arg.get_id() == wish.name) {
                return command;
            }
            let arg = Arg::new(wish.name).long(wish.name).help(wish.help);
            command.arg(arg.value_name(wish.name.to_uppercase()).help_heading(odds::capitalised(game)))
        })
    })
}

/// What was said of a game's own options.
fn said(wishes: &[WishOption], matches: &ArgMatches) -> BTreeMap<String, String> {
    let said = matches.subcommand().map_or(matches, |(_, said)| said);
    let value = |wish: &WishOption| {
        let value = said.try_get_one::<String>(wish.name).ok().flatten()?;
        Some((wish.name.to_owned(), value.clone()))
    };
    wishes.iter().filter_map(value).collect()
}

pub(crate) fn run(
    registry: &Registry,
    args: &Args,
    matches: &ArgMatches,
    out: &mut dyn Write,
) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let game = registry.get(&args.game).ok_or_else(|| {
        let known = registry.names(|_| true).join(", ");
        anyhow!("--game: there is no game `{}`; there are {known}", args.game)
    })?;
    let info = game.info();
    let seats = args.seats.unwrap_or_else(|| SEATS.clamp(info.min_seats, info.max_seats));
    let wish = Wish {
        seats,
        difficulty: args.difficulty.clone(),
        mission: args.mission.clone(),
        campaign: args.campaign.clone(),
        more: said(game.wishes(), matches),
    };
    let contest = game.contest(&wish, &args.bots)?;
    let bar = progress(args.games);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build()?;
    let report = pool.install(|| simulate(&*contest, args.seed, args.games, || bar.inc(1)));
    bar.finish_and_clear();
    let saved = match &args.save {
        Some(folder) => examples::save(&report.endings, &*contest, game.content_hash(), folder)?,
        None => Vec::new(),
    };
    if args.json {
        let mut report = serde_json::to_value(&report)?;
        for (n, path) in saved.iter().enumerate() {
            report["endings"][n]["file"] = path.display().to_string().into();
        }
        writeln!(out, "{report}")?;
    } else {
        print(&report, out)?;
        saved.iter().try_for_each(|path| writeln!(out, "saved               {}", path.display()))?;
    }
    Ok(u8::from(report.failures > 0))
}

/// A bar for people; silent when nobody watches.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(report: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    let percent = |share: f64| share * 100.0;
    writeln!(out, "games               {:>12}", report.games)?;
    if report.has_opponents() {
        let side = |figures: &Figures| figures.side.map_or_else(String::new, |side| format!("side {side}"));
        let sides = report.sides.iter().map(|figures| (side(figures), figures));
        let seats = report.seats.iter().enumerate();
        let seats = seats.map(|(seat, figures)| (format!("seat {seat} {}", side(figures)), figures));
        sides.chain(seats).try_for_each(|(who, figures)| print_figures(&who, figures, out))?;
    } else {
        let (rate, error) = (percent(report.win_rate), percent(report.win_rate_error));
        writeln!(out, "won                 {rate:>11.1} % (± {error:.1})")?;
    }
    for (outcome, n) in &report.outcomes {
        writeln!(out, "  {outcome:<18}{n:>12}")?;
    }
    if !report.endings.is_empty() {
        writeln!(out, "where games end            games  rounds    for example")?;
        report.endings.iter().try_for_each(|ending| print_ending(ending, out))?;
    }
    for (mission, Missions { played, won }) in &report.missions {
        writeln!(out, "{mission:<20}{won:>12} of {played} won")?;
    }
    let rounds = if report.missions.is_empty() { "mean last round" } else { "mean rounds" };
    writeln!(out, "{rounds:<20}{:>12.2}", report.mean_rounds)?;
    writeln!(out, "decisions           {:>12}", report.decisions)?;
    writeln!(out, "decisions a second  {:>12.0}", report.decisions_per_second)?;
    writeln!(out, "failures            {:>12}", report.failures)
}

/// How an opponent came off: wins, places, and the mean score if there are scores.
fn print_figures(who: &str, figures: &Figures, out: &mut dyn Write) -> std::io::Result<()> {
    let ranks: Vec<String> = figures.ranks.iter().map(|(rank, n)| format!("{n} × {rank}.")).collect();
    let score = figures.mean_score().map_or_else(String::new, |score| format!(", score {score:.2}"));
    writeln!(out, "{who:<20}{:>11.1} % won, {}{score}", figures.win_rate() * 100.0, ranks.join(", "))
}

/// One way in which games ended.
fn print_ending(ending: &Ending, out: &mut dyn Write) -> std::io::Result<()> {
    let rounds = match (ending.rounds.keys().next(), ending.rounds.keys().last()) {
        (Some(first), Some(last)) if first < last => format!("{first} to {last}"),
        (first, _) => first.map_or_else(String::new, ToString::to_string),
    };
    let what = [
        ending.objective.as_ref().map(|objective| format!("objective {objective}")),
        ending.how.as_ref().map(|how| format!("how {how}")),
        ending.rule.map(|rule| format!("rule {rule}")),
    ];
    let what: String = what.into_iter().flatten().map(|what| format!(", {what}")).collect();
    let Ending { ending, games, seed, .. } = ending;
    writeln!(out, "  {ending:<18}{games:>12}  {rounds:<8}  seed {seed}{what}")
}

#[cfg(test)]
mod tests {
    use sortie_games::{End, GameResult, Standing};

    use super::*;

    fn printed(seats: &[(Option<u8>, u8, Option<i16>)]) -> String {
        let standings =
            seats.iter().map(|&(side, rank, score)| Standing { side, won: rank == 1, rank, score });
        let (ending, standings) = (Some("held".into()), standings.collect());
        let end = End { objective: Some("gate".to_owned()), how: None, rule: Some("R2") };
        let (seed, missions) = (7, Vec::new());
        let result = GameResult { seed, ending, end, standings, rounds: 4, decisions: 10, missions };
        let mut out = Vec::new();
        print(&Report::of(&[result], 1.0), &mut out).expect("written");
        String::from_utf8(out).expect("words")
    }

    #[test]
    fn who_plays_together_is_counted_together() {
        let text = printed(&[(Some(0), 1, None); 2]);
        assert!(
            text.starts_with("games                          1\nwon                       100.0 % (± 0.0)\n"),
            "{text}"
        );
        assert!(!text.contains("side"), "{text}");
        let end = "  held                         1  4         seed 7, objective gate, rule R2\n";
        assert!(text.contains(end), "{text}");
    }

    #[test]
    fn opponents_are_counted_one_by_one() {
        let text = printed(&[(Some(0), 2, Some(3)), (Some(1), 1, Some(5)), (None, 3, None)]);
        let lines: Vec<&str> = text.lines().skip(1).take(6).collect();
        assert_eq!(
            lines,
            [
                "side 0                      0.0 % won, 1 × 2., score 3.00",
                "side 1                    100.0 % won, 1 × 1., score 5.00",
                "seat 0 side 0               0.0 % won, 1 × 2., score 3.00",
                "seat 1 side 1             100.0 % won, 1 × 1., score 5.00",
                "seat 2                      0.0 % won, 1 × 3.",
                "  held                         1",
            ]
        );
    }
}

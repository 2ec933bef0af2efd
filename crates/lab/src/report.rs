//! What many games tell.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

/// One game as the lab remembers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// Whether seat 0 won.
    pub won: bool,
    /// The game's word for the ending, of a campaign its own; none for a game that failed.
    pub outcome: Option<Cow<'static, str>>,
    /// The last round; of a campaign, the rounds of its missions together.
    pub rounds: u32,
    /// How many choices were made.
    pub decisions: u64,
    /// Of a campaign: the missions played, and whether they were won.
    pub missions: Vec<(String, bool)>,
}

/// How often a mission of a campaign was played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Missions {
    /// In how many campaigns.
    pub played: u64,
    /// How many of these times it was won.
    pub won: u64,
}

/// The figures of many games. `failures` counts games that did not end within the bound; they are in no other
/// figure but `games` and `decisions`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// The share of games won.
    pub win_rate: f64,
    /// Half the width of the 95 % interval around the win rate (Wald).
    pub win_rate_error: f64,
    /// How often each ending occurred.
    pub outcomes: BTreeMap<Cow<'static, str>, u64>,
    /// Of campaigns: the missions by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub missions: BTreeMap<String, Missions>,
    /// The mean of the last round; of campaigns, of the rounds of all missions.
    pub mean_rounds: f64,
    /// How many choices were made in all.
    pub decisions: u64,
    /// Choices a second of wall time, all threads together.
    pub decisions_per_second: f64,
    /// Games a second of wall time, all threads together.
    pub games_per_second: f64,
    /// Games that did not end.
    pub failures: u64,
    /// Wall time.
    pub seconds: f64,
}

impl Report {
    /// Adds up results. The order does not matter, so any number of threads gives the same figures.
    pub fn of(results: &[GameResult], seconds: f64) -> Self {
        let ended = results.iter().filter(|result| result.outcome.is_some());
        let n_ended = ended.clone().count().max(1) as f64;
        let win_rate = ended.clone().filter(|result| result.won).count() as f64 / n_ended;
        let mut outcomes = BTreeMap::new();
        for outcome in results.iter().filter_map(|result| result.outcome.clone()) {
            *outcomes.entry(outcome).or_insert(0) += 1;
        }
        let mut missions = BTreeMap::<String, Missions>::new();
        for (mission, won) in ended.clone().flat_map(|result| &result.missions) {
            let of_it = missions.entry(mission.clone()).or_default();
            of_it.played += 1;
            of_it.won += u64::from(*won);
        }
        let decisions = results.iter().map(|result| result.decisions).sum();
        Self {
            games: results.len() as u64,
            win_rate,
            win_rate_error: 1.96 * (win_rate * (1.0 - win_rate) / n_ended).sqrt(),
            outcomes,
            missions,
            mean_rounds: ended.map(|result| f64::from(result.rounds)).sum::<f64>() / n_ended,
            decisions,
            decisions_per_second: decisions as f64 / seconds.max(1e-9),
            games_per_second: results.len() as f64 / seconds.max(1e-9),
            failures: results.iter().filter(|result| result.outcome.is_none()).count() as u64,
            seconds,
        }
    }

    /// The figures of several batches together, played one after the other.
    pub fn sum(reports: &[Self]) -> Self {
        let games = reports.iter().map(|report| report.games).sum::<u64>();
        let failures = reports.iter().map(|report| report.failures).sum();
        let ended = |report: &Self| (report.games - report.failures) as f64;
        let n_ended = reports.iter().map(ended).sum::<f64>().max(1.0);
        let mean = |of: fn(&Self) -> f64| {
            reports.iter().map(|report| of(report) * ended(report)).sum::<f64>() / n_ended
        };
        let win_rate = mean(|report| report.win_rate);
        let mut outcomes = BTreeMap::new();
        for (outcome, &n) in reports.iter().flat_map(|report| &report.outcomes) {
            *outcomes.entry(outcome.clone()).or_insert(0) += n;
        }
        let mut missions = BTreeMap::<String, Missions>::new();
        for (mission, &Missions { played, won }) in reports.iter().flat_map(|report| &report.missions) {
            let of_it = missions.entry(mission.clone()).or_default();
            of_it.played += played;
            of_it.won += won;
        }
        let decisions = reports.iter().map(|report| report.decisions).sum();
        let seconds = reports.iter().map(|report| report.seconds).sum::<f64>();
        Self {
            games,
            win_rate,
            win_rate_error: 1.96 * (win_rate * (1.0 - win_rate) / n_ended).sqrt(),
            outcomes,
            missions,
            mean_rounds: mean(|report| report.mean_rounds),
            decisions,
            decisions_per_second: decisions as f64 / seconds.max(1e-9),
            games_per_second: games as f64 / seconds.max(1e-9),
            failures,
            seconds,
        }
    }
}

//! What many games tell.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use sortie_games::GameResult;

use crate::figures::Same;
use crate::{Ending, Figures};

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
    /// The share of games won: by everybody where all play together, by the first side where there are opponents, by
    /// the first seat where there are no sides.
    pub win_rate: f64,
    /// Half the width of the 95 % interval around the win rate (Wald).
    pub win_rate_error: f64,
    /// How often each ending occurred.
    pub outcomes: BTreeMap<Cow<'static, str>, u64>,
    /// Where games ended, with the seed of an example of each.
    pub endings: Vec<Ending>,
    /// How each seat came off.
    pub seats: Vec<Figures>,
    /// How each side came off. Where all play together, there is one; where everybody plays for themselves, none.
    pub sides: Vec<Figures>,
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
        let ended = results.iter().filter(|result| result.ending.is_some());
        let n_ended = ended.clone().count().max(1) as f64;
        let standings = ended.clone().map(|result| &result.standings[..]);
        let (seats, sides) = (Figures::by_seat(standings.clone()), Figures::by_side(standings));
        let win_rate = win_rate(&sides, &seats);
        let mut outcomes = BTreeMap::new();
        for ending in results.iter().filter_map(|result| result.ending.clone()) {
            *outcomes.entry(ending).or_insert(0) += 1;
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
            endings: Ending::of(results),
            seats,
            sides,
            missions,
            mean_rounds: ended.map(|result| f64::from(result.rounds)).sum::<f64>() / n_ended,
            decisions,
            decisions_per_second: decisions as f64 / seconds.max(1e-9),
            games_per_second: results.len() as f64 / seconds.max(1e-9),
            failures: results.iter().filter(|result| result.ending.is_none()).count() as u64,
            seconds,
        }
    }

    /// Whether people played against each other.
    pub fn has_opponents(&self) -> bool {
        let first = self.seats.first().and_then(|seat| seat.side);
        self.seats.len() > 1 && (first.is_none() || self.seats.iter().any(|seat| seat.side != first))
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
        let seats = Figures::sum(reports.iter().map(|report| &report.seats[..]), Same::Seat);
        let sides = Figures::sum(reports.iter().map(|report| &report.sides[..]), Same::Side);
        let win_rate = win_rate(&sides, &seats);
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
            endings: Ending::sum(reports.iter().map(|report| &report.endings[..])),
            seats,
            sides,
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

/// How often the first side won; where everybody plays for themselves, the first seat.
fn win_rate(sides: &[Figures], seats: &[Figures]) -> f64 {
    sides.first().or(seats.first()).map_or(0.0, Figures::win_rate)
}

#[cfg(test)]
mod tests {
    use sortie_games::{End, Standing};

    use super::*;

    /// A game of seats with these sides, places and scores.
    fn game(seats: &[(Option<u8>, u8, Option<i16>)]) -> GameResult {
        let standings =
            seats.iter().map(|&(side, rank, score)| Standing { side, won: rank == 1, rank, score });
        GameResult {
            seed: 1,
            ending: Some("over".into()),
            end: End::default(),
            standings: standings.collect(),
            rounds: 4,
            decisions: 10,
            missions: Vec::new(),
        }
    }

    fn failure() -> GameResult {
        GameResult { ending: None, standings: Vec::new(), ..game(&[]) }
    }

    fn wins(figures: &[Figures]) -> Vec<u64> {
        figures.iter().map(|figures| figures.wins).collect()
    }

    #[test]
    fn where_all_play_together_all_have_the_same_figures() {
        let (won, lost) = (game(&[(Some(0), 1, None); 3]), game(&[(Some(0), 2, None); 3]));
        let report = Report::of(&[won.clone(), lost, won, failure()], 1.0);
        assert_eq!((report.games, report.failures, report.has_opponents()), (4, 1, false));
        assert!((report.win_rate - 2.0 / 3.0).abs() < 1e-9);
        assert_eq!((wins(&report.seats), wins(&report.sides)), (vec![2, 2, 2], vec![2]));
        let side = serde_json::to_value(&report.sides[0]).expect("plain data");
        assert_eq!((&side["side"], &side["wins"]), (&0.into(), &2.into()));
        assert_eq!(side["ranks"], serde_json::json!({ "1": 2, "2": 1 }));
        assert!(side.get("mean_score").is_none(), "nobody scored: {side}");
    }

    #[test]
    fn opponents_are_counted_by_seat_and_by_side() {
        // Seats 0 and 2 play against seat 1, who wins twice; they come off differently.
        let ours = game(&[(Some(0), 1, Some(3)), (Some(1), 2, Some(2)), (Some(0), 1, Some(5))]);
        let theirs = game(&[(Some(0), 2, Some(0)), (Some(1), 1, Some(8)), (Some(0), 3, Some(1))]);
        let games = [ours, theirs.clone(), theirs];
        let report = Report::of(&games, 1.0);
        assert!(report.has_opponents());
        assert_eq!((wins(&report.seats), wins(&report.sides)), (vec![1, 2, 1], vec![1, 2]));
        assert_eq!(report.seats[2].ranks, BTreeMap::from([(1, 1), (3, 2)]));
        assert_eq!(report.sides[0].ranks, BTreeMap::from([(1, 1), (2, 2)]));
        let scores: Vec<i64> = report.sides.iter().map(|side| side.score).collect();
        assert_eq!(scores, [3 + 5 + 1 + 1, 2 + 8 + 8], "a side scores together");
        assert_eq!(report.sides[1].mean_score(), Some(6.0));
        assert!((report.win_rate - 1.0 / 3.0).abs() < 1e-9, "the first side's");

        // Batches add up to the same figures.
        let sum = Report::sum(&games.map(|game| Report::of(&[game], 1.0)));
        assert_eq!((&sum.seats, &sum.sides), (&report.seats, &report.sides));
        assert!((sum.win_rate - report.win_rate).abs() < 1e-9);
    }

    #[test]
    fn who_plays_for_oneself_is_on_no_side() {
        let report = Report::of(&[game(&[(None, 2, Some(4)), (None, 1, Some(6)), (None, 3, None)])], 1.0);
        assert!(report.has_opponents() && report.sides.is_empty());
        assert_eq!((wins(&report.seats), report.win_rate), (vec![0, 1, 0], 0.0));
    }
}

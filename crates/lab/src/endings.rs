//! Where games end.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use sortie_games::{End, GameResult};

/// The games that ended alike: with the same word, at the same objective, by the same rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The game's word, as the outcomes count it.
    pub ending: Cow<'static, str>,
    /// The objective that was open, by its name in the mission.
    pub objective: Option<String>,
    /// In what way, in a word of the mission.
    pub how: Option<String>,
    /// The number of the rule in the rules reference.
    pub rule: Option<&'static str>,
    /// How many games.
    pub games: u64,
    /// How many of them in which round.
    pub rounds: BTreeMap<u32, u64>,
    /// The seed of one of them: the first that was played.
    pub seed: u64,
}

impl Ending {
    /// All endings of some games, by word, objective and rule. The order of the games does not matter.
    pub(crate) fn of(results: &[GameResult]) -> Vec<Self> {
        let mut endings = BTreeMap::<(&str, &End), Self>::new();
        for result in results {
            let Some(ending) = &result.ending else { continue };
            let GameResult { end, rounds, seed, .. } = result;
            let alike = endings.entry((ending, end)).or_insert_with(|| {
                let End { objective, how, rule } = end.clone();
                let (games, rounds) = (0, BTreeMap::new());
                Self { ending: ending.clone(), objective, how, rule, games, rounds, seed: *seed }
            });
            alike.games += 1;
            *alike.rounds.entry(*rounds).or_default() += 1;
            alike.seed = alike.seed.min(*seed);
        }
        endings.into_values().collect()
    }

    /// The endings of several batches together.
    pub(crate) fn sum<'a>(batches: impl Iterator<Item = &'a [Self]>) -> Vec<Self> {
        let mut sum: Vec<Self> = Vec::new();
        for other in batches.flatten() {
            match sum.iter_mut().find(|known| known.name() == other.name()) {
                Some(known) => known.merge(other),
                None => sum.push(other.clone()),
            }
        }
        sum.sort_by(|one, other| one.name().cmp(&other.name()));
        sum
    }

    fn name(&self) -> (&str, Option<&str>, Option<&str>, Option<&str>) {
        (&self.ending, self.objective.as_deref(), self.how.as_deref(), self.rule)
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for (&round, n) in &other.rounds {
            *self.rounds.entry(round).or_default() += n;
        }
        self.seed = self.seed.min(other.seed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seed: u64, ending: &'static str, objective: &str, rounds: u32) -> GameResult {
        let end = End { objective: Some(objective.to_owned()), how: None, rule: Some("R1") };
        let (standings, missions) = (Vec::new(), Vec::new());
        GameResult { seed, ending: Some(ending.into()), end, standings, rounds, decisions: 1, missions }
    }

    #[test]
    fn games_that_end_alike_are_counted_together_with_an_example() {
        let games = [
            game(9, "lost", "door", 3),
            game(7, "won", "desk", 5),
            game(4, "lost", "door", 6),
            game(5, "lost", "desk", 6),
        ];
        let unfinished = GameResult { ending: None, ..game(1, "lost", "door", 3) };
        let endings = Ending::of(&[&games[..], &[unfinished]].concat());
        let found: Vec<_> = endings
            .iter()
            .map(|ending| (&*ending.ending, ending.objective.as_deref(), ending.games, ending.seed))
            .collect();
        assert_eq!(
            found,
            [("lost", Some("desk"), 1, 5), ("lost", Some("door"), 2, 4), ("won", Some("desk"), 1, 7)]
        );
        assert_eq!(endings[1].rounds, BTreeMap::from([(3, 1), (6, 1)]));
        let batches: Vec<_> = games.iter().map(|game| Ending::of(std::slice::from_ref(game))).collect();
        assert_eq!(
            Ending::sum(batches.iter().map(|batch| &batch[..])),
            endings,
            "batches add up to the same"
        );
    }
}

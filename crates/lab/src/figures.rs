//! How seats and sides came off, game by game.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use sortie_games::Standing;

/// By what the figures of two batches belong together.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Same {
    Seat,
    Side,
}

/// How a seat or a side came off in many games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Figures {
    /// The side, or that of the seat; none for a seat that plays for itself.
    pub side: Option<u8>,
    /// How many games ended.
    pub games: u64,
    /// How many of them it won.
    pub wins: u64,
    /// How often it came first, second, and so on.
    pub ranks: BTreeMap<u8, u64>,
    /// In how many games there were scores.
    pub scored: u64,
    /// What it scored in all of them together.
    pub score: i64,
}

impl Figures {
    /// The figures of each seat.
    pub(crate) fn by_seat<'a>(games: impl Iterator<Item = &'a [Standing]>) -> Vec<Self> {
        let mut seats = Vec::new();
        for standings in games {
            seats.resize(standings.len().max(seats.len()), Self::default());
            seats.iter_mut().zip(standings).for_each(|(seat, standing)| seat.add(standing));
        }
        seats
    }

    /// The figures of each side. A side has won if one of its seats has; its place is that of its best, its score what
    /// they scored together.
    pub(crate) fn by_side<'a>(games: impl Iterator<Item = &'a [Standing]>) -> Vec<Self> {
        let mut sides = BTreeMap::<u8, Self>::new();
        for standings in games {
            let mut ends = BTreeMap::<u8, Standing>::new();
            for (side, &standing) in standings.iter().filter_map(|standing| Some((standing.side?, standing)))
            {
                let side = ends.entry(side).or_insert(Standing { score: None, ..standing });
                side.won |= standing.won;
                side.rank = side.rank.min(standing.rank);
                side.score = [side.score, standing.score].into_iter().flatten().reduce(i16::saturating_add);
            }
            ends.iter().for_each(|(&side, end)| sides.entry(side).or_default().add(end));
        }
        sides.into_values().collect()
    }

    /// The figures of several batches together: seats by their number, sides by theirs.
    pub(crate) fn sum<'a>(batches: impl Iterator<Item = &'a [Self]>, is_same: Same) -> Vec<Self> {
        let mut sum: Vec<Self> = Vec::new();
        for (place, figures) in batches.flat_map(|batch| batch.iter().enumerate()) {
            let found = match is_same {
                Same::Seat => Some(place).filter(|&place| place < sum.len()),
                Same::Side => sum.iter().position(|known| known.side == figures.side),
            };
            match found {
                Some(place) => sum[place].merge(figures),
                None => sum.push(figures.clone()),
            }
        }
        sum
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        for (&rank, n) in &other.ranks {
            *self.ranks.entry(rank).or_default() += n;
        }
        self.scored += other.scored;
        self.score += other.score;
    }

    /// The share of games it won.
    pub fn win_rate(&self) -> f64 {
        self.wins as f64 / self.games.max(1) as f64
    }

    /// The mean of its scores; none if there were none.
    pub fn mean_score(&self) -> Option<f64> {
        (self.scored > 0).then(|| self.score as f64 / self.scored as f64)
    }

    fn add(&mut self, standing: &Standing) {
        self.side = standing.side;
        self.games += 1;
        self.wins += u64::from(standing.won);
        *self.ranks.entry(standing.rank).or_default() += 1;
        self.scored += u64::from(standing.score.is_some());
        self.score += i64::from(standing.score.unwrap_or(0));
    }
}

/// Shares and means, as readers want them.
impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Told<'a> {
            side: Option<u8>,
            wins: u64,
            win_rate: f64,
            ranks: &'a BTreeMap<u8, u64>,
            #[serde(skip_serializing_if = "Option::is_none")]
            mean_score: Option<f64>,
        }
        let Self { side, wins, ref ranks, .. } = *self;
        Told { side, wins, win_rate: self.win_rate(), ranks, mean_score: self.mean_score() }
            .serialize(serializer)
    }
}

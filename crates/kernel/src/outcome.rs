//! How a game ended.

use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::{Seat, Side};

/// No game has more seats: a set of seats is one byte.
pub const MOST_SEATS: usize = 8;

/// The end of a game: who won, where everybody stands, and the game's own word for how.
///
/// In a co-operative game all seats are on one side and win or lose against the game itself; then there are no
/// standings. Where people play against each other each seat has one, whether it plays for a side or for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Outcome {
    /// One bit a seat, the lowest for seat 0.
    winners: u8,
    /// The game's word for this ending, in kebab case: `victory`, `supply-empty`.
    pub key: &'static str,
    /// Where each seat stands; none in a co-operative game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Vec<Standing>>", optional)]
    standings: Option<Standings>,
}

/// Where one seat stands at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Standing {
    /// The side it played for; none if it played for itself.
    pub side: Option<Side>,
    /// 1 is best. Seats that are level share a rank, and the ranks after it are left out.
    pub rank: u8,
    /// What it scored, where the game counts.
    pub score: Option<i16>,
}

/// One standing a seat. An array, so that an outcome is plain data that is copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Standings {
    n: u8,
    of: [Standing; MOST_SEATS],
}

impl Outcome {
    /// All of the first `n` seats win together.
    pub fn all_win(n: u8, key: &'static str) -> Self {
        Self { winners: ((1u16 << n) - 1) as u8, key, standings: None }
    }

    /// Nobody wins: the game itself does.
    pub fn all_lose(key: &'static str) -> Self {
        Self { winners: 0, key, standings: None }
    }

    /// One side wins. `sides` says for whom each seat played.
    ///
    /// # Panics
    /// If there are more than [`MOST_SEATS`] seats.
    pub fn won_by(winner: Side, sides: &[Option<Side>], key: &'static str) -> Self {
        let rank = |side: &Option<Side>| if *side == Some(winner) { 1 } else { 2 };
        let standings = Standings::of(sides, |side| Standing { side: *side, rank: rank(side), score: None });
        Self { winners: standings.first(), key, standings: Some(standings) }
    }

    /// Each seat plays for itself and has a rank. Who shares the first rank wins with the others who do; but if all
    /// are level it is a draw.
    ///
    /// # Panics
    /// If there are more than [`MOST_SEATS`] seats.
    pub fn ranked(ranks: &[u8], key: &'static str) -> Self {
        let standings = Standings::of(ranks, |&rank| Standing { side: None, rank, score: None });
        let winners = if ranks.iter().all(|rank| *rank == ranks[0]) { 0 } else { standings.first() };
        Self { winners, key, standings: Some(standings) }
    }

    /// Each seat plays for itself, and more is better.
    ///
    /// # Panics
    /// If there are more than [`MOST_SEATS`] seats.
    pub fn by_score(scores: &[i16], key: &'static str) -> Self {
        let mut ranks = [0; MOST_SEATS];
        for (rank, score) in ranks.iter_mut().zip(scores) {
            *rank = 1 + scores.iter().filter(|other| *other > score).count() as u8;
        }
        Self::ranked(&ranks[..scores.len()], key).with_scores(scores)
    }

    /// Nobody wins, because all are level. `sides` says for whom each seat played.
    ///
    /// # Panics
    /// If there are more than [`MOST_SEATS`] seats.
    pub fn drawn(sides: &[Option<Side>], key: &'static str) -> Self {
        let standings = Standings::of(sides, |side| Standing { side: *side, rank: 1, score: None });
        Self { winners: 0, key, standings: Some(standings) }
    }

    /// The same end with what each seat scored.
    #[must_use]
    pub fn with_scores(mut self, scores: &[i16]) -> Self {
        for (standing, score) in self.standings.iter_mut().flat_map(|all| &mut all.of).zip(scores) {
            standing.score = Some(*score);
        }
        self
    }

    /// The same end with the side each seat played for, for games of three sides and more.
    #[must_use]
    pub fn with_sides(mut self, sides: &[Option<Side>]) -> Self {
        for (standing, side) in self.standings.iter_mut().flat_map(|all| &mut all.of).zip(sides) {
            standing.side = *side;
        }
        self
    }

    /// Whether this seat won.
    pub fn is_won_by(self, seat: Seat) -> bool {
        self.winners.checked_shr(seat.0.into()).unwrap_or(0) & 1 == 1
    }

    /// Whether people played against each other and nobody won.
    pub fn is_draw(self) -> bool {
        self.winners == 0 && self.standings.is_some()
    }

    /// The side a seat played for; none if it played for itself. In a co-operative game all are on the first side.
    pub fn side_of(self, seat: Seat) -> Option<Side> {
        match self.standings {
            Some(standings) => standings.get(seat)?.side,
            None => Some(Side(0)),
        }
    }

    /// The rank of a seat, 1 for the best. In a co-operative game that is lost all are second, behind the game itself.
    pub fn rank_of(self, seat: Seat) -> u8 {
        match self.standings.and_then(|standings| standings.get(seat)) {
            Some(standing) => standing.rank,
            None if self.is_won_by(seat) => 1,
            None => 2,
        }
    }

    /// What a seat scored, where the game counts.
    pub fn score_of(self, seat: Seat) -> Option<i16> {
        self.standings?.get(seat)?.score
    }
}

impl Standings {
    fn of<T>(seats: &[T], standing: impl Fn(&T) -> Standing) -> Self {
        assert!(seats.len() <= MOST_SEATS, "a game has at most {MOST_SEATS} seats");
        let mut of = [Standing { side: None, rank: 0, score: None }; MOST_SEATS];
        of.iter_mut().zip(seats).for_each(|(place, seat)| *place = standing(seat));
        Self { n: seats.len() as u8, of }
    }

    fn all(&self) -> &[Standing] {
        &self.of[..usize::from(self.n)]
    }

    fn get(&self, seat: Seat) -> Option<Standing> {
        self.all().get(seat.index()).copied()
    }

    /// Those of the first rank, one bit a seat.
    fn first(&self) -> u8 {
        let bit = |(n, standing): (usize, &Standing)| u8::from(standing.rank == 1) << n;
        self.all().iter().enumerate().map(bit).sum()
    }
}

impl Serialize for Standings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.all())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Option<Side> = Some(Side(0));
    const BLUE: Option<Side> = Some(Side(1));

    fn winners(outcome: Outcome) -> Vec<u8> {
        Seat::first(MOST_SEATS as u8).filter(|seat| outcome.is_won_by(*seat)).map(|seat| seat.0).collect()
    }

    fn ranks(outcome: Outcome, n: u8) -> Vec<u8> {
        Seat::first(n).map(|seat| outcome.rank_of(seat)).collect()
    }

    #[test]
    fn together_all_win_or_all_lose() {
        let (won, lost) = (Outcome::all_win(3, "victory"), Outcome::all_lose("too-late"));
        assert_eq!((winners(won), winners(lost)), (vec![0, 1, 2], vec![]));
        assert_eq!((ranks(won, 3), ranks(lost, 3)), (vec![1, 1, 1], vec![2, 2, 2]));
        assert_eq!((won.side_of(Seat(2)), won.score_of(Seat(2))), (Some(Side(0)), None));
        assert!(!won.is_draw() && !lost.is_draw(), "against the game there is no draw");
        assert_eq!(winners(Outcome::all_win(8, "victory")).len(), MOST_SEATS);
        assert!(!won.is_won_by(Seat(200)), "there is no such seat");
    }

    #[test]
    fn a_side_wins_together() {
        let outcome = Outcome::won_by(Side(1), &[RED, BLUE, BLUE, None], "held").with_scores(&[3, 5, 0, -2]);
        assert_eq!(winners(outcome), [1, 2]);
        assert_eq!(ranks(outcome, 4), [2, 1, 1, 2]);
        assert_eq!((outcome.side_of(Seat(0)), outcome.side_of(Seat(3))), (RED, None));
        assert_eq!((outcome.score_of(Seat(1)), outcome.score_of(Seat(3))), (Some(5), Some(-2)));
        assert_eq!(outcome.score_of(Seat(4)), None);
        let drawn = Outcome::drawn(&[RED, BLUE], "level");
        assert!(drawn.is_draw() && winners(drawn).is_empty() && ranks(drawn, 2) == [1, 1]);
        assert!(!outcome.is_draw());
    }

    #[test]
    fn everybody_for_themselves() {
        let outcome = Outcome::by_score(&[4, 9, 4, 1, 9], "counted");
        assert_eq!(ranks(outcome, 5), [3, 1, 3, 5, 1], "who is level shares a rank");
        assert_eq!(winners(outcome), [1, 4]);
        assert!(Seat::first(5).all(|seat| outcome.side_of(seat).is_none()));
        assert_eq!(outcome.score_of(Seat(3)), Some(1));
        assert!(Outcome::by_score(&[2, 2], "counted").is_draw());
        let sides = Outcome::ranked(&[1, 2, 3], "raced").with_sides(&[BLUE, RED, BLUE]);
        assert_eq!((winners(sides), sides.side_of(Seat(2))), (vec![0], BLUE));
    }

    #[test]
    fn standings_are_written_only_where_people_are_opponents() {
        let json = |outcome| serde_json::to_string(&outcome).expect("plain data");
        assert_eq!(json(Outcome::all_win(2, "victory")), r#"{"winners":3,"key":"victory"}"#);
        assert_eq!(
            json(Outcome::won_by(Side(0), &[RED, None], "held")),
            r#"{"winners":1,"key":"held","standings":[{"side":0,"rank":1,"score":null},{"side":null,"rank":2,"score":null}]}"#
        );
    }

    #[test]
    fn it_stays_small() {
        assert!(size_of::<Outcome>() <= 96, "{}", size_of::<Outcome>());
    }
}

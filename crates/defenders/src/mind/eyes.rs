//! What picks the line and whom it is about, whoever looks: the digital table sees for itself, beside a real one people say what an
//! alien sees (135, 136, 165, A31 to A34, A52).

use sortie_kernel::{Rule, Sink};

use super::card::{Arm, Line, To};
use super::explain::{Cannot, Misfit, Thought};
use super::targets::{Candidate, best, rank};
use crate::world::FigureId;

/// What an alien knows of those it could be after.
pub trait Eyes {
    /// All of them: agents, drones, people (A58).
    fn prey(&self) -> impl Iterator<Item = FigureId>;

    /// Whether it sees somebody it could be after: sight, and no Stealth beyond which it is (27, 195).
    fn notices(&self, figure: FigureId) -> bool;

    /// How far away somebody is, in areas (16, A1).
    fn distance(&self, figure: FigureId) -> Option<u8>;

    /// Whether it touches somebody (A55).
    fn touches(&self, figure: FigureId) -> bool;

    /// Whether a legal path leads to somebody (A50).
    fn reaches(&self, figure: FigureId) -> bool;

    /// Somebody as it sees him; none without a legal path to him (A32, 179).
    fn candidate(&self, figure: FigureId) -> Option<Candidate>;

    /// Whether a line fits: somebody in sight within its number, or for the blind line somebody to be reached (A52).
    fn fits(&self, line: &Line) -> Result<(), Misfit> {
        match line.at {
            Some(areas) if self.prey().any(|figure| self.sees_within(figure, areas)) => Ok(()),
            Some(_) if self.prey().any(|figure| self.notices(figure)) => Err(Misfit::TooFar),
            Some(_) => Err(Misfit::NobodyInSight),
            None if self.prey().any(|figure| self.reaches(figure)) => Ok(()),
            None => Err(Misfit::NobodyInReach),
        }
    }

    /// Whether somebody is in sight within so many areas.
    fn sees_within(&self, figure: FigureId, areas: u8) -> bool {
        self.distance(figure).is_some_and(|distance| distance <= areas) && self.notices(figure)
    }

    /// Whether it can attack somebody from where it stands: melee in contact, ranged in sight within the number of the line;
    /// the blind line sets no limit (A54).
    fn can_attack(&self, arm: Arm, line: &Line, figure: FigureId) -> bool {
        match arm {
            Arm::Melee => self.touches(figure),
            Arm::Ranged => self.sees_within(figure, line.at.unwrap_or(u8::MAX)),
        }
    }

    /// Those whom an attack of a line may be aimed at, the best first: the ones named, or the most wounded (165).
    fn attackable(
        &self,
        arm: Arm,
        line: &Line,
        to: Option<To>,
        sink: &mut Sink<'_, Thought>,
    ) -> Result<Vec<Candidate>, Cannot> {
        let in_reach = self.prey().filter(|&figure| self.can_attack(arm, line, figure));
        let to = to.unwrap_or(To::MostWounded);
        self.after(in_reach, to, sink).map_err(|_| Cannot::AttackAnybody)
    }

    /// Ranks whom it could be after.
    fn after(
        &self,
        figures: impl Iterator<Item = FigureId>,
        to: To,
        sink: &mut Sink<'_, Thought>,
    ) -> Result<Vec<Candidate>, Cannot> {
        let ranking = rank(figures.filter_map(|figure| self.candidate(figure)).collect(), to);
        if ranking.is_empty() {
            return Err(Cannot::FindAnybody);
        }
        if sink.listens() {
            let n_best = best(&ranking, to).len();
            let rule = Rule(match to {
                To::Closest => "A32",
                To::MostWounded => "A31",
            });
            for (n, &candidate) in ranking.iter().enumerate() {
                sink.tell(rule, Thought::Candidate { candidate, to, tied: n < n_best && n_best > 1 });
            }
        }
        Ok(ranking)
    }

    /// Says whether a line fits, and why not (135, 136).
    fn tell_whether_fits(&self, n: usize, line: &Line, sink: &mut Sink<'_, Thought>) -> bool {
        match self.fits(line) {
            Err(misfit) => {
                let rule = Rule(if line.at.is_some() { "135" } else { "136" });
                sink.tell(rule, Thought::Misfit { line: n, at: line.at, misfit });
                false
            }
            Ok(()) => {
                sink.tell(Rule("A52"), Thought::Fits { line: n, at: line.at });
                true
            }
        }
    }
}

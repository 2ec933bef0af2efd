//! What an alien makes of what people say it sees: the line that fits, whom it is about, and what has still to be asked (135 to 137, 164, 165,
//! 176, A31 to A34, A52 to A54). Picked by the same code as at the digital table.

use sortie_kernel::{Rule, Sink};

use crate::content::Content;
use crate::flow::script;
use crate::mind::{Arm, Candidate, Cannot, Deed, Eyes, Line, Thought, To, best};
use crate::state::{Glance, ReadingFrame, State};
use crate::world::{FigureId, Kind};

/// Farther than any alien shoots: "so far or farther" on a blind line, which sets no limit (A54).
const FAR: u8 = 5;

/// What an alien sees, as people have said.
pub(super) struct Said<'a> {
    pub(super) content: &'a Content,
    pub(super) state: &'a State,
    pub(super) frame: &'a ReadingFrame,
}

impl Eyes for Said<'_> {
    fn prey(&self) -> impl Iterator<Item = FigureId> {
        self.state.world(self.content).prey()
    }

    fn notices(&self, figure: FigureId) -> bool {
        let Glance::Seen(areas) = self.frame.glance(figure) else { return false };
        let ignores = self.state.body(self.frame.alien).alien.is_some_and(|alien| alien.ignores_stealth);
        ignores || self.state.body(figure).stealth.is_none_or(|beyond| areas <= beyond)
    }

    fn distance(&self, figure: FigureId) -> Option<u8> {
        match self.frame.glance(figure) {
            Glance::Seen(areas) => Some(areas),
            Glance::Unsaid | Glance::Unreachable => None,
        }
    }

    fn touches(&self, figure: FigureId) -> bool {
        self.frame.glance(figure) == Glance::Seen(0)
    }

    fn reaches(&self, figure: FigureId) -> bool {
        self.frame.glance(figure) != Glance::Unreachable
    }

    /// Who is out of sight is somewhere: as far as nobody says how far, farther than all others.
    fn candidate(&self, figure: FigureId) -> Option<Candidate> {
        let body = self.state.body(figure);
        match self.frame.glance(figure) {
            Glance::Seen(areas) => Some(Candidate::at(figure, body, areas == 0, areas, 0)),
            Glance::Unsaid => Some(Candidate::at(figure, body, false, u8::MAX, 0)),
            Glance::Unreachable => None,
        }
    }
}

/// What comes next.
pub(super) enum Step {
    /// Whom does it see, within so many areas?
    Look { most: u8, whom: Vec<FigureId> },
    /// Which of these is it?
    Choose { to: To, among: Vec<FigureId> },
    /// Which alien acts at its word?
    Obey { within: u8, among: Vec<FigureId> },
    /// It does this.
    Do { line: u8, deed: Deed, target: Option<FigureId> },
    /// The deed cannot be done and is left out.
    LeaveOut,
    /// The card is read.
    Over,
}

/// What a deed comes to.
enum Aim {
    At(Option<FigureId>),
    Ask(Step),
    Cannot(Cannot),
}

impl Said<'_> {
    pub(super) fn lines(&self) -> &[Line] {
        let orders = script::orders(self.content, self.state, self.frame.alien);
        orders.unwrap_or(&self.content.aliens[usize::from(self.frame.card)].line)
    }

    fn is_unsaid(&self, figure: FigureId) -> bool {
        self.frame.glance(figure) == Glance::Unsaid
    }

    /// What is asked of the people or told to them next.
    pub(super) fn step(&self, sink: &mut Sink<'_, Thought>) -> Step {
        let body = self.state.body(self.frame.alien);
        if body.is_out_of_action() {
            sink.tell(Rule("96"), Thought::DoesNothing);
            return Step::Over;
        }
        match self.frame.line {
            None => self.first(sink),
            Some(line) => self.later(line, sink),
        }
    }

    /// The line: the first that fits and whose first deed can be done (135 to 137, 164).
    fn first(&self, sink: &mut Sink<'_, Thought>) -> Step {
        let passed = |n: usize| self.frame.passed >> n & 1 == 1;
        let lines = self.lines();
        let open = || lines.iter().enumerate().filter(|(n, _)| !passed(*n));
        let most = open().filter_map(|(_, line)| line.at).max();
        if let Some(step) = most.and_then(|most| self.look(most, open().next())) {
            return step;
        }
        for (n, line) in lines.iter().enumerate() {
            if !self.tell_whether_fits(n, line, sink) {
                continue;
            }
            let Some(&deed) = line.does.first() else { continue };
            if passed(n) {
                let cannot = self.failure(deed);
                sink.tell(Rule("164"), Thought::PassedOver { line: n, cannot });
                continue;
            }
            match self.aim(line, deed, sink) {
                Aim::At(target) => return Step::Do { line: n as u8, deed, target },
                Aim::Ask(step) => return step,
                Aim::Cannot(cannot) => sink.tell(Rule("164"), Thought::PassedOver { line: n, cannot }),
            }
        }
        sink.tell(Rule("164"), Thought::Stays);
        Step::Over
    }

    /// A later deed of the line (A53).
    fn later(&self, number: u8, sink: &mut Sink<'_, Thought>) -> Step {
        let Some(line) = self.lines().get(usize::from(number)) else { return Step::Over };
        let Some(&deed) = line.does.get(usize::from(self.frame.deed)) else { return Step::Over };
        if self.frame.done >= deed.times() {
            return Step::LeaveOut;
        }
        if let Deed::Attack { with, .. } = deed {
            let most = match with {
                Arm::Melee => 0,
                Arm::Ranged => line.at.unwrap_or(FAR),
            };
            if let Some(step) = self.look(most, None) {
                return step;
            }
        }
        match self.aim(line, deed, sink) {
            Aim::At(target) => Step::Do { line: number, deed, target },
            Aim::Ask(step) => step,
            Aim::Cannot(cannot) => {
                sink.tell(Rule("A53"), Thought::LeftOut { cannot });
                Step::LeaveOut
            }
        }
    }

    /// Whom people have still to look at. With somebody in contact nobody farther away matters to a line for contact (A34), nor
    /// who is hurt less, where the most wounded is meant (165).
    fn look(&self, most: u8, first: Option<(usize, &Line)>) -> Option<Step> {
        if self.frame.looked {
            return None;
        }
        let touched: Vec<FigureId> = self.prey().filter(|&figure| self.touches(figure)).collect();
        let stops_at_contact = match first {
            Some((_, line)) => line.at == Some(0),
            None => most == 0,
        };
        let is_contact = stops_at_contact && !touched.is_empty();
        let hurt = |figure: FigureId| {
            self.candidate(figure)
                .map(|candidate| (candidate.wounds, std::cmp::Reverse(candidate.health_left)))
        };
        let worst = touched.iter().map(|&figure| hurt(figure)).max();
        let matters = |figure: &FigureId| {
            self.is_unsaid(*figure) && (!is_contact || worst.is_none_or(|worst| hurt(*figure) >= worst))
        };
        let whom: Vec<FigureId> = self.prey().filter(matters).collect();
        let most = if is_contact { 0 } else { most };
        if whom.is_empty() { None } else { Some(Step::Look { most, whom }) }
    }

    /// Whom a deed is about (165, A31 to A33, A54).
    fn aim(&self, line: &Line, deed: Deed, sink: &mut Sink<'_, Thought>) -> Aim {
        if deed.is_move() && self.state.body(self.frame.alien).is_held_fast() {
            return Aim::Cannot(Cannot::Move);
        }
        match deed {
            Deed::Attack { with, to, .. } => {
                if let Some(before) = self.frame.aimed_at {
                    return self.again(line, with, before, to, sink);
                }
                match self.attackable(with, line, to, sink) {
                    Ok(ranking) => self.pick(&ranking, to.unwrap_or(To::MostWounded)),
                    Err(cannot) => Aim::Cannot(cannot),
                }
            }
            Deed::Adjacent { to } | Deed::Toward { to, .. } => match self.after(self.prey(), to, sink) {
                Ok(ranking) => self.pick(&ranking, to),
                Err(cannot) => Aim::Cannot(cannot),
            },
            Deed::Away { .. } | Deed::ToPoint { .. } => Aim::At(None),
            Deed::Activate { within, .. } => {
                let obeys = |&other: &FigureId| {
                    let body = self.state.body(other);
                    other != self.frame.alien
                        && self.frame.obeyed >> other.0 & 1 == 0
                        && !body.is_out_of_action()
                        && body.alien.is_some_and(|alien| !alien.is_grey)
                };
                let among: Vec<FigureId> = self.state.all(Kind::Alien).filter(obeys).collect();
                if among.is_empty() {
                    Aim::Cannot(Cannot::CommandAnybody)
                } else {
                    Aim::Ask(Step::Obey { within, among })
                }
            }
        }
    }

    /// The best of a ranking; of those whom Sortie cannot tell apart the people know which (138).
    fn pick(&self, ranking: &[Candidate], to: To) -> Aim {
        let tied = best(ranking, to);
        let hurt = |candidate: &Candidate| (candidate.wounds, candidate.health_left);
        let among: Vec<FigureId> = match (to, tied) {
            // Out of sight somebody may be as close as whoever is seen, unless that one is in contact.
            (To::Closest, [first, ..]) if !first.is_adjacent => {
                let unseen = ranking.iter().filter(|other| self.is_unsaid(other.figure));
                let seen = tied.iter().filter(|other| !self.is_unsaid(other.figure));
                seen.chain(unseen).map(|candidate| candidate.figure).collect()
            }
            // As badly hurt and out of sight, he may be closer (A31).
            (To::MostWounded, [first, ..]) if !first.is_adjacent => {
                let unseen =
                    ranking.iter().filter(|other| hurt(other) == hurt(first) && self.is_unsaid(other.figure));
                let seen = tied.iter().filter(|other| !self.is_unsaid(other.figure));
                seen.chain(unseen).map(|candidate| candidate.figure).collect()
            }
            (To::Closest | To::MostWounded, _) => tied.iter().map(|candidate| candidate.figure).collect(),
        };
        match (among.as_slice(), self.frame.chosen) {
            ([only], _) => Aim::At(Some(*only)),
            (_, Some(chosen)) if among.contains(&chosen) => Aim::At(Some(chosen)),
            _ => Aim::Ask(Step::Choose { to, among }),
        }
    }

    /// A second attack: at the same target as long as it can be attacked, else at another at the same distance (176, A70).
    fn again(
        &self,
        line: &Line,
        with: Arm,
        before: FigureId,
        to: Option<To>,
        sink: &mut Sink<'_, Thought>,
    ) -> Aim {
        if self.state.body(before).is_present && self.can_attack(with, line, before) {
            return Aim::At(Some(before));
        }
        let distance = self.distance(before);
        let others = self.prey().filter(|&figure| {
            figure != before && self.distance(figure) == distance && self.can_attack(with, line, figure)
        });
        let to = to.unwrap_or(To::MostWounded);
        match self.after(others, to, sink) {
            Ok(ranking) => self.pick(&ranking, to),
            Err(_) => Aim::Cannot(Cannot::AttackAnybody),
        }
    }

    /// Why people say that a deed cannot be done.
    fn failure(&self, deed: Deed) -> Cannot {
        match deed {
            Deed::Attack { .. } => Cannot::AttackAnybody,
            Deed::Adjacent { .. } => Cannot::StandBesideIt,
            Deed::Toward { .. } => Cannot::GetNearer,
            Deed::Away { .. } => Cannot::GetAway,
            Deed::ToPoint { .. } => Cannot::ReachPoint,
            Deed::Activate { .. } => Cannot::CommandAnybody,
        }
    }
}


//! What an alien makes of what people say it sees: the line that fits, whom it is about, and what has still to be asked (135 to 137, 143,
//! 164, 165, 176, A31 to A34, A52 to A54). Picked by the same code as at the digital table.

use sortie_kernel::{Rule, Sink};

use crate::content::Content;
use crate::flow::script;
use crate::mind::{Arm, Candidate, Cannot, Deed, Eyes, Line, Thought, To, best};
use crate::state::{Gaze, Glance, ReadingFrame, State};
use crate::world::{FigureId, Kind};

/// Farther than any alien shoots: "so far or farther" on a blind line, which sets no limit (A54).
const FAR: u8 = 5;

/// A card that is read out, with all that people have said.
pub(super) struct Said<'a> {
    pub(super) content: &'a Content,
    pub(super) state: &'a State,
    pub(super) frame: &'a ReadingFrame,
}

/// What one figure sees, as people have said.
struct Looker<'a> {
    content: &'a Content,
    state: &'a State,
    frame: &'a ReadingFrame,
    gaze: &'a Gaze,
}

impl Eyes for Looker<'_> {
    fn prey(&self) -> impl Iterator<Item = FigureId> {
        self.state.world(self.content).prey()
    }

    fn notices(&self, figure: FigureId) -> bool {
        let Glance::Seen(areas) = self.gaze.glance(figure) else { return false };
        let ignores = self.state.body(self.gaze.figure).alien.is_some_and(|alien| alien.ignores_stealth);
        ignores || self.state.body(figure).stealth.is_none_or(|beyond| areas <= beyond)
    }

    fn distance(&self, figure: FigureId) -> Option<u8> {
        match self.gaze.glance(figure) {
            Glance::Seen(areas) => Some(areas),
            Glance::Unsaid | Glance::Unreachable => None,
        }
    }

    fn touches(&self, figure: FigureId) -> bool {
        self.gaze.glance(figure) == Glance::Seen(0)
    }

    fn reaches(&self, figure: FigureId) -> bool {
        self.gaze.glance(figure) != Glance::Unreachable
    }

    /// Who is out of sight is somewhere: as far as nobody says how far, farther than all others.
    fn candidate(&self, figure: FigureId) -> Option<Candidate> {
        let body = self.state.body(figure);
        match self.gaze.glance(figure) {
            Glance::Seen(areas) => Some(Candidate::at(figure, body, areas == 0, areas, 0)),
            Glance::Unsaid => Some(Candidate::at(figure, body, false, u8::MAX, 0)),
            Glance::Unreachable => None,
        }
    }
}

/// What comes next.
pub(super) enum Step {
    /// Which of these figures of a swarm is closest to somebody (143)?
    Sort { among: Vec<FigureId> },
    /// Whom does it see, within so many areas?
    Look { who: FigureId, most: u8, whom: Vec<FigureId> },
    /// Which of these is it?
    Choose { who: FigureId, to: To, among: Vec<FigureId> },
    /// Which alien acts at its word, by this line?
    Obey { who: FigureId, line: u8, within: u8, among: Vec<FigureId> },
    /// It does this.
    Do { who: FigureId, line: u8, deed: Deed, target: Option<FigureId> },
    /// The deed cannot be done and is left out.
    LeaveOut,
    /// Nobody is left who could act: what else has happened is reported before the game goes on.
    Gone,
    /// The card is read.
    Over,
}

impl Step {
    /// Whose eyes it is about.
    pub(super) fn who(&self) -> Option<FigureId> {
        match *self {
            Self::Look { who, .. }
            | Self::Choose { who, .. }
            | Self::Obey { who, .. }
            | Self::Do { who, .. } => Some(who),
            Self::Sort { .. } | Self::LeaveOut | Self::Gone | Self::Over => None,
        }
    }
}

/// What a deed comes to.
enum Aim {
    At(Option<FigureId>),
    Ask(Step),
    Cannot(Cannot),
}

impl<'a> Said<'a> {
    fn lines(&self) -> &'a [Line] {
        let orders = script::orders(self.content, self.state, self.frame.alien);
        orders.unwrap_or(&self.content.aliens[usize::from(self.frame.card)].line)
    }

    /// The figures that look around, the closest to somebody first.
    fn lookers(&self) -> impl Iterator<Item = Looker<'a>> {
        let Self { content, state, frame } = *self;
        frame.gazes.iter().map(move |gaze| Looker { content, state, frame, gaze })
    }

    /// What is asked of the people or told to them next.
    pub(super) fn step(&self, sink: &mut Sink<'_, Thought>) -> Step {
        if self.frame.unsorted.is_empty() && self.frame.gazes.is_empty() {
            return Step::Gone;
        }
        if !self.frame.unsorted.is_empty() {
            return Step::Sort { among: self.frame.unsorted.clone() };
        }
        if self.state.body(self.frame.alien).is_out_of_action() {
            sink.tell(Rule("96"), Thought::DoesNothing);
            return Step::Over;
        }
        match self.frame.line {
            None => self.first(sink),
            Some(line) => self.later(line, sink),
        }
    }

    /// The line: the first that fits and whose first deed can be done (135 to 137, 164). Of a swarm each figure looks for itself, as far
    /// as the ones before it do not settle the matter, and the line fits if any of them sees somebody (143).
    fn first(&self, sink: &mut Sink<'_, Thought>) -> Step {
        for (n, line) in self.lines().iter().enumerate() {
            let Some(&deed) = line.does.first() else { continue };
            let mut misfit = None;
            let mut cannot = None;
            let mut fits = false;
            for looker in self.lookers() {
                if let Some(step) = looker.look_for(self.lines(), n) {
                    return step;
                }
                if let Err(why) = looker.fits(line) {
                    misfit = Some(misfit.map_or(why, |other| why.min(other)));
                    continue;
                }
                if !fits {
                    sink.tell(Rule("A52"), Thought::Fits { line: n, at: line.at });
                }
                fits = true;
                if looker.has_passed(n) {
                    cannot = cannot.or(Some(failure(deed)));
                    continue;
                }
                match looker.aim(n as u8, line, deed, sink) {
                    Aim::At(target) => {
                        return Step::Do { who: looker.gaze.figure, line: n as u8, deed, target };
                    }
                    Aim::Ask(step) => return step,
                    Aim::Cannot(why) => cannot = cannot.or(Some(why)),
                }
            }
            match (cannot, misfit) {
                (Some(cannot), _) => sink.tell(Rule("164"), Thought::PassedOver { line: n, cannot }),
                (None, Some(misfit)) => {
                    let rule = Rule(if line.at.is_some() { "135" } else { "136" });
                    sink.tell(rule, Thought::Misfit { line: n, at: line.at, misfit });
                }
                (None, None) => {}
            }
        }
        sink.tell(Rule("164"), Thought::Stays);
        Step::Over
    }

    /// A later deed of the line (A53).
    fn later(&self, number: u8, sink: &mut Sink<'_, Thought>) -> Step {
        let Some(looker) = self.lookers().next() else { return Step::Over };
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
            if let Some(step) = looker.look(most, most == 0) {
                return step;
            }
        }
        match looker.aim(number, line, deed, sink) {
            Aim::At(target) => Step::Do { who: looker.gaze.figure, line: number, deed, target },
            Aim::Ask(step) => step,
            Aim::Cannot(cannot) => {
                sink.tell(Rule("A53"), Thought::LeftOut { cannot });
                Step::LeaveOut
            }
        }
    }
}

impl Looker<'_> {
    fn is_unsaid(&self, figure: FigureId) -> bool {
        self.gaze.glance(figure) == Glance::Unsaid
    }

    fn has_passed(&self, line: usize) -> bool {
        self.gaze.passed >> line & 1 == 1
    }

    /// Whom people have still to look at before it is known whether a line fits: as far as any line that is open goes.
    fn look_for(&self, lines: &[Line], n: usize) -> Option<Step> {
        let line = &lines[n];
        if line.at.is_none() || self.has_passed(n) {
            return None;
        }
        let open = (0..).zip(lines).filter(|(n, _)| !self.has_passed(*n));
        let most = open.filter_map(|(_, line)| line.at).max()?;
        self.look(most, line.at == Some(0))
    }

    /// Whom people have still to look at. With somebody in contact nobody farther away matters to a line for contact (A34), nor
    /// who is hurt less, where the most wounded is meant (165).
    fn look(&self, most: u8, stops_at_contact: bool) -> Option<Step> {
        if self.gaze.looked {
            return None;
        }
        let touched: Vec<FigureId> = self.prey().filter(|&figure| self.touches(figure)).collect();
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
        if whom.is_empty() { None } else { Some(Step::Look { who: self.gaze.figure, most, whom }) }
    }

    /// Whom a deed is about (165, A31 to A33, A54).
    fn aim(&self, number: u8, line: &Line, deed: Deed, sink: &mut Sink<'_, Thought>) -> Aim {
        if deed.is_move() && self.state.body(self.gaze.figure).is_held_fast() {
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
                    other != self.gaze.figure
                        && self.frame.obeyed >> other.0 & 1 == 0
                        && !body.is_out_of_action()
                        && body.alien.is_some_and(|alien| !alien.is_grey)
                };
                // Of a swarm one figure stands for all (143).
                let world = self.state.world(self.content);
                let stands_for_all = |other: &FigureId| world.is_first_of_its_card(*other);
                let among: Vec<FigureId> =
                    self.state.all(Kind::Alien).filter(obeys).filter(stands_for_all).collect();
                if among.is_empty() {
                    Aim::Cannot(Cannot::CommandAnybody)
                } else {
                    Aim::Ask(Step::Obey { who: self.gaze.figure, line: number, within, among })
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
            _ => Aim::Ask(Step::Choose { who: self.gaze.figure, to, among }),
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
}

/// Why people say that a deed cannot be done.
fn failure(deed: Deed) -> Cannot {
    match deed {
        Deed::Attack { .. } => Cannot::AttackAnybody,
        Deed::Adjacent { .. } => Cannot::StandBesideIt,
        Deed::Toward { .. } => Cannot::GetNearer,
        Deed::Away { .. } => Cannot::GetAway,
        Deed::ToPoint { .. } => Cannot::ReachPoint,
        Deed::Activate { .. } => Cannot::CommandAnybody,
    }
}

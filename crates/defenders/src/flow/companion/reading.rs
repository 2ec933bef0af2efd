//! An alien's card is read out: people say whom it sees and how far away, and hear which line fits, whom it is about and what to do
//! (135 to 138, 160 to 167, 175 to 177, A31 to A36, A52 to A54). Line and target are picked by the same code as at the digital table;
//! the board is before the people, so the deed is told as it is written.

use sortie_kernel::{Listener, Rule, Sink, Told as Heard};

use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::choice::{Choice, Prompt};
use crate::content::{AlienPower, Content, mission};
use crate::event::{AlienEvent, BesideEvent, Event};
use crate::flow::attack::declare;
use crate::flow::script;
use crate::mind::{Arm, Candidate, Cannot, Deed, Eyes, Line, Thought, To, best};
use crate::state::{Frame, Glance, ReadingFrame, State, With};
use crate::world::{FigureId, Kind};

/// Farther than any alien shoots: "so far or farther" on a blind line, which sets no limit (A54).
const FAR: u8 = 5;

/// An alien acts by its card (135): it is read out.
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, alien: FigureId) {
    let body = ctx.state.body(alien);
    let Some(own) = ctx.state.alien(alien).filter(|_| body.is_present && !body.is_out_of_action()) else {
        return;
    };
    let frame = ReadingFrame::new(alien, own.card);
    if let Some(beside) = &mut ctx.state.beside {
        beside.readings.push(frame);
    }
    ctx.push(Frame::Reading);
    ctx.tell("135", AlienEvent::Activated { alien });
    script::did(ctx, mission::Deed::Alien);
}

/// What an alien sees, as people have said.
struct Said<'a> {
    content: &'a Content,
    state: &'a State,
    frame: &'a ReadingFrame,
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
enum Step {
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
    fn lines(&self) -> &[Line] {
        let orders = script::orders(self.content, self.state, self.frame.alien);
        orders.unwrap_or(&self.content.aliens[usize::from(self.frame.card)].line)
    }

    fn is_unsaid(&self, figure: FigureId) -> bool {
        self.frame.glance(figure) == Glance::Unsaid
    }

    /// What is asked of the people or told to them next.
    fn step(&self, sink: &mut Sink<'_, Thought>) -> Step {
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

/// The card that is read out now.
fn current(state: &State) -> Option<&ReadingFrame> {
    state.beside.as_ref()?.readings.last()
}

/// Changes what was said.
fn change(ctx: &mut Ctx<'_>, change: impl FnOnce(&mut ReadingFrame)) {
    if let Some(frame) = ctx.state.beside.as_mut().and_then(|beside| beside.readings.last_mut()) {
        change(frame);
    }
}

fn step(content: &Content, state: &State, sink: &mut Sink<'_, Thought>) -> Step {
    match current(state) {
        Some(frame) => Said { content, state, frame }.step(sink),
        None => Step::Over,
    }
}

/// Why it is this line and this target, as it is thought now: for who comes back to the table.
pub(crate) fn told(content: &Content, state: &State) -> Option<(ReadingFrame, Vec<Heard<Thought>>)> {
    let frame = *current(state)?;
    let mut thoughts = Vec::new();
    step(content, state, &mut Sink::to(&mut thoughts));
    Some((frame, thoughts))
}

/// Thoughts become events of the alien that thinks.
struct Aloud<'a, 'b> {
    sink: &'a mut Sink<'b, Event>,
    alien: FigureId,
}

impl Listener<Thought> for Aloud<'_, '_> {
    fn hear(&mut self, rule: Rule, thought: Thought) {
        self.sink.tell(rule, AlienEvent::Thought { alien: self.alien, thought }.into());
    }
}

/// Says aloud what leads to the next step.
fn think_aloud(ctx: &mut Ctx<'_>, alien: FigureId) {
    if ctx.sink.listens() {
        let (content, state) = (ctx.content, &*ctx.state);
        let mut aloud = Aloud { sink: &mut ctx.sink, alien };
        step(content, state, &mut Sink::to(&mut aloud));
    }
}

fn finish(ctx: &mut Ctx<'_>) {
    ctx.pop();
    if let Some(beside) = &mut ctx.state.beside {
        beside.readings.pop();
    }
}

/// On to the next deed of the line; whom it sees is asked anew if it has moved.
fn next_deed(ctx: &mut Ctx<'_>) {
    change(ctx, |frame| {
        frame.deed += 1;
        frame.done = 0;
        frame.aimed_at = None;
        frame.chosen = None;
        frame.told = false;
    });
}

/// It is carried out, as people say; an attack is Sortie's to roll for.
fn carried(ctx: &mut Ctx<'_>, alien: FigureId, line: u8, deed: Deed, target: Option<FigureId>) {
    ctx.tell("135", BesideEvent::Carried { alien, failed: false });
    change(ctx, |frame| {
        frame.line = Some(line);
        frame.told = false;
    });
    if let (Deed::Attack { with, .. }, Some(target)) = (deed, target) {
        change(ctx, |frame| {
            frame.done += 1;
            frame.aimed_at = Some(target);
            frame.chosen = None;
        });
        declare(ctx, Some(alien), With::Arm(with), target, false, false);
        return;
    }
    change(ctx, |frame| {
        let unreachable = |glance: &Glance| *glance == Glance::Unreachable;
        for glance in frame.glances.iter_mut().filter(|glance| !unreachable(glance)) {
            *glance = Glance::Unsaid;
        }
        frame.looked = false;
        // Who moves next to somebody is in contact with him, whatever else it touches (163).
        if let (Deed::Adjacent { .. }, Some(target)) = (deed, target) {
            *frame = frame.with_glance(target, Glance::Seen(0));
        }
    });
    if let Some(aliens) = leads(ctx, alien) {
        ctx.instruct("175", Instruction::Lead { alien, aliens });
    }
    next_deed(ctx);
}

/// How many go along with an alien that moves, if there is anybody to go along (175).
fn leads(ctx: &Ctx<'_>, alien: FigureId) -> Option<u8> {
    let own = ctx.state.alien(alien)?;
    let others = ctx.state.all(Kind::Alien).any(|other| other != alien);
    let powers = &ctx.content.aliens[usize::from(own.card)].power;
    let leader = |power: &crate::content::NamedPower| match power.does {
        AlienPower::Leader { aliens } => Some(aliens),
        AlienPower::IgnoresStealth
        | AlienPower::Grab { .. }
        | AlienPower::AcidPoison { .. }
        | AlienPower::SaveTheMaster { .. }
        | AlienPower::Swarm
        | AlienPower::Rage { .. } => None,
    };
    powers.iter().find_map(leader).filter(|_| others)
}

/// Reads, asks and tells until the card is done with.
pub(in crate::flow) mod room {
    use sortie_kernel::{Offer, Progress, Seat, Sink};

    use super::{
        BesideEvent, Choice, Content, Ctx, Deed, Glance, Prompt, State, Step, begin, carried, change,
        current, finish, next_deed, step, think_aloud,
    };

    pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
        let Some(&frame) = current(ctx.state) else {
            ctx.pop();
            return Progress::Continue;
        };
        if !ctx.state.body(frame.alien).is_present {
            finish(ctx);
            return Progress::Continue;
        }
        match step(ctx.content, ctx.state, &mut Sink::silent()) {
            Step::Over => {
                if frame.line.is_none() {
                    think_aloud(ctx, frame.alien);
                }
                finish(ctx);
            }
            Step::LeaveOut => {
                think_aloud(ctx, frame.alien);
                next_deed(ctx);
            }
            Step::Do { deed, target, .. } => {
                if frame.told {
                    return Progress::Ask;
                }
                think_aloud(ctx, frame.alien);
                change(ctx, |frame| frame.told = true);
                ctx.tell(rule_of(deed), BesideEvent::Ordered { alien: frame.alien, deed, target });
            }
            Step::Look { .. } | Step::Choose { .. } | Step::Obey { .. } => return Progress::Ask,
        }
        Progress::Continue
    }

    /// The rule by which a deed is carried out.
    fn rule_of(deed: Deed) -> &'static str {
        match deed {
            Deed::Attack { .. } => "165",
            Deed::Adjacent { .. } => "163",
            Deed::Toward { .. } => "160",
            Deed::Away { .. } | Deed::ToPoint { .. } => "162",
            Deed::Activate { .. } => "177",
        }
    }

    pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        let Some(frame) = current(state) else { return };
        let seat = state.seat_of(frame.alien);
        let mut offer = |choice| out.push(Offer { seat, choice });
        match step(content, state, &mut Sink::silent()) {
            Step::Look { most, whom } => {
                for figure in whom {
                    (0..=most).for_each(|areas| offer(Choice::Sight { figure, areas }));
                }
                offer(Choice::Done);
            }
            Step::Choose { among, .. } => {
                for figure in among {
                    offer(Choice::Pick { figure });
                    offer(Choice::NoWay { figure });
                }
            }
            Step::Obey { among, .. } => {
                among.into_iter().for_each(|figure| offer(Choice::Pick { figure }));
                offer(Choice::Done);
            }
            Step::Do { deed, target, .. } => {
                offer(Choice::Done);
                if deed.is_move() {
                    offer(Choice::Cannot);
                }
                if let (Deed::Adjacent { .. } | Deed::Toward { .. }, Some(figure)) = (deed, target) {
                    offer(Choice::NoWay { figure });
                }
            }
            Step::LeaveOut | Step::Over => {}
        }
    }

    pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: Choice) {
        let Some(&frame) = current(ctx.state) else { return };
        let alien = frame.alien;
        let step = step(ctx.content, ctx.state, &mut Sink::silent());
        match (step, choice) {
            (_, Choice::Sight { figure, areas }) => {
                change(ctx, |frame| *frame = frame.with_glance(figure, Glance::Seen(areas)));
                ctx.tell("A52", BesideEvent::Sighted { alien, figure, areas });
            }
            (_, Choice::NoWay { figure }) => change(ctx, |frame| {
                *frame = frame.with_glance(figure, Glance::Unreachable);
                frame.chosen = None;
                frame.told = false;
            }),
            (Step::Look { .. }, Choice::Done) => change(ctx, |frame| frame.looked = true),
            (Step::Choose { .. }, Choice::Pick { figure }) => {
                change(ctx, |frame| frame.chosen = Some(figure));
            }
            (Step::Obey { .. }, Choice::Pick { figure }) => {
                let line = line_of(ctx.content, ctx.state);
                change(ctx, |frame| {
                    frame.obeyed |= 1 << figure.0;
                    frame.done += 1;
                    frame.line = frame.line.or(line);
                });
                begin(ctx, figure);
            }
            // Nobody obeys: as a first deed it cannot be done.
            (Step::Obey { .. }, Choice::Done) => fail(ctx),
            (Step::Do { line, deed, target }, Choice::Done) => carried(ctx, alien, line, deed, target),
            (Step::Do { .. }, Choice::Cannot) => {
                ctx.tell("164", BesideEvent::Carried { alien, failed: true });
                fail(ctx);
            }
            _ => {}
        }
    }

    /// The line that would be carried out now: the first that fits and was not passed over.
    fn line_of(content: &Content, state: &State) -> Option<u8> {
        use super::{Eyes as _, Said};
        let frame = current(state)?;
        let said = Said { content, state, frame };
        let lines = said.lines().iter().enumerate();
        let mut open = lines.filter(|(n, line)| frame.passed >> n & 1 == 0 && said.fits(line).is_ok());
        open.next().map(|(n, _)| n as u8)
    }

    /// A first deed that cannot be done passes the line over, a later one is left out (164, A53).
    fn fail(ctx: &mut Ctx<'_>) {
        let line = line_of(ctx.content, ctx.state);
        let is_first = current(ctx.state).is_some_and(|frame| frame.line.is_none());
        if !is_first {
            next_deed(ctx);
            return;
        }
        change(ctx, |frame| {
            frame.passed |= line.map_or(0, |line| 1 << line);
            frame.chosen = None;
            frame.told = false;
        });
    }

    pub(in crate::flow) fn prompt(content: &Content, state: &State) -> Prompt {
        let Some(&frame) = current(state) else { return Prompt::Nothing };
        let alien = frame.alien;
        match step(content, state, &mut Sink::silent()) {
            Step::Look { most, .. } => Prompt::Sights { alien, most },
            Step::Choose { to, .. } => Prompt::Target { alien, to },
            Step::Obey { within, .. } => Prompt::Obeys { alien, within },
            Step::Do { deed, target, .. } => Prompt::Deed { alien, deed, target },
            Step::LeaveOut | Step::Over => Prompt::Nothing,
        }
    }
}

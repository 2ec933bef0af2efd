//! What a line of an activation card means for a figure: its order, its target, what becomes of it (R24.6, R26).

use std::cell::RefCell;
use std::sync::Arc;

use sortie_kernel::{Listener, Rule, Sink};

use super::harm::GameHarms;
use crate::apply::Ctx;
use crate::content::{Content, Icon, Line, LineVerb, Mark, Name};
use crate::enemy::{Aim, Budget, Cost, Criterion, Mind, Order, Resolution, Target, Thought, Verb, Way, Who};
use crate::event::Event;
use crate::flow::ability::{Look, has_trait};
use crate::flow::script::objects;
use crate::state::{EnemyTurn, State};
use crate::world::{FigureId, Side};

thread_local! {
    /// Lists of the enemy's mind, made once a thread: they hold nothing from one question to the next.
    static MIND: RefCell<Mind> = RefCell::default();
}

/// Thoughts become events of the figure that thinks.
struct Aloud<'a, 'b> {
    sink: &'a mut Sink<'b, Event>,
    figure: FigureId,
    /// The players choose the way, so what it would do by default is not told.
    is_open: bool,
}

impl Listener<Thought> for Aloud<'_, '_> {
    fn hear(&mut self, rule: Rule, thought: Thought) {
        if !self.is_open {
            self.is_open = matches!(thought, Thought::PlayersChoose { .. });
            self.sink.tell(rule, Event::Thought { figure: self.figure, thought });
        }
    }
}

impl Aloud<'_, '_> {
    /// What the mind tells: nothing if nobody listens to the figure.
    fn thoughts(&mut self) -> Sink<'_, Thought> {
        if self.sink.listens() { Sink::to(self) } else { Sink::silent() }
    }
}

/// The card and the line a figure is at.
pub(in crate::flow) fn line_of<'a>(content: &'a Content, turn: &EnemyTurn) -> Option<&'a Line> {
    content.activations[usize::from(turn.card)].line.get(usize::from(turn.line))
}

/// An action for each icon; without one a line is free (R24.6, R24.8, R38.2).
pub(in crate::flow) fn cost_of(line: &Line) -> Cost {
    Cost { actions: line.icons.len() as u8, is_attack_action: line.icons.contains(&Icon::Attack) }
}

/// What the figure has left. With Assault the attack action is never used up (R28.5, A24).
pub(in crate::flow) fn budget(content: &Content, state: &State, turn: &EnemyTurn) -> Budget {
    let has_assault = || state.passives(content, turn.figure).iter().any(|passive| passive.assault);
    Budget { actions: turn.actions, attack_used: turn.attack_used && !has_assault() }
}

/// What a figure is told to do at a line, with the movement points it has for it: those left after an interrupt, or
/// none for a massive figure that stopped on others before.
pub(in crate::flow) fn verb_of(turn: &EnemyTurn, verb: &LineVerb) -> Verb {
    let points = |points: u8| u16::from(turn.rest.unwrap_or(points));
    let verb = match *verb {
        LineVerb::Toward(x) => Verb::Toward { points: points(x) },
        LineVerb::Engage(x) => Verb::Engage { points: points(x) },
        LineVerb::Reposition { points: x, spaces } => {
            Verb::Reposition { points: points(x), spaces: u16::from(spaces) }
        }
        LineVerb::MoveAttack(x) => Verb::MoveAttack { points: points(x) },
        LineVerb::Attack | LineVerb::Does(_) | LineVerb::Stop => Verb::Attack,
    };
    if turn.is_planted { verb.standing() } else { verb }
}

/// Works out what the figure does with a line, from the table as it is now (R26.6, R38.4).
pub(in crate::flow) fn resolve(
    content: &Content,
    state: &State,
    turn: &EnemyTurn,
    line: &Line,
    verb: Verb,
    sink: &mut Sink<'_, Event>,
) -> Resolution {
    let world = state.world(content);
    let target = target_of(content, state, line.target.as_ref());
    // After an interrupt the price has been paid.
    let (cost, budget) = match turn.rest {
        None => (cost_of(line), budget(content, state, turn)),
        Some(_) => (Cost::default(), Budget::default()),
    };
    let order = Order { verb, cost, target };
    let harms = GameHarms::new(content, state);
    let mut aloud = Aloud { sink, figure: turn.figure, is_open: false };
    MIND.with_borrow_mut(|mind| {
        mind.resolve(&world, &harms, turn.figure, &order, budget, &mut aloud.thoughts())
    })
}

/// What stands between the guillemets, as figures of this mission.
pub(in crate::flow) fn target_of(content: &Content, state: &State, mark: Option<&Mark>) -> Target {
    let Some(mark) = mark else { return Target::NEAREST_REBEL };
    if let Some(name) = &mark.named {
        return target_named(content, state, name);
    }
    let within = mark.within.map(u16::from);
    if let Some(wanted) = &mark.of {
        let look = Look::new(content, state);
        let is_meant = |&figure: &FigureId| {
            let body = state.body(figure);
            body.side == Side::Rebel
                && (mark.who == Who::Rebel || body.is_hero)
                && has_trait(&look, figure, wanted)
        };
        let figures = state.present().filter(is_meant).collect();
        return Target::Named { figures, by: mark.by, within };
    }
    Target::Ranked { by: mark.by, who: mark.who, within }
}

/// What bears a name (R26.1). An object is moved to where it lies, in the space itself (R27.4), and its carrier where somebody
/// carries it. What is not there leaves the nearest Rebel (R26.4).
fn target_named(content: &Content, state: &State, name: &Name) -> Target {
    match name {
        Name::Hero(id) => {
            let number = content.hero(id);
            let heroes = state.heroes.iter().filter(|hero| Some(usize::from(hero.hero)) == number);
            Target::named(heroes.map(|hero| hero.figure).filter(|&figure| state.body(figure).is_present))
        }
        Name::Space(space) => Target::Space(*space),
        Name::Object(id) => {
            let object = state.mission(content).and_then(|mission| mission.object(id));
            let there = object.filter(|&object| objects::is_there(content, state, object));
            match there
                .map(|object| (objects::carrier(state, object), objects::place(content, state, object)))
            {
                Some((Some(carrier), _)) => Target::named([carrier]),
                Some((None, Some(space))) => Target::Space(space),
                Some((None, None)) | None => Target::NEAREST_REBEL,
            }
        }
    }
}

/// What becomes of the line whose equally bad ways the players choose from. It was worked out when they were asked; a table
/// that was loaded since works it out anew.
pub(super) fn tied(content: &Content, state: &State, turn: EnemyTurn, line: &Line) -> Arc<Resolution> {
    state.tied.get().unwrap_or_else(|| {
        Arc::new(resolve(content, state, &turn, line, verb_of(&turn, &line.verb), &mut Sink::silent()))
    })
}

pub(in crate::flow) fn aimed(way: &Way) -> Option<FigureId> {
    match way.aim {
        Some(Aim::Figure(figure)) => Some(figure),
        _ => None,
    }
}

/// Forward Vengeance: one space toward the nearest unwounded Rebel, by the same mind.
pub(in crate::flow) fn step_toward_rebel(ctx: &mut Ctx<'_>, figure: FigureId) {
    if ctx.state.body(figure).is_stunned() {
        return;
    }
    let world = ctx.state.world(ctx.content);
    let order = Order {
        verb: Verb::Toward { points: 1 },
        cost: Cost::default(),
        target: Target::Ranked { by: Criterion::Unwounded, who: Who::Rebel, within: None },
    };
    let harms = GameHarms::new(ctx.content, &ctx.state);
    let mut aloud = Aloud { sink: &mut ctx.sink, figure, is_open: false };
    let budget = Budget::default();
    let resolution = MIND
        .with_borrow_mut(|mind| mind.resolve(&world, &harms, figure, &order, budget, &mut aloud.thoughts()));
    let end = resolution.way.end;
    if resolution.skipped.is_none() && end != ctx.state.body(figure).at {
        ctx.walk("R27.1", figure, &[end], end, 1);
    }
}

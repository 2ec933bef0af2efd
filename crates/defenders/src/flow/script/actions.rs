//! Special actions of a mission (87): who may do what where, and what comes of it.

use sortie_boards::hex::{Hex, HexSet};
use sortie_kernel::Progress;
use sortie_mission::run;

use super::look::Look;
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::{Action, Check, Cost, Fact, More, SignalKind, Target};
use crate::dice::{Die, Pool, Roll};
use crate::event::{Activity, StoryEvent};
use crate::limits::SIGNALS;
use crate::state::{By, Frame, State, TurnFrame};
use crate::world::{FigureId, Kind};

/// The actions an agent may do now, by number, each with the hex of its target.
pub(crate) fn actions(content: &Content, state: &State, turn: TurnFrame) -> Vec<(u8, Hex)> {
    let numbered = state.mission(content).action.iter().enumerate();
    let open = numbered.filter(|(_, action)| is_open(content, state, turn, action));
    open.flat_map(|(n, action)| {
        targets(content, state, turn.agent, n, action).iter().map(move |at| (n as u8, at)).collect::<Vec<_>>()
    })
    .collect()
}

/// Who is not bleeding, not engaged unless it says so, and has what it costs (49, A25, A26).
fn is_open(content: &Content, state: &State, turn: TurnFrame, action: &Action) -> bool {
    let look = Look { content, state };
    let agent = turn.agent;
    let can_pay = match action.costs {
        Cost::Action => !turn.has_acted,
        Cost::ActionAndCombat => !turn.has_acted && !turn.has_fought,
        Cost::ActionAndMovement => !turn.has_acted && !turn.has_moved,
        Cost::Nothing => true,
    };
    let has_role = |role: &String| state.script.roles.contains(&(role.clone(), agent));
    let carries = |item: &String| {
        let item = state.mission(content).item(item);
        item.is_some_and(|item| state.script.items[item].carrier == Some(agent))
    };
    let body = state.body(agent);
    can_pay
        && !body.is_bleeding()
        && !body.is_paralysed
        && (action.engaged || state.is_beside() || !state.world(content).is_engaged(agent))
        && action.by.as_ref().is_none_or(has_role)
        && action.with.as_ref().is_none_or(carries)
        && run::holds(&look, &action.given)
}

/// The hexes of what it can be done at.
fn targets(content: &Content, state: &State, agent: FigureId, number: usize, action: &Action) -> HexSet {
    let look = Look { content, state };
    let script = &state.script;
    let at = state.body(agent).at;
    // Beside the box people see whether he is near enough.
    let near = if state.is_beside() {
        all_hexes(content, state)
    } else {
        state.board(content).beside(at) | HexSet::of(at)
    };
    let only_near =
        |hexes: &mut dyn Iterator<Item = Hex>| hexes.filter(|&hex| near.has(hex)).collect::<HexSet>();
    let turned = |signal: &FigureId| script.turned >> (signal.0 - SIGNALS) & 1 == 1;
    let all = match &action.at {
        Target::Teleport => {
            only_near(&mut state.points.iter().copied().filter(|point| !script.flames.contains(point)))
        }
        Target::Waypoint(number) => {
            only_near(&mut look.waypoints().filter(|(other, _)| other == number).map(|(_, hex)| hex))
        }
        Target::AnyWaypoint => only_near(&mut look.waypoints().map(|(_, hex)| hex)),
        Target::Place(id) => {
            if state.is_beside() {
                one_a_room(content, state, look.place(id))
            } else if look.place(id).has(at) {
                HexSet::of(at)
            } else {
                HexSet::EMPTY
            }
        }
        Target::Figure(name) | Target::Person(name) => {
            let named = look.named(name).into_iter();
            let people = script
                .people
                .iter()
                .filter(|(who, _)| state.mission(content).person(name) == Some(usize::from(*who)));
            only_near(&mut named.chain(people.map(|(_, figure)| *figure)).map(|figure| state.body(figure).at))
        }
        Target::Body => only_near(&mut script.bodies.iter().map(|body| body.at)),
        Target::Signal => {
            let hidden = state.all(Kind::Signal).filter(|signal| !turned(signal));
            only_near(&mut hidden.map(|signal| state.body(signal).at))
        }
        Target::Turned(kind) => {
            let is_kind = |signal: &FigureId| {
                state.signal(*signal).is_some_and(|signal| signal.is_alien == (*kind == SignalKind::Alien))
            };
            let shown = state.all(Kind::Signal).filter(turned).filter(is_kind);
            only_near(&mut shown.map(|signal| state.body(signal).at))
        }
        Target::Blocked => {
            let locks = state.battle(content).field.locks.iter().enumerate();
            let there = locks.filter(|(n, lock)| state.board >> n & 1 == 0 && !lock.is_locked);
            if state.is_beside() {
                return there.map(|(_, lock)| lock.between[0]).collect();
            }
            let beside = there.filter(|(_, lock)| lock.between.contains(&at));
            if beside.count() > 0 { HexSet::of(at) } else { HexSet::EMPTY }
        }
        Target::Item(id) => {
            let item = state.mission(content).item(id).and_then(|item| script.items[item].at);
            only_near(&mut item.into_iter())
        }
        Target::Anywhere => HexSet::of(at),
    };
    if !action.once_a_room {
        return all;
    }
    // A room where it has succeeded is closed to all.
    let field = &state.battle(content).field;
    let is_done = |hex: Hex| {
        let room = field.room_of(hex);
        let succeeded = script.tries.iter().filter(|try_| usize::from(try_.action) == number && try_.is_done);
        succeeded.into_iter().any(|try_| room.is_some_and(|room| room.has(try_.at)))
    };
    all.iter().filter(|&hex| !is_done(hex)).collect()
}

/// Every hex, those that say who somebody is included.
fn all_hexes(content: &Content, state: &State) -> HexSet {
    state.board(content).layout().hexes().collect()
}

/// One hex of each room of a place, and one of what is no room.
fn one_a_room(content: &Content, state: &State, place: HexSet) -> HexSet {
    let field = &state.battle(content).field;
    let mut rest = place;
    let mut all = HexSet::EMPTY;
    while let Some(hex) = rest.iter().next() {
        all |= HexSet::of(hex);
        rest = match field.room_of(hex) {
            Some(room) => rest - room,
            None => rest.iter().filter(|&other| field.room_of(other).is_some()).collect(),
        };
    }
    all
}

/// An agent does an action: it is paid, rolled for, and rules wait for what comes of it. Called again when the dice lie.
pub(crate) fn act(ctx: &mut Ctx<'_>, agent: FigureId, number: u8, at: Hex) {
    let action = &ctx.state.mission(ctx.content).action[usize::from(number)];
    for activity in spent(action.costs) {
        ctx.tell("87", crate::event::TurnEvent::Spent { agent, activity: *activity });
    }
    match &action.roll {
        None => {
            ctx.tell("87", StoryEvent::Acted { agent, action: number, at, done: true });
            done(ctx, agent, number, at, None);
        }
        Some(check) => {
            let dice = pool(ctx.content, ctx.state, agent, number, at, check);
            ctx.push(Frame::Acting { agent, action: number, at });
            ctx.roll(agent, dice);
        }
    }
}

fn spent(cost: Cost) -> &'static [Activity] {
    match cost {
        Cost::Action => &[Activity::Action],
        Cost::ActionAndCombat => &[Activity::Action, Activity::Combat],
        Cost::ActionAndMovement => &[Activity::Action, Activity::Movement],
        Cost::Nothing => &[],
    }
}

fn done(ctx: &mut Ctx<'_>, agent: FigureId, action: u8, at: Hex, result: Option<usize>) {
    let by = By { figure: Some(agent), at: Some(at) };
    ctx.happened(Fact::Done { action: usize::from(action), result }, by);
}

/// The dice of an action: more for earlier tries (missions 3, 10), or for what does not burn (mission 7).
fn pool(content: &Content, state: &State, agent: FigureId, action: u8, at: Hex, check: &Check) -> Pool {
    let tries = |of: &dyn Fn(u8) -> bool| -> u8 {
        let here = state.script.tries.iter().filter(|try_| (try_.action, try_.at) == (action, at));
        here.filter(|try_| of(try_.agent)).map(|try_| try_.tries).sum()
    };
    let red = check.dice.of(Die::Red);
    let n = check.dice.n_dice() as u8;
    let more = match check.more {
        None => 0,
        Some(More::OwnTries(most)) => tries(&|by| by == agent.0).min(most.saturating_sub(n)),
        Some(More::AnyTries(most)) => tries(&|_| true).min(most.saturating_sub(n)),
        Some(More::UnburntWaypoints) => {
            let look = Look { content, state };
            let dry = look.waypoints().filter(|(_, hex)| !state.script.flames.contains(hex)).count();
            (dry as u8).saturating_sub(1)
        }
    };
    let (red, blue) = (red, check.dice.of(Die::Blue));
    let pool = if red > 0 { Pool::new(red + more, blue) } else { Pool::new(red, blue + more) };
    pool.unwrap_or(check.dice)
}

/// The results the dice allow, by number.
fn results(content: &Content, check: &Check, roll: &Roll) -> Vec<u8> {
    let _ = content;
    let shown = check.result.iter().enumerate().filter(|(_, result)| roll.shows(result.symbol));
    shown.map(|(n, _)| n as u8).collect()
}

/// An action that was rolled for: its result, of several one that the agent chooses.
pub(in crate::flow) mod acting {
    use sortie_kernel::{Offer, Seat};

    use super::{By, Content, Ctx, Fact, FigureId, Hex, Progress, Roll, State, StoryEvent, done, results};
    use crate::choice::{Choice, Prompt};
    use crate::state::RollState;

    type Frame = (FigureId, u8, Hex);

    fn open(content: &Content, state: &State, (_, action, _): Frame) -> Option<Vec<u8>> {
        let RollState { fallen, left, .. } = state.roll.as_ref()?;
        if *left != [0, 0] {
            return None;
        }
        let roll: Roll = fallen.iter().map(|rolled| rolled.shows(&content.dice)).collect();
        let check = state.mission(content).action[usize::from(action)].roll.as_ref()?;
        Some(results(content, check, &roll))
    }

    pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: Frame) -> Progress {
        match open(ctx.content, ctx.state, frame) {
            Some(open) if open.len() > 1 => return Progress::Ask,
            Some(open) => finish(ctx, frame, open.first().copied()),
            None => ctx.pop(),
        }
        Progress::Continue
    }

    fn finish(ctx: &mut Ctx<'_>, (agent, action, at): Frame, result: Option<u8>) {
        ctx.pop();
        ctx.take_roll();
        ctx.tell("87", StoryEvent::Acted { agent, action, at, done: result.is_some() });
        match result {
            Some(result) => done(ctx, agent, action, at, Some(result.into())),
            None => {
                let by = By { figure: Some(agent), at: Some(at) };
                ctx.happened(Fact::Failed(action.into()), by);
            }
        }
    }

    pub(in crate::flow) fn offers(
        content: &Content,
        state: &State,
        frame: Frame,
        out: &mut Vec<Offer<Choice>>,
    ) {
        let seat = Seat(frame.0.0);
        let open = open(content, state, frame).unwrap_or_default();
        out.extend(open.into_iter().map(|option| Offer { seat, choice: Choice::Option { option } }));
    }

    pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: Frame, _seat: Seat, choice: Choice) {
        if let Choice::Option { option } = choice {
            finish(ctx, frame, Some(option));
        }
    }

    pub(in crate::flow) fn prompt(_content: &Content, _state: &State, (agent, action, _): Frame) -> Prompt {
        Prompt::Acting { agent, action }
    }
}

//! What happens at the table and concerns the mission: each fact calls the rules that wait for it. The digital table
//! sees facts for itself; people at a real table report them.

use sortie_boards::square::Position;
use sortie_kernel::Sink;

use super::script::given::{amount, holds, within};
use super::script::objects;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::content::mission::{Deed, MissionRule, Peril, Trigger};
use crate::event::Event;
use crate::order::Fact;
use crate::setup::Mode;
use crate::state::{Root, State};
use crate::world::{FigureId, Side};

/// Whom a called rule is about, and the successes of the test that called it.
type About = (Option<FigureId>, u8);

/// Calls every rule for which something is found.
fn call_each<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    find: impl Fn(&Ctx<'_, S>, &MissionRule) -> Option<About>,
) {
    see_each(ctx, |ctx, rule| find(ctx, rule).map(|about| (about, None)));
}

/// Calls every rule for which something is found, and tells what the digital table sees for itself where people would
/// report it: rules fire once, unless they fire again and again, and only if their conditions hold.
fn see_each<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    find: impl Fn(&Ctx<'_, S>, &MissionRule) -> Option<(About, Option<Fact>)>,
) {
    let content = ctx.content;
    let Some(mission) = ctx.state.mission(content) else { return };
    for (n, rule) in mission.rule.iter().enumerate() {
        let Some(script) = &ctx.state.script else { return };
        let repeats = rule.again || matches!(rule.when, Trigger::EachRoundFrom(_));
        if script.over.is_some() || (script.fired >> n & 1 == 1 && !repeats) {
            continue;
        }
        if let Some(((actor, successes), seen)) = find(ctx, rule)
            && holds(content, ctx.state, &rule.given)
        {
            if let Some(fact) = seen {
                ctx.tell("R1.16", |_| Event::Told { fact });
            }
            // Beside a real table people are asked what they control, when its turn comes (R13.4).
            let asks = matches!(rule.when, Trigger::Controlled(_)) && ctx.state.table.mode == Mode::Companion;
            match &mut ctx.state.script {
                Some(script) if asks => script.call(Root::Control(n as u8), None, 0),
                _ => fire(ctx, n, actor, successes),
            }
        }
    }
}

fn fire<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, rule: usize, actor: Option<FigureId>, successes: u8) {
    if let Some(script) = &mut ctx.state.script {
        script.fired |= 1 << rule;
        script.call(Root::Rule(rule as u8), actor, successes);
    }
}

/// Calls every rule that waits for something that concerns nobody in particular.
fn call<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, is_it: impl Fn(&Trigger) -> bool) {
    call_each(ctx, |_, rule| is_it(&rule.when).then_some((None, 0)));
}

/// The mission begins, before anybody stands on the map.
pub(super) fn started<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    call(ctx, |when| *when == Trigger::Start);
}

/// The Rebels are on the map of the scene.
pub(super) fn scene_began<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    let (Some(mission), Some(script)) = (ctx.state.mission(ctx.content), &ctx.state.script) else { return };
    let id = &mission.scene[usize::from(script.scene)].id;
    call(ctx, |when| matches!(when, Trigger::Scene(scene) if scene == id));
    look_around(ctx, None);
}

/// Whether a word names an object, or one of its actions: `console`, `console.slice`.
fn names(word: &str, object: &str, action: Option<&str>) -> bool {
    word.strip_prefix(object).is_some_and(|rest| match (rest.strip_prefix('.'), action) {
        (None, _) => rest.is_empty(),
        (Some(wanted), Some(action)) => wanted == action,
        (Some(_), None) => false,
    })
}

/// A figure interacts with an object of the mission: for an action with a test the test follows (R11.2).
pub(super) fn interact<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId, object: u8, action: u8) {
    let number = usize::from(object);
    let Some(printed) = objects::printed(ctx.content, ctx.state, number) else { return };
    let listed = printed.action.get(usize::from(action));
    let word = listed.map(|action| action.id.as_str());
    call_each(ctx, |_, rule| match &rule.when {
        Trigger::Interacted(at) => names(at, &printed.id, word).then_some((Some(figure), 0)),
        _ => None,
    });
    match listed {
        Some(listed) if listed.test.is_some() => {
            if let Some(script) = &mut ctx.state.script {
                script.call(Root::TestAt(object, action), Some(figure), 0);
            }
        }
        _ => used(ctx, figure, object, listed.is_none()),
    }
}

/// A figure has tested at an object.
pub(super) fn tested<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    figure: FigureId,
    object: u8,
    action: u8,
    successes: u8,
) {
    let Some(printed) = objects::printed(ctx.content, ctx.state, usize::from(object)) else { return };
    let word = printed.action.get(usize::from(action)).map(|action| action.id.as_str());
    call_each(ctx, |ctx, rule| match &rule.when {
        Trigger::Tested { at, successes: range } => {
            let is_it = names(at, &printed.id, word) && within(ctx.state, *range, i16::from(successes));
            is_it.then_some((Some(figure), successes))
        }
        _ => None,
    });
    // Who fails may try again (R11.7).
    if successes > 0 {
        used(ctx, figure, object, false);
    }
}

/// An interaction has been done: a door opens by the plain one, a token is picked up (R13.1), anything else that does
/// not stay is used up.
fn used<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId, object: u8, is_plain: bool) {
    let Some(printed) = objects::printed(ctx.content, ctx.state, usize::from(object)) else { return };
    if printed.door.is_some() {
        if is_plain {
            open_door(ctx, object);
        }
    } else if printed.carry {
        pick_up(ctx, figure, object);
    } else if !printed.stays
        && let Some(script) = &mut ctx.state.script
    {
        script.call(Root::Leave(object), Some(figure), 0);
    }
}

/// A door opens, however that comes.
pub(super) fn open_door<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, object: u8) {
    let number = usize::from(object);
    let Some(printed) = objects::printed(ctx.content, ctx.state, number) else { return };
    let Some(door) = printed.door.filter(|door| ctx.state.doors >> door & 1 == 0) else { return };
    ctx.state.doors |= 1 << door;
    if let Some(script) = &mut ctx.state.script {
        script.there &= !(1 << number);
        script.locked &= !(1 << number);
    }
    ctx.tell("R3.10", |_| Event::DoorOpened { door });
    call(ctx, |when| matches!(when, Trigger::Opened(id) if *id == printed.id));
}

/// The token rides with its carrier (R13.1).
fn pick_up<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId, object: u8) {
    let Some(printed) = objects::printed(ctx.content, ctx.state, usize::from(object)) else { return };
    let Some(script) = &mut ctx.state.script else { return };
    if script.carried.is_full() {
        return;
    }
    script.dropped.retain(|(dropped, _)| *dropped != object);
    script.carried.push((object, figure));
    ctx.state.body_mut(figure).is_carrying = true;
    ctx.tell("R13.1", |_| Event::PickedUp { figure, object });
    call_each(ctx, |_, rule| match &rule.when {
        Trigger::PickedUp(id) => (*id == printed.id).then_some((Some(figure), 0)),
        _ => None,
    });
    look_around(ctx, None);
}

/// A carrier is defeated, wounded or not: what it carries lies in its space (R13.2, A33, A38). Nobody drops anything
/// otherwise (R13.3).
fn drop_all<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId) {
    let at = ctx.state.body(figure).at;
    let Some(script) = &mut ctx.state.script else { return };
    let falling: arrayvec::ArrayVec<u8, 8> =
        script.carried.iter().filter(|(_, carrier)| *carrier == figure).map(|(object, _)| *object).collect();
    for &object in &falling {
        lay_down(script, object, at);
    }
    ctx.state.body_mut(figure).is_carrying = false;
    for object in falling {
        ctx.tell("R13.2", |_| Event::Dropped { object, at });
    }
}

fn lay_down(script: &mut crate::state::Script, object: u8, at: Position) {
    script.carried.retain(|(carried, _)| *carried != object);
    _ = script.dropped.try_push((object, at.corner()));
}

/// A Rebel has moved or was put somewhere.
#[inline]
pub(crate) fn moved<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId, from: Position) {
    if ctx.state.script.is_some() && ctx.state.body(figure).side == Side::Rebel {
        look_around(ctx, Some((figure, from)));
    }
}

/// Who stands where: regions entered, all heroes in one, a token brought to one. Rules that fire again and again wait
/// for somebody to come in; the others are content with who is there. Only the digital table sees it.
pub(super) fn look_around<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, mover: Option<(FigureId, Position)>) {
    if ctx.state.table.mode == Mode::Companion {
        return;
    }
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    see_each(ctx, |ctx, rule| {
        let (Trigger::Entered(id) | Trigger::AllIn(id) | Trigger::Brought { to: id, .. }) = &rule.when else {
            return None;
        };
        let state = &*ctx.state;
        let number = mission.region(id)?;
        let spaces = objects::region(ctx.content, state, number);
        let is_in = |figure: FigureId| state.body(figure).is_present && state.body(figure).at.meets(&spaces);
        let has_come = |figure: FigureId| {
            mover.is_some_and(|(mover, from)| mover == figure && !from.meets(&spaces)) && is_in(figure)
        };
        let counts = |figure: FigureId| if rule.again { has_come(figure) } else { is_in(figure) };
        let actor = match &rule.when {
            Trigger::Brought { object, .. } => {
                objects::carrier(state, mission.object(object)?).filter(|&carrier| counts(carrier))
            }
            Trigger::AllIn(_) => {
                let last = mover.map(|(mover, _)| mover).filter(|&mover| is_in(mover));
                let there = || state.heroes.iter().map(|hero| hero.figure);
                let mut present = there().filter(|&hero| state.body(hero).is_present).peekable();
                let all_in = present.peek().is_some() && present.all(is_in);
                let first = there().find(|&hero| is_in(hero));
                (all_in && (!rule.again || last.is_some_and(has_come))).then(|| last.or(first)).flatten()
            }
            _ => {
                let moved = mover.map(|(mover, _)| mover).filter(|&mover| counts(mover));
                let mut rebels = state.present().filter(|&figure| state.body(figure).side == Side::Rebel);
                moved.or_else(|| rebels.find(|&figure| counts(figure)))
            }
        };
        let actor = actor?;
        let region = number as u8;
        let seen = match &rule.when {
            Trigger::Brought { object, .. } => {
                Fact::Brought { object: mission.object(object)? as u8, region }
            }
            Trigger::AllIn(_) => Fact::AllIn { region },
            _ => Fact::Entered { region, figure: actor },
        };
        Some(((Some(actor), 0), Some(seen)))
    });
}

/// A hero is wounded or withdraws, a figure of a group is defeated. Its group's defeat is told besides.
#[inline]
pub(crate) fn fell<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId) {
    if ctx.state.script.is_none() {
        return;
    }
    drop_all(ctx, figure);
    if !ctx.state.body(figure).is_hero {
        return;
    }
    let heroes = || ctx.state.heroes.iter().map(|hero| ctx.state.body(hero.figure));
    let wounded = heroes().filter(|body| body.is_wounded).count() as i16;
    let withdrawn = heroes().filter(|body| body.is_wounded && !body.is_present).count() as i16;
    let is_gone = !ctx.state.body(figure).is_present;
    call_each(ctx, |ctx, rule| {
        let is_it = match &rule.when {
            Trigger::Wounded(range) => !is_gone && within(ctx.state, *range, wounded),
            Trigger::Withdrawn(range) => is_gone && within(ctx.state, *range, withdrawn),
            _ => false,
        };
        is_it.then_some((Some(figure), 0))
    });
    if is_gone {
        look_around(ctx, None);
    }
}

/// The last figure of a group is defeated (R6.16, R23.4). Groups of one name count when the last of them is gone.
pub(crate) fn group_fell<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, group: usize) {
    let Some(script) = &ctx.state.script else { return };
    let label = script.label(group).map(ToOwned::to_owned);
    if ctx.state.groups[group].side == Side::Imperial {
        let printed = &ctx.content.groups[usize::from(ctx.state.groups[group].group)];
        if let Some(script) = &mut ctx.state.script {
            script.defeated = script.defeated.saturating_add(1);
            script.defeated_elite =
                script.defeated_elite.saturating_add(u8::from(printed.elite || printed.unique));
        }
    }
    if let Some(label) = label
        && is_gone(ctx, &label)
    {
        call(ctx, |when| matches!(when, Trigger::Defeated(id) if *id == label));
    }
    check_cleared(ctx);
}

/// Whether no figure of the groups with this label is on the map or about to come.
fn is_gone<S: Sink<Event>>(ctx: &Ctx<'_, S>, label: &str) -> bool {
    let state = &*ctx.state;
    let waits = || {
        state.script.as_ref().is_some_and(|script| script.waiting.iter().any(|group| group.label == label))
    };
    let mut groups = (0..state.groups.len()).filter(|&n| objects::is_called(state, n, label));
    groups.all(|n| state.members(n).all(|member| !state.body(member).is_present)) && !waits()
}

/// No enemy is left on the map, and none waits to come.
pub(super) fn check_cleared<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    let state = &*ctx.state;
    let is_clear = state.present().all(|figure| state.body(figure).side != Side::Imperial)
        && state.script.as_ref().is_some_and(|script| script.waiting.is_empty());
    if is_clear {
        call(ctx, |when| *when == Trigger::Cleared);
    }
}

pub(super) fn round_began<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    if ctx.state.script.is_some() {
        let round = ctx.state.round as i16;
        call_each(ctx, |ctx, rule| match rule.when {
            Trigger::RoundBegins(which) => (amount(ctx.state, which) == round).then_some((None, 0)),
            _ => None,
        });
    }
}

/// A round ends; peril comes after what follows from this (R20.2, A8).
pub(super) fn round_ended<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    let round = ctx.state.round as i16;
    let sees = ctx.state.table.mode == Mode::Table;
    see_each(ctx, |ctx, rule| {
        let mut seen = None;
        let is_it = match &rule.when {
            Trigger::RoundEnds(which) => amount(ctx.state, *which) == round,
            Trigger::EachRoundFrom(first) => amount(ctx.state, *first) <= round,
            Trigger::Controlled(place) if sees => {
                seen = objects::place_number(ctx.content, ctx.state, place)
                    .map(|place| Fact::Controlled { place, held: true });
                objects::is_controlled(ctx.content, ctx.state, place)
            }
            Trigger::Controlled(place) => objects::is_place(ctx.content, ctx.state, place),
            _ => false,
        };
        is_it.then_some(((None, 0), seen))
    });
}

/// They answered whether they control what a rule waits for.
pub(super) fn controlled<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, rule: u8, held: bool) {
    if held && let Some(script) = &mut ctx.state.script {
        script.fired |= 1 << rule;
        // Where the question stood, before what was called after it.
        script.call_first(Root::Rule(rule));
    }
}

/// The round, not before this one, at whose end a peril comes next.
fn comes(state: &State, peril: &Peril, from: i16) -> Option<i16> {
    let first = amount(state, peril.round);
    let every = peril.every.map_or(0, i16::from);
    match from - first {
        late if late <= 0 => Some(first),
        _ if every == 0 => None,
        late => Some(first + (late + every - 1) / every * every),
    }
}

/// The round at whose end peril comes next, as things are.
pub(crate) fn next_peril(content: &Content, state: &State) -> Option<u16> {
    let perils = state.mission(content)?.peril.iter().filter(|peril| holds(content, state, &peril.given));
    perils.filter_map(|peril| comes(state, peril, state.round as i16)).min().map(|round| round as u16)
}

/// Peril at the end of a round (R20.1, R20.2), and groups that waited for room.
pub(super) fn peril<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    let content = ctx.content;
    let Some(mission) = ctx.state.mission(content) else { return };
    let round = ctx.state.round as i16;
    for (n, peril) in mission.peril.iter().enumerate() {
        if comes(ctx.state, peril, round) == Some(round)
            && holds(content, ctx.state, &peril.given)
            && let Some(script) = &mut ctx.state.script
        {
            script.call(Root::Peril(n as u8), None, 0);
        }
    }
    if let Some(script) = &mut ctx.state.script
        && !script.waiting.is_empty()
    {
        script.call(Root::Arrive, None, 0);
    }
}

/// A counter has changed.
pub(super) fn counted<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, counter: &str, before: i16, now: i16) {
    call_each(ctx, |ctx, rule| match &rule.when {
        Trigger::Reaches { counter: id, amount: goal } if id == counter => {
            let goal = amount(ctx.state, *goal);
            (now >= goal && (!rule.again || before < goal)).then_some((None, 0))
        }
        _ => None,
    });
}

pub(super) fn completed<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, objective: &str) {
    call(ctx, |when| matches!(when, Trigger::Completed(id) if id == objective));
}

/// Something is reported from a real table, as far as it concerns the mission alone (R1.16). Activations, defeats,
/// medpacs and colours change more than the mission: `companion` knows them.
pub(super) fn report<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, fact: Fact) {
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    let region_is =
        |region: u8, id: &str| mission.region.get(usize::from(region)).is_some_and(|at| at.id == id);
    match fact {
        Fact::Interacted { object, action, figure } => interact(ctx, figure, object, action),
        Fact::Entered { region, figure } => call_each(ctx, |_, rule| match &rule.when {
            Trigger::Entered(id) => region_is(region, id).then_some((Some(figure), 0)),
            _ => None,
        }),
        Fact::AllIn { region } => {
            call(ctx, |when| matches!(when, Trigger::AllIn(id) if region_is(region, id)));
        }
        Fact::Brought { object, region } => {
            let carrier = objects::carrier(ctx.state, usize::from(object));
            call_each(ctx, |_, rule| match &rule.when {
                Trigger::Brought { object: token, to } => {
                    let is_it = mission.object(token) == Some(usize::from(object)) && region_is(region, to);
                    is_it.then_some((carrier, 0))
                }
                _ => None,
            });
        }
        Fact::Dropped { object } => {
            let carrier = objects::carrier(ctx.state, usize::from(object));
            let at = carrier.map(|figure| ctx.state.body(figure).at);
            let (Some(script), Some(at), Some(figure)) = (&mut ctx.state.script, at, carrier) else { return };
            lay_down(script, object, at);
            let is_carrying = script.carried.iter().any(|(_, carrier)| *carrier == figure);
            ctx.state.body_mut(figure).is_carrying = is_carrying;
            ctx.tell("R13.2", |_| Event::Dropped { object, at });
        }
        // The mission asks for control itself, at the end of a round.
        Fact::Controlled { .. }
        | Fact::Activated { .. }
        | Fact::HeroDefeated { .. }
        | Fact::GroupDefeated { .. }
        | Fact::Medpac
        | Fact::Colour { .. } => {}
    }
}

/// Which of the deeds that hints wait for an answer is.
fn deed(choice: &Choice) -> Option<Deed> {
    Some(match choice {
        Choice::Deploy { .. } => Deed::Deploy,
        Choice::Activate { .. } => Deed::Activate,
        Choice::Run => Deed::Run,
        Choice::Strain => Deed::Strain,
        Choice::Move { .. } => Deed::Move,
        Choice::Attack { .. } => Deed::Attack,
        Choice::Surge { .. } => Deed::Surge,
        Choice::Interact { .. } => Deed::Interact,
        Choice::Rest { .. } => Deed::Rest,
        Choice::Use { .. } => Deed::Use,
        Choice::End => Deed::End,
        Choice::Continue => Deed::Continue,
        _ => return None,
    })
}

/// A player has done something: the hint that is shown may have waited for it. One that waits for nothing goes with
/// the next answer.
pub(super) fn done<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, choice: &Choice) {
    let Some(hint) = super::script::hint(ctx.content, ctx.state) else { return };
    let until = ctx.state.mission(ctx.content).and_then(|mission| mission.hint[usize::from(hint)].until);
    if (until.is_none() || until == deed(choice))
        && let Some(script) = &mut ctx.state.script
    {
        script.hinted |= 1 << hint;
    }
}

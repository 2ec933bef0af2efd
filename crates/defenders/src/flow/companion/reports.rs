//! What people report from the real table: only what a rule waits for, and what is kept count of here.

use sortie_mission::run;

use super::mines;
use crate::apply::Ctx;
use crate::beside::Report;
use crate::content::mission::{Fact, Goal, Special, Trigger};
use crate::content::{Content, Effect, Timing};
use crate::event::{BesideEvent, StoryEvent, TurnEvent};
use crate::flow::attack::kill;
use crate::flow::script::Look;
use crate::flow::signals::{self, reveals};
use crate::limits::{DRONES, MOST_DRONES, MOST_FIGURES, SIGNALS};
use crate::powers::Owned;
use crate::source::{On, Source};
use crate::state::{By, Frame, ScoutingFrame, State};
use crate::world::{FigureId, Kind};

/// Everything that can be reported now.
pub(super) fn all(content: &Content, state: &State) -> Vec<Report> {
    let mut all = Vec::new();
    wounds(state, &mut all);
    signals(content, state, &mut all);
    powers(content, state, &mut all);
    places(content, state, &mut all);
    if !state.script.mines.is_empty() {
        all.extend(state.all(Kind::Alien).map(|alien| Report::Mine { alien }));
    }
    all
}

/// Counters on whoever can be hurt (66, 88, 168, 169). Who bleeds dies of any further wound (89).
fn wounds(state: &State, all: &mut Vec<Report>) {
    let is_counted = |figure: &FigureId| state.body(*figure).kind != Kind::Signal;
    let on_map = (0..MOST_FIGURES as u8).map(FigureId).filter(|&figure| state.body(figure).is_present);
    for figure in on_map.filter(is_counted) {
        let body = state.body(figure);
        let others = (0..=body.health).filter(|&wounds| wounds != body.wounds);
        all.extend(others.map(|wounds| Report::Wounds { figure, wounds }));
        if body.kind == Kind::Agent && body.is_bleeding() {
            all.push(Report::Died { agent: figure });
        }
    }
}

/// Those face down, unless nobody turns them by seeing them; and those that a strike from orbit may destroy (188).
fn signals(content: &Content, state: &State, all: &mut Vec<Report>) {
    let is_hidden = |signal: &FigureId| state.script.turned >> (signal.0 - SIGNALS) & 1 == 0;
    if !state.mission(content).has(&Special::SignalsUnseen) {
        all.extend(state.all(Kind::Signal).filter(is_hidden).map(|signal| Report::Seen { signal }));
    }
    let strikes = |owned: &Owned<'_>| {
        owned.power.does.iter().any(|effect| matches!(effect, Effect::SatelliteStrike { .. }))
    };
    let strike = state.living().any(|agent| state.powers(content, agent).any(|owned| strikes(&owned)));
    if strike || state.beside.as_ref().is_some_and(|beside| beside.strikes) {
        all.extend(state.all(Kind::Signal).map(|signal| Report::Destroyed { signal }));
    }
}

/// Tactics and devices, which do not come back, and what does something that only Sortie can: look at cards, be counted later
/// (112, 117, 122).
fn powers(content: &Content, state: &State, all: &mut Vec<Report>) {
    for agent in state.living() {
        for Owned { source, power } in state.powers(content, agent) {
            if power.timing == Timing::Passive {
                continue;
            }
            if let Some(drone) = power.does.iter().find_map(|effect| deployed(content, state, effect)) {
                all.push(Report::Deployed { source, drone });
                continue;
            }
            let is_spent = matches!(source.on, On::Tactic(_) | On::Device(_));
            let is_kept = power.does.iter().any(|effect| {
                matches!(
                    effect,
                    Effect::Scout(_)
                        | Effect::Stealth { .. }
                        | Effect::Reinforced(_)
                        | Effect::RevealSignal { .. }
                )
            });
            if is_spent || is_kept {
                all.push(Report::Used { source });
            }
        }
    }
}

/// The drone that an effect puts on the map, if it has not been there in this mission (120, 124).
fn deployed(content: &Content, state: &State, effect: &Effect) -> Option<FigureId> {
    let Effect::Deploy(id) = effect else { return None };
    let n = content.drones.iter().position(|drone| drone.id == *id).filter(|n| *n < MOST_DRONES)?;
    let drone = FigureId(DRONES + n as u8);
    let own = state.drone(drone)?;
    (!state.body(drone).is_present && !own.was_placed).then_some(drone)
}

/// Waypoints, places and armoury tokens: those that rules wait for (180, 198).
fn places(content: &Content, state: &State, all: &mut Vec<Report>) {
    let look = Look { content, state };
    let mission = state.mission(content);
    let mut add = |report: Report| {
        if !all.contains(&report) {
            all.push(report);
        }
    };
    for (_, at) in state.script.hidden.iter().copied() {
        state.living().for_each(|agent| add(Report::Waypoint { agent, at }));
    }
    for (n, rule) in mission.rule.iter().enumerate() {
        let Trigger::Own(own) = &rule.when else { continue };
        if !state.script.progress.waits(n, rule) || !run::holds(&look, &rule.given) {
            continue;
        }
        // What else rules wait for follows from what is reported anyway.
        match own.goal() {
            Some(Goal::Waypoint(number)) => {
                for (_, at) in look.waypoints().filter(|(other, _)| *other == number) {
                    state.living().for_each(|agent| add(Report::Waypoint { agent, at }));
                }
            }
            Some(Goal::Place(id)) => {
                if let Some(place) = mission.place(id) {
                    let place = place as u8;
                    state.living().for_each(|agent| add(Report::Entered { agent, place }));
                }
            }
            None => {}
        }
    }
    for armoury in (0..mission.armoury.len()).filter(|n| state.script.armouries >> n & 1 == 1) {
        let armoury = armoury as u8;
        state.living().for_each(|agent| add(Report::Armoury { agent, armoury }));
    }
}

/// Something is reported.
pub(in crate::flow) fn told(ctx: &mut Ctx<'_>, report: Report) {
    ctx.tell(rule(report), BesideEvent::Reported { report });
    by_people(ctx, true);
    match report {
        Report::Wounds { figure, wounds } => {
            let now = ctx.state.body(figure).wounds;
            match wounds.checked_sub(now) {
                Some(more) => {
                    mines::note(ctx.state, figure);
                    ctx.wound("66", figure, more.into());
                }
                None => heal(ctx, figure, now - wounds),
            }
        }
        Report::Died { agent } => kill(ctx, agent),
        Report::Seen { signal } => reveals::reveal(ctx, signal),
        Report::Destroyed { signal } => signals::destroy(ctx, "188", signal),
        Report::Used { source } => used(ctx, source),
        Report::Deployed { source, drone } => {
            ctx.tell("112", TurnEvent::PowerUsed { source, whom: None });
            let owner = FigureId(source.owner);
            let at = ctx.state.body(owner).at;
            ctx.tell("120", TurnEvent::Deployed { drone, owner, at });
        }
        Report::Waypoint { agent, at } => waypoint(ctx, agent, at),
        Report::Entered { agent, place } => {
            let hexes = ctx.state.battle(ctx.content).field.places[usize::from(place)];
            if let Some(to) = hexes.iter().next() {
                let by = By { figure: Some(agent), at: Some(to) };
                ctx.happened(Fact::Stepped { from: None, to }, by);
            }
        }
        Report::Armoury { agent, armoury } => {
            let is_alien = ctx.state.mission(ctx.content).armoury[usize::from(armoury)].alien;
            ctx.tell("180", StoryEvent::ArmouryTaken { armoury, agent, is_alien });
        }
        Report::Mine { alien } => {
            by_people(ctx, false);
            mines::gone_off(ctx, alien);
        }
    }
    by_people(ctx, false);
}

fn by_people(ctx: &mut Ctx<'_>, is_reported: bool) {
    if let Some(beside) = &mut ctx.state.beside {
        beside.is_reported = is_reported;
    }
}

/// The rule by which something concerns the table.
fn rule(report: Report) -> &'static str {
    match report {
        Report::Wounds { .. } => "66",
        Report::Died { .. } => "89",
        Report::Seen { .. } => "145",
        Report::Destroyed { .. } => "188",
        Report::Used { .. } => "112",
        Report::Deployed { .. } => "120",
        Report::Armoury { .. } => "180",
        Report::Waypoint { .. } | Report::Entered { .. } | Report::Mine { .. } => "198",
    }
}

/// Aliens and drones are healed by no rule of the table; what was said too much is taken back all the same.
fn heal(ctx: &mut Ctx<'_>, figure: FigureId, wounds: u8) {
    let total = ctx.state.body(figure).wounds - wounds;
    ctx.tell("169", crate::event::AttackEvent::Healed { figure, wounds, total });
}

/// It is turned down; what only Sortie can do follows, the rest is done on the real table.
fn used(ctx: &mut Ctx<'_>, source: Source) {
    let power = ctx.state.power(ctx.content, source);
    let effects = power.map_or(&[][..], |power| &power.does);
    let agent = FigureId(source.owner);
    let n_left = ctx.state.encounter_deck.n_left();
    ctx.tell("112", TurnEvent::PowerUsed { source, whom: None });
    for effect in effects {
        match *effect {
            Effect::Stealth { beyond } => ctx.tell("112", TurnEvent::Hidden { agent, beyond }),
            Effect::Reinforced(tokens) => ctx.tell("190", TurnEvent::Reinforced { agent, tokens }),
            Effect::Scout(cards) if n_left > 0 => {
                let n = usize::from(cards).min(crate::state::MOST_SCOUTED);
                let cards: Vec<u8> = ctx.state.encounter_deck.next().take(n).collect();
                let frame =
                    ScoutingFrame { agent: agent.0, cards: cards.len() as u8, ..ScoutingFrame::default() };
                ctx.push(Frame::Scouting(frame));
                ctx.tell("112", TurnEvent::Scouted { agent, cards });
            }
            Effect::SatelliteStrike { .. } => {
                if let Some(beside) = &mut ctx.state.beside {
                    beside.strikes = true;
                }
            }
            // Which one is asked, in missions too in which nobody turns signals by seeing them.
            Effect::RevealSignal { .. } => {
                if let Some(beside) = &mut ctx.state.beside {
                    beside.turns = true;
                }
                if !reveals::begin(ctx)
                    && let Some(beside) = &mut ctx.state.beside
                {
                    beside.turns = false;
                }
            }
            Effect::Scout(_)
            | Effect::Attack(_)
            | Effect::Defence(_)
            | Effect::Strike { .. }
            | Effect::Heal(_)
            | Effect::Move { .. }
            | Effect::Push
            | Effect::RepelSignals { .. }
            | Effect::AlienKnowledge
            | Effect::Blast(_)
            | Effect::Ammo(_)
            | Effect::ClearJam
            | Effect::Deploy(_)
            | Effect::TakeGrenades(_) => {}
        }
    }
}

/// A waypoint that lay face down is turned, and rules may have waited for it.
fn waypoint(ctx: &mut Ctx<'_>, agent: FigureId, at: sortie_boards::hex::Hex) {
    let by = By { figure: Some(agent), at: Some(at) };
    let hidden =
        ctx.state.script.hidden.iter().find(|(_, other)| *other == at).map(|(waypoint, _)| *waypoint);
    if let Some(waypoint) = hidden {
        ctx.tell("198", StoryEvent::WaypointTurned { waypoint, at });
        let number = ctx.state.mission(ctx.content).waypoint[usize::from(waypoint)].number;
        ctx.happened(Fact::Waypoint(number), by);
        return;
    }
    let look = Look { content: ctx.content, state: ctx.state };
    let number = look.waypoints().find(|(_, other)| *other == at).map(|(number, _)| number);
    if let Some(number) = number {
        ctx.happened(Fact::Waypoint(number), by);
    }
}

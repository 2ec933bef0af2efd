//! A mission before anything has run: decks shuffled, nobody on the map (11). What a campaign keeps is with those who have it.

use std::sync::Arc;

use sortie_boards::hex::Hex;
use sortie_kernel::{Chance, Deck, Draw, Frames, List, Occasion, Seed};

use super::chance::of_epoch;
use super::{AgentFile, Campaign};
use sortie_mission::Mode;

use crate::content::mission::{Mission, Party};
use crate::content::{Battle, Class, Content, Grade};
use crate::limits::{ALIENS, DRONES, MOST_ALIENS, MOST_FIGURES, MOST_SIGNALS, SIGNALS};
use crate::state::{
    AgentState, AlienState, Bodies, DroneState, Frame, Gun, Held, Model, OpeningStep, Script, SignalState,
    State, Stock, TableRules, what,
};
use crate::world::{Body, FigureId, Kind};

/// The mission of the table before anything has run. Signals, decks and stacks of events are shuffled (11, 146).
pub(crate) fn lay(content: &Content, table: TableRules, classes: &[Class], seed: Seed) -> State {
    let grade = content.missions[usize::from(table.mission)].rank;
    let team: Vec<(Class, Grade)> = classes.iter().map(|&class| (class, grade)).collect();
    laid(content, table, &team, Chance::new(seed), 0)
}

/// The mission of the table as part of a campaign: everybody has the rank, the skills and the tactics of his file; those of
/// agents who stay at home are not in the box either, nor are the weapons of the headquarters (128).
pub(crate) fn lay_in_campaign(
    content: &Content,
    table: TableRules,
    classes: &[Class],
    campaign: Arc<Campaign>,
    chance: Chance,
    epoch: u16,
) -> State {
    let team: Vec<(Class, Grade)> =
        classes.iter().map(|&class| (class, campaign.file(class).grade)).collect();
    let mut state = laid(content, table, &team, chance, epoch);
    for file in &campaign.files {
        let AgentFile { skills, tactics, .. } = file;
        skills.iter().for_each(|&skill| take(&mut state.stock.skills, skill));
        tactics.iter().for_each(|&tactic| take(&mut state.stock.tactics, tactic));
    }
    campaign.weapons.iter().for_each(|&weapon| take(&mut state.stock.weapons, weapon));
    for (agent, &class) in state.agents.iter_mut().zip(classes) {
        *agent = filed(content, class, campaign.file(class));
    }
    state.campaign = Some(campaign);
    state.hide(content);
    state
}

/// Takes one token out of the stock.
fn take(stock: &mut [u8], n: u8) {
    let left = &mut stock[usize::from(n)];
    *left = left.saturating_sub(1);
}

/// An agent as his file says, with full health and full ammo (8).
pub(crate) fn filed(content: &Content, class: Class, file: &AgentFile) -> AgentState {
    let held = |items: &[u8]| {
        let mut held = Held::default();
        items.iter().for_each(|&item| held.push(item));
        held
    };
    AgentState {
        skills: held(&file.skills),
        tactics: held(&file.tactics),
        ..agent(content, class, file.grade)
    }
}

/// The body of an agent who is not on the map.
pub(crate) fn body(content: &Content, class: Class, grade: Grade) -> Body {
    let sheet = content.agent(class).sheet(grade);
    let absent = Body { is_present: false, ..Body::standing(Kind::Agent, Hex(0)) };
    Body { health: sheet.health, movement: sheet.movement, ..absent }
}

fn laid(content: &Content, table: TableRules, team: &[(Class, Grade)], chance: Chance, epoch: u16) -> State {
    let mission = usize::from(table.mission);
    let (battle, printed) = (&content.battles[mission], &content.missions[mission]);
    let occasion = |what, whom| Occasion { what, whom, round: of_epoch(epoch, 0), time: 0 };
    let draw = |what| chance.on(occasion(what, 0));
    let (human, alien) = printed.reserve(Party::new(team.len(), table.difficulty));
    let signals = std::iter::repeat_n(0, human.into()).chain(std::iter::repeat_n(1, alien.into()));
    State {
        reserve: Deck::shuffled(signals, draw(what::RESERVE)),
        alien_deck: Deck::shuffled(battle.aliens.iter().copied(), draw(what::ALIENS)),
        encounter_deck: Deck::shuffled(
            battle.encounters[table.difficulty as usize].iter().copied(),
            draw(what::ENCOUNTERS),
        ),
        event_deck: Deck::stacked(&events(battle, |n| chance.on(occasion(what::EVENTS, n)))),
        frames: Frames::new(Frame::Opening(OpeningStep::Begin)),
        table,
        round: 0,
        bodies: Bodies::new(bodies(content, team)),
        agents: team.iter().map(|&(class, grade)| agent(content, class, grade)).collect(),
        drones: content.drones.iter().map(|_| DroneState::default()).collect(),
        aliens: std::iter::repeat_n(AlienState::default(), MOST_ALIENS).collect(),
        signals: std::iter::repeat_n(SignalState::default(), MOST_SIGNALS).collect(),
        points: battle.field.teleports.iter().map(|(_, at)| *at).collect(),
        symbols: battle.field.teleports.iter().map(|(symbol, _)| *symbol).collect(),
        alpha: FigureId(0),
        board: 0,
        stock: Stock::full(content),
        fragments: 0,
        killed_now: false,
        killed_before: false,
        searched: false,
        weather: None,
        assigned: 0,
        attacks: List::default(),
        roll: None,
        called: List::default(),
        rolls: std::iter::repeat_n(0, MOST_FIGURES + 1).collect(),
        draws: 0,
        ending: None,
        script: Box::new(script(battle, printed)),
        campaign: None,
        epoch,
        beside: (table.mode == Mode::Companion).then(Box::default),
        chance,
    }
}

/// Each stack shuffled by itself, the first on top, so that special events fall in their windows.
fn events(battle: &Battle, draw: impl Fn(u16) -> Draw) -> Vec<u8> {
    let mut all = Vec::new();
    for (n, stack) in battle.events.iter().enumerate() {
        let mut stack = stack.clone();
        draw(n as u16 + 1).shuffle(&mut stack);
        all.extend(stack);
    }
    all
}

/// A place for every figure there may be; nobody is on the map.
fn bodies(content: &Content, team: &[(Class, Grade)]) -> List<Body, MOST_FIGURES> {
    let absent = |kind| Body { is_present: false, ..Body::standing(kind, Hex(0)) };
    let body = |n: u8| match n {
        n if n < DRONES => match team.get(usize::from(n)) {
            None => absent(Kind::Agent),
            Some(&(class, grade)) => self::body(content, class, grade),
        },
        n if n < ALIENS => match content.drones.get(usize::from(n - DRONES)) {
            None => absent(Kind::Drone),
            Some(drone) => Body { health: drone.health, movement: drone.movement, ..absent(Kind::Drone) },
        },
        n if n < SIGNALS => absent(Kind::Alien),
        _ => absent(Kind::Signal),
    };
    (0..MOST_FIGURES as u8).map(body).collect()
}

/// An agent with full health and full ammo (8).
fn agent(content: &Content, class: Class, grade: Grade) -> AgentState {
    let sheet = content.agent(class).sheet(grade);
    let gun = |model, ammo| Gun { model, ammo, is_jammed: false };
    AgentState {
        class,
        grade,
        is_dead: false,
        shield: sheet.shield,
        reinforced: 0,
        innate_used: false,
        has_rolled: false,
        ranks_gained: 0,
        has_failed: false,
        brought: 0,
        stealth: None,
        guns: [gun(Model::Primary, sheet.primary.ammo), gun(Model::Secondary, sheet.secondary.ammo)],
        skills: Held::default(),
        tactics: Held::default(),
        devices: Held::default(),
    }
}

/// The mission before it has begun: what lies there from the start, and what is kept aside.
fn script(battle: &Battle, printed: &Mission) -> Script {
    let guns = printed.gun.iter().map(|gun| (gun.weapon.ammo, gun.jammed));
    let mut script = Script::new(printed.item.len(), guns, battle.figures.len());
    for (n, waypoint) in printed.waypoint.iter().enumerate().filter(|(_, waypoint)| !waypoint.later) {
        debug_assert!(waypoint.number > 0);
        script.waypoints |= 1 << n;
    }
    for (item, printed) in script.items.iter_mut().zip(&printed.item) {
        item.at = printed.at.as_ref().and_then(|at| battle.field.hex(at));
    }
    script.armouries = ((1_u16 << printed.armoury.len()) - 1) as u8;
    script.aside = [printed.signals.human_aside, printed.signals.alien_aside];
    script
}

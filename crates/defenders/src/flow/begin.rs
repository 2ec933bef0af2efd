//! The first state: decks shuffled, the box full, nobody on the map (11).

use sortie_boards::hex::Hex;
use sortie_kernel::{Chance, Deck, Frames, List, Occasion, Seed};

use crate::content::mission::{Mission, Party};
use crate::content::{Battle, Content, Grade};
use crate::limits::{ALIENS, DRONES, MOST_ALIENS, MOST_FIGURES, MOST_SIGNALS, SIGNALS};
use crate::setup::Setup;
use crate::state::{
    AgentState, AlienState, DroneState, Frame, Gun, Held, Model, OpeningStep, Script, SignalState, State,
    Stock, TableRules, what,
};
use crate::world::{Body, FigureId, Kind};

/// The first state, before anything has run. Signals, decks and stacks of events are shuffled (11, 146).
pub(crate) fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
    let mission = content.mission(&setup.mission).unwrap_or(0);
    let (battle, printed) = (&content.battles[mission], &content.missions[mission]);
    let grade = printed.rank;
    let chance = Chance::new(seed);
    let draw = |what, time| chance.on(Occasion { what, whom: 0, round: 0, time });
    let options = setup.options();
    let (human, alien) = printed.reserve(Party::new(setup.agents.len(), setup.difficulty));
    let signals = std::iter::repeat_n(0, human.into()).chain(std::iter::repeat_n(1, alien.into()));
    State {
        reserve: Deck::shuffled(signals, draw(what::RESERVE, 0)),
        alien_deck: Deck::shuffled(battle.aliens.iter().copied(), draw(what::ALIENS, 0)),
        encounter_deck: Deck::shuffled(
            battle.encounters[setup.difficulty as usize].iter().copied(),
            draw(what::ENCOUNTERS, 0),
        ),
        event_deck: Deck::stacked(&events(battle, &chance)),
        frames: Frames::new(Frame::Opening(OpeningStep::Begin)),
        table: TableRules {
            mission: mission as u8,
            n_agents: setup.agents.len() as u8,
            difficulty: setup.difficulty,
            options: options.of_world(),
            rank_defence: options.rank_defence,
            dice: setup.dice,
        },
        round: 0,
        bodies: bodies(content, setup, grade),
        agents: setup.agents.iter().map(|&class| agent(content, class, grade)).collect(),
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
        chance,
    }
}

/// Each stack shuffled by itself, the first on top, so that special events fall in their windows.
fn events(battle: &Battle, chance: &Chance) -> Vec<u8> {
    let mut all = Vec::new();
    for (n, stack) in battle.events.iter().enumerate() {
        let mut stack = stack.clone();
        chance.on(Occasion { what: what::EVENTS, whom: n as u16 + 1, round: 0, time: 0 }).shuffle(&mut stack);
        all.extend(stack);
    }
    all
}

/// A place for every figure there may be; nobody is on the map.
fn bodies(content: &Content, setup: &Setup, grade: Grade) -> List<Body, MOST_FIGURES> {
    let absent = |kind| Body { is_present: false, ..Body::standing(kind, Hex(0)) };
    let body = |n: u8| match n {
        n if n < DRONES => match setup.agents.get(usize::from(n)) {
            None => absent(Kind::Agent),
            Some(&class) => {
                let sheet = content.agent(class).sheet(grade);
                Body { health: sheet.health, movement: sheet.movement, ..absent(Kind::Agent) }
            }
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
fn agent(content: &Content, class: crate::content::Class, grade: Grade) -> AgentState {
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

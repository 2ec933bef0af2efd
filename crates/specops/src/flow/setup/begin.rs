//! The first state: mission and table are agreed or drawn (C1.9), nobody has a colour yet.

use sortie_boards::plane::{Base, Point};
use sortie_kernel::{Chance, Draw, Frames, List, Occasion, Sealed, Seat, Seed};

use super::terrain;
use crate::content::{Built, Condition, Content, KindId, MissionId, MissionRules, TableId, TeamId};
use crate::ids::UnitId;
use crate::powers::Powers;
use crate::setup::{Mode, Setup};
use crate::side::Colour;
use crate::state::{
    Frame, OpeningStep, OrderToken, Phase, Place, Player, State, TableRules, Tokens, Unit, what,
};
use crate::world::Body;

/// The state before anything has run. A set-up that names what there is not never comes here.
pub(crate) fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
    let chance = Chance::new(seed);
    let agreed = setup.mission.as_deref().and_then(|id| content.mission_named(id));
    // Who builds a table draws the mission afterwards (C1.4).
    // On a real table people build without being asked.
    let builds = setup.build && setup.mode == Mode::Table;
    let is_mission_open = agreed.is_some() || !builds;
    let mission = match agreed {
        Some(mission) => mission,
        None if is_mission_open => drawn_mission(content, &chance),
        None => MissionId(0),
    };
    let agreed = setup.table.as_deref().and_then(|id| content.table_named(id));
    let mut draw = chance.on(Occasion { what: what::MISSION, whom: 1, round: 0, time: 0 });
    let table = agreed.unwrap_or_else(|| pick(&content.mission(mission).tables, &mut draw));
    let first = if builds { terrain::Turn::FIRST.step() } else { OpeningStep::Colours { first: None } };
    let player = |team: &String| Player::new(content, content.team_named(team).unwrap_or(TeamId(0)));
    State {
        chance,
        frames: Frames::new(Frame::Opening(first)),
        table: TableRules {
            mission,
            is_mission_open,
            table,
            is_turned: false,
            blue: Seat(0),
            dice: setup.dice,
            with_condition: setup.condition,
            condition: Condition::Clear,
            is_late: false,
        },
        built: builds.then(Built::bare),
        stock_used: List::default(),
        round: 0,
        phase: Phase::SetUp,
        units: List::default(),
        bodies: List::default(),
        tokens: List::default(),
        players: [player(&setup.teams[0]), player(&setup.teams[1])],
        cards: Sealed::ask([]),
        loadouts: Sealed::ask([]),
        priority: None,
        activation: None,
        attack: None,
        roll: None,
        covered: 0,
        reinforcements: 0,
        primary: None,
        used_round: 0,
        used_game: 0,
        rolls: [0; 2],
        ending: None,
        beside: (setup.mode == Mode::Companion).then(Box::default),
    }
}

/// The mission that chance says (C1.9).
pub(super) fn drawn_mission(content: &Content, chance: &Chance) -> MissionId {
    let mut draw = chance.on(Occasion { what: what::MISSION, whom: 0, round: 0, time: 0 });
    MissionId(draw.below(content.missions.len() as u32) as u8)
}

fn pick(tables: &[TableId], draw: &mut Draw) -> TableId {
    // Content without a table for a mission is refused when it is read.
    let n = draw.below(tables.len().max(1) as u32);
    tables.get(n as usize).copied().unwrap_or(TableId(0))
}

impl Player {
    fn new(content: &Content, team: TeamId) -> Self {
        Self {
            team,
            hand: content.team(team).hand.into_iter().collect(),
            discards: List::default(),
            played: None,
            loadouts: List::default(),
            pool: List::default(),
            seen: 0,
            passes: 0,
            has_passed: false,
            points: 0,
            fewer: 0,
        }
    }
}

impl State {
    /// Who belongs to which side is known as soon as the colours are: blue's units come first, then red's, then the vehicle of
    /// blue's faction where the mission has one (C1.7, M3.2).
    pub(crate) fn muster(&mut self, content: &Content) {
        let mut units = List::default();
        for colour in Colour::ALL {
            let team = content.team(self.players[colour.index()].team);
            team.members.iter().for_each(|kind| units.push(unit(colour, *kind)));
        }
        if self.mission(content).rules == MissionRules::Vehicle {
            let faction = content.team(self.players[Colour::Blue.index()].team).faction;
            let vehicle = unit(Colour::Blue, KindId(faction as u8));
            units.push(Unit { is_vehicle: true, ..vehicle });
        }
        self.units = units;
        self.bodies = self.unit_ids().map(|unit| body(content, self, unit)).collect();
    }
}

/// Everybody faces across the table: blue to the north, red to the south (M0.4, S11).
fn body(content: &Content, state: &State, unit: UnitId) -> Body {
    let profile = Powers::new(content, state).profile(unit);
    let side = state.unit(unit).colour;
    Body {
        base: Base::new(Point::new(0, 0), profile.radius.into(), profile.height.into()),
        on: None,
        facing: if side == Colour::Blue { (0, -1) } else { (0, 1) },
        side,
        kind: profile.kind,
        is_present: false,
    }
}

fn unit(colour: Colour, kind: KindId) -> Unit {
    Unit {
        colour,
        kind,
        is_vehicle: false,
        place: Place::Aside,
        wounds: 0,
        tokens: Tokens::default(),
        order: OrderToken::None,
        was_ordered: false,
        treated: 0,
    }
}

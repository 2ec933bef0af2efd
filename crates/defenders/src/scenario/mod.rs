//! A position in the middle of a mission, put together by hand: for tests and for bug reports.
//!
//! A [`Scenario`] says who stands where, what he holds and how he is, and whose turn it is or which attack has just been
//! declared; [`Scenario::state`] makes a state of it that is then played like any other. Dice are real ones, so that tests report
//! the faces they want; chance decides the rest.
//!
//! Hexes are named as they are drawn: half the column, and the row. Figures are numbered as everywhere: agents in the order in
//! which they sit, aliens and signals in the order in which they are named here, each kind in places of its own.
//!
//! ```
//! use sortie_defenders::content::Class;
//! use sortie_defenders::scenario::{Scenario, with_field};
//! use sortie_defenders::Content;
//!
//! let content = with_field(Content::shipped(), "field", &["  a.  b.", "a.  ao  bo"], &[]).expect("a drawing");
//! let state = Scenario::on("field")
//!     .agent(Class::Marine, [2, 1])
//!     .alien("aracnos_green", [4, 1])
//!     .wounds(Scenario::alien_id(0), 3)
//!     .turn(0)
//!     .state(&content);
//! assert_eq!(state.figure(Scenario::alien_id(0)).map(|alien| alien.health_left()), Some(1));
//! ```

mod besides;
mod census;
mod thing;

use sortie_boards::hex::{Change, Facing, Layout, LayoutError};
use sortie_kernel::{DiceSource, Frames, Seed, Sink};

pub use self::census::Census;
use self::thing::{Thing, appear, hex};
use crate::apply::Ctx;
use crate::content::mission::{Field, Mission};
use crate::content::{Battle, Class, Content, Grade, Terrain};
use crate::event::{AlienEvent, RoundEvent};
use crate::flow;
use crate::limits::{ALIENS, DRONES, SIGNALS};
use crate::setup::{Difficulty, Setup, TableOptions};
use crate::state::{Frame, RoundStep, State, TurnFrame};
use crate::world::FigureId;

/// The content with one mission more that has nothing but a map, drawn as rows, and what may change of it. There are no decks.
pub fn with_field(
    mut content: Content,
    id: &str,
    rows: &[&str],
    changes: &[Change],
) -> Result<Content, LayoutError> {
    let field = Field::drawn(Layout::read(rows)?, changes.to_vec(), Terrain::Desert)?;
    content.battles.push(Battle::drawn(field));
    content.missions.push(Mission::blank(id));
    Ok(content)
}

/// A position to be.
#[derive(Debug, Clone)]
pub struct Scenario {
    setup: Setup,
    agents: Vec<[i16; 2]>,
    things: Vec<Thing>,
    now: Now,
    seed: u64,
}

/// What is going on.
#[derive(Debug, Clone, Copy)]
enum Now {
    /// The alpha agent is about to be chosen.
    Strategy,
    /// An agent's turn.
    Turn(u8),
    /// An agent's turn has just come.
    TurnBegins(u8),
    /// An agent takes what his rank brings; then his turn comes.
    Rank(u8),
    /// An agent's alien turn has just come.
    AlienTurn(u8),
    /// The event phase has just come.
    Events,
}

impl Scenario {
    /// An empty map, with real dice and without any option.
    pub fn on(mission: &str) -> Self {
        let options =
            TableOptions { human_view: false, duel: false, friendly_fire: false, rank_defence: false };
        let setup = Setup {
            agents: Vec::new(),
            options: Some(options),
            dice: DiceSource::Physical,
            ..Setup::new(mission, 0, Difficulty::Normal)
        };
        Self { setup, agents: Vec::new(), things: Vec::new(), now: Now::Strategy, seed: 0 }
    }

    /// The figure of the n-th alien.
    pub fn alien_id(n: u8) -> FigureId {
        FigureId(ALIENS + n)
    }

    /// The figure of the n-th signal.
    pub fn signal_id(n: u8) -> FigureId {
        FigureId(SIGNALS + n)
    }

    /// The figure of the n-th drone of the content.
    pub fn drone_id(n: u8) -> FigureId {
        FigureId(DRONES + n)
    }

    /// The options of the table.
    #[must_use]
    pub fn options(mut self, options: TableOptions) -> Self {
        self.setup.options = Some(options);
        self
    }

    /// Dice rolled by Sortie.
    #[must_use]
    pub fn rolled(mut self) -> Self {
        self.setup.dice = DiceSource::Rolled;
        self
    }

    /// The seed of all that is left to chance.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The next agent, unhurt, looking east.
    #[must_use]
    pub fn agent(mut self, class: Class, at: [i16; 2]) -> Self {
        self.setup.agents.push(class);
        self.agents.push(at);
        self
    }

    /// The next alien, its card with the first agent.
    #[must_use]
    pub fn alien(self, card: &str, at: [i16; 2]) -> Self {
        self.alien_of(card, at, 0)
    }

    /// The next alien, its card with an agent.
    #[must_use]
    pub fn alien_of(self, card: &str, at: [i16; 2], player: u8) -> Self {
        self.with(Thing::Alien(card.to_owned(), at, player))
    }

    /// The next signal.
    #[must_use]
    pub fn signal(self, is_alien: bool, at: [i16; 2]) -> Self {
        self.with(Thing::Signal(is_alien, at))
    }

    /// A drone of an agent; it could act in this turn.
    #[must_use]
    pub fn drone(self, id: &str, owner: u8, at: [i16; 2]) -> Self {
        self.with(Thing::Drone(id.to_owned(), owner, at))
    }

    /// Wounds of a figure.
    #[must_use]
    pub fn wounds(self, figure: FigureId, wounds: u8) -> Self {
        self.with(Thing::Wounds(figure, wounds))
    }

    /// Where a figure looks.
    #[must_use]
    pub fn facing(self, agent: u8, facing: Facing) -> Self {
        self.with(Thing::Facing(FigureId(agent), facing))
    }

    /// The rank of an agent.
    #[must_use]
    pub fn grade(self, agent: u8, grade: Grade) -> Self {
        self.with(Thing::Grade(FigureId(agent), grade))
    }

    /// Points of a figure's energy shield.
    #[must_use]
    pub fn shield(self, figure: FigureId, points: u8) -> Self {
        self.with(Thing::Shield(figure, points))
    }

    /// Tokens of Reinforced Armour.
    #[must_use]
    pub fn reinforced(self, agent: u8, tokens: u8) -> Self {
        self.with(Thing::Reinforced(agent, tokens))
    }

    /// A skill, tactic or device of an agent, by its name in files.
    #[must_use]
    pub fn holds(self, agent: u8, item: &str) -> Self {
        self.with(Thing::Holds(agent, item.to_owned()))
    }

    /// A weapon token in place of one of an agent's weapons.
    #[must_use]
    pub fn weapon(self, agent: u8, gun: u8, weapon: &str) -> Self {
        self.with(Thing::Weapon(agent, gun, weapon.to_owned()))
    }

    /// Ammo tokens on a weapon of an agent or a drone.
    #[must_use]
    pub fn ammo(self, figure: FigureId, gun: u8, tokens: u8) -> Self {
        self.with(Thing::Ammo(figure, gun, tokens))
    }

    /// A weapon is jammed.
    #[must_use]
    pub fn jammed(self, agent: u8, gun: u8) -> Self {
        self.with(Thing::Jammed(agent, gun))
    }

    /// Somebody is immobilised.
    #[must_use]
    pub fn immobilised(self, figure: FigureId) -> Self {
        self.with(Thing::Immobilised(figure))
    }

    /// Somebody is paralysed.
    #[must_use]
    pub fn paralysed(self, figure: FigureId) -> Self {
        self.with(Thing::Paralysed(figure))
    }

    /// The weather in play.
    #[must_use]
    pub fn weather(self, event: &str) -> Self {
        self.with(Thing::Weather(event.to_owned()))
    }

    /// Teleport points, their symbols in the order in which faces are read.
    #[must_use]
    pub fn points(self, at: &[[i16; 2]]) -> Self {
        self.with(Thing::Points(at.to_vec()))
    }

    /// An encounter card on top of the deck; the last one named is drawn first.
    #[must_use]
    pub fn encounter(self, id: &str) -> Self {
        self.with(Thing::Encounter(id.to_owned()))
    }

    /// A change of the board has been made.
    #[must_use]
    pub fn changed(self, change: u8) -> Self {
        self.with(Thing::Changed(change))
    }

    /// Fragments the team has (A16).
    #[must_use]
    pub fn fragments(self, n: u8) -> Self {
        self.with(Thing::Fragments(n))
    }

    /// A search has found a fragment in this round (81).
    #[must_use]
    pub fn searched(self) -> Self {
        self.with(Thing::Searched)
    }

    /// An agent has died (90).
    #[must_use]
    pub fn dead(self, agent: u8) -> Self {
        self.with(Thing::Dead(FigureId(agent)))
    }

    /// A drone of an agent stood on the map and was destroyed (120, 124).
    #[must_use]
    pub fn destroyed(self, drone: &str) -> Self {
        self.with(Thing::Destroyed(drone.to_owned()))
    }

    /// What is used of the turn under way: movement, combat, action.
    #[must_use]
    pub fn used(self, agent: u8, activities: [bool; 3]) -> Self {
        self.with(Thing::Used(agent, activities))
    }

    /// The agent whose turn it is has left his hex in it.
    #[must_use]
    pub fn left(self, agent: u8) -> Self {
        self.with(Thing::Left(agent))
    }

    /// It is the middle of an agent's turn.
    #[must_use]
    pub fn turn(mut self, agent: u8) -> Self {
        self.now = Now::Turn(agent);
        self
    }

    /// An agent's turn is next.
    #[must_use]
    pub fn turn_begins(mut self, agent: u8) -> Self {
        self.now = Now::TurnBegins(agent);
        self
    }

    /// An agent takes what his rank brings (127), and his turn is next.
    #[must_use]
    pub fn rank_taken(mut self, agent: u8) -> Self {
        self.now = Now::Rank(agent);
        self
    }

    /// An agent's alien turn is next.
    #[must_use]
    pub fn alien_turn(mut self, agent: u8) -> Self {
        self.now = Now::AlienTurn(agent);
        self
    }

    /// The event phase is next.
    #[must_use]
    pub fn events(mut self) -> Self {
        self.now = Now::Events;
        self
    }

    fn with(mut self, thing: Thing) -> Self {
        self.things.push(thing);
        self
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position, in the first round. Nothing has run yet.
    ///
    /// # Panics
    /// If it names something that is not in the content or not on the map.
    pub fn state(&self, content: &Content) -> State {
        assert!(content.mission(&self.setup.mission).is_some(), "there is no mission {}", self.setup.mission);
        let mut state = flow::begin(content, &self.setup, Seed::from_number(self.seed));
        state.round = 1;
        state.frames = Frames::new(Frame::Round(self.step()));
        if let Now::Turn(agent) = self.now {
            state.frames.push(Frame::Turn(turn_of(agent)));
        }
        if let Now::Rank(agent) = self.now {
            state.frames.push(Frame::Promotion { agent });
        }
        let mut ctx = Ctx { content, state: &mut state, sink: Sink::silent() };
        for (n, &at) in self.agents.iter().enumerate() {
            let at = hex(ctx.state.board(content), at);
            let agent = FigureId(n as u8);
            ctx.tell("11", RoundEvent::Started { agent, at, facing: Facing::default() });
        }
        let (mut aliens, mut signals) = (0, 0);
        for thing in &self.things {
            match thing {
                Thing::Alien(card, at, player) => {
                    let alien = Self::alien_id(aliens);
                    aliens += 1;
                    appear(&mut ctx, alien, card, *at, *player);
                }
                Thing::Signal(is_alien, at) => {
                    let (signal, at) = (Self::signal_id(signals), hex(ctx.state.board(content), *at));
                    signals += 1;
                    ctx.tell("146", AlienEvent::SignalPlaced { signal, at, is_alien: *is_alien });
                }
                thing => thing.make(&mut ctx),
            }
        }
        state.hide(content);
        state
    }

    fn step(&self) -> RoundStep {
        match self.now {
            Now::Strategy => RoundStep::Alpha,
            Now::TurnBegins(turn) | Now::Rank(turn) => RoundStep::Battle { first: 0, turn },
            Now::Turn(turn) | Now::AlienTurn(turn) => RoundStep::Aliens { first: 0, turn },
            Now::Events => RoundStep::Event,
        }
    }
}

fn turn_of(agent: u8) -> TurnFrame {
    TurnFrame {
        agent: FigureId(agent),
        has_moved: false,
        has_fought: false,
        has_acted: false,
        has_left: false,
        stays: false,
        test: None,
    }
}

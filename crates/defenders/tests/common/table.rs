//! A turn in the middle of a mission, put together by hand and played by naming what happens: the board SEVEN or another drawing,
//! who stands where with what, and real dice, so that every face is chosen by the test.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::Value;
use sortie_boards::hex::{Area, Change, Facing, Hex, HexSet, Layout, Place, Side, Variants};
use sortie_defenders::content::mission::Lock;
use sortie_defenders::content::{Class, Grade};
use sortie_defenders::scenario::{Scenario, with_field};
use sortie_defenders::setup::TableOptions;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Content, Defenders, Event, Prompt, State, View, limits};
use sortie_kernel::{Game, Seat, Sink, Told, Viewer, run, step};

/// A position to be: a board, what stands on its sides, and a scenario on it. Everything is said before the first turn begins.
pub(crate) struct Setting {
    rows: Vec<String>,
    sides: Vec<([[i16; 2]; 2], Side)>,
    search: Vec<[i16; 2]>,
    n_agents: u8,
    scenario: Scenario,
}

impl Setting {
    /// A drawing as a board is drawn, without human view, close fights and friendly fire.
    pub(crate) fn on(rows: &[&str]) -> Self {
        Self {
            rows: rows.iter().map(|&row| row.to_owned()).collect(),
            sides: Vec::new(),
            search: Vec::new(),
            n_agents: 0,
            scenario: Scenario::on("field").turn_begins(0),
        }
    }

    /// Something stands on a side. A locked door is one that can be bashed.
    pub(crate) fn side(mut self, between: [[i16; 2]; 2], side: Side) -> Self {
        self.sides.push((between, side));
        self
    }

    /// The mission lets agents search there.
    pub(crate) fn search(mut self, at: [i16; 2]) -> Self {
        self.search.push(at);
        self
    }

    pub(crate) fn human_view(self) -> Self {
        let options =
            TableOptions { human_view: true, duel: false, friendly_fire: false, rank_defence: false };
        self.and(|scenario| scenario.options(options))
    }

    pub(crate) fn agent(mut self, class: Class, at: [i16; 2]) -> Self {
        self.n_agents += 1;
        self.and(|scenario| scenario.agent(class, at))
    }

    /// The agent named last has this skill, tactic or device.
    pub(crate) fn has(self, item: &str) -> Self {
        let owner = self.n_agents - 1;
        self.and(|scenario| scenario.holds(owner, item))
    }

    pub(crate) fn alien(self, card: &str, at: [i16; 2]) -> Self {
        self.and(|scenario| scenario.alien(card, at))
    }

    pub(crate) fn signal(self, is_alien: bool, at: [i16; 2]) -> Self {
        self.and(|scenario| scenario.signal(is_alien, at))
    }

    pub(crate) fn wounds(self, figure: FigureId, wounds: u8) -> Self {
        self.and(|scenario| scenario.wounds(figure, wounds))
    }

    pub(crate) fn facing(self, agent: u8, facing: u8) -> Self {
        let facing = Facing::new(facing).expect("a facing");
        self.and(|scenario| scenario.facing(agent, facing))
    }

    /// The agent named last has a jam on one of his weapons.
    pub(crate) fn jammed(self, gun: u8) -> Self {
        let owner = self.n_agents - 1;
        self.and(|scenario| scenario.jammed(owner, gun))
    }

    /// The agent named last has so many ammo tokens on one of his weapons.
    pub(crate) fn ammo(self, gun: u8, tokens: u8) -> Self {
        let owner = FigureId(self.n_agents - 1);
        self.and(|scenario| scenario.ammo(owner, gun, tokens))
    }

    /// The first agent takes what the rank of silver brings, before his turn.
    pub(crate) fn silver(self) -> Self {
        self.and(|scenario| scenario.grade(0, Grade::Silver).rank_taken(0))
    }

    /// Anything else of the scenario.
    pub(crate) fn and(self, change: impl FnOnce(Scenario) -> Scenario) -> Self {
        Self { scenario: change(self.scenario), ..self }
    }

    /// The first agent's turn begins.
    pub(crate) fn begin(self) -> Table {
        let content = self.content();
        let state = self.scenario.state(&content);
        Table::of(Arc::new(content), state)
    }

    fn content(&self) -> Content {
        let rows: Vec<&str> = self.rows.iter().map(String::as_str).collect();
        let mut layout = Layout::read(&rows).expect("a board");
        let at =
            |layout: &Layout, [x, y]: [i16; 2]| layout.hex_at(Place { x, y }).expect("a hex of the board");
        let (mut locks, mut changes) = (Vec::new(), Vec::new());
        for &([a, b], side) in &self.sides {
            let between = [at(&layout, a), at(&layout, b)];
            layout.set_side(between[0], between[1], side).expect("two neighbours");
            if side == Side::Locked {
                locks.push(Lock { between, is_locked: true, door: None });
                changes.push(Change::Side { between, becomes: Side::Door });
            }
        }
        let mut content = with_field(Content::shipped(), "field", &rows, &[]).expect("a drawing");
        let aracnos = content.alien("aracnos_green").expect("it ships") as u8;
        let search = self.search.iter().map(|&place| at(&layout, place)).collect::<HexSet>();
        let battle = content.battles.last_mut().expect("the field");
        battle.aliens = vec![aracnos; 2];
        battle.field.variants = Variants::new(layout, changes).expect("locks can be broken");
        battle.field.locks = locks;
        battle.field.rooms = battle.field.board(0).rooms();
        battle.field.search = search;
        content
    }
}

/// A position under way.
pub(crate) struct Table {
    pub(crate) content: Arc<Content>,
    pub(crate) state: State,
    /// Everything that happened.
    pub(crate) events: Vec<Told<Event>>,
    dice: VecDeque<&'static str>,
}

impl Table {
    /// A position, run to its first question.
    pub(crate) fn of(content: Arc<Content>, mut state: State) -> Self {
        let mut events = Vec::new();
        run::<Defenders>(&content, &mut state, &mut Sink::to(&mut events));
        Self { content, state, events, dice: VecDeque::new() }
    }

    /// What the next dice show, as a face is written: `hit+flash`. Where nothing is said a die shows an alien.
    pub(crate) fn dice(&mut self, faces: &[&'static str]) -> &mut Self {
        self.dice.extend(faces);
        self
    }

    /// A choice is made by the seat to which it is offered, and the dice that fall for it are reported.
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        let seat = self.seat_offered(choice);
        let seat = seat.unwrap_or_else(|| panic!("{choice:?} is not among {:?}", self.offers()));
        self.step(seat, choice);
        self.report();
        self
    }

    /// Reports dice as long as some fall.
    pub(crate) fn report(&mut self) {
        while let Prompt::Report { die, .. } = self.prompt() {
            let wanted = self.dice.pop_front().unwrap_or("alien");
            let shown = |symbols: Vec<String>| symbols.join("+") == wanted;
            let names = |face: usize| -> Vec<String> {
                let face = self.content.dice.faces(die)[face];
                Vec::from(face)
                    .into_iter()
                    .map(|symbol: sortie_defenders::dice::Symbol| symbol.to_string())
                    .collect()
            };
            let face = (0..10).find(|&face| shown(names(face)));
            let face = face.unwrap_or_else(|| panic!("no {die:?} die shows {wanted}")) as u8;
            let report = Choice::Report { face };
            let seat = self.seat_offered(report).expect("a face that is offered");
            self.step(seat, report);
        }
    }

    /// A figure walks there and ends its movement, without human view.
    pub(crate) fn walk(&mut self, to: [i16; 2]) -> &mut Self {
        let to = self.hex(to);
        self.choose(Choice::Go { to });
        if let Prompt::Movement { .. } = self.prompt() {
            self.choose(Choice::Halt);
        }
        self
    }

    fn step(&mut self, seat: Seat, choice: Choice) {
        let mut sink = Sink::to(&mut self.events);
        step::<Defenders>(&self.content, &mut self.state, seat, &choice, &mut sink).expect("an offer");
    }

    /// Everything that can be answered.
    pub(crate) fn offers(&self) -> Vec<Choice> {
        self.offered().into_iter().map(|(_, choice)| choice).collect()
    }

    /// Everything that can be answered, and by whom.
    pub(crate) fn offered(&self) -> Vec<(Seat, Choice)> {
        let mut offers = Vec::new();
        Defenders::offers(&self.content, &self.state, &mut offers);
        offers.into_iter().map(|offer| (offer.seat, offer.choice)).collect()
    }

    pub(crate) fn is_offered(&self, choice: Choice) -> bool {
        self.seat_offered(choice).is_some()
    }

    /// To whom a choice is offered.
    pub(crate) fn seat_offered(&self, choice: Choice) -> Option<Seat> {
        self.offered().into_iter().find(|(_, offered)| *offered == choice).map(|(seat, _)| seat)
    }

    pub(crate) fn prompt(&self) -> Prompt {
        Defenders::prompt(&self.content, &self.state, Viewer::Spectator)
    }

    pub(crate) fn view(&self) -> View {
        Defenders::view(&self.content, &self.state, Viewer::Spectator)
    }

    /// The rules and events after so many, as JSON, which names what is in them.
    pub(crate) fn told(&self, after: usize) -> Vec<(&'static str, Value)> {
        let told = self.events[after..].iter();
        told.map(|told| (told.rule.0, serde_json::to_value(&told.event).expect("plain data"))).collect()
    }

    /// The names of everything that happened after so many events.
    pub(crate) fn names(&self, after: usize) -> Vec<String> {
        let told = self.told(after).into_iter();
        told.map(|(_, event)| event["event"].as_str().expect("a name").to_owned()).collect()
    }

    /// The last event of a name, with its rule.
    pub(crate) fn last(&self, name: &str) -> (&'static str, Value) {
        let mut told = self.told(0).into_iter().rev();
        told.find(|(_, event)| event["event"] == name).unwrap_or_else(|| panic!("{name} never happened"))
    }

    pub(crate) fn happened(&self, name: &str) -> usize {
        self.names(0).iter().filter(|found| *found == name).count()
    }

    pub(crate) fn hex(&self, [x, y]: [i16; 2]) -> Hex {
        self.layout().hex_at(Place { x, y }).expect("a hex of the board")
    }

    /// Where a hex is drawn.
    pub(crate) fn place(&self, hex: Hex) -> [i16; 2] {
        let Place { x, y } = self.layout().place(hex);
        [x, y]
    }

    pub(crate) fn area(&self, letter: char) -> Area {
        self.layout().area_with(letter).expect("an area of the board")
    }

    pub(crate) fn layout(&self) -> &Layout {
        self.content.battles[usize::from(self.view().mission)].field.variants.layout()
    }

    /// Where a figure stands; nowhere off the map.
    pub(crate) fn at(&self, figure: FigureId) -> Option<[i16; 2]> {
        let view = self.view();
        let agents = view.agents.iter().filter_map(|agent| Some((agent.figure, agent.at?)));
        let drones = view.drones.iter().map(|drone| (drone.figure, drone.at));
        let aliens = view.aliens.iter().map(|alien| (alien.figure, alien.at));
        let signals = view.signals.iter().map(|signal| (signal.figure, signal.at));
        let mut all = agents.chain(drones).chain(aliens).chain(signals);
        all.find(|(other, _)| *other == figure).map(|(_, at)| self.place(at))
    }

    /// The hexes that are offered by one kind of choice, as they are drawn, in order.
    pub(crate) fn hexes(&self, of: impl Fn(Choice) -> Option<Hex>) -> Vec<[i16; 2]> {
        let mut hexes: Vec<[i16; 2]> =
            self.offers().into_iter().filter_map(of).map(|hex| self.place(hex)).collect();
        hexes.sort_unstable();
        hexes
    }
}

/// The n-th alien that was put on the board.
pub(crate) fn alien(n: u8) -> FigureId {
    FigureId(limits::ALIENS + n)
}

/// The n-th signal that was put on the board.
pub(crate) fn signal(n: u8) -> FigureId {
    FigureId(limits::SIGNALS + n)
}

/// The n-th agent.
pub(crate) fn agent(n: u8) -> FigureId {
    FigureId(n)
}

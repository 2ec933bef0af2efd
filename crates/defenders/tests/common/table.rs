//! A turn in the middle of a mission, put together by hand and played by naming what happens: the board SEVEN or another drawing,
//! who stands where with what, and real dice, so that every face is chosen by the test.
//!
//! A state is private to the game; it is saved as plain data, and that is where a position is written into it.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Value, json};
use sortie_boards::hex::{Area, Change, Hex, HexSet, Layout, Place, Side, Variants};
use sortie_defenders::content::mission::{Field, Lock, Mission};
use sortie_defenders::content::tiles::Tiles;
use sortie_defenders::content::{Book, Class};
use sortie_defenders::dice::Symbol;
use sortie_defenders::setup::TableOptions;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Content, Defenders, Difficulty, Event, Prompt, Setup, State, View, limits};
use sortie_kernel::{DiceSource, Game, Seat, Seed, Sink, Told, Viewer, run, step};

/// A position to be: everything is said before the first turn begins.
pub(crate) struct Setting {
    rows: Vec<String>,
    sides: Vec<([[i16; 2]; 2], Side)>,
    search: Vec<[i16; 2]>,
    agents: Vec<(Class, [i16; 2])>,
    aliens: Vec<(String, [i16; 2])>,
    signals: Vec<(bool, [i16; 2])>,
    held: Vec<(usize, &'static str, &'static str)>,
    patches: Vec<(String, Value)>,
    encounters: Option<Vec<u8>>,
    options: TableOptions,
}

impl Setting {
    /// A drawing as a board is drawn, without human view, close fights and friendly fire.
    pub(crate) fn on(rows: &[&str]) -> Self {
        Self {
            rows: rows.iter().map(|&row| row.to_owned()).collect(),
            sides: Vec::new(),
            search: Vec::new(),
            agents: Vec::new(),
            aliens: Vec::new(),
            signals: Vec::new(),
            held: Vec::new(),
            patches: Vec::new(),
            encounters: None,
            options: TableOptions {
                human_view: false,
                duel: false,
                friendly_fire: false,
                rank_defence: false,
            },
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

    pub(crate) fn human_view(mut self) -> Self {
        self.options.human_view = true;
        self
    }

    pub(crate) fn agent(mut self, class: Class, at: [i16; 2]) -> Self {
        self.agents.push((class, at));
        self
    }

    /// The agent named last has this skill, tactic or device.
    pub(crate) fn has(mut self, kind: &'static str, id: &'static str) -> Self {
        self.held.push((self.agents.len() - 1, kind, id));
        self
    }

    pub(crate) fn alien(mut self, card: &str, at: [i16; 2]) -> Self {
        self.aliens.push((card.to_owned(), at));
        self
    }

    pub(crate) fn signal(mut self, is_alien: bool, at: [i16; 2]) -> Self {
        self.signals.push((is_alien, at));
        self
    }

    /// A number of a figure as space knows it: `wounds`, `facing`, `is_immobilised`.
    pub(crate) fn body(self, figure: FigureId, key: &str, value: impl Into<Value>) -> Self {
        self.patch(&format!("/bodies/{}/{key}", figure.0), value)
    }

    /// Anything of the state, by its place in the saved game.
    pub(crate) fn patch(mut self, place: &str, value: impl Into<Value>) -> Self {
        self.patches.push((place.to_owned(), value.into()));
        self
    }

    /// The top of the encounter deck, the first card on top of all.
    pub(crate) fn encounters(mut self, cards: &[u8]) -> Self {
        self.encounters = Some(cards.to_vec());
        self
    }

    /// The first agent's turn begins.
    pub(crate) fn begin(self) -> Table {
        let content = Arc::new(self.content());
        let setup = Setup {
            agents: self.agents.iter().map(|(class, _)| *class).collect(),
            options: Some(self.options),
            dice: DiceSource::Physical,
            ..Setup::new("field", 1, Difficulty::Normal)
        };
        let state = Defenders::begin(&content, &setup, Seed::from_number(1));
        let mut saved = serde_json::to_value(&state).expect("a state is plain data");
        self.place(&content, &mut saved);
        for (place, value) in &self.patches {
            *saved.pointer_mut(place).unwrap_or_else(|| panic!("no {place} in a state")) = value.clone();
        }
        let mut state: State = serde_json::from_value(saved).expect("a state again");
        let mut events = Vec::new();
        run::<Defenders>(&content, &mut state, &mut Sink::to(&mut events));
        Table { content, state, events, dice: VecDeque::new() }
    }

    fn content(&self) -> Content {
        let layout = Layout::read(&self.rows).expect("a board");
        let at = |[x, y]: [i16; 2]| layout.hex_at(Place { x, y }).expect("a hex of the board");
        let mut drawn = layout.clone();
        let (mut locks, mut changes) = (Vec::new(), Vec::new());
        for &([a, b], side) in &self.sides {
            let between = [at(a), at(b)];
            drawn.set_side(between[0], between[1], side).expect("two neighbours");
            if side == Side::Locked {
                locks.push(Lock { between, is_locked: true, door: None });
                changes.push(Change::Side { between, becomes: Side::Door });
            }
        }
        let tiles = Tiles::shipped();
        let mission: Mission = toml::from_str(include_str!("field.toml")).expect("a mission");
        let mut field = Field::new(&mission, &tiles).expect("its map can be laid");
        field.variants = Variants::new(drawn, changes).expect("locks can be broken");
        field.locks = locks;
        field.rooms = field.board(0).rooms();
        field.search = self.search.iter().map(|&place| at(place)).collect::<HexSet>();
        field.start.clear();
        field.teleports = vec![(Symbol::Flash, field.board(0).centre(Area(0)))];
        let book = Book { missions: vec![mission], fields: vec![field], campaigns: Vec::new() };
        Content::shipped().with(book, &tiles)
    }

    /// Writes who stands where into a saved state.
    fn place(&self, content: &Content, saved: &mut Value) {
        saved["round"] = json!(1);
        saved["frames"] = json!([{ "Round": { "Battle": { "first": 0, "turn": 0 } } }]);
        let layout = content.battles[0].field.variants.layout();
        let hex = |[x, y]: [i16; 2]| layout.hex_at(Place { x, y }).expect("a hex of the board");
        for (n, &(_, at)) in self.agents.iter().enumerate() {
            saved["bodies"][n]["is_present"] = json!(true);
            saved["bodies"][n]["at"] = json!(hex(at));
        }
        for (n, (id, at)) in self.aliens.iter().enumerate() {
            let card = content.alien(id).unwrap_or_else(|| panic!("no alien {id}"));
            let printed = &content.aliens[card];
            let body = &mut saved["bodies"][usize::from(limits::ALIENS) + n];
            body["is_present"] = json!(true);
            body["at"] = json!(hex(*at));
            body["health"] = json!(printed.health);
            body["alien"] = json!({
                "species": printed.species.number(), "rank": printed.rank, "player": 0, "ignores_stealth": false,
                "is_grey": false,
            });
            let own = &mut saved["aliens"][n];
            own["card"] = json!(card);
            own["drawn_as"] = json!(card);
            let pile = saved["alien_deck"]["pile"].as_array_mut().expect("a pile");
            let drawn = pile.iter().position(|other| *other == json!(card)).expect("a card for each alien");
            pile.remove(drawn);
        }
        for (n, &(is_alien, at)) in self.signals.iter().enumerate() {
            let body = &mut saved["bodies"][usize::from(limits::SIGNALS) + n];
            body["is_present"] = json!(true);
            body["at"] = json!(hex(at));
            saved["signals"][n]["is_alien"] = json!(is_alien);
            let pile = saved["reserve"]["pile"].as_array_mut().expect("a pile");
            let kind = json!(u8::from(is_alien));
            let drawn = pile.iter().position(|other| *other == kind).expect("signals in reserve");
            pile.remove(drawn);
        }
        for &(agent, kind, id) in &self.held {
            let found = match kind {
                "skills" => content.skill(id),
                "tactics" => content.tactic(id),
                _ => content.device(id),
            };
            let item = found.unwrap_or_else(|| panic!("no {kind} {id}"));
            let held = &mut saved["agents"][agent][kind];
            let n = held["n"].as_u64().expect("a number") as usize;
            held["items"][n] = json!(item);
            held["n"] = json!(n + 1);
            let left = &mut saved["stock"][kind][item];
            *left = json!(left.as_u64().expect("a number") - 1);
        }
        if let Some(cards) = &self.encounters {
            let pile = saved["encounter_deck"]["pile"].as_array_mut().expect("a pile");
            pile.extend(cards.iter().rev().map(|card| json!(card)));
        }
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
        self
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
        let mut offers = Vec::new();
        Defenders::offers(&self.content, &self.state, &mut offers);
        offers.into_iter().map(|offer| offer.choice).collect()
    }

    pub(crate) fn is_offered(&self, choice: Choice) -> bool {
        self.seat_offered(choice).is_some()
    }

    /// To whom a choice is offered.
    pub(crate) fn seat_offered(&self, choice: Choice) -> Option<Seat> {
        let mut offers = Vec::new();
        Defenders::offers(&self.content, &self.state, &mut offers);
        offers.into_iter().find(|offer| offer.choice == choice).map(|offer| offer.seat)
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
        let layout = self.content.battles[0].field.variants.layout();
        layout.hex_at(Place { x, y }).expect("a hex of the board")
    }

    /// Where a hex is drawn.
    pub(crate) fn place(&self, hex: Hex) -> [i16; 2] {
        let Place { x, y } = self.content.battles[0].field.variants.layout().place(hex);
        [x, y]
    }

    pub(crate) fn area(&self, letter: char) -> Area {
        self.content.battles[0].field.variants.layout().area_with(letter).expect("an area of the board")
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

//! Positions played by hand: a table without terrain, units where a test wants them, dice that fall as it says.

use std::collections::VecDeque;

use serde_json::{Value, json};
use sortie_boards::plane::{Point, Table, Way};
use sortie_kernel::{
    Answers, Chance, DiceSource, Draw, Game, Occasion, Offer, Rule, Seat, Seed, Sink, Told, Viewer, run,
    step_unchecked,
};
use sortie_specops::action::Action;
use sortie_specops::content::{CardId, Content, SideId, TableMap};
use sortie_specops::dice::{AttackFace, DefenceFace};
use sortie_specops::event::{AttackEvent, RoundEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::view::FigureView;
use sortie_specops::{Choice, Die, Event, Face, Prompt, Setup, Specops, State, View};

use super::common::SHIPPED;

/// A place where nobody is in anybody's way.
pub(crate) const CENTRE: (i32, i32) = (4572, 5000);

/// A table under way. The first seat is blue; dice are reported, and fall as scripted or blank.
pub(crate) struct Drill {
    pub(crate) content: Content,
    pub(crate) state: State,
    /// Everything told so far.
    pub(crate) told: Vec<Told<Event>>,
    /// What attack and defence dice show next; blank when there is nothing.
    pub(crate) attack: VecDeque<AttackFace>,
    pub(crate) defence: VecDeque<DefenceFace>,
    draw: Draw,
}

/// What ships without terrain, and with no abilities but those of one card or side, if any is named.
pub(crate) fn bare(card: Option<CardId>, side: Option<SideId>) -> Content {
    let mut content = (**SHIPPED).clone();
    for table in &mut content.tables {
        table.pieces.clear();
        table.grounds =
            [(); 2].map(|()| Table::new([TableMap::SIDE; 2], Vec::new()).expect("an empty table"));
    }
    for (n, other) in content.cards.iter_mut().enumerate() {
        if card.is_none_or(|card| card.index() != n) {
            other.ability.clear();
        }
    }
    for (n, other) in content.sides.iter_mut().enumerate() {
        if side.is_none_or(|side| side.index() != n) {
            other.ability.clear();
        }
    }
    content
}

impl Drill {
    /// Two teams in set-up; with which sides blue plays is said. All units stand in rows far from each other in the end.
    pub(crate) fn new(content: Content, teams: [&str; 2], sides: [bool; 3]) -> Self {
        Self::of("priorities", content, teams, sides)
    }

    /// The same in some mission.
    pub(crate) fn of(mission: &str, content: Content, teams: [&str; 2], sides: [bool; 3]) -> Self {
        let mut setup = Setup::new(teams);
        setup.mission = Some(mission.into());
        setup.dice = DiceSource::Physical;
        let state = Specops::begin(&content, &setup, Seed::from_number(7));
        let (attack, defence) = Default::default();
        let mut drill = Self { content, state, told: Vec::new(), attack, defence, draw: chance(8) };
        // The second seat throws better and is red (C1.7).
        drill.attack = [AttackFace::Blank; 3].into_iter().chain([AttackFace::Crit; 3]).collect();
        drill.run();
        while !matches!(drill.prompt(), Prompt::Card { .. }) {
            let choice = match drill.prompt() {
                Prompt::Loadouts { missing, .. } => {
                    let sides = if missing.contains(&Colour::Blue) { sides } else { [false; 3] };
                    Some(Choice::Loadouts { sides })
                }
                _ => None,
            };
            match choice {
                Some(choice) => drill.act(choice),
                None => drill.anything(),
            }
        }
        let figures = drill.view().figures;
        for (n, figure) in figures.iter().enumerate() {
            let y = if figure.colour == Colour::Blue { 8900 } else { 244 };
            let before = figures[..n].iter().filter(|other| other.colour == figure.colour).count() as i32;
            drill.put(figure.id, (500 + 800 * before, y));
        }
        drill
    }

    /// The same with a content of its own, at the command cards of round 1, where blue plays one and red Standing Orders.
    pub(crate) fn play(&mut self, card: CardId) {
        let red = self.content.card_named("standing_orders").expect("a card");
        self.act(Choice::Play { card });
        self.act(Choice::Play { card: red });
    }

    fn run(&mut self) {
        run::<Specops>(&self.content, &mut self.state, &mut Sink::to(&mut self.told));
    }

    pub(crate) fn prompt(&self) -> Prompt {
        Specops::prompt(&self.content, &self.state, Viewer::Spectator)
    }

    pub(crate) fn view(&self) -> View {
        Specops::view(&self.content, &self.state, Viewer::Spectator)
    }

    pub(crate) fn answers(&self) -> Answers<Specops> {
        Answers::to(&self.content, &self.state)
    }

    pub(crate) fn offers(&self) -> Vec<Choice> {
        self.answers().offers.into_iter().map(|offer: Offer<Choice>| offer.choice).collect()
    }

    pub(crate) fn is_offered(&self, choice: Choice) -> bool {
        self.offers().contains(&choice)
    }

    /// An attack of whoever is active on somebody, with the weapon that is listed last.
    pub(crate) fn attack_on(&self, target: UnitId) -> Choice {
        let is_it = |choice: &Choice| matches!(choice, Choice::Attack { target: it, .. } if *it == target);
        let offers = self.offers();
        offers
            .iter()
            .copied()
            .rfind(is_it)
            .unwrap_or_else(|| panic!("{target:?} cannot be attacked: {offers:?}"))
    }

    /// Whoever may give this answer gives it.
    pub(crate) fn act(&mut self, choice: Choice) {
        let answers = self.answers();
        let seats = answers.seats();
        let tried: Vec<_> = seats
            .into_iter()
            .map(|seat| (seat, answers.check(&self.content, &self.state, seat, &choice)))
            .collect();
        let Some((seat, _)) = tried.iter().find(|(_, tried)| tried.is_ok()) else {
            panic!("{choice:?} at {:?}: {tried:?}", self.prompt());
        };
        self.give(*seat, choice);
    }

    fn give(&mut self, seat: Seat, choice: Choice) {
        let sink = &mut Sink::to(&mut self.told);
        step_unchecked::<Specops>(&self.content, &mut self.state, seat, &choice, sink);
    }

    /// What goes on with the least: dice as scripted, nothing that may be left, the first of what may not.
    pub(crate) fn anything(&mut self) {
        if let Prompt::Report { die, .. } = self.prompt() {
            let face = match die {
                Die::Attack(_) => Face::Attack(self.attack.pop_front().unwrap_or(AttackFace::Blank)),
                Die::Defence(_) => Face::Defence(self.defence.pop_front().unwrap_or(DefenceFace::Blank)),
            };
            return self.act(Choice::Report { face });
        }
        let answers = self.answers();
        let preferred = [Choice::Done {}, Choice::Pass {}];
        let found = answers.offers.iter().find(|offer| preferred.contains(&offer.choice));
        if let Some(offer) = found.or(answers.offers.first()) {
            return self.give(offer.seat, offer.choice);
        }
        let place =
            answers.regions.first().unwrap_or_else(|| panic!("nothing goes on at {:?}", self.prompt()));
        let choice = sample(&place.region, &self.content, &mut self.draw);
        self.give(place.seat, choice);
    }

    /// Dice fall, and nothing else happens.
    pub(crate) fn dice(&mut self) {
        while matches!(self.prompt(), Prompt::Report { .. }) {
            self.anything();
        }
    }

    /// Goes on with the least until something is asked.
    pub(crate) fn until(&mut self, is_it: impl Fn(&Prompt) -> bool) {
        for _ in 0..400 {
            if is_it(&self.prompt()) {
                return;
            }
            self.anything();
        }
        panic!("it is never asked; now {:?}", self.prompt());
    }

    /// A state that is changed as it would be written.
    pub(crate) fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut value = serde_json::to_value(&self.state).expect("plain data");
        change(&mut value);
        self.state = serde_json::from_value(value).expect("a state");
    }

    /// A unit stands there.
    pub(crate) fn put(&mut self, unit: UnitId, (x, y): (i32, i32)) {
        self.edit(|state| {
            let n = unit.index();
            state["units"][n]["place"] = json!("table");
            state["bodies"][n]["base"]["at"] = json!([x, y]);
            state["bodies"][n]["is_present"] = json!(true);
        });
    }

    /// A unit looks that way.
    pub(crate) fn turn(&mut self, unit: UnitId, facing: [i32; 2]) {
        self.edit(|state| state["bodies"][unit.index()]["facing"] = json!(facing));
    }

    /// Something beside a unit: a counter, `suppression`, `standby`, `shields`.
    pub(crate) fn token(&mut self, unit: UnitId, token: &str, to: impl Into<Value>) {
        let to = to.into();
        self.edit(|state| state["units"][unit.index()]["tokens"][token] = to);
    }

    /// Wounds.
    pub(crate) fn wound(&mut self, unit: UnitId, wounds: u8) {
        self.edit(|state| state["units"][unit.index()]["wounds"] = json!(wounds));
    }

    /// A unit is out of the game.
    pub(crate) fn defeat(&mut self, unit: UnitId) {
        self.edit(|state| {
            state["units"][unit.index()]["place"] = json!("defeated");
            state["bodies"][unit.index()]["is_present"] = json!(false);
        });
    }

    pub(crate) fn figure(&self, unit: UnitId) -> FigureView {
        self.view().figures[unit.index()].clone()
    }

    /// The units of a colour.
    pub(crate) fn units(&self, colour: Colour) -> Vec<UnitId> {
        self.view().figures.iter().filter(|figure| figure.colour == colour).map(|figure| figure.id).collect()
    }

    /// A move straight on, by so much.
    pub(crate) fn go(&mut self, unit: UnitId, action: Action, tool: u8, (dx, dy): (i32, i32)) {
        let at = self.figure(unit).at.expect("on the table");
        let end = Point::new(at.x() + dx, at.y() + dy);
        self.act(Choice::Move { action, tool, way: Way { joint: None, end }, on: None });
    }

    /// The first move that is granted, somewhere.
    pub(crate) fn go_anywhere(&mut self) {
        let answers = self.answers();
        let granted = answers.regions.first().expect("a move");
        let choice = sample(&granted.region, &self.content, &mut self.draw);
        self.give(granted.seat, choice);
    }

    /// What was told since, with its rule.
    pub(crate) fn since(&self, from: usize) -> Vec<(Rule, Event)> {
        self.told[from..].iter().map(|told| (told.rule, told.event.clone())).collect()
    }

    pub(crate) fn turns_since(&self, from: usize) -> Vec<(&'static str, TurnEvent)> {
        let turn = |(rule, event): (Rule, Event)| {
            if let Event::Turn(event) = event { Some((rule.0, event)) } else { None }
        };
        self.since(from).into_iter().filter_map(turn).collect()
    }

    pub(crate) fn rounds_since(&self, from: usize) -> Vec<(&'static str, RoundEvent)> {
        let round = |(rule, event): (Rule, Event)| {
            if let Event::Round(event) = event { Some((rule.0, event)) } else { None }
        };
        self.since(from).into_iter().filter_map(round).collect()
    }

    pub(crate) fn attacks_since(&self, from: usize) -> Vec<AttackEvent> {
        let attack =
            |(_, event): (Rule, Event)| if let Event::Attack(event) = event { Some(event) } else { None };
        self.since(from).into_iter().filter_map(attack).collect()
    }

    /// How far the story is.
    pub(crate) fn mark(&self) -> usize {
        self.told.len()
    }

    /// It is a unit's turn to act: all others do the least until then.
    pub(crate) fn activate(&mut self, unit: UnitId) {
        let colour = self.figure(unit).colour;
        for _ in 0..600 {
            match self.prompt() {
                Prompt::Act { unit: active, .. } if active == unit => return,
                Prompt::Turn { colour: turn }
                    if turn == colour && self.is_offered(Choice::Activate { unit }) =>
                {
                    self.act(Choice::Activate { unit });
                }
                Prompt::Turn { colour: turn } if turn == colour && self.is_offered(Choice::Draw {}) => {
                    self.act(Choice::Draw {});
                }
                Prompt::Turn { .. } => {
                    // Whoever is not waited for passes, or has somebody do nothing.
                    if self.is_offered(Choice::Pass {}) {
                        self.act(Choice::Pass {});
                    } else if self.is_offered(Choice::Draw {}) {
                        self.act(Choice::Draw {});
                    } else {
                        self.anything();
                    }
                }
                Prompt::Drawn { .. } if self.is_offered(Choice::Activate { unit }) => {
                    self.act(Choice::Activate { unit });
                }
                _ => self.anything(),
            }
        }
        panic!("{unit:?} is never activated; now {:?}", self.prompt());
    }

    /// Orders go to these if they can, then to whoever stands last in the list.
    pub(crate) fn order(&mut self, wanted: &[UnitId]) {
        while let Prompt::Order { .. } = self.prompt() {
            let offers = self.offers();
            let order = |unit: UnitId| Choice::Order { unit, by: None };
            let found = wanted.iter().map(|unit| order(*unit)).find(|choice| offers.contains(choice));
            let last = || {
                offers.iter().rev().find(|choice| matches!(choice, Choice::Order { by: None, .. })).copied()
            };
            match found.or_else(last) {
                Some(choice) => self.act(choice),
                None => self.anything(),
            }
        }
    }
}

fn sample(region: &sortie_specops::Region, content: &Content, draw: &mut Draw) -> Choice {
    <sortie_specops::Region as sortie_kernel::Region<Specops>>::sample(region, content, draw)
}

/// A source of chance that is no part of the game.
pub(crate) fn chance(seed: u64) -> Draw {
    Chance::new(Seed::from_number(seed)).on(Occasion { what: 0, whom: 0, round: 0, time: 0 })
}

//! One game twice: at the digital table, and reported beside a real one by people who see how it stands there. Where the rules ask of
//! space they are asked; where something is offered that only could be they let it be. Both tables then agree on everything but
//! where miniatures stand.

use serde_json::{Value, json};
use sortie_boards::plane::{Base, INCH, PieceId, Point};
use sortie_kernel::{Answers, Draw, Game, Offer, Seat, Seed, Sink, Viewer, run, step_unchecked};
use sortie_specops::beside::{Question, Spot};
use sortie_specops::content::{Content, MissionRules, TokenKind};
use sortie_specops::ids::{TokenId, UnitId};
use sortie_specops::profile::Rank;
use sortie_specops::side::Colour;
use sortie_specops::view::FigureView;
use sortie_specops::world::{Body, World};
use sortie_specops::{
    Choice, Lying, MissionDeed, Mode, Place, Prompt, Setup, Specops, State, View, view_for_bots,
};

use crate::play::common::{SHIPPED, setups};
use crate::play::drill::chance;

/// The same game at both tables.
struct Pair<'a> {
    content: &'a Content,
    truth: State,
    beside: State,
    draw: Draw,
    /// Where everybody stood last: a card may measure from somebody who has just fallen.
    stood: Vec<(Point, Option<PieceId>)>,
    /// How often people were asked, and how often they let something be that only could have been.
    asked: usize,
    declined: usize,
}

/// The real table, as people see it.
struct Sight<'a> {
    content: &'a Content,
    view: View,
    bodies: Vec<Body>,
}

impl<'a> Sight<'a> {
    fn of(content: &'a Content, state: &State, stood: &mut Vec<(Point, Option<PieceId>)>) -> Self {
        let view = view_for_bots(content, state, Viewer::Spectator);
        let ground = content.table(view.table.expect("a ready table")).ground(view.is_turned);
        stood.resize(view.figures.len(), (Point::new(0, 0), None));
        let body = |figure: &FigureView| {
            let stood = &mut stood[figure.id.index()];
            if let Some(at) = figure.at {
                *stood = (at, figure.on);
            }
            let (at, on) = *stood;
            let base = Base::new(at, figure.radius.into(), figure.height.into());
            let kind = match figure.is_vehicle {
                true => content.vehicles[figure.kind.index()].profile.kind,
                false => content.unit(figure.kind).profile.kind,
            };
            Body {
                base: base.moved(at, ground.level(on)),
                on,
                facing: figure.facing,
                side: figure.colour,
                kind,
                is_present: figure.place == Place::Table,
            }
        };
        let bodies = view.figures.iter().map(body).collect();
        Self { content, view, bodies }
    }

    fn world(&self) -> World<'_> {
        let table = self.content.table(self.view.table.expect("a ready table")).ground(self.view.is_turned);
        World { table, bodies: &self.bodies, markers: &[], condition: self.view.condition }
    }

    fn base(&self, unit: UnitId) -> Base {
        self.bodies[unit.index()].base
    }

    fn rules(&self) -> MissionRules {
        self.content.mission(self.view.mission.expect("it is known")).rules
    }

    /// The enemy a unit has moved into contact with.
    fn touched(&self, unit: UnitId) -> Option<UnitId> {
        self.world().in_melee_with(unit).next()
    }

    fn is_near_token(&self, unit: UnitId, token: TokenId, inches: u8) -> bool {
        let token = self.view.tokens.iter().find(|it| it.id == token).expect("on the table");
        let ground = self.world().table;
        let disc = Base::new(token.at, 127, 0).moved(token.at, ground.level(token.on));
        match inches {
            0 => self.base(unit).touches(disc),
            inches => self.base(unit).is_within(disc, u32::from(inches) * INCH),
        }
    }

    fn is_near(&self, of: Spot, (inches, in_sight): (u8, bool), unit: UnitId) -> bool {
        let of_kind = |is_it: &dyn Fn(TokenKind) -> bool| {
            let tokens = self.view.tokens.iter().filter(|token| match token.what {
                Lying::Objective(kind) => is_it(kind),
                Lying::Covert(_) => false,
            });
            tokens.map(|token| token.id).collect::<Vec<_>>()
        };
        match of {
            Spot::Unit(of) => {
                let is_near = self.base(of).is_within(self.base(unit), u32::from(inches) * INCH);
                is_near && (!in_sight || self.world().sees(of, unit))
            }
            Spot::Token(token) => self.is_near_token(unit, token, inches),
            Spot::Objective => of_kind(&|_| true).iter().any(|it| self.is_near_token(unit, *it, inches)),
            // A blue support unit jams what it touches (M2.11).
            Spot::Transmitter => {
                let figures = || self.view.figures.iter();
                let jams = |it: &FigureView, token: TokenId| {
                    let is_one = it.colour == Colour::Blue && it.rank == Rank::Support && !it.is_vehicle;
                    is_one && it.place == Place::Table && self.is_near_token(it.id, token, 0)
                };
                let is_open = |token: &TokenId| !figures().any(|it| jams(it, *token));
                let all = of_kind(&|kind| kind == TokenKind::Transmitter);
                all.iter().filter(|it| is_open(it)).any(|it| self.is_near_token(unit, *it, inches))
            }
        }
    }

    /// What people say.
    fn answer(&self, question: Question, near: sortie_specops::ids::Units) -> Choice {
        match question {
            Question::Near { of, inches, in_sight, among } => {
                let is_near = |unit: &UnitId| self.is_near(of, (inches, in_sight), *unit);
                match among.without(near).iter().find(is_near) {
                    Some(unit) => Choice::Pick { unit },
                    None => Choice::Done {},
                }
            }
            Question::Cover { attacker, defender } => {
                let escorts = self.rules() == MissionRules::Vehicle
                    && self.view.figures[defender.index()].colour == Colour::Blue;
                let vehicle = self.view.figures.iter().find(|it| it.is_vehicle && it.place == Place::Table);
                let is_beside = vehicle.is_some_and(|it| self.base(it.id).touches(self.base(defender)));
                let n = match escorts && is_beside {
                    true => 2,
                    false => self.world().obscured(attacker, defender).cover as u8,
                };
                Choice::Say { n }
            }
            Question::Arc { of, from, arc } => {
                let facing = self.bodies[of.index()].facing;
                Choice::Say { n: self.base(of).has_in(facing, arc, self.base(from).footprint()).into() }
            }
            Question::Inches { from, to } => {
                Choice::Say { n: self.base(from).inches(self.base(to)).min(10) as u8 }
            }
        }
    }
}

impl<'a> Pair<'a> {
    fn new(content: &'a Content, setup: &Setup, seed: u64) -> Self {
        let beside = Setup { mode: Mode::Companion, ..setup.clone() };
        let begun = |setup: &Setup| {
            let mut state = Specops::begin(content, setup, Seed::from_number(seed));
            run::<Specops>(content, &mut state, &mut Sink::silent());
            state
        };
        let (truth, beside) = (begun(setup), begun(&beside));
        Self { content, truth, beside, draw: chance(seed), stood: Vec::new(), asked: 0, declined: 0 }
    }

    fn prompts(&self) -> [Prompt; 2] {
        [&self.truth, &self.beside].map(|state| Specops::prompt(self.content, state, Viewer::Spectator))
    }

    /// Any answer at the digital table.
    fn drawn(&mut self) -> (Seat, Choice) {
        let answers = Answers::<Specops>::to(self.content, &self.truth);
        let n = (answers.offers.len() + 3 * answers.regions.len()) as u32;
        let at = self.draw.below(n) as usize;
        match answers.offers.get(at) {
            Some(offer) => (offer.seat, offer.choice),
            None => {
                let offer = &answers.regions[(at - answers.offers.len()) / 3];
                (
                    offer.seat,
                    sortie_kernel::Region::<Specops>::sample(&offer.region, self.content, &mut self.draw),
                )
            }
        }
    }

    fn give(content: &Content, state: &mut State, seat: Seat, choice: Choice) {
        step_unchecked::<Specops>(content, state, seat, &choice, &mut Sink::silent());
    }

    /// The same is reported beside the real table, by whoever may.
    fn report(&mut self, seat: Option<Seat>, choice: Choice) {
        let offers = Answers::<Specops>::to(self.content, &self.beside).offers;
        let is_it = |offer: &&Offer<Choice>| {
            is_reported_as(choice, offer.choice) && seat.is_none_or(|seat| offer.seat == seat)
        };
        let offer = offers.iter().find(is_it);
        let [_, prompt] = self.prompts();
        let offer = offer.unwrap_or_else(|| panic!("{choice:?} is not among {offers:?} at {prompt:?}"));
        Self::give(self.content, &mut self.beside, offer.seat, offer.choice);
    }

    /// One step of both, or of the one that is asked more than the other.
    fn step(&mut self) {
        let [truth, beside] = self.prompts();
        if let Prompt::Question { question, near } = beside {
            self.asked += 1;
            let answer = Sight::of(self.content, &self.truth, &mut self.stood).answer(question, near);
            return self.report(None, answer);
        }
        match truth {
            // On a real table nobody has to be told.
            Prompt::Orient | Prompt::Lay { .. } | Prompt::Facing { .. } => {
                let (seat, choice) = self.drawn();
                return Self::give(self.content, &mut self.truth, seat, choice);
            }
            _ => {}
        }
        if !is_same(&truth, &beside) {
            return self.decline(&truth, &beside);
        }
        self.compare();
        let (seat, choice) = self.drawn();
        Sight::of(self.content, &self.truth, &mut self.stood);
        Self::give(self.content, &mut self.truth, seat, choice);
        let sight = Sight::of(self.content, &self.truth, &mut self.stood);
        let reported = match choice {
            Choice::Move { action, .. } => {
                let unit = moved(&truth);
                Choice::Go { action, into: sight.touched(unit) }
            }
            Choice::Place { unit, .. } => Choice::Stand { unit },
            Choice::Hide { unit, .. } => Choice::Hide { unit, at: Point::new(0, 0) },
            other => other,
        };
        self.report(Some(seat), reported);
    }

    /// What could have been and was not: somebody was too far away, or saw nothing.
    fn decline(&mut self, truth: &Prompt, beside: &Prompt) {
        self.declined += 1;
        let offers = Answers::<Specops>::to(self.content, &self.beside).offers;
        let done = offers.iter().find(|offer| offer.choice == (Choice::Done {}));
        // Which of several effects comes first is a choice although some of them do nothing in the end.
        let is_order = matches!(beside, Prompt::Effects { .. });
        let Some(offer) = done.or(offers.first().filter(|_| is_order)) else {
            panic!("{truth:?} at the digital table, {beside:?} beside the real one: {offers:?}");
        };
        Self::give(self.content, &mut self.beside, offer.seat, offer.choice);
    }

    /// Both tables agree on all but where miniatures stand, for everybody who looks.
    fn compare(&self) {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            let seen = [&self.truth, &self.beside].map(|state| placeless(self.content, state, viewer));
            assert_eq!(seen[0], seen[1], "{viewer:?}");
        }
    }
}

/// Whether one answer reports the other. Tokens of a kind do the same (S16), but for packages: which one it is nobody has to say.
fn is_reported_as(choice: Choice, offered: Choice) -> bool {
    match (choice, offered) {
        (Choice::Mission { deed, unit, .. }, Choice::Mission { deed: other, unit: with, .. })
            if deed != MissionDeed::Secure =>
        {
            deed == other && unit == with
        }
        (choice, offered) => choice == offered,
    }
}

/// Whose move was answered.
fn moved(prompt: &Prompt) -> UnitId {
    match prompt {
        Prompt::Act { unit, .. } | Prompt::Granted { unit, .. } => *unit,
        other => panic!("nobody moves at {other:?}"),
    }
}

/// Whether both are asked the same: beside a real table more effects may wait for a moment.
fn is_same(truth: &Prompt, beside: &Prompt) -> bool {
    truth == beside
}

/// A view without positions.
fn placeless(content: &Content, state: &State, viewer: Viewer) -> Value {
    let mut view = serde_json::to_value(view_for_bots(content, state, viewer)).expect("plain data");
    for figure in view["figures"].as_array_mut().expect("a list") {
        for place in ["at", "on", "facing"] {
            figure[place] = json!(null);
        }
        // What a unit is near says what cards give it: people are asked once it matters.
        for given in ["keywords", "weapons"] {
            figure[given] = json!(null);
        }
    }
    for token in view["tokens"].as_array_mut().expect("a list") {
        for place in ["at", "on"] {
            token[place] = json!(null);
        }
    }
    for place in ["is_turned", "contacts", "attack"] {
        view[place] = json!(null);
    }
    view
}

/// Every mission to its end, beside a real table as at the digital one.
///
/// specops C6.2, C7.11, C9.12, M1.5, M2.6, M2.7, M3.5, M3.9, M4.3, M4.5
#[test]
fn both_tables_agree() {
    let (mut asked, mut declined) = (0, 0);
    for (seed, setup) in setups(20).iter().enumerate() {
        let mut pair = Pair::new(&SHIPPED, setup, seed as u64);
        let mut steps = 0;
        while Specops::outcome(&pair.truth).is_none() {
            pair.step();
            steps += 1;
            assert!(steps < 20_000, "it goes on for ever");
        }
        while Specops::outcome(&pair.beside).is_none() {
            let [truth, beside] = pair.prompts();
            match beside {
                Prompt::Question { .. } => pair.step(),
                beside => pair.decline(&truth, &beside),
            }
        }
        assert_eq!(Specops::outcome(&pair.truth), Specops::outcome(&pair.beside), "{setup:?}");
        asked += pair.asked;
        declined += pair.declined;
    }
    assert!(asked > 200 && declined > 200, "asked {asked}, declined {declined}");
}

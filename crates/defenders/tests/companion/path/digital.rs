//! A game at the digital table, with all that people would say of it beside a real one: what happened, what was chosen where both ask,
//! which dice fell, and where everybody stood at each moment.

use std::collections::VecDeque;
use std::rc::Rc;

use sortie_defenders::beside::Report;
use sortie_defenders::content::mission::{MissionRule, OwnTrigger, Trigger};
use sortie_defenders::event::{AlienEvent, AttackEvent, RoundEvent, StoryEvent, TurnEvent};
use sortie_defenders::mind::Thought;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Defenders, Event, Mode, Prompt, Rolled, State, View};
use sortie_kernel::{Chance, Game, Occasion, Offer, Seed, Sink, Told, Viewer, run, step};

use super::super::table::content;
use super::marks::{Mark, mark};
use super::places::Places;
use super::setup;

/// What people would say of it beside a real table.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Fact {
    Report(Report),
    /// An action of the mission, at what it was done if that is a figure, and the dice that fell for it.
    Act {
        choice: Choice,
        whom: Option<FigureId>,
        dice: Vec<Rolled>,
    },
    Search {
        dice: Vec<Rolled>,
    },
    EndTurn(FigureId),
}

/// A game at the digital table.
#[derive(Default)]
pub(super) struct Digital {
    pub(super) marks: Vec<Mark>,
    /// With the number of marks before them.
    pub(super) facts: VecDeque<(usize, Fact)>,
    /// Where both tables ask.
    pub(super) chosen: Vec<(Prompt, Choice)>,
    pub(super) called: VecDeque<Vec<FigureId>>,
    /// Whom events were about, where the players chose.
    pub(super) events: Vec<(Prompt, Choice)>,
    /// Dice of tests.
    pub(super) tests: VecDeque<Rolled>,
    /// Where everybody was when each mark was told.
    pub(super) places: Vec<Rc<Places>>,
    now: Rc<Places>,
    mission: u8,
    /// Attacks under way, one inside the other.
    attacks: usize,
    in_event: bool,
    /// Who acts at the word of another (177): whom that calls is the table's to say.
    commanded: Option<FigureId>,
    /// Who moved last.
    mover: Option<FigureId>,
    /// A mine goes off.
    is_mine: bool,
    /// Aliens for which a rule waits to be hurt by a mine.
    awaited: Vec<FigureId>,
}

/// Whether both tables ask it in the same way.
fn is_common(prompt: &Prompt, choice: &Choice, view: &View) -> bool {
    match (prompt, choice) {
        (
            Prompt::Equip { .. }
            | Prompt::Weapon { .. }
            | Prompt::Give
            | Prompt::Alpha
            | Prompt::Rank
            | Prompt::Reinforcement
            | Prompt::Supplies
            | Prompt::Acting { .. }
            | Prompt::Found { .. }
            | Prompt::Scouting { .. },
            _,
        )
        | (Prompt::Power { .. }, Choice::TakeDevice { .. })
        | (Prompt::Story, Choice::Option { .. } | Choice::Pick { .. }) => true,
        // Which teleport point moves away.
        (Prompt::Place, Choice::Place { at }) => view.points.iter().any(|point| point.at == *at),
        _ => false,
    }
}

impl Digital {
    /// Plays a mission by chance.
    pub(super) fn play(mission: &str, n_agents: usize, seed: u64) -> Self {
        let mut draw =
            Chance::new(Seed::from_number(seed)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 });
        let mut state =
            Defenders::begin(content(), &setup(mission, Mode::Table, n_agents), Seed::from_number(seed));
        let mut told: Vec<Told<Event>> = Vec::new();
        run::<Defenders>(content(), &mut state, &mut Sink::to(&mut told));
        let mut all =
            Self { mission: content().mission(mission).expect("it ships") as u8, ..Self::default() };
        loop {
            for (n, one) in told.iter().enumerate() {
                all.hear(one, &told[n + 1..]);
            }
            told.clear();
            if Defenders::outcome(&state).is_some() {
                return all;
            }
            let view = Defenders::view(content(), &state, Viewer::Spectator);
            all.now = Rc::new(Places::of(&view, &all.now));
            let mut offers: Vec<Offer<Choice>> = Vec::new();
            Defenders::offers(content(), &state, &mut offers);
            // Drones are people's own, and of no concern to a mission.
            offers.retain(|offer| !matches!(offer.choice, Choice::Operate { .. }));
            let offer = offers[draw.below(offers.len() as u32) as usize];
            all.chooses(&state, &view, offer.choice);
            step::<Defenders>(content(), &mut state, offer.seat, &offer.choice, &mut Sink::to(&mut told))
                .expect("it was offered");
        }
    }

    fn chooses(&mut self, state: &State, view: &View, choice: Choice) {
        let prompt = Defenders::prompt(content(), state, Viewer::Spectator);
        match choice {
            Choice::Act { at, .. } => {
                let whom = self.now.who_is_at(at);
                self.say(Fact::Act { choice, whom, dice: Vec::new() });
            }
            Choice::Search => self.say(Fact::Search { dice: Vec::new() }),
            _ => {}
        }
        if matches!((&prompt, choice), (Prompt::Event { .. }, Choice::Pick { .. } | Choice::Restore { .. })) {
            self.events.push((prompt, choice));
        } else if is_common(&prompt, &choice, view) {
            self.chosen.push((prompt, choice));
        }
    }

    fn say(&mut self, fact: Fact) {
        self.facts.push_back((self.marks.len(), fact));
    }

    fn report(&mut self, report: Report) {
        self.say(Fact::Report(report));
    }

    fn hear(&mut self, told: &Told<Event>, next: &[Told<Event>]) {
        let event = &told.event;
        // Whatever else happens, the mine has done its work.
        if !matches!(
            event,
            Event::Attack(_) | Event::Story(_) | Event::Round(RoundEvent::FragmentGained { .. })
        ) {
            self.is_mine = false;
        }
        match event {
            Event::Alien(AlienEvent::Called { aliens }) => self.called.push_back(aliens.clone()),
            Event::Alien(AlienEvent::EventDrawn { .. }) => self.in_event = true,
            Event::Alien(AlienEvent::EventOver { .. }) => self.in_event = false,
            Event::Alien(AlienEvent::Thought { thought: Thought::Commands { whom }, .. }) => {
                self.commanded = Some(*whom);
            }
            Event::Attack(AttackEvent::Declared { .. }) => self.attacks += 1,
            Event::Attack(AttackEvent::Over) => self.attacks = self.attacks.saturating_sub(1),
            Event::Attack(AttackEvent::Rolled { dice, .. }) if self.attacks == 0 => self.rolled(dice, next),
            _ => {}
        }
        let before = self.now.clone();
        Rc::make_mut(&mut self.now).follow(event);
        self.facts_of(told, &before);
        let obeys =
            matches!(event, Event::Alien(AlienEvent::Activated { alien }) if self.commanded == Some(*alien));
        if obeys {
            self.commanded = None;
        } else if let Some(mark) = mark(event) {
            self.places.push(before);
            self.marks.push(mark);
        }
    }

    /// Dice that are neither an attack's nor a teleport's nor for a rank: of an action, of a search, of a test.
    fn rolled(&mut self, dice: &[Rolled], next: &[Told<Event>]) {
        let others =
            next.iter().find(|told| !matches!(told.event, Event::Attack(AttackEvent::Rolled { .. })));
        let is_known = others.is_some_and(|told| {
            matches!(
                told.event,
                Event::Round(RoundEvent::RankRolled { .. })
                    | Event::Alien(AlienEvent::PointRolled { .. } | AlienEvent::SignalStrayed { .. })
                    | Event::Turn(TurnEvent::Evaded { .. })
            )
        });
        if is_known {
            return;
        }
        match self.facts.back_mut() {
            Some((_, Fact::Act { dice: own, .. } | Fact::Search { dice: own })) if own.is_empty() => {
                *own = dice.to_vec();
            }
            _ => self.tests.extend(dice),
        }
    }

    fn facts_of(&mut self, told: &Told<Event>, before: &Places) {
        match told.event {
            // What a rule or an event wounds and an event heals is done at both tables, and so is what a mine does to who set it off,
            // and to whom a rule waits for.
            Event::Attack(AttackEvent::Wounded { figure, total, .. }) => {
                let is_known = Some(figure) == self.mover || self.awaited.contains(&figure);
                let report = Report::Wounds { figure, wounds: total };
                if told.rule.0 != "116" {
                    self.report(report);
                } else if self.is_mine && !is_known {
                    // Who dies of it is dead before rules are called that wait for the mine.
                    let is_mine =
                        |(_, fact): &(usize, Fact)| matches!(fact, Fact::Report(Report::Mine { .. }));
                    let n = self.facts.iter().rposition(is_mine).unwrap_or(self.facts.len());
                    let at = self.facts.get(n).map_or(self.marks.len(), |(at, _)| *at);
                    self.facts.insert(n, (at, Fact::Report(report)));
                }
            }
            Event::Attack(AttackEvent::Healed { figure, total, .. })
                if !self.in_event || told.rule.0 != "169" =>
            {
                self.report(Report::Wounds { figure, wounds: total });
            }
            Event::Attack(AttackEvent::Died { figure }) if figure.0 < 5 => {
                self.report(Report::Died { agent: figure });
            }
            Event::Alien(AlienEvent::Revealed { signal, .. }) => self.report(Report::Seen { signal }),
            Event::Alien(AlienEvent::SignalDestroyed { signal, .. }) => {
                self.report(Report::Destroyed { signal });
            }
            Event::Turn(TurnEvent::PowerUsed { source, .. }) => self.report(Report::Used { source }),
            Event::Story(StoryEvent::ArmouryTaken { armoury, agent, .. }) => {
                self.report(Report::Armoury { agent, armoury });
            }
            Event::Story(StoryEvent::MineGone { .. }) => {
                self.is_mine = true;
                if let Some(alien) = self.mover {
                    self.report(Report::Mine { alien });
                }
            }
            Event::Story(StoryEvent::Named { figure, alien }) => {
                let mission = &content().missions[usize::from(self.mission)];
                let waits = |rule: &&MissionRule| match &rule.when {
                    Trigger::Own(OwnTrigger::Mined(name)) => mission.figure(name) == Some(figure.into()),
                    _ => false,
                };
                if mission.rule.iter().find(waits).is_some() {
                    self.awaited.push(alien);
                }
            }
            Event::Round(RoundEvent::TurnEnded { agent }) => self.say(Fact::EndTurn(agent)),
            Event::Alien(AlienEvent::Moved { alien, .. } | AlienEvent::Appeared { alien, .. }) => {
                self.mover = Some(alien);
            }
            Event::Attack(AttackEvent::Pushed { figure, to })
            | Event::Turn(
                TurnEvent::Walked { figure, to, .. }
                | TurnEvent::Placed { figure, at: to }
                | TurnEvent::Leapt { agent: figure, to }
                | TurnEvent::Redeployed { agent: figure, to },
            ) => {
                if figure.0 < 5 {
                    before.entered(figure, to).into_iter().for_each(|report| self.report(report));
                } else {
                    self.mover = Some(figure);
                }
            }
            _ => {}
        }
    }
}

//! A table that plays the mission: it knows rounds, signals and who stands on which point.

use sortie_mission::run::{self, Agenda, Change, Level, Next, Progress, Running, Stage, Table};
use sortie_mission::{Mission as _, Rule};

use super::mission::Mission;
use super::words::{Agents, Asked, Difficulty, Effect, Follows, Happens, Hex, Kind, Party, Trigger};

/// A rule, a peril, or what comes at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Root {
    Rule(usize),
    Peril(usize),
    Won,
    Lost,
}

/// An agent, by number.
pub(crate) type Agent = u8;

/// What the mission asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Question {
    /// Read a page.
    Page(String),
    /// One of these answers.
    Options(Vec<usize>),
    /// How many successes somebody rolled.
    Successes(Agent),
}

#[derive(Debug)]
pub(crate) struct Desert<'c> {
    printed: &'c Mission,
    party: Party,
    pub(crate) round: i16,
    pub(crate) progress: Progress,
    agenda: Agenda<Root, Agent, String>,
    pub(crate) flags: Vec<String>,
    pub(crate) signals: Vec<(Hex, Kind)>,
    pub(crate) attached: Vec<String>,
    pub(crate) over: Option<(bool, String)>,
    /// Everything that changed, in words.
    pub(crate) log: Vec<String>,
}

impl<'c> Desert<'c> {
    pub(crate) fn new(printed: &'c Mission, n_players: usize, difficulty: Difficulty) -> Self {
        let mut table = Self {
            printed,
            party: Party::new(n_players, difficulty),
            round: 1,
            progress: Progress::default(),
            agenda: Agenda::default(),
            flags: Vec::new(),
            signals: Vec::new(),
            attached: Vec::new(),
            over: None,
            log: Vec::new(),
        };
        run::started(&mut table);
        table
    }

    /// Somebody has done something that rules may wait for.
    pub(crate) fn happens(&mut self, agent: Agent, what: &Happens) {
        run::call_each(self, |_, rule| match &rule.when {
            Trigger::Own(own) => (own == what).then_some(Some(agent)),
            _ => None,
        });
    }

    /// A round ends, with its perils, and the next one begins.
    pub(crate) fn end_round(&mut self) {
        run::round_ended(self, |_, _| None);
        for peril in run::perils(self) {
            self.agenda.call(Root::Peril(peril), None, 0);
        }
    }

    /// Goes on until something is asked, or everything that was called is done.
    pub(crate) fn go_on(&mut self) -> Option<Question> {
        loop {
            if self.agenda.running.is_none() && !self.agenda.begin_next() {
                return None;
            }
            if let Some(question) = self.question() {
                return Some(question);
            }
            match run::step(self) {
                Next::Nothing => {}
                Next::Finish => self.agenda.running = None,
                Next::Test(test) => {
                    let Some(running) = &mut self.agenda.running else { continue };
                    let level = *running.level();
                    match (running.answered.take(), level.done) {
                        // Who did it has tested; back from the outcome.
                        (None, 1) => running.next(),
                        (None, _) => running.testing = level.actor,
                        (Some(successes), _) => {
                            let outcome = test.outcome(successes, self.party).expect("every roll has one");
                            running.testing = None;
                            running.level_mut().done = 1;
                            running.enter(Level::new(outcome as u8, level.actor, successes));
                        }
                    }
                }
                Next::Own(effect) => {
                    self.running_mut().expect("it is at work").next();
                    self.carry_out(effect);
                }
            }
        }
    }

    fn question(&self) -> Option<Question> {
        let running = self.agenda.running.as_ref()?;
        if let Some(page) = running.pages.first() {
            return Some(Question::Page(page.clone()));
        }
        if let (Some(agent), None) = (running.testing, running.answered) {
            return Some(Question::Successes(agent));
        }
        match running.effect(self.list()?)? {
            Effect::Choose { options, .. } => {
                let open = options.iter().enumerate();
                let open = open.filter(|(_, option)| run::holds(self, &option.given));
                Some(Question::Options(open.map(|(n, _)| n).collect()))
            }
            _ => None,
        }
    }

    pub(crate) fn read_page(&mut self) {
        self.running_mut().expect("something is asked").pages.remove(0);
    }

    pub(crate) fn choose(&mut self, option: u8) {
        let running = self.running_mut().expect("something is asked");
        let level = *running.level();
        running.enter(Level::new(option, level.actor, level.successes));
    }

    pub(crate) fn roll(&mut self, successes: u8) {
        self.running_mut().expect("something is asked").answered = Some(successes);
    }

    fn carry_out(&mut self, effect: &Follows) {
        match effect {
            Follows::Signal { at, kind, n } => {
                (0..n.of(self.party)).for_each(|_| self.signals.push((*at, *kind)));
            }
            Follows::Attach(tile) => self.attached.push(tile.clone()),
        }
    }
}

impl Table for Desert<'_> {
    type Mission = Mission;

    fn mission(&self) -> Option<&Mission> {
        Some(self.printed)
    }

    fn progress(&self) -> Option<&Progress> {
        Some(&self.progress)
    }

    fn scene(&self) -> Option<usize> {
        Some(0)
    }

    fn party(&self) -> Party {
        self.party
    }

    fn round(&self) -> i16 {
        self.round
    }

    fn has_flag(&self, flag: &str) -> bool {
        self.flags.iter().any(|known| known == flag)
    }

    fn has_played(&self, _: &str, _: bool) -> bool {
        false
    }

    fn has_met(&self, _: &str) -> bool {
        false
    }

    fn is_so(&self, given: &Asked) -> bool {
        match given {
            Asked::Signals(is) => is.has(self.signals.len() as i16, self.party),
        }
    }
}

impl<'c> Stage<'c> for Desert<'c> {
    type Root = Root;
    type Actor = Agent;
    type Page = String;
    type Found = Option<Agent>;

    fn printed(&self) -> Option<&'c Mission> {
        Some(self.printed)
    }

    fn progress_mut(&mut self) -> Option<&mut Progress> {
        Some(&mut self.progress)
    }

    fn running_mut(&mut self) -> Option<&mut Running<Root, Agent, String>> {
        self.agenda.running.as_mut()
    }

    fn list(&self) -> Option<&'c [Effect]> {
        Some(match self.agenda.running.as_ref()?.root {
            Root::Rule(n) => &self.printed.rules()[n].effect,
            Root::Peril(n) => &self.printed.perils()[n].effect,
            Root::Won => self.printed.won(),
            Root::Lost => self.printed.lost(),
        })
    }

    fn is_over(&self) -> bool {
        self.over.is_some()
    }

    fn call_rule(&mut self, number: usize, _: &'c Rule<Agents>, found: Option<Agent>) {
        self.progress.fire(number);
        self.agenda.call(Root::Rule(number), found, 0);
    }

    fn change(&mut self, change: Change<'c>) {
        self.log.push(format!("{change:?}"));
        match change {
            Change::Say { word, .. } => {
                self.running_mut().expect("somebody says it").pages.push(word.to_owned());
            }
            Change::Flag { flag, set } => {
                self.flags.retain(|known| known != flag);
                if set {
                    self.flags.push(flag.to_owned());
                }
            }
            Change::Decide { won, how } => {
                self.over = Some((won, how.to_owned()));
                self.agenda.clear();
                self.agenda.call(if won { Root::Won } else { Root::Lost }, None, 0);
            }
            Change::GoTo(_)
            | Change::Objective(_)
            | Change::Offer(_)
            | Change::Complete(_)
            | Change::Fail(_)
            | Change::Count { .. } => {}
        }
    }
}

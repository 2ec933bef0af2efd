//! A small campaign, played by naming what the team does.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use sortie_alliance::content::{Campaign, Content, Mission};
use sortie_alliance::{
    Alliance, CampaignPick, CampaignView, Choice, Event, Order, Plan, Prompt, Question, Setup, View,
};
use sortie_kernel::{Game, Refusal, Seat, Seed, Table, Told, Viewer};

/// What ships, and the campaign of `test.toml`.
pub(crate) static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| content(WRITTEN));

/// The campaign of these tests.
pub(crate) const WRITTEN: &str = include_str!("test.toml");

/// What ships, and a campaign with its missions.
pub(crate) fn content(text: &str) -> Arc<Content> {
    #[derive(Deserialize)]
    struct Written {
        campaign: Campaign,
        mission: Vec<Mission>,
    }
    let written: Written = toml::from_str(text).expect("it can be read");
    let mut content = Content::shipped();
    content.campaigns.push(written.campaign);
    content.missions.extend(written.mission);
    Arc::new(content)
}

pub(crate) const HEROES: [&str; 4] = ["jyn_odan", "gaarkhan", "diala_passil", "fenn_signis"];

pub(crate) fn setup(n_heroes: usize) -> Setup {
    let mut setup = Setup::new(&HEROES[..n_heroes], "");
    setup.campaign = Some(CampaignPick { id: "trial".into(), team: "The Late Shift".into(), resume: None });
    setup
}

/// The answers at the start of the missions.
pub(crate) const WIN: u8 = 0;
pub(crate) const LOSE: u8 = 1;
pub(crate) const FIGHT: u8 = 2;
pub(crate) const EXTRA: u8 = 3;

/// Legs of the campaign.
pub(crate) const TWO: u8 = 1;
pub(crate) const SIDE: u8 = 2;
pub(crate) const LAST: u8 = 3;

/// A team at its table.
pub(crate) struct Team {
    pub(crate) table: Table<Alliance>,
}

impl Team {
    pub(crate) fn new(setup: Setup) -> Self {
        Self::with(CONTENT.clone(), setup)
    }

    pub(crate) fn with(content: Arc<Content>, setup: Setup) -> Self {
        let table = Table::begin(content, setup, Seed::from_number(5));
        Self { table: table.unwrap_or_else(|problems| panic!("{problems:?}")) }
    }

    /// After the first mission, which two heroes won at once.
    pub(crate) fn on_star_map() -> Self {
        let mut team = Self::new(setup(2));
        team.decide(WIN);
        team
    }

    pub(crate) fn view(&self) -> View {
        Alliance::view(self.table.content(), self.table.state(), Viewer::Spectator)
    }

    pub(crate) fn campaign(&self) -> CampaignView {
        self.view().campaign.expect("a campaign")
    }

    pub(crate) fn prompt(&self) -> Prompt {
        self.table.decision().map_or(Prompt::Nothing, |decision| decision.prompt)
    }

    pub(crate) fn is_on_star_map(&self) -> bool {
        self.prompt() == Prompt::StarMap
    }

    /// What the first seat may do on the star map.
    pub(crate) fn steps(&self) -> Vec<Plan> {
        let offers = self.table.decision().map(|decision| decision.offers).unwrap_or_default();
        let steps = offers.into_iter().filter(|offer| offer.seat == Seat(0));
        steps
            .filter_map(|offer| match offer.choice {
                Choice::Plan { step } => Some(step),
                _ => None,
            })
            .collect()
    }

    pub(crate) fn may(&self, step: Plan) -> bool {
        self.steps().contains(&step)
    }

    /// Does something on the star map.
    pub(crate) fn plan(&mut self, step: Plan) -> Vec<Told<Event>> {
        let told = self.table.choose(Seat(0), &Choice::Plan { step });
        told.unwrap_or_else(|refusal| panic!("{step:?}: {refusal}")).to_vec()
    }

    /// Why something is not to be done.
    pub(crate) fn refused(&self, step: Plan) -> &'static str {
        match self.table.propose(Seat(0), &Choice::Plan { step }) {
            Err(Refusal::Illegal(reason)) => reason.code,
            other => panic!("{step:?}: {other:?}"),
        }
    }

    /// Reads on to the next question of the mission, and answers it; then reads on to what follows.
    pub(crate) fn decide(&mut self, option: u8) -> Vec<Told<Event>> {
        let mut told = self.read();
        told.extend(self.choose(&Choice::Option { option }));
        told.extend(self.read());
        told
    }

    /// Closes every page.
    pub(crate) fn read(&mut self) -> Vec<Told<Event>> {
        let mut told = Vec::new();
        while let Prompt::Mission { question: Question::Order { .. } } = self.prompt() {
            told.extend(self.choose(&Choice::Continue));
        }
        told
    }

    /// The first seat that may answer so does.
    pub(crate) fn choose(&mut self, choice: &Choice) -> Vec<Told<Event>> {
        let offers = self.table.decision().map(|decision| decision.offers).unwrap_or_default();
        let offer = offers.iter().find(|offer| offer.choice == *choice);
        let seat = offer.unwrap_or_else(|| panic!("{choice:?} is not among {offers:?}")).seat;
        self.table.choose(seat, choice).expect("it was offered").to_vec()
    }

    /// Plays a mission of the campaign at once.
    pub(crate) fn play(&mut self, leg: u8, option: u8) -> Vec<Told<Event>> {
        let mut told = self.plan(Plan::Start { leg, ally: None });
        told.extend(self.decide(option));
        told
    }

    /// Takes the first answer until the star map is reached or the game is over; heroes go where they may.
    pub(crate) fn drift(&mut self) {
        for _ in 0..2_000 {
            if self.is_on_star_map() {
                return;
            }
            let Some(decision) = self.table.decision() else { return };
            let ends = decision.offers.iter().find(|offer| matches!(offer.choice, Choice::End));
            let offer = *ends.unwrap_or(&decision.offers[0]);
            self.table.choose(offer.seat, &offer.choice).expect("it was offered");
        }
        panic!("the mission does not end");
    }
}

/// The number of a card.
pub(crate) fn card(id: &str) -> u8 {
    CONTENT.card(id).unwrap_or_else(|| panic!("no card {id}")) as u8
}

/// The number of a group.
pub(crate) fn group(id: &str) -> u8 {
    CONTENT.group(id).unwrap_or_else(|| panic!("no group {id}")) as u8
}

/// The orders among what was told.
pub(crate) fn orders(told: &[Told<Event>]) -> Vec<&Order> {
    told.iter()
        .filter_map(|told| match &told.event {
            Event::Ordered { order } => Some(order),
            _ => None,
        })
        .collect()
}

//! A team in a campaign of three missions, in which everything happens by an action.

use std::sync::{Arc, LazyLock};

use sortie_defenders::content::campaign::Campaign;
use sortie_defenders::content::mission::{Field, Mission};
use sortie_defenders::content::tiles::Tiles;
use sortie_defenders::content::{Book, Class};
use sortie_defenders::world::FigureId;
use sortie_defenders::{
    CampaignPick, CampaignView, Choice, Content, Defenders, Difficulty, Event, Prompt, SavedCampaign, Setup,
    Stage, State, View,
};
use sortie_kernel::{DiceSource, Game, Offer, Reason, Seat, Seed, Sink, Told, Viewer, run, step};

/// What ships, and the trial.
pub(super) static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(content()));

fn content() -> Content {
    let tiles = Tiles::shipped();
    let mission = |id: &str, number: u8| -> Mission {
        let head = include_str!("../story/head.toml")
            .replace("id = \"story\"", &format!("id = \"{id}\""))
            .replace(
                "# more",
                &format!("devices = 1\nimproved = {number}\nalien_weapons = {}", u8::from(number > 1)),
            )
            .replace("rank = \"copper\"", "rank = \"silver\"");
        let text = format!("{head}\n{}", include_str!("deeds.toml"));
        toml::from_str(&text).unwrap_or_else(|error| panic!("{id}: {error}"))
    };
    let missions = vec![mission("one", 1), mission("two", 2), mission("three", 2)];
    let fields = missions.iter().map(|mission| Field::new(mission, &tiles).expect("a map")).collect();
    let campaign: Campaign = toml::from_str(include_str!("trial.toml")).expect("a campaign");
    Content::playable().with(Book { missions, fields, campaigns: vec![campaign] }, &tiles)
}

pub(super) fn mission(id: &str) -> u8 {
    CONTENT.mission(id).expect("a mission") as u8
}

pub(super) fn weapon(id: &str) -> u8 {
    CONTENT.weapon(id).expect("a weapon") as u8
}

/// So many agents, with dice of people.
pub(super) fn setup(n_agents: usize) -> Setup {
    let pick = CampaignPick { id: "trial".into(), team: "Testers".into(), resume: None };
    Setup { campaign: Some(pick), dice: DiceSource::Physical, ..Setup::new("", n_agents, Difficulty::Normal) }
}

/// The table that goes on from a file.
pub(super) fn resumed(saved: SavedCampaign, n_agents: usize) -> Setup {
    let pick = CampaignPick { id: "trial".into(), team: saved.team.clone(), resume: Some(Box::new(saved)) };
    Setup { campaign: Some(pick), ..setup(n_agents) }
}

/// A table under way.
#[derive(Clone)]
pub(super) struct Team {
    pub(super) state: State,
    pub(super) told: Vec<Told<Event>>,
}

impl Team {
    /// Up to the first question.
    #[expect(clippy::needless_pass_by_value, reason = "a set-up is handed over as it is written")]
    pub(super) fn new(setup: Setup) -> Self {
        assert_eq!(Defenders::check_setup(&CONTENT, &setup), []);
        let mut state = Defenders::begin(&CONTENT, &setup, Seed::from_number(5));
        let mut told = Vec::new();
        run::<Defenders>(&CONTENT, &mut state, &mut Sink::to(&mut told));
        Self { state, told }
    }

    /// In the first turn of the first mission.
    pub(super) fn out(n_agents: usize) -> Self {
        let mut team = Self::new(setup(n_agents));
        team.settle();
        team
    }

    /// At headquarters after the first mission ended so: `win`, `part`, `lose`.
    pub(super) fn home(n_agents: usize, how: &str) -> Self {
        let mut team = Self::out(n_agents);
        team.does(how);
        assert!(team.is_home(), "{:?}", team.prompt());
        team
    }

    pub(super) fn view(&self) -> View {
        Defenders::view(&CONTENT, &self.state, Viewer::Spectator)
    }

    pub(super) fn campaign(&self) -> CampaignView {
        self.view().campaign.expect("a campaign")
    }

    pub(super) fn is_home(&self) -> bool {
        self.prompt() == Prompt::Headquarters && self.campaign().stage == Stage::Headquarters
    }

    pub(super) fn prompt(&self) -> Prompt {
        Defenders::prompt(&CONTENT, &self.state, Viewer::Spectator)
    }

    pub(super) fn offers(&self) -> Vec<Offer<Choice>> {
        let mut offers = Vec::new();
        Defenders::offers(&CONTENT, &self.state, &mut offers);
        offers
    }

    /// What a seat may answer.
    pub(super) fn may(&self, seat: u8) -> Vec<Choice> {
        let mine = self.offers().into_iter().filter(|offer| offer.seat == Seat(seat));
        mine.map(|offer| offer.choice).collect()
    }

    /// Why a seat may not.
    pub(super) fn why_not(&self, seat: u8, choice: Choice) -> Reason {
        assert!(!self.may(seat).contains(&choice), "{choice:?} is offered");
        Defenders::why_not(&CONTENT, &self.state, Seat(seat), &choice)
    }

    pub(super) fn outcome(&self) -> Option<&'static str> {
        Defenders::outcome(&self.state).map(|outcome| outcome.key)
    }

    pub(super) fn saved(&self) -> SavedCampaign {
        let saved = Defenders::checkpoint(&CONTENT, &self.state).expect("a campaign under way");
        serde_json::from_value(saved).expect("the form it is kept in")
    }

    pub(super) fn choose(&mut self, seat: u8, choice: Choice) {
        let may = self.may(seat);
        assert!(may.contains(&choice), "{choice:?} is not among {may:?} at {:?}", self.prompt());
        let mut sink = Sink::to(&mut self.told);
        step::<Defenders>(&CONTENT, &mut self.state, Seat(seat), &choice, &mut sink).expect("it is offered");
    }

    /// The first agent does an action of the mission, and whatever is asked is answered calmly.
    pub(super) fn does(&mut self, action: &str) {
        self.begins(action);
        self.settle();
    }

    /// The same, up to the first question.
    pub(super) fn begins(&mut self, action: &str) {
        let at = self.state.figure(FigureId(0)).expect("the first agent lives").at;
        let mut sink = Sink::to(&mut self.told);
        self.state.act(&CONTENT, FigureId(0), action, at, &mut sink);
        run::<Defenders>(&CONTENT, &mut self.state, &mut sink);
    }

    /// Somebody dies.
    pub(super) fn dies(&mut self, agent: u8) {
        for _ in 0..3 {
            let mut sink = Sink::to(&mut self.told);
            if self.state.figure(FigureId(agent)).is_some() {
                self.state.suffer(&CONTENT, FigureId(agent), 20, &mut sink);
            }
            run::<Defenders>(&CONTENT, &mut self.state, &mut sink);
        }
        assert!(self.state.figure(FigureId(agent)).is_none(), "he is dead");
    }

    /// Answers whatever is asked without doing anything, until a turn, headquarters or something that matters is asked.
    pub(super) fn settle(&mut self) {
        for _ in 0..2_000 {
            let stops = matches!(
                self.prompt(),
                Prompt::Turn { .. }
                    | Prompt::Headquarters
                    | Prompt::LastRoll { .. }
                    | Prompt::Rank
                    | Prompt::Supplies
                    | Prompt::Weapon { .. }
            );
            if self.outcome().is_some() || stops {
                return;
            }
            let offers = self.offers();
            let calm = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Pass | Choice::Halt);
            let offer = *offers.iter().find(calm).unwrap_or(&offers[0]);
            self.choose(offer.seat.0, offer.choice);
        }
        panic!("it asks on and on: {:?}", self.prompt());
    }

    /// Turns end until something that matters is asked, or a new round has begun.
    pub(super) fn until_strategy(&mut self) {
        let round = self.state.round();
        for _ in 0..200 {
            let Prompt::Turn { agent, .. } = self.prompt() else { return };
            if self.state.round() > round {
                return;
            }
            self.choose(agent.0, Choice::EndTurn);
            self.settle();
        }
    }

    /// Dice of a rank roll: so many of three show a gd.
    pub(super) fn roll(&mut self, seat: u8, gd: usize) {
        self.choose(seat, Choice::RollRank);
        for n in 0..3 {
            let Prompt::Report { die, .. } = self.prompt() else {
                panic!("a die falls: {:?}", self.prompt())
            };
            let faces = CONTENT.dice.faces(die);
            let shows_gd = |face: &Choice| {
                let Choice::Report { face } = *face else { return false };
                let symbols: Vec<sortie_defenders::dice::Symbol> = faces[usize::from(face)].into();
                symbols.contains(&sortie_defenders::dice::Symbol::Gd)
            };
            let may = self.may(seat);
            let face = may.into_iter().find(|face| shows_gd(face) == (n < gd)).expect("a face");
            self.choose(seat, face);
        }
    }

    pub(super) fn classes(&self) -> Vec<Class> {
        self.view().agents.iter().map(|agent| agent.class).collect()
    }
}

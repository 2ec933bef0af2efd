//! The game as the kernel sees it.

use arrayvec::ArrayVec;
use serde::Deserialize;
use serde_json::Value;
use sortie_kernel::{
    Chance, Deck, Draw, Frames, Game, Offer, Outcome, Problem, Progress, Reason, Seat, Seed, Sink, Viewer,
};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{Ending, Event};
use crate::flow::SavedCampaign;
pub(crate) use crate::muster::take_seat;
use crate::muster::{add_group, hand, set_down, share_team_cards, shuffle_supply};
use crate::setup::{CampaignPick, HeroPick, Mode, PRODUCTS, Setup};
use crate::state::{Frame, MOST_FIGURES, State, TableRules};
use crate::view::View;
use crate::world::Side;
use crate::{flow, view};

/// The game `alliance`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alliance;

impl Game for Alliance {
    const ID: &'static str = "alliance";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn n_seats(setup: &Setup) -> u8 {
        setup.heroes.len() as u8
    }

    fn check_setup(content: &Content, setup: &Setup) -> Vec<Problem> {
        setup.problems(content)
    }

    fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
        begin(content, setup, seed)
    }

    fn advance(content: &Content, state: &mut State, sink: &mut Sink<'_, Event>) -> Progress {
        flow::advance(&mut Ctx { content, state, sink: sink.reborrow() })
    }

    fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        flow::offers(content, state, out);
    }

    fn prompt(content: &Content, state: &State) -> Prompt {
        flow::prompt(content, state)
    }

    fn answer(content: &Content, state: &mut State, seat: Seat, choice: &Choice, sink: &mut Sink<'_, Event>) {
        flow::answer(&mut Ctx { content, state, sink: sink.reborrow() }, seat, choice);
    }

    fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        flow::why_not(content, state, seat, choice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Some(match state.ending? {
            Ending::Victory => Outcome::all_win(state.table.n_seats, "victory"),
            Ending::AllWounded => Outcome::all_lose("all-wounded"),
            Ending::TooLate => Outcome::all_lose("too-late"),
            Ending::MissionLost => Outcome::all_lose("mission-lost"),
            Ending::Campaign { won: true, .. } => Outcome::all_win(state.table.n_seats, "campaign-won"),
            Ending::Campaign { .. } => Outcome::all_lose("campaign-lost"),
        })
    }

    fn round(_content: &Content, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn view(content: &Content, state: &State, viewer: Viewer) -> View {
        view::view(content, state, viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::AttackRolled { .. }
                | Event::Rerolled { .. }
                | Event::Tested { .. }
                | Event::DamageRolled { .. }
                | Event::SupplyDrawn { .. }
                | Event::GroupActivated { .. }
        )
    }

    fn resample(_content: &Content, state: &State, viewer: Viewer, draw: &mut Draw) -> State {
        let mut other = state.clone();
        // Who looks at the top supply card knows it, and so knows the pile as far as it matters now.
        let looks = matches!(state.frames.top(), Some(Frame::Scouting { hero }) if viewer == Viewer::Seat(Seat(hero)));
        if !looks {
            other.supply.resample(draw);
        }
        let mut bytes = [0; 32];
        bytes.iter_mut().for_each(|byte| *byte = draw.below(256) as u8);
        other.chance = Chance::new(Seed::from_bytes(bytes));
        other
    }

    fn checkpoint(content: &Content, state: &State) -> Option<Value> {
        serde_json::to_value(flow::checkpoint(content, state)?).ok()
    }

    fn resumed(setup: &Setup, checkpoint: &Value) -> Option<Setup> {
        let saved: SavedCampaign = SavedCampaign::deserialize(checkpoint).ok()?;
        let pick = setup.campaign.as_ref()?;
        let resume = Some(Box::new(saved));
        let campaign = Some(CampaignPick { id: pick.id.clone(), team: pick.team.clone(), resume });
        Some(Setup { campaign, ..setup.clone() })
    }

    fn progress(content: &Content, state: &State) -> Option<Value> {
        serde_json::to_value(view::progress(content, state)?).ok()
    }

    fn takes_bots(setup: &Setup) -> bool {
        setup.mode == Mode::Table
    }
}

impl Alliance {
    /// The campaign as it is on the star map, or was there last, for later versions of the program; none outside a
    /// campaign and when it is over.
    pub fn checkpoint(content: &Content, state: &State) -> Option<SavedCampaign> {
        flow::checkpoint(content, state)
    }
}

/// The first state. A skirmish: everybody at the map's edge, enemies on their points. A mission says itself what
/// happens first.
pub(crate) fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
    let map = content.map(&setup.map).unwrap_or(0);
    let mut state = blank(setup, map, seed);
    if let Some(pick) = &setup.campaign {
        flow::begin_campaign(content, &mut state, setup, pick);
        return state;
    }
    if let Some(mission) = setup.mission.as_ref().and_then(|id| content.mission(id)) {
        let hero = |pick: &HeroPick| content.hero(&pick.hero).unwrap_or(0);
        let heroes =
            setup.heroes.iter().map(|pick| (hero(pick) as u8, hand(content, hero(pick), &pick.cards)));
        let start = flow::MissionStart {
            mission,
            heroes: heroes.collect(),
            ally: setup.ally.as_ref().and_then(|id| content.group(id)),
            medpacs: medpacs(setup.heroes.len()),
            hurt: 0,
        };
        flow::set_up_mission(content, &mut state, start);
        return state;
    }
    shuffle_supply(content, &mut state);
    state.crates = ((1u32 << content.maps[map].crates.len()) - 1) as u16;
    state.terminals = ((1u32 << content.maps[map].terminals.len()) - 1) as u16;
    state.medpacs = medpacs(setup.heroes.len());
    for pick in &setup.heroes {
        let hero = content.hero(&pick.hero).unwrap_or(0);
        take_seat(content, &mut state, hero as u8, hand(content, hero, &pick.cards));
    }
    share_team_cards(content, &mut state);
    // Allies wait for their players to set them on the map.
    if let Some(ally) = setup.ally.as_ref().and_then(|id| content.group(id)) {
        add_group(content, &mut state, ally, Side::Rebel, content.maps[map].entries[0]);
    }
    let points = &content.maps[map].enemy;
    for (n, group) in setup.enemy_groups(content).into_iter().enumerate() {
        let at = points[n % points.len()];
        let Some(number) = add_group(content, &mut state, group, Side::Imperial, at) else { continue };
        // The first figure on the point, the others as near as possible (R23.9).
        for figure in state.members(number) {
            set_down(content, &mut state, figure, at);
        }
    }
    state
}

/// A shared pool: one medpac for two heroes and one more for each further hero (R19.3).
pub(crate) fn medpacs(n_heroes: usize) -> u8 {
    (n_heroes as u8).saturating_sub(1)
}

/// A table with nobody at it.
pub(crate) fn blank(setup: &Setup, map: usize, seed: Seed) -> State {
    let collection =
        PRODUCTS.iter().enumerate().filter(|(_, id)| setup.collection.iter().any(|own| own == *id));
    State {
        supply: Deck::stacked(&[]),
        chance: Chance::new(seed),
        frames: Frames::new(Frame::Deploying),
        table: TableRules {
            map: map as u8,
            n_seats: setup.heroes.len() as u8,
            difficulty: setup.difficulty,
            dice: setup.dice,
            mode: setup.mode,
            collection: collection.fold(0, |bits, (n, _)| bits | 1 << n),
        },
        round: 0,
        doors: 0,
        crates: 0,
        terminals: 0,
        bodies: ArrayVec::new(),
        cast: ArrayVec::new(),
        heroes: ArrayVec::new(),
        groups: ArrayVec::new(),
        medpacs: 0,
        attacks: ArrayVec::new(),
        test: None,
        rolls: [0; MOST_FIGURES],
        used: ArrayVec::new(),
        now_used: ArrayVec::new(),
        acting: None,
        bonus_hero: 0,
        ending: None,
        script: None,
        campaign: None,
        epoch: 0,
    }
}

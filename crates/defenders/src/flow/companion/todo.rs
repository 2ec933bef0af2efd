//! What has to be done on the real table: it gathers as events happen, and is read, done and closed together.

use sortie_boards::hex::Hex;

use crate::apply::Ctx;
use crate::beside::{Instruction, Where};
use crate::content::Content;
use crate::content::mission::{Mine, Special};
use crate::event::{AlienEvent, AttackEvent, BesideEvent, Event, StoryEvent, TurnEvent};
use crate::state::State;
use crate::world::FigureId;

/// An event has happened: what follows on the real table is noted, where people have not done it themselves already.
pub(crate) fn note(ctx: &mut Ctx<'_>, rule: &'static str, event: &Event) {
    let instruction = match event {
        Event::Alien(event) => alien(ctx.content, ctx.state, event),
        Event::Attack(event) => attack(ctx.state, event),
        Event::Story(event) => story(ctx.content, ctx.state, event),
        Event::Turn(TurnEvent::Placed { figure, at }) => {
            Some(Instruction::Put { figure: *figure, at: place(ctx.content, ctx.state, *at) })
        }
        Event::Turn(_) | Event::Round(_) | Event::Campaign(_) | Event::Beside(_) => None,
    };
    if let Some(instruction) = instruction {
        ctx.tell(rule, BesideEvent::Instructed { instruction });
    }
}

/// A hex of the map, or where somebody is: a spare hex says who.
fn place(content: &Content, state: &State, at: Hex) -> Where {
    let spare = &state.battle(content).spare;
    match spare.iter().position(|&other| other == at) {
        Some(figure) => Where::Figure(FigureId(figure as u8)),
        None => Where::Hex(at),
    }
}

fn alien(content: &Content, state: &State, event: &AlienEvent) -> Option<Instruction> {
    let by_people = state.beside.as_ref().is_some_and(|beside| beside.is_reported);
    Some(match *event {
        // The others of a swarm come next to the first, which is there already (143).
        AlienEvent::Appeared { alien, .. } if !state.world(content).is_first_of_its_card(alien) => {
            let first = state.world(content).with_its_kind(alien).next().unwrap_or(alien);
            Instruction::Put { figure: alien, at: Where::Figure(first) }
        }
        AlienEvent::Appeared { alien, card, at, player } => {
            Instruction::Alien { alien, card, at: place(content, state, at), player }
        }
        AlienEvent::Passed { alien, player } => Instruction::Pass { alien, player },
        AlienEvent::SignalPlaced { signal, at, .. } => {
            Instruction::Signal { signal, at: place(content, state, at) }
        }
        AlienEvent::SignalDestroyed { signal, .. } if !by_people => Instruction::SignalGone { signal },
        AlienEvent::Revealed { signal, is_alien: false } => Instruction::Human { signal },
        AlienEvent::NobodyComes => Instruction::Nobody,
        AlienEvent::SignalDestroyed { .. }
        | AlienEvent::Revealed { is_alien: true, .. }
        | AlienEvent::EncounterDrawn { .. }
        | AlienEvent::Called { .. }
        | AlienEvent::EncounterOver { .. }
        | AlienEvent::Activated { .. }
        | AlienEvent::Thought { .. }
        | AlienEvent::Moved { .. }
        | AlienEvent::PointRolled { .. }
        | AlienEvent::SignalStrayed { .. }
        | AlienEvent::SignalMoved { .. }
        | AlienEvent::EventDrawn { .. }
        | AlienEvent::EventOver { .. }
        | AlienEvent::Reshuffled { .. } => return None,
    })
}

fn attack(state: &State, event: &AttackEvent) -> Option<Instruction> {
    let by_people = state.beside.as_ref().is_some_and(|beside| beside.is_reported);
    Some(match *event {
        AttackEvent::Befallen { figure, what } => Instruction::Befall { figure, what },
        AttackEvent::Raged { alien, card } => Instruction::Card { alien, card },
        AttackEvent::Died { figure } if !by_people => Instruction::Remove { figure },
        AttackEvent::Died { .. }
        | AttackEvent::Declared { .. }
        | AttackEvent::Rolled { .. }
        | AttackEvent::Changed { .. }
        | AttackEvent::Rerolled { .. }
        | AttackEvent::SpentOnHits { .. }
        | AttackEvent::Failed { .. }
        | AttackEvent::Struck { .. }
        | AttackEvent::AmmoLost { .. }
        | AttackEvent::Jammed { .. }
        | AttackEvent::Shielded { .. }
        | AttackEvent::Defended { .. }
        | AttackEvent::Wounded { .. }
        | AttackEvent::Healed { .. }
        | AttackEvent::Bleeds { .. }
        | AttackEvent::Pushed { .. }
        | AttackEvent::Diverted { .. }
        | AttackEvent::Over => return None,
    })
}

fn story(content: &Content, state: &State, event: &StoryEvent) -> Option<Instruction> {
    let place = |at| place(content, state, at);
    let mission = state.mission(content);
    Some(match *event {
        StoryEvent::Burned { at } => Instruction::Flame { at: place(at), on: true },
        StoryEvent::Doused { at } => Instruction::Flame { at: place(at), on: false },
        StoryEvent::PointGone { at } => Instruction::PointGone { at },
        StoryEvent::PointMoved { from, to } => Instruction::PointMoved { from, to },
        StoryEvent::WaypointLaid { waypoint } => {
            let &(number, at) = state.battle(content).field.waypoints.get(usize::from(waypoint))?;
            Instruction::Waypoint { number, at }
        }
        StoryEvent::WaypointHidden { at, .. } => Instruction::Hidden { at },
        StoryEvent::WaypointTurned { waypoint, .. } => {
            Instruction::Turned { number: mission.waypoint.get(usize::from(waypoint))?.number }
        }
        StoryEvent::WaypointsCleared => Instruction::NoWaypoints,
        StoryEvent::Freed { lock } => {
            let lock = state.battle(content).field.locks.get(usize::from(lock))?;
            Instruction::Open { between: lock.between }
        }
        StoryEvent::MineGone { .. } => {
            let flame = mission.special.iter().any(|it| matches!(it, Special::Mines(Mine::Wounds(_))));
            Instruction::MineGone { flame }
        }
        StoryEvent::ItemTaken { item, carrier } => Instruction::Take { item, carrier },
        StoryEvent::ItemLaid { item, at } => Instruction::Lay { item, at: place(at) },
        StoryEvent::ItemGone { item } => Instruction::LoseItem { item },
        StoryEvent::GunJammed { gun, jammed } => Instruction::Gun { gun, jammed },
        StoryEvent::Marked { figure, mark, on } => {
            let figure = state.script.figures.get(usize::from(figure)).copied().flatten()?;
            Instruction::Mark { figure, mark, on }
        }
        StoryEvent::Withdrawn { alien } => Instruction::Remove { figure: alien },
        StoryEvent::Saved { figure } => Instruction::Remove { figure },
        StoryEvent::Turned { alien, card } => Instruction::Card { alien, card },
        StoryEvent::Stripped { alien } => Instruction::Shields { alien, full: false },
        StoryEvent::Restored { alien } => Instruction::Shields { alien, full: true },
        StoryEvent::SignalsGathered { .. } => Instruction::Gather,
        StoryEvent::SignalStays { signal } => Instruction::Stays { signal },
        StoryEvent::BodyLaid { at, .. } => Instruction::Body { at: place(at) },
        StoryEvent::BodyGone { at } => Instruction::BodyGone { at: place(at) },
        StoryEvent::BodiesUnmarked => Instruction::BodiesUnmarked,
        StoryEvent::Joined { figure, person, at } => Instruction::Join { figure, person, at: place(at) },
        StoryEvent::Dragged { agent, figure } => {
            let who = state.script.figures.get(usize::from(figure)).copied().flatten()?;
            Instruction::Drag { figure: who, agent }
        }
        StoryEvent::Recast { agent, profile } => Instruction::Recast { agent, profile },
        StoryEvent::Confined { agent, tiles } => Instruction::Confine { agent, tiles },
        StoryEvent::MineLaid { .. }
        | StoryEvent::Said { .. }
        | StoryEvent::ObjectiveSet { .. }
        | StoryEvent::ObjectiveOffered { .. }
        | StoryEvent::ObjectiveCompleted { .. }
        | StoryEvent::ObjectiveFailed { .. }
        | StoryEvent::Counted { .. }
        | StoryEvent::Flagged { .. }
        | StoryEvent::SpecialDrawn { .. }
        | StoryEvent::EventForwarded { .. }
        | StoryEvent::EventsPaused { .. }
        | StoryEvent::Acted { .. }
        | StoryEvent::ArmouryTaken { .. }
        | StoryEvent::WeaponDue { .. }
        | StoryEvent::DueOver
        | StoryEvent::RoleTaken { .. }
        | StoryEvent::EncountersAdded { .. }
        | StoryEvent::AliensAdded { .. }
        | StoryEvent::AlienTaken { .. }
        | StoryEvent::Named { .. }
        | StoryEvent::SignalAdded { .. }
        | StoryEvent::HumansTurned => return None,
    })
}

impl State {
    /// Beside the box everybody stands on a hex of his own that means nothing.
    pub(crate) fn settle_beside(&mut self, content: &Content) {
        let spare = &content.battles[usize::from(self.table.mission)].spare;
        for figure in self.bodies.present() {
            if let Some(&at) = spare.get(figure.index()) {
                self.body_mut(figure).at = at;
            }
        }
    }
}

/// The instructions are read.
pub(in crate::flow) mod room {
    use sortie_kernel::{Offer, Progress, Seat};

    use super::{BesideEvent, Content, Ctx, State};
    use crate::choice::{Choice, Prompt};

    pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
        if ctx.state.beside.as_ref().is_some_and(|beside| !beside.todo.is_empty()) {
            return Progress::Ask;
        }
        ctx.pop();
        Progress::Continue
    }

    pub(in crate::flow) fn offers(_content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        out.push(Offer { seat: state.alpha_seat(), choice: Choice::Done });
    }

    pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: Choice) {
        if choice == Choice::Done {
            ctx.pop();
            ctx.tell("13", BesideEvent::Worked);
        }
    }

    pub(in crate::flow) fn prompt(_content: &Content, _state: &State) -> Prompt {
        Prompt::Instructed
    }
}

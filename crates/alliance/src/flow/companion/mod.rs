//! Beside a real table: people report what happens there (R1.16), and are told what the enemy does. Rounds, draws and the
//! mission are those of the digital table; where figures stand and what they suffer is on the real one (R1.17).

pub(in crate::flow) mod window;

use sortie_kernel::Offer;

use super::hero::may_activate;
use super::script::{holds, objects};
use super::{facts, round};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::content::mission::{Comer, Trigger};
use crate::event::Event;
use crate::flow::offer::not_offered;
use crate::order::Fact;
use crate::state::{RoundStep, State};
use crate::world::{FigureId, Side};

/// Marks that tell groups of one name apart (R23.10).
const COLOURS: u8 = 6;

/// Everything that can be reported now, besides finished activations. What no rule waits for is not asked for.
fn reports(content: &Content, state: &State) -> Vec<Fact> {
    let mut all = Vec::new();
    let present = |figure: FigureId| state.body(figure).is_present;
    let heroes = || state.heroes.iter().enumerate().filter(|(_, hero)| present(hero.figure));
    all.extend(heroes().map(|(hero, _)| Fact::HeroDefeated { hero: hero as u8 }));
    let is_there = |group: &usize| state.members(*group).any(present);
    let groups = || (0..state.groups.len()).filter(is_there);
    all.extend(groups().map(|group| Fact::GroupDefeated { group: group as u8 }));
    if state.medpacs > 0 {
        all.push(Fact::Medpac);
    }
    let objects = state.present().filter_map(|figure| state.object_of(figure));
    all.extend(objects.map(|object| Fact::Destroyed { object: object as u8 }));
    interactions(content, state, &mut all);
    places(content, state, &mut all);
    for group in groups() {
        let its = &state.groups[group];
        // Regular and elite groups share their miniatures (R8.3).
        let model = |group: u8| &content.groups[usize::from(group)].model;
        let is_same =
            |other: &usize| *other != group && model(state.groups[*other].group) == model(its.group);
        if groups().any(|other| is_same(&other)) {
            let others = (0..COLOURS).filter(|&colour| colour != its.colour);
            all.extend(others.map(|colour| Fact::Colour { group: group as u8, colour }));
        }
    }
    all
}

/// Who may have interacted with what (R3.11): heroes, and one figure of each ally group, unless the object is for heroes.
fn interactions(content: &Content, state: &State, all: &mut Vec<Fact>) {
    let Some(mission) = state.mission(content) else { return };
    for (object, printed) in mission.object.iter().enumerate() {
        for action in objects::actions(content, state, object) {
            for figure in
                reporters(state).filter(|&figure| !printed.heroes_only || state.body(figure).is_hero)
            {
                all.push(Fact::Interacted { object: object as u8, action, figure });
            }
        }
    }
}

/// Heroes on the map, and one figure for each ally group.
fn reporters(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    let heroes = state.heroes.iter().map(|hero| hero.figure);
    let allies = (0..state.groups.len()).filter(|&group| state.groups[group].side == Side::Rebel);
    let first = allies.filter_map(|group| state.members(group).find(|&member| state.body(member).is_present));
    heroes.filter(|&hero| state.body(hero).is_present).chain(first)
}

/// Regions that a rule waits for: somebody is there, all are, a token is (R18.2).
fn places(content: &Content, state: &State, all: &mut Vec<Fact>) {
    let Some(mission) = state.mission(content) else { return };
    let Some(script) = &state.script else { return };
    let is_seen = |region: usize| !objects::region(content, state, region).is_empty();
    for (n, rule) in mission.rule.iter().enumerate() {
        if !script.progress.waits(n, rule) || !holds(content, state, &rule.given) {
            continue;
        }
        let region =
            |id: &str| mission.region(id).filter(|&region| is_seen(region)).map(|region| region as u8);
        let mut tell = |fact: Fact| {
            if !all.contains(&fact) {
                all.push(fact);
            }
        };
        let Trigger::Own(when) = &rule.when else { continue };
        // What else rules wait for follows from what is reported anyway, or is asked about.
        let Some((id, comer)) = when.comer() else { continue };
        let Some(region) = region(id) else { continue };
        match comer {
            Comer::Rebel => reporters(state).for_each(|figure| tell(Fact::Entered { region, figure })),
            Comer::Heroes => tell(Fact::AllIn { region }),
            Comer::Carrier(object) => {
                let object =
                    mission.object(object).filter(|&object| objects::carrier(state, object).is_some());
                if let Some(object) = object {
                    tell(Fact::Brought { object: object as u8, region });
                }
            }
        }
    }
}

/// Whose activation can be reported as finished: a hero's, or that of a whole ally group, by its first figure. A hero who
/// withdrew in its own activation may be reported too: an enemy group follows all the same (R2.3). Nobody has to, as
/// it may have fallen otherwise.
fn finishable(state: &State) -> Vec<FigureId> {
    let withdrew =
        |hero: &&crate::state::HeroState| hero.activations > 0 && !state.body(hero.figure).is_present;
    let mut all: Vec<FigureId> = state.heroes.iter().filter(withdrew).map(|hero| hero.figure).collect();
    for figure in may_activate(state) {
        let group = state.group_of(figure);
        if group.is_none() || !all.iter().any(|&other| state.group_of(other) == group) {
            all.push(figure);
        }
    }
    all
}

/// A report while the Rebels act, or while a window is worked off.
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, choice: &Choice) {
    let Choice::Tell { fact } = *choice else { not_offered(choice) };
    ctx.tell("R1.16", |_| Event::Told { fact });
    match fact {
        Fact::Activated { figure } => finish(ctx, figure),
        Fact::HeroDefeated { hero } => ctx.defeat(ctx.state.heroes[usize::from(hero)].figure),
        Fact::GroupDefeated { group } => {
            let members: Vec<FigureId> = ctx.state.members(usize::from(group)).collect();
            for figure in members {
                if ctx.state.body(figure).is_present {
                    ctx.defeat(figure);
                }
            }
        }
        // Its damage lies on the real table, like that of figures (R1.17).
        Fact::Destroyed { object } => {
            if let Some(figure) = ctx.state.figure_of(usize::from(object)) {
                ctx.defeat(figure);
            }
        }
        // Who used it has recovered on the real table (R19.7).
        Fact::Medpac => ctx.lose_medpac(),
        Fact::Colour { group, colour } => ctx.mark(group, colour),
        Fact::Interacted { .. }
        | Fact::Entered { .. }
        | Fact::AllIn { .. }
        | Fact::Brought { .. }
        | Fact::Dropped { .. }
        | Fact::Controlled { .. } => facts::report(ctx, fact),
    }
}

/// An activation is finished: an enemy group follows (R2.2, R2.3, R22.6).
fn finish(ctx: &mut Ctx<'_>, figure: FigureId) {
    round::go(ctx, RoundStep::Enemies);
    let acted: Vec<FigureId> = match ctx.state.group_of(figure) {
        Some(group) => {
            ctx.exhaust_group(group);
            ctx.state.members(group).collect()
        }
        None => vec![figure],
    };
    if let Some(hero) = ctx.state.hero_of(figure) {
        ctx.take_activation(hero);
    }
    for &figure in &acted {
        ctx.set_activated(figure, true);
    }
    ctx.tell("R3.4", |_| Event::ActivationEnded { figure });
}

/// Finished activations while the Rebels act, and everything else that happens on a table (R1.16).
pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    for figure in finishable(state) {
        tell(state, Fact::Activated { figure }, out);
    }
    report(content, state, out);
}

fn report(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    for fact in reports(content, state) {
        tell(state, fact, out);
    }
}

/// Any seat may report: there is often one tablet for all.
fn tell(state: &State, fact: Fact, out: &mut Vec<Offer<Choice>>) {
    out.extend(state.seats().map(|seat| Offer { seat, choice: Choice::Tell { fact } }));
}

//! Missions and their scenes begin (R1.19, R17.1, R17.2).

use std::sync::Arc;

use arrayvec::ArrayVec;
use sortie_kernel::List;

use super::given::amount;
use super::{effects, order};
use crate::apply::Ctx;
use crate::event::Event;
use crate::flow::facts;
use crate::order::{Concerned, Order};
use crate::setup::Mode;
use crate::state::{Frame, Held, MOST_CARDS, MOST_GROUPS, Play, Root, Script};
use crate::world::Side;

/// Who sets out on a mission, and with what.
pub(crate) struct MissionStart {
    /// Which, by number in the content.
    pub(crate) mission: usize,
    /// The heroes by number, in the order of the seats, with their cards.
    pub(crate) heroes: ArrayVec<(u8, List<Held, MOST_CARDS>), 4>,
    /// An ally group, by number (R22.1).
    pub(crate) ally: Option<usize>,
    pub(crate) medpacs: u8,
    /// Damage each hero begins with.
    pub(crate) hurt: u8,
}

/// Begins a mission of the campaign under way, with an ally group or none: the heroes bring what their files say, the
/// medpacs of encounters come on top of what every mission gives.
pub(crate) fn begin_mission(ctx: &mut Ctx<'_>, mission: usize, ally: Option<u8>) {
    let Some(campaign) = ctx.state.campaign.clone() else { return };
    let medpacs = i16::from(crate::flow::begin::medpacs(campaign.heroes.len())) + campaign.medpacs;
    let start = MissionStart {
        mission,
        heroes: campaign.heroes.iter().map(|file| (file.hero, file.hand(ctx.content))).collect(),
        ally: ally.map(usize::from),
        medpacs: medpacs.clamp(0, i16::from(u8::MAX)) as u8,
        hurt: campaign.hurt.clamp(0, i16::from(u8::MAX)) as u8,
    };
    ctx.use_up_savings();
    set_up_mission(ctx, start);
}

/// Resets the table and sets a mission up: nobody is on the map, the rules of its start wait, then the Rebels are
/// deployed (R17.1).
pub(crate) fn set_up_mission(ctx: &mut Ctx<'_>, start: MissionStart) {
    let content = ctx.content;
    ctx.begin_mission(Script::new(Play::Mission(start.mission as u8)), start.medpacs);
    set_scene(ctx, 0);
    for (hero, cards) in start.heroes {
        ctx.take_seat(hero, cards);
    }
    ctx.share_team_cards();
    if ctx.state.table.mode == Mode::Table {
        ctx.begin_damaged(start.hurt);
    }
    if let Some(ally) = start.ally {
        let entry = content.maps[usize::from(ctx.state.table.map)].entries[0];
        let number = ctx.add_group(ally, Side::Rebel, entry);
        if let (Some(number), Some(script)) = (number, ctx.script_mut()) {
            let mut labels = vec![None; number];
            labels.push(Some(content.groups[ally].id.clone()));
            script.labels = Arc::new(labels);
        }
    }
    add_objects(ctx);
    await_rebels(ctx);
    if let Some(script) = ctx.script_mut() {
        script.hurt = start.hurt;
        script.call(Root::Lay, None, 0);
    }
    facts::started(ctx);
    if let Some(script) = ctx.script_mut() {
        script.call(Root::PlaceHeroes, None, 0);
    }
}

/// The objects that can be attacked, of all scenes, take their places among the figures behind the Rebels and before all enemies:
/// nobody is renamed when a scene ends (S14).
fn add_objects(ctx: &mut Ctx<'_>) {
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    for (n, object) in mission.object.iter().enumerate() {
        if let (Some(health), Some(at)) = (object.health, object.at) {
            // At least 1: the content check has looked.
            let health = amount(&ctx.state, health).max(1) as u16;
            ctx.add_object(n as u8, at, health);
        }
    }
}

/// An encounter of the campaign under way begins. Heroes stand where the star map has put them.
pub(crate) fn begin_encounter(ctx: &mut Ctx<'_>, encounter: u8) {
    let mut script = Script::new(Play::Encounter(encounter));
    script.revealed = u16::MAX;
    script.call(Root::Encounter(encounter), None, 0);
    ctx.begin_script(script);
}

/// The map of a scene and what lies on it; its first areas are revealed when it is laid out.
fn set_scene(ctx: &mut Ctx<'_>, scene: usize) {
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    let printed = &mission.scene[scene];
    ctx.lay_map(ctx.content.map(&printed.map).unwrap_or(0) as u8);
    let bits = |is_it: &dyn Fn(&crate::content::mission::MissionObject) -> bool| {
        let objects = mission.object.iter().enumerate().filter(|(_, object)| object.scene == printed.id);
        objects.filter(|(_, object)| is_it(object)).fold(0_u32, |bits, (n, _)| bits | 1 << n)
    };
    let (there, locked) = (bits(&|object| !object.hidden), bits(&|object| object.locked));
    let Some(script) = ctx.script_mut() else { return };
    script.scene = scene as u8;
    script.revealed = 0;
    script.there = there;
    script.locked = locked;
    script.carried.clear();
    script.dropped.clear();
    script.waiting = Arc::default();
}

/// All Rebels who have not been defeated are to be set on the map.
fn await_rebels(ctx: &mut Ctx<'_>) {
    let state = &*ctx.state;
    let is_awaited = |figure: crate::world::FigureId| {
        let body = state.body(figure);
        let is_first = state.round == 0;
        body.side == Side::Rebel && (is_first || body.is_present)
    };
    let awaited =
        state.figures().filter(|&figure| is_awaited(figure)).fold(0, |bits, figure| bits | 1 << figure.0);
    ctx.clear_map();
    if let Some(script) = ctx.script_mut() {
        script.awaited = awaited;
    }
}

/// The areas of the scene that are known from the start are laid out (R1.19).
pub(super) fn lay(ctx: &mut Ctx<'_>) {
    let (Some(mission), Some(script)) = (ctx.state.mission(ctx.content), &ctx.state.script) else { return };
    let scene = &mission.scene[usize::from(script.scene)];
    if let Play::Mission(mission) = script.play
        && script.scene == 0
        && ctx.state.round == 0
    {
        ctx.tell("R16.1", |_| Event::MissionBegan { mission });
    }
    let map = &ctx.content.maps[usize::from(ctx.state.table.map)];
    for area in scene.start.iter().filter_map(|id| map.area(id)) {
        effects::reveal(ctx, area);
    }
}

/// The Rebels are to be set on the map: the digital table asks where; on a real table they stand when the page is
/// closed (R17.1).
pub(super) fn place_heroes(ctx: &mut Ctx<'_>) {
    order(ctx, "R17.1", Order::PlaceHeroes);
    let awaited = ctx.state.script.as_ref().map_or(0, |script| script.awaited);
    for group in 0..ctx.state.groups.len() {
        if ctx.state.members(group).any(|member| awaited >> member.0 & 1 == 1) {
            order(ctx, "R17.1", Order::PlaceAllies { group: group as u8 });
        }
    }
    if ctx.state.table.mode == Mode::Table {
        return;
    }
    let Some(script) = ctx.script_mut() else { return };
    let awaited = std::mem::take(&mut script.awaited);
    let hurt = std::mem::take(&mut script.hurt);
    for figure in ctx.state.figures().filter(|figure| awaited >> figure.0 & 1 == 1) {
        ctx.appear(figure);
    }
    if hurt > 0 {
        let whom = Concerned::Heroes;
        order(ctx, "R6.12", Order::Harm { whom, damage: hurt, strain: 0, condition: None });
    }
}

/// The map is cleared and the mission goes on in another scene, with a new round (R17.2). Heroes keep damage, strain,
/// conditions and cards; enemies leave the display, and nobody of them counts as defeated (A43).
pub(super) fn go_to(ctx: &mut Ctx<'_>, scene: usize) {
    order(ctx, "R17.2", Order::ClearMap { scene: scene as u8 });
    ctx.start_over(Frame::Deploying);
    ctx.dismiss_enemies();
    set_scene(ctx, scene);
    let sides: ArrayVec<Side, MOST_GROUPS> = ctx.state.groups.iter().map(|group| group.side).collect();
    if let Some(script) = ctx.script_mut() {
        let labels = Arc::make_mut(&mut script.labels);
        labels.truncate(sides.len());
        for (label, side) in labels.iter_mut().zip(sides) {
            if side != Side::Rebel {
                *label = None;
            }
        }
    }
    await_rebels(ctx);
    // The rule goes on, and what else was called; then the Rebels are deployed.
    ctx.push(Frame::Script);
    lay(ctx);
    if let Some(script) = ctx.script_mut() {
        script.call(Root::PlaceHeroes, None, 0);
    }
}

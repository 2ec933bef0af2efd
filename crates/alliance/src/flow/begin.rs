//! The first state (R1, R16, R17).

use sortie_kernel::{Seed, Sink};

use super::script::{MissionStart, set_up_mission};
use super::{campaign, round};
use crate::apply::{Ctx, hand};
use crate::content::Content;
use crate::setup::{HeroPick, PRODUCTS, Setup};
use crate::state::{State, TableRules};
use crate::world::Side;

/// The first state. A skirmish: everybody at the map's edge, enemies on their points. A mission says itself what
/// happens first.
pub(crate) fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
    let map = content.map(&setup.map).unwrap_or(0);
    let mut state = State::new(agreed(setup, map), seed);
    let ctx = &mut Ctx::new(content, &mut state, Sink::silent());
    if let Some(pick) = &setup.campaign {
        campaign::begin(ctx, setup, pick);
    } else if let Some(mission) = setup.mission.as_ref().and_then(|id| content.mission(id)) {
        set_up_mission(ctx, alone(content, setup, mission));
    } else {
        skirmish(ctx, setup, map);
    }
    state
}

/// What was agreed and does not change.
fn agreed(setup: &Setup, map: usize) -> TableRules {
    let collection =
        PRODUCTS.iter().enumerate().filter(|(_, id)| setup.collection.iter().any(|own| own == *id));
    TableRules {
        map: map as u8,
        n_seats: setup.heroes.len() as u8,
        difficulty: setup.difficulty,
        dice: setup.dice,
        mode: setup.mode,
        collection: collection.fold(0, |bits, (n, _)| bits | 1 << n),
    }
}

/// A mission that is played for itself.
fn alone(content: &Content, setup: &Setup, mission: usize) -> MissionStart {
    let hero = |pick: &HeroPick| content.hero(&pick.hero).unwrap_or(0);
    let heroes = setup.heroes.iter().map(|pick| (hero(pick) as u8, hand(content, hero(pick), &pick.cards)));
    MissionStart {
        mission,
        heroes: heroes.collect(),
        ally: setup.ally.as_ref().and_then(|id| content.group(id)),
        medpacs: medpacs(setup.heroes.len()),
        hurt: 0,
    }
}

fn skirmish(ctx: &mut Ctx<'_>, setup: &Setup, map: usize) {
    let content = ctx.content;
    let map = &content.maps[map];
    ctx.lay_out(map.crates.len(), map.terminals.len(), medpacs(setup.heroes.len()));
    for pick in &setup.heroes {
        let hero = content.hero(&pick.hero).unwrap_or(0);
        ctx.take_seat(hero as u8, hand(content, hero, &pick.cards));
    }
    ctx.share_team_cards();
    // Allies wait for their players to set them on the map.
    if let Some(ally) = setup.ally.as_ref().and_then(|id| content.group(id)) {
        ctx.add_group(ally, Side::Rebel, map.entries[0]);
    }
    let points = &map.enemy;
    for (n, group) in setup.enemy_groups(content).into_iter().enumerate() {
        let at = points[n % points.len()];
        let Some(number) = ctx.add_group(group, Side::Imperial, at) else { continue };
        // The first figure on the point, the others as near as possible (R23.9).
        for figure in ctx.state.members(number) {
            round::set_down(ctx, figure, at);
        }
    }
}

/// A shared pool: one medpac for two heroes and one more for each further hero (R19.3).
pub(crate) fn medpacs(n_heroes: usize) -> u8 {
    (n_heroes as u8).saturating_sub(1)
}

//! Who can be attacked with what, and which pools an attack has (C9.1 to C9.6, K62, K63).

use crate::apply::Ctx;
use crate::content::Content;
use crate::event::AttackEvent;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::profile::AttackKind;
use crate::space::Space;
use crate::state::{Attack, AttackStep, Pool, State};

/// Everybody a unit can attack, with the weapons that may be used against each (C9.1).
pub(in crate::flow) fn targets(
    content: &Content,
    state: &State,
    unit: UnitId,
    only: Option<UnitId>,
    melee_only: bool,
) -> Vec<(UnitId, u8)> {
    let space = Space::new(content, state);
    let mut found = Vec::new();
    for target in state.present() {
        if only.is_some_and(|only| only != target) || state.unit(target).colour == state.unit(unit).colour {
            continue;
        }
        let usable = space.usable(unit, target);
        let usable = usable.filter(|(_, kind)| !melee_only || *kind == AttackKind::Melee);
        found.extend(usable.map(|(weapon, _)| (target, weapon)));
    }
    found
}

/// Weapons and pools that the attack under way may still be given.
pub(super) fn more(content: &Content, state: &State, attack: &Attack) -> Vec<(UnitId, u8)> {
    let space = Space::new(content, state);
    let powers = space.powers;
    let arsenal = powers.sum(attack.attacker, |keyword| match keyword {
        Keyword::Arsenal(x) => x,
        _ => 0,
    });
    let gunslinger = !attack.has_drawn_again && powers.has(attack.attacker, Keyword::Gunslinger);
    if attack.n_weapons >= arsenal && !gunslinger {
        return Vec::new();
    }
    let is_used = |weapon: u8| attack.pools.iter().any(|pool| pool.weapons >> weapon & 1 == 1);
    let melee_only = attack.because == crate::state::Because::Charge;
    let all = targets(content, state, attack.attacker, attack.against, melee_only);
    let is_open = |(target, weapon): &(UnitId, u8)| {
        let is_new = attack.pools.iter().all(|pool| pool.defender != *target);
        let has_room = !is_new || !attack.pools.is_full();
        let by_arsenal = attack.n_weapons < arsenal && !is_used(*weapon);
        let again = gunslinger && is_new && is_drawn_again(attack, *weapon);
        let kind = super::kind(space, attack.attacker, *target);
        has_room && (by_arsenal || again && kind == AttackKind::Ranged)
    };
    all.into_iter().filter(is_open).collect()
}

/// A ranged weapon that is used already (K63).
fn is_drawn_again(attack: &Attack, weapon: u8) -> bool {
    attack.pools.iter().any(|pool| pool.kind == AttackKind::Ranged && pool.weapons >> weapon & 1 == 1)
}

/// One weapon more: in the pool against that defender, or in one of its own.
pub(super) fn add(ctx: &mut Ctx<'_>, defender: UnitId, weapon: u8) {
    let space = Space::new(ctx.content, ctx.state);
    let Some(attack) = &ctx.state.attack else { return };
    let (attacker, kind) = (attack.attacker, super::kind(space, attack.attacker, defender));
    let again = is_drawn_again(attack, weapon);
    let Some(attack) = &mut ctx.state.attack else { return };
    match attack.pools.iter_mut().find(|pool| pool.defender == defender) {
        Some(pool) => pool.weapons |= 1 << weapon,
        None => attack.pools.push(Pool::new(defender, kind, weapon)),
    }
    if again {
        attack.has_drawn_again = true;
    } else {
        attack.n_weapons += 1;
    }
    ctx.tell("C9.6", AttackEvent::WeaponAdded { attacker, defender, weapon });
    ctx.attack_step(AttackStep::Pools);
}

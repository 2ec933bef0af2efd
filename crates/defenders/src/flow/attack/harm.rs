//! What gets through: healing by the armour, wounds, and what befalls whom is hit (66, 115, 177, A73).

use super::go;
use super::under::Under;
use crate::apply::Ctx;
use crate::attack::Manner;
use crate::content::{AlienPower, Content, OnHit, SpeciesId};
use crate::event::AttackEvent;
use crate::flow::script;
use crate::state::{AttackStep, Marked, State, With};
use crate::world::{FigureId, Kind};

/// What befalls whom the attack hits: by the weapon, by powers, by its flash; each thing once.
pub(super) fn befalls(under: &Under<'_>) -> Vec<OnHit> {
    let arms = under.arms();
    let flash = arms.flash.on_hit.filter(|_| under.has_flashed());
    let mut all: Vec<OnHit> = Vec::new();
    for what in [arms.on_hit, under.attack.bonus.on_hit, flash].into_iter().flatten() {
        if !all.contains(&what) {
            all.push(what);
        }
    }
    all
}

/// Whoever defends now takes what the dice have let through, and the next one defends. Of what befalls him shields are gone
/// already.
pub(super) fn land(ctx: &mut Ctx<'_>) {
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::Harm) else { return };
    let Some(target) = under.target() else { return };
    let mut harm = under.harm(target);
    if let Some(wounds) = ctx.state.beside.as_ref().and_then(|beside| beside.suffered) {
        harm.wounds = wounds.into();
    }
    let befalls = if under.attack.strike.on_hit { befalls(&under) } else { Vec::new() };
    let is_by_hand = under.manner() == Manner::Melee && target == under.attack.target;
    let is_mine = matches!(under.attack.with, With::Mission(_));
    let from = under.attack.attacker.map(|figure| ctx.state.body(figure).at);
    if let Some(beside) = &mut ctx.state.beside {
        beside.suffered = None;
    }
    ctx.tell("65", AttackEvent::Defended { figure: target, cancelled: harm.cancelled, left: harm.wounds });
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.hurt |= is_by_hand && harm.wounds > 0;
        attack.at += 1;
    }
    // Whatever follows of wounds comes before the next one defends.
    go(ctx, AttackStep::Next);
    ctx.heal("A73", target, harm.healed.into());
    suffer(ctx, target, harm.wounds);
    if is_mine && harm.wounds > 0 {
        script::mined(ctx, target);
    }
    for what in befalls.into_iter().filter(|&what| what != OnHit::StripShields) {
        if ctx.state.is_over() || !ctx.state.body(target).is_present {
            return;
        }
        ctx.befall(target, what, from);
    }
}

/// Wounds of an attack: some of a master's go to the closest alien within one area that is no Grey itself (177).
fn suffer(ctx: &mut Ctx<'_>, target: FigureId, wounds: u16) {
    let saved = ctx.state.saved_by(ctx.content, target).map(|(to, most)| (to, wounds.min(most.into())));
    let Some((to, wounds_of_other)) = saved.filter(|&(_, wounds)| wounds > 0) else {
        ctx.wound("66", target, wounds);
        return;
    };
    let number = u8::try_from(wounds_of_other).unwrap_or(u8::MAX);
    ctx.tell("177", AttackEvent::Diverted { from: target, to, wounds: number });
    ctx.wound("66", target, wounds - wounds_of_other);
    if !ctx.state.is_over() && ctx.state.body(to).is_present {
        ctx.wound("177", to, wounds_of_other);
    }
}

impl State {
    /// Who takes wounds of an alien, and how many at most (177): the closest by areas, by hexes, by number.
    pub(super) fn saved_by(&self, content: &Content, target: FigureId) -> Option<(FigureId, u8)> {
        let own = self.alien(target).filter(|_| !self.is_beside())?;
        let card = &content.aliens[usize::from(own.card)];
        let most = card.power.iter().find_map(|power| match power.does {
            AlienPower::SaveTheMaster { wounds } => Some(wounds),
            AlienPower::Leader { .. }
            | AlienPower::IgnoresStealth
            | AlienPower::Grab { .. }
            | AlienPower::AcidPoison { .. }
            | AlienPower::Swarm
            | AlienPower::Rage { .. } => None,
        })?;
        let world = self.world(content);
        let is_servant = |&alien: &FigureId| {
            let grey = SpeciesId::XenoGrey.number();
            alien != target
                && !self.script.is_marked(alien, Marked::Warded)
                && self.body(alien).alien.is_some_and(|alien| alien.species != grey)
        };
        let near = world.all(Kind::Alien).filter(is_servant).filter_map(|alien| {
            let areas = world.distance(target, alien).filter(|&areas| areas <= 1)?;
            Some((areas, world.board.hexes_between(world.at(target), world.at(alien)), alien))
        });
        near.min().map(|(_, _, alien)| (alien, most))
    }
}

//! What somebody attacks with, and whom it may attack with it (R5.7 to R5.12).

use arrayvec::ArrayVec;
use sortie_boards::square::{Position, Space};

use crate::ability::{AttackDeed, Deed, Special};
use crate::attack::AttackKind;
use crate::content::Content;
use crate::flow::ability::Look;
use crate::flow::ability::Now;
use crate::powers::{Arms, arms_of};
use crate::source::Source;
use crate::state::State;
use crate::world::{FigureId, NoAttack, Strike};

/// Whether a weapon may be used against a target, by an ability used before declaring or without one.
pub(crate) fn may_strike(
    look: &Look<'_>,
    attacker: FigureId,
    strike: Strike,
    target: FigureId,
    by: Option<Special>,
) -> Result<(), NoAttack> {
    let world = &look.world;
    let (body, its) = (world.body(attacker), world.body(target));
    if body.is_stunned() {
        return Err(NoAttack::Stunned);
    }
    if !body.side.may_attack(its.side) {
        return Err(NoAttack::NotHostile);
    }
    let distance = world.distance(attacker, target);
    let mut around = world.in_the_way(attacker, target);
    match by {
        Some(Special::SeePastFigures) => around = sortie_boards::square::SpaceSet::EMPTY,
        Some(Special::TrickShot) => {
            // Line of sight from any space within 3, whoever stands on it.
            let from = |space: Space| {
                let mut around = around;
                around.remove(space);
                world.reaches_from(attacker, strike, Position::small(space), target, distance, &around)
            };
            let near = |space: &Space| {
                world.board.distance_between(body.at, Position::small(*space)).is_some_and(|far| far <= 3)
            };
            let spaces = world.board.spaces().iter().filter(|space| !world.board.blocking().has(*space));
            return spaces.filter(near).map(from).find(Result::is_ok).unwrap_or(Err(NoAttack::NoSight));
        }
        None => {}
        // Not used before declaring: `aims` finds none of them.
        Some(
            Special::AttackEachAdjacent
            | Special::Suppress
            | Special::HammerAndAnvil
            | Special::Decoy
            | Special::ScoutSupply
            | Special::RedrawSupply
            | Special::ChooseSupply
            | Special::CommandAgain
            | Special::StepTowardRebel
            | Special::Reinforce,
        ) => {}
    }
    world.reaches_from(attacker, strike, body.at, target, distance, &around)
}

/// The abilities to be used before declaring an attack with a weapon of this kind (Trick Shot, Target Acquired).
fn aims(look: &Look<'_>, figure: FigureId, kind: AttackKind) -> Vec<(Source, Special)> {
    let mut all = Vec::new();
    if !look.state.body(figure).is_hero {
        return all;
    }
    for source in look.usable(Now::Aiming(figure, kind), |_| true) {
        let ability = look.state.ability(look.content, source).expect("it was found");
        for deed in &ability.does {
            if let Deed::Special(special @ (Special::TrickShot | Special::SeePastFigures)) = deed {
                all.push((source, *special));
            }
        }
    }
    all
}

/// Tells every attack a figure may declare with these weapons on those of the targets allowed, one bit a figure: without
/// an ability, and by each that is used before declaring (R3.17).
pub(crate) fn each_attack(
    look: &Look<'_>,
    figure: FigureId,
    weapons: &[Arms],
    among: u32,
    mut tell: impl FnMut(u8, FigureId, Option<Source>),
) {
    any_attack(look, figure, weapons, among, |weapon, target, by| {
        tell(weapon, target, by);
        false
    });
}

/// Whether one of them is wanted. Nothing is worked out behind the first that is.
pub(super) fn any_attack(
    look: &Look<'_>,
    figure: FigureId,
    weapons: &[Arms],
    among: u32,
    mut is_wanted: impl FnMut(u8, FigureId, Option<Source>) -> bool,
) -> bool {
    // Attacks inside attacks go only so deep.
    if look.state.attacks.is_full() {
        return false;
    }
    for arms in weapons {
        let aims = aims(look, figure, arms.strike.kind);
        for target in look.world.targets_of(figure).filter(|target| among >> target.0 & 1 == 1) {
            let may = |by| may_strike(look, figure, arms.strike, target, by).is_ok();
            if may(None) && is_wanted(arms.slot, target, None) {
                return true;
            }
            for &(source, _) in aims.iter().filter(|&&(_, special)| may(Some(special))) {
                if is_wanted(arms.slot, target, Some(source)) {
                    return true;
                }
            }
        }
    }
    false
}

/// The weapons that an attack granted by an ability may be made with.
pub(crate) fn arms_for(
    content: &Content,
    state: &State,
    figure: FigureId,
    deed: &AttackDeed,
    by: Source,
) -> ArrayVec<Arms, 4> {
    if !deed.dice.is_empty() {
        let strike = Strike { kind: AttackKind::Melee, reach: false };
        return [Arms { slot: Source::SHEET, strike }].into_iter().collect();
    }
    let under = state.held(by.figure, by.slot).map(|held| held.under);
    let fits = |arms: &Arms| {
        let card = state.card(content, figure, arms.slot);
        let has_trait = |wanted: &String| card.is_some_and(|card| card.traits.contains(wanted));
        (!(deed.melee || deed.thrown) || arms.strike.kind == AttackKind::Melee)
            && deed.of.as_ref().is_none_or(has_trait)
            && (!deed.this_weapon || under == Some(arms.slot))
    };
    let mut all: ArrayVec<Arms, 4> = arms_of(content, state, figure).into_iter().filter(fits).collect();
    if deed.thrown {
        all.iter_mut().for_each(|arms| arms.strike = Strike { kind: AttackKind::Ranged, reach: false });
    }
    all
}

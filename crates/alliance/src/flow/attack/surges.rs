//! Spending surges: heroes choose, enemies go down their list (R5.3, R29).

use sortie_kernel::Progress;

use super::go;
use super::resolve::attack_value;
use crate::ability::Symbol;
use crate::apply::Ctx;
use crate::attack::{Effect, Tally};
use crate::content::Content;
use crate::event::Event;
use crate::flow::ability::symbols_of;
use crate::state::{AttackState, AttackStep, OptionRef, State};
use crate::surge::{Consideration, SurgeOption, by_priority};
use crate::world::Side;

/// What every hero may buy once (R6.5).
const RECOVER_STRAIN: [Effect; 1] = [Effect::RecoverStrain(1)];

/// The option at a place of the list; the one that every hero has is none that is printed.
pub(crate) fn option_at<'a>(
    content: &'a Content,
    state: &State,
    attack: &AttackState,
    place: usize,
) -> Option<&'a SurgeOption> {
    match *attack.options.get(place)? {
        OptionRef::Weapon(card, n) => {
            content.cards[usize::from(card)].weapon.as_ref()?.surges.get(usize::from(n))
        }
        OptionRef::Modification(card, n) => {
            content.cards[usize::from(card)].modification.as_ref()?.surges.get(usize::from(n))
        }
        OptionRef::Group(group, n) => content.groups[usize::from(group)].surges.get(usize::from(n)),
        OptionRef::Deed(source, at) => {
            state.ability(content, source)?.does.get(usize::from(at))?.surge_option()
        }
        OptionRef::RecoverStrain => None,
    }
}

/// What the option at a place does.
pub(crate) fn effects_of<'a>(
    content: &'a Content,
    state: &State,
    attack: &AttackState,
    place: usize,
) -> &'a [Effect] {
    match attack.options.get(place) {
        Some(OptionRef::RecoverStrain) => &RECOVER_STRAIN,
        Some(
            OptionRef::Weapon(..) | OptionRef::Modification(..) | OptionRef::Group(..) | OptionRef::Deed(..),
        )
        | None => option_at(content, state, attack, place).map_or(&[], |option| &option.effects),
    }
}

pub(super) fn cost_of(content: &Content, state: &State, attack: &AttackState, place: usize) -> u16 {
    option_at(content, state, attack, place).map_or(1, |option| u16::from(option.cost))
}

/// How often an option may still be bought.
pub(super) fn times_left(attack: &AttackState, place: u8) -> usize {
    // Overload does not help to recover strain twice.
    let twice = attack.is_overloaded && attack.options[usize::from(place)] != OptionRef::RecoverStrain;
    let times = attack.bought.iter().filter(|&&bought| bought == place).count();
    (if twice { 2usize } else { 1 }).saturating_sub(times)
}

/// Surges left, and the options that may still be bought with them.
pub(crate) fn options_left(content: &Content, state: &State, attack: &AttackState) -> (u16, Vec<u8>) {
    let value = attack_value(content, state, attack);
    let rolled = Tally::of(&value, attack.roll(content)).surges();
    let spent: u16 =
        attack.bought.iter().map(|&place| cost_of(content, state, attack, usize::from(place))).sum();
    let left = rolled.saturating_sub(spent);
    let open = |place: &u8| {
        let is_of_use = attack.options[usize::from(*place)] != OptionRef::RecoverStrain
            || state.body(attack.attacker).strain > 0;
        times_left(attack, *place) > 0
            && is_of_use
            && cost_of(content, state, attack, usize::from(*place)) <= left
    };
    (left, (0..attack.options.len() as u8).filter(open).collect())
}

/// How many surges the evades cancel is told (R5.4).
pub(super) fn tell_cancelled(ctx: &mut Ctx<'_>) {
    if !ctx.sink.listens() {
        return;
    }
    let Some(attack) = ctx.state.attacks.last() else { return };
    let value = attack_value(ctx.content, &ctx.state, attack);
    let left = Tally::of(&value, attack.roll(ctx.content)).surges();
    let surges = u16::from(symbols_of(ctx.content, attack, Symbol::Surge)).saturating_sub(left);
    if surges > 0 {
        ctx.tell("R5.4", |_| Event::SurgesCancelled { surges });
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let Some(attack) = ctx.state.attacks.last() else { return Progress::Continue };
    if ctx.state.body(attack.attacker).side != Side::Rebel {
        by_list(ctx);
        return go(ctx, AttackStep::Resolve);
    }
    let (left, options) = options_left(ctx.content, &ctx.state, attack);
    if left > 0 && !options.is_empty() {
        return Progress::Ask;
    }
    stop(ctx);
    Progress::Continue
}

/// An enemy spends its surges (R29).
fn by_list(ctx: &mut Ctx<'_>) {
    let Some(attack) = ctx.state.attacks.last().cloned() else { return };
    let Some(OptionRef::Group(group, _)) = attack.options.first().copied() else { return };
    let options = &ctx.content.groups[usize::from(group)].surges;
    let value = attack_value(ctx.content, &ctx.state, &attack);
    let tally = Tally::of(&value, attack.roll(ctx.content));
    let mut steps = Vec::new();
    let spending = by_priority(options, tally, |step| {
        if ctx.sink.listens() {
            steps.push(step);
        }
    });
    for step in steps {
        let rule = step.rule();
        let word = |option: u8| options[usize::from(option)].to_string();
        match step {
            Consideration::Available { surges } => ctx.tell(rule, |_| Event::SurgesCounted { surges }),
            Consideration::Bought { option, left } => {
                ctx.tell(rule, |_| Event::SurgeSpent { option: word(option), left });
            }
            Consideration::Skipped { option, skip } => {
                ctx.tell(rule, |_| Event::SurgeSkipped { option: word(option), reason: skip });
            }
            Consideration::Lost { surges } => ctx.tell(rule, |_| Event::SurgesLost { surges }),
        }
    }
    ctx.buy(&spending.used);
}

/// A hero buys an option.
pub(in crate::flow) fn buy(ctx: &mut Ctx<'_>, option: u8) {
    ctx.buy(&[option]);
    let (content, state) = (ctx.content, &*ctx.state);
    let Some(attack) = state.attacks.last() else { return };
    let left = options_left(content, state, attack).0;
    let word = option_at(content, state, attack, usize::from(option))
        .map_or_else(|| RECOVER_STRAIN[0].to_string(), ToString::to_string);
    ctx.tell("R5.3", |_| Event::SurgeSpent { option: word, left });
}

/// No more is bought; what is left is lost.
pub(in crate::flow) fn stop(ctx: &mut Ctx<'_>) {
    let left = ctx.state.attacks.last().map_or(0, |attack| options_left(ctx.content, &ctx.state, attack).0);
    if left > 0 {
        ctx.tell("R5.3", |_| Event::SurgesLost { surges: left });
    }
    go(ctx, AttackStep::Resolve);
}

//! Dice on the table: rolled again, removed, their symbols turned into others.

use arrayvec::ArrayVec;

use crate::ability::{DicePool, Symbol};
use crate::apply::Ctx;
use crate::attack::{Modifiers, Tally};
use crate::content::Content;
use crate::event::Event;
use crate::flow::attack::{attack_value, effects_of};
use crate::flow::test;
use crate::state::{AttackState, State};

/// The dice of a pool that have not been rerolled.
pub(crate) fn rerollable(state: &State, pool: DicePool) -> ArrayVec<u8, 8> {
    let open = |n: usize, mask: u16| (0..n as u8).filter(move |die| mask >> die & 1 == 0);
    let (attack, test) = (state.attacks.last(), state.test.as_ref());
    let (n, rerolled) = match pool {
        DicePool::Attack => attack.map(|attack| (attack.attack_faces.len(), attack.rerolled)),
        DicePool::Defence => attack.map(|attack| (attack.defence_faces.len(), attack.rerolled >> 8)),
        DicePool::Test => test.map(|test| (test.faces.len(), u16::from(test.rerolled))),
    }
    .unwrap_or_default();
    open(n, rerolled).collect()
}

/// How many symbols of a kind there are now.
pub(in crate::flow) fn symbols(ctx: &Ctx<'_>, symbol: Symbol) -> u8 {
    ctx.state.attacks.last().map_or(0, |attack| symbols_of(ctx.content, attack, symbol))
}

/// As [`symbols`], without a context.
pub(crate) fn symbols_of(content: &Content, attack: &AttackState, symbol: Symbol) -> u8 {
    let roll = attack.roll(content);
    let by = attack.modifiers;
    let (rolled, more) = match symbol {
        Symbol::Damage => (roll.attack.damage, by.damage),
        Symbol::Surge => (roll.attack.surges, by.surges),
        Symbol::Block => (roll.defence.blocks, by.blocks),
        Symbol::Evade => (roll.defence.evades, by.evades),
    };
    rolled.saturating_add_signed(more)
}

pub(in crate::flow) fn convert(ctx: &mut Ctx<'_>, from: Symbol, to: Symbol, n: u8) {
    let part = |symbol, n: i8| match symbol {
        Symbol::Damage => Modifiers { damage: n, ..Modifiers::default() },
        Symbol::Surge => Modifiers { surges: n, ..Modifiers::default() },
        Symbol::Block => Modifiers { blocks: n, ..Modifiers::default() },
        Symbol::Evade => Modifiers { evades: n, ..Modifiers::default() },
    };
    let by = part(from, -(n as i8)) + part(to, n as i8);
    ctx.add_modifiers(by);
    if n > 0 {
        ctx.tell("R6.1", |_| Event::Converted { from, to, symbols: n });
    }
}

pub(in crate::flow) fn waiting_die(state: &State) -> Option<u8> {
    match &state.test {
        Some(test) => Some(test.waiting),
        None => state.attacks.last().map(|attack| attack.waiting),
    }
}

/// Rolls a die again, or takes the face people report.
pub(in crate::flow) fn reroll(ctx: &mut Ctx<'_>, pool: DicePool, die: u8, reported: Option<u8>) {
    if pool == DicePool::Test && reported.is_none() {
        return test::reroll(ctx, die);
    }
    ctx.take_up(pool, die);
    let attack = ctx.state.attacks.last();
    let figure = match pool {
        DicePool::Attack => attack.map(|attack| attack.attacker),
        DicePool::Defence => attack.map(|attack| attack.target),
        DicePool::Test => ctx.state.test.as_ref().map(|test| test.figure),
    };
    let Some(figure) = figure else { return };
    let face = reported.unwrap_or_else(|| ctx.next_roll(figure).below(6) as u8);
    ctx.turn_die(pool, die, face);
}

/// The attack as it stands, for whoever shows or weighs it.
pub(crate) fn standing(content: &Content, state: &State, attack: &AttackState) -> (u16, u16, bool) {
    let value = attack_value(content, state, attack);
    let mut tally = Tally::of(&value, attack.roll(content));
    for &place in &attack.bought {
        let effects = effects_of(content, state, attack, usize::from(place));
        effects.iter().for_each(|&effect| tally.apply(effect));
    }
    (tally.damage(), tally.surges(), tally.hits())
}

//! Carrying out what an ability does, deed by deed.

use arrayvec::ArrayVec;
use sortie_boards::square::{Position, Space};
use sortie_kernel::{DiceSource, Progress, Sink};

use super::moment::{Look, Now};
use super::{rebel, special, test};
use crate::ability::{Aim, AttackDeed, Deed, DicePool, Symbol, When, Whom};
use crate::apply::Ctx;
use crate::attack::{Condition, Modifiers, Tally};
use crate::choice::Choice;
use crate::dice::{AttackDie, Die};
use crate::event::Event;
use crate::state::{
    AttackState, DeedsFrame, Frame, Moving, MovingFrame, OptionRef, Source, State, StrikingFrame,
};
use crate::world::{FigureId, Side};

/// In [`DeedsFrame::left`]: the die of that number waits for the face of a real die.
pub(crate) const WAITS_FOR_FACE: u8 = 64;

/// Figures a deed happens to.
type Figures = ArrayVec<FigureId, 32>;

pub(super) fn advance<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, mut frame: DeedsFrame) -> Progress {
    let Some(doing) = ctx.state.doing(ctx.content, frame.source) else {
        ctx.pop();
        return Progress::Continue;
    };
    if !frame.is_aimed {
        if let Some(aim) = doing.aim {
            if ctx.state.body(frame.source.figure).side == Side::Rebel {
                return Progress::Ask;
            }
            // An enemy takes the nearest.
            let look = ctx.look();
            let legal =
                look.world.figures().filter(|&figure| look.may_pick(frame.source, doing.id, aim, figure));
            frame.picked =
                legal.min_by_key(|&figure| (look.world.distance(frame.source.figure, figure), figure));
        }
        frame.is_aimed = true;
        ctx.set_top(Frame::Deeds(frame));
    }
    let Some(deed) = doing.does.get(usize::from(frame.at)) else {
        ctx.pop();
        let owner = frame.source.figure;
        if ctx.state.ending.is_none() && ctx.state.body(owner).is_hero {
            ctx.push(Frame::After { by: frame.source, picked: frame.picked, done: 0 });
        }
        return Progress::Continue;
    };
    carry_out(ctx, frame, doing.does.len() as u8, deed)
}

/// The next deed of the same ability.
fn next<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, frame: DeedsFrame) -> Progress {
    ctx.set_top(Frame::Deeds(DeedsFrame { at: frame.at + 1, left: 0, ..frame }));
    Progress::Continue
}

fn carry_out<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, frame: DeedsFrame, n_deeds: u8, deed: &Deed) -> Progress {
    let me = frame.source.figure;
    match deed {
        Deed::Reroll { pool, dice } => {
            let most = if *dice == 0 { u8::MAX } else { *dice };
            let done = frame.left % WAITS_FOR_FACE;
            // A die in somebody's hand still counts, though it may not be rolled a third time.
            if frame.left & WAITS_FOR_FACE != 0 {
                return Progress::Ask;
            }
            if done >= most || rerollable(ctx.state, *pool).is_empty() {
                return next(ctx, frame);
            }
            return Progress::Ask;
        }
        Deed::RemoveDefenceDie => {
            let defence = ctx.state.attacks.last().map(|attack| attack.defence.clone()).unwrap_or_default();
            match defence.as_slice() {
                [] => return next(ctx, frame),
                [first, rest @ ..] if rest.iter().all(|die| die == first) => remove_defence(ctx, 0),
                _ => return Progress::Ask,
            }
        }
        Deed::SwapDie(_) => return Progress::Ask,
        Deed::Convert { from, most, .. } => {
            let there = symbols(ctx, *from);
            match most {
                _ if there == 0 => return next(ctx, frame),
                Some(_) => convert(ctx, deed, 1),
                None => return Progress::Ask,
            }
        }
        Deed::Shed { whom, all: false } => {
            let bad = figures(ctx, frame, *whom).first().map(|&figure| harmful(ctx.state, figure));
            match bad.as_deref() {
                None | Some([]) => return next(ctx, frame),
                Some(_) => return Progress::Ask,
            }
        }
        Deed::Test(attribute) => {
            if frame.left == 0 {
                ctx.set_top(Frame::Deeds(DeedsFrame { left: 1, ..frame }));
                test::begin(ctx, me, *attribute, false);
                return Progress::Continue;
            }
            let successes = ctx.state.test.take().map_or(0, |test| test.successes);
            if successes == 0 {
                // What stands behind the gate does not happen.
                ctx.set_top(Frame::Deeds(DeedsFrame { at: n_deeds, left: 0, ..frame }));
                return Progress::Continue;
            }
        }
        Deed::RollDamage { .. } if ctx.state.table.dice == DiceSource::Physical => return Progress::Ask,
        Deed::Special(special) => {
            next(ctx, frame);
            return special::carry_out(ctx, frame, *special);
        }
        Deed::Attack(deed) => {
            next(ctx, frame);
            strike(ctx, frame, deed);
            return Progress::Continue;
        }
        _ => {
            next(ctx, frame);
            at_once(ctx, frame, deed);
            return Progress::Continue;
        }
    }
    next(ctx, frame)
}

/// Deeds that ask nobody.
fn at_once<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, frame: DeedsFrame, deed: &Deed) {
    let me = frame.source.figure;
    match deed {
        Deed::Add(by) => modify(ctx, *by),
        Deed::Keyword(keyword) => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                _ = attack.keywords.try_push(*keyword);
            }
            ctx.tell("R6.7", |_| Event::KeywordGained { keyword: *keyword });
        }
        Deed::Surge(_) => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                _ = attack.options.try_push(OptionRef::Deed(frame.source, frame.at));
            }
        }
        Deed::SurgesOf(wanted) => surges_of(ctx, me, wanted),
        Deed::AttackDie(die) => {
            let mut pool = DicePool::Attack;
            if let Some(test) = &mut ctx.state.test {
                _ = test.dice.try_push(*die);
                pool = DicePool::Test;
            } else if let Some(attack) = ctx.state.attacks.last_mut() {
                _ = attack.attack.try_push(*die);
            }
            ctx.tell("R6.1", |_| Event::DieAdded { pool, attack: Some(*die), defence: None });
        }
        Deed::DefenceDie(die) => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                _ = attack.defence.try_push(*die);
            }
            ctx.tell("R6.1", |_| Event::DieAdded {
                pool: DicePool::Defence,
                attack: None,
                defence: Some(*die),
            });
        }
        Deed::RemoveAll(die) => {
            let n = ctx
                .state
                .attacks
                .last()
                .map_or(0, |attack| attack.defence.iter().filter(|&d| d == die).count());
            if let Some(attack) = ctx.state.attacks.last_mut() {
                attack.defence.retain(|other| other != die);
            }
            for _ in 0..n {
                ctx.tell("R6.1", |_| Event::DieRemoved {
                    pool: DicePool::Defence,
                    attack: None,
                    defence: Some(*die),
                });
            }
        }
        Deed::FocusDie(die) => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                attack.focus_die = *die;
            }
        }
        Deed::BlockPerEvade => {
            let evades = ctx.state.attacks.last().map_or(0, |attack| attack.roll(ctx.content).defence.evades);
            modify(ctx, Modifiers { blocks: evades as i8, ..Modifiers::default() });
        }
        Deed::Miss => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                attack.is_missed = true;
            }
        }
        Deed::Gain { condition, whom } => {
            figures(ctx, frame, *whom).into_iter().for_each(|figure| ctx.gain("R12.1", figure, *condition));
        }
        Deed::Shed { whom, .. } => {
            for figure in figures(ctx, frame, *whom) {
                for condition in harmful(ctx.state, figure) {
                    ctx.lose("R12.1", figure, condition);
                }
            }
        }
        Deed::Recover { damage, strain, whom } => {
            for figure in figures(ctx, frame, *whom) {
                ctx.recover("R6.13", figure, u16::from(*damage), u16::from(*strain));
            }
        }
        Deed::Suffer { damage, strain, whom } => {
            for figure in figures(ctx, frame, *whom) {
                ctx.strain("R6.10", figure, u16::from(*strain));
                ctx.suffer("R6.12", figure, u16::from(*damage));
            }
        }
        Deed::RollDamage { die, whom } => {
            let face = ctx.next_roll(me).below(6) as u8;
            roll_damage(ctx, frame, *die, *whom, face);
        }
        Deed::Points { points, whom } => {
            for figure in figures(ctx, frame, *whom) {
                if ctx.state.turn_of(figure).is_some() {
                    rebel::gain_points(ctx, figure, *points);
                } else {
                    // Outside its own activation it spends them at once.
                    let moving = MovingFrame { figure, by: figure, points: *points, how: Moving::Points };
                    ctx.push(Frame::Moving(moving));
                }
            }
        }
        Deed::Move { spaces } => {
            let points = spaces.unwrap_or(ctx.state.body(me).speed);
            ctx.push(Frame::Moving(MovingFrame { figure: me, by: me, points, how: Moving::Spaces }));
        }
        Deed::Push(spaces) => {
            if let Some(figure) = frame.picked.filter(|&figure| ctx.state.body(figure).at.is_small()) {
                ctx.push(Frame::Moving(MovingFrame { figure, by: me, points: *spaces, how: Moving::Pushed }));
            }
        }
        Deed::Order => {
            if let Some(figure) = frame.picked {
                ctx.push(Frame::Ordered { figure, by: frame.source });
            }
        }
        Deed::ExtraAction => {
            for frame in ctx.state.frames.iter_mut() {
                if let Frame::Rebel(turn) = frame
                    && turn.figure == me
                {
                    turn.actions += 1;
                }
            }
            ctx.tell("R6.1", |_| Event::ActionGained { figure: me });
        }
        Deed::DrawSupply => {
            if let Some(hero) = ctx.state.hero_of(me) {
                special::draw_supply(ctx, hero);
            }
        }
        _ => {}
    }
}

/// A die fell: somebody suffers the damage it shows.
fn roll_damage<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    frame: DeedsFrame,
    die: AttackDie,
    whom: Whom,
    face: u8,
) {
    let figure = frame.source.figure;
    ctx.tell("R6.1", |_| Event::DamageRolled { figure, die, face });
    let damage = die.faces(&ctx.content.dice)[usize::from(face)].damage;
    for figure in figures(ctx, frame, whom) {
        ctx.suffer("R6.12", figure, u16::from(damage));
    }
}

fn modify<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, by: Modifiers) {
    if by == Modifiers::default() {
        return;
    }
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.modifiers = attack.modifiers + by;
        ctx.tell("R5.1", |_| Event::Modified { by });
    }
}

/// The surge options of every other weapon of a trait that the attacker brought.
fn surges_of<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, me: FigureId, wanted: &str) {
    let Some(hero) = ctx.state.hero_of(me) else { return };
    let cards = ctx.state.heroes[hero].cards.clone();
    let Some(attack) = ctx.state.attacks.last_mut() else { return };
    for (slot, held) in cards.iter().enumerate().filter(|&(slot, _)| slot != usize::from(attack.weapon)) {
        let card = &ctx.content.cards[usize::from(held.card)];
        if let Some(weapon) = card.weapon.as_ref().filter(|_| card.traits.iter().any(|word| word == wanted)) {
            let _ = slot;
            for n in 0..weapon.surges.len() {
                _ = attack.options.try_push(OptionRef::Weapon(held.card, n as u8));
            }
        }
    }
}

/// An attack that the ability grants.
fn strike<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, frame: DeedsFrame, deed: &AttackDeed) {
    let target = match deed.target {
        None => None,
        Some(Whom::Picked | Whom::PickedHostile) => frame.picked,
        Some(Whom::Attacker) => ctx.state.attacks.last().map(|attack| attack.attacker),
        Some(Whom::Target) => ctx.state.attacks.last().map(|attack| attack.target),
        Some(_) => Some(frame.actor),
    };
    ctx.push(Frame::Striking(StrikingFrame {
        figure: frame.source.figure,
        by: frame.source,
        deed: frame.at,
        target,
        may_decline: deed.may,
        ignores_defence: false,
    }));
}

/// To whom a deed happens.
fn figures<S: Sink<Event>>(ctx: &Ctx<'_, S>, frame: DeedsFrame, whom: Whom) -> Figures {
    let (state, me) = (&*ctx.state, frame.source.figure);
    let one = |figure: Option<FigureId>| figure.into_iter().collect();
    let attack = || state.attacks.last();
    let all = |keep: &dyn Fn(&Look<'_>, FigureId) -> bool| -> Figures {
        let look = ctx.look();
        look.world.figures().filter(|&figure| keep(&look, figure)).collect()
    };
    match whom {
        Whom::Me => one(Some(me)),
        Whom::Picked => one(frame.picked),
        Whom::PickedHostile => {
            one(frame.picked.filter(|&figure| state.body(me).side.is_hostile_to(state.body(figure).side)))
        }
        Whom::Attacker => one(attack().map(|attack| attack.attacker)),
        Whom::Target => one(attack().map(|attack| attack.target).or(Some(frame.actor))),
        Whom::Actor => one(Some(frame.actor)),
        Whom::Around => {
            let Some(space) = frame.space else { return Figures::new() };
            let there = Position::small(space);
            all(&|look, figure| {
                let at = look.state.body(figure).at;
                at.has(space) || look.world.board.are_adjacent(there, at)
            })
        }
        Whom::AdjacentHostile => all(&|look, figure| {
            state.body(me).side.is_hostile_to(state.body(figure).side) && look.world.is_adjacent(me, figure)
        }),
        Whom::AdjacentFriends => all(&|look, figure| {
            figure != me
                && state.body(me).side == state.body(figure).side
                && look.world.is_adjacent(me, figure)
        }),
        Whom::RebelsWithin(spaces) => all(&|look, figure| {
            state.body(figure).side == Side::Rebel
                && look.world.distance(me, figure).is_some_and(|far| far <= u16::from(spaces))
        }),
        Whom::Group => match state.group_of(me) {
            Some(group) => state.members(group).filter(|&member| state.body(member).is_present).collect(),
            None => one(Some(me)),
        },
    }
}

/// The spaces an ability may be aimed at.
pub(crate) fn aimed_spaces(look: &Look<'_>, source: Source, aim: &Aim) -> Vec<Space> {
    let at = look.state.body(source.figure).at;
    let is_near = |space: &Space| {
        let distance = look.world.board.distance_between(at, Position::small(*space));
        !look.world.board.blocking().has(*space)
            && distance.is_some_and(|far| aim.within.is_none_or(|most| far <= u16::from(most)))
    };
    look.world.board.spaces().iter().filter(is_near).collect()
}

fn harmful(state: &State, figure: FigureId) -> ArrayVec<Condition, 5> {
    state.body(figure).conditions.iter().filter(|condition| condition.is_harmful()).collect()
}

/// The dice of a pool that have not been rerolled.
pub(crate) fn rerollable(state: &State, pool: DicePool) -> ArrayVec<u8, 8> {
    let open = |n: usize, mask: u16| (0..n as u8).filter(move |die| mask >> die & 1 == 0);
    match (pool, state.attacks.last(), &state.test) {
        (DicePool::Attack, Some(attack), _) => open(attack.attack_faces.len(), attack.rerolled).collect(),
        (DicePool::Defence, Some(attack), _) => {
            open(attack.defence_faces.len(), attack.rerolled >> 8).collect()
        }
        (DicePool::Test, _, Some(test)) => open(test.faces.len(), u16::from(test.rerolled)).collect(),
        _ => ArrayVec::new(),
    }
}

/// How many symbols of a kind there are now.
fn symbols<S: Sink<Event>>(ctx: &Ctx<'_, S>, symbol: Symbol) -> u8 {
    ctx.state.attacks.last().map_or(0, |attack| symbols_of(ctx.content, attack, symbol))
}

/// As [`symbols`], without a context.
pub(crate) fn symbols_of(content: &crate::content::Content, attack: &AttackState, symbol: Symbol) -> u8 {
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

fn convert<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, deed: &Deed, n: u8) {
    let Deed::Convert { from, to, .. } = *deed else { return };
    let part = |symbol, n: i8| match symbol {
        Symbol::Damage => Modifiers { damage: n, ..Modifiers::default() },
        Symbol::Surge => Modifiers { surges: n, ..Modifiers::default() },
        Symbol::Block => Modifiers { blocks: n, ..Modifiers::default() },
        Symbol::Evade => Modifiers { evades: n, ..Modifiers::default() },
    };
    let by = part(from, -(n as i8)) + part(to, n as i8);
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.modifiers = attack.modifiers + by;
    }
    if n > 0 {
        ctx.tell("R6.1", |_| Event::Converted { from, to, symbols: n });
    }
}

fn remove_defence<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, die: u8) {
    let Some(attack) = ctx.state.attacks.last_mut() else { return };
    let removed = attack.defence.remove(usize::from(die));
    ctx.tell("R6.1", |_| Event::DieRemoved { pool: DicePool::Defence, attack: None, defence: Some(removed) });
}

pub(super) fn answer<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, frame: DeedsFrame, choice: &Choice) {
    let Some(doing) = ctx.state.doing(ctx.content, frame.source) else { return };
    let deed = doing.does.get(usize::from(frame.at));
    match *choice {
        Choice::Pick { figure } if !frame.is_aimed => {
            ctx.set_top(Frame::Deeds(DeedsFrame { picked: Some(figure), is_aimed: true, ..frame }));
        }
        Choice::Aim { space } if !frame.is_aimed => {
            ctx.set_top(Frame::Deeds(DeedsFrame { space: Some(space), is_aimed: true, ..frame }));
        }
        Choice::Pick { figure } => special::picked(ctx, frame, figure),
        Choice::Die { pool, die } => match deed {
            Some(Deed::Reroll { .. }) => {
                if ctx.state.table.dice == DiceSource::Physical {
                    let left = frame.left | WAITS_FOR_FACE;
                    ctx.set_top(Frame::Deeds(DeedsFrame { left, ..frame }));
                    mark_rerolled(ctx.state, pool, die);
                } else {
                    ctx.set_top(Frame::Deeds(DeedsFrame { left: frame.left + 1, ..frame }));
                    reroll(ctx, pool, die, None);
                }
            }
            Some(Deed::RemoveDefenceDie) => {
                next(ctx, frame);
                remove_defence(ctx, die);
            }
            Some(Deed::SwapDie(to)) => {
                next(ctx, frame);
                let Some(attack) = ctx.state.attacks.last_mut() else { return };
                let from = std::mem::replace(&mut attack.attack[usize::from(die)], *to);
                let pool = DicePool::Attack;
                ctx.tell("R6.1", |_| Event::DieRemoved { pool, attack: Some(from), defence: None });
                ctx.tell("R6.1", |_| Event::DieAdded { pool, attack: Some(*to), defence: None });
            }
            _ => {}
        },
        Choice::Report { face } => {
            if let Some(Deed::RollDamage { die, whom }) = deed {
                next(ctx, frame);
                roll_damage(ctx, frame, *die, *whom, face);
            }
            // The die marked last is the one on the table.
            if let Some(Deed::Reroll { pool, .. }) = deed {
                let done = frame.left % WAITS_FOR_FACE + 1;
                ctx.set_top(Frame::Deeds(DeedsFrame { left: done, ..frame }));
                if let Some(die) = waiting_die(ctx.state) {
                    reroll(ctx, *pool, die, Some(face));
                }
            }
        }
        Choice::Convert { symbols } => {
            next(ctx, frame);
            if let Some(deed) = deed {
                convert(ctx, deed, symbols);
            }
        }
        Choice::Shake { condition } => {
            next(ctx, frame);
            if let Some(Deed::Shed { whom, .. }) = deed {
                for figure in figures(ctx, frame, *whom) {
                    ctx.lose("R12.1", figure, condition);
                }
            }
        }
        Choice::Pass => {
            next(ctx, frame);
        }
        _ => {}
    }
}

fn mark_rerolled(state: &mut State, pool: DicePool, die: u8) {
    match (pool, state.attacks.last_mut(), &mut state.test) {
        (DicePool::Attack, Some(attack), _) => {
            attack.rerolled |= 1 << die;
            attack.waiting = die;
        }
        (DicePool::Defence, Some(attack), _) => {
            attack.rerolled |= 1 << (8 + die);
            attack.waiting = die;
        }
        (DicePool::Test, _, Some(test)) => {
            test.rerolled |= 1 << die;
            test.waiting = die;
        }
        _ => {}
    }
}

fn waiting_die(state: &State) -> Option<u8> {
    match (&state.test, state.attacks.last()) {
        (Some(test), _) => Some(test.waiting),
        (None, Some(attack)) => Some(attack.waiting),
        _ => None,
    }
}

/// Rolls a die again, or takes the face people report.
fn reroll<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, pool: DicePool, die: u8, reported: Option<u8>) {
    if pool == DicePool::Test && reported.is_none() {
        return test::reroll(ctx, die);
    }
    mark_rerolled(ctx.state, pool, die);
    let figure = match (pool, ctx.state.attacks.last()) {
        (DicePool::Attack, Some(attack)) => attack.attacker,
        (DicePool::Defence, Some(attack)) => attack.target,
        _ => FigureId(0),
    };
    let face = reported.unwrap_or_else(|| ctx.next_roll(figure).below(6) as u8);
    let state = &mut *ctx.state;
    let faces = match (pool, state.attacks.last_mut(), &mut state.test) {
        (DicePool::Attack, Some(attack), _) => attack.attack_faces.get_mut(usize::from(die)),
        (DicePool::Defence, Some(attack), _) => attack.defence_faces.get_mut(usize::from(die)),
        (DicePool::Test, _, Some(test)) => test.faces.get_mut(usize::from(die)),
        _ => None,
    };
    if let Some(old) = faces {
        let from = std::mem::replace(old, face);
        ctx.tell("R5.1", |_| Event::Rerolled { pool, die, from, to: face });
    }
}

/// What follows an ability, one after another ("after Command").
pub(super) fn advance_after<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    by: Source,
    picked: Option<FigureId>,
    done: u8,
) -> Progress {
    match nth_after(&ctx.look(), by, done) {
        None => ctx.pop(),
        Some((_, true, true)) => return Progress::Ask,
        Some((source, true, false)) => follow(ctx, by, picked, done, Some(source)),
        Some((_, false, _)) => follow(ctx, by, picked, done, None),
    }
    Progress::Continue
}

/// Goes on to the next ability that follows, and uses this one if there is one to use. Whom the first ability picked
/// is still picked.
fn follow<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    by: Source,
    picked: Option<FigureId>,
    done: u8,
    source: Option<Source>,
) {
    ctx.set_top(Frame::After { by, picked, done: done + 1 });
    if let Some(source) = source {
        ctx.use_ability(Now::After(by), source, by.figure);
        for frame in ctx.state.frames.iter_mut() {
            if let Frame::Deeds(frame) = frame
                && frame.source == source
            {
                frame.picked = frame.picked.or(picked);
            }
        }
    }
}

/// The n-th ability of the owner that waits for another one's end.
pub(crate) fn nth_after(look: &Look<'_>, by: Source, n: u8) -> Option<(Source, bool, bool)> {
    let mut found = None;
    let mut seen = 0;
    look.state.each_ability(look.content, by.figure, |source, ability| {
        if matches!(ability.when, When::After(_)) {
            if seen == n {
                found = Some((source, look.is_usable(Now::After(by), source, ability), ability.is_asked()));
            }
            seen += 1;
        }
    });
    found
}

pub(super) fn answer_after<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    by: Source,
    picked: Option<FigureId>,
    done: u8,
    choice: &Choice,
) {
    let source = match choice {
        Choice::Use { source } => Some(*source),
        _ => None,
    };
    follow(ctx, by, picked, done, source);
}

/// The abilities of friends that wait for a defeat, whether they may be used or not.
pub(crate) fn mourners(
    content: &crate::content::Content,
    state: &State,
    fallen: FigureId,
) -> ArrayVec<Source, 32> {
    let mut found = ArrayVec::new();
    for friend in state.present().filter(|&other| state.body(other).side == state.body(fallen).side) {
        state.each_ability(content, friend, |source, ability| {
            if ability.when == When::Defeated && !ability.is_asked() {
                _ = found.try_push(source);
            }
        });
    }
    found
}

/// What follows a defeat, figure by figure (Vengeance).
pub(super) fn advance_fallen<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId, done: u8) -> Progress {
    let now = Now::Fallen(figure);
    match mourners(ctx.content, ctx.state, figure).get(usize::from(done)).copied() {
        None => ctx.pop(),
        Some(source) => {
            ctx.set_top(Frame::Fallen { figure, done: done + 1 });
            let ability = ctx.state.ability(ctx.content, source);
            if ability.is_some_and(|ability| ctx.look().is_usable(now, source, ability)) {
                ctx.use_ability(now, source, figure);
            }
        }
    }
    Progress::Continue
}

/// The attack as it stands, for whoever shows or weighs it.
pub(crate) fn standing(
    content: &crate::content::Content,
    state: &State,
    attack: &AttackState,
) -> (u16, u16, bool) {
    let value = super::attack_value(content, state, attack);
    let mut tally = Tally::of(&value, attack.roll(content));
    for &place in &attack.bought {
        let effects = super::surges::effects_of(content, state, attack, usize::from(place));
        effects.iter().for_each(|&effect| tally.apply(effect));
    }
    (tally.damage(), tally.surges(), tally.hits())
}

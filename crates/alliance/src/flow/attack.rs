//! An attack as a sequence of frames (R5.1): declare, pools, roll, rerolls, count, surges, apply, what follows.

use arrayvec::ArrayVec;
use sortie_kernel::{DiceSource, Progress, Seat, Sink};

use super::arms::Arms;
use super::moment::{Look, Now};
use super::surges;
use crate::ability::{AttackDeed, DicePool};
use crate::apply::Ctx;
use crate::attack::{Attack, AttackKind, Condition, Context, Effect, Modifiers, Tally, read_keyword};
use crate::choice::Choice;
use crate::content::Content;
use crate::dice::{AttackDie, Die, Roll};
use crate::event::Event;
use crate::state::{AttackState, AttackStep, CardState, Frame, OptionRef, Source, State};
use crate::world::{FigureId, Side};

/// What an ability changes about an attack it grants.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Terms<'a> {
    /// The ability and which of its deeds.
    pub(crate) by: Option<(Source, u8)>,
    pub(crate) deed: Option<&'a AttackDeed>,
    pub(crate) ignores_defence: bool,
}

impl<S: Sink<Event>> Ctx<'_, S> {
    /// Declares an attack. The frame of it runs next.
    pub(crate) fn declare(&mut self, attacker: FigureId, target: FigureId, arms: Arms, terms: Terms<'_>) {
        let (content, state) = (self.content, &*self.state);
        let distance = state.world(content).distance(attacker, target).unwrap_or(0);
        let mut attack = AttackState {
            attacker,
            target,
            weapon: arms.slot,
            kind: arms.strike.kind,
            reach: arms.strike.reach,
            distance: u8::try_from(distance).unwrap_or(u8::MAX),
            attack: ArrayVec::new(),
            defence: defence_of(content, state, target),
            attack_faces: ArrayVec::new(),
            defence_faces: ArrayVec::new(),
            rerolled: 0,
            modifiers: Modifiers::default(),
            keywords: ArrayVec::new(),
            options: ArrayVec::new(),
            bought: ArrayVec::new(),
            used: ArrayVec::new(),
            focus_die: AttackDie::Green,
            is_focused: false,
            is_hidden: false,
            is_missed: false,
            ignores_defence: terms.ignores_defence,
            passed: 0,
            suffered: 0,
            is_defeated: false,
            hurt: 0,
            is_overloaded: state.passives(content, attacker).iter().any(|passive| passive.overload),
            is_decoyed: false,
            waiting: 0,
        };
        arm(content, state, &mut attack, terms);
        attack.modifiers = attack.modifiers + defending(content, state, target);
        // The ability that grants the attack counts as used in it: others build on it.
        attack.used.extend(terms.by.map(|(source, _)| source));
        if self.state.attacks.try_push(attack).is_err() {
            return;
        }
        self.push(Frame::Attack(AttackStep::Declared));
        let weapon = arms.slot;
        self.tell("R5.1", |_| Event::AttackDeclared { attacker, target, weapon, distance: distance as u8 });
        super::special::note_hammered(self, target, terms);
        self.spend_tokens(attacker, target);
    }

    /// Declares an attack and fills the pools without anything else happening, for odds.
    pub(crate) fn preview(&mut self, attacker: FigureId, target: FigureId, arms: Arms) {
        self.declare(attacker, target, arms, Terms::default());
        pool(self);
    }

    /// An Imperial spends all its attack tokens when it declares an attack, and all its defence tokens when it is the
    /// target (R37.7, A23).
    fn spend_tokens(&mut self, attacker: FigureId, target: FigureId) {
        for (figure, range) in [(attacker, 0..2), (target, 2..4)] {
            let tokens = &mut self.state.cast[figure.index()].tokens;
            let [damage, surges, blocks, evades] = *tokens;
            let spent: u8 = tokens[range.clone()].iter().sum();
            if spent == 0 {
                continue;
            }
            tokens[range.clone()].fill(0);
            let by = if range.start == 0 {
                Modifiers { damage: damage as i8, surges: surges as i8, ..Modifiers::default() }
            } else {
                Modifiers { blocks: blocks as i8, evades: evades as i8, ..Modifiers::default() }
            };
            if let Some(attack) = self.state.attacks.last_mut() {
                attack.modifiers = attack.modifiers + by;
            }
            self.tell("R37.7", |_| Event::TokensSpent { figure, tokens: spent });
        }
    }
}

/// Dice, keywords and surge options of the attacker.
fn arm(content: &Content, state: &State, attack: &mut AttackState, terms: Terms<'_>) {
    let figure = attack.attacker;
    let deed = terms.deed.filter(|deed| !deed.dice.is_empty());
    if let Some(deed) = deed {
        attack.attack.extend(deed.dice.iter().copied());
    } else if let Some(held) = state.held(figure, attack.weapon) {
        let number = held.card;
        if let Some(weapon) = &content.cards[usize::from(number)].weapon {
            attack.attack.extend(weapon.dice.iter().copied());
            attack.modifiers = attack.modifiers + weapon.bonus;
            attack.options.extend((0..weapon.surges.len()).map(|n| OptionRef::Weapon(number, n as u8)));
            let hero = state.hero_of(figure).expect("cards belong to heroes");
            for (slot, other) in state.heroes[hero].cards.iter().enumerate() {
                let is_under = other.under == attack.weapon
                    && slot != usize::from(attack.weapon)
                    && other.state != CardState::Gone;
                let card = &content.cards[usize::from(other.card)];
                let Some(modification) = card.modification.as_ref().filter(|_| is_under) else { continue };
                attack.modifiers = attack.modifiers + modification.bonus;
                if modification.reach_or_pierce && weapon.reach {
                    _ = attack.keywords.try_push(Effect::Pierce(1));
                }
                let options =
                    (0..modification.surges.len()).map(|n| OptionRef::Modification(other.card, n as u8));
                attack.options.extend(options);
            }
        }
    }
    if let Some(group) = state.group_of(figure) {
        let number = state.groups[group].group;
        let printed = &content.groups[usize::from(number)];
        if deed.is_none() {
            let card = state.acting.filter(|&(acting, _)| acting == figure).map(|(_, card)| card);
            let dice = card.map(|card| &content.activations[usize::from(card)].dice);
            let dice = dice.filter(|dice| !dice.is_empty()).unwrap_or(&printed.dice);
            attack.attack.extend(dice.iter().copied());
            attack.modifiers = attack.modifiers + printed.attacking;
            let words = printed.keywords.iter().filter_map(|word| read_keyword(word).ok().flatten());
            attack.keywords.extend(words);
        }
        attack.options.extend((0..printed.surges.len()).map(|n| OptionRef::Group(number, n as u8)));
    }
    if let (Some((source, at)), Some(deed)) = (terms.by, terms.deed) {
        attack.attack.extend(deed.extra);
        attack.keywords.extend(deed.keywords.iter().copied());
        if deed.surge.is_some() {
            _ = attack.options.try_push(OptionRef::Deed(source, at));
        }
    }
    if state.body(figure).is_hero {
        // At most once per attack, 1 surge recovers 1 strain (R6.5).
        _ = attack.options.try_push(OptionRef::RecoverStrain);
    }
}

fn defence_of(content: &Content, state: &State, target: FigureId) -> ArrayVec<crate::dice::DefenceDie, 6> {
    match (state.sheet(content, target), state.group_of(target)) {
        (Some(sheet), _) => sheet.defence.iter().copied().collect(),
        (None, Some(group)) => {
            content.groups[usize::from(state.groups[group].group)].defence.iter().copied().collect()
        }
        (None, None) => ArrayVec::new(),
    }
}

/// What is always added while a figure defends.
fn defending(content: &Content, state: &State, target: FigureId) -> Modifiers {
    match (state.hero_of(target), state.group_of(target)) {
        (Some(hero), _) => {
            let cards = state.heroes[hero].cards.iter();
            let there = cards.filter(|held| held.state != CardState::Gone);
            there
                .fold(Modifiers::default(), |sum, held| sum + content.cards[usize::from(held.card)].defending)
        }
        (None, Some(group)) => content.groups[usize::from(state.groups[group].group)].defending,
        (None, None) => Modifiers::default(),
    }
}

pub(super) fn advance<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, step: AttackStep) -> Progress {
    let Some(attack) = ctx.state.attacks.last() else {
        ctx.pop();
        return Progress::Continue;
    };
    let (attacker, target, passed) = (attack.attacker, attack.target, attack.passed);
    // Whoever is gone before the dice fall neither attacks nor is attacked (R14.1).
    let is_void = !ctx.state.body(attacker).is_present || !ctx.state.body(target).is_present;
    if is_void && matches!(step, AttackStep::Declared | AttackStep::Pool) {
        return go(ctx, AttackStep::End);
    }
    let moment = |ctx: &mut Ctx<'_, S>, now, next| match ctx.moment(now, passed) {
        Some(progress) => progress,
        None => go(ctx, next),
    };
    match step {
        AttackStep::Declared => moment(ctx, Now::Declared, AttackStep::Pool),
        AttackStep::Pool => {
            pool(ctx);
            go(ctx, AttackStep::Rolling)
        }
        AttackStep::Rolling => rolling(ctx),
        AttackStep::Rolled => moment(ctx, Now::Rolled, AttackStep::Counted),
        AttackStep::Counted => moment(ctx, Now::Counted, AttackStep::Surging),
        AttackStep::Surging => surges::advance(ctx),
        AttackStep::Resolve => resolve(ctx),
        AttackStep::Cleave { left } => cleave(ctx, left),
        AttackStep::Fought => moment(ctx, Now::Fought, AttackStep::End),
        AttackStep::End => {
            if let Some(group) = ctx.state.group_of(attacker) {
                ctx.state.groups[group].is_first_used = true;
            }
            let decoyed = ctx.state.attacks.last().is_some_and(|attack| attack.is_decoyed);
            ctx.pop();
            if decoyed {
                super::special::after_decoy(ctx, target);
            }
            ctx.state.attacks.pop();
            ctx.tell("R5.1", |_| Event::AttackEnded);
            Progress::Continue
        }
    }
}

/// The next step; everybody may use something again.
pub(super) fn go<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, step: AttackStep) -> Progress {
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.passed = 0;
    }
    ctx.set_top(Frame::Attack(step));
    Progress::Continue
}

/// Conditions change the pools: Focused adds a die, Hidden and Weakened change symbols.
fn pool<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    let state = &mut *ctx.state;
    let Some(attack) = state.attacks.last_mut() else { return };
    let attacker = state.bodies[attack.attacker.index()].conditions;
    let target = state.bodies[attack.target.index()].conditions;
    let mut by = Modifiers::default();
    attack.is_focused = attacker.has(Condition::Focus);
    attack.is_hidden = attacker.has(Condition::Hide);
    if attack.is_focused {
        _ = attack.attack.try_push(attack.focus_die);
    }
    if attack.is_hidden {
        by.surges += 1;
    }
    if attacker.has(Condition::Weaken) {
        by.surges -= 1;
    }
    if target.has(Condition::Weaken) {
        by.evades -= 1;
    }
    if target.has(Condition::Hide) {
        by.accuracy -= 2;
    }
    attack.modifiers = attack.modifiers + by;
    if attack.ignores_defence {
        attack.defence.clear();
    }
    let (die, is_focused) = (attack.focus_die, attack.is_focused);
    if is_focused {
        ctx.tell("R12.1", |_| Event::DieAdded { pool: DicePool::Attack, attack: Some(die), defence: None });
    }
}

fn rolling<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) -> Progress {
    let is_physical = ctx.state.table.dice == DiceSource::Physical;
    let Some(attack) = ctx.state.attacks.last() else { return Progress::Continue };
    let attacker = attack.attacker;
    let is_done = attack.attack_faces.len() == attack.attack.len()
        && attack.defence_faces.len() == attack.defence.len();
    if !is_done {
        if is_physical {
            return Progress::Ask;
        }
        let mut draw = ctx.next_roll(attacker);
        let Some(attack) = ctx.state.attacks.last_mut() else { return Progress::Continue };
        for _ in 0..attack.attack.len() {
            attack.attack_faces.push(draw.below(6) as u8);
        }
        for _ in 0..attack.defence.len() {
            attack.defence_faces.push(draw.below(6) as u8);
        }
    }
    ctx.tell("R5.1", |state| {
        let attack = state.attacks.last().expect("an attack is under way");
        Event::AttackRolled {
            attack: attack.attack.iter().copied().zip(attack.attack_faces.iter().copied()).collect(),
            defence: attack.defence.iter().copied().zip(attack.defence_faces.iter().copied()).collect(),
        }
    });
    go(ctx, AttackStep::Rolled)
}

impl AttackState {
    /// What the dice show.
    pub(crate) fn roll(&self, content: &Content) -> Roll {
        let attack = self.attack.iter().zip(&self.attack_faces);
        let defence = self.defence.iter().zip(&self.defence_faces);
        let mut roll = Roll {
            attack: attack.map(|(die, &face)| die.faces(&content.dice)[usize::from(face)]).sum(),
            defence: defence.map(|(die, &face)| die.faces(&content.dice)[usize::from(face)]).sum(),
        };
        roll.defence.dodge |= self.is_missed;
        roll
    }
}

/// The attack as the arithmetic of [`crate::attack`] sees it.
pub(crate) fn attack_value(content: &Content, state: &State, attack: &AttackState) -> Attack {
    let (attacker, target) = (state.body(attack.attacker), state.body(attack.target));
    let count = |others: usize| others as u16;
    let needs_others = |effect: &Effect| matches!(effect, Effect::Blast(_) | Effect::Cleave(_));
    let has_others = attack.keywords.iter().any(needs_others)
        || (0..attack.options.len())
            .any(|n| surges::effects_of(content, state, attack, n).iter().any(needs_others));
    let (blast_others, cleave_others) = if has_others {
        let look = Look::new(content, state);
        (count(blasted(&look, attack).count()), count(cleavable(&look, attack).len()))
    } else {
        (0, 0)
    };
    Attack {
        kind: attack.kind,
        distance: Some(u16::from(attack.distance)),
        modifiers: attack.modifiers,
        keywords: attack.keywords.to_vec(),
        context: Context {
            target_remaining: Some(target.remaining()),
            attacker_damage: attacker.damage,
            attacker_strain: attacker.strain,
            blast_others,
            cleave_others,
            target_conditions: target.conditions,
            attacker_conditions: attacker.conditions,
        },
    }
}

/// Everybody else next to the target whom Blast hurts: figures friendly to the attacker suffer nothing (R37.5).
fn blasted<'a>(look: &'a Look<'_>, attack: &AttackState) -> impl Iterator<Item = FigureId> + 'a {
    let (attacker, target) = (look.state.body(attack.attacker).side, attack.target);
    let there = look.state.body(target).at;
    look.world.figures().filter(move |&figure| {
        let body = look.state.body(figure);
        figure != target && attacker.is_hostile_to(body.side) && look.world.board.are_adjacent(there, body.at)
    })
}

/// Whom Cleave may hurt: another hostile figure that the same melee attack could be made against.
pub(crate) fn cleavable(look: &Look<'_>, attack: &AttackState) -> ArrayVec<FigureId, 12> {
    let strike = crate::world::Strike { kind: attack.kind, reach: attack.reach };
    if attack.kind != AttackKind::Melee || !look.state.body(attack.attacker).is_present {
        return ArrayVec::new();
    }
    let others = look.world.hostile_to(attack.attacker).filter(|&other| other != attack.target);
    let legal = |other: &FigureId| super::may_strike(look, attack.attacker, strike, *other, None).is_ok();
    others.filter(legal).take(12).collect()
}

/// Hit, damage, conditions, Blast; Cleave and what follows come after.
fn resolve<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) -> Progress {
    let Some(attack) = ctx.state.attacks.last().cloned() else { return Progress::Continue };
    let value = attack_value(ctx.content, ctx.state, &attack);
    let mut tally = Tally::of(&value, attack.roll(ctx.content));
    for &n in &attack.bought {
        for &effect in surges::effects_of(ctx.content, ctx.state, &attack, usize::from(n)) {
            tally.apply(effect);
        }
    }
    let outcome = tally.outcome();
    let (attacker, target) = (attack.attacker, attack.target);
    ctx.set_top(Frame::Attack(AttackStep::Cleave { left: u8::try_from(outcome.cleave).unwrap_or(u8::MAX) }));
    if outcome.hit {
        let (damage, blocked) = (tally.damage(), tally.strength().min(tally.blocks()));
        ctx.tell("R5.2", |_| Event::Hit { damage, blocked });
    } else {
        let (dodged, missing_accuracy) = (tally.is_dodged(), tally.missing_accuracy());
        let rule = if dodged { "R5.5" } else { "R5.11" };
        ctx.tell(rule, |_| Event::Missed { dodged, missing_accuracy });
    }
    if attack.is_focused {
        ctx.lose("R12.1", attacker, Condition::Focus);
    }
    if attack.is_hidden {
        ctx.lose("R12.1", attacker, Condition::Hide);
    }
    ctx.recover("R6.13", attacker, outcome.recovered_damage, outcome.recovered_strain);
    let hurt: ArrayVec<FigureId, 12> =
        if outcome.blast > 0 { blasted(&ctx.look(), &attack).take(12).collect() } else { ArrayVec::new() };
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.suffered = outcome.suffered as u8;
        if outcome.suffered > 0 {
            attack.hurt |= 1 << target.0;
        }
        hurt.iter().for_each(|figure| attack.hurt |= 1 << figure.0);
    }
    ctx.suffer("R5.2", target, outcome.suffered);
    for condition in outcome.conditions.iter() {
        let whom = if condition.is_harmful() { target } else { attacker };
        ctx.gain("R12.5", whom, condition);
    }
    if !hurt.is_empty() && ctx.state.ending.is_none() {
        ctx.tell("R37.5", |_| Event::Blasted { damage: outcome.blast });
        for figure in hurt {
            ctx.suffer("R37.5", figure, outcome.blast);
        }
    }
    Progress::Continue
}

fn cleave<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, left: u8) -> Progress {
    let Some(attack) = ctx.state.attacks.last() else { return Progress::Continue };
    let others = if left > 0 { cleavable(&ctx.look(), attack) } else { ArrayVec::new() };
    let attacker = attack.attacker;
    if others.is_empty() {
        return go(ctx, AttackStep::Fought);
    }
    if ctx.state.body(attacker).side == Side::Rebel && others.len() > 1 {
        return Progress::Ask;
    }
    // An enemy takes whom it hurts most: the least health left (R25.5).
    let worst = others.iter().copied().min_by_key(|&other| (ctx.state.body(other).remaining(), other));
    if let Some(other) = worst {
        cleave_into(ctx, other, left);
    }
    Progress::Continue
}

fn cleave_into<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId, damage: u8) {
    go(ctx, AttackStep::Fought);
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.hurt |= 1 << figure.0;
    }
    ctx.tell("R5.1", |_| Event::Cleaved { figure, damage: u16::from(damage) });
    ctx.suffer("R5.1", figure, u16::from(damage));
}

pub(super) fn answer<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, step: AttackStep, seat: Seat, choice: &Choice) {
    let now = match step {
        AttackStep::Declared => Now::Declared,
        AttackStep::Rolled => Now::Rolled,
        AttackStep::Counted => Now::Counted,
        _ => Now::Fought,
    };
    match (step, choice) {
        (AttackStep::Rolling, Choice::Report { face }) => {
            let Some(attack) = ctx.state.attacks.last_mut() else { return };
            if attack.attack_faces.len() < attack.attack.len() {
                attack.attack_faces.push(*face);
            } else {
                attack.defence_faces.push(*face);
            }
        }
        (AttackStep::Surging, Choice::Surge { option }) => surges::buy(ctx, *option),
        (AttackStep::Surging, _) => surges::stop(ctx),
        (AttackStep::Cleave { left }, Choice::Pick { figure }) => cleave_into(ctx, *figure, left),
        (_, Choice::Use { source }) => {
            let actor = now.actor(ctx.state);
            ctx.use_ability(now, *source, actor);
        }
        (_, Choice::Pass) => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                attack.passed |= 1 << seat.0;
            }
        }
        _ => {}
    }
}

//! Which answers are open now, and why others are not.

mod campaign;
mod companion;
mod mission;
mod prompt;
mod why;

use sortie_boards::square::Position;
use sortie_kernel::{DiceSource, Offer, Seat};

pub(crate) use prompt::prompt;
pub(crate) use why::why_not;

use crate::ability::{Deed, DicePool, When, Who};
use crate::attack::Condition;
use crate::choice::Choice;
use crate::content::Content;
use crate::flow::{self, Look, Now};
use crate::setup::Mode;
use crate::state::{
    AttackStep, DeedsFrame, EnemyStage, Frame, HammerFrame, RebelStage, RebelTurn, State, TestStep,
};
use crate::world::{FigureId, Side};

/// The most times strain becomes movement points in one activation (R4.14).
const MOST_STRAINED: u8 = 2;

/// Adds every legal answer, in a fixed order.
pub(crate) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    match state.frames.top() {
        None | Some(Frame::Group(_) | Frame::Fallen { .. } | Frame::Decoyed { .. }) => {}
        Some(Frame::MissionOver { .. }) => {}
        Some(Frame::Script) => mission::offers(content, state, out),
        Some(Frame::StarMap) => campaign::offers(content, state, out),
        Some(Frame::Window { .. }) => companion::offers(content, state, out),
        Some(Frame::Deploying) => deploying(content, state, out),
        Some(Frame::Round(_)) if state.table.mode == Mode::Companion => {
            companion::offers(content, state, out);
        }
        Some(Frame::Round(_)) => {
            for figure in flow::may_activate(state) {
                out.extend(
                    seats_for(state, figure).map(|seat| Offer { seat, choice: Choice::Activate { figure } }),
                );
            }
        }
        Some(Frame::Rebel(turn)) => match turn.stage {
            RebelStage::Acting => acting(content, state, turn, out),
            _ => {
                if let Some(now) = rebel_now(turn) {
                    moment(content, state, now, turn.passed, out);
                }
            }
        },
        Some(Frame::Enemy(turn)) => match turn.stage {
            EnemyStage::Start => moment(content, state, Now::EnemyActivates(turn.figure), turn.passed, out),
            EnemyStage::Entered { .. } => {
                moment(content, state, Now::EnemyEnters(turn.figure), turn.passed, out);
            }
            EnemyStage::Line => {
                for (to, target) in flow::ways_of(content, state) {
                    out.extend(state.seats().map(|seat| Offer { seat, choice: Choice::Way { to, target } }));
                }
            }
            _ => {}
        },
        Some(Frame::Attack(step)) => attack(content, state, step, out),
        Some(Frame::Deeds(frame)) => deeds(content, state, frame, out),
        Some(Frame::Moving(frame)) => {
            let Some(seat) = state.seat_of(frame.by) else { return };
            let ends = flow::move_ends(content, state, frame);
            out.extend(ends.into_iter().map(|to| Offer { seat, choice: Choice::Move { to } }));
            out.push(Offer { seat, choice: Choice::Pass });
        }
        Some(Frame::Striking(frame)) => {
            let Some(seat) = state.seat_of(frame.figure) else { return };
            frame.each(content, state, |weapon, target, by| {
                out.push(Offer { seat, choice: Choice::Attack { weapon, target, by } });
            });
            if frame.may_decline {
                out.push(Offer { seat, choice: Choice::Pass });
            }
        }
        Some(Frame::Hammer(frame)) => hammer(content, state, frame, out),
        Some(Frame::Ordered { figure }) => {
            let Some(seat) = state.seat_of(figure) else { return };
            let look = Look::new(content, state);
            if !state.body(figure).is_stunned() {
                out.push(Offer { seat, choice: Choice::Run });
            }
            attacks(&look, figure, seat, out);
            out.push(Offer { seat, choice: Choice::Pass });
        }
        Some(Frame::Test(step)) => test(content, state, step, out),
        Some(Frame::After { by, done, .. }) => {
            let look = Look::new(content, state);
            let (Some(seat), Some((source, ..))) =
                (state.seat_of(by.figure), flow::nth_after(&look, by, done))
            else {
                return;
            };
            out.push(Offer { seat, choice: Choice::Use { source } });
            out.push(Offer { seat, choice: Choice::Pass });
        }
        Some(Frame::Scouting { hero }) => {
            out.extend([true, false].map(|top| Offer { seat: Seat(hero), choice: Choice::Keep { top } }));
        }
        Some(Frame::Drawn { hero }) => {
            let figure = state.heroes[usize::from(hero)].figure;
            moment(content, state, Now::SupplyDrawn(figure), 0, out);
        }
        Some(Frame::Keeping { hero }) => {
            let slots = flow::kept_slots(state, hero);
            out.extend(slots.map(|slot| Offer { seat: Seat(hero), choice: Choice::Card { slot } }));
        }
    }
}

/// Who may answer for a figure: its player, or anybody for an ally's activation.
fn seats_for(state: &State, figure: FigureId) -> impl Iterator<Item = Seat> + use<> {
    let own = state.hero_of(figure).map(|hero| Seat(hero as u8));
    state.seats().filter(move |&seat| own.is_none_or(|own| own == seat))
}

fn rebel_now(turn: RebelTurn) -> Option<Now> {
    match turn.stage {
        RebelStage::Start => Some(Now::ActivationStart(turn.figure)),
        RebelStage::Rested => Some(Now::Rested(turn.figure)),
        RebelStage::Interacted => Some(Now::Interacted(turn.figure)),
        RebelStage::End => Some(Now::ActivationEnd(turn.figure)),
        RebelStage::Acting | RebelStage::ActionDone => None,
    }
}

/// Abilities that may be used now, and letting the moment pass.
fn moment(content: &Content, state: &State, now: Now, passed: u8, out: &mut Vec<Offer<Choice>>) {
    let asked = Look::new(content, state).asked(now, passed);
    for seat in state.seats() {
        let mine = asked.iter().filter(|source| state.decider(content, **source) == Some(seat));
        let before = out.len();
        out.extend(mine.map(|&source| Offer { seat, choice: Choice::Use { source } }));
        if out.len() > before {
            out.push(Offer { seat, choice: Choice::Pass });
        }
    }
}

fn deploying(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let spaces = flow::entries(content, state);
    for figure in flow::undeployed(state) {
        let Some(seat) = state.seat_of(figure) else { continue };
        out.extend(spaces.iter().map(|&to| Offer { seat, choice: Choice::Deploy { figure, to } }));
    }
}

/// What an activated Rebel may do (R3). Movement points are spent between actions, also after the second, and never
/// inside an attack (R3.7, R3.8, A28).
fn acting(content: &Content, state: &State, turn: RebelTurn, out: &mut Vec<Offer<Choice>>) {
    let figure = turn.figure;
    let Some(seat) = state.seat_of(figure) else { return };
    let look = Look::new(content, state);
    let body = state.body(figure);
    let mut offer = |choice| out.push(Offer { seat, choice });
    if turn.actions > 0 {
        if !body.is_stunned() {
            offer(Choice::Run);
        }
        if body.is_hero {
            offer(Choice::Rest { medpac: false });
            if state.medpacs > 0 && body.damage > 0 {
                offer(Choice::Rest { medpac: true });
            }
        } else if state.medpacs > 0 && body.damage > 0 {
            offer(Choice::Medpac);
        }
        for condition in [Condition::Bleed, Condition::Stun] {
            if body.conditions.has(condition) {
                offer(Choice::Shake { condition });
            }
        }
        for object in flow::interactions(content, state, figure) {
            offer(Choice::Interact { object });
        }
        let may_attack_again = body.is_hero || !turn.has_attacked;
        if may_attack_again {
            attacks(&look, figure, seat, out);
        }
        let special = look.usable(Now::Action(figure), |ability| {
            ability.when == When::Action
                && ability.cost.actions.max(1) <= turn.actions
                && (may_attack_again || !ability.attacks())
        });
        out.extend(special.into_iter().map(|source| Offer { seat, choice: Choice::Use { source } }));
    }
    let free = look.usable(Now::Activation(figure), |ability| ability.when == When::Activation);
    out.extend(free.into_iter().map(|source| Offer { seat, choice: Choice::Use { source } }));
    let may_strain = body.is_hero
        && turn.strained < MOST_STRAINED
        && !body.is_stunned()
        && body.strain < state.body(figure).endurance;
    if may_strain {
        out.push(Offer { seat, choice: Choice::Strain });
    }
    flow::reach_of(content, state, figure, u16::from(turn.points), false, |to: Position, _| {
        out.push(Offer { seat, choice: Choice::Move { to } });
    });
    out.push(Offer { seat, choice: Choice::End });
}

/// Every attack a figure may declare (R3.17).
fn attacks(look: &Look<'_>, figure: FigureId, seat: Seat, out: &mut Vec<Offer<Choice>>) {
    if !look.state.body(figure).is_stunned() {
        let weapons = flow::arms_of(look.content, look.state, figure);
        flow::each_attack(look, figure, &weapons, u32::MAX, |weapon, target, by| {
            out.push(Offer { seat, choice: Choice::Attack { weapon, target, by } });
        });
    }
}

fn attack(content: &Content, state: &State, step: AttackStep, out: &mut Vec<Offer<Choice>>) {
    let Some(attack) = state.attacks.last() else { return };
    let now = match step {
        AttackStep::Declared => Now::Declared,
        AttackStep::Rolled => Now::Rolled,
        AttackStep::Counted => Now::Counted,
        AttackStep::Fought => Now::Fought,
        AttackStep::Rolling => {
            // Whoever holds the dice reports them: a Rebel attacks or defends (R28.2).
            let rebel =
                if state.body(attack.attacker).side == Side::Rebel { attack.attacker } else { attack.target };
            report(state, rebel, out);
            return;
        }
        AttackStep::Surging => {
            let Some(seat) = state.seat_of(attack.attacker) else { return };
            let (_, options) = flow::options_left(content, state, attack);
            out.extend(options.into_iter().map(|option| Offer { seat, choice: Choice::Surge { option } }));
            out.push(Offer { seat, choice: Choice::Pass });
            return;
        }
        AttackStep::Cleave { .. } => {
            let Some(seat) = state.seat_of(attack.attacker) else { return };
            let look = Look::new(content, state);
            for figure in flow::cleavable(&look, attack) {
                out.push(Offer { seat, choice: Choice::Pick { figure } });
            }
            return;
        }
        AttackStep::Pool | AttackStep::Resolve | AttackStep::End => return,
    };
    moment(content, state, now, attack.passed, out);
}

/// Whom two Rebels attack, for the owner to say; who of them comes first, for anybody, if the defender does not mind.
fn hammer(content: &Content, state: &State, frame: HammerFrame, out: &mut Vec<Offer<Choice>>) {
    let pick = |seat, figure| Offer { seat, choice: Choice::Pick { figure } };
    if frame.target.is_none() {
        let Some(seat) = state.seat_of(frame.by.figure) else { return };
        out.extend(frame.enemies(content, state).into_iter().map(|enemy| pick(seat, enemy)));
    } else if frame.first.is_none() {
        for seat in state.seats() {
            out.extend(frame.both().map(|figure| pick(seat, figure)));
        }
    }
}

fn report(state: &State, figure: FigureId, out: &mut Vec<Offer<Choice>>) {
    let Some(seat) = state.seat_of(figure) else { return };
    if state.table.dice == DiceSource::Physical {
        out.extend((0..6).map(|face| Offer { seat, choice: Choice::Report { face } }));
    }
}

fn test(content: &Content, state: &State, step: TestStep, out: &mut Vec<Offer<Choice>>) {
    let Some(test) = &state.test else { return };
    match step {
        TestStep::Testing => moment(content, state, Now::Testing(test.figure), test.passed, out),
        TestStep::Tested => moment(content, state, Now::Tested(test.figure), test.passed, out),
        TestStep::Rolling => report(state, test.figure, out),
        TestStep::End => {}
    }
}

fn deeds(content: &Content, state: &State, frame: DeedsFrame, out: &mut Vec<Offer<Choice>>) {
    // The players roll for the enemy too (R28.2): the first of them, if it is nobody's own ability.
    let seat = state.decider(content, frame.source).unwrap_or(Seat(0));
    let Some(doing) = state.doing(content, frame.source) else { return };
    let mut offer = |choice| out.push(Offer { seat, choice });
    let look = Look::new(content, state);
    if !frame.is_aimed {
        if let Some(aim) = doing.aim {
            if aim.who == Who::Space {
                for space in flow::aimed_spaces(&look, frame.source, aim) {
                    offer(Choice::Aim { space });
                }
            } else {
                for figure in state.present() {
                    if look.may_pick(frame.source, doing.id, aim, figure) {
                        offer(Choice::Pick { figure });
                    }
                }
            }
        }
        return;
    }
    let Some(deed) = doing.does.get(usize::from(frame.at)) else { return };
    match deed {
        Deed::Reroll { .. } if frame.left & flow::WAITS_FOR_FACE != 0 => {
            (0..6).for_each(|face| offer(Choice::Report { face }));
        }
        Deed::RollDamage { .. } => (0..6).for_each(|face| offer(Choice::Report { face })),
        Deed::Reroll { pool, .. } => {
            for die in flow::rerollable(state, *pool) {
                offer(Choice::Die { pool: *pool, die });
            }
            offer(Choice::Pass);
        }
        Deed::RemoveDefenceDie => {
            let n = state.attacks.last().map_or(0, |attack| attack.defence.len());
            (0..n as u8).for_each(|die| offer(Choice::Die { pool: DicePool::Defence, die }));
        }
        Deed::SwapDie(_) => {
            let n = state.attacks.last().map_or(0, |attack| attack.attack.len());
            (0..n as u8).for_each(|die| offer(Choice::Die { pool: DicePool::Attack, die }));
            offer(Choice::Pass);
        }
        Deed::Convert { from, .. } => {
            let n = state.attacks.last().map_or(0, |attack| flow::symbols_of(content, attack, *from));
            (0..=n).for_each(|symbols| offer(Choice::Convert { symbols }));
        }
        Deed::Shed { whom, any, .. } => {
            let figure = match whom {
                crate::ability::Whom::Picked => frame.picked,
                _ => Some(frame.source.figure),
            };
            let conditions = figure.map(|figure| state.body(figure).conditions).unwrap_or_default();
            for condition in conditions.iter().filter(|condition| *any || condition.is_harmful()) {
                offer(Choice::Shake { condition });
            }
        }
        _ => {}
    }
}

//! What the open decision is about.

use sortie_kernel::Seat;

use crate::ability::{Deed, DicePool};
use crate::choice::{Moment, Prompt};
use crate::content::Content;
use crate::flow;
use crate::setup::Mode;
use crate::state::{AttackStep, DeedsFrame, EnemyStage, Frame, RebelStage, State, TestStep};

/// What the open decision is about.
pub(crate) fn prompt(content: &Content, state: &State) -> Prompt {
    match state.frames.top() {
        None | Some(Frame::Group(_) | Frame::Fallen { .. } | Frame::Decoyed { .. }) => Prompt::Nothing,
        Some(Frame::MissionOver { .. }) => Prompt::Nothing,
        Some(Frame::Script) => super::mission::prompt(content, state),
        Some(Frame::StarMap) => Prompt::StarMap,
        Some(Frame::Window { group, card }) => Prompt::Window { group, card },
        Some(Frame::Deploying) => Prompt::Deploy,
        Some(Frame::Round(_)) if state.table.mode == Mode::Companion => Prompt::Companion,
        Some(Frame::Round(_)) => Prompt::Activate,
        Some(Frame::Rebel(turn)) => {
            let figure = turn.figure;
            let moment = match turn.stage {
                RebelStage::Start => Moment::ActivationStart { figure },
                RebelStage::Rested => Moment::Rested { figure },
                RebelStage::Interacted => Moment::Interacted { figure },
                RebelStage::End => Moment::ActivationEnd { figure },
                RebelStage::Acting | RebelStage::ActionDone => {
                    return Prompt::Turn { figure, actions: turn.actions, points: turn.points };
                }
            };
            Prompt::Moment { moment }
        }
        Some(Frame::Enemy(turn)) => match turn.stage {
            EnemyStage::Start => Prompt::Moment { moment: Moment::EnemyActivates { figure: turn.figure } },
            EnemyStage::Entered { .. } => {
                Prompt::Moment { moment: Moment::EnemyEnters { figure: turn.figure } }
            }
            _ => Prompt::Way { figure: turn.figure },
        },
        Some(Frame::Attack(step)) => attack_prompt(content, state, step),
        Some(Frame::Deeds(frame)) => deeds_prompt(content, state, frame),
        Some(Frame::Moving(frame)) => Prompt::Moving { figure: frame.figure, points: frame.points },
        Some(Frame::Striking(frame)) => Prompt::Striking { figure: frame.figure },
        Some(Frame::Hammer(frame)) => match frame.target {
            None => Prompt::SameTarget { source: frame.by },
            Some(target) => Prompt::First { source: frame.by, target },
        },
        Some(Frame::Ordered { figure }) => Prompt::Ordered { figure },
        Some(Frame::Test(step)) => {
            let Some(test) = &state.test else { return Prompt::Nothing };
            let attribute = test.attribute;
            match step {
                TestStep::Testing => Prompt::Moment { moment: Moment::Testing { attribute } },
                TestStep::Tested => Prompt::Moment { moment: Moment::Tested { attribute } },
                _ => Prompt::Report { pool: DicePool::Test, die: test.faces.len() as u8, damage: None },
            }
        }
        Some(Frame::After { by, .. }) => Prompt::Moment { moment: Moment::After { source: by } },
        Some(Frame::Scouting { hero }) => Prompt::Keep { seat: Seat(hero) },
        Some(Frame::Drawn { .. }) => Prompt::Moment { moment: Moment::SupplyDrawn },
        Some(Frame::Keeping { hero }) => Prompt::Card { seat: Seat(hero) },
    }
}

fn attack_prompt(content: &Content, state: &State, step: AttackStep) -> Prompt {
    let Some(attack) = state.attacks.last() else { return Prompt::Nothing };
    match step {
        AttackStep::Declared => Prompt::Moment { moment: Moment::Declared },
        AttackStep::Rolled => Prompt::Moment { moment: Moment::Rolled },
        AttackStep::Counted => Prompt::Moment { moment: Moment::Counted },
        AttackStep::Fought => Prompt::Moment { moment: Moment::Fought },
        AttackStep::Surging => Prompt::Surges { left: flow::options_left(content, state, attack).0 as u8 },
        AttackStep::Cleave { next } => {
            let mut sources = flow::cleaves(content, state, attack).skip(usize::from(next));
            match sources.next() {
                Some((by, damage)) => Prompt::Cleave { damage, by, more: sources.count() as u8 },
                None => Prompt::Nothing,
            }
        }
        AttackStep::Rolling if attack.attack_faces.len() < attack.attack.len() => {
            Prompt::Report { pool: DicePool::Attack, die: attack.attack_faces.len() as u8, damage: None }
        }
        AttackStep::Rolling => {
            Prompt::Report { pool: DicePool::Defence, die: attack.defence_faces.len() as u8, damage: None }
        }
        AttackStep::Pool | AttackStep::Resolve | AttackStep::End => Prompt::Nothing,
    }
}

fn deeds_prompt(content: &Content, state: &State, frame: DeedsFrame) -> Prompt {
    let source = frame.source;
    let doing = state.doing(content, source);
    match doing.and_then(|doing| doing.does.get(usize::from(frame.at))).filter(|_| frame.is_aimed) {
        Some(Deed::Reroll { pool, .. }) if frame.left & flow::WAITS_FOR_FACE != 0 => {
            let die = match (&state.test, state.attacks.last()) {
                (Some(test), _) => test.waiting,
                (None, Some(attack)) => attack.waiting,
                _ => 0,
            };
            Prompt::Report { pool: *pool, die, damage: None }
        }
        Some(Deed::RollDamage { die, .. }) => {
            Prompt::Report { pool: DicePool::Attack, die: 0, damage: Some(*die) }
        }
        Some(Deed::Reroll { pool, .. }) => Prompt::Die { source, pool: *pool },
        Some(Deed::RemoveDefenceDie) => Prompt::Die { source, pool: DicePool::Defence },
        Some(Deed::SwapDie(_)) => Prompt::Die { source, pool: DicePool::Attack },
        Some(Deed::Convert { .. }) => Prompt::Convert { source },
        _ => Prompt::Aim { source },
    }
}

//! Attribute tests (R11). Failing one costs the action and nothing else (R11.7).

use arrayvec::ArrayVec;
use sortie_kernel::{DiceSource, Offer, Progress, Seat};

use super::ability::Now;
use super::offer;
use crate::ability::{Attribute, DicePool};
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::attack::most::MOST_ATTACK_DICE;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::dice::{AttackDie, Die};
use crate::event::Event;
use crate::state::{Frame, State, TestState, TestStep};
use crate::world::FigureId;

/// Begins a test. Allies and Imperials have no attributes: elite ones score 1, regular ones fail (R11.6).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, figure: FigureId, attribute: Attribute, opens_locker: bool) {
    let sheet = ctx.state.sheet(ctx.content, figure);
    let dice: ArrayVec<AttackDie, MOST_ATTACK_DICE> =
        sheet.map(|sheet| sheet.attribute(attribute).iter().copied().collect()).unwrap_or_default();
    let automatic = ctx
        .state
        .group_of(figure)
        .is_some_and(|group| ctx.content.groups[usize::from(ctx.state.groups[group].group)].elite);
    let is_hero = sheet.is_some();
    ctx.begin_test(TestState {
        figure,
        attribute,
        dice,
        faces: ArrayVec::new(),
        rerolled: 0,
        used: ArrayVec::new(),
        passed: 0,
        successes: u8::from(automatic),
        opens_locker,
        waiting: 0,
    });
    ctx.push(Frame::Test(if is_hero { TestStep::Testing } else { TestStep::End }));
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: TestStep) -> Progress {
    let Some(test) = &ctx.state.test else {
        ctx.pop();
        return Progress::Continue;
    };
    let (figure, passed) = (test.figure, test.passed);
    match step {
        TestStep::Testing => match ctx.moment(Now::Testing(figure), passed) {
            Some(progress) => progress,
            None => {
                // Focused adds a green die to a test as well.
                if ctx.state.body(figure).conditions.has(Condition::Focus) {
                    ctx.lose("R12.1", figure, Condition::Focus);
                    // Abilities leave room for it: `attack::most`.
                    ctx.add_test_die(AttackDie::Green);
                }
                go(ctx, TestStep::Rolling)
            }
        },
        TestStep::Rolling => rolling(ctx, figure),
        TestStep::Tested => match ctx.moment(Now::Tested(figure), passed) {
            Some(progress) => progress,
            None => {
                let successes = ctx.state.test.as_ref().map_or(0, |test| test.count(ctx.content));
                ctx.count_successes(successes);
                go(ctx, TestStep::End)
            }
        },
        TestStep::End => {
            ctx.pop();
            let (successes, opens_locker) =
                ctx.state.test.as_ref().map_or((0, false), |test| (test.successes, test.opens_locker));
            ctx.tell("R11.4", |_| Event::TestEnded { figure, successes, passed: successes > 0 });
            if opens_locker {
                ctx.take_test();
                if successes > 0 {
                    ctx.gain_medpac();
                }
            }
            Progress::Continue
        }
    }
}

impl TestState {
    /// Each surge rolled is a success (R11.3).
    fn count(&self, content: &Content) -> u8 {
        let rolled = self.dice.iter().zip(&self.faces);
        rolled.map(|(die, &face)| die.faces(&content.dice)[usize::from(face)].surges).sum()
    }
}

fn rolling(ctx: &mut Ctx<'_>, figure: FigureId) -> Progress {
    let Some(test) = &ctx.state.test else { return Progress::Continue };
    let missing = test.dice.len() - test.faces.len();
    if missing > 0 {
        if ctx.state.table.dice == DiceSource::Physical {
            return Progress::Ask;
        }
        let mut draw = ctx.next_roll(figure);
        (0..missing).for_each(|_| ctx.show_test_die(draw.below(6) as u8));
    }
    ctx.tell("R11.3", |state| {
        let test = state.test.as_ref().expect("a test is under way");
        let dice = test.dice.iter().copied().zip(test.faces.iter().copied()).collect();
        Event::Tested { figure, attribute: test.attribute, dice }
    });
    go(ctx, TestStep::Tested)
}

fn go(ctx: &mut Ctx<'_>, step: TestStep) -> Progress {
    ctx.reopen_test();
    ctx.set_top(Frame::Test(step));
    Progress::Continue
}

/// The moment at which a test is; none while dice fall.
fn now(step: TestStep, figure: FigureId) -> Option<Now> {
    match step {
        TestStep::Testing => Some(Now::Testing(figure)),
        TestStep::Tested => Some(Now::Tested(figure)),
        TestStep::Rolling | TestStep::End => None,
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: TestStep, seat: Seat, choice: &Choice) {
    let Some(test) = &ctx.state.test else { return };
    let figure = test.figure;
    match (*choice, now(step, figure)) {
        (Choice::Report { face }, _) => ctx.show_test_die(face),
        (Choice::Pass, _) => ctx.pass_test(seat),
        (Choice::Use { source } | Choice::Let { source }, Some(now)) => ctx.use_ability(now, source, figure),
        _ => offer::not_offered(choice),
    }
}

/// Rolls one die of a test again.
pub(in crate::flow) fn reroll(ctx: &mut Ctx<'_>, die: u8) {
    let Some(figure) = ctx.state.test.as_ref().map(|test| test.figure) else { return };
    let face = ctx.next_roll(figure).below(6) as u8;
    ctx.reroll_test_die(die, face);
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: TestStep,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(test) = &state.test else { return };
    match now(step, test.figure) {
        Some(now) => offer::moment(content, state, now, test.passed, out),
        None if step == TestStep::Rolling => offer::report(state, test.figure, out),
        None => {}
    }
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, step: TestStep) -> Prompt {
    let Some(test) = &state.test else { return Prompt::Nothing };
    let report = Prompt::Report { pool: DicePool::Test, die: test.faces.len() as u8, damage: None };
    now(step, test.figure).map_or(report, |now| now.prompt(state))
}

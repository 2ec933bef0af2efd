//! Dice that fall: at once, or one by one as people report them. Whoever asked for the roll finds it in `State::roll`.

use sortie_kernel::{DiceSource, Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::dice::{Die, FACES, Pool};
use crate::event::AttackEvent;
use crate::state::{Fallen, Frame, MOST_DICE, RollState, Rolled, State};
use crate::world::FigureId;

impl Ctx<'_> {
    /// Lets dice fall for somebody; the frame under this one goes on when they lie. With no dice nothing falls.
    pub(in crate::flow) fn roll(&mut self, whom: FigureId, pool: Pool) {
        self.let_fall(whom, [pool.of(Die::Red), pool.of(Die::Blue)], false);
    }

    /// As [`Self::roll`], for the dice of a defence: one blue die for each hit, of which there may be more than a pool holds (65).
    pub(in crate::flow) fn roll_defence(&mut self, whom: FigureId, dice: u16) {
        self.let_fall(whom, [0, dice.min(MOST_DICE as u16) as u8], false);
    }

    fn let_fall(&mut self, whom: FigureId, left: [u8; 2], is_again: bool) {
        self.state.roll = Some(RollState { whom, is_again, left, fallen: Fallen::default() });
        self.push(Frame::Dice);
    }

    /// The dice that have fallen, if they lie all; they are taken up by that.
    pub(in crate::flow) fn take_roll(&mut self) -> Option<Fallen> {
        self.state.roll.take().map(|roll| roll.fallen)
    }

    /// Rolls one die that lies already again: at once, or as people report it. What it shows is told by who asked for it.
    pub(in crate::flow) fn roll_again(&mut self, whom: FigureId, die: Die) {
        let one = match die {
            Die::Red => [1, 0],
            Die::Blue => [0, 1],
        };
        self.let_fall(whom, one, true);
    }
}

/// Rolled by Sortie they all fall at once; real ones are asked for one by one.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let Some(roll) = &ctx.state.roll else {
        ctx.pop();
        return Progress::Continue;
    };
    let (whom, left, again) = (roll.whom, roll.left, roll.is_again);
    if left != [0, 0] && ctx.state.table.dice == DiceSource::Physical {
        return Progress::Ask;
    }
    if left != [0, 0] {
        let mut draw = ctx.state.next_roll(whom);
        let [red, blue] = left.map(usize::from);
        let dice = std::iter::repeat_n(Die::Red, red).chain(std::iter::repeat_n(Die::Blue, blue));
        let fallen = dice.map(|die| Rolled { die, face: draw.below(FACES as u32) as u8, again });
        let fallen = fallen.take(MOST_DICE).collect();
        ctx.state.roll = Some(RollState { whom, is_again: again, left: [0, 0], fallen });
    }
    ctx.pop();
    if let Some(roll) = &ctx.state.roll
        && !roll.fallen.is_empty()
        && !again
    {
        let dice = roll.fallen.to_vec();
        ctx.tell("64", AttackEvent::Rolled { whom, dice });
    }
    Progress::Continue
}

/// Which die is next.
fn next_die(state: &State) -> Option<(FigureId, Die)> {
    let roll = state.roll.as_ref()?;
    let die = match roll.left {
        [0, 0] => return None,
        [0, _] => Die::Blue,
        [..] => Die::Red,
    };
    Some((roll.whom, die))
}

pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let Some((whom, die)) = next_die(state) else { return };
    let seat = state.seat_of(whom);
    let faces = content.dice.faces(die);
    let first_of_kind = |face: &usize| !faces[..*face].contains(&faces[*face]);
    let faces = (0..FACES).filter(first_of_kind);
    out.extend(faces.map(|face| Offer { seat, choice: Choice::Report { face: face as u8 } }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: Choice) {
    let (Choice::Report { face }, Some((_, die))) = (choice, next_die(ctx.state)) else { return };
    let Some(roll) = &mut ctx.state.roll else { return };
    match die {
        Die::Red => roll.left[0] -= 1,
        Die::Blue => roll.left[1] -= 1,
    }
    roll.fallen.push(Rolled { die, face, again: roll.is_again });
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State) -> Prompt {
    match next_die(state) {
        Some((whom, die)) => Prompt::Report { whom, die },
        None => Prompt::Nothing,
    }
}

//! Dice that fall: at once, or one by one as people report them. Whoever asked for the throw finds it in `State::roll`.

use sortie_kernel::{DiceSource, List, Offer, Progress, Seat, Viewer};

use crate::apply::Ctx;
use crate::choice::{Choice, Die, Face, Prompt};
use crate::content::Content;
use crate::dice::{AttackDie, AttackFace, DefenceDie, DefenceFace, Pool};
use crate::ids::UnitId;
use crate::limits::{MOST_ATTACK_DICE, MOST_DEFENCE_DICE};
use crate::side::Colour;
use crate::state::{Frame, Roll, State, Throw};

impl Ctx<'_> {
    /// Lets attack dice fall; the frame under this one goes on when they lie. With no dice nothing falls.
    pub(in crate::flow) fn throw(&mut self, colour: Colour, unit: Option<UnitId>, why: Throw, dice: Pool) {
        self.let_fall(Roll::of(colour, unit, why, dice, (DefenceDie::White, 0)));
    }

    /// Lets defence dice fall.
    pub(in crate::flow) fn throw_defence(
        &mut self,
        colour: Colour,
        unit: Option<UnitId>,
        why: Throw,
        dice: (DefenceDie, u16),
    ) {
        let n = dice.1.min(MOST_DEFENCE_DICE as u16) as u8;
        self.let_fall(Roll::of(colour, unit, why, Pool::default(), (dice.0, n)));
    }

    fn let_fall(&mut self, roll: Roll) {
        self.state.roll = Some(roll);
        self.push(Frame::Dice);
    }

    /// The dice that have fallen; they are taken up by that.
    pub(in crate::flow) fn take_roll(&mut self) -> Option<Roll> {
        self.state.roll.take()
    }
}

impl Roll {
    fn of(colour: Colour, unit: Option<UnitId>, why: Throw, left: Pool, defence: (DefenceDie, u8)) -> Self {
        let (attack_faces, defence_faces) = (List::default(), List::default());
        Self { colour, unit, why, left, defence, attack_faces, defence_faces }
    }

    /// The faces of attack dice.
    pub(in crate::flow) fn faces(&self) -> Vec<AttackFace> {
        self.attack_faces.iter().map(|(_, face)| *face).collect()
    }

    /// Whether dice have still to fall, and which is next.
    fn next(&self) -> Option<Die> {
        let attack = (self.attack_faces.len() < MOST_ATTACK_DICE).then(|| self.left.dice().next()).flatten();
        attack.map(Die::Attack).or_else(|| (self.defence.1 > 0).then_some(Die::Defence(self.defence.0)))
    }

    fn falls(&mut self, face: Face) {
        match (self.next(), face) {
            (Some(Die::Attack(die)), Face::Attack(face)) => {
                *self.left.of_mut(die) -= 1;
                self.attack_faces.push((die, face));
            }
            (Some(Die::Defence(_)), Face::Defence(face)) => {
                self.defence.1 -= 1;
                self.defence_faces.push(face);
            }
            _ => {}
        }
    }
}

/// Rolled by Sortie they all fall at once; real ones are asked for one by one.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (): ()) -> Progress {
    let Some(mut roll) = ctx.state.roll.take() else {
        ctx.pop();
        return Progress::Continue;
    };
    if roll.next().is_some() && ctx.state.table.dice == DiceSource::Physical {
        ctx.state.roll = Some(roll);
        return Progress::Ask;
    }
    if roll.next().is_some() {
        let mut draw = ctx.state.next_roll(roll.colour);
        while let Some(die) = roll.next() {
            roll.falls(match die {
                Die::Attack(die) => Face::Attack(die.faces()[draw.below(AttackDie::N_FACES as u32) as usize]),
                Die::Defence(die) => {
                    Face::Defence(die.faces()[draw.below(DefenceDie::N_FACES as u32) as usize])
                }
            });
        }
    }
    ctx.state.roll = Some(roll);
    ctx.pop();
    Progress::Continue
}

fn next_die(state: &State) -> Option<(Colour, Die, Throw)> {
    let roll = state.roll.as_ref()?;
    Some((roll.colour, roll.next()?, roll.why))
}

pub(in crate::flow) fn offers(_content: &Content, state: &State, (): (), out: &mut Vec<Offer<Choice>>) {
    let Some((colour, die, _)) = next_die(state) else { return };
    let seat = state.seat_of(colour);
    let offer = |face| Offer { seat, choice: Choice::Report { face } };
    match die {
        Die::Attack(_) => out.extend(AttackFace::ALL.map(|face| offer(Face::Attack(face)))),
        Die::Defence(_) => out.extend(DefenceFace::ALL.map(|face| offer(Face::Defence(face)))),
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, (): (), _seat: Seat, choice: Choice) {
    if let (Choice::Report { face }, Some(roll)) = (choice, &mut ctx.state.roll) {
        roll.falls(face);
    }
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, (): (), _viewer: Viewer) -> Prompt {
    match next_die(state) {
        Some((colour, die, why)) => Prompt::Report { colour, die, why },
        None => Prompt::Nothing,
    }
}

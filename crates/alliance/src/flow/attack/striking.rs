//! A Rebel attacks at once, outside its own order of actions: an ability grants it.

use arrayvec::ArrayVec;
use sortie_kernel::{Offer, Progress, Seat};

use super::arms::{any_attack, arms_for};
use super::declare::Terms;
use super::hammer;
use crate::ability::Granted;
use crate::apply::Ctx;
use crate::attack::AttackKind;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::ability::Look;
use crate::flow::offer::not_offered;
use crate::powers::{Arms, arms_of};
use crate::state::{Frame, Source, State, StrikingFrame};
use crate::world::{FigureId, Side};

impl StrikingFrame {
    /// An attack that a deed of an ability grants its owner.
    pub(crate) fn granted(by: Source, deed: u8, target: Option<FigureId>) -> Self {
        let among = Self::only(target);
        Self { figure: by.figure, by, deed, among, may_decline: false, ignores_defence: false }
    }

    /// The targets allowed: this one, or anybody.
    pub(crate) fn only(target: Option<FigureId>) -> u32 {
        target.map_or(u32::MAX, |target| 1 << target.0)
    }

    /// Whether there is anybody to attack.
    pub(crate) fn is_possible(&self, content: &Content, state: &State) -> bool {
        self.any(content, state, |_, _, _| true)
    }

    /// The weapons it may be made with.
    pub(crate) fn arms(&self, content: &Content, state: &State) -> ArrayVec<Arms, 4> {
        match self.granted_by(content, state) {
            Some(Granted::One(deed)) => arms_for(content, state, self.figure, deed, self.by),
            Some(Granted::EachAdjacent) => {
                let arms = arms_of(content, state, self.figure).into_iter();
                arms.filter(|arms| arms.strike.kind == AttackKind::Melee).collect()
            }
            Some(Granted::HammerAndAnvil) | None => arms_of(content, state, self.figure),
        }
    }

    /// How the deed that grants it does so; none for what follows a decoy.
    fn granted_by<'a>(&self, content: &'a Content, state: &State) -> Option<Granted<'a>> {
        state.ability(content, self.by)?.does.get(usize::from(self.deed))?.grants()
    }

    /// What the ability changes about the attack that it grants.
    pub(crate) fn terms<'a>(&self, content: &'a Content, state: &State) -> Terms<'a> {
        let deed = match self.granted_by(content, state) {
            Some(Granted::One(attack)) => Some(attack),
            Some(Granted::EachAdjacent | Granted::HammerAndAnvil) | None => None,
        };
        Terms { by: Some((self.by, self.deed)), deed, ignores_defence: self.ignores_defence }
    }

    /// Whether it is one of the attacks against everybody adjacent.
    fn sweeps(&self, content: &Content, state: &State) -> bool {
        self.granted_by(content, state) == Some(Granted::EachAdjacent)
    }

    /// Tells every attack that may be made.
    pub(crate) fn each(
        &self,
        content: &Content,
        state: &State,
        mut tell: impl FnMut(u8, FigureId, Option<Source>),
    ) {
        self.any(content, state, |weapon, target, by| {
            tell(weapon, target, by);
            false
        });
    }

    /// Whether one of them is wanted.
    fn any(
        &self,
        content: &Content,
        state: &State,
        is_wanted: impl FnMut(u8, FigureId, Option<Source>) -> bool,
    ) -> bool {
        state.body(self.figure).is_present && {
            let look = Look::new(content, state);
            let among = self.targets(content, state);
            any_attack(&look, self.figure, &self.arms(content, state), among, is_wanted)
        }
    }

    /// The targets allowed: an ability that names enemies leaves objects alone (S14).
    pub(crate) fn targets(&self, content: &Content, state: &State) -> u32 {
        match self.granted_by(content, state) {
            Some(Granted::EachAdjacent | Granted::HammerAndAnvil) => {
                let objects = state.figures().filter(|&figure| state.body(figure).side == Side::Object);
                objects.fold(self.among, |among, object| among & !(1 << object.0))
            }
            Some(Granted::One(_)) | None => self.among,
        }
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: StrikingFrame) -> Progress {
    if !frame.is_possible(ctx.content, &ctx.state) {
        ctx.pop();
        return Progress::Continue;
    }
    Progress::Ask
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: StrikingFrame, _seat: Seat, choice: &Choice) {
    ctx.pop();
    let (weapon, target, by) = match *choice {
        Choice::Attack { weapon, target, by } => (weapon, target, by),
        Choice::Pass => return,
        _ => not_offered(choice),
    };
    let terms = frame.terms(ctx.content, &ctx.state);
    let arms = frame.arms(ctx.content, &ctx.state);
    if let Some(&arms) = arms.iter().find(|arms| arms.slot == weapon) {
        if frame.sweeps(ctx.content, &ctx.state) {
            ctx.push(Frame::Striking(StrikingFrame { among: frame.among & !(1 << target.0), ..frame }));
        }
        hammer::note_strike(ctx, frame);
        ctx.declare_by(frame.figure, target, arms, terms, by);
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: StrikingFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(seat) = state.seat_of(frame.figure) else { return };
    frame.each(content, state, |weapon, target, by| {
        out.push(Offer { seat, choice: Choice::Attack { weapon, target, by } });
    });
    if frame.may_decline {
        out.push(Offer { seat, choice: Choice::Pass });
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: StrikingFrame) -> Prompt {
    Prompt::Striking { figure: frame.figure }
}

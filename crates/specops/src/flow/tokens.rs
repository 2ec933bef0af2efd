//! Tokens that units gain and lose.

use sortie_kernel::List;

use crate::apply::Ctx;
use crate::event::TurnEvent;
use crate::ids::UnitId;
use crate::nerve::Nerve;
use crate::powers::Powers;
use crate::state::{Calming, Counter, Frame, State};

impl Ctx<'_> {
    pub(in crate::flow) fn powers(&self) -> Powers<'_> {
        Powers::new(self.content, self.state)
    }

    /// A unit gains tokens; who is not on the table gains none.
    pub(in crate::flow) fn gain(&mut self, rule: &'static str, unit: UnitId, token: Counter, n: u8) {
        if n > 0 && self.state.unit(unit).is_undefeated() {
            self.tell(rule, TurnEvent::Gained { unit, token, n });
        }
    }

    /// A unit spends tokens or loses them.
    pub(in crate::flow) fn lose(&mut self, rule: &'static str, unit: UnitId, token: Counter, n: u8) {
        if n > 0 {
            self.tell(rule, TurnEvent::Lost { unit, token, n });
        }
    }

    /// A standby token, of which a unit has at most one (C5.6).
    pub(in crate::flow) fn gain_standby(&mut self, rule: &'static str, unit: UnitId) {
        let state = self.state.unit(unit);
        if state.is_on_table() && !state.tokens.standby {
            self.tell(rule, TurnEvent::StandbyGained { unit });
        }
    }

    /// Whoever moves, attacks, acts or gains suppression stands by no longer (C5.13).
    pub(in crate::flow) fn drop_standby(&mut self, unit: UnitId) {
        if self.state.unit(unit).tokens.standby {
            self.tell("C5.13", TurnEvent::StandbyLost { unit, spent: false });
        }
    }

    /// A unit gains suppression tokens, all together, and panics if it then has more than its courage (C11.3, C11.4).
    pub(in crate::flow) fn suppress(&mut self, rule: &'static str, unit: UnitId, n: u8) {
        if !self.state.unit(unit).is_undefeated() {
            return;
        }
        let shaken = nerve(self.powers(), unit).gains(n.into());
        if shaken.gained == 0 {
            return;
        }
        self.tell(rule, TurnEvent::Suppressed { unit, n });
        self.drop_standby(unit);
        if shaken.panics() {
            self.push(Frame::Panic { unit, dice: shaken.panic_dice.min(12) as u8, step: 0 });
        }
    }

    /// A unit may lose up to so many suppression tokens: all of them if nothing is to be chosen (K17).
    pub(in crate::flow) fn calm(&mut self, rule: &'static str, unit: UnitId, most: u8, why: Calming) {
        let most = most.min(self.state.unit(unit).tokens.suppression);
        if most == 0 {
            return;
        }
        // Where any number may be removed that is a choice; otherwise it is one for who has a sense of danger alone.
        let is_choice = matches!(why, Calming::Recover | Calming::Disciplined);
        let keeps = self.powers().sum(unit, |keyword| match keyword {
            crate::keyword::Keyword::DangerSense(x) => x,
            _ => 0,
        });
        if is_choice || keeps > 0 {
            self.push(Frame::Calming { unit, most, why });
        } else {
            self.tell(rule, TurnEvent::Calmed { unit, n: most, why });
        }
    }
}

/// The courage of a unit and the tokens on it, as the arithmetic of C11 wants them.
pub(crate) fn nerve(powers: Powers<'_>, unit: UnitId) -> Nerve {
    Nerve {
        courage: powers.courage(unit).map(u64::from),
        tokens: powers.state.unit(unit).tokens.suppression.into(),
        droid: powers.kind(unit).is_droid(),
    }
}

impl State {
    /// The objective tokens in the list, copied: whoever asks may change the state on the way.
    pub(in crate::flow) fn tokens_of(
        &self,
        unit: UnitId,
    ) -> List<crate::ids::TokenId, { crate::limits::MOST_TOKENS }> {
        self.held_by(unit).collect()
    }
}

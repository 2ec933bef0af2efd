//! Moments: who may use which ability now, and whether somebody must be asked (R6, R14).

use sortie_kernel::{Progress, Seat};

use super::now::Now;
use crate::ability::{Ability, Need};
use crate::apply::Ctx;
use crate::content::Content;
use crate::state::{DeedsFrame, Frame, Source, State};
use crate::world::{FigureId, World};

/// What the moments of a game look at.
pub(crate) struct Look<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a State,
    pub(crate) world: World<'a>,
}

/// Abilities found, in the order of figures and cards.
pub(crate) type Found = Vec<Source>;

impl<'a> Look<'a> {
    pub(crate) fn new(content: &'a Content, state: &'a State) -> Self {
        Self { content, state, world: state.world(content) }
    }

    /// Every ability that may be used now: those of the attacker's side come first.
    pub(crate) fn usable(&self, now: Now, keep: impl Fn(&Ability) -> bool) -> Found {
        let mut found = Found::new();
        let (state, moment) = (self.state, now.moment());
        let waiting = state.waiting(self.content, moment);
        for figure in state.figures().filter(|figure| waiting >> figure.0 & 1 == 1) {
            // The fallen take their leave with their own last ability; otherwise only who is there has any (R6.19).
            if !state.body(figure).is_present && now != Now::Fallen(figure) {
                continue;
            }
            if !self.may_take_part(now, figure) {
                continue;
            }
            state.each_ability(self.content, figure, |source, ability| {
                if ability.when.moment() == moment && keep(ability) && self.is_usable(now, source, ability) {
                    found.push(source);
                }
            });
        }
        found
    }

    /// A quick look that spares most figures the reading of their cards.
    #[inline]
    fn may_take_part(&self, now: Now, figure: FigureId) -> bool {
        let side = self.state.body(figure).side;
        match now {
            Now::Action(actor)
            | Now::Activation(actor)
            | Now::ActivationStart(actor)
            | Now::ActivationEnd(actor)
            | Now::Rested(actor)
            | Now::Interacted(actor)
            | Now::Aiming(actor, _)
            | Now::MissionStart(actor) => actor == figure,
            Now::After(source) => source.figure == figure,
            Now::EnemyActivates(actor) | Now::EnemyEnters(actor) => {
                side.is_hostile_to(self.state.body(actor).side)
            }
            Now::Testing(actor) | Now::Tested(actor) | Now::Fallen(actor) | Now::SupplyDrawn(actor) => {
                side == self.state.body(actor).side
            }
            Now::Declared | Now::Rolled | Now::Counted | Now::Fought => true,
        }
    }

    /// The abilities that players who have not let the moment pass may use.
    pub(crate) fn asked(&self, now: Now, passed: u8) -> Found {
        let mut all = self.usable(now, Ability::is_asked);
        all.retain(|source| self.is_open(*source, passed));
        all
    }

    /// Effects that happen by themselves and wait for players who have something to use at the same moment (R14.2).
    pub(crate) fn waiting(&self, now: Now) -> Found {
        let mut all = self.usable(now, |_| true);
        all.retain(|source| self.happens_by_itself(*source) && self.is_worth_ordering(*source));
        all
    }

    /// Whether it is a player's to use who has not let the moment pass. Who decides must be who is offered it: a lent ability is
    /// the attacker's to use.
    fn is_open(&self, source: Source, passed: u8) -> bool {
        let seat = self.state.decider(self.content, source);
        seat.is_some_and(|seat: Seat| passed >> seat.0 & 1 == 0)
    }

    /// Whether it makes a difference what comes before it. What only changes a roll is added up in any order, and whoever decides
    /// then decides better when it lies on the table.
    fn is_worth_ordering(&self, source: Source) -> bool {
        let ability = self.state.ability(self.content, source);
        ability.is_some_and(|ability| ability.does.iter().any(|deed| !deed.is_of_roll()))
    }
}

impl Ctx<'_> {
    pub(crate) fn look(&self) -> Look<'_> {
        Look::new(self.content, &self.state)
    }

    /// Lets a moment pass by: whoever may use something is asked, what happens by itself happens, in whatever order the players
    /// like (R14.2, A39): it waits until they have let it happen, or the moment pass. `None` when all is done.
    pub(crate) fn moment(&mut self, now: Now, passed: u8) -> Option<Progress> {
        let actor = now.actor(&self.state);
        let look = self.look();
        let open = look.usable(now, |_| true);
        let is_asked =
            open.iter().any(|&source| !look.happens_by_itself(source) && look.is_open(source, passed));
        let is_due = |source: &&Source| {
            look.happens_by_itself(**source) && !(is_asked && look.is_worth_ordering(**source))
        };
        if let Some(&source) = open.iter().find(is_due) {
            self.use_ability(now, source, actor);
            return Some(Progress::Continue);
        }
        is_asked.then_some(Progress::Ask)
    }

    /// Uses an ability: pays, notes it, and begins with what it does.
    pub(crate) fn use_ability(&mut self, now: Now, source: Source, actor: FigureId) {
        if now.is_of_attack() {
            self.use_in_attack(source);
        }
        if let Now::Testing(_) | Now::Tested(_) = now {
            self.use_in_test(source);
        }
        self.note_now(source);
        // What only the first of a group does: an attack notes that itself when it is over.
        let ability = self.state.ability(self.content, source);
        if !now.is_of_attack()
            && ability.is_some_and(|ability| ability.needs.contains(&Need::First))
            && let Some(group) = self.state.group_of(source.figure)
        {
            self.note_first(group);
        }
        self.push(Frame::Deeds(DeedsFrame {
            source,
            at: 0,
            picked: None,
            space: None,
            actor,
            left: 0,
            is_aimed: false,
        }));
        self.pay(source);
    }
}

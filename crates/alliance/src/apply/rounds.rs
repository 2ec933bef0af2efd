//! Rounds, activations, and the end.

use super::Ctx;
use crate::event::Event;
use crate::state::Ending;
use crate::world::FigureId;

impl Ctx<'_> {
    /// A round begins: everybody may activate, every ability may be used, dice have new chances. Heroes have so many
    /// activations, and one of three may hold the bonus activation (R2.1, R7.2, R7.3).
    pub(crate) fn begin_round(&mut self, bonus_hero: Option<u8>, activations: &[u8]) {
        let state = &mut *self.state.0;
        state.round += 1;
        state.rolls.fill(0);
        state.used.clear();
        state.groups.iter_mut().for_each(|group| group.is_ready = true);
        state.bodies.iter_mut().for_each(|body| body.is_activated = false);
        state.bonus_hero = bonus_hero.unwrap_or(0);
        for (hero, &activations) in state.heroes.iter_mut().zip(activations) {
            hero.has_activated = false;
            hero.activations = activations;
        }
        let round = state.round;
        self.tell("R2.1", |_| Event::RoundBegan { round, bonus_hero });
    }

    /// A hero takes one of its activations of this round.
    pub(crate) fn take_activation(&mut self, hero: usize) {
        let hero = &mut self.state.0.heroes[hero];
        hero.activations = hero.activations.saturating_sub(1);
        hero.has_activated = true;
    }

    /// A hero has no activation left this round.
    pub(crate) fn end_activations(&mut self, hero: usize) {
        self.state.0.heroes[hero].activations = 0;
    }

    /// An activation has ended (R3.4).
    pub(crate) fn end_activation(&mut self, figure: FigureId) {
        self.set_activated(figure, true);
        self.tell("R3.4", |_| Event::ActivationEnded { figure });
    }

    /// The game ends.
    pub(crate) fn end(&mut self, ending: Ending) {
        self.state.0.ending = Some(ending);
        self.put_aside();
        self.tell(ending.rule(), |_| Event::Ended { ending });
    }
}

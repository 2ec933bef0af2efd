//! Damage, strain, defeat, and what follows from them (R6, R16).

use sortie_boards::square::Position;

use super::{ability, facts, script};
use crate::apply::Ctx;
use crate::event::Event;
use crate::setup::Mode;
use crate::state::{Ending, Frame};
use crate::world::{FigureId, Side};

impl Ctx<'_> {
    /// A figure suffers damage (R6.12 to R6.15).
    pub(crate) fn suffer(&mut self, rule: &'static str, figure: FigureId, damage: u16) {
        if damage == 0 || !self.state.body(figure).is_present || self.state.is_over() {
            return;
        }
        if self.hurt(rule, figure, damage) == 0 {
            self.defeat(figure);
        }
    }

    /// A figure suffers strain, by choice or not (R6.8): heroes up to their endurance and the rest as damage (R6.10),
    /// others as damage (R6.11).
    pub(crate) fn strain(&mut self, rule: &'static str, figure: FigureId, strain: u16) {
        if strain == 0 || !self.state.body(figure).is_present || self.state.is_over() {
            return;
        }
        // Objects have no strain to suffer (S14).
        if self.state.body(figure).side == Side::Object {
            return;
        }
        if !self.state.body(figure).is_hero {
            self.suffer("R6.11", figure, strain);
            return;
        }
        let rest = self.exert(rule, figure, strain);
        self.suffer("R6.10", figure, rest);
    }

    /// A figure is defeated: a hero is wounded the first time and withdraws the second (R6.19); all others, allies
    /// too, leave the map (R22.12). An object is destroyed, and no figure counts as defeated (S14).
    pub(crate) fn defeat(&mut self, figure: FigureId) {
        if let Some(object) = self.state.object_of(figure) {
            return facts::destroyed(self, figure, object as u8);
        }
        self.note_defeat(figure);
        let body = self.state.body(figure);
        match (body.is_hero, body.is_wounded) {
            (true, false) => self.wound(figure),
            (true, true) => self.withdraw(figure),
            (false, _) => self.fall(figure),
        }
        facts::fell(self, figure);
        if let Some(group) = self.state.group_of(figure) {
            let is_gone = self.state.members(group).all(|member| !self.state.body(member).is_present);
            if is_gone {
                self.tell("R6.16", |_| Event::GroupDefeated { group: group as u8 });
                facts::group_fell(self, group);
            }
        }
        self.check_ending();
        // Nobody waits for most defeats; many may fall at once, and each would take its place on the stack.
        if !self.state.is_over()
            && self.state.table.mode == Mode::Table
            && !self.state.body(figure).is_present
            && !ability::mourners(self.content, &self.state, figure).is_empty()
        {
            self.push(Frame::Fallen { figure, done: 0 });
        }
    }

    /// Lost at once when the last unwounded hero becomes wounded (R16.3, A10); a skirmish is won when no enemy is left,
    /// a mission by its own rules (R16.2).
    fn check_ending(&mut self) {
        let heroes = &self.state.heroes;
        let all_wounded = heroes.iter().all(|hero| self.state.body(hero.figure).is_wounded);
        if self.state.script.is_some() {
            if all_wounded {
                script::decide(self, false, "all_wounded");
            }
            return;
        }
        let no_enemy = self.state.present().all(|figure| self.state.body(figure).side != Side::Imperial);
        if all_wounded {
            self.end(Ending::AllWounded);
        } else if no_enemy {
            self.end(Ending::Victory);
        }
    }

    /// A figure walks, and the mission sees it.
    pub(crate) fn walk(
        &mut self,
        rule: &'static str,
        figure: FigureId,
        path: &[Position],
        end: Position,
        cost: u16,
    ) {
        let from = self.state.body(figure).at;
        self.go(rule, figure, path, end, cost);
        facts::moved(self, figure, from);
    }

    /// A figure is put elsewhere, and the mission sees it.
    pub(crate) fn place(&mut self, rule: &'static str, figure: FigureId, to: Position) {
        let from = self.state.body(figure).at;
        self.put(rule, figure, to);
        facts::moved(self, figure, from);
    }
}

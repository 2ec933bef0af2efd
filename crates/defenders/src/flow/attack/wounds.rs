//! Wounds suffered and healed, and what befalls somebody, whatever does it (88, 89, 95, 96, 115, 116, 168, 169).

use sortie_boards::hex::{Facing, Gait, Hex};

use super::death;
use crate::apply::Ctx;
use crate::attack::Life;
use crate::content::{AlienPower, OnHit};
use crate::event::AttackEvent;
use crate::flow::{script, signals};
use crate::world::FigureId;

impl Ctx<'_> {
    /// Wounds that nothing prevents (116, 171), with what follows: bleeding, rage, death, who takes over.
    pub(crate) fn wound(&mut self, rule: &'static str, figure: FigureId, wounds: u16) {
        if wounds == 0 {
            return;
        }
        let was_bleeding = self.state.body(figure).is_bleeding();
        let (total, life) = self.state.defender(self.content, figure).after(0, wounds);
        let (wounds, total) =
            (u8::try_from(wounds).unwrap_or(u8::MAX), u8::try_from(total).unwrap_or(u8::MAX));
        self.tell(rule, AttackEvent::Wounded { figure, wounds, total });
        if self.rage(figure) {
            return;
        }
        match life {
            Some(Life::Bleeding) if !was_bleeding => self.tell("88", AttackEvent::Bleeds { agent: figure }),
            Some(Life::Dead) => death::kill(self, figure),
            Some(Life::Bleeding | Life::Alive) | None => {}
        }
    }

    /// Heals, never more than there are wounds (169).
    pub(in crate::flow) fn heal(&mut self, rule: &'static str, figure: FigureId, wounds: u16) {
        let healed = self.state.defender(self.content, figure).healed(wounds);
        if healed > 0 {
            let total = self.state.body(figure).wounds - healed;
            self.tell(rule, AttackEvent::Healed { figure, wounds: healed, total });
        }
    }

    /// What befalls somebody who was hit (115), Push included; `from` is where it is pushed away from. Nothing befalls who is off the
    /// map: of several that are pushed, one may set off a mine under the next (191, 198).
    pub(crate) fn befall(&mut self, figure: FigureId, what: OnHit, from: Option<Hex>) {
        let body = self.state.body(figure);
        if !body.is_present {
            return;
        }
        let is_new = match what {
            OnHit::StripShields => self.has_shields(figure),
            OnHit::Immobilise => !body.is_immobilised,
            OnHit::Paralyse => !body.is_paralysed,
            OnHit::Push => false,
        };
        if is_new {
            let rule = match what {
                OnHit::StripShields => "189",
                OnHit::Immobilise => "95",
                OnHit::Paralyse => "96",
                OnHit::Push => "191",
            };
            self.tell(rule, AttackEvent::Befallen { figure, what });
        }
        if let (OnHit::Push, Some(from), false) = (what, from, self.state.is_beside())
            && let Some(to) = self.pushed_to(figure, from)
        {
            let from = self.state.body(figure).at;
            self.tell("191", AttackEvent::Pushed { figure, to });
            script::entered(self, figure, Some(from));
            if self.state.body(figure).kind.is_prey() {
                signals::reveals::begin(self);
            }
        }
    }

    /// Whether there are shields to be lost: those that are there, and an alien's that would come back (189).
    fn has_shields(&self, figure: FigureId) -> bool {
        match self.state.alien(figure) {
            Some(alien) => {
                let printed = self.content.aliens[usize::from(alien.card)].shield;
                alien.shield > 0 || printed > 0 && !alien.is_stripped
            }
            None => self.state.defender(self.content, figure).shield > 0,
        }
    }

    /// Where a push leads: one hex straight away, or a free hex beside that one, of two the first by number; nowhere if there is
    /// none. Who is not adjacent is pushed the way that leads most directly away.
    fn pushed_to(&self, figure: FigureId, from: Hex) -> Option<Hex> {
        if self.state.body(figure).is_rooted {
            return None;
        }
        let world = self.state.world(self.content);
        let (at, board) = (world.at(figure), world.board);
        let (start, end) = (board.layout().place(from), board.layout().place(at));
        let (x, y) = (i32::from(end.x - start.x), i32::from(end.y - start.y));
        // A row is as high as the square root of 3 half widths.
        let along = |facing: &Facing| {
            let next = end.step(*facing);
            i32::from(next.x - end.x) * x + 3 * i32::from(next.y - end.y) * y
        };
        let most = Facing::ALL.iter().map(along).max()?;
        let facing = Facing::ALL.into_iter().find(|facing| along(facing) == most)?;
        let free = world.free_for(Some(figure));
        let is_open = |hex: &Hex| board.ways(at, self.gait_of(figure)).has(*hex) && free.has(*hex);
        let way = |facing: Facing| board.neighbour(at, facing).filter(is_open);
        way(facing).or_else(|| {
            let n = Facing::ALL.iter().position(|other| *other == facing)?;
            let beside = [Facing::ALL[(n + 1) % 6], Facing::ALL[(n + 5) % 6]];
            beside.into_iter().filter_map(way).min()
        })
    }

    fn gait_of(&self, figure: FigureId) -> Gait {
        self.state.world(self.content).gait(figure)
    }

    /// An alien that rages has another card and full health once it has wounds enough, however many they are (172): whether it
    /// does now.
    fn rage(&mut self, figure: FigureId) -> bool {
        let Some(alien) = self.state.alien(figure) else { return false };
        let content = self.content;
        let card = &content.aliens[usize::from(alien.card)];
        let into = card.power.iter().find_map(|power| match &power.does {
            AlienPower::Rage { wounds, into } if self.state.body(figure).wounds >= *wounds => {
                content.alien(into)
            }
            AlienPower::Rage { .. }
            | AlienPower::Leader { .. }
            | AlienPower::IgnoresStealth
            | AlienPower::Grab { .. }
            | AlienPower::AcidPoison { .. }
            | AlienPower::SaveTheMaster { .. }
            | AlienPower::Swarm => None,
        });
        let Some(card) = into else { return false };
        self.tell("172", AttackEvent::Raged { alien: figure, card: card as u8 });
        true
    }
}

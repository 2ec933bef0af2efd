//! Attacks: whom one may attack with what, ammunition, jams, wounds, deaths (27 to 30, 64 to 69, 72, 77, 89, 101 to 109, A27).

use sortie_boards::hex::Hex;
use sortie_defenders::With;
use sortie_defenders::attack::Manner;
use sortie_defenders::content::{Effect, Power};
use sortie_defenders::event::AttackEvent;
use sortie_defenders::mind::Arm;
use sortie_defenders::source::{On, Source};
use sortie_defenders::world::{FigureId, Kind};

use super::{Checked, Shadow, must};

impl Shadow<'_> {
    pub(super) fn fights(&mut self, event: &AttackEvent) -> Checked {
        match *event {
            AttackEvent::Declared { attacker: Some(attacker), with, target, .. } => {
                self.attack(attacker, with, target)?;
            }
            AttackEvent::AmmoLost { figure, gun, ammo } if gun < 2 => {
                let gun = self.gun(figure, gun)?;
                let is_less = gun.ammo.is_some_and(|before| ammo < before);
                must(is_less, || format!("{ammo} tokens are left of {:?}", gun.ammo))?;
                gun.ammo = Some(ammo);
            }
            AttackEvent::Jammed { figure, gun } if gun < 2 => {
                let gun = self.gun(figure, gun)?;
                must(!gun.is_jammed, || "it was jammed before".to_owned())?;
                gun.is_jammed = true;
            }
            AttackEvent::Wounded { figure, wounds, total } => {
                let ghost = self.ghost_mut(figure)?;
                // No more than his health is noted (A27).
                let is_sum = total == ghost.wounds.saturating_add(wounds).min(ghost.health);
                must(is_sum, || format!("{total} wounds, before {ghost:?}"))?;
                ghost.wounds = total;
            }
            AttackEvent::Healed { figure, wounds, total } => {
                let ghost = self.ghost_mut(figure)?;
                must(total + wounds == ghost.wounds, || format!("{total} wounds, before {ghost:?}"))?;
                ghost.wounds = total;
            }
            AttackEvent::Bleeds { agent } => {
                let ghost = self.ghost(agent)?;
                must(ghost.wounds == ghost.health, || format!("it bleeds: {ghost:?}"))?;
            }
            AttackEvent::Died { figure } => {
                let ghost = self.ghost(figure)?;
                must(ghost.wounds >= ghost.health, || format!("it dies: {ghost:?}"))?;
                self.leave(figure)?;
            }
            AttackEvent::Pushed { figure, to } => {
                let at = self.ghost(figure)?.at;
                let is_near = self.space.around(at).any(|hex| hex == to);
                must(is_near && self.space.is_beside(at, to), || format!("pushed from {at:?} to {to:?}"))?;
                self.put(figure, to)?;
            }
            AttackEvent::Raged { alien, card } => {
                let health = self.content.aliens[usize::from(card)].health;
                let ghost = self.ghost_mut(alien)?;
                (ghost.card, ghost.health, ghost.wounds) = (card, health, 0);
            }
            _ => {}
        }
        Ok(())
    }

    /// No attack without sight, range or ammunition.
    fn attack(&mut self, attacker: FigureId, with: With, target: FigureId) -> Checked {
        // What bursts has died before; who called a strike from orbit down may have died since (188).
        let has_no_hand = match with {
            With::Death(_) | With::Mission(_) => true,
            With::Power(source) => !self.is_thrown(source),
            With::Gun(_) | With::Drone | With::Arm(_) => false,
        };
        if has_no_hand {
            return self.ghost(target).map(|_| ());
        }
        let (mine, other) = (self.ghost(attacker)?.clone(), self.ghost(target)?.clone());
        let (here, there) = (mine.at, other.at);
        let distance = self.space.distance(here, there);
        let within = |range: u8| distance.is_some_and(|areas| areas <= range);
        let told = || format!("distance {distance:?} from {here:?} to {there:?}");
        must(other.kind != Kind::Signal, || "a signal is attacked".to_owned())?;
        match with {
            With::Arm(arm) => {
                must(mine.kind == Kind::Alien && other.kind.is_prey(), || "an alien's weapon".to_owned())?;
                let limit = self.limit(attacker);
                match arm {
                    Arm::Melee => must(self.space.is_beside(here, there), || "not beside it".to_owned())?,
                    Arm::Ranged => {
                        must(self.space.sees(here, there), || format!("no sight, {}", told()))?;
                        must(within(limit), || format!("beyond {limit}, {}", told()))?;
                    }
                }
            }
            With::Drone => {
                let printed = &self.content.drones[usize::from(attacker.0 - 5)].weapon;
                let ammo = self.gun(attacker, 0)?.ammo;
                must(ammo.is_none_or(|ammo| ammo > 0), || "the drone has no ammo".to_owned())?;
                must(within(printed.range), told)?;
                must(self.space.sees(here, there), || format!("no sight, {}", told()))?;
            }
            With::Gun(gun @ 0..2) => {
                let own = *self.gun(attacker, gun)?;
                let shown = &self.shown.agents[attacker.index()];
                let range = shown.guns[usize::from(gun)].range;
                let manner = self.manner(attacker, gun);
                must(!own.is_jammed, || "it is jammed".to_owned())?;
                must(own.ammo.is_none_or(|ammo| ammo > 0), || "there is no ammo".to_owned())?;
                must(mine.wounds < mine.health, || "who bleeds does not fight".to_owned())?;
                must(!shown.paralysed, || "who is paralysed does not fight".to_owned())?;
                let is_target = match (manner, other.kind) {
                    (Some(Manner::Healing), kind) => kind == Kind::Agent,
                    (_, Kind::Alien) => true,
                    (_, _) => self.shown.options.friendly_fire && attacker != target,
                };
                must(is_target, || format!("{manner:?} at {:?}", other.kind))?;
                if attacker != target {
                    must(within(range + self.farther()), || format!("beyond {range}, {}", told()))?;
                    must(self.space.sees(here, there), || format!("no sight, {}", told()))?;
                    self.ahead(attacker, there)?;
                }
                let is_duel = self.shown.options.duel && manner != Some(Manner::Healing);
                if is_duel && self.is_held(attacker, here) {
                    let is_near = self.space.is_beside(here, there) && other.kind == Kind::Alien;
                    must(is_near, || "engaged with somebody else".to_owned())?;
                }
            }
            With::Power(_) => {
                must(self.space.sees(here, there), || format!("no sight, {}", told()))?;
                self.ahead(attacker, there)?;
            }
            // From the barrel of a gun of the mission.
            With::Gun(_) | With::Death(_) | With::Mission(_) => {}
        }
        Ok(())
    }

    /// Whether a power is a grenade (118).
    fn is_thrown(&self, source: Source) -> bool {
        let On::Device(device) = source.on else { return true };
        let power = self.content.devices[usize::from(device)].power.get(usize::from(source.power));
        power.is_some_and(|power| power.does.iter().any(|effect| matches!(effect, Effect::Blast(_))))
    }

    /// With human view in front of him (29).
    fn ahead(&self, attacker: FigureId, there: Hex) -> Checked {
        let ghost = self.ghost(attacker)?;
        let is_free = !self.shown.options.human_view || ghost.kind != Kind::Agent || ghost.at == there;
        must(is_free || self.space.is_ahead(ghost.at, ghost.facing, there), || {
            format!("{there:?} is behind {attacker:?}")
        })
    }

    /// Areas that powers somebody has may add to a range.
    fn farther(&self) -> u8 {
        let content = self.content;
        let more = |power: &Power| {
            let range = |effect: &Effect| if let Effect::Attack(bonus) = effect { bonus.range } else { 0 };
            power.does.iter().map(range).sum::<u8>()
        };
        let of = |items: &[sortie_defenders::content::Item], held: &[sortie_defenders::view::HeldView]| {
            held.iter().flat_map(|held| &items[usize::from(held.item)].power).map(more).sum::<u8>()
        };
        let agents = self.shown.agents.iter().filter(|agent| agent.at.is_some());
        let each = agents.map(|agent| {
            more(&content.agent(agent.class).innate.power)
                + of(&content.skills, &agent.skills)
                + of(&content.tactics, &agent.tactics)
                + of(&content.devices, &agent.devices)
        });
        each.sum()
    }

    /// What a weapon does, by its name; both sides of a sheet name the same weapon.
    fn manner(&self, agent: FigureId, gun: u8) -> Option<Manner> {
        let id = &self.shown.agents[agent.index()].guns[usize::from(gun)].id;
        let sheets = self.content.agents.iter().flat_map(|agent| agent.base.weapons());
        let profiles = &self.content.missions[usize::from(self.shown.mission)].profile;
        let profiles = profiles.iter().flat_map(|profile| profile.sheet.weapons());
        let mut all = self.content.weapons.iter().chain(sheets).chain(profiles);
        all.find(|weapon| weapon.id == *id).map(|weapon| weapon.manner)
    }
}

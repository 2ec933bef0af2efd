//! Turns: movement hex by hex, and what is used up (47, 49, 59 to 62, 80, 85).

use sortie_boards::hex::Hex;
use sortie_defenders::event::{Activity, TurnEvent};
use sortie_defenders::world::{FigureId, Kind};

use super::{Checked, Gun, Shadow, must};

impl Shadow<'_> {
    pub(super) fn turns(&mut self, event: &TurnEvent) -> Checked {
        match *event {
            TurnEvent::Spent { agent, activity } => self.spend(agent, activity)?,
            TurnEvent::Walked { figure, from, to } => self.walk(figure, from, to)?,
            TurnEvent::Faced { figure, facing } => self.ghost_mut(figure)?.facing = facing,
            TurnEvent::Halted { figure } => {
                self.evaded.retain(|other| *other != figure);
                self.walking.retain(|other| *other != figure);
                if let Some(turn) = self.turn.as_mut().filter(|turn| turn.agent == figure) {
                    turn.walked = None;
                }
                let at = self.ghost(figure)?.at;
                must(self.is_free(at, figure), || format!("{figure:?} halts on somebody at {at:?}"))?;
            }
            TurnEvent::Leapt { agent, to } => {
                let at = self.ghost(agent)?.at;
                must(self.space.is_window(at, to), || format!("there is no window from {at:?} to {to:?}"))?;
                self.put(agent, to)?;
            }
            TurnEvent::Redeployed { agent, to } => {
                let at = self.ghost(agent)?.at;
                must(self.space.same_area(at, to), || format!("{to:?} is not in the area of {at:?}"))?;
                self.put(agent, to)?;
            }
            TurnEvent::Placed { figure, at } => self.put(figure, at)?,
            TurnEvent::Bashed { agent, lock } => {
                self.ghost(agent)?;
                self.change(lock)?;
            }
            TurnEvent::Evaded { agent, free } => {
                if free {
                    self.evaded.push(agent);
                }
            }
            TurnEvent::Reloaded { agent, gun, ammo } => {
                let gun = self.gun(agent, gun)?;
                must(gun.most.is_some_and(|most| ammo <= most), || format!("{ammo} tokens on {gun:?}"))?;
                gun.ammo = Some(ammo);
            }
            TurnEvent::Unjammed { agent, gun } => {
                let gun = self.gun(agent, gun)?;
                must(gun.is_jammed, || "it was not jammed".to_owned())?;
                gun.is_jammed = false;
            }
            TurnEvent::Deployed { drone, owner, at } => {
                let printed = &self.content.drones[usize::from(drone.0 - 5)];
                let (health, ammo) = (printed.health, printed.weapon.ammo);
                let mine = self.ghost(owner)?.at;
                must(self.space.is_beside(mine, at), || format!("{drone:?} is not beside {owner:?}"))?;
                self.enter(drone, Kind::Drone, at, health)?;
                self.guns.insert(drone, [Gun { ammo, most: ammo, is_jammed: false }; 2]);
            }
            TurnEvent::Hidden { .. } => self.has_hidden = true,
            TurnEvent::Searched { .. }
            | TurnEvent::PowerUsed { .. }
            | TurnEvent::TacticRestored { .. }
            | TurnEvent::Operated { .. }
            | TurnEvent::Reinforced { .. }
            | TurnEvent::StrikeCalled { .. }
            | TurnEvent::StrikeFell { .. }
            | TurnEvent::Scouted { .. }
            | TurnEvent::Stacked { .. } => {}
        }
        Ok(())
    }

    /// Each activity once a turn, by whose turn it is (47).
    fn spend(&mut self, agent: FigureId, activity: Activity) -> Checked {
        let turn = self.turn.as_mut().filter(|turn| turn.agent == agent);
        let Some(turn) = turn else { return Err(format!("it is not the turn of {agent:?}")) };
        let spent = &mut turn.spent[activity as usize];
        must(!*spent, || format!("{activity:?} is used up"))?;
        *spent = true;
        if activity == Activity::Movement {
            turn.walked = Some(0);
        }
        Ok(())
    }

    /// One step on foot, past own figures but no alien, and never more of them than the movement has (59 to 61). Contact holds
    /// who has not evaded (94).
    fn walk(&mut self, figure: FigureId, from: Hex, to: Hex) -> Checked {
        let ghost = self.ghost(figure)?;
        must(ghost.at == from, || format!("{figure:?} stands on {:?}", ghost.at))?;
        must(ghost.kind != Kind::Alien, || "aliens do not walk".to_owned())?;
        must(self.space.is_step(from, to), || format!("no step leads from {from:?} to {to:?}"))?;
        let is_barred = self.of_kind(Kind::Alien).any(|(_, alien)| alien.at == to);
        must(!is_barred, || format!("an alien stands on {to:?}"))?;
        let is_bleeding = ghost.kind == Kind::Agent && ghost.wounds >= ghost.health;
        if let Some(turn) = self.turn.filter(|turn| turn.agent == figure)
            && let Some(walked) = turn.walked
        {
            let shown = &self.shown.agents[figure.index()];
            must(walked > 0 || !self.is_held(figure, from), || format!("{figure:?} is engaged"))?;
            must(!shown.immobilised && !shown.paralysed, || format!("{figure:?} is held"))?;
            must(walked < shown.movement, || format!("{figure:?} has walked {walked} hexes"))?;
            must(walked == 0 || !is_bleeding, || format!("{figure:?} bleeds and walks on"))?;
            self.turn = Some(super::Turn { walked: Some(walked + 1), ..turn });
        }
        self.ghost_mut(figure)?.at = to;
        if !self.walking.contains(&figure) {
            self.walking.push(figure);
        }
        Ok(())
    }

    /// Whether contact holds an agent on a hex (93, 94).
    pub(super) fn is_held(&self, agent: FigureId, at: Hex) -> bool {
        let is_down = |alien: FigureId| self.shown.story.marks.iter().any(|mark| mark.figure == alien);
        let mut near = self.of_kind(Kind::Alien).filter(|(_, alien)| self.space.is_beside(at, alien.at));
        !self.evaded.contains(&agent) && near.any(|(alien, _)| !is_down(alien))
    }

    /// A figure is put on a free hex.
    pub(super) fn put(&mut self, figure: FigureId, to: Hex) -> Checked {
        must(self.is_free(to, figure), || format!("{to:?} is taken or blocked"))?;
        self.walking.retain(|other| *other != figure);
        self.ghost_mut(figure)?.at = to;
        Ok(())
    }

    pub(super) fn gun(&mut self, figure: FigureId, gun: u8) -> Result<&mut Gun, String> {
        let guns = self.guns.get_mut(&figure).ok_or_else(|| format!("{figure:?} has no weapons"))?;
        guns.get_mut(usize::from(gun)).ok_or_else(|| format!("{figure:?} has no weapon {gun}"))
    }
}

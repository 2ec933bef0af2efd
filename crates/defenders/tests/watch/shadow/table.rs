//! The table as it is shown against what is believed, and what must not be lost (4, 14, 22, 145, A27).

use std::collections::HashMap;

use sortie_boards::hex::Hex;
use sortie_defenders::content::Item;
use sortie_defenders::content::mission::Special;
use sortie_defenders::view::{AgentView, HeldView};
use sortie_defenders::world::{FigureId, Kind};
use sortie_defenders::{Defenders, Model, Prompt, State, View};
use sortie_kernel::{Game, Viewer};

use super::{Checked, Shadow, must};

impl Shadow<'_> {
    /// Whether the table shows what is believed.
    pub(super) fn look(&mut self, view: &View) -> Checked {
        must(view.round == self.round, || format!("round {}, believed {}", view.round, self.round))?;
        must(view.board == self.board, || format!("changes {:b}, believed {:b}", view.board, self.board))?;
        let mut seen = 0;
        for shown in &view.agents {
            let Some(at) = shown.at else { continue };
            seen += 1;
            self.same(shown.figure, Kind::Agent, at, Some((shown.wounds, shown.health)))?;
            let ghost = self.ghost(shown.figure)?;
            must(ghost.facing == shown.facing, || format!("{shown:?} looks elsewhere than {ghost:?}"))?;
            self.same_guns(view, shown.figure)?;
        }
        for shown in &view.drones {
            seen += 1;
            self.same(shown.figure, Kind::Drone, shown.at, None)?;
            let wounds = self.ghost(shown.figure)?.wounds;
            must(wounds == shown.wounds, || format!("{shown:?} has {wounds} wounds"))?;
            let ammo = self.gun(shown.figure, 0)?.ammo;
            must(ammo == shown.ammo, || format!("{shown:?} has {ammo:?} tokens"))?;
        }
        for shown in &view.aliens {
            seen += 1;
            self.same(shown.figure, Kind::Alien, shown.at, Some((shown.wounds, shown.health)))?;
            let card = self.ghost(shown.figure)?.card;
            must(card == shown.card, || format!("{shown:?} is believed to be {card}"))?;
        }
        for shown in &view.signals {
            seen += 1;
            self.same(shown.figure, Kind::Signal, shown.at, None)?;
        }
        for shown in &view.story.people {
            seen += 1;
            self.same(shown.figure, Kind::Person, shown.at, Some((shown.wounds, shown.health)))?;
        }
        must(seen == self.figures.len(), || format!("{seen} figures are shown of {:?}", self.figures))?;
        self.places()?;
        must(view.fragments <= self.content.stock.fragments, || format!("{} fragments", view.fragments))?;
        self.tokens(view)
    }

    fn same(&mut self, figure: FigureId, kind: Kind, at: Hex, body: Option<(u8, u8)>) -> Checked {
        let ghost = self.ghost_mut(figure)?;
        // A rank brings another sheet, which is shown and not told.
        if let (Kind::Agent, Some((_, health))) = (kind, body) {
            ghost.health = health;
        }
        let is_same = ghost.kind == kind && ghost.at == at;
        let is_well = body.is_none_or(|body| body == (ghost.wounds, ghost.health));
        must(is_same && is_well, || format!("{figure:?} at {at:?}, {body:?}, is believed to be {ghost:?}"))
    }

    /// Ammunition and jams of an agent; a weapon that has changed hands is taken up as it is shown.
    fn same_guns(&mut self, view: &View, agent: FigureId) -> Checked {
        for n in 0..2 {
            let now = &view.agents[agent.index()].guns[n];
            let is_other = self.shown.agents[agent.index()].guns[n].id != now.id;
            let gun = self.gun(agent, n as u8)?;
            let most = now.ammo.map(|[_, most]| most);
            if is_other || gun.most != most {
                *gun = super::Gun { ammo: now.ammo.map(|[now, _]| now), most, is_jammed: now.jammed };
            }
            let is_same = gun.ammo == now.ammo.map(|[now, _]| now) && gun.is_jammed == now.jammed;
            must(is_same, || format!("{agent:?} has {now:?}, believed {gun:?}"))?;
            must(now.ammo.is_none_or(|[now, most]| now <= most), || format!("too much ammo: {now:?}"))?;
        }
        Ok(())
    }

    /// One figure a hex, nobody where nobody can stand. Who is on his way through somebody, a person of the mission included, stands
    /// with him until he goes on (60, 61), whatever interrupts him there (154).
    fn places(&self) -> Checked {
        let mut taken: HashMap<Hex, FigureId> = HashMap::new();
        for (&figure, ghost) in &self.figures {
            must(self.space.is_floor(ghost.at), || format!("{figure:?} stands on a blocked hex"))?;
            must(ghost.wounds <= ghost.health, || format!("{figure:?} has too many wounds: {ghost:?}"))?;
            if let Some(other) = taken.insert(ghost.at, figure) {
                let walks = |figure: FigureId| self.walking.contains(&figure);
                let is_passed = |figure: FigureId| {
                    matches!(self.figures[&figure].kind, Kind::Agent | Kind::Drone | Kind::Person)
                };
                let passes = is_passed(figure) && is_passed(other) && (walks(figure) || walks(other));
                must(passes, || format!("{figure:?} and {other:?} stand on {:?}", ghost.at))?;
            }
        }
        Ok(())
    }

    /// What is in the box and what is held are all there is (4, 90, 100, 112).
    fn tokens(&self, view: &View) -> Checked {
        let content = self.content;
        let held = |of: fn(&AgentView) -> &[HeldView], item: usize| {
            let all = view.agents.iter().filter(|agent| !agent.is_dead).flat_map(of);
            all.filter(|held| usize::from(held.item) == item).count()
        };
        let same = |name: &str, items: &[Item], stock: &[u8], of: fn(&AgentView) -> &[HeldView]| -> Checked {
            for (n, item) in items.iter().enumerate() {
                let (held, left) = (held(of, n), usize::from(stock[n]));
                must(held + left == usize::from(item.copies), || {
                    format!("{name} {}: {held} held, {left} in the box, of {}", item.id, item.copies)
                })?;
            }
            Ok(())
        };
        same("skill", &content.skills, &view.stock.skills, |agent| &agent.skills)?;
        same("tactic", &content.tactics, &view.stock.tactics, |agent| &agent.tactics)?;
        same("device", &content.devices, &view.stock.devices, |agent| &agent.devices)?;
        for (n, weapon) in content.weapons.iter().enumerate() {
            let guns = view.agents.iter().filter(|agent| !agent.is_dead).flat_map(|agent| &agent.guns);
            let held = guns.filter(|gun| gun.model == Model::Token(n as u8)).count();
            let left = usize::from(view.stock.weapons[n]);
            must(held + left <= 1, || format!("{held} weapons {} held, {left} in the box", weapon.id))?;
        }
        Ok(())
    }

    /// Nothing of what the box holds is lost, or there more than once: mission rules add cards; they take none but those that
    /// are out of the game.
    pub(super) fn census(&mut self, state: &State) -> Checked {
        let content = self.content;
        let now = state.census(content);
        for (card, &n) in content.aliens.iter().zip(&now.aliens) {
            must(n <= card.copies, || format!("{n} cards {} of {}", card.id, card.copies))?;
        }
        for (card, &n) in content.encounters.iter().zip(&now.encounters) {
            must(n <= card.copies, || format!("{n} encounters {} of {}", card.id, card.copies))?;
        }
        for (card, &n) in content.events.iter().zip(&now.events) {
            must(n <= 1, || format!("{n} events {}", card.id))?;
        }
        let signals = usize::from(content.stock.human_signals + content.stock.alien_signals);
        must(now.signals <= signals, || format!("{} signals of {signals}", now.signals))?;
        // When it is over nobody puts away what he holds.
        if let Some(before) = self.before.as_ref().filter(|_| !self.is_over) {
            let is_out = |species| {
                let takes = |special: &Special| matches!(special, Special::OutOfTheGame(all) if all.contains(species));
                state.specials(content).iter().any(takes)
            };
            for (n, card) in content.aliens.iter().enumerate() {
                let is_there = now.aliens[n] >= before.aliens[n] || is_out(&card.species);
                must(is_there, || format!("a card {} is gone", card.id))?;
            }
            for (n, card) in content.encounters.iter().enumerate() {
                let is_there = now.encounters[n] >= before.encounters[n];
                must(is_there, || format!("an encounter {} is gone", card.id))?;
            }
            // A human signal that turns out to be somebody is no signal any more.
            let stay = state.people(content).iter().any(|person| person.from_signals);
            let gone = if stay { self.became } else { 0 };
            must(self.round <= 1 || now.signals + gone == before.signals, || {
                format!("{} signals, before {} ({gone} became people)", now.signals, before.signals)
            })?;
        }
        self.before = (self.round > 0).then_some(now);
        Ok(())
    }

    /// No signal is left in somebody's sight where people are asked for something else (145).
    pub(super) fn sight(&self, state: &State) -> Checked {
        let content = self.content;
        let is_blind = state.specials(content).contains(&Special::SignalsUnseen);
        let prompt = Defenders::prompt(content, state, Viewer::Spectator);
        let is_due = matches!(
            prompt,
            Prompt::Turn { .. }
                | Prompt::Movement { .. }
                | Prompt::Alpha
                | Prompt::Activate { .. }
                | Prompt::Rank
        );
        if is_blind || !is_due || self.is_over {
            return Ok(());
        }
        for (signal, ghost) in self.of_kind(Kind::Signal).filter(|(signal, _)| !state.is_turned(*signal)) {
            let ours = self.figures.iter().filter(|(_, ghost)| ghost.kind.is_ours());
            let watcher =
                ours.filter(|(_, watcher)| self.space.sees(watcher.at, ghost.at)).map(|(figure, _)| figure);
            if let Some(watcher) = watcher.min() {
                return Err(format!(
                    "{signal:?} at {:?} lies in the sight of {watcher:?}: {prompt:?}",
                    ghost.at
                ));
            }
        }
        Ok(())
    }
}

//! What aliens are about to do to somebody who stands on a hex: the line of the card that would fit there, and how often it is
//! called.

use sortie_boards::hex::{Gait, Hex};
use sortie_defenders::content::{AlienCard, Plate};
use sortie_defenders::mind::{Arm, Deed, To};
use sortie_defenders::view::{AgentView, AlienView};

use super::hits;
use super::sight::Sight;

/// Wounds on average that an agent suffers on a hex before his next turn.
pub(super) fn harm(sight: &Sight<'_>, agent: &AgentView, hex: Hex) -> f64 {
    sight.foes(agent).iter().map(|foe| foe.at(sight, agent, hex)).sum()
}

/// An alien as one agent has to think of it.
#[derive(Debug)]
pub(super) struct Foe<'a> {
    pub(super) alien: &'a AlienView,
    card: &'a AlienCard,
    /// It lies there, or does nothing this round.
    is_idle: bool,
    pub(super) is_down: bool,
    /// How often it acts: seen by nobody or by somebody; closest to nobody or to the agent.
    acts: [[f64; 2]; 2],
    /// By distance in areas, the wounds it does to him if it acts where it stands.
    wounds: [f64; 5],
    /// Wounds if it gets at him with its better weapon.
    threat: f64,
    /// Others see it, so that cards call it whatever the agent does.
    is_seen: bool,
    /// By weapon of the agent, what an attack on it is worth.
    pub(super) strikes: [f64; 2],
}

impl<'a> Foe<'a> {
    pub(super) fn new(sight: &Sight<'a>, agent: &AgentView, alien: &'a AlienView) -> Self {
        let card = sight.card(alien);
        let plate = &sight.content.agent(agent.class).sheet(agent.grade).armour;
        let acts = |seen: bool, near: bool| sight.pressure.acts(alien, card, seen, near);
        let others = sight.view.agents.iter().filter(|other| other.figure != agent.figure);
        let strike = |gun: usize| {
            agent
                .guns
                .get(gun)
                .map_or(0.0, |gun| super::value::strike(sight, sight.printed(agent, gun), alien))
        };
        Self {
            alien,
            card,
            is_idle: alien.paralysed || sight.is_down(alien),
            is_down: sight.is_down(alien),
            acts: [[acts(false, false), acts(false, true)], [acts(true, false), acts(true, true)]],
            wounds: [0, 1, 2, 3, 4].map(|far| line_at(sight, alien, card, agent, plate, far)),
            threat: hits::threat(&sight.content.dice, card, agent.shield[0], plate),
            is_seen: others.filter_map(|other| other.at).any(|at| sight.board.sees(alien.at, at)),
            strikes: [strike(0), strike(1)],
        }
    }

    /// Wounds on average that it does to the agent on a hex.
    fn at(&self, sight: &Sight<'_>, agent: &AgentView, hex: Hex) -> f64 {
        if self.is_idle {
            return 0.0;
        }
        let board = sight.board;
        let alien = self.alien;
        let far = board.distance(hex, alien.at).unwrap_or(u8::MAX);
        let seen = board.sees(alien.at, hex);
        let hidden = agent.stealth.is_some_and(|beyond| far > beyond) && !self.card.ignores_stealth();
        let closer = |other: &AgentView| {
            other.at.is_some_and(|at| {
                board.distance(at, alien.at).is_some_and(|areas| areas <= far) && board.sees(alien.at, at)
            })
        };
        let others = sight.view.agents.iter().filter(|other| other.figure != agent.figure);
        let rivals = others.filter(|other| closer(other)).count();
        let acts = self.acts[usize::from(seen || self.is_seen)][usize::from(rivals == 0)];
        // What it does to him if it acts where it stands now; else it may come round the corner first.
        let now =
            if seen && !hidden { self.wounds.get(usize::from(far)).copied().unwrap_or(0.0) } else { 0.0 };
        let wounds = if now > 0.0 {
            acts * now
        } else {
            let again = (acts - 1.0).max(0.1);
            match board.steps(alien.at, hex, Gait::Climbing) {
                Some(0 | 1) => 0.5 * again * self.threat,
                Some(2) => 0.3 * again * self.threat,
                Some(3) => 0.15 * again * self.threat,
                _ => 0.02 * self.threat,
            }
        };
        // Whom it picks among several that fit is worked out by cards; every rival takes a share.
        wounds / (1.0 + 0.6 * rivals as f64)
    }
}

/// Wounds by the line that fits at a distance.
fn line_at(
    sight: &Sight<'_>,
    alien: &AlienView,
    card: &AlienCard,
    agent: &AgentView,
    plate: &Plate,
    far: u8,
) -> f64 {
    let Some(line) = card.line.iter().find(|line| line.at.is_some_and(|at| far <= at)) else { return 0.0 };
    let dice = &sight.content.dice;
    let mut wounds = 0.0;
    for deed in &line.does {
        match deed {
            Deed::Attack { with, to, times } => {
                let Some(weapon) = card.weapon(*with) else { continue };
                if alien.immobilised && *with == Arm::Melee && far > 0 {
                    continue;
                }
                let picked = match to {
                    Some(To::MostWounded) | None if agent.wounds == 0 => 0.75,
                    _ => 1.0,
                };
                wounds += picked
                    * f64::from(*times)
                    * hits::wounds(dice, hits::hits(dice, weapon), agent.shield[0], plate);
            }
            Deed::Activate { .. } => wounds += 0.4,
            _ => {}
        }
    }
    wounds
}

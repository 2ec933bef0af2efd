//! What stands on the map of a position, and what has happened to whom.

use sortie_boards::hex::{Board, Facing, Hex, Place};

use super::Scenario;
use crate::apply::Ctx;
use crate::content::Grade;
use crate::event::{AlienEvent, AttackEvent, RoundEvent, TurnEvent, Via};
use crate::state::{Frame, State, TurnFrame};
use crate::world::FigureId;

/// Something that stands on the map, or that has happened to somebody.
#[derive(Debug, Clone)]
pub(super) enum Thing {
    Alien(String, [i16; 2], u8),
    Signal(bool, [i16; 2]),
    Drone(String, u8, [i16; 2]),
    Wounds(FigureId, u8),
    Facing(FigureId, Facing),
    Grade(FigureId, Grade),
    Shield(FigureId, u8),
    Reinforced(u8, u8),
    Holds(u8, String),
    Weapon(u8, u8, String),
    Ammo(FigureId, u8, u8),
    Jammed(u8, u8),
    Immobilised(FigureId),
    Paralysed(FigureId),
    Weather(String),
    Points(Vec<[i16; 2]>),
    Encounter(String),
    Fragments(u8),
    Searched,
    Dead(FigureId),
    Destroyed(String),
    Changed(u8),
    Used(u8, [bool; 3]),
    Left(u8),
}

pub(super) fn hex(board: &Board, [x, y]: [i16; 2]) -> Hex {
    board.layout().hex_at(Place { x, y }).unwrap_or_else(|| panic!("there is no hex [{x}, {y}]"))
}

/// An alien stands on the map; its card is no longer in the deck.
pub(super) fn appear(ctx: &mut Ctx<'_>, alien: FigureId, card: &str, at: [i16; 2], player: u8) {
    let n = ctx.content.alien(card).unwrap_or_else(|| panic!("there is no alien {card}")) as u8;
    let at = hex(ctx.state.board(ctx.content), at);
    ctx.tell("156", AlienEvent::Appeared { alien, card: n, at, player: FigureId(player) });
}

impl Thing {
    /// Lets it happen to those who stand on the map.
    pub(super) fn make(&self, ctx: &mut Ctx<'_>) {
        let content = ctx.content;
        match self {
            Self::Alien(..) | Self::Signal(..) => {}
            Self::Drone(id, owner, at) => {
                let n = content.drone(id).unwrap_or_else(|| panic!("there is no drone {id}"));
                let (drone, at) = (Scenario::drone_id(n as u8), hex(ctx.state.board(content), *at));
                ctx.tell("120", TurnEvent::Deployed { drone, owner: FigureId(*owner), at });
                ctx.state.drones[n].is_new = false;
            }
            Self::Wounds(figure, wounds) => ctx.state.body_mut(*figure).wounds = *wounds,
            Self::Facing(figure, facing) => ctx.state.body_mut(*figure).facing = *facing,
            Self::Grade(agent, grade) => {
                ctx.tell("127", RoundEvent::Promoted { agent: *agent, grade: *grade });
                ctx.state.agents[agent.index()].ranks_gained = 0;
            }
            Self::Shield(figure, points) => {
                if let Some(agent) = ctx.state.agent_mut(*figure) {
                    agent.shield = *points;
                } else if let Some(drone) = ctx.state.drone_mut(*figure) {
                    drone.shield = *points;
                } else if let Some(alien) = ctx.state.alien_mut(*figure) {
                    alien.shield = *points;
                }
            }
            Self::Reinforced(agent, tokens) => {
                ctx.tell("190", TurnEvent::Reinforced { agent: FigureId(*agent), tokens: *tokens });
            }
            Self::Holds(agent, item) => hold(ctx, FigureId(*agent), item),
            Self::Weapon(agent, gun, id) => {
                let weapon = content.weapon(id).unwrap_or_else(|| panic!("there is no weapon {id}")) as u8;
                let agent = FigureId(*agent);
                ctx.tell("100", RoundEvent::WeaponTaken { agent, gun: *gun, weapon, via: Via::Start });
            }
            Self::Ammo(figure, gun, tokens) => {
                if let Some(agent) = ctx.state.agent_mut(*figure) {
                    agent.guns[usize::from(*gun)].ammo = Some(*tokens);
                } else if let Some(drone) = ctx.state.drone_mut(*figure) {
                    drone.ammo = Some(*tokens);
                }
            }
            Self::Jammed(agent, gun) => {
                ctx.state.agents[usize::from(*agent)].guns[usize::from(*gun)].is_jammed = true;
            }
            Self::Immobilised(figure) => ctx.state.body_mut(*figure).is_immobilised = true,
            Self::Paralysed(figure) => ctx.state.body_mut(*figure).is_paralysed = true,
            Self::Weather(id) => {
                let event = content.events.iter().position(|event| event.id == *id);
                ctx.state.weather = Some(event.unwrap_or_else(|| panic!("there is no event {id}")) as u8);
            }
            Self::Points(all) => {
                let hexes = all.iter().map(|&at| hex(ctx.state.board(content), at)).collect();
                ctx.state.points = hexes;
                ctx.state.symbols = content.stock.points.iter().copied().take(all.len()).collect();
            }
            Self::Encounter(id) => {
                let card = content.encounters.iter().position(|card| card.id == *id);
                let card = card.unwrap_or_else(|| panic!("there is no encounter {id}")) as u8;
                ctx.state.encounter_deck.put_on_top(card);
            }
            Self::Fragments(n) => ctx.state.fragments = *n,
            Self::Searched => ctx.state.searched = true,
            Self::Dead(agent) => {
                ctx.tell("90", AttackEvent::Died { figure: *agent });
                let next = ctx.state.living().next();
                if let Some(agent) = next.filter(|_| ctx.state.alpha == *agent) {
                    ctx.tell("38", RoundEvent::AlphaChosen { agent });
                }
            }
            Self::Destroyed(id) => {
                let n = content.drone(id).unwrap_or_else(|| panic!("there is no drone {id}"));
                ctx.state.drones[n].was_placed = true;
            }
            Self::Changed(change) => ctx.state.board |= 1 << change,
            Self::Used(agent, [movement, combat, action]) => {
                let agent = FigureId(*agent);
                in_turn(ctx.state, agent, |turn| {
                    (turn.has_moved, turn.has_fought, turn.has_acted) = (*movement, *combat, *action);
                });
            }
            Self::Left(agent) => in_turn(ctx.state, FigureId(*agent), |turn| turn.has_left = true),
        }
    }
}

fn in_turn(state: &mut State, agent: FigureId, change: impl Fn(&mut TurnFrame)) {
    for frame in state.frames.iter_mut() {
        if let Frame::Turn(turn) = frame
            && turn.agent == agent
        {
            change(turn);
        }
    }
}

fn hold(ctx: &mut Ctx<'_>, agent: FigureId, item: &str) {
    let (content, via) = (ctx.content, Via::Start);
    if let Some(skill) = content.skill(item) {
        ctx.tell("127", RoundEvent::SkillGained { agent, skill: skill as u8, via });
    } else if let Some(tactic) = content.tactic(item) {
        ctx.tell("127", RoundEvent::TacticGained { agent, tactic: tactic as u8, via });
    } else {
        let device = content.device(item).unwrap_or_else(|| panic!("there is no {item}"));
        ctx.tell("7", RoundEvent::DeviceGained { agent, device: device as u8, via });
    }
}

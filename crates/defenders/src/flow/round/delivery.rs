//! Deliveries: a device or a weapon that comes to the team and goes to one agent on the map (41 to 44, 100, 180).

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{RoundEvent, Via};
use crate::flow::opening::equip::may_take;
use crate::state::{DeliveryFrame, Due, Frame, Goods, State, what};
use crate::world::{FigureId, Rank};

/// Something is delivered.
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, goods: Goods) {
    ctx.push(Frame::Delivery(DeliveryFrame { what: goods, to: None }));
}

/// Draws a weapon at random among those of a rank that some agent in play may take; if none is left, among alien ones (42, 43,
/// A18). `besides` are drawn already and not taken yet.
pub(in crate::flow) fn draw(ctx: &mut Ctx<'_>, rank: Rank, besides: &[u8]) -> Option<u8> {
    let bag = bag(ctx.content, ctx.state, rank, besides);
    if bag.is_empty() {
        return None;
    }
    let n = ctx.state.next_draw(what::WEAPON).below(bag.len() as u32);
    Some(bag[n as usize])
}

/// The weapons of which the alpha agent picks one, if that is what is due next (42, A18).
pub(in crate::flow) fn picks(content: &Content, state: &State) -> Vec<u8> {
    match state.script.due.first() {
        Some(&Due { is_alien, is_picked: true }) => {
            bag(content, state, if is_alien { Rank::Red } else { Rank::Blue }, &[])
        }
        Some(Due { is_picked: false, .. }) | None => Vec::new(),
    }
}

/// Those of a rank that some agent in play may take, by his class and by what he carries; if none is left, alien ones (A18, 182). In
/// a campaign all that the headquarters does not own yet, whoever plays.
fn bag(content: &Content, state: &State, rank: Rank, besides: &[u8]) -> Vec<u8> {
    let fitting = |rank: Rank| -> Vec<u8> {
        let numbered = content.weapons.iter().zip(&state.stock.weapons).enumerate();
        let there = numbered.filter(|(_, (weapon, left))| weapon.rank == rank && **left > 0);
        let is_any = state.campaign.is_some();
        let is_taken = |n: u8| is_any || !takers(content, state, Goods::Weapon(n)).is_empty();
        let fits = |n: &u8| !besides.contains(n) && is_taken(*n);
        there.map(|(n, _)| n as u8).filter(fits).collect()
    };
    let bag = fitting(rank);
    if bag.is_empty() { fitting(Rank::Red) } else { bag }
}

/// A random generic device in stock (82).
pub(in crate::flow) fn random_device(ctx: &mut Ctx<'_>) -> Option<u8> {
    let numbered = ctx.content.devices.iter().zip(&ctx.state.stock.devices).enumerate();
    let generic = numbered.filter(|(_, (item, _))| item.class.is_none());
    let bag: Vec<u8> =
        generic.flat_map(|(n, (_, left))| std::iter::repeat_n(n as u8, usize::from(*left))).collect();
    if bag.is_empty() {
        return None;
    }
    let n = ctx.state.next_draw(what::DEVICE).below(bag.len() as u32);
    Some(bag[n as usize])
}

/// Who can get it: living agents who may hold it (44, 113). Before the start nobody is on the map yet.
fn takers(content: &Content, state: &State, goods: Goods) -> Vec<FigureId> {
    let alive = |agent: &FigureId| !state.agents[agent.index()].is_dead;
    let may = |agent: &FigureId| match goods {
        Goods::Weapon(weapon) => !may_take(content, state, *agent, weapon).is_empty(),
        Goods::Device(device) => {
            let own = &state.agents[agent.index()];
            content.devices[usize::from(device)].is_for(own.class)
                && own.devices.has_room()
                && !state.is_cast(*agent)
        }
    };
    (0..state.table.n_agents).map(FigureId).filter(alive).filter(may).collect()
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: DeliveryFrame) -> Progress {
    let takers = takers(ctx.content, ctx.state, frame.what);
    match (frame.to, frame.what) {
        (None, goods) => match takers[..] {
            [] => {
                ctx.pop();
                if let Goods::Weapon(weapon) = goods {
                    ctx.tell("100", RoundEvent::WeaponRefused { weapon });
                }
                Progress::Continue
            }
            [only] => {
                ctx.turn_to(Frame::Delivery(DeliveryFrame { to: Some(only.0), ..frame }));
                Progress::Continue
            }
            [..] => Progress::Ask,
        },
        (Some(agent), Goods::Device(device)) => {
            ctx.pop();
            let agent = FigureId(agent);
            ctx.tell("44", RoundEvent::DeviceGained { agent, device, via: Via::Delivery });
            Progress::Continue
        }
        (Some(_), Goods::Weapon(_)) => Progress::Ask,
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: DeliveryFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    match (frame.to, frame.what) {
        (None, goods) => {
            let takers = takers(content, state, goods);
            for seat in deciders(state) {
                out.extend(takers.iter().map(|&agent| Offer { seat, choice: Choice::Give { agent } }));
            }
        }
        (Some(agent), Goods::Weapon(weapon)) => {
            let seat = Seat(agent);
            let guns = may_take(content, state, FigureId(agent), weapon);
            out.extend(
                guns.into_iter().map(|gun| Offer { seat, choice: Choice::TakeWeapon { gun: Some(gun) } }),
            );
            out.push(Offer { seat, choice: Choice::TakeWeapon { gun: None } });
        }
        (Some(_), Goods::Device(_)) => {}
    }
}

/// The alpha agent decides (44); before there is one everybody may.
fn deciders(state: &State) -> Vec<Seat> {
    if state.round == 0 { state.seats().collect() } else { vec![state.alpha_seat()] }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: DeliveryFrame, _seat: Seat, choice: Choice) {
    match (choice, frame.to, frame.what) {
        (Choice::Give { agent }, ..) => {
            ctx.turn_to(Frame::Delivery(DeliveryFrame { to: Some(agent.0), ..frame }));
        }
        (Choice::TakeWeapon { gun: Some(gun) }, Some(agent), Goods::Weapon(weapon)) => {
            ctx.pop();
            let via = if ctx.state.round == 0 { Via::Start } else { Via::Delivery };
            ctx.tell("100", RoundEvent::WeaponTaken { agent: FigureId(agent), gun, weapon, via });
        }
        (Choice::TakeWeapon { gun: None }, _, Goods::Weapon(weapon)) => {
            ctx.pop();
            ctx.tell("100", RoundEvent::WeaponRefused { weapon });
        }
        _ => {}
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: DeliveryFrame) -> Prompt {
    match (frame.to, frame.what) {
        (Some(agent), Goods::Weapon(weapon)) => Prompt::Weapon { agent: FigureId(agent), weapon },
        (None, _) | (Some(_), Goods::Device(_)) => Prompt::Give,
    }
}

//! Who may do what at a moment of an attack (48, 70, 98, 111).

use sortie_kernel::Offer;

use super::under::Under;
use crate::attack::{Attacker, Manner};
use crate::choice::Choice;
use crate::content::{AttackBonus, Content, Effect, Need, Power, Reroll, Timing, When, Who};
use crate::flow::turn::power::does_something;
use crate::limits::agents;
use crate::powers::Owned;
use crate::source::Source;
use crate::state::{AttackState, Rolled, State, With};
use crate::world::{FigureId, Kind};

/// What an attack is, as far as powers ask.
#[derive(Debug, Clone, Copy)]
pub(super) struct Terms {
    /// Who attacks.
    pub(super) attacker: Option<FigureId>,
    /// With what.
    pub(super) with: With,
    /// What it does.
    pub(super) manner: Manner,
}

impl Terms {
    /// Whether what a power needs is true.
    fn hold(&self, content: &Content, state: &State, needs: &[Need]) -> bool {
        needs.iter().all(|need| match need {
            Need::Melee => self.manner == Manner::Melee,
            Need::Ranged => self.manner == Manner::Ranged,
            Need::Healing => self.manner == Manner::Healing,
            Need::Grenade => State::is_grenade(content, self.with),
            // In the turn of somebody else nobody leaves his hex by his own movement.
            Need::Unmoved => {
                let mine = state.turn().filter(|turn| Some(turn.agent) == self.attacker);
                mine.is_none_or(|turn| !turn.has_left)
            }
        })
    }
}

/// Whether a power of somebody is about somebody; friends need not be in sight (111).
fn concerns(content: &Content, state: &State, who: Who, owner: FigureId, subject: FigureId) -> bool {
    let near = |areas: u8| {
        let both = state.body(owner).kind == Kind::Agent && state.body(subject).kind == Kind::Agent;
        // Beside the box only the people see who is near.
        both && !state.is_beside()
            && state.world(content).distance(owner, subject).is_some_and(|distance| distance <= areas)
    };
    match who {
        Who::Me => owner == subject,
        Who::One(areas) | Who::Each(areas) => owner == subject || near(areas),
        Who::Other(areas) => owner != subject && near(areas),
    }
}

/// Whether an agent may pay for a power now: an action of the own turn, or nothing (111, A74).
fn is_affordable(state: &State, agent: FigureId, timing: Timing) -> bool {
    match timing {
        Timing::Standard => state.turn().is_some_and(|turn| turn.agent == agent && !turn.has_acted),
        Timing::Passive => true,
        Timing::Reaction => !state.body(agent).is_paralysed,
    }
}

/// The powers that belong to a moment of an attack and are about somebody, as far as what they need is true.
pub(super) fn powers<'a>(
    content: &'a Content,
    state: &'a State,
    when: When,
    subject: FigureId,
    terms: Terms,
) -> impl Iterator<Item = (FigureId, Owned<'a>)> {
    let present = agents().filter(|&agent| state.body(agent).is_present);
    let all = present.flat_map(move |agent| state.powers(content, agent).map(move |owned| (agent, owned)));
    all.filter(move |(agent, owned)| {
        let power = owned.power;
        power.when == when
            && concerns(content, state, power.who, *agent, subject)
            && terms.hold(content, state, &power.needs)
    })
}

/// What passive powers add to an attack before its dice fall.
pub(super) fn passive<'a>(
    content: &'a Content,
    state: &'a State,
    when: When,
    terms: Terms,
) -> Vec<(Source, AttackBonus)> {
    let Some(attacker) = terms.attacker else { return Vec::new() };
    let passive = powers(content, state, when, attacker, terms)
        .filter(|(_, owned)| owned.power.timing == Timing::Passive);
    passive
        .flat_map(|(_, owned)| bonuses(owned.power).map(move |bonus| (owned.source, *bonus)))
        .filter(|(_, bonus)| AttackBonus { reroll: None, ..*bonus } != AttackBonus::default())
        .collect()
}

/// What a standard power that may be used in a declared attack adds to its range: whoever attacks that far must use it.
pub(super) fn farther(content: &Content, state: &State, terms: Terms) -> Option<(Source, AttackBonus)> {
    let attacker = terms.attacker?;
    let affordable = powers(content, state, When::Attacking, attacker, terms).filter(|(agent, owned)| {
        owned.power.timing != Timing::Passive && is_affordable(state, *agent, owned.power.timing)
    });
    let mut far =
        affordable.flat_map(|(_, owned)| bonuses(owned.power).map(move |bonus| (owned.source, *bonus)));
    far.find(|(_, bonus)| bonus.range > 0)
}

/// What a power changes of an attack.
pub(super) fn bonuses(power: &Power) -> impl Iterator<Item = &AttackBonus> {
    power.does.iter().filter_map(|effect| if let Effect::Attack(bonus) = effect { Some(bonus) } else { None })
}

/// How many hits a power cancels.
pub(super) fn cancels(power: &Power) -> u8 {
    let cancel = |effect: &Effect| if let Effect::Defence(bonus) = effect { bonus.cancel } else { 0 };
    power.does.iter().map(cancel).fold(0, u8::saturating_add)
}

/// Dice that a power lets be rolled again.
fn reroll(power: &Power, when: When) -> Option<Reroll> {
    power.does.iter().find_map(|effect| match (when, effect) {
        (When::Rolled, Effect::Attack(bonus)) => bonus.reroll,
        (When::DefenceRolled, Effect::Defence(bonus)) => bonus.reroll,
        _ => None,
    })
}

/// Everything that may be done at the moment an attack has come to, but to let it pass.
pub(super) fn uses(under: &Under<'_>) -> Vec<Offer<Choice>> {
    let (content, state, attack) = (under.content, under.state, &under.attack);
    let mut all = Vec::new();
    let (Some(when), Some(subject)) = (under.when(), under.subject()) else { return all };
    let terms = under.terms();
    let ready = powers(content, state, when, subject, terms);
    for (agent, owned) in ready.filter(|(agent, owned)| {
        !attack.used.has(owned.source)
            && attack.used.has_room()
            && attack.passed >> agent.0 & 1 == 0
            && is_affordable(state, *agent, owned.power.timing)
    }) {
        let seat = state.seat_of(agent);
        if may_use(under, &owned, when) {
            all.push(Offer { seat, choice: Choice::Use { source: owned.source } });
        } else if let Some(reroll) = reroll(owned.power, when) {
            all.extend(dice(under, owned.source, reroll, 0).map(|choice| Offer { seat, choice }));
        }
    }
    // What was paid for goes on: the dice that it still lets be rolled again.
    for (source, n_dice) in attack.used.iter() {
        let owner = FigureId(source.owner);
        if attack.passed >> owner.0 & 1 == 1 {
            continue;
        }
        if let Some(power) = state.power(content, source).filter(|power| power.when == when)
            && let Some(reroll) = reroll(power, when)
        {
            let seat = state.seat_of(owner);
            all.extend(dice(under, source, reroll, n_dice).map(|choice| Offer { seat, choice }));
        }
    }
    all
}

/// Whether a power does something now other than let dice be rolled again.
fn may_use(under: &Under<'_>, owned: &Owned<'_>, when: When) -> bool {
    let power = owned.power;
    match when {
        When::Attacking => {
            power.timing != Timing::Passive && (!under.is_too_far() || bonuses(power).any(|b| b.range > 0))
        }
        When::Rolled => power.timing != Timing::Passive && bonuses(power).any(|bonus| bonus.hits > 0),
        When::UnderAttack => power.timing != Timing::Passive && cancels(power) > 0 && under.hits_left() > 0,
        When::Killed => does_something(under.content, under.state, owned.source, power),
        When::DefenceRolled | When::Turn | When::Always | When::Gained | When::AlienMoved => false,
    }
}

/// The dice that a power lets be rolled again, one by one, each once (70, 73, A61). In a defence none once nothing gets through.
fn dice(under: &Under<'_>, source: Source, reroll: Reroll, used: u8) -> impl Iterator<Item = Choice> {
    let attack = &under.attack;
    let is_defence = under.when() == Some(When::DefenceRolled);
    let fallen = if is_defence { &attack.defence } else { &attack.dice };
    let by = if is_defence { Attacker::Agent } else { attack.by };
    let is_open = |rolled: &Rolled| {
        !rolled.again && by.may_reroll(rolled.shows(&under.content.dice), reroll.alien_faces)
    };
    let is_over = reroll.dice.is_some_and(|most| used >= most) || is_defence && !under.gets_through();
    let open = fallen.as_slice().iter().enumerate().filter(|(_, rolled)| !is_over && is_open(rolled));
    let open: Vec<u8> = open.map(|(die, _)| die as u8).collect();
    open.into_iter().map(move |die| Choice::Reroll { source, die })
}

impl AttackState {
    /// What it is, as far as powers ask.
    pub(super) fn terms(&self, manner: Manner) -> Terms {
        Terms { attacker: self.attacker, with: self.with, manner }
    }
}

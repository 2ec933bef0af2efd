//! Whether what an ability needs is true, and whom it may be aimed at.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new need is thought about here")]

use super::moment::Look;
use crate::ability::{Aim, Deed, Need, Who, Whom};
use crate::attack::AttackKind;
use crate::flow::attack::target_space;
use crate::state::{AttackState, Frame, Part, Source, State, StrikingFrame};
use crate::world::{FigureId, Side};

/// Whether a need is met.
pub(crate) fn holds(look: &Look<'_>, source: Source, id: &str, actor: FigureId, need: &Need) -> bool {
    let (state, me) = (look.state, source.figure);
    let attack = || state.attacks.last();
    let of_attack = |question: &dyn Fn(&AttackState) -> bool| attack().is_some_and(question);
    let within = |one, other, spaces: u8| {
        look.world.distance(one, other).is_some_and(|distance| distance <= u16::from(spaces))
    };
    match need {
        Need::Melee => of_attack(&|attack| attack.kind == AttackKind::Melee),
        Need::Ranged => of_attack(&|attack| attack.kind == AttackKind::Ranged),
        Need::WeaponTrait(wanted) => of_attack(&|attack| {
            let card = state.card(look.content, attack.attacker, attack.weapon);
            card.is_some_and(|card| card.traits.contains(wanted))
        }),
        Need::TargetWithin(spaces) => of_attack(&|attack| attack.distance <= *spaces),
        Need::Within(spaces) => within(me, actor, *spaces),
        Need::DefenderWithin(spaces) => of_attack(&|attack| {
            let there = target_space(look, attack);
            let distance = look.world.board.distance_between(state.body(me).at, there);
            distance.is_some_and(|distance| distance <= u16::from(*spaces))
        }),
        Need::Hurt(damage) => of_attack(&|attack| attack.suffered >= *damage),
        Need::Unhurt => of_attack(&|attack| attack.suffered == 0),
        Need::TargetDefeated => of_attack(&|attack| attack.is_defeated),
        Need::TargetSurvived => {
            of_attack(&|attack| !attack.is_defeated && state.body(attack.target).is_present)
        }
        Need::TargetBlind => {
            let is_lifted = state
                .passives(look.content, me)
                .iter()
                .any(|passive| passive.lifts_blindness.as_deref() == Some(id));
            is_lifted || of_attack(&|attack| !look.world.sees(attack.target, me))
        }
        Need::TargetInSight => {
            of_attack(&|attack| me == attack.attacker || look.world.sees(me, attack.target))
        }
        Need::Has(condition) => {
            // Focused is still in force while the attack it is spent on lasts.
            let spent = of_attack(&|attack| {
                attack.attacker == me && attack.is_focused && *condition == crate::attack::Condition::Focus
            });
            spent || state.body(me).conditions.has(*condition)
        }
        Need::Wounded => state.body(me).is_wounded,
        Need::Unmoved => !has_moved(state, me),
        Need::Alone => !is_beside_friend(look, me, None),
        Need::BesideFriend => is_beside_friend(look, me, None),
        Need::BesideFriendOf(wanted) => is_beside_friend(look, me, Some(wanted)),
        Need::Used(name) => of_attack(&|attack| {
            let used = attack.used.iter().filter(|used| used.figure == me);
            used.into_iter()
                .any(|&used| state.ability(look.content, used).is_some_and(|used| used.id == *name))
        }),
        Need::Tests(attributes) => {
            state.test.as_ref().is_some_and(|test| attributes.contains(&test.attribute))
        }
        Need::First => state.group_of(me).is_some_and(|group| !state.groups[group].is_first_used),
        Need::AdjacentFriendWithout(lacks) => {
            state.body(me).side == state.body(actor).side
                && !has_trait(look, actor, lacks)
                && look.world.board.are_adjacent(state.body(me).at, state.body(actor).at)
        }
        Need::DefenderWithout(lacks) => of_attack(&|attack| !has_trait(look, attack.target, lacks)),
        Need::GroupReduced => state
            .group_of(me)
            .is_some_and(|group| state.members(group).any(|member| !state.body(member).is_present)),
        Need::RebelsWithin { count, spaces } => {
            let rebels = look.world.figures().filter(|&other| state.body(other).side == Side::Rebel);
            rebels.filter(|&rebel| within(me, rebel, *spaces)).count() >= usize::from(*count)
        }
        Need::Damaged(damage) => state.body(me).damage >= u16::from(*damage),
    }
}

/// The kind of attack that a need is about, if it is about nothing else.
pub(super) fn kind_needed(need: &Need) -> Option<AttackKind> {
    match need {
        Need::Melee => Some(AttackKind::Melee),
        Need::Ranged => Some(AttackKind::Ranged),
        Need::WeaponTrait(_)
        | Need::TargetWithin(_)
        | Need::Within(_)
        | Need::DefenderWithin(_)
        | Need::Hurt(_)
        | Need::Unhurt
        | Need::TargetDefeated
        | Need::TargetSurvived
        | Need::TargetBlind
        | Need::TargetInSight
        | Need::Has(_)
        | Need::Wounded
        | Need::Unmoved
        | Need::Alone
        | Need::BesideFriend
        | Need::BesideFriendOf(_)
        | Need::Used(_)
        | Need::Tests(_)
        | Need::First
        | Need::AdjacentFriendWithout(_)
        | Need::DefenderWithout(_)
        | Need::GroupReduced
        | Need::RebelsWithin { .. }
        | Need::Damaged(_) => None,
    }
}

/// Whether another friendly figure, if so of a trait, is adjacent to this one.
fn is_beside_friend(look: &Look<'_>, me: FigureId, wanted: Option<&str>) -> bool {
    let is_friend = |other: FigureId| other != me && look.state.body(other).side == look.state.body(me).side;
    let mut figures = look.world.figures();
    figures.any(|other| {
        is_friend(other)
            && wanted.is_none_or(|wanted| has_trait(look, other, wanted))
            && look.world.is_adjacent(me, other)
    })
}

/// Whether a figure has left its space in the activation under way.
fn has_moved(state: &State, figure: FigureId) -> bool {
    state.frames.iter().filter_map(Frame::activation).any(|it| it == (figure, true))
}

/// Whether a figure has a trait.
pub(crate) fn has_trait(look: &Look<'_>, figure: FigureId, wanted: &str) -> bool {
    let traits = match look.state.cast[figure.index()].part {
        Part::Hero(hero) => {
            &look.content.heroes[usize::from(look.state.heroes[usize::from(hero)].hero)].traits
        }
        Part::Group { group, .. } => {
            &look.content.groups[usize::from(look.state.groups[usize::from(group)].group)].traits
        }
        Part::Object(_) => return false,
    };
    traits.iter().any(|word| word == wanted)
}

impl Look<'_> {
    /// Whether an ability may be aimed at a figure: its words say friendly, hostile or hero (R8.8, R22.8).
    pub(crate) fn may_pick(&self, source: Source, id: &str, aim: &Aim, figure: FigureId) -> bool {
        let (me, state) = (source.figure, self.state);
        let (mine, its) = (state.body(me), state.body(figure));
        let is_friend = mine.side == its.side;
        let who = match aim.who {
            Who::Friend => is_friend,
            Who::OtherFriend => is_friend && figure != me,
            Who::OtherOfGroup => {
                figure != me && state.group_of(me).is_some_and(|group| state.group_of(figure) == Some(group))
            }
            Who::OtherHero => its.is_hero && figure != me,
            Who::Hostile => mine.side.is_hostile_to(its.side),
            Who::Other => figure != me && its.side != Side::Object,
            Who::Space => false,
        };
        // An ability reaches an object only if it says so (S14).
        let is_object = aim.objects && its.side == Side::Object;
        if !(who || is_object) || !its.is_present || (aim.small && !its.at.is_small()) {
            return false;
        }
        if aim.of.as_ref().is_some_and(|wanted| !has_trait(self, figure, wanted)) {
            return false;
        }
        if aim.beside_target {
            let beside = |attack: &AttackState| {
                figure != attack.target && self.world.board.are_adjacent(state.body(attack.target).at, its.at)
            };
            if !state.attacks.last().is_some_and(beside) {
                return false;
            }
        }
        // Who is picked for an attack must be one whom that attack can be made at.
        let strikes = |ability: &crate::ability::Ability| {
            let at =
                |deed: &Deed| matches!(deed, Deed::Attack(attack) if attack.target == Some(Whom::Picked));
            ability.does.iter().position(at)
        };
        if let Some(deed) = state.ability(self.content, source).and_then(strikes)
            && !StrikingFrame::granted(source, deed as u8, Some(figure)).is_possible(self.content, state)
        {
            return false;
        }
        let lifts_range = || {
            let passives = state.passives(self.content, me);
            passives.iter().any(|passive| passive.lifts_range.as_deref() == Some(id))
        };
        let distance = || self.world.distance(me, figure).or((me == figure).then_some(0));
        let is_near = aim.within.is_none_or(|spaces| {
            distance().is_some_and(|distance| distance <= u16::from(spaces))
                || (lifts_range() && self.world.sees(me, figure))
        });
        is_near && (!aim.in_sight || me == figure || self.world.sees(me, figure))
    }
}

impl State {
    /// The activation under way of a Rebel, if it is this one's.
    pub(crate) fn turn_of(&self, figure: FigureId) -> Option<crate::state::RebelTurn> {
        self.frames.iter().find_map(|frame| {
            let Frame::Rebel(turn) = frame else { return None };
            (turn.figure == figure).then_some(*turn)
        })
    }
}

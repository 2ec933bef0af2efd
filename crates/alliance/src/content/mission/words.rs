//! The words of missions that are this game's own.

use sortie_content::{Finding, Place};
use sortie_mission::check::{Grammar, Phase, SeenEffect, amount, numbers, range};
use sortie_mission::{Level, Who, Words};

use super::{Amount, Deed, Deploy, GroupPick, Named, OwnEffect, OwnGiven, OwnTrigger, Range, Whom};
use crate::ability::Attribute;
use crate::agreed::Difficulty;

/// The vocabulary of `alliance`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllianceWords;

/// Missions know normal and hard (R15.3); a skirmish may be easy besides, and its numbers are then the normal ones.
impl Level for Difficulty {
    const ALL: &'static [Self] = &[Self::Normal, Self::Hard];

    fn column(self) -> usize {
        match self {
            Self::Easy | Self::Normal => 0,
            Self::Hard => 1,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }
}

impl Words for AllianceWords {
    type Difficulty = Difficulty;
    type Trigger = OwnTrigger;
    type Given = OwnGiven;
    type Effect = OwnEffect;
    type Attribute = Attribute;
    type Whom = Whom;
    type Deed = Deed;

    const GAME: &'static str = "alliance";
    const TYPES: &'static str = "Alliance";
    const PLAYERS: &'static str = "heroes";
    const N_PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
    const AMOUNT: &'static str =
        "an amount is a number, three of them for 2, 3 and 4 heroes, or { normal = [..], hard = [..] }";
    /// No hero has so many dice.
    const MOST_SUCCESSES: i16 = 6;

    /// Somebody always has, even if nobody knows who.
    fn has_actor(_: &OwnTrigger) -> bool {
        true
    }

    fn is_asked_in_mission(given: &OwnGiven) -> bool {
        match given {
            OwnGiven::Open(_)
            | OwnGiven::There(_)
            | OwnGiven::Carried(_)
            | OwnGiven::Alive(_)
            | OwnGiven::Wounded(_) => true,
            OwnGiven::Hero(_)
            | OwnGiven::Owns(_)
            | OwnGiven::Fame(_)
            | OwnGiven::Credits(_)
            | OwnGiven::Ally(_) => false,
        }
    }

    fn range(given: &OwnGiven) -> Option<Range> {
        match given {
            OwnGiven::Fame(range) | OwnGiven::Credits(range) | OwnGiven::Wounded(range) => Some(*range),
            OwnGiven::Open(_)
            | OwnGiven::There(_)
            | OwnGiven::Carried(_)
            | OwnGiven::Alive(_)
            | OwnGiven::Hero(_)
            | OwnGiven::Owns(_)
            | OwnGiven::Ally(_) => None,
        }
    }

    fn is_done_in_mission(effect: &OwnEffect) -> bool {
        match effect {
            OwnEffect::Reveal(_)
            | OwnEffect::Show(_)
            | OwnEffect::Remove(_)
            | OwnEffect::Open(_)
            | OwnEffect::Unlock(_)
            | OwnEffect::Deploy(_)
            | OwnEffect::Reinforce { .. }
            | OwnEffect::Withdraw(_)
            | OwnEffect::Ready(_)
            | OwnEffect::Join { .. } => true,
            OwnEffect::Harm(_)
            | OwnEffect::Heal(_)
            | OwnEffect::Supply { .. }
            | OwnEffect::Medpacs(_)
            | OwnEffect::Credits(_)
            | OwnEffect::Fame(_)
            | OwnEffect::Item(_)
            | OwnEffect::RandomItem { .. }
            | OwnEffect::LoseItem(_)
            | OwnEffect::Ally { .. }
            | OwnEffect::LoseAlly(_)
            | OwnEffect::Power { .. }
            | OwnEffect::StartHurt(_) => false,
        }
    }

    fn whom(effect: &OwnEffect) -> Option<&Whom> {
        match effect.named() {
            Named::Figures(whom) => Some(whom),
            Named::Area(_)
            | Named::Object(_)
            | Named::Door(_)
            | Named::Carried(_)
            | Named::Deployed(_)
            | Named::Label(..)
            | Named::Ally(..)
            | Named::Item(_)
            | Named::ItemOfTier(_)
            | Named::Hero(_)
            | Named::Nothing => None,
        }
    }

    fn who(whom: &Whom) -> Who {
        match whom {
            Whom::Actor => Who::Actor,
            Whom::Chosen => Who::Chosen,
            Whom::Heroes => Who::Everybody,
            Whom::In(_) | Whom::Group(_) => Who::There,
        }
    }
}

impl Grammar for AllianceWords {
    const WHO_TESTS: &'static str = "the actor, a chosen hero or every hero tests";

    fn check_trigger(trigger: &OwnTrigger, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match trigger {
            OwnTrigger::Tested { successes: of, .. }
            | OwnTrigger::Wounded(of)
            | OwnTrigger::Withdrawn(of) => range(*of, place, findings),
            OwnTrigger::Opened(_)
            | OwnTrigger::Interacted(_)
            | OwnTrigger::Defeated(_)
            | OwnTrigger::Destroyed(_)
            | OwnTrigger::Cleared
            | OwnTrigger::Entered(_)
            | OwnTrigger::AllIn(_)
            | OwnTrigger::Brought { .. }
            | OwnTrigger::PickedUp(_)
            | OwnTrigger::Controlled(_) => {}
        }
    }

    fn check_effect(effect: &OwnEffect, seen: &SeenEffect<'_, Self>, findings: &mut Vec<Finding>) {
        let place = &seen.place;
        let mut none_is_nothing = |list: &[Amount], least: i16| numbers(list, least, place, findings);
        match effect {
            OwnEffect::Deploy(deploy) => check_deploy(deploy, place, findings),
            OwnEffect::Credits(credits) => none_is_nothing(&[*credits], i16::MIN),
            // Between missions something may be given away, or a good name lost.
            OwnEffect::Medpacs(n) | OwnEffect::Fame(n) if seen.phase != Phase::Mission => {
                none_is_nothing(&[*n], i16::MIN);
            }
            OwnEffect::Medpacs(n) | OwnEffect::Fame(n) | OwnEffect::StartHurt(n) => {
                none_is_nothing(&[*n], 0);
            }
            OwnEffect::Supply { cards: n, .. } | OwnEffect::Power { tokens: n, .. } => {
                none_is_nothing(&[*n], 0);
            }
            OwnEffect::Harm(harm) => match harm.condition {
                Some(condition) if !condition.is_harmful() => {
                    let message = format!("`{}` does no harm; it belongs to `heal`", condition.keyword());
                    findings.push(place.error("harm-condition", message));
                }
                Some(_) => [harm.damage, harm.strain].iter().for_each(|&n| amount(n, 0, place, findings)),
                None => none_is_nothing(&[harm.damage, harm.strain], 0),
            },
            OwnEffect::Heal(heal) => match heal.condition {
                Some(condition) if condition.is_harmful() => {
                    let message = format!("`{}` does harm; it belongs to `harm`", condition.keyword());
                    findings.push(place.error("harm-condition", message));
                }
                Some(_) => [heal.damage, heal.strain].iter().for_each(|&n| amount(n, 0, place, findings)),
                None => none_is_nothing(&[heal.damage, heal.strain], 0),
            },
            OwnEffect::Ally { deployments, .. } => {
                if *deployments == 0 {
                    none_is_nothing(&[Amount::same(0)], 0);
                }
            }
            OwnEffect::Reveal(_)
            | OwnEffect::Show(_)
            | OwnEffect::Remove(_)
            | OwnEffect::Open(_)
            | OwnEffect::Unlock(_)
            | OwnEffect::Reinforce { .. }
            | OwnEffect::Withdraw(_)
            | OwnEffect::Ready(_)
            | OwnEffect::Join { .. }
            | OwnEffect::Item(_)
            | OwnEffect::RandomItem { .. }
            | OwnEffect::LoseItem(_)
            | OwnEffect::LoseAlly(_) => {}
        }
    }
}

fn check_deploy(deploy: &Deploy, place: &Place<'_>, findings: &mut Vec<Finding>) {
    amount(deploy.bonus_health, 0, place, findings);
    range(deploy.heroes, place, findings);
    if deploy.at.is_some() != deploy.each.is_empty() {
        let message = "a group comes in together at one space, `at`, or figure by figure, `each`";
        findings.push(place.error("deploy-place", message));
    }
    for pick in [Some(&deploy.group), deploy.hard.as_ref()].into_iter().flatten() {
        if let GroupPick::Random(random) = pick {
            amount(random.threat, 1, place, findings);
            if !deploy.each.is_empty() {
                let message = "nobody knows how many figures a random group has; it comes in at one space";
                findings.push(place.error("deploy-place", message));
            }
        }
    }
}

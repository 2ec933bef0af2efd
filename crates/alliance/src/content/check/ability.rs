//! Abilities.

use std::collections::BTreeSet;

use sortie_content::Finding;

use crate::ability::{
    Ability, Deed, DeedKind, Moment, Need, OfOwner, OnDice, OnFigures, OnRoll, Passive, Special, When, Who,
    Whom,
};
use crate::attack::most::{PRINTED_DICE, PRINTED_KEYWORDS};
use crate::content::activation::{Activation, LineVerb};
use crate::content::entry::Entry;

/// The abilities of heroes and their cards. No two share an id, because the state of a game names them by it.
pub(super) fn of_players<'a, T>(
    entry: &Entry<'_, T>,
    abilities: &'a [Ability],
    known: &BTreeSet<&str>,
    seen: &mut BTreeSet<&'a str>,
    findings: &mut Vec<Finding>,
) {
    refers(entry, abilities, known, findings);
    unplayed(entry, abilities, findings);
    moments(entry, abilities, findings);
    for ability in abilities {
        let id = &ability.id;
        if !seen.insert(id) {
            findings.push(entry.error("ability-twice", format!("the ability `{id}` is there already")));
        }
        let is_passive = ability.passive != Passive::default();
        let does_something = !ability.does.is_empty();
        let is_always = ability.when == When::Always;
        if is_always != is_passive || is_always == does_something {
            let message = format!("`{id}` is either always passive, or does something at its moment");
            findings.push(entry.error("ability-idle", message));
        }
        aim(entry, ability, findings);
    }
}

/// The abilities of groups and activation cards. What only a hero's card does asks the hero's player, or takes it for
/// granted that nobody but enemies is hurt.
pub(super) fn names<T>(
    entry: &Entry<'_, T>,
    abilities: &[Ability],
    known: &BTreeSet<&str>,
    findings: &mut Vec<Finding>,
) {
    refers(entry, abilities, known, findings);
    unplayed(entry, abilities, findings);
    moments(entry, abilities, findings);
    for ability in abilities.iter().filter(|ability| !ability.does.iter().all(is_for_groups)) {
        let message = format!("what `{}` does, only heroes can do", ability.id);
        findings.push(entry.error("ability-hero", message));
    }
}

/// Whether a deed may stand on the card of a group.
fn is_for_groups(deed: &Deed) -> bool {
    match deed.kind() {
        DeedKind::Special(special) => match special {
            Special::StepTowardRebel | Special::Reinforce => true,
            Special::AttackEachAdjacent
            | Special::Suppress
            | Special::HammerAndAnvil
            | Special::TrickShot
            | Special::SeePastFigures
            | Special::Decoy
            | Special::ScoutSupply
            | Special::RedrawSupply
            | Special::ChooseSupply
            | Special::CommandAgain => false,
        },
        DeedKind::Owner(OfOwner::Toll { .. }) => false,
        DeedKind::Owner(
            OfOwner::Move { .. }
            | OfOwner::Push(_)
            | OfOwner::Order
            | OfOwner::ExtraAction
            | OfOwner::DrawSupply,
        )
        | DeedKind::Roll(_)
        | DeedKind::Dice(_)
        | DeedKind::Figures(..)
        | DeedKind::Test(_)
        | DeedKind::Attack(_)
        | DeedKind::Unplayed => true,
    }
}

/// What an ability changes is under way at its moment, what it needs can be true then, and what it prints fits into an
/// attack.
fn moments<T>(entry: &Entry<'_, T>, abilities: &[Ability], findings: &mut Vec<Finding>) {
    for ability in abilities.iter().filter(|ability| !ability.ignored) {
        let (id, moment) = (&ability.id, ability.when.moment());
        if !ability.does.iter().all(|deed| deed.changes().are_possible_at(moment)) {
            let message = format!("`{id}` changes what is not under way at its moment");
            findings.push(entry.error("ability-moment", message));
        }
        if !ability.needs.iter().all(|need| need.can_be_true_at(moment)) {
            let message = format!("`{id}` needs what is never true at its moment");
            findings.push(entry.error("ability-need", message));
        }
        if !ability.does.iter().all(fits) {
            let message = format!(
                "the attack of `{id}` has up to {PRINTED_DICE} dice and {PRINTED_KEYWORDS} keywords of its own"
            );
            findings.push(entry.error("ability-attack", message));
        }
    }
}

/// Whether there is room in an attack for what a granted one prints.
fn fits(deed: &Deed) -> bool {
    let Deed::Attack(attack) = deed else { return true };
    attack.dice.len() <= PRINTED_DICE && attack.keywords.len() <= PRINTED_KEYWORDS
}

/// What the engine never does only stands where it is ignored (R6.6, R37.11).
fn unplayed<T>(entry: &Entry<'_, T>, abilities: &[Ability], findings: &mut Vec<Finding>) {
    for ability in abilities.iter().filter(|ability| ability.is_unplayed() && !ability.ignored) {
        let message = format!("`{}` says what only an ability that is `ignored` may say", ability.id);
        findings.push(entry.error("ability-unplayed", message));
    }
}

/// The abilities of groups that the game plays: nobody is there who could be asked.
pub(super) fn of_enemies<T>(entry: &Entry<'_, T>, abilities: &[Ability], findings: &mut Vec<Finding>) {
    for ability in abilities.iter().filter(|ability| !ability.ignored) {
        for why in ability.does.iter().filter_map(not_for_enemies) {
            findings.push(entry.error("ability-enemy", format!("`{}` {why}", ability.id)));
        }
    }
}

/// What an activation card lets its figures do, bonus effects and lines alike.
pub(super) fn of_activation(entry: &Entry<'_, Activation>, findings: &mut Vec<Finding>) {
    of_enemies(entry, &entry.value.bonus, findings);
    for (n, line) in entry.value.line.iter().enumerate() {
        let n = n + 1;
        // A line is read between attacks, in the figure's own activation.
        if !line.needs.iter().all(|need| need.can_be_true_at(Moment::Activation)) {
            findings.push(entry.error("ability-need", format!("line {n} needs what is never true there")));
        }
        let LineVerb::Does(deeds) = &line.verb else { continue };
        for why in deeds.iter().filter_map(not_for_enemies) {
            findings.push(entry.error("ability-enemy", format!("line {n} {why}")));
        }
        if !deeds.iter().all(is_for_groups) {
            findings.push(entry.error("ability-hero", format!("what line {n} does, only heroes can do")));
        }
        if !deeds.iter().all(|deed| deed.changes().are_possible_at(Moment::Activation)) {
            let message = format!("line {n} changes an attack or a test, and there is none");
            findings.push(entry.error("ability-moment", message));
        }
        if deeds.iter().any(Deed::is_unplayed) {
            let message = format!("line {n} says what only an ability that is `ignored` may say");
            findings.push(entry.error("ability-unplayed", message));
        }
    }
}

/// Why an enemy does not move or attack by an ability.
const MOVES: &str = "moves or attacks outside the lines; an enemy does so by its activation card only (R24)";

/// Why the game cannot carry a deed out for an enemy, if it cannot.
fn not_for_enemies(deed: &Deed) -> Option<&'static str> {
    match deed.kind() {
        DeedKind::Roll(roll) => match roll {
            OnRoll::Surge(_) | OnRoll::SurgesOf(_) => {
                Some("gives a surge option, and an enemy buys only those of its deployment card (R29)")
            }
            OnRoll::Add(_)
            | OnRoll::Keyword(_)
            | OnRoll::AttackDie(_)
            | OnRoll::DefenceDie(_)
            | OnRoll::RemoveAll(_)
            | OnRoll::FocusDie(_)
            | OnRoll::BlockPerEvade
            | OnRoll::Miss => None,
        },
        DeedKind::Dice(dice) => match dice {
            OnDice::Reroll { .. } => {
                Some("lets somebody choose the dice to reroll; nobody chooses for an enemy (R6.6)")
            }
            OnDice::RemoveDefenceDie | OnDice::SwapDie(_) => {
                Some("lets somebody choose a die; nobody chooses for an enemy (R6.6)")
            }
            OnDice::Convert { most: None, .. } => Some(
                "leaves open how many symbols are converted: say the `most`, for nobody chooses for an enemy (R6.6)",
            ),
            OnDice::Convert { most: Some(_), .. } => None,
        },
        DeedKind::Figures(what, _) => match what {
            OnFigures::Shed { all: false, .. } => {
                Some("lets somebody choose a condition: say `all`, for nobody chooses for an enemy (R6.6)")
            }
            OnFigures::Points(_) => Some(MOVES),
            OnFigures::Gain(_)
            | OnFigures::Shed { all: true, .. }
            | OnFigures::Recover { .. }
            | OnFigures::Suffer { .. }
            | OnFigures::RollDamage(_) => None,
        },
        DeedKind::Owner(what) => match what {
            OfOwner::Move { .. } | OfOwner::Push(_) | OfOwner::Order => Some(MOVES),
            OfOwner::ExtraAction | OfOwner::DrawSupply => Some("does what only heroes can do"),
            // Found already: `is_for_groups`.
            OfOwner::Toll { .. } => None,
        },
        DeedKind::Attack(_) => Some(MOVES),
        DeedKind::Test(_) => None,
        // Found already: `is_for_groups`, `unplayed`.
        DeedKind::Special(_) | DeedKind::Unplayed => None,
    }
}

/// Other abilities are named by ids that exist.
fn refers<T>(
    entry: &Entry<'_, T>,
    abilities: &[Ability],
    known: &BTreeSet<&str>,
    findings: &mut Vec<Finding>,
) {
    for ability in abilities {
        let after = if let When::After(id) = &ability.when { Some(id) } else { None };
        let used =
            ability.needs.iter().filter_map(|need| if let Need::Used(id) = need { Some(id) } else { None });
        let Passive { lifts_range, lifts_blindness, .. } = &ability.passive;
        let named = after.into_iter().chain(used).chain(lifts_range).chain(lifts_blindness);
        for id in named.filter(|id| !known.contains(id.as_str())) {
            let message = format!("`{}` refers to `{id}`, and there is no such ability", ability.id);
            findings.push(entry.error("ability-unknown", message));
        }
    }
}

/// What happens to somebody picked needs somebody to pick: its own aim, or that of the ability it follows.
fn aim<T>(entry: &Entry<'_, T>, ability: &Ability, findings: &mut Vec<Finding>) {
    let follows = matches!(ability.when, When::After(_));
    let who = ability.aim.as_ref().map(|aim| aim.who);
    if ability.aim.as_ref().is_some_and(|aim| aim.objects && aim.who != Who::Hostile) {
        let message = format!("`{}` is aimed at objects, but at no hostile figures", ability.id);
        findings.push(entry.error("ability-aim", message));
    }
    for deed in &ability.does {
        let fits = match deed.whom() {
            Some(Whom::Picked | Whom::PickedHostile) => follows || who.is_some_and(|who| who != Who::Space),
            Some(Whom::Around | Whom::AroundAndObjects) => who == Some(Who::Space),
            Some(
                Whom::Me
                | Whom::Attacker
                | Whom::Target
                | Whom::Actor
                | Whom::AdjacentHostile
                | Whom::RebelsWithin(_)
                | Whom::AdjacentFriends
                | Whom::Group,
            )
            | None => true,
        };
        // Who picks one of its conditions is one figure.
        let fits = fits
            && !matches!(deed, Deed::Shed { all: false, whom, .. }
                if ![Whom::Me, Whom::Picked, Whom::PickedHostile].contains(whom));
        if !fits {
            let message =
                format!("`{}` does something to whom it picks, and its aim is not that", ability.id);
            findings.push(entry.error("ability-aim", message));
        }
    }
}

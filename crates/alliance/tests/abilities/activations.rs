//! The bonus effect of every activation card is carried out, and the table shows what it does.
//!
//! There are many cards and few kinds of effects, so one scene serves most: two heroes, the figure and a friend of it
//! stand in a row that nobody can leave.
//!
//! ```text
//! Fenn  Gaarkhan  figure  droid
//! ```

use sortie_alliance::ability::{Deed, Need, Special, Whom};
use sortie_alliance::attack::{Condition, Effect};
use sortie_alliance::content::Activation;
use sortie_alliance::enemy::Criterion;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Event, Source};

use super::table::{CONTENT, Table};

/// In this file the heroes stand the other way round.
const FENN: u8 = 0;
const GAARKHAN: u8 = 1;
const FIGURE: u8 = 2;
/// Health of Gaarkhan in a team of two.
const HEALTH: u16 = 24;

/// Every bonus effect there is, as `card/ability`.
pub(crate) fn played() -> impl Iterator<Item = String> {
    let bonus =
        |card: &'static Activation| card.bonus.iter().map(move |bonus| format!("{}/{}", card.id, bonus.id));
    CONTENT.activations.iter().flat_map(bonus)
}

fn scene(card: &Activation) -> Scenario {
    let group = &CONTENT.groups[CONTENT.group(&card.group).expect("its group")];
    let bonus = &card.bonus[0];
    let reinforces = bonus.does.contains(&Deed::Special(Special::Reinforce));
    let is_massive = group.keywords.iter().any(|word| word == "massive");
    // Cleave needs two who are in reach.
    let cleaves = bonus.does.iter().any(|deed| matches!(deed, Deed::Keyword(Effect::Cleave(_))));
    let (map, fenn, gaarkhan, figure, friend) = match group.base {
        [1, 1] if cleaves => ("hall", [6, 5], [6, 4], [7, 4], [9, 4]),
        [1, 1] if reinforces => ("corridor", [0, 0], [1, 0], [2, 0], [3, 0]),
        [1, 1] => ("row", [0, 0], [1, 0], [2, 0], [3, 0]),
        _ if is_massive => ("hall", [6, 5], [6, 4], [9, 3], [12, 4]),
        _ => ("hall", [6, 5], [6, 4], [7, 4], [9, 4]),
    };
    let scene = Scenario::on(map).hero("fenn_signis", &[], fenn).hero("gaarkhan", &[], gaarkhan);
    let mut scene = scene.enemy(&card.group, &[figure]).enemy("probe_droid", &[friend]);
    // Damage to recover, but no more than it takes: the hurt do other things.
    let mut damage = 0;
    for need in &bonus.needs {
        if let Need::Damaged(least) = need {
            damage = damage.max(u16::from(*least));
        }
        if *need == Need::TargetDefeated {
            scene = scene.damage(GAARKHAN, HEALTH - 1);
        }
    }
    // Whoever looks for the wounded within some spaces must find one.
    let marks = || card.line.iter().filter_map(|line| line.target.as_ref());
    if marks().any(|mark| mark.by == Criterion::Wounded) {
        scene = scene.wounded(GAARKHAN);
    }
    for deed in &bonus.does {
        match deed {
            Deed::Recover { damage: recovered, .. } => damage = damage.max(u16::from(*recovered)),
            Deed::Shed { .. } => scene = scene.has(FIGURE, Condition::Weaken),
            _ => {}
        }
    }
    let damage = damage.min(u16::from(group.health) - 1);
    let droid = FIGURE + group.figures;
    scene.damage(FIGURE, damage).damage(droid, 3).first(0).draws(0, &card.id)
}

/// Whether what happened after the ability was used holds what the deed promises.
fn shows(events: &[&Event], deed: &Deed) -> bool {
    let any = |is_it: &dyn Fn(&Event) -> bool| events.iter().any(|event| is_it(event));
    match deed {
        Deed::Add(modifiers) => any(&|event| matches!(event, Event::Modified { by } if by == modifiers)),
        Deed::AttackDie(more) => {
            any(&|event| matches!(event, Event::DieAdded { attack: Some(die), .. } if die == more))
                && any(&|event| {
                    matches!(event, Event::AttackRolled { attack, .. }
                        if attack.iter().any(|(die, _)| die == more) && attack.len() > 2)
                })
        }
        Deed::Keyword(keyword) => {
            any(&|event| matches!(event, Event::KeywordGained { keyword: gained } if gained == keyword))
                && match keyword {
                    Effect::Blast(n) => {
                        any(&|event| matches!(event, Event::Blasted { damage } if *damage >= u16::from(*n)))
                    }
                    Effect::Cleave(n) => any(&|event| {
                        matches!(event, Event::Cleaved { figure, damage, .. }
                            if figure.0 < FIGURE && *damage == u16::from(*n))
                    }),
                    Effect::Inflict(condition) => any(
                        &|event| matches!(event, Event::ConditionGained { condition: new, .. } if new == condition),
                    ),
                    _ => false,
                }
        }
        Deed::Suffer { damage, strain, whom } => {
            // Whoever it attacked; who stands beside it; both.
            let suffers = |victim: u8| {
                any(&|event| match event {
                    Event::StrainSuffered { figure, strain: suffered } => {
                        figure.0 == victim && *suffered == u16::from(*strain)
                    }
                    Event::Suffered { figure, damage: suffered, .. } => {
                        figure.0 == victim && *suffered == u16::from(*damage)
                    }
                    _ => false,
                })
            };
            match whom {
                Whom::Target => suffers(FENN) || suffers(GAARKHAN),
                Whom::RebelsWithin(2..) => suffers(FENN) && suffers(GAARKHAN),
                _ => suffers(GAARKHAN),
            }
        }
        Deed::Recover { damage, whom, .. } => any(&|event| {
            matches!(event, Event::Recovered { figure, damage: recovered, .. }
                if (figure.0 == FIGURE) == (*whom == Whom::Me) && *recovered > 0 && *recovered <= u16::from(*damage))
        }),
        Deed::Gain { condition, whom } => any(&|event| {
            matches!(event, Event::ConditionGained { figure, condition: gained }
                if gained == condition && (figure.0 == FIGURE) == (*whom == Whom::Me))
        }),
        Deed::Shed { .. } => {
            any(&|event| matches!(event, Event::ConditionLost { condition: Condition::Weaken, .. }))
        }
        Deed::RollDamage { .. } => {
            any(&|event| matches!(event, Event::DamageRolled { .. }))
                && any(&|event| matches!(event, Event::Suffered { figure, .. } if figure.0 == GAARKHAN))
        }
        Deed::Special(Special::Reinforce) => any(&|event| matches!(event, Event::Reinforced { .. })),
        _ => false,
    }
}

/// alliance R24.2, R24.3
#[test]
fn every_bonus_effect_is_carried_out() {
    // Orders of a mission have none.
    for card in CONTENT.activations.iter().filter(|card| card.mission.is_none()) {
        assert_eq!(card.bonus.len(), 1, "{} has one bonus effect", card.id);
        let mut table = Table::new(&scene(card));
        // Every attack die shows much damage.
        table.fallback = 4;
        table.activate(FENN).end().finish();
        let is_use = |event: &Event| {
            matches!(event, Event::AbilityUsed { source, .. }
                if source.figure.0 == FIGURE && source.slot == Source::BONUS)
        };
        let events: Vec<&Event> = table.events.iter().map(|told| &told.event).collect();
        let used = events.iter().position(|event| is_use(event));
        let story = || serde_json::to_string_pretty(&events).expect("events");
        let used = used.unwrap_or_else(|| panic!("{} is not used: {}", card.id, story()));
        for deed in &card.bonus[0].does {
            assert!(shows(&events[used..], deed), "{}: no {deed:?} in {}", card.id, story());
        }
    }
}

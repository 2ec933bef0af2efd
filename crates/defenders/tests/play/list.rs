//! The list: everything that is printed, and the test that plays it and checks what it does. `played.txt` is that list in words.

use std::collections::BTreeSet;
use std::path::Path;

use sortie_defenders::Content;

/// The name of a test, which does not compile unless there is such a test.
macro_rules! test {
    ($($path:ident)::+) => {{
        let _: fn() = crate::$($path)::+;
        stringify!($($path)::+)
    }};
}

/// What has a test of its own.
fn alone() -> Vec<(&'static str, &'static str)> {
    vec![
        ("innate guard", test!(play::attack::guard::t18_guard_with_area_damage)),
        ("innate field_medic", test!(play::turn::powers::a_field_medic_heals_one_wound)),
        ("innate stealth", test!(play::aliens::lines::stealth_and_who_ignores_it)),
        ("innate steady_aim", test!(play::attack::powers::steady_aim)),
        ("innate thick_skin", test!(play::attack::powers::thick_skin)),
        ("drone sentry_gun", test!(play::turn::drones::a_sentry_gun_attacks)),
        ("drone sentry_gun guard", test!(play::attack::guard::a_sentry_gun_keeps_guard)),
        ("drone gd_209", test!(play::turn::drones::a_gd_209_moves_and_then_attacks)),
        ("skill alien_knowledge", test!(play::attack::examples::t14_alien_weapons)),
        ("skill quick_hands", test!(play::turn::powers::one_of_two_jams_is_chosen)),
        ("skill grenadier", test!(play::turn::powers::a_grenadier_takes_three_grenades)),
        ("skill suppressing_fire", test!(play::attack::powers::suppressing_fire)),
        ("skill gd_209", test!(play::turn::drones::a_drone_is_placed_next_to_its_owner)),
        ("skill triage", test!(play::attack::powers::triage)),
        ("skill second_wind", test!(play::turn::powers::second_wind_moves_another)),
        ("skill shadow_step", test!(play::turn::powers::shadow_step_leads_out_of_melee)),
        ("skill backstab", test!(play::attack::powers::backstab)),
        ("skill no_witnesses", test!(play::attack::powers::no_witnesses)),
        ("skill marksman", test!(play::attack::powers::marksman)),
        ("skill camouflage", test!(play::attack::powers::camouflage)),
        ("skill charge", test!(play::turn::powers::a_charge_pushes_aliens_back)),
        ("skill bulwark", test!(play::attack::powers::bulwark)),
        ("tactic concentrated_fire", test!(play::attack::powers::concentrated_fire)),
        ("tactic move_up", test!(play::turn::tactics::move_up_moves_everybody_near)),
        ("tactic full_auto", test!(play::attack::powers::full_auto)),
        ("tactic coordinated_assault", test!(play::turn::tactics::coordinated_assault_lets_another_attack)),
        ("tactic hypo_dart", test!(play::turn::tactics::a_hypo_dart_heals_somebody_far)),
        ("tactic field_repairs", test!(play::turn::tactics::field_repairs_are_for_all_in_contact)),
        ("tactic nano_cloud", test!(play::turn::tactics::a_nano_cloud_heals_everybody_near)),
        ("tactic back_on_your_feet", test!(play::turn::tactics::back_on_your_feet_heals_and_moves)),
        ("tactic sprint", test!(play::turn::tactics::a_sprint_is_a_movement_more)),
        ("tactic vital_spot", test!(play::attack::powers::vital_spot)),
        ("tactic vanish", test!(play::turn::tactics::who_vanishes_hides_and_moves)),
        ("tactic blade_storm", test!(play::attack::powers::blade_storm)),
        ("tactic called_shot", test!(play::attack::powers::called_shot)),
        ("tactic reconnaissance", test!(play::turn::tactics::encounter_cards_go_back_in_any_order)),
        ("tactic double_tap", test!(play::turn::tactics::a_double_tap_is_an_attack_more)),
        ("tactic pinning_shot", test!(play::attack::powers::pinning_shot)),
        ("tactic brace", test!(play::attack::powers::brace)),
        ("tactic spare_belt", test!(play::turn::tactics::a_spare_belt_clears_and_loads)),
        ("tactic shockwave", test!(play::turn::tactics::a_shockwave_is_aimed_at_who_touches_him)),
        ("tactic juggernaut", test!(play::turn::tactics::a_juggernaut_moves_pushes_and_shoots)),
        ("device medikit", test!(play::turn::items::a_medikit_is_for_one_in_contact)),
        ("device emp_grenade", test!(play::turn::items::an_emp_grenade_strips_shields)),
        ("device frag_grenade", test!(play::turn::items::grenades_are_thrown_at_aliens_in_reach)),
        ("device stun_grenade", test!(play::turn::items::a_grenade_catches_the_whole_area)),
        ("device ammo_pack", test!(play::turn::items::an_ammo_pack_fills_up)),
        ("device repair_kit", test!(play::turn::items::a_repair_kit_clears_and_loads)),
        ("device stim_pack", test!(play::turn::items::a_stim_pack_heals_and_moves)),
        ("device motion_scanner", test!(play::turn::items::a_motion_scanner_reveals_a_signal)),
        ("device sonic_decoy", test!(play::turn::items::a_sonic_decoy_sends_signals_away)),
        ("device targeting_visor", test!(play::attack::powers::targeting_visor)),
        ("device sentry_gun", test!(play::turn::drones::a_drone_comes_back_or_not)),
        ("device satellite_strike", test!(play::turn::strike::a_strike_wounds_the_aliens_of_its_area)),
        ("device holo_double", test!(play::attack::powers::holo_double)),
        ("device piercing_round", test!(play::attack::powers::piercing_round)),
        ("device ghillie_cloak", test!(play::turn::items::a_ghillie_cloak_hides)),
        ("device reinforced_armour", test!(play::turn::items::reinforced_armour_is_four_tokens)),
        ("alien power acid_poison", test!(play::attack::death::acid_all_around)),
        ("alien power feral_senses", test!(play::aliens::lines::stealth_and_who_ignores_it)),
        ("alien power grab", test!(play::attack::harm::grab)),
        ("alien power leader", test!(play::aliens::others::a_leader_takes_others_along)),
        ("alien power predator_senses", test!(play::aliens::lines::stealth_and_who_ignores_it)),
        ("alien power rage", test!(play::attack::harm::rage)),
        ("alien power save_the_master", test!(play::attack::harm::save_the_master)),
    ]
}

/// Everything that is printed; of what a test goes through card by card, that test.
fn printed(content: &Content) -> Vec<(String, Option<&'static str>)> {
    let mut all: Vec<(String, Option<&'static str>)> = Vec::new();
    for agent in &content.agents {
        all.push((format!("innate {}", agent.innate.id), None));
        for weapon in agent.base.weapons() {
            all.push((
                format!("weapon {}", weapon.id),
                Some(test!(play::attack::weapons::every_weapon_of_a_sheet)),
            ));
        }
    }
    for drone in &content.drones {
        all.push((format!("drone {}", drone.id), None));
        all.extend(drone.innate.iter().map(|innate| (format!("drone {} {}", drone.id, innate.id), None)));
    }
    let weapon = test!(play::attack::weapons::a_flash_counts_once);
    all.extend(content.weapons.iter().map(|token| (format!("weapon {}", token.id), Some(weapon))));
    all.extend(content.devices.iter().map(|item| (format!("device {}", item.id), None)));
    all.extend(content.skills.iter().map(|item| (format!("skill {}", item.id), None)));
    all.extend(content.tactics.iter().map(|item| (format!("tactic {}", item.id), None)));
    for card in &content.aliens {
        let line = test!(play::aliens::lines::every_line_of_every_card);
        all.extend((0..card.line.len()).map(|n| (format!("alien {} line {n}", card.id), Some(line))));
        all.extend(card.power.iter().map(|power| (format!("alien power {}", power.id), None)));
    }
    let event = test!(play::aliens::events::every_event_card);
    all.extend(content.events.iter().map(|card| (format!("event {}", card.id), Some(event))));
    let encounter = test!(play::aliens::turn::every_encounter_card);
    all.extend(content.encounters.iter().map(|card| (format!("encounter {}", card.id), Some(encounter))));
    let special = test!(story::shipped::every_special_event);
    for (mission, letter) in crate::story::shipped::special_events(content) {
        all.push((format!("special event {mission} {letter}"), Some(special)));
    }
    for mission in &content.missions {
        let action = test!(story::shipped::every_action);
        all.extend(
            mission.action.iter().map(|one| (format!("action {} {}", mission.id, one.id), Some(action))),
        );
    }
    all
}

/// None is missing, none is unknown, and the file says the same.
#[test]
fn everything_printed_is_played() {
    let (content, alone) = (Content::playable(), alone());
    let (mut lines, mut missing, mut met) = (BTreeSet::new(), Vec::new(), BTreeSet::new());
    for (what, by) in printed(&content) {
        let own = alone.iter().find(|(name, _)| *name == what).map(|(_, test)| *test);
        met.insert(what.clone());
        match by.or(own) {
            Some(test) => drop(lines.insert(format!("{what}: {}\n", test.replace(' ', "")))),
            None => missing.push(what),
        }
    }
    let unknown: Vec<&str> =
        alone.iter().map(|(name, _)| *name).filter(|name| !met.contains(*name)).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "not played: {missing:#?}\nunknown: {unknown:#?}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/played.txt");
    sortie_golden::text(&file, &lines.into_iter().collect::<String>());
}

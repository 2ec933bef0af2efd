//! Skills, tactics and innate abilities that are used in a turn, each played once (111 to 113, 119, 122, 123, 191).

use serde_json::json;
use sortie_defenders::content::{Class, Content, When};
use sortie_defenders::source::{On, Source};
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::{goes, use_of};
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent, alien};

/// Uses what the first agent holds.
fn uses(table: &mut Table, kind: &str, id: &str) {
    let choice = use_of(table, 0, kind, id);
    table.choose(choice);
}

fn is_usable(table: &Table, kind: &str, id: &str) -> bool {
    table.is_offered(use_of(table, 0, kind, id))
}

fn wounds(table: &Table) -> Vec<u8> {
    table.view().agents.iter().map(|agent| agent.wounds).collect()
}

/// Whether what the first agent holds is turned down.
fn is_used(table: &Table, kind: &str) -> bool {
    let view = table.view();
    let held = if kind == "skills" { &view.agents[0].skills } else { &view.agents[0].tactics };
    held[0].used
}

fn pick(figure: u8) -> Choice {
    Choice::Pick { figure: agent(figure) }
}

/// Every power of a turn has a test here, among the devices, or among the drones.
#[test]
fn every_power_of_a_turn_is_played() {
    let played = [
        // Skills.
        "quick_hands",
        "grenadier",
        "gd_209",
        "second_wind",
        "shadow_step",
        "no_witnesses",
        "charge",
        // Tactics.
        "move_up",
        "coordinated_assault",
        "hypo_dart",
        "field_repairs",
        "nano_cloud",
        "back_on_your_feet",
        "sprint",
        "vanish",
        "reconnaissance",
        "double_tap",
        "spare_belt",
        "shockwave",
        "juggernaut",
        // Devices.
        "medikit",
        "emp_grenade",
        "frag_grenade",
        "stun_grenade",
        "ammo_pack",
        "repair_kit",
        "stim_pack",
        "motion_scanner",
        "sonic_decoy",
        "sentry_gun",
        "satellite_strike",
        "ghillie_cloak",
        "reinforced_armour",
    ];
    let content = Content::shipped();
    let items = content.skills.iter().chain(&content.tactics).chain(&content.devices);
    let of_turn = items.filter(|item| {
        item.power.iter().any(|power| matches!(power.when, When::Turn | When::Gained | When::Killed))
    });
    let names: Vec<&str> = of_turn.map(|item| item.id.as_str()).collect();
    for name in &names {
        assert!(played.contains(name), "{name} is never played");
    }
    assert_eq!(names.len(), played.len());
}

/// 79, 111, 112, 123: a standard ability takes the action and is turned down until the refresh phase.
#[test]
fn a_skill_takes_the_action_and_is_turned_down() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("skills", "quick_hands")
        .patch("/agents/0/guns/0/is_jammed", true)
        .begin();
    uses(&mut table, "skills", "quick_hands");
    assert!(!table.view().agents[0].guns[0].jammed);
    assert_eq!((table.last("power_used").0, table.last("unjammed").1["gun"].as_u64()), ("112", Some(0)));
    assert!(is_used(&table, "skills"));
    assert!(matches!(table.prompt(), Prompt::Turn { action: false, .. }));
    assert_eq!(table.last("spent").1["activity"], "action");
}

/// 111: a power with nothing to do is not offered.
#[test]
fn what_would_do_nothing_is_not_offered() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("skills", "quick_hands")
        .has("tactics", "coordinated_assault")
        .has("devices", "medikit")
        .has("devices", "ammo_pack")
        .has("devices", "frag_grenade")
        .has("devices", "motion_scanner")
        .has("devices", "sonic_decoy")
        .has("devices", "satellite_strike")
        .begin();
    let uses: Vec<Choice> =
        table.offers().into_iter().filter(|choice| matches!(choice, Choice::Use { .. })).collect();
    assert_eq!(uses, []);
}

/// 112: with two jammed weapons the agent says which is cleared.
#[test]
fn one_of_two_jams_is_chosen() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("skills", "quick_hands")
        .patch("/agents/0/guns/0/is_jammed", true)
        .patch("/agents/0/guns/1/is_jammed", true)
        .begin();
    uses(&mut table, "skills", "quick_hands");
    assert_eq!(table.offers(), [0, 1].map(|gun| Choice::Unjam { agent: agent(0), gun }));
    table.choose(Choice::Unjam { agent: agent(0), gun: 1 });
    let guns = &table.view().agents[0].guns;
    assert_eq!((guns[0].jammed, guns[1].jammed), (true, false));
}

/// 119: Grenadier brings three grenades of the stock, chosen one by one.
#[test]
fn a_grenadier_takes_three_grenades() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .patch("/agents/0/grade", "silver")
        .patch(
            "/frames",
            json!([{ "Round": { "Battle": { "first": 0, "turn": 0 } } }, { "Promotion": { "agent": 0 } }]),
        )
        .begin();
    let skill = table.content.skill("grenadier").expect("it ships") as u8;
    let device = |table: &Table, id: &str| table.content.device(id).expect("it ships") as u8;
    let [emp, frag, stun] = ["emp_grenade", "frag_grenade", "stun_grenade"].map(|id| device(&table, id));
    table.choose(Choice::TakeSkill { skill });
    assert_eq!(table.offers(), [emp, frag, stun].map(|device| Choice::TakeDevice { device }));
    table.choose(Choice::TakeDevice { device: emp }).choose(Choice::TakeDevice { device: emp });
    assert!(!table.is_offered(Choice::TakeDevice { device: emp }), "there are two");
    table.choose(Choice::TakeDevice { device: stun });
    let held: Vec<u8> = table.view().agents[0].devices.iter().map(|held| held.item).collect();
    assert_eq!(held, [emp, emp, stun]);
    assert_eq!(table.last("device_gained").0, "119");
    assert_eq!(table.view().stock.devices[usize::from(emp)], 0);
    assert_eq!(table.happened("power_used"), 0, "it is passive");
    assert!(matches!(table.prompt(), Prompt::Turn { action: true, .. }));
}

/// Second Wind: another agent in contact moves two hexes, and his own player says where.
#[test]
fn second_wind_moves_another() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("skills", "second_wind")
        .agent(Class::Marine, [9, 4])
        .agent(Class::Hulk, [12, 5])
        .begin();
    uses(&mut table, "skills", "second_wind");
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(1), left: 2 }, "nobody else is near");
    let to = table.hex([11, 4]);
    assert_eq!(table.seat_offered(Choice::Go { to }), Some(Seat(1)));
    table.choose(Choice::Go { to }).choose(Choice::Halt);
    assert_eq!(table.at(agent(1)), Some([11, 4]));
    assert!(matches!(table.prompt(), Prompt::Turn { movement: true, .. }), "it was not his own movement");
}

/// 94: Shadow Step leads out of melee.
#[test]
fn shadow_step_leads_out_of_melee() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [7, 4])
        .has("skills", "shadow_step")
        .alien("aracnos_green", [9, 4])
        .begin();
    assert!(goes(&table).is_empty());
    uses(&mut table, "skills", "shadow_step");
    let to = table.hex([3, 4]);
    table.choose(Choice::Go { to }).choose(Choice::Halt);
    assert_eq!(table.at(agent(0)), Some([3, 4]));
    assert!(!goes(&table).is_empty(), "and her movement is still there");
}

/// 94: a movement that does not lead out of melee is nothing to who is engaged.
#[test]
fn a_movement_that_disengages_nobody_is_not_for_the_engaged() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("skills", "second_wind")
        .agent(Class::Marine, [9, 4])
        .alien("aracnos_green", [11, 4])
        .begin();
    assert!(!is_usable(&table, "skills", "second_wind"));
}

/// 191, 94: Charge moves one hex, also out of melee, and pushes every adjacent alien one hex back.
#[test]
fn a_charge_pushes_aliens_back() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [5, 4])
        .has("skills", "charge")
        .alien("aracnos_green", [3, 4])
        .alien("aracnos_green", [9, 4])
        .begin();
    uses(&mut table, "skills", "charge");
    let to = table.hex([7, 4]);
    table.choose(Choice::Go { to });
    if let Prompt::Movement { .. } = table.prompt() {
        table.choose(Choice::Halt);
    }
    assert_eq!(table.at(alien(0)), Some([3, 4]), "he has left that one");
    assert_eq!(table.at(alien(1)), Some([11, 4]));
    assert!(is_used(&table, "skills"));
}

/// Move Up: the user and every agent within an area move two hexes, one after the other, each as his player says.
#[test]
fn move_up_moves_everybody_near() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("tactics", "move_up")
        .agent(Class::Hulk, [11, 4])
        .agent(Class::Sniper, [3, 4])
        .body(agent(2), "is_immobilised", true)
        .agent(Class::Biotech, [14, 5])
        .begin();
    uses(&mut table, "tactics", "move_up");
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 2 });
    table.choose(Choice::Halt);
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(1), left: 2 });
    let to = table.hex([9, 4]);
    table.choose(Choice::Go { to }).choose(Choice::Halt);
    assert_eq!(
        table.prompt(),
        Prompt::Movement { figure: agent(3), left: 2 },
        "area e is next to d; who is held stays"
    );
    table.choose(Choice::Halt);
    assert!(matches!(table.prompt(), Prompt::Turn { .. }));
    assert!(is_used(&table, "tactics"));
}

/// Coordinated Assault: another agent within two areas attacks at once; his combat stays his.
#[test]
fn coordinated_assault_lets_another_attack() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [4, 5])
        .has("tactics", "coordinated_assault")
        .agent(Class::Sniper, [7, 4])
        .agent(Class::Infiltrator, [2, 5])
        .alien("aracnos_green", [12, 5])
        .begin();
    uses(&mut table, "tactics", "coordinated_assault");
    assert_eq!(
        table.prompt(),
        Prompt::Granted { figure: agent(1) },
        "the infiltrator has nothing that reaches so far"
    );
    let strike = Choice::Strike { figure: agent(1), gun: 0, target: alien(0), area: false };
    assert_eq!(table.seat_offered(strike), Some(Seat(1)));
    table.choose(strike);
    let (_, declared) = table.last("declared");
    assert_eq!((&declared["attacker"], &declared["extra"]), (&json!(1), &json!(true)));
}

/// Hypo Dart heals two wounds of one agent within two areas, in sight or not.
#[test]
fn a_hypo_dart_heals_somebody_far() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [1, 2])
        .has("tactics", "hypo_dart")
        .agent(Class::Marine, [14, 5])
        .agent(Class::Hulk, [6, 3])
        .body(agent(0), "wounds", 1)
        .body(agent(1), "wounds", 3)
        .body(agent(2), "wounds", 3)
        .begin();
    uses(&mut table, "tactics", "hypo_dart");
    assert_eq!(table.offers(), [pick(0), pick(1), pick(2)]);
    assert_eq!(table.happened("spent"), 0, "nothing is used up before it is known on whom");
    table.choose(pick(1));
    assert_eq!(wounds(&table), [1, 1, 3]);
    assert_eq!(table.last("power_used").1["whom"], 1);
}

/// Field Repairs: each agent in contact has one jam cleared and gets an ammo token.
#[test]
fn field_repairs_are_for_all_in_contact() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("tactics", "field_repairs")
        .agent(Class::Marine, [9, 4])
        .patch("/agents/1/guns/0/is_jammed", true)
        .patch("/agents/1/guns/0/ammo", 3)
        .agent(Class::Sniper, [12, 5])
        .patch("/agents/2/guns/0/ammo", 1)
        .begin();
    uses(&mut table, "tactics", "field_repairs");
    let view = table.view();
    assert_eq!((view.agents[1].guns[0].jammed, view.agents[1].guns[0].ammo), (false, Some([4, 5])));
    assert_eq!(view.agents[2].guns[0].ammo, Some([1, 4]), "too far away");
}

/// Nano Cloud heals two wounds of everybody within an area; nobody ends up with more than full health (169).
#[test]
fn a_nano_cloud_heals_everybody_near() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("tactics", "nano_cloud")
        .agent(Class::Marine, [11, 4])
        .agent(Class::Hulk, [5, 4])
        .body(agent(0), "wounds", 3)
        .body(agent(1), "wounds", 1)
        .begin();
    uses(&mut table, "tactics", "nano_cloud");
    assert_eq!(wounds(&table), [1, 0, 0]);
}

/// Back on Your Feet heals somebody and lets him walk off; 89: he does not bleed any more and walks on his own feet.
#[test]
fn back_on_your_feet_heals_and_moves() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("tactics", "back_on_your_feet")
        .agent(Class::Marine, [9, 4])
        .body(agent(1), "wounds", 6)
        .alien("aracnos_green", [11, 4])
        .begin();
    uses(&mut table, "tactics", "back_on_your_feet");
    if let Choice::Pick { .. } = table.offers()[0] {
        table.choose(pick(1));
    }
    assert_eq!(wounds(&table), [0, 3]);
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(1), left: 3 }, "also out of melee");
}

/// Sprint: four hexes more, also out of melee, before or after the movement.
#[test]
fn a_sprint_is_a_movement_more() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [0, 3])
        .has("tactics", "sprint")
        .alien("aracnos_green", [1, 2])
        .begin();
    uses(&mut table, "tactics", "sprint");
    let to = table.hex([8, 3]);
    table.choose(Choice::Go { to }).choose(Choice::Halt);
    let to = table.hex([14, 5]);
    assert!(goes(&table).contains(&[14, 5]), "and five of her own");
    table.choose(Choice::Go { to });
    assert_eq!(table.happened("walked"), 8);
}

/// Vanish: nobody but who touches her sees her until the refresh phase, and she moves.
#[test]
fn who_vanishes_hides_and_moves() {
    let mut table = Setting::on(&SEVEN).agent(Class::Infiltrator, [7, 4]).has("tactics", "vanish").begin();
    uses(&mut table, "tactics", "vanish");
    assert_eq!(table.view().agents[0].stealth, Some(0));
    assert_eq!(table.last("hidden").1["beyond"], 0);
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 4 });
}

/// Reconnaissance: three encounter cards are looked at and put back in the order the sniper says, the last one on top.
#[test]
fn encounter_cards_go_back_in_any_order() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Sniper, [7, 4])
        .has("tactics", "reconnaissance")
        .encounters(&[4, 9, 6])
        .begin();
    uses(&mut table, "tactics", "reconnaissance");
    assert_eq!(table.last("scouted").1["cards"], json!([4, 9, 6]));
    assert_eq!(table.prompt(), Prompt::Scouting { agent: agent(0) });
    let n_left = table.view().decks.encounters;
    assert_eq!(table.offers(), [0, 1, 2].map(|card| Choice::Stack { card }));
    table.choose(Choice::Stack { card: 0 });
    assert_eq!(table.offers(), [1, 2].map(|card| Choice::Stack { card }));
    table.choose(Choice::Stack { card: 2 });
    assert_eq!(table.last("stacked").1["cards"], json!([9, 6, 4]), "the last of them is on top");
    let saved = serde_json::to_value(&table.state).expect("plain data");
    let pile = saved["encounter_deck"]["pile"].as_array().expect("a pile");
    assert_eq!(pile[pile.len() - 3..], [json!(4), json!(6), json!(9)]);
    assert_eq!(table.view().decks.encounters, n_left);
    assert!(matches!(table.prompt(), Prompt::Turn { .. }));
}

/// Double Tap: one ranged attack more, for the action.
#[test]
fn a_double_tap_is_an_attack_more() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Sniper, [7, 4])
        .has("tactics", "double_tap")
        .alien("aracnos_green", [12, 5])
        .begin();
    uses(&mut table, "tactics", "double_tap");
    assert_eq!(table.prompt(), Prompt::Granted { figure: agent(0) });
    table.choose(Choice::Strike { figure: agent(0), gun: 0, target: alien(0), area: false });
    assert_eq!(table.last("declared").1["extra"], true);
}

/// Double Tap is for ranged weapons: with the knife alone there is nothing to do.
#[test]
fn a_double_tap_is_ranged() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [7, 4])
        .has("tactics", "double_tap")
        .patch("/agents/0/guns/1/ammo", 0)
        .alien("aracnos_green", [9, 4])
        .begin();
    assert!(table.is_offered(Choice::Attack { gun: 0, target: alien(0), area: false }));
    assert!(!is_usable(&table, "tactics", "double_tap"));
}

/// Spare Belt: a jam is cleared and four tokens come, as far as there is room for them (169).
#[test]
fn a_spare_belt_clears_and_loads() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [7, 4])
        .has("tactics", "spare_belt")
        .patch("/agents/0/guns/0/is_jammed", true)
        .patch("/agents/0/guns/0/ammo", 3)
        .begin();
    uses(&mut table, "tactics", "spare_belt");
    let gun = &table.view().agents[0].guns[0];
    assert_eq!((gun.jammed, gun.ammo), (false, Some([6, 6])));
    assert_eq!(table.happened("reloaded"), 3);
}

/// Shockwave: a roll against every alien of an adjacent alien's area (114, 118).
#[test]
fn a_shockwave_is_aimed_at_who_touches_him() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [7, 4])
        .has("tactics", "shockwave")
        .alien("aracnos_green", [9, 4])
        .alien("aracnos_green", [12, 5])
        .begin();
    uses(&mut table, "tactics", "shockwave");
    let (_, declared) = table.last("declared");
    assert_eq!((&declared["target"], &declared["extra"]), (&json!(alien(0)), &json!(true)));
    assert!(declared["with"]["power"].is_object(), "basic damage (114): {declared}");
}

/// Juggernaut: three hexes, then everybody in contact is pushed back, then a ranged attack.
#[test]
fn a_juggernaut_moves_pushes_and_shoots() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [1, 2])
        .has("tactics", "juggernaut")
        .alien("aracnos_green", [9, 4])
        .begin();
    uses(&mut table, "tactics", "juggernaut");
    let to = table.hex([7, 4]);
    assert!(!table.is_offered(Choice::Go { to }), "that is four hexes");
    let to = table.hex([6, 3]);
    table.choose(Choice::Go { to });
    if let Prompt::Movement { .. } = table.prompt() {
        table.choose(Choice::Halt);
    }
    assert_eq!(table.happened("pushed"), 0, "nobody is in contact");
    assert_eq!(table.prompt(), Prompt::Granted { figure: agent(0) });
    table.choose(Choice::Pass);
    assert!(matches!(table.prompt(), Prompt::Turn { movement: true, combat: true, .. }));
}

/// 123: the biotech's own ability heals one wound of one agent in contact, once a round.
#[test]
fn a_field_medic_heals_one_wound() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .agent(Class::Marine, [9, 4])
        .agent(Class::Hulk, [12, 5])
        .body(agent(1), "wounds", 2)
        .body(agent(2), "wounds", 2)
        .begin();
    let medic = Choice::Use { source: Source { owner: 0, on: On::Innate, power: 0 } };
    table.choose(medic);
    assert_eq!(wounds(&table), [0, 1, 2], "the hulk is too far away");
    assert!(!table.view().agents[0].innate);
}

/// 184: who has moved and then searched does not get farther by a power either.
#[test]
fn who_has_moved_for_good_stays() {
    let mut table = Setting::on(&SEVEN)
        .search([7, 4])
        .agent(Class::Infiltrator, [5, 4])
        .has("skills", "shadow_step")
        .begin();
    assert!(is_usable(&table, "skills", "shadow_step"));
    let to = table.hex([7, 4]);
    table.choose(Choice::Go { to }).choose(Choice::Halt);
    assert!(is_usable(&table, "skills", "shadow_step"));
    table.choose(Choice::Search);
    let saved = serde_json::to_value(&table.state).expect("plain data");
    let turn = saved["frames"].as_array().expect("frames").iter().find_map(|frame| frame.get("Turn"));
    assert!(turn.is_none_or(|turn| turn["stays"] == true));
}

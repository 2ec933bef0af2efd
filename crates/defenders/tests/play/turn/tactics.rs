//! Tactics that are used in a turn, each played once (122).

use serde_json::json;
use sortie_defenders::content::Class;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::goes;
use super::powers::{is_usable, is_used, pick, uses, wounds};
use crate::common::SEVEN;
use crate::common::table::{Setting, agent, alien};

/// Move Up: the user and every agent within an area move two hexes, one after the other, each as his player says.
#[test]
pub(crate) fn move_up_moves_everybody_near() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("move_up")
        .agent(Class::Hulk, [11, 4])
        .agent(Class::Sniper, [3, 4])
        .and(|scenario| scenario.immobilised(agent(2)))
        .agent(Class::Biotech, [14, 5])
        .begin();
    uses(&mut table, "tactics", "move_up");
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 2 });
    table.choose(Choice::Halt);
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(1), left: 2 });
    table.walk([9, 4]);
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
pub(crate) fn coordinated_assault_lets_another_attack() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [4, 5])
        .has("coordinated_assault")
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
pub(crate) fn a_hypo_dart_heals_somebody_far() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [1, 2])
        .has("hypo_dart")
        .agent(Class::Marine, [14, 5])
        .agent(Class::Hulk, [6, 3])
        .wounds(agent(0), 1)
        .wounds(agent(1), 3)
        .wounds(agent(2), 3)
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
pub(crate) fn field_repairs_are_for_all_in_contact() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("field_repairs")
        .agent(Class::Marine, [9, 4])
        .jammed(0)
        .ammo(0, 3)
        .agent(Class::Sniper, [12, 5])
        .ammo(0, 1)
        .begin();
    uses(&mut table, "tactics", "field_repairs");
    let view = table.view();
    assert_eq!((view.agents[1].guns[0].jammed, view.agents[1].guns[0].ammo), (false, Some([4, 5])));
    assert_eq!(view.agents[2].guns[0].ammo, Some([1, 4]), "too far away");
}

/// defenders 169: Nano Cloud heals two wounds of everybody within an area; nobody ends up with more than full health.
#[test]
pub(crate) fn a_nano_cloud_heals_everybody_near() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("nano_cloud")
        .agent(Class::Marine, [11, 4])
        .agent(Class::Hulk, [5, 4])
        .wounds(agent(0), 3)
        .wounds(agent(1), 1)
        .begin();
    uses(&mut table, "tactics", "nano_cloud");
    assert_eq!(wounds(&table), [1, 0, 0]);
}

/// defenders 89: Back on Your Feet heals somebody and lets him walk off; he does not bleed any more and walks on his own feet.
#[test]
pub(crate) fn back_on_your_feet_heals_and_moves() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("back_on_your_feet")
        .agent(Class::Marine, [9, 4])
        .wounds(agent(1), 6)
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
pub(crate) fn a_sprint_is_a_movement_more() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [0, 3])
        .has("sprint")
        .alien("aracnos_green", [1, 2])
        .begin();
    uses(&mut table, "tactics", "sprint");
    table.walk([8, 3]);
    let to = table.hex([14, 5]);
    assert!(goes(&table).contains(&[14, 5]), "and five of her own");
    table.choose(Choice::Go { to });
    assert_eq!(table.happened("walked"), 8);
}

/// Vanish: nobody but who touches her sees her until the refresh phase, and she moves.
#[test]
pub(crate) fn who_vanishes_hides_and_moves() {
    let mut table = Setting::on(&SEVEN).agent(Class::Infiltrator, [7, 4]).has("vanish").begin();
    uses(&mut table, "tactics", "vanish");
    assert_eq!(table.view().agents[0].stealth, Some(0));
    assert_eq!(table.last("hidden").1["beyond"], 0);
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 4 });
}

/// Reconnaissance: three encounter cards are looked at and put back in the order the sniper says, the last one on top.
#[test]
pub(crate) fn encounter_cards_go_back_in_any_order() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Sniper, [7, 4])
        .has("reconnaissance")
        .and(|scenario| scenario.encounter("the_pack").encounter("grinding_steel").encounter("veterans"))
        .begin();
    uses(&mut table, "tactics", "reconnaissance");
    let [veterans, grinding, pack] = ["veterans", "grinding_steel", "the_pack"]
        .map(|id| table.content.encounters.iter().position(|card| card.id == id).expect("it ships"));
    assert_eq!(table.last("scouted").1["cards"], json!([veterans, grinding, pack]));
    assert_eq!(table.prompt(), Prompt::Scouting { agent: agent(0) });
    let n_left = table.view().decks.encounters;
    assert_eq!(table.offers(), [0, 1, 2].map(|card| Choice::Stack { card }));
    table.choose(Choice::Stack { card: 0 });
    assert_eq!(table.offers(), [1, 2].map(|card| Choice::Stack { card }));
    table.choose(Choice::Stack { card: 2 });
    assert_eq!(
        table.last("stacked").1["cards"],
        json!([grinding, pack, veterans]),
        "the last of them is on top"
    );
    assert_eq!(table.view().decks.encounters, n_left);
    assert!(matches!(table.prompt(), Prompt::Turn { .. }));
    table.choose(Choice::EndTurn);
    assert_eq!(table.last("encounter_drawn").1["card"], json!(grinding));
}

/// Double Tap: one ranged attack more, for the action.
#[test]
pub(crate) fn a_double_tap_is_an_attack_more() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Sniper, [7, 4])
        .has("double_tap")
        .alien("aracnos_green", [12, 5])
        .begin();
    uses(&mut table, "tactics", "double_tap");
    assert_eq!(table.prompt(), Prompt::Granted { figure: agent(0) });
    table.choose(Choice::Strike { figure: agent(0), gun: 0, target: alien(0), area: false });
    assert_eq!(table.last("declared").1["extra"], true);
}

/// Double Tap is for ranged weapons: with the knife alone there is nothing to do.
#[test]
pub(crate) fn a_double_tap_is_ranged() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [7, 4])
        .has("double_tap")
        .ammo(1, 0)
        .alien("aracnos_green", [9, 4])
        .begin();
    assert!(table.is_offered(Choice::Attack { gun: 0, target: alien(0), area: false }));
    assert!(!is_usable(&table, "tactics", "double_tap"));
}

/// defenders 169: Spare Belt: a jam is cleared and four tokens come, as far as there is room for them.
#[test]
pub(crate) fn a_spare_belt_clears_and_loads() {
    let mut table =
        Setting::on(&SEVEN).agent(Class::Hulk, [7, 4]).has("spare_belt").jammed(0).ammo(0, 3).begin();
    uses(&mut table, "tactics", "spare_belt");
    let gun = &table.view().agents[0].guns[0];
    assert_eq!((gun.jammed, gun.ammo), (false, Some([6, 6])));
    assert_eq!(table.happened("reloaded"), 3);
}

/// defenders 114, 118: Shockwave: a roll against every alien of an adjacent alien's area.
#[test]
pub(crate) fn a_shockwave_is_aimed_at_who_touches_him() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [7, 4])
        .has("shockwave")
        .alien("aracnos_green", [9, 4])
        .alien("aracnos_green", [12, 5])
        .begin();
    table.dice(&["hit", "jam", "jam"]);
    uses(&mut table, "tactics", "shockwave");
    let held: Vec<_> = table.view().aliens.iter().map(|alien| (alien.wounds, alien.immobilised)).collect();
    assert_eq!(held, [(1, true), (0, false)]);
    let (_, declared) = table.last("declared");
    assert_eq!((&declared["target"], &declared["extra"]), (&json!(alien(0)), &json!(true)));
    assert!(declared["with"]["power"].is_object(), "basic damage (114): {declared}");
}

/// Juggernaut: three hexes, then everybody in contact is pushed back, then a ranged attack.
#[test]
pub(crate) fn a_juggernaut_moves_pushes_and_shoots() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [1, 2])
        .has("juggernaut")
        .alien("aracnos_green", [9, 4])
        .begin();
    uses(&mut table, "tactics", "juggernaut");
    let to = table.hex([7, 4]);
    assert!(!table.is_offered(Choice::Go { to }), "that is four hexes");
    table.walk([6, 3]);
    assert_eq!(table.happened("pushed"), 0, "nobody is in contact");
    assert_eq!(table.prompt(), Prompt::Granted { figure: agent(0) });
    table.choose(Choice::Pass);
    assert!(matches!(table.prompt(), Prompt::Turn { movement: true, combat: true, .. }));
}

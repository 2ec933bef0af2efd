//! Skills and innate abilities that are used in a turn, each played once (111 to 113, 119, 123, 191).

use sortie_boards::hex::Side;
use sortie_defenders::content::Class;
use sortie_defenders::source::{On, Source};
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::{goes, use_of};
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent, alien};

/// Uses what the first agent holds.
pub(super) fn uses(table: &mut Table, kind: &str, id: &str) {
    let choice = use_of(table, 0, kind, id);
    table.choose(choice);
}

pub(super) fn is_usable(table: &Table, kind: &str, id: &str) -> bool {
    table.is_offered(use_of(table, 0, kind, id))
}

pub(super) fn wounds(table: &Table) -> Vec<u8> {
    table.view().agents.iter().map(|agent| agent.wounds).collect()
}

/// Whether what the first agent holds is turned down.
pub(super) fn is_used(table: &Table, kind: &str) -> bool {
    let view = table.view();
    let held = if kind == "skills" { &view.agents[0].skills } else { &view.agents[0].tactics };
    held[0].used
}

pub(super) fn pick(figure: u8) -> Choice {
    Choice::Pick { figure: agent(figure) }
}

/// defenders 79, 111, 112, 123: a standard ability takes the action and is turned down until the refresh phase.
#[test]
pub(crate) fn a_skill_takes_the_action_and_is_turned_down() {
    let mut table = Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).has("quick_hands").jammed(0).begin();
    uses(&mut table, "skills", "quick_hands");
    assert!(!table.view().agents[0].guns[0].jammed);
    assert_eq!((table.last("power_used").0, table.last("unjammed").1["gun"].as_u64()), ("112", Some(0)));
    assert!(is_used(&table, "skills"));
    assert!(matches!(table.prompt(), Prompt::Turn { action: false, .. }));
    assert_eq!(table.last("spent").1["activity"], "action");
}

/// defenders 111: a power with nothing to do is not offered.
#[test]
pub(crate) fn what_would_do_nothing_is_not_offered() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("quick_hands")
        .has("coordinated_assault")
        .has("medikit")
        .has("ammo_pack")
        .has("frag_grenade")
        .has("motion_scanner")
        .has("sonic_decoy")
        .has("satellite_strike")
        .begin();
    let uses: Vec<Choice> =
        table.offers().into_iter().filter(|choice| matches!(choice, Choice::Use { .. })).collect();
    assert_eq!(uses, []);
}

/// defenders 112: with two jammed weapons the agent says which is cleared.
#[test]
pub(crate) fn one_of_two_jams_is_chosen() {
    let mut table =
        Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).has("quick_hands").jammed(0).jammed(1).begin();
    uses(&mut table, "skills", "quick_hands");
    assert_eq!(table.offers(), [0, 1].map(|gun| Choice::Unjam { agent: agent(0), gun }));
    table.choose(Choice::Unjam { agent: agent(0), gun: 1 });
    let guns = &table.view().agents[0].guns;
    assert_eq!((guns[0].jammed, guns[1].jammed), (true, false));
}

/// defenders 119: Grenadier brings three grenades of the stock, chosen one by one.
#[test]
pub(crate) fn a_grenadier_takes_three_grenades() {
    let mut table = Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).silver().begin();
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

/// Second Wind: another agent within an area moves two hexes, and his own player says where.
#[test]
pub(crate) fn second_wind_moves_another() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [2, 3])
        .has("second_wind")
        .agent(Class::Marine, [4, 3])
        .agent(Class::Hulk, [12, 5])
        .begin();
    uses(&mut table, "skills", "second_wind");
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(1), left: 2 }, "nobody else is near");
    let to = table.hex([6, 3]);
    assert_eq!(table.seat_offered(Choice::Go { to }), Some(Seat(1)));
    table.walk([6, 3]);
    assert_eq!(table.at(agent(1)), Some([6, 3]));
    assert!(matches!(table.prompt(), Prompt::Turn { movement: true, .. }), "it was not his own movement");
}

/// defenders 94: Shadow Step leads out of melee.
#[test]
pub(crate) fn shadow_step_leads_out_of_melee() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Infiltrator, [7, 4])
        .has("shadow_step")
        .alien("aracnos_green", [9, 4])
        .begin();
    assert!(goes(&table).is_empty());
    uses(&mut table, "skills", "shadow_step");
    table.walk([3, 4]);
    assert_eq!(table.at(agent(0)), Some([3, 4]));
    assert!(!goes(&table).is_empty(), "and her movement is still there");
}

/// defenders 94: a movement that does not lead out of melee is nothing to who is engaged.
#[test]
pub(crate) fn a_movement_that_disengages_nobody_is_not_for_the_engaged() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .has("second_wind")
        .agent(Class::Marine, [9, 4])
        .alien("aracnos_green", [11, 4])
        .begin();
    assert!(!is_usable(&table, "skills", "second_wind"));
}

/// defenders 94, 191: Charge moves one hex, also out of melee, and pushes every adjacent alien one hex back.
#[test]
pub(crate) fn a_charge_pushes_aliens_back() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [5, 4])
        .has("charge")
        .alien("aracnos_green", [3, 4])
        .alien("aracnos_green", [9, 4])
        .begin();
    uses(&mut table, "skills", "charge");
    table.walk([7, 4]);
    assert_eq!(table.at(alien(0)), Some([3, 4]), "he has left that one");
    assert_eq!(table.at(alien(1)), Some([11, 4]));
    assert!(is_used(&table, "skills"));
}

/// defenders 123: the biotech's own ability heals one wound of one agent in contact, once a round.
#[test]
pub(crate) fn a_field_medic_heals_one_wound() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Biotech, [7, 4])
        .agent(Class::Marine, [9, 4])
        .agent(Class::Hulk, [12, 5])
        .wounds(agent(1), 2)
        .wounds(agent(2), 2)
        .begin();
    let medic = Choice::Use { source: Source { owner: 0, on: On::Innate, power: 0 } };
    table.choose(medic);
    assert_eq!(wounds(&table), [0, 1, 2], "the hulk is too far away");
    assert!(!table.view().agents[0].innate);
}

/// defenders 184: No Witnesses is a movement more when a melee attack kills, but not for who has moved and then leapt.
#[test]
pub(crate) fn who_has_moved_for_good_stays() {
    for (from, moves) in [([7, 4], true), ([5, 4], false)] {
        let mut table = Setting::on(&SEVEN)
            .side([[7, 4], [9, 4]], Side::Window)
            .agent(Class::Infiltrator, from)
            .has("no_witnesses")
            .alien("aracnos_green", [11, 4])
            .wounds(alien(0), 3)
            .begin();
        if !moves {
            table.walk([7, 4]);
        }
        let to = table.hex([9, 4]);
        table.choose(Choice::Leap { to });
        table.dice(&["hit+hit", "hit+hit", "hit+hit"]);
        table.choose(Choice::Attack { gun: 0, target: alien(0), area: false });
        assert_eq!(table.at(alien(0)), None, "it is dead");
        let witnesses = use_of(&table, 0, "skills", "no_witnesses");
        assert_eq!(table.is_offered(witnesses), moves);
        if moves {
            table.choose(witnesses);
            assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 3 });
            assert!(is_used(&table, "skills"));
        }
    }
}

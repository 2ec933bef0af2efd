//! Devices that are used in a turn, each played once (117, 118, 169, 189, 190).

use serde_json::json;
use sortie_boards::hex::Side;
use sortie_defenders::content::Class;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Prompt};

use super::use_of;
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent, alien, signal};

fn uses(table: &mut Table, id: &str) {
    let choice = use_of(table, 0, "devices", id);
    table.choose(choice);
}

fn is_usable(table: &Table, id: &str) -> bool {
    table.is_offered(use_of(table, 0, "devices", id))
}

fn pick(figure: FigureId) -> Choice {
    Choice::Pick { figure }
}

/// defenders 112, 117: a device takes the action and goes back to the stock.
#[test]
pub(crate) fn a_device_goes_back_to_the_stock() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("medikit")
        .has("medikit")
        .wounds(agent(0), 5)
        .begin();
    let medikit = table.content.device("medikit").expect("it ships");
    let offered = table.offers().into_iter().filter(|choice| matches!(choice, Choice::Use { .. })).count();
    assert_eq!((offered, table.view().stock.devices[medikit]), (1, 1), "two of a kind are offered once");
    uses(&mut table, "medikit");
    assert_eq!(table.view().agents[0].wounds, 2, "three wounds healed");
    assert_eq!((table.view().agents[0].devices.len(), table.view().stock.devices[medikit]), (1, 2));
    assert!(!is_usable(&table, "medikit"), "the action is used");
}

/// defenders 89, 169: a medikit for somebody in contact who bleeds; it heals no more than there is.
#[test]
pub(crate) fn a_medikit_is_for_one_in_contact() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("medikit")
        .agent(Class::Hulk, [9, 4])
        .agent(Class::Sniper, [12, 5])
        .wounds(agent(0), 1)
        .wounds(agent(1), 2)
        .wounds(agent(2), 2)
        .begin();
    uses(&mut table, "medikit");
    assert_eq!(table.offers(), [pick(agent(0)), pick(agent(1))]);
    table.choose(pick(agent(1)));
    assert_eq!(table.view().agents[1].wounds, 0);
    assert_eq!(table.last("healed").1["wounds"], 2);
}

/// defenders 28, 68, 114, 118: a grenade is thrown at an alien in sight and reach; it is no combat, and its damage is basic.
#[test]
pub(crate) fn grenades_are_thrown_at_aliens_in_reach() {
    for id in ["emp_grenade", "frag_grenade", "stun_grenade"] {
        let mut table = Setting::on(&SEVEN)
            .agent(Class::Marine, [6, 3])
            .has(id)
            .alien("aracnos_green", [8, 5])
            .alien("xeno_beta_blue", [7, 0])
            .alien("aracnos_green", [12, 5])
            .side([[6, 3], [7, 2]], Side::Wall)
            .side([[5, 2], [6, 3]], Side::Wall)
            .begin();
        uses(&mut table, id);
        // Areas d, a, e and f are next to each other; the walls hide the Xeno-Beta.
        let offers = table.offers();
        assert!(!offers.contains(&pick(alien(1))), "{id}: {offers:?}");
        assert!(offers.contains(&pick(alien(0))) && offers.contains(&pick(alien(2))), "{id}: {offers:?}");
        table.choose(pick(alien(0)));
        let (_, declared) = table.last("declared");
        assert_eq!(declared["target"], json!(alien(0)), "{id}");
        assert!(declared["with"]["power"]["on"]["device"].is_u64(), "{id}: {declared}");
        let spent: Vec<_> =
            table.told(0).into_iter().filter(|(_, event)| event["event"] == "spent").collect();
        assert_eq!((spent.len(), &spent[0].1["activity"]), (1, &json!("action")), "{id}: no combat");
    }
}

/// What a grenade does to an alien in front of the thrower, with so many hits on its dice and none cancelled.
fn thrown(id: &'static str, card: &str, hits: usize) -> Table {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [6, 3])
        .has(id)
        .alien(card, [8, 5])
        .alien("aracnos_green", [9, 4])
        .begin();
    uses(&mut table, id);
    table.dice(&vec!["hit"; hits]).choose(pick(alien(0)));
    table
}

/// defenders 115, 118: every alien of the area defends against it; a stun grenade holds them until the refresh phase.
#[test]
pub(crate) fn a_grenade_catches_the_whole_area() {
    let frag = thrown("frag_grenade", "aracnos_blue", 3);
    let wounds: Vec<u8> = frag.view().aliens.iter().map(|alien| alien.wounds).collect();
    assert_eq!(wounds, [3, 3]);
    let stun = thrown("stun_grenade", "aracnos_blue", 2);
    assert!(stun.view().aliens.iter().all(|alien| alien.immobilised && alien.wounds == 2));
}

/// defenders T17, 115, 189: an EMP grenade that hits takes the shield tokens of whoever it hits, for good.
#[test]
pub(crate) fn an_emp_grenade_strips_shields() {
    let table = thrown("emp_grenade", "xeno_beta_blue", 1);
    let (rule, befallen) = table.last("befallen");
    assert_eq!((rule, &befallen["what"]), ("189", &json!("strip_shields")));
    assert_eq!(table.view().aliens[0].shield, 0);
    let missed = thrown("emp_grenade", "xeno_beta_blue", 0);
    assert_eq!(missed.happened("befallen"), 0);
}

/// defenders 29: with human view a grenade is thrown forward.
#[test]
pub(crate) fn grenades_are_thrown_forward() {
    let setting = || {
        Setting::on(&SEVEN)
            .human_view()
            .agent(Class::Marine, [7, 4])
            .has("frag_grenade")
            .alien("aracnos_green", [3, 4])
    };
    assert!(!is_usable(&setting().begin(), "frag_grenade"));
    assert!(is_usable(&setting().facing(0, 3).begin(), "frag_grenade"));
}

/// defenders 77, 89, A48: who bleeds may throw one all the same, and an engaged agent at somebody else.
#[test]
pub(crate) fn a_grenade_is_no_combat() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("frag_grenade")
        .wounds(agent(0), 6)
        .alien("aracnos_green", [11, 4])
        .begin();
    assert!(is_usable(&table, "frag_grenade"));
    assert!(!table.offers().iter().any(|choice| matches!(choice, Choice::Attack { .. })));
}

/// defenders 169: an ammo pack fills weapons of one agent in contact, token by token, up to what is printed.
#[test]
pub(crate) fn an_ammo_pack_fills_up() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("ammo_pack")
        .agent(Class::Sniper, [9, 4])
        .ammo(0, 0)
        .begin();
    uses(&mut table, "ammo_pack");
    assert_eq!(table.view().agents[1].guns[0].ammo, Some([3, 4]), "the marine's is full");
    assert_eq!(table.last("power_used").1["whom"], 1);
}

/// With two weapons that lack ammo each token goes where its owner says.
#[test]
pub(crate) fn ammo_is_shared_out_token_by_token() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("ammo_pack")
        .ammo(0, 4)
        .and(|scenario| scenario.weapon(0, 1, "hush_pistol"))
        .ammo(1, 1)
        .begin();
    uses(&mut table, "ammo_pack");
    let reload = |gun| Choice::Reload { agent: agent(0), gun };
    assert_eq!(table.offers(), [reload(0), reload(1)]);
    table.choose(reload(1));
    assert_eq!(table.offers(), [reload(0), reload(1)]);
    table.choose(reload(0));
    let guns = &table.view().agents[0].guns;
    assert_eq!(
        (guns[0].ammo, guns[1].ammo),
        (Some([5, 5]), Some([3, 5])),
        "the last one has only one place to go"
    );
    assert!(matches!(table.prompt(), Prompt::Turn { .. }));
}

/// A repair kit clears a jam and brings an ammo token.
#[test]
pub(crate) fn a_repair_kit_clears_and_loads() {
    let mut table =
        Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).has("repair_kit").jammed(0).ammo(0, 1).begin();
    uses(&mut table, "repair_kit");
    let gun = &table.view().agents[0].guns[0];
    assert_eq!((gun.jammed, gun.ammo), (false, Some([2, 5])));
}

/// defenders 89: a stim pack heals a wound and lets its user move, out of melee too; who stops bleeding by it walks on.
#[test]
pub(crate) fn a_stim_pack_heals_and_moves() {
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Marine, [7, 4])
        .has("stim_pack")
        .wounds(agent(0), 6)
        .alien("aracnos_green", [9, 4])
        .begin();
    uses(&mut table, "stim_pack");
    assert_eq!(table.view().agents[0].wounds, 5);
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 3 });
}

/// Two areas that do not see each other.
fn behind_walls() -> Setting {
    let mut setting = Setting::on(&SEVEN).agent(Class::Marine, [2, 3]);
    for between in [[[4, 3], [5, 2]], [[3, 2], [5, 2]], [[4, 3], [6, 3]], [[4, 3], [5, 4]], [[3, 4], [5, 4]]]
    {
        setting = setting.side(between, Side::Wall);
    }
    for between in [[[3, 4], [4, 5]], [[3, 4], [2, 5]], [[1, 4], [2, 5]]] {
        setting = setting.side(between, Side::Wall);
    }
    setting
}

/// A motion scanner turns over one signal within two areas, seen or not.
#[test]
pub(crate) fn a_motion_scanner_reveals_a_signal() {
    let mut table = behind_walls()
        .has("motion_scanner")
        .signal(false, [7, 4])
        .signal(false, [12, 5])
        .signal(false, [5, 6])
        .begin();
    assert_eq!(table.happened("revealed"), 0, "walls all round");
    uses(&mut table, "motion_scanner");
    assert_eq!(table.offers(), [0, 1, 2].map(|n| pick(signal(n))));
    table.choose(pick(signal(1)));
    assert_eq!((table.at(signal(1)), table.happened("revealed")), (None, 1));
}

/// defenders 150: a sonic decoy sends every signal within three areas two areas away.
#[test]
pub(crate) fn a_sonic_decoy_sends_signals_away() {
    let mut table = behind_walls().has("sonic_decoy").signal(false, [7, 4]).signal(false, [5, 6]).begin();
    uses(&mut table, "sonic_decoy");
    assert!(table.happened("signal_moved") >= 1, "{:?}", table.names(0));
    assert!(matches!(table.prompt(), Prompt::Turn { action: false, .. }));
}

/// defenders 195: a ghillie cloak hides its wearer from whoever does not touch him, until the refresh phase.
#[test]
pub(crate) fn a_ghillie_cloak_hides() {
    let mut table = Setting::on(&SEVEN).agent(Class::Sniper, [7, 4]).has("ghillie_cloak").begin();
    assert_eq!(table.view().agents[0].stealth, None);
    uses(&mut table, "ghillie_cloak");
    assert_eq!(table.view().agents[0].stealth, Some(0));
}

/// defenders 190: Reinforced Armour puts four tokens on.
#[test]
pub(crate) fn reinforced_armour_is_four_tokens() {
    let mut table = Setting::on(&SEVEN).agent(Class::Hulk, [7, 4]).has("reinforced_armour").begin();
    uses(&mut table, "reinforced_armour");
    assert_eq!(table.view().agents[0].reinforced, 4);
    assert_eq!(table.last("reinforced").0, "190");
}

//! How an enemy spends surges (alliance R29): the worked examples, and every reason to skip.

use sortie_alliance::attack::{Attack, AttackKind, Condition, Conditions, Context, Tally, read_keyword};
use sortie_alliance::dice::{AttackRoll, DefenceRoll, Roll};
use sortie_alliance::surge::{SurgeList, by_priority};

/// A row of the table: an attack, its roll, and what becomes of it.
#[derive(Clone)]
struct Case {
    /// The rule or example it shows.
    cites: &'static str,
    melee: bool,
    distance: u16,
    list: &'static str,
    keywords: &'static [&'static str],
    /// Accuracy, damage, surges.
    attack: [u8; 3],
    /// Blocks, evades, dodges.
    defence: [u8; 3],
    context: Context,
    used: &'static [&'static str],
    hit: bool,
    damage: u16,
    lost: u16,
    conditions: &'static [&'static str],
}

/// A ranged attack at distance 3 that hits with 2 damage, nobody around, nothing to buy.
const PLAIN: Case = Case {
    cites: "alliance R5.2",
    melee: false,
    distance: 3,
    list: "",
    keywords: &[],
    attack: [3, 2, 0],
    defence: [0, 0, 0],
    context: Context {
        target_remaining: None,
        target_leaves: false,
        attacker_damage: 0,
        attacker_strain: 0,
        blast_others: 0,
        cleave_others: 0,
        target_conditions: Conditions::NONE,
        attacker_conditions: Conditions::NONE,
    },
    used: &[],
    hit: true,
    damage: 2,
    lost: 0,
    conditions: &[],
};

#[rustfmt::skip]
fn cases() -> Vec<Case> {
    let context = PLAIN.context;
    vec![
        PLAIN,
        // The worked examples.
        Case { cites: "alliance T7", distance: 4, list: "acc+2;dmg+1", attack: [4, 1, 2],
            used: &["dmg+1"], damage: 2, lost: 1, ..PLAIN },
        Case { cites: "alliance D1", list: "stun;dmg+1", attack: [3, 1, 2], defence: [1, 0, 0],
            used: &["dmg+1", "stun"], damage: 1, conditions: &["stun"], ..PLAIN },
        Case { cites: "alliance S5: with one block more nothing is bought", list: "stun;dmg+1", attack: [3, 1, 2],
            defence: [2, 0, 0], damage: 0, lost: 2, ..PLAIN },
        Case { cites: "alliance D2", distance: 5, list: "acc+2;dmg+1", attack: [4, 1, 2],
            used: &["acc+2", "dmg+1"], damage: 2, ..PLAIN },
        Case { cites: "alliance T9: no damage, no condition", list: "bleed", attack: [3, 2, 1], defence: [2, 0, 0],
            damage: 0, lost: 1, ..PLAIN },
        Case { cites: "alliance T9: with damage it bleeds", list: "bleed", attack: [3, 2, 1], defence: [1, 0, 0],
            used: &["bleed"], damage: 1, conditions: &["bleed"], ..PLAIN },
        // R29 rule by rule.
        Case { cites: "alliance R29.2: the topmost", list: "dmg+1;dmg+2", attack: [3, 2, 1],
            used: &["dmg+1"], damage: 3, ..PLAIN },
        Case { cites: "alliance R29.3: once an attack", list: "dmg+1", attack: [3, 2, 3],
            used: &["dmg+1"], damage: 3, lost: 2, ..PLAIN },
        Case { cites: "alliance R29.3: printed twice, bought twice", list: "dmg+1;dmg+1;stun", attack: [3, 2, 3],
            used: &["dmg+1", "dmg+1", "stun"], damage: 4, conditions: &["stun"], ..PLAIN },
        Case { cites: "alliance R29.4: too dear, the next one", list: "2:blast3;pierce2", attack: [3, 2, 1],
            defence: [1, 0, 0], context: Context { blast_others: 1, ..context },
            used: &["pierce2"], damage: 2, ..PLAIN },
        Case { cites: "alliance R29.4: affordable", list: "2:blast3;pierce2", attack: [3, 2, 2],
            defence: [1, 0, 0], context: Context { blast_others: 1, ..context },
            used: &["2:blast3"], damage: 1, ..PLAIN },
        Case { cites: "alliance R29.4: the rest of three buys no second for two", list: "2:dmg+2;2:dmg+3",
            attack: [3, 2, 3], used: &["2:dmg+2"], damage: 4, lost: 1, ..PLAIN },
        Case { cites: "alliance R29.6: again from the top", list: "bleed;pierce2;dmg+2", attack: [3, 1, 3],
            defence: [1, 0, 0], used: &["pierce2", "bleed", "dmg+2"], damage: 3, conditions: &["bleed"], ..PLAIN },
        Case { cites: "alliance R6.4: evades cancel", list: "dmg+1", attack: [3, 2, 1], defence: [0, 1, 0], ..PLAIN },
        Case { cites: "alliance R5.4: an evade too many is nothing", list: "dmg+1", attack: [3, 2, 1],
            defence: [0, 2, 0], ..PLAIN },
        // R29.5 with A20: no effect.
        Case { cites: "alliance R29.5: accuracy suffices", list: "acc+2", attack: [3, 2, 1], lost: 1, ..PLAIN },
        Case { cites: "alliance R29.5: accuracy in melee", melee: true, list: "acc+2;dmg+1", attack: [0, 2, 1],
            used: &["dmg+1"], damage: 3, ..PLAIN },
        Case { cites: "alliance A20: accuracy that stays short", distance: 9, list: "acc+2;acc+3;dmg+1",
            attack: [5, 2, 3], hit: false, damage: 0, lost: 3, ..PLAIN },
        Case { cites: "alliance A20: damage with short accuracy waits", distance: 4, list: "dmg+1;acc+1",
            attack: [3, 2, 2], used: &["acc+1", "dmg+1"], damage: 3, ..PLAIN },
        Case { cites: "alliance A20: a hit without damage is a change", distance: 4, list: "acc+1",
            attack: [3, 2, 1], defence: [2, 0, 0], used: &["acc+1"], damage: 0, ..PLAIN },
        Case { cites: "alliance A20: both in one option", distance: 5, list: "acc+2 dmg+1;dmg+2", attack: [3, 2, 1],
            used: &["acc+2 dmg+1"], damage: 3, ..PLAIN },
        Case { cites: "alliance A20: half of an option is enough", list: "acc+2 dmg+1", attack: [3, 2, 1],
            used: &["acc+2 dmg+1"], damage: 3, ..PLAIN },
        Case { cites: "alliance A20: pierce without blocks", list: "pierce2;dmg+1", attack: [3, 2, 2],
            used: &["dmg+1"], damage: 3, lost: 1, ..PLAIN },
        Case { cites: "alliance A20: pierce below the blocks", list: "pierce1", attack: [3, 1, 1],
            defence: [3, 0, 0], damage: 0, lost: 1, ..PLAIN },
        Case { cites: "alliance A20: nothing to recover", list: "recover_dmg2;dmg+1", attack: [3, 2, 2],
            used: &["dmg+1"], damage: 3, lost: 1, ..PLAIN },
        Case { cites: "alliance A20: something to recover", list: "recover_dmg2;recover_dmg1;dmg+1", attack: [3, 2, 3],
            context: Context { attacker_damage: 2, ..context },
            used: &["recover_dmg2", "dmg+1"], damage: 3, lost: 1, ..PLAIN },
        Case { cites: "alliance A20: recovering needs no hit", list: "recover_dmg3;dmg+2", attack: [3, 2, 2],
            defence: [0, 0, 1], context: Context { attacker_damage: 1, ..context },
            used: &["recover_dmg3"], hit: false, damage: 0, lost: 1, ..PLAIN },
        Case { cites: "alliance A20: overkill", list: "dmg+1;stun", attack: [3, 2, 2],
            context: Context { target_remaining: Some(2), ..context },
            used: &["stun"], lost: 1, conditions: &["stun"], ..PLAIN },
        Case { cites: "alliance R29.5: who leaves the map suffers no condition", list: "stun;focus", attack: [3, 2, 1],
            context: Context { target_remaining: Some(2), target_leaves: true, ..context },
            used: &["focus"], conditions: &["focus"], ..PLAIN },
        Case { cites: "alliance R29.5: not yet beaten", list: "stun;focus", attack: [3, 2, 1],
            context: Context { target_remaining: Some(3), target_leaves: true, ..context },
            used: &["stun"], conditions: &["stun"], ..PLAIN },
        Case { cites: "alliance R29.6: stunned, then beaten", list: "stun;dmg+1;focus", attack: [3, 2, 2],
            context: Context { target_remaining: Some(3), target_leaves: true, ..context },
            used: &["stun", "dmg+1"], damage: 3, ..PLAIN },
        Case { cites: "alliance A20: the last point is no overkill", list: "dmg+2", attack: [3, 2, 1],
            context: Context { target_remaining: Some(3), ..context }, used: &["dmg+2"], damage: 4, ..PLAIN },
        Case { cites: "alliance R5.5: dodged", list: "acc+2;dmg+1;stun;pierce1", attack: [3, 2, 3],
            defence: [1, 0, 1], hit: false, damage: 0, lost: 3, ..PLAIN },
        // Keywords and conditions.
        Case { cites: "alliance R12.4: blast needs damage", list: "blast1", attack: [3, 2, 1], defence: [2, 0, 0],
            context: Context { blast_others: 2, ..context }, damage: 0, lost: 1, ..PLAIN },
        Case { cites: "alliance R37.5: nobody in the blast", list: "blast1", attack: [3, 2, 1], lost: 1, ..PLAIN },
        Case { cites: "cleave finds another", melee: true, list: "cleave1;pierce2", attack: [0, 2, 1],
            context: Context { cleave_others: 1, ..context }, used: &["cleave1"], ..PLAIN },
        Case { cites: "cleave finds nobody", melee: true, list: "cleave1;pierce2", attack: [0, 2, 1],
            defence: [1, 0, 0], used: &["pierce2"], ..PLAIN },
        Case { cites: "alliance R12.7: the keyword bleeds already", melee: true, keywords: &["bleed", "cleave2"],
            list: "bleed;pierce2", attack: [0, 2, 1], lost: 1, conditions: &["bleed"], ..PLAIN },
        Case { cites: "alliance R12.7: the target is stunned already", list: "stun;dmg+1", attack: [3, 2, 1],
            context: Context { target_conditions: Conditions::NONE.with(Condition::Stun), ..context },
            used: &["dmg+1"], damage: 3, ..PLAIN },
        Case { cites: "alliance R12.6: focus is for the attacker", list: "focus;weaken", attack: [3, 2, 2],
            context: Context { target_conditions: Conditions::NONE.with(Condition::Focus), ..context },
            used: &["focus", "weaken"], conditions: &["focus", "weaken"], ..PLAIN },
        Case { cites: "alliance R6.4: a keyword pierces before surges", keywords: &["pierce1", "reach"],
            list: "pierce1;stun", attack: [3, 1, 1], defence: [1, 0, 0],
            used: &["stun"], damage: 1, conditions: &["stun"], ..PLAIN },
    ]
}

/// alliance R29.2, R29.3, R29.4, R29.5, R29.6, R29.7, A20, S5
#[test]
fn worked_examples_and_reasons() {
    for case in cases() {
        let kind = if case.melee { AttackKind::Melee } else { AttackKind::Ranged };
        let mut attack = Attack::new(kind, Some(case.distance));
        attack.keywords =
            case.keywords.iter().filter_map(|word| read_keyword(word).expect("a keyword")).collect();
        attack.context = case.context;
        let [accuracy, damage, surges] = case.attack;
        let [blocks, evades, dodges] = case.defence;
        let roll = Roll {
            attack: AttackRoll { accuracy, damage, surges },
            defence: DefenceRoll { blocks, evades, dodge: dodges > 0 },
        };
        let list: SurgeList = case.list.parse().expect("a list");
        let spending = by_priority(&list, Tally::of(&attack, roll), |_| ());
        let used: Vec<String> = spending.used.iter().map(|&n| list[usize::from(n)].to_string()).collect();
        let impact = spending.tally.impact();
        let conditions: Vec<&str> = impact.conditions.iter().map(Condition::keyword).collect();
        assert_eq!(used, case.used, "used: {}", case.cites);
        assert_eq!((impact.hit, spending.tally.damage()), (case.hit, case.damage), "{}", case.cites);
        assert_eq!(spending.tally.surges(), case.lost, "lost: {}", case.cites);
        assert_eq!(conditions, case.conditions, "conditions: {}", case.cites);
    }
}

/// What the table shows of an attack: rule and sentence, in order.
fn why(list: &str, attack: &Attack, roll: Roll) -> Vec<String> {
    let list: SurgeList = list.parse().expect("a list");
    let mut why = Vec::new();
    by_priority(&list, Tally::of(attack, roll), |step| {
        let reason = step.reason(&list);
        why.push(format!("{}: {}", reason.rule, reason.text));
    });
    why
}

/// Alliance T7, pass by pass as the book tells it.
#[test]
fn the_reasons_of_t7() {
    let attack = Attack::new(AttackKind::Ranged, Some(3));
    let roll = Roll { attack: AttackRoll { accuracy: 4, damage: 1, surges: 2 }, ..Roll::default() };
    let expected = [
        "R6.4: 2 surges to spend",
        "R29.5: acc+2 is skipped: accuracy 4 is enough for distance 3",
        "R29.2: dmg+1 is used; with 1 surge left, again from the top (R29.6)",
        "R29.5: acc+2 is skipped: accuracy 4 is enough for distance 3",
        "R29.3: dmg+1 is skipped: already used in this attack",
        "R29.7: 1 surge lost: nothing on the list can be used",
    ];
    assert_eq!(why("acc+2;dmg+1", &attack, roll), expected);
}

/// Each reason to have no effect, in words.
#[test]
fn every_reason_is_told() {
    let ranged = Attack::new(AttackKind::Ranged, Some(5));
    let melee = Attack::new(AttackKind::Melee, Some(1));
    let unreachable = Attack::new(AttackKind::Ranged, None);
    let mut weak = melee.clone();
    weak.context.target_remaining = Some(1);
    weak.context.target_conditions = Conditions::NONE.with(Condition::Stun);
    let mut last = weak.clone();
    last.context.target_leaves = true;
    let roll = |accuracy, damage, blocks, dodge| Roll {
        attack: AttackRoll { accuracy, damage, surges: 1 },
        defence: DefenceRoll { blocks, evades: 0, dodge },
    };
    for (list, attack, roll, reason) in [
        ("stun", &melee, roll(0, 1, 0, true), "stun is skipped: the attack is dodged"),
        ("acc+1", &melee, roll(0, 1, 0, false), "acc+1 is skipped: a melee attack needs no accuracy"),
        (
            "acc+1",
            &ranged,
            roll(3, 1, 0, false),
            "acc+1 is skipped: the attack misses by 2 accuracy all the same",
        ),
        (
            "dmg+1",
            &ranged,
            roll(4, 1, 0, false),
            "dmg+1 is skipped: the attack misses by 1 accuracy all the same",
        ),
        ("acc+9", &unreachable, roll(9, 1, 0, false), "acc+9 is skipped: no accuracy reaches the target"),
        ("pierce1", &melee, roll(0, 1, 0, false), "pierce1 is skipped: there is no block to pierce"),
        (
            "dmg+1",
            &melee,
            roll(0, 1, 2, false),
            "dmg+1 is skipped: 1 damage against 2 blocks stays without effect",
        ),
        ("dmg+1", &weak, roll(0, 1, 0, false), "dmg+1 is skipped: the target has only 1 health left"),
        ("stun", &melee, roll(0, 1, 1, false), "stun is skipped: the target suffers no damage"),
        ("stun", &weak, roll(0, 1, 0, false), "stun is skipped: stun is there anyway"),
        ("bleed", &last, roll(0, 1, 0, false), "bleed is skipped: the target leaves the map"),
        ("blast1", &melee, roll(0, 1, 0, false), "blast1 is skipped: nobody else is in reach"),
        (
            "recover_dmg1",
            &melee,
            roll(0, 1, 0, false),
            "recover_dmg1 is skipped: there is nothing to recover",
        ),
    ] {
        let why = why(list, attack, roll);
        assert_eq!(why[1], format!("R29.5: {reason}"));
        assert_eq!(why[2], "R29.7: 1 surge lost: nothing on the list can be used");
    }
    let dear = why("2:stun;dmg+1", &melee, roll(0, 1, 0, false));
    assert_eq!(dear[1], "R29.4: 2:stun is skipped: it costs 2, 1 surge left");
    assert_eq!(dear[2], "R29.2: dmg+1 is used; no surge is left");
    assert_eq!(dear.len(), 3, "nothing is lost");
}

//! Attacks at the table (R5, R8, R12, R28, R29, R37).

use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Choice, Event, Prompt};
use sortie_kernel::Seat;

use super::table::{Table, face::*};
use super::{FENN, FOE, GAARKHAN, pair};

/// Fenn shoots a guard so many spaces away with these faces: blue, green, black.
fn shot(distance: u8, faces: [u8; 3]) -> Table {
    let mut table = Table::new(&pair([2, 4], [0, 0]).enemy("royal_guard", &[[2 + distance, 4]]));
    table.dice(&faces).activate(FENN).attack(0, FOE);
    table
}

/// alliance R5.1, R5.2, R5.6, R5.9, R5.11: T2c, T2d.
///
/// Accuracy against the distance, damage less blocks.
#[test]
fn accuracy_and_damage() {
    for (distance, faces, damage) in [
        (2, [BLUE_4_2, GREEN_1_2, BLACK_2], 2), // accuracy 5 at 2 spaces, 4 damage, 2 blocks
        (5, [BLUE_4_2, GREEN_1_2, BLACK_2], 2),
        (6, [BLUE_4_2, GREEN_1_2, BLACK_2], 0), // a space too far
        (2, [BLUE_2_1, GREEN_1_2, BLACK_3], 0), // all blocked, not less than none
        (2, [BLUE_4_2, GREEN_1_2, BLACK_EVADE], 4),
    ] {
        let mut table = shot(distance, faces);
        table.finish();
        assert_eq!((table.hits(), table.damage(FOE)), (vec![damage], damage), "{distance} {faces:?}");
    }
    let mut missed = shot(6, [BLUE_4_2, GREEN_1_2, BLACK_2]);
    missed.finish();
    assert_eq!(missed.told(|event| matches!(event, Event::Missed { missing_accuracy: 1, .. })), 1);
}

/// alliance R5.3, R5.4, R6.4, R6.5
///
/// Surges less evades are spent on options, each once; 1 surge recovers 1 strain, once.
#[test]
fn surges() {
    let mut evaded = shot(2, [BLUE_3_1_SURGE, GREEN_2_2, BLACK_EVADE]);
    evaded.finish_unasked(|table| matches!(table.prompt(), Prompt::Surges { .. }));
    assert_eq!(evaded.hits(), [3], "the only surge is evaded, and nothing is blocked");
    let scene = pair([2, 4], [0, 0]).enemy("royal_guard", &[[4, 4]]).strain(FENN, 2);
    let mut table = Table::new(&scene);
    table.dice(&[BLUE_3_1_SURGE, GREEN_2_1_SURGE, BLACK_1]).activate(FENN).attack(0, FOE);
    table.until(|ask| *ask == Prompt::Surges { left: 2 });
    assert_eq!(table.surges(), ["dmg+1", "acc+1", "recover_str1"]);
    table.surge("recover_str1");
    assert_eq!(table.surges(), ["dmg+1", "acc+1"], "each once");
    table.surge("dmg+1").finish();
    assert_eq!((table.damage(FOE), table.strain(FENN)), (2, 1));
    // What is left is lost, and nobody has to spend.
    let mut lost = shot(2, [BLUE_3_1_SURGE, GREEN_2_1_SURGE, BLACK_1]);
    lost.surge("acc+1").pass().finish();
    assert_eq!(lost.told(|event| matches!(event, Event::SurgesLost { surges: 1 })), 1);
}

/// alliance R5.5
///
/// A dodge makes the whole attack miss.
#[test]
fn dodge() {
    let mut table = Table::new(&pair([2, 4], [0, 0]).enemy("imperial_officer", &[[4, 4]]));
    table.dice(&[BLUE_4_2, GREEN_3_2, WHITE_DODGE]).activate(FENN).attack(0, FOE).finish();
    assert_eq!(table.damage(FOE), 0);
    assert_eq!(table.told(|event| matches!(event, Event::Missed { dodged: true, .. })), 1);
}

/// alliance R5.7, R5.8, R5.10, R5.12, R8.5, R8.6, R8.8, R8.9, A3
///
/// Who may be attacked: hostile figures, in sight; with a melee weapon adjacent ones. Mercenaries are hostile too.
#[test]
fn legal_targets() {
    let scene = pair([2, 4], [3, 4]).enemy("royal_guard", &[[3, 5], [9, 4]]).enemy("nexu", &[[2, 7]]);
    let mut table = Table::new(&scene);
    table.activate(FENN);
    let nexu = FOE + 2;
    assert!(table.may_attack(0, FOE) && table.may_attack(0, nexu));
    assert!(!table.may_attack(0, GAARKHAN), "a friend");
    assert!(!table.may_attack(0, FOE + 1), "Gaarkhan stands in the way");
    let target = sortie_alliance::world::FigureId(FOE + 1);
    let (_, rule) = table.why_not(Choice::Attack { weapon: 0, target, by: None });
    assert_eq!(rule, "R28.3");
    // Melee needs an adjacent target.
    let mut melee = Table::new(&scene);
    melee.activate(GAARKHAN);
    assert!(melee.may_attack(0, FOE) && !melee.may_attack(0, FOE + 1));
    let (_, rule) = melee.why_not(Choice::Attack { weapon: 0, target, by: None });
    assert_eq!(rule, "R5.8");
}

/// alliance R12.3, R12.4, R12.5, R12.6, A37: T9.
///
/// A condition keyword counts only if the target suffers damage; it comes after the damage.
#[test]
fn conditions_need_damage() {
    for (black, is_stunned) in [(BLACK_1, true), (BLACK_3, false)] {
        let scene = Scenario::on("hall").hero("gideon_argus", &[], [2, 4]).hero("gaarkhan", &[], [0, 0]);
        let mut table = Table::new(&scene.enemy("royal_guard", &[[4, 4]]));
        table.dice(&[BLUE_2_1, YELLOW_1_1_SURGE, black]).activate(0).attack(0, FOE).surge("stun").finish();
        assert_eq!(table.has(FOE, Condition::Stun), is_stunned);
        if is_stunned {
            let at = |is_it: fn(&Event) -> bool| table.events.iter().position(|told| is_it(&told.event));
            let hurt = at(|event| matches!(event, Event::Suffered { .. }));
            let gained = at(|event| matches!(event, Event::ConditionGained { .. }));
            assert!(hurt < gained);
        }
    }
}

/// alliance R12.7
///
/// Nobody has a condition twice.
#[test]
fn conditions_do_not_add_up() {
    let scene = Scenario::on("hall").hero("gideon_argus", &[], [2, 4]).hero("gaarkhan", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[4, 4]]).has(FOE, Condition::Stun));
    table.dice(&[BLUE_2_1, YELLOW_1_1_SURGE, BLACK_1]).activate(0).attack(0, FOE).surge("stun").finish();
    assert_eq!(table.told(|event| matches!(event, Event::ConditionGained { .. })), 0);
}

/// alliance R12.1, R12.6, R12.3
///
/// Focused adds a green die to the next attack and is spent on it; a beneficial keyword goes to the attacker.
#[test]
fn focused() {
    let scene = pair([2, 4], [0, 0]).enemy("imperial_officer", &[[4, 4]]);
    let mut table = Table::new(&scene.clone().has(FENN, Condition::Focus));
    table.activate(FENN).attack(0, FOE).finish();
    assert_eq!(table.rolls(), ["blue green green | white"]);
    assert!(!table.has(FENN, Condition::Focus));
    // The officer's third option is Focus; it needs neither accuracy nor damage more.
    let mut officer = Table::new(&scene.draws(0, "imperial_officer_cower").damage(FENN, 20));
    officer.dice(&[BLUE_4_2, YELLOW_0_1_SURGES, BLACK_1]).activate(GAARKHAN).end().finish();
    assert!(officer.has(FOE, Condition::Focus));
}

/// alliance R12.1, R5.11
///
/// Accuracy 5 reaches a Hidden figure 3 spaces away, and not 4: it costs the attacker 2. A Hidden attacker has a surge
/// more, and is seen by it.
#[test]
fn hidden() {
    for (distance, damage) in [(3, 3), (4, 0)] {
        let scene = pair([2, 4], [0, 0]).enemy("royal_guard", &[[2 + distance, 4]]);
        let mut table = Table::new(&scene.has(FOE, Condition::Hide));
        table.dice(&[BLUE_4_2, GREEN_1_2, BLACK_1]).activate(FENN).attack(0, FOE).finish();
        assert_eq!(table.hits(), [damage], "{distance} spaces");
        assert!(table.has(FOE, Condition::Hide), "who is shot at stays Hidden");
    }
    let scene = pair([2, 4], [0, 0]).enemy("royal_guard", &[[4, 4]]);
    let mut table = Table::new(&scene.has(FENN, Condition::Hide));
    table.dice(&[BLUE_4_2, GREEN_1_2, BLACK_1]).activate(FENN).attack(0, FOE);
    table.until(|ask| *ask == Prompt::Surges { left: 1 }).surge("dmg+1").finish();
    assert_eq!((table.damage(FOE), table.has(FENN, Condition::Hide)), (4, false));
}

/// alliance R12.1
///
/// A Weakened attacker has a surge less, a Weakened defender an evade less.
#[test]
fn weakened() {
    let scene = pair([2, 4], [0, 0]).enemy("royal_guard", &[[4, 4]]);
    for (whom, faces, left) in [
        (None, [BLUE_3_1_SURGE, GREEN_2_1_SURGE, BLACK_EVADE], 1),
        (Some(FENN), [BLUE_3_1_SURGE, GREEN_2_1_SURGE, BLACK_1], 1),
        (Some(FOE), [BLUE_3_1_SURGE, GREEN_2_1_SURGE, BLACK_EVADE], 2),
    ] {
        let scene = scene.clone();
        let scene = whom.map_or(scene.clone(), |figure| scene.has(figure, Condition::Weaken));
        let mut table = Table::new(&scene);
        table.dice(&faces).activate(FENN).attack(0, FOE);
        table.until(|ask| matches!(ask, Prompt::Surges { .. }));
        assert_eq!(table.prompt(), Prompt::Surges { left }, "{whom:?}");
        table.finish().end();
        assert!(!table.has(FENN, Condition::Weaken), "until the end of the activation");
    }
}

/// alliance R6.4, R28.1, R28.2, R29.1, R29.2, R29.3, R29.5, R29.6, R29.7, R28.5, R28.6, R23.5: T7.
///
/// A stormtrooper rolls accuracy 4, 1 damage, 2 surges against a blank: +2 accuracy would change nothing, +1 damage is
/// bought, the other surge is lost. The defender's player holds the dice. A second attack line is skipped.
#[test]
fn imperial_attack_and_surges() {
    let scene = Scenario::on("corridor").hero("diala_passil", &[], [0, 0]).hero("fenn_signis", &[], [9, 0]);
    let scene = scene.enemy("stormtrooper", &[[4, 0]]).draws(0, "stormtrooper_aim").strain(0, 5);
    let mut table = Table::new(&scene.damage(0, 12));
    table.activate(1).end();
    table.until(|ask| matches!(ask, Prompt::Report { .. }));
    assert!(table.offers().iter().all(|offer| offer.seat == Seat(0)), "Diala's player rolls");
    // Blue 3/1/surge and green 1/surge: accuracy 4, 1 damage, 2 surges; the card's bonus adds 1 damage to who has not
    // moved.
    table.dice(&[BLUE_3_1_SURGE, GREEN_SURGE, WHITE_BLANK]).finish();
    let steps: Vec<String> = table
        .events
        .iter()
        .filter_map(|told| match &told.event {
            Event::SurgesCounted { surges } => Some(format!("{surges} surges")),
            Event::SurgeSpent { option, left } => Some(format!("{option}, {left} left")),
            Event::SurgeSkipped { option, .. } => Some(format!("not {option}")),
            Event::SurgesLost { surges } => Some(format!("{surges} lost")),
            _ => None,
        })
        .collect();
    let expected = ["2 surges", "not acc+2", "dmg+1, 1 left", "not acc+2", "not dmg+1", "1 lost"];
    assert_eq!(steps, expected);
    assert_eq!([table.cited("R29.3"), table.cited("R29.5")], [1, 2], "used before; no effect, twice");
    assert_eq!(table.damage(0) - 12, 2 + 1);
    assert_eq!(table.told(|event| matches!(event, Event::AttackDeclared { .. })), 1);
}

/// alliance R24.5, R25.4
///
/// A card with two attack lines is no licence for two attacks: the second is skipped, here for want of an action.
#[test]
fn one_attack_action() {
    let scene = pair([5, 4], [0, 0]).enemy("at_st", &[[8, 3]]).draws(0, "at_st_chase");
    let mut table = Table::new(&scene);
    table.activate(GAARKHAN).end().finish();
    assert_eq!(table.told(|event| matches!(event, Event::AttackDeclared { .. })), 1);
    let skipped = table.events.iter().find(|told| matches!(told.event, Event::LineSkipped { line: 2, .. }));
    assert_eq!(skipped.map(|told| told.rule.0), Some("R24.7"));
}

/// alliance R4.11, R5.10
///
/// A pillar hides the northern space of whoever stands at (5,1). A large figure is attacked, and attacks, by its
/// southern one.
#[test]
fn large_figures_see_from_any_of_their_spaces() {
    for (group, sees) in [("royal_guard", false), ("e_web_engineer", true)] {
        let scene = Scenario::on("pillar").hero("fenn_signis", &[], [1, 1]).hero("gaarkhan", &[], [0, 0]);
        let mut table = Table::new(&scene.enemy(group, &[[5, 1]]));
        table.activate(FENN);
        assert_eq!(table.may_attack(0, FOE), sees, "{group}");
        if sees {
            table.end().finish();
            let declared = table.told(|event| matches!(event, Event::AttackDeclared { .. }));
            assert!(declared > 0, "it fires back");
        }
    }
}

/// alliance R37.5
///
/// Blast hurts everybody next to the target, except those friendly to the attacker.
#[test]
fn blast_spares_friends() {
    let scene = pair([2, 4], [5, 5]).enemy("trandoshan_hunter", &[[5, 4], [6, 4]]);
    let mut table = Table::new(&scene);
    table.dice(&[BLUE_4_2, GREEN_2_2, BLACK_1]).activate(FENN).attack(0, FOE).play("havoc_shot").finish();
    assert_eq!((table.damage(FOE + 1), table.damage(GAARKHAN)), (1, 0));
}

/// alliance R37.7, A23
///
/// An Imperial spends all its attack tokens when it attacks and all its defence tokens when it is attacked.
#[test]
fn power_tokens() {
    let scene = pair([2, 4], [0, 0]).enemy("stormtrooper", &[[4, 4]]).draws(0, "stormtrooper_fall_back");
    let mut defends = Table::new(&scene.clone().tokens(FOE, [0, 0, 1, 1]));
    defends.dice(&[BLUE_3_1_SURGE, GREEN_2_2, BLACK_1]).activate(FENN).attack(0, FOE).finish();
    assert_eq!(defends.damage(FOE), 1, "3 damage, a block rolled and a token, the surge evaded");
    defends.dice(&[BLUE_3_1_SURGE, GREEN_2_2, BLACK_1]).attack(0, FOE).finish();
    assert_eq!(defends.hits(), [1, 2], "the tokens are spent");
    let mut attacks = Table::new(&scene.tokens(FOE, [1, 1, 0, 0]));
    attacks.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).activate(GAARKHAN).end().finish();
    assert_eq!(attacks.damage(FENN), 5, "4 damage, a token, and a surge for one more, 1 blocked");
    assert_eq!(attacks.told(|event| matches!(event, Event::TokensSpent { tokens: 2, .. })), 1);
}

/// alliance R14.1, R14.2, A39
///
/// Several abilities of one moment: the players choose the order, and each may be left out.
#[test]
fn the_players_choose_the_order() {
    let cards = &["weapon_expert", "tactical_display"];
    let scene = Scenario::on("hall").hero("fenn_signis", cards, [2, 4]).hero("gaarkhan", &[], [0, 0]);
    let scene = scene.enemy("royal_guard", &[[4, 4]]);
    let names = ["havoc_shot", "weapon_expert", "tactical_display"];
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
        let mut table = Table::new(&scene);
        table.activate(0).attack(0, FOE).until_may_use("havoc_shot");
        assert!(names.iter().all(|name| table.may_use(name)));
        order.iter().for_each(|&n| {
            table.play(names[n]);
        });
        table.finish();
        assert!(names.iter().all(|name| table.n_used(name) == 1));
    }
}

//! Enemy groups at the table (R23 to R28, R37, R38). The instructions themselves have their tests in `tests/enemy`.

use sortie_alliance::attack::Condition;
use sortie_alliance::content::{Content, Line};
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Alliance, Choice, Event, Prompt, Source};
use sortie_kernel::{Game, Viewer};

use super::table::{CONTENT, Table, content, face::WHITE_DODGE};
use super::{FENN, FOE, GAARKHAN, pair};

/// The enemy activates after Gaarkhan, who does nothing; every attack die shows a fixed face.
fn acts(scene: &Scenario) -> Table {
    let mut table = Table::new(scene);
    table.fallback = 4;
    table.activate(GAARKHAN).end().finish();
    table
}

/// What became of the lines of the first figure: `-` skipped with its rule, `+` carried out.
fn lines(table: &Table, figure: u8) -> String {
    let mut words = Vec::new();
    for told in &table.events {
        match told.event {
            Event::LineBegan { figure: who, .. } if who.0 == figure => words.push("+".to_owned()),
            Event::LineSkipped { figure: who, .. } if who.0 == figure => {
                words.pop();
                words.push(format!("-{}", told.rule.0));
            }
            _ => {}
        }
    }
    words.join(" ")
}

fn rolls_of(table: &Table, attacker: u8) -> Vec<String> {
    let mut of = Vec::new();
    let mut who = None;
    let mut rolls = table.rolls().into_iter();
    for told in &table.events {
        match told.event {
            Event::AttackDeclared { attacker, .. } => who = Some(attacker.0),
            Event::AttackRolled { .. } => {
                let roll = rolls.next().expect("a roll each");
                if who == Some(attacker) {
                    of.push(roll);
                }
            }
            _ => {}
        }
    }
    of
}

/// Who of a group acted when: `0( )0 1( )1`.
fn order_of(table: &Table) -> String {
    let mut story = Vec::new();
    for told in &table.events {
        match told.event {
            Event::FigureActivated { figure } => story.push(format!("{}(", figure.0 - FOE)),
            Event::ActivationEnded { figure } if figure.0 >= FOE => {
                story.push(format!("){}", figure.0 - FOE));
            }
            _ => {}
        }
    }
    story.join(" ")
}

/// alliance R24.1, R24.4, R24.9, A6
///
/// The figures of a group act one by one, each to the end of its list; where the order makes no difference, in their own, whoever
/// stands nearest.
#[test]
fn figures_act_one_by_one() {
    let scene = pair([2, 4], [0, 0]).enemy("stormtrooper", &[[9, 0], [5, 8], [7, 4]]);
    let table = acts(&scene.draws(0, "stormtrooper_aim"));
    assert_eq!(order_of(&table), "0( )0 1( )1 2( )2");
    assert_eq!(table.cited("A6"), 0, "nothing to tell");
    assert_eq!(table.prompt(), Prompt::Activate, "then the Rebels go on");
}

/// alliance R24.1, R25.5, A6
///
/// In a corridor whoever stands behind sees nobody. The one in front shoots and falls back past the other, who then has a shot too:
/// that is worse for the players than one shot.
///
/// ```text
/// G F . 1 . . 0 .
/// ```
#[test]
fn the_order_is_worst_for_the_players() {
    let scene = Scenario::on("corridor").hero("fenn_signis", &[], [1, 0]).hero("gaarkhan", &[], [0, 0]);
    let table = acts(&scene.enemy("stormtrooper", &[[6, 0], [3, 0]]).draws(0, "stormtrooper_fall_back"));
    assert_eq!(order_of(&table), "1( )1 0( )0");
    assert_eq!(table.told(|event| matches!(event, Event::AttackDeclared { .. })), 2);
    assert_eq!(table.cited("A6"), 1, "and the table says why");
    // Numbered the other way round they act in their own order, and there is nothing to explain.
    let scene = Scenario::on("corridor").hero("fenn_signis", &[], [1, 0]).hero("gaarkhan", &[], [0, 0]);
    let table = acts(&scene.enemy("stormtrooper", &[[3, 0], [6, 0]]).draws(0, "stormtrooper_fall_back"));
    assert_eq!((order_of(&table).as_str(), table.cited("A6")), ("0( )0 1( )1", 0));
}

/// alliance R24.3, R26.6: T10.
///
/// When the first figure of the group attacks it has a green die more, and only that figure.
#[test]
fn a_bonus_for_the_first_figure() {
    let scene = pair([2, 4], [0, 0]).enemy("stormtrooper", &[[5, 4], [5, 6]]);
    let table = acts(&scene.draws(0, "stormtrooper_volley"));
    assert_eq!(rolls_of(&table, FOE), ["blue green green | black"]);
    assert_eq!(rolls_of(&table, FOE + 1), ["blue green | black"]);
}

/// alliance R23.11: T11.
///
/// Bonus health counts for every figure of the group.
#[test]
fn bonus_health_of_a_group() {
    let scene =
        pair([0, 0], [0, 1]).enemy("imperial_officer", &[[13, 0]]).enemy("stormtrooper", &[[13, 4], [13, 6]]);
    let table = Table::new(&scene.bonus_health(2, 3).bonus_health(3, 1));
    assert_eq!([2, 3, 4].map(|figure| table.body(figure).health), [3 + 3, 3 + 1, 3 + 1]);
}

/// alliance R24.4, R24.5, R24.6, R24.7, R24.8, R38.2: D6.
///
/// Two actions a figure: with 1 left a line with two icons is skipped; a line without an icon costs nothing.
#[test]
fn lines_cost_actions() {
    let gun = pair([4, 4], [0, 0]).enemy("e_web_engineer", &[[8, 4]]).draws(0, "e_web_engineer_dig_in");
    // Attack; two icons with 1 action left; Focus; then nothing is left to pay with.
    assert_eq!(lines(&acts(&gun), FOE), "+ -R24.7 + -R24.7 -R24.7");
    let guard = pair([4, 4], [0, 0]).enemy("royal_guard_elite", &[[6, 4]]).draws(0, "royal_guard_elite_vow");
    // Focus for free, because the group is reduced; attack; a step; the long move cannot be paid.
    let table = acts(&guard);
    assert_eq!(lines(&table, FOE), "+ + + -R24.7");
    assert_eq!(rolls_of(&table, FOE), ["red yellow green | black"], "Focused by the line that costs nothing");
}

/// alliance R27.10, R27.7, R25.1: D3.
///
/// Engage while adjacent: not skipped, costs its action, nobody moves.
#[test]
fn engage_while_adjacent() {
    let scene = pair([4, 4], [0, 0]).enemy("royal_guard", &[[5, 4]]).draws(0, "royal_guard_lunge");
    let table = acts(&scene);
    assert_eq!(lines(&table, FOE), "+ + -R24.7 -R24.7");
    assert_eq!(table.at(FOE), [5, 4]);
}

/// alliance R28.5, R28.7, A24: D5.
///
/// An attack without the attack icon does not use the attack action: Vader strikes twice when surrounded.
#[test]
fn attacks_without_the_icon() {
    let scene = pair([4, 4], [5, 5]).enemy("darth_vader", &[[5, 4]]).draws(0, "darth_vader_scythe");
    let table = acts(&scene);
    assert_eq!(table.told(|event| matches!(event, Event::AttackDeclared { .. })), 2);
    let alone = pair([4, 4], [0, 0]).enemy("darth_vader", &[[5, 4]]).draws(0, "darth_vader_scythe");
    assert_eq!(acts(&alone).told(|event| matches!(event, Event::AttackDeclared { .. })), 1);
}

/// alliance R37.1, R25.3, A21, A25: D7.
///
/// A bleeding Imperial suffers 1 damage after each line with an icon; with exactly 1 health left it stops bleeding. It
/// does not bleed to death for a mere move, but it does for an attack.
#[test]
fn bleeding() {
    let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[8, 4]]).enemy("imperial_officer", &[[13, 8]]);
    let scene = scene.first(0).has(FOE, Condition::Bleed);
    let two_left = acts(&scene.clone().draws(0, "stormtrooper_advance").damage(FOE, 1));
    assert_eq!(two_left.cited("R37.1"), 2, "1 damage, and no more bleeding");
    assert_eq!((two_left.damage(FOE), two_left.has(FOE, Condition::Bleed)), (2, false));
    assert_eq!(lines(&two_left, FOE), "+ + -R24.7");
    let one_left = acts(&scene.draws(0, "stormtrooper_advance").damage(FOE, 2));
    assert!(lines(&one_left, FOE).starts_with("-R25.3 +"), "{}", lines(&one_left, FOE));
    assert!(one_left.is_gone(FOE), "the attack is worth it");
}

/// alliance R37.2, R37.3, R37.4, A22
///
/// Stunned: no movement points, no attack; the movement line is paid and shakes it off.
#[test]
fn stunned() {
    let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[7, 4]]).has(FOE, Condition::Stun);
    let table = acts(&scene.clone().draws(0, "stormtrooper_volley"));
    assert_eq!(table.told(|event| matches!(event, Event::AttackDeclared { .. })), 0);
    assert!(!table.has(FOE, Condition::Stun));
    assert_eq!(lines(&table, FOE), "+ + -R24.7", "the second line moves again");
    // A plain attack is skipped, and the stun stays until a movement line comes.
    let aim = acts(&scene.draws(0, "stormtrooper_aim"));
    assert!(lines(&aim, FOE).starts_with("-R37.4 +"), "{}", lines(&aim, FOE));
}

/// alliance R25.1
///
/// A line that would change nothing is skipped: who is Focused already does not focus. Having spent it on an attack, it
/// does.
#[test]
fn nothing_to_change() {
    let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[7, 4]]).draws(0, "stormtrooper_aim");
    let scene = scene.has(FOE, Condition::Focus);
    let spent = acts(&scene);
    assert_eq!(lines(&spent, FOE), "+ + -R24.7 -R24.7");
    assert!(spent.has(FOE, Condition::Focus), "spent, then gained");
    let stunned = acts(&scene.has(FOE, Condition::Stun));
    assert!(lines(&stunned, FOE).starts_with("-R37.4 -R25.1"), "{}", lines(&stunned, FOE));
}

/// alliance R25.2, S3
///
/// "Within 3 spaces" and nobody there: skipped.
#[test]
fn nobody_within() {
    let scene = pair([0, 4], [0, 0]).enemy("darth_vader", &[[13, 4]]).draws(0, "darth_vader_grip");
    // Attack: nobody in reach; the grip: nobody within 3; then two moves.
    let far = lines(&acts(&scene), FOE);
    assert!(far.contains("-R25.2") && far.ends_with("+ +"), "{far}");
    let near = pair([4, 4], [0, 0]).enemy("darth_vader", &[[6, 4]]).draws(0, "darth_vader_grip");
    let table = acts(&near);
    assert_eq!(
        table.told(|event| matches!(event, Event::Suffered { figure, damage: 2, .. } if figure.0 == FENN)),
        1
    );
    assert_eq!(table.strain(FENN), 1);
}

/// alliance R26.6, R26.1: T6.
///
/// Each figure picks its target when it resolves the line: the first shot changes who has the most health left.
#[test]
fn targets_are_picked_late() {
    let scene = pair([2, 2], [2, 6]).enemy("stormtrooper_elite", &[[5, 4], [6, 4]]);
    let scene = scene.draws(0, "stormtrooper_elite_volley").damage(GAARKHAN, 3);
    let table = acts(&scene);
    let targets = table.events.iter().filter_map(|told| match told.event {
        Event::AttackDeclared { target, .. } => Some(target.0),
        _ => None,
    });
    assert_eq!(targets.collect::<Vec<u8>>(), [FENN, GAARKHAN], "22 against 21, then less");
}

/// alliance R14.1, R27.24, R27.25, R38.3, A19
///
/// An interrupt: Mak steps away from the guard on its way. The guard judges its line anew with the points it has left.
#[test]
fn an_interrupt_changes_the_target() {
    let scene =
        Scenario::on("hall").hero("mak_eshkarey", &["disengage"], [6, 4]).hero("diala_passil", &[], [6, 8]);
    let scene = scene.enemy("royal_guard", &[[11, 4]]).draws(0, "royal_guard_strike");
    let mut stays = Table::new(&scene);
    stays.activate(1).end().finish();
    let attacked = |table: &Table, who: u8| {
        table.told(|event| matches!(event, Event::AttackDeclared { target, .. } if target.0 == who))
    };
    assert_eq!(attacked(&stays, 0), 1, "it reaches Mak");
    let mut leaves = Table::new(&scene);
    leaves.activate(1).end().play("disengage").walk([3, 4]).finish();
    assert_eq!(attacked(&leaves, 0), 0, "Mak is out of reach now");
    let walked = leaves.events.iter().filter_map(|told| match told.event {
        Event::Moved { figure, cost, .. } if figure.0 == FOE => Some(u16::from(cost)),
        _ => None,
    });
    // 5 points of the first line, at most 2 of the second, paid once each.
    assert!(walked.sum::<u16>() <= 7);
    assert!(lines(&leaves, FOE).starts_with("+ "), "what was begun is paid and done, not skipped");
}

/// alliance R26.4, R27.25, R38.3, A19
///
/// After an interrupt another target may be found: Mak has gone, so the guard turns to Diala with the points it has left.
#[test]
fn an_interrupt_turns_it_to_another() {
    let scene =
        Scenario::on("hall").hero("mak_eshkarey", &["disengage"], [6, 4]).hero("diala_passil", &[], [5, 0]);
    let scene = scene.enemy("royal_guard", &[[11, 4]]).draws(0, "royal_guard_strike");
    let mut stays = Table::new(&scene);
    stays.activate(1).end().finish();
    assert_eq!((stays.n_attacks_at(0), stays.n_attacks_at(1)), (1, 0), "R26.4: Mak is nearer");
    let mut leaves = Table::new(&scene);
    leaves.activate(1).end().play("disengage").walk([3, 4]).finish();
    assert_eq!((leaves.n_attacks_at(0), leaves.n_attacks_at(1)), (0, 1), "R27.25");
}

/// alliance R14.1, R27.25
///
/// Past a friend it does not stop: nobody reacts to a guard before it has a space of its own.
#[test]
fn nobody_reacts_to_who_is_passing() {
    let scene = Scenario::on("corridor").hero("mak_eshkarey", &["disengage"], [4, 0]);
    let scene = scene.hero("diala_passil", &[], [0, 0]).enemy("royal_guard", &[[8, 0]]);
    let scene = scene.enemy("stormtrooper", &[[7, 0]]).first(0).draws(0, "royal_guard_strike");
    let mut table = Table::new(&scene);
    table.activate(1).end().until_may_use("disengage");
    assert_eq!(table.at(FOE), [6, 0], "three spaces away stands the trooper");
}

/// The enemy acts with a card whose lines are others for a test.
fn acts_by(scene: &Scenario, card: &str, change: impl FnOnce(&mut Vec<Line>)) -> Table {
    let mut content = content();
    let activation = content.activations.iter_mut().find(|activation| activation.id == card);
    change(&mut activation.expect("a card").line);
    let content: &'static Content = Box::leak(Box::new(content));
    let mut table = Table::at_first_question(content, scene.clone().draws(0, card).state(content));
    table.activate(GAARKHAN).end().finish();
    table
}

/// alliance R28.5, R28.6
///
/// One attack action an activation, even where another action is left for it.
#[test]
fn a_second_attack_is_skipped() {
    let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[7, 4]]);
    let table = acts_by(&scene, "stormtrooper_aim", |line| line[1] = line[0].clone());
    assert_eq!(lines(&table, FOE), "+ -R28.6 + -R24.7");
}

/// alliance R24.3
///
/// A bonus for who has not moved: not after a step of the line before.
#[test]
fn a_bonus_for_who_has_not_moved() {
    for (column, bonus) in [(8, 1), (9, 0)] {
        let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[column, 4]]);
        // Four spaces away, then attack.
        let table =
            acts_by(&scene, "stormtrooper_aim", |line| *line = vec![line[2].clone(), line[0].clone()]);
        assert_eq!((lines(&table, FOE).as_str(), table.n_used("stormtrooper_aim")), ("+ +", bonus));
    }
}

/// alliance R4.9, R37.6
///
/// A massive figure that has stopped on others moves no more in this activation.
#[test]
fn a_massive_figure_stays_where_it_trampled() {
    let walks = |troopers: &[[u8; 2]]| {
        let scene = pair([2, 4], [0, 0]).enemy("at_st", &[[9, 3]]).enemy("stormtrooper", troopers).first(0);
        let table = acts_by(&scene, "at_st_chase", |line| *line = vec![line[3].clone(), line[3].clone()]);
        (table.at(FOE)[0], table.cited("R37.6") > 0)
    };
    assert_eq!(walks(&[[13, 8]]), (3, false), "three spaces twice");
    assert_eq!(walks(&[[7, 2], [7, 4], [7, 6]]), (6, true), "there is a trooper under it wherever it stops");
}

/// alliance R24.3
///
/// In the next round there is a first figure again.
#[test]
fn a_bonus_for_the_first_figure_each_round() {
    let volley = |event: &Event| {
        let id = |card: u8| CONTENT.activations[usize::from(card)].id.as_str();
        matches!(event, Event::GroupActivated { card, .. } if id(*card) == "stormtrooper_volley")
    };
    let scene = pair([2, 4], [0, 0]).enemy("stormtrooper", &[[5, 4], [5, 6]]).draws(0, "stormtrooper_volley");
    let twice = (0..200).find_map(|seed| {
        let mut table = Table::new(&scene.clone().seed(seed));
        for figure in [GAARKHAN, FENN, GAARKHAN, FENN, GAARKHAN] {
            table.activate(figure).end().finish();
        }
        (table.told(volley) == 2).then_some(table)
    });
    let rolls = twice.expect("a seed that draws the card twice").rolls();
    assert_eq!(rolls.iter().filter(|roll| roll.starts_with("blue green green")).count(), 2, "{rolls:?}");
}

/// alliance R26.1, R22.8
///
/// A trait that is asked of heroes is not found on an ally: Vader passes Luke by.
#[test]
fn a_trait_of_heroes() {
    let scene = Scenario::on("hall").hero("diala_passil", &[], [3, 4]).hero("gaarkhan", &[], [0, 0]);
    let scene = scene.ally("luke_jedi_knight", &[[5, 6]]).enemy("darth_vader", &[[6, 4]]);
    let table = acts(&scene.draws(0, "darth_vader_anger"));
    assert_eq!((table.n_attacks_at(0), table.n_attacks_at(2)), (1, 0));
}

/// alliance R25.4
///
/// A line for a group that has lost somebody is skipped while nobody is missing.
#[test]
fn a_line_for_a_reduced_group() {
    let scene = pair([4, 4], [0, 0]).enemy("royal_guard_elite", &[[6, 4], [6, 6]]);
    let table = acts(&scene.draws(0, "royal_guard_elite_vow"));
    assert!(lines(&table, FOE).starts_with("-R25.4 +"), "{}", lines(&table, FOE));
}

/// alliance R37.1, R24.8
///
/// A line without an icon makes nobody bleed.
#[test]
fn free_lines_do_not_bleed() {
    let scene = pair([4, 4], [0, 0]).enemy("royal_guard_elite", &[[6, 4]]).draws(0, "royal_guard_elite_vow");
    let table = acts(&scene.has(FOE, Condition::Bleed).damage(FOE, 4));
    assert_eq!(lines(&table, FOE), "+ + + -R24.7");
    assert_eq!(
        table.damage(FOE),
        4 - 2 + 2,
        "recovered by the card, then one for the attack and one for the step"
    );
}

/// alliance R23.8, R23.9, R38.6
///
/// Where no count leads to a free space, it is the nearest as the crow flies: beside the door, not in the corner.
#[test]
fn reinforcements_from_the_next_room() {
    let scene = Scenario::on("t1").hero("fenn_signis", &[], [4, 0]).hero("gaarkhan", &[], [4, 1]);
    let scene = scene.enemy("stormtrooper", &[[2, 0], [2, 1]]).enemy("royal_guard", &[[3, 0], [3, 1]]);
    let table = acts(&scene.first(0).draws(0, "stormtrooper_reserves"));
    assert_eq!(table.at(FOE + 2)[0], 1);
}

/// alliance R38.4, R28.3, R28.8
///
/// Covert holds before the line begins: nobody sees Mak from 4 spaces away, so the attack is skipped.
#[test]
fn an_ability_in_force_makes_it_skip() {
    let scene = Scenario::on("hall").hero("mak_eshkarey", &[], [2, 4]).hero("gaarkhan", &[], [2, 0]);
    let scene = scene.enemy("stormtrooper", &[[7, 4]]).draws(0, "stormtrooper_aim");
    // Gaarkhan is seen: the next best target.
    let table = acts(&scene.damage(0, 15));
    let targets = |who: u8| {
        table.told(|event| matches!(event, Event::AttackDeclared { target, .. } if target.0 == who))
    };
    assert_eq!((targets(0), targets(1)), (0, 1));
}

/// alliance R38.6, A50, R17.3
///
/// Reinforcements return next to the group with full health and do not activate this round.
#[test]
fn reinforcements() {
    let scene =
        pair([2, 4], [0, 0]).enemy("stormtrooper", &[[9, 4], [9, 6]]).draws(0, "stormtrooper_reserves");
    let table = acts(&scene);
    assert_eq!(
        table.told(|event| matches!(event, Event::Reinforced { figure, .. } if figure.0 == FOE + 2)),
        1
    );
    assert_eq!((table.damage(FOE + 2), table.body(FOE + 2).health), (0, 3));
    let activated =
        |who: u8| table.told(|event| matches!(event, Event::FigureActivated { figure } if figure.0 == who));
    assert_eq!([activated(FOE), activated(FOE + 1), activated(FOE + 2)], [1, 1, 0]);
}

/// alliance R38.6, R25.5, A42
///
/// Of the spaces beside its fellow a figure that returns takes one from which it hits best.
#[test]
fn who_returns_stands_where_it_is_worst_for_the_players() {
    let scene = pair([2, 4], [0, 0]).enemy("stormtrooper", &[[9, 4], [9, 5]]);
    let table = acts(&scene.draws(0, "stormtrooper_reserves"));
    let returned = table.events.iter().find_map(|told| match told.event {
        Event::Reinforced { at, .. } => Some(at.corner().column()),
        _ => None,
    });
    assert_eq!(returned, Some(8));
}

/// alliance R25.5, A14, A42
///
/// Among ways equally bad for them the players choose, and the enemy takes that one.
#[test]
fn the_players_choose_among_equal_ways() {
    let scene = pair([6, 4], [0, 8]).enemy("stormtrooper", &[[7, 4]]).draws(0, "stormtrooper_advance");
    let mut table = Table::new(&scene);
    table.activate(GAARKHAN).end().until(|ask| matches!(ask, Prompt::Way { .. }));
    let offers = table.offers();
    assert!(offers.len() >= 4, "both players may say which");
    let last = offers.last().expect("an offer").choice;
    let Choice::Way { to, .. } = last else { panic!("{last:?} is no way") };
    table.choose(last);
    let ended = table.told(|event| {
        matches!(event, Event::Moved { figure, path, .. } if figure.0 == FOE && path.last() == Some(&to))
    });
    assert_eq!(ended, 1);
}

/// alliance R23.1, R23.2, R23.6, R1.15
///
/// The display: each group with its card of this round, whether it has activated, and its figures.
#[test]
fn the_display() {
    let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[9, 4], [9, 6]]).draws(0, "stormtrooper_volley");
    let table = acts(&scene);
    let view = Alliance::view(&CONTENT, &table.state, Viewer::Spectator);
    let group = &view.groups[0];
    let card = group.card.map(|card| CONTENT.activations[usize::from(card)].id.as_str());
    assert_eq!((card, group.ready, group.figures.len()), (Some("stormtrooper_volley"), false, 3));
    let thoughts = table.told(|event| matches!(event, Event::Thought { .. }));
    assert!(thoughts > 0, "and every step has its reasons");
}

/// alliance R28.1, R8.2, R8.3
///
/// Imperials attack with the dice of their card, against the dice of the sheet or card; elite ones have more health.
#[test]
fn imperials_attack_with_their_cards() {
    for (group, card, dice, health) in [
        ("stormtrooper", "stormtrooper_fall_back", "blue green | black", 3),
        ("stormtrooper_elite", "stormtrooper_elite_crossfire", "blue green | black", 5),
        ("imperial_officer", "imperial_officer_cower", "blue yellow | black", 3),
        ("probe_droid", "probe_droid_repair", "blue yellow yellow | black", 5),
        ("ig_88", "ig_88_point_blank", "red red | black", 10),
        ("general_weiss", "general_weiss_behead", "blue blue red | black", 15),
    ] {
        let scene = pair([4, 4], [0, 0]).enemy(group, &[[7, 4]]).draws(0, card).wounded(FENN);
        let table = acts(&scene);
        assert_eq!(
            (rolls_of(&table, FOE), table.body(FOE).health),
            (vec![dice.to_owned()], health),
            "{card}"
        );
    }
}

/// alliance R28.1, R22.7
///
/// The dice that a card loads are for the figure that acts: Han returns the general's fire with his own.
#[test]
fn the_dice_of_a_card_are_for_who_acts() {
    let scene = pair([0, 8], [0, 0]).ally("han_solo", &[[4, 4]]).enemy("general_weiss", &[[7, 3]]);
    let (han, weiss) = (FOE, FOE + 1);
    let mut table = Table::new(&scene.draws(0, "general_weiss_behead"));
    table.dice(&[0, 0, 0, WHITE_DODGE]).activate(GAARKHAN).end().play("return_fire");
    table.attack(Source::SHEET, weiss).finish();
    assert_eq!(rolls_of(&table, weiss)[0], "blue blue red | white", "R28.1: the card's");
    assert_eq!(rolls_of(&table, han), ["blue green green | black black"], "R28.1: his own");
}

/// alliance R4.15, R37.6, R4.10, R4.12
///
/// A massive walker goes where walls let it, over terrain and past figures, and ends on nobody.
#[test]
fn a_walker_moves() {
    let scene = pair([2, 4], [5, 4]).enemy("at_st", &[[9, 3]]).draws(0, "at_st_trample");
    let mut table = Table::new(&scene);
    table.fallback = 4;
    table.activate(FENN).end().finish();
    let at = table.body(FOE).at;
    for figure in [FENN, GAARKHAN] {
        if !table.is_gone(figure) {
            assert!(!at.has(table.body(figure).at.corner()));
        }
    }
    assert_eq!(at.columns() * at.rows(), 6);
}

/// alliance R25.3, R37.1, A25: D7
///
/// Bleeding, with 1 health left, a figure does not spend an action on its own Focus: it would be its last.
#[test]
fn nobody_bleeds_to_death_for_an_effect() {
    // Behind a wall it has nobody to attack.
    let scene = Scenario::on("rooms").hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [1, 0]);
    let scene = scene.enemy("stormtrooper", &[[6, 0]]).draws(0, "stormtrooper_aim");
    let weak = scene.clone().damage(FOE, 2).has(FOE, Condition::Bleed);
    assert!(lines(&acts(&weak), FOE).contains("-R25.3"));
    let hale = scene.has(FOE, Condition::Bleed);
    assert!(!lines(&acts(&hale), FOE).contains("-R25.3"));
}

/// alliance R12.1
///
/// Weakened ends with the figure's activation, of an enemy too.
#[test]
fn weakened_ends_with_the_activation() {
    let scene = pair([2, 4], [0, 0]).enemy("stormtrooper", &[[5, 4], [7, 4]]).draws(0, "stormtrooper_volley");
    let table = acts(&scene.has(FOE, Condition::Weaken));
    assert!(!table.has(FOE, Condition::Weaken));
}

/// alliance R4.9, R37.6
///
/// A walker that stops on a figure pushes it to the nearest free space and moves no more; nobody ever stands in another.
#[test]
fn a_walker_pushes_small_figures_aside() {
    let mut n_pushed = 0;
    for card in CONTENT.activations.iter().filter(|card| card.group == "at_st") {
        for column in 4..9 {
            let scene = pair([13, 4], [13, 5]).enemy("at_st", &[[0, 3]]).enemy("probe_droid", &[[column, 4]]);
            let table = acts(&scene.first(0).draws(0, &card.id));
            n_pushed += table.cited("R37.6");
            let (walker, droid) = (table.body(FOE).at, table.body(FOE + 1).at);
            assert_eq!(walker.shared(droid), 0, "{}", card.id);
        }
    }
    assert!(n_pushed > 0, "some card brings it so far");
}

//! Rank rolls and what ranks bring (40, 126 to 128).

use serde_json::json;
use sortie_defenders::choice::Ware;
use sortie_defenders::content::Grade;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::{choices, content, position, three};
use crate::common::table::{Table, agent};

/// An alien died in the round before, and the second agent is alpha agent.
fn after_a_kill(scenario: &sortie_defenders::scenario::Scenario) -> Table {
    let mut table = position(scenario, &[("/killed_before", json!(true))]);
    table.choose(Choice::Alpha { agent: agent(1) });
    table
}

/// The biotech alone, of a rank, after a kill.
fn alone(grade: Grade) -> Table {
    let scenario = three().dead(0).dead(2).grade(1, grade);
    position(&scenario, &[("/killed_before", json!(true))])
}

/// Whose turn it is to roll.
fn roller(table: &Table) -> Option<Seat> {
    (table.prompt() == Prompt::Rank).then(|| table.seat_offered(Choice::RollRank)).flatten()
}

/// defenders 40, 126, A13, A14: after the choice of the alpha agent each living agent may roll once, the alpha agent first, then
/// clockwise; nobody may if no alien was killed
#[test]
fn who_rolls() {
    let mut table = after_a_kill(&three().dead(2));
    assert_eq!(roller(&table), Some(Seat(1)));
    assert_eq!(choices(&table), [Choice::RollRank, Choice::Pass]);
    table.choose(Choice::Pass);
    assert_eq!(roller(&table), Some(Seat(0)), "the dead do not roll");
    table.dice(&["alien", "alien", "hit"]).choose(Choice::RollRank);
    assert!(matches!(table.prompt(), Prompt::Turn { .. }), "once each: {:?}", table.prompt());
    assert_eq!(table.last("rank_rolled").1["gd"], 0);
    let mut quiet = position(&three(), &[]);
    quiet.choose(Choice::Alpha { agent: agent(1) });
    assert!(matches!(quiet.prompt(), Prompt::Turn { .. }));
}

/// defenders T33, 126, 127, 128: so many gd as the next rank takes raise by one rank, which brings its gain at once; in a single
/// mission there is no limit but platinum
#[test]
fn every_rank() {
    let rolls = [
        (Grade::Copper, Grade::Bronze, 1, Some(Ware::BasicTactic)),
        (Grade::Bronze, Grade::Silver, 1, Some(Ware::Skill)),
        (Grade::Silver, Grade::Gold, 2, Some(Ware::ImprovedTactic)),
        (Grade::Gold, Grade::Palladium, 2, None),
        (Grade::Palladium, Grade::Platinum, 3, Some(Ware::Skill)),
    ];
    for (from, to, needed, gain) in rolls {
        let grade = |table: &Table| table.view().agents[1].grade;
        let faces = |n: usize| [["gd"; 3], ["hit"; 3]].concat()[3 - n..6 - n].to_vec();
        let mut short = alone(from);
        let told = short.view().checks.rank.expect("a rank roll is open");
        assert_eq!((told.grade, usize::from(told.needed)), (to, needed));
        assert_eq!(told.p, [488, 104, 8][needed - 1], "of three dice with two gd each");
        short.dice(&faces(needed - 1)).choose(Choice::RollRank);
        assert_eq!(grade(&short), from, "{needed} are needed from {from:?}");
        let mut table = alone(from);
        table.dice(&faces(needed)).choose(Choice::RollRank);
        assert_eq!(grade(&table), to);
        match gain {
            Some(what) => {
                assert_eq!(table.prompt(), Prompt::Equip { agent: agent(1), what });
                let class = content().agents[1].class;
                for choice in table.offers() {
                    let content = &table.content;
                    let (item, improved) = match choice {
                        Choice::TakeTactic { tactic } => {
                            (&content.tactics[usize::from(tactic)], what == Ware::ImprovedTactic)
                        }
                        Choice::TakeSkill { skill } => (&content.skills[usize::from(skill)], false),
                        other => panic!("{other:?} is no gain"),
                    };
                    assert!(item.is_for(class) && item.improved == improved, "{} is for others", item.id);
                }
            }
            None => assert!(matches!(table.prompt(), Prompt::Turn { .. })),
        }
    }
    let top = alone(Grade::Platinum);
    assert!(matches!(top.prompt(), Prompt::Turn { .. }), "nobody rises above platinum");
}

/// defenders 57, 110, 127: from palladium on the other side of the sheet is in force: its health, its weapons, its energy shield; wounds
/// and spent ammo stay what they were
#[test]
fn the_elite_side() {
    let scenario = three().dead(1).dead(2).grade(0, Grade::Gold).wounds(agent(0), 2).ammo(agent(0), 0, 1);
    let mut table = position(&scenario, &[("/killed_before", json!(true))]);
    table.dice(&["gd", "gd", "hit"]).choose(Choice::RollRank);
    let (base, elite) = (&table.content.agents[0].base, &table.content.agents[0].elite);
    let own = &table.view().agents[0];
    assert_eq!((own.health, own.wounds, own.shield), (elite.health, 2, [elite.shield; 2]));
    assert!(elite.health > base.health && elite.shield > 0);
    let more = elite.primary.ammo.unwrap_or(0) - base.primary.ammo.unwrap_or(0);
    assert_eq!(table.state.gun(agent(0), 0), (Some(1 + more), false));
}

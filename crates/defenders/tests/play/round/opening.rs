//! Before the first round (6 to 11).

use sortie_defenders::choice::Ware;
use sortie_defenders::limits::ALIENS;
use sortie_defenders::{Choice, Content, Defenders, Difficulty, Prompt, Setup};
use sortie_kernel::{Game, Seed, Viewer};

use crate::common::drill::DRILL;
use crate::common::table::Table;

fn begun(n_agents: usize) -> Table {
    let content = DRILL.clone();
    let setup = Setup::new("drill", n_agents, Difficulty::Normal);
    let state = Defenders::begin(&content, &setup, Seed::from_number(3));
    Table::of(content, state)
}

/// What an agent chooses to start with: of the stock, and for his class.
fn is_for(content: &Content, agent: usize, choice: Choice) -> bool {
    let class = content.agents[agent].class;
    match choice {
        Choice::TakeTactic { tactic } => content.tactics[usize::from(tactic)].is_for(class),
        Choice::TakeSkill { skill } => content.skills[usize::from(skill)].is_for(class),
        Choice::TakeDevice { device } => content.devices[usize::from(device)].is_for(class),
        _ => false,
    }
}

/// defenders 6, 7, 8, 11, 43, 146, 198: agents take what their rank and the mission give, of the stock and for their class; weapons are
/// drawn; then their places; aliens and signals come once there is an alpha agent
#[test]
fn equipped_placed_and_met() {
    let mut table = begun(3);
    let mut asked = Vec::new();
    while let Prompt::Equip { agent, what } = table.prompt() {
        let offers = table.offers();
        assert!(offers.iter().all(|&choice| is_for(&table.content, agent.index(), choice)), "{offers:?}");
        asked.push((agent.0, what));
        table.choose(offers[0]);
    }
    let each = [Ware::BasicTactic, Ware::Skill, Ware::Device, Ware::Device];
    let mut expected: Vec<(u8, Ware)> = Vec::new();
    for agent in 0..3 {
        expected.extend(each.map(|what| (agent, what)));
    }
    assert_eq!(asked, expected, "the rank is silver, and there are two devices for each");
    while !matches!(table.prompt(), Prompt::Start) {
        let first = table.offers()[0];
        table.choose(first);
    }
    assert_eq!(table.happened("weapon_drawn"), 2, "one improved weapon and an alien one");
    let drawn = table.told(0).into_iter().filter(|(_, event)| event["event"] == "weapon_drawn");
    let ranks: Vec<_> = drawn
        .map(|(_, event)| table.content.weapons[event["weapon"].as_u64().expect("a weapon") as usize].rank)
        .collect();
    assert!(ranks.contains(&sortie_defenders::world::Rank::Red), "{ranks:?}");
    let start = table.content.battles.last().expect("the drill").field.start.clone();
    while table.prompt() == Prompt::Start {
        let (_, choice) = table.offered()[0];
        assert!(matches!(choice, Choice::Start { at } if start.contains(&at)));
        table.choose(choice);
    }
    assert_eq!(table.prompt(), Prompt::Alpha);
    let view = table.view();
    assert_eq!((view.aliens.len(), view.signals.len()), (0, 0), "they come after the alpha agent is chosen");
    for own in &view.agents {
        assert_eq!(own.wounds, 0, "full health");
        assert!(own.guns.iter().all(|gun| gun.ammo.is_none_or(|[now, full]| now == full)), "full ammo");
    }
    table.choose(Choice::Alpha { agent: sortie_defenders::world::FigureId(0) });
    while !matches!(table.prompt(), Prompt::Turn { .. }) {
        let first = table.offers()[0];
        table.choose(first);
    }
    let view = table.view();
    assert_eq!((view.aliens.len(), view.signals.len()), (1, 4));
}

/// defenders 1, 6, 9: one to five agents, all different
#[test]
fn who_can_play() {
    let content = &*DRILL;
    let problems = |setup: &Setup| {
        setup.problems(content).into_iter().map(|problem| problem.code.to_owned()).collect::<Vec<_>>()
    };
    for n in 1..=5 {
        assert!(problems(&Setup::new("drill", n, Difficulty::Normal)).is_empty(), "{n} agents");
    }
    let mut nobody = Setup::new("drill", 1, Difficulty::Normal);
    nobody.agents.clear();
    assert_eq!(problems(&nobody), ["defenders-agents"]);
    let mut twice = Setup::new("drill", 2, Difficulty::Normal);
    twice.agents[1] = twice.agents[0];
    assert_eq!(problems(&twice), ["defenders-agent-twice"]);
}

/// defenders 11, 125, A60: what is set up has neither moved nor been revealed, so whoever keeps guard does not answer it
#[test]
fn nobody_answers_the_set_up() {
    let mut n_seen = 0;
    for mission in DRILL.missions.iter().filter(|mission| mission.agents[0] == 1) {
        let n_aliens = mission.alien.iter().filter(|alien| alien.from <= 1).count() as u8;
        for start in 0..6 {
            // The first class keeps guard.
            let setup = Setup::new(&mission.id, 1, Difficulty::Easy);
            let state = Defenders::begin(&DRILL, &setup, Seed::from_number(start));
            let mut table = Table::of(DRILL.clone(), state);
            for _ in 0..40 {
                match table.prompt() {
                    Prompt::Turn { .. } => break,
                    Prompt::Guard { alien } => {
                        assert!(alien.0 >= ALIENS + n_aliens, "{} {alien:?}", mission.id);
                    }
                    _ => {}
                }
                let offers = table.offers();
                let n = if table.prompt() == Prompt::Start { start as usize } else { 0 };
                table.choose(offers[n % offers.len()]);
            }
            let view = Defenders::view(&DRILL, &table.state, Viewer::Spectator);
            n_seen += usize::from(!view.odds.is_empty());
        }
    }
    assert!(n_seen > 3, "{n_seen} agents see somebody whom they could have shot at");
}

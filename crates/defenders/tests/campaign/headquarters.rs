//! The headquarters: who goes, what comes next, what is refused and why (2, 6, 100).

use sortie_defenders::Choice;
use sortie_defenders::content::Class;
use sortie_kernel::Rule;

use super::tools::{Team, mission, weapon};

/// defenders 6
///
/// Everybody changes his own agent, for one that nobody plays.
#[test]
fn agents_change() {
    let mut team = Team::home(3, "win");
    let classes = |team: &Team, seat| -> Vec<Class> {
        let may = team.may(seat).into_iter();
        may.filter_map(|choice| if let Choice::Enlist { class } = choice { Some(class) } else { None })
            .collect()
    };
    assert_eq!(classes(&team, 0), [Class::Sniper, Class::Hulk]);
    team.choose(2, Choice::Enlist { class: Class::Sniper });
    assert_eq!(team.classes(), [Class::Marine, Class::Biotech, Class::Sniper]);
    assert_eq!(classes(&team, 0), [Class::Infiltrator, Class::Hulk]);
    let refused = team.why_not(0, Choice::Enlist { class: Class::Sniper });
    assert_eq!((refused.code, refused.rule), ("defenders-agent-taken", Some(Rule("6"))));
    team.choose(2, Choice::SetOut);
    team.settle();
    team.does("win");
    let served: Vec<Class> = team.campaign().played[1].team.iter().map(|one| one.class).collect();
    assert_eq!(served, [Class::Marine, Class::Biotech, Class::Sniper]);
    assert_eq!(team.campaign().files[3].missions, 1);
}

/// defenders 2, 100
///
/// Why something is not open, with its rule.
#[test]
fn refusals_say_why() {
    let team = Team::home(2, "part");
    let because = |choice| {
        let reason = team.why_not(0, choice);
        (reason.code, reason.rule.map(|rule| rule.0))
    };
    assert_eq!(because(Choice::Plan { mission: mission("two") }), ("defenders-planned", Some("2")));
    assert_eq!(because(Choice::Plan { mission: mission("one") }), ("defenders-mission-closed", Some("2")));
    let rifle = weapon("gd4a2_rifle");
    assert_eq!(because(Choice::Arm { weapon: rifle, gun: 0 }), ("defenders-weapon-not-owned", Some("100")));
    assert_eq!(because(Choice::Arm { weapon: 200, gun: 0 }), ("defenders-weapon-not-owned", Some("100")));
    assert_eq!(because(Choice::Disarm { gun: 0 }), ("defenders-weapon-issued", Some("97")));
    assert_eq!(because(Choice::Disarm { gun: 9 }).0, "defenders-not-there");
    assert_eq!(because(Choice::EndTurn).0, "defenders-not-now");
}

//! Keywords whose conditions are many, each condition by itself at the table: Guardian, Arsenal, Gunslinger, AI.

use sortie_specops::action::Action;
use sortie_specops::content::Content;
use sortie_specops::dice::{AttackFace, DefenceFace, Pool};
use sortie_specops::event::AttackEvent;
use sortie_specops::ids::UnitId;
use sortie_specops::profile::{DefenceSurge, Rank, Weapon, WeaponKind};
use sortie_specops::side::Colour;
use sortie_specops::{Choice, Prompt};

use super::drill::CENTRE;
use super::field::{Field, content, laid};

use AttackFace::{Blank, Crit, Hit};

fn kind_of(content: &Content, team: &str, n: usize) -> usize {
    content.team(content.team_named(team).expect("a team")).members[n].index()
}

/// Blue's first kind guards; the friend is attacked by an enemy who rolls red dice.
fn guarded(guard: &[&str], friend: &[&str], weapon: &[&str]) -> Field {
    let mut content = content(guard, &[]);
    let kind = kind_of(&content, "rebel_troopers", 2);
    content.units[kind].profile.keywords = friend.iter().map(|it| it.parse().expect("a keyword")).collect();
    let kind = kind_of(&content, "clone_troopers", 1);
    content.units[kind].profile.weapons = vec![rifle("rifle", weapon)];
    let guard = kind_of(&content, "rebel_troopers", 0);
    content.units[guard].profile.surge.defence = DefenceSurge::None;
    let mut field = laid(content);
    std::mem::swap(&mut field.who, &mut field.friend);
    field
}

fn rifle(id: &str, keywords: &[&str]) -> Weapon {
    Weapon {
        id: id.to_owned(),
        kind: WeaponKind::Ranged,
        min: 0,
        max: 12,
        dice: Pool::new(2, 0, 0),
        keywords: keywords.iter().map(|it| it.parse().expect("a keyword")).collect(),
    }
}

/// Ways in which the guardian may take hits of two that are left.
fn offered(mut field: Field) -> Vec<u8> {
    field.suffer(&[Hit, Hit], &[]);
    field
        .drill
        .until(|ask| matches!(ask, Prompt::Guardian { .. } | Prompt::Act { .. } | Prompt::Turn { .. }));
    let hits = |choice: Choice| if let Choice::Guard { hits, .. } = choice { Some(hits) } else { None };
    field.drill.offers().into_iter().filter_map(hits).collect()
}

/// specops K25: whom a guardian helps: a friend of the type named, within 6 inches and in sight, attacked at range; up to X hits. Not who is
/// a guardian too; not with as many own tokens as courage.
#[test]
fn whom_a_guardian_helps() {
    let (x, y) = CENTRE;
    assert_eq!(offered(guarded(&["guardian 1: corps"], &[], &[])), [1]);
    assert_eq!(offered(guarded(&["guardian 2: corps"], &[], &[])), [1, 2]);
    assert!(offered(guarded(&["guardian 1: commander"], &[], &[])).is_empty(), "it is corps");
    let two = guarded(&["guardian 1: corps"], &["guardian 1: corps"], &[]);
    assert!(offered(two).is_empty(), "one itself");
    for (gap, hits) in [(1524, &[1][..]), (1525, &[])] {
        let mut field = guarded(&["guardian 1: corps"], &[], &[]);
        field.drill.put(field.friend, (x + 700 + 270 + gap, y));
        assert_eq!(offered(field), hits, "{gap}: 6 inches edge to edge");
    }
    for (tokens, hits) in [(1, &[1][..]), (2, &[])] {
        let mut field = guarded(&["guardian 1: corps"], &[], &[]);
        field.drill.token(field.friend, "suppression", tokens);
        assert_eq!(offered(field), hits, "{tokens} tokens at courage 2");
    }
    // In melee nobody takes anything.
    let mut field = guarded(&["guardian 1: corps"], &[], &[]);
    let kind = kind_of(&field.drill.content, "clone_troopers", 1);
    let fist = Weapon { kind: WeaponKind::Melee, ..rifle("fist", &[]) };
    field.drill.content.units[kind].profile.weapons = vec![fist];
    field.drill.put(field.enemy, (x + 700, y - 272));
    assert!(offered(field).is_empty());
}

/// specops K25, C5.11, C9.20: the guardian rolls its own dice for the hits it takes; surge tokens convert, cover does not; a wound for each
/// blank. The defender meets what is left.
#[test]
fn what_a_guardian_suffers() {
    let wounds = |tokens: u8, defence: &[DefenceFace]| {
        let mut field = guarded(&["guardian 2: corps"], &[], &[]);
        field.drill.token(field.friend, "surge", tokens);
        field.suffer(&[Hit, Hit, Crit], defence);
        field.drill.until(|ask| matches!(ask, Prompt::Guardian { .. }));
        field.drill.act(Choice::Guard { by: field.friend, hits: 2 });
        field.drill.dice();
        if matches!(field.drill.prompt(), Prompt::DefenceSurges { unit } if unit == field.friend) {
            field.drill.act(Choice::Surge { from: field.friend });
        }
        field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
        [field.friend, field.who].map(|unit| field.drill.figure(unit).wounds)
    };
    use DefenceFace::{Block, Surge};
    assert_eq!(wounds(0, &[Block, DefenceFace::Blank]), [1, 0]);
    assert_eq!(wounds(0, &[Block, Surge]), [1, 0], "a surge by itself is nothing");
    assert_eq!(wounds(1, &[Block, Surge]), [0, 0]);
}

/// specops K25, K1: Pierce may be used on the guardian's dice, and what is left of it on the defender.
#[test]
fn pierce_on_a_guardian() {
    let wounds = |n: u8| {
        let mut field = guarded(&["guardian 1: corps"], &[], &["pierce 1"]);
        field.suffer(&[Hit, Hit], &[DefenceFace::Block, DefenceFace::Block]);
        field.drill.until(|ask| matches!(ask, Prompt::Guardian { .. }));
        field.drill.act(Choice::Guard { by: field.friend, hits: 1 });
        field.drill.dice();
        assert_eq!(field.drill.prompt(), Prompt::Pierce { by: field.friend, most: 1 });
        field.drill.act(Choice::Pierce { n });
        field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
        [field.friend, field.who].map(|unit| field.drill.figure(unit).wounds)
    };
    assert_eq!(wounds(1), [1, 0], "used on the guardian");
    assert_eq!(wounds(0), [0, 1], "kept for the defender");
}

/// Blue's first unit has this keyword, a fist and two rifles; two enemies stand in range.
fn armed(keyword: &str) -> (Field, UnitId) {
    let mut content = content(&[keyword], &[]);
    let kind = kind_of(&content, "rebel_troopers", 0);
    content.units[kind].profile.weapons.truncate(1);
    content.units[kind].profile.weapons.extend([rifle("a280_rifle", &[]), rifle("bowcaster", &[])]);
    let mut field = laid(content);
    let other = field.drill.units(Colour::Red)[2];
    let (x, y) = CENTRE;
    field.drill.put(other, (x + 900, y - 1540));
    (field.active(), other)
}

fn more(field: &Field) -> Vec<(UnitId, u8)> {
    let attack = |choice| match choice {
        Choice::Attack { target, weapon } => Some((target, weapon)),
        _ => None,
    };
    field.drill.offers().into_iter().filter_map(attack).collect()
}

/// specops K62, C9.2, C9.6, C9.23: Arsenal adds so many weapons, each once, in the pool against the same defender or in one of its own; without it
/// one weapon is all.
#[test]
fn an_arsenal() {
    let (mut field, other) = armed("arsenal 2");
    let enemy = field.enemy;
    field.drill.act(Choice::Attack { target: enemy, weapon: 1 });
    assert!(matches!(field.drill.prompt(), Prompt::Pools { .. }));
    assert_eq!(more(&field), [(enemy, 2), (other, 2)], "the other rifle, at either");
    field.drill.attack = [Crit, Crit, Crit, Crit].into();
    field.drill.act(Choice::Attack { target: other, weapon: 2 });
    assert!(!matches!(field.drill.prompt(), Prompt::Pools { .. }), "two weapons are all");
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    let wounds = [enemy, other].map(|unit| field.drill.figure(unit).wounds);
    assert_eq!(wounds, [2, 2], "each pool by itself (C9.23)");
    let (mut field, _) = armed("nimble");
    field.drill.act(Choice::Attack { target: field.enemy, weapon: 1 });
    assert!(!matches!(field.drill.prompt(), Prompt::Pools { .. }), "one weapon without it (C9.2)");
}

/// specops K63: Gunslinger forms a second pool, once, against another defender, with a ranged weapon that is used already.
#[test]
fn a_gunslinger() {
    let (mut field, other) = armed("gunslinger");
    let enemy = field.enemy;
    field.drill.act(Choice::Attack { target: enemy, weapon: 1 });
    assert_eq!(more(&field), [(other, 1)], "the same rifle, at somebody else");
    field.drill.attack = [Hit, Blank, Hit, Hit].into();
    let from = field.drill.mark();
    field.drill.act(Choice::Attack { target: other, weapon: 1 });
    assert!(!matches!(field.drill.prompt(), Prompt::Pools { .. }), "once an attack");
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    let rolled = field.drill.attacks_since(from).into_iter().filter_map(|event| match event {
        AttackEvent::Rolled { defender, dice, .. } => Some((defender, dice.len())),
        _ => None,
    });
    assert_eq!(rolled.collect::<Vec<_>>(), [(enemy, 2), (other, 2)]);
}

/// Who has to attack or move first, unless something frees it.
fn machine(keyword: &str, is_ordered: bool) -> Field {
    let mut content = content(&[keyword], &[]);
    for (n, rank) in [(0, Rank::Corps), (2, Rank::Commander)] {
        let kind = kind_of(&content, "rebel_troopers", n);
        content.units[kind].profile.rank = rank;
    }
    let mut field = laid(content);
    // The friend leads: far away it frees nobody.
    field.drill.put(field.friend, (CENTRE.0 + 4400, CENTRE.1 + 3900));
    let others = field.drill.units(Colour::Blue).into_iter();
    let others: Vec<UnitId> = others.filter(|unit| ![field.who, field.friend].contains(unit)).collect();
    others.into_iter().for_each(|unit| field.drill.defeat(unit));
    let ordered = if is_ordered { field.who } else { field.friend };
    field.command(ordered);
    field
}

/// specops K11: its first action is one of those named, if it can do one, and free after that; not with a face-up order, not with a friendly
/// commander within 18 inches. What is named as a move is met by any move.
#[test]
fn what_a_machine_does_first() {
    let aims = |field: &Field| field.drill.is_offered(Choice::Act { action: Action::Aim });
    let mut field = machine("ai: attack", false);
    field.drill.activate(field.who);
    assert!(!aims(&field) && !more(&field).is_empty(), "{:?}", field.drill.offers());
    field.attack_with(&[], &[]);
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert!(aims(&field), "the second is free");

    let mut field = machine("ai: attack", true);
    field.drill.activate(field.who);
    assert!(aims(&field), "it has an order");

    // 18 inches and two bases are 4842, of which 3873 east; a root of 23,444,965 is the next that is more.
    for (south, is_free) in [(2905, true), (2906, false)] {
        let mut field = machine("ai: attack", false);
        field.drill.put(field.friend, (CENTRE.0 + 3873, CENTRE.1 + south));
        field.drill.activate(field.who);
        assert_eq!(aims(&field), is_free, "a commander {south} south");
    }

    let mut field = machine("ai: attack", false);
    field.drill.put(field.who, (CENTRE.0, 8900));
    field.drill.activate(field.who);
    assert!(more(&field).is_empty() && aims(&field), "it can do nothing of it");

    let mut field = machine("ai: move", false);
    field.drill.activate(field.who);
    let moves = field.drill.answers().regions.len();
    assert!(!aims(&field) && moves > 0, "any move will do, and nothing else: {:?}", field.drill.offers());
    field.drill.go(field.who, Action::Climb, 1, (0, 200));
    assert!(aims(&field), "a climb is a move");
}

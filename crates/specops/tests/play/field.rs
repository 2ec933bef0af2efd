//! A field for one keyword: a unit that has nothing else, a friend and an enemy near by, everybody else far away.

use sortie_specops::content::Content;
use sortie_specops::dice::{AttackFace, DefenceFace, Pool};
use sortie_specops::event::{AttackEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::keyword::{Keyword, WeaponKeyword};
use sortie_specops::profile::{DefenceSurge, Weapon, WeaponKind};
use sortie_specops::side::Colour;
use sortie_specops::{Choice, Counter, Prompt};

use super::drill::{CENTRE, Drill, bare};

/// Blue's first unit, another of its side two inches away, and an enemy five inches away.
pub(crate) struct Field {
    pub(crate) drill: Drill,
    pub(crate) who: UnitId,
    pub(crate) friend: UnitId,
    pub(crate) enemy: UnitId,
}

/// What ships, with no keyword but these on blue's first kind; its rifle rolls two red dice and has these keywords.
pub(crate) fn content(keywords: &[&str], weapon: &[&str]) -> Content {
    let mut content = bare(None, None);
    for unit in &mut content.units {
        unit.profile.keywords.clear();
        unit.profile.health = 3;
        unit.profile.courage = Some(2);
    }
    let team = content.team_named("rebel_troopers").expect("a team");
    let kind = content.team(team).members[0];
    let profile = &mut content.units[kind.index()].profile;
    profile.keywords = keywords.iter().map(|words| words.parse().expect("a keyword")).collect();
    let keywords: Vec<WeaponKeyword> = weapon.iter().map(|words| words.parse().expect("a keyword")).collect();
    let weapon = |id: &str, kind, max| Weapon {
        id: id.to_owned(),
        kind,
        min: 0,
        max,
        dice: Pool::new(2, 0, 0),
        keywords: keywords.clone(),
    };
    profile.weapons =
        vec![weapon("unarmed", WeaponKind::Melee, 0), weapon("a280_rifle", WeaponKind::Ranged, 18)];
    content
}

/// The same, where the enemy has keywords too; its surges are nothing by themselves.
pub(crate) fn against(mut content: Content, keywords: &[&str]) -> Content {
    let kind = content.team(content.team_named("clone_troopers").expect("a team")).members[1];
    let profile = &mut content.units[kind.index()].profile;
    profile.keywords = keywords.iter().map(|words| words.parse::<Keyword>().expect("a keyword")).collect();
    profile.surge.defence = DefenceSurge::None;
    content
}

pub(crate) fn field(keywords: &[&str]) -> Field {
    laid(content(keywords, &[]))
}

pub(crate) fn laid(content: Content) -> Field {
    let mut drill = Drill::new(content, ["rebel_troopers", "clone_troopers"], [false; 3]);
    let (who, friend) = (UnitId(0), UnitId(2));
    let enemy = drill.units(Colour::Red)[1];
    let (x, y) = CENTRE;
    drill.put(who, (x, y));
    drill.put(friend, (x + 700, y));
    drill.put(enemy, (x, y - 1540));
    Field { drill, who, friend, enemy }
}

impl Field {
    /// Both play Standing Orders; blue's order goes to whoever is named, and blue has priority.
    pub(crate) fn command(&mut self, ordered: UnitId) {
        let card = self.drill.content.card_named("standing_orders").expect("a card");
        self.drill.play(card);
        self.drill.defence.push_back(DefenceFace::Block);
        for _ in 0..40 {
            match self.drill.prompt() {
                Prompt::Order { .. } => {
                    let order = |unit| Choice::Order { unit, by: None };
                    let wanted = [order(ordered), order(self.enemy)]
                        .into_iter()
                        .find(|choice| self.drill.is_offered(*choice));
                    match wanted {
                        Some(choice) => self.drill.act(choice),
                        None => return,
                    }
                }
                Prompt::Report { .. } => self.drill.anything(),
                _ => return,
            }
        }
    }

    /// The unit acts, with a face-up order.
    pub(crate) fn active(mut self) -> Self {
        self.command(self.who);
        self.drill.activate(self.who);
        self
    }

    pub(crate) fn gained(&self, from: usize, unit: UnitId, token: Counter, rule: &str) -> u8 {
        let turns = self.drill.turns_since(from);
        let n = |(by, event): &(&'static str, TurnEvent)| match event {
            TurnEvent::Gained { unit: it, token: kind, n }
                if *it == unit && *kind == token && *by == rule =>
            {
                *n
            }
            _ => 0,
        };
        turns.iter().map(n).sum()
    }

    /// Attacks with the weapon that is listed last.
    pub(crate) fn attack(&mut self) -> usize {
        let from = self.drill.mark();
        let target = self.enemy;
        let choice = self.drill.attack_on(target);
        self.drill.act(choice);
        from
    }

    /// Attacks, with dice that fall so; everything else that may be left is left.
    pub(crate) fn attack_with(&mut self, attack: &[AttackFace], defence: &[DefenceFace]) -> usize {
        self.drill.attack = attack.iter().copied().collect();
        self.drill.defence = defence.iter().copied().collect();
        let from = self.attack();
        self.drill
            .until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. } | Prompt::Card { .. }));
        from
    }

    /// The enemy attacks the unit, out of its own activation.
    pub(crate) fn suffer(&mut self, attack: &[AttackFace], defence: &[DefenceFace]) -> usize {
        self.command(self.friend);
        self.drill.activate(self.enemy);
        let from = self.drill.mark();
        self.drill.attack = attack.iter().copied().collect();
        self.drill.defence = defence.iter().copied().collect();
        let target = self.who;
        let choice = self.drill.attack_on(target);
        self.drill.act(choice);
        from
    }

    pub(crate) fn wounds(&self, from: usize) -> Vec<u8> {
        let compared = |event: &AttackEvent| {
            if let AttackEvent::Compared { wounds, .. } = event { Some(*wounds) } else { None }
        };
        self.drill.attacks_since(from).iter().filter_map(compared).collect()
    }
}

/// One attack of two red dice with this on the weapon or the unit: how many wounds, against what is rolled.
pub(crate) fn wounds(
    unit: &[&str],
    weapon: &[&str],
    attack: &[AttackFace],
    defence: &[DefenceFace],
) -> Vec<u8> {
    let mut field = laid(content(unit, weapon)).active();
    let from = field.attack_with(attack, defence);
    field.wounds(from)
}

//! Figures: where they stand, what they do there, what they can bear, and whether they are shown so.

use sortie_alliance::ability::{Ability, Passive, When};
use sortie_alliance::attack::Condition;
use sortie_alliance::world::FigureId;
use sortie_alliance::{CardState, Event, FigureView, Object};
use sortie_boards::square::{Position, Space};

use super::{Checked, Shadow, must};

impl<'a> Shadow<'a> {
    pub(super) fn appears(&mut self, figure: FigureId, at: Position) -> Checked {
        let ghost = self.ghost(figure);
        must(ghost.at.is_none(), || "it was there".to_owned())?;
        (ghost.damage, ghost.conditions) = (0, Vec::new());
        self.stands(figure, at)
    }

    pub(super) fn stands(&mut self, figure: FigureId, at: Position) -> Checked {
        let why = self.ground.why_not_at(at, self.has_keyword(figure, &["mobile", "massive"]));
        self.ghost(figure).at = Some(at);
        why.map_or(Ok(()), Err)
    }

    pub(super) fn moves(&mut self, figure: FigureId, from: Position, path: &[Position], cost: u8) -> Checked {
        let is_unhindered = self.has_keyword(figure, &["mobile", "massive"]);
        let ghost = self.ghost(figure);
        must(ghost.at == Some(from), || format!("from elsewhere: {ghost:?}"))?;
        must(!ghost.conditions.contains(&Condition::Stun), || "it is stunned".to_owned())?;
        let n = path.len() as u8;
        must(n > 0 && (n..=3 * n).contains(&cost), || "a step costs 1 to 3".to_owned())?;
        let mut here = from;
        for &next in path {
            let is_step = if here.is_small() && next.is_small() {
                self.ground.is_step(here.corner(), next.corner(), is_unhindered)
            } else {
                self.ground.is_large_move(here, next, is_unhindered)
            };
            must(is_step, || format!("{here:?} to {next:?} is no step"))?;
            here = next;
        }
        self.stands(figure, here)
    }

    pub(super) fn falls(&mut self, figure: FigureId, event: &Event) -> Checked {
        let health = self.health(figure);
        let ghost = self.ghost(figure);
        let is_hero = matches!(event, Event::Withdrawn { .. });
        let is_due = ghost.at.is_some() && ghost.damage == health && ghost.hero.is_some() == is_hero;
        must(is_due && (ghost.wounded || !is_hero), || format!("health {health}, {ghost:?}"))?;
        ghost.at = None;
        Ok(())
    }

    pub(super) fn interacts(&mut self, figure: FigureId, object: Object) -> Checked {
        let at = self.figures[figure.index()].at.ok_or("it is not there")?;
        let near = |space: Space| {
            let far = |one: u8, other: u8| one.abs_diff(other);
            at.spaces().any(|my| far(my.column(), space.column()) <= 1 && far(my.row(), space.row()) <= 1)
        };
        let map = self.ground.map;
        let (list, n, space) = match object {
            Object::Door(n) => {
                let edges = &map.doors[usize::from(n)].edges;
                let touches = edges.iter().any(|&(space, side)| {
                    at.has(space) || space.step(side).is_some_and(|beyond| at.has(beyond))
                });
                return must(touches, || format!("{at:?} is not at the door"));
            }
            Object::Crate(n) => (&mut self.crates, n, map.crates[usize::from(n)]),
            Object::Terminal(n) => (&mut self.terminals, n, map.terminals[usize::from(n)]),
            Object::Mission(..) => return Err("a skirmish has no objects of a mission".to_owned()),
        };
        must(list.contains(&n) && near(space), || format!("{at:?} is not at {space:?}"))?;
        list.retain(|&other| other != n);
        Ok(())
    }

    pub(super) fn nobody_overlaps(&self) -> Checked {
        let mut held: Vec<Space> =
            self.figures.iter().filter_map(|ghost| ghost.at).flat_map(Position::spaces).collect();
        held.sort_unstable();
        must(held.windows(2).all(|pair| pair[0] != pair[1]), || "two figures on one space".to_owned())
    }

    pub(super) fn has_keyword(&self, figure: FigureId, words: &[&str]) -> bool {
        let group = self.figures[figure.index()].group.map(|group| &self.content.groups[self.groups[group]]);
        group.is_some_and(|group| group.keywords.iter().any(|word| words.contains(&word.as_str())))
    }

    /// What holds for a figure all the time.
    pub(super) fn passives(&self, figure: FigureId) -> Vec<&'a Passive> {
        let content = self.content;
        let ghost = &self.figures[figure.index()];
        let mut abilities: Vec<&'a Ability> = Vec::new();
        if let Some(hero) = ghost.hero {
            let (number, cards) = &self.heroes[hero];
            let printed = &content.heroes[*number];
            let sheet = printed.sheet(ghost.wounded);
            abilities.extend(printed.ability.iter().filter(|ability| sheet.abilities.contains(&ability.id)));
            let there = cards.iter().filter(|(_, state)| *state != CardState::Gone);
            abilities.extend(there.flat_map(|(card, _)| &content.cards[usize::from(*card)].ability));
        } else if let Some(group) = ghost.group {
            abilities.extend(&content.groups[self.groups[group]].ability);
        }
        let always = abilities.into_iter().filter(|ability| ability.when == When::Always && !ability.ignored);
        always.map(|ability| &ability.passive).collect()
    }

    pub(super) fn health(&self, figure: FigureId) -> u16 {
        let ghost = &self.figures[figure.index()];
        let more: u16 = self.passives(figure).iter().map(|passive| u16::from(passive.health)).sum();
        let printed = match (ghost.hero, ghost.group) {
            (Some(hero), _) => {
                let bonus = [0, 0, 10, 3, 0][self.heroes.len()];
                u16::from(self.content.heroes[self.heroes[hero].0].sheet(ghost.wounded).health) + bonus
            }
            (_, Some(group)) => u16::from(self.content.groups[self.groups[group]].health),
            _ => 0,
        };
        printed + more
    }

    pub(super) fn endurance(&self, figure: FigureId) -> u16 {
        let ghost = &self.figures[figure.index()];
        let Some(hero) = ghost.hero else { return 0 };
        let more: u16 = self.passives(figure).iter().map(|passive| u16::from(passive.endurance)).sum();
        u16::from(self.content.heroes[self.heroes[hero].0].sheet(ghost.wounded).endurance) + more
    }

    pub(super) fn compare_figure(&self, figure: &FigureView) -> Checked {
        let ghost = &self.figures[figure.id.index()];
        let what = |what: &str| format!("{what}: shown {figure:?}, believed {ghost:?}");
        must(figure.at == ghost.at, || what("place"))?;
        must(figure.wounded == ghost.wounded, || what("wounded"))?;
        if figure.at.is_none() {
            return Ok(());
        }
        must(figure.health == self.health(figure.id), || what("health"))?;
        must(figure.endurance == self.endurance(figure.id), || what("endurance"))?;
        must(figure.damage == ghost.damage && figure.damage < figure.health, || what("damage"))?;
        must(figure.strain == ghost.strain && figure.strain <= figure.endurance, || what("strain"))?;
        must(figure.conditions == ghost.conditions, || what("conditions"))
    }
}

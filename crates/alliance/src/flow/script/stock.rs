//! What of the box is not on the map: whoever comes needs a deployment card and figures (R8.2, R36.1, A49).
//!
//! A group has its card and all its figures as long as one of them is on the map, for the others may return (R38.6); and
//! nobody knows more beside a real table (R23.4).

use super::given::party;
use crate::content::mission::{Muster, MusterRoot};
use crate::content::{Content, Group, n_figures};
use crate::setup::PRODUCTS;
use crate::state::State;
use crate::world::Side;

/// What the players own, less what is on the map.
pub(super) struct Stock<'a> {
    content: &'a Content,
    state: &'a State,
}

impl<'a> Stock<'a> {
    pub(super) fn new(content: &'a Content, state: &'a State) -> Self {
        Self { content, state }
    }

    /// Whether a group can be placed. The elite card of an ally who survived may come from another box (R22.4): with its
    /// figures it is there.
    pub(super) fn has(&self, group: usize, side: Side) -> bool {
        let printed = &self.content.groups[group];
        let has_card = side == Side::Rebel || self.cards_out(group) < self.cards(printed);
        has_card && self.figures_out(printed) + usize::from(printed.figures) <= self.figures(printed)
    }

    /// The cards of a group that the players own.
    pub(super) fn cards(&self, group: &Group) -> usize {
        group.cards_with(|product| self.is_owned(product))
    }

    /// Whether a group can be drawn: besides what is on the map, whoever waits for a card keeps it, and whoever may still be
    /// called for by name keeps card and figures.
    pub(super) fn spares(&self, group: usize, kept: &Kept<'_>) -> bool {
        let printed = &self.content.groups[group];
        let of_model = |id: &str| {
            let its = self.content.group(id).map(|its| &self.content.groups[its]);
            its.filter(|its| its.model == printed.model).map_or(0, |its| usize::from(its.figures))
        };
        let waiting = self.state.script.as_deref().map_or(&[][..], |script| &script.waiting[..]);
        let waiting = waiting.iter().filter(|waiting| usize::from(waiting.group) == group).count();
        let cards = self.cards_out(group) + waiting + kept.sum(|id| usize::from(id == printed.id));
        let figures = self.figures_out(printed) + kept.sum(of_model);
        cards < self.cards(printed) && figures + usize::from(printed.figures) <= self.figures(printed)
    }

    fn is_owned(&self, product: &str) -> bool {
        let number = PRODUCTS.iter().position(|known| *known == product);
        number.is_some_and(|number| self.state.table.collection >> number & 1 == 1)
    }

    /// Groups on the map, by number on the display. Allies wait beside it before they are placed (R17.1).
    fn on_map(&self) -> impl Iterator<Item = usize> + '_ {
        let state = self.state;
        (0..state.groups.len()).filter(|&n| {
            state.groups[n].side == Side::Rebel && state.round == 0
                || state.members(n).any(|member| state.body(member).is_present)
        })
    }

    fn cards_out(&self, group: usize) -> usize {
        self.on_map().filter(|&n| usize::from(self.state.groups[n].group) == group).count()
    }

    fn figures_out(&self, group: &Group) -> usize {
        let printed = |n: usize| &self.content.groups[usize::from(self.state.groups[n].group)];
        let same = self.on_map().filter(|&n| printed(n).model == group.model);
        same.map(|n| usize::from(printed(n).figures)).sum()
    }

    fn figures(&self, group: &Group) -> usize {
        n_figures(&self.content.groups, &group.model, |product| self.is_owned(product))
    }
}

/// What the mission may still call for by name in this scene.
pub(super) struct Kept<'a> {
    muster: Muster<'a>,
    scene: usize,
}

impl<'a> Kept<'a> {
    pub(super) fn of(content: &'a Content, state: &State) -> Option<Self> {
        let (mission, script) = (state.mission(content)?, state.script.as_deref()?);
        let waits = |root| match root {
            MusterRoot::Rule(n) => script.progress.waits(n, &mission.rule[n]),
            MusterRoot::Peril(_) => true,
        };
        Some(Self { muster: Muster::of(mission, party(state), waits), scene: usize::from(script.scene) })
    }

    /// The most of what is counted of each card that come together.
    fn sum(&self, of: impl Fn(&str) -> usize) -> usize {
        let most = self.muster.most(self.scene, |arrival| of(arrival.group));
        most.iter().map(|arrival| of(arrival.group).saturating_mul(arrival.times)).sum()
    }
}

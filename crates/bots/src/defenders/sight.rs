//! What the bot sees: the board, who stands where, where the mission wants something done.

use sortie_boards::hex::{Board, Gait, Hex};
use sortie_defenders::content::{AlienCard, Weapon};
use sortie_defenders::view::{AgentView, AlienView, GunView};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Content, Model, View};

/// A table as a seat sees it.
pub(super) struct Sight<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    /// By hex, how many hexes it is to the nearest thing the mission is about; nothing where there is none.
    pub(super) to_goal: Option<Vec<u8>>,
}

impl<'a> Sight<'a> {
    pub(super) fn new(content: &'a Content, view: &'a View) -> Self {
        let board = content.battles[usize::from(view.mission)].field.board(view.board);
        let mut sight = Self { content, view, board, to_goal: None };
        sight.to_goal = sight.ways_to_goals();
        sight
    }

    /// Where something is to be done: what open objectives are about, else where aliens come from.
    fn goals(&self) -> Vec<Hex> {
        let goals = &self.view.story.goals;
        let burns = |hex: &Hex| self.view.story.flames.contains(hex);
        let open: Vec<Hex> = goals.iter().copied().filter(|hex| !burns(hex)).collect();
        // Of a whole place a few hexes are enough to find the way there.
        let every = open.len().div_ceil(8).max(1);
        open.into_iter().step_by(every).collect()
    }

    /// Hexes of walking from each hex to the nearest goal.
    fn ways_to_goals(&self) -> Option<Vec<u8>> {
        let goals = self.goals();
        if goals.is_empty() {
            return None;
        }
        let mut ways = vec![u8::MAX; self.board.hexes().len()];
        for goal in goals {
            let reach = self.board.reach(goal, Gait::Walking, u8::MAX - 1, self.board.floor());
            for (hex, cost) in reach.iter() {
                let way = &mut ways[usize::from(hex.0)];
                *way = (*way).min(cost);
            }
        }
        Some(ways)
    }

    pub(super) fn agent(&self, figure: FigureId) -> Option<&'a AgentView> {
        self.view.agents.get(figure.index())
    }

    pub(super) fn alien(&self, figure: FigureId) -> Option<&'a AlienView> {
        self.view.aliens.iter().find(|alien| alien.figure == figure)
    }

    pub(super) fn card(&self, alien: &AlienView) -> &'a AlienCard {
        &self.content.aliens[usize::from(alien.card)]
    }

    /// What a weapon prints.
    pub(super) fn printed(&self, agent: &AgentView, gun: &GunView) -> &'a Weapon {
        let sheet = self.content.agent(agent.class).sheet(agent.grade);
        match gun.model {
            Model::Primary => &sheet.primary,
            Model::Secondary => &sheet.secondary,
            Model::Token(n) => &self.content.weapons[usize::from(n)],
        }
    }
}

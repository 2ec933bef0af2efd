//! What the bot sees: the board, who stands where, what the mission wants of whom.

use std::cell::OnceCell;

use sortie_boards::hex::{Board, Hex};
use sortie_defenders::content::{AlienCard, Weapon};
use sortie_defenders::view::{AgentView, AlienView, GunView};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Content, Marked, Model, View};

use super::errands::{Errand, errands, taken};
use super::harm::Foe;
use super::pressure::Pressure;

/// A table as a seat sees it.
pub(super) struct Sight<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    pub(super) pressure: Pressure<'a>,
    /// Whose turn it is has used up his action.
    pub(super) has_acted: bool,
    /// The errands of who is asked, and which of them is his.
    errands: OnceCell<(Vec<Errand>, Option<usize>)>,
    /// The aliens as who is asked has to think of them.
    foes: OnceCell<Vec<Foe<'a>>>,
}

impl<'a> Sight<'a> {
    pub(super) fn new(content: &'a Content, view: &'a View) -> Self {
        let board = content.battles[usize::from(view.mission)].field.board(view.board);
        let pressure = Pressure::new(content, view);
        Self {
            content,
            view,
            board,
            pressure,
            has_acted: false,
            errands: OnceCell::new(),
            foes: OnceCell::new(),
        }
    }

    /// The errand an agent is on, with the way there from each hex. All questions to a sight are about the same agent.
    pub(super) fn errand(&self, agent: &AgentView) -> Option<&Errand> {
        let (all, mine) = self.errands.get_or_init(|| {
            let all = errands(self, Some(agent));
            let mine = taken(self, &all, agent);
            (all, mine)
        });
        all.get((*mine)?)
    }

    /// The aliens as an agent has to think of them.
    pub(super) fn foes(&self, agent: &AgentView) -> &[Foe<'a>] {
        self.foes.get_or_init(|| self.view.aliens.iter().map(|alien| Foe::new(self, agent, alien)).collect())
    }

    /// How many hexes it is from a hex to the nearest errand of anybody.
    pub(super) fn way(&self, from: Hex) -> Option<u8> {
        let (all, _) = self.errands.get_or_init(|| (errands(self, None), None));
        all.iter().filter_map(|errand| errand.way(from)).min()
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

    /// Whether an alien lies there stunned.
    pub(super) fn is_down(&self, alien: &AlienView) -> bool {
        let marks = &self.view.story.marks;
        marks.iter().any(|mark| mark.figure == alien.figure && mark.mark == Marked::Stunned)
    }

    /// Whether agents do no damage to an alien.
    pub(super) fn is_warded(&self, alien: &AlienView) -> bool {
        let marks = &self.view.story.marks;
        marks.iter().any(|mark| mark.figure == alien.figure && mark.mark == Marked::Warded)
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

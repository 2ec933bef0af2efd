//! The position of a scene: the table with its terrain, who stands there, what lies there, the condition in force.

use sortie_boards::plane::{Base, PieceId, Point};
use sortie_content::scene::Object;

use super::figures::{self, Figure};
use super::pieces::{Terrain, point_of};
use super::tokens::{self, Token};
use crate::ids::{TokenId, UnitId};
use crate::world::{Body, Condition, Marker, World};

/// Everything a question can be about.
#[derive(Debug, Clone)]
pub struct Position {
    /// The table and its terrain.
    pub terrain: Terrain,
    /// The figures as their cards tell them, by [`UnitId`].
    pub figures: Vec<Figure>,
    /// Where they stand.
    pub bodies: Vec<Body>,
    /// The tokens, by [`TokenId`].
    pub tokens: Vec<Token>,
    /// Where they lie.
    pub markers: Vec<Marker>,
    /// The condition in force (M5).
    pub condition: Condition,
}

/// What a question names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// A figure.
    Figure(UnitId),
    /// A token.
    Token(TokenId),
    /// A piece of terrain.
    Piece(PieceId),
}

impl Position {
    /// Reads the position of a scene.
    pub(super) fn read(scene: &Object) -> Result<Self, String> {
        let terrain = Terrain::read(scene)?;
        let (figures, bodies) = figures::read(scene, &terrain)?;
        let (tokens, markers) = tokens::read(scene, &terrain.table)?;
        let condition = scene.or("condition", Condition::Clear)?;
        Ok(Self { terrain, figures, bodies, tokens, markers, condition })
    }

    /// The table and who stands on it.
    pub fn world(&self) -> World<'_> {
        let Self { terrain, bodies, markers, condition, .. } = self;
        World { table: &terrain.table, bodies, markers, condition: *condition }
    }

    /// All figures, in order.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.figures.len()).map(|n| UnitId(n as u8))
    }

    /// What a figure is called.
    pub fn id(&self, unit: UnitId) -> &str {
        &self.figures[unit.index()].id
    }

    /// A figure as its card tells it.
    pub fn figure(&self, unit: UnitId) -> &Figure {
        &self.figures[unit.index()]
    }

    /// The figure that a field names.
    pub fn unit(&self, fields: &Object, key: &str) -> Result<UnitId, String> {
        let id: String = fields.required(key)?;
        self.find_unit(&id).ok_or_else(|| format!("{}: there is no figure `{id}`", fields.place(key)))
    }

    /// The figure, token or piece that a field names, looked for in this order.
    pub fn named(&self, fields: &Object, key: &str) -> Result<Named, String> {
        let id: String = fields.required(key)?;
        let token = || self.tokens.iter().position(|token| token.id == id).map(|n| TokenId(n as u8));
        let piece = || self.terrain.find(&id).map(Named::Piece);
        let found = self.find_unit(&id).map(Named::Figure).or_else(|| token().map(Named::Token));
        found.or_else(piece).ok_or_else(|| format!("{}: there is no `{id}`", fields.place(key)))
    }

    /// The base of the figure or token that a field names.
    pub fn base(&self, fields: &Object, key: &str) -> Result<Base, String> {
        match self.named(fields, key)? {
            Named::Figure(unit) => Ok(self.bodies[unit.index()].base),
            Named::Token(token) => Ok(self.markers[token.index()].base),
            Named::Piece(_) => Err(format!("{}: a piece is neither figure nor token", fields.place(key))),
        }
    }

    /// The obstacle that a field `on` names.
    pub fn obstacle(&self, fields: &Object) -> Result<Option<PieceId>, String> {
        figures::read_on(fields, &self.terrain)
    }

    /// A field that is a point.
    pub fn point(&self, fields: &Object, key: &str) -> Result<Point, String> {
        point_of(fields, key)
    }

    fn find_unit(&self, id: &str) -> Option<UnitId> {
        self.figures.iter().position(|figure| figure.id == id).map(|n| UnitId(n as u8))
    }
}

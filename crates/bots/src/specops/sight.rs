//! What the bot sees on the table.

use sortie_boards::plane::{Base, Cover, INCH, PieceId, Point, Table};
use sortie_specops::content::{Content, Mission, MissionId, MissionRules};
use sortie_specops::ids::UnitId;
use sortie_specops::keyword::Keyword;
use sortie_specops::profile::{Rank, UnitKind};
use sortie_specops::side::Colour;
use sortie_specops::view::{FigureView, TokenView};
use sortie_specops::{Lying, View};

use super::ways::Maps;

/// The table with the eyes of one side.
#[derive(Debug)]
pub(super) struct Sight<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
    pub(super) table: &'a Table,
    pub(super) colour: Colour,
    maps: &'a Maps,
}

impl<'a> Sight<'a> {
    /// None before anybody has a colour.
    pub(super) fn new(content: &'a Content, view: &'a View, maps: &'a Maps) -> Option<Self> {
        let table = view.ground(content);
        Some(Self { content, view, table, colour: view.colour?, maps })
    }

    pub(super) fn mission(&self) -> &'a Mission {
        // Nobody has a colour before the mission is settled.
        self.content.mission(self.view.mission.unwrap_or(MissionId(0)))
    }

    pub(super) fn rules(&self) -> MissionRules {
        self.mission().rules
    }

    pub(super) fn figure(&self, unit: UnitId) -> &'a FigureView {
        &self.view.figures[unit.index()]
    }

    /// Everybody of a side on the table, without the vehicle.
    pub(super) fn units(&self, colour: Colour) -> impl Iterator<Item = &'a FigureView> + Clone + use<'a> {
        let figures = self.view.figures.iter();
        figures.filter(move |figure| figure.colour == colour && !figure.is_vehicle && figure.at.is_some())
    }

    pub(super) fn own(&self) -> impl Iterator<Item = &'a FigureView> + Clone + use<'a> {
        self.units(self.colour)
    }

    /// The units of the other side, and its vehicle.
    pub(super) fn enemies(&self) -> impl Iterator<Item = &'a FigureView> + Clone + use<'a> {
        let (figures, colour) = (self.view.figures.iter(), self.colour);
        figures.filter(move |figure| figure.colour != colour && figure.at.is_some())
    }

    pub(super) fn vehicle(&self) -> Option<&'a FigureView> {
        self.view.figures.iter().find(|figure| figure.is_vehicle && figure.at.is_some())
    }

    /// Objective tokens of the mission.
    pub(super) fn objectives(&self) -> impl Iterator<Item = &'a TokenView> + use<'a> {
        self.view.tokens.iter().filter(|token| matches!(token.what, Lying::Objective(_)))
    }

    /// The number of the package that somebody holds, if it is known.
    pub(super) fn carried(&self, unit: UnitId) -> Option<u8> {
        self.view.tokens.iter().find(|token| token.holder == Some(unit)).and_then(|token| token.number)
    }

    /// A figure where it stands; whoever is not on the table stands nowhere.
    pub(super) fn base(&self, figure: &FigureView) -> Option<Base> {
        Some(self.base_at(figure, figure.at?, figure.on))
    }

    /// A figure as it would stand there.
    pub(super) fn base_at(&self, figure: &FigureView, at: Point, on: Option<PieceId>) -> Base {
        let base = Base::new(at, figure.radius.into(), figure.height.into());
        base.moved(at, self.table.level(on))
    }

    /// How far somebody has to walk from there to a place, in tenths of an inch.
    pub(super) fn walk(&self, figure: &FigureView, from: Base, to: Base) -> i64 {
        let straight = tenths(from, to);
        // Nothing stands between those who almost touch.
        if straight <= 10 { straight } else { straight + self.detour(figure, from, to) }
    }

    fn detour(&self, figure: &FigureView, from: Base, to: Base) -> i64 {
        let jump = Self::sum(figure, |keyword| if let Keyword::Jump(x) = keyword { x } else { 0 });
        self.maps.to(self.table, to.at, jump.into(), figure.radius.into()).detour(from.at)
    }

    /// Ground vehicles on the table but for these two: they stop sight (C8.3).
    fn hulls(&self, but: [UnitId; 2]) -> Option<Base> {
        let vehicle = self.vehicle().filter(|vehicle| !but.contains(&vehicle.id))?;
        let kind = self.content.vehicles[vehicle.kind.index()].profile.kind;
        self.base(vehicle).filter(|_| kind == UnitKind::GroundVehicle)
    }

    /// Whether somebody there sees somebody there.
    pub(super) fn sees(&self, (one, from): (&FigureView, Base), (other, to): (&FigureView, Base)) -> bool {
        let hull = self.hulls([one.id, other.id]);
        self.table.sees(from, to, hull.as_slice())
    }

    /// The cover of the terrain between two places (C9.12, C9.13).
    pub(super) fn terrain_cover(&self, from: Base, to: Base) -> i64 {
        let mut best = Cover::None;
        for (piece, id) in self.table.pieces().iter().zip((0..).map(PieceId)) {
            if piece.cover > best
                && piece.polygon.is_within(to.footprint(), 3 * INCH)
                && !self.table.touches_piece(from, id)
                && self.table.is_run_through(id, from, to)
            {
                best = piece.cover;
            }
        }
        best as i64
    }

    /// What cards and keywords of a kind add up to.
    pub(super) fn sum(figure: &FigureView, pick: impl Fn(Keyword) -> u8) -> u8 {
        figure.keywords.iter().map(|keyword| pick(*keyword)).sum()
    }

    pub(super) fn is_droid(&self, figure: &FigureView) -> bool {
        !figure.is_vehicle && self.content.unit(figure.kind).profile.kind == UnitKind::DroidTrooper
    }
}

/// Wounds that are left to somebody.
pub(super) fn left(figure: &FigureView) -> i64 {
    i64::from(figure.health.saturating_sub(figure.wounds)).max(1)
}

pub(super) fn is_support(figure: &FigureView) -> bool {
    figure.rank == Rank::Support && !figure.is_vehicle
}

/// The gap between two bases in tenths of an inch, as numbers to weigh with.
pub(super) fn tenths(one: Base, other: Base) -> i64 {
    i64::from(one.gap(other)) * 10 / i64::from(INCH)
}

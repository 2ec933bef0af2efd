//! Who stands where, asked of a state: the [`World`] of its table, with what only the state knows.

use sortie_boards::plane::{Base, INCH, PieceId, Point, Quarter, Table};

use crate::content::{Content, Mission, MissionRules};
use crate::ids::{TokenId, UnitId, Units};
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::profile::AttackKind;
use crate::region::ground;
use crate::side::Colour;
use crate::state::State;
use crate::world::{Disengage, World};

/// How far a token goes from its centre (C12.1, S1).
pub(crate) const TOKEN_RADIUS: u32 = 127;

impl State {
    /// The terrain as it lies (C1.8).
    pub(crate) fn ground<'a>(&'a self, content: &'a Content) -> &'a Table {
        ground(content, Some(self.table.table), self.table.is_turned, self.built.as_ref())
    }

    /// The mission.
    pub(crate) fn mission<'c>(&self, content: &'c Content) -> &'c Mission {
        content.mission(self.table.mission)
    }

    /// A token as a base: a disc on whatever it lies on.
    pub(crate) fn token_base(&self, content: &Content, token: TokenId) -> Base {
        let token = self.token(token);
        token_base(self.ground(content), token.at, token.on)
    }
}

/// A disc on the table, or on the obstacle it lies on.
pub(crate) fn token_base(ground: &Table, at: Point, on: Option<PieceId>) -> Base {
    Base::new(at, TOKEN_RADIUS, 0).moved(at, ground.level(on))
}

/// Asks where units stand.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Space<'a> {
    pub(crate) powers: Powers<'a>,
    /// The table and who stands on it. Tokens are asked of the state.
    pub(crate) world: World<'a>,
}

impl<'a> Space<'a> {
    pub(crate) fn new(content: &'a Content, state: &'a State) -> Self {
        let (table, condition) = (state.ground(content), state.condition());
        let world = World { table, bodies: &state.bodies, markers: &[], condition };
        Self { powers: Powers::new(content, state), world }
    }

    fn state(&self) -> &'a State {
        self.powers.state
    }

    /// Where a unit stands, with its silhouette.
    pub(crate) fn base(&self, unit: UnitId) -> Base {
        self.world.body(unit).base
    }

    /// Whether two units are within so many inches, edge to edge; a unit is within any range of itself (C6.3, C6.6). Who is not on
    /// the table is near nobody.
    pub(crate) fn is_within(&self, one: UnitId, other: UnitId, inches: u32) -> bool {
        let both = [one, other].iter().all(|unit| self.world.body(*unit).is_present);
        both && (one == other || self.base(one).is_within(self.base(other), inches * INCH))
    }

    /// Whether a token lies within so many inches of a unit.
    pub(crate) fn is_near_token(&self, unit: UnitId, token: TokenId, inches: u32) -> bool {
        let token = self.state().token_base(self.powers.content, token);
        self.world.body(unit).is_present && self.base(unit).is_within(token, inches * INCH)
    }

    /// Base contact with a token (C6.7); a base may stand on it.
    pub(crate) fn touches_token(&self, unit: UnitId, token: TokenId) -> bool {
        let token = self.state().token_base(self.powers.content, token);
        self.world.body(unit).is_present && self.base(unit).touches(token)
    }

    /// Base contact between two units (C6.7, C6.8).
    pub(crate) fn touches(&self, one: UnitId, other: UnitId) -> bool {
        one != other && self.base(one).touches(self.base(other))
    }

    /// Enemies in base contact, the vehicle too: who is in melee with it (C13.1).
    pub(crate) fn foes_touching(&self, unit: UnitId) -> Units {
        self.world.in_melee_with(unit).collect()
    }

    /// Whether a unit moves although engaged: against a single enemy, in mission 2 red against any number (C13.5, K8, M2.14).
    pub(crate) fn disengage(&self, unit: UnitId) -> Disengage {
        let is_codes = self.state().mission(self.powers.content).rules == MissionRules::Codes;
        if is_codes && self.state().unit(unit).colour == Colour::Red {
            Disengage::FromAny
        } else if self.powers.has(unit, Keyword::Disengage) {
            Disengage::FromOne
        } else {
            Disengage::Never
        }
    }

    /// Whether two units see each other (C8.2).
    pub(crate) fn sees(&self, one: UnitId, other: UnitId) -> bool {
        self.world.sees(one, other)
    }

    /// The cover that a unit has against another (C9.12, C9.13), with what the mission gives beside its vehicle (M3.12): 0 to 2.
    pub(crate) fn terrain(&self, from: UnitId, to: UnitId) -> u8 {
        let is_escort = self.state().mission(self.powers.content).rules == MissionRules::Vehicle
            && self.state().unit(to).colour == Colour::Blue
            && !self.state().unit(to).is_vehicle;
        let is_beside = || self.state().vehicle().is_some_and(|vehicle| self.touches(to, vehicle));
        if is_escort && is_beside() { 2 } else { self.world.obscured(from, to).cover as u8 }
    }

    /// Whether part of a base lies in a quarter around another (C8.8).
    pub(crate) fn is_in_arc(&self, of: UnitId, other: UnitId, arc: Quarter) -> bool {
        self.base(of).has_in(self.world.body(of).facing, arc, self.base(other).footprint())
    }

    /// The weapons that a unit may use against another, by their numbers, and how (C9.1 to C9.5).
    pub(crate) fn usable(&self, unit: UnitId, target: UnitId) -> impl Iterator<Item = (u8, AttackKind)> {
        let weapons = self.powers.weapons(unit);
        let world = self.world;
        (0..weapons.len()).filter_map(move |n| Some((n as u8, world.attack(unit, target, weapons[n]).ok()?)))
    }
}

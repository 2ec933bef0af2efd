//! Who stands where, asked of a state: distances, contact, sight.

use sortie_boards::plane::{Base, Cover, INCH, PieceId, Point, Quarter, Table};

use crate::content::{Condition, Content, Mission};
use crate::ids::{TokenId, UnitId, Units};
use crate::keyword::{Keyword, WeaponKeyword};
use crate::powers::Powers;
use crate::profile::{AttackKind, Weapon};
use crate::side::Colour;
use crate::state::State;

/// How far a token goes from its centre (C12.1, S1).
pub(crate) const TOKEN_RADIUS: u32 = 127;

impl State {
    /// The terrain as it lies (C1.8).
    pub(crate) fn ground<'c>(&self, content: &'c Content) -> &'c Table {
        content.table(self.table.table).ground(self.table.is_turned)
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
    pub(crate) ground: &'a Table,
}

impl<'a> Space<'a> {
    pub(crate) fn new(content: &'a Content, state: &'a State) -> Self {
        Self { powers: Powers::new(content, state), ground: state.ground(content) }
    }

    fn state(&self) -> &'a State {
        self.powers.state
    }

    /// Where a unit stands, with its silhouette.
    pub(crate) fn base(&self, unit: UnitId) -> Base {
        let (state, profile) = (self.state().unit(unit), self.powers.profile(unit));
        let base = Base::new(state.at, profile.radius.into(), profile.height.into());
        base.moved(state.at, self.ground.level(state.on))
    }

    /// Whether two units are within so many inches, edge to edge; a unit is within any range of itself (C6.3, C6.6). Who is not on
    /// the table is near nobody.
    pub(crate) fn is_within(&self, one: UnitId, other: UnitId, inches: u32) -> bool {
        let both = [one, other].iter().all(|unit| self.state().unit(*unit).is_on_table());
        both && (one == other || self.base(one).is_within(self.base(other), inches * INCH))
    }

    /// Whether a token lies within so many inches of a unit.
    pub(crate) fn is_near_token(&self, unit: UnitId, token: TokenId, inches: u32) -> bool {
        let token = self.state().token_base(self.powers.content, token);
        self.state().unit(unit).is_on_table() && self.base(unit).is_within(token, inches * INCH)
    }

    /// Base contact with a token (C6.7); a base may stand on it.
    pub(crate) fn touches_token(&self, unit: UnitId, token: TokenId) -> bool {
        let token = self.state().token_base(self.powers.content, token);
        self.state().unit(unit).is_on_table() && self.base(unit).touches(token)
    }

    /// Base contact between two units (C6.7, C6.8).
    pub(crate) fn touches(&self, one: UnitId, other: UnitId) -> bool {
        one != other && self.base(one).touches(self.base(other))
    }

    /// Enemies in base contact, the vehicle too: who is in melee with it (C13.1).
    pub(crate) fn foes_touching(&self, unit: UnitId) -> Units {
        let colour = self.state().unit(unit).colour;
        if !self.state().unit(unit).is_on_table() {
            return Units::EMPTY;
        }
        let is_foe =
            |other: &UnitId| self.state().unit(*other).colour != colour && self.touches(unit, *other);
        self.state().present().filter(is_foe).collect()
    }

    /// Engaged: in melee with an enemy trooper; vehicles never are (C13.1).
    pub(crate) fn engaging(&self, unit: UnitId) -> Units {
        if self.state().unit(unit).is_vehicle {
            return Units::EMPTY;
        }
        self.foes_touching(unit).iter().filter(|other| !self.state().unit(*other).is_vehicle).collect()
    }

    /// Whether an engaged unit moves as if it were not: against a single enemy, in mission 2 red against any number (C13.5, K8,
    /// M2.14).
    pub(crate) fn disengages(&self, unit: UnitId) -> bool {
        let is_codes = self.state().mission(self.powers.content).rules == crate::content::MissionRules::Codes;
        let everybody = is_codes && self.state().unit(unit).colour == Colour::Red;
        everybody || self.engaging(unit).len() == 1 && self.powers.has(unit, Keyword::Disengage)
    }

    /// Whether two units see each other (C8.2).
    pub(crate) fn sees(&self, one: UnitId, other: UnitId) -> bool {
        let both = [one, other].iter().all(|unit| self.state().unit(*unit).is_on_table());
        both && (one == other || self.is_line_free(one, other))
    }

    /// Whether part of a base lies in a quarter around another (C8.8).
    pub(crate) fn is_in_arc(&self, of: UnitId, other: UnitId, arc: Quarter) -> bool {
        self.base(of).has_in(self.state().unit(of).facing, arc, self.base(other).footprint())
    }

    /// The weapons that a unit may use against another, by their numbers (C9.1 to C9.5, K2, K5, M5.3).
    pub(crate) fn usable(&self, unit: UnitId, target: UnitId) -> Vec<u8> {
        let weapons = self.powers.weapons(unit);
        let in_melee = self.touches(unit, target);
        let is_engaged = !self.engaging(unit).is_empty();
        let target_engaged = !self.engaging(target).is_empty();
        let sees = !in_melee && !target_engaged && self.sees(unit, target);
        let (from, to) = (self.base(unit), self.base(target));
        let is_dark = self.state().condition() == Condition::Darkness;
        let may = |weapon: &&Weapon| {
            if weapon.fixed().is_some_and(|arc| !self.is_in_arc(unit, target, arc)) {
                return false;
            }
            if in_melee {
                return weapon.kind.serves(AttackKind::Melee);
            }
            let reach = match weapon.max {
                max if is_dark && max > 6 => max.saturating_sub(4).max(6),
                max => max,
            };
            weapon.kind.serves(AttackKind::Ranged)
                && sees
                && (!is_engaged || weapon.has(WeaponKeyword::Versatile))
                && from.is_within(to, u32::from(reach) * INCH)
                && (weapon.min == 0 || !from.is_within(to, u32::from(weapon.min) * INCH))
        };
        (0..weapons.len()).filter(|n| may(&weapons[*n])).map(|n| n as u8).collect()
    }

    fn is_line_free(&self, _one: UnitId, _other: UnitId) -> bool {
        true
    }

    /// The cover that terrain gives a unit against another (C9.12, C9.13, M3.12): 0 to 2.
    pub(crate) fn terrain(&self, from: UnitId, to: UnitId) -> u8 {
        let content = self.powers.content;
        let target = self.state().unit(to);
        if target.is_vehicle {
            return 0;
        }
        let beside_vehicle = self.state().mission(content).rules == crate::content::MissionRules::Vehicle
            && target.colour == Colour::Blue
            && self.state().vehicle().is_some_and(|vehicle| self.touches(to, vehicle));
        if beside_vehicle { 2 } else { self.obscuring(from, to) as u8 }
    }

    fn obscuring(&self, _from: UnitId, _to: UnitId) -> Cover {
        Cover::None
    }
}

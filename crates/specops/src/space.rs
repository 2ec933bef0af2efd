//! Who stands where, asked of a state: the [`World`] of its table, with what only the state knows.

use sortie_boards::plane::{Base, INCH, PieceId, Point, Quarter, Table};

use crate::beside::{Question, Spot};
use crate::content::{Content, Mission, MissionRules, TokenKind};
use crate::ids::{TokenId, UnitId, Units};
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::profile::{AttackKind, Weapon};
use crate::region::ground;
use crate::side::Colour;
use crate::state::{Beside, State};
use crate::world::{Disengage, Melee, World};

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

    /// What people have said, beside a real table.
    fn beside(&self) -> Option<&'a Beside> {
        self.state().beside.as_deref()
    }

    fn are_present(&self, one: UnitId, other: UnitId) -> bool {
        [one, other].iter().all(|unit| self.world.body(*unit).is_present)
    }

    /// Whether two units are within so many inches, edge to edge; a unit is within any range of itself (C6.3, C6.6). Who is not on
    /// the table is near nobody.
    ///
    /// Beside a real table they could be: this is asked of what is offered, and whoever picks it has measured. Where nobody
    /// picks anything rules ask [`Self::near`].
    pub(crate) fn is_within(&self, one: UnitId, other: UnitId, inches: u32) -> bool {
        let is_near = || self.base(one).is_within(self.base(other), inches * INCH);
        self.are_present(one, other) && (one == other || self.beside().is_some() || is_near())
    }

    /// Of some units those within so many inches of something, 0 being contact, and in its sight if that is wanted (C6.3, C6.7, C8.2).
    /// Beside a real table people are asked.
    pub(crate) fn near(&self, of: Spot, inches: u8, in_sight: bool, among: Units) -> Units {
        let present: Units = among.iter().filter(|unit| self.world.body(*unit).is_present).collect();
        match (self.beside(), of) {
            (_, Spot::Unit(of)) if !self.world.body(of).is_present => Units::EMPTY,
            // A unit is within any range of itself (C6.6).
            (Some(beside), Spot::Unit(of)) if present.has(of) => {
                let mut near = beside.near(Spot::Unit(of), inches, in_sight, present.without(Units::of(of)));
                near.insert(of);
                near
            }
            (Some(beside), of) => beside.near(of, inches, in_sight, present),
            (None, of) => {
                present.iter().filter(|unit| self.stands_near(of, inches, in_sight, *unit)).collect()
            }
        }
    }

    fn stands_near(&self, of: Spot, inches: u8, in_sight: bool, unit: UnitId) -> bool {
        match of {
            Spot::Unit(of) => {
                self.is_within(of, unit, inches.into()) && (!in_sight || self.world.sees(of, unit))
            }
            Spot::Token(token) => self.is_near_token(unit, token, inches),
            Spot::Objective => {
                let is_objective = |token: &TokenId| self.state().token(*token).objective().is_some();
                self.state()
                    .token_ids()
                    .filter(is_objective)
                    .any(|token| self.is_near_token(unit, token, inches))
            }
            Spot::Transmitter => {
                let mut tokens = self.state().token_ids();
                tokens.any(|token| self.is_open_transmitter(token) && self.is_near_token(unit, token, inches))
            }
        }
    }

    /// Whether a token lies within so many inches of a unit; 0 is base contact (C6.7): a base may stand on it.
    fn is_near_token(&self, unit: UnitId, token: TokenId, inches: u8) -> bool {
        let (base, token) = (self.base(unit), self.state().token_base(self.powers.content, token));
        match inches {
            0 => base.touches(token),
            inches => base.is_within(token, u32::from(inches) * INCH),
        }
    }

    /// Whether a token is a transmitter that lies claimed side up: no blue support unit touches it (M2.11).
    fn is_open_transmitter(&self, token: TokenId) -> bool {
        let state = self.state();
        let jams = |unit: UnitId| self.powers.is_support(unit) && self.touches_token(unit, token);
        state.token(token).objective() == Some(TokenKind::Transmitter)
            && !state.present_of(Colour::Blue).any(jams)
    }

    /// Base contact with a token (C6.7); beside a real table it could be, for whoever picks what needs it.
    pub(crate) fn touches_token(&self, unit: UnitId, token: TokenId) -> bool {
        self.world.body(unit).is_present && (self.beside().is_some() || self.is_near_token(unit, token, 0))
    }

    /// Base contact between two units (C6.7, C6.8): beside a real table between enemies as it was reported, between friends as it could be.
    pub(crate) fn touches(&self, one: UnitId, other: UnitId) -> bool {
        let are_foes = || self.state().unit(one).colour != self.state().unit(other).colour;
        one != other
            && match self.beside() {
                Some(beside) => !are_foes() || beside.touching(one).has(other),
                None => self.base(one).touches(self.base(other)),
            }
    }

    /// Enemies in base contact, the vehicle too: who is in melee with it (C13.1).
    pub(crate) fn foes_touching(&self, unit: UnitId) -> Units {
        match self.beside() {
            Some(beside) => beside.touching(unit),
            None => self.world.in_melee_with(unit).collect(),
        }
    }

    /// The enemies a unit is engaged with: troopers in melee with troopers (C13.1).
    pub(crate) fn engaged_with(&self, unit: UnitId) -> Units {
        let is_trooper = |unit: &UnitId| self.world.body(*unit).kind.is_trooper();
        if !is_trooper(&unit) {
            return Units::EMPTY;
        }
        self.foes_touching(unit).iter().filter(is_trooper).collect()
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

    /// Whether two units see each other (C8.2); beside a real table they could, for whoever picks what needs it.
    pub(crate) fn sees(&self, one: UnitId, other: UnitId) -> bool {
        match self.beside() {
            Some(_) => self.are_present(one, other),
            None => self.world.sees(one, other),
        }
    }

    /// Full inches between two units, edge to edge (C6.5). Beside a real table people are asked.
    pub(crate) fn inches(&self, one: UnitId, other: UnitId) -> u32 {
        match self.beside() {
            Some(beside) => beside.number(Question::Inches { from: one, to: other }).into(),
            None => self.base(one).inches(self.base(other)),
        }
    }

    /// The cover that a unit has against another (C9.12, C9.13), with what the mission gives beside its vehicle (M3.12): 0 to 2. Beside a
    /// real table people are asked; vehicles are never obscured (C9.14).
    pub(crate) fn terrain(&self, from: UnitId, to: UnitId) -> u8 {
        if let Some(beside) = self.beside() {
            let is_vehicle = self.world.body(to).kind.is_vehicle();
            return if is_vehicle {
                0
            } else {
                beside.number(Question::Cover { attacker: from, defender: to })
            };
        }
        let is_escort = self.state().mission(self.powers.content).rules == MissionRules::Vehicle
            && self.state().unit(to).colour == Colour::Blue
            && !self.state().unit(to).is_vehicle;
        let is_beside = || self.state().vehicle().is_some_and(|vehicle| self.touches(to, vehicle));
        if is_escort && is_beside() { 2 } else { self.world.obscured(from, to).cover as u8 }
    }

    /// Whether part of a base lies in a quarter around another (C8.8). Beside a real table people are asked.
    pub(crate) fn is_in_arc(&self, of: UnitId, other: UnitId, arc: Quarter) -> bool {
        if let Some(beside) = self.beside() {
            return beside.number(Question::Arc { of, from: other, arc }) > 0;
        }
        self.base(of).has_in(self.world.body(of).facing, arc, self.base(other).footprint())
    }

    /// The weapons that a unit may use against another, by their numbers, and how (C9.1 to C9.5).
    pub(crate) fn usable(&self, unit: UnitId, target: UnitId) -> impl Iterator<Item = (u8, AttackKind)> {
        let (space, weapons) = (*self, self.powers.weapons(unit));
        (0..weapons.len()).filter_map(move |n| Some((n as u8, space.manner(unit, target, weapons[n])?)))
    }

    /// How a weapon may be used against another unit, if it may. Beside a real table contact is known, and who picks the rest has measured and
    /// looked (C9.1 to C9.5).
    fn manner(&self, unit: UnitId, target: UnitId, weapon: &Weapon) -> Option<AttackKind> {
        if self.beside().is_none() {
            return self.world.attack(unit, target, weapon).ok();
        }
        let are_foes = self.state().unit(unit).colour != self.state().unit(target).colour;
        let melee = Melee {
            is_in_contact: self.touches(unit, target),
            is_engaged: !self.engaged_with(unit).is_empty(),
            target_is_engaged: !self.engaged_with(target).is_empty(),
        };
        if self.are_present(unit, target) && are_foes { melee.manner(weapon).ok() } else { None }
    }
}

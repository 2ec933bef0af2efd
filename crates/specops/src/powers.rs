//! What a unit is and can now: what its card prints, and what the loadouts and the command card of its side give it (D8).
//!
//! Cards change a unit only for as long as they are in force, a loadout the whole game, a command card the round in which it was
//! played. So nothing of it is kept in the state: it is asked anew each time.

use arrayvec::ArrayVec;

use crate::ability::{Ability, Arms, Deed, Need, Others, Target, When};
use crate::beside::Spot;
use crate::content::{CardId, Content, SideId};
use crate::dice::Pool;
use crate::ids::{UnitId, Units};
use crate::keyword::{Keyword, WeaponKeyword, Whom};
use crate::limits::MOST_WEAPONS;
use crate::profile::{AttackKind, AttackSurge, DefenceSurge, Profile, Rank, SurgeChart, UnitKind, Weapon};
use crate::side::Colour;
use crate::space::Space;
use crate::state::State;

/// A place at which an ability stands: whose card, which, and the number of the ability on it. One byte, so that states and choices
/// can name it and a set of them is 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot(pub(crate) u8);

/// The card on which an ability stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum On {
    Loadout(SideId),
    Command(CardId),
}

/// Abilities that a card has at most.
const A_CARD: u8 = 8;
/// Cards that a side has in force at most: three loadouts, one command card.
const CARDS: u8 = 4;

const _: () = assert!(2 * CARDS * A_CARD <= 64, "a set of slots is 64 bits");

impl Slot {
    fn new(colour: Colour, card: u8, n: u8) -> Self {
        Self((colour.index() as u8 * CARDS + card) * A_CARD + n)
    }

    /// Whose card it is.
    pub(crate) fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 / (CARDS * A_CARD))]
    }

    fn card(self) -> u8 {
        self.0 / A_CARD % CARDS
    }

    fn number(self) -> usize {
        usize::from(self.0 % A_CARD)
    }

    /// Its bit in a set.
    pub(crate) fn bit(self) -> u64 {
        1 << self.0
    }
}

impl State {
    /// The card that is in force at a place.
    pub(crate) fn card_at(&self, slot: Slot) -> Option<On> {
        let player = &self.players[slot.colour().index()];
        match slot.card() {
            n if n + 1 < CARDS => player.loadouts.get(usize::from(n)).copied().map(On::Loadout),
            _ => player.played.map(On::Command),
        }
    }

    /// The ability that stands at a place, if one does.
    pub(crate) fn ability_at<'c>(&self, content: &'c Content, slot: Slot) -> Option<&'c Ability> {
        let abilities = match self.card_at(slot)? {
            On::Loadout(side) => &content.side(side).ability,
            On::Command(card) => &content.card(card).ability,
        };
        abilities.get(slot.number())
    }

    /// The abilities of a side that are in force, with their places.
    pub(crate) fn abilities_of<'c>(
        &self,
        content: &'c Content,
        colour: Colour,
    ) -> impl Iterator<Item = (Slot, &'c Ability)> + use<'c> {
        let player = &self.players[colour.index()];
        let (loadouts, played) = (player.loadouts.clone(), player.played);
        let of_card = move |card: u8| -> &'c [Ability] {
            match card {
                n if n + 1 < CARDS => {
                    loadouts.get(usize::from(n)).map_or(&[], |side| &content.side(*side).ability[..])
                }
                _ => played.map_or(&[], |card| &content.card(card).ability[..]),
            }
        };
        (0..CARDS).flat_map(move |card| {
            let abilities = of_card(card).iter().take(usize::from(A_CARD));
            abilities.enumerate().map(move |(n, ability)| (Slot::new(colour, card, n as u8), ability))
        })
    }
}

/// Asks what units are and can.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Powers<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a State,
    /// The other one in an attack, and how that is made: some cards hold only then.
    foe: Option<(UnitId, AttackKind)>,
}

impl<'a> Powers<'a> {
    pub(crate) fn new(content: &'a Content, state: &'a State) -> Self {
        Self { content, state, foe: None }
    }

    /// The same in an attack against somebody, or of somebody.
    pub(crate) fn against(self, foe: UnitId, kind: AttackKind) -> Self {
        Self { foe: Some((foe, kind)), ..self }
    }

    /// The same in an attack, if there is one.
    pub(crate) fn facing(self, foe: Option<UnitId>, kind: Option<AttackKind>) -> Self {
        Self { foe: foe.zip(kind), ..self }
    }

    /// What its card prints.
    pub(crate) fn profile(&self, unit: UnitId) -> &'a Profile {
        let unit = self.state.unit(unit);
        match unit.is_vehicle {
            true => &self.content.vehicles[unit.kind.index()].profile,
            false => &self.content.unit(unit.kind).profile,
        }
    }

    pub(crate) fn rank(&self, unit: UnitId) -> Rank {
        self.profile(unit).rank
    }

    /// Its type.
    pub(crate) fn kind(&self, unit: UnitId) -> UnitKind {
        self.profile(unit).kind
    }

    pub(crate) fn is_support(&self, unit: UnitId) -> bool {
        self.rank(unit) == Rank::Support && !self.state.unit(unit).is_vehicle
    }

    /// Whether a filter of a card takes a unit.
    pub(crate) fn takes(&self, filter: &crate::ability::Filter, unit: UnitId) -> bool {
        let state = self.state.unit(unit);
        !state.is_vehicle && filter.takes(state.kind, self.profile(unit))
    }

    /// Whether a keyword that names a rank or a type means a unit.
    pub(crate) fn is_meant(&self, whom: Whom, unit: UnitId) -> bool {
        whom.is_met_by(self.rank(unit), self.kind(unit))
    }

    /// What the cards of its side give it for now, of the deeds that are wanted. Needs are asked only of abilities that have such a
    /// deed.
    fn passives<F: Fn(&Deed) -> bool + Copy>(
        self,
        unit: UnitId,
        is_wanted: F,
    ) -> impl Iterator<Item = &'a Deed> + use<'a, F> {
        let state = self.state.unit(unit);
        let (colour, is_vehicle) = (state.colour, state.is_vehicle);
        let abilities = self.state.abilities_of(self.content, colour).filter(move |_| !is_vehicle);
        abilities
            .filter(move |(_, ability)| {
                ability.when == When::Always
                    && ability.does.iter().any(is_wanted)
                    && self.takes(&ability.whose, unit)
                    && ability.needs.iter().all(|need| self.holds(need, Some(unit), colour))
            })
            .flat_map(move |(_, ability)| ability.does.iter().filter(move |deed| is_wanted(deed)))
    }

    /// Whether something is true of a bearer now; of an attack only in one.
    pub(crate) fn holds(&self, need: &Need, bearer: Option<UnitId>, owner: Colour) -> bool {
        let (state, space) = (self.state, || Space::new(self.content, self.state));
        let of_bearer = |is_so: &dyn Fn(UnitId) -> bool| bearer.is_some_and(is_so);
        let active = |unit: UnitId| state.activation.as_ref().filter(|activation| activation.unit == unit);
        match need {
            Need::Ordered => of_bearer(&|unit| state.unit(unit).was_ordered),
            Need::Suppressed => of_bearer(&|unit| self.is_suppressed(unit)),
            Need::NearObjective(inches) => {
                of_bearer(&|unit| !space().near(Spot::Objective, *inches, false, Units::of(unit)).is_empty())
            }
            Need::NearFriend { within, whose } => of_bearer(&|unit| {
                let is_one = |other: &UnitId| *other != unit && self.takes(whose, *other);
                let friends = state.present_of(state.unit(unit).colour).filter(is_one).collect();
                !space().near(Spot::Unit(unit), *within, false, friends).is_empty()
            }),
            Need::Outnumbered => state.n_undefeated(owner) < state.n_undefeated(owner.opponent()),
            Need::HasMoved => of_bearer(&|unit| active(unit).is_some_and(|it| it.has_moved)),
            Need::HasNotMoved => of_bearer(&|unit| !active(unit).is_some_and(|it| it.has_moved)),
            Need::Ranged => self.foe.is_some_and(|(_, kind)| kind == AttackKind::Ranged),
            Need::Melee => self.foe.is_some_and(|(_, kind)| kind == AttackKind::Melee),
            Need::FoeWithin(inches) => bearer.zip(self.foe).is_some_and(|(unit, (foe, _))| {
                !space().near(Spot::Unit(unit), *inches, false, Units::of(foe)).is_empty()
            }),
            Need::FoeSuppressed => self.foe.is_some_and(|(foe, _)| self.is_suppressed(foe)),
        }
    }

    /// Its keywords.
    pub(crate) fn keywords(self, unit: UnitId) -> impl Iterator<Item = Keyword> + use<'a> {
        self.keywords_that(unit, |_| true)
    }

    /// Those of its keywords that are wanted. Nobody asks what the others of a card need.
    pub(crate) fn keywords_that<F: Fn(Keyword) -> bool + Copy>(
        self,
        unit: UnitId,
        is_wanted: F,
    ) -> impl Iterator<Item = Keyword> + use<'a, F> {
        let wanted = move |deed: &Deed| match deed {
            Deed::Keyword(keyword) => Some(*keyword).filter(|keyword| is_wanted(*keyword)),
            _ => None,
        };
        let given = self.passives(unit, move |deed| wanted(deed).is_some()).filter_map(wanted);
        self.profile(unit).keywords.iter().copied().filter(move |keyword| is_wanted(*keyword)).chain(given)
    }

    pub(crate) fn has(&self, unit: UnitId, keyword: Keyword) -> bool {
        self.keywords_that(unit, |other| other == keyword).next().is_some()
    }

    /// The number of a keyword, all its instances added up.
    pub(crate) fn sum(&self, unit: UnitId, pick: impl Fn(Keyword) -> u8 + Copy) -> u8 {
        crate::keyword::total(self.keywords_that(unit, move |keyword| pick(keyword) > 0), pick)
    }

    /// The highest number of a keyword whose instances do not add up: a tool, a height.
    pub(crate) fn most(&self, unit: UnitId, pick: impl Fn(Keyword) -> u8 + Copy) -> u8 {
        self.keywords_that(unit, move |keyword| pick(keyword) > 0).map(pick).max().unwrap_or(0)
    }

    /// Wounds that defeat it (C10.1, M3.14).
    pub(crate) fn health(&self, unit: UnitId) -> u8 {
        let body = self.state.unit(unit);
        if body.is_vehicle {
            let n_red = self.state.units_of(Colour::Red).count() as u8;
            return self.content.vehicles[body.kind.index()].health(n_red);
        }
        const fn more(deed: &Deed) -> u8 {
            if let Deed::Health(n) = deed { *n } else { 0 }
        }
        self.profile(unit).health + self.passives(unit, |deed| more(deed) > 0).map(more).sum::<u8>()
    }

    /// Wounds that are left to it.
    pub(crate) fn left(&self, unit: UnitId) -> u8 {
        self.health(unit).saturating_sub(self.state.unit(unit).wounds)
    }

    /// Its courage; none if it never gains suppression (C11.8).
    pub(crate) fn courage(&self, unit: UnitId) -> Option<u8> {
        const fn more(deed: &Deed) -> u8 {
            if let Deed::Courage(n) = deed { *n } else { 0 }
        }
        Some(self.profile(unit).courage? + self.passives(unit, |deed| more(deed) > 0).map(more).sum::<u8>())
    }

    /// The fastest tool it moves with; 0 if it does not move (C7.3, C7.13).
    pub(crate) fn speed(&self, unit: UnitId) -> u8 {
        const fn more(deed: &Deed) -> u8 {
            if let Deed::Speed(n) = deed { *n } else { 0 }
        }
        let speed = (self.profile(unit).speed
            + self.passives(unit, |deed| more(deed) > 0).map(more).sum::<u8>())
        .min(3);
        // What raises comes first (K66).
        speed.saturating_sub(self.state.unit(unit).tokens.immobilize)
    }

    /// Suppressed: as many tokens as courage or more; droids never (C11.1, C11.7).
    pub(crate) fn is_suppressed(&self, unit: UnitId) -> bool {
        let tokens = self.state.unit(unit).tokens.suppression;
        !self.kind(unit).is_droid() && self.courage(unit).is_some_and(|courage| tokens >= courage)
    }

    /// What its surges become; the better of card and loadout (C9.9, C9.20).
    pub(crate) fn surge(&self, unit: UnitId) -> SurgeChart {
        let mut chart = self.profile(unit).surge;
        for deed in self.passives(unit, |deed| matches!(deed, Deed::AttackSurge(_) | Deed::DefenceSurge(_))) {
            match deed {
                Deed::AttackSurge(better) if rank_of(*better) > rank_of(chart.attack) => {
                    chart.attack = *better;
                }
                Deed::DefenceSurge(DefenceSurge::Block) => chart.defence = DefenceSurge::Block,
                _ => {}
            }
        }
        chart
    }

    /// Its weapons, by their numbers: what its card prints, or what comes in the place of that, and what is given in addition.
    pub(crate) fn weapons(&self, unit: UnitId) -> ArrayVec<&'a Weapon, MOST_WEAPONS> {
        let mut weapons: ArrayVec<&'a Weapon, MOST_WEAPONS> =
            self.profile(unit).weapons.iter().take(MOST_WEAPONS).collect();
        if self.has(unit, Keyword::Noncombatant) {
            weapons.clear();
            return weapons;
        }
        for deed in self.passives(unit, |deed| matches!(deed, Deed::Weapon(_) | Deed::Replace { .. })) {
            match deed {
                Deed::Weapon(weapon) => {
                    let _ = weapons.try_push(weapon);
                }
                Deed::Replace { weapon, by } => {
                    if let Some(old) = weapons.iter_mut().find(|old| old.id == *weapon) {
                        *old = by;
                    }
                }
                _ => {}
            }
        }
        weapons
    }

    /// Keywords that its attacks of this manner have by cards.
    pub(crate) fn attack_keywords(
        &self,
        unit: UnitId,
        kind: AttackKind,
    ) -> impl Iterator<Item = WeaponKeyword> {
        let given = self.passives(unit, |deed| matches!(deed, Deed::Attacks { .. }));
        given.filter_map(move |deed| match deed {
            Deed::Attacks { arms, keyword } if serves(*arms, kind) => Some(*keyword),
            _ => None,
        })
    }

    /// Dice that its attacks of this manner have in addition.
    pub(crate) fn attack_dice(&self, unit: UnitId, kind: AttackKind) -> Pool {
        let mut pool = Pool::default();
        for deed in self.passives(unit, |deed| matches!(deed, Deed::Dice { .. })) {
            if let Deed::Dice { arms, dice } = deed
                && serves(*arms, kind)
            {
                pool = pool.and(*dice);
            }
        }
        pool
    }

    /// The units around a bearer that an ability speaks of (C6.3, C6.6).
    pub(crate) fn others(&self, bearer: Option<UnitId>, owner: Colour, target: &Target) -> Units {
        let (others, colour): (&Others, Colour) = match target {
            Target::Friends(others) => (others, owner),
            Target::Enemies(others) => (others, owner.opponent()),
            Target::Bearer | Target::Foe => return Units::EMPTY,
        };
        let is_one = |unit: &UnitId| Some(*unit) != bearer && self.takes(&others.whose, *unit);
        let all: Units = self.state.present_of(colour).filter(is_one).collect();
        let Some(bearer) = bearer else { return all };
        let space = Space::new(self.content, self.state);
        // Whoever is chosen among them is measured by who chooses; whom it happens to without a choice somebody has to say.
        if let (None, Some(inches)) = (others.up_to, others.within) {
            return space.near(Spot::Unit(bearer), inches, others.in_sight, all);
        }
        let may_be = |unit: &UnitId| {
            others.within.is_none_or(|inches| space.is_within(bearer, *unit, inches.into()))
                && (!others.in_sight || space.sees(bearer, *unit))
        };
        all.iter().filter(may_be).collect()
    }
}

fn serves(arms: Arms, kind: AttackKind) -> bool {
    match arms {
        Arms::Any => true,
        Arms::Ranged => kind == AttackKind::Ranged,
        Arms::Melee => kind == AttackKind::Melee,
    }
}

fn rank_of(surge: AttackSurge) -> u8 {
    match surge {
        AttackSurge::None => 0,
        AttackSurge::Hit => 1,
        AttackSurge::Crit => 2,
    }
}

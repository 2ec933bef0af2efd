//! A watcher that trusts nobody: it follows whole games by their events, works out again what must be true, and compares what it
//! believes with what players are shown.

use sortie_boards::plane::{Base, Circle, Gait, INCH, PieceId, Point, Tool};
use sortie_kernel::{Seed, Table, Told, Viewer, watch};
use sortie_specops::action::Action;
use sortie_specops::content::{Condition, Content};
use sortie_specops::event::{AttackEvent, MissionEvent, RoundEvent, SetupEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::keyword::{Keyword, WeaponKeyword};
use sortie_specops::profile::WeaponKind;
use sortie_specops::view::FigureView;
use sortie_specops::{
    Because, Counter, Event, Phase, Place, Prompt, Setup, Specops, Tokens, View, view_for_bots,
};

use super::common::{SHIPPED, setups};

/// What the watcher believes of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Believed {
    at: Point,
    on: Option<PieceId>,
    is_here: bool,
    wounds: u8,
    tokens: Tokens,
}

/// The watcher: beliefs, and the view they began with, which knows what does not change.
struct Watcher<'a> {
    content: &'a Content,
    view: View,
    units: Vec<Believed>,
    /// Actions of the activation under way: kind and whether they were free.
    actions: Vec<(Action, bool)>,
    n_used: u8,
}

fn believed(figure: &FigureView) -> Believed {
    Believed {
        at: figure.at.unwrap_or(Point::new(0, 0)),
        on: figure.on,
        is_here: figure.place == Place::Table,
        wounds: figure.wounds,
        tokens: figure.tokens,
    }
}

impl<'a> Watcher<'a> {
    fn new(content: &'a Content, view: View) -> Self {
        let units = view.figures.iter().map(believed).collect();
        Self { content, view, units, actions: Vec::new(), n_used: 0 }
    }

    fn base_of(&self, unit: UnitId) -> Base {
        let (figure, unit) = (&self.view.figures[unit.index()], &self.units[unit.index()]);
        let table = self.content.table(self.view.table).ground(self.view.is_turned);
        Base::new(unit.at, figure.radius.into(), figure.height.into()).moved(unit.at, table.level(unit.on))
    }

    fn figure(&self, unit: UnitId) -> &FigureView {
        &self.view.figures[unit.index()]
    }

    fn others(&self, but: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let all = (0..self.units.len() as u8).map(UnitId);
        all.filter(move |unit| *unit != but && self.units[unit.index()].is_here)
    }

    fn foes(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let colour = self.figure(unit).colour;
        self.others(unit).filter(move |other| self.figure(*other).colour != colour)
    }

    fn circles(&self, but: UnitId) -> Vec<Circle> {
        self.others(but).map(|other| self.base_of(other).footprint()).collect()
    }

    fn is_engaged(&self, unit: UnitId) -> bool {
        let base = self.base_of(unit);
        let is_trooper = |unit: UnitId| !self.figure(unit).is_vehicle;
        is_trooper(unit) && self.foes(unit).any(|foe| is_trooper(foe) && self.base_of(foe).touches(base))
    }

    fn follow(&mut self, told: &Told<Event>) -> Result<(), String> {
        match &told.event {
            Event::Setup(event) => self.setup(event),
            Event::Round(RoundEvent::Cleared) => {
                for unit in &mut self.units {
                    let tokens = &mut unit.tokens;
                    (tokens.aim, tokens.dodge, tokens.surge, tokens.observation) = (0, 0, 0, 0);
                    tokens.standby = false;
                }
                Ok(())
            }
            Event::Round(_) => Ok(()),
            Event::Turn(event) => self.turn(event),
            Event::Attack(AttackEvent::Declared { attacker, defender, weapon, melee, .. }) => {
                self.declared((*attacker, *defender), *weapon, *melee)
            }
            Event::Attack(AttackEvent::WeaponAdded { attacker, defender, weapon }) => {
                let melee = self.base_of(*attacker).touches(self.base_of(*defender));
                self.declared((*attacker, *defender), *weapon, melee)
            }
            Event::Attack(_) => Ok(()),
            Event::Mission(event) => self.mission(event),
        }
    }

    fn setup(&mut self, event: &SetupEvent) -> Result<(), String> {
        match event {
            SetupEvent::Placed { unit, at, on, .. } => {
                let believed = &mut self.units[unit.index()];
                (believed.at, believed.on, believed.is_here) = (*at, *on, true);
                let base = self.base_of(*unit);
                // C1.16, C15.4: nobody is set up against an enemy.
                match self.foes(*unit).find(|foe| self.base_of(*foe).touches(base)) {
                    Some(foe) => Err(format!("{unit:?} is set up against {foe:?}")),
                    None => self.stands(*unit),
                }
            }
            SetupEvent::VehicleStands { unit, at } => {
                let believed = &mut self.units[unit.index()];
                (believed.at, believed.is_here) = (*at, true);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// C7.10: on the table, on no other base, wholly on or off obstacles.
    fn stands(&self, unit: UnitId) -> Result<(), String> {
        let table = self.content.table(self.view.table).ground(self.view.is_turned);
        let base = self.base_of(unit).footprint();
        let faults = table.standing_faults(base, self.units[unit.index()].on, &self.circles(unit));
        if faults.is_empty() { Ok(()) } else { Err(format!("{unit:?} stands wrong: {faults:?}")) }
    }

    fn turn(&mut self, event: &TurnEvent) -> Result<(), String> {
        match event {
            TurnEvent::Activated { .. } => {
                (self.actions, self.n_used) = (Vec::new(), 0);
            }
            TurnEvent::Acted { unit, action, free } if self.is_active(*unit) => {
                return self.acted(*action, *free);
            }
            TurnEvent::Used { free: false, .. } | TurnEvent::UsedCard { free: false, .. } => {
                self.n_used += 1;
                return self.within_two();
            }
            TurnEvent::Moved { unit, action, because, tool, way, on } => {
                let table = self.content.table(self.view.table).ground(self.view.is_turned);
                let (from, figure) = (self.base_of(*unit), self.figure(*unit));
                let has = |keyword| figure.keywords.contains(&keyword);
                let jump = figure.keywords.iter().find_map(|keyword| match keyword {
                    Keyword::Jump(x) => Some(u32::from(*x)),
                    _ => None,
                });
                let gait = match action {
                    Action::Climb => Gait::climb(from.height, if has(Keyword::Scale) { 2 } else { 1 }),
                    Action::Jump => Gait::jump(jump.unwrap_or(0)),
                    _ => Gait::walk(from.height),
                };
                let arms = Tool::of_speed((*tool).into()).ok_or("no such tool")?;
                let faults = table.movement_faults(from, (arms, gait), *way, *on, &self.circles(*unit));
                if !faults.is_empty() {
                    return Err(format!("{unit:?} moves beyond its tool: {faults:?}"));
                }
                let was_engaged = self.is_engaged(*unit);
                if (*action == Action::Withdraw) != was_engaged && !self.may_disengage(*unit) {
                    return Err(format!("{unit:?} leaves a melee by {action:?}, engaged: {was_engaged}"));
                }
                let believed = &mut self.units[unit.index()];
                (believed.at, believed.on) = (way.end, *on);
                let base = self.base_of(*unit);
                let touched = self.foes(*unit).filter(|foe| self.base_of(*foe).touches(base)).count();
                let most = usize::from(*action != Action::Withdraw && *because != Because::Scout);
                if touched > most {
                    return Err(format!("{unit:?} ends in contact with {touched} enemies"));
                }
            }
            TurnEvent::Gained { unit, token, n } => *self.count(*unit, *token) += n,
            TurnEvent::Lost { unit, token, n } => {
                let count = self.count(*unit, *token);
                *count = count.checked_sub(*n).ok_or_else(|| format!("{unit:?} has no {token:?}"))?;
            }
            TurnEvent::StandbyGained { unit } => self.units[unit.index()].tokens.standby = true,
            TurnEvent::StandbyLost { unit, .. } => self.units[unit.index()].tokens.standby = false,
            TurnEvent::ShieldsUp { unit, n, is_new } => {
                let tokens = &mut self.units[unit.index()].tokens;
                tokens.shields += n;
                if !is_new {
                    tokens.spent_shields = tokens.spent_shields.checked_sub(*n).ok_or("no such shields")?;
                }
            }
            TurnEvent::ShieldsDown { unit, n } => {
                let tokens = &mut self.units[unit.index()].tokens;
                tokens.shields = tokens.shields.checked_sub(*n).ok_or("no such shields")?;
                tokens.spent_shields += n;
            }
            TurnEvent::Suppressed { unit, n } => self.units[unit.index()].tokens.suppression += n,
            TurnEvent::Calmed { unit, n, .. } => {
                let tokens = &mut self.units[unit.index()].tokens;
                tokens.suppression = tokens.suppression.checked_sub(*n).ok_or("calmed below nothing")?;
            }
            TurnEvent::Steadied { unit, suppression } => {
                self.units[unit.index()].tokens.suppression = *suppression;
            }
            TurnEvent::Wounded { unit, wounds } => self.units[unit.index()].wounds += wounds,
            TurnEvent::Healed { unit, wounds, .. } => self.units[unit.index()].wounds -= wounds,
            TurnEvent::Defeated { unit } => {
                let believed = &mut self.units[unit.index()];
                (believed.is_here, believed.tokens) = (false, Tokens::default());
            }
            _ => {}
        }
        Ok(())
    }

    /// K8, M2.14: who disengages moves as if it were free.
    fn may_disengage(&self, unit: UnitId) -> bool {
        let figure = self.figure(unit);
        figure.keywords.contains(&Keyword::Disengage) || self.content.mission(self.view.mission).id == "codes"
    }

    fn is_active(&self, unit: UnitId) -> bool {
        self.view.activation.is_none_or(|activation| activation.unit == unit)
    }

    /// C4.7: two actions, and none twice; all moves but the dash are one kind (S9).
    fn acted(&mut self, action: Action, free: bool) -> Result<(), String> {
        let alike = |other: Action| other == action || other.is_move() && action.is_move();
        if let Some((other, _)) = self.actions.iter().find(|(other, _)| alike(*other)) {
            return Err(format!("{action:?} after {other:?}"));
        }
        self.actions.push((action, free));
        self.within_two()
    }

    fn within_two(&self) -> Result<(), String> {
        let paid = self.actions.iter().filter(|(_, free)| !free).count() + usize::from(self.n_used);
        if paid > 2 { Err(format!("a third action: {:?}", self.actions)) } else { Ok(()) }
    }

    fn count(&mut self, unit: UnitId, token: Counter) -> &mut u8 {
        let tokens = &mut self.units[unit.index()].tokens;
        match token {
            Counter::Aim => &mut tokens.aim,
            Counter::Dodge => &mut tokens.dodge,
            Counter::Surge => &mut tokens.surge,
            Counter::Observation => &mut tokens.observation,
            Counter::Immobilize => &mut tokens.immobilize,
        }
    }

    /// C9.1 to C9.5, M5.3: contact for melee, sight and range for the rest.
    fn declared(&self, (from, to): (UnitId, UnitId), weapon: u8, melee: bool) -> Result<(), String> {
        let (one, other) = (self.base_of(from), self.base_of(to));
        let figure = self.figure(from);
        let printed = figure.weapons.get(usize::from(weapon)).ok_or("no such weapon")?;
        let wrong = |what: &str| Err(format!("{from:?} attacks {to:?} with {}: {what}", printed.id));
        if melee {
            return match one.touches(other) && printed.kind != WeaponKind::Ranged {
                true => Ok(()),
                false => wrong("not in contact"),
            };
        }
        let table = self.content.table(self.view.table).ground(self.view.is_turned);
        let hulls: Vec<Base> = self
            .others(from)
            .filter(|unit| *unit != to && self.figure(*unit).is_vehicle)
            .map(|unit| self.base_of(unit))
            .collect();
        let reach = match printed.max {
            max if self.view.condition == Condition::Darkness => (max.saturating_sub(4)).max(max.min(6)),
            max => max,
        };
        if one.touches(other) || printed.kind == WeaponKind::Melee {
            return wrong("at range in melee");
        }
        if self.is_engaged(from) && !printed.has(WeaponKeyword::Versatile) || self.is_engaged(to) {
            return wrong("somebody is engaged");
        }
        if !one.is_within(other, u32::from(reach) * INCH) {
            return wrong("too far");
        }
        if table.sees(one, other, &hulls) { Ok(()) } else { wrong("no sight") }
    }

    fn mission(&mut self, event: &MissionEvent) -> Result<(), String> {
        match event {
            MissionEvent::Detonators { unit, has } => {
                let tokens = &mut self.units[unit.index()].tokens;
                if tokens.detonator == *has {
                    return Err(format!("{unit:?}: a detonator too many or too few"));
                }
                tokens.detonator = *has;
            }
            MissionEvent::IntoNetwork { unit } => self.units[unit.index()].is_here = false,
            _ => {}
        }
        Ok(())
    }

    /// What it believes is what players are shown; and everybody who is there stands as it may.
    fn compare(&mut self, view: View, is_turn: bool) -> Result<(), String> {
        for figure in &view.figures {
            let own = self.units[figure.id.index()];
            let shown = believed(figure);
            let is_same = own.wounds == shown.wounds
                && own.tokens == shown.tokens
                && own.is_here == shown.is_here
                && (!own.is_here || (own.at, own.on) == (shown.at, shown.on));
            if !is_same {
                return Err(format!("{:?}: believed {own:?}, shown {shown:?}", figure.id));
            }
            if own.is_here {
                if !figure.is_vehicle {
                    self.stands(figure.id)?;
                }
                // Before it is removed its side may be asked something (C10.1, M2.9), not after.
                if figure.wounds > figure.health || figure.wounds == figure.health && is_turn {
                    return Err(format!("{:?} stands with {} wounds", figure.id, figure.wounds));
                }
            }
        }
        self.view = view;
        Ok(())
    }

    /// C11.3: after a step nobody who has just gained tokens has more than its courage.
    fn is_calm(&self, told: &[Told<Event>]) -> Result<(), String> {
        for told in told {
            if let Event::Turn(TurnEvent::Suppressed { unit, .. }) = told.event {
                let figure = self.figure(unit);
                let above = figure.courage.is_some_and(|courage| figure.tokens.suppression > courage);
                if above && figure.place == Place::Table {
                    return Err(format!("{unit:?} has not panicked"));
                }
            }
        }
        Ok(())
    }
}

/// Whether somebody's turn begins: whatever came before is completely done.
fn is_turn(table: &Table<Specops>) -> bool {
    matches!(table.prompt(Viewer::Spectator), Some(Prompt::Turn { .. }))
}

/// A game of random choices, watched at every step.
fn watched(setup: &Setup, seed: u64) -> Result<usize, String> {
    let content = SHIPPED.clone();
    let mut table =
        Table::<Specops>::begin(content.clone(), setup.clone(), Seed::from_number(seed)).expect("a set-up");
    let shown = |table: &Table<Specops>| view_for_bots(&content, table.state(), Viewer::Spectator);
    let mut watcher: Option<Watcher<'_>> = None;
    let mut draw = watch::words(seed);
    for n in 0..5_000 {
        if table.decision().is_none() {
            return Ok(n);
        }
        if watcher.is_none() && shown(&table).blue.is_some() {
            watcher = Some(Watcher::new(&content, shown(&table)));
        }
        let offer = table.answers().any(&content, &mut draw);
        let told = table.choose(offer.seat, &offer.choice).expect("it was offered").to_vec();
        if let Some(watcher) = &mut watcher {
            let followed = told.iter().try_for_each(|told| watcher.follow(told));
            let seen = followed.and_then(|()| watcher.compare(shown(&table), is_turn(&table)));
            let calm = seen.and_then(|()| watcher.is_calm(&told));
            calm.map_err(|why| format!("{setup:?}, seed {seed}, choice {n}, {offer:?}: {why}\n{told:#?}"))?;
        }
    }
    Err(format!("{setup:?}, seed {seed}: no end"))
}

/// Every team, mission and table, with and without a condition: nobody overlaps, stands where it may not, moves farther than its tool,
/// shoots without sight or range, acts three times or twice alike; tokens, wounds and places are what events told (C4.7, C7, C9, C11).
#[test]
fn games_are_as_they_are_told() {
    for (seed, setup) in (0..).zip(setups(60)) {
        watched(&setup, seed).unwrap_or_else(|why| panic!("{why}"));
    }
}

/// It would notice.
#[test]
fn a_lie_is_noticed() {
    let content = SHIPPED.clone();
    let setup = &setups(4)[3];
    let mut table =
        Table::<Specops>::begin(content.clone(), setup.clone(), Seed::from_number(3)).expect("a set-up");
    let mut draw = watch::words(3);
    let shown = |table: &Table<Specops>| view_for_bots(&content, table.state(), Viewer::Spectator);
    while shown(&table).phase != Phase::Activation {
        let offer = table.answers().any(&content, &mut draw);
        table.choose(offer.seat, &offer.choice).expect("it was offered");
    }
    let view = shown(&table);
    let here: Vec<UnitId> =
        view.figures.iter().filter(|figure| figure.at.is_some()).map(|figure| figure.id).collect();
    let lies = [
        TurnEvent::Lost { unit: here[0], token: Counter::Aim, n: 99 },
        TurnEvent::Gained { unit: here[0], token: Counter::Dodge, n: 1 },
        TurnEvent::Wounded { unit: here[0], wounds: 1 },
        TurnEvent::Defeated { unit: here[0] },
    ];
    for lie in lies {
        let mut watcher = Watcher::new(&content, view.clone());
        let told = Told { rule: sortie_kernel::Rule("C2.3"), event: Event::Turn(lie.clone()) };
        let seen = watcher.follow(&told).and_then(|()| watcher.compare(view.clone(), false));
        assert!(seen.is_err(), "{lie:?} is believed");
    }
    let mut watcher = Watcher::new(&content, view);
    for action in [Action::Aim, Action::Dodge] {
        assert_eq!(watcher.acted(action, false), Ok(()));
    }
    assert!(watcher.acted(Action::Recover, false).is_err(), "a third action");
    assert!(watcher.acted(Action::Aim, true).is_err(), "the same again");
}

//! What the watcher believes, and what it holds against it.

use sortie_boards::plane::{Base, Circle, Gait, INCH, PieceId, Point, Tool};
use sortie_kernel::Told;
use sortie_specops::action::Action;
use sortie_specops::content::{Condition, Content, MissionRules};
use sortie_specops::event::{AttackEvent, MissionEvent, RoundEvent, SetupEvent, TurnEvent};
use sortie_specops::ids::{TokenId, UnitId};
use sortie_specops::keyword::{Keyword, WeaponKeyword};
use sortie_specops::profile::{Rank, WeaponKind};
use sortie_specops::side::Colour;
use sortie_specops::view::FigureView;
use sortie_specops::{Because, Counter, Event, Place, Tokens, View};

/// What the watcher believes of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Believed {
    at: Point,
    on: Option<PieceId>,
    is_here: bool,
    wounds: u8,
    tokens: Tokens,
}

/// What it believes of a token of the mission or of a hidden unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Lies {
    at: Point,
    claimed: bool,
    holder: Option<UnitId>,
}

/// What it believes of what a side has beside the table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Aside {
    /// Tokens in the order pool, by rank (C3.9).
    pool: [u8; 4],
    /// Pass tokens (C3.10).
    passes: u8,
    points: u8,
}

/// The watcher: beliefs, and what was shown last, which knows what does not change.
pub(crate) struct Watcher<'a> {
    content: &'a Content,
    view: View,
    units: Vec<Believed>,
    /// Actions of the activation under way: kind and whether they were free.
    actions: Vec<(Action, bool)>,
    n_used: u8,
    tokens: Vec<Lies>,
    /// The highest courage each unit has been shown with: what a card gives ends with the round, and nobody panics by that.
    courage: Vec<Option<u8>>,
    sides: [Aside; 2],
    /// Pools are filled; a rank was drawn out of one for an order that has not been given yet (C3.9, M5.4).
    are_filled: bool,
    drawn: Option<Rank>,
    covered: u32,
}

fn shown_beside(view: &View) -> [Aside; 2] {
    [0, 1].map(|n: usize| {
        let player = &view.players[n];
        Aside { pool: player.pool, passes: player.passes, points: player.points }
    })
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
    pub(crate) fn new(content: &'a Content, view: View) -> Self {
        let units = view.figures.iter().map(believed).collect();
        let tokens = view.tokens.iter().map(|token| Lies {
            at: token.at,
            claimed: token.claimed,
            holder: token.holder,
        });
        let tokens = tokens.collect();
        let sides = shown_beside(&view);
        let courage = view.figures.iter().map(|figure| figure.courage).collect();
        let covered = view.covered.iter().map(|field| 1 << field).sum();
        Self {
            content,
            view,
            units,
            actions: Vec::new(),
            n_used: 0,
            tokens,
            courage,
            sides,
            are_filled: false,
            drawn: None,
            covered,
        }
    }

    /// What was shown last.
    pub(crate) fn view(&self) -> &View {
        &self.view
    }

    fn base_of(&self, unit: UnitId) -> Base {
        let (figure, unit) = (&self.view.figures[unit.index()], &self.units[unit.index()]);
        let table = self.view.ground(self.content);
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

    /// Believes what is told, if it can have happened.
    pub(crate) fn follow(&mut self, told: &Told<Event>) -> Result<(), String> {
        match &told.event {
            Event::Setup(event) => self.setup(event),
            Event::Round(event) => self.round(event),
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
            Event::Beside(event) => Err(format!("nobody reports at the digital table: {event:?}")),
        }
    }

    fn round(&mut self, event: &RoundEvent) -> Result<(), String> {
        match event {
            RoundEvent::Cleared => {
                for unit in &mut self.units {
                    let tokens = &mut unit.tokens;
                    (tokens.aim, tokens.dodge, tokens.surge, tokens.observation) = (0, 0, 0, 0);
                    tokens.standby = false;
                }
                for side in &mut self.sides {
                    (side.pool, side.passes) = ([0; 4], 0);
                }
                self.are_filled = false;
            }
            // C3.9: a token for each unit that can be activated and has no order.
            RoundEvent::PoolFilled { colour, ranks } => {
                self.sides[*colour as usize].pool = *ranks;
                self.are_filled = true;
            }
            RoundEvent::PassTokens { n } => {
                for (side, n) in self.sides.iter_mut().zip(n) {
                    side.passes = *n;
                }
            }
            RoundEvent::Drawn { colour, rank } => return self.leaves_pool(*colour, *rank),
            RoundEvent::CommsDrawn { colour, rank } => {
                self.drawn = Some(*rank);
                return self.leaves_pool(*colour, *rank);
            }
            // An order that comes once pools are filled takes its token out of one (C3.9).
            RoundEvent::Ordered { unit, .. } if self.are_filled => {
                // What interference has drawn is out already (M5.4).
                let (colour, rank) = (self.figure(*unit).colour, self.figure(*unit).rank);
                if self.drawn.take().is_none() {
                    return self.leaves_pool(colour, rank);
                }
            }
            RoundEvent::PhaseBegan { .. } => self.drawn = None,
            RoundEvent::Passed { colour, with_token: true } => {
                let passes = &mut self.sides[*colour as usize].passes;
                *passes = passes.checked_sub(1).ok_or("a pass without a token")?;
            }
            RoundEvent::Scored { points, gain } => {
                for ((side, points), gain) in self.sides.iter_mut().zip(points).zip(gain) {
                    if side.points + gain != *points {
                        return Err(format!("{} points and {gain} more are not {points}", side.points));
                    }
                    side.points = *points;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn leaves_pool(&mut self, colour: Colour, rank: Rank) -> Result<(), String> {
        let left = &mut self.sides[colour as usize].pool[rank as usize];
        *left = left.checked_sub(1).ok_or_else(|| format!("{colour:?} has no {rank:?} in the pool"))?;
        Ok(())
    }

    /// The fastest tool of a move (C5.2, C7.3, C7.8, C13.3, M2.10); what cards and scouts move with is another one.
    fn fastest(&self, unit: UnitId, action: Action, because: Because) -> u8 {
        let figure = self.figure(unit);
        let is_codes =
            self.content.mission(self.view.mission.expect("it is settled")).rules == MissionRules::Codes;
        let carries = is_codes && self.tokens.iter().any(|token| token.holder == Some(unit));
        match (action, because) {
            _ if figure.speed == 0 => 0,
            (_, Because::Card | Because::Scout) => 3,
            (Action::Move | Action::Jump, _) => figure.speed,
            (Action::Dash, _) if carries && figure.rank == Rank::Support => 2,
            _ => 1,
        }
    }

    fn token(&mut self, token: TokenId) -> Result<&mut Lies, String> {
        self.tokens.get_mut(token.index()).ok_or_else(|| format!("there is no {token:?}"))
    }

    /// C12.3, M2.9: what somebody holds goes to somebody else only once that one is out of the way.
    fn claimed(&mut self, token: TokenId, unit: UnitId) -> Result<(), String> {
        if !self.units[unit.index()].is_here {
            return Err(format!("{unit:?} is not there to claim {token:?}"));
        }
        let lies = self.token(token)?;
        *lies = Lies { claimed: true, holder: Some(unit), ..*lies };
        Ok(())
    }

    fn dropped(&mut self, token: TokenId, unit: UnitId) -> Result<(), String> {
        let lies = self.token(token)?;
        if lies.holder != Some(unit) {
            return Err(format!("{unit:?} does not hold {token:?}"));
        }
        *lies = Lies { claimed: false, holder: None, ..*lies };
        Ok(())
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
            SetupEvent::TokenLaid { claimed, at, .. } => {
                self.tokens.push(Lies { at: *at, claimed: *claimed, holder: None });
                Ok(())
            }
            SetupEvent::Hidden { at, .. } => {
                self.tokens.push(Lies { at: *at, claimed: false, holder: None });
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// C7.10: on the table, on no other base, wholly on or off obstacles.
    fn stands(&self, unit: UnitId) -> Result<(), String> {
        let table = self.view.ground(self.content);
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
                let table = self.view.ground(self.content);
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
                if *tool > self.fastest(*unit, *action, *because) {
                    return Err(format!("{unit:?} has no tool of speed {tool} for {action:?}"));
                }
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
            TurnEvent::Healed { unit, wounds, .. } => {
                let left = &mut self.units[unit.index()].wounds;
                *left = left.checked_sub(*wounds).ok_or_else(|| format!("{unit:?} has no such wounds"))?;
            }
            TurnEvent::TokenPlaced { token, at } => self.token(*token)?.at = *at,
            TurnEvent::Claimed { token, unit } => return self.claimed(*token, *unit),
            TurnEvent::Dropped { token, unit } => return self.dropped(*token, *unit),
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
        figure.keywords.contains(&Keyword::Disengage)
            || self.content.mission(self.view.mission.expect("it is settled")).id == "codes"
    }

    fn is_active(&self, unit: UnitId) -> bool {
        self.view.activation.is_none_or(|activation| activation.unit == unit)
    }

    /// C4.7: two actions, and none twice; all moves but the dash are one kind (S9).
    pub(crate) fn acted(&mut self, action: Action, free: bool) -> Result<(), String> {
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
        let table = self.view.ground(self.content);
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
            MissionEvent::PackageAt { token, at } => self.token(*token)?.at = *at,
            MissionEvent::IntoNetwork { unit } => self.units[unit.index()].is_here = false,
            MissionEvent::PackagesCollected { tokens, .. } => {
                for token in tokens {
                    self.token(*token)?.holder = None;
                }
            }
            MissionEvent::PackagesDealt { holders, .. } => {
                for (token, unit) in holders {
                    let lies = self.token(*token)?;
                    *lies = Lies { claimed: true, holder: Some(*unit), ..*lies };
                }
            }
            MissionEvent::FieldCovered { field } => {
                if self.covered >> field & 1 == 1 {
                    return Err(format!("field {field} is covered already"));
                }
                self.covered |= 1 << field;
            }
            MissionEvent::FieldFreed { field } => {
                if self.covered >> field & 1 == 0 {
                    return Err(format!("field {field} is free already"));
                }
                self.covered &= !(1 << field);
            }
            MissionEvent::Transmitted { points, .. } => {
                // M1.7: six fields at least.
                if self.covered.count_ones() < u32::from(self.content.transmitter.needed) {
                    return Err(format!("the transmitter with {:b}", self.covered));
                }
                (self.covered, self.sides[Colour::Red as usize].points) = (0, *points);
            }
            _ => {}
        }
        Ok(())
    }

    /// What it believes is what players are shown; and everybody who is there stands as it may.
    pub(crate) fn compare(&mut self, view: View, is_turn: bool) -> Result<(), String> {
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
            // C11.3: above its courage nobody is left once all is done. That is looked at when tokens are gained, not when courage goes.
            let highest = &mut self.courage[figure.id.index()];
            *highest = figure.courage.max(*highest);
            let above = highest.is_some_and(|courage| figure.tokens.suppression > courage);
            if above && is_turn && own.is_here {
                return Err(format!("{:?} stands with {} tokens", figure.id, figure.tokens.suppression));
            }
        }
        self.lie(&view, is_turn)?;
        if self.sides != shown_beside(&view) {
            return Err(format!("beside the table: believed {:?}, shown {:?}", self.sides, view.players));
        }
        let covered: u32 = view.covered.iter().map(|field| 1 << field).sum();
        if covered != self.covered {
            return Err(format!("covered: believed {:b}, shown {covered:b}", self.covered));
        }
        // C1.14, C14.1: six cards, in the hand, on the table or used.
        for player in &view.players {
            let n_cards = player.hand.len() + player.discards.len() + usize::from(player.played.is_some());
            if n_cards != 6 {
                return Err(format!("{n_cards} command cards: {player:?}"));
            }
        }
        self.view = view;
        Ok(())
    }

    /// Tokens lie as they were told to; what is held touches its holder once all is done (C12.4).
    fn lie(&self, view: &View, is_turn: bool) -> Result<(), String> {
        for token in &view.tokens {
            let own = self.tokens.get(token.id.index());
            let shown = Lies { at: token.at, claimed: token.claimed, holder: token.holder };
            if own != Some(&shown) {
                return Err(format!("{:?}: believed {own:?}, shown {shown:?}", token.id));
            }
            let Some(holder) = token.holder.filter(|_| is_turn) else { continue };
            let base = self.base_of(holder);
            let disc = Base::new(token.at, 127, 0);
            if !self.units[holder.index()].is_here || !base.footprint().is_within(disc.footprint(), 5) {
                return Err(format!("{:?} does not touch {holder:?}", token.id));
            }
        }
        Ok(())
    }

    /// C11.3: after a step nobody who has just gained tokens has more than its courage.
    pub(crate) fn is_calm(&self, told: &[Told<Event>]) -> Result<(), String> {
        for told in told {
            if let Event::Turn(TurnEvent::Suppressed { unit, .. }) = told.event {
                let figure = self.figure(unit);
                let highest = self.courage[unit.index()];
                let above = highest.is_some_and(|courage| figure.tokens.suppression > courage);
                if above && figure.place == Place::Table {
                    return Err(format!("{unit:?} has not panicked"));
                }
            }
        }
        Ok(())
    }
}

//! What a watcher believes who only hears the events.

use sortie_alliance::ability::{Ability, Deed, Passive, Special, When};
use sortie_alliance::attack::Condition;
use sortie_alliance::content::{Content, Deck, Icon, LineVerb};
use sortie_alliance::world::{FigureId, Side};
use sortie_alliance::{
    Alliance, CardState, Ending, Event, FigureView, Object, OrderReason, Source, SuppressedReason, View,
};
use sortie_boards::square::{Position, Space};
use sortie_kernel::watch::Watcher;
use sortie_kernel::{Rule, Told};

use super::space::Ground;

/// More actions than a figure can have: two, and one that an ability grants (R3.2).
const MOST_ACTIONS: u8 = 3;

/// The table as the events tell it.
#[derive(Debug)]
pub(crate) struct Shadow<'a> {
    content: &'a Content,
    ground: Ground<'a>,
    figures: Vec<Ghost>,
    /// By hero: its number in the content, and its cards.
    heroes: Vec<(usize, Vec<(u8, CardState)>)>,
    /// By group: its number in the content.
    groups: Vec<usize>,
    /// The activation card in force.
    card: Option<u8>,
    acting: Option<Acting>,
    round: u16,
    last_round: u16,
    crates: Vec<u8>,
    terminals: Vec<u8>,
    medpacs: u8,
    supply_left: usize,
    discarded: usize,
    /// The attacks under way, the innermost last: the numbers of their Cleaves still to come.
    cleaves: Vec<Vec<u16>>,
    /// How the last card that was drawn again was.
    redraws: Option<Special>,
    ending: Option<Ending>,
}

#[derive(Debug, Clone)]
struct Ghost {
    side: Side,
    hero: Option<usize>,
    group: Option<usize>,
    at: Option<Position>,
    damage: u16,
    strain: u16,
    wounded: bool,
    conditions: Vec<Condition>,
}

/// An enemy figure's activation.
#[derive(Debug, Clone, Copy)]
struct Acting {
    figure: FigureId,
    spent: usize,
    attack_actions: usize,
    /// The line under way, unless it was skipped.
    line: Option<u8>,
}

type Checked = Result<(), String>;

fn must(is_so: bool, why: impl FnOnce() -> String) -> Checked {
    if is_so { Ok(()) } else { Err(why()) }
}

impl Watcher<Alliance> for Shadow<'_> {
    fn follow(&mut self, told: &[Told<Event>]) -> Checked {
        // A massive figure stops on small ones, and then they are pushed aside (R37.6).
        let mut is_trampling = false;
        for told in told {
            must(self.ending.is_none(), || format!("{:?} after the end", told.event))?;
            self.hear(told).map_err(|why| format!("{:?}: {why}", told.event))?;
            is_trampling = match told.event {
                Event::Moved { figure, .. } => self.has_keyword(figure, &["massive"]),
                Event::Placed { .. } => is_trampling,
                _ => false,
            };
            if !is_trampling {
                self.nobody_overlaps().map_err(|why| format!("{:?}: {why}", told.event))?;
            }
        }
        self.nobody_overlaps()
    }

    /// What players are shown is what was told, and the game ends exactly when it must.
    fn compare(&self, view: &View) -> Checked {
        let same = |what: &str, is_same: bool| must(is_same, || format!("{what}: shown {view:?}"));
        same("round", view.round == self.round && view.round <= self.last_round)?;
        let doors = view.open_doors.iter().fold(0, |doors, door| doors | 1 << door);
        same("doors", doors == self.ground.open_doors)?;
        same("crates", view.crates == self.crates && view.terminals == self.terminals)?;
        same("medpacs", view.medpacs == self.medpacs)?;
        for figure in &view.figures {
            self.compare_figure(figure)?;
        }
        let mut in_hands = 0;
        for (hero, (_, cards)) in view.heroes.iter().zip(&self.heroes) {
            let shown = hero.cards.iter().map(|held| (held.card, held.state));
            same("cards", shown.eq(cards.iter().copied()))?;
            same("activations", hero.activations <= 2)?;
            let is_supply = |card: u8| self.content.cards[usize::from(card)].deck == Deck::Supply;
            in_hands += cards.iter().filter(|card| card.1 != CardState::Gone && is_supply(card.0)).count();
        }
        let supply = self.content.cards.iter().filter(|card| card.deck == Deck::Supply && !card.removed);
        let total: usize = supply.map(|card| usize::from(card.copies)).sum();
        same("supply", usize::from(view.supply_left) == self.supply_left)?;
        same("supply cards", self.supply_left + in_hands + self.discarded == total)?;
        same("actions", view.turn.as_ref().is_none_or(|turn| turn.actions <= MOST_ACTIONS))?;
        same("enemy actions", view.enemy.as_ref().is_none_or(|enemy| enemy.actions <= 2))?;
        same("ending told", view.ending == self.ending)?;
        let heroes = || self.figures.iter().filter(|ghost| ghost.hero.is_some());
        let no_enemy = self.figures.iter().all(|ghost| ghost.side != Side::Imperial || ghost.at.is_none());
        let due = if heroes().all(|ghost| ghost.wounded) {
            Some(Ending::AllWounded)
        } else if no_enemy {
            Some(Ending::Victory)
        } else {
            self.ending.filter(|&ending| ending == Ending::TooLate && self.round == self.last_round)
        };
        same("ending", view.ending == due)
    }
}

impl<'a> Shadow<'a> {
    /// Believes the table as it is set up.
    pub(crate) fn new(content: &'a Content, view: &View) -> Self {
        let ghost = |figure: &FigureView| Ghost {
            side: figure.side,
            hero: figure.hero.map(usize::from),
            group: figure.group.map(usize::from),
            at: figure.at,
            damage: 0,
            strain: 0,
            wounded: false,
            conditions: Vec::new(),
        };
        let cards = |hero: &sortie_alliance::HeroView| {
            (usize::from(hero.hero), hero.cards.iter().map(|held| (held.card, held.state)).collect())
        };
        let supply = content.cards.iter().filter(|card| card.deck == Deck::Supply && !card.removed);
        Self {
            content,
            ground: Ground { map: &content.maps[usize::from(view.map)], open_doors: 0 },
            figures: view.figures.iter().map(ghost).collect(),
            heroes: view.heroes.iter().map(cards).collect(),
            groups: view.groups.iter().map(|group| usize::from(group.group)).collect(),
            card: None,
            acting: None,
            round: 0,
            last_round: view.last_round,
            crates: view.crates.clone(),
            terminals: view.terminals.clone(),
            medpacs: view.heroes.len() as u8 - 1,
            supply_left: supply.map(|card| usize::from(card.copies)).sum(),
            discarded: 0,
            cleaves: Vec::new(),
            redraws: None,
            ending: None,
        }
    }

    fn ghost(&mut self, figure: FigureId) -> &mut Ghost {
        &mut self.figures[figure.index()]
    }

    fn hear(&mut self, told: &Told<Event>) -> Checked {
        let event = &told.event;
        match *event {
            Event::Deployed { figure, at } | Event::Reinforced { figure, at } => self.appears(figure, at)?,
            Event::Moved { figure, from, ref path, cost } => self.moves(figure, from, path, cost)?,
            Event::Placed { figure, from, to } => {
                must(self.ghost(figure).at == Some(from), || "from elsewhere".to_owned())?;
                self.stands(figure, to)?;
            }
            Event::RoundBegan { round, .. } => {
                must(round == self.round + 1, || "rounds follow each other".to_owned())?;
                self.round = round;
            }
            Event::RoundEnded { round } => must(round == self.round, || "another round".to_owned())?,
            Event::Suffered { figure, damage, left } => {
                let health = self.health(figure);
                let ghost = self.ghost(figure);
                must(ghost.at.is_some() && damage > 0, || "who is not there suffers nothing".to_owned())?;
                ghost.damage += damage;
                must(ghost.damage + left == health, || format!("health {health}, {ghost:?}"))?;
            }
            Event::StrainSuffered { figure, strain } => {
                let endurance = self.endurance(figure);
                let ghost = self.ghost(figure);
                ghost.strain += strain;
                must(ghost.hero.is_some() && ghost.strain <= endurance, || format!("{ghost:?}"))?;
            }
            Event::Recovered { figure, damage, strain } => {
                let ghost = self.ghost(figure);
                must(damage <= ghost.damage && strain <= ghost.strain, || format!("{ghost:?}"))?;
                ghost.damage -= damage;
                ghost.strain -= strain;
            }
            Event::ConditionGained { figure, condition } => {
                let ghost = self.ghost(figure);
                must(!ghost.conditions.contains(&condition), || "it had it".to_owned())?;
                ghost.conditions.push(condition);
                ghost.conditions.sort_unstable();
            }
            Event::ConditionLost { figure, condition } => {
                let ghost = self.ghost(figure);
                must(ghost.conditions.contains(&condition), || "it had it not".to_owned())?;
                ghost.conditions.retain(|&other| other != condition);
            }
            Event::Wounded { figure } => {
                let health = self.health(figure);
                let ghost = self.ghost(figure);
                let is_due = ghost.hero.is_some() && !ghost.wounded && ghost.damage == health;
                must(is_due, || format!("health {health}, {ghost:?}"))?;
                ghost.wounded = true;
                ghost.damage = 0;
                let endurance = self.endurance(figure);
                let ghost = self.ghost(figure);
                ghost.strain = ghost.strain.min(endurance);
            }
            Event::Withdrawn { figure } | Event::Defeated { figure } => self.falls(figure, event)?,
            Event::MedpacUsed { left, .. } => {
                must(self.medpacs == left + 1, || format!("there were {}", self.medpacs))?;
                self.medpacs = left;
            }
            Event::MedpacGained { left } => {
                must(left == self.medpacs + 1, || format!("there were {}", self.medpacs))?;
                self.medpacs = left;
            }
            Event::Interacted { figure, object } => self.interacts(figure, object)?,
            Event::DoorOpened { door } => {
                must(self.ground.open_doors >> door & 1 == 0, || "it was open".to_owned())?;
                self.ground.open_doors |= 1 << door;
            }
            Event::SupplyDrawn { hero, card } => {
                must(self.supply_left > 0, || "no card was left".to_owned())?;
                self.supply_left -= 1;
                self.heroes[usize::from(hero)].1.push((card, CardState::Ready));
            }
            Event::AbilityUsed { source, ref ability } => self.uses(source, ability)?,
            Event::CardExhausted { hero, slot } => {
                let card = &mut self.heroes[usize::from(hero)].1[usize::from(slot)];
                must(card.1 == CardState::Ready, || format!("it was {:?}", card.1))?;
                card.1 = CardState::Exhausted;
            }
            Event::CardGone { hero, slot } if told.rule == Rule("R19.1") => {
                self.card_is_redrawn(usize::from(hero), usize::from(slot))?;
            }
            Event::CardGone { hero, slot } => self.card_goes(usize::from(hero), usize::from(slot))?,
            Event::CardsReadied { hero } => {
                let exhausted = self.heroes[usize::from(hero)].1.iter_mut();
                exhausted
                    .filter(|card| card.1 == CardState::Exhausted)
                    .for_each(|card| card.1 = CardState::Ready);
            }
            Event::GroupActivated { card, .. } => self.card = Some(card),
            Event::FigureActivated { figure } => {
                must(self.acting.is_none(), || "somebody else acts".to_owned())?;
                self.acting = Some(Acting { figure, spent: 0, attack_actions: 0, line: None });
            }
            Event::LineBegan { line, .. } => {
                self.line_ends()?;
                self.acting.as_mut().ok_or("nobody acts")?.line = Some(line);
            }
            Event::LineSkipped { .. } => self.acting.as_mut().ok_or("nobody acts")?.line = None,
            Event::ActivationEnded { figure } => {
                self.line_ends()?;
                if self.figures[figure.index()].side == Side::Imperial {
                    self.acting = None;
                }
            }
            Event::AttackDeclared { attacker, target, .. } => self.attacks(attacker, target)?,
            Event::KeywordGained { keyword } => self.may_cleave(&keyword.to_string())?,
            Event::SurgeSpent { ref option, .. } => self.may_cleave(option)?,
            Event::Cleaved { figure, damage, .. } => {
                must(self.figures[figure.index()].at.is_some(), || "it is not there".to_owned())?;
                let sources = self.cleaves.last_mut().filter(|sources| !sources.is_empty());
                let next = sources.ok_or("no Cleave is left")?.remove(0);
                must(next == damage, || format!("the next Cleave is {next}"))?;
            }
            Event::AttackEnded => {
                must(self.cleaves.pop().is_some(), || "no attack was under way".to_owned())?;
            }
            Event::OrderPicked { target, first, second, by, expected, otherwise } => {
                let side = |figure: FigureId| self.figures[figure.index()].side;
                let is_so = side(target) == Side::Imperial && first != second;
                must(is_so && side(first) == Side::Rebel && side(second) == Side::Rebel, || {
                    "who?".to_owned()
                })?;
                let is_best = match by {
                    OrderReason::Damage => expected <= otherwise,
                    OrderReason::Defeat | OrderReason::Equal => expected == otherwise,
                };
                must(is_best, || "the other order is better for it".to_owned())?;
            }
            Event::Suppressed { figure, by } => {
                let left = self.health(figure) - self.figures[figure.index()].damage;
                let is_stunned = self.figures[figure.index()].conditions.contains(&Condition::Stun);
                let due = match (is_stunned, left) {
                    (true, _) => SuppressedReason::AlreadyStunned,
                    (false, 1) => SuppressedReason::WouldFall,
                    (false, _) => SuppressedReason::LivesOn,
                };
                must(by == due && self.figures[figure.index()].side == Side::Imperial, || {
                    format!("{due:?}")
                })?;
            }
            Event::Ended { ending } => self.ending = Some(ending),
            _ => {}
        }
        Ok(())
    }

    fn appears(&mut self, figure: FigureId, at: Position) -> Checked {
        let ghost = self.ghost(figure);
        must(ghost.at.is_none(), || "it was there".to_owned())?;
        (ghost.damage, ghost.conditions) = (0, Vec::new());
        self.stands(figure, at)
    }

    fn stands(&mut self, figure: FigureId, at: Position) -> Checked {
        let why = self.ground.why_not_at(at, self.has_keyword(figure, &["mobile", "massive"]));
        self.ghost(figure).at = Some(at);
        why.map_or(Ok(()), Err)
    }

    fn moves(&mut self, figure: FigureId, from: Position, path: &[Position], cost: u8) -> Checked {
        let is_unhindered = self.has_keyword(figure, &["mobile", "massive"]);
        let ghost = self.ghost(figure);
        must(ghost.at == Some(from), || format!("from elsewhere: {ghost:?}"))?;
        must(!ghost.conditions.contains(&Condition::Stun), || "it is stunned".to_owned())?;
        let n = path.len() as u8;
        must(n > 0 && (n..=3 * n).contains(&cost), || "a step costs 1 to 3".to_owned())?;
        let mut here = from;
        for &next in path {
            let is_step = if here.is_small() && next.is_small() {
                self.ground.is_step(here.corner(), next.corner(), is_unhindered)
            } else {
                self.ground.is_large_move(here, next, is_unhindered)
            };
            must(is_step, || format!("{here:?} to {next:?} is no step"))?;
            here = next;
        }
        self.stands(figure, here)
    }

    fn falls(&mut self, figure: FigureId, event: &Event) -> Checked {
        let health = self.health(figure);
        let ghost = self.ghost(figure);
        let is_hero = matches!(event, Event::Withdrawn { .. });
        let is_due = ghost.at.is_some() && ghost.damage == health && ghost.hero.is_some() == is_hero;
        must(is_due && (ghost.wounded || !is_hero), || format!("health {health}, {ghost:?}"))?;
        ghost.at = None;
        Ok(())
    }

    fn interacts(&mut self, figure: FigureId, object: Object) -> Checked {
        let at = self.figures[figure.index()].at.ok_or("it is not there")?;
        let near = |space: Space| {
            let far = |one: u8, other: u8| one.abs_diff(other);
            at.spaces().any(|my| far(my.column(), space.column()) <= 1 && far(my.row(), space.row()) <= 1)
        };
        let map = self.ground.map;
        let (list, n, space) = match object {
            Object::Door(n) => {
                let edges = &map.doors[usize::from(n)].edges;
                let touches = edges.iter().any(|&(space, side)| {
                    at.has(space) || space.step(side).is_some_and(|beyond| at.has(beyond))
                });
                return must(touches, || format!("{at:?} is not at the door"));
            }
            Object::Crate(n) => (&mut self.crates, n, map.crates[usize::from(n)]),
            Object::Terminal(n) => (&mut self.terminals, n, map.terminals[usize::from(n)]),
            Object::Mission(..) => return Err("a skirmish has no objects of a mission".to_owned()),
        };
        must(list.contains(&n) && near(space), || format!("{at:?} is not at {space:?}"))?;
        list.retain(|&other| other != n);
        Ok(())
    }

    /// An ability of a card needs the card.
    fn uses(&mut self, source: Source, ability: &str) -> Checked {
        let hero = self.figures[source.figure.index()].hero;
        if let (Some(hero), true) = (hero, source.slot < Source::LINE) {
            let (card, state) = self.heroes[hero].1[usize::from(source.slot)];
            must(state != CardState::Gone, || "its card is gone".to_owned())?;
            let printed = self.content.cards[usize::from(card)].ability.get(usize::from(source.n));
            let printed = printed.filter(|printed| printed.id == ability).ok_or("another ability")?;
            let redraws = printed.does.iter().find_map(|deed| match deed {
                Deed::Special(special @ (Special::RedrawSupply | Special::ChooseSupply)) => Some(*special),
                _ => None,
            });
            self.redraws = redraws.or(self.redraws);
        }
        Ok(())
    }

    /// A card is paid with: depleted or discarded.
    fn card_goes(&mut self, hero: usize, slot: usize) -> Checked {
        let (card, state) = &mut self.heroes[hero].1[slot];
        must(*state == CardState::Ready, || format!("it was {state:?}"))?;
        *state = CardState::Gone;
        self.discarded += usize::from(self.content.cards[usize::from(*card)].deck == Deck::Supply);
        Ok(())
    }

    /// A supply card just drawn goes back below the others, or away.
    fn card_is_redrawn(&mut self, hero: usize, slot: usize) -> Checked {
        let cards = &mut self.heroes[hero].1;
        must(slot + 2 >= cards.len(), || "it was not just drawn".to_owned())?;
        let (card, state) = cards.remove(slot);
        let is_supply = self.content.cards[usize::from(card)].deck == Deck::Supply;
        must(is_supply && state == CardState::Ready, || format!("{card} was {state:?}"))?;
        match self.redraws {
            Some(Special::ChooseSupply) => self.supply_left += 1,
            Some(_) => self.discarded += 1,
            None => return Err("nobody redraws".to_owned()),
        }
        Ok(())
    }

    /// The line under way is paid for: two actions a figure (R24.6), one attack action (R28.6) unless Assault (R28.5).
    fn line_ends(&mut self) -> Checked {
        let (Some(acting), Some(card)) = (&mut self.acting, self.card) else { return Ok(()) };
        let Some(line) = acting.line.take() else { return Ok(()) };
        let card = &self.content.activations[usize::from(card)];
        let icons = &card.line[usize::from(line)].icons;
        acting.spent += icons.len();
        acting.attack_actions += usize::from(icons.contains(&Icon::Attack));
        let acting = *acting;
        let has_assault = self.passives(acting.figure).iter().any(|passive| passive.assault)
            || card.bonus.iter().any(|bonus| bonus.passive.assault);
        must(acting.spent <= 2, || format!("too many actions: {acting:?}"))?;
        must(acting.attack_actions <= 1 || has_assault, || format!("too many attack actions: {acting:?}"))
    }

    fn attacks(&mut self, attacker: FigureId, target: FigureId) -> Checked {
        let printed =
            self.figures[attacker.index()].group.map(|group| &self.content.groups[self.groups[group]]);
        self.cleaves.push(Vec::new());
        for word in printed.iter().flat_map(|group| &group.keywords) {
            self.may_cleave(word)?;
        }
        let (one, other) = (&self.figures[attacker.index()], &self.figures[target.index()]);
        must(one.at.is_some() && other.at.is_some(), || "one is not there".to_owned())?;
        must(one.side.is_hostile_to(other.side), || "they are not hostile".to_owned())?;
        must(!one.conditions.contains(&Condition::Stun), || "it is stunned".to_owned())?;
        if one.side == Side::Imperial {
            let acting = self.acting.filter(|acting| acting.figure == attacker).ok_or("it does not act")?;
            let card = self.card.map(|card| &self.content.activations[usize::from(card)]).ok_or("no card")?;
            let line = acting.line.map(|line| &card.line[usize::from(line)]).ok_or("no line is under way")?;
            let may = line.icons.contains(&Icon::Attack)
                || matches!(line.verb, LineVerb::Does(_) | LineVerb::Attack | LineVerb::MoveAttack(_));
            must(may, || format!("the line has no attack: {line:?}"))?;
        }
        Ok(())
    }

    /// An attack gains what is written there; each Cleave is a source for itself, in the order they come in.
    fn may_cleave(&mut self, words: &str) -> Checked {
        let found =
            words.split([' ', ':']).filter_map(|word| word.strip_prefix("cleave")?.parse::<u16>().ok());
        self.cleaves.last_mut().ok_or("no attack is under way")?.extend(found);
        Ok(())
    }

    fn nobody_overlaps(&self) -> Checked {
        let mut held: Vec<Space> =
            self.figures.iter().filter_map(|ghost| ghost.at).flat_map(Position::spaces).collect();
        held.sort_unstable();
        must(held.windows(2).all(|pair| pair[0] != pair[1]), || "two figures on one space".to_owned())
    }

    fn has_keyword(&self, figure: FigureId, words: &[&str]) -> bool {
        let group = self.figures[figure.index()].group.map(|group| &self.content.groups[self.groups[group]]);
        group.is_some_and(|group| group.keywords.iter().any(|word| words.contains(&word.as_str())))
    }

    /// What holds for a figure all the time.
    fn passives(&self, figure: FigureId) -> Vec<&'a Passive> {
        let content = self.content;
        let ghost = &self.figures[figure.index()];
        let mut abilities: Vec<&'a Ability> = Vec::new();
        if let Some(hero) = ghost.hero {
            let (number, cards) = &self.heroes[hero];
            let printed = &content.heroes[*number];
            let sheet = printed.sheet(ghost.wounded);
            abilities.extend(printed.ability.iter().filter(|ability| sheet.abilities.contains(&ability.id)));
            let there = cards.iter().filter(|(_, state)| *state != CardState::Gone);
            abilities.extend(there.flat_map(|(card, _)| &content.cards[usize::from(*card)].ability));
        } else if let Some(group) = ghost.group {
            abilities.extend(&content.groups[self.groups[group]].ability);
        }
        let always = abilities.into_iter().filter(|ability| ability.when == When::Always && !ability.ignored);
        always.map(|ability| &ability.passive).collect()
    }

    fn health(&self, figure: FigureId) -> u16 {
        let ghost = &self.figures[figure.index()];
        let more: u16 = self.passives(figure).iter().map(|passive| u16::from(passive.health)).sum();
        let printed = match (ghost.hero, ghost.group) {
            (Some(hero), _) => {
                let bonus = [0, 0, 10, 3, 0][self.heroes.len()];
                u16::from(self.content.heroes[self.heroes[hero].0].sheet(ghost.wounded).health) + bonus
            }
            (_, Some(group)) => u16::from(self.content.groups[self.groups[group]].health),
            _ => 0,
        };
        printed + more
    }

    fn endurance(&self, figure: FigureId) -> u16 {
        let ghost = &self.figures[figure.index()];
        let Some(hero) = ghost.hero else { return 0 };
        let more: u16 = self.passives(figure).iter().map(|passive| u16::from(passive.endurance)).sum();
        u16::from(self.content.heroes[self.heroes[hero].0].sheet(ghost.wounded).endurance) + more
    }

    fn compare_figure(&self, figure: &FigureView) -> Checked {
        let ghost = &self.figures[figure.id.index()];
        let what = |what: &str| format!("{what}: shown {figure:?}, believed {ghost:?}");
        must(figure.at == ghost.at, || what("place"))?;
        must(figure.wounded == ghost.wounded, || what("wounded"))?;
        if figure.at.is_none() {
            return Ok(());
        }
        must(figure.health == self.health(figure.id), || what("health"))?;
        must(figure.endurance == self.endurance(figure.id), || what("endurance"))?;
        must(figure.damage == ghost.damage && figure.damage < figure.health, || what("damage"))?;
        must(figure.strain == ghost.strain && figure.strain <= figure.endurance, || what("strain"))?;
        must(figure.conditions == ghost.conditions, || what("conditions"))
    }
}

//! What each event makes of the table, and what must have been so before.

use sortie_alliance::attack::Condition;
use sortie_alliance::world::{FigureId, Side};
use sortie_alliance::{CardState, Event, OrderReason, SuppressedReason};
use sortie_kernel::{Rule, Told};

use super::{Acting, Checked, Shadow, must};

impl Shadow<'_> {
    pub(super) fn hear(&mut self, told: &Told<Event>) -> Checked {
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
}

//! What changes on the table: the only place where figures are hurt, healed, moved and removed.

use sortie_boards::square::Position;
use sortie_kernel::{Draw, Occasion, Rule, Sink};

use crate::attack::Condition;
use crate::content::Content;
use crate::event::{Ending, Event};
use crate::flow;
use crate::setup::Mode;
use crate::state::{CardState, Frame, Source, State, what};
use crate::world::{FigureId, Side};

/// Rules at work: they change the state and tell what happened.
pub(crate) struct Ctx<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) sink: Sink<'a, Event>,
}

impl Ctx<'_> {
    /// Tells what happened. Events with lists are only built for a sink that listens.
    #[inline]
    pub(crate) fn tell(&mut self, rule: &'static str, event: impl FnOnce(&State) -> Event) {
        if self.sink.listens() {
            let event = event(self.state);
            self.sink.tell(Rule(rule), event);
        }
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.state.frames.pop();
    }

    pub(crate) fn set_top(&mut self, frame: Frame) {
        if let Some(top) = self.state.frames.top_mut() {
            *top = frame;
        }
    }

    /// The chance of a figure's next roll this round: going back and rolling again gives the same dice.
    pub(crate) fn next_roll(&mut self, figure: FigureId) -> Draw {
        let time = self.state.rolls[figure.index()];
        self.state.rolls[figure.index()] = time.wrapping_add(1);
        let occasion = Occasion {
            what: what::ROLL,
            whom: u16::from(figure.0),
            round: self.state.occasion_round(),
            time: u16::from(time),
        };
        self.state.chance.on(occasion)
    }

    /// A figure suffers damage (R6.12 to R6.15).
    pub(crate) fn suffer(&mut self, rule: &'static str, figure: FigureId, damage: u16) {
        let body = self.state.body_mut(figure);
        if damage == 0 || !body.is_present || self.state.is_over() {
            return;
        }
        // What exceeds its health is lost (R6.14).
        let body = self.state.body_mut(figure);
        let damage = damage.min(body.remaining());
        body.damage += damage;
        let left = body.remaining();
        self.tell(rule, |_| Event::Suffered { figure, damage, left });
        if left == 0 {
            self.defeat(figure);
        }
    }

    /// A figure suffers strain, by choice or not (R6.8): heroes up to their endurance and the rest as damage (R6.10),
    /// others as damage (R6.11).
    pub(crate) fn strain(&mut self, rule: &'static str, figure: FigureId, strain: u16) {
        if strain == 0 || !self.state.body(figure).is_present || self.state.is_over() {
            return;
        }
        if !self.state.body(figure).is_hero {
            self.suffer("R6.11", figure, strain);
            return;
        }
        let endurance = self.state.body(figure).endurance;
        let body = self.state.body_mut(figure);
        let fits = strain.min(endurance.saturating_sub(body.strain));
        body.strain += fits;
        if fits > 0 {
            self.tell(rule, |_| Event::StrainSuffered { figure, strain: fits });
        }
        self.suffer("R6.10", figure, strain - fits);
    }

    /// A figure recovers; more than there is, is lost (R6.13, R37.10).
    pub(crate) fn recover(&mut self, rule: &'static str, figure: FigureId, damage: u16, strain: u16) {
        if self.state.is_over() {
            return;
        }
        let body = self.state.body_mut(figure);
        let (damage, strain) = (damage.min(body.damage), strain.min(body.strain));
        body.damage -= damage;
        body.strain -= strain;
        if body.is_present && damage + strain > 0 {
            self.tell(rule, |_| Event::Recovered { figure, damage, strain });
        }
    }

    /// A figure gains a condition, if it has it not yet (R12.7).
    pub(crate) fn gain(&mut self, rule: &'static str, figure: FigureId, condition: Condition) {
        let is_over = self.state.is_over();
        let body = self.state.body_mut(figure);
        if body.is_present && !body.conditions.has(condition) && !is_over {
            body.conditions = body.conditions.with(condition);
            self.tell(rule, |_| Event::ConditionGained { figure, condition });
        }
    }

    /// A figure loses a condition, if it has it.
    pub(crate) fn lose(&mut self, rule: &'static str, figure: FigureId, condition: Condition) {
        let is_over = self.state.is_over();
        let body = self.state.body_mut(figure);
        if body.conditions.has(condition) && !is_over {
            body.conditions = body.conditions.without(condition);
            self.tell(rule, |_| Event::ConditionLost { figure, condition });
        }
    }

    /// A figure is defeated: a hero is wounded the first time and withdraws the second (R6.19); all others, allies
    /// too, leave the map (R22.12).
    pub(crate) fn defeat(&mut self, figure: FigureId) {
        if let Some(attack) = self.state.attacks.last_mut().filter(|attack| attack.target == figure) {
            attack.is_defeated = true;
        }
        let body = self.state.body_mut(figure);
        if body.is_hero && !body.is_wounded {
            // All damage is discarded, the sheet is turned, strain above the new endurance goes (R6.17); conditions
            // stay (A33).
            body.is_wounded = true;
            body.damage = 0;
            self.state.refresh(self.content, figure);
            let endurance = self.state.body(figure).endurance;
            let body = self.state.body_mut(figure);
            body.strain = body.strain.min(endurance);
            self.tell("R6.17", |_| Event::Wounded { figure });
            flow::fell(self, figure);
        } else if body.is_hero {
            body.is_present = false;
            self.tell("R6.18", |_| Event::Withdrawn { figure });
            flow::fell(self, figure);
        } else {
            body.is_present = false;
            self.tell("R6.15", |_| Event::Defeated { figure });
            flow::fell(self, figure);
            if let Some(group) = self.state.group_of(figure) {
                let is_gone = self.state.members(group).all(|member| !self.state.body(member).is_present);
                if is_gone {
                    self.tell("R6.16", |_| Event::GroupDefeated { group: group as u8 });
                    flow::group_fell(self, group);
                }
            }
        }
        self.check_ending();
        // Nobody waits for most defeats; many may fall at once, and each would take its place on the stack.
        if !self.state.is_over()
            && self.state.table.mode == Mode::Table
            && !self.state.body(figure).is_present
            && !flow::mourners(self.content, self.state, figure).is_empty()
        {
            self.push(Frame::Fallen { figure, done: 0 });
        }
    }

    /// Lost at once when the last unwounded hero becomes wounded (R16.3, A10); a skirmish is won when no enemy is left,
    /// a mission by its own rules (R16.2).
    fn check_ending(&mut self) {
        let heroes = &self.state.heroes;
        let all_wounded = heroes.iter().all(|hero| self.state.body(hero.figure).is_wounded);
        if self.state.script.is_some() {
            if all_wounded {
                flow::decide(self, false, "all_wounded");
            }
            return;
        }
        let no_enemy = self.state.present().all(|figure| self.state.body(figure).side != Side::Imperial);
        if all_wounded {
            self.end("R16.3", Ending::AllWounded);
        } else if no_enemy {
            self.end("R16.2", Ending::Victory);
        }
    }

    /// The mission ends.
    pub(crate) fn end(&mut self, rule: &'static str, ending: Ending) {
        self.state.ending = Some(ending);
        self.state.frames.clear();
        self.state.attacks.clear();
        self.state.test = None;
        self.tell(rule, |_| Event::Ended { ending });
    }

    /// A figure walks.
    pub(crate) fn walk(
        &mut self,
        rule: &'static str,
        figure: FigureId,
        path: &[Position],
        end: Position,
        cost: u16,
    ) {
        let from = self.state.body(figure).at;
        self.state.body_mut(figure).at = end;
        self.tell(rule, |_| Event::Moved { figure, from, path: path.to_vec(), cost: cost as u8 });
        flow::moved(self, figure, from);
    }

    /// Pays for an ability and tells that it is used.
    pub(crate) fn pay(&mut self, source: Source) {
        let Some(ability) = self.state.ability(self.content, source) else { return };
        self.tell("R6.1", |_| Event::AbilityUsed { source, ability: ability.id.clone() });
        let cost = &ability.cost;
        if let Some(hero) = self.state.hero_of(source.figure) {
            let (slot, has_card) = (source.slot, source.slot < Source::BONUS);
            if has_card && (cost.deplete || cost.discard) {
                self.state.heroes[hero].cards[usize::from(slot)].state = CardState::Gone;
                if cost.discard {
                    let card = self.state.heroes[hero].cards[usize::from(slot)].card;
                    self.state.supply.discard(card);
                }
                self.tell("R9.1", |_| Event::CardGone { hero: hero as u8, slot });
                self.state.refresh(self.content, source.figure);
            } else if has_card && cost.exhaust {
                self.state.heroes[hero].cards[usize::from(slot)].state = CardState::Exhausted;
                self.tell("R9.1", |_| Event::CardExhausted { hero: hero as u8, slot });
            }
        }
        let is_counted = cost.limit.is_some() || ability.when == crate::ability::When::Action;
        if is_counted && self.state.used.try_push(source).is_err() {
            self.state.used.remove(0);
            self.state.used.push(source);
        }
        self.strain("R6.2", source.figure, u16::from(cost.strain));
    }
}

//! The bot that plans an activation.

use sortie_alliance::world::{FigureId, Side};
use sortie_alliance::{Alliance, Choice, Prompt};
use sortie_boards::square::Position;
use sortie_kernel::Offer;

use super::ask;
use super::goal::Goals;
use super::harm::Harms;
use super::sight::{Sight, bodies};
use super::spots::Scout;
use super::star_map::star_map;
use super::surge::best;
use super::turn::Turn;
use super::value::Opinion;
use super::weights::Weights;
use crate::{Bot, Question, Thinking};

/// Looks at every spot a figure can reach, what it can attack from there and what would attack it, and takes the first
/// step of the best plan.
///
/// It remembers odds and nothing else: after every step it looks at the table and plans anew.
#[derive(Debug, Default)]
pub(super) struct Greedy {
    weights: Weights,
    harms: Harms,
}

impl Bot<Alliance> for Greedy {
    fn glance(&self, offers: &[Offer<Choice>], _thinking: &mut Thinking) -> Option<usize> {
        (offers.len() == 1).then_some(0)
    }

    fn choose(&self, question: &Question<'_, Alliance>, thinking: &mut Thinking) -> Option<usize> {
        let Question { content, view, prompt, offers } = *question;
        if let Some(at_once) = self.glance(offers, thinking) {
            return Some(at_once);
        }
        match prompt {
            Prompt::Mission { question } => {
                return Some(ask::mission(content, view, question, offers, thinking));
            }
            Prompt::StarMap => return Some(star_map(content, view, offers)),
            Prompt::Companion | Prompt::Window { .. } => return Some(ask::report(offers, thinking)),
            _ => {}
        }
        let bodies = bodies(content, view);
        let sight = Sight::new(content, view, &bodies);
        let goals = Goals::new(&sight, &self.weights);
        let opinion = Opinion { sight: &sight, harms: &self.harms, goals: &goals, weights: &self.weights };
        Some(match prompt {
            Prompt::Deploy => deploy(&opinion, offers),
            Prompt::Activate => best(offers, |offer| match offer.choice {
                Choice::Activate { figure } => Turn::new(opinion, figure, 2, 0).worth(),
                _ => 0.0,
            }),
            Prompt::Turn { figure, actions, points } => {
                Turn::new(opinion, *figure, *actions, *points).step(offers)
            }
            Prompt::Moment { moment } => opinion.moment(moment, offers),
            Prompt::Aim { source } => best(offers, |offer| opinion.aim(*source, &offer.choice)),
            Prompt::Die { pool, .. } => opinion.die(*pool, offers),
            Prompt::Moving { figure, .. } => opinion.moving(*figure, offers),
            Prompt::Striking { .. } => opinion.best_attack_offer(offers).unwrap_or(0),
            Prompt::Ordered { figure } => ordered(&opinion, *figure, offers),
            Prompt::Surges { .. } => view.attack.as_ref().map_or(0, |attack| opinion.surge(attack, offers)),
            Prompt::Cleave { .. } | Prompt::SameTarget { .. } => {
                best(offers, |offer| opinion.easy_prey(&offer.choice))
            }
            Prompt::Way { figure } => best(offers, |offer| opinion.way(*figure, &offer.choice)),
            Prompt::Convert { .. } | Prompt::Keep { .. } | Prompt::Card { .. } | Prompt::Share { .. } => 0,
            // All the same, or the players would not be asked.
            Prompt::First { .. } => 0,
            // A bot at a table with real dice has none of its own: any face is as good.
            Prompt::Report { .. } => thinking.below(offers.len()),
            Prompt::Mission { .. } | Prompt::StarMap | Prompt::Companion | Prompt::Window { .. } => 0,
            Prompt::Nothing => 0,
        })
    }
}

/// Brawlers in front, the others behind.
fn deploy(opinion: &Opinion<'_>, offers: &[Offer<Choice>]) -> usize {
    best(offers, |offer| match offer.choice {
        Choice::Deploy { figure, to } => {
            let far = f32::from(opinion.sight.nearest_enemy(Position::small(to)));
            if opinion.is_brawler(figure) { -far } else { 0.1 * far }
        }
        _ => 0.0,
    })
}

fn ordered(opinion: &Opinion<'_>, figure: FigureId, offers: &[Offer<Choice>]) -> usize {
    let run = || offers.iter().position(|offer| offer.choice == Choice::Run);
    let spots = || {
        let speed = u16::from(opinion.sight.figure(figure).speed);
        Scout::new(*opinion, figure).spots(speed)
    };
    let pass = || offers.iter().position(|offer| offer.choice == Choice::Pass);
    let gains = || {
        let spots = spots();
        let worth = |spot: &super::spots::Spot| spot.stand + 0.5 * spot.attacks[0];
        spots.iter().map(worth).fold(f32::NEG_INFINITY, f32::max) > worth(&spots[0]) + 0.2
    };
    opinion.best_attack_offer(offers).or_else(|| run().filter(|_| gains())).or_else(pass).unwrap_or(0)
}

impl Opinion<'_> {
    /// Where to move at once, or to stay.
    fn moving(&self, figure: FigureId, offers: &[Offer<Choice>]) -> usize {
        let is_enemy = self.sight.enemies().any(|enemy| enemy == figure);
        let turn = self.sight.view.turn.as_ref().filter(|turn| turn.figure == figure);
        // A charge ends with an attack; otherwise only actions left count.
        let attacks = match (turn, &self.sight.view.attack) {
            (Some(turn), None) => usize::from(turn.actions).min(1) + 1,
            (Some(turn), Some(_)) => usize::from(turn.actions).min(2),
            (None, _) => 0,
        };
        let scout = Scout::new(*self, figure);
        best(offers, |offer| {
            let at = match offer.choice {
                Choice::Move { to } => to,
                _ => self.sight.world.body(figure).at,
            };
            if is_enemy {
                // Pushed away from us.
                return f32::from(
                    self.sight
                        .friends()
                        .filter_map(|friend| {
                            self.sight.board().distance_between(at, self.sight.world.body(friend).at)
                        })
                        .min()
                        .unwrap_or(0),
                );
            }
            let spot = scout.spot(at, 0);
            spot.stand + if attacks == 0 { 0.0 } else { spot.attacks[attacks - 1] }
        })
    }

    /// Whom or where an ability is aimed at best.
    fn aim(&self, source: sortie_alliance::Source, choice: &Choice) -> f32 {
        match *choice {
            Choice::Aim { space } => self.blast(space),
            // What helps is kept.
            Choice::Shake { condition } => f32::from(u8::from(condition.is_harmful())),
            Choice::Pick { figure } if self.sight.world.body(figure).side != Side::Rebel => {
                self.easy_prey(choice)
            }
            Choice::Pick { figure } => {
                let shown = self.sight.figure(figure);
                let need = 0.1 * f32::from(shown.damage) + 0.1 * f32::from(shown.strain);
                let heals = self.sight.ability(source).is_some_and(|ability| {
                    let heals = |deed: &_| matches!(deed, sortie_alliance::ability::Deed::Recover { .. });
                    ability.does.iter().any(heals)
                });
                if heals {
                    self.recovery(figure, 5, 3)
                } else {
                    self.best_attack_from_here(figure) + 0.1 * need
                }
            }
            _ => Self::nothing(),
        }
    }

    /// How much an enemy is worth hurting a little: dangerous ones with little health left most.
    fn easy_prey(&self, choice: &Choice) -> f32 {
        let Choice::Pick { figure } = *choice else { return 0.0 };
        self.bounty(figure) / f32::from(self.sight.world.body(figure).remaining().max(1))
    }

    /// How bad one of several equally bad ways of an enemy is for us: it had better aim at who can bear it, and see few
    /// of us.
    fn way(&self, figure: FigureId, choice: &Choice) -> f32 {
        let Choice::Way { to, target } = *choice else { return 0.0 };
        let hurt = target.map_or(0.0, |target| self.suffering(target, 2.0));
        let world = &self.sight.world;
        let seen = self.sight.friends().filter(|&friend| {
            let around = world.in_the_way(figure, friend);
            world.board.sees_between(to, world.body(friend).at, &around)
        });
        -hurt - 0.1 * seen.count() as f32
    }
}

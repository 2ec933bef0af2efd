//! Who keeps guard answers an alien that moved or appeared (125, A60).

use sortie_boards::hex::Facing;
use sortie_defenders::content::Class;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::setup::TableOptions;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Sink;

use crate::common::fight::{BOX, Fight, agent, alien, seven};

impl Fight {
    /// An alien has moved.
    fn moved(&mut self, n: u8) -> &mut Self {
        self.state.has_moved(&BOX, alien(n), &mut Sink::to(&mut self.told));
        self
    }

    fn strike(&self, figure: sortie_defenders::world::FigureId, gun: u8, area: bool) -> Choice {
        Choice::Strike { figure, gun, target: alien(0), area }
    }

    fn is_on_guard(&self) -> bool {
        !self.state.is_at_rest() && matches!(self.prompt(), Prompt::Guard { .. })
    }
}

fn watch() -> Scenario {
    seven()
        .agent(Class::Marine, [5, 4])
        .alien("nexus_green", [9, 4])
        .shield(alien(0), 0)
        .alien("aracnos_green", [8, 5])
}

/// defenders T18, 125, A19, A60: an alien moves into Chromium's sight; with a token for area damage every alien of its part
/// defends, Guard is used until the refresh phase, his turn is untouched.
#[test]
pub(crate) fn t18_guard_with_area_damage() {
    let mut fight = Fight::new(watch().turn(0));
    fight.moved(0);
    assert!(fight.is_on_guard());
    let all = [(0, false), (0, true), (1, false)].map(|(gun, area)| fight.strike(agent(0), gun, area));
    let offered: Vec<Choice> = fight.offers().iter().map(|offer| offer.choice).collect();
    assert_eq!(offered[..3], all);
    assert_eq!(offered[3..], [Choice::Pass]);
    fight.dice("h g g a a").choose(all[1]).over();
    assert_eq!((fight.wounds(alien(0)), fight.wounds(alien(1))), (Some(1), Some(1)));
    assert_eq!(fight.state.gun(agent(0), 0), (Some(4), false));
    assert_eq!(fight.state.used_up(), Some([false; 3]));
    fight.moved(0);
    assert!(!fight.is_on_guard(), "once a round");
}

/// defenders 125: Who lets it pass keeps the token.
#[test]
fn let_pass() {
    let mut fight = Fight::new(watch().turn(0));
    fight.moved(0).pass().over();
    fight.moved(0);
    assert!(fight.is_on_guard());
}

/// defenders 125, A20, A60: Only if the attack is legal now: sight and view, ammo and jam, not bleeding, not paralysed; it turns
/// nobody.
#[test]
fn only_if_the_attack_is_legal() {
    let none = |scene: Scenario| {
        let mut fight = Fight::new(scene.turn(0));
        fight.moved(0);
        !fight.is_on_guard()
    };
    assert!(none(watch().paralysed(agent(0))));
    assert!(none(watch().wounds(agent(0), 6)), "bleeding");
    assert!(none(watch().jammed(0, 0).jammed(0, 1)));
    let human = TableOptions { human_view: true, duel: false, friendly_fire: false, rank_defence: false };
    assert!(none(watch().options(human).facing(0, Facing::ALL[3])), "behind him");
    assert!(!none(watch().options(human)));
}

/// defenders 121, 125, A60: A Sentry-Gun keeps guard beside its owner's actions, all round; owners are asked in turn order from the
/// active player.
#[test]
pub(crate) fn a_sentry_gun_keeps_guard() {
    let scene = seven()
        .agent(Class::Marine, [5, 4])
        .agent(Class::Biotech, [3, 4])
        .drone("sentry_gun", 1, [6, 5])
        .alien("nexus_green", [9, 4])
        .shield(alien(0), 0);
    let drone = Scenario::drone_id(0);
    let asked = |fight: &Fight| fight.offers()[0].seat.0;
    let mut fight = Fight::new(scene.clone().turn(0));
    fight.moved(0);
    assert_eq!(asked(&fight), 0);
    fight.pass();
    assert_eq!(asked(&fight), 1);
    let strike = fight.strike(drone, 0, false);
    fight.dice("h ha s s").choose(strike).over();
    assert_eq!(fight.state.gun(drone, 0), (Some(4), false), "an ammo token of its own; it never jams");
    fight.moved(0);
    assert_eq!(asked(&fight), 0);
    fight.pass().over();
    let mut fight = Fight::new(scene.turn(1));
    fight.moved(0);
    assert_eq!(asked(&fight), 1);
}

/// defenders A45: an alien killed by one is no target for the next.
#[test]
fn a_dead_alien_is_answered_by_nobody() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Marine, [5, 4])
            .agent(Class::Biotech, [3, 4])
            .drone("sentry_gun", 1, [6, 5])
            .alien("xeno_beta_green", [9, 4])
            .wounds(alien(0), 1)
            .turn(0),
    );
    fight.moved(0);
    let strike = fight.strike(agent(0), 0, false);
    fight.dice("h g g a").choose(strike).over();
    assert_eq!(fight.wounds(alien(0)), None);
}

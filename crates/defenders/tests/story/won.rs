//! Each mission that ships is brought to its best end, by the deeds and the facts it asks for (33, 45).

use sortie_defenders::Content;
use sortie_defenders::world::FigureId;

use super::{Table, agent, begun, person};

fn begin(mission: &str) -> Table {
    begun(Content::playable(), mission, 2)
}

impl Table {
    /// An agent who is there does an action at a hex, whatever it asks for.
    fn acts(&mut self, action: &str, at: &str) {
        let (actor, at) = (self.view().active, self.hex(at));
        self.force(|state, content, sink| state.act(content, actor, action, at, sink));
        self.settle();
    }

    fn event(&mut self, letter: char) {
        self.force(|state, content, sink| state.draw_event(content, letter, sink));
        self.settle();
    }

    fn puts(&mut self, figure: FigureId, at: &str) {
        let at = self.hex(at);
        self.force(|state, content, sink| state.put(content, figure, at, sink));
        self.settle();
    }

    fn kills(&mut self, figure: FigureId) {
        // Who rages has another card, and health, first (172).
        for _ in 0..3 {
            if self.state.figure(figure).is_some() {
                self.force(|state, content, sink| state.suffer(content, figure, 30, sink));
            }
        }
        self.settle();
    }

    /// The figure of the alien with a card.
    fn of(&self, card: &str) -> FigureId {
        let aliens = self.view().aliens;
        let found = aliens.iter().find(|alien| self.content.aliens[usize::from(alien.card)].id == card);
        found.unwrap_or_else(|| panic!("no {card}: {:?}", self.cards())).figure
    }

    /// The strategy phase of the next round decides.
    fn ends(mut self) -> Option<&'static str> {
        self.next_round();
        self.is_over()
    }
}

#[test]
fn first_watch() {
    let mut table = begin("first_watch");
    table.acts("radio", "D2:f");
    table.acts("destroy", "D2:c");
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn close_encounters() {
    let mut table = begin("close_encounters");
    for point in ["D1:a.nw", "D1:c", "D1:d.ne", "D1:l.se"] {
        table.acts("destroy", point);
    }
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn new_hopes() {
    let mut table = begin("new_hopes");
    (0..3).for_each(|_| table.acts("rescue", "C1:h"));
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn star_tech() {
    let mut table = begin("star_tech");
    while table.view().fragments < 4 {
        table.acts("search", "C2:c");
    }
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn alien_nation() {
    let mut table = begin("alien_nation");
    while table.view().fragments < 4 {
        table.acts("loot", "F2:g");
    }
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn starship_troops() {
    let mut table = begin("starship_troops");
    // Whoever is there after the last event has won.
    let far = ["C1:a", "C1:b"];
    while table.is_over().is_none() && table.state.round() < 40 {
        for n in 0..2 {
            table.force(|state, _, _| state.nurse(agent(n)));
            if !table.view().aliens.is_empty() {
                let aliens: Vec<FigureId> = table.view().aliens.iter().map(|alien| alien.figure).collect();
                aliens.into_iter().for_each(|alien| table.kills(alien));
            }
            table.puts(agent(n), far[usize::from(n)]);
        }
        table.next_round();
    }
    assert_eq!(table.is_over(), Some("accomplished"));
}

#[test]
fn agents_in_black() {
    let mut table = begin("agents_in_black");
    while !table.cards().contains(&"xeno_alpha_green") {
        table.acts("scan", "R1:c");
    }
    let envoy = table.of("xeno_alpha_green");
    table.kills(envoy);
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn in_the_matrix() {
    let mut table = begin("in_the_matrix");
    table.event('D');
    table.event('A');
    let warden = table.of("nexus_blue");
    table.kills(warden);
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn visitors() {
    let mut table = begin("visitors");
    let guest = table.of("xeno_grey_green");
    table.kills(guest);
    assert!(table.body(guest).is_down, "it is stunned, not dead");
    table.puts(guest, "F2:j");
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn everyone_can_hear() {
    let mut table = begin("everyone_can_hear");
    let beast = table.of("xeno_beast");
    table.kills(beast);
    assert_eq!(table.ends(), Some("accomplished"));
}

/// Nobody is left who could hurt those who carry it through.
fn nobody_is_left(table: &mut Table) {
    let aliens: Vec<FigureId> = table.view().aliens.iter().map(|alien| alien.figure).collect();
    aliens.into_iter().for_each(|alien| table.kills(alien));
}

#[test]
fn galaktica() {
    let mut table = begin("galaktica");
    table.puts(agent(0), "C1:k");
    table.event('B');
    assert_eq!(table.view().story.people.len(), 1, "Hackbar is out of the vault");
    nobody_is_left(&mut table);
    table.event('D');
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn judgement_day() {
    let mut table = begin("judgement_day");
    table.event('B');
    table.event('C');
    // Two reinforcement steps with the bomb on the third waypoint.
    while table.view().story.counters[0] > 0 {
        let carrier = table.view().story.items[0].carrier.expect("somebody has the bomb");
        table.puts(carrier, "S1:c");
        nobody_is_left(&mut table);
        table.next_round();
        assert_eq!(table.is_over(), None);
    }
    table.acts("plant", "S1:g.w");
    for (n, home) in [(0, "D1:l"), (1, "D1:l.w")] {
        table.puts(agent(n), home);
    }
    assert_eq!(table.ends(), Some("accomplished"));
}

#[test]
fn back_in_time() {
    let mut table = begin("back_in_time");
    table.event('B');
    table.event('C');
    // Nobody is left on the sand who could hurt him.
    let aliens: Vec<FigureId> = table.view().aliens.iter().map(|alien| alien.figure).collect();
    aliens.into_iter().for_each(|alien| table.kills(alien));
    table.puts(person(0), "D1:b.sw");
    // He has to be there in the strategy phase, and stays as long as the alpha agent is beside him.
    let beside = table.hex("D1:b");
    let alpha = table.view().alpha;
    table.force(|state, content, sink| state.put(content, alpha, beside, sink));
    table.settle();
    table.puts(person(0), "D1:b.sw");
    assert_eq!(table.ends(), Some("accomplished"));
}

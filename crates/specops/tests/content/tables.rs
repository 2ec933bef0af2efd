//! Tables and maps: what a half turn does, and what the limits of the rules come to.

use sortie_boards::plane::{Circle, INCH, Kind, Point, Table};
use sortie_specops::content::{Content, Look, MissionRules, TableMap, TokenKind};
use sortie_specops::profile::Faction;
use sortie_specops::side::Colour;

fn corners(table: &Table) -> Vec<Vec<Point>> {
    let sorted = |corners: &[Point]| {
        let mut corners = corners.to_vec();
        corners.sort_unstable();
        corners
    };
    let mut all: Vec<_> = table.pieces().iter().map(|piece| sorted(piece.polygon.corners())).collect();
    all.sort_unstable();
    all
}

/// specops C1.8: red may lay a table the other way round; turned twice, everything is where it was. Pieces keep their numbers.
/// specops M0.3
#[test]
fn a_turned_table_is_the_same_the_other_way_round() {
    for map in &Content::shipped().tables {
        let [drawn, turned] = &map.grounds;
        assert_eq!(drawn.pieces().len(), map.pieces.len());
        for (n, piece) in map.pieces.iter().enumerate() {
            let corners = piece.piece.polygon.corners().iter();
            let image: Vec<Point> = corners.map(|&at| TableMap::turned(at)).collect();
            assert_eq!(turned.pieces()[n].polygon.corners(), image, "{}", map.id);
            assert_eq!(drawn.pieces()[n], piece.piece);
        }
        assert_eq!(map.ground(true).pieces(), turned.pieces());
        // M0.3.
        assert_eq!(map.is_symmetric, corners(drawn) == corners(turned), "{}", map.id);
    }
}

/// specops S5, C7.10: what players agree about a piece, unless a table says otherwise.
#[test]
fn looks_say_what_pieces_are() {
    for look in Look::ALL {
        assert_eq!(look.is_impassable(), matches!(look, Look::Pool | Look::Generator));
        assert_eq!(look.kind() == Kind::Scatter, look == Look::Barricade);
        assert!(look.height() > 0 || look.kind() == Kind::Area);
    }
    // C7.7, C7.8, T21: walked onto, climbed, and only scaled.
    assert!(Look::Crates.height() <= 420 && Look::Platform.height() <= 420);
    assert!(
        (421..=1524).contains(&Look::Building.height()) && (421..=1524).contains(&Look::Container.height())
    );
    assert!((1525..=3048).contains(&Look::Tower.height()));
    let roofs = |map: &TableMap| {
        map.pieces.iter().any(|piece| piece.piece.kind == Kind::Obstacle && !piece.piece.impassable)
    };
    assert!(Content::shipped().tables.iter().all(roofs), "there is something to stand on everywhere");
}

/// specops M3.14: between 12 and 36 wounds against the teams there are, and a vehicle for each faction.
#[test]
fn vehicles_stand_what_they_should() {
    let content = Content::shipped();
    for faction in Faction::ALL {
        let vehicle = content.vehicle(faction);
        assert_eq!(vehicle.faction, faction);
        for team in &content.teams {
            assert!((12..=36).contains(&vehicle.health(team.members.len() as u8)), "{}", vehicle.id);
        }
    }
}

/// specops M1.1, M2.1, M3.1, M4.1 and the zones of each side.
/// specops O5, S22
#[test]
fn missions_have_their_sides() {
    let content = Content::shipped();
    let sides = content.missions.iter().map(|mission| {
        let zones = |of| mission.zones.iter().filter(|zone| zone.of == of).count();
        (
            mission.rules,
            mission.rules.attacker(),
            zones(Colour::Blue),
            zones(Colour::Red),
            mission.tokens.len(),
        )
    });
    let red = Some(Colour::Red);
    assert_eq!(
        sides.collect::<Vec<_>>(),
        [
            (MissionRules::Shields, red, 1, 1, 4),
            (MissionRules::Codes, red, 2, 1, 3),
            (MissionRules::Vehicle, red, 0, 1, 5),
            (MissionRules::Priorities, None, 1, 1, 3),
        ]
    );
    let of =
        |rules: usize, kind| content.missions[rules].tokens.iter().filter(move |token| token.kind == kind);
    // S22: left is in the west.
    let x = |kind| of(3, kind).next().expect("a token").at.x();
    assert!(x(TokenKind::Left) < x(TokenKind::Middle) && x(TokenKind::Middle) < x(TokenKind::Right));
}

/// specops C1.14, D2: three of the faction, two of the team, Standing Orders.
/// specops O6
#[test]
fn hands_hold_six() {
    let content = Content::shipped();
    for team in &content.teams {
        let pips: Vec<u8> = team.hand.iter().map(|&card| content.card(card).pips).collect();
        assert_eq!((&pips[..3], pips[5]), (&[1, 2, 3][..], 4), "{}", team.id);
        assert!(content.card(team.hand[5]).returns);
    }
}

/// specops M2.4: transmitters far from red's zone, in three different thirds of the table's width; blue's zones left and right of the middle.
#[test]
fn the_map_of_the_codes() {
    let content = Content::shipped();
    let mission = &content.missions[1];
    let zones = |of| mission.zones.iter().filter(move |zone| zone.of == of);
    let red = &zones(Colour::Red).next().expect("one zone").area;
    let mut thirds: Vec<i32> = Vec::new();
    for token in mission.tokens.iter().filter(|token| token.kind == TokenKind::Transmitter) {
        assert!(red.gap(Circle { centre: token.at, radius: 127 }) >= 16 * INCH);
        thirds.push(token.at.x() / 3048);
    }
    thirds.sort_unstable();
    assert_eq!(thirds, [0, 1, 2]);
    let sides: Vec<bool> =
        zones(Colour::Blue).map(|zone| zone.area.corners().iter().all(|at| at.x() <= 4572)).collect();
    let others: Vec<bool> =
        zones(Colour::Blue).map(|zone| zone.area.corners().iter().all(|at| at.x() >= 4572)).collect();
    assert!(sides.contains(&true) && others.contains(&true), "one left, one right");
    for zone in zones(Colour::Blue) {
        for at in zone.area.corners() {
            assert!(!red.is_within(Circle { centre: *at, radius: 0 }, 8 * INCH - 1), "8 inches from red's");
        }
    }
}

/// specops M0.4, S22: blue's zones lie in the south, red's in the north.
#[test]
fn blue_is_in_the_south() {
    let content = Content::shipped();
    for mission in content.missions.iter().filter(|mission| mission.rules != MissionRules::Codes) {
        for zone in &mission.zones {
            let is_south = zone.area.corners().iter().all(|at| at.y() >= 4572);
            let is_north = zone.area.corners().iter().all(|at| at.y() <= 4572);
            assert_eq!(
                (is_south, is_north),
                (zone.of == Colour::Blue, zone.of == Colour::Red),
                "{}",
                mission.id
            );
        }
    }
}

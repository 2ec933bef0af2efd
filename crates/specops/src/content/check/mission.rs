//! Missions: zones and tokens within the limits of M0 to M4.

use sortie_boards::plane::{Circle, INCH, Point, Polygon, Shape, Table};
use sortie_content::Finding;
use toml::Spanned;

use super::room::{self, TOKEN};
use super::{count, name, twice};
use crate::content::entry::Entry;
use crate::content::mission::{MissionRules, MissionToken, TokenKind, Zone};
use crate::content::raw::RawMission;
use crate::content::read::Pack;
use crate::content::table::TableMap;
use crate::limits::MOST_TEAM;
use crate::side::Colour;

const SIDE: i32 = TableMap::SIDE as i32;
const MIDDLE: i32 = SIDE / 2;

/// The four missions in their order, each with its map and at least six tables.
pub(super) fn missions(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    twice(&pack.missions, |mission| &mission.id, findings);
    count(pack, &pack.missions, pack.missions.entries.len(), 4, "missions", findings);
    let rules = pack.missions.values().map(|mission| mission.rules);
    if !rules.eq(MissionRules::ALL) {
        let message = "the four missions are listed once each, in the order of their numbers (M1 to M4)";
        findings.push(pack.missions.error("mission-set", message));
    }
    for entry in &pack.missions.entries {
        name(entry, "mission", &entry.value.id, &pack.texts, findings);
        Map { pack, entry, mission: &entry.value }.check(findings);
    }
}

/// The map of a mission.
struct Map<'a> {
    pack: &'a Pack<'a>,
    entry: &'a Entry<'a, RawMission>,
    mission: &'a RawMission,
}

impl Map<'_> {
    fn check(&self, findings: &mut Vec<Finding>) {
        let tables = self.pack.tables.iter();
        let tables = tables.filter(|ground| ground.head.value.missions.contains(&self.mission.id)).count();
        if tables < 6 {
            let message = format!("{tables} tables are laid out for it; at least 6 are");
            findings.push(self.entry.error("mission-tables", message));
        }
        self.zones(findings);
        self.tokens(findings);
        let before = findings.len();
        self.pieces(findings);
        // Distances between what is missing or too much would only repeat that.
        if findings.len() == before {
            self.limits(findings);
        }
    }

    fn here<T>(&self, what: &Spanned<T>, code: &'static str, message: impl Into<String>) -> Finding {
        self.entry.error_at(what.span(), code, message)
    }

    /// Zones are wholly on the table, hold the largest team, and are 12 inches from the enemy's (M0.2).
    fn zones(&self, findings: &mut Vec<Finding>) {
        let Ok(empty) = Table::new([TableMap::SIDE; 2], Vec::new()) else { return };
        let zones = &self.mission.zone;
        for (n, zone) in zones.iter().enumerate() {
            let area = &zone.get_ref().area;
            if !area.corners().iter().all(|&corner| empty.has(corner)) {
                findings.push(self.here(zone, "zone-off-table", "a zone lies wholly on the table (M0.2)"));
            }
            let units = room::in_zone(&empty, area, &[]);
            if units < MOST_TEAM {
                let message = format!("it has room for {units} units; a zone holds {MOST_TEAM} (M0.2)");
                findings.push(self.here(zone, "zone-small", message));
            }
            let enemies = zones[..n].iter().filter(|other| other.get_ref().of != zone.get_ref().of);
            if enemies.clone().any(|other| !are_apart(area, &other.get_ref().area, 12)) {
                let line = "it lies within 12 inches of an enemy zone (M0.2)";
                findings.push(self.here(zone, "zones-near", line));
            }
        }
    }

    /// Tokens are 4 inches from the edge, 6 from each other and, but for ambush points, 3 outside every zone (M0.2).
    fn tokens(&self, findings: &mut Vec<Finding>) {
        let tokens = &self.mission.token;
        for (n, token) in tokens.iter().enumerate() {
            let MissionToken { kind, at, .. } = *token.get_ref();
            let edge = [at.x(), at.y(), SIDE - at.x(), SIDE - at.y()].into_iter().min().unwrap_or(0);
            if edge < inches(4) {
                findings.push(self.here(
                    token,
                    "token-edge",
                    "its centre is at least 4 inches from the edge (M0.2)",
                ));
            }
            let near = |other: &&Spanned<MissionToken>| {
                other.get_ref().at.squared_distance(at) < i64::from(inches(6)).pow(2)
            };
            if tokens[..n].iter().any(|other| near(&other)) {
                findings.push(self.here(
                    token,
                    "tokens-near",
                    "centres of tokens are at least 6 inches apart (M0.2)",
                ));
            }
            let zone_near = |zone: &Spanned<Zone>| gap(&zone.get_ref().area, at, 0) < 3 * INCH;
            if kind != TokenKind::Ambush && self.mission.zone.iter().any(zone_near) {
                findings.push(self.here(token, "token-zone", "it lies 3 inches outside every zone (M0.2)"));
            }
        }
    }

    /// The zones and tokens that its rules ask for, each the right side up.
    fn pieces(&self, findings: &mut Vec<Finding>) {
        use TokenKind::{Ambush, Console, Left, Middle, Right, Transmitter, Vehicle};
        let (blue, red, tokens): (usize, usize, &[(TokenKind, usize, bool)]) = match self.mission.rules {
            MissionRules::Shields => (1, 1, &[(Console, 3, true), (Transmitter, 1, false)]),
            MissionRules::Codes => (2, 1, &[(Transmitter, 3, true)]),
            MissionRules::Vehicle => (0, 1, &[(Vehicle, 1, false), (Ambush, 4, true)]),
            MissionRules::Priorities => (1, 1, &[(Left, 1, false), (Middle, 1, false), (Right, 1, false)]),
        };
        let zones = |of| self.mission.zone.iter().filter(|zone| zone.get_ref().of == of).count();
        if (zones(Colour::Blue), zones(Colour::Red)) != (blue, red) {
            let message = format!("blue has {blue} zones in this mission, red has {red}");
            findings.push(self.entry.error("mission-zones", message));
        }
        for &(kind, n, claimed) in tokens {
            let side = if claimed { "claimed" } else { "unclaimed" };
            let of_kind = self.mission.token.iter().filter(|token| token.get_ref().kind == kind);
            if of_kind.filter(|token| token.get_ref().claimed == claimed).count() != n {
                let message = format!("{n} of {kind:?} lie on its map, {side} side up");
                findings.push(self.entry.error("mission-tokens", message));
            }
        }
        for token in &self.mission.token {
            if tokens.iter().all(|(kind, ..)| *kind != token.get_ref().kind) {
                findings.push(self.here(token, "mission-tokens", "this mission has no such token"));
            }
        }
    }

    /// What each mission asks of its map besides.
    fn limits(&self, findings: &mut Vec<Finding>) {
        match self.mission.rules {
            MissionRules::Shields => self.shields(findings),
            MissionRules::Codes => self.codes(findings),
            MissionRules::Vehicle => self.vehicle(findings),
            MissionRules::Priorities => self.priorities(findings),
        }
    }

    fn of(&self, kind: TokenKind) -> Vec<&Spanned<MissionToken>> {
        self.mission.token.iter().filter(|token| token.get_ref().kind == kind).collect()
    }

    fn zone(&self, of: Colour) -> impl Iterator<Item = &Spanned<Zone>> {
        self.mission.zone.iter().filter(move |zone| zone.get_ref().of == of)
    }

    /// How far a token lies from red's zone, edge to edge.
    fn gap_to_red(&self, token: &Spanned<MissionToken>) -> u32 {
        let gaps = self.zone(Colour::Red).map(|zone| gap(&zone.get_ref().area, token.get_ref().at, TOKEN));
        gaps.min().unwrap_or(0)
    }

    /// M1.2.
    fn shields(&self, findings: &mut Vec<Finding>) {
        for token in self.of(TokenKind::Transmitter) {
            if token.get_ref().at.y() <= MIDDLE {
                findings.push(self.here(
                    token,
                    "shields-transmitter",
                    "the transmitter lies in blue's half (M1.2)",
                ));
            }
        }
        let consoles = self.of(TokenKind::Console);
        let gaps: Vec<u32> = consoles.iter().map(|token| self.gap_to_red(token)).collect();
        for (n, (token, gap)) in consoles.iter().zip(&gaps).enumerate() {
            if !(10 * INCH..=26 * INCH).contains(gap) {
                let message = "a console lies 10 to 26 inches from red's zone (M1.2)";
                findings.push(self.here(token, "shields-console", message));
            }
            if gaps[..n].contains(gap) {
                let message = "the consoles lie at different distances from red's zone (M1.2)";
                findings.push(self.here(token, "shields-console", message));
            }
        }
    }

    /// M2.4.
    fn codes(&self, findings: &mut Vec<Finding>) {
        let mut thirds = Vec::new();
        for token in self.of(TokenKind::Transmitter) {
            if self.gap_to_red(token) < 16 * INCH {
                let message = "a transmitter lies at least 16 inches from red's zone (M2.4)";
                findings.push(self.here(token, "codes-transmitter", message));
            }
            let third = 3 * token.get_ref().at.x() / SIDE;
            if thirds.contains(&third) {
                let message = "each transmitter lies in a third of its own of the table's width (M2.4)";
                findings.push(self.here(token, "codes-transmitter", message));
            }
            thirds.push(third);
        }
        let mut sides = Vec::new();
        for zone in self.zone(Colour::Blue) {
            let bounds = zone.get_ref().area.bounds();
            let side = (bounds.high().x() <= MIDDLE, bounds.low().x() >= MIDDLE);
            if side == (false, false) || sides.contains(&side) {
                let message = "blue has a zone on the left and one on the right of the middle (M2.4)";
                findings.push(self.here(zone, "codes-zone", message));
            }
            sides.push(side);
        }
    }

    /// M3.2.
    fn vehicle(&self, findings: &mut Vec<Finding>) {
        let centre = Point::new(MIDDLE, MIDDLE);
        for token in self.of(TokenKind::Vehicle) {
            if token.get_ref().at != centre {
                findings.push(self.here(
                    token,
                    "vehicle-middle",
                    "the vehicle stands in the middle of the table (M3.2)",
                ));
            }
        }
        let mut quarters = Vec::new();
        for token in self.of(TokenKind::Ambush) {
            let point = room::token(token.get_ref().at);
            for vehicle in self.pack.vehicles.values() {
                let gap = point.gap(Circle { centre, radius: vehicle.radius.into() });
                if !(8 * INCH..=14 * INCH).contains(&gap) {
                    let message = format!("an ambush point lies 8 to 14 inches from `{}` (M3.2)", vehicle.id);
                    findings.push(self.here(token, "vehicle-ambush", message));
                }
            }
            let quarter = (point.centre.x() < MIDDLE, point.centre.y() < MIDDLE);
            if quarters.contains(&quarter) {
                let message = "each ambush point lies in a quarter of its own (M3.2)";
                findings.push(self.here(token, "vehicle-ambush", message));
            }
            quarters.push(quarter);
        }
    }

    /// M0.3, M4.1.
    fn priorities(&self, findings: &mut Vec<Finding>) {
        let place = |kind| self.of(kind).first().map(|token| token.get_ref().at);
        let (Some(left), Some(middle), Some(right)) =
            (place(TokenKind::Left), place(TokenKind::Middle), place(TokenKind::Right))
        else {
            return;
        };
        let mut wrong = |code, message: &str| findings.push(self.entry.error(code, message));
        if [left, middle, right].iter().any(|at| (at.y() - MIDDLE).abs() > inches(2)) {
            wrong("priorities-line", "the tokens lie within 2 inches of the middle line (M4.1)");
        }
        let apart = [(left, middle), (middle, right)].map(|(one, other)| {
            let way = other.squared_distance(one).isqrt();
            one.x() < other.x() && (i64::from(inches(10))..=i64::from(inches(13))).contains(&way)
        });
        if apart != [true; 2] {
            wrong(
                "priorities-apart",
                "left, middle and right are 10 to 13 inches apart, from west to east (M4.1)",
            );
        }
        let turned = |area: &Polygon| {
            let mut corners: Vec<Point> = area.corners().iter().map(|&at| TableMap::turned(at)).collect();
            corners.sort_unstable();
            corners
        };
        let zone = |of| self.zone(of).next().map(|zone| &zone.get_ref().area);
        let is_image = zone(Colour::Blue).zip(zone(Colour::Red)).is_some_and(|(blue, red)| {
            let mut corners = red.corners().to_vec();
            corners.sort_unstable();
            turned(blue) == corners
        });
        if !is_image || TableMap::turned(left) != right || TableMap::turned(middle) != middle {
            wrong("priorities-turn", "the half turn brings this map onto itself (M0.3)");
        }
    }
}

const fn inches(n: u32) -> i32 {
    (n * INCH) as i32
}

/// How far a circle around a place is from an area, edge to edge.
fn gap(area: &Polygon, at: Point, radius: u32) -> u32 {
    area.gap(Circle { centre: at, radius })
}

/// Whether two areas that do not overlap are at least so many inches apart: the nearest point of one of them is a corner.
fn are_apart(one: &Polygon, other: &Polygon, inches: u32) -> bool {
    let is_far = |from: &Polygon, to: &Polygon| {
        from.corners().iter().all(|&at| !to.is_within(Circle { centre: at, radius: 0 }, inches * INCH - 1))
    };
    is_far(one, other) && is_far(other, one)
}

//! The map of a mission: sides that fit, hexes that exist and are free, ways everywhere (22, 31, A47).

use std::collections::BTreeMap;

use sortie_boards::hex::{Gait, Hex, HexSet, Side as Edge};
use sortie_content::{Finding, Place};

use super::Known;
use crate::content::mission::{DoorKind, Field, FieldError, HexName, Mission, MissionPlace};

/// The map, if it can be laid.
pub(super) fn map(
    mission: &Mission,
    known: &Known<'_>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) -> Option<Field> {
    tiles(mission, known, file, findings);
    let at = |n: usize| if n == 0 { file.key("side") } else { file.key("join").nth(n - 1) };
    let field = match Field::lay(mission, known.tiles) {
        Ok(field) => field,
        Err(FieldError::Side(n)) => {
            let side = mission.sides().nth(n).unwrap_or_default();
            findings.push(at(n).error("side-unknown", format!("there is no side `{side}`")));
            return None;
        }
        Err(FieldError::To(n)) => {
            let to = &mission.join[n - 1].to;
            findings.push(at(n).key("to").error("side-unknown", format!("no side `{to}` is laid before")));
            return None;
        }
        Err(FieldError::Rims(n)) => {
            let join = &mission.join[n - 1];
            let message = format!("`{}` has no joint that fits there", join.side);
            findings.push(at(n).error("join-rims", message));
            return None;
        }
        Err(FieldError::Laying(error)) => {
            findings.push(file.key("join").error("join-overlap", error.to_string()));
            return None;
        }
    };
    let mut map = Map { mission, field: &field, file, findings };
    map.doors();
    map.places();
    map.taken();
    map.starts();
    Some(field)
}

/// No tile lies in the map twice, with one face or with both (4).
fn tiles(mission: &Mission, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let mut laid = BTreeMap::new();
    for (n, id) in mission.sides().enumerate() {
        let Some(side) = known.tiles.side(id) else { continue };
        if let Some(other) = laid.insert(side.tile, id) {
            let place = if n == 0 { file.key("side") } else { file.key("join").nth(n - 1) };
            let message = if other == id {
                format!("`{id}` is laid already")
            } else {
                format!("`{id}` is the other face of the tile of `{other}`")
            };
            findings.push(place.error("tile-twice", message));
        }
    }
}

struct Map<'a, 'f> {
    mission: &'a Mission,
    field: &'a Field,
    file: &'a Place<'a>,
    findings: &'f mut Vec<Finding>,
}

impl Map<'_, '_> {
    /// The hex with a name, if somebody can stand there.
    fn free(&mut self, name: &HexName, place: &Place<'_>) -> Option<Hex> {
        match self.field.hex(name) {
            None => {
                self.findings.push(place.error("hex-unknown", format!("no hex is called `{}`", name.0)));
                None
            }
            Some(hex) if !self.field.board(0).floor().has(hex) => {
                self.findings.push(place.error("hex-blocked", format!("`{}` is blocked", name.0)));
                None
            }
            hex => hex,
        }
    }

    /// Doors stand between neighbours.
    fn doors(&mut self) {
        for (n, door) in self.mission.door.iter().enumerate() {
            let place = self.file.key("door").nth(n);
            let [a, b] = [0, 1].map(|m| self.free(&door.between[m], &place.key("between").nth(m)));
            let (Some(a), Some(b)) = (a, b) else { continue };
            let printed = self.field.printed();
            let Some(facing) = printed.place(a).facing_to(printed.place(b)) else {
                let message = format!("`{}` stands between hexes that are no neighbours", door.id);
                self.findings.push(place.error("door-between", message));
                continue;
            };
            let fits = match (door.is, printed.side(a, facing)) {
                (DoorKind::Locked | DoorKind::Blocked, side) => matches!(side, Edge::Door | Edge::Locked),
                (DoorKind::BlockedWindow, side) => side == Edge::Window,
                (DoorKind::Door | DoorKind::Wall, _) => true,
            };
            if !fits {
                let message = format!("nothing on the side is what `{}` locks or blocks", door.id);
                self.findings.push(place.error("door-between", message));
            }
        }
        for (n, gun) in self.mission.gun.iter().enumerate() {
            let place = self.file.key("gun").nth(n);
            let seat = self.free(&gun.seat, &place.key("seat"));
            let Some(barrel) = self.field.hex(&gun.barrel) else {
                let message = format!("no hex is called `{}`", gun.barrel.0);
                self.findings.push(place.key("barrel").error("hex-unknown", message));
                continue;
            };
            let layout = self.field.board(0).layout();
            if seat.is_some_and(|seat| layout.place(seat).facing_to(layout.place(barrel)).is_none()) {
                let message = format!("the seat of `{}` is not next to its barrel", gun.id);
                self.findings.push(place.error("gun-seat", message));
            }
        }
    }

    /// Places are somewhere, and rooms are rooms with a door.
    fn places(&mut self) {
        let every_lock = u64::MAX;
        let open = self.field.board(every_lock);
        for (n, named) in self.mission.place.iter().enumerate() {
            let place = self.file.key("place").nth(n);
            for (key, names) in [("hexes", &named.hexes), ("rooms", &named.rooms), ("areas", &named.areas)] {
                for (m, name) in names.iter().enumerate() {
                    let place = place.key(key).nth(m);
                    let hex = self.free(name, &place);
                    if let (Some(hex), "rooms") = (hex, key)
                        && self.field.room_of(hex).is_none()
                    {
                        let message = format!("`{}` is in no room", name.0);
                        self.findings.push(place.error("room-unknown", message));
                    }
                }
            }
            for (key, sides) in [("sides", &named.sides), ("rooms_of", &named.rooms_of)] {
                for (m, side) in sides.iter().enumerate().filter(|(_, side)| self.field.tile(side).is_none())
                {
                    let message = format!("the map has no side `{side}`");
                    self.findings.push(place.key(key).nth(m).error("side-unknown", message));
                }
            }
            if self.is_empty(named) {
                let message = format!("`{}` is nowhere on the map", named.id);
                self.findings.push(place.error("place-empty", message));
            }
            for room in self.field.rooms.iter().filter(|room| self.field.place(named).meets(**room)) {
                let is_way = |hex: Hex| open.ways(hex, Gait::Walking).iter().any(|next| !room.has(next));
                if !room.iter().any(is_way) {
                    let name = room.iter().next().map(|hex| self.field.name(hex).0).unwrap_or_default();
                    let message = format!("the room of `{name}` has no door");
                    self.findings.push(place.error("room-closed", message));
                }
            }
        }
    }

    fn is_empty(&self, place: &MissionPlace) -> bool {
        self.field.place(place).is_empty()
    }

    /// Nothing lies where something else does.
    fn taken(&mut self) {
        let mission = self.mission;
        let file = self.file;
        let mut spots: Vec<(&HexName, Place<'_>, &str)> = Vec::new();
        let lists = |key: &str, n: usize| file.key(key).nth(n).key("at");
        for (n, alien) in mission.alien.iter().enumerate() {
            spots.push((&alien.at, lists("alien", n), "figure"));
        }
        for (n, signals) in mission.signal.iter().enumerate() {
            let place = lists("signal", n);
            spots.extend(signals.at.iter().enumerate().map(|(m, at)| (at, place.nth(m), "figure")));
        }
        for (n, at) in mission.start.iter().enumerate() {
            spots.push((at, file.key("start").nth(n), "figure"));
        }
        for (n, point) in mission.teleport.iter().enumerate() {
            spots.push((&point.at, lists("teleport", n), "token"));
        }
        for (n, point) in mission.waypoint.iter().enumerate() {
            spots.push((&point.at, lists("waypoint", n), "token"));
        }
        for (n, armoury) in mission.armoury.iter().enumerate() {
            spots.push((&armoury.at, lists("armoury", n), "token"));
        }
        for (n, item) in mission.item.iter().enumerate() {
            if let Some(at) = &item.at {
                spots.push((at, lists("item", n), "token"));
            }
        }
        let mut seen = BTreeMap::new();
        for (name, place, what) in spots {
            let Some(hex) = self.free(name, &place) else { continue };
            if seen.insert((hex, what), ()).is_some() {
                let message = format!("another {what} is on `{}` already", name.0);
                self.findings.push(place.error("hex-taken", message));
            }
        }
        for (n, point) in mission.teleport.iter().enumerate() {
            if mission.teleport[..n].iter().any(|other| other.symbol == point.symbol) {
                let message = format!("there is another teleport point {}", point.symbol);
                self.findings.push(file.key("teleport").nth(n).error("name-twice", message));
            }
        }
        for (n, point) in mission.waypoint.iter().enumerate() {
            if mission.waypoint[..n].iter().any(|other| other.number == point.number) {
                let message = format!("there is another waypoint {}", point.number);
                self.findings.push(file.key("waypoint").nth(n).error("name-twice", message));
            }
        }
    }

    /// There is room for all agents, and with all locks open they get everywhere on the sides where they start, and on
    /// those joined to them.
    fn starts(&mut self) {
        let place = self.file.key("start");
        let most = usize::from(self.mission.agents[1]);
        if self.field_start().len() < most {
            let message = format!("{} hexes to start from; {most} agents may play", self.mission.start.len());
            self.findings.push(place.error("start-few", message));
        }
        // What is joined to a side laid apart is apart too.
        let mut joined = vec![self.mission.side.as_str()];
        for join in self.mission.join.iter().filter(|join| !join.apart) {
            if joined.contains(&join.to.as_str()) {
                joined.push(&join.side);
            }
        }
        let board = self.field.board(u64::MAX);
        let start = self.field_start();
        let reached = self.field.reached(&start, u64::MAX);
        for side in joined {
            let lost: HexSet = self
                .field
                .side(side)
                .iter()
                .filter(|&hex| board.floor().has(hex) && !reached.has(hex))
                .collect();
            if let (Some(hex), false) = (lost.iter().next(), start.is_empty()) {
                let message =
                    format!("no way leads to `{}` and {} more hexes", self.field.name(hex).0, lost.len() - 1);
                self.findings.push(place.error("map-reach", message));
            }
        }
    }

    fn field_start(&self) -> Vec<Hex> {
        let names = self.mission.start.iter();
        names.filter_map(|name| self.field.hex(name)).collect()
    }
}

//! Tables: pieces that stand on the table and on nothing else, and leave room for every mission (C1.11, M0, S5).

use sortie_boards::plane::{Circle, Kind, Table};
use sortie_content::Finding;

use super::room;
use crate::content::entry::Entry;
use crate::content::mission::TokenKind;
use crate::content::raw::{RawMission, RawPiece};
use crate::content::read::{Ground, Pack};
use crate::limits::MOST_TEAM;

/// The highest a piece may be under a token: height 1 (C1.11, C6.9).
const TOKEN_LEVEL: u32 = 6 * 254;

/// Every table fits every mission, whichever way red lays it.
pub(super) fn tables(pack: &Pack<'_>, are_maps_sound: bool, findings: &mut Vec<Finding>) {
    for ground in &pack.tables {
        let key = format!("specops-table-{}", ground.id.replace('_', "-"));
        if !pack.texts.has(&key) {
            findings.push(ground.head.error("text-missing", format!("the text `{key}` is missing")));
        }
        for id in &ground.head.value.missions {
            let mission = pack.missions.values().find(|mission| mission.id == *id);
            match mission {
                None => findings.push(ground.head.error("unknown-id", format!("there is no mission `{id}`"))),
                Some(mission) if mission.rules.is_symmetric() && !ground.head.value.symmetric => {
                    let message = format!("`{id}` is played on tables that are symmetric (M0.3)");
                    findings.push(ground.head.error("table-symmetric", message));
                }
                Some(_) => {}
            }
        }
        let before = findings.len();
        pieces(ground, findings);
        if are_maps_sound && findings.len() == before {
            missions(pack, ground, findings);
        }
    }
}

/// 8 to 14 pieces, wholly on the table, none overlapping another (S5).
fn pieces(ground: &Ground<'_>, findings: &mut Vec<Finding>) {
    let pieces = ground.pieces();
    if !(8..=14).contains(&pieces.len()) {
        let message = format!("{} pieces; a table has 8 to 14 (S5)", pieces.len());
        findings.push(ground.head.error("table-pieces", message));
    }
    let Some(table) = ground.table(false) else {
        findings.push(ground.head.error("table-size", "a piece is too high or has too many corners"));
        return;
    };
    for (n, id) in table.pieces_that(|_| true).iter().enumerate() {
        if !table.holds_piece(id) {
            findings.push(drawn(ground, n).error("piece-off-table", "it stands wholly on the table (S5)"));
        }
        let piece = table.piece(id);
        if piece.height == 0 && piece.kind != Kind::Area {
            findings.push(drawn(ground, n).error("piece-height", "what is solid has a height"));
        }
    }
    for (one, other) in table.overlapping_pieces() {
        let message = format!("it overlaps piece {} (S5); pieces are counted from 1", one.index() + 1);
        findings.push(drawn(ground, other.index()).error("pieces-overlap", message));
    }
}

/// The entry that drew a piece: its own, or that of the piece it is the image of.
fn drawn<'a, 'f>(ground: &'a Ground<'f>, n: usize) -> &'a Entry<'f, RawPiece> {
    &ground.pieces.entries[ground.drawn().get(n).map_or(0, |(entry, _)| *entry)]
}

/// Tokens lie on nothing in part, nor on what is impassable or too high (C1.11); units find room at them, in zones and around
/// the vehicle.
fn missions(pack: &Pack<'_>, ground: &Ground<'_>, findings: &mut Vec<Finding>) {
    for is_turned in [false, true] {
        let Some(table) = ground.table(is_turned) else { return };
        let way = if is_turned { "turned" } else { "as drawn" };
        for mission in pack.missions.values() {
            tokens(pack, ground, &table, mission, way, findings);
            zones(ground, &table, mission, way, findings);
        }
        if ground.head.value.symmetric {
            return;
        }
    }
}

fn tokens(
    pack: &Pack<'_>,
    ground: &Ground<'_>,
    table: &Table,
    mission: &RawMission,
    way: &str,
    findings: &mut Vec<Finding>,
) {
    for token in &mission.token {
        let token = token.get_ref();
        let circle = match token.kind {
            // The vehicle stands on it, and a ring of troopers around the vehicle (M3.3).
            TokenKind::Vehicle => {
                let largest = pack.vehicles.values().map(|vehicle| u32::from(vehicle.radius)).max();
                Circle { centre: token.at, radius: largest.unwrap_or(0) + 2 * room::BASE + 5 }
            }
            TokenKind::Console
            | TokenKind::Transmitter
            | TokenKind::Package
            | TokenKind::Ambush
            | TokenKind::Left
            | TokenKind::Middle
            | TokenKind::Right => room::token(token.at),
        };
        let is_bad = |piece: &&sortie_boards::plane::Piece| {
            let is_whole = piece.holds(circle) && token.kind != TokenKind::Vehicle;
            let is_ground = piece.kind != Kind::Scatter && piece.height <= TOKEN_LEVEL && !piece.impassable;
            piece.overlaps(circle) && !(is_whole && is_ground)
        };
        let what = format!("{:?} of `{}` at {}, {}", token.kind, mission.id, token.at.x(), token.at.y());
        if let Some(n) = table.pieces().iter().position(|piece| is_bad(&piece)) {
            let message = format!("it is in the way of {what} ({way}; C1.11)");
            findings.push(drawn(ground, n).error("piece-token", message));
        } else if token.kind != TokenKind::Vehicle && !room::at_token(table, token.at) {
            let message = format!("nobody can stand at {what} ({way})");
            findings.push(ground.head.error("token-walled", message));
        }
    }
}

fn zones(ground: &Ground<'_>, table: &Table, mission: &RawMission, way: &str, findings: &mut Vec<Finding>) {
    let unclaimed = mission.token.iter().map(toml::Spanned::get_ref).filter(|token| !token.claimed);
    let unclaimed: Vec<Circle> = unclaimed.map(|token| room::token(token.at)).collect();
    for zone in &mission.zone {
        let zone = zone.get_ref();
        let units = room::in_zone(table, &zone.area, &unclaimed);
        if units < MOST_TEAM {
            let message = format!(
                "terrain leaves room for {units} units in a zone of {} in `{}` ({way}); it holds {MOST_TEAM} (M0.2)",
                zone.of, mission.id
            );
            findings.push(ground.head.error("zone-built-up", message));
        }
    }
}

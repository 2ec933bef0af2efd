//! Room around the vehicle of mission 3 (T17).

use std::f64::consts::TAU;

use serde_json::{Value, json};
use sortie_specops::scene;

use super::answers;

/// A vehicle in the middle and so many troopers around it, evenly, as near as contact allows.
fn around(radius: i32, n: usize) -> Value {
    let vehicle = json!({"id": "v", "side": "blue", "at": [4572, 4572], "radius": radius, "height": 800, "vehicle": "ground"});
    let far = f64::from(radius + 135 + 4);
    let trooper = |k: usize| {
        let angle = TAU * k as f64 / n as f64;
        let [x, y] = [angle.cos(), angle.sin()].map(|part| 4572 + (far * part).round() as i32);
        json!({"id": format!("t{k}"), "side": "blue", "at": [x, y]})
    };
    let figures: Vec<Value> = std::iter::once(vehicle).chain((0..n).map(trooper)).collect();
    json!({ "figures": figures })
}

/// specops T17, M3.3: around a base of 100 mm 14 troopers find room in contact, around 70 mm 11, around 50 mm 8.
#[test]
fn t17_room_around_the_vehicle() {
    for (radius, room) in [(500, 14), (350, 11), (250, 8)] {
        let contacts: Vec<Value> =
            (0..room).map(|k| json!({"op": "contact", "from": format!("t{k}"), "to": "v"})).collect();
        assert_eq!(answers(around(radius, room), &contacts), vec![json!(true); room], "around {radius}");
        // One more overlaps, however they stand: two bases in contact with the vehicle are at least this far apart in angle.
        let angle = 2.0 * (135.0 / f64::from(radius + 140)).asin();
        assert!(angle * (room + 1) as f64 > TAU, "around {radius}");
        let mut crowd = around(radius, room + 1);
        crowd["game"] = json!("specops");
        let error = scene::ask(&crowd).expect_err("they overlap");
        assert!(error.contains("overlaps"), "{error}");
    }
}

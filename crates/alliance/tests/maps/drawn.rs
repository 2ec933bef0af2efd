//! Maps as those who write missions see them.

use sortie_alliance::Alliance;
use sortie_alliance::content::Content;
use sortie_games::{Drawn, Listed, MapDrawing, NoMap};

fn draw(content: &Content, map: &str, mission: Option<&str>) -> Drawn {
    let maps = Alliance::MAPS.expect("it has maps");
    (maps.draw)(content, map, mission)
}

fn drawn(content: &Content, map: &str, mission: Option<&str>) -> MapDrawing {
    draw(content, map, mission).expect("it can be drawn")
}

#[test]
fn a_map_shows_coordinates_areas_and_doors() {
    let text = drawn(&Content::shipped(), "first_steps", None).text;
    assert_eq!(text, include_str!("first_steps.txt"), "\n{text}");
}

#[test]
fn a_mission_shows_what_it_lays_out() {
    let content = Content::shipped();
    let MapDrawing { text, svg } = drawn(&content, "first_steps", Some("first_steps"));
    let mission = &content.missions[content.mission("first_steps").expect("it ships")];
    for object in &mission.object {
        assert!(text.contains(&object.id) && svg.contains(&object.id), "{}:\n{text}", object.id);
    }
}

#[test]
fn every_map_is_a_picture_that_needs_nothing_else() {
    let content = Content::shipped();
    for map in &content.maps {
        let svg = drawn(&content, &map.id, None).svg;
        assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"), "{}", map.id);
        for area in &map.areas {
            assert!(svg.contains(&format!(">{}<", area.id)), "{}: {}", map.id, area.id);
        }
        for n in 0..map.doors.len() {
            assert!(svg.contains(&format!("<title>door {n}")), "{}: door {n}", map.id);
        }
    }
}

#[test]
fn what_is_not_there_is_not_drawn() {
    let content = Content::shipped();
    assert_eq!(draw(&content, "nowhere", None), Err(NoMap::Map));
    assert_eq!(draw(&content, "first_steps", Some("nothing")), Err(NoMap::Mission));
    assert_eq!(draw(&content, "quarry", Some("first_steps")), Err(NoMap::Mission), "played elsewhere");
}

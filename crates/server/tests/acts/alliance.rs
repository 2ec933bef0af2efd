//! `alliance`: the first act, with clients that follow the story to one of its ends.

use serde::Deserialize;
use serde_json::{Value, json};

use super::act::Act;
use super::kind::{Kind, ids};
use super::policy::Wish;
use super::wire::{Decision, Offer};

/// The first act.
pub(crate) const KIND: Kind = Kind {
    game: "alliance",
    campaign: "how_many_aboard",
    levels: ["normal", "hard"],
    wishes: &WISHES,
    members: |content| ids(&content["heroes"]),
    setup,
    landmark,
    is_won: |ending| ending["won"] == true,
    has_won: |played| played["won"] == true,
    worths,
};

/// One for each way out of the chair and the core, with the son or without, and with both at once.
const WISHES: [Wish; 4] = [
    &["-go-with-her", "-stay-for-her", "-bomb-wait", "-static-hang-up"],
    &["-go-without-her", "-stay-for-core", "-bomb-now", "-ikkas-charge-wire", "-static-hang-up"],
    &["-go-without-her", "-stay-for-core", "-bomb-now", "-static-truth"],
    // Without a beacon the convoy is harder to warn: that is the end `both`.
    &["-stay-for-core", "-stay-for-her", "-bomb-wait", "-who-stays-arm"],
];

fn setup(act: &Act) -> Value {
    let heroes: Vec<Value> = act.members.iter().map(|hero| json!({ "hero": hero, "cards": [] })).collect();
    json!({ "heroes": heroes, "difficulty": act.difficulty })
}

/// Missions and encounters that are behind it, the mission under way, its scene, its round.
fn landmark(view: &Value) -> Vec<Value> {
    let (campaign, mission) = (&view["campaign"], &view["mission"]);
    let n = |list: &Value| json!(list.as_array().map(Vec::len));
    let mission = [&mission["mission"], &mission["scene"], &campaign["encounter"], &view["round"]];
    [n(&campaign["played"]), n(&campaign["met"])].into_iter().chain(mission.into_iter().cloned()).collect()
}

fn worths(wish: Wish, view: &Value, Decision { prompt, offers, .. }: &Decision) -> Vec<f64> {
    let view = View::deserialize(view).expect("a view of alliance");
    offers.iter().map(|offer| worth(wish, &view, prompt, offer)).collect()
}

/// What an answer is worth; what is not worth a thought is worth 0.
fn worth(wish: Wish, view: &View, prompt: &Value, offer: &Offer) -> f64 {
    let choice = &offer.choice;
    let number = |field: &str| choice[field].as_u64().unwrap_or_default();
    match choice["do"].as_str().unwrap_or_default() {
        "option" => {
            let text = prompt["question"]["options"][number("option") as usize].as_str().unwrap_or_default();
            if wish.iter().any(|answer| text.ends_with(answer)) { 10.0 } else { 0.0 }
        }
        "plan" => plan(&choice["step"]),
        "interact" => {
            let marks = view.mission.as_ref().map(|mission| &mission.marks.objects[..]).unwrap_or_default();
            let object = choice["object"]["mission"][0].as_u64();
            let is_marked = object.is_some_and(|object| marks.iter().any(|&mark| u64::from(mark) == object));
            if is_marked { 9.0 } else { 3.0 }
        }
        "attack" => {
            let of_it = view.odds.iter().find(|odds| {
                u64::from(odds.weapon) == number("weapon") && u64::from(odds.target) == number("target")
            });
            4.0 + of_it.map_or(0.0, |odds| f64::from(odds.expected) / 1000.0)
        }
        "move" => {
            let (from, to) = (standing(view, prompt), read_spaces(&choice["to"]));
            let nearer = distance(view, from) - distance(view, &to);
            if nearer > 0 { 3.5 + f64::from(nearer) } else { -1.0 }
        }
        "rest" if is_hurt(view, prompt) => 8.0,
        "run" => 2.0,
        "surge" => 2.0,
        "use" => 1.0,
        "end" | "pass" => 0.5,
        "strain" => -1.0,
        _ => 0.0,
    }
}

/// On the star map: train, meet everybody, and the finale last.
fn plan(step: &Value) -> f64 {
    match step["step"].as_str().unwrap_or_default() {
        "train" => 9.0,
        "meet" => 8.0,
        "buy" => 7.0,
        "give" if !step["to"].is_null() => 0.1,
        "start" => {
            let later = step["leg"].as_f64().unwrap_or_default() / 10.0;
            let ally = if step["ally"].is_null() { 0.0 } else { 0.5 };
            3.0 - later + ally
        }
        _ => -1.0,
    }
}

/// Who is asked to act.
fn acting<'a>(view: &'a View, prompt: &Value) -> Option<&'a Figure> {
    let figure = prompt["figure"].as_u64()?;
    view.figures.iter().find(|other| u64::from(other.id) == figure)
}

fn standing<'a>(view: &'a View, prompt: &Value) -> &'a [Space] {
    acting(view, prompt).and_then(|figure| figure.at.as_deref()).unwrap_or_default()
}

fn is_hurt(view: &View, prompt: &Value) -> bool {
    acting(view, prompt).is_some_and(|figure| 2 * figure.damage >= figure.health)
}

fn read_spaces(position: &Value) -> Vec<Space> {
    serde_json::from_value(position.clone()).unwrap_or_default()
}

/// How far it is to what the objectives are about, or to the next enemy where they are about nothing.
fn distance(view: &View, from: &[Space]) -> i32 {
    let marked = view.mission.iter().flat_map(|mission| {
        let marks = &mission.marks;
        let objects = mission.objects.iter().filter(|object| marks.objects.contains(&object.object));
        let figures = view.figures.iter().filter(|figure| marks.figures.contains(&figure.id));
        let figures = figures.filter_map(|figure| figure.at.as_deref()).flatten();
        objects.filter_map(|object| object.at.as_ref()).chain(&marks.spaces).chain(figures)
    });
    let enemies = view.figures.iter().filter(|figure| figure.hero.is_none());
    let enemies = enemies.filter_map(|figure| figure.at.as_deref()).flatten();
    let nearest = |goals: &mut dyn Iterator<Item = &Space>| {
        goals.flat_map(|goal| from.iter().map(|space| apart(*space, *goal))).min()
    };
    nearest(&mut marked.into_iter()).or_else(|| nearest(&mut enemies.into_iter())).unwrap_or_default()
}

fn apart(one: Space, other: Space) -> i32 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}

type Space = (i32, i32);

/// What everybody may know, as far as the client looks.
#[derive(Debug, Deserialize)]
struct View {
    figures: Vec<Figure>,
    odds: Vec<Odds>,
    mission: Option<Mission>,
}

#[derive(Debug, Deserialize)]
struct Figure {
    id: u8,
    hero: Option<u8>,
    at: Option<Vec<Space>>,
    health: u16,
    damage: u16,
}

/// What an attack does on average.
#[derive(Debug, Deserialize)]
struct Odds {
    weapon: u8,
    target: u8,
    expected: u32,
}

#[derive(Debug, Deserialize)]
struct Mission {
    objects: Vec<Object>,
    marks: Marks,
}

#[derive(Debug, Deserialize)]
struct Object {
    object: u8,
    at: Option<Space>,
}

/// What the objectives are about.
#[derive(Debug, Deserialize)]
struct Marks {
    objects: Vec<u8>,
    spaces: Vec<Space>,
    figures: Vec<u8>,
}

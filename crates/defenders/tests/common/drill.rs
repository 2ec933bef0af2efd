//! A battle without a story for tests: three sides joined, all species, every signal, points with the four symbols.

use std::sync::{Arc, LazyLock};

use sortie_boards::hex::{Change, Facing, Hex, HexSet, Side as Wall, Variants, lay};
use sortie_defenders::Content;
use sortie_defenders::content::tiles::{Placing, Rim, Tiles};
use sortie_defenders::content::{Battle, Grade};
use sortie_defenders::dice::Symbol;

/// The content that ships, with the drill as its only mission.
pub(crate) static DRILL: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(with_drill()));

fn with_drill() -> Content {
    let mut content = Content::shipped();
    let battle = drill(&content);
    content.maps = vec![battle.picture(0)];
    content.battles = vec![battle];
    content
}

pub(crate) fn drill(content: &Content) -> Battle {
    let tiles = Tiles::shipped();
    let side = |id: &str| tiles.side(id).expect("a side that ships");
    let (desert, city) = (side("D1"), side("C1"));
    let lies = desert.join(Placing::default(), Rim::East, city, Rim::West).expect("they fit");
    let laid = lay(&[Placing::default().laying(desert), lies.laying(city)]).expect("they lie side by side");
    let layout = laid.layout.clone();
    let locks = layout.hexes().flat_map(|hex| {
        let locked = Facing::ALL.into_iter().filter(|&facing| layout.side(hex, facing) == Wall::Locked);
        locked.filter_map(|facing| Some((hex, layout.neighbour(hex, facing)?))).collect::<Vec<_>>()
    });
    let unlocked = |(a, b)| Change::Side { between: [a, b], becomes: Wall::Door };
    let changes = locks.filter(|(a, b)| a < b).map(unlocked).collect();
    let terrain = layout.areas().iter().map(|area| [desert, city][laid.tile(area)].terrain).collect();
    let symbols = [Symbol::Flash, Symbol::Hit, Symbol::Shield, Symbol::Alien];
    let points =
        [(0, desert.teleports[1]), (0, desert.teleports[2]), (1, city.teleports[1]), (1, city.teleports[2])];
    let cards = |copies: &dyn Fn(usize) -> u8, n: usize| {
        (0..n).flat_map(|card| std::iter::repeat_n(card as u8, copies(card).into())).collect::<Vec<u8>>()
    };
    let drawn = |card: usize| if content.aliens[card].is_enraged { 0 } else { content.aliens[card].copies };
    let events: Vec<u8> = (0..content.events.len() as u8)
        .filter(|&card| {
            content.events[usize::from(card)].kind != sortie_defenders::content::EventKind::Special
        })
        .collect();
    let rooms: HexSet = city.rooms.iter().flat_map(|room| room.iter()).map(|hex| laid.hex(1, hex)).collect();
    let obstacles = desert.obstacles.iter().map(|(hex, what)| (laid.hex(0, *hex), *what));
    let others = city.obstacles.iter().map(|(hex, what)| (laid.hex(1, *hex), *what));
    Battle {
        id: "drill".to_owned(),
        terrain,
        obstacles: obstacles.chain(others).collect(),
        start: desert.start.iter().map(|hex| laid.hex(0, *hex)).collect(),
        points: symbols
            .into_iter()
            .zip(points)
            .map(|(symbol, (tile, hex))| (symbol, laid.hex(tile, hex)))
            .collect(),
        search: rooms,
        aliens: cards(&drawn, content.aliens.len()),
        encounters: cards(&|card| content.encounters[card].copies, content.encounters.len()),
        events: vec![events],
        signals: [6, 9],
        first_signals: city.waypoints.iter().map(|hex| laid.hex(1, *hex)).collect::<Vec<Hex>>(),
        first_aliens: vec![(0, laid.hex(1, city.start[0]))],
        grade: Grade::Silver,
        devices: 2,
        improved: 1,
        alien_weapons: 1,
        last_round: 11,
        variants: Variants::new(layout, changes).expect("locks can be broken"),
    }
}

//! From a scene to a state.

use sortie_boards::hex;
use sortie_boards::{Cell, CellSet};
use sortie_kernel::{Deck, Frames, Game, Seat, Seed};

use super::{Scene, SceneStep};
use crate::content::{ActionField, Content, DroidKind, Jedi, Map, PhaseKind};
use crate::rules::Arena;
use crate::setup::Setup;
use crate::state::{Frame, PhaseStep, State};

/// The content with the scene's own map, and the state of its position.
pub(super) fn build(content: &Content, scene: &Scene) -> Result<(Content, State), String> {
    sortie_content::scene::is_of(Arena::ID, &scene.game)?;
    let mut content = content.clone();
    if let Some(areas) = &scene.map.areas {
        content.map = read_areas(&areas.join("\n"))?;
    }
    let setup = Setup {
        jedi: scene.players.clone(),
        difficulty: scene.difficulty,
        modules: scene.modules,
        ..Setup::new(2, scene.difficulty)
    };
    if let Some(problem) = setup.problems().first() {
        return Err(format!("players: {problem}"));
    }
    let mut state = Arena::begin(&content, &setup, Seed::from_number(0));
    place_figures(&content, scene, &mut state)?;
    if !(1..=10).contains(&scene.force) {
        return Err("force: 1 to 10".to_owned());
    }
    state.force = scene.force;
    state.areas = stack_tiles(&content, &scene.tiles)?;
    state.round = scene.round;
    place_cards(&content, scene, &mut state)?;
    state.r2d2_ready = scene.modules.r2d2;
    state.dice_left = [0; 4];
    take_step(&content, scene, &mut state)?;
    check_dice(&state)?;
    Ok((content, state))
}

/// The seat of a Jedi, or a message that names the place where they were mentioned.
pub(super) fn seat_of(state: &State, jedi: Jedi, place: &str) -> Result<Seat, String> {
    let is_there = |seat: &Seat| state.table.jedi[seat.index()] == jedi;
    state.seats().find(is_there).ok_or_else(|| format!("{place}: {jedi:?} does not play"))
}

fn read_areas(drawing: &str) -> Result<Map, String> {
    let tokens = hex::read_drawing(drawing).map_err(|error| format!("map.areas: {error}"))?;
    if tokens.len() > 128 {
        return Err("map.areas: at most 128 cells".to_owned());
    }
    let place = |token: &hex::Token<'_>| match (token.text, token.text.parse::<u8>()) {
        ("##", _) => Ok((token.place, None)),
        (_, Ok(area @ 1..=28)) => Ok((token.place, Some(area))),
        (text, _) => Err(format!("map.areas: `{text}` is neither an area 01 to 28 nor a pillar ##")),
    };
    Ok(Map::new(&tokens.iter().map(place).collect::<Result<Vec<_>, _>>()?))
}

fn place_figures(content: &Content, scene: &Scene, state: &mut State) -> Result<(), String> {
    let drawing = scene.map.rows.join("\n");
    let tokens = hex::read_drawing(&drawing).map_err(|error| format!("map.rows: {error}"))?;
    for token in &tokens {
        let spot = (token.place.x, token.place.y);
        let is_pillar = content.map.pillars.iter().any(|pillar| (pillar.x, pillar.y) == spot);
        let field = content.map.fields.iter().position(|field| (field.x, field.y) == spot);
        let figure = match token.text {
            "##" if is_pillar => continue,
            ".." if field.is_some() => continue,
            "bd" => Ok(DroidKind::Battle),
            "sd" => Ok(DroidKind::Super),
            "dk" => Ok(DroidKind::Droideka),
            "OB" => Err(Jedi::ObiWan),
            "AN" => Err(Jedi::Anakin),
            "MA" => Err(Jedi::Mace),
            "KI" => Err(Jedi::Kit),
            other => return Err(format!("map.rows[{}]: `{other}` does not fit here", token.line)),
        };
        let Some(field) = field.map(|n| Cell(n as u8)) else {
            return Err(format!("map.rows[{}]: there is no field under `{}`", token.line, token.text));
        };
        match figure {
            Ok(kind) => state.droids[kind as usize].insert(field),
            Err(jedi) => {
                let at = &mut state.jedi_at[seat_of(state, jedi, "map.rows")?.index()];
                if at.replace(field).is_some() {
                    return Err(format!("map.rows[{}]: {jedi:?} stands in two places", token.line));
                }
            }
        }
    }
    if let Some(seat) = state.seats().find(|seat| state.jedi_at[seat.index()].is_none()) {
        return Err(format!("map.rows: {:?} stands nowhere", state.table.jedi[seat.index()]));
    }
    // The rules never bring a second kind to an area (A3), and count on that.
    let kinds = |area: &CellSet| state.droids.iter().filter(|droids| droids.meets(*area)).count();
    if let Some(n) = content.map.areas.iter().position(|area| kinds(area) > 1) {
        return Err(format!("map.rows: area {} holds two kinds of droid", n + 1));
    }
    let on_board = state.droids.map(|droids| droids.len());
    state.supply = match scene.supply {
        Some(supply) if supply.iter().all(|n| (1..=DroidKind::TILES).contains(n)) => supply,
        Some(_) => return Err("supply: 1 to 30 of each kind; with an empty one the game is over".to_owned()),
        None if on_board.iter().all(|&n| n < 30) => on_board.map(|n| DroidKind::TILES - n as u8),
        None => return Err("map.rows: more droids of a kind than there are tiles".to_owned()),
    };
    Ok(())
}

fn stack_tiles(content: &Content, first: &[u8]) -> Result<Deck<28>, String> {
    let n_areas = content.map.areas.len() as u8;
    if let Some(tile) = first.iter().find(|&&tile| tile == 0 || tile > n_areas) {
        return Err(format!("tiles: there is no area {tile}"));
    }
    let rest = (1..=n_areas).filter(|tile| !first.contains(tile));
    let all: Vec<u8> = first.iter().copied().chain(rest).collect();
    if all.len() > usize::from(n_areas) {
        return Err("tiles: a tile is named twice".to_owned());
    }
    Ok(Deck::stacked(&all))
}

fn place_cards(content: &Content, scene: &Scene, state: &mut State) -> Result<(), String> {
    if !(1..=5).contains(&scene.round) {
        return Err("round: 1 to 5".to_owned());
    }
    let Some(cards) = &scene.cards else { return Ok(()) };
    let mut slots = [scene.round - 1; 4];
    for (slot, id) in slots.iter_mut().zip(&cards.threats) {
        let card = content.threats.iter().position(|threat| threat.id == *id);
        *slot = card.ok_or_else(|| format!("cards.threats: there is no threat `{id}`"))? as u8;
    }
    state.cards = Some(slots);
    for (slot, dice) in cards.dice.iter().enumerate() {
        for &face in dice {
            check_face(face, "cards.dice")?;
            // More than 16 dice are refused once all are counted.
            let count = &mut state.card_dice[slot][usize::from(face) - 1];
            *count = count.saturating_add(1);
        }
    }
    Ok(())
}

fn check_face(face: u8, place: &str) -> Result<(), String> {
    if (1..=6).contains(&face) { Ok(()) } else { Err(format!("{place}: a die shows 1 to 6, not {face}")) }
}

/// All dice of the table, wherever they lie, are the 16 of the box (7).
fn check_dice(state: &State) -> Result<(), String> {
    let on_cards = state.card_dice.iter().flatten().map(|&n| u32::from(n));
    let to_roll = state.dice_left.iter().map(|&n| u32::from(n));
    let on_boards = state.board_dice.iter().flatten().chain(&state.roll).map(|&face| u32::from(face != 0));
    match on_cards.chain(to_roll).chain(on_boards).sum::<u32>() {
        0..=16 => Ok(()),
        n => Err(format!("step: {n} dice; the table has 16")),
    }
}

fn take_step(content: &Content, scene: &Scene, state: &mut State) -> Result<(), String> {
    let track = &content.level(scene.difficulty).track;
    let phase = match &scene.step {
        SceneStep::Threats {} => PhaseKind::Threats,
        SceneStep::Place { .. } | SceneStep::Fight { .. } | SceneStep::Push { .. } => PhaseKind::Roll,
        SceneStep::Refill {} => PhaseKind::Refill,
        SceneStep::Check {} => PhaseKind::Check,
        SceneStep::Rush { kind } => PhaseKind::Rush { kind: *kind },
        SceneStep::Victory {} => PhaseKind::Victory,
    };
    let position = track.iter().position(|field| field.phase == phase && field.round >= scene.round);
    state.position = position.ok_or("step: the track has no such phase in this round or later")? as u8;
    state.round = track[usize::from(state.position)].round;
    let step = if phase == PhaseKind::Roll { PhaseStep::NextRoll } else { PhaseStep::Begin };
    state.frames = Frames::new(Frame::Phase(step));
    match &scene.step {
        SceneStep::Place { roll, left, boards } => {
            for (&jedi, &face) in roll {
                check_face(face, "step.place.roll")?;
                state.roll[seat_of(state, jedi, "step.place.roll")?.index()] = face;
            }
            for (&jedi, &n) in left {
                state.dice_left[seat_of(state, jedi, "step.place.left")?.index()] = n;
            }
            for (&jedi, dice) in boards {
                let seat = seat_of(state, jedi, "step.place.boards")?;
                let n_fields = state.board(content, seat).fields.len();
                for &(field, face) in dice {
                    check_face(face, "step.place.boards")?;
                    if usize::from(field) >= n_fields {
                        return Err(format!("step.place.boards: {jedi:?} has no action field {field}"));
                    }
                    state.board_dice[seat.index()][usize::from(field)] = face;
                }
            }
            state.frames.push(Frame::Placing);
        }
        SceneStep::Fight { jedi, value } => {
            let seat = seat_of(state, *jedi, "step.fight")?;
            state.frames.push(Frame::Placing);
            state.frames.push(Frame::Fight { seat, value: *value, left: *value });
        }
        SceneStep::Push { jedi, field } => {
            let seat = seat_of(state, *jedi, "step.push")?;
            let action = state.board(content, seat).fields.get(usize::from(*field));
            if !matches!(action, Some(ActionField::Push { .. })) {
                return Err(format!("step.push: action field {field} of {jedi:?} is no Force push"));
            }
            state.frames.push(Frame::Placing);
            state.frames.push(Frame::Push { seat, field: *field, done: 0 });
        }
        _ => {}
    }
    Ok(())
}

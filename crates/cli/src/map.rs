//! `sortie map`.

use std::io::Write;
use std::sync::Arc;

use anyhow::{anyhow, bail};
use sortie_games::{AnyGame, MapDrawing, NoMap, Registry};

use crate::command::choice_of;
use crate::content::ContentArgs;

/// Arguments of `sortie map`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A map; all of them are listed if left out, or those of the mission are drawn.
    id: Option<String>,
    /// Of which game; may be left out if only one has such a map.
    #[arg(long)]
    game: Option<String>,
    /// A mission that is played on it: its objects and regions are drawn too.
    #[arg(long)]
    mission: Option<String>,
    /// Print a picture as SVG, for a file.
    #[arg(long)]
    svg: bool,
    #[command(flatten)]
    content: ContentArgs,
}

pub(crate) fn run(registry: &Registry, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let games = drawn(&registry, args.game.as_deref())?;
    match (&args.id, &args.mission) {
        (None, None) if args.svg => bail!("--svg: which map? `sortie map` lists them"),
        (None, None) => {
            for map in games.iter().flat_map(|game| game.maps()) {
                writeln!(out, "{map}")?;
            }
        }
        (None, Some(mission)) => draw_all(&played_on(&games, mission), mission, args.svg, out)?,
        (Some(id), mission) => write_one(&one(&games, id, mission.as_deref())?, args.svg, out)?,
    }
    Ok(0)
}

/// A map by its name.
fn one(games: &[Arc<dyn AnyGame>], id: &String, mission: Option<&str>) -> anyhow::Result<MapDrawing> {
    let Some(game) = games.iter().find(|game| game.maps().contains(id)) else {
        if !played_on(games, id).is_empty() {
            bail!("`{id}` is no map but a mission: --mission {id} draws what it is played on");
        }
        let known: Vec<String> = games.iter().flat_map(|game| game.maps()).collect();
        bail!("there is no map `{id}`; there are {}", known.join(", "));
    };
    game.map(id, mission).map_err(|error| match (error, mission) {
        (NoMap::Mission, Some(mission)) => anyhow!("--mission: no mission `{mission}` is played on `{id}`"),
        (error, _) => anyhow!("{id}: {error}"),
    })
}

/// The maps a mission is played on, by name and as it sees them.
fn played_on(games: &[Arc<dyn AnyGame>], mission: &str) -> Vec<(String, MapDrawing)> {
    let maps = games.iter().flat_map(|game| game.maps().into_iter().map(move |id| (game, id)));
    maps.filter_map(|(game, id)| game.map(&id, Some(mission)).ok().map(|drawing| (id, drawing))).collect()
}

/// All maps of a mission; a picture can only be one of them.
fn draw_all(
    maps: &[(String, MapDrawing)],
    mission: &str,
    svg: bool,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    match maps {
        [] => bail!("--mission: there is no mission `{mission}` that is played on a map"),
        [_, _, ..] if svg => {
            let names: Vec<&str> = maps.iter().map(|(id, _)| id.as_str()).collect();
            bail!("--svg: `{mission}` is played on several maps: name one of {}", names.join(", "))
        }
        _ => {}
    }
    for (n, (_, drawing)) in maps.iter().enumerate() {
        if n > 0 {
            writeln!(out)?;
        }
        write_one(drawing, svg, out)?;
    }
    Ok(())
}

fn write_one(drawing: &MapDrawing, svg: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    Ok(write!(out, "{}", if svg { &drawing.svg } else { &drawing.text })?)
}

/// The games that draw maps, or the one that is meant.
fn drawn(registry: &Registry, wanted: Option<&str>) -> anyhow::Result<Vec<Arc<dyn AnyGame>>> {
    let all: Vec<_> = registry.games().filter(|game| game.has_maps()).cloned().collect();
    let Some(wanted) = wanted else { return Ok(all) };
    let known = choice_of(&registry.names(|game| game.has_maps()));
    let meant = all.into_iter().find(|game| game.info().id == wanted);
    Ok(vec![meant.ok_or_else(|| anyhow!("--game: `{wanted}` has no maps to draw; {known} does"))?])
}

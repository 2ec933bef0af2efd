//! `sortie odds`.

use std::process::ExitCode;

use anyhow::{anyhow, bail, ensure};
use serde_json::{Value, json};
use sortie_alliance::dice::Dice;
use sortie_alliance::odds::{Words, parse_cli};
use sortie_arena::{Needs, odds::ways_to_meet};

/// Arguments of `sortie odds`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Which game: arena or alliance.
    #[arg(long)]
    game: String,
    #[command(flatten, next_help_heading = "Arena")]
    arena: ArenaArgs,
    #[command(flatten, next_help_heading = "Alliance")]
    alliance: AllianceArgs,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The chance to meet a card.
#[derive(Debug, clap::Args)]
struct ArenaArgs {
    /// How many dice are rolled, 1 to 16.
    #[arg(long, default_value_t = 4)]
    dice: u8,
    /// The faces a card shows, for instance 2,2,5.
    #[arg(long, value_delimiter = ',', conflicts_with = "sum")]
    need: Vec<u8>,
    /// The sum a card asks for.
    #[arg(long)]
    sum: Option<u8>,
    /// How many steps of Force may be spent.
    #[arg(long, default_value_t = 0)]
    force: u8,
}

/// The damage of an attack.
#[derive(Debug, clap::Args)]
struct AllianceArgs {
    /// The attack dice, for instance blue,green.
    #[arg(long, default_value = "")]
    attack: String,
    /// The defence dice, for instance black.
    #[arg(long, default_value = "")]
    defence: String,
    /// ranged or melee.
    #[arg(long = "type", default_value = "ranged")]
    kind: String,
    /// The distance in spaces.
    #[arg(long, default_value_t = 1)]
    distance: u16,
    /// The surge abilities in order of priority, for instance "damage+1;accuracy+2".
    #[arg(long, default_value = "")]
    surge: String,
    /// Modifiers, for instance dmg+1,blk-1.
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    mods: String,
    /// Keywords of the attack, for instance pierce1,bleed.
    #[arg(long, default_value = "")]
    keywords: String,
    /// How surges are spent: priority (as an enemy does) or best (most damage).
    #[arg(long, default_value = "priority")]
    policy: String,
    /// Health values to give the chance of defeat for.
    #[arg(long, value_delimiter = ',')]
    health: Vec<u16>,
    /// How many attack dice the attacker may reroll.
    #[arg(long, default_value_t = 0)]
    reroll_attack: u8,
    /// How many defence dice the defender may reroll.
    #[arg(long, default_value_t = 0)]
    reroll_defence: u8,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match args.game.as_str() {
        "arena" => arena(&args.arena, args.json)?,
        "alliance" => alliance(&args.alliance, args.json)?,
        other => bail!("--game: there are no odds for `{other}`"),
    }
    Ok(ExitCode::SUCCESS)
}

fn arena(args: &ArenaArgs, as_json: bool) -> anyhow::Result<()> {
    ensure!((1..=16).contains(&args.dice), "--dice: 1 to 16");
    let needs = match args.sum {
        Some(sum) => Needs::Sum(sum),
        None if args.need.is_empty() => bail!("--need or --sum: name what the card asks for"),
        None => Needs::Dice(args.need.clone()),
    };
    ensure!(args.need.iter().all(|face| (1..=6).contains(face)), "--need: a die shows 1 to 6");
    let (ways, total) = ways_to_meet(&needs, args.dice, args.force);
    let chance = ways as f64 / total as f64;
    if as_json {
        let ways = [ways.to_string(), total.to_string()];
        println!(
            "{}",
            json!({ "needs": needs, "dice": args.dice, "force": args.force, "p_met": chance, "ways": ways })
        );
    } else {
        println!("{ways} of {total} ways: {:.2} %", chance * 100.0);
    }
    Ok(())
}

fn alliance(args: &AllianceArgs, as_json: bool) -> anyhow::Result<()> {
    let words = Words {
        attack: &args.attack,
        defence: &args.defence,
        kind: &args.kind,
        distance: args.distance,
        surge: &args.surge,
        mods: &args.mods,
        keywords: &args.keywords,
        policy: &args.policy,
        reroll_attack: args.reroll_attack,
        reroll_defence: args.reroll_defence,
    };
    let question = parse_cli(&words).map_err(|error| anyhow!(error))?;
    let odds = question.try_odds(Dice::shipped()).map_err(|error| anyhow!("{error}"))?;
    let answer = odds.to_json(&args.health);
    if as_json {
        println!("{answer}");
    } else {
        print(&answer);
    }
    Ok(())
}

fn print(answer: &Value) {
    let percent = |value: &Value| value.as_f64().unwrap_or(0.0) * 100.0;
    println!("hit          {:>6.2} %", percent(&answer["p_hit"]));
    println!("any damage   {:>6.2} %", percent(&answer["p_damage"]));
    println!("expected     {:>6.3} damage", answer["expected"].as_f64().unwrap_or(0.0));
    for (title, key) in [("damage", "damage"), ("defeat", "p_defeat")] {
        for (value, chance) in answer[key].as_object().into_iter().flatten() {
            println!("{title} {value:>4}  {:>6.2} %", percent(chance));
        }
    }
}

//! What is found in broken packs.

use sortie_content::Source;

use super::read;

/// What is found after a change of one file by text. The line where the changed entry begins is written `@`, and the line of
/// the change itself `~`.
#[track_caller]
fn found(file: &str, from: &str, to: &str) -> Vec<String> {
    let path = format!("defenders/{file}.toml");
    let text = Source::shipped().get(&path).unwrap();
    let place = text.find(from).unwrap_or_else(|| panic!("`{from}` does not stand in {path}"));
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let marks = [(text[..place].rfind("[[").map(line), '@'), (Some(line(place)), '~')];
    let changed = text.replacen(from, to, 1);
    let (content, findings) = read(&Source::shipped().with(Source::of([(path.as_str(), changed.as_str())])));
    assert!(content.is_none(), "{to} is fine");
    let short = |finding: &String| {
        let rest = finding.strip_prefix(&format!("{path}:")).unwrap_or(finding);
        let (line, message) = rest.split_once(": ").expect("a line and a message");
        let mark = marks.iter().find(|(at, _)| at.is_some_and(|at| at.to_string() == line));
        mark.map_or_else(|| rest.to_owned(), |(_, mark)| format!("{mark}: {message}"))
    };
    findings.iter().map(short).collect()
}

/// A file, what stands in it, what is put there instead, what is found.
type Case<'a> = (&'a str, &'a str, &'a str, &'a [&'a str]);

#[track_caller]
fn told(cases: &[Case<'_>]) {
    for &(file, from, to, expected) in cases {
        assert_eq!(found(file, from, to), expected, "{from} -> {to}");
    }
}

/// The component list of defenders 4 is kept.
#[test]
fn the_counts_of_the_box() {
    told(&[
        ("devices", "copies = 3", "copies = 4", &["1: error[box-count]: 24 devices; the box holds 23"]),
        ("skills", "copies = 2\n", "", &["1: error[box-count]: 14 skills; the box holds 15"]),
        (
            "weapons",
            "id = \"lasergun\"\norigin = \"sortie\"\nrank = \"red\"",
            "id = \"lasergun\"\norigin = \"sortie\"\nrank = \"blue\"",
            &[
                "1: error[box-count]: 11 improved weapons; the box holds 10",
                "1: error[box-count]: 9 alien weapons; the box holds 10",
                "1: error[weapon-share]: 3 improved weapons are for anybody; at most 2 are",
            ],
        ),
        ("box", "ammo = 32", "ammo = 31", &["1: error[box-count]: 31 ammo tokens; the box holds 32"]),
        (
            "box",
            "[\"flash\", \"hit\"",
            "[\"hit\", \"flash\"",
            &[
                "1: error[box-points]: the teleport points have flash, hit, shield and alien, in the order a face is read (A39)",
            ],
        ),
        (
            "encounters",
            "copies = 4",
            "copies = 3",
            &[
                "1: error[box-count]: 31 encounter cards; the box holds 32",
                "@: error[encounter-copies]: 3 copies of encounter 1; there are 4",
            ],
        ),
        (
            "aliens",
            "rank = \"green\"\ncopies = 2",
            "rank = \"green\"\ncopies = 1",
            &[
                "1: error[box-count]: 21 alien cards; the box holds 22",
                "1: error[alien-figures]: 1 cards of green xeno_beta; there are 2 figures of it",
            ],
        ),
    ]);
}

/// A name stands for one thing, and names what is there.
#[test]
fn ids() {
    told(&[
        (
            "devices",
            "id = \"frag_grenade\"",
            "id = \"medikit\"",
            &["@: error[id-twice]: `medikit` is there already"],
        ),
        (
            "tactics",
            "id = \"brace\"",
            "id = \"charge\"",
            &[
                "@: error[id-twice]: `charge` is there already",
                "@: error[text-missing]: the text `defenders-tactic-charge` is missing",
            ],
        ),
        (
            "skills",
            "{ deploy = \"gd_209\" }",
            "{ deploy = \"gd_210\" }",
            &["@: error[unknown-id]: there is no drone `gd_210`"],
        ),
        (
            "aliens",
            "into = \"xeno_beast_enraged\"",
            "into = \"xeno_beast\"",
            &["@: error[unknown-id]: there is no enraged card `xeno_beast`"],
        ),
        (
            "weapons",
            "class = \"sniper\"",
            "class = \"pilot\"",
            &[
                "~: error[malformed]: unknown variant `pilot`, expected one of `marine`, `biotech`, `infiltrator`, `sniper`, `hulk`",
            ],
        ),
        (
            "events",
            "id = \"rain\"",
            "id = \"hail\"",
            &["@: error[text-missing]: the text `defenders-event-hail` is missing"],
        ),
    ]);
}

/// defenders 57, 99, 182: sheets keep the character of their class, and the elite side is never worse.
#[test]
fn sheets() {
    told(&[
        (
            "agents",
            "health = 6\n",
            "health = 9\n",
            &[
                "@: error[sheet-health]: the base side has health 9; agents have 4 to 8",
                "@: error[elite-health]: the elite side has -2 more health; it has 1 or 2 more",
                "1: error[health-order]: health rises from sniper, infiltrator, biotech, marine to hulk: hulk above biotech above sniper",
            ],
        ),
        (
            "agents",
            "health = 4\nmovement = 4",
            "health = 4\nmovement = 5",
            &["@: error[sheet-movement]: the base side moves 5 hexes; the sniper moves 4"],
        ),
        (
            "agents",
            "armour = { shields = 1, only = \"melee\" }",
            "armour = { shields = 2 }",
            &[
                "@: error[elite-worse]: the armour of the elite side is worse",
                "@: error[sheet-armour]: the armour of the infiltrator does something else (67, 174, T16)",
            ],
        ),
        (
            "agents",
            "dice = { red = 3, blue = 1 }\nrange = 2\nammo = 6",
            "dice = { red = 2, blue = 2 }\nrange = 2\nammo = 6",
            &[
                "@: error[elite-worse]: `gd4a1_rifle` of the elite side is another weapon or worse than `gd4a1_rifle`",
            ],
        ),
        (
            "agents",
            "range = 1\nflash = { hits = 1 }",
            "range = 1\nammo = 4\nflash = { hits = 1 }",
            &[
                "@: error[elite-worse]: `eagle_1_pistol` of the elite side is another weapon or worse than `eagle_1_pistol`",
                "@: error[sheet-weapons]: one weapon with ammo and one without that hurts; the biotech’s hurts without ammo, the other heals (182)",
            ],
        ),
        (
            "agents",
            "id = \"vulcan\"\n",
            "id = \"vulcan\"\nrank = \"blue\"\n",
            &[
                "@: error[weapon-rank]: `vulcan` stands on a sheet: it is green and its class is the sheet’s (99)",
            ],
        ),
        (
            "agents",
            "grade = \"gold\"\ngain = \"improved_tactic\"",
            "grade = \"gold\"\ngain = \"elite\"",
            &["1: error[ranks]: the ranks and what they bring are printed (127)"],
        ),
        (
            "agents",
            "gd = 3",
            "gd = 4",
            &[
                "1: error[rank-gd]: copper takes no gd result, the others 1 to 3 and never fewer than the rank before (126)",
            ],
        ),
        (
            "agents",
            "movement = 4\nshield = 1\n\n[drone.weapon]",
            "movement = 4\n\n[drone.weapon]",
            &[
                "@: error[drone-numbers]: `gd_209` has 2 to 4 health, 2 or 3 red dice and ammo; 3 or 4 movement with an energy shield of 1, or neither",
            ],
        ),
    ]);
}

/// defenders 98, 101, 102, 107: weapons can be fired.
#[test]
fn weapons() {
    told(&[
        (
            "weapons",
            "range = 2\nflash = { hits = 1 }\n\n[[weapon]]\nid = \"pulse_blade\"",
            "range = 2\n\n[[weapon]]\nid = \"pulse_blade\"",
            &["@: error[weapon-flash]: `lasergun` hurts and has no flash effect"],
        ),
        (
            "weapons",
            "dice = { red = 5 }\nflash",
            "dice = { red = 5, blue = 2 }\nflash",
            &["@: error[weapon-dice]: `phase_claws` has 7 dice; 1 to 6 are printed"],
        ),
        (
            "weapons",
            "range = 4",
            "range = 5",
            &["@: error[weapon-range]: `rail_lance` reaches 5 areas; 1 to 4 are right for it"],
        ),
        (
            "weapons",
            "area = \"always\"",
            "area = \"for_ammo\"",
            &["@: error[weapon-ammo]: `acid_thrower` spends ammo and has none"],
        ),
        (
            "weapons",
            "range = 4",
            "range = 4\nammo = 3",
            &["@: error[weapon-ammo]: `rail_lance` is alien and uses no ammo (107)"],
        ),
        (
            "weapons",
            "on_hit = \"immobilise\"\n",
            "",
            &[
                "@: error[weapon-dice]: `stasis_emitter` is alien: three to five red dice, or an effect on hit",
            ],
        ),
        (
            "weapons",
            "ammo = 5",
            "ammo = 7",
            &["@: error[weapon-ammo]: `hush_pistol` holds 3 to 6 ammo tokens, or is unlimited"],
        ),
    ]);
}

/// defenders 111: a power that could never be used, or never do anything, is found.
#[test]
fn powers() {
    told(&[
        (
            "skills",
            "timing = \"passive\", when = \"always\"",
            "when = \"always\"",
            &[
                "@: error[power-timing]: `alien_knowledge` has a timing that does not go with its moment (111)",
            ],
        ),
        (
            "skills",
            "does = [\"clear_jam\"]",
            "does = []",
            &["@: error[power-nothing]: `quick_hands` does nothing"],
        ),
        ("devices", "{ ammo = 3 }", "{ ammo = 0 }", &["@: error[power-nothing]: `ammo_pack` does nothing"]),
        (
            "tactics",
            "{ hits = 2 }",
            "{ fewer_dice = 2 }",
            &["@: error[power-moment]: `vital_spot` changes what is not under way at its moment"],
        ),
        (
            "tactics",
            "does = [{ scout = 3 }]",
            "needs = [\"ranged\"], does = [{ scout = 3 }]",
            &["@: error[power-need]: `reconnaissance` needs what is never true at its moment"],
        ),
        (
            "devices",
            "dice = { red = 5 }",
            "dice = { red = 7 }",
            &["@: error[power-dice]: `satellite_strike` prints more than 6 dice"],
        ),
        (
            "devices",
            "power = [{ does = [{ reinforced = 4 }] }]",
            "power = []",
            &["@: error[item-empty]: `reinforced_armour` has no copies or no power"],
        ),
        (
            "skills",
            "class = \"sniper\"",
            "class = \"hulk\"",
            &["1: error[item-share]: 1 skills of the sniper; every class has at least 2"],
        ),
        (
            "tactics",
            "improved = true\n",
            "",
            &[
                "1: error[box-count]: 11 basic tactics; the box holds 10",
                "1: error[box-count]: 9 improved tactics; the box holds 10",
                "1: error[item-share]: 3 basic tactics of the marine; every class has 2",
                "1: error[item-share]: 1 improved tactics of the marine; every class has 2",
            ],
        ),
    ]);
}

/// defenders 132, 135, 136, 177: alien cards: numbers within the limits of their species, lines that rise to a blind one, weapons
/// that are used, and blue never weaker than green.
#[test]
fn aliens() {
    told(&[
        (
            "aliens",
            "health = 3\nmelee",
            "health = 4\nmelee",
            &["@: error[alien-numbers]: `spine_critter_blue` has health 4; 2 to 3 fit it"],
        ),
        (
            "aliens",
            "dice = { blue = 3 }, flash = { hits = 1 } }\nmelee = { id = \"shock_baton\"",
            "dice = { red = 1, blue = 1 }, flash = { hits = 1 } }\nmelee = { id = \"shock_baton\"",
            &[
                "@: error[alien-dice]: `blaster` has dice of another rank: green 2 or 3 blue, blue 3 of any colour, red 3 or 4 with half of them red",
            ],
        ),
        (
            "aliens",
            "health = 5\nshield = 2\nranged",
            "health = 4\nshield = 0\nranged",
            &[
                "@: error[alien-numbers]: `xeno_grey_blue` has an energy shield of 0; 1 to 2 fit it",
                "@: error[alien-weaker]: `xeno_grey_blue` is weaker than `xeno_grey_green` in health, shield, dice or reach",
            ],
        ),
        (
            "aliens",
            "{ at = 2, does = [{ attack = { with = \"ranged\", to = \"closest\" } }] }",
            "{ at = 1, does = [{ attack = { with = \"ranged\", to = \"closest\" } }] }",
            &[
                "@: error[alien-lines]: the lines of `xeno_beta_green` rise from 0 and 1 up to 3, and the last is blind (135, 136)",
            ],
        ),
        (
            "aliens",
            "    { does = [{ toward = { areas = 1, to = \"closest\" } }] },\n",
            "",
            &[
                "@: error[alien-lines]: the lines of `xeno_beta_green` rise from 0 and 1 up to 3, and the last is blind (135, 136)",
            ],
        ),
        (
            "aliens",
            "{ attack = { with = \"melee\", times = 2 } }",
            "{ attack = { with = \"melee\", times = 3 } }",
            &[
                "@: error[alien-deed]: `xeno_beast` cannot do Attack { with: Melee, to: None, times: 3 } in that line (A53, 177)",
            ],
        ),
        (
            "aliens",
            "{ attack = { with = \"melee\" } }, { away = { areas = 1 } }",
            "{ attack = { with = \"ranged\" } }, { activate = { aliens = 1, within = 1 } }",
            &[
                "@: error[alien-arm]: `xeno_beta_green` attacks with a weapon it has not, or has one no line uses",
                "@: error[alien-deed]: `xeno_beta_green` cannot do Activate { aliens: 1, within: 1 } in that line (A53, 177)",
            ],
        ),
        (
            "aliens",
            "manner = \"melee\", dice = { blue = 2 }, flash = { fewer_dice = 1 } }",
            "manner = \"melee\", dice = { blue = 2 }, range = 1, flash = { fewer_dice = 1 } }",
            &[
                "@: error[alien-weapon]: `shock_baton` is an alien’s: no range, ammo, class or rank of its own (A54, 166)",
            ],
        ),
        (
            "aliens",
            "rage = { wounds = 3",
            "rage = { wounds = 11",
            &["@: error[alien-power]: `rage` of `xeno_beast` can never do anything"],
        ),
        (
            "aliens",
            "{ id = \"predator_senses\", does = \"ignores_stealth\" }",
            "{ id = \"predator_senses\", does = \"swarm\" }",
            &["@: error[alien-power]: `predator_senses` of `aracnos_green` can never do anything"],
        ),
    ]);
}

/// defenders 54, 55, 142, 196: events and encounters: letters, numbers, tables, shares.
#[test]
fn events_and_encounters() {
    told(&[
        (
            "events",
            "letter = \"E\"\nkind = \"special\"",
            "letter = \"E\"",
            &[
                "@: error[event-special]: `special_e` is E; A to E are special and the others are not",
                "@: error[event-effects]: `special_e` has 0 effects; 1 to 4 are printed",
            ],
        ),
        (
            "events",
            "letter = \"G\"",
            "letter = \"F\"",
            &["1: error[event-letters]: the events are A to V, in this order"],
        ),
        (
            "events",
            "table = [1, 2, 2, 3, 3]",
            "table = [2, 1, 2, 3, 3]",
            &[
                "@: error[event-numbers]: `second_wave`: numbers are 1 to 3, and the signals of a table begin with 0 or 1 and never \
                 fall: Teleport { table: [2, 1, 2, 3, 3], only: None }",
            ],
        ),
        (
            "events",
            "    \"act_of_valor\",\n]\n\n[[event]]\nid = \"alien_raid\"",
            "    \"act_of_valor\",\n    \"act_of_valor\",\n]\n\n[[event]]\nid = \"alien_raid\"",
            &["@: error[event-effects]: `alien_plans` has 5 effects; 1 to 4 are printed"],
        ),
        (
            "encounters",
            "danger = 1\n",
            "",
            &["1: error[encounter-danger]: danger is on number 5, and on at most two of 6, 7 and 8 (196)"],
        ),
        (
            "encounters",
            "calls = \"wounded\"",
            "calls = \"wounded\"\ndanger = 1",
            &[
                "@: error[encounter-danger]: `bloodlust` calls no species, so none can teleport in (142)",
                "1: error[encounter-danger]: danger is on number 5, and on at most two of 6, 7 and 8 (196)",
            ],
        ),
        (
            "encounters",
            "number = 2",
            "number = 1",
            &["1: error[encounter-numbers]: the encounters are 1 to 12, in this order"],
        ),
    ]);
}

/// A file that is missing is told, and nothing else.
#[test]
fn a_missing_file() {
    let files = Source::shipped().files().filter(|(path, _)| *path != "defenders/aliens.toml");
    let (content, findings) = read(&Source::of(files));
    assert!(content.is_none());
    assert_eq!(findings, ["defenders/aliens.toml:1: error[missing-file]: this file is missing"]);
}

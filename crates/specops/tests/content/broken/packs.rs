//! What is broken, one pack an entry.

/// A pack that is broken by putting words for others, and what it is told: a code, and words of the line it points at.
pub(super) struct Broken {
    pub(super) what: &'static str,
    pub(super) file: &'static str,
    pub(super) puts: (&'static str, &'static str),
    pub(super) told: &'static [(&'static str, &'static str)],
}

pub(super) const UNITS: &str = "specops/units.toml";
const TEAMS: &str = "specops/teams.toml";
const CARDS: &str = "specops/command_cards.toml";
const SIDES: &str = "specops/loadouts.toml";
const MISSIONS: &str = "specops/missions.toml";
const STOCK: &str = "specops/stock.toml";
const BOX: &str = "specops/box.toml";
const VEHICLES: &str = "specops/vehicles.toml";
const DOCK: &str = "specops/tables/dry_dock.toml";
const TOWERS: &str = "specops/tables/twin_towers.toml";

const fn broken(
    what: &'static str,
    file: &'static str,
    puts: (&'static str, &'static str),
    told: &'static [(&'static str, &'static str)],
) -> Broken {
    Broken { what, file, puts, told }
}

pub(super) const PACKS: &[Broken] = &[
    // Form.
    broken(
        "no TOML at all",
        UNITS,
        ("id = \"rebel_trooper\"\n", "id = rebel\n"),
        &[("malformed", "id = rebel")],
    ),
    broken(
        "an unknown field",
        UNITS,
        ("health = 4\ncourage = 2", "health = 4\nluck = 3\ncourage = 2"),
        &[
            ("malformed", "luck"),
            ("unknown-id", "[[team]]"),
            ("team-ranks", "[[team]]"),
            ("box-count", "# The 47 kinds"),
        ],
    ),
    broken("an unknown list", BOX, ("[conditions]", "[extra]\n[conditions]"), &[("malformed", "[extra]")]),
    broken(
        "a missing part",
        BOX,
        ("[conditions]", "[oddities]"),
        &[("malformed", "[oddities]"), ("malformed", "# What lies")],
    ),
    broken(
        "an unknown keyword",
        CARDS,
        ("keyword = \"inspire 2\"", "keyword = \"insipid 2\""),
        &[
            ("malformed", "insipid"),
            ("box-count", "# The 36"),
            ("card-set", "# The 36"),
            ("team-hand", "[[team]]"),
            ("team-hand", "[[team]]"),
            ("team-hand", "[[team]]"),
        ],
    ),
    broken(
        "an unknown moment",
        SIDES,
        ("when = \"stood_by\"", "when = \"slept\""),
        &[("malformed", "slept"), ("box-count", "# The 53"), ("unknown-id", "[[team]]")],
    ),
    broken(
        "a polygon that crosses itself",
        MISSIONS,
        (
            "[[508, 0], [8636, 0], [8636, 1900], [508, 1900]]",
            "[[508, 0], [8636, 1900], [8636, 0], [508, 1900]]",
        ),
        &[
            ("malformed", "area"),
            ("box-count", "# The four"),
            ("mission-set", "# The four"),
            ("unknown-id", "[table]"),
            ("unknown-id", "[table]"),
            ("unknown-id", "[table]"),
            ("unknown-id", "[table]"),
            ("unknown-id", "[table]"),
            ("unknown-id", "[table]"),
        ],
    ),
    // Units.
    broken(
        "no weapon but a rifle",
        UNITS,
        (
            "  { id = \"unarmed\", kind = \"melee\", dice = { black = 2 } },\n  { id = \"a280_rifle\", kind = \"ranged\", max = 18, dice = { black = 1, white = 1 } },",
            "  { id = \"a280_rifle\", kind = \"ranged\", max = 18, dice = { black = 1, white = 1 } },",
        ),
        &[("unit-unarmed", "[[unit]]")],
    ),
    broken(
        "a weapon without dice",
        UNITS,
        (
            "{ id = \"dlt_20a\", kind = \"ranged\", max = 24, dice = { black = 3 }",
            "{ id = \"dlt_20a\", kind = \"ranged\", max = 24, dice = {}",
        ),
        &[("weapon-dice", "[[unit]]")],
    ),
    broken(
        "seven dice",
        UNITS,
        ("dice = { white = 6 }", "dice = { white = 7 }"),
        &[("weapon-dice", "[[unit]]")],
    ),
    broken(
        "a melee weapon that reaches far",
        UNITS,
        ("{ id = \"vibrosword\", kind = \"melee\"", "{ id = \"vibrosword\", kind = \"melee\", max = 6"),
        &[("weapon-reach", "[[unit]]")],
    ),
    broken("speed 4", UNITS, ("speed = 3", "speed = 4"), &[("unit-speed", "[[unit]]")]),
    broken("health 9", UNITS, ("health = 4", "health = 9"), &[("unit-health", "[[unit]]")]),
    broken("no courage", UNITS, ("courage = 3", "courage = 0"), &[("unit-courage", "[[unit]]")]),
    broken(
        "six keywords",
        UNITS,
        (
            "[\"agile 1\", \"nimble\", \"inspire 1\"]",
            "[\"agile 1\", \"nimble\", \"inspire 1\", \"scale\", \"charge\", \"small\"]",
        ),
        &[("unit-keywords", "[[unit]]")],
    ),
    broken(
        "a fighter that never fights",
        UNITS,
        ("[\"reliable 1\"]", "[\"noncombatant\"]"),
        &[("unit-weapons", "[[unit]]")],
    ),
    broken(
        "a unit of no name",
        UNITS,
        ("id = \"worker_droid\"", "id = \"lazy_droid\""),
        &[
            ("text-missing", "[[unit]]"),
            ("unit-unused", "[[unit]]"),
            ("unknown-id", "[[team]]"),
            ("team-ranks", "[[team]]"),
        ],
    ),
    broken(
        "a weapon of no name",
        UNITS,
        ("id = \"vibrosword\", kind", "id = \"butter_knife\", kind"),
        &[("text-missing", "[[unit]]")],
    ),
    broken("armour too thick", VEHICLES, ("\"armor 1\"", "\"armor 3\""), &[("vehicle-armor", "[[vehicle]]")]),
    broken(
        "wounds without end",
        VEHICLES,
        ("health_each = 2", "health_each = 4"),
        &[("vehicle-health", "[[vehicle]]")],
    ),
    broken(
        "a faction on foot",
        VEHICLES,
        ("faction = \"empire\"", "faction = \"rebels\""),
        &[("vehicle-count", "# The vehicles"), ("vehicle-count", "# The vehicles")],
    ),
    // Teams.
    broken(
        "one too many",
        TEAMS,
        ("{ unit = \"b1_droid\", count = 5 }", "{ unit = \"b1_droid\", count = 6 }"),
        &[("box-count", "# The ten"), ("team-ranks", "[[team]]"), ("team-size", "[[team]]")],
    ),
    broken(
        "a side nobody knows",
        TEAMS,
        ("\"brawn\"", "\"brains\""),
        &[("side-unused", "[[side]]"), ("unknown-id", "[[team]]")],
    ),
    broken(
        "two loadout cards",
        TEAMS,
        ("  [\"brawn\", \"devastating_firepower\"],\n", ""),
        &[
            ("box-count", "# The 53"),
            ("side-unused", "[[side]]"),
            ("side-unused", "[[side]]"),
            ("team-loadouts", "[[team]]"),
        ],
    ),
    // Cards and sides.
    broken(
        "four orders for two pips",
        CARDS,
        ("pips = 2\norders = { n = 2 }", "pips = 2\norders = { n = 4 }"),
        &[("card-orders", "[[card]]")],
    ),
    broken(
        "pips out of the set",
        CARDS,
        ("pips = 3\norders = { n = 3 }", "pips = 2\norders = { n = 2 }"),
        &[("card-set", "# The 36")],
    ),
    broken(
        "three deeds",
        CARDS,
        ("n = 1 } }, \"peek\"", "n = 1 } }, { calm = 1 }, \"peek\""),
        &[("card-deeds", "[[card]]")],
    ),
    broken(
        "a card of no team",
        CARDS,
        ("team = \"bright_tree\"", "team = \"dark_tree\""),
        &[("unknown-id", "[[card]]"), ("card-set", "[[team]]"), ("team-hand", "[[team]]")],
    ),
    broken(
        "an order to nobody",
        CARDS,
        (
            "when = \"revealed\", does = [{ fewer_orders = 1 }]",
            "when = \"ordered\", does = [{ fewer_orders = 1 }]",
        ),
        &[("deed-moment", "[[card]]")],
    ),
    broken(
        "suppression for a friend",
        CARDS,
        (
            "does = [{ gain = { marker = \"dodge\", n = 1 } }] },\n]\n\n# Galactic Republic",
            "does = [{ gain = { marker = \"suppression\", n = 1 } }] },\n]\n\n# Galactic Republic",
        ),
        &[("deed-whom", "[[card]]")],
    ),
    broken(
        "a keyword at a moment",
        SIDES,
        (
            "when = \"always\", whose = { ranks = [\"corps\"] }, does = [{ keyword = \"agile 1\" }]",
            "when = \"moved\", does = [{ keyword = \"agile 1\" }]",
        ),
        &[("ability-lasting", "[[side]]")],
    ),
    broken(
        "an attack that is none",
        SIDES,
        ("when = \"activated\", needs = [\"suppressed\"]", "when = \"activated\", needs = [\"melee\"]"),
        &[("ability-need", "[[side]]")],
    ),
    broken(
        "a bearer that is none",
        SIDES,
        (
            "when = \"revealed\", to = { friends = { up_to = 1 } }",
            "when = \"revealed\", to = { friends = { within = 6, up_to = 1 } }",
        ),
        &[("ability-bearer", "[[side]]")],
    ),
    broken(
        "a choice of one",
        SIDES,
        (
            "either = true, does = [{ gain = { marker = \"aim\", n = 1 } }, { gain = { marker = \"dodge\", n = 1 } }]",
            "either = true, does = [{ gain = { marker = \"aim\", n = 1 } }]",
        ),
        &[("ability-either", "[[side]]")],
    ),
    broken(
        "a weapon nobody has",
        SIDES,
        ("weapon = \"commando_e_5\"", "weapon = \"z_6\""),
        &[("deed-replace", "[[side]]")],
    ),
    broken(
        "a unit nobody has",
        SIDES,
        ("units = [\"magnaguard\"]", "units = [\"magnificent\"]"),
        &[("unknown-id", "[[side]]")],
    ),
    broken(
        "an action of everybody",
        SIDES,
        ("when = \"action\", whose = { units = [\"ewok_trapper\"] },", "when = \"action\","),
        &[("ability-action", "[[side]]")],
    ),
    broken(
        "the same name twice",
        SIDES,
        ("id = \"avengers\"", "id = \"cunning\""),
        &[("id-twice", "[[side]]"), ("unknown-id", "[[team]]")],
    ),
    // What lies beside the table.
    broken(
        "a face without a field",
        BOX,
        ("blank = 2", "blank = 0"),
        &[("transmitter-fields", "[transmitter]")],
    ),
    broken(
        "clear on a hit",
        BOX,
        ("hit = \"comms\"", "hit = \"clear\""),
        &[("condition-faces", "[conditions]")],
    ),
    // Missions.
    broken(
        "a zone off the table",
        MISSIONS,
        ("[7620, 9144]] }", "[7620, 9145]] }"),
        &[("zone-off-table", "of = \"blue\"")],
    ),
    broken(
        "a zone for five",
        MISSIONS,
        (
            "[[0, 4700], [1016, 4700], [1016, 8100], [3600, 8100], [3600, 8800], [0, 8800]]",
            "[[0, 4700], [300, 4700], [300, 6100], [0, 6100]]",
        ),
        &[("zone-small", "of = \"blue\"")],
    ),
    broken(
        "zones too near",
        MISSIONS,
        (
            "[508, 0], [8636, 0], [8636, 1900], [508, 1900]",
            "[508, 0], [8636, 0], [8636, 5334], [7366, 5334], [7366, 1900], [508, 1900]",
        ),
        &[
            ("zones-near", "of = \"red\""),
            ("token-zone", "at = [6740, 4640]"),
            ("shields-console", "at = [6740, 4640]"),
        ],
    ),
    broken(
        "a token at the edge",
        MISSIONS,
        ("kind = \"console\", at = [2050, 4600]", "kind = \"console\", at = [1015, 4600]"),
        &[("token-edge", "[1015, 4600]")],
    ),
    broken(
        "tokens side by side",
        MISSIONS,
        ("kind = \"transmitter\", at = [5110, 4700]", "kind = \"transmitter\", at = [5588, 4700]"),
        &[("tokens-near", "[5588, 4700]")],
    ),
    broken(
        "a transmitter in front",
        MISSIONS,
        ("kind = \"transmitter\", at = [5110, 4700]", "kind = \"transmitter\", at = [5110, 4572]"),
        &[("shields-transmitter", "[5110, 4572]")],
    ),
    broken(
        "a token inside a zone",
        MISSIONS,
        ("kind = \"console\", at = [3580, 4570]", "kind = \"console\", at = [7620, 7874]"),
        &[("token-zone", "[7620, 7874]")],
    ),
    broken(
        "one console claimed by nobody",
        MISSIONS,
        ("at = [2050, 4600], claimed = true", "at = [2050, 4600]"),
        &[("mission-tokens", "[[mission]]")],
    ),
    broken(
        "an ambush from the next table",
        MISSIONS,
        ("kind = \"ambush\", at = [2286, 2286]", "kind = \"ambush\", at = [1270, 1270]"),
        &[("vehicle-ambush", "[1270, 1270]"); 5],
    ),
    broken(
        "priorities out of line",
        MISSIONS,
        ("kind = \"middle\", at = [4572, 4572]", "kind = \"middle\", at = [4572, 5588]"),
        &[("priorities-line", "[[mission]]"), ("priorities-turn", "[[mission]]")],
    ),
    broken(
        "missions in disorder",
        MISSIONS,
        ("rules = \"codes\"", "rules = \"shields\""),
        &[
            ("mission-set", "# The four"),
            ("mission-zones", "[[mission]]"),
            ("mission-tokens", "[[mission]]"),
            ("mission-tokens", "[[mission]]"),
        ],
    ),
    // Tables.
    broken(
        "a piece on another",
        DOCK,
        (
            "look = \"tower\"\nat = [",
            "look = \"crates\"\nat = [[3400, 3700], [3500, 3700], [3500, 3800], [3400, 3800]]\n\n[[piece]]\nlook = \"tower\"\nat = [",
        ),
        &[("pieces-overlap", "[[piece]]")],
    ),
    broken(
        "a piece off the table",
        DOCK,
        (
            "[[piece]]\nlook = \"generator\"",
            "[[piece]]\nlook = \"crates\"\nat = [[9000, 100], [9200, 100], [9200, 300], [9000, 300]]\n\n[[piece]]\nlook = \"generator\"",
        ),
        &[("piece-off-table", "[[piece]]")],
    ),
    broken(
        "a piece on a token",
        DOCK,
        (
            "[[piece]]\nlook = \"generator\"",
            "[[piece]]\nlook = \"crates\"\nat = [[2050, 4650], [2400, 4650], [2400, 4800], [2050, 4800]]\n\n[[piece]]\nlook = \"generator\"",
        ),
        &[("piece-token", "[[piece]]")],
    ),
    broken(
        "a table for no mission",
        DOCK,
        ("missions = [\"shields\"]", "missions = [\"fields\"]"),
        &[("unknown-id", "[table]"), ("mission-tables", "[[mission]]")],
    ),
    broken(
        "a lopsided table",
        TOWERS,
        ("symmetric = true", "symmetric = false"),
        &[("table-symmetric", "[table]"), ("table-pieces", "[table]")],
    ),
    broken(
        "an unknown look",
        TOWERS,
        ("look = \"hedge\"", "look = \"hedgehog\""),
        &[("malformed", "hedgehog")],
    ),
    // The stock of terrain.
    broken("a piece of which there is none", STOCK, ("n = 4", "n = 0"), &[("stock-none", "[[piece]]")]),
    broken(
        "a piece beside its middle",
        STOCK,
        ("[[-380, -380]", "[[-3800, -380]"),
        &[("stock-middle", "[[piece]]")],
    ),
    broken("a wall without height", STOCK, ("height = 300", "height = 0"), &[("piece-height", "[[piece]]")]),
    broken(
        "a piece without a name",
        STOCK,
        ("id = \"rock\"", "id = \"boulder\""),
        &[("text-missing", "[[piece]]")],
    ),
    broken(
        "two pieces of one name",
        STOCK,
        ("id = \"pool\"", "id = \"tower\""),
        &[("id-twice", "[[piece]]")],
    ),
];

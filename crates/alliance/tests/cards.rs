//! Heroes and cards as printed, and every way to break the pack is found, with its code, file and line.

use std::sync::LazyLock;

use sortie_alliance::ability::{Ability, Deed, Need, Role, When};
use sortie_alliance::attack::AttackKind;
use sortie_alliance::content::{Card, Content, Deck, Hero, Sheet, Slot, Weapon, read};
use sortie_alliance::dice::AttackDie::{self, Blue, Green, Red, Yellow};
use sortie_alliance::dice::DefenceDie::{self, Black, White};
use sortie_content::{Finding, Severity, Source};

static CONTENT: LazyLock<Content> = LazyLock::new(Content::shipped);

fn hero(id: &str) -> &'static Hero {
    &CONTENT.heroes[CONTENT.hero(id).unwrap_or_else(|| panic!("there is no hero {id}"))]
}

fn card(id: &str) -> &'static Card {
    &CONTENT.cards[CONTENT.card(id).unwrap_or_else(|| panic!("there is no card {id}"))]
}

fn weapon(id: &str) -> &'static Weapon {
    card(id).weapon.as_ref().unwrap_or_else(|| panic!("{id} is no weapon"))
}

/// alliance R1.3, R1.7, R1.12
///
/// Six heroes with 12 abilities, 54 class cards, 36 items, 12 supply cards of which 9 are played, 18 rewards of which
/// three belong to the classic campaign and five only remind of bonus health.
#[test]
fn the_box_is_complete() {
    assert_eq!(CONTENT.heroes.len(), 6);
    assert_eq!(CONTENT.heroes.iter().map(|hero| hero.ability.len()).sum::<usize>(), 12);
    let copies = |deck, removed_too: bool| -> u32 {
        let cards = CONTENT.cards.iter().filter(|card| card.deck == deck);
        cards.filter(|card| removed_too || !card.removed).map(|card| u32::from(card.copies)).sum()
    };
    assert_eq!(copies(Deck::Class, true), 54);
    assert_eq!(copies(Deck::Item, true), 36);
    assert_eq!((copies(Deck::Supply, true), copies(Deck::Supply, false)), (12, 9));
    assert_eq!((copies(Deck::Reward, true), copies(Deck::Reward, false)), (18, 10));
    for tier in 1..=3 {
        assert_eq!(CONTENT.cards.iter().filter(|card| card.tier == tier).count(), 12, "tier {tier}");
    }
    let decks: Vec<Deck> = CONTENT.cards.iter().map(|card| card.deck).collect();
    let order = [Deck::Class, Deck::Item, Deck::Supply, Deck::Reward];
    assert!(decks.is_sorted_by_key(|deck| order.iter().position(|other| other == deck)));
    // Whatever is in play does something.
    for card in CONTENT.cards.iter().filter(|card| !card.removed) {
        let equips = card.weapon.is_some() || card.modification.is_some();
        assert!(equips || !card.ability.is_empty(), "{} does nothing", card.id);
    }
}

struct Printed {
    numbers: [u8; 3],
    defence: DefenceDie,
    attributes: [&'static [AttackDie]; 3],
    abilities: &'static [&'static str],
}

/// alliance R6.17, R11.1
///
/// Both sides of two sheets: health, endurance, speed; strength, insight, tech.
#[test]
fn sheets_as_printed() {
    let printed = [
        (
            &hero("gaarkhan").healthy,
            Printed {
                numbers: [14, 4, 4],
                defence: Black,
                attributes: [&[Blue, Green, Yellow], &[Blue], &[Blue, Green]],
                abilities: &["charge", "rage"],
            },
        ),
        (
            &hero("gaarkhan").wounded,
            Printed {
                numbers: [14, 3, 3],
                defence: Black,
                attributes: [&[Blue, Red, Green], &[Red], &[Blue, Red]],
                abilities: &["charge"],
            },
        ),
        (
            &hero("jyn_odan").healthy,
            Printed {
                numbers: [10, 4, 5],
                defence: White,
                attributes: [&[Blue], &[Blue, Green], &[Blue, Green, Yellow]],
                abilities: &["quick_draw", "opportunist"],
            },
        ),
        (
            &hero("jyn_odan").wounded,
            Printed {
                numbers: [10, 3, 4],
                defence: White,
                attributes: [&[Red], &[Blue, Red], &[Blue, Red, Green]],
                abilities: &["quick_draw"],
            },
        ),
    ];
    for (sheet, Printed { numbers, defence, attributes, abilities }) in printed {
        let Sheet { health, endurance, speed, strength, insight, tech, .. } = sheet;
        assert_eq!([*health, *endurance, *speed], numbers);
        assert_eq!(sheet.defence, [defence]);
        assert_eq!([strength, insight, tech], attributes);
        assert_eq!(sheet.abilities, abilities);
    }
    // A wound never makes a hero better, and takes the second ability.
    for hero in &CONTENT.heroes {
        assert!(hero.wounded.endurance < hero.healthy.endurance && hero.wounded.speed < hero.healthy.speed);
        assert_eq!((hero.healthy.abilities.len(), hero.wounded.abilities.len()), (2, 1), "{}", hero.id);
    }
}

/// alliance R10.2, R10.6
#[test]
fn weapons_as_printed() {
    use AttackKind::{Melee, Ranged};
    type Row =
        (&'static str, AttackKind, &'static [AttackDie], &'static str, &'static [&'static str], u8, u16);
    let printed: [Row; 4] = [
        ("dl_44", Ranged, &[Blue, Yellow], "", &["dmg+2", "dmg+1 acc+2"], 2, 500),
        ("dxr_6", Ranged, &[Red, Red], "acc+6", &["dmg+2", "pierce2"], 0, 1000),
        ("force_pike", Melee, &[Red, Yellow, Yellow], "", &["dmg+1", "dmg+1", "stun"], 1, 1100),
        ("shu_yens_lightsaber", Melee, &[Blue, Red], "", &["pierce3", "dmg+1 cleave2"], 1, 0),
    ];
    for (id, kind, dice, bonus, surges, bars, price) in printed {
        let weapon = weapon(id);
        assert_eq!((weapon.kind, weapon.dice.as_slice(), weapon.bars), (kind, dice, bars), "{id}");
        assert_eq!(weapon.bonus.to_string(), bonus, "{id}");
        let options: Vec<String> = weapon.surges.iter().map(ToString::to_string).collect();
        assert_eq!(options, surges, "{id}");
        assert_eq!(card(id).price, price, "{id}");
    }
    let reach: Vec<&str> = CONTENT
        .cards
        .iter()
        .filter(|card| card.weapon.as_ref().is_some_and(|weapon| weapon.reach))
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(reach, ["plasteel_staff", "bd_1_vibro_ax", "force_pike"]);
}

/// alliance R1.11
///
/// A hero starts with one weapon, worth no experience points, which nobody else has.
#[test]
fn heroes_start_with_their_weapon() {
    for hero in &CONTENT.heroes {
        let start = card(&hero.start);
        assert_eq!(start.hero.as_deref(), Some(hero.id.as_str()));
        assert_eq!((start.slot, start.xp), (Some(Slot::Weapon), 0));
    }
}

/// alliance R6.2, R6.3
///
/// What is asked and what happens by itself follows from the value: a price, an aim or a "may" asks.
#[test]
fn abilities_ask_or_happen() {
    let ability = |card_id: &str, n: usize| -> &'static Ability { &card(card_id).ability[n] };
    for (ability, asks) in [
        (&hero("diala_passil").ability[0], true),
        (&hero("gaarkhan").ability[1], false),
        (&hero("jyn_odan").ability[1], true),
        (ability("battle_meditation", 0), true),
        (ability("defensive_stance", 0), false),
        (ability("rampage", 0), false),
        (ability("sidewinder", 0), true),
        (ability("combat_coat_t1", 1), true),
    ] {
        assert_eq!(ability.is_asked(), asks, "{}", ability.id);
    }
    // An ability that builds on another belongs to the same hero.
    for card in &CONTENT.cards {
        let Some(owner) = card.hero.as_deref() else { continue };
        let own = |id: &str| {
            let of_cards = CONTENT.cards.iter().filter(|other| other.hero.as_deref() == Some(owner));
            let mut all = of_cards.flat_map(|other| &other.ability).chain(&hero(owner).ability);
            all.any(|ability| ability.id == id)
        };
        for ability in &card.ability {
            if let When::After(id) = &ability.when {
                assert!(own(id), "{}", ability.id);
            }
            for need in &ability.needs {
                assert!(!matches!(need, Need::Used(id) if !own(id)), "{}", ability.id);
            }
        }
    }
}

/// alliance R10.5
///
/// A modification serves attacks with the weapon it lies under; only the guard helps its owner to defend.
#[test]
fn modifications_serve_their_weapon() {
    let mut defending = Vec::new();
    for card in CONTENT.cards.iter().filter(|card| card.slot == Some(Slot::Modification)) {
        for ability in &card.ability {
            let attacks =
                ability.does.iter().any(|deed| matches!(deed, Deed::Attack(attack) if attack.this_weapon));
            if ability.role != Role::Attacker && !attacks {
                defending.push(card.id.as_str());
            }
        }
    }
    assert_eq!(defending, ["high_impact_guard"]);
}

/// A file with one thing replaced, or with something appended, and what is found then: the file, the code, and a piece
/// of the file on whose line it is found.
struct Broken<'a> {
    file: &'a str,
    replace: (&'a str, &'a str),
    found: &'a [(&'a str, &'a str, &'a str)],
}

fn broken<'a>(
    file: &'a str,
    old: &'a str,
    new: &'a str,
    found: &'a [(&'a str, &'a str, &'a str)],
) -> Broken<'a> {
    Broken { file, replace: (old, new), found }
}

fn findings(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    let content = read(source, &mut findings);
    assert_eq!(
        content.is_none(),
        !findings.is_empty(),
        "a pack with errors must not be played: {findings:#?}"
    );
    findings
}

/// The line, from 1, on which a piece of text first stands.
fn line_of(text: &str, piece: &str) -> usize {
    let at = text.find(piece).unwrap_or_else(|| panic!("`{piece}` is not in the file"));
    text[..at].matches('\n').count() + 1
}

fn check(packs: &[Broken<'_>]) {
    let clean = Source::shipped();
    for Broken { file, replace: (old, new), found } in packs {
        let path = format!("alliance/{file}");
        let text = clean.get(&path).unwrap_or_else(|| panic!("there is no {path}"));
        assert!(text.contains(old), "`{old}` is not in {path}");
        let text = if old.is_empty() { format!("{text}{new}") } else { text.replacen(old, new, 1) };
        let source = clean.with(Source::of([(path.as_str(), text.as_str())]));
        let mut expected: Vec<String> = Vec::new();
        for (file, code, piece) in *found {
            let path = format!("alliance/{file}");
            let line = line_of(source.get(&path).expect("a file"), piece);
            expected.push(format!("{path}:{line} {code}"));
        }
        let findings = findings(&source);
        let lines: Vec<String> =
            findings.iter().map(|found| format!("{}:{} {}", found.file, found.line, found.code)).collect();
        assert_eq!(lines, expected, "{path} with `{new}` instead of `{old}`: {findings:#?}");
        assert!(findings.iter().all(|finding| finding.severity == Severity::Error));
    }
}

#[test]
fn the_shipped_pack_is_clean() {
    assert_eq!(findings(Source::shipped()), []);
}

const DIALA: &str = "[[hero]]\nid = \"diala_passil\"";
const STANCE: &str = "[[card]]\nid = \"defensive_stance\"";
const FRAG: &str = "[[card]]\nid = \"c22_frag_grenade\"";

#[test]
fn broken_heroes() {
    let file = "heroes.toml";
    check(&[
        broken(file, "[hero.healthy]", "[hero.healthy", &[(file, "malformed", "[hero.healthy\n")]),
        broken(file, "\"blue\", \"green\"", "\"blue\", \"black\"", &[(file, "malformed", "\"black\"")]),
        broken(
            file,
            "{ keyword = \"blast1\" }",
            "{ keyword = \"blast\" }",
            &[(file, "malformed", "\"blast\"")],
        ),
        broken(file, "health = 12", "health = 0", &[(file, "sheet-numbers", DIALA)]),
        broken(file, "tech = [\"blue\"]", "tech = []", &[(file, "sheet-dice", DIALA)]),
        broken(file, "start = \"plasteel_staff\"", "start = \"vibro_ax\"", &[(file, "start-card", DIALA)]),
        broken(
            file,
            "\"precise_strike\", \"foresight\"",
            "\"precise_strike\", \"luck\"",
            &[(file, "sheet-ability", DIALA)],
        ),
        broken(
            file,
            "\"precise_strike\", \"foresight\"",
            "\"foresight\"",
            &[(file, "ability-unused", DIALA)],
        ),
        broken(file, "does = [\"remove_defence_die\"]", "does = []", &[(file, "ability-idle", DIALA)]),
        broken(
            file,
            "aim = { who = \"other_friend\", within = 3 }\n",
            "",
            &[(file, "ability-aim", "[[hero]]\nid = \"gideon_argus\"")],
        ),
    ]);
}

/// The texts of the cards in one language with another key in place of one.
fn renamed(language: &str, key: &str) -> (String, String) {
    let path = format!("alliance/{language}/cards.ftl");
    let text = Source::shipped().get(&path).expect("it ships");
    let from = format!("\n{key} =");
    assert!(text.contains(&from), "`{key}` is not in {path}");
    (path, text.replacen(&from, "\nalliance-nothing =", 1))
}

/// A name that nobody wrote is missing where it is needed. One that a single language lacks is found among the texts, and
/// nowhere else: a finding is told once.
#[test]
fn every_name_is_written_in_every_language() {
    for (key, file, piece) in [
        ("alliance-hero-diala-passil-title", "heroes.toml", DIALA),
        ("alliance-ability-rage", "heroes.toml", "[[hero]]\nid = \"gaarkhan\""),
        ("alliance-card-c22-frag-grenade", "supply.toml", FRAG),
    ] {
        let texts = ["en", "de", "it"].map(|language| renamed(language, key));
        let with = |texts: &[(String, String)]| {
            let files = texts.iter().map(|(path, text)| (path.as_str(), text.as_str()));
            Source::shipped().with(Source::of(files))
        };
        let found = findings(&with(&texts));
        let path = format!("alliance/{file}");
        let line = line_of(Source::shipped().get(&path).expect("it ships"), piece);
        let place = |found: &Finding| (found.file.clone(), found.line, found.code);
        assert_eq!(found.iter().map(place).collect::<Vec<_>>(), [(path, line, "text-missing")], "{found:#?}");

        for n in 0..3 {
            let source = with(&texts[n..=n]);
            assert_eq!(findings(&source), [], "{key} in {}", texts[n].0);
            let mut gaps = Vec::new();
            sortie_content::check_texts(&source, &mut gaps);
            let errors: Vec<_> = gaps.iter().filter(|gap| gap.severity == Severity::Error).collect();
            assert_eq!(errors.len(), 1, "{gaps:#?}");
            assert!(errors[0].message.starts_with(&format!("`{key}` ")), "{gaps:#?}");
        }
    }
}

#[test]
fn broken_cards() {
    let (class, items, supply) = ("class_cards.toml", "items.toml", "supply.toml");
    check(&[
        broken(
            class,
            "id = \"force_throw\"\ndeck",
            "id = \"force_adept\"\ndeck",
            &[(
                class,
                "card-twice",
                "[[card]]\nid = \"force_adept\"\ndeck = \"class\"\nhero = \"diala_passil\"\nxp = 1\n\n[[card.ability]]\nid = \"force_adept_attack\"",
            )],
        ),
        broken(class, "xp = 1", "xp = 2", &[("heroes.toml", "class-deck", DIALA)]),
        broken(
            class,
            "xp = 1",
            "xp = 5",
            &[("heroes.toml", "class-deck", DIALA), (class, "card-xp", "[[card]]\nid = \"force_throw\"")],
        ),
        broken(
            "rewards.toml",
            "hero = \"gaarkhan\"",
            "hero = \"lando\"",
            &[("rewards.toml", "hero-unknown", "[[card]]\nid = \"life_debt\"")],
        ),
        broken(
            class,
            "{ used = \"foresight\" }",
            "{ used = \"hindsight\" }",
            &[(class, "ability-unknown", STANCE)],
        ),
        broken(
            class,
            "{ after = \"charge\" }",
            "{ after = \"march\" }",
            &[(class, "ability-unknown", "[[card]]\nid = \"rampage\"")],
        ),
        broken(
            class,
            "lifts_range = \"command\"",
            "lifts_range = \"charm\"",
            &[(class, "ability-unknown", "[[card]]\nid = \"air_of_command\"")],
        ),
        broken(
            class,
            "id = \"defensive_stance_focus\"",
            "id = \"defensive_stance_block\"",
            &[(class, "ability-twice", STANCE)],
        ),
        broken(
            items,
            "[\"green\", \"yellow\"]",
            "[]",
            &[(items, "weapon-dice", "[[card]]\nid = \"armored_gauntlets\"")],
        ),
        broken(
            items,
            "slot = \"weapon\"",
            "slot = \"armor\"",
            &[(items, "weapon-slot", "[[card]]\nid = \"armored_gauntlets\"")],
        ),
        broken(
            items,
            "modification = { fits = \"melee\" }\n",
            "",
            &[(items, "modification-slot", "[[card]]\nid = \"balanced_hilt\"")],
        ),
        broken(items, "{ fits = \"melee\" }", "{ fits = \"thrown\" }", &[(items, "malformed", "\"thrown\"")]),
        broken(items, "slot = \"armor\"\n", "", &[(items, "card-slot", "[[card]]\nid = \"combat_coat_t1\"")]),
        broken(
            items,
            "tier = 1",
            "tier = 4",
            &[(items, "card-price", "[[card]]\nid = \"armored_gauntlets\"")],
        ),
        broken(
            items,
            "price = 300",
            "price = 0",
            &[(items, "card-price", "[[card]]\nid = \"armored_gauntlets\"")],
        ),
        broken(
            supply,
            "deck = \"supply\"",
            "deck = \"reward\"",
            &[
                (supply, "card-deck", "[[card]]\nid = \"adrenal_stim\""),
                (supply, "card-discard", "[[card]]\nid = \"adrenal_stim\""),
            ],
        ),
        broken(supply, "aim = { who = \"space\", within = 3 }\n", "", &[(supply, "ability-aim", FRAG)]),
        broken(
            supply,
            "{ who = \"space\", within = 3 }",
            "{ who = \"hostile\", within = 3 }",
            &[(supply, "ability-aim", FRAG)],
        ),
        broken(supply, "when = \"rested\"", "when = \"asleep\"", &[(supply, "malformed", "\"asleep\"")]),
    ]);
    let missing = Source::of(Source::shipped().files().filter(|(path, _)| *path != "alliance/items.toml"));
    let lines: Vec<String> = findings(&missing).iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["alliance/items.toml:1: error[missing-file]: this file is missing"]);
}

const STRAY: &str = r#"
[[card]]
id = "stray"
group = "clones"
line = []
"#;

const RECRUIT: &str = r#"
[[group]]
id = "recruit"
faction = "imperial"
figures = 0
cost = 1
health = 1
speed = 4
defence = []
attack = "ranged"
dice = ["blue"]
keywords = ["reach2"]
model = "recruit"
"#;

/// Groups and what they do; all at once.
#[test]
fn broken_groups() {
    let (groups, activations) = ("groups.toml", "activations.toml");
    check(&[
        broken(
            activations,
            "",
            STRAY,
            &[
                (activations, "group-unknown", "[[card]]\nid = \"stray\""),
                (activations, "activation-empty", "[[card]]\nid = \"stray\""),
                (activations, "text-missing", "[[card]]\nid = \"stray\""),
            ],
        ),
        broken(
            groups,
            "special = \"step_toward_rebel\"",
            "special = \"scout_supply\"",
            &[(groups, "ability-hero", "[[group]]\nid = \"royal_guard_elite\"")],
        ),
        broken(
            groups,
            "",
            RECRUIT,
            &[
                (groups, "group-numbers", "[[group]]\nid = \"recruit\""),
                (groups, "group-dice", "[[group]]\nid = \"recruit\""),
                (groups, "group-keyword", "[[group]]\nid = \"recruit\""),
                (groups, "n-activations", "[[group]]\nid = \"recruit\""),
                (groups, "text-missing", "[[group]]\nid = \"recruit\""),
            ],
        ),
    ]);
}

//! What the Imperial rule weighs is the attack that would be rolled.

use sortie_alliance::attack::Condition;
use sortie_alliance::content::Content;
use sortie_alliance::dice::AttackDie;
use sortie_alliance::enemy::{Harm, Key};
use sortie_alliance::scenario::Scenario;
use sortie_alliance::world::FigureId;

const HERO: FigureId = FigureId(0);
const FOE: FigureId = FigureId(2);

fn key(scene: &Scenario, card: &str, distance: u16) -> (Key, Harm) {
    scene.weighs(&Content::shipped(), [FOE, HERO], card, distance).expect("an attack")
}

fn scene(foe: &str) -> Scenario {
    let map = Content::shipped().maps[0].id.clone();
    let scene = Scenario::on(&map).hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [1, 0]);
    scene.enemy(foe, &[[2, 1]])
}

/// Alliance R24.3, R25.5, R37.7, A14: dice and bonus of the card drawn, conditions, tokens.
#[test]
fn the_attack_weighed_is_the_attack_rolled() {
    use AttackDie::{Blue, Green, Red};
    let (weiss, _) = key(&scene("general_weiss"), "general_weiss_cluster", 3);
    assert_eq!(weiss.dice.as_slice(), [Green, Green, Red]);
    let (volley, plain) = key(&scene("stormtrooper"), "stormtrooper_volley", 3);
    assert_eq!(volley.dice.as_slice(), [Blue, Green, Green]);
    let focused = scene("stormtrooper").has(FOE.0, Condition::Focus).tokens(FOE.0, [1, 1, 0, 0]);
    let (focused, more) = key(&focused, "stormtrooper_volley", 3);
    assert_eq!(focused.dice.as_slice(), [Blue, Green, Green, Green]);
    assert_eq!(focused.modifiers, "dmg+1,sur+1".parse().expect("modifiers"));
    assert!(more.expected > plain.expected);
    let (hunt, _) = key(&scene("stormtrooper"), "stormtrooper_hunt", 3);
    assert_eq!(hunt.modifiers, "pierce+1".parse().expect("modifiers"));
    // Scattergun: adjacent targets only, counted from where the attack would be made.
    let hunter =
        |distance| key(&scene("trandoshan_hunter"), "stormtrooper_hunt", distance).0.modifiers.damage;
    assert_eq!((hunter(1), hunter(2)), (1, 0));
}

/// What makes no difference is no reason to count again.
#[test]
fn keys_are_reduced() {
    let card = "stormtrooper_advance";
    let (plain, _) = key(&scene("stormtrooper"), card, 3);
    let hurt = scene("stormtrooper").damage(FOE.0, 1).damage(HERO.0, 5).has(HERO.0, Condition::Bleed);
    assert_eq!(plain, key(&hurt, card, 3).0);
    assert_ne!(plain, key(&scene("stormtrooper"), card, 4).0);
    assert_ne!(plain, key(&scene("stormtrooper").has(HERO.0, Condition::Hide), card, 3).0);
}

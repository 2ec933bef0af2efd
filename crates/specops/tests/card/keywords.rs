use sortie_boards::plane::Quarter;
use sortie_specops::action::{Action, Actions};
use sortie_specops::keyword::{Keyword, Token, WeaponKeyword, Whom, total};
use sortie_specops::profile::{Rank, UnitKind};

fn rank(rank: Rank) -> Whom {
    Whom { rank: Some(rank), kind: None }
}

fn kind(kind: UnitKind) -> Whom {
    Whom { rank: None, kind: Some(kind) }
}

fn unit_keywords() -> Vec<(&'static str, Keyword)> {
    use Keyword as K;
    let corps_clones = Whom { rank: Some(Rank::Corps), kind: Some(UnitKind::CloneTrooper) };
    vec![
        ("covert deployment", K::CovertDeployment),
        ("disengage", K::Disengage),
        ("armor", K::Armor(None)),
        ("armor 2", K::Armor(Some(2))),
        ("agile 1", K::Agile(1)),
        ("ai: attack", K::Ai(Actions::NONE.with(Action::Attack))),
        ("ai: move, dodge", K::Ai([Action::Dodge, Action::Move].into_iter().collect())),
        ("bolster 2", K::Bolster(2)),
        ("charge", K::Charge),
        ("coordinate: droid trooper", K::Coordinate(kind(UnitKind::DroidTrooper))),
        ("cover 1", K::Cover(1)),
        ("danger sense 3", K::DangerSense(3)),
        ("dauntless", K::Dauntless),
        ("defend 1", K::Defend(1)),
        ("direct: corps clone trooper", K::Direct(corps_clones)),
        ("disciplined 1", K::Disciplined(1)),
        ("duelist", K::Duelist),
        ("exemplar", K::Exemplar),
        ("guardian 2: commander", K::Guardian { hits: 2, whom: rank(Rank::Commander) }),
        ("guardian 1", K::Guardian { hits: 1, whom: Whom::ANY }),
        ("immune: melee pierce", K::ImmuneMeleePierce),
        ("immune: pierce", K::ImmunePierce),
        ("impervious", K::Impervious),
        ("independent: aim 1", K::Independent(Token::Aim, 1)),
        ("independent: surge 2", K::Independent(Token::Surge, 2)),
        ("indomitable", K::Indomitable),
        ("infiltrate", K::Infiltrate),
        ("inspire 1", K::Inspire(1)),
        ("jump 2", K::Jump(2)),
        ("leader", K::Leader),
        ("low profile", K::LowProfile),
        ("marksman", K::Marksman),
        ("nimble", K::Nimble),
        ("noncombatant", K::Noncombatant),
        ("observe 1", K::Observe(1)),
        ("outmaneuver", K::Outmaneuver),
        ("precise 1", K::Precise(1)),
        ("ready 1", K::Ready(1)),
        ("recharge 2", K::Recharge(2)),
        ("reliable 1", K::Reliable(1)),
        ("repair 1: capacity 2", K::Repair { wounds: 1, capacity: 2, free: false }),
        ("repair 1: capacity 2 (free)", K::Repair { wounds: 1, capacity: 2, free: true }),
        ("retinue: commander", K::Retinue(rank(Rank::Commander))),
        ("scale", K::Scale),
        ("scout 3", K::Scout(3)),
        ("sentinel", K::Sentinel),
        ("sharpshooter 99", K::Sharpshooter(99)),
        ("shielded 2", K::Shielded(2)),
        ("sidearm", K::Sidearm),
        ("small", K::Small),
        ("spotter 1", K::Spotter(1)),
        ("tactical 1", K::Tactical(1)),
        ("take cover 1", K::TakeCover(1)),
        ("target 1", K::Target(1)),
        ("treat 1: capacity 1", K::Treat { wounds: 1, capacity: 1, free: false }),
        ("unhindered", K::Unhindered),
        ("weak point 1: rear", K::WeakPoint { impact: 1, arc: Quarter::Rear }),
        ("arsenal 2", K::Arsenal(2)),
        ("gunslinger", K::Gunslinger),
    ]
}

fn weapon_keywords() -> Vec<(&'static str, WeaponKeyword)> {
    use WeaponKeyword as W;
    vec![
        ("pierce 1", W::Pierce(1)),
        ("fixed front", W::Fixed(Quarter::Front)),
        ("fixed left", W::Fixed(Quarter::Left)),
        ("critical 2", W::Critical(2)),
        ("suppressive 1", W::Suppressive(1)),
        ("versatile", W::Versatile),
        ("impact 3", W::Impact(3)),
        ("blast", W::Blast),
        ("high velocity", W::HighVelocity),
        ("immobilize 1", W::Immobilize(1)),
        ("immune: deflect", W::ImmuneDeflect),
        ("lethal 1", W::Lethal(1)),
        ("overwhelm", W::Overwhelm),
        ("primitive", W::Primitive),
        ("spray", W::Spray),
    ]
}

/// specops K1, K71: each is read from its words, whatever the case and the spaces, and written as it was read.
#[test]
fn every_keyword_is_read_and_written() {
    for (words, keyword) in unit_keywords() {
        assert_eq!(words.parse(), Ok(keyword), "{words}");
        assert_eq!(words.to_uppercase().replace(' ', "  ").parse(), Ok(keyword), "{words}");
        assert_eq!(keyword.to_string(), words);
        assert!(words.starts_with(keyword.name()), "{words}");
        let json = serde_json::to_string(&keyword).unwrap();
        assert_eq!(json, format!("\"{words}\""));
        assert_eq!(serde_json::from_str::<Keyword>(&json).unwrap(), keyword);
    }
    for (words, keyword) in weapon_keywords() {
        assert_eq!(words.parse(), Ok(keyword), "{words}");
        assert_eq!(words.to_uppercase().parse(), Ok(keyword), "{words}");
        assert_eq!(keyword.to_string(), words);
        let json = serde_json::to_string(&keyword).unwrap();
        assert_eq!(serde_json::from_str::<WeaponKeyword>(&json).unwrap(), keyword);
    }
}

/// Words of unit cards, with their capitals and notes.
#[test]
fn cards_may_say_it_their_way() {
    for (words, keyword) in [
        ("Bolster 2 (card action)", Keyword::Bolster(2)),
        ("Jump 1 (card action)", Keyword::Jump(1)),
        ("Treat 1: Capacity 2 (free card action)", Keyword::Treat { wounds: 1, capacity: 2, free: true }),
        ("AI: Dodge, Move", Keyword::Ai([Action::Move, Action::Dodge].into_iter().collect())),
        ("Coordinate: special forces", Keyword::Coordinate(rank(Rank::Special))),
        (
            "Direct: special forces droid trooper",
            Keyword::Direct(Whom { rank: Some(Rank::Special), kind: Some(UnitKind::DroidTrooper) }),
        ),
    ] {
        assert_eq!(words.parse(), Ok(keyword), "{words}");
    }
    for (words, keyword) in [
        // K4: without a number it is 1.
        ("Suppressive", WeaponKeyword::Suppressive(1)),
        ("Fixed: Front", WeaponKeyword::Fixed(Quarter::Front)),
        ("Immune: Deflect", WeaponKeyword::ImmuneDeflect),
    ] {
        assert_eq!(words.parse(), Ok(keyword), "{words}");
    }
}

#[test]
fn what_is_no_keyword_says_why() {
    for (words, error) in [
        ("", "unknown keyword ``"),
        ("fly 2", "unknown keyword `fly 2`"),
        ("pierce 1", "unknown keyword `pierce 1`"),
        ("agile", "`agile` wants a number from 1 to 99"),
        ("agile 0", "`agile 0` wants a number from 1 to 99"),
        ("agile 100", "`agile 100` wants a number from 1 to 99"),
        ("agile 99999999999999999999999", "`agile 99999999999999999999999` wants a number from 1 to 99"),
        ("agile -1", "unknown keyword `agile -1`"),
        ("agile 1: 2", "`agile 1: 2` says more than the keyword has"),
        ("agile 1 (free)", "`agile 1` says more than the keyword has"),
        ("charge 1", "`charge 1` says more than the keyword has"),
        ("ai", "`ai` wants actions after the colon"),
        ("ai: dance", "`ai: dance` wants actions after the colon"),
        ("ai: move,", "`ai: move,` wants actions after the colon"),
        ("coordinate", "`coordinate` wants a rank or type after the colon"),
        ("coordinate: corps corps", "`coordinate: corps corps` wants a rank or type after the colon"),
        ("coordinate 1: corps", "`coordinate 1: corps` says more than the keyword has"),
        ("guardian: commander", "`guardian: commander` wants a number from 1 to 99"),
        ("guardian 2: nobody", "`guardian 2: nobody` wants a rank or type after the colon"),
        ("immune: deflect", "`immune: deflect` wants pierce or melee pierce after the colon"),
        ("independent: aim", "`independent: aim` wants a token and a number after the colon"),
        ("independent: aim 0", "`independent: aim 0` wants a token and a number after the colon"),
        ("repair 1", "`repair 1` wants capacity after the colon"),
        ("repair: capacity 2", "`repair: capacity 2` wants a number from 1 to 99"),
        ("repair 1: capacity 0", "`repair 1: capacity 0` wants capacity after the colon"),
        ("weak point 1: top", "`weak point 1: top` wants an arc after the colon"),
    ] {
        assert_eq!(words.parse::<Keyword>().expect_err(words).to_string(), error);
    }
    for words in [
        "sharpshooter 1",
        "fixed",
        "fixed top",
        "versatile 1",
        "lethal",
        "immune: pierce",
        "blast: 1",
        "suppressive 0",
    ] {
        assert!(words.parse::<WeaponKeyword>().is_err(), "{words}");
    }
}

/// X adds up over several instances.
#[test]
fn instances_add_up() {
    let agile = |keyword| match keyword {
        Keyword::Agile(x) => x,
        _ => 0,
    };
    assert_eq!(total([Keyword::Agile(1), Keyword::Charge, Keyword::Agile(2)], agile), 3);
    assert_eq!(total([Keyword::Agile(99); 4], agile), u8::MAX);
}

/// specops K11: "move" is met by any move action, a dash is none (S9).
#[test]
fn any_move_action_meets_move() {
    let actions: Actions = [Action::Move, Action::Dodge].into_iter().collect();
    let met: Vec<Action> = Action::ALL.into_iter().filter(|&action| actions.is_met_by(action)).collect();
    assert_eq!(met, [Action::Move, Action::Climb, Action::Jump, Action::Withdraw, Action::Dodge]);
    for action in Action::ALL {
        assert_eq!(action.word().parse(), Ok(action));
    }
    assert_eq!("fly".parse::<Action>().unwrap_err().to_string(), "unknown action `fly`");
}

/// A trooper is any trooper, every other type only itself.
#[test]
fn whom_a_keyword_names() {
    let named = |words: &str| match format!("coordinate: {words}").parse() {
        Ok(Keyword::Coordinate(whom)) => whom,
        other => panic!("{words}: {other:?}"),
    };
    for (words, met) in [
        ("corps", true),
        ("commander", false),
        ("trooper", true),
        ("droid trooper", true),
        ("clone trooper", false),
        ("corps droid trooper", true),
        ("support trooper", false),
        ("ground vehicle", false),
    ] {
        assert_eq!(named(words).is_met_by(Rank::Corps, UnitKind::DroidTrooper), met, "{words}");
    }
    assert!(Whom::ANY.is_met_by(Rank::Support, UnitKind::GroundVehicle));
    assert!(!named("trooper").is_met_by(Rank::Support, UnitKind::GroundVehicle));
}

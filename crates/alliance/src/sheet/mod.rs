//! A mission on paper: a page to print for people with a real box. It lists the tiles, tokens and figures to fetch and
//! shows where they lie. What is not to be known before the mission begins comes last, folded on a screen and on a page
//! of its own on paper.

mod plan;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use sortie_content::{Language, Texts};
use sortie_mission::Mission as _;

use crate::agreed::Difficulty;
use crate::content::mission::{
    Effect, GroupPick, Mission, MissionScene, Muster, ObjectKind, OwnEffect, Party,
};
use crate::content::{Content, Map};

/// The kinds of tokens with the keys of their texts.
const KINDS: [(ObjectKind, &str); 6] = [
    (ObjectKind::Door, "door"),
    (ObjectKind::Crate, "crate"),
    (ObjectKind::Terminal, "terminal"),
    (ObjectKind::Token, "token"),
    (ObjectKind::RebelToken, "rebel-token"),
    (ObjectKind::ImperialToken, "imperial-token"),
];

/// The sheet of a mission as a page of HTML that needs nothing else; it is well-formed XML too.
///
/// # Panics
/// If there is no mission of this number.
pub fn sheet(content: &Content, mission: usize, texts: &Texts, language: Language) -> String {
    Sheet { content, mission: &content.missions[mission], texts, language }.page()
}

struct Sheet<'a> {
    content: &'a Content,
    mission: &'a Mission,
    texts: &'a Texts,
    language: Language,
}

impl Sheet<'_> {
    /// A text of the sheet itself.
    fn word(&self, word: &str, args: &[(&str, String)]) -> String {
        escape(&self.texts.format(self.language, &format!("alliance-sheet-{word}"), args))
    }

    /// A text of the pack, by its name in files.
    fn text(&self, id: &str) -> String {
        escape(&self.texts.format(self.language, &format!("alliance-{}", id.replace('_', "-")), &[]))
    }

    fn map(&self, scene: &MissionScene) -> Option<&Map> {
        self.content.map(&scene.map).map(|map| &self.content.maps[map])
    }

    fn page(&self) -> String {
        let mission = self.mission;
        let title = self.text(&format!("mission-{}", mission.id));
        let mut page = String::from("<!DOCTYPE html>\n");
        let _ = writeln!(page, "<html lang=\"{}\">", self.language.code());
        let _ = writeln!(
            page,
            "<head><meta charset=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width\"/>\
             <title>{title}</title><style>{STYLE}</style></head>"
        );
        let brief = self.text(&format!("mission-{}-brief", mission.id));
        let _ = writeln!(page, "<body>\n<main>\n<h1>{title}</h1>\n<p>{brief}</p>");
        for (n, scene) in mission.scene.iter().enumerate() {
            self.scene(n, scene, &mut page);
        }
        // What lies behind doors, and who waits there.
        let _ = writeln!(page, "<details class=\"secret\"><summary>{}</summary>", self.word("secret", &[]));
        for (n, scene) in mission.scene.iter().enumerate() {
            let _ = writeln!(page, "<h2>{}</h2>", self.scene_title(n, scene));
            if let Some(map) = self.map(scene) {
                let all: BTreeSet<usize> = (0..map.areas.len()).collect();
                page.push_str(&plan::plan(
                    self.content,
                    mission,
                    scene,
                    map,
                    &all,
                    &self.scene_title(n, scene),
                ));
            }
            self.objects(scene, &mut page);
        }
        self.figures(&mut page);
        page.push_str("</details>\n</main>\n</body>\n</html>\n");
        page
    }

    fn scene_title(&self, n: usize, scene: &MissionScene) -> String {
        // `word` makes it fit for a page.
        let map =
            self.texts.format(self.language, &format!("alliance-map-{}", scene.map.replace('_', "-")), &[]);
        self.word("scene", &[("n", (n + 1).to_string()), ("map", map)])
    }

    /// What to fetch for a scene, and the part of it that is laid out first.
    fn scene(&self, n: usize, scene: &MissionScene, page: &mut String) {
        let Some(map) = self.map(scene) else { return };
        let _ = writeln!(page, "<section>\n<h2>{}</h2>", self.scene_title(n, scene));
        let _ = writeln!(page, "<h3>{}</h3>\n<ul class=\"tiles\">", self.word("tiles", &[]));
        let mut faces: BTreeMap<&str, usize> = BTreeMap::new();
        map.placed.iter().for_each(|tile| *faces.entry(&tile.face).or_default() += 1);
        for (face, n) in faces {
            let in_box = self.content.tiles.face(face).map_or(0, |face| self.content.tiles.copies(face.tile));
            let args = [("face", face.to_owned()), ("n", n.to_string()), ("box", in_box.to_string())];
            let _ = writeln!(page, "<li>{}</li>", self.word("tile", &args));
        }
        let _ = writeln!(page, "</ul>\n<h3>{}</h3>\n<ul class=\"tokens\">", self.word("tokens", &[]));
        for (kind, word) in KINDS {
            let objects = self.mission.object.iter().filter(|object| object.scene == scene.id);
            let n = objects.filter(|object| object.kind == kind).count();
            if n > 0 {
                let name = self.word(&format!("kind-{word}"), &[]);
                let _ = writeln!(page, "<li>{n} × {name}</li>");
            }
        }
        let _ = writeln!(page, "</ul>");
        // The first scene's beginning is no secret; where a later one is played is.
        if n == 0 {
            let start = scene.start.iter().filter_map(|area| map.area(area)).collect();
            let _ = writeln!(page, "<h3>{}</h3>", self.word("start", &[]));
            let label = self.word("start", &[]);
            page.push_str(&plan::plan(self.content, self.mission, scene, map, &start, &label));
            page.push_str(&self.legend());
        }
        page.push_str("</section>\n");
    }

    /// What the signs of a plan mean.
    fn legend(&self) -> String {
        let sign = |(word, shape): &(&str, &str)| {
            let name = self.word(&format!("legend-{word}"), &[]);
            format!("<span><svg viewBox=\"0 0 24 24\" aria-hidden=\"true\">{shape}</svg> {name}</span>")
        };
        let signs: Vec<String> = plan::SIGNS.iter().map(sign).collect();
        format!("<p class=\"legend\">{}</p>\n", signs.join("\n"))
    }

    /// The objects of a scene, with the numbers of its plan.
    fn objects(&self, scene: &MissionScene, page: &mut String) {
        page.push_str("<ul class=\"objects\">\n");
        for (n, object) in plan::numbered(self.mission, scene) {
            let name = self.text(&format!("mission-{}-object-{}", self.mission.id, object.id));
            let word = KINDS.iter().find(|(kind, _)| *kind == object.kind).map_or("token", |(_, word)| word);
            let kind = self.word(&format!("kind-{word}"), &[]);
            let hidden =
                if object.hidden { format!(" ({})", self.word("hidden", &[])) } else { String::new() };
            let _ = writeln!(page, "<li>{n}: {name}, {kind}{hidden}</li>");
        }
        page.push_str("</ul>\n");
    }

    /// Figures that the mission calls for by name, by hero count: the most of each card that stand on the map at once, at
    /// either level (R8.2). Groups at random are drawn from what is left, so only that they come is said.
    fn figures(&self, page: &mut String) {
        let mut needed: BTreeMap<String, [usize; 3]> = BTreeMap::new();
        for (column, n_heroes) in (2..=4).enumerate() {
            for party in [Difficulty::Normal, Difficulty::Hard].map(|level| Party::new(n_heroes, level)) {
                let muster = Muster::of(self.mission, party, |_| true);
                let groups: BTreeSet<&str> = muster.groups().collect();
                for id in groups {
                    let Some(group) = self.content.group(id) else { continue };
                    let scenes = (0..self.mission.scene.len()).map(|scene| muster.cards(scene, id));
                    let figures = scenes.max().unwrap_or(0) * usize::from(self.content.groups[group].figures);
                    let most = &mut needed.entry(self.text(&format!("group-{id}"))).or_default()[column];
                    *most = figures.max(*most);
                }
            }
            for threat in self.random(n_heroes) {
                needed.entry(self.word("random", &[("threat", threat.to_string())])).or_default()[column] = 1;
            }
        }
        let _ = writeln!(page, "<h2>{}</h2>\n<table class=\"figures\">", self.word("figures", &[]));
        let heads: String = (2..=4)
            .map(|n| format!("<th scope=\"col\">{}</th>", self.word("heroes", &[("n", n.to_string())])))
            .collect();
        let _ = writeln!(page, "<tr><td></td>{heads}</tr>");
        for (name, by_heroes) in needed {
            let cells: String = by_heroes.iter().map(|n| format!("<td>{n}</td>")).collect();
            let _ = writeln!(page, "<tr><td>{name}</td>{cells}</tr>");
        }
        page.push_str("</table>\n");
    }

    /// The threat of groups at random that may come against so many heroes.
    fn random(&self, n_heroes: usize) -> Vec<i16> {
        let party = Party::new(n_heroes, Difficulty::Hard);
        let mut threats = Vec::new();
        for effect in self.mission.effects() {
            let Effect::Own(OwnEffect::Deploy(deploy)) = effect else { continue };
            let picks = [Some(&deploy.group), deploy.hard.as_ref()].into_iter().flatten();
            if deploy.heroes.has(n_heroes as i16, party) {
                threats.extend(picks.filter_map(|pick| match pick {
                    GroupPick::Random(random) => Some(random.threat.of(party)),
                    GroupPick::Named(_) => None,
                }));
            }
        }
        threats
    }
}

/// Text in a page.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// On paper the fold is open, whatever it is on the screen.
const STYLE: &str = "body{font:11pt/1.4 sans-serif;color:#111;background:#fff;max-width:48em;margin:2em auto;padding:0 1em}\
    h1,h2,h3{line-height:1.2;break-after:avoid}ul{columns:2 14em;padding-left:1.2em}\
    .plan{max-width:100%;height:auto;break-inside:avoid}td,th{padding:.1em .8em;text-align:left}\
    summary{margin-top:2em;cursor:pointer;font-weight:bold}\
    .legend{display:flex;flex-wrap:wrap;gap:.2em 1.4em}.legend span{display:flex;gap:.4em;align-items:center}\
    .legend svg{width:1.4em;height:1.4em}\
    .space{fill:#f4f1ea;stroke:#bbb}.difficult{fill:#cfe0e8}.blocking{fill:#888}\
    .wall{stroke:#111;stroke-width:2.5}.impassable{stroke:#b33;stroke-width:2;stroke-dasharray:3 2}\
    .door{stroke:#b07000;stroke-width:6}.tile{fill:none;stroke:#555;stroke-dasharray:2 2}\
    .entry{fill:#3a7d44}.object{fill:#fff;stroke:#111}text{font:9px sans-serif;text-anchor:middle}\
    @page{margin:15mm}@media print{body{margin:0;padding:0;max-width:none}.secret{break-before:page}summary{margin-top:0;list-style:none}\
    .secret::details-content{content-visibility:visible}*{print-color-adjust:exact}}";

//! Maps of scenes.

use serde_json::{Value, json};
use sortie_alliance::scene::Scene;
use sortie_boards::square::{Board, Direction, Edge, Space, Terrain};

fn map(map: &Value) -> Result<Board, String> {
    Scene::read(&json!({"game": "alliance", "map": map})).map(|scene| scene.board().clone())
}

#[test]
fn rows_and_edges_become_a_board() {
    let board = map(&json!({"rows": [".~B", ".##"], "edges": [
        {"between": [[0,1],[0,0]], "kind": "door"},
        {"between": [[1,0],[2,0]], "kind": "impassable"},
        {"between": [[-1,0],[0,0]], "kind": "wall"},
        {"between": [[0,0],[1,0]], "kind": "open"},
    ]}));
    let layout = board.unwrap().layout().clone();
    assert_eq!(layout.terrain(Space::new(1, 0)), Terrain::Difficult);
    assert_eq!(layout.terrain(Space::new(2, 1)), Terrain::Missing);
    assert_eq!(layout.edge(Space::new(0, 0), Direction::South), Edge::Door);
    assert_eq!(layout.edge(Space::new(0, 0), Direction::West), Edge::Wall);
    assert_eq!(layout.edge(Space::new(0, 0), Direction::East), Edge::Open);
}

#[test]
fn errors_name_the_place() {
    for (broken, error) in [
        (json!({}), "map.rows: missing"),
        (json!({"rows": []}), "map.rows: a map is 1 to 64 spaces wide and high"),
        (json!({"rows": ["..", "."]}), "map.rows[1]: all rows are equally long, 2 spaces"),
        (json!({"rows": [".x"]}), "map.rows[0]: `x` is no space; there are . ~ B #"),
        (
            json!({"rows": [".."], "edges": [{"between": [[0,0],[1,1]], "kind": "wall"}]}),
            "map.edges[0].between: expected two orthogonal neighbours, found [[0,0],[1,1]]",
        ),
        (
            json!({"rows": [".."], "edges": [{"between": [[5,0],[6,0]], "kind": "wall"}]}),
            "map.edges[0].between: neither space is on the map",
        ),
        (
            json!({"rows": [".."], "edges": [{"between": [[0,0],[1,0]], "kind": "fence"}]}),
            "map.edges[0].kind: unknown variant `fence`, expected one of `wall`, `door`, `impassable`, `open`",
        ),
        (
            json!({"rows": [".."], "edges": [{"between": [[0,0],[1,0]], "kind": "wall"},
                                             {"between": [[1,0],[0,0]], "kind": "door"}]}),
            "map.edges[1]: this edge is listed twice",
        ),
    ] {
        assert_eq!(map(&broken).map(|_| ()).unwrap_err(), error);
    }
}

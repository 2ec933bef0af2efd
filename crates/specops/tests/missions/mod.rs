//! Missions and rounds: the worked examples, listed by hand, and broken questions.

mod actions;
mod broken;
mod listed;
mod points;
mod throws;
mod vehicle;

use serde_json::{Value, json};
use sortie_content::scene::agrees;
use sortie_specops::scene;

/// The answers to some questions about a position.
fn answers(mut position: Value, questions: &[Value]) -> Vec<Value> {
    position["game"] = json!("specops");
    position["checks"] = questions.iter().map(|question| json!({ "ask": question })).collect();
    scene::ask(&position).unwrap_or_else(|error| panic!("{error}")).answers
}

/// The answer to a question that needs no position.
fn ask(question: Value) -> Value {
    answers(json!({}), &[question]).remove(0)
}

#[track_caller]
fn all(rows: impl IntoIterator<Item = (Value, Value)>) {
    for (question, expected) in rows {
        let answer = ask(question.clone());
        assert!(agrees(&expected, &answer), "{question}\nexpected {expected}, answered {answer}");
    }
}

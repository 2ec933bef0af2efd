//! The list of rules without a test is empty.

use std::path::Path;
use std::process::Command;

#[test]
fn every_rule_is_cited_or_argued() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let tool = Command::new("sh").arg(root.join("tools/rules-without-test")).arg("alliance").output();
    let output = tool.expect("a shell");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1, "rules without a test, or cited in vain:\n{text}");
    assert!(lines[0].ends_with(" 0 without a test"), "{text}");
}

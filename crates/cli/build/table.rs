//! The generated source: two tables of links, in order.

use super::links::{Link, Links};

/// The source that `law::links` includes. The same links give the same bytes.
pub fn render(links: &Links) -> String {
    format!("{}{}", constant("CODE", &links.code), constant("TESTS", &links.tests))
}

fn constant(name: &str, links: &[Link]) -> String {
    let rows: String = links.iter().map(row).collect();
    format!("pub static {name}: &[Link] = &[\n{rows}];\n")
}

fn row(link: &Link) -> String {
    let Link { id, file, line, name } = link;
    format!("    Link {{ id: {id:?}, file: {file:?}, line: {line}, name: {name:?} }},\n")
}

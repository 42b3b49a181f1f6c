//! The request and the answers.

use croupier_rules::submission::{Defect, Table};
use serde::{Deserialize, Serialize};

use super::{Format, PageSize, Paper};

/// The version of requests and answers. A press refuses a request of any other.
pub const VERSION: u32 = 1;

/// One paper, asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// [`VERSION`].
    pub version: u32,
    /// What is printed.
    pub paper: Paper,
    /// As what.
    pub format: Format,
    /// On what.
    pub page: PageSize,
    /// The document that was filed. The press checks it again.
    pub submission: Table,
}

/// What the press says beside a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// [`VERSION`].
    pub version: u32,
    /// How many pages the paper has.
    pub pages: usize,
}

/// What the press says instead of a paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// [`VERSION`].
    pub version: u32,
    /// What kind of thing stands in the way.
    pub error: Reason,
    /// The same in a sentence.
    pub says: String,
    /// Every defect of the submission.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defects: Vec<RefusedAnswer>,
}

/// Why there is no paper, and with which code the press ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The submission has defects.
    Defects,
    /// The certificate holder's name has letters that no font of the press has.
    Letters,
    /// There is no request, or it cannot be read.
    Request,
    /// The press itself failed.
    Press,
}

/// A defect of the submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefusedAnswer {
    /// The option.
    pub key: String,
    /// The provision that decides it, where it is one of the chapters.
    pub provision: Option<String>,
    /// What was filed and what may be, in a sentence.
    pub says: String,
}

impl Request {
    /// A paper of a submission.
    pub const fn new(paper: Paper, format: Format, page: PageSize, submission: Table) -> Request {
        Request { version: VERSION, paper, format, page, submission }
    }
}

impl Reason {
    /// The exit code: 1 where what was filed is refused, 2 where the request cannot be read, 3 where the press fails.
    pub const fn exit_code(self) -> u8 {
        match self {
            Reason::Defects | Reason::Letters => 1,
            Reason::Request => 2,
            Reason::Press => 3,
        }
    }
}

impl Refusal {
    /// A refusal in a sentence.
    pub const fn new(error: Reason, says: String) -> Refusal {
        Refusal { version: VERSION, error, says, defects: Vec::new() }
    }

    /// The same with the defects of the submission.
    pub fn with(mut self, defects: &[Defect]) -> Refusal {
        self.defects = defects.iter().map(RefusedAnswer::of).collect();
        self
    }
}

impl RefusedAnswer {
    fn of(defect: &Defect) -> RefusedAnswer {
        let provision = defect.provision.map(|provision| provision.id().to_owned());
        RefusedAnswer { key: defect.key.clone(), provision, says: defect.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use croupier_rules::GameId;
    use croupier_rules::submission::{Value, check, preset};

    use super::*;

    fn again<T: Serialize + for<'de> Deserialize<'de>>(value: &T) -> T {
        serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
    }

    #[test]
    fn a_request_is_read_as_it_was_written_whatever_was_filed() {
        for game in GameId::ALL {
            let mut filed = preset(game);
            filed.set("table.seats", Value::Other("1.5".to_owned()));
            filed.set("table.hours", Value::List(vec![Value::Boolean(true), Value::Integer(i64::MIN)]));
            for paper in Paper::ALL {
                let request = Request::new(paper, Format::Svg, PageSize::A4, filed.clone());
                assert_eq!(again(&request), request);
            }
        }
    }

    #[test]
    fn a_request_reads_as_it_is_documented() {
        let request = Request::new(Paper::Layout, Format::Pdf, PageSize::Letter, Table::new());
        let json = r#"{"version":1,"paper":"layout","format":"pdf","page":"letter","submission":{}}"#;
        assert_eq!(serde_json::to_string(&request).unwrap(), json);
        for (name, word) in [("paper", "poster"), ("format", "docx"), ("page", "a0"), ("color", "red")] {
            let mut wrong = serde_json::to_value(&request).unwrap();
            wrong[name] = word.into();
            assert!(serde_json::from_value::<Request>(wrong).is_err(), "{name}");
        }
    }

    #[test]
    fn names_in_requests_are_the_names_of_the_command_line() {
        let name = |value: serde_json::Value| value.as_str().unwrap().to_owned();
        for paper in Paper::ALL {
            assert_eq!(name(serde_json::to_value(paper).unwrap()), paper.name());
        }
        for (format, size) in Format::ALL.into_iter().zip(PageSize::ALL) {
            assert_eq!(name(serde_json::to_value(format).unwrap()), format.name());
            assert_eq!(name(serde_json::to_value(size).unwrap()), size.name());
        }
    }

    #[test]
    fn answers_are_read_as_they_were_written() {
        let printed = Printed { version: VERSION, pages: 2 };
        assert_eq!(again(&printed), printed);
        let mut filed = preset(GameId::Minibaccarat);
        filed.set("table.seats", Value::Integer(12));
        let refusal =
            Refusal::new(Reason::Defects, "one defect".to_owned()).with(&check(&filed).unwrap_err());
        assert_eq!(again(&refusal), refusal);
        assert_eq!(refusal.defects[0].provision.as_deref(), Some("627a.2(a)"));
        let bare = Refusal::new(Reason::Press, "no".to_owned());
        assert_eq!(again(&bare), bare);
    }
}

//! The press: a program of its own, found beside this one or on the path, given one request a run and a time limit.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use croupier_felt::papers::{Printed, Reason, Refusal as Answer, Request, VERSION};

use crate::refusal::Refusal;

/// What the program is called.
const PROGRAM: &str = "croupier-press";

/// The most that a paper may have, far beyond any: a program that writes without end is not the press.
const LARGEST_PAPER: u64 = 1 << 26;

/// How often a program that has said everything is asked whether it has ended.
const POLL: Duration = Duration::from_millis(2);

/// Where the press is, and how long it may take.
pub struct Press {
    program: PathBuf,
    limit: Duration,
}

/// A paper and how many pages it has.
pub struct Paper {
    /// What its file holds.
    pub bytes: Vec<u8>,
    /// Its pages.
    pub pages: usize,
}

/// What a run of the program left.
struct Left {
    status: ExitStatus,
    out: Vec<u8>,
    err: Vec<u8>,
}

impl Press {
    /// The press beside this program or, failing that, the one on the path.
    pub fn find(limit: Duration) -> Press {
        let beside = std::env::current_exe().ok().map(|own| beside(&own)).filter(|path| path.is_file());
        Press { program: beside.unwrap_or_else(|| PathBuf::from(PROGRAM)), limit }
    }

    /// Prints one paper of a submission, which is called so where it is refused.
    ///
    /// # Errors
    /// There is no press, it takes too long, it refuses, or what it says is not an answer.
    pub fn print(&self, request: &Request, called: &str) -> Result<Paper, Refusal> {
        let json = serde_json::to_vec(request).map_err(Refusal::new)?;
        let left = self.run(json).map_err(|why| self.failed(&why))?;
        match serde_json::from_slice::<Printed>(&left.err) {
            Ok(about) if left.status.success() && about.version == VERSION => {
                Ok(Paper { bytes: left.out, pages: about.pages })
            }
            Ok(_) | Err(_) => Err(self.refused(&left, called)),
        }
    }

    fn run(&self, request: Vec<u8>) -> io::Result<Left> {
        let piped = || Stdio::piped();
        let mut child = Command::new(&self.program).stdin(piped()).stdout(piped()).stderr(piped()).spawn()?;
        let done = self.wait(&mut child, request);
        if done.is_err() {
            // Whatever went wrong, nothing is left running; if it has ended by itself there is nothing to end.
            let _ = child.kill();
            let _ = child.wait();
        }
        done
    }

    fn wait(&self, child: &mut Child, request: Vec<u8>) -> io::Result<Left> {
        let deadline = Instant::now() + self.limit;
        send(child.stdin.take(), request);
        let (out, err) = (receive(child.stdout.take()), receive(child.stderr.take()));
        Ok(Left { out: until(deadline, &out)?, err: until(deadline, &err)?, status: ended(deadline, child)? })
    }

    fn failed(&self, why: &io::Error) -> Refusal {
        let program = self.program.display();
        if why.kind() == io::ErrorKind::NotFound {
            return Refusal::new(MISSING);
        }
        if why.kind() == io::ErrorKind::TimedOut {
            return Refusal::new(format_args!(
                "{program} did not finish within {} s and was stopped; --time-limit gives it longer",
                self.limit.as_secs()
            ));
        }
        Refusal::new(format_args!("{program} cannot be used: {why}"))
    }

    /// What the press says instead of a paper.
    fn refused(&self, left: &Left, called: &str) -> Refusal {
        let program = self.program.display();
        match serde_json::from_slice::<Answer>(&left.err) {
            Ok(answer) => match answer.error {
                Reason::Letters | Reason::Press => Refusal::new(format_args!("{called}: {}", answer.says)),
                Reason::Defects | Reason::Request => Refusal::new(format_args!(
                    "{program} refuses what this program has checked ({}); both must be of one version",
                    answer.defects.first().map_or(answer.says.as_str(), |defect| &defect.says)
                )),
            },
            Err(_) => Refusal::new(format_args!("{program} gave no answer ({})", left.status)),
        }
    }
}

const MISSING: &str = "papers are printed by a program of their own, croupier-press, which is neither beside croupier nor \
                       on the path: `cargo build --release -p croupier-press` builds it, and \
                       `cargo install --path crates/press` puts it on the path";

/// The press in the same folder.
fn beside(own: &Path) -> PathBuf {
    own.with_file_name(format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX))
}

/// Writes the request beside everything else. A program that does not read it says itself what is wrong.
fn send(input: Option<impl Write + Send + 'static>, request: Vec<u8>) {
    thread::spawn(move || input.map(|mut input| input.write_all(&request)));
}

/// Reads everything that a program writes.
fn receive(output: Option<impl Read + Send + 'static>) -> Receiver<io::Result<Vec<u8>>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut read = Vec::new();
        let done = output.map_or(Ok(0), |output| output.take(LARGEST_PAPER).read_to_end(&mut read));
        // Nobody waits any more once the time is up.
        let _ = sender.send(done.map(|_| read));
    });
    receiver
}

fn until(deadline: Instant, output: &Receiver<io::Result<Vec<u8>>>) -> io::Result<Vec<u8>> {
    let left = deadline.saturating_duration_since(Instant::now());
    output.recv_timeout(left).map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
}

fn ended(deadline: Instant, child: &mut Child) -> io::Result<ExitStatus> {
    loop {
        match child.try_wait()? {
            Some(status) => return Ok(status),
            None if Instant::now() >= deadline => return Err(io::ErrorKind::TimedOut.into()),
            None => thread::sleep(POLL),
        }
    }
}

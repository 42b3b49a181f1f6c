//! Keys, seals, checkpoints and snapshots.

mod common;

use std::fs;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use common::{append, linked, notes, table};
use croupier_journal::checkpoint::{self, Checkpoint, Signer};
use croupier_journal::key_file::KeyError;
use croupier_journal::seal::{Envelope, Keyring, Place, SealError};
use croupier_journal::snapshots::{Snapshot, Snapshots};
use croupier_journal::store::memory::Memory;
use croupier_journal::verify::{Broken, Flaw, verify};
use croupier_journal::{Chain, Head, Heads, Journal, Outcome, Records, Store, Stream};
use croupier_shuffle::Seed;
use croupier_table::Time;

const HOUSE: Place = Place { stream: &Stream::House, n: 7 };

#[test]
fn what_is_sealed_opens_at_its_place_with_its_key_and_nowhere_else() {
    let ring = Keyring::of([5; 32]);
    let envelope = ring.seal(HOUSE, b"the order of the cards").unwrap();
    assert_eq!(ring.unseal(HOUSE, &envelope).unwrap(), b"the order of the cards");
    let elsewhere = [Place { n: 8, ..HOUSE }, Place { stream: &Stream::Checkpoints, ..HOUSE }];
    for place in elsewhere {
        assert!(matches!(ring.unseal(place, &envelope), Err(SealError::Broken)));
    }
    assert!(matches!(Keyring::of([6; 32]).unseal(HOUSE, &envelope), Err(SealError::Broken)));
    for byte in 0..envelope.text.len() {
        let mut other = envelope.clone();
        other.text[byte] ^= 1;
        assert!(matches!(ring.unseal(HOUSE, &other), Err(SealError::Broken)));
    }
}

#[test]
fn the_same_secret_is_never_sealed_alike() {
    let ring = Keyring::of([5; 32]);
    let sealed = || serde_json::to_string(&ring.seal(HOUSE, b"again").unwrap()).unwrap();
    assert_ne!(sealed(), sealed());
}

#[test]
fn a_seed_is_sealed_and_opened() {
    let (ring, seed) = (Keyring::of([5; 32]), Seed::new([9; 32]));
    let envelope = ring.seal_seed(&seed).unwrap();
    let text = envelope.to_string();
    assert!(!text.contains(&seed.expose_hex()));
    let read: Envelope = text.parse().unwrap();
    assert_eq!((ring.unseal_seed(&read).unwrap(), read), (seed, envelope));
    assert!(text.replacen('.', ",", 1).parse::<Envelope>().is_err());
    let other = ring.seal(HOUSE, &[9; 32]).unwrap();
    assert!(matches!(ring.unseal_seed(&other), Err(SealError::Broken)));
}

#[test]
fn keys_are_rotated_and_the_old_ones_still_open() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sealing.keys");
    let mut ring = Keyring::open(&file).unwrap();
    let first = ring.seal(HOUSE, b"one").unwrap();
    assert_eq!((first.key, ring.rotate().unwrap()), (1, 2));
    let second = ring.seal(HOUSE, b"two").unwrap();
    let again = Keyring::open(&file).unwrap();
    assert_eq!(again.unseal(HOUSE, &first).unwrap(), b"one");
    assert_eq!(again.unseal(HOUSE, &second).unwrap(), b"two");
    assert!(!format!("{again:?}").contains(fs::read_to_string(&file).unwrap()[2..].trim()));
    let gone = Keyring::of([1; 32]).unseal(HOUSE, &second);
    assert_eq!(gone.unwrap_err().to_string(), "it was sealed with key 2, which is not here");
}

#[cfg(unix)]
#[test]
fn keys_are_for_the_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    for name in ["sealing.keys", "signing.key"] {
        let file = folder.path().join(name);
        let open = || match name {
            "signing.key" => Signer::open(&file).map(|_| ()),
            _ => Keyring::open(&file).map(|_| ()),
        };
        open().unwrap();
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        let refused = open().unwrap_err();
        assert!(matches!(refused, KeyError::Exposed { mode: 0o640, .. }));
        assert!(refused.to_string().contains("chmod 600"), "{refused}");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        fs::write(&file, "not a key\n").unwrap();
        assert!(matches!(open(), Err(KeyError::NotKeys { .. })));
    }
}

fn written() -> Memory {
    let mut store = Memory::new();
    append(&mut store, [notes(&Stream::House, 1..=4), notes(&table("1"), 1..=9)].concat());
    store
}

fn sign(store: &mut impl Store, since: &Heads, signer: &Signer) -> Checkpoint {
    let mut chain = Chain::new(store.heads().unwrap());
    let (checkpoint, batch) = checkpoint::take(&mut chain, since, signer, Time(5)).unwrap();
    assert_eq!(store.append(&[batch]).unwrap().rows, 1);
    checkpoint
}

#[test]
fn a_signature_covers_everything_in_a_checkpoint() {
    let signer = Signer::of([3; 32]);
    let checkpoint = sign(&mut written(), &Heads::new(), &signer);
    assert!(checkpoint.is_genuine());
    let text = serde_json::to_string(&checkpoint).unwrap();
    assert_eq!(serde_json::from_str::<Checkpoint>(&text).unwrap(), checkpoint);
    let head = checkpoint.heads[&Stream::House];
    let mut changed = vec![checkpoint; 5];
    changed[0].number += 1;
    changed[1].at = Time(6);
    changed[2].heads.insert(Stream::House, Head { n: head.n + 1, ..head });
    changed[3].heads.remove(&Stream::House);
    changed[4].signer = Signer::of([4; 32]).public();
    assert!(changed.iter().all(|changed| !changed.is_genuine()));
}

#[test]
fn checkpoints_in_the_journal_name_what_moved_and_are_whole_again_when_read() {
    let (mut store, signer) = (written(), Signer::of([3; 32]));
    let first = sign(&mut store, &Heads::new(), &signer);
    append(&mut store, notes(&table("1"), 10..=11));
    let second = sign(&mut store, &first.heads, &signer);
    let rows = store.read(&Stream::Checkpoints, 0, 9).unwrap();
    assert!(!rows[1].note.event.contains("house"), "the house has not moved");
    let mut heads = Heads::new();
    let read: Vec<Checkpoint> = rows.iter().map(|row| Checkpoint::of(row, &mut heads).unwrap()).collect();
    assert_eq!(read, [first, second]);
    let verified = verify(&store, &read).unwrap();
    assert_eq!((verified.rows, verified.signers), (17, vec![signer.public()]));
}

#[test]
fn an_outside_checkpoint_finds_what_was_cut_off_and_what_was_rewritten() {
    let (mut store, signer) = (written(), Signer::of([3; 32]));
    let kept = sign(&mut store, &Heads::new(), &signer);
    append(&mut store, notes(&table("1"), 10..=11));
    verify(&store, std::slice::from_ref(&kept)).unwrap();

    let mut short = Memory::new();
    append(&mut short, [notes(&Stream::House, 1..=4), notes(&table("1"), 1..=8)].concat());
    verify(&short, &[]).unwrap();
    let missing = |found: Broken| found.to_string();
    let found = verify(&short, std::slice::from_ref(&kept)).unwrap_err();
    assert_eq!(missing(found), "checkpoints, row 1 is missing");
    let batch = linked(&short, vec![kept.note(&Heads::new()).unwrap()]);
    assert_eq!(short.append(&[batch]).unwrap().rows, 1);
    let found = verify(&short, std::slice::from_ref(&kept)).unwrap_err();
    assert_eq!(missing(found), "table 1, row 9 is missing");

    let mut rewritten = Memory::new();
    let mut all = [notes(&Stream::House, 1..=4), notes(&table("1"), 1..=9)].concat();
    all[5].at = Time(1);
    append(&mut rewritten, all);
    sign(&mut rewritten, &Heads::new(), &signer);
    verify(&rewritten, &[]).unwrap();
    let found = verify(&rewritten, std::slice::from_ref(&kept)).unwrap_err();
    let flaw = Flaw::Rewritten { checkpoint: 1 };
    assert!(matches!(found, Broken::Row { stream: Stream::Checkpoints, n: 1, flaw: of } if of == flaw));

    let mut forged = kept;
    forged.heads.remove(&table("1"));
    assert!(matches!(verify(&rewritten, &[forged]), Err(Broken::NotGenuine)));
}

#[test]
fn a_checkpoint_over_other_rows_is_found_inside_the_journal() {
    let (mut store, signer) = (written(), Signer::of([3; 32]));
    let mut heads = store.heads().unwrap();
    let of_row_3 = store.read(&Stream::House, 2, 1).unwrap()[0].hash;
    heads.insert(Stream::House, Head { n: 4, hash: of_row_3 });
    let wrong = signer.sign(1, Time(1), heads);
    let batch = linked(&store, vec![wrong.note(&Heads::new()).unwrap()]);
    assert_eq!(store.append(&[batch]).unwrap().rows, 1);
    let found = verify(&store, &[]).unwrap_err().to_string();
    assert_eq!(found, "house, row 4 is not the one that checkpoint 1 was signed over");
}

#[test]
fn the_writer_signs_when_asked_and_only_if_something_has_moved() {
    let (tell, told) = mpsc::channel();
    let mut journal = Journal::start(Memory::new(), move |outcome| _ = tell.send(outcome)).unwrap();
    let signer = Arc::new(Signer::of([3; 32]));
    let mut signed = Vec::new();
    for n in 1..=3 {
        journal.submit(notes(&Stream::House, n..=n));
        journal.checkpoint(&signer, Time(n));
        journal.checkpoint(&signer, Time(n));
        signed.extend((0..2).filter_map(|_| match told.recv_timeout(Duration::from_secs(20)).unwrap() {
            Outcome::Signed(checkpoint) => Some(*checkpoint),
            Outcome::Durable { .. } => None,
            other => panic!("{other:?}"),
        }));
    }
    let store = journal.close().unwrap();
    let numbers: Vec<u64> = signed.iter().map(|checkpoint| checkpoint.heads[&Stream::House].n).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(verify(&store, &signed).unwrap().rows, 6);
}

#[test]
fn a_snapshot_that_is_damaged_or_of_another_past_is_as_good_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let (store, snapshots) = (written(), Snapshots::within(folder.path()));
    assert_eq!(snapshots.last(&table("1")), None);
    let row = store.read(&table("1"), 4, 1).unwrap().remove(0);
    let snapshot = Snapshot { head: Head { n: 5, hash: row.hash }, body: b"as it stood".to_vec() };
    snapshots.keep(&table("1"), &snapshot).unwrap();
    assert_eq!(snapshots.of(&table("1"), &store).unwrap(), Some(snapshot.clone()));
    assert_eq!(snapshots.last(&table("2")), None);

    let elsewhere = Snapshot { head: Head { n: 6, ..snapshot.head }, ..snapshot.clone() };
    snapshots.keep(&table("1"), &elsewhere).unwrap();
    assert_eq!(snapshots.of(&table("1"), &store).unwrap(), None);

    snapshots.keep(&table("1"), &snapshot).unwrap();
    let file = folder.path().join("snapshots/table 1");
    let whole = fs::read(&file).unwrap();
    for byte in 0..whole.len() {
        let mut damaged = whole.clone();
        damaged[byte] ^= 4;
        fs::write(&file, damaged).unwrap();
        let found = snapshots.of(&table("1"), &store).unwrap();
        assert!(found.is_none_or(|found| found == snapshot), "byte {byte}");
    }
    fs::remove_dir_all(folder.path().join("snapshots")).unwrap();
    assert_eq!(snapshots.of(&table("1"), &store).unwrap(), None);
}

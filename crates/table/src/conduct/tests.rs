use super::ConductReason as Reason;

/// Every reason with the words that name it among all others.
const WORDS: [(Reason, &str); 10] = [
    (Reason::AnotherChapter, "another game's chapter"),
    (Reason::NotABodilyAct, "needs no attestation"),
    (Reason::BreachReported, "breach"),
    (Reason::NotDone, "after it is done"),
    (Reason::NoPartInIt, "somebody who did it"),
    (Reason::CannotArise, "cannot arise"),
    (Reason::NotTheFloorperson, "floorperson"),
    (Reason::RoundUnderWay, "between rounds"),
    (Reason::NobodyThere, "nobody"),
    (Reason::NoSuchAmount, "amount"),
];

#[test]
fn each_reason_says_why_and_no_other_says_the_same() {
    for (reason, words) in WORDS {
        let says = reason.to_string();
        assert!(says.contains(words), "{reason:?}: {says}");
        let others = WORDS.iter().filter(|(other, _)| *other != reason);
        assert!(others.clone().all(|(other, _)| other.to_string() != says), "{reason:?}: {says}");
    }
}

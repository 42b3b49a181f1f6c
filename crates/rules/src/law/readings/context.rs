//! ER-401 to ER-406: readings of the preambles, the forms and the texts around the chapters.

use crate::law::reading::Reading;

#[rustfmt::skip]
pub(super) const READINGS: [Reading; 6] = [
    Reading {
        id: "ER-401",
        title: "631a.14 cited for irregularities",
        touches: &[
            "631a.15(a)", "631a.15(b)", "631a.15(c)", "631a.15(c)(1)", "631a.15(c)(2)", "631a.15(d)", "631a.15(e)",
        ],
        open: "The preamble of 125-151 gives 631a.14 as the Baccarat section on irregularities; that section is about the curator.",
        does: "Follows the reference to 631a.15.",
        why: "631a.15 has the heading the preamble quotes.",
        alternative: "A remark on irregularities would be read as one on passing the shoe.",
    },
    Reading {
        id: "ER-402",
        title: "Other slips of 125-151",
        touches: &["627a.12(c)", "629a.12(c)", "631a.13(c)"],
        open: "The papers cite 629.12 for 629a.12, use vigorish letters that the amendment removed, mismatch a reserved chapter and its sections, and now and then call themselves a proposal.",
        does: "Takes the evident corrections, and treats the rulemaking as final form.",
        why: "The text adopted shows in each case what is meant, and nothing of it is a rule of play.",
        alternative: "Matching citations by machine would miss provisions or find some that do not exist.",
    },
    Reading {
        id: "ER-403",
        title: "The number of 125-195",
        touches: &[],
        open: "The number the review commission gave the rulemaking cannot be read with certainty in the scan.",
        does: "Cites the document as 125-195.",
        why: "That number is legible and identifies it.",
        alternative: "A misread number would point to another rulemaking.",
    },
    Reading {
        id: "ER-404",
        title: "A correction left in 125-196",
        touches: &["680a.8(d)", "680a.8(e)"],
        open: "The final-form paper still says that the chapter is proposed, and prints both the old and the new letter of a reference in 680a.8(d).",
        does: "Refers to (e).",
        why: "The codified chapter has (e), and (e) is the stub count that the sentence needs.",
        alternative: "With (f) the exception would point at the result of the count instead of the count; play would not change.",
    },
    Reading {
        id: "ER-405",
        title: "Sections cited but not at hand",
        touches: &[
            "627a.2(b)", "627a.2(b)(7)", "627a.2(d)", "627a.4(e)", "627a.5(a)", "627a.5(g)(2)(ii)", "627a.8(c)",
            "627a.12(d)", "627a.12(e)", "627a.13(c)",
            "629a.2(b)", "629a.2(b)(7)", "629a.2(d)", "629a.4(d)", "629a.5(a)", "629a.12(d)", "629a.12(e)", "629a.13(c)",
            "631a.2(b)", "631a.2(b)(7)", "631a.2(d)", "631a.4(d)", "631a.5(a)", "631a.9(d)", "631a.13(d)", "631a.13(e)",
            "631a.15(c)",
            "679a.2(b)", "679a.2(c)", "679a.4(e)", "679a.5(a)", "679a.5(g)", "679a.7(d)(2)", "679a.7(d)(3)",
            "679a.7(d)(4)", "679a.7(e)", "679a.8(a)", "679a.12(c)", "679a.12(f)", "679a.12(g)", "679a.12(h)",
            "680a.2(b)", "680a.2(c)", "680a.4(e)", "680a.5(a)", "680a.5(g)", "680a.7(d)(2)", "680a.7(e)", "680a.8(a)",
            "680a.12(d)",
        ],
        open: "The chapters lean on 601a.2, 601a.10(a) and (g), 603a.16(u) and (v), 461a.4 and 465a.2, none of which is among the documents.",
        does: "Treats them as outside interfaces: an approval, a filing or a preshuffle is a declared fact that behaves as the preambles describe.",
        why: "Inventing their content would be making law.",
        alternative: "With the sections at hand, the checks on filings and preshuffled cards could be stricter.",
    },
    Reading {
        id: "ER-406",
        title: "Which edition each chapter is",
        touches: &[],
        open: "The chapters stand as of different dates: 627a, 629a and 631a as of 2011, 679a as proposed in 2015, 680a as codified in 2016; later editions add wagers.",
        does: "Names chapter and edition in every rule set and takes in nothing later, such as a Panda 8 or a Pot Wager.",
        why: "A table runs under one edition at a time, and a record must say which.",
        alternative: "Later wagers would stand beside rules that do not know them.",
    },
];

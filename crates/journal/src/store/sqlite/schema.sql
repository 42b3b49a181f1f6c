-- A journal of Croupier, format 1. docs/JOURNAL.md says what the bytes of `hash` are made of.

-- Every stream with its last row. A stream that was cut short is found by this.
CREATE TABLE streams (
    id   INTEGER PRIMARY KEY,
    name TEXT    NOT NULL UNIQUE,
    n    INTEGER NOT NULL,
    hash BLOB    NOT NULL
) STRICT;

-- The record. Rows are added and never changed.
CREATE TABLE journal (
    stream    INTEGER NOT NULL,
    n         INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    by        TEXT    NOT NULL,
    person    INTEGER,
    key       TEXT,
    provision TEXT,
    event     TEXT    NOT NULL,
    hash      BLOB    NOT NULL,
    PRIMARY KEY (stream, n)
) STRICT, WITHOUT ROWID;

-- Who writes: every program that opens the journal to write takes the next epoch.
CREATE TABLE writer (
    epoch  INTEGER NOT NULL,
    doubts INTEGER NOT NULL
) STRICT;

-- For people: every row in clear columns. Times are UTC.
CREATE VIEW entries AS
SELECT
    streams.name AS stream,
    journal.n AS n,
    strftime('%Y-%m-%d %H:%M:%S', at / 1000000, 'unixepoch') || printf('.%06d', at % 1000000) AS time,
    by,
    person,
    key,
    provision,
    (SELECT kind.key || coalesce(' ' || CASE
         WHEN kind.key = 'chips' THEN json_extract(kind.value, '$.cause')
         WHEN kind.type = 'text' THEN kind.value
         WHEN kind.type = 'object' AND kind.key <> 'genesis' THEN (SELECT fact.key FROM json_each(kind.value) AS fact LIMIT 1)
     END, '') FROM json_each(event) AS kind LIMIT 1) AS what,
    event,
    lower(hex(journal.hash)) AS hash
FROM journal JOIN streams ON streams.id = journal.stream;

-- What begins and ends rounds, in all games. Simulated rounds have no wagers and are not counted.
CREATE VIEW marks AS
SELECT stream, n, at, mark, lag(mark) OVER (PARTITION BY stream ORDER BY n) AS before
FROM (
    SELECT stream, n, at, CASE
        WHEN json_extract(event, '$.poker') = 'over' THEN 'over'
        WHEN json_extract(event, '$.poker.began') IS NOT NULL THEN 'began'
        WHEN json_extract(event, '$.baccarat') IN ('betting-ended', 'simulated-round-began', 'cards-removed', 'round-void')
            THEN json_extract(event, '$.baccarat')
    END AS mark
    FROM journal
)
WHERE mark IS NOT NULL;

-- The last row of every finished round.
CREATE VIEW ends AS
SELECT stream, n, at, row_number() OVER (PARTITION BY stream ORDER BY n) AS round,
    coalesce(lag(n) OVER (PARTITION BY stream ORDER BY n), 1) AS after
FROM marks
WHERE (mark = 'over' AND before = 'began') OR (mark IN ('cards-removed', 'round-void') AND before = 'betting-ended');

-- For people: finished rounds, each with its rows from `first` to `last`.
CREATE VIEW rounds AS
SELECT
    substr(streams.name, 7) AS table_name,
    ends.round AS round,
    ends.after + 1 AS first,
    ends.n AS last,
    strftime('%Y-%m-%d %H:%M:%S', ends.at / 1000000, 'unixepoch') AS ended,
    (SELECT CASE
         WHEN json_extract(event, '$.baccarat') = 'round-void' THEN 'void'
         WHEN json_extract(event, '$.poker.voided') IS NOT NULL THEN 'void'
         WHEN json_extract(event, '$.baccarat.result-announced') IS NOT NULL
             THEN coalesce(json_extract(event, '$.baccarat.result-announced.winner'), 'tie')
     END AS result FROM journal
     WHERE journal.stream = ends.stream AND journal.n > ends.after AND journal.n <= ends.n AND result IS NOT NULL
     ORDER BY journal.n DESC LIMIT 1) AS result
FROM ends JOIN streams ON streams.id = ends.stream
WHERE streams.name GLOB 'table *';

-- For people: every movement of chips that belongs to a wager. Amounts are cents.
CREATE VIEW wagers AS
SELECT
    substr(streams.name, 7) AS table_name,
    (SELECT count(*) + 1 FROM ends WHERE ends.stream = journal.stream AND ends.n < journal.n) AS round,
    journal.n AS n,
    coalesce(json_extract(event, '$.chips.to.layout.position'), json_extract(event, '$.chips.from.layout.position'),
        json_extract(event, '$.chips.to.player.seat'), json_extract(event, '$.chips.from.player.seat')) AS seat,
    coalesce(json_extract(event, '$.chips.to.layout.wager'), json_extract(event, '$.chips.from.layout.wager')) AS wager,
    json_extract(event, '$.chips.cause') AS movement,
    json_extract(event, '$.chips.amount') AS cents,
    provision
FROM journal JOIN streams ON streams.id = journal.stream
WHERE streams.name GLOB 'table *' AND json_extract(event, '$.chips.cause') NOT IN ('buy-in', 'cash-out');

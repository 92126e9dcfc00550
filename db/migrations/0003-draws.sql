-- The world's own facts (its name, its secret, its clock) and its issues.

CREATE TABLE world_facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- created → (selling → sealed: by the clock) → drawn → settled, or closed when void.
CREATE TABLE issues (
  id INTEGER PRIMARY KEY,
  issue_code TEXT NOT NULL UNIQUE CHECK (issue_code GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  sale_start_ms INTEGER NOT NULL,
  sale_end_ms INTEGER NOT NULL,
  draw_at_ms INTEGER NOT NULL,
  slot_end_ms INTEGER NOT NULL,
  seed_hash TEXT,
  state TEXT NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'drawn', 'settled', 'closed')),
  drawn_at_ms INTEGER,
  numbers TEXT,
  digits TEXT,
  sum INTEGER CHECK (sum BETWEEN 0 AND 27),
  seed TEXT,
  is_forced INTEGER NOT NULL DEFAULT 0 CHECK (is_forced IN (0, 1)),
  CHECK (sale_start_ms < sale_end_ms AND sale_end_ms <= draw_at_ms AND sale_end_ms < slot_end_ms),
  CHECK ((state IN ('drawn', 'settled')) <= (sum IS NOT NULL AND numbers IS NOT NULL AND digits IS NOT NULL AND drawn_at_ms IS NOT NULL))
) STRICT;

CREATE INDEX issues_sale ON issues (sale_start_ms);
CREATE INDEX issues_awaiting_draw ON issues (draw_at_ms) WHERE state = 'created';
CREATE INDEX issues_awaiting_settlement ON issues (drawn_at_ms) WHERE state = 'drawn';

CREATE TRIGGER issues_result_never_changes BEFORE UPDATE OF numbers, digits, sum, seed ON issues
WHEN OLD.numbers IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'the result of a draw is never changed');
END;
-- The hash is a promise from the moment it can be read: before the sale opens.
CREATE TRIGGER issues_promise_never_changes BEFORE UPDATE OF issue_code, seed_hash ON issues BEGIN
  SELECT RAISE(ABORT, 'the code and the seed hash of an issue are never changed');
END;
CREATE TRIGGER issues_never_go BEFORE DELETE ON issues BEGIN
  SELECT RAISE(ABORT, 'an issue is never deleted');
END;

-- Number sets that a tester wants for the next draws, taken in order of id.
CREATE TABLE scripted_draws (
  id INTEGER PRIMARY KEY,
  numbers TEXT NOT NULL,
  issue_code TEXT REFERENCES issues (issue_code)
) STRICT;

CREATE INDEX scripted_draws_waiting ON scripted_draws (id) WHERE issue_code IS NULL;

-- What testers want of draws to come, until it has happened: which numbers come, that they come later, that none do.

CREATE TABLE draw_scripts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Most issues to come do not exist yet: no foreign key. Without a code: the next draw that has no numbers of its own.
  issue_code TEXT CHECK (issue_code GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  numbers TEXT,
  late_ms INTEGER CHECK (late_ms > 0),
  is_void INTEGER NOT NULL DEFAULT 0 CHECK (is_void IN (0, 1)),
  CHECK ((numbers IS NOT NULL) + (late_ms IS NOT NULL) + is_void = 1),
  CHECK (issue_code IS NOT NULL OR numbers IS NOT NULL)
) STRICT;

-- An issue has one outcome, and comes late by one span.
CREATE UNIQUE INDEX draw_scripts_outcome ON draw_scripts (issue_code) WHERE issue_code IS NOT NULL AND late_ms IS NULL;
CREATE UNIQUE INDEX draw_scripts_late ON draw_scripts (issue_code) WHERE late_ms IS NOT NULL;
CREATE INDEX draw_scripts_void ON draw_scripts (issue_code) WHERE is_void = 1;
CREATE INDEX draw_scripts_next ON draw_scripts (id) WHERE issue_code IS NULL;

INSERT INTO draw_scripts (id, numbers) SELECT id, numbers FROM scripted_draws WHERE issue_code IS NULL ORDER BY id;
DROP TABLE scripted_draws;

-- Issues that ended without a result are few, and asked for whenever one is looked for by its code.
CREATE INDEX issues_closed ON issues (id) WHERE state = 'closed';

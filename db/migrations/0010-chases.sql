-- A chase and its items. The whole total is held when the chase starts; each item becomes a bet or is given back.
-- Rules and odds of the moment are kept with the chase, so that it runs as its preview showed.

CREATE TABLE chases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player_id INTEGER NOT NULL REFERENCES players (id),
  -- 1 ordinary, 2 same multiple, 3 double, 4 profitable: the numbers of the wire.
  plan_type INTEGER NOT NULL CHECK (plan_type BETWEEN 1 AND 4),
  profit_rule TEXT NOT NULL CHECK (profit_rule IN ('stop', 'grow')),
  play_code INTEGER NOT NULL CHECK (play_code BETWEEN 0 AND 37),
  odds_thousandths INTEGER NOT NULL CHECK (odds_thousandths > 0),
  start_issue_code TEXT NOT NULL REFERENCES issues (issue_code),
  start_amount_micros INTEGER NOT NULL CHECK (start_amount_micros > 0),
  start_multiple INTEGER NOT NULL CHECK (start_multiple >= 1),
  issue_gap INTEGER NOT NULL CHECK (issue_gap >= 1),
  win_rate_percent INTEGER NOT NULL CHECK (win_rate_percent >= 0),
  -- 0 never, 1 when in profit, 2 on a win.
  stop_mode INTEGER NOT NULL CHECK (stop_mode BETWEEN 0 AND 2),
  total_micros INTEGER NOT NULL CHECK (total_micros > 0),
  -- 0 running, 2 finished, 3 stopped; waiting (1) is a running chase of which nothing has opened yet.
  status INTEGER NOT NULL DEFAULT 0 CHECK (status IN (0, 2, 3)),
  created_at_ms INTEGER NOT NULL,
  ended_at_ms INTEGER,
  CHECK ((status = 0) = (ended_at_ms IS NULL))
) STRICT;

CREATE INDEX chases_player ON chases (player_id, id);

CREATE TRIGGER chases_terms_never_change
BEFORE UPDATE OF player_id, plan_type, profit_rule, play_code, odds_thousandths, start_issue_code,
  start_amount_micros, start_multiple, issue_gap, win_rate_percent, stop_mode, total_micros, created_at_ms ON chases
BEGIN
  SELECT RAISE(ABORT, 'the terms of a chase are never changed');
END;
CREATE TRIGGER chases_end_once BEFORE UPDATE OF status ON chases WHEN OLD.status <> 0 BEGIN
  SELECT RAISE(ABORT, 'a chase ends once');
END;

CREATE TABLE chase_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chase_id INTEGER NOT NULL REFERENCES chases (id),
  -- Most of a chase's issues do not exist yet when it starts: no foreign key.
  issue_code TEXT NOT NULL CHECK (issue_code GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  multiple INTEGER NOT NULL CHECK (multiple >= 1),
  amount_micros INTEGER NOT NULL CHECK (amount_micros > 0),
  -- 0 not executed, 1 executed, 2 cancelled, 3 paused: the numbers of the wire.
  status INTEGER NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
  UNIQUE (chase_id, issue_code)
) STRICT;

CREATE INDEX chase_items_due ON chase_items (status, issue_code);

CREATE TRIGGER chase_items_terms_never_change
BEFORE UPDATE OF chase_id, issue_code, multiple, amount_micros ON chase_items BEGIN
  SELECT RAISE(ABORT, 'the terms of a chase item are never changed');
END;
-- Cancelled is final; an executed item is cancelled only when its issue is declared void.
CREATE TRIGGER chase_items_decided_once BEFORE UPDATE OF status ON chase_items
WHEN OLD.status = 2 OR (OLD.status = 1 AND NEW.status <> 2)
BEGIN
  SELECT RAISE(ABORT, 'a chase item is decided once');
END;

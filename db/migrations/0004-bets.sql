-- One row a bet; odds are copied onto it when it is placed, and it is settled from that copy.

CREATE TABLE bets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player_id INTEGER NOT NULL REFERENCES players (id),
  issue_code TEXT NOT NULL REFERENCES issues (issue_code),
  play_code INTEGER NOT NULL CHECK (play_code BETWEEN 0 AND 37),
  amount_micros INTEGER NOT NULL CHECK (amount_micros > 0),
  odds_thousandths INTEGER NOT NULL CHECK (odds_thousandths > 0),
  multiple INTEGER NOT NULL DEFAULT 1 CHECK (multiple >= 1),
  -- 1 waiting, 2 won, 3 did not win, 4 cancelled: the numbers of the wire.
  status INTEGER NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 4),
  prize_micros INTEGER NOT NULL DEFAULT 0 CHECK (prize_micros >= 0),
  placed_at_ms INTEGER NOT NULL,
  settled_at_ms INTEGER,
  chase_id INTEGER,
  chase_item_id INTEGER,
  CHECK ((status = 2) = (prize_micros > 0)),
  CHECK ((status = 1) = (settled_at_ms IS NULL))
) STRICT;

INSERT INTO sqlite_sequence (name, seq) VALUES ('bets', 1000000);

-- A player's record, newest first, and what was staked and won today. Time never runs backwards (decision 004).
CREATE INDEX bets_player ON bets (player_id, placed_at_ms);
CREATE UNIQUE INDEX bets_chase_item ON bets (chase_item_id) WHERE chase_item_id IS NOT NULL;
-- Settlement finds an issue's bets by it, waiting or just won; not partial, so that settling rewrites no index.
CREATE INDEX bets_issue ON bets (issue_code);

CREATE TRIGGER bets_terms_never_change
BEFORE UPDATE OF player_id, issue_code, play_code, amount_micros, odds_thousandths, placed_at_ms ON bets BEGIN
  SELECT RAISE(ABORT, 'the terms of a bet are never changed');
END;
CREATE TRIGGER bets_settle_once BEFORE UPDATE OF status, prize_micros ON bets WHEN OLD.status <> 1 BEGIN
  SELECT RAISE(ABORT, 'a bet is settled once');
END;
CREATE TRIGGER bets_never_go BEFORE DELETE ON bets BEGIN
  SELECT RAISE(ABORT, 'a bet is never deleted');
END;

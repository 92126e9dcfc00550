-- The bets of an issue are decided in parts, player by player: what is done of those that take more than one.

CREATE TABLE settlement_parts (
  issue_code TEXT PRIMARY KEY REFERENCES issues (issue_code),
  -- The bets of all players up to this one are decided: so many, and so many won.
  to_player_id INTEGER NOT NULL,
  bets INTEGER NOT NULL,
  prizes INTEGER NOT NULL,
  -- When the next part is due (epoch ms).
  due_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Not partial, so that settling rewrites no index.
DROP INDEX bets_issue;
CREATE INDEX bets_issue ON bets (issue_code, player_id);

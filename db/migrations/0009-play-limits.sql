-- The limits that players set themselves, one row a limit. NULL means no limit. A looser value waits in next_value
-- until its time has come; from then on it is the one that counts.

CREATE TABLE play_limits (
  player_id INTEGER NOT NULL REFERENCES players (id),
  -- daily_deposit, daily_loss: micro-USDT; session_minutes: minutes; timeout_until: epoch ms.
  name TEXT NOT NULL CHECK (name IN ('daily_deposit', 'daily_loss', 'session_minutes', 'timeout_until')),
  value INTEGER CHECK (value >= 0),
  next_value INTEGER CHECK (next_value >= 0),
  next_at_ms INTEGER,
  CHECK (next_at_ms IS NOT NULL OR next_value IS NULL),
  PRIMARY KEY (player_id, name)
) STRICT, WITHOUT ROWID;

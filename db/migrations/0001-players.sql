-- Players and what opens their account: passwords (hashed), sessions (only the token's hash), wrong attempts.

CREATE TABLE players (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  nick_name TEXT NOT NULL,
  sex INTEGER NOT NULL DEFAULT 0 CHECK (sex BETWEEN 0 AND 3),
  phone TEXT,
  email TEXT,
  portrait TEXT,
  sign TEXT,
  birthday TEXT,
  status INTEGER NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
  login_password_hash TEXT NOT NULL,
  pay_password_hash TEXT,
  created_at_ms INTEGER NOT NULL
) STRICT;

-- The first player gets id 100001: six digits look like an account ID from the start.
INSERT INTO sqlite_sequence (name, seq) VALUES ('players', 100000);

CREATE TABLE sessions (
  token_hash BLOB PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_player ON sessions (player_id);
CREATE INDEX sessions_expiry ON sessions (expires_at_ms);

CREATE TABLE wrong_passwords (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL CHECK (kind IN ('login', 'pay')),
  at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX wrong_passwords_recent ON wrong_passwords (player_id, kind, at_ms);

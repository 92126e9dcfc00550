-- Double-entry ledger. A posting moves one amount from one account to another; the database itself writes its two
-- entries and both balances, so no posting can be out of balance and no balance can differ from its entries.

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  player_id INTEGER REFERENCES players (id),
  kind TEXT NOT NULL,
  balance_micros INTEGER NOT NULL DEFAULT 0,
  -- House accounts may go below zero (they are the other side of the world); a player's never.
  CHECK (player_id IS NULL OR balance_micros >= 0),
  CHECK ((player_id IS NULL) = (kind NOT IN ('available', 'frozen')))
) STRICT;

CREATE UNIQUE INDEX accounts_owner ON accounts (player_id, kind) WHERE player_id IS NOT NULL;
CREATE UNIQUE INDEX accounts_house ON accounts (kind) WHERE player_id IS NULL;

INSERT INTO accounts (kind) VALUES
  ('deposits'), ('withdrawals'), ('stakes'), ('prizes'), ('fees'), ('demo-credit'), ('bonuses');

CREATE TABLE postings (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  -- What was booked, for example the id of a bet: the same event cannot be posted twice.
  reference TEXT NOT NULL,
  from_account_id INTEGER NOT NULL REFERENCES accounts (id),
  to_account_id INTEGER NOT NULL REFERENCES accounts (id),
  amount_micros INTEGER NOT NULL CHECK (amount_micros > 0),
  at_ms INTEGER NOT NULL,
  CHECK (from_account_id <> to_account_id),
  UNIQUE (kind, reference)
) STRICT;

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  posting_id INTEGER NOT NULL REFERENCES postings (id),
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  amount_micros INTEGER NOT NULL,
  balance_after_micros INTEGER NOT NULL
) STRICT;

CREATE INDEX entries_account ON entries (account_id, id);
CREATE UNIQUE INDEX entries_side ON entries (posting_id, account_id);

CREATE TRIGGER postings_book AFTER INSERT ON postings BEGIN
  INSERT INTO entries (posting_id, account_id, amount_micros, balance_after_micros)
    SELECT NEW.id, id, -NEW.amount_micros, balance_micros - NEW.amount_micros
    FROM accounts WHERE id = NEW.from_account_id;
  UPDATE accounts SET balance_micros = balance_micros - NEW.amount_micros WHERE id = NEW.from_account_id;
  INSERT INTO entries (posting_id, account_id, amount_micros, balance_after_micros)
    SELECT NEW.id, id, NEW.amount_micros, balance_micros + NEW.amount_micros
    FROM accounts WHERE id = NEW.to_account_id;
  UPDATE accounts SET balance_micros = balance_micros + NEW.amount_micros WHERE id = NEW.to_account_id;
END;

CREATE TRIGGER postings_never_change BEFORE UPDATE ON postings BEGIN
  SELECT RAISE(ABORT, 'a posting is never changed');
END;
CREATE TRIGGER postings_never_go BEFORE DELETE ON postings BEGIN
  SELECT RAISE(ABORT, 'a posting is never deleted');
END;
CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries BEGIN
  SELECT RAISE(ABORT, 'an entry is never changed');
END;
CREATE TRIGGER entries_never_go BEFORE DELETE ON entries BEGIN
  SELECT RAISE(ABORT, 'an entry is never deleted');
END;
CREATE TRIGGER accounts_begin_empty BEFORE INSERT ON accounts WHEN NEW.balance_micros <> 0 BEGIN
  SELECT RAISE(ABORT, 'an account begins empty');
END;
CREATE TRIGGER accounts_never_go BEFORE DELETE ON accounts BEGIN
  SELECT RAISE(ABORT, 'an account is never deleted');
END;

-- Entries come from a posting only: at most one for each of its two sides, with that side's amount.
CREATE TRIGGER entries_belong BEFORE INSERT ON entries
WHEN NOT EXISTS (
  SELECT 1 FROM postings
  WHERE id = NEW.posting_id
    AND ((from_account_id = NEW.account_id AND amount_micros = -NEW.amount_micros)
      OR (to_account_id = NEW.account_id AND amount_micros = NEW.amount_micros))
) OR NEW.posting_id < (SELECT max(id) FROM postings)
BEGIN
  SELECT RAISE(ABORT, 'an entry belongs to the posting that is being booked');
END;

-- A balance only ever becomes what the account's newest entry says.
CREATE TRIGGER accounts_follow_entries BEFORE UPDATE OF balance_micros ON accounts
WHEN NEW.balance_micros IS NOT (
  SELECT balance_after_micros FROM entries WHERE account_id = NEW.id ORDER BY id DESC LIMIT 1
)
BEGIN
  SELECT RAISE(ABORT, 'a balance is the sum of its entries');
END;

-- Deposits and withdrawals. type and status are the numbers of the wire: 10 deposit, 20 withdrawal;
-- 0 pending review, 1 approved, 2 success, -1 review failed, -2 payment failed, -3 cancelled.

CREATE TABLE finance_orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id TEXT NOT NULL UNIQUE CHECK (length(order_id) = 19 AND order_id NOT GLOB '*[^0-9]*'),
  player_id INTEGER NOT NULL REFERENCES players (id),
  type INTEGER NOT NULL CHECK (type IN (10, 20)),
  protocol TEXT NOT NULL CHECK (protocol IN ('TRC20', 'ERC20')),
  -- Where the player pays to (deposit) or is paid at (withdrawal).
  address TEXT NOT NULL,
  -- Gross, the fee included.
  amount_micros INTEGER NOT NULL CHECK (amount_micros > 0),
  fee_micros INTEGER NOT NULL CHECK (fee_micros >= 0 AND fee_micros < amount_micros),
  status INTEGER NOT NULL DEFAULT 0,
  audit_remark TEXT,
  -- What becomes of the order by itself, and when; both empty while it waits for a reviewer or is done.
  next_status INTEGER,
  next_at_ms INTEGER,
  created_at_ms INTEGER NOT NULL,
  updated_at_ms INTEGER NOT NULL,
  CHECK ((next_status IS NULL) = (next_at_ms IS NULL)),
  CHECK (next_status IS NULL OR status IN (0, 1)),
  CHECK ((type = 10 AND status IN (0, 2, -2, -3)) OR (type = 20 AND status IN (0, 1, 2, -1, -2)))
) STRICT;

CREATE INDEX finance_orders_player ON finance_orders (player_id, type, id);
CREATE INDEX finance_orders_due ON finance_orders (type, next_at_ms) WHERE next_at_ms IS NOT NULL;

CREATE TRIGGER finance_orders_begin_pending BEFORE INSERT ON finance_orders WHEN NEW.status <> 0 BEGIN
  SELECT RAISE(ABORT, 'a deposit or withdrawal begins pending');
END;
CREATE TRIGGER finance_orders_states BEFORE UPDATE OF status ON finance_orders
WHEN NOT (
  (OLD.type = 10 AND OLD.status = 0 AND NEW.status IN (2, -2, -3))
  OR (OLD.type = 20 AND OLD.status = 0 AND NEW.status IN (1, -1))
  OR (OLD.type = 20 AND OLD.status = 1 AND NEW.status IN (2, -2))
)
BEGIN
  SELECT RAISE(ABORT, 'a deposit or withdrawal cannot go from this state to that');
END;
CREATE TRIGGER finance_orders_terms_never_change
BEFORE UPDATE OF order_id, player_id, type, protocol, address, amount_micros, fee_micros, created_at_ms
ON finance_orders BEGIN
  SELECT RAISE(ABORT, 'the terms of a deposit or withdrawal are never changed');
END;
CREATE TRIGGER finance_orders_never_go BEFORE DELETE ON finance_orders BEGIN
  SELECT RAISE(ABORT, 'a deposit or withdrawal is never deleted');
END;

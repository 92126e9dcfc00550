-- Which log in a token belongs to (its first token's hash), so that a session ends with all its tokens; and where a
-- wrong password came from: an address, or an open session that gave it. Attempts from before came from nowhere known.

ALTER TABLE sessions ADD COLUMN login_hash BLOB;
UPDATE sessions SET login_hash = token_hash;
CREATE INDEX sessions_login ON sessions (login_hash);

ALTER TABLE wrong_passwords ADD COLUMN source TEXT NOT NULL DEFAULT '';

-- Set after ten wrong transaction passwords in a day, cleared by the operator only.
ALTER TABLE players ADD COLUMN is_pay_password_locked INTEGER NOT NULL DEFAULT 0 CHECK (is_pay_password_locked IN (0, 1));

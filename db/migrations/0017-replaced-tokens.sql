-- What a token was replaced by, so that it can be told again while the old one is valid: the reply may have been lost.

ALTER TABLE sessions ADD COLUMN next_hash BLOB;
-- The new token is an HMAC of this under the old token, which only its player has.
ALTER TABLE sessions ADD COLUMN next_salt BLOB;

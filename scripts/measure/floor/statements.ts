import { ISSUE_STATE } from '@canada28/mock-server/features/draws/draws.repository.ts';
import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';

/** What the repositories of the product ask in the calls that are measured. */

const ISSUES = `
  SELECT id, issue_code AS issueCode, sale_start_ms AS saleStartMs, sale_end_ms AS saleEndMs,
    draw_at_ms AS drawAtMs, slot_end_ms AS slotEndMs, seed_hash AS seedHash, state,
    drawn_at_ms AS drawnAtMs, numbers, digits, sum, seed, is_forced AS isForced
  FROM issues`;

export const CURRENT_ISSUE = `
  SELECT * FROM (${ISSUES} WHERE sale_start_ms <= :nowMs ORDER BY sale_start_ms DESC LIMIT 1) WHERE slotEndMs > :nowMs`;

export const SESSION = `
  SELECT players.id, players.status, login_hash AS loginHash
  FROM sessions JOIN players ON players.id = sessions.player_id
  WHERE token_hash = :tokenHash AND expires_at_ms > :nowMs AND players.status NOT IN (${PLAYER_STATUS.deleted}, ${PLAYER_STATUS.loginForbidden})`;

export const PROFILE = `
  SELECT id, user_name AS userName, nick_name AS nickName, sex, phone, email, portrait, sign, birthday, status,
    pay_password_hash IS NOT NULL AS hasPayPassword
  FROM players WHERE id = :playerId`;

export const LIMITS =
  'SELECT name, value, next_value, next_at_ms FROM play_limits WHERE player_id = :playerId';

export const ISSUE_BY_CODE = `${ISSUES} WHERE issue_code = :issueCode`;

export const ACCOUNT_MONEY = `
  SELECT :playerId AS playerId,
    (SELECT balance_micros FROM accounts WHERE player_id = :playerId AND kind = 'available') AS availableMicros,
    (SELECT balance_micros FROM accounts WHERE player_id = :playerId AND kind = 'frozen') AS frozenMicros,
    (SELECT coalesce(sum(amount_micros), 0) FROM finance_orders
      WHERE player_id = :playerId AND type = ${FINANCE_TYPE.deposit} AND status = ${FINANCE_STATUS.pending}) AS pendingDepositMicros`;

export const MANY_BETS = `
  SELECT 1 FROM bets WHERE player_id = :playerId AND placed_at_ms >= (
    SELECT min(sale_start_ms) FROM (
      SELECT * FROM (SELECT sale_start_ms FROM issues WHERE state = '${ISSUE_STATE.created}' ORDER BY draw_at_ms LIMIT 1)
      UNION ALL
      SELECT * FROM (SELECT sale_start_ms FROM issues WHERE state = '${ISSUE_STATE.drawn}' ORDER BY drawn_at_ms LIMIT 1)))
  LIMIT 1 OFFSET :count`;

export const INSERT_BET = `
  INSERT INTO bets (player_id, issue_code, play_code, amount_micros, odds_thousandths, placed_at_ms,
    multiple, chase_id, chase_item_id)
  VALUES (:playerId, :issueCode, :playCode, :amountMicros, :oddsThousandths, :placedAtMs, 1, NULL, NULL)`;

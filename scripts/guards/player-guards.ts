import { type Guard, guard } from './guard.ts';

const ENTER = ['http/enter.ts', 'http/enter.api.test.ts'] as const;
const SESSIONS = ['http/sessions/sessions.repository.ts', 'http/sessions/session.api.test.ts'] as const;
const ROTATION = [
  'http/sessions/sessions.repository.ts',
  'http/sessions/token-rotation.api.test.ts',
] as const;
const LOCK = ['features/auth/password-lock.ts', 'features/auth/password-lock.api.test.ts'] as const;
const IDEMPOTENCY = ['http/idempotency.ts', 'http/idempotency.api.test.ts'] as const;
const NICKNAME = ['features/profile/nickname.ts', 'features/profile/profile.api.test.ts'] as const;
const LIMITS = [
  'features/play-limits/require-within-limits.ts',
  'features/play-limits/play-limits.api.test.ts',
] as const;

/** Sessions: what a token opens, for how long, and what ends it. */
export const SESSION_GUARDS: readonly Guard[] = [
  guard('A call whose body comes late is decided by the session that is there then', ENTER, [
    'request.session = readSession(',
    'request.session ??= readSession(',
  ]),
  guard('Maintenance that begins while a body or a password is waited for stops the call', ENTER, [
    'if (isRefusedByMaintenance(world, call)) throw',
    'if (isRefusedByMaintenance(world, call) && request.session == null) throw',
  ]),
  guard(
    'A token is stored as its hash alone',
    ['http/sessions/token.ts', 'http/sessions/session.api.test.ts'],
    ["return createHash('sha256').update(token).digest();", 'return Buffer.from(token);'],
  ),
  guard('An account that was deleted or forbidden loses its open sessions', SESSIONS, [
    'AND players.status NOT IN (',
    'AND 0 NOT IN (',
  ]),
  guard('A session ends after its time', SESSIONS, [
    'WHERE token_hash = :tokenHash AND expires_at_ms > :nowMs\n       AND players.status',
    'WHERE token_hash = :tokenHash AND :nowMs = :nowMs\n       AND players.status',
  ]),
  guard(
    '`x-user-id` that names another player is refused',
    ['http/sessions/session.ts', 'app/every-call.api.test.ts'],
    ['if (player !== undefined && isOwnId) return;', 'if (player !== undefined) return;'],
  ),
  guard(
    'The cookie of a session is kept from scripts and from other sites',
    ['http/sessions/session-cookie.ts', 'http/sessions/session.api.test.ts'],
    ["{ httpOnly: true, sameSite: 'lax', path: '/' }", "{ path: '/' }"],
  ),
  guard('A log out ends the token that replaced this one, too', ROTATION, [
    'DELETE FROM sessions\n     WHERE login_hash = (SELECT login_hash FROM sessions WHERE token_hash = :tokenHash)',
    'DELETE FROM sessions WHERE token_hash = :tokenHash',
  ]),
  guard('A change of password leaves no token that is about to end', ROTATION, [
    'AND token_hash IS NOT (\n       SELECT token_hash',
    'AND login_hash IS NOT (\n       SELECT login_hash',
  ]),
  guard(
    'A change of password ends the sessions of others',
    ['features/security/change-login-password.ts', 'features/security/security.api.test.ts'],
    ['  deleteOtherSessions(db, player.id, tokenHash);\n'],
  ),
];

/** Passwords: how they are stored, and how many are guessed. */
export const PASSWORD_GUARDS: readonly Guard[] = [
  guard(
    'The same password has another hash for each player',
    ['features/auth/passwords.ts', 'features/auth/passwords.test.ts'],
    ['const salt = random.bytes(16);', 'const salt = Buffer.alloc(16);'],
  ),
  guard('Five wrong passwords from one place lock it there', LOCK, [
    'if (lockedUntilMs <= nowMs) return;',
    'return;',
  ]),
  guard('A wrong password is counted although its call is refused', LOCK, [
    'keepsWrites: true',
    'keepsWrites: false',
  ]),
  guard('They lock it for no other address', LOCK, [
    '? sourceOfSession(loginHash) : address;',
    "? sourceOfSession(loginHash) : '';",
  ]),
  guard('Twenty in an hour, wherever from, lock it for strangers', LOCK, [
    'isStranger ? strangersLockEndMs(context, guessed) : 0,',
    '0,',
  ]),
  guard('Strangers never lock out an open session', LOCK, [
    "const isStranger = kind === 'login' && player?.id !== playerId;",
    "const isStranger = kind === 'login';",
  ]),
  guard('Ten wrong transaction passwords in a day lock it until the operator opens it', LOCK, [
    "if (kind === 'pay' && isPayPasswordLocked(db, playerId)) throw new AppError('payPasswordLocked');",
  ]),
  guard(
    'A password that was changed while it was compared is a wrong one',
    ['features/auth/passwords.ts', 'http/enter.api.test.ts'],
    ['return compared?.isRight === true && compared.hash === hash;', 'return compared?.isRight === true;'],
  ),
  guard(
    'An address of another machine logs in 30 times a minute at most',
    ['features/auth/auth.routes.ts', 'features/auth/rate-limit.api.test.ts'],
    ['const MOST_PER_MINUTE = 30;', 'const MOST_PER_MINUTE = 3000;'],
  ),
];

/** Money: nothing twice, nothing that is not there, nothing late. */
export const MONEY_GUARDS: readonly Guard[] = [
  guard('A key that came with another body is refused', IDEMPOTENCY, [
    "if (!earlier.request_hash.equals(requestHash)) throw new AppError('idempotencyKeyReused');",
  ]),
  guard(
    'A key is of one player',
    ['http/replies.repository.ts', 'http/idempotency.api.test.ts'],
    ["WHERE player_id = :playerId AND key = :key'", "WHERE :playerId = :playerId AND key = :key'"],
  ),
  guard(
    'An empty key is none',
    ['http/register-call.ts', 'http/idempotency.api.test.ts'],
    [" || key === ''"],
  ),
  guard('What is kept of a body cannot be found by trying', IDEMPOTENCY, [
    "createHmac('sha256', world.fingerprintKey)",
    "createHmac('sha256', 'known')",
  ]),
  guard(
    'A repetition tells no password that is tried',
    ['http/idempotency.ts', 'features/withdrawals/withdrawals.api.test.ts'],
    ['{ ...Object(body), password: undefined }', 'body'],
  ),
  guard(
    'No bet after the cutoff, however late the draw',
    ['features/betting/require-open-issue.ts', 'features/betting/place-bet.test.ts'],
    ['if (nowMs >= issue.saleEndMs) {', 'if (nowMs > issue.saleEndMs) {'],
  ),
  guard(
    'No bet costs more than there is',
    ['features/betting/require-bet-permission.ts', 'features/betting/betting.api.test.ts'],
    ['if (money.availableMicros < totalMicros) {', 'if (money.availableMicros < 0) {'],
  ),
  guard('A time-out keeps from playing', LIMITS, [
    'if (untilMs !== undefined) throw',
    'if (untilMs === 0) throw',
  ]),
  guard('The limit of a day’s loss holds', LIMITS, [
    '|| stakeMicros <= leftMicros) return;',
    '|| stakeMicros <= leftMicros || limitMicros > 0) return;',
  ]),
  guard(
    'The limit of a day’s deposits holds',
    ['features/play-limits/require-within-limits.ts', 'features/deposits/deposits.api.test.ts'],
    ['if (amountMicros <= leftMicros) return;', 'return;'],
  ),
  guard(
    'A bet is shown to its player alone',
    ['features/betting/betting.repository.ts', 'features/betting/bets.api.test.ts'],
    ['WHERE bets.id = :id AND player_id = :playerId`', 'WHERE bets.id = :id AND :playerId = :playerId`'],
  ),
  guard(
    'The address book of a player holds 50 addresses and no more',
    ['features/addresses/add-address.ts', 'testing/error-catalogue.api.test.ts'],
    ['if (kept >= MAX_ADDRESSES) throw', 'if (kept < 0) throw'],
  ),
  guard(
    'An address is used by its player alone',
    ['features/addresses/addresses.repository.ts', 'features/addresses/addresses.api.test.ts'],
    [
      "const OWN = 'player_id = :playerId AND deleted_at_ms IS NULL';",
      "const OWN = ':playerId = :playerId AND deleted_at_ms IS NULL';",
    ],
  ),
  guard(
    'A message is read by its player alone',
    ['features/messages/messages.repository.ts', 'features/messages/messages.api.test.ts'],
    [
      'WHERE player_id = :playerId AND is_read = 0 AND id IN',
      'WHERE :playerId = :playerId AND is_read = 0 AND id IN',
    ],
  ),
  guard('A nickname has no invisible characters', NICKNAME, [
    "return UNSEEN.test(name) || nicknameKey(name) === '';",
    'return false;',
  ]),
  guard('A nickname that only looks like another one is taken', NICKNAME, ["    .normalize('NFKC')\n"]),
  guard('So is one with an invisible sign that colours nothing', NICKNAME, [
    "    .replace(/\\p{Default_Ignorable_Code_Point}/gu, '')\n",
  ]),
];

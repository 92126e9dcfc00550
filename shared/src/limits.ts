import { MICROS_PER_USDT } from './money/usdt.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from './units-of-time.ts';

// Requests and touch

/** Milliseconds after which a request is given up (product §9). */
export const REQUEST_TIMEOUT_MS = 99_999;

/** Milliseconds a request may last before the loading indicator appears (product §4, §9). */
export const LOADING_DELAY_MS = 400;

/** Milliseconds within which a second tap is blocked (product §4, §9). */
export const DOUBLE_TAP_MS = 300;

/** Milliseconds without a touch, key or scroll after which the player is logged out (product §4). */
export const INACTIVITY_LIMIT_MS = 30 * MINUTE_MS;

/**
 * Milliseconds for which a request that moves money and got no answer counts as the same when the player confirms it
 * again (player-api §3, `Idempotency-Key`). The spec sets none: long enough for a tunnel and a reload, short enough that
 * the same sum wanted once more is another one. A server has to remember a key for longer.
 */
export const SEND_AGAIN_MS = 10 * MINUTE_MS;

// Session and passwords

/** Milliseconds that a session lasts (player-api §1). */
export const SESSION_LENGTH_MS = 30 * DAY_MS;

/** Milliseconds that the replaced token stays valid after `new-token` (player-api §1). */
export const OLD_TOKEN_GRACE_MS = 60 * SECOND_MS;

/** Digits of a transaction password, exactly (product §5, §9). */
export const TRANSACTION_PASSWORD_DIGITS = 4;

/** Wrong passwords within the window that lock that password (player-api §2). */
export const WRONG_PASSWORDS_BEFORE_LOCK = 5;

/** Milliseconds over which wrong passwords are counted (player-api §2). */
export const WRONG_PASSWORD_WINDOW_MS = 5 * MINUTE_MS;

/** Milliseconds that a password stays locked (player-api §2). */
export const PASSWORD_LOCK_MS = 5 * MINUTE_MS;

/** Wrong login passwords in the window below, whatever the addresses, that lock it for all without an open session (player-api §2). */
export const STRANGERS_WRONG_PASSWORDS_BEFORE_LOCK = 20;

/** Milliseconds over which those are counted (player-api §2). */
export const STRANGERS_PASSWORD_WINDOW_MS = 60 * MINUTE_MS;

/** Wrong transaction passwords in 24 hours that lock it until the operator opens it (player-api §2). */
export const WRONG_PAY_PASSWORDS_A_DAY = 10;

// Deposit and withdrawal

/** Smallest deposit in micro-USDT: 10 USDT (product §5, §9). */
export const MIN_DEPOSIT_MICROS = 10 * MICROS_PER_USDT;

/** Largest deposit in micro-USDT: 50,000 USDT (product §5, §9). */
export const MAX_DEPOSIT_MICROS = 50_000 * MICROS_PER_USDT;

/** Bonus on a deposit in percent of its amount, unless configured otherwise (product §9). */
export const DEPOSIT_BONUS_PERCENT = 5;

/** Highest deposit bonus in micro-USDT, unless configured otherwise: 388 USDT (product §9). */
export const MAX_DEPOSIT_BONUS_MICROS = 388 * MICROS_PER_USDT;

/** Milliseconds after which a deposit that stays unpaid is cancelled (player-api §2, Shapes). */
export const UNPAID_DEPOSIT_LIFETIME_MS = DAY_MS;

/** Smallest withdrawal in micro-USDT: 10 USDT; the spec names a limit but no figure (product §3), ours are the deposit's. */
export const MIN_WITHDRAWAL_MICROS = 10 * MICROS_PER_USDT;

/** Largest single withdrawal in micro-USDT: 50,000 USDT, likewise (product §3). */
export const MAX_WITHDRAWAL_MICROS = 50_000 * MICROS_PER_USDT;

/** Withdrawal fee in basis points (hundredths of a percent) of the amount: 0.01 % (product §9). */
export const WITHDRAWAL_FEE_BASIS_POINTS = 1;

/** The highest fee of a withdrawal that a world may have: half of its amount, so that something is paid (control §13). */
export const MAX_WITHDRAWAL_FEE_BASIS_POINTS = 5000;

/** Milliseconds before a looser play limit applies; a stricter one applies at once (player-api §2). */
export const LOOSER_PLAY_LIMIT_DELAY_MS = DAY_MS;

/** Longest time-out in milliseconds; the spec sets none (product §10), ours keeps a slip of the pen from lasting for ever. */
export const MAX_TIME_OUT_MS = 366 * DAY_MS;

/** Most addresses in a player's book, deleted ones apart; the spec knows a full book but no figure (control §4), ours is far above any use. */
export const MAX_ADDRESSES = 50;

// Betting and chase

/** Smallest total of one bet call in micro-USDT: 1 USDT (player-api §3). */
export const MIN_BET_TOTAL_MICROS = MICROS_PER_USDT;

/** Largest total of one bet call in micro-USDT: 200,000 USDT (player-api §3). */
export const MAX_BET_TOTAL_MICROS = 200_000 * MICROS_PER_USDT;

/** Largest prize of one bet in micro-USDT: 5,000,000 USDT (game §3). */
export const MAX_PRIZE_MICROS = 5_000_000 * MICROS_PER_USDT;

/** Lowest odds in thousandths: they include the stake, so that a winner gets at least that back (game §3). */
export const MIN_ODDS_THOUSANDTHS = 1_000;

/** Highest odds in thousandths; the spec sets none (game §3), ours are ten times the highest of its table. */
export const MAX_ODDS_THOUSANDTHS = 10_000_000;

/** Most issues of one chase unless configured otherwise (game §5). */
export const MAX_CHASE_ISSUES = 8;

/** Most issues between two bets of a chase; the spec sets none (game §5), ours keeps a chase within two days. */
export const MAX_CHASE_ISSUE_GAP = 100;

// Schedule

/** Seconds from one draw to the next that may be configured: 3, 3.5 or 5 minutes (product §1, game §4). */
export const DRAW_INTERVALS_SECONDS: readonly number[] = [180, 210, 300];

/** Seconds from one draw to the next unless configured otherwise (game §4). */
export const DEFAULT_INTERVAL_SECONDS = 210;

/** Fewest seconds that an issue may be sealed before the next sale (game §4). */
export const MIN_SEALED_SECONDS = 3;

/** Most seconds that an issue may be sealed before the next sale (game §4). */
export const MAX_SEALED_SECONDS = 60;

/** Seconds that an issue is sealed unless configured otherwise (game §4). */
export const DEFAULT_SEALED_SECONDS = 30;

/** Reading of the daily break unless configured otherwise (game §4). */
export const DEFAULT_MAINTENANCE = 'shift';

/** IANA name of the zone whose clock has the hours of the daily break, unless configured otherwise (game §4). */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** Most seconds from the end of the sale to the draw (game §4). */
export const MAX_DRAW_DELAY_SECONDS = 240;

/** Digits of an issue code, zero padded (game §4, player-api §3). */
export const ISSUE_CODE_DIGITS = 7;

// Lists

/** Rows of a page unless asked otherwise (player-api §1). */
export const DEFAULT_PAGE_SIZE = 10;

/** Most rows of a page (player-api §1). */
export const MAX_PAGE_SIZE = 100;

/** Drawn issues in one answer unless asked otherwise (player-api §3). */
export const DEFAULT_HISTORY_ISSUES = 100;

/** Most drawn issues in one answer (player-api §3). */
export const MAX_HISTORY_ISSUES = 2_000;

/** Days that the profit statistics cover (player-api §3). */
export const PROFIT_DAYS = 30;

/** Most characters of a chat message; the fewest is 1 (player-api §2). */
export const MAX_CHAT_CHARACTERS = 200;

/** Players said to have ordered already, in the home list, unless the server says otherwise (product §1). */
export const DEFAULT_HOME_ORDER_COUNT = 9_500;

/** Day filters: today, yesterday, the last 7 and 15 days; left out means all (product §9). */
export const RECORD_DAYS = [0, 1, 7, 15] as const;

/** A world's time lies between these moments (epoch ms): all texts and ids that it makes hold a year of four digits (control §2). */
export const EARLIEST_WORLD_MS = Date.UTC(2001, 0, 1);
export const LATEST_WORLD_MS = Date.UTC(3000, 0, 1) - 1;

/** Most characters of a nickname; the fewest is 1, and one of them is visible (player-api §2, updateUserInfo). */
export const MAX_NICKNAME_CHARACTERS = 20;

import { MAX_BET_TOTAL_MICROS, MAX_CHASE_ISSUE_GAP, MAX_CHASE_ISSUES } from '../limits.ts';
import { MICROS_PER_USDT } from '../money/usdt.ts';
import { prizeMicros } from './payout.ts';

/** How the amounts of a chase follow each other (game §5). */
export type ChaseMode = 'ordinary' | 'sameMultiple' | 'double' | 'profit';

/** Profitable chase: multiples that grow, or flat stakes that end in profit; dictionary entry `chase_profit_rule` (game §5). */
export type ProfitRule = 'stop' | 'grow';

/**
 * Double chase, read twice: game §5 bets every `issueGap`-th issue and doubles each time (spaced, the default);
 * the recorded example "double every 2 issues" bets every issue and doubles every `issueGap` issues (stepped).
 * `ChaseRequest.doubleRule` is the switch.
 */
export type DoubleRule = 'spaced' | 'stepped';

/** A chase as the player asks for it: the amount in micro-USDT, odds in thousandths (game §5, player-api §3). */
export type ChaseRequest = {
  readonly mode: ChaseMode;
  readonly startAmountMicros: number;
  readonly totalIssues: number;
  readonly oddsThousandths: number;
  /** Same multiple and double; 1 unless given. */
  readonly startMultiple?: number;
  /** Double; 1 unless given. */
  readonly issueGap?: number;
  /** Profitable; whole percent of the stakes. */
  readonly winRatePercent?: number;
  /** Profitable; `grow` unless given (game §5). */
  readonly profitRule?: ProfitRule;
  /** Double; `spaced` unless given. */
  readonly doubleRule?: DoubleRule;
  /** Most issues that the server allows; 8 unless given. */
  readonly maxIssues?: number;
};

/** One bet of a chase; amounts in micro-USDT, `issueOffset` in issues after the first (game §5). */
export type ChaseRow = {
  readonly index: number;
  readonly issueOffset: number;
  readonly multiple: number;
  readonly amountMicros: number;
  readonly runningTotalMicros: number;
  readonly prizeIfWinsMicros: number;
  readonly netIfFirstWinMicros: number;
};

/** Why a chase cannot be made; `rateOutOfReach` when no multiple brings the wanted profit (game §5). */
export type ChaseRefusal =
  | 'badStartAmount'
  | 'badStartMultiple'
  | 'badIssueGap'
  | 'badWinRate'
  | 'badIssueCount'
  | 'rateOutOfReach'
  | 'amountAboveLimit';

/** The bets of a chase and their total in micro-USDT, or why there are none (game §5). */
export type ChasePlan =
  | { readonly refusal: undefined; readonly rows: readonly ChaseRow[]; readonly totalMicros: number }
  | { readonly refusal: ChaseRefusal };

/** The bets of a chase, the same for the preview and for the server (game §5). */
export function chasePlan(request: ChaseRequest): ChasePlan {
  const refusal = refusalOf(request);
  if (refusal !== undefined) return { refusal };
  const rows: ChaseRow[] = [];
  while (rows.length < request.totalIssues) {
    const multiple = nextMultiple(request, rows);
    if (request.startAmountMicros * multiple > MAX_BET_TOTAL_MICROS) return { refusal: 'amountAboveLimit' };
    const row = rowAfter(rows, request, multiple);
    if (isGrowing(request) && missesRate(request, row)) return { refusal: 'rateOutOfReach' };
    rows.push(row);
  }
  return { refusal: undefined, rows, totalMicros: rows.at(-1)?.runningTotalMicros ?? 0 };
}

/** The first thing wrong with the request itself. */
function refusalOf(request: ChaseRequest): ChaseRefusal | undefined {
  const { mode, startAmountMicros, totalIssues, maxIssues = MAX_CHASE_ISSUES } = request;
  if (!isWhole(startAmountMicros / MICROS_PER_USDT)) return 'badStartAmount'; // whole USDT (product §5)
  if (!isWhole(totalIssues) || totalIssues > maxIssues) return 'badIssueCount';
  if (mode === 'ordinary') return undefined;
  return mode === 'profit' ? refusalOfRate(request) : refusalOfMultiple(request);
}

function refusalOfMultiple({
  mode,
  startMultiple = 1,
  issueGap = 1,
}: ChaseRequest): ChaseRefusal | undefined {
  if (!isWhole(startMultiple)) return 'badStartMultiple';
  const hasGap = mode === 'double';
  return hasGap && (!isWhole(issueGap) || issueGap > MAX_CHASE_ISSUE_GAP) ? 'badIssueGap' : undefined;
}

function refusalOfRate(request: ChaseRequest): ChaseRefusal | undefined {
  if (!isWhole(request.winRatePercent ?? 0)) return 'badWinRate';
  const isTooHigh = request.oddsThousandths <= rateThousandths(request);
  return isGrowing(request) && isTooHigh ? 'rateOutOfReach' : undefined;
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

function isGrowing(request: ChaseRequest): boolean {
  return request.mode === 'profit' && request.profitRule !== 'stop';
}

/** 1 + rate, in thousandths like the odds. */
function rateThousandths(request: ChaseRequest): number {
  return 10 * (100 + (request.winRatePercent ?? 0));
}

function nextMultiple(request: ChaseRequest, before: readonly ChaseRow[]): number {
  const { mode, startMultiple = 1, issueGap = 1 } = request;
  if (mode === 'sameMultiple') return startMultiple;
  if (mode === 'double') {
    const doublings = request.doubleRule === 'stepped' ? Math.floor(before.length / issueGap) : before.length;
    return startMultiple * 2 ** doublings;
  }
  return isGrowing(request) ? growingMultiple(request, before) : 1;
}

/**
 * Smallest whole m, not below the last, with odds·m ≥ (1 + rate)·(M + m), where M is the multiples so far: the
 * start amount cancels out. In integers, because at exact equality a float overshoots (game §5).
 */
function growingMultiple(request: ChaseRequest, before: readonly ChaseRow[]): number {
  const multiplesSoFar = before.reduce((total, row) => total + row.multiple, 0);
  const needed = rateThousandths(request) * multiplesSoFar;
  const gainedPerMultiple = request.oddsThousandths - rateThousandths(request);
  const wholePart = (needed - (needed % gainedPerMultiple)) / gainedPerMultiple;
  const smallest = needed % gainedPerMultiple === 0 ? wholePart : wholePart + 1;
  return Math.max(smallest, before.at(-1)?.multiple ?? 1);
}

function rowAfter(before: readonly ChaseRow[], request: ChaseRequest, multiple: number): ChaseRow {
  const isSpaced = request.mode === 'double' && request.doubleRule !== 'stepped';
  const amountMicros = request.startAmountMicros * multiple;
  const runningTotalMicros = (before.at(-1)?.runningTotalMicros ?? 0) + amountMicros;
  const prizeIfWinsMicros = prizeMicros(amountMicros, request.oddsThousandths);
  return {
    index: before.length + 1,
    issueOffset: before.length * (isSpaced ? (request.issueGap ?? 1) : 1),
    multiple,
    amountMicros,
    runningTotalMicros,
    prizeIfWinsMicros,
    netIfFirstWinMicros: prizeIfWinsMicros - runningTotalMicros,
  };
}

/** The multiple promises the rate, the cap on a prize (game §3) may still break the promise. */
function missesRate(request: ChaseRequest, row: ChaseRow): boolean {
  const wanted = BigInt(row.runningTotalMicros) * BigInt(rateThousandths(request));
  return BigInt(row.prizeIfWinsMicros) * 1_000n < wanted;
}

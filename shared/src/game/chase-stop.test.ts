import { describe, expect, it } from 'vitest';
import recorded from '../../fixtures/chase.json';
import { MICROS_PER_USDT, microsFromUsdt } from '../money/usdt.ts';
import { type ChaseRequest, type ChaseRow, chasePlan } from './chase-plan.ts';
import {
  type ChaseProgress,
  chaseStopsAfter,
  hasStopRule,
  STOP_MODE,
  type StopSettings,
} from './chase-stop.ts';

const WON = 'W';

type Run = { request: ChaseRequest; stopMode: StopSettings['stopMode']; results: readonly string[] };

/** Plays a chase against given results, the way its money moves (game §5). */
function playChase({ request, stopMode, results }: Run) {
  const plan = chasePlan(request);
  if (plan.refusal !== undefined) throw new Error(`refused: ${plan.refusal}`);
  const { mode: planMode, profitRule = 'stop', winRatePercent = 0 } = request;
  const executed: ChaseRow[] = [];
  let paidMicros = 0;
  for (const row of plan.rows) {
    const won = results[executed.length] === WON;
    executed.push(row);
    paidMicros += won ? row.prizeIfWinsMicros : 0;
    const stakedMicros = row.runningTotalMicros;
    if (chaseStopsAfter({ stopMode, planMode, profitRule, winRatePercent, stakedMicros, paidMicros, won }))
      break;
  }
  const spent = executed.at(-1)?.runningTotalMicros ?? 0;
  return {
    executed: executed.length,
    frozen: plan.totalMicros,
    spent,
    paid: paidMicros,
    returned: plan.totalMicros - spent,
    net: paidMicros - spent,
  };
}

const FLAT: ChaseRequest = {
  mode: 'profit',
  profitRule: 'stop',
  winRatePercent: 20,
  startAmountMicros: 10 * MICROS_PER_USDT,
  totalIssues: 8,
  oddsThousandths: 1_999,
};

describe('the recorded runs', () => {
  it.each(recorded.runs)('$plan until $stop comes out', (run) => {
    const played = playChase({
      request: { ...FLAT, mode: 'double', totalIssues: run.issues },
      stopMode: run.stop === 'win' ? STOP_MODE.onWin : STOP_MODE.never,
      results: run.results,
    });
    expect(played).toEqual({
      executed: run.executed.length,
      frozen: microsFromUsdt(run.frozenAtStart),
      spent: microsFromUsdt(run.spent),
      paid: microsFromUsdt(run.paid),
      returned: microsFromUsdt(run.refundOfRemaining),
      net: microsFromUsdt(run.netResult),
    });
  });
});

describe('the worked example of a profitable chase', () => {
  it('flat 10 × 8 for 20 %, lose win win: spent 30, paid 39.98, returned 50, net 9.98', () => {
    const played = playChase({ request: FLAT, stopMode: STOP_MODE.never, results: ['L', WON, WON, WON] });
    expect(played).toEqual({
      executed: 3,
      frozen: microsFromUsdt(80),
      spent: microsFromUsdt(30),
      paid: microsFromUsdt(39.98),
      returned: microsFromUsdt(50),
      net: microsFromUsdt(9.98),
    });
  });
});

function progress(change: Partial<ChaseProgress>): ChaseProgress {
  return {
    stopMode: STOP_MODE.never,
    planMode: 'double',
    profitRule: 'stop',
    winRatePercent: 20,
    stakedMicros: 100,
    paidMicros: 0,
    won: true,
    ...change,
  };
}

describe('a chase', () => {
  it.each<[string, boolean, Partial<ChaseProgress>]>([
    ['that never stops goes on after any win', false, { paidMicros: 1_000 }],
    ['that stops on a win stops even at a loss overall', true, { stopMode: STOP_MODE.onWin, paidMicros: 1 }],
    ['that stops on a win goes on after a loss', false, { stopMode: STOP_MODE.onWin, won: false }],
    [
      'that stops in profit stops one micro-USDT above its stakes',
      true,
      { stopMode: STOP_MODE.whenInProfit, paidMicros: 101 },
    ],
    [
      'that stops in profit goes on when it is even',
      false,
      { stopMode: STOP_MODE.whenInProfit, paidMicros: 100 },
    ],
    ['for profit ends above its rate', true, { planMode: 'profit', paidMicros: 121 }],
    ['for profit goes on exactly at its rate', false, { planMode: 'profit', paidMicros: 120 }],
    ['for profit goes on after a loss', false, { planMode: 'profit', paidMicros: 121, won: false }],
    [
      'for profit also obeys the rule the player chose',
      true,
      { planMode: 'profit', stopMode: STOP_MODE.onWin },
    ],
    [
      'that grows does not end by itself',
      false,
      { planMode: 'profit', profitRule: 'grow', paidMicros: 1_000 },
    ],
    [
      'with the profit rule of another mode does not end by itself',
      false,
      { planMode: 'sameMultiple', paidMicros: 1_000 },
    ],
  ])('%s', (_, stops, change) => {
    expect(chaseStopsAfter(progress(change))).toBe(stops);
  });

  it('keeps the rate exact for sums beyond 2^53 when multiplied', () => {
    const stakedMicros = 1_600_000 * MICROS_PER_USDT;
    const exactly = { planMode: 'profit', winRatePercent: 100_000, stakedMicros } as const;
    expect(chaseStopsAfter(progress({ ...exactly, paidMicros: stakedMicros * 1_001 }))).toBe(false);
    expect(chaseStopsAfter(progress({ ...exactly, paidMicros: stakedMicros * 1_001 + 1 }))).toBe(true);
  });

  it.each<[boolean, Partial<StopSettings>]>([
    [false, {}],
    [true, { stopMode: STOP_MODE.whenInProfit }],
    [true, { stopMode: STOP_MODE.onWin }],
    [true, { planMode: 'profit' }],
    [false, { planMode: 'profit', profitRule: 'grow' }],
    [true, { planMode: 'profit', profitRule: 'grow', stopMode: STOP_MODE.onWin }],
  ])('waits for each settlement: %s with %j', (waits, settings) => {
    expect(hasStopRule(progress(settings))).toBe(waits);
  });
});

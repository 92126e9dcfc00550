import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import recorded from '../../fixtures/chase.json';
import { MAX_BET_TOTAL_MICROS, MAX_CHASE_ISSUE_GAP } from '../limits.ts';
import { MICROS_PER_USDT, microsFromUsdt, usdtText } from '../money/usdt.ts';
import { type ChaseMode, type ChaseRequest, type ChaseRow, chasePlan } from './chase-plan.ts';

const ODDS = 1_999;

function usdt(amount: number): number {
  return amount * MICROS_PER_USDT;
}

function request(change: Partial<ChaseRequest>): ChaseRequest {
  return { mode: 'ordinary', startAmountMicros: usdt(10), totalIssues: 5, oddsThousandths: ODDS, ...change };
}

function acceptedRows(change: Partial<ChaseRequest>): readonly ChaseRow[] {
  const plan = chasePlan(request(change));
  if (plan.refusal !== undefined) throw new Error(`refused: ${plan.refusal}`);
  expect(plan.totalMicros).toBe(plan.rows.at(-1)?.runningTotalMicros);
  return plan.rows;
}

const multiplesOf = (rows: readonly ChaseRow[]) => rows.map((row) => row.multiple);
const offsetsOf = (rows: readonly ChaseRow[]) => rows.map((row) => row.issueOffset);
const totalOf = (rows: readonly ChaseRow[]) => usdtText(rows.at(-1)?.runningTotalMicros ?? 0);

describe('the recorded plans', () => {
  const modes: Record<string, ChaseMode> = { same: 'sameMultiple', double: 'double', profit: 'profit' };

  it.each(recorded.plans)('$name comes out', ({ input, rows, total }) => {
    const planned = acceptedRows({
      mode: modes[input.mode] ?? 'ordinary',
      startAmountMicros: usdt(input.unit),
      totalIssues: input.N,
      oddsThousandths: Math.round(input.odds * 1_000),
      issueGap: input.g ?? 1,
      doubleRule: 'stepped',
      profitRule: 'grow',
      winRatePercent: Math.round((input.rate ?? 0) * 100),
    });
    expect(planned).toEqual(
      rows.map((row) => ({
        index: row.index,
        issueOffset: row.index - 1,
        multiple: row.multiple,
        amountMicros: microsFromUsdt(Number(row.amount)),
        runningTotalMicros: microsFromUsdt(Number(row.cumulative)),
        prizeIfWinsMicros: microsFromUsdt(Number(row.payoutIfWin)),
        netIfFirstWinMicros: microsFromUsdt(Number(row.profitIfWin)),
      })),
    );
    expect(totalOf(planned)).toBe(usdtText(microsFromUsdt(Number(total))));
  });
});

describe('the worked examples of the rules', () => {
  it('double 10 × 6 is 1 2 4 8 16 32, together 630', () => {
    const rows = acceptedRows({ mode: 'double', totalIssues: 6 });
    expect(multiplesOf(rows)).toEqual([1, 2, 4, 8, 16, 32]);
    expect(totalOf(rows)).toBe('630');
  });

  it.each([
    { rate: 10, start: 10, odds: 1_999, multiples: [1, 2, 4, 9, 20, 45], total: '810' },
    { rate: 50, start: 1, odds: 1_999, multiples: [1, 4, 16, 64, 256, 1026], total: '1367' },
    { rate: 20, start: 10, odds: 4_328, multiples: [1, 1, 1, 2, 2, 3, 4, 6], total: '200' },
  ])(
    'growing for $rate percent from $start USDT at $odds thousandths is $multiples, together $total',
    (example) => {
      const rows = acceptedRows({
        mode: 'profit',
        profitRule: 'grow',
        winRatePercent: example.rate,
        startAmountMicros: usdt(example.start),
        oddsThousandths: example.odds,
        totalIssues: example.multiples.length,
      });
      expect(multiplesOf(rows)).toEqual(example.multiples);
      expect(totalOf(rows)).toBe(example.total);
    },
  );
});

describe('a chase', () => {
  it.each([
    ['ordinary', {}],
    ['profit', { profitRule: 'stop' }],
  ] as const)('of the mode %s is flat on consecutive issues (%j)', (mode, rule) => {
    const settings = { winRatePercent: 20, totalIssues: 8, startMultiple: 3, issueGap: 2 };
    const rows = acceptedRows({ mode, ...settings, ...rule });
    expect(multiplesOf(rows)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(offsetsOf(rows)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(totalOf(rows)).toBe('80');
  });

  it('for profit grows unless the rule is another', () => {
    const rows = acceptedRows({ mode: 'profit', winRatePercent: 20, totalIssues: 4 });
    expect(multiplesOf(rows)).toEqual([1, 2, 5, 13]);
  });

  it('with the same multiple keeps it on consecutive issues', () => {
    const rows = acceptedRows({ mode: 'sameMultiple', startMultiple: 3 });
    expect(rows.map((row) => usdtText(row.amountMicros))).toEqual(['30', '30', '30', '30', '30']);
    expect(offsetsOf(rows)).toEqual([0, 1, 2, 3, 4]);
  });

  it('that doubles leaves out issues between its bets by default', () => {
    const rows = acceptedRows({ mode: 'double', startMultiple: 3, issueGap: 2 });
    expect(multiplesOf(rows)).toEqual([3, 6, 12, 24, 48]);
    expect(offsetsOf(rows)).toEqual([0, 2, 4, 6, 8]);
  });

  it('that doubles in steps bets every issue and doubles every second', () => {
    const rows = acceptedRows({ mode: 'double', startMultiple: 3, issueGap: 2, doubleRule: 'stepped' });
    expect(multiplesOf(rows)).toEqual([3, 3, 6, 6, 12]);
    expect(offsetsOf(rows)).toEqual([0, 1, 2, 3, 4]);
  });

  it('that grows does not overshoot when a multiple brings the rate exactly', () => {
    const change = {
      mode: 'profit',
      profitRule: 'grow',
      winRatePercent: 10,
      oddsThousandths: 2_200,
    } as const;
    expect(multiplesOf(acceptedRows({ ...change, totalIssues: 5 }))).toEqual([1, 1, 2, 4, 8]);
  });

  it('that grows takes the smallest multiples that bring the rate, whichever bet is the first to win', () => {
    const percent = fc.integer({ min: 1, max: 200 });
    const odds = fc.integer({ min: 1_100, max: 20_000 });
    fc.assert(
      fc.property(percent, odds, (winRatePercent, oddsThousandths) => {
        const change = { mode: 'profit', profitRule: 'grow', winRatePercent, oddsThousandths } as const;
        const plan = chasePlan(request({ ...change, startAmountMicros: usdt(1) }));
        if (plan.refusal !== undefined) return;
        const brings = (prize: number, staked: number) => prize * 100 >= staked * (100 + winRatePercent);
        plan.rows.forEach((row, position) => {
          const less = row.amountMicros - usdt(1);
          const isSmallest =
            row.multiple === (plan.rows[position - 1]?.multiple ?? 1) ||
            !brings((less * oddsThousandths) / 1_000, row.runningTotalMicros - usdt(1));
          expect(brings(row.prizeIfWinsMicros, row.runningTotalMicros) && isSmallest).toBe(true);
        });
      }),
    );
  });
});

describe('a chase is refused', () => {
  const grow = { mode: 'profit', profitRule: 'grow' } as const;

  it('may leave a gap of 100 issues, the most there is', () => {
    const rows = acceptedRows({ mode: 'double', issueGap: MAX_CHASE_ISSUE_GAP, totalIssues: 2 });
    expect(offsetsOf(rows)).toEqual([0, 100]);
  });

  it.each<[string, Partial<ChaseRequest>, string]>([
    ['without an amount', { startAmountMicros: 0 }, 'badStartAmount'],
    ['with a debt', { startAmountMicros: usdt(-1) }, 'badStartAmount'],
    ['with a part of a USDT', { startAmountMicros: usdt(1.5) }, 'badStartAmount'],
    ['for no issue', { totalIssues: 0 }, 'badIssueCount'],
    ['for half an issue', { totalIssues: 0.5 }, 'badIssueCount'],
    ['for more than 8 issues', { totalIssues: 9 }, 'badIssueCount'],
    ['for more issues than configured', { totalIssues: 5, maxIssues: 4 }, 'badIssueCount'],
    ['with the multiple 0', { mode: 'sameMultiple', startMultiple: 0 }, 'badStartMultiple'],
    ['with a broken multiple', { mode: 'double', startMultiple: 1.5 }, 'badStartMultiple'],
    ['without a gap', { mode: 'double', issueGap: 0 }, 'badIssueGap'],
    ['with a gap of days', { mode: 'double', issueGap: 101 }, 'badIssueGap'],
    ['for profit without a rate', { mode: 'profit' }, 'badWinRate'],
    ['for profit at a broken rate', { ...grow, winRatePercent: 10.5 }, 'badWinRate'],
    ['when the odds are below 1 + rate', { ...grow, winRatePercent: 100 }, 'rateOutOfReach'],
    [
      'when the odds equal 1 + rate',
      { ...grow, winRatePercent: 20, oddsThousandths: 1_200 },
      'rateOutOfReach',
    ],
    [
      'when the cap on a prize keeps it from the rate',
      { ...grow, winRatePercent: 5_000, oddsThousandths: 966_000, startAmountMicros: usdt(100_000) },
      'rateOutOfReach',
    ],
    ['when the first bet is too large', { startAmountMicros: usdt(200_001) }, 'amountAboveLimit'],
    [
      'when a doubled bet is too large',
      { mode: 'double', startAmountMicros: usdt(12_501) },
      'amountAboveLimit',
    ],
    [
      'for an endless multiple',
      { mode: 'sameMultiple', startMultiple: Number.MAX_SAFE_INTEGER },
      'amountAboveLimit',
    ],
    ['when a growing bet is too large', { ...grow, winRatePercent: 99, totalIssues: 4 }, 'amountAboveLimit'],
  ])('%s', (_, change, refusal) => {
    expect(chasePlan(request(change))).toEqual({ refusal });
  });

  it('not when its largest bet is just allowed', () => {
    const rows = acceptedRows({ mode: 'double', startAmountMicros: usdt(12_500) });
    expect(rows.at(-1)?.amountMicros).toBe(MAX_BET_TOTAL_MICROS);
  });

  it('not for more than 8 issues where the server allows them', () => {
    expect(acceptedRows({ totalIssues: 20, maxIssues: 20 })).toHaveLength(20);
  });
});

import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { describe, expect, test } from 'vitest';
import { errorText } from '../../http/error-reply.ts';
import { chaseOrder, setLimit } from '../../testing/test-chase.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS } from '../../testing/test-server.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayLimitName } from '../play-limits/play-limits.repository.ts';

describe('starting a chase is refused', () => {
  type Case = {
    readonly change?: Parameters<typeof chaseOrder>[1];
    readonly status?: PlayerStatus;
    readonly atMs?: number;
    readonly limit?: { readonly name: PlayLimitName; readonly value: number };
    readonly details?: Record<string, string | number>;
    readonly config?: Parameters<typeof createTestServer>[0];
  };
  const limits = { min: 1, max: 200_000 };
  const cases: [string, ErrorName, Case][] = [
    ['to a player who may not trade', 'tradingForbidden', { status: 3 }],
    [
      'to a player who may not trade, whatever else is wrong',
      'tradingForbidden',
      { status: 3, change: { startIsuueCode: '1', numberRecord: '99' } },
    ],
    [
      'during a time-out',
      'takingABreak',
      {
        limit: { name: 'timeoutUntil', value: TEST_NOW_MS + 60_000 },
        change: { startAmount: 0 },
        details: { until: '2026-09-16 10:02:00' },
      },
    ],
    [
      'with a total that could exceed the daily loss limit, before the issue is looked at',
      'dailyLossLimitReached',
      {
        limit: { name: 'dailyLoss', value: 49_000_000 },
        change: { startIsuueCode: '1' },
        details: { limit: '49', left: '49' },
      },
    ],
    [
      'on an unknown issue',
      'issueUnknown',
      { change: { startIsuueCode: '9999999' }, details: { issueCode: '9999999' } },
    ],
    [
      'on an unknown issue before a wrong play code is looked at',
      'issueUnknown',
      { change: { startIsuueCode: '9999999', numberRecord: '38' }, details: { issueCode: '9999999' } },
    ],
    [
      'on a drawn issue',
      'issueDrawn',
      { change: { startIsuueCode: '3184206' }, details: { issueCode: '3184206' } },
    ],
    ['on a sealed issue', 'issueSealed', { atMs: 130_000, details: { issueCode: '3184207' } }],
    [
      'on a code that is no play',
      'playCodeUnknown',
      { change: { numberRecord: '38' }, details: { playCode: '38' } },
    ],
    [
      'on a play code with a leading zero',
      'playCodeUnknown',
      { change: { numberRecord: '07' }, details: { playCode: '07' } },
    ],
    ['without an amount', 'betAmountZero', { change: { startAmount: 0 } }],
    ['with an amount below 0', 'betAmountZero', { change: { startAmount: -10 } }],
    ['with a part of a USDT', 'betAmountZero', { change: { startAmount: 10.5 } }],
    ['over no issues', 'badParameter', { change: { totalIssue: 0 }, details: { field: 'totalIssue' } }],
    ['over more issues than allowed', 'chaseTooLong', { change: { totalIssue: 9 }, details: { most: 8 } }],
    [
      'over more issues than the configuration allows',
      'chaseTooLong',
      { config: { maxChaseIssues: 3 }, change: { totalIssue: 4 }, details: { most: 3 } },
    ],
    [
      'with a multiple below 1',
      'badParameter',
      {
        change: { planType: 2, startMutiple: 0 },
        details: { field: 'startMutiple' },
      },
    ],
    [
      'with a gap of no issues',
      'badParameter',
      {
        change: { planType: 3, issueRato: 0 },
        details: { field: 'issueRato' },
      },
    ],
    ['for profit without a rate', 'badParameter', { change: { planType: 4 }, details: { field: 'winRate' } }],
    [
      'for a rate that the odds cannot bring',
      'chaseRateOutOfReach',
      { config: { chaseProfitRule: 'grow' }, change: { planType: 4, winRate: 100 }, details: { rate: 100 } },
    ],
    [
      'with an item above the limit of a bet',
      'betTotalOutOfRange',
      { change: { planType: 3, startMutiple: 1, startAmount: 20_000 }, details: limits },
    ],
    [
      'of an item of 576,464,689,843',
      'betTotalOutOfRange',
      { change: { startAmount: 576_464_689_843 }, details: limits },
    ],
    ['of an item of 9.1e15', 'betTotalOutOfRange', { change: { startAmount: 9.1e15 }, details: limits }],
    [
      'of the largest item',
      'betTotalOutOfRange',
      { change: { startAmount: Number.MAX_VALUE }, details: limits },
    ],
    ['above the balance', 'insufficientBalance', { change: { startAmount: 201 } }],
  ];

  test.each(cases)('%s: %s', async (_, name, { change, status, limit, atMs = 0, details, config }) => {
    const server = await createTestServer(config);
    const player = createTestPlayer(server.world, { status: status ?? 0 });
    if (limit !== undefined) setLimit(server.world, player, limit);
    const order = chaseOrder(server.world, change);
    await server.control('clock', { advance: atMs }).expect(200);
    const reply = await server.game('gamePlan.do', order, { ...player.headers, lang: 'en' });
    expect(reply.body).toEqual({
      code: ERROR_CODES[name],
      data: null,
      msg: errorText(new AppError(name, details), 'en'),
    });
    const wallet = await server.call('wallet/getMyWallet', {}, player.headers);
    expect(wallet.body.data).toMatchObject({ moneyUsable: 1000, moneyFrozen: 0 });
    const list = await server.game('findGamePlan.do', { lotteryId: '1', status: 0 }, player.headers);
    expect(list.body.data).toEqual([]);
  });

  test.each([
    ['an unknown mode', { planType: 5 }],
    ['an unknown stop rule', { stopMode: 3 }],
    ['an amount as text', { startAmount: '10' }],
    ['another lottery', { lotteryId: '2' }],
  ])('with %s', async (_, change) => {
    const server = await createTestServer();
    const { headers } = createTestPlayer(server.world);
    const reply = await server.game('gamePlan.do', { ...chaseOrder(server.world), ...change }, headers);
    expect(reply.body).toMatchObject({ code: 400, data: null });
    expect(reply.body.msg).toContain(Object.keys(change)[0]);
  });
});

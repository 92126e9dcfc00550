import { FINANCE_TYPE, listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, openSession } from '../../lib/session.store.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { testProfile } from '../../testing/test-profile.ts';
import { submitOrder } from './newest-order.queries.ts';

const logIn = (id: number) => openSession({ ...testProfile({ id }), token: 'first' });

beforeEach(() => logIn(7));
afterEach(endSession);

it('the order that was submitted is found', async () => {
  const received = await startExampleServer({});
  const [example] = listFinanceOrdersCall.example.output.list;
  expect(await submitOrder(FINANCE_TYPE.deposit, async () => undefined)).toMatchObject({ id: example?.id });
  expect(received).toHaveLength(1);
});

it.each([
  ['none', endSession],
  ['another player', () => logIn(8)],
])('it is not asked for where %s is logged in when the answer comes', async (_who, change) => {
  const received = await startExampleServer({});
  expect(await submitOrder(FINANCE_TYPE.deposit, async () => change())).toBe(undefined);
  expect(received).toEqual([]);
});

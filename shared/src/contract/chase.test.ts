import { expect, test } from 'vitest';
import { chaseFromWire, chaseItemFromWire, chaseItemToWire, chaseOrderToWire, chaseToWire } from './chase.ts';
import { modeOfPlanType } from './chase-states.ts';
import { listChaseItemsCall, listChasesCall, startChaseCall } from './chasing.contract.ts';

const plans = listChasesCall.example.output;
const items = listChaseItemsCall.example.output;

test('a chase keeps every field from wire to model and back', () => {
  expect(plans.map((wire) => chaseToWire(chaseFromWire(wire)))).toEqual(plans);
});

test('a chase of a server that leaves unused settings empty reads with their neutral values', () => {
  const [wire] = plans;
  if (wire === undefined) throw new Error('the call has no example');
  const chase = chaseFromWire({ ...wire, startmutiple: null, issuerate: null, winrate: null });
  expect(chase).toMatchObject({ startMultiple: 1, issueGap: 1, winRatePercent: 0 });
});

test('an item keeps every field from wire to model and back, with its bet or without', () => {
  const withoutBet = items.map((item) => ({ ...item, orderCode: null, orderStatus: null, accWin: null }));
  for (const wire of [...items, ...withoutBet])
    expect(chaseItemToWire(chaseItemFromWire(wire))).toEqual(wire);
});

test('an item of a server without the assumed fields has no bet', () => {
  for (const { orderCode, orderStatus, accWin, ...observed } of items) {
    expect(chaseItemFromWire(observed).bet).toBeUndefined();
  }
});

test('an order goes out as the contract spells it, without the settings that its mode does not use', () => {
  const order = {
    mode: 'double',
    playCode: 31,
    startIssueCode: '3184207',
    totalIssues: 5,
    startAmountMicros: 10_000_000,
    stopMode: 2,
  } as const;
  expect(chaseOrderToWire({ ...order, startMultiple: 1, issueGap: 1 })).toEqual(startChaseCall.example.input);
  expect(chaseOrderToWire({ ...order, mode: 'ordinary' })).not.toHaveProperty('startMutiple');
});

test.each([
  [1, 'ordinary'],
  [2, 'sameMultiple'],
  [3, 'double'],
  [4, 'profit'],
])('plan type %i is the mode %s', (planType, mode) => {
  expect(modeOfPlanType(planType)).toBe(mode);
});

test('there is no plan type 5', () => {
  expect(() => modeOfPlanType(5)).toThrow('plan type 5');
});

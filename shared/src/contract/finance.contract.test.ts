import { expect, test } from 'vitest';
import { depositMethodFromWire, depositMethodToWire, getDepositMethodsCall } from './deposits.contract.ts';
import {
  FINANCE_TYPE,
  type FinanceOrder,
  financeOrderFromWire,
  financeOrderToWire,
} from './finance.contract.ts';
import {
  getPlayLimitsCall,
  type PlayLimits,
  playLimitsFromWire,
  playLimitsToWire,
} from './play-limits.contract.ts';
import {
  getWithdrawalMethodsCall,
  withdrawalMethodFromWire,
  withdrawalMethodToWire,
} from './withdrawals.contract.ts';

const withdrawal: FinanceOrder = {
  id: '1786866012000000007',
  type: FINANCE_TYPE.withdrawal,
  amountMicros: 100_000_000,
  feeMicros: 10_000,
  bonusMicros: 0,
  receivedMicros: undefined,
  status: 1,
  protocol: 'TRC20',
  address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
  auditRemark: undefined,
  methodName: 'USDT',
  createdAtMs: 1_786_866_012_000,
  updatedAtMs: 1_786_866_032_000,
};

test('a withdrawal is net of its fee on the wire and gross in the model', () => {
  const wire = financeOrderToWire(withdrawal);
  expect(wire).toMatchObject({ money: 99.99, commission: 0.01, actAmount: null, auditRemark: null });
  expect(financeOrderFromWire(wire)).toEqual(withdrawal);
});

test('a deposit is gross on both sides', () => {
  const received = { feeMicros: 0, bonusMicros: 5_000_000, receivedMicros: 100_000_000 };
  const deposit = { ...withdrawal, type: FINANCE_TYPE.deposit, ...received };
  const wire = financeOrderToWire(deposit);
  expect(wire).toMatchObject({ money: 100, commission: 0, actAmount: 100, bonus: 5 });
  expect(financeOrderFromWire(wire)).toEqual(deposit);
  const { bonus: _, currency: __, ...observed } = wire;
  expect(financeOrderFromWire(observed)).toEqual({ ...deposit, bonusMicros: 0 });
});

test('ways to deposit and withdraw come back from the wire as they were', () => {
  const [deposit] = getDepositMethodsCall.example.output.map(depositMethodFromWire);
  const [withdraw] = getWithdrawalMethodsCall.example.output.map(withdrawalMethodFromWire);
  if (deposit === undefined || withdraw === undefined) throw new Error('the examples are empty');
  expect(deposit.rule).toMatchObject({
    minMicros: 10_000_000,
    maxMicros: 50_000_000_000,
    chargeBasisPoints: 0,
  });
  expect(deposit.rule.quickAmountsMicros[0]).toBe(50_000_000);
  expect(withdraw.rule).toMatchObject({ quickAmountsMicros: [], chargeBasisPoints: 1 });
  expect(depositMethodToWire(deposit)).toEqual(getDepositMethodsCall.example.output[0]);
  expect(withdrawalMethodToWire(withdraw)).toEqual(getWithdrawalMethodsCall.example.output[0]);
});

test('a server may offer a network without addresses, or not at all', () => {
  const [wire] = getDepositMethodsCall.example.output;
  if (wire === undefined) throw new Error('the example is empty');
  expect(depositMethodFromWire({ ...wire, address: { 'erc-20': [] } }).addresses).toEqual([]);
});

test('limits come back from the wire as they were, the waiting ones too', () => {
  const limits: PlayLimits = {
    dailyDeposit: undefined,
    dailyLoss: 200_000_000,
    sessionMinutes: 60,
    timeoutUntilMs: 1_786_866_012_000,
    pending: [
      { limit: 'dailyLoss', value: undefined, appliesAtMs: 1_786_866_012_000 },
      { limit: 'sessionMinutes', value: 90, appliesAtMs: 1_786_866_013_000 },
    ],
    depositedTodayMicros: 0,
    lostTodayMicros: -5_000_000,
  };
  expect(playLimitsFromWire(playLimitsToWire(limits))).toEqual(limits);
  const example = getPlayLimitsCall.example.output;
  expect(playLimitsToWire(playLimitsFromWire(example))).toEqual(example);
});

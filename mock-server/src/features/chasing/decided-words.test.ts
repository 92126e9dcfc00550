import { CHASE_ITEM_LOSS, CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { expect, test } from 'vitest';
import type { ChaseItemRow } from './chase-items.repository.ts';
import { decidedWords } from './decided-words.ts';
import { LOSS_REASONS } from './loss-reasons.ts';

const { executed, paused, cancelled } = CHASE_ITEM_STATUS;

const itemOf = (amount: number) => ({ amountMicros: amount * MICROS_PER_USDT }) as ChaseItemRow;

test('items are told by what became of them, with their number and sum', () => {
  const decided = [
    { item: itemOf(10), status: executed },
    { item: itemOf(5.5), status: cancelled },
    { item: itemOf(20), status: executed },
    { item: itemOf(7), status: paused },
  ];
  expect(decidedWords(decided)).toBe('2 bet (30), 1 waiting (7), 1 cancelled (5.5 back)');
  expect(decidedWords(decided.slice(0, 1))).toBe('1 bet (10)');
  expect(decidedWords([])).toBe('');
});

test('each loss has a reason of its own that ends with what became of the stake', () => {
  const reasons = Object.values(CHASE_ITEM_LOSS).map((loss) => LOSS_REASONS[loss]);
  expect(new Set(reasons).size).toBe(7);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{10,}: the stake came back\.$/);
});

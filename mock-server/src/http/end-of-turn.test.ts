import { expect, test } from 'vitest';
import { endOfTurn } from './end-of-turn.ts';

/** What comes first: the end of the turn, or all of so many that wait for it. */
async function orderOf(count: number): Promise<string[]> {
  const order: string[] = [];
  const turn = new Promise<void>((resolve) => setImmediate(resolve)).then(() => order.push('turn'));
  const answers = Array.from({ length: count }, () => endOfTurn());
  await Promise.all([...answers, turn, Promise.all(answers).then(() => order.push('answers'))]);
  return order;
}

test('answers wait for the end of the turn, and a hundred of them no longer', async () => {
  expect(await orderOf(99)).toEqual(['turn', 'answers']);
  expect(await orderOf(200)).toEqual(['answers', 'turn']);
});

import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient, readAgainSoon } from './query-client.ts';

test('what happens while a read is under way does not begin it anew: it is read once more after it', async () => {
  const answers: (() => void)[] = [];
  const wasEnded: boolean[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['issues'],
    queryFn: ({ signal }) =>
      new Promise<number>((resolve) => {
        const read = answers.length;
        signal.addEventListener('abort', () => wasEnded.push(true));
        answers.push(() => resolve(read));
      }),
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(0));
  for (let event = 0; event < 3; event += 1) readAgainSoon();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (let event = 0; event < 3; event += 1) readAgainSoon();
  answers[1]?.();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));
  expect([answers.length, wasEnded]).toEqual([3, []]);
  stop();
});

test('a read whose answer is late holds no other up', async () => {
  let isLate = false;
  const late = new QueryObserver(queryClient, {
    queryKey: ['world'],
    queryFn: () => (isLate ? new Promise<string>(() => undefined) : 'at once'),
  });
  const reads = vi.fn(() => Promise.resolve(reads.mock.calls.length));
  const other = new QueryObserver(queryClient, { queryKey: ['history'], queryFn: reads });
  const stops = [late.subscribe(() => undefined), other.subscribe(() => undefined)];
  await vi.waitFor(() =>
    expect([late, other].map((it) => it.getCurrentResult().isSuccess)).toEqual([true, true]),
  );
  isLate = true;
  readAgainSoon();
  await vi.waitFor(() => expect(other.getCurrentResult().data).toBe(2));
  expect(late.getCurrentResult().isFetching).toBe(true);
  readAgainSoon();
  await vi.waitFor(() => expect(other.getCurrentResult().data).toBe(3));
  for (const stop of stops) stop();
});

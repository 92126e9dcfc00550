import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useComparison } from './use-comparison.ts';

/** A server that answers a comparison when it is told to: by what was asked for, with so many changed players. */
function answerLater() {
  const answers = new Map<string, (total: number) => void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const { pathname, searchParams } = new URL(String(url), location.href);
    const asked = `${pathname.split('/').at(-2)} ${searchParams.get('with') ?? 'now'}`;
    return new Promise((resolve) => {
      answers.set(asked, (total) =>
        resolve(Response.json({ code: 200, data: { beforeMs: 0, afterMs: 0, list: [], total }, msg: '' })),
      );
    });
  });
  return (asked: string, total: number) => act(async () => answers.get(asked)?.(total));
}

/** A snapshot that was compared with now. */
async function comparedWithNow() {
  const answer = answerLater();
  const { result } = renderHook(useComparison);
  result.current.compare('before');
  await answer('before now', 1);
  return { answer, result };
}

test('the comparison that was asked for last is shown, whichever is answered last', async () => {
  const { answer, result } = await comparedWithNow();
  result.current.compare('before', 'slow');
  result.current.compare('before', 'fast');
  await answer('before fast', 2);
  await answer('before slow', 3);
  expect(result.current.compared).toMatchObject({ name: 'before', other: 'fast', differences: { total: 2 } });
});

test('an answer that comes after it was closed opens nothing', async () => {
  const { answer, result } = await comparedWithNow();
  result.current.compare('before', 'slow');
  act(result.current.close);
  await answer('before slow', 2);
  expect(result.current.compared).toBeUndefined();
});

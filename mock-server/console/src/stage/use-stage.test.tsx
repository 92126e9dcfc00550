import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeStage } from './stage.store.ts';
import { firstWin } from './stories/first-win.ts';
import { useStage } from './use-stage.ts';

test('a window follows the journal from the story that the other window began', async () => {
  const ask = vi.fn((_: string) => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', ask);
  onTestFinished(() => {
    act(() => changeStage({ told: undefined }));
    vi.unstubAllGlobals();
  });
  const { result } = renderHook(useStage);
  await vi.waitFor(() => expect(result.current).toBeDefined());
  expect(ask).not.toHaveBeenCalled();
  act(() =>
    changeStage({ told: { storyId: firstWin.id, memories: [{ player: 'mei' }], wrong: [], begunAtMs: 0 } }),
  );
  expect(ask.mock.calls.map(([url]) => url)).toEqual([expect.stringContaining('/journal?')]);
});

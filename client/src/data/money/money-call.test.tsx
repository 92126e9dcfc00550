import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { endSession, openSession } from '../../lib/session.store.ts';
import { testProfile } from '../../testing/test-profile.ts';
import { useMoneyCall } from './money-call.queries.ts';

const logIn = (id: number, token = 'first') => openSession({ ...testProfile({ id }), token });

beforeEach(() => logIn(7));
afterEach(endSession);

/** A deposit of 50 that is on its way. */
async function submitDeposit() {
  let grant = () => {};
  let refuse = (_error: unknown) => {};
  const answer = new Promise<void>((resolve, reject) => {
    grant = resolve;
    refuse = reject;
  });
  const onDone = vi.fn();
  const onPage = vi.fn();
  const client = createQueryClient({ onError: onPage, onSuccess: vi.fn() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const call = {
    name: 'deposit',
    send: (_amount: number) => answer,
    handles: () => true,
    onDone,
  } as const;
  const { result, unmount } = renderHook(() => useMoneyCall(call), { wrapper });
  await act(async () => result.current.submit(50));
  const settle = (settleNow: () => void) =>
    act(async () => {
      settleNow();
      await vi.waitFor(() => expect(client.isMutating()).toBe(0));
    });
  return {
    grant: () => settle(grant),
    refuse: (error: unknown) => settle(() => refuse(error)),
    onDone,
    onPage,
    screen: result,
    leave: unmount,
  };
}

describe('what the server refuses', () => {
  const refusal = new ApiError({ kind: 'refused', code: 5000, message: 'Not now' });

  it('is told by the screen, while it is there', async () => {
    const { refuse, screen, onPage } = await submitDeposit();
    await refuse(refusal);
    expect(screen.current.error).toBe(refusal);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('is told by the page once the screen was left', async () => {
    const { refuse, leave, onPage } = await submitDeposit();
    leave();
    await refuse(refusal);
    expect(onPage).toHaveBeenCalledExactlyOnceWith(refusal);
  });
});

describe('what is done about a success', () => {
  it.each([
    ['is done for the player who asked', 1, () => undefined],
    ['is done under a newer token of the same player, too', 1, () => logIn(7, 'second')],
    ['is not done for a guest', 0, endSession],
    ['is not done for another player', 0, () => logIn(8)],
  ])('%s', async (_what, times, change) => {
    const { grant, onDone } = await submitDeposit();
    act(change);
    await grant();
    expect(onDone).toHaveBeenCalledTimes(times);
  });
});

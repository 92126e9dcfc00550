import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, refusalMessage } from './api-error.ts';
import { askAgain, createQueryClient, lookAgainForServer } from './query-client.ts';

const refusal = new ApiError({ kind: 'refused', code: 2201, message: 'Insufficient balance' });

function setUp() {
  const onError = vi.fn();
  const client = createQueryClient({ onError, onSuccess: () => undefined });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, onError, wrapper };
}

const fail = () => Promise.reject(refusal);
const handles = (error: unknown) => refusalMessage(error) !== undefined;

describe('an error of a query or mutation', () => {
  it('goes to the one place that reacts', async () => {
    const { onError, wrapper } = setUp();
    const query = renderHook(() => useQuery({ queryKey: ['x'], queryFn: fail }), { wrapper });
    const mutation = renderHook(() => useMutation({ mutationFn: fail }), { wrapper });
    mutation.result.current.mutate();
    await waitFor(() => expect(query.result.current.isError && mutation.result.current.isError).toBe(true));
    expect(onError.mock.calls).toEqual([[refusal], [refusal]]);
  });

  it('goes nowhere else when the screen shows it itself', async () => {
    const { onError, wrapper } = setUp();
    const options = { mutationFn: fail, meta: { handles } };
    const mutation = renderHook(() => useMutation(options), { wrapper });
    mutation.result.current.mutate();
    await waitFor(() => expect(mutation.result.current.isError).toBe(true));
    expect(onError).not.toHaveBeenCalled();
  });

  it('is told, whatever the screen shows itself, when it takes a log in', async () => {
    const { onError, wrapper } = setUp();
    const over = new ApiError({ kind: 'refused', code: 403, message: 'log in' });
    const options = { mutationFn: () => Promise.reject(over), meta: { handles: () => true } };
    const mutation = renderHook(() => useMutation(options), { wrapper });
    mutation.result.current.mutate();
    await waitFor(() => expect(onError.mock.calls).toEqual([[over]]));
  });

  it('of a query that asks again by itself is told once until an answer comes', async () => {
    const { onError, wrapper } = setUp();
    const outcomes = ['shown', refusal, refusal, 'shown', refusal];
    const queryFn = async () => {
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    const options = { queryKey: ['x'], queryFn, meta: { isPolled: true } };
    const query = renderHook(() => useQuery(options), { wrapper });
    await waitFor(() => expect(query.result.current.isSuccess).toBe(true));
    const toldAfterEach: number[] = [];
    while (outcomes.length > 0) {
      await query.result.current.refetch();
      toldAfterEach.push(onError.mock.calls.length);
    }
    expect(toldAfterEach).toEqual([1, 1, 1, 2]);
  });

  it('is reported after one more try when no server was found', async () => {
    const { onError, wrapper } = setUp();
    const gone = new ApiError({ kind: 'noResponse' });
    const queryFn = vi.fn(() => Promise.reject(gone));
    renderHook(() => useQuery({ queryKey: ['x'], queryFn, retryDelay: 0 }), { wrapper });
    await waitFor(() => expect(onError.mock.calls).toEqual([[gone]]));
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('a screen that found no server', () => {
  it('loads by itself when the server is there again, and has told of its loss once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { client, onError, wrapper } = setUp();
    onTestFinished(lookAgainForServer(client));
    const gone = new ApiError({ kind: 'noResponse' });
    let isThere = false;
    const queryFn = async () => {
      if (!isThere) throw gone;
      return 'loaded';
    };
    const query = renderHook(() => useQuery({ queryKey: ['x'], queryFn, retryDelay: 0 }), { wrapper });
    await waitFor(() => expect(query.result.current.isError).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(onError.mock.calls).toEqual([[gone]]);
    isThere = true;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(query.result.current.data).toBe('loaded');
  });

  it('loads at once when the browser says that its network is back', async () => {
    const { wrapper } = setUp();
    const outcomes = [new ApiError({ kind: 'refused', code: 600, message: 'busy' }), 'loaded'];
    const queryFn = async () => {
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    const query = renderHook(() => useQuery({ queryKey: ['x'], queryFn }), { wrapper });
    await waitFor(() => expect(query.result.current.isError).toBe(true));
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(query.result.current.data).toBe('loaded'));
  });
});

it('what changed while it was first asked for is asked for again', async () => {
  const { client, wrapper } = setUp();
  let told = 'before';
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const answer = told;
    await new Promise<void>((resolve, reject) => {
      setTimeout(resolve, 5);
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
    return answer;
  };
  const query = renderHook(() => useQuery({ queryKey: ['bets', 'issue'], queryFn }), { wrapper });
  told = 'after';
  await act(() => askAgain(client, ['bets']));
  await waitFor(() => expect(query.result.current.data).toBe('after'));
});

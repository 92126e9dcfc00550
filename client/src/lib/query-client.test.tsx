import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, refusalMessage } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const refusal = new ApiError({ kind: 'refused', code: 2201, message: 'Insufficient balance' });

function setUp() {
  const onError = vi.fn();
  const client = createQueryClient(onError);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { onError, wrapper };
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

  it('is reported after one more try when no server was found', async () => {
    const { onError, wrapper } = setUp();
    const gone = new ApiError({ kind: 'noResponse' });
    const queryFn = vi.fn(() => Promise.reject(gone));
    renderHook(() => useQuery({ queryKey: ['x'], queryFn, retryDelay: 0 }), { wrapper });
    await waitFor(() => expect(onError.mock.calls).toEqual([[gone]]));
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

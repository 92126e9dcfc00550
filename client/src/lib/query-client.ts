import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** What a query or mutation may say about its errors. */
type CallMeta = {
  /** Errors that the screen itself shows, so that the page need not react. */
  readonly handles?: (error: unknown) => boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta & Record<string, unknown>;
    mutationMeta: CallMeta & Record<string, unknown>;
  }
}

/** Time in which a second screen that asks the same gets the same answer, in ms. */
const STALE_AFTER_MS = 2000;

/** A request that found no server is tried once more before the player hears of it. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  return failureCount === 0 && error instanceof ApiError && error.failure.kind === 'noResponse';
}

/** Server state of the app. Every error that no screen handles goes to `onError`: the one place that reacts. */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  const report = (error: unknown, meta: CallMeta | undefined) => {
    if (meta?.handles?.(error) !== true) onError(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      // `always`: a phone that believes itself offline gets an error with a retry, not an endless skeleton.
      queries: { retry: isWorthRetrying, staleTime: STALE_AFTER_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

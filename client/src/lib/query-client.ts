import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { isUnanswered, needsLogInDialog } from './api-error.ts';

/** What a query or mutation may say about its errors. */
type CallMeta = {
  /** Errors that the screen itself shows, so that the page need not react. */
  readonly handles?: (error: unknown) => boolean;
  /** Asks again by itself: while it has something to show, failures in a row are told once. */
  readonly isPolled?: boolean;
};

/** What the app does about errors, and with the sign that the server answers again. */
type QueryReactions = {
  readonly onError: (error: unknown) => void;
  readonly onSuccess: () => void;
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
  return failureCount === 0 && isUnanswered(error);
}

/**
 * Tells whether a query fails once more of which the player has been told: one that asks again by itself, or any that
 * finds no server, for which the app looks again.
 */
function createFailureMemory() {
  const failing = new WeakSet<object>();
  return {
    forget: (query: object) => failing.delete(query),
    isRepeated: (error: unknown, query: Query<unknown, unknown>) => {
      const isKnown = failing.has(query);
      failing.add(query);
      const asksAgain = query.meta?.isPolled === true && query.state.data !== undefined;
      return isKnown && (asksAgain || isUnanswered(error));
    },
  };
}

/**
 * Server state of the app. Every error that no screen handles goes to `onError`: the one place that reacts. No screen
 * keeps an error from it that takes a log in.
 */
export function createQueryClient({ onError, onSuccess }: QueryReactions): QueryClient {
  const failures = createFailureMemory();
  const report = (error: unknown, meta: CallMeta | undefined) => {
    if (meta?.handles?.(error) !== true || needsLogInDialog(error)) onError(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!failures.isRepeated(error, query)) report(error, query.meta);
      },
      onSuccess: (_data, query) => {
        failures.forget(query);
        onSuccess();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      // `always`: a phone that believes itself offline gets an error with a retry, not an endless skeleton.
      queries: {
        retry: isWorthRetrying,
        staleTime: STALE_AFTER_MS,
        networkMode: 'always',
        // Not the library's default with `always`: a network that is back fills the screens that it left empty.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Asks again for all that is kept below a key, because it has changed. A first load under way may have been answered
 * before that, and the library would let it go on: it is begun again, too.
 */
export function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  void client.cancelQueries({ queryKey }, { silent: true });
  return client.invalidateQueries({ queryKey });
}

/** Asks once more for everything that the present screen shows; resolves when all of it has come. */
export function useRefreshAll(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries({ type: 'active' });
}

/** A server that could not be found is looked for this often while a screen waits for it, in ms. */
const LOOK_AGAIN_MS = 5000;

/** What the network keeps from a screen. */
function isWaitedFor({ state }: Query): boolean {
  return state.status === 'error' && state.fetchStatus === 'idle' && isUnanswered(state.error);
}

/**
 * Screens that found no server load by themselves when it is there again: a browser tells that its network is back, but
 * not that a server is. Watches until the returned undo is called.
 */
export function lookAgainForServer(client: QueryClient): () => void {
  const waitedFor = { type: 'active', predicate: isWaitedFor } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = () => {
    timer = undefined;
    void client.refetchQueries(waitedFor);
  };
  const stopListening = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isWaitedFor(query)) timer ??= setTimeout(lookAgain, LOOK_AGAIN_MS);
  });
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

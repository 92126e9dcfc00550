import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnanswered } from './api-error.ts';

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

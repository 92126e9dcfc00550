import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { followDemoClock } from '../data/draws/follow-demo-clock.ts';
import { createQueryClient, lookAgainForServer } from '../lib/query-client.ts';
import { noteServerWorks } from '../lib/session-prompt.store.ts';
import { onWorldChange } from '../lib/world.store.ts';
import { reactToError } from './react-to-error.ts';

/** Server state for the whole app; its errors are reacted to where the way to other screens is known. */
export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  // Errors arrive outside of rendering, so the way that is valid then is looked up then.
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  const [queryClient] = useState(() =>
    createQueryClient({
      onError: (error) => reactToError(error, latestNavigate.current),
      onSuccess: noteServerWorks,
    }),
  );
  useEffect(
    // What is under way may be an answer of the world that is gone, and what is known certainly is one.
    () => onWorldChange(() => void queryClient.resetQueries()),
    [queryClient],
  );
  useEffect(() => lookAgainForServer(queryClient), [queryClient]);
  useEffect(() => followDemoClock(queryClient), [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

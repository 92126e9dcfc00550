import { QueryClientProvider } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { queryClient } from '../../control/query-client.ts';
import { Toasts } from '../../page/toasts.tsx';
import { Shell } from './shell.tsx';

/** The console. Pages stand behind the `#`: the paths below `/__mock` are control calls. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* At once: the next key is about what the last one chose. */}
      <HashRouter useTransitions={false}>
        <Shell />
        <Toasts />
      </HashRouter>
    </QueryClientProvider>
  );
}

import { BrowserRouter } from 'react-router-dom';
import { AppShell } from './app-shell.tsx';
import { Providers } from './providers.tsx';

/** The whole app; texts and scale are prepared by whoever renders it. */
export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <AppShell />
      </Providers>
    </BrowserRouter>
  );
}

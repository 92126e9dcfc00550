import { BrowserRouter } from 'react-router-dom';
import { AppShell } from './app-shell.tsx';
import { Providers } from './providers.tsx';

/** The whole app; its caller prepares texts and scale. */
export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <AppShell />
      </Providers>
    </BrowserRouter>
  );
}

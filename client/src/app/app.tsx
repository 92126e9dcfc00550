import { BrowserRouter } from 'react-router-dom';
import { AppShell } from './app-shell.tsx';
import { Providers } from './providers.tsx';
import { WhileDemoLasts } from './while-demo-lasts.tsx';

/** The whole app; its caller prepares texts and scale. */
export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <WhileDemoLasts>
          <AppShell />
        </WhileDemoLasts>
      </Providers>
    </BrowserRouter>
  );
}

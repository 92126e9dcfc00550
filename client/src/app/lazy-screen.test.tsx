import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { it } from 'vitest';
import { lazyFirstScreen } from './lazy-screen.ts';

const Home = () => <main>home</main>;
const shown = ({ Component }: ReturnType<typeof lazyFirstScreen>) =>
  render(
    <Suspense fallback="on its way">
      <Component />
    </Suspense>,
  );

it('a first screen that is there is shown at once', async () => {
  const first = lazyFirstScreen(async () => ({ Home }), 'Home');
  await first.load();
  shown(first);
  screen.getByText('home');
});

it('a first screen that is not there is waited for', async () => {
  shown(lazyFirstScreen(async () => ({ Home }), 'Home'));
  screen.getByText('on its way');
  await screen.findByText('home');
});

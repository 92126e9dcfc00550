import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { it } from 'vitest';
import { lazyView } from './lazy-view.ts';

const Home = () => <main>home</main>;
const shown = ({ Component }: ReturnType<typeof lazyView>) =>
  render(
    <Suspense fallback="on its way">
      <Component />
    </Suspense>,
  );

it('a view that was loaded ahead is shown at once', async () => {
  const view = lazyView(async () => Home);
  await view.load();
  shown(view);
  screen.getByText('home');
});

it('a view that is not there is waited for', async () => {
  shown(lazyView(async () => Home));
  screen.getByText('on its way');
  await screen.findByText('home');
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { LazyOverlay } from '../ui/overlays/lazy-overlay.tsx';
import { PhoneFrame } from '../ui/overlays/phone-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function BrokenScreen(): never {
  throw new Error('a defect');
}

const onCaughtError = vi.fn();

beforeEach(async () => {
  onCaughtError.mockClear();
  await startI18n('en');
});

it('a screen that breaks leaves a friendly text and a way to reload', () => {
  const page = (
    <ErrorBoundary pathname="/broken">
      <BrokenScreen />
    </ErrorBoundary>
  );
  render(page, { onCaughtError });
  screen.getByText('This page cannot be shown');
  screen.getByRole('button', { name: 'Reload' });
  expect(onCaughtError).toHaveBeenCalledTimes(1);
});

it('a crash is left behind by going to another page', () => {
  const page = (pathname: string, isBroken: boolean) => (
    <ErrorBoundary pathname={pathname}>{isBroken ? <BrokenScreen /> : 'all is well'}</ErrorBoundary>
  );
  const { rerender } = render(page('/broken', true), { onCaughtError });
  rerender(page('/home', false));
  screen.getByText('all is well');
});

const unloaded = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));

it('a screen whose code cannot be loaded offers to try again', async () => {
  const Unloaded = lazy(unloaded);
  render(
    <ErrorBoundary pathname="/unloaded">
      <Suspense>
        <Unloaded />
      </Suspense>
    </ErrorBoundary>,
    { onCaughtError },
  );
  await screen.findByText('Could not load');
  screen.getByRole('button', { name: 'Try again' });
});

it('a dialog whose code cannot be loaded leaves the screen as it is, and can be given up', async () => {
  const Unloaded = lazy(unloaded);
  const onClose = vi.fn();
  render(
    <PhoneFrame>
      the screen
      <LazyOverlay onClose={onClose}>
        <Unloaded />
      </LazyOverlay>
    </PhoneFrame>,
    { onCaughtError },
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Could not load' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  screen.getByText('the screen');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a part of the shell that breaks is missed, and takes nothing with it', async () => {
  render(
    <>
      the screen
      <LazyOverlay>
        <BrokenScreen />
      </LazyOverlay>
    </>,
    { onCaughtError },
  );
  screen.getByText('the screen');
});

it('a dialog that breaks says the same in plain words where it must be said', () => {
  render(
    <LazyOverlay onClose={() => {}} fallback="Please log in first">
      <BrokenScreen />
    </LazyOverlay>,
    { onCaughtError },
  );
  screen.getByText('Please log in first');
});

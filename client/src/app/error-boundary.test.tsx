import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
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

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadAllTexts, startI18n } from '../../i18n/i18n.ts';
import { getSession } from '../../lib/session.store.ts';
import { toasts } from '../../lib/toast.store.ts';
import { expectSessionEnded, logInAsPlayer, startServer } from '../../testing/walk-app.tsx';
import { useLogOut } from './use-log-out.ts';

const onSettings = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/setting']}>{children}</MemoryRouter>
);

it('log out ends the session here and at the server, says so and goes home', async () => {
  await startI18n('en');
  await loadAllTexts();
  const server = await startServer();
  const player = logInAsPlayer(server);
  const { result } = renderHook(() => ({ logOut: useLogOut(), location: useLocation() }), {
    wrapper: onSettings,
  });
  act(() => result.current.logOut());
  expect(result.current.location.pathname).toBe('/');
  expect(getSession()).toBe(undefined);
  expect(toasts.useToasts.getState().toasts).toMatchObject([{ text: 'Logged out', tone: 'success' }]);
  await expectSessionEnded(server, player);
});

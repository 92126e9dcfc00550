import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startScriptedServer } from '../testing/scripted-server.ts';
import { openApp } from '../testing/walk-app.tsx';

const OVER = {
  status: 404,
  headers: { 'x-demo-over': '1' },
  body: { code: 404, data: null, msg: 'The demo has ended' },
};

it('a guest whose invitation ended reads one farewell, and neither a log in nor an error nor a screen that would go on asking', async () => {
  await startScriptedServer(() => OVER);
  await openApp('/');
  await screen.findByText('Thank you for playing along!');
  expect(screen.getByRole('alert').textContent).toContain('The demo has ended');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(screen.queryByText(/Interface error|There is no world/)).toBe(null);
  expect(screen.queryByRole('navigation')).toBe(null);
});

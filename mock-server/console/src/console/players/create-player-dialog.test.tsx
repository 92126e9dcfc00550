import { createPlayerControl } from '@canada28/shared/control/players.control.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { CreatePlayerDialog } from './create-player-dialog.tsx';

test('what no player may have is refused in its field, which says what it takes, and is not sent', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json({ code: 200, data: createPlayerControl.example.output, msg: '' });
  });
  render(<CreatePlayerDialog onClose={() => {}} />, { wrapper: MemoryRouter });
  const create = screen.getByRole('button', { name: 'Create the player' });
  for (const [label, wrong, right] of [
    ['Name', 'anna b', 'anna-b'],
    ['Password', 'short', 'longer'],
    ['Transaction password', '12', '1234'],
    ['Balance in USDT', '1,000', '1000.5'],
  ] as const) {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: wrong } });
    fireEvent.click(create);
    expect(field.matches(':invalid')).toBe(true);
    expect(field.title).not.toBe('');
    fireEvent.change(field, { target: { value: right } });
  }
  expect(sent).toEqual([]);
  fireEvent.click(create);
  const wish = { userName: 'anna-b', password: 'longer', payPassword: '1234', balance: '1000.5' };
  await vi.waitFor(() => expect(sent).toMatchObject([wish]));
});

import { creditPlayerControl, getPlayerControl } from '@canada28/shared/control/players.control.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { allDone } from '../../control/perform.ts';
import { CreditForm } from './credit-form.tsx';

/** A server that answers in a moment; tells what was sent to it. */
function bookings() {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    const isBooking = init?.method === 'POST';
    if (isBooking) sent.push(JSON.parse(String(init.body)));
    return Response.json({ code: 200, data: isBooking ? creditPlayerControl.example.output : [], msg: '' });
  });
  return sent;
}

test.each<[string, (field: HTMLElement) => void, string]>([
  ['Enter', (field) => field.closest('form')?.requestSubmit(), '25'],
  ['the button that debits', () => fireEvent.click(screen.getByRole('button', { name: '− Debit' })), '-25'],
])('a sum is booked once, however often %s is pressed before it is', async (_what, press, amount) => {
  const sent = bookings();
  const player = { ...getPlayerControl.example.output, moneyUsable: 100 };
  render(<CreditForm player={player} />);
  const field = screen.getByLabelText('Amount in USDT');
  fireEvent.change(field, { target: { value: '25' } });
  press(field);
  press(field);
  await vi.waitFor(() => expect(field).toHaveProperty('value', ''));
  await allDone();
  expect(sent).toMatchObject([{ amount }]);
});

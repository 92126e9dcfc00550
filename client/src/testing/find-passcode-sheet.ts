import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The sheet that asks for the transaction password, once it takes the digits of a keyboard. */
export async function findPasscodeSheet(): Promise<HTMLElement> {
  const name = 'Transaction password';
  const sheet = await screen.findByRole('dialog', { name });
  const firstSlot = within(sheet).getByLabelText(name, { selector: 'input' });
  await expect.poll(() => document.activeElement).toBe(firstSlot);
  return sheet;
}

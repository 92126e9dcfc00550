import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllTexts, startI18n } from '../../i18n/i18n.ts';
import { AmountField } from './amount-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

function Amount({ isWhole = false }: { isWhole?: boolean }) {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" value={value} onValueChange={setValue} isWhole={isWhole} />;
}

describe('an amount field', () => {
  it.each([
    ['12.5', '12.5'],
    ['12,5', '12,5'],
    ['50,000', '50,000'],
    ['1,234,567.89', '1,234,567.89'],
    ['５０，０００', '50,000'],
    ['１２。５', '12.5'],
    ['0.1234567', '0.123456'],
    ['-5', '5'],
    ['1e3', '13'],
  ])('typing %s leaves %s', async (typed, left) => {
    render(<Amount />);
    await userEvent.type(screen.getByLabelText('Amount'), typed);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(left);
  });

  it.each([
    ['10.5', '105'],
    ['50,000', '50000'],
  ])('takes whole USDT only for a bet: typing %s leaves %s', async (typed, left) => {
    render(<Amount isWhole />);
    await userEvent.type(screen.getByLabelText('Amount'), typed);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(left);
  });
});

describe('a field in error', () => {
  it('says what is wrong to screen readers, too', () => {
    render(
      <TextField label="Account" value="" onValueChange={() => {}} hint="4 or more" error="Too short" />,
    );
    const input = screen.getByLabelText('Account');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Too short',
    );
    expect(screen.queryByText('4 or more')).toBeNull();
  });
});

describe('a password field', () => {
  beforeEach(async () => {
    await startI18n('en');
    await loadAllTexts();
  });

  it('hides the password until the player wants to see it', async () => {
    render(<PasswordField label="Password" value="secret" onValueChange={() => {}} autoComplete="off" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});

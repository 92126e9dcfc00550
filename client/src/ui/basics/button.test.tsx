import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { Button } from './button.tsx';

describe('a button', () => {
  beforeEach(() => startI18n('en'));

  it('acts on a press and on the keyboard', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Bet now</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Bet now' }));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('ignores presses while it loads, says so and keeps the focus', async () => {
    const onClick = vi.fn();
    render(
      <Button onClick={onClick} isLoading>
        Bet now
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Bet now Loading', busy: true });
    button.focus();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('does not submit its form twice', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading>
          Log in
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { act, useActions } from '../page/actions.store.ts';
import { useShortcuts } from '../page/use-shortcuts.ts';
import { useFocusReturn } from './use-focus-return.ts';

const next = vi.fn();

function Controls() {
  const big = useRef<HTMLButtonElement>(null);
  useFocusReturn(big, false);
  useShortcuts();
  useActions([act('stage next', next), act('stage next page', next)]);
  return (
    <>
      <button ref={big} type="button">
        Next
      </button>
      <select aria-label="Language">
        <option>English</option>
        <option>中文</option>
      </select>
    </>
  );
}

test.each([' ', 'PageDown'])(
  'a list that was closed without a choice leaves the key %j to the stage',
  async (key) => {
    next.mockClear();
    render(<Controls />);
    const list = screen.getByRole('combobox');
    await userEvent.click(list);
    expect(document.activeElement).toBe(list);
    // Prevented: the list does not open again.
    expect(fireEvent.keyDown(list, { key })).toBe(false);
    expect(next).toHaveBeenCalledOnce();
  },
);

test('a list that the keyboard reached keeps its keys, and so does one in which a choice is looked for', async () => {
  next.mockClear();
  render(<Controls />);
  const list = screen.getByRole('combobox');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(list);
  expect(fireEvent.keyDown(list, { key: ' ' })).toBe(true);
  await userEvent.click(list);
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(fireEvent.keyDown(list, { key: ' ' })).toBe(true);
  expect(document.activeElement).toBe(list);
  expect(next).not.toHaveBeenCalled();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { act, useActions } from './actions.store.ts';
import { useShortcuts } from './use-shortcuts.ts';

const undo = vi.fn();
const open = vi.fn();

/** A form that goes away although its reader did nothing; what opened it has the keyboard then. */
function Forms() {
  const [hasForm, setHasForm] = useState(true);
  useShortcuts();
  useActions([act('undo', undo)]);
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onMouseEnter={() => setHasForm(false)}>
        Elsewhere
      </button>
      {hasForm && (
        <input
          aria-label="Remark"
          onKeyDown={({ key }) => key === 'Enter' && flushSync(() => setHasForm(false))}
        />
      )}
    </>
  );
}

/** The form goes away while it is typed into. */
async function typeAndLose(): Promise<void> {
  undo.mockClear();
  open.mockClear();
  render(<Forms />);
  await userEvent.type(screen.getByLabelText('Remark'), 'Ad');
  fireEvent.mouseEnter(screen.getByText('Elsewhere'));
  expect(screen.queryByLabelText('Remark')).toBeNull();
}

test('what is typed on after its field went away is no command, and presses no button', async () => {
  await typeAndLose();
  screen.getByText('Open').focus();
  await userEvent.keyboard('z {Enter}z');
  expect(undo).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}z');
  expect(undo).toHaveBeenCalledOnce();
});

test('once no key came for a moment keys are commands again', async () => {
  await typeAndLose();
  vi.useFakeTimers();
  fireEvent.keyDown(document.body, { key: 'z' });
  vi.advanceTimersByTime(999);
  fireEvent.keyDown(document.body, { key: 'z' });
  vi.advanceTimersByTime(999);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(undo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(undo).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('after a press keys are commands again', async () => {
  await typeAndLose();
  fireEvent.pointerDown(document.body);
  await userEvent.keyboard('z');
  expect(undo).toHaveBeenCalledOnce();
});

test('a field that goes by Enter leaves the next key to the page', async () => {
  undo.mockClear();
  render(<Forms />);
  await userEvent.type(screen.getByLabelText('Remark'), 'Ad{Enter}');
  expect(screen.queryByLabelText('Remark')).toBeNull();
  await userEvent.keyboard('z');
  expect(undo).toHaveBeenCalledOnce();
});

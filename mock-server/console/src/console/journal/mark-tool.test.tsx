import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLiveJournal } from '../../control/live-journal.ts';
import { MarkTool } from './mark-tool.tsx';

/** The server's answer to the next change of a mark: all marks that there are. */
function answer(marks: readonly object[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 200, data: marks, msg: '' }),
  );
}

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });

/** Marks entry 1 with a note that is typed. */
async function noteDown(text: string): Promise<void> {
  fireEvent.change(note(), { target: { value: text } });
  answer([{ id: 1, note: text }]);
  await act(async () => fireEvent.submit(note()));
}

const hearOf = (marks: readonly { id: number; note?: string }[]) =>
  act(async () => useLiveJournal.setState({ marks }));

afterEach(() => {
  useLiveJournal.setState({ marks: [] });
});

test('once a note is sent, the note of the mark is shown, also where another tester changes it', async () => {
  await hearOf([{ id: 1 }]);
  render(<MarkTool id={1} />);
  await noteDown('mine');
  expect(note().value).toBe('mine');
  await hearOf([{ id: 1, note: 'of another' }]);
  expect(note().value).toBe('of another');
});

test('a note that is sent again as it stands stays', async () => {
  await hearOf([{ id: 1, note: 'mine' }]);
  render(<MarkTool id={1} />);
  answer([{ id: 1, note: 'mine' }]);
  await act(async () => fireEvent.submit(note()));
  expect(fetch).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ body: JSON.stringify({ note: 'mine' }) }),
  );
});

test('what is typed while a note is sent is sent by Enter, once that is done, and each text once', async () => {
  await hearOf([{ id: 1 }]);
  render(<MarkTool id={1} />);
  const answers: (() => void)[] = [];
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    if (init?.method === 'GET') return Promise.reject(new TypeError('not asked'));
    const { note: text } = JSON.parse(String(init?.body));
    sent.push(text);
    return new Promise((resolve) =>
      answers.push(() => resolve(Response.json({ code: 200, data: [{ id: 1, note: text }], msg: '' }))),
    );
  });
  for (const text of ['mine', 'mine and', 'mine and more']) {
    fireEvent.change(note(), { target: { value: text } });
    for (let times = 0; times < 2; times += 1) await act(async () => fireEvent.submit(note()));
  }
  expect(sent).toEqual(['mine']);
  await act(async () => answers[0]?.());
  expect(sent).toEqual(['mine', 'mine and more']);
  await act(async () => answers[1]?.());
  expect(note().value).toBe('mine and more');
  expect(sent).toHaveLength(2);
});

test('a note that was refused stays to be sent again', async () => {
  await hearOf([{ id: 1, note: 'before' }]);
  render(<MarkTool id={1} />);
  fireEvent.change(note(), { target: { value: 'mine' } });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no server'));
  await act(async () => fireEvent.submit(note()));
  expect(note().value).toBe('mine');
});

test('what was typed is gone with the mark', async () => {
  await hearOf([{ id: 1 }]);
  render(<MarkTool id={1} />);
  fireEvent.change(note(), { target: { value: 'typed' } });
  answer([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Marked' })));
  await hearOf([{ id: 1 }]);
  expect(note().value).toBe('');
});

test('the button that marks an entry and takes the mark keeps the keyboard', async () => {
  render(<MarkTool id={1} />);
  const button = screen.getByRole('button', { name: 'Mark' });
  button.focus();
  answer([{ id: 1 }]);
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole('button', { name: 'Marked' })).toBe(document.activeElement);
  answer([]);
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole('button', { name: 'Mark' })).toBe(document.activeElement);
});

import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { useLiveJournal } from '../control/live-journal.ts';
import { Failure } from './page.tsx';

const SHUT = ['gone', 'closed'] as const;

test.each(SHUT)('why nothing can be read is told once in a world that is %s', (state) => {
  const before = useLiveJournal.getState();
  onTestFinished(() => act(() => useLiveJournal.setState(before)));
  render(<Failure error={new Error('Control calls are allowed for: loopback.')} />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  act(() => useLiveJournal.setState({ state }));
  expect(screen.queryByRole('alert')).toBe(null);
});

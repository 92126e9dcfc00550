import { expect, it, onTestFinished, vi } from 'vitest';
import { whileHere } from './while-here.ts';

it('an answer is acted upon on the page where it was asked for, and on no other', () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', '/withdraw');
  const act = vi.fn();
  const onAnswer = whileHere(act);
  onAnswer('first', 1);
  expect(act).toHaveBeenCalledWith('first', 1);
  // The screen may still be there while the code of the next one is on its way.
  history.replaceState(null, '', '/center');
  onAnswer('second', 2);
  expect(act).toHaveBeenCalledTimes(1);
});

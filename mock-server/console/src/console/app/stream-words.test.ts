import { expect, test } from 'vitest';
import { streamWords } from './stream-words.ts';

const WORLD = { world: 'lab' };

test('a share that has ended is told as that, and not as a mock that does not answer', () => {
  expect(streamWords({ ...WORLD, isShared: true }).closed).toBe(
    'The share of the world "lab" has ended: ask for a new link.',
  );
  expect(streamWords(WORLD).closed).toContain('load it again');
});

test('another world is offered only where there are others', () => {
  expect(streamWords(WORLD).gone).toContain('choose another one with W');
  expect(streamWords({ ...WORLD, isShared: true }).gone).toBe('There is no world "lab" any more.');
});

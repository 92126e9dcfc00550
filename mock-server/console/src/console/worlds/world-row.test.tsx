import { createWorldControl, MOST_KNOWN_PLAYERS } from '@canada28/shared/control/worlds.control.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WorldRow } from './world-row.tsx';

test.each([
  [1, '1 player ·'],
  [MOST_KNOWN_PLAYERS - 1, '49 players ·'],
  [MOST_KNOWN_PLAYERS, '50+ players ·'],
])('of a world that tells of %i players is said: %s', (length, words) => {
  const players = Array.from({ length }, (_, index) => ({ userName: `player${index}` }));
  const world = { ...createWorldControl.example.output, players };
  render(<WorldRow world={world} timeZone={undefined} used="now" onAsk={() => undefined} />);
  expect(screen.getByText(words, { exact: false })).toBeDefined();
});

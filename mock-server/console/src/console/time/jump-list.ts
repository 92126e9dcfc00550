import { moveClock } from './time-actions.ts';

/** Where a button leads, how the palette calls it, and its key. */
export const JUMPS = (
  [
    { label: 'Cutoff', keys: 'C', command: { to: 'cutoff' }, said: 'The sale is sealed' },
    { label: 'Draw', keys: 'D', command: { to: 'draw' }, said: 'The issue is drawn' },
    { label: 'Next issue', keys: 'N', command: { to: 'next-issue' }, said: 'The next issue is on sale' },
    { label: 'Maintenance', keys: 'M', command: { to: 'maintenance' }, said: 'The maintenance begins' },
    { label: '+ 1 h', title: 'Go an hour on', keys: 'H', command: { advance: '1h' }, said: 'An hour later' },
    {
      label: 'Now',
      title: 'Go to: now, as the clock outside',
      keys: 'L',
      command: { to: 'now' },
      said: 'The clock is there',
    },
  ] as const
).map(({ command, said, ...jump }) => ({
  title: `Go to: ${jump.label.toLowerCase()}`,
  ...jump,
  run: () => void moveClock(command, said),
}));

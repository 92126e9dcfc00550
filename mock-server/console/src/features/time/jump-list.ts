import { moveClock } from './time-actions.ts';

/** Where a button leads, how the palette calls it, and its key. */
export const JUMPS = [
  {
    label: 'Cutoff',
    title: 'Go to: cutoff',
    keys: 'C',
    run: () => void moveClock({ to: 'cutoff' }, 'The sale is sealed'),
  },
  {
    label: 'Draw',
    title: 'Go to: draw',
    keys: 'D',
    run: () => void moveClock({ to: 'draw' }, 'The issue is drawn'),
  },
  {
    label: 'Next issue',
    title: 'Go to: next issue',
    keys: 'N',
    run: () => void moveClock({ to: 'next-issue' }, 'The next issue is on sale'),
  },
  {
    label: 'Maintenance',
    title: 'Go to: maintenance',
    keys: 'M',
    run: () => void moveClock({ to: 'maintenance' }, 'The maintenance begins'),
  },
  {
    label: '+ 1 h',
    title: 'Go an hour on',
    keys: 'H',
    run: () => void moveClock({ advance: '1h' }, 'An hour later'),
  },
] as const;

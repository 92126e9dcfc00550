import { useState } from 'react';
import { useWorld } from '../../control/world-clock.ts';
import { ACTIONS } from '../../page/action-list.ts';
import { useActions } from '../../page/actions.store.ts';
import { OtherTimeDialog } from './other-time-dialog.tsx';
import { ARRIVED, changeRate, JUMPS, moveClock, RATES, rateWords } from './time-actions.ts';

/** Where the world can be sent and how fast its time passes, from any page; by key where the buttons are. */
export function TimeMoves({ isAtHand }: { readonly isAtHand: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const rate = useWorld().data?.rate ?? 1;
  const otherTime = { ...ACTIONS['other time'], id: 'other time', run: () => setIsAsking(true) };
  const keyed = [...JUMPS, otherTime].map(({ keys, ...move }) => (isAtHand ? { ...move, keys } : move));
  useActions(
    [...keyed, ...MORE, ...rateMoves(rate)].map((move) => ({
      id: `time ${move.title}`,
      ...move,
      group: 'Time',
    })),
  );
  return isAsking && <OtherTimeDialog onClose={() => setIsAsking(false)} />;
}

const MORE = [
  { title: 'Go to: settled', run: () => void moveClock({ to: 'settled' }, 'The issue is settled') },
  {
    title: 'Go to: the end of the maintenance',
    run: () => void moveClock({ to: 'maintenance-end' }, 'The maintenance is over'),
  },
  { title: 'Go to: the next thing that happens', run: () => void moveClock({ to: 'next' }, ARRIVED) },
  { title: 'Let the clock run again', run: () => void moveClock({ resume: true }, 'Time passes again') },
];

/** The one that is now, too: who types "x10" at ×10 is led to no other. */
function rateMoves(present: number) {
  return RATES.map((rate) => ({
    title: rateWords(rate),
    hint: `${rate === 0 ? 'stop the clock, freeze' : `speed ×${rate}`}${rate === present ? ' · so it is already' : ''}`,
    run: () => void changeRate(rate),
  }));
}

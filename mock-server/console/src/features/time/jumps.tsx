import type { ClockMoment } from '@canada28/shared/control/time.control.ts';
import { useMemo, useState } from 'react';
import { type Action, useActions } from '../../data/actions.store.ts';
import { undoLast } from '../../data/perform.ts';
import { Button } from '../../ui/button.tsx';
import styles from './jumps.module.css';
import { OtherTimeDialog } from './other-time-dialog.tsx';
import { moveClock } from './time-actions.ts';

type Jump = {
  readonly to: ClockMoment;
  readonly label: string;
  readonly keys: string;
  readonly said: string;
};

const JUMPS: readonly Jump[] = [
  { to: 'cutoff', label: 'Cutoff', keys: 'C', said: 'The sale is sealed' },
  { to: 'draw', label: 'Draw', keys: 'D', said: 'The issue is drawn' },
  { to: 'next-issue', label: 'Next issue', keys: 'N', said: 'The next issue is on sale' },
  { to: 'maintenance', label: 'Maintenance', keys: 'M', said: 'The maintenance begins' },
];

const HOUR = '1h';

/** Sends the world to where something happens. */
export function Jumps() {
  const [isAsking, setIsAsking] = useState(false);
  useActions(
    useMemo<readonly Action[]>(
      () => [
        ...JUMPS.map(({ to, label, keys, said }) => ({
          id: `to ${to}`,
          title: `Go to: ${label.toLowerCase()}`,
          group: 'Time',
          keys,
          run: () => void moveClock({ to }, said),
        })),
        ...MORE,
        {
          id: 'other time',
          title: 'Go to another time…',
          group: 'Time',
          keys: 'T',
          run: () => setIsAsking(true),
        },
      ],
      [],
    ),
  );
  return (
    <div className={styles.jumps}>
      <span className={styles.word}>Go to</span>
      {JUMPS.map(({ to, label, keys, said }) => (
        <Button key={to} keys={keys} onClick={() => void moveClock({ to }, said)}>
          {label}
        </Button>
      ))}
      <Button keys="H" onClick={() => void moveClock({ advance: HOUR }, 'An hour later')}>
        + 1 h
      </Button>
      <Button kind="quiet" keys="T" onClick={() => setIsAsking(true)}>
        other time…
      </Button>
      <span className={styles.spacer} />
      <Button kind="quiet" keys="Z" onClick={() => void undoLast()}>
        ↶ Back
      </Button>
      {isAsking && <OtherTimeDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}

/** What the palette has beside the buttons. */
const MORE: readonly Action[] = [
  {
    id: 'hour',
    title: 'Go an hour on',
    group: 'Time',
    keys: 'H',
    run: () => void moveClock({ advance: HOUR }, 'An hour later'),
  },
  {
    id: 'to settled',
    title: 'Go to: settled',
    group: 'Time',
    run: () => void moveClock({ to: 'settled' }, 'The issue is settled'),
  },
  {
    id: 'to maintenance-end',
    title: 'Go to: the end of the maintenance',
    group: 'Time',
    run: () => void moveClock({ to: 'maintenance-end' }, 'The maintenance is over'),
  },
  {
    id: 'to next',
    title: 'Go to: the next thing that happens',
    group: 'Time',
    run: () => void moveClock({ to: 'next' }, 'There'),
  },
  {
    id: 'freeze',
    title: 'Stop the clock',
    group: 'Time',
    run: () => void moveClock({ freeze: true }, 'Time stands still'),
  },
  {
    id: 'resume',
    title: 'Let the clock run again',
    group: 'Time',
    run: () => void moveClock({ resume: true }, 'Time passes again'),
  },
];

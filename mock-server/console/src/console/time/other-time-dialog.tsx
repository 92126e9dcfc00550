import { useState } from 'react';
import { useTimeZone } from '../../control/use-time-zone.ts';
import { useWorldNow } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import styles from './jumps.module.css';
import { ARRIVED, moveClock, typedMove } from './time-actions.ts';

const DURATIONS = ['10s', '3m30s', '24h', '7d'] as const;

/** Sends the world to a weekday and time, to a date, or so far on: forward only, because what happened has happened. */
export function OtherTimeDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const zone = useTimeZone() ?? 'Asia/Shanghai';
  const move = typedMove(typed, { nowMs: useWorldNow() ?? 0, zone });
  const go = async (event: React.FormEvent) => {
    event.preventDefault();
    if (await move?.run()) onClose();
  };
  return (
    <Dialog
      title="Another time"
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="other-time" disabled={move === undefined}>
          Go
        </Button>
      }
    >
      <form id="other-time" onSubmit={(event) => void go(event)}>
        <Field
          label="A weekday and a time, a date, or how far on"
          hint='"Monday 19:58", "19:58", "2026-12-31 23:59:50", "3m30s", "2d"'
        >
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Monday 19:58"
          />
        </Field>
      </form>
      <div className={styles.jumps}>
        {DURATIONS.map((advance) => (
          <Button
            key={advance}
            size="small"
            onClick={() => void moveClock({ advance }, ARRIVED).then((isDone) => isDone && onClose())}
          >
            + {advance}
          </Button>
        ))}
      </div>
      <p role="status">
        {move?.title}
        {typed !== '' && move === undefined && 'That is no time that I know how to read.'}
      </p>
    </Dialog>
  );
}

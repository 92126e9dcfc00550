import { useState } from 'react';
import { usePresent } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import styles from './jumps.module.css';
import { ARRIVED, moveClock, typedMove } from './time-actions.ts';

const DURATIONS = ['10s', '3m30s', '24h', '7d'] as const;

/** Sends the world to a weekday and time, to a date, or so far on: forward only, because what happened has happened. */
export function OtherTimeDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const present = usePresent();
  const move = present && typedMove(typed, present);
  const go = async () => {
    if (await move?.run()) onClose();
  };
  return (
    <Dialog
      title="Another time"
      onClose={onClose}
      isReady={present !== undefined}
      actions={
        <Button kind="primary" type="submit" form="other-time" disabled={move === undefined}>
          Go
        </Button>
      }
    >
      <Form id="other-time" onSend={go}>
        <TextField
          label="A weekday and a time, a date, or how far on"
          hint='"Monday 19:58", "19:58", "2026-12-31 23:59:50", "3m30s", "2d"'
          value={typed}
          onType={setTyped}
          placeholder="Monday 19:58"
        />
      </Form>
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

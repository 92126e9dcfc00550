import { keyOf } from '../../page/action-list.ts';
import { doAction } from '../../page/offered-actions.ts';
import { Button } from '../../ui/button.tsx';
import styles from './jumps.module.css';
import { JUMPS } from './time-actions.ts';

/** Sends the world to where something happens. Their keys are offered by `TimeMoves`. */
export function Jumps() {
  return (
    <div className={styles.jumps}>
      {JUMPS.map(({ label, keys, run }) => (
        <Button key={keys} keys={keys} onClick={run}>
          {label}
        </Button>
      ))}
      <Button kind="quiet" keys={keyOf('other time')} onClick={() => doAction('other time')}>
        Time…
      </Button>
    </div>
  );
}

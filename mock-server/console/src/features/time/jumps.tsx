import { findActionOf } from '../../data/actions.store.ts';
import { undoLast } from '../../data/perform.ts';
import { Button } from '../../ui/button.tsx';
import { JUMPS } from './jump-list.ts';
import styles from './jumps.module.css';

/** Sends the world to where something happens. Their keys are offered by `TimeMoves`. */
export function Jumps() {
  return (
    <div className={styles.jumps}>
      <span className={styles.word}>Go to</span>
      {JUMPS.map(({ label, keys, run }) => (
        <Button key={keys} keys={keys} onClick={run}>
          {label}
        </Button>
      ))}
      <Button kind="quiet" keys="T" onClick={() => findActionOf('T')?.run()}>
        other time…
      </Button>
      <span className={styles.spacer} />
      <Button kind="quiet" keys="Z" onClick={() => void undoLast()}>
        ↶ Back
      </Button>
    </div>
  );
}

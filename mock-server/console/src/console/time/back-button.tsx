import { joinClasses } from '@canada28/ui/join-classes.ts';
import { stepWords } from '../../control/last-step.ts';
import { goBack } from '../../control/perform.ts';
import { useWorld } from '../../control/world-clock.ts';
import { keyOf } from '../../page/action-list.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './jumps.module.css';

export function BackButton() {
  const step = useWorld().data?.lastStep;
  const words = step && stepWords(step);
  const title = words === undefined ? 'There is nothing to undo' : `Undoes: ${words}`;
  return (
    <span className={styles.back} title={title}>
      <Button
        kind="quiet"
        size="small"
        keys={keyOf('undo')}
        aria-describedby="last-step"
        onClick={() => void goBack()}
      >
        ↶ Back
      </Button>
      <span className={joinClasses(layout.cut, layout.hint, styles.step)} id="last-step">
        {words}
      </span>
    </span>
  );
}

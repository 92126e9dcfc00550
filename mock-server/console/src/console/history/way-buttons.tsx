import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { goBack, goForward, listedSteps } from '../../control/go-back.ts';
import { stepWords, useHistory } from '../../control/last-step.ts';
import { useTester } from '../../control/tester.store.ts';
import { keyOf } from '../../page/action-list.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './way-buttons.module.css';

/** Back, named after what it undoes, and forward, after all that it brings back. */
export function WayButtons() {
  // Another name is another "you".
  useTester();
  const { steps, next } = useHistory();
  const [last] = steps;
  const back = last === undefined ? 'Back' : `Back: ${stepWords(last)}`;
  const forward = next.length === 0 ? 'Forward' : `Forward: ${listedSteps(next)}`;
  return (
    <span className={styles.ways}>
      <span className={styles.back} title={last === undefined ? 'There is nothing to undo' : back}>
        <Button keys={keyOf('undo')} onClick={() => void goBack()}>
          <span className={layout.cut}>{back}</span>
        </Button>
      </span>
      <span title={next.length === 0 ? 'There is nothing to bring back' : forward}>
        <Button
          kind="quiet"
          keys={keyOf('redo')}
          disabled={next.length === 0}
          onClick={() => void goForward()}
        >
          <span aria-hidden="true">↷</span>
          <VisuallyHidden>{forward}</VisuallyHidden>
        </Button>
      </span>
    </span>
  );
}

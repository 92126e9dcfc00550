import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.tsx';
import type { Chosen } from './fault-draft.ts';
import styles from './fault-outcome.module.css';

/** What the fault will do, and how a script would ask for it. */
export function Outcome({ chosen: { request, missing } }: { readonly chosen: Chosen }) {
  const json = request && JSON.stringify(request);
  return (
    <div className={styles.outcome}>
      <div className={styles.said}>
        <p className={styles.sentence} role="status" data-missing={missing !== undefined || undefined}>
          {request === undefined ? missing : faultSentence(request)}
        </p>
        <Button kind="primary" type="submit" disabled={request === undefined}>
          Add the fault
        </Button>
      </div>
      {json !== undefined && (
        <div className={styles.json}>
          <code>{json}</code>
          <Button
            size="small"
            onClick={() => void copy(json, 'The JSON is in the clipboard: POST it to /__mock/faults.')}
          >
            Copy JSON
          </Button>
        </div>
      )}
    </div>
  );
}

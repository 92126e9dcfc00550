import { type IssueScript, listDrawScriptsControl } from '@canada28/shared/control/draws.control.ts';
import { useState } from 'react';
import { useControl } from '../../control/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { resultWords } from '../../ui/words.ts';
import { dropScript, scriptDraws } from './draw-scripts.ts';
import styles from './script-dialog.module.css';

const SUMS = Array.from({ length: 28 }, (_, sum) => sum);
const LATENESS = [30, 90, 600] as const;

type ScriptDialogProps = { readonly issueCode: string; readonly onClose: () => void };

/** Decides what becomes of an issue that is to come: a sum, digits, a late draw, none. Players see that it was set. */
export function ScriptDialog({ issueCode, onClose }: ScriptDialogProps) {
  const { data: scripts = [] } = useControl(listDrawScriptsControl);
  const [digits, setDigits] = useState('');
  const own = scripts.filter((script) => script.issueCode === issueCode);
  const decide = async (script: IssueScript, said: string) => {
    if (await scriptDraws(script, `Issue ${issueCode} ${said}.`)) onClose();
  };
  const threeDigits = /^\d{3}$/.test(digits) ? [...digits].map(Number) : undefined;
  const decideDigits = () =>
    threeDigits && decide({ issueCode, digits: threeDigits }, `will be ${resultWords(threeDigits)}`);
  return (
    <Dialog title={`Issue ${issueCode}`} onClose={onClose}>
      <p>What is set here is marked on the player's screen: no player takes it for chance.</p>
      <fieldset className={styles.sums}>
        <legend>It will be</legend>
        {SUMS.map((sum) => (
          <button
            key={sum}
            type="button"
            className={styles.sum}
            aria-pressed={own.some((script) => script.sum === sum)}
            onClick={() => void decide({ issueCode, sum }, `will be ${sum}`)}
          >
            {sum}
          </button>
        ))}
      </fieldset>
      <Form className={styles.row} onSend={decideDigits}>
        <TextField
          label="Or these three digits"
          value={digits}
          inputMode="numeric"
          placeholder="963"
          onType={setDigits}
        />
        <Button type="submit" disabled={threeDigits === undefined}>
          Set the digits
        </Button>
      </Form>
      <div className={styles.row}>
        {LATENESS.map((seconds) => (
          <Button
            key={seconds}
            onClick={() => void decide({ issueCode, lateMs: seconds * 1000 }, `is drawn ${seconds} s late`)}
          >
            {seconds} s late
          </Button>
        ))}
        <Button kind="danger" onClick={() => void decide({ issueCode, void: true }, 'gets no result')}>
          No result
        </Button>
      </div>
      {own.map(({ id, sum, lateMs }) => (
        <div key={id} className={styles.row}>
          <span className={styles.set}>
            {sum !== undefined && `Set: ${sum}`}
            {lateMs !== undefined && `Set: ${lateMs / 1000} s late`}
            {sum === undefined && lateMs === undefined && 'Set: no result'}
          </span>
          <Button size="small" onClick={() => void dropScript(id)}>
            Leave it to chance
          </Button>
        </div>
      ))}
    </Dialog>
  );
}

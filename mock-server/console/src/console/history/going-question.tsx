import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { ask, goBackBefore, goForward, listed, useQuestion } from '../../control/go-back.ts';
import { stepWords, useHistory } from '../../control/last-step.ts';
import { useLiveJournal } from '../../control/live-journal.ts';
import { useTester, whoOf } from '../../control/tester.store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { lineOf } from '../words/entry-line.ts';
import styles from './history.module.css';
import { callsSince } from './standing-calls.ts';

/** Asks before the world goes back or forward where that takes more than one expects. */
export function GoingQuestion() {
  const { asked } = useQuestion();
  if (asked === undefined) return null;
  return asked === 'forward' ? <ForwardQuestion /> : <BackQuestion before={asked.before} />;
}

const ALL = new Intl.ListFormat('en');

function BackQuestion({ before }: { readonly before: number }) {
  const steps = useHistory().steps.filter(({ id }) => id >= before);
  const first = steps.at(-1);
  const others = useOthers(steps);
  const entries = useLiveJournal((journal) => journal.entries);
  const calls = first === undefined ? [] : callsSince(entries, first.realMs);
  const names = calls.map((call) => `${call.path} of ${lineOf(call).who}`);
  return (
    <Question
      title={first === undefined ? 'This step is undone already' : `Go back to before "${first.what}"?`}
      verb={others.length > 0 ? `Undo also what ${ALL.format(others)} did` : 'Go back'}
      onGo={first && (() => void goBackBefore(before, others.length > 0))}
    >
      {first !== undefined && (
        <p>
          {counted(steps.length, 'step')} will be undone
          {others.length > 0 && `, also what ${ALL.format(others)} did`}. Forward brings them back until
          something else is changed.
        </p>
      )}
      <Steps steps={steps} />
      {calls.length > 0 && (
        <p className={layout.hint}>
          With it goes what players did since, {counted(calls.length, 'call')}: {listed(names, names.length)}.
        </p>
      )}
    </Question>
  );
}

/** Only what another tester went back is asked about. */
function ForwardQuestion() {
  const { next } = useHistory();
  const isGone = next.length === 0;
  return (
    <Question
      title={isGone ? 'There is nothing to bring back any more' : 'Bring back what another tester undid?'}
      verb="Bring it back"
      onGo={isGone ? undefined : () => void goForward(true)}
    >
      {!isGone && <p>Another tester went back before these steps:</p>}
      <Steps steps={next} />
    </Question>
  );
}

type QuestionProps = {
  readonly title: string;
  readonly verb: string;
  readonly onGo: (() => void) | undefined;
  readonly children: React.ReactNode;
};

function Question({ title, verb, onGo, children }: QuestionProps) {
  const close = () => ask(undefined);
  const go = () => {
    close();
    onGo?.();
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Change nothing</Button>
          <Button kind="primary" disabled={onGo === undefined} onClick={go}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

const MOST_LISTED = 8;

function Steps({ steps }: { readonly steps: readonly UndoStep[] }) {
  return (
    <ul className={styles.listed}>
      {steps.slice(0, MOST_LISTED).map((step) => (
        <li key={step.id}>{stepWords(step)}</li>
      ))}
      {steps.length > MOST_LISTED && <li>and {steps.length - MOST_LISTED} more</li>}
    </ul>
  );
}

/** The other testers who made some of these steps, each once. */
function useOthers(steps: readonly UndoStep[]): readonly string[] {
  const me = useTester(({ name }) => name);
  return [...new Set(steps.map(({ by }) => whoOf(by, me)))].filter((who) => who !== 'you');
}

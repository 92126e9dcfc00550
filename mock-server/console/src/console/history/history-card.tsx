import { Card } from '@canada28/ui/card.tsx';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useState } from 'react';
import { ask, goForward, listedSteps } from '../../control/go-back.ts';
import { stepWords, useHistory, wallMinute } from '../../control/last-step.ts';
import { useTester, whoOf } from '../../control/tester.store.ts';
import { useWorldNow } from '../../control/world-clock.ts';
import { useClock } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import styles from './history.module.css';
import { WayButtons } from './way-buttons.tsx';

type Steps = ReturnType<typeof useHistory>['steps'];

const FORGOTTEN = 'In the memory of the mock: it forgets the steps when it is started again.';

/** What was changed in this world, by whom and when; any of it can be gone back to. */
export function HistoryCard() {
  const { steps, undone, next, told } = useHistory();
  // Where there is little room it is folded: what happened stays in sight.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={joinClasses(styles.place, isOpen && styles.open)} data-open={isOpen || undefined}>
      <Card
        title="History"
        isFlush
        head={<WayButtons />}
        tools={
          <>
            <span className={layout.small} title={FORGOTTEN}>
              {counted(steps.length, 'step')}
            </span>
            <span className={styles.fold}>
              <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? 'Fold' : 'Show'}
              </Button>
            </span>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
        <ol className={styles.steps} aria-label="Steps, newest first" tabIndex={0}>
          {undone.toReversed().map((step) => (
            <Row key={step.id} step={step} next={step === next[0] ? next : []} />
          ))}
          <Now />
          {[...steps, ...told].map((step) => (
            <Row key={step.id} step={step} />
          ))}
        </ol>
        {steps.length + undone.length + told.length === 0 && (
          <p className={styles.empty}>
            There is no step to go back to. What you or others change from now on appears here: any of it can
            be gone back to.
          </p>
        )}
      </Card>
    </div>
  );
}

function Now() {
  const nowMs = useWorldNow();
  const clock = useClock();
  return (
    <li className={joinClasses(styles.step, styles.now)}>
      <span className={styles.dot} aria-hidden="true" />
      <b>now</b>
      <span className={layout.small}>{nowMs !== undefined && clock.time(nowMs)}</span>
    </li>
  );
}

/** `next`: all that going forward brings back, on its first step. */
function Row({ step, next = [] }: { readonly step: Steps[number]; readonly next?: Steps }) {
  const { what, sentence, by, atMs, realMs, undone, told } = step;
  const me = useTester(({ name }) => name);
  const clock = useClock();
  const who = whoOf(by, me);
  const redo = next.length > 1 ? `Redo ${next.length}` : 'Redo';
  return (
    <li
      className={joinClasses(styles.step, undone && styles.undone)}
      title={`${sentence} In the world it was ${clock.day(atMs)} ${clock.time(atMs)}.`}
    >
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.words}>
        <div className={layout.cut}>{what}</div>
        <div className={joinClasses(layout.cut, layout.small)}>
          <span className={joinClasses(who !== 'you' && styles.other)}>{who}</span>
          {` · ${wallMinute(realMs)}${undone ? ', undone' : ''}`}
        </div>
      </div>
      {next.length > 0 && (
        <Button
          size="small"
          kind="quiet"
          aria-label={`${redo}: ${listedSteps(next)}`}
          onClick={() => void goForward()}
        >
          {redo}
        </Button>
      )}
      {!undone && !told && (
        <Button
          size="small"
          kind="quiet"
          aria-label={`Go back to before ${stepWords(step)}`}
          onClick={() => ask({ before: step.id })}
        >
          Go back
        </Button>
      )}
    </li>
  );
}

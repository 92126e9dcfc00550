import { type IssueRecord, listDrawScriptsControl } from '@canada28/shared/control/draws.control.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { useWorldNow } from '../../control/world-clock.ts';
import { useClock } from '../../page/moment.tsx';
import { counted, usdt } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { resultWords } from '../../ui/words.ts';
import { isToCome, planOf } from '../draws/draw-plan.ts';
import type { Wish } from '../draws/draw-scripts.ts';
import { ScriptDialog } from '../draws/script-dialog.tsx';
import { TurningPoints, useIssues } from '../draws/turning-points.ts';
import styles from './issue-band.module.css';

/** The issues around the present, the daily break among them: one to come is decided by a press, one that was leads to its draw. */
export function IssueBand() {
  const { data } = useIssues();
  const { data: scripts = [] } = useControl(listDrawScriptsControl);
  // It stays while it is asked about, also when time carries the issue off the band: the keys are meant for the question.
  const [asked, setAsked] = useState<string>();
  const nowMs = useWorldNow() ?? 0;
  const issues = data?.issues ?? [];
  const plan = planOf(issues, scripts);
  const pause = data?.break;
  const afterBreak = pause && issues.find(({ saleStartMs }) => saleStartMs >= pause.endMs)?.issueCode;
  const isPauseShown = pause !== undefined && afterBreak !== undefined;
  const first = issues.findIndex(({ endMs }) => nowMs < endMs);
  return (
    <>
      <TurningPoints issues={data} />
      <ol className={styles.band} aria-label="Issues around now">
        {issues.map((issue, index) => (
          <Slot
            key={issue.issueCode}
            issue={issue}
            nowMs={nowMs}
            script={plan.get(issue.issueCode) ?? []}
            pause={isPauseShown && issue.issueCode === afterBreak ? pause : undefined}
            isFar={index < first - NEAR.before || index > first + NEAR.after}
            onDecide={setAsked}
          />
        ))}
      </ol>
      {asked !== undefined && <ScriptDialog issueCode={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type SlotProps = {
  readonly issue: IssueRecord;
  readonly nowMs: number;
  readonly script: readonly Wish[];
  /** The break that lies right before it. */
  readonly pause: { readonly startMs: number; readonly endMs: number } | undefined;
  readonly isFar: boolean;
  readonly onDecide: (issueCode: string) => void;
};

const NEAR = { before: 1, after: 3 } as const;

function Slot({ issue, nowMs, script, pause, isFar, onDecide }: SlotProps) {
  const { issueCode, saleStartMs, saleEndMs, endMs } = issue;
  const isPresent = saleStartMs <= nowMs && nowMs < endMs;
  const isOpen = isToCome(issue.state);
  const sealed = `${((endMs - saleEndMs) / (endMs - saleStartMs)) * 100}%`;
  const content = <Content issue={issue} script={script} isPresent={isPresent} />;
  const past = `${((nowMs - saleStartMs) / (endMs - saleStartMs)) * 100}%`;
  return (
    <>
      {pause !== undefined && <Break pause={pause} nowMs={nowMs} />}
      <li className={joinClasses(styles.slot, isPresent && styles.present, isFar && styles.far)}>
        {isOpen && <span className={styles.seal} style={{ width: sealed }} aria-hidden="true" />}
        {isPresent && <span className={styles.now} style={{ left: past }} aria-hidden="true" />}
        {isOpen ? (
          <button type="button" className={styles.ask} onClick={() => onDecide(issueCode)}>
            {content}
          </button>
        ) : (
          <Link className={styles.ask ?? ''} to={`/draws/${issueCode}`}>
            {content}
          </Link>
        )}
      </li>
    </>
  );
}

type ContentProps = Pick<SlotProps, 'issue' | 'script'> & { readonly isPresent: boolean };

function Content({ issue, script, isPresent }: ContentProps) {
  const { issueCode, digits, state, bets, stakes } = issue;
  const sum = issue.sum ?? script.find((one) => one.sum !== undefined)?.sum;
  const marks = [...marksOfScript(script), ...marksOfResult(issue)].join(' · ');
  const staked = bets > 0 ? `${counted(bets, 'bet')} · ${usdt(stakes)}` : undefined;
  return (
    <>
      <span className={joinClasses(layout.cut, styles.code)}>
        <VisuallyHidden>
          {isToCome(state) ? 'Decide' : 'The draw of'} issue {issueCode}
          {marks && digits && `, ${resultWords(digits)}`}
        </VisuallyHidden>
        <span aria-hidden="true">{isPresent ? issueCode : `…${issueCode.slice(-3)}`}</span>
        {isPresent && ` · ${state === 'selling' ? 'on sale' : 'sealed'}`}
      </span>
      <span className={styles.ball} aria-hidden={digits !== undefined}>
        {sum !== undefined && (
          <Ball value={sum} size="small" isForced={issue.isForced || issue.sum === undefined} />
        )}
      </span>
      <span className={joinClasses(layout.cut, styles.caption, marks !== '' && styles.gold)}>
        {marks || (digits ? resultWords(digits) : staked)}
      </span>
    </>
  );
}

function marksOfScript(script: readonly Wish[]): string[] {
  return script.flatMap((one) => {
    if (one.sum !== undefined) return ['set by you'];
    return one.void ? ['no result'] : ['late'];
  });
}

function marksOfResult({ state, isForced, sum }: IssueRecord): string[] {
  if (state === 'void') return ['void'];
  return isForced && sum !== undefined ? ['was set'] : [];
}

type BreakProps = { readonly pause: NonNullable<SlotProps['pause']>; readonly nowMs: number };

function Break({ pause: { startMs, endMs }, nowMs }: BreakProps) {
  const clock = useClock();
  const isNow = startMs <= nowMs && nowMs < endMs;
  const times = `${clock.minute(startMs)}–${clock.minute(endMs)}`;
  return (
    <li className={joinClasses(styles.slot, styles.break)} title={`Maintenance ${times}`}>
      {isNow && (
        <span className={styles.now} style={{ left: `${((nowMs - startMs) / (endMs - startMs)) * 100}%` }} />
      )}
      <span className={joinClasses(layout.cut, styles.code)}>maintenance</span>
      <span className={styles.ball} />
      <span className={joinClasses(layout.cut, styles.caption)}>{times}</span>
    </li>
  );
}

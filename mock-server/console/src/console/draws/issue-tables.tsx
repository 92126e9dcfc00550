import type { IssueRecord } from '@canada28/shared/control/draws.control.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { useEffect, useRef } from 'react';
import { useTimeZone } from '../../control/use-time-zone.ts';
import { Moment } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { clockOf, count, usdt } from '../../ui/format.ts';
import { Empty } from '../../ui/page.tsx';
import table from '../../ui/table.module.css';
import { type Heading, Table } from '../../ui/table.tsx';
import { resultWords } from '../../ui/words.ts';
import type { Wish } from './draw-scripts.ts';
import styles from './draws.module.css';

const COMING_HEADINGS: readonly Heading[] = ['Issue', 'On sale from', 'Drawn at', 'Result', 'What to do'];

const PAST_HEADINGS: readonly Heading[] = [
  'Issue',
  'Drawn at',
  'Result',
  { title: 'Bets', isNumber: true },
  { title: 'Stakes, USDT', isNumber: true },
];

type ComingTableProps = {
  readonly issues: readonly IssueRecord[];
  readonly plan: ReadonlyMap<string, readonly Wish[]>;
  readonly onDecide: (issueCode: string) => void;
};

/** The issues to come with what is set for them, the next one first. */
export function ComingTable({ issues, plan, onDecide }: ComingTableProps) {
  const clock = clockOf(useTimeZone());
  return (
    <Card title="To come" isFlush>
      <Table headings={COMING_HEADINGS}>
        {issues.map(({ issueCode, state, saleStartMs, drawAtMs }) => (
          <tr key={issueCode}>
            <td>{issueCode}</td>
            <td className={table.muted}>
              {state === 'toCome' ? clock.time(saleStartMs) : STATE_WORDS[state]}
            </td>
            <td className={table.muted}>{clock.time(drawAtMs)}</td>
            <td className={table.wide}>
              <Wishes wishes={plan.get(issueCode) ?? []} />
            </td>
            <td className={styles.decide}>
              <Button
                size="small"
                aria-label={`Decide issue ${issueCode}`}
                onClick={() => onDecide(issueCode)}
              >
                Decide…
              </Button>
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}

const STATE_WORDS: Readonly<Record<IssueRecord['state'], string>> = {
  toCome: 'to come',
  selling: 'on sale',
  sealed: 'sealed',
  drawn: 'drawn',
  settled: 'settled',
  void: 'void',
};

function Wishes({ wishes }: { readonly wishes: readonly Wish[] }) {
  if (wishes.length === 0) return <span className={table.dim}>left to chance</span>;
  return (
    <span className={styles.result}>
      {wishes.map(({ id, sum, lateMs, void: isVoid }) => {
        if (sum !== undefined) return <Ball key={id} value={sum} size="small" isForced />;
        return (
          <Tag isCut key={id} tone={isVoid ? 'red' : 'amber'}>
            {isVoid ? 'no result' : `${(lateMs ?? 0) / 1000} s late`}
          </Tag>
        );
      })}
    </span>
  );
}

type PastTableProps = {
  readonly issues: readonly IssueRecord[];
  readonly chosenCode: string | undefined;
};

/** The issues that were, the last one first. */
export function PastTable({ issues, chosenCode }: PastTableProps) {
  if (issues.length === 0) return <Empty title="Nothing was drawn yet: go to the draw in the cockpit." />;
  return (
    <Card title="Past" isFlush>
      <Table headings={PAST_HEADINGS}>
        {issues.map((issue) => (
          <PastRow key={issue.issueCode} issue={issue} isChosen={issue.issueCode === chosenCode} />
        ))}
      </Table>
    </Card>
  );
}

function PastRow({ issue, isChosen }: { readonly issue: IssueRecord; readonly isChosen: boolean }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'center' });
  }, [isChosen]);
  const { issueCode, drawAtMs, bets, stakes } = issue;
  return (
    <tr ref={row} className={isChosen ? table.chosen : undefined} aria-current={isChosen || undefined}>
      <td>{issueCode}</td>
      <td className={table.muted}>
        <Moment at={drawAtMs} />
      </td>
      <td className={table.wide}>
        <Result issue={issue} />
      </td>
      <td className={table.number}>{bets > 0 ? count(bets) : '–'}</td>
      <td className={table.number}>{bets > 0 ? usdt(stakes) : '–'}</td>
    </tr>
  );
}

function Result({ issue: { sum, digits, state, isForced } }: { readonly issue: IssueRecord }) {
  return (
    <span className={styles.result}>
      {sum !== undefined && <Ball value={sum} size="small" isForced={isForced} />}
      {digits && resultWords(digits)}
      {state === 'void' && (
        <Tag isCut tone="red">
          void: stakes went back
        </Tag>
      )}
      {isForced && sum !== undefined && (
        <Tag isCut tone="gold">
          was set
        </Tag>
      )}
    </span>
  );
}

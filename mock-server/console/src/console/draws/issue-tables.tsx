import type { IssueRecord } from '@canada28/shared/control/draws.control.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { Moment, useClock } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { count, usdt } from '../../ui/format.ts';
import { Empty } from '../../ui/page.tsx';
import table from '../../ui/table.module.css';
import { type Column, Table } from '../../ui/table.tsx';
import { resultWords } from '../../ui/words.ts';
import type { Wish } from './draw-scripts.ts';
import styles from './draws.module.css';

type ComingTableProps = {
  readonly issues: readonly IssueRecord[];
  readonly plan: ReadonlyMap<string, readonly Wish[]>;
  readonly onDecide: (issueCode: string) => void;
};

export function ComingTable({ issues, plan, onDecide }: ComingTableProps) {
  const clock = useClock();
  const columns: readonly Column<IssueRecord>[] = [
    { title: 'Issue', cell: ({ issueCode }) => issueCode },
    {
      title: 'On sale from',
      variant: 'muted',
      cell: ({ state, saleStartMs }) => (state === 'toCome' ? clock.time(saleStartMs) : STATE_WORDS[state]),
    },
    { title: 'Drawn at', variant: 'muted', cell: ({ drawAtMs }) => clock.time(drawAtMs) },
    {
      title: 'Result',
      variant: 'wide',
      cell: ({ issueCode }) => <Wishes wishes={plan.get(issueCode) ?? []} />,
    },
    {
      title: 'Actions',
      variant: 'number',
      cell: ({ issueCode }) => (
        <Button size="small" aria-label={`Decide issue ${issueCode}`} onClick={() => onDecide(issueCode)}>
          Decide…
        </Button>
      ),
    },
  ];
  return (
    <Card title="To come" isFlush>
      <Table columns={columns} rows={issues} keyOf={({ issueCode }) => issueCode} />
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

const PAST_COLUMNS: readonly Column<IssueRecord>[] = [
  { title: 'Issue', cell: ({ issueCode }) => issueCode },
  { title: 'Drawn at', variant: 'muted', cell: ({ drawAtMs }) => <Moment at={drawAtMs} /> },
  { title: 'Result', variant: 'wide', cell: (issue) => <Result issue={issue} /> },
  { title: 'Bets', variant: 'number', cell: ({ bets }) => (bets > 0 ? count(bets) : '–') },
  { title: 'Stakes, USDT', variant: 'number', cell: ({ bets, stakes }) => (bets > 0 ? usdt(stakes) : '–') },
];

export function PastTable({ issues, chosenCode }: PastTableProps) {
  if (issues.length === 0) return <Empty title="Nothing was drawn yet: go to the draw in the cockpit." />;
  return (
    <Card title="Past" isFlush>
      <Table
        columns={PAST_COLUMNS}
        rows={issues}
        keyOf={({ issueCode }) => issueCode}
        rowProps={({ issueCode }) =>
          issueCode === chosenCode ? { ref: show, className: table.chosen, 'aria-current': true } : {}
        }
      />
    </Card>
  );
}

/** Brings a row into sight as it becomes the one that is looked for. */
function show(row: HTMLTableRowElement | null): void {
  row?.scrollIntoView({ block: 'center' });
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

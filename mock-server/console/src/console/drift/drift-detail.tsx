import type { Finding } from '@canada28/shared/control/drift-report.ts';
import { Tag, type TagTone } from '@canada28/ui/tag.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { type Column, Table } from '../../ui/table.tsx';
import { entryLink } from '../journal/use-linked-entry.ts';
import styles from './drift.module.css';
import { removeAccepted } from './drift-actions.ts';
import type { CallReport, DriftRow } from './drift-rows.ts';

type Field = CallReport['fields'][number];

type DetailProps = Pick<DriftRow, 'call' | 'findings'> & {
  readonly onAccept: (findings: readonly Finding[]) => void;
};

/** What differs in a call, and each field of its reply: where that is known from, and whether it came. */
export function DriftDetail({ call, findings, onAccept }: DetailProps) {
  return (
    <div className={styles.detail}>
      {findings.map((finding) => (
        <FindingPart key={finding.id} finding={finding} onAccept={() => onAccept([finding])} />
      ))}
      {call.fields.length > 0 && (
        <div className={styles.fields}>
          <Table columns={COLUMNS} rows={call.fields} keyOf={({ where }) => where} />
        </div>
      )}
      {call.seen > 0 && (
        <div>
          <ButtonLink size="small" href={`#/journal?path=${encodeURIComponent(call.path)}`}>
            Its calls in the journal
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type FindingProps = { readonly finding: Finding; readonly onAccept: () => void };

function FindingPart({ finding, onAccept }: FindingProps) {
  const { id, where, kind, expected, got, seen, example, accepted, reason, until } = finding;
  return (
    <section className={styles.finding} aria-label={where}>
      <p>
        <code>{where}</code> <Tag tone={accepted ? 'neutral' : 'red'}>{kind}</Tag>
      </p>
      <dl className={styles.panes}>
        <div>
          <dt className={layout.small}>The contract says</dt>
          <dd>{expected}</dd>
        </div>
        <div>
          <dt className={layout.small}>What came, {seen === 1 ? 'once' : `${count(seen)} times`}</dt>
          <dd>{got}</dd>
        </div>
      </dl>
      {reason !== undefined && (
        <p className={layout.hint}>
          {accepted ? 'Accepted' : 'Accepted no longer'}: {reason || 'no reason given'}
          {until !== undefined && ` · until ${until}`}
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink size="small" href={entryLink(example)}>
          Entry {example} in the journal
        </ButtonLink>
        {accepted ? (
          <Button size="small" onClick={() => void removeAccepted(id)}>
            Accept no longer
          </Button>
        ) : (
          <Button size="small" onClick={onAccept}>
            Accept…
          </Button>
        )}
      </div>
    </section>
  );
}

const FIELD_TONES: Readonly<Record<Field['verdict'], TagTone>> = {
  confirmed: 'green',
  refuted: 'red',
  unseen: 'neutral',
};

const COLUMNS: readonly Column<Field>[] = [
  { title: 'Field', cell: ({ where }) => <code>{where}</code> },
  { title: 'Origin', variant: 'muted', cell: ({ origin }) => origin },
  { title: 'Verdict', cell: ({ verdict }) => <Tag tone={FIELD_TONES[verdict]}>{verdict}</Tag> },
  { title: 'Seen', variant: 'number', cell: ({ seen }) => count(seen) },
  { title: 'Listed values: those that came', variant: 'wide', from: 900, cell: ListedValues },
];

function ListedValues({ values }: Field) {
  return values.map(({ value, seen }) => (
    <span
      key={value}
      className={seen === 0 ? styles.never : styles.came}
      title={`${value}: ${count(seen)} ×`}
    >
      {value}
    </span>
  ));
}

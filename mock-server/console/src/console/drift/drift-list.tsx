import type { Finding } from '@canada28/shared/control/drift-report.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useState } from 'react';
import { count } from '../../ui/format.ts';
import styles from './drift.module.css';
import { DriftDetail } from './drift-detail.tsx';
import { type CallReport, type DriftRow, seenOf } from './drift-rows.ts';

/** What each verdict is called; its colour is the class of its name. */
const VERDICT_WORDS: Readonly<Record<CallReport['verdict'], string>> = {
  conforms: 'conforms',
  differs: 'differs',
  notOffered: 'not offered',
  unseen: 'never called',
  unknown: 'unknown call',
};

type ListProps = {
  readonly rows: readonly DriftRow[];
  readonly onAccept: (findings: readonly Finding[]) => void;
};

/** Findings, or calls; a press opens what is known of one. */
export function DriftList({ rows, onAccept }: ListProps) {
  const [openKey, setOpenKey] = useState<string>();
  return (
    <>
      <div className={joinClasses(styles.columns, styles.head)} aria-hidden="true">
        <span>Call</span>
        <span>Origin</span>
        <span className={styles.number}>Seen</span>
        <span>Verdict</span>
        <span>What differs, what came</span>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className={joinClasses(styles.row, row.key === openKey && styles.open)}>
            <button
              type="button"
              className={joinClasses(styles.columns, styles.line)}
              aria-expanded={row.key === openKey}
              onClick={() => setOpenKey(row.key === openKey ? undefined : row.key)}
            >
              <Line {...row} />
            </button>
            {row.key === openKey && <DriftDetail {...row} onAccept={onAccept} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ call, findings }: DriftRow) {
  const { path, origin, seen, verdict } = call;
  const words = wordsOf(call, findings);
  return (
    <>
      <code title={path}>{path}</code>
      <span className={styles.muted}>{origin ?? '–'}</span>
      <span className={styles.number}>{count(seen)}</span>
      <span className={styles[verdict]}>{VERDICT_WORDS[verdict]}</span>
      <span title={words}>{words}</span>
    </>
  );
}

/** Of one finding what it is; of a call how many there are, and how much of it came. */
function wordsOf({ fields, seen }: CallReport, findings: readonly Finding[]): string {
  const [first] = findings;
  const listed = fields.flatMap(({ values }) => values);
  const parts = [
    first && `${first.where} · ${first.kind} · ${first.got} where the contract has ${first.expected}`,
    findings.length > 1 && `and ${count(findings.length - 1)} more`,
    first === undefined && seen > 0 && fields.length > 0 && `${seenOf(fields)} fields`,
    first === undefined && seen > 0 && listed.length > 0 && `${seenOf(listed)} listed values`,
  ];
  return parts.filter(Boolean).join(' · ');
}

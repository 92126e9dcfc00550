import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import styles from './drift.module.css';
import { removeAccepted } from './drift-actions.ts';

const TILES = [
  { part: 'calls', title: 'calls seen' },
  { part: 'fields', title: 'fields seen' },
  { part: 'values', title: 'listed values seen' },
  { part: 'codes', title: 'codes seen' },
] as const;

/** How much of the contract was seen, in four figures. */
export function Tiles(coverage: DriftReport['coverage']) {
  return (
    <ul className={styles.tiles}>
      {TILES.map(({ part, title }) => {
        const { seen, of } = coverage[part];
        return (
          <li key={part} className={joinClasses(card.card, styles.tile)}>
            <span className={styles.muted}>{title}</span>
            <span>
              <b>{count(seen)}</b> <span className={styles.muted}>of {count(of)}</span>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(100 * seen) / of}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Every code of the contract: those that came, and how often. */
export function CodeList({ codes }: Pick<DriftReport, 'codes'>) {
  return (
    <ul className={styles.codes}>
      {codes.map(({ value, seen }) => (
        <li key={value} className={seen === 0 ? styles.never : styles.came}>
          {value} {seen > 0 && <span className={styles.muted}>× {count(seen)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What is accepted and no longer occurs, although its call was made. */
export function StaleList({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id} className={joinClasses(styles.row, styles.stale)}>
          <code>{id}</code>
          <Button size="small" aria-label={`Accept ${id} no longer`} onClick={() => void removeAccepted(id)}>
            Accept no longer
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { listDrawScriptsControl, listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import layout from '../../ui/layout.module.css';
import { Failure, Page } from '../../ui/page.tsx';
import { isToCome, planOf } from './draw-plan.ts';
import styles from './draws.module.css';
import { ComingTable, PastTable } from './issue-tables.tsx';
import { QueueCard } from './queue-card.tsx';
import { SaleCard } from './sale-card.tsx';
import { ScriptDialog } from './script-dialog.tsx';
import { useTurningPoints } from './use-turning-points.ts';

const SHOWN = { before: 100, after: 20 } as const;

/** What was drawn (one of them where the address names it), what is on sale, and what of the draws to come is set. */
export function DrawsPage() {
  const { '*': chosenCode } = useParams();
  const [asked, setAsked] = useState<string>();
  const { data: issues, error } = useControl(listIssuesControl, { query: SHOWN });
  const { data: scripts = [] } = useControl(listDrawScriptsControl);
  useTurningPoints(issues);
  const all = issues?.issues ?? [];
  const plan = planOf(all, scripts);
  const issueOf = new Map([...plan].flatMap(([code, wishes]) => wishes.map(({ id }) => [id, code] as const)));
  return (
    <Page
      title="Draws"
      sentence="Every draw is left to chance, unless it is set here: a result, a late draw, none."
    >
      {error && <Failure error={error} />}
      {issues && (
        <div className={styles.columns}>
          <div className={layout.stack}>
            <SaleCard issues={issues} onDecide={setAsked} />
            <ComingTable
              issues={all.filter(({ state }) => isToCome(state))}
              plan={plan}
              onDecide={setAsked}
            />
          </div>
          <div className={layout.stack}>
            <QueueCard scripts={scripts} issueOf={issueOf} />
            <PastTable
              issues={all.filter(({ state }) => !isToCome(state)).toReversed()}
              chosenCode={chosenCode || undefined}
            />
          </div>
        </div>
      )}
      {asked !== undefined && <ScriptDialog issueCode={asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
}

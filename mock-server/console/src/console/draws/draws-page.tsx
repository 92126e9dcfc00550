import { listDrawScriptsControl, listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { formatCountdown } from '@canada28/ui/format-countdown.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { useWorldNow } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { capitalised, count, usdt } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { Failure, Page } from '../../ui/page.tsx';
import { isToCome, planOf } from './draw-plan.ts';
import styles from './draws.module.css';
import { ComingTable, PastTable } from './issue-tables.tsx';
import { QueueCard } from './queue-card.tsx';
import { ScriptDialog } from './script-dialog.tsx';
import { type Issues, TurningPoints } from './turning-points.ts';
import { useMoment } from './use-moment.ts';

const SHOWN = { before: 100, after: 20 } as const;

/** What was drawn (one of them where the address names it), what is on sale, and what of the draws to come is set. */
export function DrawsPage() {
  const { '*': chosenCode } = useParams();
  const [asked, setAsked] = useState<string>();
  const { data: issues, error } = useControl(listIssuesControl, { query: SHOWN });
  const { data: scripts = [] } = useControl(listDrawScriptsControl);
  const all = issues?.issues ?? [];
  const plan = planOf(all, scripts);
  const issueOf = new Map([...plan].flatMap(([code, wishes]) => wishes.map(({ id }) => [id, code] as const)));
  return (
    <Page
      title="Draws"
      sentence="Every draw is left to chance, unless it is set here: a result, a late draw, none."
    >
      <TurningPoints issues={issues} />
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

type SaleCardProps = { readonly issues: Issues; readonly onDecide: (issueCode: string) => void };

function SaleCard({ issues, onDecide }: SaleCardProps) {
  const nowMs = useWorldNow() ?? 0;
  const { word, tone, detail } = useMoment(issues, nowMs);
  const present = issues.issues.find(({ saleStartMs, endMs }) => saleStartMs <= nowMs && nowMs < endMs);
  const isOpen = present?.state === 'selling' || present?.state === 'sealed';
  const facts = [
    { name: 'Issue', value: present?.issueCode ?? '–' },
    {
      name: detail ? capitalised(detail.words) : 'Waits for',
      value: detail ? formatCountdown(detail.atMs - nowMs) : ((present && 'its draw') ?? '–'),
    },
    { name: 'Bets', value: count(present?.bets ?? 0) },
    { name: 'Stakes, USDT', value: usdt(present?.stakes ?? 0) },
  ];
  return (
    <Card
      title="Now"
      head={<Pill tone={tone}>{word}</Pill>}
      tools={
        present &&
        isOpen && (
          <Button size="small" onClick={() => onDecide(present.issueCode)}>
            Decide its result…
          </Button>
        )
      }
    >
      <Facts className={styles.sale} facts={facts} />
    </Card>
  );
}

import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import type { ComponentProps } from 'react';
import { place } from '../../control/place.ts';
import { useDrift } from '../../control/use-drift.ts';
import { useWorld } from '../../control/world-clock.ts';
import { Moment } from '../../page/moment.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import styles from './source-head.module.css';

/** What answers a world that has no database, in the place of its time and its issues, and whether it keeps the contract. */
export function SourceHead() {
  const { data: world } = useWorld();
  return (
    <header className={styles.head}>
      <div className={styles.source}>
        <div className={layout.small}>
          {place.answeredBy === 'upstream' ? 'Answered by another server' : 'Answered by a recording'}
        </div>
        <h1 className={styles.name} title={world?.upstream?.url}>
          {world === undefined ? '…' : <SourceName {...world} />}
        </h1>
        <p className={layout.hint}>
          {world?.recordedAtMs !== undefined && (
            <>
              Recorded <Moment at={world.recordedAtMs} />.{' '}
            </>
          )}
          {world && rulesOf(world)}
        </p>
      </div>
      <Verdict />
    </header>
  );
}

/** The time of a recording stands where its replies have come to. */
function SourceName({ upstream, nowMs }: WorldWire) {
  return upstream === undefined ? <Moment at={nowMs} /> : upstream.url;
}

function rulesOf({ upstream }: WorldWire): string {
  if (upstream === undefined)
    return 'The same call gets the same replies in the recorded order, the last one from then on.';
  const writes = upstream.allowWrites === true ? 'are passed on' : 'are refused';
  const trust = upstream.insecure === true ? ' Any certificate is believed.' : '';
  return `Players, money and time are of that server. Calls that move money ${writes}.${trust}`;
}

/** How much of the contract was seen, and what differs. */
function Verdict() {
  const { data: report } = useDrift();
  if (report === undefined) return null;
  const { findings, coverage, source } = report;
  const seen = `${counted(source.exchanges, 'exchange')} · ${coverage.calls.seen} of ${coverage.calls.of} calls seen`;
  return (
    <div className={styles.verdict}>
      <span className={layout.hint}>{seen}</span>
      <Pill {...verdictOf(report)} />
      {findings.length > 0 && (
        <ButtonLink size="small" href="#/drift">
          Show what differs
        </ButtonLink>
      )}
    </div>
  );
}

/** Where nothing was asked yet, silence is no agreement. */
function verdictOf({ findings, source }: DriftReport): ComponentProps<typeof Pill> {
  if (source.exchanges === 0) return { tone: 'neutral', children: 'nothing asked yet' };
  if (findings.length === 0) return { tone: 'green', children: 'nothing differs' };
  return { tone: 'red', children: counted(findings.length, 'difference') };
}

import type { DriftReport, Finding } from '@canada28/shared/control/drift-report.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasDatabase, place } from '../../control/place.ts';
import { useDrift } from '../../control/use-drift.ts';
import { useWorld } from '../../control/world-clock.ts';
import { FindField } from '../../page/find-field.tsx';
import { Button } from '../../ui/button.tsx';
import { capitalised, count, counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { Empty, Failure, Page } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { CodeList, StaleList, Tiles } from './coverage-parts.tsx';
import { type DriftFile, downloadReport } from './drift-actions.ts';
import { DriftList } from './drift-list.tsx';
import { isOrigin, isView, ORIGINS, type Origin, rowsOf, VIEWS, type View } from './drift-rows.ts';

const FILES: Readonly<Record<string, DriftFile>> = {
  Report: 'drift.html',
  JSON: 'drift.json',
  SARIF: 'drift.sarif',
  JUnit: 'junit.xml',
  Accepted: 'accepted.json',
};

/** Where a server differs from the contract, and how much of the contract was seen at all (control §13). */
export function DriftPage() {
  const { data: report, error } = useDrift();
  const [asked, setAsked] = useState<readonly Finding[]>();
  return (
    <Page
      title="Drift"
      sentence={report && <SourceWords {...report.source} />}
      tools={Object.entries(FILES).map(([label, file]) => (
        <Button key={file} title={`Downloads ${file}`} onClick={() => void downloadReport(file)}>
          {label}
        </Button>
      ))}
    >
      <div className={layout.stack}>
        {error && <Failure error={error} />}
        {report && <Tiles {...report.coverage} />}
        {report && <ReportCard report={report} onAccept={setAsked} />}
      </div>
      {asked && <AcceptDialog findings={asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
}

function SourceWords({ name, exchanges }: DriftReport['source']) {
  const { data: world } = useWorld();
  const calls = counted(exchanges, 'call');
  if (hasDatabase) return `What the ${calls} in the journal used of the contract, and where a reply left it.`;
  if (place.answeredBy === 'recording') return `Answered by a recording · ${calls}`;
  const writes = world?.upstream?.allowWrites === true ? '' : ' · calls that move money are refused';
  return `Answered by ${name} · ${calls}${writes}`;
}

type CardProps = {
  readonly report: DriftReport;
  readonly onAccept: (findings: readonly Finding[]) => void;
};

/** The mock itself is seldom wrong: of it one asks what was tried. */
const FIRST_VIEW = hasDatabase ? 'calls' : 'new';

/** What is shown stands in the address, but for what is typed. */
function useShown() {
  const [query, setQuery] = useSearchParams();
  const [view, origin] = [query.get('view'), query.get('origin')];
  const shown: { readonly view: View; readonly origin: Origin } = {
    view: isView(view) ? view : FIRST_VIEW,
    origin: isOrigin(origin) ? origin : 'any origin',
  };
  const show = (some: Partial<typeof shown>) => setQuery({ ...shown, ...some }, { replace: true });
  return [shown, show] as const;
}

function ReportCard({ report, onAccept }: CardProps) {
  const [shown, show] = useShown();
  const [typed, setTyped] = useState('');
  const rows = rowsOf(report, { ...shown, typed });
  const counts = countsOf(report);
  const isList = shown.view !== 'stale' && shown.view !== 'codes';
  return (
    <Card
      isFlush
      head={
        <>
          <Segments
            label="What is shown"
            value={shown.view}
            choices={VIEWS.map((value) => ({
              value,
              label: `${value === 'calls' ? 'All calls' : capitalised(value)} ${count(counts[value])}`,
            }))}
            onChoose={(view) => show({ view })}
          />
          {isList && (
            <Segments
              label="Origin of the call"
              value={shown.origin}
              choices={ORIGINS.map((value) => ({ value, label: capitalised(value) }))}
              onChoose={(origin) => show({ origin })}
            />
          )}
        </>
      }
      tools={
        isList && (
          <>
            <FindField label="Find a call, a field…" action="find in drift" value={typed} onFind={setTyped} />
            {shown.view === 'new' && rows.length > 1 && (
              <Button size="small" onClick={() => onAccept(rows.flatMap(({ findings }) => findings))}>
                Accept all…
              </Button>
            )}
          </>
        )
      }
    >
      {shown.view === 'codes' && <CodeList codes={report.codes} />}
      {shown.view === 'stale' && report.stale.length > 0 && <StaleList ids={report.stale} />}
      {isList && rows.length > 0 && <DriftList key={shown.view} rows={rows} onAccept={onAccept} />}
      {((isList && rows.length === 0) || (shown.view === 'stale' && counts.stale === 0)) && (
        <Empty title={emptyWords(report, shown.view, counts[shown.view] > 0)} />
      )}
    </Card>
  );
}

function countsOf({ findings, stale, calls, codes }: DriftReport): Readonly<Record<View, number>> {
  const accepted = findings.filter((one) => one.accepted).length;
  return {
    new: findings.length - accepted,
    accepted,
    stale: stale.length,
    calls: calls.length,
    codes: codes.filter(({ seen }) => seen > 0).length,
  };
}

function emptyWords({ source }: DriftReport, view: View, isFiltered: boolean): string {
  if (isFiltered) return 'Nothing matches the filter.';
  if (view === 'accepted') return 'No difference is accepted.';
  if (view === 'stale') return 'Nothing that was accepted is gone.';
  if (source.exchanges === 0) return 'Nothing was called yet: use the phone, and what differs appears here.';
  return 'Nothing new differs. What was never seen is counted above: silence is no agreement.';
}

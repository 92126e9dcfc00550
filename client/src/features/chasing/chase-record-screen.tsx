import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter, RecordState } from '../../lib/record-filter.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { RecordRows } from '../../ui/lists/record-rows.tsx';
import { RecordScreen } from '../../ui/lists/record-screen.tsx';
import { RecordTab } from '../../ui/lists/record-tab.tsx';
import { type ChaseFilter, useChaseRecord } from './chase-record.queries.ts';
import { ChaseRow } from './chase-row.tsx';

/** The states that the record of chases can be narrowed to. */
const CHASE_STATES: readonly RecordState<ChaseFilter>[] = [
  [CHASE_FILTER.running, 'game.chase.running'],
  [CHASE_FILTER.finished, 'game.chase.finished'],
  [CHASE_FILTER.stopped, 'game.chase.stopped'],
];

/** The player's chases, as far as the filter lets them through. */
function ChaseRows({ filter }: { filter: RecordFilter<ChaseFilter> }) {
  const { t } = useTranslation();
  const betNow = (
    <ButtonLink to={paths.roomBetting} variant="secondary" size="small">
      {t('game.bet.now')}
    </ButtonLink>
  );
  return (
    <RecordRows
      label={t('game.chase.record')}
      query={useChaseRecord(filter)}
      filter={filter}
      empty={{
        icon: <Repeat />,
        title: t('chasing.list.empty'),
        text: t('chasing.list.emptyHint'),
        action: betNow,
      }}
    >
      {(chase) => <ChaseRow chase={chase} />}
    </RecordRows>
  );
}

/** The player's chases (product §2, `/chasingRecord`). */
export function ChaseRecordScreen() {
  const { t } = useTranslation();
  return (
    <RecordScreen title={t('game.chase.record')} states={CHASE_STATES}>
      {(filter) => <ChaseRows filter={filter} />}
    </RecordScreen>
  );
}

/** The same without leaving the room. */
export function RoomChases() {
  return <RecordTab states={CHASE_STATES}>{(filter) => <ChaseRows filter={filter} />}</RecordTab>;
}

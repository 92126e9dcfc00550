import type { Chase } from '@canada28/shared/contract/chase.ts';
import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { RecordList } from '../../ui/lists/record-list.tsx';
import { ChaseRow } from './chase-row.tsx';
import { type ChaseRecordFilter, useChaseRecord } from './chasing.queries.ts';
import { useFollowChases } from './use-follow-chases.ts';

const startedAtMs = (chase: Chase) => chase.createdAtMs;

function NoChases({ filter }: { filter: ChaseRecordFilter }) {
  const { t } = useTranslation();
  const isFiltered = filter.status !== CHASE_FILTER.all || filter.days !== undefined;
  if (isFiltered) return <EmptyState icon={<Repeat />} title={t('common.list.empty')} />;
  return (
    <EmptyState
      icon={<Repeat />}
      title={t('chasing.list.empty')}
      text={t('chasing.list.emptyHint')}
      action={
        <ButtonLink to={paths.roomBetting} variant="secondary" size="small">
          {t('game.bet.now')}
        </ButtonLink>
      }
    />
  );
}

/** The chases that the filter lets through. */
export function ChaseRecord({ filter }: { filter: ChaseRecordFilter }) {
  const { t } = useTranslation();
  const record = useChaseRecord(filter);
  useFollowChases();
  return (
    <PagedList query={record} empty={<NoChases filter={filter} />}>
      {(chases) => (
        <RecordList label={t('game.chase.record')} rows={chases} atMsOf={startedAtMs}>
          {(chase) => <ChaseRow chase={chase} />}
        </RecordList>
      )}
    </PagedList>
  );
}

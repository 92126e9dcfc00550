import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { RecordList } from '../../ui/lists/record-list.tsx';
import { type BetRecordFilter, useBetRecord } from './bet-record.queries.ts';
import { BetRow } from './bet-row.tsx';

const placedAtMs = (bet: Bet) => bet.placedAtMs;

function NoBets({ filter }: { filter: BetRecordFilter }) {
  const { t } = useTranslation();
  const isFiltered = filter.status !== 0 || filter.days !== undefined;
  if (isFiltered) return <EmptyState icon={<ReceiptText />} title={t('common.list.empty')} />;
  return (
    <EmptyState icon={<ReceiptText />} title={t('record.list.empty')} text={t('record.list.emptyHint')} />
  );
}

/** The bets that the filter lets through. */
export function BetRecord({ filter }: { filter: BetRecordFilter }) {
  const { t } = useTranslation();
  const record = useBetRecord(filter);
  useRefreshAfterSettlement();
  return (
    <PagedList query={record} empty={<NoBets filter={filter} />}>
      {(bets) => (
        <RecordList label={t('game.bet.record')} rows={bets} atMsOf={placedAtMs}>
          {(bet) => <BetRow bet={bet} />}
        </RecordList>
      )}
    </PagedList>
  );
}

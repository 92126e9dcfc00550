import { BET_FILTER } from '@canada28/shared/contract/betting.contract.ts';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter, RecordState } from '../../lib/record-filter.ts';
import { RecordRows } from '../../ui/lists/record-rows.tsx';
import { RecordScreen } from '../../ui/lists/record-screen.tsx';
import { RecordTab } from '../../ui/lists/record-tab.tsx';
import { type BetFilter, useBetRecord } from './bet-record.queries.ts';
import { BetRow } from './bet-row.tsx';

/** The states that the record of bets can be narrowed to. */
const BET_STATES: readonly RecordState<BetFilter>[] = [
  [BET_FILTER.notDrawn, 'game.order.notDrawn'],
  [BET_FILTER.won, 'game.order.won'],
  [BET_FILTER.lost, 'game.order.lost'],
];

/** The player's bets, as far as the filter lets them through. */
function BetRows({ filter }: { filter: RecordFilter<BetFilter> }) {
  const { t } = useTranslation();
  return (
    <RecordRows
      label={t('game.bet.record')}
      query={useBetRecord(filter)}
      filter={filter}
      empty={{ icon: <ReceiptText />, title: t('record.list.empty'), text: t('record.list.emptyHint') }}
    >
      {(bet) => <BetRow bet={bet} />}
    </RecordRows>
  );
}

/** Betting history of the player (product §2, `/record`). */
export function BetRecordScreen() {
  const { t } = useTranslation();
  return (
    <RecordScreen title={t('game.bet.record')} states={BET_STATES}>
      {(filter) => <BetRows filter={filter} />}
    </RecordScreen>
  );
}

/** The same without leaving the room. */
export function RoomBets() {
  return <RecordTab states={BET_STATES}>{(filter) => <BetRows filter={filter} />}</RecordTab>;
}

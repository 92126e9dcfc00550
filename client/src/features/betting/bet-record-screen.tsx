import { BET_FILTER, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { ReceiptText } from 'lucide-react';
import { type RecordLook, RecordScreen } from '../../ui/lists/record.tsx';
import { type BetFilter, useBetRecord } from './bet-record.queries.ts';
import { BetRow } from './bet-row.tsx';

/** The record of bets. */
export const BET_RECORD: RecordLook<Bet, BetFilter> = {
  titleKey: 'game.bet.record',
  states: [
    [BET_FILTER.notDrawn, 'game.order.notDrawn'],
    [BET_FILTER.won, 'game.order.won'],
    [BET_FILTER.lost, 'game.order.lost'],
  ],
  useRows: useBetRecord,
  atMsOf: (bet) => bet.placedAtMs,
  rowOf: (bet) => <BetRow bet={bet} />,
  empty: { titleKey: 'record.list.empty', textKey: 'record.list.emptyHint' },
  emptyIcon: <ReceiptText />,
};

/** Betting history of the player (product §2, `/record`). */
export function BetRecordScreen() {
  return <RecordScreen look={BET_RECORD} />;
}

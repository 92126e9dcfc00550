import type { Chase } from '@canada28/shared/contract/chase.ts';
import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { type RecordLook, RecordScreen } from '../../ui/lists/record.tsx';
import { ChaseRow } from './chase-row.tsx';
import { type ChaseFilter, useChaseRecord } from './chasing.queries.ts';

function BetNow() {
  const { t } = useTranslation();
  return (
    <ButtonLink to={paths.roomBetting} variant="secondary" size="small">
      {t('game.bet.now')}
    </ButtonLink>
  );
}

/** The record of chases. */
export const CHASE_RECORD: RecordLook<Chase, ChaseFilter> = {
  titleKey: 'game.chase.record',
  states: [
    [CHASE_FILTER.running, 'game.chase.running'],
    [CHASE_FILTER.finished, 'game.chase.finished'],
    [CHASE_FILTER.stopped, 'game.chase.stopped'],
  ],
  useRows: useChaseRecord,
  atMsOf: (chase) => chase.createdAtMs,
  rowOf: (chase) => <ChaseRow chase={chase} />,
  empty: { titleKey: 'chasing.list.empty', textKey: 'chasing.list.emptyHint', action: <BetNow /> },
  emptyIcon: <Repeat />,
};

/** The player's chases (product §2, `/chasingRecord`). */
export function ChaseRecordScreen() {
  return <RecordScreen look={CHASE_RECORD} />;
}

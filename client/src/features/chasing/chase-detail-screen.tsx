import type { Chase } from '@canada28/shared/contract/chase.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/game/money.tsx';
import { DetailList } from '../../ui/lists/detail-list.tsx';
import { type DetailLook, DetailScreen } from '../../ui/lists/detail-screen.tsx';
import { ChaseItems } from './chase-items.tsx';
import { ChaseOutcome } from './chase-outcome.tsx';
import { isRunning } from './chase-progress.ts';
import { type ChaseInFull, useChase } from './chasing.queries.ts';
import { StopChase } from './stop-chase.tsx';

const CHASE_DETAIL: DetailLook<ChaseInFull> = {
  titleKey: 'chasing.detail.title',
  recordPath: paths.chaseRecord,
  recordTitleKey: 'game.chase.record',
  idPattern: /^\d{1,15}$/,
  useThing: useChase,
  refusalOf: (error) => (refusalMessage(error) === undefined ? undefined : {}),
  contentOf: (whole) => (
    <>
      <ChaseOutcome {...whole} />
      <ChaseItems {...whole} />
      <ChaseFacts chase={whole.chase} />
    </>
  ),
  footerOf: (whole) => isRunning(whole.chase) && <StopChase {...whole} />,
};

/** All about one chase (product §2, `/chasingRecordDetail`). */
export function ChaseDetailScreen() {
  return <DetailScreen look={CHASE_DETAIL} />;
}

const STOP_KEYS: Readonly<Record<number, TextKey>> = {
  [STOP_MODE.never]: 'chasing.stop.never',
  [STOP_MODE.whenInProfit]: 'chasing.stop.inProfit',
  [STOP_MODE.onWin]: 'chasing.stop.onWin',
};

/** How the chase was ordered. */
function ChaseFacts({ chase }: { chase: Chase }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { mode, startMultiple, issueGap, winRatePercent, planCode } = chase;
  const multipleKey = mode === 'double' ? 'chasing.form.startMultiple' : 'game.chase.multiple';
  return (
    <DetailList
      facts={[
        { label: t('chasing.form.amount'), value: <Money micros={chase.startAmountMicros} /> },
        mode === 'profit' && { label: t('chasing.form.rate'), value: format.percent(winRatePercent / 100) },
        mode !== 'profit' &&
          mode !== 'ordinary' && { label: t(multipleKey), value: format.count(startMultiple) },
        mode === 'double' && {
          label: t('chasing.form.gap'),
          value: t('chasing.form.gapIssues', { count: issueGap }),
        },
        { label: t('chasing.stop.label'), value: t(STOP_KEYS[chase.stopMode] ?? 'chasing.stop.never') },
        { label: t('chasing.detail.startedAt'), value: format.dateTime(chase.createdAtMs) },
        { label: t('chasing.detail.number'), value: planCode, isCode: true, copies: planCode },
      ]}
    />
  );
}

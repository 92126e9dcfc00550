import type { Chase } from '@canada28/shared/contract/chase.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { Money } from '../../ui/game/money.tsx';
import { Detail, DetailList } from '../../ui/lists/detail-list.tsx';

const STOP_KEYS: Readonly<Record<number, TextKey>> = {
  [STOP_MODE.never]: 'chasing.stop.never',
  [STOP_MODE.whenInProfit]: 'chasing.stop.inProfit',
  [STOP_MODE.onWin]: 'chasing.stop.onWin',
};

/** What only one mode or another goes by. */
function ModeFacts({ chase }: { chase: Chase }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { mode, startMultiple, issueGap, winRatePercent } = chase;
  if (mode === 'profit') {
    return <Detail label={t('chasing.form.rate')}>{format.percent(winRatePercent / 100)}</Detail>;
  }
  if (mode === 'ordinary') return null;
  return (
    <>
      <Detail label={t(mode === 'double' ? 'chasing.form.startMultiple' : 'game.chase.multiple')}>
        {format.count(startMultiple)}
      </Detail>
      {mode === 'double' && (
        <Detail label={t('chasing.form.gap')}>{t('chasing.form.gapIssues', { count: issueGap })}</Detail>
      )}
    </>
  );
}

/** How the chase was ordered. */
export function ChaseFacts({ chase }: { chase: Chase }) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <DetailList>
      <Detail label={t('chasing.form.amount')}>
        <Money micros={chase.startAmountMicros} />
      </Detail>
      <ModeFacts chase={chase} />
      <Detail label={t('chasing.stop.label')}>{t(STOP_KEYS[chase.stopMode] ?? 'chasing.stop.never')}</Detail>
      <Detail label={t('chasing.detail.startedAt')}>{format.dateTime(chase.createdAtMs)}</Detail>
      <Detail label={t('chasing.detail.number')} isCode action={<CopyButton text={chase.planCode} />}>
        {chase.planCode}
      </Detail>
    </DetailList>
  );
}

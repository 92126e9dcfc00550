import type { Chase } from '@canada28/shared/contract/chase.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { Money } from '../../ui/game/money.tsx';
import { DetailList } from '../../ui/lists/detail-list.tsx';
import { STOP_KEYS } from './chase-look.tsx';

const STOP_KEY_OF = new Map<number, TextKey>(STOP_KEYS);

/** How the chase was ordered. */
export function ChaseFacts({ chase }: { chase: Chase }) {
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
        { label: t('chasing.stop.label'), value: t(STOP_KEY_OF.get(chase.stopMode) ?? 'chasing.stop.never') },
        { label: t('chasing.detail.startedAt'), value: format.dateTime(chase.createdAtMs) },
        { label: t('chasing.detail.number'), value: planCode, isCode: true, copies: planCode },
      ]}
    />
  );
}

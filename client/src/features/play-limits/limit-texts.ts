import type { LoosenableLimit, PlayLimits } from '@canada28/shared/contract/play-limits.contract.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';

/** How the value of a limit reads: micro-USDT or minutes; none where it is undefined. */
export function useLimitText(): (limit: LoosenableLimit, value: number | undefined) => string {
  const { t } = useTranslation();
  const format = useFormatter();
  return (limit, value) => {
    if (value === undefined) return t('limits.value.none');
    if (limit === 'sessionMinutes') return t('limits.value.minutes', { minutes: format.count(value) });
    return t('limits.value.sum', { sum: format.usdt(value) });
  };
}

/** What today counts against a limit that is set. */
export function useTodayText(): (limit: LoosenableLimit, limits: PlayLimits) => string | undefined {
  const { t } = useTranslation();
  const format = useFormatter();
  return (limit, limits) => {
    if (limit === 'dailyDeposit')
      return t('limits.deposit.today', { sum: format.usdt(limits.depositedTodayMicros) });
    if (limit === 'sessionMinutes') return undefined;
    // A player who is ahead has lost nothing.
    return t('limits.loss.today', { sum: format.usdt(Math.max(0, limits.lostTodayMicros)) });
  };
}

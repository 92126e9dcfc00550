import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { isOutcomeUnknown, refusalMessage } from '../../lib/api-error.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { showToast } from '../../lib/toast.store.ts';
import { Button } from '../../ui/basics/button.tsx';
import { Notice } from '../../ui/basics/notice.tsx';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './play-limits.module.css';
import { useUpdatePlayLimits } from './use-update-play-limits.ts';

const BREAK_DAYS = [1, 3, 7, 30] as const;

type BreakSheetProps = { runningUntilMs: number | undefined; onClose: () => void };

/** Begins a break from betting, or prolongs it; both cannot be taken back. */
export function BreakSheet({ runningUntilMs, onClose }: BreakSheetProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const updating = useUpdatePlayLimits(() => showToast(t('limits.break.begun'), 'success'));
  const [days, setDays] = useState<(typeof BREAK_DAYS)[number]>(BREAK_DAYS[0]);
  const untilMs = (runningUntilMs ?? serverClock.nowMs()) + days * DAY_MS;
  const begin = () =>
    updating.mutate(
      { timeoutUntil: dateTimeTextFromMs(untilMs) },
      {
        onSuccess: onClose,
        // Without an answer it may have begun: to press once more would prolong it.
        onError: (error) => isOutcomeUnknown(error) && onClose(),
      },
    );
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('limits.break.name')}
      footer={
        <Button isLoading={updating.isPending} onClick={begin}>
          {t(runningUntilMs === undefined ? 'limits.break.begin' : 'limits.break.prolong')}
        </Button>
      }
    >
      <p className={styles.text}>{t('limits.break.text')}</p>
      <ChipGroup
        label={t('limits.break.length')}
        chips={BREAK_DAYS.map((value) => ({ value, label: t('limits.break.days', { count: value }) }))}
        value={days}
        onSelect={setDays}
      />
      <Notice tone="warning">{t('limits.break.final', { time: format.dateTime(untilMs) })}</Notice>
      <Problem>{refusalMessage(updating.error)}</Problem>
    </Sheet>
  );
}

import type { PlayLimits } from '@canada28/shared/contract/play-limits.contract.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useTodayText } from './limit-texts.ts';

type ReminderDialogProps = {
  readonly limits: PlayLimits;
  readonly onGoOn: () => void;
};

/** How long the player has been playing, and what was lost today. */
export function ReminderDialog({ limits, onGoOn }: ReminderDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const todayText = useTodayText();
  const toLimits = () => {
    onGoOn();
    void navigate(paths.accountSecurity);
  };
  return (
    <ConfirmDialog
      title={t('limits.reminder.title', { minutes: limits.sessionMinutes ?? 0 })}
      text={todayText('dailyLoss', limits) ?? ''}
      confirmLabel={t('limits.break.name')}
      onConfirm={toLimits}
      cancelLabel={t('limits.reminder.goOn')}
      onCancel={onGoOn}
    />
  );
}

import { ToastHost } from '@canada28/ui/toast-host.tsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../lib/toast.store.ts';
import styles from './app-toasts.module.css';

/** Long enough to read two lines twice. */
const SHOWN_MS = { success: 4000, error: 4000, info: 4000 };

const ICONS = {
  success: <CircleCheck size={20} className={styles.icon} aria-hidden="true" />,
  error: <CircleAlert size={20} className={styles.icon} aria-hidden="true" />,
  info: <Info size={20} className={styles.icon} aria-hidden="true" />,
};

/** The passing messages at the top of the phone. */
export function AppToasts() {
  const { t } = useTranslation();
  return (
    <ToastHost
      toasts={toasts}
      label={t('ui.toast.region')}
      dismiss={{ label: t('ui.toast.dismiss'), icon: <X size={16} aria-hidden="true" /> }}
      shownMs={SHOWN_MS}
      icons={ICONS}
      styles={styles}
    />
  );
}

import { Spinner } from '@canada28/ui/spinner.tsx';
import { useTranslation } from 'react-i18next';
import { useIsSlow } from '../../lib/pending-requests.ts';
import styles from './loading-indicator.module.css';

/** Stands once in the app; shows itself while a request lasts longer than 400 ms (product §4). */
export function LoadingIndicator() {
  const { t } = useTranslation();
  const isSlow = useIsSlow();
  return (
    <div className={styles.place} role="status">
      {isSlow && (
        <span className={styles.indicator}>
          <Spinner />
          {t('ui.loading.label')}
        </span>
      )}
    </div>
  );
}

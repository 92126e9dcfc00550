import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './forced-mark.module.css';

/** Says of a result that a tester set it. */
export function ForcedMark() {
  const { t } = useTranslation();
  return (
    <span className={styles.mark}>
      <FlaskConical aria-hidden="true" />
      {t('draws.past.forced')}
    </span>
  );
}

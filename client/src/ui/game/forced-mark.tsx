import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './forced-mark.module.css';

/** Says of a result that a tester set it; short where there is no room for words. */
export function ForcedMark({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation();
  const words = t('game.result.forced');
  if (isShort) {
    return (
      <span className={styles.mark} role="img" aria-label={words} title={words}>
        <FlaskConical aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.mark}>
      <FlaskConical aria-hidden="true" />
      {words}
    </span>
  );
}

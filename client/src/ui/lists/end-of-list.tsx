import { useTranslation } from 'react-i18next';
import styles from './state.module.css';

/** Says that a list has come to its end. */
export function EndOfList() {
  const { t } = useTranslation();
  return <p className={styles.end}>{t('ui.list.end')}</p>;
}

import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/basics/link.tsx';
import styles from './auth-links.module.css';

/** Passwords are recovered through customer service only (product §6). */
export function ForgottenPassword() {
  const { t } = useTranslation();
  return (
    <p className={styles.help}>
      {t('auth.landing.forgot')} <Link to={paths.humanService}>{t('auth.landing.forgotHelp')}</Link>
    </p>
  );
}

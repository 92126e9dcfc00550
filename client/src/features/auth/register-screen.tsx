import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './auth.module.css';
import { RegisterForm } from './register-form.tsx';

/** Registration (product §2, `/login`). */
export function RegisterScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.logIn);
  return (
    <Screen background="landing" header={<NavBar title={t('auth.register.title')} onBack={goBack} />}>
      <p className={styles.muted}>{t('auth.register.intro')}</p>
      <RegisterForm />
      <p className={styles.links}>
        {t('auth.register.hasAccount')}{' '}
        <Link to={paths.logIn} replace>
          {t('auth.landing.submit')}
        </Link>
      </p>
      <p className={styles.help}>{t('auth.landing.adult')}</p>
    </Screen>
  );
}

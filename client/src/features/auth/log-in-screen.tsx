import { Ball } from '@canada28/ui/ball.tsx';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { Globe, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDrawIntervalMinutes } from '../../data/draws/draw-interval.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/basics/link.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { WANTS_REGISTRATION } from './account-tab.ts';
import styles from './auth.module.css';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LogInForm } from './log-in-form.tsx';

function TopLinks() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className={styles.top}>
      <Link className={styles.topLink} to={paths.home} aria-label={t('common.tab.home')}>
        <House size={18} aria-hidden="true" />
      </Link>
      <Link className={styles.topLink} to={paths.language}>
        <Globe size={18} aria-hidden="true" />
        {LANGUAGES[language].nativeName}
      </Link>
    </header>
  );
}

function Claim() {
  const { t } = useTranslation();
  const minutes = useDrawIntervalMinutes();
  return (
    <div className={styles.claim}>
      <div className={styles.balls} aria-hidden="true">
        <Ball value={1} tone="red" />
        <Ball value={4} tone="blue" />
        <Ball value={9} tone="green" />
        <Ball value={14} tone="gold" />
      </div>
      <h1 className={styles.headline}>
        <span>{t('auth.landing.zones')}</span> <span>{t('auth.landing.number')}</span>{' '}
        {minutes !== undefined && (
          <span className={styles.interval}>{t('auth.landing.interval', { minutes })}</span>
        )}
      </h1>
      <p className={styles.muted}>{t('auth.landing.claim')}</p>
    </div>
  );
}

/** Landing and log in (product §2, `/logo`). */
export function LogInScreen() {
  const { t } = useTranslation();
  return (
    <Screen background="landing" header={<TopLinks />}>
      <div className={styles.landing}>
        <Claim />
        <LogInForm />
        <p className={styles.links}>
          {t('auth.landing.noAccount')}{' '}
          <Link to={paths.register} state={WANTS_REGISTRATION} replace>
            {t('auth.register.submit')}
          </Link>
        </p>
        <ForgottenPassword />
        <p className={styles.help}>{t('auth.landing.adult')}</p>
      </div>
    </Screen>
  );
}

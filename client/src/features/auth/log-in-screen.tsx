import { LANGUAGES } from '@canada28/ui/languages.ts';
import { Globe, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDemoTrial } from '../../data/auth/use-demo-trial.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/basics/button.tsx';
import { Link } from '../../ui/basics/link.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { WANTS_REGISTRATION } from './account-tab.ts';
import linkStyles from './auth-links.module.css';
import { ForgottenPassword } from './forgotten-password.tsx';
import styles from './landing.module.css';
import { Claim } from './landing-claim.tsx';
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

/** For visitors of a demo, who have no account and need none. */
function DemoEntry() {
  const { t } = useTranslation();
  const trial = useDemoTrial();
  if (trial === undefined) return null;
  return (
    <Button variant="secondary" onClick={trial.start} isLoading={trial.isStarting}>
      {t('ui.demo.try')}
    </Button>
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
        <DemoEntry />
        <p className={linkStyles.links}>
          {t('auth.landing.noAccount')}{' '}
          <Link to={paths.register} state={WANTS_REGISTRATION} replace>
            {t('auth.register.submit')}
          </Link>
        </p>
        <ForgottenPassword />
        <p className={linkStyles.help}>{t('auth.landing.adult')}</p>
      </div>
    </Screen>
  );
}

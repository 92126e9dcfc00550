import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hasHadAccount } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/basics/link.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { SegmentedTabs } from '../../ui/forms/segmented-tabs.tsx';
import { type AccountTab, findWantedTab } from './account-tab.ts';
import styles from './auth.module.css';
import linkStyles from './auth-links.module.css';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LogInForm } from './log-in-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** The tab that the link to this screen meant, else the one that fits what this browser remembers. */
function useFirstTab(): AccountTab {
  const { state } = useLocation();
  return findWantedTab(state) ?? (hasHadAccount() ? 'logIn' : 'register');
}

/** Creating an account and logging in (product §2, `/login`). */
export function AccountScreen() {
  const { t } = useTranslation();
  const [tab, setTab] = useState(useFirstTab());
  const [newAccount, setNewAccount] = useState<string>();
  const items = [
    { value: 'register', label: t('auth.register.title') },
    { value: 'logIn', label: t('session.logIn.action') },
  ] as const;

  const goOnToLogIn = (account: string) => {
    setNewAccount(account);
    setTab('logIn');
  };
  return (
    <TitledScreen title={t('auth.account.title')} backTo={paths.logIn} background="landing">
      <SegmentedTabs label={t('auth.account.tabs')} items={items} value={tab} onValueChange={setTab}>
        {tab === 'register' ? (
          <>
            <p className={styles.muted}>{t('auth.register.intro')}</p>
            <RegisterForm onLogInRefused={goOnToLogIn} />
          </>
        ) : (
          <>
            <LogInForm hasLabels newAccount={newAccount} />
            <ForgottenPassword />
          </>
        )}
      </SegmentedTabs>
      <p className={linkStyles.links}>
        <Link to={paths.logIn} replace>
          {t('auth.account.landing')}
        </Link>
      </p>
      <p className={linkStyles.help}>{t('auth.landing.adult')}</p>
    </TitledScreen>
  );
}

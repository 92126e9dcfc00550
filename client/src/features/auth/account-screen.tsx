import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hasHadAccount } from '../../lib/session.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/basics/link.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { SegmentedTabs } from '../../ui/forms/segmented-tabs.tsx';
import { type AccountTab, findWantedTab } from './account-tab.ts';
import styles from './auth.module.css';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LogInForm } from './log-in-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** The tab that whoever sent the player here meant, else the one that fits what this browser remembers. */
function useFirstTab(): AccountTab {
  const { state } = useLocation();
  return findWantedTab(state) ?? (hasHadAccount() ? 'logIn' : 'register');
}

/** Creating an account and logging in (product §2, `/login`). */
export function AccountScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.logIn);
  const [tab, setTab] = useState(useFirstTab());
  const [newAccount, setNewAccount] = useState<string>();
  const items = [
    { value: 'register', label: t('auth.register.title') },
    { value: 'logIn', label: t('auth.landing.title') },
  ] as const;

  const goOnToLogIn = (account: string) => {
    setNewAccount(account);
    setTab('logIn');
  };
  return (
    <Screen background="landing" header={<NavBar title={t('auth.account.title')} onBack={goBack} />}>
      <SegmentedTabs label={t('auth.account.tabs')} items={items} value={tab} onValueChange={setTab}>
        {tab === 'register' ? (
          <>
            <p className={styles.muted}>{t('auth.register.intro')}</p>
            <RegisterForm onRegistered={goOnToLogIn} />
          </>
        ) : (
          <>
            <LogInForm hasLabels newAccount={newAccount} />
            <ForgottenPassword />
          </>
        )}
      </SegmentedTabs>
      <p className={styles.links}>
        <Link to={paths.logIn} replace>
          {t('auth.account.landing')}
        </Link>
      </p>
      <p className={styles.help}>{t('auth.landing.adult')}</p>
    </Screen>
  );
}

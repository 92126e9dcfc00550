import { useTranslation } from 'react-i18next';
import { PlayLimitsSection } from '../features/play-limits/play-limits-section.tsx';
import { PasswordRows } from '../features/security/password-rows.tsx';
import { useGoBack } from '../lib/use-go-back.ts';
import { paths } from '../paths.ts';
import { NavBar } from '../ui/basics/nav-bar.tsx';
import { Screen } from '../ui/basics/screen.tsx';

/** Passwords, and the limits that a player sets for themselves (product §2, `/accountSecurity`, §10). */
export function AccountSecurityScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  return (
    <Screen header={<NavBar title={t('security.screen.title')} onBack={goBack} />}>
      <PasswordRows />
      <PlayLimitsSection />
    </Screen>
  );
}

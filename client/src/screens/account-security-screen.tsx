import { useTranslation } from 'react-i18next';
import { PlayLimitsSection } from '../features/play-limits/play-limits-section.tsx';
import { PasswordRows } from '../features/security/password-rows.tsx';
import { paths } from '../paths.ts';
import { TitledScreen } from '../ui/basics/titled-screen.tsx';

/** Passwords, and the limits that a player sets for themselves (product §2, `/accountSecurity`, §10). */
export function AccountSecurityScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen title={t('security.screen.title')} backTo={paths.my}>
      <PasswordRows />
      <PlayLimitsSection />
    </TitledScreen>
  );
}

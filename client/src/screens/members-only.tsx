import { LogIn } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../i18n/i18n.ts';
import { usePlayer } from '../lib/session.store.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/basics/button.tsx';
import { EmptyState } from '../ui/basics/empty-state.tsx';
import { Screen } from '../ui/basics/screen.tsx';
import { TitledScreen } from '../ui/basics/titled-screen.tsx';

type MembersOnlyProps = {
  /** None for a tab, whose screen says where it is. */
  titleKey: TextKey | undefined;
  children: ReactNode;
};

/**
 * Shows a screen to players only, to each one again: what one typed or was shown is no other's. A guest sees where it
 * is, and the way in (product §6).
 */
export function MembersOnly({ titleKey, children }: MembersOnlyProps) {
  const { t } = useTranslation();
  const playerId = usePlayer()?.id;
  if (playerId !== undefined) return <Fragment key={playerId}>{children}</Fragment>;
  const wayIn = (
    <EmptyState
      icon={<LogIn />}
      title={t('error.session.logInFirst')}
      text={t('session.logIn.text')}
      action={<ButtonLink to={paths.logIn}>{t('session.logIn.action')}</ButtonLink>}
    />
  );
  if (titleKey === undefined) return <Screen header={false}>{wayIn}</Screen>;
  return (
    <TitledScreen title={t(titleKey)} backTo={paths.home}>
      {wayIn}
    </TitledScreen>
  );
}

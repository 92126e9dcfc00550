import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';

/** A tab of the room about the player's own; a guest is shown the way in, and the countdown above stays. */
export function RoomMembers({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  return (
    <Screen header={false}>
      {isLoggedIn ? (
        children
      ) : (
        <EmptyState
          icon={<LogIn />}
          title={t('session.logIn.title')}
          text={t('session.logIn.text')}
          action={<ButtonLink to={paths.logIn}>{t('session.logIn.action')}</ButtonLink>}
        />
      )}
    </Screen>
  );
}

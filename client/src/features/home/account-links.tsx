import { Pill } from '@canada28/ui/tag.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefreshOnMessage } from '../../data/messages/refresh-on-message.ts';
import { useUnreadCount } from '../../data/messages/unread-messages.queries.ts';
import { useWallet } from '../../data/player/player.queries.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { IconLink } from '../../ui/basics/icon-button.tsx';
import { Link } from '../../ui/basics/link.tsx';
import { Money } from '../../ui/game/money.tsx';
import styles from './home.module.css';

/** What the player can bet with; leads to their account. A guest sees the way to log in. */
export function AccountLink() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const { data: wallet } = useWallet();
  useRefreshOnMessage();
  if (isLoggedIn && wallet === undefined) return null;
  return (
    <Link className={styles.account} to={isLoggedIn ? paths.my : paths.logIn}>
      {wallet && <VisuallyHidden>{t('common.money.available')} </VisuallyHidden>}
      <Pill tone="plain">
        {wallet ? <Money micros={wallet.availableMicros} /> : t('session.logIn.action')}
      </Pill>
    </Link>
  );
}

/** The way to the messages, with how many of them are new. */
export function MessagesLink() {
  const { t } = useTranslation();
  return (
    <IconLink
      to={paths.messages}
      label={t('messages.screen.title')}
      icon={<Bell />}
      badge={useUnreadCount()}
    />
  );
}

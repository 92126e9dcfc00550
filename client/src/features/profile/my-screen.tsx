import { LANGUAGES } from '@canada28/ui/languages.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import {
  ArrowDownLeft,
  ArrowUpRight,
  BookUser,
  CircleHelp,
  Globe,
  Headset,
  LogOut,
  Mail,
  ReceiptText,
  Repeat,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLogOut } from '../../data/auth/use-log-out.ts';
import { useUnreadCount } from '../../data/messages/unread-messages.queries.ts';
import { useLanguage } from '../../i18n/i18n.ts';
import { useRefreshAll } from '../../lib/query-client.ts';
import { useIsLoggedIn, usePlayer } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import text from '../../ui/basics/text.module.css';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { AssetsCard } from './assets-card.tsx';
import { PlayerHead } from './player-head.tsx';

/** In the place of the assets: why to log in, and the way to. */
function GuestCard() {
  const { t } = useTranslation();
  return (
    <HeroCard>
      <div className={column.gap14}>
        <p className={text.quiet}>{t('my.guest.hint')}</p>
        <ButtonLink to={paths.logIn}>{t('my.guest.logIn')}</ButtonLink>
      </div>
    </HeroCard>
  );
}

function LanguageRow() {
  const { t } = useTranslation();
  const { nativeName } = LANGUAGES[useLanguage()];
  return <ListRow icon={<Globe />} title={t('my.menu.language')} value={nativeName} to={paths.language} />;
}

/** What came from the platform, and how much of it is new. */
function MessagesRow() {
  const { t } = useTranslation();
  const count = useUnreadCount();
  return (
    <ListRow
      icon={<Mail />}
      title={t('messages.screen.title')}
      value={count > 0 && <Tag tone="red">{t('my.menu.unread', { count })}</Tag>}
      to={paths.messages}
    />
  );
}

/** The player's account: money, records, settings (product §2, `/center`). */
export function MyScreen() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const player = usePlayer();
  const logOut = useLogOut();
  const refreshAll = useRefreshAll();
  return (
    <Screen onRefresh={refreshAll}>
      <PlayerHead player={player} />
      {isLoggedIn ? <AssetsCard /> : <GuestCard />}
      <List>
        <ListRow icon={<ReceiptText />} title={t('game.bet.record')} to={paths.bettingRecord} />
        <ListRow icon={<Repeat />} title={t('game.chase.record')} to={paths.chaseRecord} />
        <ListRow icon={<ArrowDownLeft />} title={t('finance.record.deposits')} to={paths.depositRecord} />
        <ListRow
          icon={<ArrowUpRight />}
          title={t('finance.record.withdrawals')}
          to={paths.withdrawalRecord}
        />
      </List>
      <List>
        <MessagesRow />
        <ListRow icon={<BookUser />} title={t('address.list.title')} to={paths.addressBook} />
        <ListRow icon={<ShieldCheck />} title={t('security.screen.title')} to={paths.accountSecurity} />
      </List>
      <List>
        <ListRow icon={<Headset />} title={t('help.service.title')} to={paths.customerService} />
        <ListRow icon={<CircleHelp />} title={t('help.center.title')} to={paths.helpCenter} />
        <LanguageRow />
      </List>
      {isLoggedIn && (
        <Button variant="ghost" icon={<LogOut />} onClick={logOut}>
          {t('session.logOut.action')}
        </Button>
      )}
    </Screen>
  );
}

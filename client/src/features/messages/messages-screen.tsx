import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '../../data/messages/unread-messages.queries.ts';
import { useRefreshAll } from '../../lib/query-client.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { List } from '../../ui/lists/list.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { MessageItem } from './message-item.tsx';
import styles from './messages.module.css';
import { useMessages, useReadAllMessages } from './messages.queries.ts';

function NoMessages() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<MailOpen />} title={t('messages.list.empty')} text={t('messages.list.emptyHint')} />
  );
}

function MessageList() {
  const { t } = useTranslation();
  const messages = useMessages();
  return (
    <PagedList query={messages} empty={<NoMessages />}>
      {(received) => (
        <List label={t('messages.screen.title')}>
          {received.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </List>
      )}
    </PagedList>
  );
}

/** What the platform has to tell the player (product §2, `/message`). */
export function MessagesScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  const unreadCount = useUnreadCount();
  const readingAll = useReadAllMessages();
  const refreshAll = useRefreshAll();
  return (
    <Screen
      onRefresh={refreshAll}
      header={
        <NavBar title={t('messages.screen.title')} onBack={goBack}>
          {unreadCount > 0 && (
            <span>
              <button
                type="button"
                className={styles.all}
                disabled={readingAll.isPending}
                onClick={() => readingAll.mutate()}
              >
                {t('messages.screen.readAll')}
              </button>
            </span>
          )}
        </NavBar>
      }
    >
      <MessageList />
    </Screen>
  );
}

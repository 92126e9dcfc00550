import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { useUnreadCount } from '../../lib/unread-messages.queries.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useRefreshAll } from '../../lib/use-refresh-all.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { List } from '../../ui/list.tsx';
import { ListTail } from '../../ui/list-tail.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { MessageItem } from './message-item.tsx';
import styles from './messages.module.css';
import { useMessages, useReadAllMessages } from './messages.queries.ts';

function MessageList() {
  const { t } = useTranslation();
  const messages = useMessages();
  if (messages.data === undefined) {
    if (!messages.isError) return <ListSkeleton />;
    const retry = () => void messages.refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={messages.isFetching} onRetry={retry} />;
  }
  if (messages.data.length === 0) return <EmptyState icon={<MailOpen />} title={t('messages.list.empty')} />;
  return (
    <div className={styles.list}>
      <List label={t('messages.screen.title')}>
        {messages.data.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </List>
      <ListTail
        hasMore={messages.hasNextPage}
        isLoading={messages.isFetchingNextPage}
        hasFailed={messages.isFetchNextPageError}
        onMore={() => void messages.fetchNextPage()}
      />
    </div>
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

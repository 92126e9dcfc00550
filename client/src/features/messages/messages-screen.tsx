import type { Message } from '@canada28/shared/contract/messages.contract.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { MailOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '../../data/messages/unread-messages.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { useRefreshAll } from '../../lib/query-client.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { List } from '../../ui/lists/list.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import styles from './messages.module.css';
import { useMessages, useReadAllMessages, useReadMessage } from './messages.queries.ts';

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

/** One message; opening it shows all of it, and reads it. */
function MessageItem({ message }: { message: Message }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const reading = useReadMessage();
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!message.isRead) reading.mutate(message.id);
  };
  return (
    <li className={styles.message}>
      <span className={styles.head}>
        {!message.isRead && <span className={styles.dot} />}
        <button
          type="button"
          className={joinClasses(styles.opener, message.isRead ? styles.title : styles.unread)}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={toggle}
        >
          {!message.isRead && <VisuallyHidden>{t('messages.item.unread')}</VisuallyHidden>} {message.title}
        </button>
      </span>
      <p id={textId} className={isOpen ? styles.text : styles.excerpt}>
        {message.text}
      </p>
      <span className={styles.time}>{format.dateTime(message.createdAtMs)}</span>
    </li>
  );
}

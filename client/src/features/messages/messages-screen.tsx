import type { Message } from '@canada28/shared/contract/messages.contract.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { MailOpen } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '../../data/messages/unread-messages.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { useRefreshAll } from '../../lib/query-client.ts';
import { paths } from '../../paths.ts';
import { handFocusOn } from '../../ui/basics/hand-focus-on.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { List } from '../../ui/lists/list.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import styles from './messages.module.css';
import { useMessages, useReadAllMessages, useReadMessage } from './messages.queries.ts';

/** What the platform has to tell the player (product §2, `/message`). */
export function MessagesScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen
      title={t('messages.screen.title')}
      backTo={paths.my}
      tools={<ReadAll />}
      onRefresh={useRefreshAll()}
    >
      <PagedList
        query={useMessages()}
        empty={{
          icon: <MailOpen />,
          title: t('messages.list.empty'),
          text: t('messages.list.emptyHint'),
        }}
      >
        {(received) => (
          <List label={t('messages.screen.title')}>
            {received.map((message) => (
              <MessageItem key={message.id} message={message} />
            ))}
          </List>
        )}
      </PagedList>
    </TitledScreen>
  );
}

/** Reads all messages at once; nothing where none is unread. */
function ReadAll() {
  const { t } = useTranslation();
  const readingAll = useReadAllMessages();
  const readAll = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    readingAll.mutate(undefined, { onSuccess: () => handFocusOn(currentTarget) });
  if (useUnreadCount() === 0) return null;
  return (
    <span>
      <button
        type="button"
        className={styles.all}
        aria-disabled={readingAll.isPending}
        onClick={readingAll.isPending ? undefined : readAll}
      >
        {t('messages.screen.readAll')}
      </button>
    </span>
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

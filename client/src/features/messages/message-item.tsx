import type { Message } from '@canada28/shared/contract/messages.contract.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { VisuallyHidden } from '../../ui/basics/visually-hidden.tsx';
import styles from './messages.module.css';
import { useReadMessage } from './messages.queries.ts';

/** One message; opening it shows all of it, and reads it. */
export function MessageItem({ message }: { message: Message }) {
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
    <li>
      <button
        type="button"
        className={styles.message}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={toggle}
      >
        <span className={styles.head}>
          {!message.isRead && (
            <span className={styles.dot}>
              <VisuallyHidden>{t('messages.item.unread')} </VisuallyHidden>
            </span>
          )}
          <span className={message.isRead ? styles.title : styles.unread}>{message.title}</span>
        </span>
        <span id={textId} className={isOpen ? styles.text : styles.excerpt}>
          {message.text}
        </span>
        <span className={styles.time}>{format.dateTime(message.createdAtMs)}</span>
      </button>
    </li>
  );
}

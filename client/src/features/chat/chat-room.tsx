import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { ErrorState } from '../../ui/lists/error-state.tsx';
import { ListSkeleton } from '../../ui/lists/skeleton.tsx';
import styles from './chat.module.css';
import { useChat } from './chat.queries.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLines } from './chat-lines.tsx';

/** What stands in the place of the lines while there are none. */
function NoLines({ children }: { children: ReactNode }) {
  return <div className={styles.none}>{children}</div>;
}

/** The lines there are, or what stands for them. */
function ChatHistory() {
  const { t } = useTranslation();
  const chat = useChat();
  const retry = () => void chat.refetch();
  if (chat.data === undefined) {
    return (
      <NoLines>
        {chat.isError ? (
          <ErrorState title={t('chat.room.failed')} isRetrying={chat.isFetching} onRetry={retry} />
        ) : (
          <ListSkeleton />
        )}
      </NoLines>
    );
  }
  if (chat.data.length > 0) return <ChatLines lines={chat.data} />;
  return (
    <NoLines>
      <EmptyState icon={<MessagesSquare />} title={t('chat.room.empty')} />
    </NoLines>
  );
}

/** The chat: everybody may read, players may write once there is something to write to. */
export function ChatRoom() {
  const { data: lines } = useChat();
  return (
    <main className={styles.room}>
      <ChatHistory />
      {lines !== undefined && <ChatForm />}
    </main>
  );
}

import type { ChatLine } from '@canada28/shared/contract/chat.contract.ts';
import { MAX_CHAT_CHARACTERS } from '@canada28/shared/limits.ts';
import { Spinner } from '@canada28/ui/spinner.tsx';
import { MessagesSquare, SendHorizontal } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { useIsLoggedIn, usePlayer } from '../../lib/session.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import field from '../../ui/forms/field.module.css';
import { Problem } from '../../ui/forms/problem.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import styles from './chat.module.css';
import { useChat, useSendChat } from './chat.queries.ts';

/** The lines there are, or what stands for them. */
function ChatHistory() {
  const { t } = useTranslation();
  const chat = useChat();
  if (chat.data !== undefined && chat.data.length > 0) return <ChatLines lines={chat.data} />;
  return (
    <div className={styles.none}>
      <Loaded query={chat} failedText={t('chat.room.failed')}>
        {() => <EmptyState icon={<MessagesSquare />} title={t('chat.room.empty')} />}
      </Loaded>
    </div>
  );
}

/** The chat room as a screen of its own (product §2, `/cchatRoom`). */
export function ChatScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.home);
  return (
    <div className={styles.screen}>
      <NavBar title={t('chat.room.title')} onBack={goBack} />
      <ChatRoom />
    </div>
  );
}

/** The chat: guests may read, players may also write once there is something to write to. */
export function ChatRoom() {
  const { data: lines } = useChat();
  const playerId = usePlayer()?.id;
  return (
    <main className={styles.room}>
      <ChatHistory />
      {/* To each player again: what one typed is no other's. */}
      {lines !== undefined && <ChatForm key={playerId} />}
    </main>
  );
}

function Line({ line, isOwn }: { line: ChatLine; isOwn: boolean }) {
  const { t } = useTranslation();
  const format = useFormatter();
  if (line.kind === 'system') return <li className={styles.system}>{line.text}</li>;
  return (
    <li className={isOwn ? styles.own : styles.line}>
      <p className={styles.who}>
        {isOwn ? t('chat.line.you') : line.nickName} <span>{format.time(line.createdAtMs)}</span>
      </p>
      <p className={styles.bubble}>{line.text}</p>
    </li>
  );
}

/** What has been said, the newest at the bottom; new lines are read out. */
function ChatLines({ lines }: { lines: readonly ChatLine[] }) {
  const { t } = useTranslation();
  const playerId = usePlayer()?.id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and holds nothing to focus has to take the keys itself.
    <div className={styles.history} role="log" aria-label={t('chat.room.title')} tabIndex={0}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} isOwn={playerId !== undefined && line.playerId === playerId} />
        ))}
      </ul>
    </div>
  );
}

/** The line to type in; a guest is shown the way to it. */
function ChatForm() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const [text, setText] = useState('');
  // What was typed while the line was on its way is the next one.
  const sending = useSendChat((sent) => setText((now) => (now.trim() === sent ? '' : now)));
  const content = text.trim();
  if (!isLoggedIn) {
    return (
      <div className={styles.form}>
        <ButtonLink to={paths.logIn} variant="secondary">
          {t('chat.form.logIn')}
        </ButtonLink>
      </div>
    );
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (content !== '' && !sending.isPending) sending.mutate(content);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <Problem>{refusalMessage(sending.error)}</Problem>
      <div className={styles.box}>
        <input
          className={field.input}
          aria-label={t('chat.form.message')}
          placeholder={t('chat.form.message')}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={MAX_CHAT_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label={t('chat.form.send')}
          aria-busy={sending.isPending}
          // Disabled, it would lose the focus with the line that it has sent.
          aria-disabled={content === ''}
        >
          {sending.isPending ? <Spinner /> : <SendHorizontal size={20} aria-hidden="true" />}
        </button>
      </div>
    </form>
  );
}

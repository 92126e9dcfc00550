import { MAX_CHAT_CHARACTERS } from '@canada28/shared/limits.ts';
import { SendHorizontal } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalMessage } from '../../lib/api-error.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import styles from './chat.module.css';
import { useSendChat } from './chat.queries.ts';

/** The line to type in; a guest is shown the way to it. */
export function ChatForm() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const [text, setText] = useState('');
  const sending = useSendChat(() => setText(''));
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
      <p className={styles.problem} role="alert">
        {refusalMessage(sending.error)}
      </p>
      <div className={styles.box}>
        <input
          className={styles.input}
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
          disabled={content === ''}
        >
          <SendHorizontal aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}

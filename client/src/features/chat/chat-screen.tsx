import { useTranslation } from 'react-i18next';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import styles from './chat.module.css';
import { ChatRoom } from './chat-room.tsx';

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

import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { CardLink } from '../../ui/basics/card-link.tsx';
import column from '../../ui/basics/column.module.css';
import text from '../../ui/basics/text.module.css';
import styles from './chat.module.css';
import { useChat } from './chat.queries.ts';

/** So many lines show that there is talk without being the chat itself. */
const SHOWN_LINES = 3;

/** What was just said, and the way into the chat; nothing where a server has none. */
export function ChatPreview() {
  const { t } = useTranslation();
  const { data: lines } = useChat();
  if (lines === undefined) return null;
  return (
    <Card
      title={t('chat.room.title')}
      tools={<CardLink to={paths.roomChat}>{t('chat.preview.join')}</CardLink>}
    >
      {lines.length === 0 ? (
        <p className={text.quiet}>{t('chat.room.empty')}</p>
      ) : (
        <ul className={column.gap8}>
          {lines.slice(-SHOWN_LINES).map((line) => (
            <li key={line.id} className={styles.previewLine}>
              {line.kind !== 'system' && <span className={styles.previewWho}>{line.nickName}</span>}{' '}
              {line.text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

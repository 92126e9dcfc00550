import type { ChatLine } from '@canada28/shared/contract/chat.contract.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { usePlayer } from '../../lib/session.store.ts';
import styles from './chat.module.css';

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
export function ChatLines({ lines }: { lines: readonly ChatLine[] }) {
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

import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { Moment } from '../../page/moment.tsx';
import styles from './player-sections.module.css';
import { RecordTable, titleOfNewest } from './record-table.tsx';

export function MessagesSection({ player: { messages } }: { readonly player: PlayerDetail }) {
  return (
    <RecordTable
      title={titleOfNewest('Messages', messages)}
      columns={[
        { title: 'World time', variant: 'dim', cell: ({ createTime }) => <Moment at={createTime} /> },
        {
          title: 'State',
          cell: ({ isRead }) => <Pill tone={isRead ? 'neutral' : 'blue'}>{isRead ? 'read' : 'unread'}</Pill>,
        },
        {
          title: 'Message, in English',
          cell: ({ title, text }) => (
            <div className={styles.message}>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          ),
        },
      ]}
      rows={messages}
      keyOf={({ id }) => id}
      empty={{ title: 'No messages yet.', advice: 'Send one with M; the phone tells it at once.' }}
    />
  );
}

import { ADDRESS_STATUS } from '@canada28/shared/contract/addresses.contract.ts';
import { MOST_OF_PLAYER, type PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { Moment } from '../../page/moment.tsx';
import styles from './players.module.css';
import { RecordTable } from './record-table.tsx';

type OfPlayer = { readonly player: PlayerDetail };

/** Log ins that are not forgotten yet; ended ones are. */
export function SessionsSection({ player: { sessions } }: OfPlayer) {
  return (
    <RecordTable
      title={titleOf('Sessions', sessions)}
      columns={[
        { title: 'Logged in', cell: ({ createdAtMs }) => <Moment at={createdAtMs} /> },
        { title: 'Ends', cell: ({ expiresAtMs }) => <Moment at={expiresAtMs} /> },
        {
          title: 'State',
          cell: ({ isOpen }) => <Pill tone={isOpen ? 'green' : 'neutral'}>{isOpen ? 'open' : 'over'}</Pill>,
        },
      ]}
      rows={sessions}
      keyOf={({ createdAtMs }, index) => `${createdAtMs} ${index}`}
      empty={{ title: 'Nobody is logged in.', advice: 'A phone of this player, opened beside, logs in.' }}
    />
  );
}

export function MessagesSection({ player: { messages } }: OfPlayer) {
  return (
    <RecordTable
      title={titleOf('Messages', messages)}
      columns={[
        { title: 'World time', look: 'dim', cell: ({ createTime }) => <Moment at={createTime} /> },
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

const ADDRESS_WORDS: Readonly<Record<number, string>> = {
  [ADDRESS_STATUS.pending]: 'waits for review',
  [ADDRESS_STATUS.reviewed]: 'reviewed',
  [ADDRESS_STATUS.failed]: 'review failed',
};

export function AddressesSection({ player: { addresses } }: OfPlayer) {
  return (
    <RecordTable
      title="Addresses"
      columns={[
        { title: 'Network', cell: ({ protocol }) => protocol },
        { title: 'Address', cell: ({ address }) => <code>{address}</code> },
        { title: 'Name', cell: ({ name }) => name },
        {
          title: 'State',
          cell: ({ status, defaulted }) => (
            <>
              <Pill tone={status === ADDRESS_STATUS.reviewed ? 'green' : 'amber'}>
                {ADDRESS_WORDS[status]}
              </Pill>{' '}
              {defaulted === 1 && <Pill tone="gold">default</Pill>}
            </>
          ),
        },
      ]}
      rows={addresses}
      keyOf={({ id }) => id}
      empty={{
        title: 'No addresses to withdraw to.',
        advice: 'The player adds one on the phone; a new player can be created with some.',
      }}
    />
  );
}

function titleOf(title: string, rows: readonly unknown[]): string {
  return rows.length < MOST_OF_PLAYER ? title : `${title}, the newest ${MOST_OF_PLAYER}`;
}

import { listPlayersControl, type PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { MOST_RECORDS } from '@canada28/shared/control/records.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Pill } from '@canada28/ui/tag.tsx';
import { type KeyboardEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { FindField } from '../../page/find-field.tsx';
import { Moment } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { count, counted } from '../../ui/format.ts';
import { Empty, Failure, Page } from '../../ui/page.tsx';
import { State } from '../../ui/state.tsx';
import { Sum } from '../../ui/sum.tsx';
import { type Column, quietly, Table } from '../../ui/table.tsx';
import { playerWords } from '../../ui/words.ts';
import { CreatePlayerDialog } from './create-player-dialog.tsx';
import { balancesOf } from './player-actions.ts';
import styles from './player-list.module.css';
import { walkRows } from './walk-rows.ts';

export function PlayerList() {
  const { data, error } = useControl(listPlayersControl, { query: { pageSize: MOST_RECORDS } });
  const [typed, setTyped] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const navigate = useNavigate();
  useActions([act('new player', () => setIsCreating(true))]);
  const isPart = data !== undefined && data.total > data.list.length;
  const named = useNamed(typed.trim(), isPart);
  const listed = data?.list.filter((player) => isFound(player, typed)) ?? [];
  const found = [...listed, ...named.filter((one) => listed.every(({ id }) => id !== one.id))];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const [first] = found;
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isTyping && first !== undefined) void navigate(`/players/${first.id}`);
    else walkRows(event);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from the field to the links of the rows. */}
      <div className={styles.list} onKeyDown={onKeyDown}>
        <Page
          title="Players"
          sentence="All players of this world, newest first. Open one to see the money, and what the operator can do."
          tools={
            <>
              <FindField label="Find by name or ID" action="find player" value={typed} onFind={setTyped} />
              <Button kind="primary" keys={keyOf('new player')} onClick={() => setIsCreating(true)}>
                New player
              </Button>
            </>
          }
        >
          {error && <Failure error={error} />}
          {data?.total === 0 && (
            <Empty title="No player is in this world yet.">
              <p>Create a player with the money and the state that you need, or apply a scenario.</p>
              <Button kind="primary" onClick={() => setIsCreating(true)}>
                New player
              </Button>
            </Empty>
          )}
          {data !== undefined && data.total > 0 && found.length === 0 && (
            <Empty
              title={`${isPart ? `None of the newest ${count(data.list.length)} players` : 'No player'} is called "${typed}", and no ID begins so.`}
            >
              {isPart && <p>A whole user name, or a whole ID, finds any player.</p>}
              <Button onClick={() => setTyped('')}>Show all {counted(data.total, 'player')}</Button>
            </Empty>
          )}
          {found.length > 0 && (
            <Card isFlush>
              <Table
                columns={COLUMNS}
                rows={found}
                keyOf={({ id }) => id}
                rowProps={() => ({ className: styles.row })}
              />
            </Card>
          )}
          {isPart && (
            <p className={styles.newest}>
              The newest {count(data.list.length)} of {count(data.total)} are shown.
            </p>
          )}
        </Page>
      </div>
      {isCreating && <CreatePlayerDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}

const WHOLE_ID = /^[1-9]\d{0,14}$/;
const MOST_LETTERS = 64;

/** Where not all players are read: who has this very user name, or this ID. */
function useNamed(text: string, isPart: boolean): readonly PlayerRecord[] {
  const userName = text.slice(0, MOST_LETTERS);
  const isWanted = isPart && text !== '';
  const isId = WHOLE_ID.test(text);
  const ofName = useControl(listPlayersControl, { query: { userName } }, { enabled: isWanted });
  const player = isId ? Number(text) : 1;
  const ofId = useControl(listPlayersControl, { query: { player } }, { enabled: isWanted && isId });
  if (!isWanted) return [];
  // What was read for the text before is shown until this one's answer is there.
  return [...(ofName.data?.list ?? []), ...(ofId.data?.list ?? [])].filter(
    ({ id, userName: name }) => String(id) === text || name.toLowerCase() === text.toLowerCase(),
  );
}

function isFound({ id, userName, nickName }: PlayerRecord, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  return [userName, nickName].some((name) => name.toLowerCase().includes(text)) || `${id}`.startsWith(text);
}

/** A row leads to its player, and arrows lead from row to row. */
const COLUMNS: readonly Column<PlayerRecord>[] = [
  {
    title: 'Player',
    cell: ({ id, userName, nickName }) => (
      <>
        <Link to={`/players/${id}`} className={styles.link ?? ''} data-row>
          {userName}
        </Link>
        {nickName !== userName && <span className={styles.nick}>{nickName}</span>}
      </>
    ),
  },
  { title: 'ID', variant: 'muted', cell: ({ id }) => id },
  {
    title: 'Status',
    cell: ({ status, isPayPasswordLocked }) => (
      <>
        <State {...playerWords(status)} />{' '}
        {isPayPasswordLocked && <Pill tone="amber">transaction password locked</Pill>}
      </>
    ),
  },
  {
    title: 'Available',
    variant: 'number',
    cell: (player) => <Sum micros={balancesOf(player).availableMicros} />,
  },
  {
    title: 'Frozen',
    variant: 'number',
    cell: (player) => quietly(player.moneyFrozen === 0, <Sum micros={balancesOf(player).frozenMicros} />),
  },
  {
    title: 'Open sessions',
    variant: 'number',
    cell: ({ openSessions }) => quietly(openSessions === 0, count(openSessions)),
  },
  {
    title: 'Unread',
    variant: 'number',
    cell: ({ unreadMessages }) => quietly(unreadMessages === 0, count(unreadMessages)),
  },
  { title: 'Created', variant: 'muted', from: 900, cell: ({ createTime }) => <Moment at={createTime} /> },
];

import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
import { count } from '../../ui/format.ts';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { type Heading, Table } from '../../ui/table.tsx';
import { playerWords } from '../../ui/words.ts';
import { balancesOf } from './player-actions.ts';
import styles from './player-table.module.css';

const HEADINGS: readonly Heading[] = [
  'Player',
  'ID',
  'Status',
  { title: 'Available', isNumber: true },
  { title: 'Frozen', isNumber: true },
  { title: 'Open sessions', isNumber: true },
  { title: 'Unread', isNumber: true },
  'Created',
];

/** Players, one a row; a row leads to its player, and arrows lead from row to row. */
export function PlayerTable({ players }: { readonly players: readonly PlayerRecord[] }) {
  return (
    <Table headings={HEADINGS}>
      {players.map((player) => (
        <PlayerRow key={player.id} player={player} />
      ))}
    </Table>
  );
}

function PlayerRow({ player }: { readonly player: PlayerRecord }) {
  const { availableMicros, frozenMicros } = balancesOf(player);
  const { word, tone } = playerWords(player.status);
  return (
    <tr className={styles.row}>
      <td className={styles.name}>
        <Link to={`/players/${player.id}`} className={styles.link ?? ''} data-row>
          {player.userName}
        </Link>
        {player.nickName !== player.userName && <span className={styles.nick}>{player.nickName}</span>}
      </td>
      <td className={table.muted}>{player.id}</td>
      <td>
        <Pill tone={tone}>{word}</Pill>{' '}
        {player.isPayPasswordLocked && <Pill tone="amber">transaction password locked</Pill>}
      </td>
      <td className={table.number}>
        <Sum micros={availableMicros} />
      </td>
      <td className={joinClasses(table.number, frozenMicros === 0 && table.dim)}>
        <Sum micros={frozenMicros} />
      </td>
      <td className={joinClasses(table.number, player.openSessions === 0 && table.dim)}>
        {count(player.openSessions)}
      </td>
      <td className={joinClasses(table.number, player.unreadMessages === 0 && table.dim)}>
        {count(player.unreadMessages)}
      </td>
      <td className={table.muted}>
        <Moment at={player.createTime} />
      </td>
    </tr>
  );
}

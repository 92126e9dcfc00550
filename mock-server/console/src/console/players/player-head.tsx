import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useWorld } from '../../control/world-clock.ts';
import { Moment } from '../../page/moment.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Sum } from '../../ui/sum.tsx';
import { playerWords } from '../../ui/words.ts';
import { balancesOf } from './player-actions.ts';
import styles from './player-head.module.css';

export function PlayerHead({ player }: { readonly player: PlayerRecord }) {
  const { availableMicros, frozenMicros } = balancesOf(player);
  const { word, tone } = playerWords(player.status);
  // Told while they are those that all demo accounts share.
  const known = useWorld().data?.players.find(({ userName }) => userName === player.userName);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className={styles.name}>{player.userName}</h1>
        <Pill tone={tone}>{word}</Pill>
        {player.isPayPasswordLocked && <Pill tone="amber">transaction password locked</Pill>}
        {!player.payPassword && <Pill>no transaction password</Pill>}
        <p className={styles.facts}>
          ID {player.id}
          {player.nickName !== player.userName && ` · called ${player.nickName}`} · since{' '}
          <Moment at={player.createTime} />
        </p>
        {known?.password !== undefined && (
          <p className={styles.facts}>
            password <code>{known.password}</code>
            {known.payPassword !== undefined && (
              <>
                {' '}
                · transaction password <code>{known.payPassword}</code>
              </>
            )}
          </p>
        )}
      </div>
      <Facts
        className={styles.balances}
        facts={[
          { name: 'Available, USDT', value: <Sum micros={availableMicros} /> },
          {
            name: 'Frozen, USDT',
            value: <Sum micros={frozenMicros} />,
            className: frozenMicros === 0 ? styles.nothing : undefined,
          },
        ]}
      />
    </header>
  );
}

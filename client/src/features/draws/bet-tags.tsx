import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import styles from './draws.module.css';

export type YourBetsProps = {
  bets: readonly Bet[];
  /** Before the balls lie still, nothing gives away what they will show. */
  isRevealed: boolean;
};

/** Bets in a few words each: the choice and the stake. Gold only where all of them together are a gain. */
export function BetTags({ bets, isRevealed }: YourBetsProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const isGain = outcomeOf(bets).netMicros > 0;
  return (
    <ul className={styles.bets}>
      {bets.map(({ id, playCode, amountMicros, status }) => {
        const hasPrize = isRevealed && status === BET_STATUS.won;
        return (
          <li key={id}>
            <Tag tone={hasPrize && isGain ? 'gold' : 'neutral'} icon={hasPrize && <Check />}>
              {choiceName(t, playCode)} <span className={styles.amount}>{format.usdt(amountMicros)}</span>
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}

import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import text from '../../ui/basics/text.module.css';
import { BetTags, type YourBetsProps } from './bet-tags.tsx';
import styles from './draws.module.css';
import { isWaiting } from './draws.queries.ts';
import { Settled } from './settled-bets.tsx';

/** The player's bets on the issue: before the draw what is at stake, after the settlement what they came to. */
export function YourBets({ bets, isRevealed }: YourBetsProps) {
  const { t } = useTranslation();
  if (bets.length === 0) return null;
  const outcome = outcomeOf(bets);
  const isSettled = isRevealed && !bets.some(isWaiting);
  if (isRevealed && (outcome.netMicros > 0 || (isSettled && outcome.prizeMicros > 0))) {
    return <Settled bets={bets} outcome={outcome} />;
  }
  return (
    <Card>
      <div className={styles.prize}>
        <p className={text.quiet}>{t(isSettled ? 'draws.prize.noWin' : 'draws.prize.yourBets')}</p>
        <BetTags bets={bets} isRevealed={isRevealed} />
      </div>
    </Card>
  );
}

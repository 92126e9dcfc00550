import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import { Card, HeroCard } from '../../ui/basics/card.tsx';
import { Tag } from '../../ui/basics/tag.tsx';
import { Money } from '../../ui/game/money.tsx';
import styles from './draws.module.css';
import { isWaiting } from './draws.queries.ts';

const hasWon = ({ status }: Bet) => status === BET_STATUS.won;

type YourBetsProps = {
  bets: readonly Bet[];
  /** Before the balls lie still, nothing gives away what they will show. */
  isRevealed: boolean;
};

function BetTag({ bet, isWin }: { bet: Bet; isWin: boolean }) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <Tag tone={isWin ? 'gold' : 'neutral'} icon={isWin && <Check aria-hidden="true" />}>
      {choiceName(t, bet.playCode)} <span className={styles.amount}>{format.usdt(bet.amountMicros)}</span>
    </Tag>
  );
}

/** Bets in a few words each: the choice and the stake. */
export function BetTags({ bets, isRevealed }: YourBetsProps) {
  return (
    <ul className={styles.bets}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <BetTag bet={bet} isWin={isRevealed && hasWon(bet)} />
        </li>
      ))}
    </ul>
  );
}

/** On a small phone the prize would stand below the edge of the screen. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

/** The player's bets on the issue: before the draw what is at stake, after the settlement what was won. */
export function YourBets({ bets, isRevealed }: YourBetsProps) {
  const { t } = useTranslation();
  if (bets.length === 0) return null;
  const wonMicros = bets.filter(hasWon).reduce((total, bet) => total + bet.prizeMicros, 0);
  if (isRevealed && wonMicros > 0) {
    return (
      <HeroCard tone="gold">
        <div ref={showWhole} className={styles.prize}>
          <p className={styles.won}>{t('draws.prize.won')}</p>
          <Money micros={wonMicros} size="hero" tone="gold" isSigned />
          <BetTags bets={bets} isRevealed={isRevealed} />
        </div>
      </HeroCard>
    );
  }
  const isLost = isRevealed && !bets.some(isWaiting);
  return (
    <Card>
      <div className={styles.prize}>
        <p className={styles.caption}>{t(isLost ? 'draws.prize.noWin' : 'draws.prize.yourBets')}</p>
        <BetTags bets={bets} isRevealed={isRevealed} />
      </div>
    </Card>
  );
}

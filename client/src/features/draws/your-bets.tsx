import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BetOutcome, outcomeOf } from '../../data/betting/bet-outcome.ts';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import { isMotionReduced } from '../../lib/reduced-motion.ts';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { Money } from '../../ui/game/money.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import styles from './draws.module.css';
import { isWaiting } from './draws.queries.ts';

type YourBetsProps = {
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

/** On a small phone the prize would stand below the edge of the screen. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}

type SettledProps = { bets: readonly Bet[]; outcome: BetOutcome };

/** More than was staked is a win; a prize of no more is money that comes back. */
function Settled({ bets, outcome }: SettledProps) {
  const { t } = useTranslation();
  const isGain = outcome.netMicros > 0;
  const sums = [
    { label: t('game.order.returned'), value: <Money micros={outcome.prizeMicros} /> },
    { label: t('game.sum.stake'), value: <Money micros={outcome.stakeMicros} /> },
  ];
  const content = (
    <div ref={showWhole} className={styles.prize}>
      {isGain && <p className={styles.won}>{t('draws.prize.won')}</p>}
      {isGain && <Money micros={outcome.netMicros} size="hero" tone="gold" isSigned />}
      <Sums className={styles.sums} sums={sums} />
      <BetTags bets={bets} isRevealed />
    </div>
  );
  return isGain ? <HeroCard tone="gold">{content}</HeroCard> : <Card>{content}</Card>;
}

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

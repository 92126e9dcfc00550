import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import type { BetOutcome } from '../../data/betting/bet-outcome.ts';
import { isMotionReduced } from '../../lib/reduced-motion.ts';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import { Money } from '../../ui/game/money.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import { BetTags } from './bet-tags.tsx';
import styles from './draws.module.css';

/** On a small phone the prize would stand below the edge of the screen. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}

type SettledProps = { bets: readonly Bet[]; outcome: BetOutcome };

/** More than was staked is a win; a prize of no more is money that comes back. */
export function Settled({ bets, outcome }: SettledProps) {
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

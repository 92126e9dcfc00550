import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import type { BetOutcome } from '../../data/betting/bet-outcome.ts';
import { isMotionReduced } from '../../lib/reduced-motion.ts';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import { Money } from '../../ui/game/money.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import { BetTags } from './bet-tags.tsx';
import { useCelebration } from './celebration/use-celebration.tsx';
import styles from './draws.module.css';

/** On a small phone the prize would stand below the edge of the screen. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}

type SettledProps = { bets: readonly Bet[]; outcome: BetOutcome };

/** What the bets brought and cost, and how each of them came out. */
function Account({ bets, outcome }: SettledProps) {
  const { t } = useTranslation();
  const sums = [
    { label: t('game.order.returned'), value: <Money micros={outcome.prizeMicros} /> },
    { label: t('game.sum.stake'), value: <Money micros={outcome.stakeMicros} /> },
  ];
  return (
    <>
      <Sums className={styles.sums} sums={sums} />
      <BetTags bets={bets} isRevealed />
    </>
  );
}

/** More than was staked is a win, which is celebrated. */
export function Won({ issueCode, ...settled }: SettledProps & { issueCode: string }) {
  const { t } = useTranslation();
  const celebration = useCelebration(issueCode);
  return (
    <div className={styles.win}>
      <HeroCard tone="gold">
        <div ref={showWhole} className={styles.prize}>
          <p className={styles.won}>{t('draws.prize.won')}</p>
          <Money micros={settled.outcome.netMicros} size="hero" tone="gold" isSigned />
          <Account {...settled} />
        </div>
      </HeroCard>
      {celebration}
    </div>
  );
}

/** A prize of no more than the stakes is money that comes back. */
export function Returned(settled: SettledProps) {
  return (
    <Card>
      <div ref={showWhole} className={styles.prize}>
        <Account {...settled} />
      </div>
    </Card>
  );
}

import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { prizeMicros } from '@canada28/shared/game/payout.ts';
import { useTranslation } from 'react-i18next';
import { HeroCard } from '../../ui/basics/card.tsx';
import { BallSum } from '../../ui/game/ball-sum.tsx';
import { Money } from '../../ui/game/money.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import styles from './bet-detail.module.css';
import { betLook } from './bet-look.tsx';

/** The sum that matters: what was won, or what still could be. */
function OutcomeSum({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  // Odds are an observed field, but not one that every server fills before the draw.
  if (bet.status === BET_STATUS.waiting && bet.oddsThousandths > 0) {
    return (
      <p className={styles.sum}>
        <span className={styles.caption}>{t('record.detail.mayReturn')}</span>
        <Money micros={prizeMicros(bet.amountMicros, bet.oddsThousandths)} size="hero" />
      </p>
    );
  }
  const hasWon = bet.status === BET_STATUS.won;
  return (
    <p className={styles.sum}>
      <span className={styles.caption}>{t('record.detail.winAmount')}</span>
      <Money micros={bet.prizeMicros} size="hero" isSigned tone={hasWon ? 'gold' : 'inherit'} />
    </p>
  );
}

/** What became of a bet, at a glance. */
export function BetOutcome({ bet }: { bet: Bet }) {
  const hasWon = bet.status === BET_STATUS.won;
  return (
    <HeroCard tone={hasWon ? 'gold' : 'brand'}>
      <div className={styles.outcome}>
        <StateTag look={betLook(bet.status)} />
        <OutcomeSum bet={bet} />
        {bet.result && <BallSum digits={bet.result.digits} {...(hasWon && { sumTone: 'gold' })} />}
      </div>
    </HeroCard>
  );
}

import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BetOutcome, outcomeOf } from '../../data/betting/bet-outcome.ts';
import { useFormatter } from '../../i18n/format.ts';
import { choiceName } from '../../i18n/game-words.ts';
import { isMotionReduced } from '../../lib/reduced-motion.ts';
import { Card, HeroCard } from '../../ui/basics/card.tsx';
import { Money } from '../../ui/game/money.tsx';
import styles from './draws.module.css';
import { isWaiting } from './draws.queries.ts';

type YourBetsProps = {
  bets: readonly Bet[];
  /** Before the balls lie still, nothing gives away what they will show. */
  isRevealed: boolean;
};

type BetTagProps = { bet: Bet; hasPrize: boolean; isGain: boolean };

function BetTag({ bet, hasPrize, isGain }: BetTagProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <Tag tone={hasPrize && isGain ? 'gold' : 'neutral'} icon={hasPrize && <Check aria-hidden="true" />}>
      {choiceName(t, bet.playCode)} <span className={styles.amount}>{format.usdt(bet.amountMicros)}</span>
    </Tag>
  );
}

/** Bets in a few words each: the choice and the stake. Gold only where all of them together are a gain. */
export function BetTags({ bets, isRevealed }: YourBetsProps) {
  const isGain = outcomeOf(bets).netMicros > 0;
  return (
    <ul className={styles.bets}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <BetTag bet={bet} hasPrize={isRevealed && bet.status === BET_STATUS.won} isGain={isGain} />
        </li>
      ))}
    </ul>
  );
}

/** On a small phone the prize would stand below the edge of the screen. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}

type SettledProps = { bets: readonly Bet[]; outcome: BetOutcome };

/** What came back, beside what was staked. */
function Sums({ outcome: { prizeMicros, stakeMicros } }: Pick<SettledProps, 'outcome'>) {
  const { t } = useTranslation();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('draws.prize.returned')}</dt>
        <dd>
          <Money micros={prizeMicros} />
        </dd>
      </div>
      <div>
        <dt>{t('betting.slip.stake')}</dt>
        <dd>
          <Money micros={stakeMicros} />
        </dd>
      </div>
    </dl>
  );
}

/** More came back than was staked. */
function Won({ bets, outcome }: SettledProps) {
  const { t } = useTranslation();
  return (
    <HeroCard tone="gold">
      <div ref={showWhole} className={styles.prize}>
        <p className={styles.won}>{t('draws.prize.won')}</p>
        <Money micros={outcome.netMicros} size="hero" tone="gold" isSigned />
        <Sums outcome={outcome} />
        <BetTags bets={bets} isRevealed />
      </div>
    </HeroCard>
  );
}

/** A prize of no more than the stakes is money that comes back, not a win. */
function Returned({ bets, outcome }: SettledProps) {
  return (
    <Card>
      <div ref={showWhole} className={styles.prize}>
        <Sums outcome={outcome} />
        <BetTags bets={bets} isRevealed />
      </div>
    </Card>
  );
}

/** The player's bets on the issue: before the draw what is at stake, after the settlement what they came to. */
export function YourBets({ bets, isRevealed }: YourBetsProps) {
  const { t } = useTranslation();
  if (bets.length === 0) return null;
  const outcome = outcomeOf(bets);
  if (isRevealed && outcome.netMicros > 0) return <Won bets={bets} outcome={outcome} />;
  const isSettled = isRevealed && !bets.some(isWaiting);
  if (isSettled && outcome.prizeMicros > 0) return <Returned bets={bets} outcome={outcome} />;
  return (
    <Card>
      <div className={styles.prize}>
        <p className={styles.caption}>{t(isSettled ? 'draws.prize.noWin' : 'draws.prize.yourBets')}</p>
        <BetTags bets={bets} isRevealed={isRevealed} />
      </div>
    </Card>
  );
}

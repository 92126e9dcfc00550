import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import text from '../../ui/basics/text.module.css';
import { BetTags, type YourBetsProps } from './bet-tags.tsx';
import styles from './draws.module.css';
import { isWaiting } from './draws.queries.ts';
import { Returned, Won } from './settled-bets.tsx';

/** The player's bets on the issue: before the draw what is at stake, after the settlement what they came to, read out. */
export function YourBets(props: YourBetsProps) {
  const issueCode = props.bets[0]?.issueCode;
  if (issueCode === undefined) return null;
  return (
    <div aria-live="polite">
      <BetsOfIssue issueCode={issueCode} {...props} />
    </div>
  );
}

function BetsOfIssue({ issueCode, bets, isRevealed }: YourBetsProps & { issueCode: string }) {
  const { t } = useTranslation();
  const outcome = outcomeOf(bets);
  const isSettled = isRevealed && !bets.some(isWaiting);
  if (isRevealed && outcome.netMicros > 0) {
    return <Won key={issueCode} issueCode={issueCode} bets={bets} outcome={outcome} />;
  }
  if (isSettled && outcome.prizeMicros > 0) return <Returned bets={bets} outcome={outcome} />;
  return (
    <Card>
      <div className={styles.prize}>
        <p className={text.quiet}>{t(isSettled ? 'draws.prize.noWin' : 'draws.prize.yourBets')}</p>
        <BetTags bets={bets} isRevealed={isRevealed} />
      </div>
    </Card>
  );
}

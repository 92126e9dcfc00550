import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/basics/button.tsx';
import { Money } from '../../ui/game/money.tsx';
import styles from './bet-slip.module.css';
import { type LastBet, repeatBet } from './bet-slip.store.ts';
import { totalMicrosOf } from './check-slip.ts';

/** Stands where the slip will rise: what was bet last, in one tap. */
export function RepeatBet({ lastBet, issueCode }: { lastBet: LastBet; issueCode: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.repeat}>
      <Button variant="secondary" icon={<RotateCcw />} onClick={() => repeatBet(lastBet, issueCode)}>
        {t('betting.slip.repeat')} <Money micros={totalMicrosOf(lastBet.stakes)} />
      </Button>
    </div>
  );
}

import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { BetTags } from '../../features/draws/bet-tags.tsx';
import { useBetsOnIssue } from '../../features/draws/draws.queries.ts';
import text from '../../ui/basics/text.module.css';
import { Money } from '../../ui/game/money.tsx';
import styles from './lobby.module.css';

/** What the player has at stake on the issue. */
export function LobbyBets({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const bets = useBetsOnIssue(issue.issueCode, issue.result !== undefined);
  const stakedMicros = bets.reduce((total, bet) => total + bet.amountMicros, 0);
  return (
    <Card title={t('betting.lobby.bets')} tools={bets.length > 0 && <Money micros={stakedMicros} />}>
      {bets.length > 0 ? (
        <div className={styles.stakes}>
          <BetTags bets={bets} isRevealed={issue.result !== undefined} />
        </div>
      ) : (
        <p className={text.quiet}>{t('betting.lobby.noBets')}</p>
      )}
    </Card>
  );
}

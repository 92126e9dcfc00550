import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import { BetTags } from '../../features/draws/bet-tags.tsx';
import { useBetsOnIssue } from '../../features/draws/draws.queries.ts';
import text from '../../ui/basics/text.module.css';
import { Money } from '../../ui/game/money.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import styles from './lobby.module.css';

/** What the player has at stake on the issue. */
export function LobbyBets({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const isDrawn = issue.result !== undefined;
  const query = useBetsOnIssue(issue.issueCode, isDrawn);
  const stakedMicros = outcomeOf(query.data ?? []).stakeMicros;
  return (
    <Card title={t('betting.lobby.bets')} tools={stakedMicros > 0 && <Money micros={stakedMicros} />}>
      <Loaded query={query} skeleton={<Skeleton />}>
        {(bets) =>
          bets.length > 0 ? (
            <div className={styles.stakes}>
              <BetTags bets={bets} isRevealed={isDrawn} />
            </div>
          ) : (
            <p className={text.quiet}>{t('betting.lobby.noBets')}</p>
          )
        }
      </Loaded>
    </Card>
  );
}

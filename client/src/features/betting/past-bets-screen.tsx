import { Ball } from '@canada28/ui/ball.tsx';
import { VirtualList } from '@canada28/ui/virtual-list.tsx';
import { ReceiptText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsForced } from '../../data/draws/issue.queries.ts';
import { screenPx } from '../../lib/viewport-scale.ts';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import { Money } from '../../ui/game/money.tsx';
import { List } from '../../ui/lists/list.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { useBetRecord } from './bet-record.queries.ts';
import { BetRow } from './bet-row.tsx';
import styles from './past-bets.module.css';
import { type IssueBets, settledByIssue } from './past-bets.ts';

function IssueSection({ issue: { issueCode, result, bets, netMicros } }: { issue: IssueBets }) {
  const { t } = useTranslation();
  const isForced = useIsForced(issueCode, result !== undefined);
  return (
    <section className={styles.issue}>
      <h2 className={styles.head}>
        <span className={styles.code}>{t('game.issue.name', { issue: issueCode })}</span>
        {result && (
          <span className={styles.result}>
            {result.digits.join(' + ')} = <Ball value={result.sum} size="small" isPadded />
            {isForced && <ForcedMark isShort />}
          </span>
        )}
        {netMicros !== undefined && (
          <span className={styles.net}>
            <Money micros={netMicros} isSigned tone={netMicros > 0 ? 'green' : 'inherit'} />
          </span>
        )}
      </h2>
      <List>
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetRow bet={bet} hasIssue={false} />
          </li>
        ))}
      </List>
    </section>
  );
}

/** About how tall an issue with one bet is, in px of the design. */
const ISSUE_HEIGHT = 124;

const keyOf = ({ issueCode }: IssueBets) => issueCode;

function PastBets() {
  const { t } = useTranslation();
  const record = useBetRecord({});
  const [issuePx] = useState(() => screenPx(ISSUE_HEIGHT));
  const { data: bets, hasNextPage } = record;
  const issues = useMemo(() => bets && settledByIssue(bets, hasNextPage), [bets, hasNextPage]);
  return (
    <PagedList
      query={{ ...record, data: issues }}
      empty={{ icon: <ReceiptText />, title: t('betting.past.empty'), text: t('record.list.emptyHint') }}
    >
      {(shown) => (
        <VirtualList
          label={t('betting.past.title')}
          items={shown}
          keyOf={keyOf}
          heightOf={() => issuePx}
          scroller="main"
        >
          {(issue) => <IssueSection issue={issue} />}
        </VirtualList>
      )}
    </PagedList>
  );
}

/** What the player's bets came to, issue by issue (product §2, `/order/betting/past`). */
export function PastBetsScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen title={t('betting.past.title')} backTo={paths.roomBetting}>
      <PastBets />
    </TitledScreen>
  );
}

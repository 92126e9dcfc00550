import { BET_FILTER } from '@canada28/shared/contract/betting.contract.ts';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { useRefreshAfterSettlement } from '../../lib/issue.queries.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { Ball } from '../../ui/ball.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { List } from '../../ui/list.tsx';
import { ListTail } from '../../ui/list-tail.tsx';
import { Money } from '../../ui/money.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { useBetRecord } from './bet-record.queries.ts';
import { BetRow } from './bet-row.tsx';
import styles from './past-bets.module.css';
import { type IssueBets, settledByIssue } from './past-bets.ts';

function IssueSection({ issue: { issueCode, result, bets, netMicros } }: { issue: IssueBets }) {
  const { t } = useTranslation();
  return (
    <section className={styles.issue}>
      <h2 className={styles.head}>
        <span className={styles.code}>{t('game.issue.name', { issue: issueCode })}</span>
        {result && (
          <span className={styles.result}>
            {result.digits.join(' + ')} = <Ball value={result.sum} size="small" isPadded />
          </span>
        )}
        <span className={styles.net}>
          <Money micros={netMicros} isSigned tone={netMicros > 0 ? 'green' : 'inherit'} />
        </span>
      </h2>
      <List>
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} hasIssue={false} />
        ))}
      </List>
    </section>
  );
}

/** The settled bets with all the states of a list. */
function PastBets() {
  const { t } = useTranslation();
  const record = useBetRecord({ status: BET_FILTER.all, days: undefined });
  useRefreshAfterSettlement();
  if (record.data === undefined) {
    if (!record.isError) return <ListSkeleton />;
    const retry = () => void record.refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={record.isFetching} onRetry={retry} />;
  }
  const issues = settledByIssue(record.data);
  if (issues.length === 0 && !record.hasNextPage) {
    return (
      <EmptyState icon={<ReceiptText />} title={t('betting.past.empty')} text={t('record.list.emptyHint')} />
    );
  }
  return (
    <>
      {issues.map((issue) => (
        <IssueSection key={issue.issueCode} issue={issue} />
      ))}
      <ListTail
        hasMore={record.hasNextPage}
        isLoading={record.isFetchingNextPage}
        hasFailed={record.isFetchNextPageError}
        onMore={() => void record.fetchNextPage()}
      />
    </>
  );
}

/** What the player's bets came to, issue by issue (product §2, `/order/betting/past`). */
export function PastBetsScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.roomBetting);
  return (
    <Screen header={<NavBar title={t('betting.past.title')} onBack={goBack} />}>
      <PastBets />
    </Screen>
  );
}

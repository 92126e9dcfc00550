import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { ErrorState } from '../../ui/lists/error-state.tsx';
import { ListSkeleton, Skeleton } from '../../ui/lists/skeleton.tsx';
import { BetFacts } from './bet-facts.tsx';
import { BetOutcome } from './bet-outcome.tsx';
import { useBet } from './bet-record.queries.ts';

/** The bet number of the address; undefined where it cannot be one. */
function useOrderCode(): string | undefined {
  const id = useSearchParams()[0].get('id') ?? '';
  return /^\d{1,32}$/.test(id) ? id : undefined;
}

function ParameterError({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('error.page.parameter')}
      {...(text !== undefined && { text })}
      action={<ButtonLink to={paths.bettingRecord}>{t('game.bet.record')}</ButtonLink>}
    />
  );
}

function BetOfCode({ orderCode }: { orderCode: string }) {
  const { t } = useTranslation();
  const { data: bet, error, isFetching, refetch } = useBet(orderCode);
  useRefreshAfterSettlement();
  if (bet !== undefined) {
    return (
      <>
        <BetOutcome bet={bet} />
        <BetFacts bet={bet} />
      </>
    );
  }
  const refusal = refusalMessage(error);
  if (refusal !== undefined) return <ParameterError text={refusal} />;
  if (error !== null) {
    const retry = () => void refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={isFetching} onRetry={retry} />;
  }
  return (
    <>
      <Skeleton shape="card" />
      <ListSkeleton />
    </>
  );
}

/** All about one bet (product §2, `/record/detail`). */
export function BetDetailScreen() {
  const { t } = useTranslation();
  const orderCode = useOrderCode();
  const goBack = useGoBack(paths.bettingRecord);
  return (
    <Screen header={<NavBar title={t('record.detail.title')} onBack={goBack} />}>
      {orderCode === undefined ? <ParameterError /> : <BetOfCode orderCode={orderCode} />}
    </Screen>
  );
}

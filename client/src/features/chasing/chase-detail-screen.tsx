import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { refusalMessage } from '../../lib/api-error.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { ErrorState } from '../../ui/lists/error-state.tsx';
import { ListSkeleton, Skeleton } from '../../ui/lists/skeleton.tsx';
import { ChaseFacts } from './chase-facts.tsx';
import { ChaseItems } from './chase-items.tsx';
import { ChaseOutcome } from './chase-outcome.tsx';
import { isRunning } from './chase-progress.ts';
import { useChase } from './chasing.queries.ts';
import { StopChase } from './stop-chase.tsx';
import { useFollowChases } from './use-follow-chases.ts';

/** The chase of the address; undefined where it cannot be one. */
function useChaseId(): number | undefined {
  const id = useSearchParams()[0].get('id') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

function ParameterError() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.chaseRecord);
  return (
    <Screen header={<NavBar title={t('chasing.detail.title')} onBack={goBack} />}>
      <EmptyState
        icon={<CircleAlert />}
        title={t('error.page.parameter')}
        action={<ButtonLink to={paths.chaseRecord}>{t('game.chase.record')}</ButtonLink>}
      />
    </Screen>
  );
}

function ComingChase({ hasFailed, isRetrying, onRetry }: ComingChaseProps) {
  const { t } = useTranslation();
  if (hasFailed) {
    return <ErrorState title={t('common.list.failed')} isRetrying={isRetrying} onRetry={onRetry} />;
  }
  return (
    <>
      <Skeleton shape="card" />
      <ListSkeleton />
    </>
  );
}

type ComingChaseProps = { hasFailed: boolean; isRetrying: boolean; onRetry: () => void };

function ChaseOfId({ id }: { id: number }) {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.chaseRecord);
  const { data, error, isFetching, refetch } = useChase(id);
  useFollowChases();
  if (data === null || (data === undefined && refusalMessage(error) !== undefined)) return <ParameterError />;
  return (
    <Screen
      header={<NavBar title={t('chasing.detail.title')} onBack={goBack} />}
      footer={data && isRunning(data.chase) && <StopChase {...data} />}
    >
      {data === undefined ? (
        <ComingChase hasFailed={error !== null} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <ChaseOutcome {...data} />
          <ChaseItems {...data} />
          <ChaseFacts chase={data.chase} />
        </>
      )}
    </Screen>
  );
}

/** All about one chase (product §2, `/chasingRecordDetail`). */
export function ChaseDetailScreen() {
  const id = useChaseId();
  return id === undefined ? <ParameterError /> : <ChaseOfId id={id} />;
}

import { useTranslation } from 'react-i18next';
import { hasRefusalMessage } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { DetailScreen, useAddressId } from '../../ui/lists/detail-screen.tsx';
import { useChase } from './chase.queries.ts';
import { ChaseFacts } from './chase-facts.tsx';
import { ChaseItems } from './chase-items.tsx';
import { ChaseOutcome } from './chase-outcome.tsx';
import { isRunning } from './chase-progress.ts';
import { StopChase } from './stop-chase.tsx';

/** All about one chase (product §2, `/chasingRecordDetail`). */
export function ChaseDetailScreen() {
  const { t } = useTranslation();
  const id = useAddressId(/^\d{1,15}$/);
  const query = useChase(id);
  return (
    <DetailScreen
      title={t('chasing.detail.title')}
      recordPath={paths.chaseRecord}
      recordTitle={t('game.chase.record')}
      query={query}
      isRefused={id === undefined || hasRefusalMessage(query.error)}
      footer={query.data && isRunning(query.data.chase) && <StopChase {...query.data} />}
    >
      {(whole) => (
        <>
          <ChaseOutcome {...whole} />
          <ChaseItems {...whole} />
          <ChaseFacts chase={whole.chase} />
        </>
      )}
    </DetailScreen>
  );
}

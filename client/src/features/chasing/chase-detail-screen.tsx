import { refusalMessage } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { type DetailLook, DetailScreen } from '../../ui/lists/detail-screen.tsx';
import { ChaseFacts } from './chase-facts.tsx';
import { ChaseItems } from './chase-items.tsx';
import { ChaseOutcome } from './chase-outcome.tsx';
import { isRunning } from './chase-progress.ts';
import { type ChaseInFull, useChase } from './chasing.queries.ts';
import { StopChase } from './stop-chase.tsx';

const CHASE_DETAIL: DetailLook<ChaseInFull> = {
  titleKey: 'chasing.detail.title',
  recordPath: paths.chaseRecord,
  recordTitleKey: 'game.chase.record',
  idPattern: /^\d{1,15}$/,
  useThing: useChase,
  refusalOf: (error) => (refusalMessage(error) === undefined ? undefined : {}),
  contentOf: (whole) => (
    <>
      <ChaseOutcome {...whole} />
      <ChaseItems {...whole} />
      <ChaseFacts chase={whole.chase} />
    </>
  ),
  footerOf: (whole) => isRunning(whole.chase) && <StopChase {...whole} />,
};

/** All about one chase (product §2, `/chasingRecordDetail`). */
export function ChaseDetailScreen() {
  return <DetailScreen look={CHASE_DETAIL} />;
}

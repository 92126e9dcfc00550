import { readMaintenanceControl } from '@canada28/shared/control/operator.control.ts';
import { useControl } from '../../control/use-control.ts';
import { useWorld } from '../../control/world-clock.ts';
import { type Moment, momentOf } from './moment.ts';
import type { Issues } from './turning-points.ts';

/** At a higher rate an issue is over before what was read of it is on the screen. */
const FASTEST_SHOWN = 1000;

/** The present that issues tell, and whether the operator closed the service meanwhile: draws go on, no call is answered. */
export function useMoment(issues: Issues | undefined, nowMs: number | undefined): Moment {
  const isClosed = useControl(readMaintenanceControl).data?.on ?? false;
  const isFast = (useWorld().data?.rate ?? 0) > FASTEST_SHOWN;
  const moment = momentOf(issues, nowMs);
  if (isClosed) return { ...moment, word: 'Maintenance by hand', tone: 'amber' };
  return isFast ? { word: 'Too fast to show', tone: 'neutral' } : moment;
}

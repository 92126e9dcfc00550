import { readMaintenanceControl } from '@canada28/shared/control/operator.control.ts';
import { useControl } from '../../control/use-control.ts';
import { type Moment, momentOf } from './moment.ts';
import type { Issues } from './turning-points.ts';

/** The present that issues tell, and whether the operator closed the service meanwhile: draws go on, no call is answered. */
export function useMoment(issues: Issues | undefined, nowMs: number | undefined): Moment {
  const isClosed = useControl(readMaintenanceControl).data?.on ?? false;
  const moment = momentOf(issues, nowMs);
  return isClosed ? { ...moment, word: 'Maintenance by hand', tone: 'amber' } : moment;
}

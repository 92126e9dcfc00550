import { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { useControl } from '../../control/use-control.ts';

/** The issues that the band shows. */
export function useIssues() {
  return useControl(listIssuesControl, { query: { before: 3, after: 5 } });
}

import { getDriftControl } from '@canada28/shared/control/drift.control.ts';
import { useControl } from './use-control.ts';

/** Calls that only read change what was seen, and no page is told of them. */
const EVERY_MS = 2000;

/** What the calls of this world show of its server. An ordinary world judges its whole journal to tell: few pages ask. */
export function useDrift(enabled = true) {
  return useControl(getDriftControl, {}, { enabled, everyMs: EVERY_MS });
}

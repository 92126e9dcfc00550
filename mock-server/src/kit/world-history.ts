import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  goBackControl,
  goForwardControl,
  listHistoryControl,
} from '@canada28/shared/control/history.control.ts';
import type { Control } from './wire.ts';

type OthersToo = { readonly othersToo?: boolean };

/** What was changed in a world by control calls (control §14). */
export type WorldHistory = {
  /** The last steps, newest first, also those that were undone. */
  readonly list: () => Promise<ControlOutputOf<typeof listHistoryControl>>;
  /** Makes the world what it was before a step; `clock.back()` undoes the last one. */
  readonly back: (stepId: number, how?: OthersToo) => Promise<ControlOutputOf<typeof goBackControl>>;
  /** Takes the last going back back. */
  readonly forward: (how?: OthersToo) => Promise<ControlOutputOf<typeof goForwardControl>>;
};

export function historyOf(control: Control): WorldHistory {
  return {
    list: () => control(listHistoryControl),
    back: (stepId, how = {}) => control(goBackControl, { params: { id: String(stepId) }, body: how }),
    forward: (how = {}) => control(goForwardControl, { body: how }),
  };
}

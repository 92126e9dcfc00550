import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  addFaultControl,
  clearFaultsControl,
  type Fault,
  type FaultRequest,
  listFaultsControl,
  listReplyFieldsControl,
  removeFaultControl,
} from '@canada28/shared/control/faults.control.ts';
import type { Control } from './wire.ts';

type AddedFault = Fault & { readonly remove: () => Promise<Fault> };

/** What goes wrong with player calls and with files of the client (control §5). */
export type WorldFaults = {
  /** For calls of a path (`game/gameBet.do`, `wallet/*`, `**`) or of a closer match (`{ file: '/assets/*.js' }`), so many times. */
  readonly add: (
    match: string | FaultRequest['match'],
    then: FaultRequest['then'],
    times?: number,
  ) => Promise<AddedFault>;
  /** With how often each was hit. */
  readonly list: () => Promise<Fault[]>;
  readonly remove: (id: number) => Promise<Fault>;
  readonly clear: () => Promise<Fault[]>;
  /** The places in the replies of calls that a patch may name: `data.list[].status`. */
  readonly fields: (path: string) => Promise<ControlOutputOf<typeof listReplyFieldsControl>>;
};

export function faultsOf(control: Control): WorldFaults {
  const remove = (id: number) => control(removeFaultControl, { params: { id: String(id) } });
  return {
    add: async (path, then, times) => {
      const match = typeof path === 'string' ? { path } : path;
      const body = { match, then, ...(times !== undefined && { times }) };
      const fault = await control(addFaultControl, { body });
      return { ...fault, remove: () => remove(fault.id) };
    },
    list: () => control(listFaultsControl),
    remove,
    clear: () => control(clearFaultsControl),
    fields: (path) => control(listReplyFieldsControl, { query: { path } }),
  };
}

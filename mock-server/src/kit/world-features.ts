import type { ControlInputOf } from '@canada28/shared/control/control-call.ts';
import {
  type DrawScripts,
  dropDrawScriptControl,
  type IssueScript,
  listDrawScriptsControl,
  type NextDraws,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import {
  addFaultControl,
  clearFaultsControl,
  type Fault,
  type FaultRequest,
  listFaultsControl,
  removeFaultControl,
} from '@canada28/shared/control/faults.control.ts';
import { type ClockMove, moveClockControl } from '@canada28/shared/control/time.control.ts';
import type { Control } from './wire.ts';

type ClockBody = ControlInputOf<typeof moveClockControl>['body'];

/** Which of the events on the way are told: all unless told; those about money, or about the money of one player. */
type ToldEvents = Pick<Extract<ClockBody, { to: unknown }>, 'only' | 'player'>;

/** The time of a world; every move tells what happened on the way (control §2). */
export type WorldClock = {
  /** Epoch ms, a date, or `2026-09-16T19:00` by the clocks of the world. */
  readonly set: (moment: number | Date | string, told?: ToldEvents) => Promise<ClockMove>;
  /** Milliseconds, or `3m30s`. */
  readonly advance: (duration: number | string, told?: ToldEvents) => Promise<ClockMove>;
  /** To the next moment of that name: `draw`, `cutoff`, `maintenance` … */
  readonly to: (moment: Extract<ClockBody, { to: unknown }>['to'], told?: ToldEvents) => Promise<ClockMove>;
  /** Undoes the last step: what a control call changed last. */
  readonly back: () => Promise<ClockMove>;
  readonly freeze: () => Promise<ClockMove>;
  /** One second a second again. */
  readonly resume: () => Promise<ClockMove>;
  /** So many times as fast as the wall's clock. */
  readonly rate: (rate: number) => Promise<ClockMove>;
};

export function clockOf(control: Control): WorldClock {
  const move = (body: ClockBody) => control(moveClockControl, { body });
  return {
    set: (moment, told) => move({ set: moment instanceof Date ? moment.getTime() : moment, ...told }),
    advance: (duration, told) => move({ advance: duration, ...told }),
    to: (moment, told) => move({ to: moment, ...told }),
    back: () => move({ back: true }),
    freeze: () => move({ freeze: true }),
    resume: () => move({ resume: true }),
    rate: (rate) => move({ rate }),
  };
}

type Numbers = readonly number[];

/** What is to come of a draw: its sum (0–27), its three digits or its twenty numbers. */
type WantedResult = { readonly sum: number } | { readonly digits: Numbers } | { readonly numbers: Numbers };

/** What is to come of one issue: a result, a late draw (ms) or none at all. */
type WantedOfIssue = WantedResult | { readonly lateMs: number } | { readonly void: true };

/** Results that are wanted; all tell everything that is wanted afterwards (control §3). */
export type WorldDraws = {
  /** Of the next draws, in this order, after what is wanted already. */
  readonly next: (...results: readonly WantedResult[]) => Promise<DrawScripts>;
  readonly script: (issueCode: string, wanted: WantedOfIssue) => Promise<DrawScripts>;
  readonly list: () => Promise<DrawScripts>;
  readonly drop: (id: number) => Promise<DrawScripts>;
};

export function drawsOf(control: Control): WorldDraws {
  const list = () => control(listDrawScriptsControl);
  return {
    next: async (...results) => {
      // One call each: a call takes one kind, and their order counts.
      for (const result of results) await control(scriptDrawsControl, { body: queueOf(result) });
      return list();
    },
    // The mock itself says which forms there are.
    script: (issueCode, wanted) =>
      control(scriptDrawsControl, { body: { issueCode, ...wanted } as IssueScript }),
    list,
    drop: (id) => control(dropDrawScriptControl, { params: { id: String(id) } }),
  };
}

function queueOf(wanted: WantedResult): NextDraws {
  if ('sum' in wanted) return { sums: [wanted.sum] };
  if ('digits' in wanted) return { digits: [[...wanted.digits]] };
  return { numbers: [[...wanted.numbers]] };
}

type AddedFault = Fault & { readonly remove: () => Promise<Fault> };

/** What goes wrong with player calls (control §5). */
export type WorldFaults = {
  /** For calls of a path (`game/gameBet.do`, `wallet/*`, `**`) or of a closer match, so many times. */
  readonly add: (
    match: string | FaultRequest['match'],
    then: FaultRequest['then'],
    times?: number,
  ) => Promise<AddedFault>;
  /** With how often each was hit. */
  readonly list: () => Promise<Fault[]>;
  readonly clear: () => Promise<Fault[]>;
};

export function faultsOf(control: Control): WorldFaults {
  return {
    add: async (path, then, times) => {
      const match = typeof path === 'string' ? { path } : path;
      const body = { match, then, ...(times !== undefined && { times }) };
      const fault = await control(addFaultControl, { body });
      const params = { id: String(fault.id) };
      return { ...fault, remove: () => control(removeFaultControl, { params }) };
    },
    list: () => control(listFaultsControl),
    clear: () => control(clearFaultsControl),
  };
}

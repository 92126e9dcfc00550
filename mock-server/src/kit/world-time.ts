import type { ControlInputOf } from '@canada28/shared/control/control-call.ts';
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

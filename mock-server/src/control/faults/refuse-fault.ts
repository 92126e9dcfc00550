import { CALL_PATHS, callsMatching } from '@canada28/shared/control/call-paths.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import { ControlError } from '../control-error.ts';
import { nearestTo } from '../nearest.ts';

export function refuseContradiction({ match, times = 1, then }: FaultRequest): void {
  const counts = (['nth', 'every', 'probability'] as const).filter((name) => match[name] !== undefined);
  if (counts.length > 1)
    throw new ControlError(
      `A fault hits by at most one of nth, every and probability, not by ${counts.join(' and ')}.`,
    );
  if (match.nth !== undefined && times > 1)
    throw new ControlError(`There is only one nth call: "times" may be 1 or left out, not ${times}.`);
  if ('latencyMs' in then && typeof then.latencyMs === 'object' && then.latencyMs.min > then.latencyMs.max)
    throw new ControlError(
      `The "min" of "latencyMs" may be at most its "max" ${then.latencyMs.max}, not ${then.latencyMs.min}.`,
    );
}

export function refuseUnknownPath(path: string): void {
  if (callsMatching(path).size > 0) return;
  throw new ControlError(
    `No player call matches ${path}: the nearest are ${nearestTo(path, CALL_PATHS).join(', ')}; * stands for a part of a path, ** for all of it.`,
  );
}
